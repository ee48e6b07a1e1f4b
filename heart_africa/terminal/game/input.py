"""Who answers at the prompt: a person with completion and history, a plain line, nobody."""

import os
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Protocol

from heart_africa.core.safe_text import shown
from heart_africa.terminal.dice_sources import at_a_terminal
from heart_africa.terminal.screen import Screen

Suggest = Callable[[str], Iterable[tuple[str, int, str]]]
"""For what stands before the cursor: what it may become, how many letters it replaces, what that means."""


class Leave(Exception):
    """Nobody answers any more."""


class Asker(Protocol):
    """Where lines come from.

    `person`: whether somebody is there to be asked. In a pipe every line is an order, and none an answer.
    """

    @property
    def person(self) -> bool:
        """As above."""

    def order(self, prompt: str, default: str = "") -> str:
        """The next order; empty for none. Raises `Leave`."""

    def answer(self, prompt: str, empty: str = "", hint: str = "") -> str | None:
        """The answer to a question; `empty` is meant by an empty line, None is going back. Raises `Leave`."""


class Plain:
    """Lines as they come, from a pipe or a terminal that can do no more."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen

    @property
    def person(self) -> bool:
        """At a terminal, however little it can do."""
        return at_a_terminal()

    def order(self, prompt: str, default: str = "") -> str:  # noqa: ARG002  # nothing can be offered here
        """The next line."""
        if self.person:
            self.screen.ask(prompt)
        line = sys.stdin.readline() if sys.stdin is not None else ""
        if not line:
            raise Leave
        return shown(line).strip()

    def answer(self, prompt: str, empty: str = "", hint: str = "") -> str | None:
        """The next line; where an empty one means nothing, it goes back."""
        return self.order(f"{prompt} ({hint})" if hint else prompt) or empty or None


class Rich:
    """A prompt that completes words and remembers lines; Esc or Ctrl-C go back."""

    person = True

    def __init__(self, suggest: Suggest, history: Path, hint: Callable[[], str]) -> None:
        from prompt_toolkit import PromptSession  # noqa: PLC0415  # only a prompt needs it, help must not wait
        from prompt_toolkit.history import FileHistory  # noqa: PLC0415

        history.parent.mkdir(parents=True, exist_ok=True)
        keys, completer = _keys(), _completer(suggest)
        self._hint = hint
        self._orders: Any = PromptSession(
            history=FileHistory(str(history)),
            completer=completer,
            key_bindings=keys,
            complete_while_typing=False,
            reserve_space_for_menu=6,
        )
        self._answers: Any = PromptSession(key_bindings=keys)

    def order(self, prompt: str, default: str = "") -> str:
        """The next order."""
        return self._asked(self._orders, prompt, default=default, bottom_toolbar=self._hint) or ""

    def answer(self, prompt: str, empty: str = "", hint: str = "") -> str | None:
        """The answer to a question."""
        line = self._asked(self._answers, prompt, bottom_toolbar=hint or self._hint)
        return line if line is None else (line or empty or None)

    @staticmethod
    def _asked(session: Any, prompt: str, **more: Any) -> str | None:  # noqa: ANN401  # prompt_toolkit's own
        try:
            line: str | None = session.prompt(f"{shown(prompt)} ", **more)
        except KeyboardInterrupt:
            return None
        except EOFError:
            raise Leave from None
        return line if line is None else shown(line).strip()


def asker(screen: Screen, suggest: Suggest, history: Path, hint: Callable[[], str]) -> Asker:
    """The best prompt that this terminal can show."""
    rich = at_a_terminal() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
    return Rich(suggest, history, hint) if rich else Plain(screen)


def _keys() -> Any:  # noqa: ANN401  # as above
    from prompt_toolkit.key_binding import KeyBindings  # noqa: PLC0415

    keys = KeyBindings()

    @keys.add("escape", eager=True)
    def _back(event: Any) -> None:  # noqa: ANN401
        event.app.exit(result=None)

    return keys


def _completer(suggest: Suggest) -> Any:  # noqa: ANN401  # as above
    from prompt_toolkit.completion import Completer, Completion  # noqa: PLC0415

    class Words(Completer):
        def get_completions(self, document: Any, complete_event: Any) -> Iterable[Any]:  # noqa: ANN401, ARG002
            for text, replaced, meaning in suggest(document.text_before_cursor):
                yield Completion(shown(text), start_position=-replaced, display_meta=shown(meaning))

    return Words()

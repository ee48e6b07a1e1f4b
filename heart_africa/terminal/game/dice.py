"""Who answers questions at the prompt, and where the dice of an order come from."""

import os
import sys
from collections.abc import Callable, Iterable
from dataclasses import field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from heart_africa.core.dataclass import dataclass
from heart_africa.core.dice import typed
from heart_africa.core.journal.records import Origin
from heart_africa.core.messages import LANGUAGES
from heart_africa.core.problems import BadData
from heart_africa.core.text import shown
from heart_africa.language.lines import plain
from heart_africa.language.order_fields import words_of
from heart_africa.terminal.dice_sources import (
    NOT_THROWN,
    DiceOptions,
    More,
    asked,
    at_a_terminal,
    certified,
    read_faces,
    seed_of,
    thrown,
    too_few,
    with_line,
)
from heart_africa.terminal.screen import Screen

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession
    from prompt_toolkit.completion import Completer
    from prompt_toolkit.document import Document
    from prompt_toolkit.formatted_text import AnyFormattedText
    from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent

# --- where answers come from ---


Suggest = Callable[[str], Iterable[tuple[str, int, str]]]
"""Returns completions of the text before the cursor: the word, the letters replaced, the meaning."""


class EndOfInput(Exception):
    """Input has ended: nobody answers any more."""


class Asker(Protocol):
    """Where lines come from.

    `person`: whether somebody can be asked; in a pipe every line is an order, and none an answer.
    """

    @property
    def person(self) -> bool:
        """Whether a person is there who can be asked again."""

    def order(self, prompt: str, default: str = "") -> str:
        """The next order; empty for none. Raises `EndOfInput`."""

    def answer(self, prompt: str, empty: str = "", hint: str = "") -> str | None:
        """Return the answer to a question: `empty` for an empty line, None for back. Raises `EndOfInput`."""


class Plain:
    """Reads plain lines, from a pipe or a terminal without editing."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen

    @property
    def person(self) -> bool:
        """Whether input is a terminal."""
        return at_a_terminal()

    def order(self, prompt: str, default: str = "") -> str:  # noqa: ARG002  # nothing can be offered here
        """The next line of the input."""
        if self.person:
            self.screen.ask(prompt)
        line = sys.stdin.readline() if sys.stdin is not None else ""
        if not line:
            raise EndOfInput
        return shown(line).strip()

    def answer(self, prompt: str, empty: str = "", hint: str = "") -> str | None:
        """The next line; None if it is empty and `empty` is too."""
        return self.order(f"{prompt} ({hint})" if hint else prompt) or empty or None


class Rich:
    """A prompt with completion and history; Esc or Ctrl-C go back."""

    person = True

    def __init__(self, suggest: Suggest, history: Path, hint: Callable[[], str]) -> None:
        from prompt_toolkit import PromptSession  # noqa: PLC0415  # only a prompt needs it, help must not wait
        from prompt_toolkit.history import FileHistory  # noqa: PLC0415  # a terminal's prompt alone needs it

        history.parent.mkdir(parents=True, exist_ok=True)
        keys, completer = _keys(), _completer(suggest)
        self._hint = hint
        self._orders: PromptSession[str] = PromptSession(
            history=FileHistory(str(history)),
            completer=completer,
            key_bindings=keys,
            complete_while_typing=False,
            reserve_space_for_menu=6,
        )
        self._answers: PromptSession[str] = PromptSession(key_bindings=keys)

    def order(self, prompt: str, default: str = "") -> str:
        """The next order typed at the prompt."""
        return self._asked(self._orders, prompt, self._hint, default) or ""

    def answer(self, prompt: str, empty: str = "", hint: str = "") -> str | None:
        """The answer to a question."""
        line = self._asked(self._answers, prompt, hint or self._hint)
        return line if line is None else (line or empty or None)

    @staticmethod
    def _asked(
        session: "PromptSession[str]", prompt: str, hint: "AnyFormattedText", default: str = ""
    ) -> str | None:
        try:
            line: str | None = session.prompt(f"{shown(prompt)} ", default=default, bottom_toolbar=hint)
        except KeyboardInterrupt:
            return None
        except EOFError:
            raise EndOfInput from None
        return line if line is None else shown(line).strip()


def asker(screen: Screen, suggest: Suggest, history: Path, hint: Callable[[], str]) -> Asker:
    """The best kind of prompt that this terminal can show."""
    rich = at_a_terminal() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
    return Rich(suggest, history, hint) if rich else Plain(screen)


def _keys() -> "KeyBindings":
    from prompt_toolkit.key_binding import KeyBindings  # noqa: PLC0415  # a terminal's prompt alone needs it

    keys = KeyBindings()

    @keys.add("escape", eager=True)
    def _back(event: "KeyPressEvent") -> None:
        event.app.exit(result=None)

    return keys


def _completer(suggest: Suggest) -> "Completer":
    from prompt_toolkit.completion import Completer, Completion  # noqa: PLC0415  # a terminal's prompt alone needs it

    class Words(Completer):
        def get_completions(self, document: "Document", complete_event: object) -> Iterable[Completion]:  # noqa: ARG002  # as the library calls it
            for text, replaced, meaning in suggest(document.text_before_cursor):
                yield Completion(shown(text), start_position=-replaced, display_meta=shown(meaning))

    return Words()


# --- the dice of one order ---


THROW = "t"


class Back(Exception):
    """Raised when whoever was asked wants to go back; nothing is entered."""


@dataclass
class Source:
    """Where the dice of a session come from, unless they are typed behind an order.

    `asks`: for a single command, whether dice are asked for at the terminal; `kind`: of the game, as a
    certificate's note; `lots`: throws that are never asked for, since no player throws dice for them, as for
    a chit out of a cup.
    """

    screen: Screen
    wanted: DiceOptions = NOT_THROWN
    asker: Asker | None = None
    asks: bool = False
    explain: Callable[[str], None] = field(default=lambda _why: None)
    kind: str = "battle"
    lots: frozenset[str] = frozenset()
    unseen: tuple[int, ...] = ()
    """The faces that Enter threw last for this order; they are told before more are asked for."""

    @cached_property
    def seed(self) -> int:
        """The seed of the generator."""
        return seed_of(self.wanted)

    @cached_property
    def generator(self) -> More:
        """The generator of this session, one for all its throws."""
        return thrown(self.seed)

    def given(self, count: int, why: str, what: str) -> tuple[Iterable[int], Origin]:
        """Return faces, no more than are asked for; `what` says for what.

        Raises `BadData` if there is no source, `Back`.
        """
        if self.wanted.certificate:
            label = self.screen.say(why)
            return certified(Path(self.wanted.certificate), self.kind)(count, label), Origin.CERTIFICATE
        if self.wanted.throws:
            return self.generator(count, why), Origin.THROWN
        if self.asker is not None and why in self.lots:
            return self.generator(count, why), Origin.THROWN
        if self.asker is not None:
            return self._asked(self.asker, count, why, what)
        if self.asks and at_a_terminal():
            return asked(self.screen)(count, why), Origin.TYPED
        raise too_few(count, what)

    def _asked(self, asker: Asker, count: int, why: str, what: str) -> tuple[Iterable[int], Origin]:
        found = typed("", count)
        if self.unseen:
            faces = " ".join(map(str, self.unseen))
            self.screen.print(
                self.screen.say("game-dice-thrown", faces=faces, count=len(self.unseen)), indent=2
            )
            self.unseen = ()
        while found.missing:
            prompt = self.screen.say("game-ask-dice", count=found.missing, what=what)
            answer = asker.answer(prompt, THROW, self.screen.say("game-hint-dice"))
            if answer is None or said("back", answer):
                raise Back
            if answer == "?":
                self.explain(why)
            elif said("throw", answer) and found.missing == count:
                self.unseen = tuple(self.generator(count, why))
                return self.unseen, Origin.THROWN
            else:
                found = with_line(self.screen, found, answer)
        return found.known, Origin.TYPED


class Dealer:
    """Gives the dice of one order: first those typed behind it, then those of the source.

    `words`: what the dice are for, by message and known faces, if that takes more than the message; `key`:
    the sign behind which faces were typed.
    """

    def __init__(
        self,
        source: Source,
        faces: str | None,
        words: Callable[[str, tuple[int, ...]], str] | None = None,
        key: str = "=",
    ) -> None:
        throws = faces is not None and said("throw", faces)
        self.left = [] if throws else list(read_faces(source.screen, faces or "", key))
        self._source, self._throws, self.words = source, throws, words
        source.unseen = ()
        self._known: list[int] = []

    def done(self) -> None:
        """Raises `BadData` if more faces were typed than were needed."""
        if self.left:
            extra = " ".join(map(str, self.left))
            raise BadData("too-many-faces", about={"found": extra, "count": len(self.left)})

    def __call__(self, count: int, why: str) -> tuple[Iterable[int], Origin]:
        """Return faces, no more than are asked for, and where they come from."""
        if self.left:
            given, self.left = self.left[:count], self.left[count:]
            self._known += given
            return given, Origin.TYPED
        if self._throws:
            return self._source.generator(count, why), Origin.THROWN
        what = self.words(why, tuple(self._known)) if self.words else self._source.screen.say(why)
        faces, origin = self._source.given(count, why, what)
        self._known += (faces := list(faces))
        return faces, origin


def said(word: str, answer: str) -> bool:
    """Whether an answer is one of the short words of the prompts (back, throw, yes) in any language."""
    known = (each for lang in LANGUAGES for each in words_of(lang, f"answer-{word}"))
    return plain(answer) in {plain(each) for each in known}

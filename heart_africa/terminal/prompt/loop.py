"""An evening at the prompt: line after line, whatever is against one told, nothing lost."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from heart_africa.core.bad_data import bad_text
from heart_africa.core.journal.book import Refused
from heart_africa.core.problems import BadData
from heart_africa.language.lines import is_comment
from heart_africa.storage.documents import Conflict
from heart_africa.storage.journal_writer import JournalWriter
from heart_africa.terminal.faults import BAD_INPUT, DONE, REFUSED
from heart_africa.terminal.health import show_aside
from heart_africa.terminal.prompt.dice import Back, Source, said
from heart_africa.terminal.prompt.input import Asker, Leave
from heart_africa.terminal.prompt.orders import look_at_reason
from heart_africa.terminal.screen import Screen


class Session(Protocol):
    """What is kept, with whoever answers, and who carries out an order."""

    screen: Screen
    sitting: JournalWriter[Any]
    source: Source
    asker: Asker | None

    def order(self, text: str) -> None:
        """Carry out a line. Raises `BadData`, `Refused`, `Back`."""


S = TypeVar("S", bound=Session)


@dataclass
class PromptLoop(ABC, Generic[S]):
    """Where the lines come from; what was typed in vain last; the worst that became of a line."""

    session: S
    lines: Asker
    again: str = ""
    worst: int = DONE

    def __post_init__(self) -> None:
        """Questions are for people: the next line of a pipe is the next order, never an answer."""
        self.session.asker = self.session.source.asker = self.lines if self.lines.person else None

    def run(self) -> int:
        """Carry out lines until no more come: 0, or for a pipe the code of the worst of them."""
        while True:
            self.show_next()
            try:
                line = self._line()
                if line and not is_comment(line):
                    self._do(line)
            except Leave:
                return DONE if self.lines.person else self.worst

    def _line(self) -> str:
        default, self.again = self.again, ""
        return self.lines.order(self.prompt(), default)

    def _do(self, line: str) -> None:
        """Carry out a line; whatever is against it is told, and nothing is lost."""
        screen, sitting = self.session.screen, self.session.sitting
        try:
            look_at_reason(line)
            if said("back", line):
                self.forget()
            elif not self.here(line):
                self.session.order(line)
        except Conflict as conflict:
            self.worst = BAD_INPUT
            screen.fail(bad_text(conflict, screen.lang))
            screen.speak("referee-reloaded", "yellow", count=len(sitting.reload()))
        except Refused as refused:
            self.worst = max(self.worst, REFUSED)
            self.refused(refused)
        except BadData as fault:
            self.worst = BAD_INPUT
            screen.fail(bad_text(fault, screen.lang))
            self.again = line
        except Back:
            screen.speak("referee-back", "dim")
        show_aside(screen, sitting)

    # --- what each game says of itself ---

    @abstractmethod
    def show_next(self) -> None:
        """Say what comes next, if it has not been said."""

    @abstractmethod
    def prompt(self) -> str:
        """What stands before the line."""

    @abstractmethod
    def forget(self) -> None:
        """Say what comes next again."""

    @abstractmethod
    def here(self, line: str) -> bool:
        """Carry out a verb of the prompt, if the line begins with one. Raises `BadData`, `Leave`."""

    @abstractmethod
    def refused(self, refused: Refused) -> None:
        """Say what the book has against an order."""

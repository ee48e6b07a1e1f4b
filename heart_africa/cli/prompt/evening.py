"""An evening at the prompt: line after line, whatever is against one told, nothing lost."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from heart_africa.bad_data import bad_text
from heart_africa.cli.faults import DONE
from heart_africa.cli.health import show_aside
from heart_africa.cli.prompt.asking import Asker, Leave
from heart_africa.cli.prompt.dealing import Back, said
from heart_africa.cli.screen import Screen
from heart_africa.journal.book import Refused
from heart_africa.orders.lines import is_comment
from heart_africa.problems import BadData
from heart_africa.store.documents import Conflict
from heart_africa.store.sitting import Sitting


class Session(Protocol):
    """What is kept, with whoever answers, and who carries out an order."""

    screen: Screen
    sitting: Sitting[Any]
    asker: Asker | None

    def order(self, text: str) -> None:
        """Carry out a line. Raises `BadData`, `Refused`, `Back`."""


S = TypeVar("S", bound=Session)


@dataclass
class Evening(ABC, Generic[S]):
    """What was typed in vain last."""

    session: S
    again: str = ""

    def run(self) -> int:
        """Ask for orders until nobody answers any more."""
        while True:
            self.show_next()
            try:
                line = self._line()
                if line and not is_comment(line):
                    self._do(line)
            except Leave:
                return DONE

    def _line(self) -> str:
        default, self.again = self.again, ""
        assert self.session.asker is not None  # noqa: S101  # an evening is kept with somebody
        return self.session.asker.order(self.prompt(), default)

    def _do(self, line: str) -> None:
        """Carry out a line; whatever is against it is told, and nothing is lost."""
        screen, sitting = self.session.screen, self.session.sitting
        try:
            if said("back", line):
                self.forget()
            elif not self.here(line):
                self.session.order(line)
        except Conflict as conflict:
            screen.fail(bad_text(conflict, screen.lang))
            screen.speak("referee-reloaded", "yellow", count=len(sitting.reload()))
        except Refused as refused:
            self.refused(refused)
        except BadData as fault:
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

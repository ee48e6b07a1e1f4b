"""Back and forth in a journal: undo, redo, corrections past a die, another order for an earlier one."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from heart_africa.core.journal.book import StandingAct
from heart_africa.core.journal.records import Act
from heart_africa.core.problems import Problem
from heart_africa.language.lines import Line
from heart_africa.storage.journal_writer import JournalWriter
from heart_africa.terminal.prompt.dice import Dealer, Source
from heart_africa.terminal.screen import Screen

State = TypeVar("State")


class Reading(Protocol):
    """Who reads an order as things stood, and gives the dice it needs."""

    source: Source

    def read(self, text: str, at: Any, /) -> tuple[Line, Any]:  # noqa: ANN401  # a state; any command
        """The parts of a line and its command. Raises `BadData`."""


@dataclass(frozen=True)
class GoingBack(Generic[State]):
    """A journal with the words for it: an act in a line between two states, an objection with its rule."""

    screen: Screen
    sitting: JournalWriter[State]
    heading: Callable[[State, State, Act], str]
    objection: Callable[[Problem], str]

    def undo(self) -> None:
        """Take back the last act and say which. Raises `BadData`: there is none, or dice lie there."""
        last = self.sitting.journal.last
        self.sitting.undo()
        assert last is not None  # noqa: S101  # it has been taken back
        self.screen.speak("referee-undone", number=last.number, title=self.title(last))

    def redo(self) -> None:
        """Let it stand again and say which. Raises `BadData`: there is none."""
        self.sitting.redo()
        last = self.sitting.journal.last
        assert last is not None  # noqa: S101  # it stands again
        self.screen.speak("referee-redone", number=last.number, title=self.title(last))

    def correct(self, back_to: int, reason: str) -> None:
        """Take back everything after an act, dice or no dice, and say what. Raises `BadData`."""
        gone = [each for each in self.sitting.journal.standing if each.number > back_to]
        self.sitting.correct(back_to, reason)
        self.screen.speak("referee-corrected", "bold", number=back_to, count=len(gone))
        self.screen.items(((f"#{each.number}", self.title(each), "") for each in gone), 1)

    def amend(self, session: Reading, number: int, text: str, reason: str = "") -> None:
        """Put an earlier act right by another order; what came later is entered again as far as it goes.

        Raises `BadData`, `Refused`.
        """
        found = self.standing(number)
        line, command = session.read(text, found.before)
        why = reason or line.despite or ""
        left = self.sitting.amend(number, command, Dealer(session.source, line.faces), why, line.despite)
        self.screen.speak("referee-amended", "bold", number=number, title=self.title(found))
        for each in left:
            title = self.heading(found.before, found.after, each.act)
            self.screen.items([("✗", f"#{each.number} {title}", "yellow")], 1)
            self.screen.items((("", self.objection(problem), "dim") for problem in each.problems), 4)

    def standing(self, number: int) -> StandingAct[State]:
        """The act in force of that number. Raises `BadData`."""
        return self.sitting.journal.standing[self.sitting.journal.place(number)]

    def title(self, each: StandingAct[State]) -> str:
        """An act in a line, to know it again."""
        return self.heading(each.before, each.after, each.act)

"""Players around a table who hide something from one another, any of whom the computer may play."""

from collections.abc import Mapping
from typing import Any, ClassVar, Generic, NamedTuple

from heart_africa.companions.rules import CompanionRules
from heart_africa.companions.secrets import State, View
from heart_africa.core.journal.journal import Journal


class Choice(NamedTuple):
    """An order with what it is worth to a player of the computer's, and why: a message with its facts."""

    order: Any
    value: float
    why: str
    about: Mapping[str, object] = {}


class SeatedRules(CompanionRules[State], Generic[State]):
    """The rules of such a game; `view`: what its players may know.

    Its package has a module `players`: `PLAYERS` of the computer's by their names, the weakest first, and
    `choice`, what one of them would do.
    """

    view: ClassVar[type[View[Any]]]

    def seats(self, state: State) -> tuple[str, ...]:
        """The names of all players."""
        return tuple(each.name for each in state.players)

    def on_move(self, state: State) -> str:
        """Whose decision it is."""
        return str(state.players[state.actor].name) if state.actor >= 0 else ""

    def seen_by(self, journal: Journal[State], seat: str) -> Journal[State]:
        """The journal with all cards face down that he may not see; what he has of it stays as it is.

        So they do at the end: opened then, it would be another journal than the one on his machine.
        """
        state = journal.state
        return self.view(state.who(state.seat(seat))).journal(journal)

"""Which room has a step of the turn, and what it says is to be done there."""

from collections.abc import Callable, Mapping
from typing import Any

from heart_africa.battle import Battle
from heart_africa.book import Book
from heart_africa.game import arriving, fighting, moving, nerve, shooting, winning
from heart_africa.game.agenda import Agenda
from heart_africa.journal.deeds import Fact
from heart_africa.reckoning import Line
from heart_africa.tables.sequence import Step

Due = Callable[[Book, Battle], Agenda]
Ending = Callable[[Book, Battle], tuple[Fact, ...]]


def _due(room: Any) -> Due:  # noqa: ANN401  # a module
    """A room's own answer; one that has none yet has nothing to do."""
    found: Due = getattr(room, "due", _nothing)
    return found


def _nothing(book: Book, battle: Battle) -> Agenda:
    row = book.sequence.row(battle.step)
    return Agenda("", Line("turning-agenda-step", 0, row.rule, row.page), ())


DUE: Mapping[Step, Due] = {
    Step.ARRIVALS: _due(arriving),
    Step.UNITS: _due(moving),
    Step.INDEPENDENTS: _due(moving),
    Step.SHOOTING: _due(shooting),
    Step.RELOADING: _due(shooting),
    Step.MELEE: _due(fighting),
    Step.MORALE: _due(nerve),
    Step.RALLYING: _due(nerve),
    Step.VICTORY: winning.due,
}
ENDINGS: Mapping[Step, Ending] = {Step.SHOOTING: getattr(shooting, "ending", lambda _book, _battle: ())}
"""What a room adds when its step ends."""


def due(book: Book, battle: Battle) -> Agenda:
    """What is to be done in the step of the turn that is on."""
    return DUE[battle.step](book, battle)

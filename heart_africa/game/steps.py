"""Which room has a step of the turn, and what it says is to be done there."""

from collections.abc import Callable, Mapping

from heart_africa.battle import Battle
from heart_africa.book import Book
from heart_africa.game import arriving, fighting, moving, nerve, shooting, winning
from heart_africa.game.agenda import Agenda
from heart_africa.journal.deeds import Fact
from heart_africa.tables.sequence import Step

Due = Callable[[Book, Battle], Agenda]
Ending = Callable[[Book, Battle], tuple[Fact, ...]]

DUE: Mapping[Step, Due] = {
    Step.ARRIVALS: arriving.due,
    Step.UNITS: moving.due,
    Step.INDEPENDENTS: moving.due,
    Step.SHOOTING: shooting.due,
    Step.RELOADING: shooting.due,
    Step.MELEE: fighting.due,
    Step.MORALE: nerve.due,
    Step.RALLYING: nerve.due,
    Step.VICTORY: winning.due,
}
ENDINGS: Mapping[Step, Ending] = {Step.SHOOTING: shooting.ending}
"""What a room adds when its step ends."""


def due(book: Book, battle: Battle) -> Agenda:
    """What is to be done in the step of the turn that is on."""
    return DUE[battle.step](book, battle)


def is_idle(agenda: Agenda) -> bool:
    """Whether nothing is left to do in the step: nothing is owed, and nobody can do anything."""
    return not agenda.owed and not (agenda.orders and agenda.who)

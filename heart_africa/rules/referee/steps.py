"""Which feature has a step of the turn, and what it says is to be done there."""

from collections.abc import Callable, Mapping

from heart_africa.core.journal.records import EventRecord
from heart_africa.rules.battle import Battle
from heart_africa.rules.book import Book
from heart_africa.rules.referee import arrivals, ending, melee, morale, movement, shooting
from heart_africa.rules.referee.agenda import Agenda
from heart_africa.rules.tables.play import Step

Due = Callable[[Book, Battle], Agenda]
Ending = Callable[[Book, Battle], tuple[EventRecord, ...]]

DUE: Mapping[Step, Due] = {
    Step.ARRIVALS: arrivals.due,
    Step.UNITS: movement.due,
    Step.INDEPENDENTS: movement.due,
    Step.SHOOTING: shooting.due,
    Step.RELOADING: shooting.due,
    Step.MELEE: melee.due,
    Step.MORALE: morale.due,
    Step.RALLYING: morale.due,
    Step.VICTORY: ending.due,
}
ENDINGS: Mapping[Step, Ending] = {Step.SHOOTING: shooting.ending}
"""What a feature adds when its step ends."""


def due(book: Book, battle: Battle) -> Agenda:
    """What is to be done in the step of the turn that is on."""
    return DUE[battle.step](book, battle)


def is_idle(agenda: Agenda) -> bool:
    """Whether nothing is left to do in the step: nothing is owed, and nobody can do anything."""
    return not agenda.owed and not (agenda.orders and agenda.who)

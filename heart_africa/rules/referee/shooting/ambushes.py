"""A hidden unit of which anybody shoots comes out (AMBUSH-07)."""

from collections.abc import Iterable, Iterator

from heart_africa.core.journal.records import EventRecord
from heart_africa.rules.battle import Battle, Unit
from heart_africa.rules.book import Book
from heart_africa.rules.preparation.ambushes import Watch, spring
from heart_africa.rules.referee.shooting.refusals import hidden


def sprung(book: Book, battle: Battle, shooters: Iterable[str]) -> Iterator[EventRecord]:
    """The ambushes that these shooters give away, each once."""
    units = {unit.name: unit for unit in (_with_whom(battle, name) for name in shooters)}
    for unit in units.values():
        if hidden(unit):
            yield from (EventRecord(unit.name, event) for event in spring(book, _watch(unit)))


def _with_whom(battle: Battle, name: str) -> Unit:
    """The unit of a figure, or the one that its leader is with: he lies where that lies."""
    unit = battle.unit_of(name)
    return battle.unit(unit.with_unit) if unit.with_unit else unit


def _watch(unit: Unit) -> Watch:
    return Watch(unit.lies_in, shot=True, troops=tuple(unit.troops))

"""Units as the morale chapter asks for them: figures, casualties, markers, whom they follow."""

from collections.abc import Iterator

from heart_africa.rules.battle import Battle, SideId, Sort, Unit
from heart_africa.rules.battle.companies import at_start, figures
from heart_africa.rules.book import Book
from heart_africa.rules.play import morale
from heart_africa.rules.play.morale import Vessel


def morale_unit(battle: Battle, unit: Unit) -> morale.Unit:
    """The unit as its chapter asks for it."""
    return morale.Unit(
        unit.name,
        figures(battle, unit),
        at_start(battle, unit),
        unit.contingent,
        unit.markers,
        lone_leader=unit.sort is Sort.LEADER,
        on_table=unit.on_table,
        broken=unit.broken,
    )


# --- who tests ---


def testers(book: Book, battle: Battle, *sides: SideId) -> Iterator[Unit]:
    """The units on the table that take tests for the usual causes."""
    for unit in battle.units.values():
        if (
            unit.sort is Sort.UNIT
            and unit.side in sides
            and not morale.never_tests(book, morale_unit(battle, unit))
        ):
            yield unit


def vessel(book: Book, battle: Battle, unit: Unit) -> Vessel | None:
    """A gunboat or dhow as its chapter asks for it; None for anything else, or one that is gone."""
    if not unit.on_table or unit.troop not in book.morale.vessels:
        return None
    aboard = tuple(name for each in battle.units.values() for name in _aboard(each, unit.name))
    return Vessel(unit.name, unit.troop, unit.hits_before, unit.hits, unit.failures, unit.aground, aboard)


def _aboard(unit: Unit, vessel_: str) -> tuple[str, ...]:
    """Who of a unit is aboard a vessel: the whole by its name, or figure by figure."""
    carried = tuple(figure.name for figure in unit.here if (figure.aboard or unit.aboard) == vessel_)
    return (unit.name,) if carried and len(carried) == len(unit.here) else carried

"""What the book has against leaves, spells and rallying in these steps, as the battle stands."""

from collections.abc import Iterator

from heart_africa.core.problems import Problem
from heart_africa.rules.battle import Battle, Unit
from heart_africa.rules.book import Book
from heart_africa.rules.organisation import independents, leaders
from heart_africa.rules.organisation.independents import Bewitch, RaiseStandard
from heart_africa.rules.organisation.leaders import Overlook, Rally
from heart_africa.rules.play.morale.objections import Row, found_now, objections_to_leave, out_of_morale

Found = tuple[Problem, ...]


def _gone(unit: Unit, row: Row, *, alone: bool = True) -> Iterator[Problem]:
    """Whoever is to do something, or to have it done, is not on the table."""
    if not unit.on_table or (alone and not unit.led):
        yield found_now("not-there", row, unit.name, {"unit": unit.name})


def _of_the_other_army(one: Unit, unit: Unit, row: Row) -> Iterator[Problem]:
    if one.side != unit.side:
        yield found_now("of-the-other-army", row, unit.name, {"unit": unit.name, "who": one.himself.name})


# --- leaves ---


def overlook(book: Book, battle: Battle, order: Overlook) -> Found:
    """Against a disciplinarian's leave. Raises `BadData`."""
    leader, unit, row = battle.company_of(order.leader), battle.unit(order.unit), book.leading.discipline
    return (
        *objections_to_leave(book, battle, unit, row),
        *_gone(leader, row),
        *_of_the_other_army(leader, unit, row),
        *leaders.objections_to_overlook(book, battle, order),
    )


def raise_standard(book: Book, battle: Battle, order: RaiseStandard) -> Found:
    """Against a standard's leave. Raises `BadData`."""
    bearer, unit, row = battle.company_of(order.bearer), battle.unit(order.unit), book.independents.standard
    return (
        *objections_to_leave(book, battle, unit, row),
        *_gone(bearer, row),
        *_of_the_other_army(bearer, unit, row),
        *independents.objections_to_cancel(book, battle, order),
    )


# --- spells and rallying ---


def bewitch(book: Book, battle: Battle, order: Bewitch) -> Found:
    """Against a spell. Raises `BadData`."""
    doctor, row = battle.company_of(order.witch_doctor), book.independents.spell
    return (
        *out_of_morale(book, battle),
        *_gone(doctor, row),
        *independents.objections_to_bewitch(book, battle, order),
    )


def rally(book: Book, battle: Battle, order: Rally) -> Found:
    """Against an attempt to rally. Raises `BadData`."""
    leader, unit, row = battle.company_of(order.leader), battle.unit(order.unit), book.leading.rally_attempts
    return (
        *_gone(leader, row),
        *_gone(unit, row, alone=False),
        *_of_the_other_army(leader, unit, row),
        *leaders.objections_to_rally(book, battle, order),
    )

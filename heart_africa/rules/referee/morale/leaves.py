"""Leaves not to take one test: a disciplinarian's, a standard's; given before the die, used by the first."""

from collections.abc import Mapping

from heart_africa.rules.battle import Battle, Unit
from heart_africa.rules.book import Book
from heart_africa.rules.organisation.independents import RaiseStandard, standard
from heart_africa.rules.organisation.leaders import Overlook, discipline
from heart_africa.rules.referee.morale import marks, orders
from heart_africa.rules.referee.morale.units import company, him, leader_of
from heart_africa.rules.units import Release


def overlook_of(battle: Battle, order: orders.Overlook) -> Overlook:
    """A disciplinarian's leave as his chapter asks for it. Raises `BadData`."""
    unit, leader = battle.unit(order.unit), company(battle, order.leader)
    return Overlook(
        leader_of(leader),
        unit.name,
        order.inches,
        allied=bool(unit.contingent),
        ignored=len(marks.named(unit, marks.OVERLOOKED)),
        standard_used=bool(marks.named(unit, marks.STANDARD)),
    )


def standard_of(battle: Battle, order: orders.RaiseStandard) -> RaiseStandard:
    """A standard's leave as its chapter asks for it. Raises `BadData`."""
    unit, bearer = battle.unit(order.unit), company(battle, order.bearer)
    return RaiseStandard(
        him(bearer),
        unit.name,
        order.inches,
        bearer.figures[0].troop,
        order.screen,
        bearer.contingent,
        unit.contingent,
        helped=", ".join(marks.named(bearer, marks.HELPED)),
        leader_used=bool(marks.named(unit, marks.OVERLOOKED)),
        dark=battle.dark,
    )


def releases(book: Book, battle: Battle, unit: Unit) -> tuple[Release, ...]:
    """The leaves that a unit has been given and has not used."""
    used, given = marks.named(unit, marks.SPARED), _given(book, battle, unit)
    return tuple(release for by, release in given.items() if by not in used)


def _given(book: Book, battle: Battle, unit: Unit) -> Mapping[str, Release]:
    """By the names of those who gave them; what was measured then is not asked again."""
    eyes = {
        leader: discipline(book, overlook_of(battle, orders.Overlook(leader, unit.name, 0)))
        for leader in marks.named(unit, marks.OVERLOOKED)
    }
    flags = {
        bearer: standard(book, standard_of(battle, orders.RaiseStandard(bearer, unit.name, 0)))
        for bearer in marks.named(unit, marks.STANDARD)
    }
    return eyes | flags

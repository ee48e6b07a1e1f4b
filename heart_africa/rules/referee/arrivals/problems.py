"""What the book has against an order of the first step (pp. 21-23)."""

from collections.abc import Iterator

from heart_africa.core.problems import Problem
from heart_africa.rules.battle import Battle, Stage, Unit, Where, other
from heart_africa.rules.battle.companies import attached
from heart_africa.rules.book import Book
from heart_africa.rules.conditions import message
from heart_africa.rules.preparation import arrivals
from heart_africa.rules.preparation.arrivals import PlaceArrival, RollArrival
from heart_africa.rules.preparation.deployment.places import objections_to_enter
from heart_africa.rules.referee.arrivals import newcomers
from heart_africa.rules.referee.arrivals.orders import EnterColumn, HoldArrival, RollArrivalOrder
from heart_africa.rules.tables.play import Step

AREA = "arriving"


def refusal(book: Book, when: str, where: str = "", **about: object) -> Problem:
    """A refusal by its name, about a unit."""
    row = book.arriving.refusal[when]
    return Problem(message(AREA, row), row.rule, row.page, where, {"who": where, **about})


def _out_of_step(book: Book, battle: Battle, where: str = "") -> Iterator[Problem]:
    if battle.stage is not Stage.PLAY or battle.step is not Step.ARRIVALS:
        yield refusal(book, "not_in_arrivals", where)


# --- the draw ---


def to_draw(book: Book, battle: Battle, _order: RollArrivalOrder) -> tuple[Problem, ...]:
    """It is not drawn here, or was drawn already."""
    found = list(_out_of_step(book, battle))
    if not arrivals.drawn(book, battle):
        found.append(refusal(book, "never_drawn"))
    elif battle.first:
        found.append(refusal(book, "drawn_already"))
    return tuple(found)


# --- reserves ---


def to_roll(book: Book, battle: Battle, order: RollArrival) -> tuple[Problem, ...]:
    """Where the unit is, whose turn it is, and what the chapter has against it."""
    unit = battle.unit(order.unit)
    return (
        *_out_of_step(book, battle, unit.name),
        *_not_for_itself(book, battle, unit),
        *_not_first(book, battle, unit),
        *arrivals.objections_to_roll(book, battle, unit),
    )


def _not_for_itself(book: Book, battle: Battle, unit: Unit) -> Iterator[Problem]:
    if unit.where is not Where.RESERVE or not unit.here:
        yield refusal(book, "not_in_reserve", unit.name)
    elif attached(battle, unit):
        yield refusal(book, "comes_with_his_unit", unit.name, unit=unit.with_unit)
    elif not newcomers.rolls(battle, unit):
        yield refusal(book, "comes_with_its_vessel", unit.name)


def _not_first(book: Book, battle: Battle, unit: Unit) -> Iterator[Problem]:
    """The other side rolls and places first, or it is not drawn who does."""
    if newcomers.draw_due(book, battle):
        yield refusal(book, "order_not_drawn", unit.name)
    foes = other(unit.side)
    if (
        arrivals.first(book, battle) == foes
        and newcomers.begun(book, battle)
        and newcomers.unsettled(battle, foes)
    ):
        yield refusal(book, "other_side_first", unit.name)


def to_place(book: Book, battle: Battle, order: PlaceArrival) -> tuple[Problem, ...]:
    """Whether it may come on at all, whose turn it is, and the place."""
    unit = battle.unit(order.unit)
    return (
        *_may_come_on(book, battle, unit),
        *_not_first(book, battle, unit),
        *arrivals.objections_to_place(book, battle, order),
    )


def _may_come_on(book: Book, battle: Battle, unit: Unit) -> Iterator[Problem]:
    yield from _out_of_step(book, battle, unit.name)
    yield from _not_for_itself(book, battle, unit)
    if unit.where is Where.RESERVE and not unit.arrived:
        yield refusal(book, "has_not_rolled", unit.name)


def to_hold(book: Book, battle: Battle, order: HoldArrival) -> tuple[Problem, ...]:
    """Whether it could come on at all."""
    return tuple(_may_come_on(book, battle, battle.unit(order.unit)))


# --- a column ---


def to_enter(book: Book, battle: Battle, order: EnterColumn) -> tuple[Problem, ...]:
    """It marches in no column, somebody has entered this turn, or it is not the next in order."""
    unit, march = battle.unit(order.unit), newcomers.column(battle)
    found = list(_out_of_step(book, battle, unit.name))
    if unit.where is not Where.COLUMN or unit.name not in march:
        found.append(refusal(book, "not_in_column", unit.name))
        return tuple(found)
    if not newcomers.entering(book, battle):
        found.append(refusal(book, "entered_already", unit.name))
        return tuple(found)
    return (*found, *objections_to_enter(book, march, 1, unit.name))

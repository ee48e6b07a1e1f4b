"""The first step of a turn as a room of the game: reserves roll and are placed, a column enters."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from operator import attrgetter
from typing import Any, cast

from heart_africa.battle import Battle, Figure, Unit, Where
from heart_africa.book import Book
from heart_africa.dice import Dice
from heart_africa.game.arriving import coming, objecting
from heart_africa.game.arriving.events import CameOn, HeldBack
from heart_africa.game.arriving.orders import (
    EnterColumn,
    HoldArrival,
    PlaceArrival,
    RollArrival,
    RollArrivalOrder,
)
from heart_africa.game.rooms import Room
from heart_africa.journal.deeds import Fact
from heart_africa.preparation import arrivals
from heart_africa.preparation.arrivals import ArrivalOrder, ArrivalRolled
from heart_africa.problems import BadData, Problem
from heart_africa.strict import nearest
from heart_africa.tables.deployment import Scenario

# --- what an order brings about ---


def _draw(book: Book, battle: Battle, _order: RollArrivalOrder, dice: Dice) -> tuple[Fact, ...]:
    scenario = cast("Scenario", battle.scenario)
    return tuple(Fact("", event) for event in arrivals.order_of_arrival(book, scenario, dice))


def _roll(book: Book, battle: Battle, order: RollArrival, dice: Dice) -> tuple[Fact, ...]:
    events = arrivals.roll_arrival(book, objecting.roll(battle, order), dice)
    return tuple(Fact(order.unit, event) for event in events)


def _come_on(_book: Book, battle: Battle, order: PlaceArrival | EnterColumn, _dice: Dice) -> tuple[Fact, ...]:
    """It stands on the table with all who travel with it."""
    units = coming.party(battle, battle.unit(order.unit))
    _known(battle, order.unit, units, (*order.cover, *order.alone))
    event = CameOn(units, order.cover, order.alone, isinstance(order, EnterColumn))
    return (Fact(order.unit, event),)


def _known(battle: Battle, unit: str, units: tuple[str, ...], names: tuple[str, ...]) -> None:
    """Raises `BadData` for a figure that does not come with them."""
    company = tuple(figure.name for each in units for figure in battle.unit(each).figures)
    for name in names:
        battle.unit_of(name)
        if name not in company:
            about = {"unit": unit, "found": name, "nearest": nearest(name, company)}
            raise BadData("not-of-this-unit", about=about)


def _hold(_book: Book, battle: Battle, order: HoldArrival, _dice: Dice) -> tuple[Fact, ...]:
    return (Fact(battle.unit(order.unit).name, HeldBack()),)


# --- what becomes of the battle ---


def _drawn(battle: Battle, event: ArrivalOrder, _who: str) -> Battle:
    return replace(battle, first=battle.attacker if event.first == "attacker" else battle.defender)


def _rolled(battle: Battle, event: ArrivalRolled, who: str) -> Battle:
    unit = battle.unit(who)
    return battle.with_unit(replace(unit, arrival_rolled=True, arrived=event.arrives))


def _on_table(battle: Battle, event: CameOn, _who: str) -> Battle:
    return battle.with_unit(*(_placed(battle.unit(name), event) for name in event.units))


def _placed(unit: Unit, event: CameOn) -> Unit:
    figures = tuple(_stands(figure, event) for figure in unit.figures)
    return replace(unit, where=Where.TABLE, arrived=True, figures=figures)


def _stands(figure: Figure, event: CameOn) -> Figure:
    return replace(figure, cover=figure.name in event.cover, alone=figure.name in event.alone)


def _held(battle: Battle, _event: HeldBack, who: str) -> Battle:
    return battle.with_unit(replace(battle.unit(who), arrived=False))


# --- the room ---


@dataclass(frozen=True, slots=True)
class Way:
    """How an order is answered."""

    objections: Callable[[Book, Battle, Any], tuple[Problem, ...]]
    decide: Callable[[Book, Battle, Any, Dice], tuple[Fact, ...]]


WAYS: Mapping[type[Any], Way] = {
    RollArrivalOrder: Way(objecting.to_draw, _draw),
    RollArrival: Way(objecting.to_roll, _roll),
    PlaceArrival: Way(objecting.to_place, _come_on),
    HoldArrival: Way(objecting.to_hold, _hold),
    EnterColumn: Way(objecting.to_enter, _come_on),
}
EVOLVERS: Mapping[type[Any], Callable[[Battle, Any, str], Battle]] = {
    ArrivalOrder: _drawn,
    ArrivalRolled: _rolled,
    CameOn: _on_table,
    HeldBack: _held,
}
_UNIT: Callable[[Any], str] = attrgetter("unit")


def objections(book: Book, battle: Battle, command: object) -> tuple[Problem, ...]:
    """What the book has against an order."""
    return WAYS[type(command)].objections(book, battle, command)


def decide(book: Book, battle: Battle, command: object, dice: Dice) -> tuple[Fact, ...]:
    """What an order brings about."""
    return WAYS[type(command)].decide(book, battle, command, dice)


def evolve(battle: Battle, event: object, who: str) -> Battle:
    """The battle with an event applied."""
    return EVOLVERS[type(event)](battle, event, who)


def subject(command: object) -> str:
    """Whom an order is for; the draw is for both."""
    return "" if isinstance(command, RollArrivalOrder) else _UNIT(command)


ROOM = Room(tuple(WAYS), tuple(EVOLVERS), objections, decide, evolve, subject)

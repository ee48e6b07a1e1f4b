"""The orders of the first step of a turn, registered: reserves roll and are placed, a column enters."""

from dataclasses import replace

from heart_africa.core.dice import Dice
from heart_africa.core.journal.records import EventRecord
from heart_africa.core.problems import BadData
from heart_africa.core.strict import nearest
from heart_africa.rules.battle import Battle, Figure, Unit, Where
from heart_africa.rules.book import Book
from heart_africa.rules.preparation import arrivals
from heart_africa.rules.preparation.arrivals import ArrivalOrder, ArrivalRolled, PlaceArrival, RollArrival
from heart_africa.rules.referee.arrivals import newcomers, problems
from heart_africa.rules.referee.arrivals.events import CameOn, HeldBack
from heart_africa.rules.referee.arrivals.orders import EnterColumn, HoldArrival, RollArrivalOrder
from heart_africa.rules.referee.feature import Feature, Procedure

# --- what an order brings about ---


def _draw(book: Book, battle: Battle, _order: RollArrivalOrder, dice: Dice) -> tuple[EventRecord, ...]:
    return tuple(EventRecord("", event) for event in arrivals.order_of_arrival(book, battle, dice))


def _roll(book: Book, battle: Battle, order: RollArrival, dice: Dice) -> tuple[EventRecord, ...]:
    events = arrivals.roll_arrival(book, battle, battle.unit(order.unit), dice)
    return tuple(EventRecord(order.unit, event) for event in events)


def _come_on(
    _book: Book, battle: Battle, order: PlaceArrival | EnterColumn, _dice: Dice
) -> tuple[EventRecord, ...]:
    """It stands on the table with all who travel with it."""
    units = newcomers.party(battle, battle.unit(order.unit))
    _known(battle, order.unit, units, (*order.cover, *order.alone))
    event = CameOn(units, order.cover, order.alone, isinstance(order, EnterColumn))
    return (EventRecord(order.unit, event),)


def _known(battle: Battle, unit: str, units: tuple[str, ...], names: tuple[str, ...]) -> None:
    """Raises `BadData` for a figure that does not come with them."""
    company = tuple(figure.name for each in units for figure in battle.unit(each).figures)
    for name in names:
        battle.unit_of(name)
        if name not in company:
            about = {"unit": unit, "found": name, "nearest": nearest(name, company)}
            raise BadData("not-of-this-unit", about=about)


def _hold(_book: Book, battle: Battle, order: HoldArrival, _dice: Dice) -> tuple[EventRecord, ...]:
    return (EventRecord(battle.unit(order.unit).name, HeldBack()),)


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


# --- the feature ---


def _both(_order: RollArrivalOrder) -> str:
    """The draw is for both sides."""
    return ""


FEATURE = Feature.of(
    {
        RollArrivalOrder: Procedure(problems.to_draw, _draw, _both),
        RollArrival: Procedure(problems.to_roll, _roll),
        PlaceArrival: Procedure(problems.to_place, _come_on),
        HoldArrival: Procedure(problems.to_hold, _hold),
        EnterColumn: Procedure(problems.to_enter, _come_on),
    },
    {ArrivalOrder: _drawn, ArrivalRolled: _rolled, CameOn: _on_table, HeldBack: _held},
)

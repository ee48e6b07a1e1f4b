"""The rules of a table as a journal asks for them: no die is thrown, and the umpire overrules."""

from collections.abc import Callable

from heart_africa.board.table_record.orders import (
    EVENTS,
    ORDERS,
    BlazesMarked,
    DisputeSettled,
    Event,
    FiguresPlaced,
    FiguresTaken,
    GroundLaid,
    LayGround,
    MarkBlazes,
    Order,
    PlaceFigures,
    SettleDispute,
    TakeFigures,
)
from heart_africa.board.table_record.record import TableRecord
from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.dice import Dice
from heart_africa.core.game import Feature, Game, by_command
from heart_africa.core.journal.records import Command, EventRecord
from heart_africa.core.problems import BadData, Problem

WHO = "table"
Judge = Callable[[TableRecord, Order], tuple[Problem, ...]]


def nobody(_record: TableRecord, _order: Order) -> tuple[Problem, ...]:
    """A judge who has nothing against any order."""
    return ()


def objections(judge: Judge, record: TableRecord, order: Order) -> tuple[Problem, ...]:
    """All that the rules have against it, for the umpire to overrule with a reason."""
    return judge(record, order)


def decide(_judge: Judge, _record: TableRecord, order: Order, _dice: Dice) -> tuple[EventRecord, ...]:
    """What it brings about. Raises `BadData` for a settled dispute without a name or a reason."""
    return (EventRecord(WHO, _step(order)),)


def entry(order: Order) -> str:
    """The entry of the battle that an order belongs to."""
    return str(order.after)


FEATURE = Feature[TableRecord, Judge](ORDERS, EVENTS, objections, decide, entry)


@dataclass(frozen=True)
class Surveyor(Game[TableRecord, Judge]):
    """The keeper of a table. `book`: what the rules have against an order, as the battle stands now."""

    book: Judge = nobody

    start = TableRecord()
    orders, events = by_command((FEATURE,)), EVENTS

    def moment(self, _state: TableRecord) -> str:
        """None of its own: a table goes by the entries of its battle."""
        return ""

    def evolve(self, state: TableRecord, fact: EventRecord) -> TableRecord:
        """The record with a step more."""
        return state.with_step(fact.event)

    def check(self, _state: TableRecord, command: Command) -> str:
        """The name of its question, though no die answers it."""
        return f"{self.orders[type(command)].subject(command)}.{command.kind}"


def _step(command: Order) -> Event:
    match command:
        case LayGround(layout, after):
            return GroundLaid(replace(layout, stands={}, blazes=()), after)
        case PlaceFigures(placed, after):
            return FiguresPlaced(placed, after)
        case TakeFigures(figures, after):
            return FiguresTaken(figures, after)
        case MarkBlazes(blazes, after):
            return BlazesMarked(blazes, after)
        case SettleDispute(dispute, answer, why, after):
            if not dispute or not why.strip():
                raise BadData("no-reason")
            return DisputeSettled(dispute, answer, why.strip(), after)

"""The rules of a table as a journal asks for them: no die is thrown, and the umpire overrules."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

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
from heart_africa.core.dice import Dice
from heart_africa.core.journal.codec import Codec
from heart_africa.core.journal.records import EventRecord
from heart_africa.core.problems import BadData, Problem

WHO = "table"
Judge = Callable[[TableRecord, Order], tuple[Problem, ...]]


def nobody(_record: TableRecord, _order: Order) -> tuple[Problem, ...]:
    """Whoever has nothing against anything."""
    return ()


@dataclass(frozen=True)
class Surveyor:
    """The keeper of a table. `judge`: what the rules have against an order, as the battle stands now."""

    judge: Judge = nobody

    start = TableRecord()

    @cached_property
    def codec(self) -> Codec:
        """How its orders and steps are written and read."""
        return Codec(ORDERS, EVENTS)

    def objections(self, state: TableRecord, command: Any) -> tuple[Problem, ...]:  # noqa: ANN401  # an `Order`
        """All that the rules have against it, for the umpire to overrule with a reason."""
        return self.judge(state, command)

    def decide(self, state: TableRecord, command: Any, dice: Dice) -> tuple[EventRecord, ...]:  # noqa: ANN401, ARG002  # as above; no die
        """What it brings about. Raises `BadData` for a settled dispute without a name or a reason."""
        return (EventRecord(WHO, _step(command)),)

    def evolve(self, state: TableRecord, fact: EventRecord) -> TableRecord:
        """The record with a step more."""
        step: Event = fact.event
        return state.with_step(step)

    def check(self, state: TableRecord, command: Any) -> str:  # noqa: ANN401, ARG002  # as above; the same for every record
        """The name of its question, though no die answers it."""
        return f"{command.after}.{command.kind}"


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

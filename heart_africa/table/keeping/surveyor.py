"""The rules of a table as a journal asks for them: no die is thrown, and the umpire overrules."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property

from heart_africa.dice import Dice
from heart_africa.journal.codec import Codec
from heart_africa.journal.deeds import Fact
from heart_africa.problems import BadData, Problem
from heart_africa.table.keeping.orders import (
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
from heart_africa.table.keeping.record import Record

WHO = "table"
Judge = Callable[[Record, Order], tuple[Problem, ...]]


def nobody(_record: Record, _order: Order) -> tuple[Problem, ...]:
    """Whoever has nothing against anything."""
    return ()


@dataclass(frozen=True)
class Surveyor:
    """The keeper of a table. `judge`: what the rules have against an order, as the battle stands now."""

    judge: Judge = nobody

    start = Record()

    @cached_property
    def codec(self) -> Codec:
        """How its orders and steps are written and read."""
        return Codec(ORDERS, EVENTS)

    def objections(self, state: Record, command: Order) -> tuple[Problem, ...]:
        """All that the rules have against it, for the umpire to overrule with a reason."""
        return self.judge(state, command)

    def decide(self, state: Record, command: Order, dice: Dice) -> tuple[Fact, ...]:  # noqa: ARG002  # no die
        """What it brings about. Raises `BadData` for a settled dispute without a name or a reason."""
        return (Fact(WHO, _step(command)),)

    def evolve(self, state: Record, fact: Fact) -> Record:
        """The record with a step more."""
        step: Event = fact.event
        return state.with_step(step)

    def check(self, state: Record, command: Order) -> str:  # noqa: ARG002  # the same for every record
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

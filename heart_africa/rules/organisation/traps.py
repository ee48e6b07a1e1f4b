"""Stake traps (p. 15): pits with sharpened stakes, real or feigned, under a marker."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

from heart_africa.core.checks import Check
from heart_africa.core.dice import Dice
from heart_africa.core.journal.events import GameEvent
from heart_africa.rules import conditions
from heart_africa.rules.book import Ability, Book

AREA = "traps"
DIE = "traps-die"
SCOUT = "scout"


@dataclass(frozen=True, slots=True)
class StepOnTrap:
    """A figure has moved onto a marker, and the owner has said what lies under it.

    `who`: a troop type, `attendant` or `baggage`, of either side.
    """

    who: str
    real: bool
    dark: bool = False
    kind: Literal["step-on-trap"] = "step-on-trap"


@dataclass(frozen=True, slots=True)
class DummyFound(GameEvent):
    """The trap was feigned: the figure stops for the turn, and the marker goes."""

    who: str
    kind: Literal["dummy-found"] = "dummy-found"

    @property
    def also(self) -> Mapping[str, object]:
        """Facts beside its fields: troop."""
        return {"troop": self.who}


@dataclass(frozen=True, slots=True)
class TrapTested(GameEvent):
    """A figure on a real trap has rolled: it stops, unharmed or dead; the marker stays, now known."""

    who: str
    check: Check
    face: int
    kind: Literal["trap-tested"] = "trap-tested"

    @property
    def killed(self) -> bool:
        """Whether the figure is eliminated; an attendant does not take its place (TRAP-12)."""
        return not self.check.succeeds(self.face)

    @property
    def variant(self) -> str:
        """Killed, or escaped."""
        return "killed" if self.killed else "escaped"

    @property
    def also(self) -> Mapping[str, object]:
        """Facts beside its fields: troop."""
        return {"troop": self.who}


def scout(_book: Book, step: StepOnTrap) -> bool:
    """A Scout."""
    return step.who == SCOUT


def pygmy(book: Book, step: StepOnTrap) -> bool:
    """A pygmy of either troop type."""
    return book.can(step.who, Ability.PYGMY)


def other_by_day(book: Book, step: StepOnTrap) -> bool:
    """Anyone else, in the light."""
    return not (step.dark or scout(book, step) or pygmy(book, step))


def other_by_night(book: Book, step: StepOnTrap) -> bool:
    """Anyone else, in the dark."""
    return step.dark and not (scout(book, step) or pygmy(book, step))


CONDITIONS: Mapping[str, Callable[[Book, StepOnTrap], bool]] = {
    condition.__name__: condition for condition in (scout, pygmy, other_by_day, other_by_night)
}


def check(book: Book, step: StepOnTrap) -> Check:
    """What the figure needs to escape if the trap is real."""
    (row,) = conditions.holding(book.traps.escape, CONDITIONS, book, step)
    return conditions.check(AREA, row)


def step_on_trap(book: Book, step: StepOnTrap, dice: Dice) -> tuple[DummyFound | TrapTested, ...]:
    """What comes of it: nothing from a dummy, a die against a real trap. Either way the figure stops."""
    if not step.real:
        return (DummyFound(step.who),)
    (face,) = dice.roll(1, DIE)
    return (TrapTested(step.who, check(book, step), face),)

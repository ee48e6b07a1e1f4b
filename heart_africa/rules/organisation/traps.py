"""Stake traps (p. 15): pits with sharpened stakes, real or feigned, under a marker."""

from collections.abc import Callable, Mapping
from typing import Annotated, ClassVar

from heart_africa.core.dataclass import replace
from heart_africa.core.dice import Dice
from heart_africa.core.fields import FigureName, Whether
from heart_africa.core.journal.records import GameEvent, Order
from heart_africa.core.reckoning import Check
from heart_africa.rules.battle import Battle, Figure, Gone
from heart_africa.rules.battle.losses import lost_in_movement
from heart_africa.rules.book import Ability, Book, printed
from heart_africa.rules.shared_terms import Moved

AREA = "traps"
DIE = "traps-die"
SCOUT = "scout"


class StepOnTrap(Order, kind="step-on-trap"):
    """A figure has moved onto the marker of a trap, and its owner says whether the trap is real."""

    BARE: ClassVar = ("figure", "real")

    figure: FigureName
    real: Annotated[bool, Whether("choice-real", lambda book: book.traps.declared)]


class DummyFound(GameEvent, kind="dummy-found"):
    """The trap was a dummy: the figure stops for the turn, and the marker is removed."""

    who: str

    @property
    def also(self) -> Mapping[str, object]:
        return {"troop": self.who}

    def applied(self, battle: Battle, who: str) -> Battle:
        return battle.with_figure(replace(battle.figure(who), moved=Moved.MOVED, attempted=True))


class TrapTested(GameEvent, kind="trap-tested"):
    """A figure on a real trap has rolled: it stops, unharmed or dead; the marker stays, now known as real."""

    who: str
    check: Check
    face: int

    @property
    def killed(self) -> bool:
        """Whether the figure is eliminated; an attendant does not take its place (TRAP-12)."""
        return not self.check.succeeds(self.face)

    @property
    def variant(self) -> str:
        return "killed" if self.killed else "escaped"

    @property
    def also(self) -> Mapping[str, object]:
        return {"troop": self.who}

    def applied(self, battle: Battle, who: str) -> Battle:
        battle = battle.with_figure(replace(battle.figure(who), moved=Moved.MOVED, attempted=True))
        return lost_in_movement(battle, who, Gone.LOST, "trap") if self.killed else battle


def scout(_book: Book, _battle: Battle, figure: Figure) -> bool:
    """Whether the figure is a Scout."""
    return figure.troop == SCOUT


def pygmy(book: Book, _battle: Battle, figure: Figure) -> bool:
    """Whether the figure is a pygmy, of either troop type."""
    return book.can(figure.troop, Ability.PYGMY)


CONDITIONS: Mapping[str, Callable[[Book, Battle, Figure], bool]] = {
    "scout": scout,
    "pygmy": pygmy,
    # Anyone else, in the light
    "other_by_day": lambda book, battle, figure: (
        not (battle.dark or scout(book, battle, figure) or pygmy(book, battle, figure))
    ),
    # Anyone else, in the dark
    "other_by_night": lambda book, battle, figure: (
        battle.dark and not (scout(book, battle, figure) or pygmy(book, battle, figure))
    ),
}


def check(book: Book, battle: Battle, figure: Figure) -> Check:
    """What the figure needs to escape if the trap is real."""
    (row,) = printed.holding(book.traps.escape, CONDITIONS, book, battle, figure)
    return printed.check(AREA, row)


def step_on_trap(
    book: Book, battle: Battle, order: StepOnTrap, dice: Dice
) -> tuple[DummyFound | TrapTested, ...]:
    """The event of a trap: nothing from a dummy, a die against a real one. Either way the figure stops."""
    figure = battle.figure(order.figure)
    if not order.real:
        return (DummyFound(figure.troop),)
    (face,) = dice.roll(1, DIE)
    return (TrapTested(figure.troop, check(book, battle, figure), face),)

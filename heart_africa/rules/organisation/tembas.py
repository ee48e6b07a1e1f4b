"""Tembas and similar fortified buildings (pp. 13-14): walls, rooms, loopholes, and the way over the roof.

Shots at those inside, and breaches, stand with the shooting; lighting a roof by hand, with the fires.
"""

from collections.abc import Callable, Collection, Mapping
from typing import Literal

from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.dice import Dice
from heart_africa.core.fields import FigureName, PlaceName
from heart_africa.core.journal.records import GameEvent, Order
from heart_africa.core.problems import Problem
from heart_africa.core.reckoning import Check, Reckoning
from heart_africa.rules.battle import Battle, Figure, SideId
from heart_africa.rules.book import Book, WorkId, printed
from heart_africa.rules.book.printed import Cited
from heart_africa.rules.shared_terms import Moved, Obstacle, Wall

# --- a temba as a building ---


AREA = "tembas"
Opening = Literal["wall", "door", "breach"]


def objections_to_garrison(book: Book, figures: int, tembas: int = 1) -> tuple[Problem, ...]:
    """A problem if so many figures do not fit into so many tembas."""
    row = book.tembas.capacity
    if figures <= row.value * tembas:
        return ()
    about = {"count": figures, "most": row.value * tembas}
    return (row.problem("tembas-too-full", **about),)


@dataclass(frozen=True, slots=True)
class ManWall:
    """So many figures shooting through one wall this turn; `name`: what the players call that wall."""

    wall: Wall
    shooters: int
    name: str = ""


def objections_to_man(book: Book, order: ManWall) -> tuple[Problem, ...]:
    """A problem if more figures shoot through a wall than it has loopholes."""
    row = book.tembas.outer_loopholes if order.wall == "outer" else book.tembas.inner_loopholes
    if order.shooters <= row.value:
        return ()
    about = {"count": order.shooters, "most": row.value, "wall": order.wall}
    return (row.problem("tembas-too-few-loopholes", order.name, **about),)


def objections_to_walls(book: Book, wall: Wall, manned: int, tembas: int = 1) -> tuple[Problem, ...]:
    """A problem if more walls of that kind are manned than so many tembas have."""
    row = book.tembas.outer_walls if wall == "outer" else book.tembas.inner_walls
    if manned <= row.value * tembas:
        return ()
    about = {"count": manned, "most": row.value * tembas, "wall": wall}
    return (row.problem("tembas-too-few-walls", **about),)


# --- going through ---


@dataclass(frozen=True, slots=True)
class PassThrough:
    """A figure that would go through a wall, a door or a breach, from outside or between rooms.

    `owner`: it belongs to the side that holds the temba. Who may cross a breach, its ground says (TEMBA-21).
    """

    who: str
    opening: Opening
    owner: bool = False


PASSING: Mapping[str, Callable[[Book, PassThrough], bool]] = {
    # A wall without a breach, outer or inner, or a partition
    "wall_stands": lambda _book, order: order.opening == "wall",
    # A door is a wall to everybody but its owners
    "door_is_shut": lambda _book, order: order.opening == "door" and not order.owner,
}


def objections_to_pass(book: Book, order: PassThrough) -> tuple[Problem, ...]:
    """Why the figure may not go through there."""
    rows = printed.holding(book.tembas.passing, PASSING, book, order)
    return printed.problems(AREA, rows, about={"troop": order.who})


# --- the roof of a temba ---


HOLE, ARROW, ACCIDENT = "tembas-hole-die", "tembas-arrow-dice", "tembas-accident-dice"
Way = Literal["jump", "break"]


def _check(what: str, row: Cited) -> Check:
    return Check(Reckoning((row.line(what),)), row.value, row.rule, row.page)


# --- climbing up ---


class ClimbRoof(Order, kind="climb-roof"):
    """A figure that stands still all turn, in contact with a building, climbs onto its roof."""

    figure: FigureName
    touching: bool = True


class RoofClimbed(GameEvent, kind="roof-climbed"):
    """The figure is on the roof; from the next turn it may jump down, break through or light it."""

    def applied(self, battle: Battle, who: str) -> Battle:
        figure = replace(battle.figure(who), on_roof=True, climbed=Obstacle.ROOF, attempted=True)
        return battle.with_figure(figure)


CLIMBING: Mapping[str, Callable[[Figure, ClimbRoof], bool]] = {
    "not_touching": lambda _figure, order: not order.touching,  # not in contact with the building all turn
    # It has moved this turn, or done something else that takes it
    "not_still": lambda figure, _order: figure.moved is Moved.MOVED or figure.attempted,
}


def objections_to_climb(book: Book, figure: Figure, order: ClimbRoof) -> tuple[Problem, ...]:
    """Why the figure may not climb onto the roof at the end of this turn."""
    return printed.problems(AREA, printed.holding(book.tembas.climbing, CLIMBING, figure, order))


# --- down again, by one way or the other ---


class LeaveRoof(Order, kind="leave-roof"):
    """A figure jumps down from a roof into the yard, or tries to break through it, in place of its move.

    `engages`: the enemy in the room whom it meets if it breaks through.
    """

    figure: FigureName
    way: Way
    engages: FigureName = ""


class JumpedDown(GameEvent, kind="jumped-down"):
    """The figure is in the courtyard; the jump was its whole move."""

    def applied(self, battle: Battle, who: str) -> Battle:
        return battle.with_figure(_down(battle.figure(who)))


class HoleTried(GameEvent, kind="hole-tried"):
    """A figure has tried to break through a roof; if it has, it may fight in the room this very turn."""

    check: Check
    face: int

    @property
    def made(self) -> bool:
        """Whether the roof has a hole now."""
        return self.check.succeeds(self.face)

    @property
    def variant(self) -> str:
        return "hole" if self.made else "no-hole"

    def applied(self, battle: Battle, who: str) -> Battle:
        figure = battle.figure(who)
        return battle.with_figure(
            replace(_down(figure), climbed=Obstacle.ROOF) if self.made else replace(figure, attempted=True)
        )


ON_THE_ROOF: Mapping[str, Callable[[Figure], bool]] = {
    "not_on_roof": lambda figure: not figure.on_roof,
    "just_climbed": lambda figure: figure.climbed is Obstacle.ROOF,  # it climbed as this turn ends
}
LEAVING: Mapping[str, Callable[[Figure], bool]] = {
    "does_more": lambda figure: figure.moved is Moved.MOVED,
}


def objections_to_leave(book: Book, figure: Figure, order: LeaveRoof) -> tuple[Problem, ...]:
    """Why the figure may not jump down or break through this turn."""
    rows = book.tembas
    own = rows.jumping if order.way == "jump" else rows.breaking
    held = printed.holding(rows.on_the_roof, ON_THE_ROOF, figure)
    return printed.problems(AREA, held + printed.holding(own, LEAVING, figure))


def hole_check(book: Book) -> Check:
    """What the die has to reach to break through the roof; one try a turn."""
    return _check("tembas-hole", book.tembas.hole)


def leave_roof(book: Book, order: LeaveRoof, dice: Dice) -> tuple[JumpedDown | HoleTried, ...]:
    """The event of leaving a roof: a jump without a die, or the die for a hole."""
    if order.way == "jump":
        return (JumpedDown(),)
    (face,) = dice.roll(1, HOLE)
    return (HoleTried(hole_check(book), face),)


# --- alight ---


class FireArrows(Order, kind="fire-arrows"):
    """Archers shoot fire arrows at the roof of a temba, all from so many inches."""

    figures: tuple[FigureName, ...]
    place: PlaceName
    inches: float
    owner: SideId = ""


class RoofTested(GameEvent, kind="roof-tested"):
    """Dice were thrown, one for each arrow or shot, whether a roof catches fire.

    If it has, that section of the roof and the room below are left as a burning building is; no other room is
    (TEMBA-32).
    """

    by: Literal["arrows", "shots"]
    check: Check
    faces: tuple[int, ...]

    @property
    def lit(self) -> bool:
        """Whether the roof burns."""
        return any(self.check.succeeds(face) for face in self.faces)

    @property
    def variant(self) -> str:
        """Which sentence tells it: by arrows or shots, and whether the roof burns."""
        return f"{self.by}-{'lit' if self.lit else 'out'}"

    @property
    def also(self) -> Mapping[str, object]:
        """How many dice were thrown, for the sentence."""
        return {"count": len(self.faces)}


ARROWS: Mapping[str, Callable[[Book, str, float], bool]] = {
    "no_archer": lambda book, troop, _inches: troop not in book.tembas.fire_archers,
    "too_far": lambda book, _troop, inches: inches > book.tembas.arrow_in.value,
}


def objections_to_arrows(book: Book, troop: str, inches: float) -> tuple[Problem, ...]:
    """Why figures of that troop may not shoot fire arrows from so far."""
    about = {"troop": troop, "inches": book.tembas.arrow_in.value}
    return printed.problems(
        AREA, printed.holding(book.tembas.arrows, ARROWS, book, troop, inches), about=about
    )


def arrow_check(book: Book) -> Check:
    """What each arrow that hit needs to set the roof alight."""
    return _check("tembas-arrow", book.tembas.arrow)


def accident_check(book: Book) -> Check:
    """What each shot of a firearm through the roof needs to set it alight by accident."""
    return _check("tembas-accident", book.tembas.accident)


def shoot_fire_arrows(book: Book, hits: int, dice: Dice) -> RoofTested:
    """The event of so many arrows that hit the roof."""
    return RoofTested("arrows", arrow_check(book), dice.roll(hits, ARROW))


def shoot_through_roof(book: Book, shots: int, dice: Dice) -> RoofTested:
    """The event of so many shots through the roof, which may set it alight by accident."""
    return RoofTested("shots", accident_check(book), dice.roll(shots, ACCIDENT))


# --- who stands inside the tembas of a side, and whether they hold them all ---


INSIDE = frozenset({Obstacle.WALL, Obstacle.BREACH})


def objections_to_go_in(
    book: Book, battle: Battle, side: SideId, figures: Collection[str], behind: Obstacle
) -> tuple[Problem, ...]:
    """Why these figures of a side may not stand behind a building's wall: its tembas would be too full."""
    here = (figure for unit in battle.of(side) for figure in unit.here)
    inside = {figure.name for figure in here if figure.behind in INSIDE}
    if behind not in INSIDE or inside.issuperset(figures):
        return ()
    return objections_to_garrison(book, len(inside.union(figures)), buildings(battle, side))


def buildings(battle: Battle, side: SideId) -> int:
    """How many tembas a side has placed; 1 if none, since any walls there are then of one building."""
    return max(1, sum(laid.amount for laid in battle.laid if (laid.side, laid.work) == (side, WorkId.TEMBA)))


def _down(figure: Figure) -> Figure:
    return replace(figure, on_roof=False, moved=Moved.MOVED, attempted=True)

"""Field fortifications, barricades and fences (pp. 13, 17): placing, reaching and climbing them.

What they do to shots stands with the shooting, to blows with close combat.
"""

from collections.abc import Callable, Mapping
from typing import Literal

from heart_africa.core.dataclass import replace
from heart_africa.core.fields import FigureName, UnitName
from heart_africa.core.journal.records import GameEvent, Order
from heart_africa.core.problems import Problem
from heart_africa.rules.battle import Battle, Figure
from heart_africa.rules.book import Ability, Arm, Book, WorkId, printed
from heart_africa.rules.book.printed import Entry
from heart_africa.rules.shared_terms import Moved, Obstacle

AREA = "fortifications"
Climbable = Literal["fortification", "barricade", "fence"]


# --- placing ---


def objections_to_place(book: Book, work: WorkId, *, begun: bool, deployed: bool) -> tuple[Problem, ...]:
    """Why it is too late to place a work: the game has begun, or a force has deployed."""
    rows, about, found = book.fortifications, {"work": work.value}, []
    if begun and (row := rows.at_start.get(work.value)):
        found.append(row.problem("fortifications-game-begun", **about))
    if deployed and not begun and (row := rows.before_forces.get(work.value)):
        found.append(row.problem("fortifications-force-deployed", **about))
    return tuple(found)


# --- reaching ---


class StoppedAtWork(GameEvent, kind="stopped-at-work"):
    """A figure has moved into contact with a work: it stops there for the rest of the turn."""

    work: Climbable
    rule: str
    page: int

    @property
    def also(self) -> Mapping[str, object]:
        return {"obstacle": self.work}

    def applied(self, battle: Battle, who: str) -> Battle:
        return battle.with_figure(replace(battle.figure(who), moved=Moved.MOVED, attempted=True))


def _row(book: Book, work: Climbable) -> Entry:
    stops = book.fortifications.stops
    return {"fortification": stops.fortification, "barricade": stops.barricade, "fence": stops.fence}[work]


def reach_work(book: Book, work: Climbable) -> tuple[StoppedAtWork, ...]:
    """The event of a figure that moves into contact with a work."""
    row = _row(book, work)
    return (StoppedAtWork(work, row.rule, row.page),)


# --- climbing ---


class ClimbWork(Order, kind="climb-work"):
    """Figures of a unit climb over a work; all else that they may do this turn is fight.

    `touching`: they began the turn in contact with it; `engages`: who comes into contact with which enemy by
    it; `more`: the unit's turn goes on.
    """

    unit: UnitName
    figures: tuple[FigureName, ...]
    work: Climbable
    touching: bool = True
    engages: tuple[tuple[FigureName, FigureName], ...] = ()
    more: bool = False


class WorkClimbed(GameEvent, kind="work-climbed"):
    """A figure has climbed a work: it ends the turn against its inner side, and may fight there."""

    who: str
    work: Climbable
    rule: str
    page: int

    @property
    def also(self) -> Mapping[str, object]:
        return {"troop": self.who, "obstacle": self.work}

    def applied(self, battle: Battle, who: str) -> Battle:
        return battle.with_figure(
            replace(
                battle.figure(who),
                moved=Moved.MOVED,
                attempted=True,
                climbed=Obstacle(self.work),
                behind=Obstacle.NONE,
            )
        )


def not_on_foot(book: Book, figure: Figure, _order: ClimbWork) -> bool:
    """Whether the figure does not go on foot: riders, guns, baggage."""
    dismounted = figure.dismounted and book.can(figure.troop, Ability.DISMOUNTS)
    return book.arm(figure.troop) != Arm.FOOT and not dismounted


CLIMBING: Mapping[str, Callable[[Book, Figure, ClimbWork], bool]] = {
    "not_on_foot": not_on_foot,
    # It has yet to stop in contact with the work
    "not_in_contact": lambda _book, _figure, order: not order.touching,
    "moves_besides": lambda _book, figure, _order: figure.moved is Moved.MOVED,
}


def objections_to_climb(book: Book, figure: Figure, order: ClimbWork) -> tuple[Problem, ...]:
    """All that the book has against a figure's climbing this work now."""
    rows = printed.holding(book.fortifications.climbing, CLIMBING, book, figure, order)
    return printed.problems(AREA, rows, about={"troop": figure.troop, "obstacle": order.work})


def climb_work(book: Book, figure: Figure, order: ClimbWork) -> tuple[WorkClimbed, ...]:
    """The event of a figure that has climbed over a work."""
    row = _row(book, order.work)
    return (WorkClimbed(figure.troop, order.work, row.rule, row.page),)

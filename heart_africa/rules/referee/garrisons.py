"""Who stands inside the tembas of a side, and whether they hold them all (p. 14)."""

from collections.abc import Collection

from heart_africa.core.problems import Problem
from heart_africa.rules.battle import Battle, SideId
from heart_africa.rules.book import Book, WorkId
from heart_africa.rules.organisation.tembas import objections_to_garrison
from heart_africa.rules.shared_terms import Obstacle

INSIDE = frozenset({Obstacle.WALL, Obstacle.BREACH})


def objections_to_go_in(
    book: Book, battle: Battle, side: SideId, figures: Collection[str], behind: Obstacle
) -> tuple[Problem, ...]:
    """Whether the tembas of a side are too full once these of it stand behind that."""
    here = (figure for unit in battle.of(side) for figure in unit.here)
    inside = {figure.name for figure in here if figure.behind in INSIDE}
    if behind not in INSIDE or inside.issuperset(figures):
        return ()
    return objections_to_garrison(book, len(inside.union(figures)), buildings(battle, side))


def buildings(battle: Battle, side: SideId) -> int:
    """How many tembas a side has; where nobody has placed any, whatever walls there are are those of one."""
    return max(1, sum(laid.amount for laid in battle.laid if (laid.side, laid.work) == (side, WorkId.TEMBA)))

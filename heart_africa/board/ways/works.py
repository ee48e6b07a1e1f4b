"""Works, fences and walls as lines on the table: what figures stop at, climb, stand behind or go through.

The fence of a village runs round it but for its gates; whoever meets a work stops there for the turn
(FORT-08, BARR-06, TERR-28). A kraal is fenced as a village is: the book names it without a rule of its own.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal

from heart_africa.board import shapes
from heart_africa.board.layout import Building, Course, Feature, Layout, Wall, Work
from heart_africa.board.shapes import Shape
from heart_africa.core.dataclass import dataclass
from heart_africa.rules.battle import SideId
from heart_africa.rules.book import Book
from heart_africa.rules.tables.terrain import PieceId

BarrierKind = Literal["fortification", "barricade", "fence"]
Through = Literal["", "wall", "door", "breach"]
GATE_DEEP_IN = 0.5
"""How far a gate reaches to both sides of its fence, so that one drawn a little beside it still opens it."""


@dataclass(frozen=True, slots=True)
class Barrier:
    """A work or fence; `inside`: what it closes in, nothing where it is an open line."""

    name: str
    kind: BarrierKind
    line: Shape
    inside: Shape
    owner: SideId = ""


@dataclass(frozen=True, slots=True)
class Trap:
    """The marker of a trap, real or feigned."""

    name: str
    marker: Shape
    real: bool


def barriers(layout: Layout) -> tuple[Barrier, ...]:
    """All works and fences of a table."""
    return _barriers(layout.features, layout.works)


@lru_cache(64)
def _barriers(features: tuple[Feature, ...], works: tuple[Work, ...]) -> tuple[Barrier, ...]:
    fenced = (one for one in features if one.what is PieceId.VILLAGE and one.fence)
    return (*(_fence(one) for one in fenced), *_works(works))


def _fence(village: Feature) -> Barrier:
    inside = shapes.area(village.outline)
    gates = shapes.together(shapes.band(gate, GATE_DEEP_IN) for gate in village.gates)
    line = shapes.together((shapes.without(shapes.border(inside), gates),))
    return Barrier(village.name, "fence", line, inside, village.owner)


def _works(works: tuple[Work, ...]) -> Iterator[Barrier]:
    for one in works:
        inside = shapes.area(one.course) if _closed(one.course) else shapes.NOTHING
        line = shapes.line(one.course)
        if one.kind == "fortification" or one.kind == "barricade":  # noqa: PLR1714  # so that mypy sees it
            yield Barrier(one.name, one.kind, line, inside, one.owner)
        elif one.kind == "kraal":
            yield Barrier(one.name, "fence", line, inside, one.owner)


def _closed(course: Course) -> bool:
    return len(course) > 3 and course[0] == course[-1]  # noqa: PLR2004  # a triangle, closed


def traps(book: Book, layout: Layout) -> tuple[Trap, ...]:
    """The markers on the table (TRAP-05)."""
    wide = book.traps.marker_in.value
    found = (one for one in layout.works if one.kind in {"stake_trap", "dummy_trap"})
    return tuple(
        Trap(one.name, shapes.disc(*one.course[0], wide / 2), one.kind == "stake_trap") for one in found
    )


# --- walls ---


@lru_cache(512)
def solid(wall: Wall) -> Shape:
    """A wall without its doors and breaches."""
    openings = (shapes.band(opening, GATE_DEEP_IN) for opening in (*wall.doors, *wall.breaches))
    return shapes.together((shapes.without(shapes.line(wall.ends), shapes.together(openings)),))


def through(building: Building, way: Shape) -> Through:
    """What of a building a way leads through, the hardest of it."""
    walls = [wall for wall in building.walls if shapes.meets(shapes.line(wall.ends), way)]
    if any(shapes.meets(solid(wall), way) for wall in walls):
        return "wall"
    if any(shapes.meets(shapes.line(breach), way) for wall in walls for breach in wall.breaches):
        return "breach"
    return "door" if walls else ""

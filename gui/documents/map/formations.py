"""Figures placed in ranks, turned and shifted together. In inches; a facing is clockwise from north."""

from collections.abc import Iterable, Mapping, Sequence
from math import ceil, cos, hypot, radians, sin, sqrt

from heart_africa.board import shapes
from heart_africa.board.layout import Base, Edge, Layout, Spot, Stand
from heart_africa.board.scene import base_of
from heart_africa.board.shapes import around, between, hull, line, meets
from heart_africa.core.dataclass import replace
from heart_africa.rules.battle import SideId, Unit
from heart_africa.rules.battle.state import SIDES
from heart_africa.rules.book import Book

Stands = Mapping[str, Stand]
GAP_IN = 0.1
"""The space between the figures of a rank and between ranks, in inches."""
BETWEEN_IN = 0.4
"""How far from the middle of a figure its unit can still be clicked, in inches."""
USUAL: dict[SideId, Edge] = {SIDES[0]: "south", SIDES[1]: "north"}
"""The usual base lines of the sides, opposite each other."""


def bases_of(book: Book, unit: Unit, layout: Layout) -> dict[str, Base]:
    """The base of each figure of a unit that is present."""
    return {
        each.name: (stand.base if (stand := layout.stands.get(each.name)) and stand.base else None)
        or base_of(book, each.troop, on_foot=each.dismounted)
        for each in unit.here
    }


def drawn_up(bases: Mapping[str, Base], middle: Spot, facing: float, wide: int = 0) -> Stands:
    """Figures in ranks of `wide` (0: about twice as wide as deep), centred on a spot."""
    names = list(bases)
    if not names:
        return {}
    wide = wide or max(1, ceil(sqrt(2 * len(names))))
    along = max(base.wide_in for base in bases.values()) + GAP_IN
    deep = max(base.deep_in for base in bases.values()) + GAP_IN
    ranks = [names[first : first + wide] for first in range(0, len(names), wide)]
    found: dict[str, Stand] = {}
    for number, rank in enumerate(ranks):
        back = (number - (len(ranks) - 1) / 2) * deep
        for place, name in enumerate(rank):
            right = (place - (len(rank) - 1) / 2) * along
            found[name] = Stand(*_at(middle, facing, right, -back), facing)
    return found


def _at(middle: Spot, facing: float, right: float, ahead: float) -> Spot:
    """The spot so far to the right and ahead of another, for somebody who faces `facing`."""
    turn = radians(facing)
    return (
        middle[0] + right * cos(turn) + ahead * sin(turn),
        middle[1] - right * sin(turn) + ahead * cos(turn),
    )


def middle_of(stands: Iterable[Stand]) -> Spot:
    """The mean of their spots."""
    found = list(stands)
    return sum(each.x for each in found) / len(found), sum(each.y for each in found) / len(found)


def facing_of(stands: Iterable[Stand]) -> float:
    """The facing of the figure that agrees best with the others, 0 without figures."""
    found = list(stands)
    if not found:
        return 0
    from_ = max(found, key=lambda each: sum(cos(radians(each.facing - other.facing)) for other in found))
    return from_.facing


def shifted(stands: Stands, by: Spot) -> dict[str, Stand]:
    """The figures moved by the same distance to the east and north."""
    return {name: replace(each, x=each.x + by[0], y=each.y + by[1]) for name, each in stands.items()}


def wheeled(stands: Stands, degrees: float, about: Spot | None = None) -> dict[str, Stand]:
    """All figures turned clockwise around a spot, by default their middle."""
    middle, found = about or middle_of(stands.values()), {}
    for name, each in stands.items():
        x, y = shapes.turned((each.x, each.y), middle, degrees)
        found[name] = replace(each, x=x, y=y, facing=(each.facing + degrees) % 360)
    return found


def turned(stands: Stands, degrees: float) -> dict[str, Stand]:
    """Each figure turned clockwise on its own spot."""
    return {name: replace(each, facing=(each.facing + degrees) % 360) for name, each in stands.items()}


def block_at(blocks: Mapping[str, Sequence[Spot]], spot: Spot) -> str:
    """The unit between whose figures a spot lies, or "".

    A unit counts only if one of its figures is the nearest. `blocks` are the spots of each unit's figures.
    """
    near = {unit: min(between(each, spot) for each in spots) for unit, spots in blocks.items()}
    unit = min(near, key=lambda each: near[each], default="")
    own = line(tuple(blocks.get(unit, ())))
    return unit if meets(around(hull(own, own), BETWEEN_IN), line((spot,))) else ""


def farthest(before: Stands, now: Stands) -> float:
    """The longest distance, in a straight line, that one of the figures has moved."""
    ways = (hypot(now[name].x - each.x, now[name].y - each.y) for name, each in before.items() if name in now)
    return max(ways, default=0.0)


def rows_along(layout: Layout, edge: str, depth: float, groups: Sequence[Mapping[str, Base]]) -> list[Stands]:
    """Groups in ranks side by side along an edge of the table, `depth` inches from it, facing inward."""
    long = layout.long_in if edge in {"north", "south"} else layout.wide_in
    facing = {"south": 0.0, "north": 180.0, "west": 90.0, "east": 270.0}.get(edge, 0.0)
    found = []
    for number, bases in enumerate(groups):
        part = (number + 0.5) / len(groups) * long
        found.append(drawn_up(bases, _edge_spot(layout, edge, part, depth), facing))
    return found


def _edge_spot(layout: Layout, edge: str, along: float, depth: float) -> Spot:
    match edge:
        case "north":
            return along, layout.wide_in - depth
        case "west":
            return depth, along
        case "east":
            return layout.long_in - depth, along
        case _:
            return along, depth

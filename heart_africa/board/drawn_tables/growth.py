"""What grows over a whole table, but for clearings, roads and waters (TSEL-04)."""

from collections.abc import Iterable

from heart_africa.board.drawn_tables.lots import Lots
from heart_africa.board.drawn_tables.outlines import blob, fine, turned
from heart_africa.board.drawn_tables.sketch import Sketch
from heart_africa.board.layout import Course, Spot
from heart_africa.board.shapes import (
    Shape,
    area,
    band,
    opened,
    outlines,
    smoothed,
    square_inches,
    together,
    without,
)

CORRIDOR_IN = 3.0
CLEARINGS = 4
LEAST_PART = 12.0  # square inches: what is smaller is a bush
SOFT_IN = 0.6
SLIT_IN = 0.04  # narrower than anybody sees or measures


def growth(sketch: Sketch, percent: float, spare: Shape, roads: Iterable[Course]) -> tuple[Course, ...]:
    """The outlines of a growth that covers about so much of the table; `spare`: what it leaves free.

    Its clearings lie along the roads or at the edges of the table.
    """
    ways = [band(course, CORRIDOR_IN) for course in roads]
    wanted = percent / 100 * square_inches(sketch.board)
    spots = [*_clearings(sketch, [*roads])]
    low, high, found = 0.0, 22.0, sketch.board
    for _ in range(9):
        size = (low + high) / 2
        found = without(
            sketch.board, together([spare, *ways, *(_clearing(spot, size, seed) for seed, spot in spots)])
        )
        low, high = (size, high) if square_inches(found) > wanted else (low, size)
    grown = opened(smoothed(found, SOFT_IN), SLIT_IN)
    parts = [part for part in outlines(grown) if square_inches(area(part)) >= LEAST_PART]
    return tuple(fine(part) for part in parts)


def _clearings(sketch: Sketch, roads: list[Course]) -> Iterable[tuple[int, Spot]]:
    for index in range(CLEARINGS):
        on_road = roads and index % 2 == 0
        course = roads[sketch.lots.whole(len(roads))] if on_road else ()
        at = course[sketch.lots.whole(len(course))] if course else sketch.at_edge()
        yield sketch.lots.whole(10**9), at


def _clearing(spot: Spot, size_in: float, seed: int) -> Shape:
    return area(turned(blob(Lots(seed), max(size_in, 0.5), max(size_in * 0.7, 0.4)), seed % 180, spot))

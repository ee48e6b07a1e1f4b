"""Irregular outlines and winding courses of the size that is asked for, as page 18 wants them."""

from collections.abc import Callable
from itertools import pairwise
from math import cos, hypot, pi, sin, tau

from heart_africa.board.drawn_tables.lots import Lots
from heart_africa.board.layout import Course, Spot
from heart_africa.board.shapes import area, box, sides, square_inches

CORNERS = 36
BUMPS = ((2, 0.10), (3, 0.10), (5, 0.05), (7, 0.03))  # how often round, how deep
SQUARENESS = 3.0  # 2 is an ellipse; more fills the rectangle better
FINE = 2  # digits of an inch
ROUNDED_IN = 0.02  # inches that the rounding of its corners may add to the length of an outline
TURNS = 4  # halvings of a winding course


def blob(lots: Lots, long_in: float, wide_in: float) -> Course:
    """An outline about (0, 0), no longer than asked, that covers nearly as much as a rectangle of it."""
    waves = [(times, depth * lots.between(0.4, 1), lots.between(0, tau)) for times, depth in BUMPS]
    drawn = tuple(_corner(step * tau / CORNERS, waves) for step in range(CORNERS))
    west, _south, east, _north = box(area(drawn))
    along = long_in / (east - west)
    across = long_in * wide_in / square_inches(area(drawn)) / along
    stretched = tuple((x * along, y * across) for x, y in drawn)
    too_long = max(1.0, sides(area(stretched))[0] / long_in)
    outline = fine(tuple((x / too_long, y / too_long) for x, y in stretched))
    # Two rectangles of nearly one size may fit an outline and lie otherwise: the rounding may decide which
    # of them is measured, and so how long the piece counts.
    while (length := sides(area(outline))[0]) > long_in + ROUNDED_IN:
        outline = fine(tuple((x * long_in / length, y * long_in / length) for x, y in outline))
    return outline


def _corner(angle: float, waves: list[tuple[int, float, float]]) -> Spot:
    around = (abs(cos(angle)) ** SQUARENESS + abs(sin(angle)) ** SQUARENESS) ** (-1 / SQUARENESS)
    far = around * (1 + sum(depth * cos(times * angle + start) for times, depth, start in waves))
    return 1.2 * far * cos(angle), far * sin(angle)


def fine(course: Course) -> Course:
    """The same in hundredths of an inch, as finely as anybody lays terrain."""
    return tuple((round(x, FINE), round(y, FINE)) for x, y in course)


def winding(lots: Lots, start: Spot, end: Spot, long_in: float, inside: Callable[[Spot], Spot]) -> Course:
    """A course between two spots, about as long as asked; `inside` brings a spot back onto the table."""
    bends = [lots.between(-1, 1) for _ in range(2**TURNS)]
    low, high = 0.0, 1.2
    for _ in range(12):  # the wilder, the longer
        wild = (low + high) / 2
        course = _bent(start, end, wild, bends, inside)
        low, high = (wild, high) if _length(course) < long_in else (low, wild)
    return fine(_bent(start, end, low, bends, inside))


def _bent(start: Spot, end: Spot, wild: float, bends: list[float], inside: Callable[[Spot], Spot]) -> Course:
    """A line whose middles are pushed aside, over and over, then rounded."""
    used = iter(bends)
    course: Course = (start, end)
    for _ in range(TURNS):
        halved = [course[0]]
        for one, two in pairwise(course):
            halved += [inside(_pushed(one, two, wild * next(used, 0.0) / 2)), two]
        course = tuple(halved)
    return _rounded(course)


def _pushed(one: Spot, two: Spot, by: float) -> Spot:
    """The middle between two spots, pushed to the side by a part of their distance."""
    across, along = two[0] - one[0], two[1] - one[1]
    return (one[0] + two[0]) / 2 - along * by, (one[1] + two[1]) / 2 + across * by


def _rounded(course: Course) -> Course:
    """The same with its corners cut; its ends stay."""
    cut = [course[0]]
    for one, two in pairwise(course):
        cut += [_part(one, two, 0.25), _part(one, two, 0.75)]
    return (*cut, course[-1])


def _part(one: Spot, two: Spot, share: float) -> Spot:
    return one[0] + (two[0] - one[0]) * share, one[1] + (two[1] - one[1]) * share


def _length(course: Course) -> float:
    return sum(hypot(two[0] - one[0], two[1] - one[1]) for one, two in pairwise(course))


def turned(course: Course, degrees: float, middle: Spot) -> Course:
    """The same about (0, 0) turned against the clock, then brought to a spot."""
    angle = degrees * pi / 180
    return fine(
        tuple(
            (middle[0] + x * cos(angle) - y * sin(angle), middle[1] + x * sin(angle) + y * cos(angle))
            for x, y in course
        )
    )

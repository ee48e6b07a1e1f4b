"""Emblems for chits, markers and cards, told apart by their outline alone as those of the counters are."""

from math import cos, pi, sin

from heart_africa.core.dataclass import replace
from reports.pdf.counters import letters, scaled, shape
from reports.pdf.marks import Box, Laid, Mark, Shape, Step
from reports.pdf.styles import EARTH, GREY, INK, PALE, WHITE, Colour

SHIELD: tuple[Step, ...] = (
    (0.5, 0.0),
    (0.82, 0.14, 0.82, 0.86, 0.5, 1.0),
    (0.18, 0.86, 0.18, 0.14, 0.5, 0.0),
)


def stroke(side: float, wide: float, *points: tuple[float, float], colour: Colour = INK) -> Shape:
    """Return a line through points of a square with side 1; its width is a share of the side."""
    return Shape(scaled(points, side), wide * side, None, colour, closed=False)


def ring(side: float, y: float, across: float, wide: float = 0.0, fill: Colour | None = None) -> Box:
    """Return a circle in the middle of a square with side 1, at a height."""
    start, size = side * (0.5 - across / 2), side * across
    return Box(start, side * (y - across / 2), size, size, side * wide, fill, size / 2)


def shield(side: float, words: str) -> Laid:
    """Draw a tall, dark hide shield with a number, for a regiment."""
    return Laid(side, (shape(SHIELD, side, EARTH), *letters(words, side, 0.42, WHITE, 0.5)))


def holed(side: float, _words: str) -> Laid:
    """Draw a pale shield with a cross through it, for what a regiment can still lose."""
    cross = (stroke(side, 0.05, (0.38, 0.38), (0.62, 0.62)), stroke(side, 0.05, (0.62, 0.38), (0.38, 0.62)))
    return Laid(side, (shape(SHIELD, side, PALE, side * 0.04), *cross))


def striped(side: float, words: str) -> Laid:
    """Draw a pale shield with a cross through it and a stripe below."""
    band: tuple[Step, ...] = ((0.28, 0.72), (0.72, 0.72), (0.68, 0.84), (0.32, 0.84))
    return Laid(side, (*holed(side, words).marks, shape(band, side, INK)))


def spears(side: float, _words: str) -> Laid:
    """Draw a shield on two crossed spears."""
    shafts = (stroke(side, 0.05, (0.08, 0.96), (0.86, 0.14)), stroke(side, 0.05, (0.92, 0.96), (0.14, 0.14)))
    blades = (
        shape(((0.98, 0.0), (0.8, 0.1), (0.9, 0.2)), side, INK),
        shape(((0.02, 0.0), (0.2, 0.1), (0.1, 0.2)), side, INK),
    )
    inner = tuple(mark.moved(side * 0.14, side * 0.16) for mark in shield(side * 0.72, "").marks)
    return Laid(side, (*shafts, *blades, *inner))


def _round(side: float, x: float) -> Shape:
    """Return a cartridge with its bullet."""
    return shape(
        (
            (x, 0.94),
            (x, 0.4),
            (x, 0.2, x + 0.08, 0.06, x + 0.1, 0.06),
            (x + 0.12, 0.06, x + 0.2, 0.2, x + 0.2, 0.4),
            (x + 0.2, 0.94),
        ),
        side,
        INK,
    )


def rounds(side: float, _words: str) -> Laid:
    """Draw three cartridges side by side, for a volley."""
    rims = (stroke(side, 0.03, (x, 0.44), (x + 0.2, 0.44), colour=WHITE) for x in (0.1, 0.4, 0.7))
    return Laid(side, (*(_round(side, x) for x in (0.1, 0.4, 0.7)), *rims))


def spent(side: float, words: str) -> Laid:
    """Draw cartridges struck out, for ammunition that runs low."""
    return Laid(
        side, (*rounds(side, words).marks, stroke(side, 0.12, (0.02, 0.9), (0.98, 0.1), colour=EARTH))
    )


def moon(side: float, _words: str) -> Laid:
    """Draw a crescent, for the night."""
    steps: tuple[Step, ...] = (
        (0.62, 0.04),
        (0.0, 0.0, 0.0, 1.0, 0.62, 0.96),
        (0.9, 0.94, 0.96, 0.76, 0.94, 0.7),
        (0.4, 0.84, 0.34, 0.22, 0.62, 0.04),
    )
    return Laid(side, (shape(steps, side, INK),))


def wall(side: float, words: str) -> Laid:
    """Draw a wall with its merlons and some words, for what holds it."""
    steps: tuple[Step, ...] = (
        (0.02, 0.96),
        (0.02, 0.16),
        (0.22, 0.16),
        (0.22, 0.3),
        (0.4, 0.3),
        (0.4, 0.16),
        (0.6, 0.16),
        (0.6, 0.3),
        (0.78, 0.3),
        (0.78, 0.16),
        (0.98, 0.16),
        (0.98, 0.96),
    )
    return Laid(side, (shape(steps, side, INK), *letters(words, side, 0.32, WHITE, 0.64)))


def lettered(side: float, words: str) -> Laid:
    """Draw a ring with a letter in it."""
    return Laid(side, (ring(side, 0.5, 0.92, 0.07, WHITE), *letters(words or "R", side, 0.6, INK, 0.5)))


def onward(side: float, _words: str) -> Laid:
    """Draw a shield with two arrowheads, for a push forward."""
    heads = tuple(
        stroke(side, 0.07, (0.34, y + 0.14), (0.5, y), (0.66, y + 0.14), colour=WHITE) for y in (0.3, 0.52)
    )
    return Laid(side, (*shield(side, "").marks, *heads))


def crown(side: float, _words: str) -> Laid:
    """Draw a band with five feathers, for a prince."""
    feathers = tuple(
        shape(((x, 0.66), (x - 0.08, 0.3, x, top, x, top), (x, top, x + 0.08, 0.3, x, 0.66)), side, INK)
        for x, top in ((0.16, 0.22), (0.33, 0.1), (0.5, 0.04), (0.67, 0.1), (0.84, 0.22))
    )
    return Laid(
        side,
        (*feathers, Box(side * 0.06, side * 0.66, side * 0.88, side * 0.24, fill=EARTH, round=side * 0.1)),
    )


def hot(side: float, _words: str) -> Laid:
    """Draw a barrel with heat rising from it."""
    heat = (
        Shape(
            scaled(((x, 0.56), (x - 0.14, 0.42, x + 0.14, 0.3, x, 0.12)), side),
            side * 0.06,
            None,
            EARTH,
            closed=False,
        )
        for x in (0.26, 0.5, 0.74)
    )
    stock: tuple[Step, ...] = ((0.0, 0.7), (0.98, 0.7), (0.98, 0.78), (0.4, 0.78), (0.24, 0.96), (0.04, 0.96))
    return Laid(side, (*heat, shape(stock, side, INK)))


def talk(side: float, _words: str) -> Laid:
    """Draw two speech bubbles, for a dispute."""
    first: tuple[Step, ...] = (
        (0.02, 0.06),
        (0.62, 0.06),
        (0.62, 0.44),
        (0.3, 0.44),
        (0.14, 0.62),
        (0.14, 0.44),
        (0.02, 0.44),
    )
    other: tuple[Step, ...] = (
        (0.98, 0.38),
        (0.7, 0.38),
        (0.7, 0.52),
        (0.38, 0.52),
        (0.38, 0.78),
        (0.7, 0.78),
        (0.86, 0.96),
        (0.86, 0.78),
        (0.98, 0.78),
    )
    return Laid(side, (shape(first, side, INK), shape(other, side, GREY)))


def washed(side: float, _words: str) -> Laid:
    """Draw a spear over water."""
    waves = (
        Shape(
            scaled(
                ((0.02, y), (0.2, y - 0.16, 0.3, y + 0.16, 0.5, y), (0.7, y - 0.16, 0.8, y + 0.16, 0.98, y)),
                side,
            ),
            side * 0.06,
            None,
            INK,
            closed=False,
        )
        for y in (0.74, 0.9)
    )
    shaft = stroke(side, 0.06, (0.04, 0.6), (0.72, 0.2))
    blade = shape(((1.0, 0.02), (0.66, 0.1), (0.78, 0.3)), side, EARTH)
    return Laid(side, (*waves, shaft, blade))


def sights(side: float, _words: str) -> Laid:
    """Draw sights on a target, for snipers."""
    hairs = (
        stroke(side, 0.06, (0.5, 0.0), (0.5, 0.34)),
        stroke(side, 0.06, (0.5, 0.66), (0.5, 1.0)),
        stroke(side, 0.06, (0.0, 0.5), (0.34, 0.5)),
        stroke(side, 0.06, (0.66, 0.5), (1.0, 0.5)),
    )
    return Laid(side, (ring(side, 0.5, 0.72, 0.06), *hairs, ring(side, 0.5, 0.12, 0, EARTH)))


def event(side: float, _words: str) -> Laid:
    """Draw a lozenge with an exclamation mark, for an event."""
    lozenge: tuple[Step, ...] = ((0.5, 0.0), (1.0, 0.5), (0.5, 1.0), (0.0, 0.5))
    stem: tuple[Step, ...] = ((0.43, 0.2), (0.57, 0.2), (0.54, 0.58), (0.46, 0.58))
    return Laid(
        side, (shape(lozenge, side, EARTH), shape(stem, side, WHITE), ring(side, 0.7, 0.13, 0, WHITE))
    )


def cross(side: float, _words: str) -> Laid:
    """Draw a cross with broad ends, for the highest medal."""
    quarter = (
        (0.42, 0.42),
        (0.28, 0.02),
        (0.72, 0.02),
        (0.58, 0.42),
        (0.98, 0.28),
        (0.98, 0.72),
        (0.58, 0.58),
        (0.72, 0.98),
        (0.28, 0.98),
        (0.42, 0.58),
        (0.02, 0.72),
        (0.02, 0.28),
    )
    return Laid(side, (shape(quarter, side, INK),))


def disc(side: float, _words: str) -> Laid:
    """Draw a disc on a ribbon, for a medal."""
    ribbon: tuple[Step, ...] = ((0.3, 0.0), (0.7, 0.0), (0.6, 0.4), (0.4, 0.4))
    return Laid(
        side, (shape(ribbon, side, GREY), ring(side, 0.66, 0.6, 0.08, WHITE), ring(side, 0.66, 0.2, 0, INK))
    )


def chevrons(side: float, count: int) -> tuple[Mark, ...]:
    """Draw chevrons one above the other, for a corporal or a sergeant."""
    return tuple(
        stroke(side, 0.13, (0.05, top + 0.26), (0.5, top), (0.95, top + 0.26))
        for top in (0.08 + 0.26 * place for place in range(count))
    )


def pips(side: float, count: int) -> tuple[Mark, ...]:
    """Draw stars in a row, for officers."""
    found: list[Mark] = []
    for place in range(count):
        middle, radius = (place + 0.5) / count, 0.5 / count
        points = tuple(
            (middle + reach * cos(turn), 0.5 + reach * sin(turn))
            for reach, turn in zip(
                (radius, radius * 0.42) * 4, (pi * number / 4 for number in range(8)), strict=True
            )
        )
        found.append(shape(points, side, INK))
    return tuple(found)


def faded(marks: tuple[Mark, ...]) -> tuple[Mark, ...]:
    """Return the marks as a pale picture for the background."""
    return tuple(_faded(mark) for mark in marks)


def _faded(mark: Mark) -> Mark:
    if not isinstance(mark, Shape | Box):
        return mark
    fill = PALE if mark.fill not in {None, WHITE} else mark.fill
    if isinstance(mark, Box):  # a box's outline is always dark, so it is left out
        return replace(mark, fill=fill, line=0.0)
    return replace(mark, fill=fill, colour=WHITE if mark.colour == WHITE else PALE)

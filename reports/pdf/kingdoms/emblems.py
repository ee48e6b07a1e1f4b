"""What counters and map of *Dark Kingdoms* show; peoples are told apart by patterns, not by colours."""

from collections.abc import Mapping
from functools import partial
from typing import get_args

from heart_africa.companions.kingdoms.components import People, Resource
from reports.pdf import signs
from reports.pdf.counters import Emblem, letters, shape
from reports.pdf.marks import Box, Laid, Mark, Step
from reports.pdf.styles import EARTH, GREY, INK, PALE, WHITE

CREST: tuple[Step, ...] = (
    (0.08, 0.04), (0.92, 0.04), (0.92, 0.5),
    (0.92, 0.78, 0.66, 0.92, 0.5, 0.98), (0.34, 0.92, 0.08, 0.78, 0.08, 0.5),
)  # fmt: skip
"""The outline of a shield in a square of 1."""


def crest(people: People, side: float, _words: str = "") -> Laid:
    """A people's shield: dark, halved, barred or with a cross."""
    fill = EARTH if people == "britons" else WHITE
    marks: list[Mark] = [shape(CREST, side, fill, side * 0.06)]
    match people:
        case "saxons":
            marks.append(
                shape(((0.5, 0.06), (0.9, 0.06), (0.9, 0.5), (0.9, 0.76, 0.66, 0.9, 0.5, 0.96)), side, INK)
            )
        case "angles":
            bars = ((0.08, 0.92, 0.18), (0.08, 0.92, 0.44), (0.24, 0.76, 0.7))
            marks += (
                shape(((left, top), (right, top), (right, top + 0.13), (left, top + 0.13)), side, INK)
                for left, right, top in bars
            )
        case "jutes":
            marks += (
                signs.stroke(side, 0.13, (0.14, 0.1), (0.76, 0.8)),
                signs.stroke(side, 0.13, (0.86, 0.1), (0.24, 0.8)),
            )
        case _:
            marks.append(shape(((0.5, 0.2), (0.68, 0.46), (0.5, 0.72), (0.32, 0.46)), side, WHITE))
    return Laid(side, tuple(marks))


def army(side: float, words: str) -> Laid:
    """A helmet with the number of the army."""
    dome: tuple[Step, ...] = (
        (0.08, 0.72), (0.08, 0.2, 0.36, 0.08, 0.5, 0.08), (0.64, 0.08, 0.92, 0.2, 0.92, 0.72),
    )  # fmt: skip
    brim: tuple[Step, ...] = ((0.0, 0.74), (1.0, 0.74), (0.94, 0.92), (0.06, 0.92))
    return Laid(
        side, (shape(dome, side, INK), shape(brim, side, EARTH), *letters(words, side, 0.5, WHITE, 0.46))
    )


def settlement(side: float, _words: str) -> Laid:
    """A thatched house."""
    roof: tuple[Step, ...] = ((0.0, 0.52), (0.5, 0.06), (1.0, 0.52))
    door: tuple[Step, ...] = ((0.42, 0.96), (0.42, 0.68), (0.58, 0.68), (0.58, 0.96))
    walls = Box(side * 0.14, side * 0.52, side * 0.72, side * 0.44, side * 0.05, PALE)
    return Laid(side, (walls, shape(roof, side, EARTH), shape(door, side, INK)))


def ship(side: float, _words: str) -> Laid:
    """A ship under its sail."""
    hull: tuple[Step, ...] = (
        (0.0, 0.6), (0.14, 0.78, 0.2, 0.94, 0.3, 0.94), (0.7, 0.94), (0.8, 0.94, 0.86, 0.78, 1.0, 0.6),
    )  # fmt: skip
    sail: tuple[Step, ...] = ((0.24, 0.12), (0.76, 0.12), (0.84, 0.3, 0.84, 0.4, 0.76, 0.54), (0.24, 0.54))
    return Laid(
        side,
        (shape(hull, side, INK), shape(sail, side, PALE, side * 0.05),
         signs.stroke(side, 0.05, (0.5, 0.02), (0.5, 0.62))),
    )  # fmt: skip


def stone(side: float, _words: str) -> Laid:
    """Dressed blocks."""
    blocks = ((0.06, 0.56, 0.42), (0.52, 0.56, 0.42), (0.29, 0.18, 0.42))
    return Laid(side, tuple(
        Box(side * x, side * y, side * wide, side * 0.34, side * 0.05, PALE, side * 0.04)
        for x, y, wide in blocks
    ))  # fmt: skip


def wood(side: float, _words: str) -> Laid:
    """A fir."""
    tiers = (((0.5, 0.02), (0.78, 0.4), (0.22, 0.4)), ((0.5, 0.24), (0.9, 0.74), (0.1, 0.74)))
    trunk = shape(((0.43, 0.74), (0.57, 0.74), (0.57, 0.98), (0.43, 0.98)), side, INK)
    return Laid(side, (trunk, *(shape(each, side, GREY) for each in tiers)))


def iron(side: float, _words: str) -> Laid:
    """An anvil."""
    steps: tuple[Step, ...] = (
        (0.0, 0.24), (0.94, 0.24), (0.94, 0.46), (0.66, 0.5), (0.62, 0.66), (0.8, 0.88), (0.2, 0.88),
        (0.38, 0.66), (0.34, 0.5), (0.16, 0.48, 0.04, 0.4, 0.0, 0.24),
    )  # fmt: skip
    return Laid(side, (shape(steps, side, INK),))


def wheat(side: float, _words: str) -> Laid:
    """An ear."""
    grains: list[Mark] = []
    for y in (0.14, 0.3, 0.46):
        for way in (-1, 1):
            steps: tuple[Step, ...] = (
                (0.5, y + 0.2),
                (0.5 + way * 0.04, y + 0.02, 0.5 + way * 0.2, y - 0.02, 0.5 + way * 0.26, y - 0.06),
                (0.5 + way * 0.3, y + 0.12, 0.5 + way * 0.2, y + 0.2, 0.5, y + 0.2),
            )
            grains.append(shape(steps, side, EARTH))
    return Laid(side, (signs.stroke(side, 0.05, (0.5, 0.1), (0.5, 0.98)), *grains))


def gold(side: float, _words: str) -> Laid:
    """A coin."""
    return Laid(side, (signs.ring(side, 0.5, 0.9, 0.06, PALE), signs.ring(side, 0.5, 0.6, 0.04, WHITE)))


RESOURCES: Mapping[Resource, Emblem] = {
    "stone": stone, "wood": wood, "iron": iron, "wheat": wheat, "gold": gold,
}  # fmt: skip
PIECES: Mapping[str, Emblem] = {"army": army, "settlement": settlement, "fortress": signs.wall, "ship": ship}


def _owned(sign: Emblem, people: People, side: float, words: str) -> Laid:
    """A piece beside the shield of its people."""
    return Laid(
        side,
        (
            *sign(side * 0.62, words).at(side * 0.44, side * 0.22),
            *crest(people, side * 0.42).at(-side * 0.06, 0),
        ),
    )


EMBLEMS: Mapping[str, Emblem] = {
    **{f"marker+{people}": partial(crest, people) for people in get_args(People)},
    **{
        f"{piece}+{people}": partial(_owned, sign, people)
        for piece, sign in PIECES.items()
        for people in get_args(People)
    },
    **dict[str, Emblem](RESOURCES.items()),
}

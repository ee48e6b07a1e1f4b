"""The reference sheet of *Dark Kingdoms*: the round step by step, combats, costs, points."""

from heart_africa.companions.kingdoms.components import Components
from heart_africa.companions.kingdoms.description import KINGDOMS
from heart_africa.core.messages import say
from reports.content import companions
from reports.content.kingdoms.pieces import prices
from reports.content.sheet import Sheet

SECTIONS: companions.Told = {
    "set-up": (18, 19, 20, 21, 22, 23, 24, 25, 27),
    "round": (28, 29, 30, 31, 32),
    "production": (33, 34, 35, 36, 37, 38),
    "turn": (40, 41, 43, 44, 45, 48, 50, 51, 52, 53, 58, 59, 60),
    "movement": (62, 63, 64, 66, 68, 69, 71, 73, 74, 75, 76, 77, 78, 79, 80, 84, 85, 86, 87, 88),
    "battle": (96, 97, 98, 99, 101, 102, 104, 105, 106, 107),
    "retreat": (108, 109, 110, 111, 112, 113, 114, 115, 116),
    "settlement": (117, 118, 119, 121, 122, 124),
    "plunder": (125, 126, 127, 128, 129, 130, 131, 132),
    "siege": (133, 134, 135, 136, 137, 138, 139),
    "fame": (90, 91, 92, 93, 94, 95),
    "end": (140, 141, 142, 143, 144),
}
"""The entries that each part of the sheet tells."""


def reference(lang: str, _box: Components, statement: str) -> Sheet:
    """The sheet; `statement`: whose set it comes with."""
    title, below = (say(lang, f"kingdomsprint-{each}") for each in ("title", "sequence"))
    head = companions.Head(lang, title, below, statement)
    return companions.reference(KINGDOMS, head, SECTIONS, {"turn": (prices(lang),)})

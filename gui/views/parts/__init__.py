"""The small widgets of which every page is made, so that all pages look and feel alike."""

from gui.views.parts.boxes import card, column, grid, line, row, scrolled, stretch
from gui.views.parts.controls import Stepper, Toggles, button, combo, field, link, narrow, toggle
from gui.views.parts.texts import chip, label, refill

__all__ = [
    "Stepper",
    "Toggles",
    "button",
    "card",
    "chip",
    "column",
    "combo",
    "field",
    "grid",
    "label",
    "line",
    "link",
    "narrow",
    "refill",
    "row",
    "scrolled",
    "stretch",
    "toggle",
]

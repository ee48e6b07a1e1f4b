"""The small widgets of which every page is made, so that all pages look and feel alike.

Boxes, words, tables                                              boxes
A chart drawn on the desk                                         chart
Things to press, choose and fill in                               controls
Rows that break, the order of Tab                                 flow
Parts of a page side by side, as many as fit                      panes
Rows of words as a table or a list that Qt can show              tables
Long work beside the window                                       work
"""

from gui.views.parts.boxes import (
    LastDrawn,
    card,
    chip,
    column,
    door_card,
    grid,
    label,
    laid,
    line,
    named,
    refill,
    refill_top,
    row,
    scrolled,
)
from gui.views.parts.controls import Stepper, button, combo, field, link, narrow, sign_button, toggle
from gui.views.parts.flow import Toggles, flow

__all__ = [
    "LastDrawn",
    "Stepper",
    "Toggles",
    "button",
    "card",
    "chip",
    "column",
    "combo",
    "door_card",
    "field",
    "flow",
    "grid",
    "label",
    "laid",
    "line",
    "link",
    "named",
    "narrow",
    "refill",
    "refill_top",
    "row",
    "scrolled",
    "sign_button",
    "toggle",
]

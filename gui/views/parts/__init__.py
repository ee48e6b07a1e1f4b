"""The small widgets of which every page is made, so that all pages look and feel alike.

Boxes that hold other widgets                                     boxes
A chart drawn on the desk                                         chart
Things to press, choose and fill in                               controls
Widgets in rows that break where the space ends                   flow
The order in which Tab goes through a page                        order
Buttons in one row                                                overflow
Parts of a page side by side, as many as fit                      panes
Tables of words and numbers, on a card with a title and a remark  tables
Words on the desk                                                 texts
Small changes to widgets that stand already                       updates
Long work beside the window                                       work
"""

from gui.views.parts.boxes import card, column, grid, laid, line, row, scrolled, stretch
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
    "laid",
    "line",
    "link",
    "narrow",
    "refill",
    "row",
    "scrolled",
    "stretch",
    "toggle",
]

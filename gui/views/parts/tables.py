"""Tables of words and numbers, on a card with a title and a remark."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QWidget

from gui.views.parts.boxes import card, grid
from gui.views.parts.texts import label

LONGEST = 48
"""A column with more letters than this in a cell takes no more room for it."""


def table_card(title: str, heads: Sequence[str], rows: Sequence[Sequence[str]], note: str = "") -> QFrame:
    """The table; each column is as wide as its words want, in proportion."""
    above = [label(head, "quiet") for head in heads]
    below = [[label(cell) for cell in each] for each in rows]
    for each in (*above, *(cell for line in below for cell in line)):
        each.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
    made = grid([above, *below])
    layout = made.layout()
    if isinstance(layout, QGridLayout):
        for place, weight in enumerate(_weights(heads, rows)):
            layout.setColumnStretch(place, weight)
    parts: list[QWidget] = [label(title, "heading"), made]
    if note:
        parts.append(label(note, "quiet"))
    return card(*parts)


def _weights(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> list[int]:
    """How much of the width each column takes: the letters of its longest cell, or word of its head."""
    return [
        min(LONGEST, max(len(text) for text in (*head.split(), *column)))
        for head, *column in zip(heads, *rows, strict=True)
    ]

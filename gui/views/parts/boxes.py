"""Boxes that hold other widgets, words, and tables of words."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from types import MappingProxyType

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from heart_africa.core.text import held_together
from reports.content.sheet import Paragraph, Section, Table


def _filled(box: QWidget, layout: QLayout, widgets: Iterable[QWidget], space: int, margin: int) -> None:
    layout.setSpacing(space)
    layout.setContentsMargins(margin, margin, margin, margin)
    for widget in widgets:
        layout.addWidget(widget)
    box.setLayout(layout)


def laid(
    box: QWidget,
    *inside: QWidget | QLayout,
    space: int = 6,
    margins: tuple[int, int, int, int] = (0, 0, 0, 0),
    high: QWidget | None = None,
) -> QVBoxLayout:
    """The layout of a widget, with these one below another; `margins`: left, top, right, bottom.

    `high`: which of them takes what is over.
    """
    layout = QVBoxLayout(box)
    layout.setContentsMargins(*margins)
    layout.setSpacing(space)
    for each in inside:
        if isinstance(each, QLayout):
            layout.addLayout(each)
        else:
            layout.addWidget(each)
    if high is not None:
        layout.setStretchFactor(high, 1)
    return layout


def column(*widgets: QWidget, space: int = 8, margin: int = 0) -> QWidget:
    """Widgets one below another."""
    box = QWidget()
    _filled(box, QVBoxLayout(), widgets, space, margin)
    return box


def row(*widgets: QWidget, space: int = 8, margin: int = 0, wide: int | None = None) -> QWidget:
    """Widgets side by side; `wide`: which takes what is over. Those that may break into rows are a `flow`."""
    box, layout = QWidget(), QHBoxLayout()
    _filled(box, layout, widgets, space, margin)
    if wide is not None:
        layout.setStretch(wide, 1)
    return box


def door_card(*widgets: QWidget) -> QFrame:
    """A way to begin, on a card as high as those beside it: title, text, and what is pressed at its foot."""
    box, layout = QFrame(), QVBoxLayout()
    box.setProperty("role", "card")
    _filled(box, layout, widgets, 10, 18)
    layout.insertStretch(2, 1)
    layout.setAlignment(widgets[-1], Qt.AlignmentFlag.AlignLeft)
    return box


def card(*widgets: QWidget, role: str = "card", space: int = 6, margin: int = 12) -> QFrame:
    """Widgets one below another on a card."""
    box = QFrame()
    box.setProperty("role", role)
    _filled(box, QVBoxLayout(), widgets, space, margin)
    return box


def grid(
    rows: Iterable[Iterable[QWidget]],
    *,
    space: int = 8,
    apart: int | None = None,
    wide: Mapping[int, int] = MappingProxyType({}),
) -> QWidget:
    """Widgets in rows and columns, these `apart`; `wide`: what columns take of the room that is over."""
    box, layout = QWidget(), QGridLayout()
    layout.setSpacing(space)
    layout.setHorizontalSpacing(space if apart is None else apart)
    layout.setContentsMargins(0, 0, 0, 0)
    for down, cells in enumerate(rows):
        for across, widget in enumerate(cells):
            layout.addWidget(widget, down, across)
    for column_, weight in wide.items():
        layout.setColumnStretch(column_, weight)
    box.setLayout(layout)
    return box


def line() -> QFrame:
    """A thin line between parts."""
    made = QFrame()
    made.setProperty("role", "line")
    return made


def scrolled(inside: QWidget, name: str = "") -> QScrollArea:
    """A widget that may be taller than the window; `name` is what a screen reader calls it."""
    inside.setObjectName("inside")
    area = QScrollArea()
    area.setAccessibleName(name)
    area.setWidgetResizable(True)
    area.setWidget(inside)
    return area


def reveal(inside: QWidget, margin: int = 0) -> None:
    """Scroll whatever a widget stands in so that it can be seen, with so much room below it."""
    above: QWidget | None = inside.parentWidget()
    while above is not None:
        if isinstance(above, QScrollArea) and (whole := above.widget()) is not None:
            above.ensureWidgetVisible(inside, 0, margin)
            foot = inside.mapTo(whole, QPoint(0, inside.height()))  # Qt gives what is seen already no room
            above.ensureVisible(foot.x(), foot.y(), 0, margin)
        above = above.parentWidget()


def reveal_top(inside: QWidget) -> None:
    """Scroll what a widget stands in so that it is read from its beginning, however high it is."""
    above: QWidget | None = inside.parentWidget()
    while above is not None and not isinstance(above, QScrollArea):
        above = above.parentWidget()
    if not isinstance(above, QScrollArea) or (whole := above.widget()) is None:
        return
    bar = above.verticalScrollBar()

    def wanted() -> int:
        return inside.mapTo(whole, QPoint(0, 0)).y()

    def grown() -> None:
        bar.rangeChanged.disconnect(grown)
        with suppress(RuntimeError):  # it has gone meanwhile
            bar.setValue(wanted())

    bar.setValue(wanted())
    if bar.value() < wanted():  # what is inside has not got its height yet
        bar.rangeChanged.connect(grown)


# --- words on the desk ---


class Words(QLabel):
    """A text whose numbers stay with what they belong to; asked for it, it gives it as it was put."""

    def __init__(self, text: str) -> None:
        super().__init__(held_together(text))
        self._text = text

    def setText(self, text: str) -> None:  # noqa: N802  # Qt's own
        """Put another text."""
        self._text = text
        super().setText(held_together(text))

    def text(self) -> str:
        """The text as it was put."""
        return self._text


class Name(Words):
    """A text in one line as long as there is room for it: what people give a name to may have a long one."""

    def sizeHint(self) -> QSize:
        """The one line."""
        return self.fontMetrics().size(Qt.TextFlag.TextSingleLine, self._text).grownBy(self.contentsMargins())


def label(
    text: str,
    role: str = "",
    *,
    state: str = "",
    side: str = "",
    wrap: bool = True,
    marked: bool = True,
    kind: type[Words] = Words,
) -> QLabel:
    """A text. Roles: title, heading, strong, quiet, number, huge; states: good, warn, bad.

    `marked`: the mouse can mark it, to be copied; Qt lays out a document for each such text.
    """
    made = kind(text)
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setWordWrap(wrap)
    if marked:
        made.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    for name, value in (("role", role), ("state", state), ("side", side)):
        if value:
            made.setProperty(name, value)
    return made


def chip(text: str, state: str = "") -> QLabel:
    """A short state in a rounded box: always a word, whatever its colour."""
    return label(text, "chip", state=state, wrap=False, marked=False)


def named(text: str, role: str, *, state: str = "") -> QLabel:
    """A name in a `flow`: in one line, or in several where it is longer than that."""
    return label(text, role, state=state, kind=Name)


class DrawnFrom:
    """The values from which a part was last drawn: it stays as it is until one of them is another.

    A part asks `already` before it draws: with what its presenter says, the document on which its buttons
    act, and the looks that count.
    """

    def __init__(self) -> None:
        self._values: tuple[object, ...] | None = None

    def already(self, *values: object) -> bool:
        """Whether it stands there drawn from these; if not, it does from now on."""
        before, self._values = self._values, values
        return before == values


def refill(layout: QLayout, *widgets: QWidget) -> None:
    """Put these in place of all that a layout holds."""
    _clear(layout)
    for widget in widgets:
        layout.addWidget(widget)


def _clear(layout: QLayout) -> None:
    while (item := layout.takeAt(0)) is not None:
        if (widget := item.widget()) is not None:
            widget.hide()
            widget.deleteLater()
        elif (inner := item.layout()) is not None:
            _clear(inner)
            inner.deleteLater()


# --- tables of words and numbers, on a card with a title and a remark ---


LONGEST = 48
"""A column with more letters than this in a cell takes no more room for it."""


def table_card(title: str, heads: Sequence[str], rows: Sequence[Sequence[str]], note: str = "") -> QFrame:
    """The table; each column is as wide as its words want, in proportion."""
    above = [_cell(head, "quiet") for head in heads]
    below = [[_cell(text) for text in each] for each in rows]
    cells = grid([above, *below], wide=dict(enumerate(_weights(heads, rows))))
    return card(label(title, "heading"), cells, *([label(note, "quiet")] if note else []))


def section_cards(section: Section) -> Iterator[QFrame]:
    """The tables and the plain text of a part of a paper, each on a card under its title."""
    for block in section.blocks:
        if isinstance(block, Table):
            yield table_card(section.title, block.heads, [each.cells for each in block.rows], section.note)
        elif isinstance(block, Paragraph):
            yield card(label(section.title, "heading"), label(block.text))


def _cell(text: str, role: str = "") -> QLabel:
    """A text of a table."""
    made = label(text, role, wrap=" " in text, marked=False)
    made.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
    return made


def _weights(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> list[int]:
    """How much of the width each column takes: the letters of its longest cell, or word of its head."""
    return [
        min(LONGEST, max(len(text) for text in (*head.split(), *column)))
        for head, *column in zip(heads, *rows, strict=True)
    ]

"""Boxes that lay out other widgets, labels, and tables of words."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from types import MappingProxyType

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
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
    """Give a box a layout with these one below another; `margins`: left, top, right, bottom.

    The one in `high` takes the height that is left.
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
    """Widgets side by side; the one with number `wide` takes the width that is left.

    For a row that may wrap use `flow`.
    """
    box, layout = QWidget(), QHBoxLayout()
    _filled(box, layout, widgets, space, margin)
    if wide is not None:
        layout.setStretch(wide, 1)
    return box


def door_card(*widgets: QWidget) -> QFrame:
    """A card with a title, a text and a button at its foot; cards side by side have the same height."""
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
    """Widgets in rows and columns, `apart` pixels between columns; `wide` shares out the spare width."""
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


def name_after_page(widget: QWidget) -> None:
    """Give what scrolls, or holds tabs, its page's name unless it has one.

    The keys reach it, so a screen reader says it.
    """
    if widget.property("named-after-page") or not widget.accessibleName():
        page: QWidget | None = widget
        while page is not None and page.objectName() != "page":
            page = page.parentWidget()
        if page is not None:
            widget.setProperty("named-after-page", True)  # noqa: FBT003  # Qt's own
            widget.setAccessibleName(page.accessibleName())


class Scrolled(QScrollArea):
    """A scroll area that is named after its page when it is shown."""

    def showEvent(self, event: QShowEvent) -> None:
        """See that it has a name."""
        super().showEvent(event)
        name_after_page(self)


def scrolled(inside: QWidget, name: str = "") -> QScrollArea:
    """A widget that may be taller than the window; `name` is what a screen reader calls it."""
    inside.setObjectName("inside")
    area = Scrolled()
    area.setAccessibleName(name)
    area.setWidgetResizable(True)
    area.setWidget(inside)
    return area


def reveal(inside: QWidget, margin: int = 0) -> None:
    """Scroll everything around a widget so that it can be seen, with `margin` pixels below it."""
    above: QWidget | None = inside.parentWidget()
    while above is not None:
        if isinstance(above, QScrollArea) and (whole := above.widget()) is not None:
            above.ensureWidgetVisible(inside, 0, margin)
            foot = inside.mapTo(whole, QPoint(0, inside.height()))  # Qt adds no margin to what is seen
            above.ensureVisible(foot.x(), foot.y(), 0, margin)
        above = above.parentWidget()


def reveal_top(inside: QWidget) -> None:
    """Scroll so that a widget's top is seen, however high it is."""
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
        with suppress(RuntimeError):  # the widget was deleted meanwhile
            bar.setValue(wanted())

    bar.setValue(wanted())
    if bar.value() < wanted():  # not laid out yet: scroll again when it has grown
        bar.rangeChanged.connect(grown)


# --- words on the desk ---


class Words(QLabel):
    """A label that keeps numbers and their units on one line; `text` returns the text without that change."""

    def __init__(self, text: str) -> None:
        super().__init__(held_together(text))
        self._text = text

    def setText(self, text: str) -> None:  # noqa: N802  # Qt's own
        """Show another text."""
        self._text = text
        super().setText(held_together(text))

    def text(self) -> str:
        """The text as it was given."""
        return self._text


class Name(Words):
    """A label that stays in one line as long as there is room: names that people give may be long."""

    def sizeHint(self) -> QSize:
        """The size of the text in one line."""
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
    """A label. Roles: title, heading, strong, quiet, number, huge; states: good, warn, bad.

    `marked`: the text can be selected with the mouse; leave it out where there are many labels, for Qt then
    keeps a document for each.
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


def named(text: str, role: str) -> QLabel:
    """A name for a `flow`: in one line if there is room, else wrapped."""
    return label(text, role, kind=Name)


class LastDrawn:
    """Remembers the values that a part was last drawn from, so that it is not drawn again from the same.

    A part asks `already` before it draws, with its panel, the document its buttons act on, and the settings
    that matter.
    """

    def __init__(self) -> None:
        self._values: tuple[object, ...] | None = None

    def already(self, *values: object) -> bool:
        """Whether the part was last drawn from these values; they are remembered."""
        before, self._values = self._values, values
        return before == values


def refill(layout: QLayout, *widgets: QWidget) -> None:
    """Replace everything in a layout by these widgets."""
    _clear(layout)
    for widget in widgets:
        layout.addWidget(widget)


def refill_top(layout: QBoxLayout, *widgets: QWidget) -> None:
    """Replace everything in a column by these widgets; the room that is left is below them."""
    refill(layout, *widgets)
    layout.addStretch(1)


def _clear(layout: QLayout) -> None:
    while (item := layout.takeAt(0)) is not None:
        if (widget := item.widget()) is not None:
            widget.hide()
            widget.deleteLater()
        elif (inner := item.layout()) is not None:
            _clear(inner)
            inner.deleteLater()


# --- tables ---


LONGEST = 48
"""Cells with more letters than this do not widen their column further."""


def table_card(title: str, heads: Sequence[str], rows: Sequence[Sequence[str]], note: str = "") -> QFrame:
    """A table on a card; columns share the width by the length of their words."""
    above = [_cell(head, "quiet") for head in heads]
    below = [[_cell(text) for text in each] for each in rows]
    cells = grid([above, *below], wide=dict(enumerate(_weights(heads, rows))))
    return card(label(title, "heading"), cells, *([label(note, "quiet")] if note else []))


def section_cards(section: Section) -> Iterator[QFrame]:
    """The tables and texts of a section of a paper, each on a card with the section's title."""
    for block in section.blocks:
        if isinstance(block, Table):
            yield table_card(section.title, block.heads, [each.cells for each in block.rows], section.note)
        elif isinstance(block, Paragraph):
            yield card(label(section.title, "heading"), label(block.text))


def _cell(text: str, role: str = "") -> QLabel:
    """The label of a table cell."""
    made = label(text, role, wrap=" " in text, marked=False)
    made.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
    return made


def _weights(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> list[int]:
    """How columns share the width: letters of the longest cell or word of the head, at most `LONGEST`."""
    return [
        min(LONGEST, max(len(text) for text in (*head.split(), *column)))
        for head, *column in zip(heads, *rows, strict=True)
    ]

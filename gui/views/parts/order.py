"""The order in which Tab goes through a page: as one reads it, whatever was made when."""

from collections.abc import Iterator
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLayout, QScrollArea, QSplitter, QWidget

from gui.views.parts.flow import FlowBox


def read_in_order(root: QWidget) -> None:
    """Let Tab go through what takes the focus in the order of the layouts."""
    stops = list(_stops(root))
    for one, other in pairwise(stops):
        QWidget.setTabOrder(one, other)


def _stops(widget: QWidget) -> Iterator[QWidget]:
    if widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
        yield widget
    if isinstance(widget, QSplitter):
        for index in range(widget.count()):
            yield from _maybe(widget.widget(index))
    elif isinstance(widget, QScrollArea):
        yield from _maybe(widget.widget())
    elif isinstance(widget, FlowBox):
        for each in widget.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
            yield from _stops(each)
    elif layout := widget.layout():
        yield from _laid(layout)


def _maybe(widget: QWidget | None) -> Iterator[QWidget]:
    return _stops(widget) if widget else iter(())


def _laid(layout: QLayout) -> Iterator[QWidget]:
    for index in range(layout.count()):
        item = layout.itemAt(index)
        widget, inner = (item.widget(), item.layout()) if item else (None, None)
        if widget:
            yield from _stops(widget)
        elif inner:
            yield from _laid(inner)

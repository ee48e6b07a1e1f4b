"""Words on the desk."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QLayout, QWidget


def label(text: str, role: str = "", *, state: str = "", side: str = "", wrap: bool = True) -> QLabel:
    """A text. Roles: title, heading, strong, quiet, number, huge; states: good, warn, bad."""
    made = QLabel(text)
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setWordWrap(wrap)
    made.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    for name, value in (("role", role), ("state", state), ("side", side)):
        if value:
            made.setProperty(name, value)
    return made


def chip(text: str, state: str = "") -> QLabel:
    """A short state in a rounded box: always a word, whatever its colour."""
    made = label(text, "chip", state=state, wrap=False)
    made.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
    return made


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

"""Words on the desk."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QLayout, QWidget


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
    """Put these in place of all that a layout holds; a focus that was inside stays hereabouts."""
    owner, focus = layout.parentWidget(), QApplication.focusWidget()
    within = owner is not None and focus is not None and owner.isAncestorOf(focus)
    _clear(layout)
    for widget in widgets:
        layout.addWidget(widget)
    now = QApplication.focusWidget()
    if within and owner is not None and (now is None or not (now is owner or owner.isAncestorOf(now))):
        owner.setFocus(Qt.FocusReason.OtherFocusReason)  # else Qt hands it to the rail


def _clear(layout: QLayout) -> None:
    while (item := layout.takeAt(0)) is not None:
        if (widget := item.widget()) is not None:
            widget.hide()
            widget.deleteLater()
        elif (inner := item.layout()) is not None:
            _clear(inner)
            inner.deleteLater()

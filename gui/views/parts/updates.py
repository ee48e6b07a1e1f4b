"""Small changes to widgets that stand already, made only where something is otherwise."""

from collections.abc import Sequence

from PySide6.QtWidgets import QComboBox, QLabel, QWidget


def tell(shown: QLabel, text: str) -> None:
    """Put another text, if it is another; nothing to say takes no room."""
    if shown.text() != text:
        shown.setText(text)
    if shown.isHidden() == bool(text):
        shown.setVisible(bool(text))


def restyle(widget: QWidget, **properties: str) -> None:
    """Put other properties for the style sheet, if they are others."""
    changed = {name: value for name, value in properties.items() if widget.property(name) != value}
    for name, value in changed.items():
        widget.setProperty(name, value)
    if changed:
        widget.style().unpolish(widget)
        widget.style().polish(widget)


def fill(box: QComboBox, choices: Sequence[tuple[str, str]], chosen: str) -> None:
    """Other choices in a list, quietly, if they are others."""
    now = [(box.itemData(index), box.itemText(index)) for index in range(box.count())]
    box.blockSignals(True)  # noqa: FBT003  # Qt's way
    if now != list(choices):
        box.clear()
        for value, text in choices:
            box.addItem(text, value)
    box.setCurrentIndex(max(0, box.findData(chosen)))
    box.blockSignals(False)  # noqa: FBT003  # Qt's way

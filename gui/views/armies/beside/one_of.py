"""Buttons of which one is down, each for itself, so that they may stand in as many rows as it takes."""

from collections.abc import Callable, Iterable

from PySide6.QtWidgets import QButtonGroup, QPushButton

from gui.presenters.armies.common import Choice


def one_of(choices: Iterable[Choice], chosen: str, run: Callable[[str], object]) -> list[QPushButton]:
    """The buttons; `run` is told which one was pressed."""
    made: list[QPushButton] = []
    for value, text in choices:
        press = QPushButton(text)
        press.setProperty("role", "toggle")
        press.setCheckable(True)  # Qt's way
        press.setChecked(value == chosen)
        press.setAccessibleName(text)
        press.clicked.connect(lambda _checked=False, value=value: run(value))
        made.append(press)
    if made:
        group = QButtonGroup(made[0])
        for press in made:
            group.addButton(press)
    return made

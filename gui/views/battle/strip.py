"""The strip above the board: stages and steps, whose it is, what comes next and why."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from gui.presenters.battle.standing import SIGNS, Place, Strip
from gui.views.parts import button, chip, label, refill, row
from gui.views.parts.flow import FlowBox


class StripView(QFrame):
    """Where the evening stands; drawn anew only when it has changed."""

    end = Signal()
    now = Signal()
    hide_guide = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "strip")
        self._shown: object = None
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 8, 14, 10)
        layout.setSpacing(6)
        self._top = QHBoxLayout()
        self._steps = FlowBox(4)
        self._flow = self._steps.flow
        self._below = QVBoxLayout()
        self._below.setSpacing(4)
        layout.addLayout(self._top)
        layout.addWidget(self._steps)
        layout.addLayout(self._below)

    def show_strip(self, strip: Strip, words: dict[str, str]) -> None:
        """Show where it stands; `words`: those of the buttons."""
        if (strip, tuple(words.items())) == self._shown:
            return
        self._shown = (strip, tuple(words.items()))
        heading = label(strip.heading, "heading", wrap=False)
        heading.setAccessibleName(strip.heading)
        parts: list[QWidget] = [heading]
        if strip.whose:
            parts.append(_whose(strip))
        refill(self._top, *parts)
        self._top.addStretch(1)
        self._top.addWidget(label(strip.name, "quiet", wrap=False))
        refill(self._flow, *(_place(each) for each in (strip.steps or strip.stages)))
        below: list[QWidget] = []
        if strip.looking:
            press = button(words["now"], self.now.emit, role="main", tip=words["now-tip"])
            below.append(row(label(strip.looking, "strong", state="warn"), press, left=True))
        if strip.why:
            below.append(label(strip.why, "strong"))
        if strip.guide:
            off = button(words["guide-off"], self.hide_guide.emit, role="link")
            below.append(_with_rest(label(strip.guide), off))
        refill(self._below, *below)


def _with_rest(first: QWidget, second: QWidget) -> QWidget:
    """Two side by side, the first taking all that the second leaves."""
    made = row(first, second)
    layout = made.layout()
    if isinstance(layout, QHBoxLayout):
        layout.setStretch(0, 1)
    return made


def _whose(strip: Strip) -> QLabel:
    made = label(strip.whose, "strong", side=strip.side, wrap=False)
    made.setText(f"⚑ {strip.whose}" if strip.side else strip.whose)
    return made


def _place(place: Place) -> QLabel:
    sign = SIGNS[place.when]
    made = chip(f"{sign} {place.text}".strip(), "good" if place.when == "now" else "")
    made.setProperty("when", place.when)
    made.setToolTip(place.tip)
    made.setAccessibleName(f"{place.text}: {place.tip}")
    return made

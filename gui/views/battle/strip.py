"""The strip above the board: stages and steps, whose it is, what comes next and why."""

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from gui.presenters.battle.progress import SIGNS, Place, Press, Strip
from gui.views.parts import button, chip, label, refill, row
from gui.views.parts.flow import FlowBox


class StripView(QFrame):
    """Where the evening stands; drawn anew only when it has changed."""

    undo = Signal()
    redo = Signal()
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
        self._head = FlowBox(8)
        self._steps = FlowBox(4)
        self._below = QVBoxLayout()
        self._below.setSpacing(4)
        layout.addWidget(self._head)
        layout.addWidget(self._steps)
        layout.addLayout(self._below)

    def show_strip(self, strip: Strip, words: dict[str, str], *, short: bool) -> None:
        """Show where it stands; `words`: those of the buttons; `short`: in as little room as may be."""
        shown = (strip, tuple(words.items()), short)
        if shown == self._shown:
            return
        self._shown = shown
        heading = label(strip.brief if short else strip.heading, "heading", wrap=False)
        parts: list[QWidget] = [heading]
        if strip.whose:
            parts.append(_whose(strip))
        presses = [(strip.undo, self.undo.emit, "↶"), (strip.redo, self.redo.emit, "↷")]
        if strip.end is not None:
            presses.append((strip.end, self.end.emit, "»"))
        parts += [_press(press, run, sign, short=short) for press, run, sign in presses]
        if not short:
            parts.append(label(strip.name, "quiet", wrap=False))
        self._head.hold(*parts)
        self._steps.hold(*(_place(each, short=short) for each in (strip.steps or strip.stages)))
        below: list[QWidget] = []
        if strip.looking:
            press = button(words["now"], self.now.emit, role="main", tip=words["now-tip"])
            below.append(_with_rest(label(strip.looking, "strong", state="warn"), press))
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


def _press(press: Press, run: Callable[[], None], sign: str, *, short: bool) -> QPushButton:
    made = button(sign if short else f"{sign} {press.text}", run, tip=press.tip, off=press.off)
    made.setAccessibleName(press.text)
    return made


def _whose(strip: Strip) -> QLabel:
    made = label(strip.whose, "strong", side=strip.side, wrap=False)
    made.setText(f"⚑ {strip.whose}" if strip.side else strip.whose)
    return made


def _place(place: Place, *, short: bool) -> QLabel:
    sign = SIGNS[place.when]
    text = sign if short and place.when == "past" else f"{sign} {place.text}".strip()
    made = chip(text, "good" if place.when == "now" else "")
    made.setProperty("when", place.when)
    made.setToolTip(place.tip)
    made.setAccessibleName(f"{place.text}: {place.tip}")
    return made

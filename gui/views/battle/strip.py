"""The strip above the board: stages and steps, whose it is, what comes next and why."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QFont, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QVBoxLayout, QWidget

from gui.actions.action import Command
from gui.actions.battle import show as show_map
from gui.actions.battle import shown as map_shown
from gui.actions.battle import wide as map_wide
from gui.actions.battle import widen as widen_map
from gui.documents.battle import BattleDocument
from gui.presenters.battle.armies import SHOWS, Show
from gui.presenters.battle.progress import SIGNS, Place, Strip
from gui.session import Session
from gui.views.parts import LastDrawn, Toggles, button, chip, label, laid, named, refill, row, toggle
from gui.views.parts.flow import FlowBox

# --- the strip above the board ---


PRESSES = {"battle-undo": "↶", "battle-redo": "↷", "battle-end-step": "»", "battle-pass-turn": "»»"}


SPACE, LEAST = 8, 220
"""Pixels between the parts of the line, and the least width for what is due."""


class StripView(QFrame):
    """The strip above the board: stage and step, who acts, what comes next; buttons to undo and go on.

    `now` asks to show the present instead of an earlier moment.
    """

    pressed = Signal(str)
    """Sent with the id of the action whose button was pressed."""
    now = Signal()
    hide_guide = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "strip")
        self._shown = LastDrawn()
        self._again: Callable[[], None] = lambda: None
        layout = laid(self, margins=(14, 8, 14, 10))
        self._heading, self._whose = label("", "heading", wrap=False), named("", "strong")
        self._letters, self._full = 0, (0, 0)
        self._head = FlowBox(SPACE)
        self._head.hold(self._heading, self._whose)
        self._steps = FlowBox(4)
        self._below = QVBoxLayout()
        self._below.setSpacing(4)
        layout.addWidget(self._head)
        layout.addWidget(self._steps)
        layout.addLayout(self._below)

    def show_strip(
        self, strip: Strip, words: dict[str, str], *, short: bool, steps: bool, tight: bool
    ) -> None:
        """Show the panel; nothing is drawn if it is shown already.

        `words` are those of the buttons by id. `short` takes as little room as possible. Without `steps` it
        is one line, for whoever wants the room below it. `tight`: the window has no room for that line
        either, so buttons show only their signs.
        """
        self._again = partial(self.show_strip, strip, words, short=short, steps=steps, tight=tight)
        room = 0 if steps else self._head.width()
        if self._shown.already(strip, tuple(words.items()), short, steps, tight, room):
            return
        self._heading.setText(strip.brief if short else strip.heading)
        whose = strip.briefly if tight or not steps else strip.whose  # one line, whichever side acts
        self._whose.setText(f"⚑ {whose}" if strip.side else whose)
        self._whose.setProperty("side", strip.side)
        self._whose.style().polish(self._whose)
        parts: list[QWidget] = [self._heading, self._whose]
        parts += [
            self._press(each, text, role="main" if each.id == strip.next else "")
            for each in strip.presses
            for text in ["" if tight else words[each.id] if short else each.name]
        ]
        if not short:
            parts.append(label(strip.name, "quiet", wrap=False))
        for each in parts:
            each.ensurePolished()
            room -= each.sizeHint().width() + SPACE
        full = (self._head.width(), self._heading.fontMetrics().height())
        beside = room >= LEAST and self._full != full
        if not (steps or beside):
            self._full = full  # a changing height would make the map jump
        if strip.why and beside:
            # A longer text is cut: a changing height would make the map jump.
            strong = QFont(self.font())
            strong.setBold(True)
            cut = QFontMetrics(strong).elidedText(strip.why, Qt.TextElideMode.ElideRight, room - 2 * SPACE)
            made = label(cut, "strong", wrap=False)
            made.setAccessibleName(strip.why)
            made.setToolTip(strip.why if cut != strip.why else "")
            parts.append(made)
        below: list[QWidget] = []
        if strip.looking:
            (parts if beside else below).append(label(strip.looking, "strong", state="warn", wrap=not beside))
            parts.append(button(words["now"], self.now.emit, role="main", tip=words["now-tip"]))
        self._steady(*(self._heading, self._whose) if strip.played and not short else ())
        self._head.hold(*parts)
        self._steps.setVisible(steps)
        self._steps.hold(*map(_place, strip.places))
        if strip.why and not beside:
            below.append(label(strip.why, "strong"))
        if strip.guide:
            off = button(words["guide-off"], self.hide_guide.emit, role="link")
            below.append(row(label(strip.guide), off, wide=0))
        refill(self._below, *below)

    def _steady(self, *said: QLabel) -> None:
        """Keep the buttons behind these labels in place, so that a second click does not hit another one."""
        letters = self._heading.fontMetrics().height()
        for each in (self._heading, self._whose):
            if each not in said or letters != self._letters:
                each.setMinimumWidth(0)
        for each in said:
            each.setMinimumWidth(max(each.minimumWidth(), min(each.sizeHint().width(), self._head.width())))
        self._letters = letters

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Draw again for another width: without room beside the buttons, what is due goes below them."""
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            QTimer.singleShot(0, self, lambda: self._again())  # noqa: PLW0108  # as it stands then

    def _press(self, each: Command, said: str, *, role: str) -> QPushButton:
        text = f"{PRESSES[each.id]} {said}".strip()
        tip = f"{each.tip if said else each.name + ': ' + each.tip} ({each.shortcut})"
        press = partial(self.pressed.emit, each.id)
        return button(text, press, role=role, tip=tip, off=each.why_off, name=each.name)


def _place(place: Place) -> QLabel:
    made = chip(f"{SIGNS[place.when]} {place.text}".strip(), "good" if place.when == "now" else "")
    made.setProperty("when", place.when)
    made.setToolTip(place.tip)
    made.setAccessibleName(f"{place.text}: {place.tip}")
    return made


# --- the bar above the armies ---


class BoardBar(QWidget):
    """The buttons above the armies: cards or map, which units are shown, and secrets."""

    filtered = Signal(str)
    """Sent with one of `SHOWS` when other units are to be shown."""
    secrets = Signal()
    """Sent when a player wants to look at his secrets."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._drawn = LastDrawn()
        self._inside = laid(self)
        self._row = FlowBox()
        self._own: tuple[QWidget, ...] = ()

    def show_bar(self, open_: BattleDocument, show: Show) -> None:
        """Show which of the buttons are down; nothing is drawn if that has not changed."""
        session, on_map = self._session, map_shown(self._session)
        if self._drawn.already(
            session.lang, show, on_map, map_wide(session), open_.viewer, session.settings.scale
        ):
            return
        say = self._session.say
        choices = [(each, say(f"battle-where-{each}")) for each in ("cards", "map")]
        made = Toggles(choices, "map" if on_map else "cards", name=say("battle-where"))
        made.chosen.connect(lambda which: show_map(self._session, on=which == "map"))
        rows = [made, *(() if on_map else (self._shows(show),))]
        if on_map:
            rows[0].add(self._wider())
        tip = self._session.say("battle-secrets-tip")
        rows[-1].add(button(f"◌ {self._session.say('battle-secrets')}", self.secrets.emit, tip=tip, name=tip))
        refill(self._inside, *rows)
        self._row, self._own = rows[0], rows[0].held

    def tell(self, notes: Sequence[QWidget]) -> None:
        """Put notes beside the buttons of the first row, so that they take no height from a map."""
        if notes or self._row.held != self._own:
            self._row.hold(*self._own, *notes)

    def _shows(self, show: Show) -> Toggles:
        say = self._session.say
        made = Toggles([(each, say(f"battle-show-{each}")) for each in SHOWS], show, name=say("battle-show"))
        made.chosen.connect(self.filtered)
        return made

    def _wider(self) -> QWidget:
        say, now = self._session.say, map_wide(self._session)
        return toggle(
            say("action-map-wide"),
            now,
            lambda on: widen_map(self._session, on=on),
            tip=say("action-map-wide-tip"),
        )

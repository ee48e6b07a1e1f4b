"""How the battle stands, around the map: the strip of stages and steps, the bar, both armies as cards."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from gui.actions.action import Command
from gui.actions.battle import show as show_map
from gui.actions.battle import shown as map_shown
from gui.actions.battle import wide as map_wide
from gui.actions.battle import widen as widen_map
from gui.documents.battle import BattleDocument
from gui.presenters.battle.progress import PLACE_SIGNS, SHOWS, Army, Card, Place, Show, Strip
from gui.session import Session
from gui.views.parts import LastDrawn, Toggles, button, chip, label, laid, named, refill, row, toggle
from gui.views.parts.boxes import Name
from gui.views.parts.flow import FlowBox, Tiles

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
    made = chip(f"{PLACE_SIGNS[place.when]} {place.text}".strip(), "good" if place.when == "now" else "")
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


# --- both armies as cards, of which those that have not changed are not touched ---


GAP = 7
"""Pixels between code, name and count of a unit."""
MOST_PIPS = 16
WIDTH = 210


class CardView(QFrame):
    """A unit: code, name, figures left, troop, states. `chosen` is emitted when it is pressed."""

    chosen = Signal(str)

    def __init__(self, unit: str) -> None:
        super().__init__()
        self.unit = unit
        self._shown: Card | None = None
        self.setProperty("role", "card")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        layout = laid(self, space=2, margins=(10, 7, 10, 8))
        plain = partial(label, "", marked=False)  # words that cannot be marked let clicks through to the card
        self._code, self._title = plain("strong", wrap=False), plain("strong")
        self._count, self._troop = plain("strong", wrap=False), plain("quiet")
        self._pips = plain("", wrap=False)  # not in quiet grey, in which thin rings are hard to see
        top = QHBoxLayout()
        top.setSpacing(GAP)
        top.addWidget(self._code, 0, Qt.AlignmentFlag.AlignTop)
        top.addWidget(self._title, 1, Qt.AlignmentFlag.AlignTop)
        top.addWidget(self._count, 0, Qt.AlignmentFlag.AlignTop)
        layout.addLayout(top)
        layout.addWidget(self._troop)
        layout.addWidget(self._pips)
        layout.addStretch(1)
        self._chips = FlowBox(4)
        layout.addWidget(self._chips)

    def show_card(self, card: Card) -> None:
        """Show the unit as it is now."""
        if card == self._shown:
            return
        before, self._shown = self._shown, card
        self._code.setText(f"{'▶ ' if card.active else ''}{card.code}")
        self._code.setProperty("side", card.side)
        self._title.setText(card.title)
        self._count.setText(card.count)
        self._troop.setText(card.troop)
        self._pips.setText("●" * card.left + "○" * (card.began - card.left))
        self._pips.setVisible(1 < card.began <= MOST_PIPS)
        if before is None or before.states != card.states:
            self._chips.hold(*(_chip(f"{each.sign} {each.text}", each.level) for each in card.states))
            self._chips.setVisible(bool(card.states))
        self.setProperty("chosen", "true" if card.chosen else "false")
        self.setProperty("active", "true" if card.active else "false")
        self.setProperty("gone", "true" if card.gone else "false")
        self.setAccessibleName(card.spoken)
        self.setToolTip(card.spoken)
        if before is not None:  # Qt styles a new card when it is first shown
            for each in (self, self._code):
                each.style().unpolish(each)
                each.style().polish(each)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the unit, or let it go."""
        if event.button() is Qt.MouseButton.LeftButton:
            self._press()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and the space bar choose it too."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}:
            self._press()
        else:
            super().keyPressEvent(event)

    def _press(self) -> None:
        chosen = self._shown is not None and self._shown.chosen
        self.chosen.emit("" if chosen else self.unit)


def _chip(text: str, level: str) -> QLabel:
    """The label of a state; a long one wraps where the card is narrow."""
    made = label(text, "chip", state=level, marked=False, kind=Name)
    made.setIndent(0)  # its width is that of its text and padding alone
    made.setToolTip(text)
    return made


class ArmyView(QWidget):
    """One side: its heading and the cards of its units."""

    chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._cards: dict[str, CardView] = {}
        layout = laid(self)
        self._title, self._none = label("", "strong"), label("", "quiet")
        self._tiles = Tiles(WIDTH)
        layout.addWidget(self._title)
        layout.addWidget(self._none)
        layout.addWidget(self._tiles)
        layout.addStretch(1)

    def show_army(self, army: Army, scale: int) -> None:
        """Show this army's cards; `scale` is the size of letters in percent."""
        if self._title.text() != army.title:
            self._title.setText(army.title)
        if self._title.property("side") != army.side:
            self._title.setProperty("side", army.side)
            self._title.style().polish(self._title)
        for card in army.cards:
            if card.unit not in self._cards:
                made = self._cards[card.unit] = CardView(card.unit)
                made.chosen.connect(self.chosen)
            self._cards[card.unit].show_card(card)
        self._none.setText(army.none)
        self._none.setVisible(not army.cards)
        self._tiles.hold((self._cards[card.unit] for card in army.cards), round(WIDTH * scale / 100))

    def forget(self) -> None:
        """Delete all cards, because another battle was opened."""
        self._tiles.hold(())
        for card in self._cards.values():
            card.deleteLater()
        self._cards.clear()


class ArmiesView(QWidget):
    """Both armies side by side, or one below the other where the space is narrow."""

    chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._armies: dict[str, ArmyView] = {}
        self._shown = LastDrawn()
        self._sides = Tiles(WIDTH, space=14)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 6, 0)
        layout.addWidget(self._sides)
        layout.addStretch(1)

    def show_armies(self, armies: tuple[Army, ...], scale: int) -> None:
        """Show both armies; `scale` is the size of letters in percent."""
        if self._shown.already(armies, scale):
            return
        for army in armies:
            if army.side not in self._armies:
                made = self._armies[army.side] = ArmyView()
                made.chosen.connect(self.chosen)
            self._armies[army.side].show_army(army, scale)
        self._sides.hold((self._armies[army.side] for army in armies), round(WIDTH * scale / 100))

    def forget(self) -> None:
        """Forget what was shown: another battle is open."""
        self._shown = LastDrawn()
        for army in self._armies.values():
            army.forget()

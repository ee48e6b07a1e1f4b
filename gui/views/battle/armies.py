"""Both armies as cards; cards that have not changed are not touched."""

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from gui.presenters.battle.armies import Army, Card
from gui.views.parts import LastDrawn, label, laid
from gui.views.parts.boxes import Name
from gui.views.parts.flow import FlowBox, Tiles

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

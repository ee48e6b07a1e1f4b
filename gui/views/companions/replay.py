"""A companion game played back: a slider over its entries, and a press that lets it go on by itself."""

from PySide6.QtCore import QSignalBlocker, Qt, QTimer
from PySide6.QtWidgets import QHBoxLayout, QSlider, QWidget

from gui.documents.companions import AnyGame
from gui.session import Session
from gui.views.parts import button

BEGUN = 2
"""The entries of a game that is laid out and in which nothing has happened."""
PACE_MS = 600
"""From one entry to the next."""


class Replay(QWidget):
    """Which entry is looked at; whoever moves the slider, or orders something, stops it."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._document: AnyGame | None = None
        self.pace = QTimer(self, interval=PACE_MS)
        self.pace.timeout.connect(self._go_on)
        self.press = button("▶", self.toggle)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setAccessibleName(session.say("companions-replay"))
        self.slider.setToolTip(session.say("companions-replay"))
        self.slider.valueChanged.connect(self._slid)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.press)
        layout.addWidget(self.slider, 1)
        kept = self.sizePolicy()
        kept.setRetainSizeWhenHidden(True)  # the board stays where it is once there is something to play back
        self.setSizePolicy(kept)
        self._show_press()

    def show_replay(self, document: AnyGame) -> None:
        """Where the game is looked at; nothing of one that has not begun."""
        last = document.journal.next_number - 1
        if document is not self._document or (document.at is None and self.slider.maximum() != last):
            self._play(on=False)
        self._document = document
        with QSignalBlocker(self.slider):
            self.slider.setRange(0, last)
            self.slider.setValue(last if document.at is None else document.at)
        self.setVisible(last > BEGUN)

    def toggle(self) -> None:
        """Play, from the beginning if the end is looked at; or stop where it is."""
        self._play(on=not self.pace.isActive())
        if self.pace.isActive() and self._document is not None and self._document.at is None:
            self._document.goto(BEGUN)

    def _slid(self, number: int) -> None:
        self._play(on=False)
        self._look(number)

    def _go_on(self) -> None:
        self._look(self.slider.value() + 1)
        if self.slider.value() == self.slider.maximum() or not self.isVisible():
            self._play(on=False)

    def _look(self, number: int) -> None:
        """Look at the game as it stood after an entry; at the last one, as it stands."""
        if self._document is not None:
            self._document.goto(number)

    def _play(self, *, on: bool) -> None:
        if on != self.pace.isActive():
            self.pace.start() if on else self.pace.stop()
            self._show_press()

    def _show_press(self) -> None:
        playing = self.pace.isActive()
        word = self._session.say(f"table_map-replay-{'pause' if playing else 'play'}")
        self.press.setText("‖" if playing else "▶")
        self.press.setToolTip(word)
        self.press.setAccessibleName(word)

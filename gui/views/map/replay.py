"""Playback of the battle on the map: a slider over its moments, play, pause, step; figures glide."""

from collections.abc import Callable
from itertools import pairwise

from PySide6.QtCore import QElapsedTimer, QSignalBlocker, Qt, QTimer
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSlider, QVBoxLayout, QWidget

from gui.documents.map.document import OpenMap
from gui.presenters.map.replay import Moment, moment_text, moments
from gui.session import Session
from gui.views.parts import laid, refill, row, sign_button
from heart_africa.board.layout import Course, Spot
from heart_africa.board.shapes import between

FRAME_MS, STEP_MS, REST_MS = 16, 700, 350


class Replay(QWidget):
    """The bar of the playback. A moment is an entry of the battle that changes the table."""

    def __init__(
        self, session: Session, glide: Callable[[dict[str, tuple[float, float, float]]], None]
    ) -> None:
        super().__init__()
        self._session, self._glide = session, glide
        self._opened: OpenMap | None = None
        self._moments: tuple[Moment, ...] = ()
        self._shown: object = None
        self._ways: dict[str, Course] = {}
        self._clock = QElapsedTimer()
        self._frame = QTimer(self, interval=FRAME_MS)
        self._frame.timeout.connect(self._gliding)
        self._rest = QTimer(self, singleShot=True, interval=REST_MS)
        self._rest.timeout.connect(self._next)
        self.playing = False
        self._slider = QSlider(Qt.Orientation.Horizontal)
        self._slider.valueChanged.connect(self._slid)
        self._text = QLabel()
        self._text.setWordWrap(True)
        self._text.setProperty("role", "small")
        self._presses = QVBoxLayout()
        top = QHBoxLayout()
        top.addLayout(self._presses)
        top.addWidget(self._slider, 1)
        laid(self, top, self._text, space=2)

    def show_replay(self, opened: OpenMap) -> None:
        """Show the moments of this battle, and which of them the map shows."""
        self._opened = opened
        key = (opened, opened.table.version, opened.version, self._session.lang)
        if self._shown != (key, self.playing):
            self._moments = moments(opened)
            self._shown = (key, self.playing)
            say = self._session.say
            rows = (
                ("«", "first", lambda: self.to(0)),
                ("‹", "back", lambda: self.step(-1)),
                ("‖" if self.playing else "▶", "pause" if self.playing else "play", self.toggle),
                ("›", "forth", lambda: self.step(1)),
                ("»", "last", lambda: self.to(len(self._moments) - 1)),
            )
            made = [sign_button(sign, run, say(f"table_map-replay-{word}")) for sign, word, run in rows]
            refill(self._presses, row(*made, space=3))
        with QSignalBlocker(self._slider):
            self._slider.setRange(0, max(0, len(self._moments) - 1))
            self._slider.setValue(self._place())
        self._slider.setAccessibleName(self._session.say("table_map-replay-slider"))
        if self._moments:
            moment = self._moments[min(self._slider.value(), len(self._moments) - 1)]
            assert self._opened is not None  # noqa: S101  # shown before
            text = moment_text(self._session, self._opened, moment.number)
            self._text.setText(text)
            self._slider.setAccessibleDescription(text)

    def _place(self) -> int:
        """The number of the moment that the map shows, from 0."""
        assert self._opened is not None  # noqa: S101  # shown before
        at = self._opened.table.at
        numbers = [each.number for each in self._moments]
        if at is None or not numbers:
            return max(0, len(numbers) - 1)
        return max((place for place, number in enumerate(numbers) if number <= at), default=0)

    # --- where it is ---

    def to(self, place: int) -> None:
        """Show the moment with this number on the map."""
        if self._opened is not None and self._moments:
            place = max(0, min(place, len(self._moments) - 1))
            last = place == len(self._moments) - 1
            self._opened.table.goto(None if last else self._moments[place].number)

    def step(self, by: int) -> None:
        """Stop playing and go on by so many moments, back if negative."""
        self.pause()
        self.to(self._place() + by)

    def _slid(self, place: int) -> None:
        self.pause()
        self.to(place)

    # --- playing ---

    def toggle(self) -> None:
        """Play from here, from the beginning if it was at the end; or stop."""
        if self.playing:
            self.pause()
            return
        self.playing = True
        if self._opened is not None and self._place() >= len(self._moments) - 1:
            self.to(0)
        self._touch()
        self._next()

    def pause(self) -> None:
        """Stop playing at this moment."""
        self._frame.stop()
        self._rest.stop()
        if self.playing:
            self.playing = False
            self._touch()

    def _touch(self) -> None:
        if self._opened is not None:
            self.show_replay(self._opened)

    def _next(self) -> None:
        """Let the figures glide to the next moment; stop after the last."""
        place = self._place()
        if not self.playing or place >= len(self._moments) - 1:
            self.pause()
            return
        self._ways = {
            name: course for name, course in self._moments[place + 1].came.items() if len(course) > 1
        }
        if self._ways:
            self._clock.start()
            self._frame.start()
        else:
            self._arrived()

    def _gliding(self) -> None:
        part = min(1.0, self._clock.elapsed() / STEP_MS)
        assert self._opened is not None  # noqa: S101  # shown before
        stands = self._opened.layout.stands
        high = self._opened.layout.wide_in
        spots = {}
        for name, course in self._ways.items():
            x, y = along(course, part * part * (3 - 2 * part))
            spots[name] = (x, high - y, stands[name].facing if name in stands else 0.0)
        self._glide(spots)
        if part >= 1:
            self._frame.stop()
            self._arrived()

    def _arrived(self) -> None:
        self.to(self._place() + 1)
        self._rest.start()


def along(course: Course, part: float) -> Spot:
    """The spot at this part of a path, from 0 (start) to 1 (end)."""
    legs = [between(one, other) for one, other in pairwise(course)]
    left = part * sum(legs)
    for (x, y), (to_x, to_y), long in zip(course, course[1:], legs, strict=False):
        if left <= long and long:
            return x + (to_x - x) * left / long, y + (to_y - y) * left / long
        left -= long
    return course[-1]

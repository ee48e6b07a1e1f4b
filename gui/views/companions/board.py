"""What a companion brings to the page: what it says, and a board to look at."""

from abc import abstractmethod
from collections.abc import Callable
from typing import Any, Generic, Protocol, TypeVar

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.documents.companions import AnyGame
from gui.presenters.companions import CompanionDesk, Offer
from gui.session import Session
from gui.theme import px
from heart_africa.core.dataclass import dataclass


class Board(QWidget):
    """A board, drawn from the open game."""

    pressed = Signal(str)
    """A place of it was pressed."""

    def show_board(self, document: AnyGame, aims: dict[str, Offer]) -> None:
        """Draw it; `aims`: the places at which an order that can be given is aimed."""
        raise NotImplementedError


class Drawn(Protocol):
    """What a board draws; `words`: all of it for those who hear it."""

    @property
    def words(self) -> str:
        """What stands where."""


Map = TypeVar("Map", bound=Drawn)
STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
ARROWS = {**{key: (step, 0) for key, step in STEPS.items()}, Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1)}
"""How far across and down each arrow goes."""
PRESSES = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class MapBoard(Board, Generic[Map]):
    """A map whose lit places are pressed by mouse and keys.

    `title`: the message that says what it is; `least`: how small it may be at a text scale of 100 %.
    """

    title: str
    least: tuple[int, int]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._map: Map | None = None
        self._aims: dict[str, Offer] = {}
        self._at = 0
        self._ground: tuple[object, QPixmap] = (None, QPixmap())
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @abstractmethod
    def map_of(self, document: AnyGame) -> Map | None:
        """What is drawn of a game; None before it is laid out."""

    @abstractmethod
    def place_of(self, at: QPointF) -> str:
        """The place at a point; "" for none."""

    @abstractmethod
    def lit(self) -> list[str]:
        """The places that can be pressed, in the order in which the keys go through them."""

    @abstractmethod
    def paint(self, painter: QPainter, of: Map) -> None:
        """Draw it."""

    def words_at(self, _place: str) -> str:
        """What there is to say of a place beside the order that is aimed at it."""
        return ""

    def show_board(self, document: AnyGame, aims: dict[str, Offer]) -> None:
        """Draw it; the places at which an order is aimed are lit."""
        self._map, self._aims = self.map_of(document), aims
        self.setMinimumSize(self.minimumSizeHint())
        self.setAccessibleName(self._session.say(self.title))
        self.setAccessibleDescription(self._map.words if self._map else "")
        self.update()

    def minimumSizeHint(self) -> QSize:
        """As small as its words can still be read."""
        return QSize(*(px(each, self._session.settings.scale) for each in self.least))

    def ground(self, of: object, paint: Callable[[QPainter], None]) -> QPixmap:
        """What lies beneath the pieces, painted anew only when that (`of`) is another, or the size."""
        now = (of, self.size(), self.devicePixelRatioF())
        if self._ground[0] != now:
            made = QPixmap(self.size() * now[2])
            made.setDevicePixelRatio(now[2])
            painter = QPainter(made)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setFont(self.font())
            paint(painter)
            painter.end()
            self._ground = (now, made)
        return self._ground[1]

    def focused(self, place: str) -> bool:
        """Whether the keys are at this place."""
        places = self.lit()
        return self.hasFocus() and bool(places) and places[self._at % len(places)] == place

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A place was pressed."""
        place = self.place_of(event.position())
        if place in self._aims:
            self.pressed.emit(place)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """The hand shows what can be pressed; resting there tells the order and its odds."""
        place = self.place_of(event.position())
        offer = self._aims.get(place)
        self.setCursor(Qt.CursorShape.PointingHandCursor if offer else Qt.CursorShape.ArrowCursor)
        told = (self.words_at(place), *((offer.text, offer.odds) if offer else ()))
        self.setToolTip("\n".join(filter(None, told)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and right go from one lit place to the next, Enter presses."""
        places = self.lit()
        if event.key() in STEPS and places:
            self._at = (self._at + STEPS[Qt.Key(event.key())]) % len(places)
            self.update()
        elif event.key() in PRESSES and places:
            self.pressed.emit(places[self._at % len(places)])
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The place that the keys are at is marked."""
        super().focusInEvent(event)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw it."""
        if self._map is not None:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self.paint(painter, self._map)
            painter.end()


@dataclass(frozen=True)
class CompanionView:
    """A companion as the page shows it; `least`: how wide its board has to be at a text scale of 100 %.

    `copied`: where the owner of a printed game copies what is more than a few values, such as a map, if there
    is such; it is given what leads back.
    """

    desk: CompanionDesk[Any]
    board: Callable[[Session], Board]
    least: int = 400
    copied: Callable[[Session, Callable[[], object]], QWidget] | None = None

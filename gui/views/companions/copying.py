"""Where an owner copies the map of his box: tools on the left, the map on the right; all is kept at once."""

from abc import abstractmethod
from collections.abc import Callable, Iterable

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gui.presenters.own_pack import OwnPack
from gui.session import Session
from gui.theme import px
from gui.views.companions.board import ARROWS, PRESSES
from gui.views.parts import field, flow, label, laid, link, refill, scrolled
from gui.views.parts.controls import titled
from gui.views.parts.flow import Toggles

TOOLS = 300


class CopyCanvas(QWidget):
    """The map as far as it is copied; from the place where the keys are arrows lead on, Enter presses it."""

    pressed = Signal(object)
    """These places were pressed, or drawn over, in this order."""

    def __init__(self, session: Session, name: str, at: str) -> None:
        super().__init__()
        self._session, self._at = session, at
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(name)
        self.setMinimumSize(self.minimumSizeHint())

    @abstractmethod
    def beside(self, across: int, down: int) -> str:
        """The place to which an arrow leads; "" for none."""

    @abstractmethod
    def paint(self, painter: QPainter) -> None:
        """Draw it."""

    def called(self, place: str) -> str:
        """What a place is called, for those who hear it."""
        return place

    def press(self, *places: str) -> None:
        """Press these places; the keys are at the last of them."""
        self._at = places[-1]
        self.pressed.emit(places)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go from place to place, Enter presses."""
        key = Qt.Key(event.key())
        if key in ARROWS:
            if found := self.beside(*ARROWS[key]):
                self._at = found
                self.setAccessibleDescription(self.called(found))
                self.update()
        elif key in PRESSES and self._at:
            self.press(self._at)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint(painter)


class CopyView(QWidget):
    """The tools of one game and its map; its words begin with `<kind>desk-copy`."""

    def __init__(
        self, session: Session, leave: Callable[[], object], own: OwnPack, canvas: QWidget, words: str
    ) -> None:
        super().__init__()
        self._session, self._leave, self._own, self._words = session, leave, own, words
        self.canvas = canvas
        self._panel = QVBoxLayout()
        self._tools = QWidget()
        laid(self._tools, self._panel, margins=(16, 12, 8, 12)).addStretch(1)
        beside = scrolled(self._tools, session.say(words))
        beside.setFixedWidth(px(TOOLS, session.settings.scale))
        layout = QHBoxLayout(self)
        layout.addWidget(beside)
        layout.addWidget(scrolled(canvas, session.say(f"{words}-map")), 1)

    def show_tools(self) -> None:
        """Draw the tools anew, below what is still to be copied and why the last value was not kept.

        The keys stay at the tool where they were, and so does all that is in view.
        """
        say, own, before = self._session.say, self._own, set(self._tools.findChildren(QWidget))
        held = next((each for each in before if each.hasFocus()), None)
        if held is not None:
            held.clearFocus()  # else they go to whatever comes after it, and the view with them
        slip = [label(f"✗ {own.fault}", state="bad")] if own.fault else []
        refill(
            self._panel,
            flow(link(say("companions-back-to-shelf"), self._leave)),
            label(say(self._words), "heading"),
            label(say(f"{self._words}-text"), "quiet"),
            label(own.lacking(), "strong"),
            *slip,
            *self.tools(),
        )
        for each in self._tools.findChildren(QWidget):
            if held is not None and each not in before and each.accessibleName() == held.accessibleName():
                QTimer.singleShot(0, each, each.setFocus)

    @abstractmethod
    def tools(self) -> list[QWidget]:
        """What may be done."""

    def say(self, word: str, **facts: object) -> str:
        """A message of the game's own editor."""
        return self._session.say(f"{self._words}-{word}", **facts)

    def choice(
        self, what: str, choices: Iterable[tuple[str, str]], chosen: str, act: Callable[[str], object]
    ) -> QWidget:
        """One of several, below what it is called."""
        made = Toggles([*choices], chosen, name=self.say(what))
        made.chosen.connect(self.then(act))
        return titled(self.say(what), made)

    def line(self, act: Callable[[str], object]) -> QWidget:
        """A field for the name of one more that the rulebook does not tell of."""
        add = self.say("add")
        return field("", lambda name: self.then(act)(name) if name.strip() else None, name=add, hint=add)

    def then(self, act: Callable[..., object], *said: object) -> Callable[..., None]:
        """What a control does: copy what was said with it, and draw both anew."""

        def done(*more: object) -> None:
            act(*said, *more)
            self.show_tools()
            self.canvas.update()

        return done

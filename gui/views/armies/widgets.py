"""Small widgets of the armies page that are updated in place, and the form of what players agree on."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import TypeVar

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QKeySequence, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QApplication,
    QButtonGroup,
    QComboBox,
    QFrame,
    QLabel,
    QLayout,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from gui.presenters.armies.builder import Points, Segment
from gui.presenters.armies.common import MOST_POINTS, NUMBERS, Choice, Fact, Mark
from gui.session import Session
from gui.theme import DARK, LIGHT, Palette
from gui.views.parts import LastDrawn, Stepper, combo, label, laid, narrow, refill, row
from gui.views.parts.controls import Line, titled
from gui.views.parts.flow import FlowBox
from gui.views.parts.work import fill, restyle

# --- small widgets ---


Frame = TypeVar("Frame", bound=QWidget)


def colours() -> Palette:
    """The palette in use, for widgets that paint themselves."""
    ground = QApplication.palette().window().color()
    return DARK if ground.lightness() < 128 else LIGHT  # noqa: PLR2004  # the middle of 0 to 255


class UndoThrough(QObject):
    """Passes Ctrl+Z on from a field in which nothing was typed, so that it undoes an edit of the army.

    Only the line that has the focus is watched, for every event of a watched line passes through Python.
    """

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._focused)

    def _focused(self, _old: QWidget | None, now: QWidget | None) -> None:
        if isinstance(now, QLineEdit) and self._page.isAncestorOf(now):
            now.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Refuse the undo and redo keys for a line that has nothing to undo itself."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            undoing = event.matches(QKeySequence.StandardKey.Undo) or event.matches(
                QKeySequence.StandardKey.Redo
            )
            if undoing and isinstance(watched, QLineEdit) and not watched.isModified():
                event.ignore()
                return True
        return super().eventFilter(watched, event)


class Marks(QWidget):
    """The problems of a card, one line each with the citation; the rule appears on hovering."""

    def __init__(self) -> None:
        super().__init__()
        self._shown = LastDrawn()
        self._inside = laid(self, space=2)
        self.setVisible(False)

    def show_marks(self, marks: tuple[Mark, ...]) -> None:
        """Show these problems; nothing happens if they are shown already."""
        if self._shown.already(marks):
            return
        refill(self._inside, *(_marked(each) for each in marks))
        self.setVisible(bool(marks))


def _marked(mark: Mark) -> QLabel:
    sign = "×" if mark.state == "bad" else "!"
    made = label(f"{sign} {mark.text} · {mark.cite}", state=mark.state)
    made.setToolTip(mark.tip)
    return made


class CardFrame(QFrame):
    """A card with its problems; its rim has the colour of the worst of them."""

    def __init__(self, name: str = "") -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # to be shown; Tab goes to what is in it
        self.setAccessibleName(name)
        self.marks = Marks()

    def lay(self, *inside: QWidget | QLayout, space: int = 4, inner: bool = False) -> None:
        """Lay these out one below another; `inner` leaves out the margins, for a card inside a card."""
        laid(self, *inside, space=space, margins=(0, 0, 0, 0) if inner else (8, 6, 8, 6))

    def show_marks(self, marks: tuple[Mark, ...]) -> None:
        """Show these problems, and colour the card by the worst."""
        self.marks.show_marks(marks)
        states = {each.state for each in marks}
        restyle(self, state=next((each for each in ("bad", "warn") if each in states), ""))


class OwnLine(Line):
    """A line for a name or note; the program does not change it while somebody types.

    `given` is emitted with the stripped text when typing is finished and the text has changed.
    """

    given = Signal(str)

    def __init__(self, name: str, *, role: str = "flat", hint: str = "", most: int = 200) -> None:
        super().__init__("")
        self._shown, self._most = "", most
        self.setAccessibleName(name)
        self.setPlaceholderText(hint)
        self.setProperty("role", role)
        self.editingFinished.connect(self._done)

    def show_text(self, text: str) -> None:
        """Show another text, unless somebody is typing here."""
        self._shown = text
        if self.text() != text and not (self.hasFocus() and self.isModified()):
            self.setText(text)

    def _done(self) -> None:
        self.setModified(False)
        text = self.text().strip()[: self._most]
        if text != self._shown:
            self.given.emit(text)


def counted(stepper: Stepper, name: str, price: str, tip: str) -> QWidget:
    """A row: the number with its buttons, what is counted, and the price of one."""
    shown = label(name)
    shown.setToolTip(tip)
    return row(stepper, shown, label(price, "quiet", wrap=False), space=6, wide=1)


def reused(layout: QVBoxLayout, frames: list[Frame], wanted: int, make: Callable[[int], Frame]) -> None:
    """Bring a layout to the wanted number of frames: make new ones at the end, or delete the last ones."""
    for gone in frames[wanted:]:
        layout.removeWidget(gone)
        gone.hide()
        gone.deleteLater()
    del frames[wanted:]
    for index in range(len(frames), wanted):
        frames.append(make(index))
        layout.addWidget(frames[index])


class Grip(QWidget):
    """A handle by which a card is dragged; it emits the height of the pointer on the screen."""

    dragged = Signal(int)
    dropped = Signal(int)

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.setToolTip(name)
        self.setAccessibleName(name)
        self.setFixedWidth(14)

    def sizeHint(self) -> QSize:
        """Return a size as tall as a line of text."""
        return QSize(14, 20)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint two columns of dots."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours().quiet))
        middle = self.height() / 2
        for across in (3.0, 9.0):
            for down in (-6.0, 0.0, 6.0):
                painter.drawEllipse(QRectF(across, middle + down - 1.5, 3, 3))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of the card, to drag it."""
        self.setCursor(Qt.CursorShape.ClosedHandCursor)
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Emit the height of the pointer on the screen."""
        self.dragged.emit(event.globalPosition().toPoint().y())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go of the card."""
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.dropped.emit(event.globalPosition().toPoint().y())


class Share(QWidget):
    """A thin bar: which part of the army's limit a unit takes, in thousandths."""

    def __init__(self) -> None:
        super().__init__()
        self._share = 0
        self.setFixedHeight(4)

    def show_share(self, share: int) -> None:
        """Draw the bar with another length."""
        if share != self._share:
            self._share = share
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the ground and, on it, the part that is taken."""
        painter, own = QPainter(self), colours()
        painter.fillRect(self.rect(), QColor(own.raised))
        width = round(self.width() * min(1000, self._share) / 1000)
        painter.fillRect(0, 0, width, self.height(), QColor(own.accent))


class PointsBar(QWidget):
    """The points of each part of the army side by side, with a line at the agreed limit.

    `chosen` is emitted with the place of the part that was pressed.
    """

    chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._points: Points | None = None
        self.setMouseTracking(True)
        self.setMinimumWidth(80)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return a size as tall as a line of text."""
        return QSize(240, self.fontMetrics().height())

    def show_points(self, points: Points) -> None:
        """Draw the bar with other points."""
        if points != self._points:
            self._points = points
            self.setAccessibleName(f"{points.text}, {points.left}")
            self.update()

    def _scale(self) -> float:
        points = self._points
        whole = max(points.limit, points.total, 1) if points else 1
        return self.width() / whole

    def _spans(self) -> list[tuple[Segment, float, float]]:
        points, at, spans = self._points, 0, []
        for each in points.segments if points else ():
            spans.append((each, at * self._scale(), (at + each.points) * self._scale()))
            at += each.points
        return spans

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the parts and the limit; what is beyond the limit is hatched in another colour."""
        if self._points is None:
            return
        painter, own, height = QPainter(self), colours(), self.height()
        painter.fillRect(self.rect(), QColor(own.raised))
        kinds = {"leader": own.focus, "units": own.accent, "allies": own.good, "others": own.quiet}
        for each, left, right in self._spans():
            painter.fillRect(QRectF(left, 0, max(1.0, right - left - 1), height), QColor(kinds[each.kind]))
        limit = self._points.limit * self._scale()
        if self._points.total > self._points.limit:
            over = QRectF(limit, 0, self.width() - limit, height)
            painter.fillRect(over, QColor(own.bad))
            painter.fillRect(over, Qt.BrushStyle.BDiagPattern)
        painter.fillRect(QRectF(min(limit, self.width() - 2.0), 0, 2, height), QColor(own.text))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Name the part under the pointer in the tip."""
        found = self._at(event.position().x())
        self.setToolTip(found.name if found else (self._points.left if self._points else ""))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Ask for the pressed part of the army to be shown."""
        found = self._at(event.position().x())
        if found:
            self.chosen.emit(found.where)

    def _at(self, across: float) -> Segment | None:
        return next((each for each, left, right in self._spans() if left <= across < right), None)


# --- fields for what players agree on ---


LETTERS = 18
"""The most letters that the width of a choice is made for."""


class AgreedForm(FlowBox):
    """Controls for the given facts; `put` is called with the name and new value of one that was changed."""

    def __init__(
        self, session: Session, facts: Iterable[str], put: Callable[[str, str | int], object]
    ) -> None:
        super().__init__(12)
        self._controls: dict[str, Stepper | QComboBox] = {}
        self._titled: dict[str, QWidget] = {}
        for fact in facts:
            name = session.say("builder-points-limit" if fact == "points" else f"builder-{fact}")
            control = self._controls[fact] = _control(fact, name, partial(put, fact))
            self._titled[fact] = titled(name, control)
        self.hold(*self._titled.values())

    def show_facts(self, facts: Iterable[Fact]) -> None:
        """Show the values; a fact for which the list leaves no choice is hidden."""
        for fact in facts:
            control = self._controls.get(fact.name)
            if isinstance(control, Stepper):
                control.bound(*fact.span)
                control.set(int(fact.value), quietly=True)
            elif control is not None:
                fill(control, fact.choices, str(fact.value))
                self._titled[fact.name].setVisible(bool(fact.choices))

    def ask(self, fact: str) -> None:
        """Put the focus on a fact and open its list of choices."""
        control = self._controls[fact]
        control.setFocus(Qt.FocusReason.OtherFocusReason)
        if isinstance(control, QComboBox):
            control.showPopup()

    def control(self, fact: str) -> QWidget:
        """The control of a fact."""
        return self._controls[fact]


def _control(fact: str, name: str, put: Callable[[str | int], object]) -> Stepper | QComboBox:
    if fact in NUMBERS:
        stepper = Stepper(1, name=name, least=1, most=MOST_POINTS)
        stepper.changed.connect(put)
        return stepper
    box = narrow(combo((), "", put, name=name))
    box.setMinimumContentsLength(LETTERS)
    return box


# --- buttons of which one is pressed ---


def one_of(choices: Iterable[Choice], chosen: str, run: Callable[[str], object]) -> list[QPushButton]:
    """Toggle buttons, one for each choice; `run` is called with the value of the pressed one."""
    made: list[QPushButton] = []
    for value, text in choices:
        press = QPushButton(text)
        press.setProperty("role", "toggle")
        press.setCheckable(True)
        press.setChecked(value == chosen)
        press.setAccessibleName(text)
        press.clicked.connect(lambda _checked=False, value=value: run(value))
        made.append(press)
    if made:
        group = QButtonGroup(made[0])
        for press in made:
            group.addButton(press)
    return made

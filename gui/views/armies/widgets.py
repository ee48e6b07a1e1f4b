"""Small widgets of the armies page that change in place; what players agree on, to be filled in."""

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
from gui.views.parts import DrawnFrom, Stepper, combo, label, laid, narrow, refill, row
from gui.views.parts.controls import Line, titled
from gui.views.parts.flow import FlowBox
from gui.views.parts.work import fill, restyle

# --- small widgets of the armies page that change in place: marks, bars, grips ---


Frame = TypeVar("Frame", bound=QWidget)


def colours() -> Palette:
    """The palette in use, for what is painted by hand."""
    ground = QApplication.palette().window().color()
    return DARK if ground.lightness() < 128 else LIGHT  # noqa: PLR2004  # the middle of 0 to 255


class UndoThrough(QObject):
    """Lets Ctrl+Z pass a field in which nothing was typed, so that it undoes what was done to the army.

    It watches the line that has the focus, and no other: every event of a watched line passes through Python.
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
        """Claim no keys for undoing where there is nothing of one's own to undo."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            undoing = event.matches(QKeySequence.StandardKey.Undo) or event.matches(
                QKeySequence.StandardKey.Redo
            )
            if undoing and isinstance(watched, QLineEdit) and not watched.isModified():
                event.ignore()
                return True
        return super().eventFilter(watched, event)


class Marks(QWidget):
    """What is to be told of a card: a sentence each, with its citation and the rule on hovering."""

    def __init__(self) -> None:
        super().__init__()
        self._shown = DrawnFrom()
        self._inside = laid(self, space=2)
        self.setVisible(False)

    def show_marks(self, marks: tuple[Mark, ...]) -> None:
        """Show these, if they are others."""
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
    """A card of the army, with what is to be told of it, in the colour of the worst of that."""

    def __init__(self, name: str = "") -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # to be shown; Tab goes to what is in it
        self.setAccessibleName(name)
        self.marks = Marks()

    def lay(self, *inside: QWidget | QLayout, space: int = 4, inner: bool = False) -> None:
        """Put these one below another, on a card inside another without a rim."""
        laid(self, *inside, space=space, margins=(0, 0, 0, 0) if inner else (8, 6, 8, 6))

    def show_marks(self, marks: tuple[Mark, ...]) -> None:
        """Tell these of the card."""
        self.marks.show_marks(marks)
        states = {each.state for each in marks}
        restyle(self, state=next((each for each in ("bad", "warn") if each in states), ""))


class OwnLine(Line):
    """A line for a name or a note of one's own; nothing changes in it while somebody types.

    `given` tells what was typed, without the blanks around it, once it is done and is something else.
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
        """Put another text, unless somebody is typing here."""
        self._shown = text
        if self.text() != text and not (self.hasFocus() and self.isModified()):
            self.setText(text)

    def _done(self) -> None:
        self.setModified(False)  # Qt's way
        text = self.text().strip()[: self._most]
        if text != self._shown:
            self.given.emit(text)


def counted(stepper: Stepper, name: str, price: str, tip: str) -> QWidget:
    """A number in a row with what it counts, and what one of them costs."""
    shown = label(name)
    shown.setToolTip(tip)
    return row(stepper, shown, label(price, "quiet", wrap=False), space=6, wide=1)


def reused(layout: QVBoxLayout, frames: list[Frame], wanted: int, make: Callable[[int], Frame]) -> None:
    """Have so many frames in a layout: those that are there, and new ones at the end, or the last let go."""
    for gone in frames[wanted:]:
        layout.removeWidget(gone)
        gone.hide()
        gone.deleteLater()
    del frames[wanted:]
    for index in range(len(frames), wanted):
        frames.append(make(index))
        layout.addWidget(frames[index])


class Grip(QWidget):
    """Three lines by which a card is dragged up or down."""

    dragged = Signal(int)
    dropped = Signal(int)

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.setToolTip(name)
        self.setAccessibleName(name)
        self.setFixedWidth(14)

    def sizeHint(self) -> QSize:
        """As tall as a line of text."""
        return QSize(14, 20)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Two columns of dots."""
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
        """Say where one is, on the screen."""
        self.dragged.emit(event.globalPosition().toPoint().y())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go of the card."""
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.dropped.emit(event.globalPosition().toPoint().y())


class Share(QWidget):
    """A thin bar: the part of the limit that a unit takes, in thousandths."""

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
        """The ground, and the part of it."""
        painter, own = QPainter(self), colours()
        painter.fillRect(self.rect(), QColor(own.raised))
        width = round(self.width() * min(1000, self._share) / 1000)
        painter.fillRect(0, 0, width, self.height(), QColor(own.accent))


class PointsBar(QWidget):
    """All parts of the army's points side by side; a line stands at the limit agreed."""

    chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._points: Points | None = None
        self.setMouseTracking(True)
        self.setMinimumWidth(80)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """As tall as a line of text."""
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
        """The parts, the limit, what is over it in another colour and hatched."""
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
        """Say what is under the pointer."""
        found = self._at(event.position().x())
        self.setToolTip(found.name if found else (self._points.left if self._points else ""))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Show the part that is pressed."""
        found = self._at(event.position().x())
        if found:
            self.chosen.emit(found.where)

    def _at(self, across: float) -> Segment | None:
        return next((each for each, left, right in self._spans() if left <= across < right), None)


# --- what players agree on, to be filled in: numbers and choices in as many rows as it takes ---


LETTERS = 18
"""How many letters of a choice there is room for."""


class AgreedForm(FlowBox):
    """Some of the facts that are agreed; `put` is told which one is otherwise, and how."""

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
        """Show what is agreed now; what a list leaves no choice of is not shown."""
        for fact in facts:
            control = self._controls.get(fact.name)
            if isinstance(control, Stepper):
                control.bound(*fact.span)
                control.set(int(fact.value), quietly=True)
            elif control is not None:
                fill(control, fact.choices, str(fact.value))
                self._titled[fact.name].setVisible(bool(fact.choices))

    def ask(self, fact: str) -> None:
        """Ask for a choice: open its list."""
        control = self._controls[fact]
        control.setFocus(Qt.FocusReason.OtherFocusReason)
        if isinstance(control, QComboBox):
            control.showPopup()

    def control(self, fact: str) -> QWidget:
        """Where a fact is filled in."""
        return self._controls[fact]


def _control(fact: str, name: str, put: Callable[[str | int], object]) -> Stepper | QComboBox:
    if fact in NUMBERS:
        stepper = Stepper(1, name=name, least=1, most=MOST_POINTS)
        stepper.changed.connect(put)
        return stepper
    box = narrow(combo((), "", put, name=name))
    box.setMinimumContentsLength(LETTERS)
    return box


# --- buttons of which one is down, each for itself, so that they may stand in as many rows as it takes ---


def one_of(choices: Iterable[Choice], chosen: str, run: Callable[[str], object]) -> list[QPushButton]:
    """The buttons; `run` is told which one was pressed."""
    made: list[QPushButton] = []
    for value, text in choices:
        press = QPushButton(text)
        press.setProperty("role", "toggle")
        press.setCheckable(True)  # Qt's way
        press.setChecked(value == chosen)
        press.setAccessibleName(text)
        press.clicked.connect(lambda _checked=False, value=value: run(value))
        made.append(press)
    if made:
        group = QButtonGroup(made[0])
        for press in made:
            group.addButton(press)
    return made

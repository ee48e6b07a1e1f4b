"""Buttons, lists, lines and steppers; each has an accessible name."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QHelpEvent, QKeyEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOptionComboBox,
    QToolTip,
    QWidget,
)


class Button(QPushButton):
    """A button that Enter presses as well as Space; Qt does so only in dialogs."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press the button by Enter."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and not event.isAutoRepeat():
            self.click()
        else:
            super().keyPressEvent(event)


def button(
    text: str,
    run: Callable[[], object],
    *,
    role: str = "",
    tip: str = "",
    off: str = "",
    name: str = "",
    of: str = "",
) -> QPushButton:
    """A button; `off` is the reason why it cannot be pressed now, shown as tip and read by screen readers.

    `name` replaces the text for screen readers; `of` is added to the text where several buttons have the
    same.
    """
    made = Button(text)
    if role:
        made.setProperty("role", role)
    made.setEnabled(not off)
    made.setToolTip(off or tip)
    made.setAccessibleName(name or (f"{text}: {of}" if of else text))
    made.setAccessibleDescription(off or tip)
    made.clicked.connect(lambda _checked=False: run())
    return made


def link(text: str, run: Callable[[], object], *, tip: str = "", name: str = "", of: str = "") -> QPushButton:
    """A button that looks like a link."""
    return button(text, run, role="link", tip=tip, name=name, of=of)


def sign_button(sign: str, run: Callable[[], object], name: str) -> QPushButton:
    """A button with a sign; `name` says in words what it does."""
    return button(sign, run, tip=name, name=name)


def toggle(
    text: str,
    on: bool,  # noqa: FBT001  # its state
    run: Callable[[bool], object],
    *,
    tip: str = "",
    name: str = "",
) -> QPushButton:
    """A button that stays down; `name` replaces its text for screen readers."""
    made = QPushButton(text)
    made.setProperty("role", "toggle")
    made.setCheckable(True)
    made.setChecked(on)
    made.setToolTip(tip)
    made.setAccessibleName(name or text)
    made.toggled.connect(run)
    return made


def field(
    text: str, run: Callable[[str], object], *, name: str, hint: str = "", at_once: bool = False
) -> QLineEdit:
    """A line to type in; `run` is called when editing is finished, or with `at_once` on every change."""
    made = Line(text)
    made.setPlaceholderText(hint)
    made.setAccessibleName(name)
    if at_once:
        made.textChanged.connect(run)
    else:
        made.editingFinished.connect(lambda: run(made.text()))
    return made


def combo(
    choices: Iterable[tuple[str, str]], chosen: str, run: Callable[[str], object], *, name: str
) -> QComboBox:
    """A list to choose from, as pairs of id and text; `run` is called with the id."""
    made = ChoiceBox()
    for value, text in choices:
        made.addItem(text, value)
    made.setCurrentIndex(max(0, made.findData(chosen)))
    made.setAccessibleName(name)
    made.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
    made.currentIndexChanged.connect(lambda _index: run(str(made.currentData())))
    return made


def narrow(box: QComboBox) -> QComboBox:
    """Allow a list to be narrower than its longest choice."""
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    box.setMinimumContentsLength(8)
    box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
    return box


def _told_whole(made: QWidget, event: QEvent, text: str, room: int) -> bool:
    """Whether a control has no room for its text; if so the text is shown as a tip."""
    cut = not made.toolTip() and made.fontMetrics().horizontalAdvance(text) > room
    if isinstance(event, QHelpEvent) and cut:
        QToolTip.showText(event.globalPos(), text, made)
    return cut


class Line(QLineEdit):
    """A line to type in. A long text shows its beginning while nobody types, and all of it as a tip."""

    MARGIN = 4
    """Pixels that Qt leaves free beside the text."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self._begin()

    def _begin(self) -> None:
        """Move the cursor to the start of a text that is too long.

        Otherwise it stays at the end for typing.
        """
        if self.fontMetrics().horizontalAdvance(self.text()) > self.contentsRect().width() - self.MARGIN:
            self.setCursorPosition(0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the beginning of a long text again: only now is the width known."""
        super().resizeEvent(event)
        if not self.hasFocus():
            self._begin()

    def setText(self, text: str | None) -> None:  # noqa: N802  # Qt's own
        """Show another text, from its beginning."""
        super().setText(text)
        if not self.hasFocus():
            self._begin()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show the beginning again when another widget gets the focus, but not when another window does."""
        super().focusOutEvent(event)
        if event.reason() not in {Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason}:
            self._begin()

    def event(self, event: QEvent) -> bool:
        """Show a text that is cut off as a tip."""
        asked, room = event.type() is QEvent.Type.ToolTip, self.contentsRect().width() - self.MARGIN
        return (asked and _told_whole(self, event, self.text(), room)) or super().event(event)


class ChoiceBox(QComboBox):
    """A list to choose from that ignores the mouse wheel, so that scrolling a page never changes a choice.

    A choice that is too long is cut off with dots, and shown whole as a tip.
    """

    EDGE = 2
    """Pixels by which the frame of the focus is thicker; the text is not shortened for it."""

    def initStyleOption(self, option: QStyleOptionComboBox) -> None:
        """Cut the shown text off with dots if there is no room for it."""
        super().initStyleOption(option)
        elided = self.fontMetrics().elidedText(self.currentText(), Qt.TextElideMode.ElideRight, self._room)
        option.currentText = elided

    @property
    def _room(self) -> int:
        """The width in pixels that the shown text may take."""
        option, part = QStyleOptionComboBox(), QStyle.SubControl.SC_ComboBoxEditField
        super().initStyleOption(option)
        rect = self.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, part, self)
        return rect.width() + self.EDGE

    def event(self, event: QEvent) -> bool:
        """Show a choice that is cut off as a tip."""
        asked = event.type() is QEvent.Type.ToolTip
        return (asked and _told_whole(self, event, self.currentText(), self._room)) or super().event(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Ignore the wheel, so that the page scrolls."""
        event.ignore()


class Stepper(QWidget):
    """A number with a minus and a plus button; it can also be typed, or changed with the arrow keys.

    Tab stops only at the number, where it can be typed. With `at_once` each digit counts as it is typed;
    otherwise the number counts when editing is finished, for forms that are drawn anew with it.
    """

    changed = Signal(int)
    entered = Signal()
    """Sent when Enter is pressed after the number."""

    def __init__(
        self, value: int, *, name: str, least: int = 0, most: int = 999, at_once: bool = False
    ) -> None:
        super().__init__()
        self._least, self._most = least, most
        self._number = QLineEdit(str(value))
        self._number.setProperty("role", "count")
        self._number.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._number.setAccessibleName(name)
        self._number.editingFinished.connect(self._typed)
        self._number.returnPressed.connect(self._enter)
        if at_once:
            self._number.textEdited.connect(self._edited)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        for text, step in (("−", -1), ("+", 1)):
            press = QPushButton(text)
            press.setProperty("role", "step")
            press.setAccessibleName(f"{name} {text}")
            press.setAutoRepeat(True)
            press.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
            press.clicked.connect(lambda _checked=False, step=step: self.set(self.value + step))
            layout.addWidget(press)
        layout.insertWidget(1, self._number)
        layout.addStretch(1)
        self.setFocusProxy(self._number)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._value = value

    @property
    def value(self) -> int:
        """The number."""
        return self._value

    def bound(self, least: int, most: int) -> None:
        """Set other bounds; a number typed beyond them becomes the nearest bound."""
        self._least, self._most = least, most
        self._number.setToolTip(f"{least}–{most}")

    def set(self, value: int, *, quietly: bool = False) -> None:
        """Set the number, kept within its bounds; `quietly` does not emit `changed`."""
        value = min(self._most, max(self._least, value))
        self._number.setText(str(value))
        if value != self._value:
            self._value = value
            if not quietly:
                self.changed.emit(value)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Count up and down by the arrow keys, from the number that is typed."""
        step = (event.key() == Qt.Key.Key_Up) - (event.key() == Qt.Key.Key_Down)
        if not step:
            super().keyPressEvent(event)
            return
        self._typed()
        self.set(self.value + step)

    def _edited(self, text: str) -> None:
        """Take a typed number over if it is within bounds, without changing the text."""
        found = int(text) if text.strip().isdecimal() else None
        if found is not None and self._least <= found <= self._most and found != self._value:
            self._value = found
            self.changed.emit(found)

    def _enter(self) -> None:
        self._typed()
        self.entered.emit()

    def _typed(self) -> None:
        text = self._number.text().strip()
        self.set(int(text) if text.isdecimal() else self._value)


def titled(text: str, inside: QWidget) -> QWidget:
    """A control below its title."""
    from gui.views.parts.boxes import column  # noqa: PLC0415  # boxes know nothing of controls

    title = QLabel(text)
    title.setProperty("role", "quiet")
    title.setBuddy(inside)
    return column(title, inside, space=2)

"""A player at one screen: he points, wheels and types as a person does, and what he did is counted.

Events go to the window, as those of a mouse and of keys do, and it finds out itself whom they are for: what lies
under something else, out of view or in another window cannot be pressed.
"""

from collections.abc import Callable, Iterator
from dataclasses import field

from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QFileDialog,
    QLabel,
    QLineEdit,
    QScrollArea,
    QWidget,
)

from gui.views.map.canvas import Canvas
from gui.views.window import Window
from heart_africa.board.layout import Spot
from heart_africa.core.dataclass import dataclass

NOTCH = 120
"""How far one notch of a wheel turns, as Qt counts it."""
MOST_NOTCHES = 60


@dataclass
class Evening:
    """What one person does at a window, and how much of it: clicks, keys, notches of the wheel."""

    window: Window
    clicks: int = 0
    keys: int = 0
    notches: int = 0
    told: list[tuple[str, int, int]] = field(default_factory=list)
    """What was done, each with the clicks and keys that it took."""

    def __post_init__(self) -> None:
        self.window.setUpdatesEnabled(True)

    # --- looking ---

    def read(self) -> str:
        """All that is to be read on the page."""
        settle()
        labels = (each for each in self.window.findChildren(QLabel) if each.isVisible())
        return "\n".join(each.text() for each in labels if not each.visibleRegion().isEmpty())

    def named(self, kind: type[QWidget], name: str, within: QWidget | None = None) -> Iterator[QWidget]:
        """The widgets of a kind that are shown and bear that name, or words that begin so and go on."""
        settle()
        everywhere = (within or self.window).findChildren(kind)
        shown = [each for each in everywhere if each.isVisible() and each.isEnabled()]
        exactly = [each for each in shown if name in {each.accessibleName(), words(each)}]
        yield from exactly or (each for each in shown if begins(each, name))

    def sees(self, name: str) -> bool:
        """Whether a button of that name is shown."""
        return next(self.named(QAbstractButton, name), None) is not None

    # --- the mouse ---

    def press(self, name: str, within: QWidget | None = None) -> None:
        """Click on the button of that name."""
        found = next(self.named(QAbstractButton, name, within), None)
        assert found is not None, f"{name}: none among {self._buttons()}"
        self.click(found)

    def click(self, made: QWidget) -> None:
        """Click in the middle of what is seen of a widget, after wheeling to it if it is out of view."""
        spot = self._reached(made)
        self.clicks += 1
        self._listening()
        QTest.mouseClick(self._handle(made), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot)
        settle()

    def point(self, canvas: Canvas, spot: Spot) -> None:
        """Click on a spot of the table on the map."""
        self.drag(canvas, spot, spot)

    def drag(self, canvas: Canvas, start: Spot, end: Spot) -> None:
        """Press on a spot of the table, pull, let go on another."""
        self.clicks += 1
        self._listening()
        handle, one, other = self._handle(canvas), self._over(canvas, start), self._over(canvas, end)
        button, no_key = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        QTest.mouseMove(handle, one)
        QTest.mousePress(handle, button, no_key, one)
        for part in (1, 2) if one != other else ():
            QTest.mouseMove(handle, one + (other - one) * part / 2)
            settle()
        QTest.mouseRelease(handle, button, no_key, other)
        settle()

    def _over(self, canvas: Canvas, spot: Spot) -> QPoint:
        """Where in the window a spot of the table is, which nothing may cover."""
        top, port = canvas.window(), canvas.viewport()
        place = port.mapTo(top, canvas.mapFromScene(canvas.to_scene(spot)))
        assert top.childAt(place) is port, f"{spot} is covered by {top.childAt(place)}"
        return place

    def _reached(self, made: QWidget) -> QPoint:
        """Where in its window the middle of the widget is, once it is in view."""
        top = made.window()
        for _ in range(MOST_NOTCHES):
            seen = made.visibleRegion().boundingRect()
            whole = seen.height() >= min(made.height(), 16) and seen.width() >= min(made.width(), 16)
            if whole and self._hit(top, made, spot := made.mapTo(top, seen.center())):
                return spot
            self._wheel(made)
        raise AssertionError(f"{words(made)!r} cannot be reached with the mouse: {seen}")

    def _hit(self, top: QWidget, made: QWidget, spot: QPoint) -> bool:
        found = top.childAt(spot)
        return found is made or (found is not None and (made.isAncestorOf(found) or found.isAncestorOf(made)))

    def _wheel(self, made: QWidget) -> None:
        """One notch towards the widget, over the area that holds it."""
        area = made.parentWidget()
        while area is not None and not (isinstance(area, QScrollArea) and self._hides(area, made)):
            area = area.parentWidget()
        assert area is not None, f"{words(made)!r} is out of view, and nothing there can be scrolled"
        assert isinstance(area, QScrollArea)
        view = area.viewport()
        top = made.window()
        middle = view.visibleRegion().boundingRect().center()
        down = made.mapTo(view, made.rect().center()).y() > middle.y()
        self.notches += 1
        edge = QPoint(view.width() - 3, middle.y())
        QTest.wheelEvent(self._handle(made), view.mapTo(top, edge), QPoint(0, -NOTCH if down else NOTCH))
        settle()

    @staticmethod
    def _hides(area: QScrollArea, made: QWidget) -> bool:
        place = QRect(made.mapTo(area.viewport(), QPoint(0, 0)), made.size())
        return not area.viewport().rect().contains(place.center())

    def _buttons(self) -> list[str]:
        shown = (each for each in self.window.findChildren(QAbstractButton) if each.isVisible())
        return [f"{each.text()}{'' if each.isEnabled() else ' (off)'}" for each in shown]

    @staticmethod
    def _handle(made: QWidget) -> QWindow:
        handle = made.window().windowHandle()
        assert handle is not None
        return handle

    # --- the keys ---

    def key(self, key: Qt.Key | str) -> None:
        """Strike a key, or keys together as `Ctrl+K`, wherever the focus is."""
        self.keys += 1
        where = self._listening()
        if isinstance(key, str):
            QTest.keySequence(where, key)
        else:
            QTest.keyClick(where, key)
        settle()

    def _listening(self) -> QWindow:
        """The window that hears the keys; once a list has closed, a window system gives them back to its window."""
        heard = QGuiApplication.focusWindow()
        if heard is None or not heard.isVisible():
            (QApplication.activeModalWidget() or self.window).activateWindow()
            settle()
        where = QGuiApplication.focusWindow()
        assert where is not None, "no window has the focus"
        return where

    def type(self, text: str) -> None:
        """Type a text wherever the focus is."""
        where = self._listening()
        for letter in text:
            self.keys += 1
            strike(where, letter)
        settle()

    def write(self, name: str, text: str, within: QWidget | None = None) -> None:
        """Type a text in place of what stands in the line of that name."""
        found = next(self.named(QLineEdit, name, within), None)
        assert found is not None, f"no line {name}"
        self.click(found)
        heard = QApplication.focusWidget()
        assert heard is not None
        assert begins(heard, name), f"{name} is clicked, and the keys go to {heard}"
        self.key("Ctrl+A")
        self.type(text)

    def choose(self, name: str, text: str, within: QWidget | None = None) -> None:
        """Open the list of that name and choose a line of it."""
        box = next(self.named(QComboBox, name, within), None)
        assert isinstance(box, QComboBox), f"no list {name}"
        lines = [box.itemText(place) for place in range(box.count())]
        assert text in lines, (text, lines)
        self.click(box)
        popup = QApplication.activePopupWidget()
        assert popup is not None, f"{name} does not open"
        view = popup.findChild(QAbstractItemView)
        assert view is not None
        for _ in range(box.count()):
            at = view.currentIndex().row()
            if at == lines.index(text):
                break
            self.key(Qt.Key.Key_Down if at < lines.index(text) else Qt.Key.Key_Up)
        self.key(Qt.Key.Key_Return)
        after = next(self.named(QComboBox, name, within), None)
        assert after is None or after.property("currentText") == text

    def save_as(self, name: str, file: str) -> None:
        """Press a button that asks for a file, type its path into the dialog, press Enter."""
        self.press(name)
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QFileDialog)
        line = dialog.findChild(QLineEdit)
        assert line is not None
        line.setFocus()
        self.key("Ctrl+A")
        self.type(file)
        self.key(Qt.Key.Key_Return)

    # --- counting ---

    def counted(self, what: str, do: Callable[[], None]) -> None:
        """Do something, and remember how many clicks and keys it took."""
        clicks, keys = self.clicks, self.keys
        do()
        self.told.append((what, self.clicks - clicks, self.keys - keys))


def settle() -> None:
    """Let the desk do what it has put off."""
    for _ in range(3):
        QApplication.processEvents()


def words(made: QWidget) -> str:
    """What stands on a widget, without the sign of a shortcut; its accessible name if nothing does."""
    text = made.text() if isinstance(made, QAbstractButton | QLabel) else ""
    return text.replace("&", "") or made.accessibleName()


def begins(made: QWidget, name: str) -> bool:
    """Whether a widget's words or what a screen reader says of it begin so."""
    return made.accessibleName().startswith(name) or words(made).startswith(name)


def strike(where: QWindow, letter: str) -> None:
    """Strike the key of a letter; Qt's own hand knows those of ASCII alone."""
    for way in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        event = QKeyEvent(way, ord(letter.upper()[0]), Qt.KeyboardModifier.NoModifier, letter)
        QApplication.sendEvent(where, event)

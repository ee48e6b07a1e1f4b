"""A person at the desk: real mouse and key events on what is in view, found by the name that it bears."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QLineEdit, QWidget

from gui.app import desk
from gui.views.companions import CompanionsPage
from gui.views.fields import Names
from gui.views.form import DiceLine
from gui.views.parts import Stepper
from gui.views.parts.boxes import reveal
from gui.views.parts.flow import Toggles
from gui.views.window import Window
from heart_africa.core.messages import LANGUAGES


def settle() -> None:
    """Let the desk do what it has put off."""
    for _ in range(3):
        QApplication.processEvents()


def keys(window: Window, pressed: str) -> None:
    """Strike keys together, as `Ctrl+K`, wherever the focus is in the window."""
    if QGuiApplication.focusWindow() is not window.windowHandle():
        window.activateWindow()
        settle()
    handle = window.windowHandle()
    assert handle is not None
    QTest.keySequence(handle, pressed)
    settle()


def tidied() -> None:
    """Let the desk let go of what it has put away, as its own loop would."""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def sat_down(folder: Path) -> Iterator[Window]:
    """One desk for many orders, put away when they are given."""
    made = desk(folder, LANGUAGES[0])
    made.resize(1280, 800)
    made.setUpdatesEnabled(False)
    made.show()
    yield made
    made.close()
    made.deleteLater()
    settle()


def buttons(inside: QWidget) -> list[QAbstractButton]:
    """The buttons that are to be seen."""
    return [each for each in inside.findChildren(QAbstractButton) if each.isVisible()]


def read(inside: QWidget) -> str:
    """Everything that is to be read there."""
    return " | ".join(each.text() for each in inside.findChildren(QLabel) if each.isVisible())


def click(made: QWidget) -> None:
    """Press the mouse on it, where it can be seen."""
    reveal(made)
    settle()
    QTest.mouseClick(made, Qt.MouseButton.LeftButton, pos=QPoint(made.width() // 2, made.height() // 2))
    settle()


def press(inside: QWidget, text: str) -> bool:
    """Press the button of that name; whether there is one that can be pressed."""
    found = [each for each in buttons(inside) if each.accessibleName() == text and each.isEnabled()]
    if found:
        click(found[0])
    return bool(found)


def choose_own_box(window: Window, kind: str) -> QWidget:
    """The card of a new game of this kind on the shelf, where the player's own box has been chosen."""
    window.session.go("companions")
    settle()
    page = window.page("companions")
    assert isinstance(page, CompanionsPage)
    new = page.start.new[kind]
    assert press(new, "Components: My own box")
    return new


def folds(inside: QWidget) -> list[QAbstractButton]:
    """The buttons behind which something is folded away; an answer is none."""
    up = [each for each in buttons(inside) if each.isCheckable() and not each.isChecked()]
    return [each for each in up if not isinstance(each.parentWidget(), Toggles)]


def press_folded(inside: QWidget, text: str) -> None:
    """Press the button of that name; what is folded away is unfolded if it is not to be seen."""
    if not press(inside, text):
        for fold in folds(inside):
            click(fold)
        assert press(inside, text), f"{text}: no button among {[each.text() for each in buttons(inside)]}"


def write(line: QLineEdit, text: str) -> None:
    """Type a text in place of what stands there."""
    click(line)
    QTest.keySequence(line, "Ctrl+A")
    QTest.keyClick(line, Qt.Key.Key_Delete)
    for letter in text:
        _strike(line, letter)
    settle()


def _strike(line: QLineEdit, letter: str) -> None:
    """Strike a key; Qt's hand knows those of ASCII alone."""
    if letter.isascii():
        QTest.keyClicks(line, letter)
    else:
        for way in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QApplication.sendEvent(line, QKeyEvent(way, 0, Qt.KeyboardModifier.NoModifier, letter))


def choose(box: QComboBox, value: str) -> None:
    """Choose by the keys: up and down the list."""
    wanted = box.findData(value)
    assert wanted >= 0, (value, [box.itemData(place) for place in range(box.count())])
    box.setFocus()
    for _ in range(box.count()):
        if box.currentIndex() == wanted:
            break
        down = box.currentIndex() < wanted
        QTest.keyClick(box, Qt.Key.Key_Down if down else Qt.Key.Key_Up)
    settle()
    assert box.currentIndex() == wanted, (value, box.currentText())


def put(made: QWidget, value: str | bool | int | tuple[str, ...]) -> None:
    """Give an answer: with the mouse what is pressed, with the keys what is chosen or typed."""
    match made:
        case QAbstractButton():
            if made.isChecked() != value:
                click(made)
        case QComboBox() if (line := made.lineEdit()) is not None:
            write(line, str(value))
        case QComboBox():
            choose(made, str(value))
        case Stepper():
            number = made.findChild(QLineEdit)
            assert number is not None
            write(number, str(value))
            settle()
        case Toggles():
            click(made.presses[str(value)])
        case Names():
            assert isinstance(value, tuple)
            _press_names(made, value)
        case QLineEdit():
            write(made, str(value))
        case _:
            raise AssertionError(type(made))


def enter(order: QWidget, faces: Iterable[int]) -> None:
    """Type the dice of an order and press Enter; where none are asked for, press its button."""
    dice = next((each for each in order.findChildren(DiceLine) if each.isVisible()), None)
    if dice is not None:
        line = dice.findChild(QLineEdit)
        assert line is not None
        write(line, " ".join(map(str, faces)))
        QTest.keyClick(line, Qt.Key.Key_Return)
    else:
        click(next(each for each in buttons(order) if each.property("role") == "main"))
    settle()


def _press_names(row: Names, wanted: Iterable[str]) -> None:
    for name, each in row.presses.items():
        if each.isChecked() != (name in wanted):
            click(each)

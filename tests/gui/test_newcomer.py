"""A newcomer's first evening: from the welcome page to an army built, mended, printed, found again."""

from collections import Counter
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QPoint, Qt
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QApplication, QLineEdit, QListWidget, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from armylists.legality.verdict import verdict
from armylists.roster import Roster
from armylists.roster_file import open_roster
from gui.app import desk
from gui.documents.army import army
from gui.views.armies import ArmiesPage
from gui.views.armies.builder import BuilderView, ProblemFrame
from gui.views.armies.page import BesideView
from gui.views.armies.share import SheetsPart
from gui.views.window import Window

Kind = TypeVar("Kind", bound=QWidget)


def press(inside: QWidget, qtbot: QtBot, begins: str) -> None:
    """Press the first button in view whose words, or what a screen reader says, begin so."""
    QApplication.processEvents()
    buttons = [each for each in inside.findChildren(QPushButton) if each.isVisible()]
    names = {each: (each.text(), each.accessibleName()) for each in buttons}
    found = [each for each in buttons if any(name.startswith(begins) for name in names[each])]
    assert found, sorted(str(name) for name in names.values())
    assert found[0].isEnabled(), found[0].toolTip()
    qtbot.mouseClick(found[0], Qt.MouseButton.LeftButton)


def roster(window: Window) -> Roster:
    document = army(window.session)
    assert document
    return document.roster


def builder(window: Window) -> BuilderView:
    page = window.page("armies")
    assert isinstance(page, ArmiesPage)
    assert isinstance(page.view, BuilderView)
    return page.view


def is_legal(window: Window) -> bool:
    return verdict(window.session.catalogue, roster(window)).legal


def choose_list(window: Window, name: str) -> None:
    lists = window.findChild(QListWidget)
    assert lists
    lists.setCurrentItem(lists.findItems(name, Qt.MatchFlag.MatchExactly)[0])


def spoil(window: Window, qtbot: QtBot) -> None:
    """Type forty figures into the first unit."""
    card = builder(window).roster.card("units[0]")
    number = next(each for each in card.findChildren(QLineEdit) if each.property("role") == "count")
    number.setText("40")
    qtbot.keyClick(number, Qt.Key.Key_Return)


def mend(window: Window, qtbot: QtBot) -> None:
    """Do the first repair that any problem offers, until the book has nothing against the army."""
    for _ in range(10):
        if not is_legal(window):
            mend_one(builder(window).verdict.problems, qtbot)


def mend_one(problems: list[ProblemFrame], qtbot: QtBot) -> None:
    for problem in problems:
        press(problem, qtbot, "Fix it")
        QApplication.processEvents()
        if any(each.text() == "Do it" for each in problem.findChildren(QPushButton)):
            press(problem, qtbot, "Do it")
            return
    raise AssertionError([each.mark.text for each in problems])


def printed(window: Window, folder: Path) -> tuple[Path, Path]:
    """The army as a PDF saved, and as one that a printer made."""
    page = window.page("armies")
    assert isinstance(page, ArmiesPage)
    assert isinstance(page.view, BesideView)
    part = page.view.inside
    assert isinstance(part, SheetsPart)
    saved, paper = folder / "sheet.pdf", folder / "printer.pdf"
    part.save(saved)
    printer = QPrinter()
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(paper))
    part.print_on(printer)
    return saved, paper


def test_a_newcomer_builds_mends_and_prints_an_army_and_finds_it_again(
    tmp_path: Path, qtbot: QtBot, qapp: object
) -> None:
    first = desk(tmp_path / "own", "en")
    qtbot.addWidget(first)
    first.show()
    press(first, qtbot, "Build an army")
    choose_list(first, "Pygmies")
    press(first, qtbot, "Begin with a legal army")
    assert is_legal(first)

    spoil(first, qtbot)
    assert not is_legal(first)
    mend(first, qtbot)
    assert is_legal(first)

    press(first, qtbot, "See on paper")
    for made in printed(first, tmp_path):
        assert made.read_bytes().startswith(b"%PDF")
    kept, path = roster(first), army(first.session).path  # type: ignore[union-attr]  # it is open
    first.close()
    assert open_roster(path, first.session.catalogue).roster == kept

    again = desk(tmp_path / "own", "en")
    qtbot.addWidget(again)
    again.show()
    press(again, qtbot, "Army: ")
    qtbot.waitUntil(lambda: army(again.session) is not None)
    assert roster(again) == kept
    again.close()


def test_the_three_doors_of_the_first_start_lead_where_they_say(window: Window, qtbot: QtBot) -> None:
    for words, page in (
        ("Build an army", "armies"),
        ("Referee a battle", "battle"),
        ("Start a campaign", "campaign"),
    ):
        window.session.go("welcome")
        press(window.page("welcome"), qtbot, words)
        assert window.session.page == page
        assert window.page(page).isVisible()


def test_doors_stand_two_and_two_where_three_would_leave_one_alone(window: Window) -> None:
    window.resize(1280, 720)
    window.session.go("welcome")
    QApplication.processEvents()
    doors = [
        each for each in window.page("welcome").findChildren(QPushButton) if each.property("role") == "main"
    ]
    lines = Counter(each.mapTo(window, QPoint()).y() for each in doors)

    assert list(lines.values()) == [2, 2]


def test_the_start_of_battles_is_there_when_it_is_turned_to(window: Window) -> None:
    """To be painted it is told the size of parts that nobody sees yet, and must not be drawn anew for that."""
    window.session.go("battle")
    QApplication.processEvents()
    window.grab()
    assert [each for each in window.page("battle").findChildren(QPushButton) if each.isVisible()]

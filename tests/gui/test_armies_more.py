"""Paper, sharing, bringing, versions and comparing through the widgets that a person uses."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent, QImage, QPainter
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from armylists.edits import NameArmy, SetFact
from armylists.exchange import to_json
from armylists.roster_file import open_roster
from armylists.share_code.code import encode
from gui.documents.army import army, change, keep, start_army, undo
from gui.presenters.armies.exchange import stack
from gui.presenters.papers import data, pages
from gui.views.armies import ArmiesPage
from gui.views.armies.builder import BuilderView
from gui.views.armies.page import PARTS, BesideView, StartView
from gui.views.armies.share import ReceivePart, SharePart, SheetsPart
from gui.views.armies.versions import VersionsPart
from gui.views.papers import PageView, paint_page
from gui.views.window import Window
from heart_africa.core.bad_data import bad_text
from heart_africa.core.problems import BadData
from reports.pdf.marks import Text
from tests.gui.test_armies import START, act, named, roster, turned_to


@pytest.fixture
def page(window: Window) -> ArmiesPage:
    """The page with an army open."""
    start_army(window.session, START)
    return turned_to(window)


def part(page: ArmiesPage, name: str) -> QWidget:
    page.turn(name)
    QApplication.processEvents()
    assert isinstance(page.view, BesideView)
    return page.view.inside


def press(inside: QWidget, name: str) -> None:
    named(inside, QPushButton, name).click()
    QApplication.processEvents()


def texts(inside: QWidget) -> list[str]:
    """What can be read on labels and buttons."""
    labels = [each.text() for each in inside.findChildren(QLabel) if each.isVisible()]
    return labels + [each.text() for each in inside.findChildren(QPushButton) if each.isVisible()]


def dropped(path: Path) -> QDropEvent:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    dropped.kept = data  # type: ignore[attr-defined]  # Qt does not keep it
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    return QDropEvent(QPointF(QPoint(5, 5)), Qt.DropAction.CopyAction, data, buttons, keys)


def test_one_goes_from_part_to_part_and_back(page: ArmiesPage) -> None:
    act(page, "army-paper")
    QApplication.processEvents()
    for name in PARTS[1:]:
        word = page.session.say(f"paper-part-{name}")
        assert page.view
        press(page.view, word)
        assert isinstance(page.view, BesideView)
        assert page.view.part == name
    assert page.view
    press(page.view, "‹ Back to the army")
    assert isinstance(page.view, BuilderView)


@pytest.mark.parametrize("language", ["es", "en"])
def test_every_part_is_told_in_every_language(page: ArmiesPage, language: str) -> None:
    page.session.prefer(language=language)
    for name in PARTS:
        part(page, name)
        assert all("paper-" not in text for text in texts(page))


# --- on paper ---


def test_the_preview_shows_each_page_of_the_pdf(page: ArmiesPage) -> None:
    inside = part(page, "sheets")
    assert isinstance(inside, SheetsPart)
    named(inside, QComboBox, "Which paper").setCurrentIndex(1)
    QApplication.processEvents()
    shown = inside.findChildren(PageView)
    document = army(page.session)
    assert document
    assert (
        sum(view.isVisible() for view in shown) == len(pages(page.session, stack(page.session, document))) > 1
    )


def test_a_page_is_painted_where_the_marks_are(page: ArmiesPage) -> None:
    document = army(page.session)
    assert document
    first = pages(page.session, stack(page.session, document))[0]
    image = QImage(int(first.across), int(first.down), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    paint_page(painter, first, 1.0)
    painter.end()
    for mark in first.marks:
        left, top, right, bottom = (round(side) for side in mark.bounds)
        if getattr(mark, "text", "").strip():
            spots = (
                (x, y) for x in range(left, min(right + 1, image.width())) for y in range(top, bottom + 1)
            )
            assert any(image.pixelColor(x, y).lightness() < 200 for x, y in spots), mark


def test_large_letters_are_there_on_a_screen_of_fine_pixels(page: ArmiesPage) -> None:
    document = army(page.session)
    assert document
    sheet = pages(page.session, stack(page.session, document))[0]
    largest = max((mark for mark in sheet.marks if isinstance(mark, Text)), key=lambda mark: mark.size)
    image = QImage(1200, 1000, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(2)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    paint_page(painter, replace(sheet, marks=(largest.moved(10 - largest.x, 100 - largest.y),)), 2)
    painter.end()
    spots = ((x, y) for x in range(0, 1200, 3) for y in range(0, 1000, 3))
    assert any(image.pixelColor(x, y).lightness() < 100 for x, y in spots)


def test_the_pdf_is_saved_and_what_went_wrong_is_said_in_place(page: ArmiesPage, tmp_path: Path) -> None:
    inside, document = part(page, "sheets"), army(page.session)
    assert isinstance(inside, SheetsPart)
    assert document
    path = tmp_path / "sheet.pdf"
    inside.save(path)
    assert path.read_bytes() == data(page.session, stack(page.session, document))

    inside.save(tmp_path / "sheet.pdf" / "inside.pdf")
    assert any("sheet.pdf" in text and not text.startswith("Saved") for text in texts(inside))


def test_a_printer_gets_the_pages(page: ArmiesPage, tmp_path: Path) -> None:
    inside = part(page, "sheets")
    assert isinstance(inside, SheetsPart)
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    inside.print_on(printer)
    assert (tmp_path / "printed.pdf").read_bytes().startswith(b"%PDF")
    assert "Sent to the printer." in texts(inside)


# --- shared and brought ---


def test_a_code_is_copied_and_brought_as_another_army(page: ArmiesPage, qtbot: QtBot) -> None:
    change(page.session, NameArmy("Caravan"))
    inside = part(page, "share")
    press(inside, "Copy")
    assert QApplication.clipboard().text() == encode(roster(page), page.session.catalogue)

    before = army(page.session)
    inside = part(page, "bring")
    press(inside, "Paste from the clipboard")
    assert "Caravan" in texts(inside)
    press(inside, "Add it to my armies")

    after = army(page.session)
    assert isinstance(page.view, BuilderView)
    assert before
    assert after
    assert after.path != before.path
    assert after.roster.name == "Caravan"


def test_a_picture_of_the_code_is_copied_and_saved(page: ArmiesPage, tmp_path: Path) -> None:
    inside = part(page, "share")
    assert isinstance(inside, SharePart)
    press(inside, "QR")
    press(inside, "Copy")
    assert not QApplication.clipboard().image().isNull()
    inside.save(tmp_path / "code")
    assert not QImage(str(tmp_path / "code.png")).isNull()


def test_a_text_that_holds_no_army_is_told_of_beside_its_field(page: ArmiesPage, qtbot: QtBot) -> None:
    inside = part(page, "bring")
    assert isinstance(inside, ReceivePart)
    inside.text.setPlainText("HA1:nothing")
    why = bad_text(BadData("share-damaged"), "en")
    qtbot.waitUntil(lambda: why in texts(inside))
    assert not inside.begin.isVisible()


def test_a_file_that_is_dropped_is_read_whatever_its_form(page: ArmiesPage, tmp_path: Path) -> None:
    path = tmp_path / "sent.json"
    path.write_text(to_json(START.model_copy(update={"name": "Sent"})), encoding="utf-8")
    page.dropEvent(dropped(path))
    QApplication.processEvents()
    assert "Sent" in texts(page)


def test_an_army_can_be_brought_where_none_is_open(window: Window) -> None:
    window.session.go("armies")
    page = window.page("armies")
    assert isinstance(page, ArmiesPage)
    QApplication.processEvents()
    assert isinstance(page.view, StartView)
    press(page.view, "Open a shared army…")
    assert isinstance(page.view, BesideView)
    press(page.view, "‹ Back to the start")
    assert isinstance(page.view, StartView)


# --- versions ---


def test_going_back_to_a_version_can_be_undone(page: ArmiesPage) -> None:
    for year in (1880, 1881):
        change(page.session, SetFact("year", year))
        keep(page.session)
    inside = part(page, "versions")
    assert isinstance(inside, VersionsPart)
    assert inside.list.model().rowCount() == 3

    inside.list.setCurrentIndex(inside.list.model().index(2, 0))
    QApplication.processEvents()
    press(inside, "Go back to this version")
    assert roster(page).year == START.year
    assert not inside.back.isEnabled()

    undo(page.session)
    assert roster(page).year == 1881


def test_a_save_is_listed_at_once(page: ArmiesPage) -> None:
    inside = part(page, "versions")
    assert isinstance(inside, VersionsPart)
    change(page.session, SetFact("year", 1880))
    keep(page.session)
    QApplication.processEvents()
    rows = [inside.list.model().index(row, 0).data() for row in range(2)]
    assert [text.splitlines()[1] for text in rows] == [
        "~ Year: 1879 → 1880",
        "The first version.",
    ]


def test_a_save_asks_nothing_of_a_list_that_is_no_longer_shown(page: ArmiesPage) -> None:
    part(page, "versions")
    page.turn("")
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    change(page.session, SetFact("year", 1880))
    keep(page.session)
    assert open_roster(army(page.session).path, page.session.catalogue).roster.year == 1880  # type: ignore[union-attr]  # it is open


# --- compared ---


def test_an_army_is_compared_with_a_sample(page: ArmiesPage) -> None:
    inside = part(page, "compare")
    box = named(inside, QComboBox, "The other army")
    box.setCurrentIndex(1)
    QApplication.processEvents()
    assert box.currentText().split(" · ")[0] in texts(inside)
    assert any(text.startswith("~ ") for text in texts(inside))

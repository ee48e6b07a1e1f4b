"""The battles on the shelf, through the widgets: renamed, put away, taken back, saved, taken in, handed over."""

import csv
import shutil
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QPushButton
from pytestqt.qtbot import QtBot

from gui.app import session as a_session
from gui.documents.battle import BATTLES
from gui.documents.campaign import CAMPAIGNS, begin_sample
from gui.documents.campaign_battle import DRAW, ROLES, army, engage
from gui.documents.library import LIBRARY, library
from gui.views.battle import BattlePage
from gui.views.window import Window
from heart_africa.core.problems import BadData
from heart_africa.rules.referee.recorded_results import RecordResult
from heart_africa.rules.referee.umpire import Note
from heart_africa.storage.places import place
from tests.gui.battles import begun, give
from tests.gui.hands import keys
from tests.gui.test_battle import buttons, line, opened, page, press, seen


@pytest.fixture
def here(window: Window) -> BattlePage:
    """The start of the battle page, with one battle that has been begun."""
    begun(window.session, "Ujiji")
    BATTLES.close(window.session)
    return page(window)


def names(window: Window) -> list[str]:
    """The battles that there are."""
    return [each.name for each in BATTLES.all(window.session)]


def answer(monkeypatch: pytest.MonkeyPatch, path: Path, chosen: str = "") -> None:
    """The person chooses that file in whatever dialogue of the system comes."""
    for ask in ("getSaveFileName", "getOpenFileName"):
        monkeypatch.setattr(QFileDialog, ask, lambda *_: (str(path), chosen))


def test_a_battle_gets_another_name(window: Window, here: BattlePage) -> None:
    press(here, "Rename: Ujiji")
    name = line(here, "The new name of “Ujiji”")
    QTest.keyClicks(name, "Kigoma")
    QTest.keyClick(name, Qt.Key.Key_Return)

    assert names(window) == ["Kigoma"]
    assert "entries" in seen(here)
    assert "Kigoma" in [each.text() for each in buttons(here)]
    assert window.session.settings.recent == ("battle:Kigoma",)


def test_a_name_that_is_taken_is_told_below_the_line(window: Window, here: BattlePage) -> None:
    begun(window.session, "Kigoma")
    BATTLES.close(window.session)
    press(here, "Rename: Ujiji")
    line(here, "The new name").setText("Kigoma")
    press(here, "Use this name")

    assert "already a battle “Kigoma”" in seen(here)
    press(here, "Cancel")
    assert names(window) == ["Kigoma", "Ujiji"]


def test_a_battle_put_away_is_taken_back_as_it_was(window: Window, here: BattlePage) -> None:
    entries = BATTLES.all(window.session)[0].head
    press(here, "Put away: Ujiji")
    assert names(window) == []
    assert "“Ujiji” was put away" in seen(here)
    assert window.session.settings.recent == ()

    press(here, "Restore: Ujiji")
    assert [each.head for each in BATTLES.all(window.session)] == [entries]
    assert "Put away: 1" not in [each.text() for each in buttons(here)]


def test_a_battle_put_away_long_ago_is_found_in_the_fold(window: Window, here: BattlePage) -> None:
    press(here, "Put away: Ujiji")
    window.session.prefer(language="es")
    window.session.prefer(language="en")
    press(here, "Put away: 1")
    press(here, "Restore: Ujiji")
    assert names(window) == ["Ujiji"]


def test_a_battle_is_saved_and_taken_in_under_a_name_that_is_free(
    window: Window, here: BattlePage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer(monkeypatch, tmp_path / "out" / "ujiji.jsonl")
    (tmp_path / "out").mkdir()
    press(here, "Save as a file…: Ujiji")
    assert "“Ujiji” is in" in seen(here)
    press(here, "Open a file…")

    assert names(window) == ["Ujiji 2", "Ujiji"] or names(window) == ["Ujiji", "Ujiji 2"]
    assert "“Ujiji 2” is on the list, with its 2 entries." in seen(here)


def test_a_battle_is_saved_as_rows_for_a_spreadsheet(
    window: Window, here: BattlePage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    press(here, "Ujiji")
    answer(monkeypatch, tmp_path / "ujiji.jsonl", "One row for each roll, for spreadsheets (*.csv)")
    keys(window, "Ctrl+Shift+S")

    rows = list(csv.reader((tmp_path / "ujiji.csv").read_text(encoding="utf-8").splitlines()))
    assert rows[0][:3] == ["entry", "turn", "step"]
    assert "ujiji.csv" in window.session.notice


def test_a_broken_file_that_is_dropped_says_what_is_wrong_and_gives_what_is_sound(
    window: Window, here: BattlePage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "ujiji.jsonl"
    answer(monkeypatch, path)
    press(here, "Save as a file…: Ujiji")
    path.write_text("\n".join(path.read_text(encoding="utf-8").split("\n")[:2]), encoding="utf-8")
    drop(here, path)

    assert "its end is missing" in seen(here)
    press(here, "Open what is sound")
    assert "“Ujiji 2” is on the list, with its entry." in seen(here)


def test_a_file_that_is_no_battle_is_refused_in_its_place(here: BattlePage, tmp_path: Path) -> None:
    (tmp_path / "milk.jsonl").write_text("milk, eggs", encoding="utf-8")
    drop(here, tmp_path / "milk.jsonl")
    assert "it is not an exported journal" in seen(here)
    assert "Open what is sound" not in [each.text() for each in buttons(here)]


def drop(here: BattlePage, path: Path) -> None:
    """Drop a file on the page."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    at, copy, left = QPointF(9, 9), Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    here.dropEvent(QDropEvent(at, copy, data, left, Qt.KeyboardModifier.NoModifier))


def test_what_another_instance_wrote_meanwhile_is_put_away_too(window: Window, here: BattlePage) -> None:
    give(BATTLES.open(a_session(window.session.folder, "en"), "Ujiji"), Note("theirs"))
    press(here, "Put away: Ujiji")
    press(here, "Restore: Ujiji")
    assert [each.head.number for each in BATTLES.all(window.session)] == [3]


# --- a battle of a campaign ---


@pytest.fixture
def engaged(window: Window) -> str:
    """The battle that a campaign waits for, its two armies at the table."""
    session = window.session
    kept = begin_sample(session)
    battle = next(iter(kept.live.battles))
    attacker, defender = (army(session, kept, battle, role, DRAW) for role in ROLES)
    engage(session, kept, battle, (attacker, defender), "it is late")
    return battle


def test_a_battle_of_a_campaign_keeps_its_name_and_says_why(window: Window, engaged: str) -> None:
    BATTLES.close(window.session)
    here = page(window)
    name = names(window)[0]
    rename = next(each for each in buttons(here) if each.accessibleName() == f"Rename: {name}")
    assert name.endswith(engaged)
    assert not rename.isEnabled()
    assert "A campaign refers to the battle" in rename.toolTip()


def test_a_finished_battle_is_handed_over_to_its_campaign(window: Window, engaged: str) -> None:
    found = opened(window)
    give(found, RecordResult("attacker", found.live.scenario or "encounter", "red", turns=5))
    CAMPAIGNS.close(window.session)
    here = page(window)
    press(here, "See the result")
    press(here, "Hand over to the campaign")

    kept = CAMPAIGNS.opened(window.session)
    assert kept is not None
    assert window.session.page == "campaign"
    QApplication.processEvents()
    focused = QApplication.focusWidget()
    assert isinstance(focused, QPushButton), "what is filled in has only to be pressed"
    QTest.keyClick(focused, Qt.Key.Key_Return)
    assert engaged not in kept.live.battles
    window.session.go("battle")
    press(here, "Hand over to the campaign")
    assert "no longer waits for the result" in window.session.notice


def test_a_battle_that_is_not_over_cannot_be_handed_over_and_says_why(window: Window, engaged: str) -> None:
    here = page(window)
    keys(window, "Ctrl+R")
    press_ = next(each for each in buttons(here) if each.text() == "Hand over to the campaign")
    assert not press_.isEnabled()
    assert "is not over" in press_.toolTip()
    assert engaged


def test_an_attic_that_cannot_be_read_is_told_of(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object) -> None:
        raise BadData("file-trouble", file="put-away", about={"why": "do not have permission"})

    monkeypatch.setattr("gui.documents.library.away", refused)
    assert "do not have permission" in seen(page(window))


# --- what is damaged ---


def test_of_a_damaged_battle_what_no_copy_has_is_cut(window: Window, here: BattlePage) -> None:
    with library(window.session).database.writing() as connection:
        connection.exec_driver_sql("UPDATE journal_lines SET mark = 'x' WHERE number = 2")
    shutil.rmtree(window.session.folder / "backups")
    press(here, "Ujiji")
    press(here, "Repair: Ujiji")
    assert "saved up to entry 1; 1 entry is lost" in seen(here)
    assert "What was cut off is saved in" in seen(here)


def test_a_battle_whose_head_is_spoilt_is_read_and_then_repaired(window: Window, here: BattlePage) -> None:
    with library(window.session).database.writing() as connection:
        connection.exec_driver_sql("UPDATE journals SET who = 'Nobody'")
    press(here, "Ujiji")
    assert "says about itself has been changed (who)" in seen(here)
    press(here, "Open it anyway: Ujiji")
    assert opened(window).name == "Ujiji"
    with pytest.raises(BadData, match="journal-head-spoilt"):
        opened(window).undo()
    BATTLES.close(window.session)
    page(window)
    press(page(window), "Ujiji")
    press(page(window), "Repair: Ujiji")
    assert "was restored from its marks (who)" in seen(page(window))


def test_a_damaged_battle_is_mended_from_its_copies(window: Window, here: BattlePage) -> None:
    with library(window.session).database.writing() as connection:
        connection.exec_driver_sql("UPDATE journal_lines SET mark = 'x' WHERE number = 2")
    press(here, "Ujiji")
    assert "it is sound up to entry 1 of 2" in seen(here)
    press(here, "Repair: Ujiji")
    assert "saved up to entry 2; none is lost" in seen(here)
    assert "1 entry was taken from the copy" in seen(here)
    press(here, "Ujiji")
    assert opened(window).name == "Ujiji"


def test_a_damaged_database_is_built_anew_from_what_can_be_read(window: Window, qtbot: QtBot) -> None:
    begun(window.session, "Ujiji")
    BATTLES.close(window.session)
    library(window.session).close()
    window.session.open.take(LIBRARY)
    file = Path(place(window.session.folder))
    file.write_bytes(b"SQLite format 3\0" + b"nothing that makes sense" * 400)
    here = page(window)
    assert "A repair sets it aside" in seen(here) or "a repair rebuilds it" in seen(here)
    press(here, "Save what can be read")
    qtbot.waitUntil(lambda: "has been rebuilt from what" in seen(here))
    assert list(window.session.folder.glob("*-damaged-*"))
    assert "Go on with a battle" in seen(here)


def test_a_database_that_was_emptied_is_told_of_and_built_anew_from_the_backups(
    window: Window, qtbot: QtBot
) -> None:
    begun(window.session, "Ujiji")
    BATTLES.close(window.session)
    library(window.session).close()
    window.session.open.take(LIBRARY)
    Path(place(window.session.folder)).write_bytes(b"")
    here = page(window)

    assert "there are backups of Ujiji." in seen(here)
    press(here, "Save what can be read")
    qtbot.waitUntil(lambda: "has been rebuilt from what" in seen(here))
    assert names(window) == ["Ujiji"]
    assert "there are backups" not in seen(here)


def test_what_was_put_away_is_no_reason_to_say_that_anything_is_lost(
    window: Window, here: BattlePage
) -> None:
    press(here, "Put away: Ujiji")

    assert names(window) == []
    assert list((window.session.folder / "backups").iterdir())
    assert "there are backups" not in seen(here)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows takes no file away that is open")
def test_a_battle_whose_database_is_taken_away_goes_on_at_the_desk(window: Window) -> None:
    begun(window.session, "Ujiji")
    file = Path(place(window.session.folder))
    before = len(opened(window).journal.entries)
    file.unlink()
    give(opened(window), Note("two"))
    said = window.session.notice
    give(opened(window), Note("three"))
    BATTLES.close(window.session)

    (path,) = (window.session.folder / "rescued").iterdir()
    assert "was removed" in said
    assert str(path) in said
    assert len(path.read_text(encoding="utf-8").splitlines()) == 1 + before + 2

"""Armies drawn by lot, many at once: beside the window, stopped at will, opened or kept in a folder."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from armylists.legality.verdict import verdict
from armylists.roster_file import open_roster
from gui.app import session
from gui.documents.army import army
from gui.presenters.armies.random_batch import ask, draws, keep, lots, panel
from gui.session import Session
from gui.views.armies import ArmiesPage
from gui.views.armies.page import BesideView
from gui.views.armies.random_batch import RandomBatchPart
from gui.views.window import Window


@pytest.fixture
def one(tmp_path: Path) -> Session:
    return session(tmp_path, "en")


def test_the_same_seed_draws_the_same_armies_all_legal(one: Session) -> None:
    ask(one, "list", "pygmies")
    ask(one, "count", 3)
    first, again = ([step() for step in draws(one, 7)] for _ in range(2))
    assert first == again
    keep(one, first)
    assert [verdict(one.catalogue, each).legal for each in lots(one).drawn] == [True] * 3
    assert len(panel(one).rows) == 3


def test_where_there_is_no_army_the_reason_is_told(one: Session) -> None:
    ask(one, "list", "colonial_expedition")
    ask(one, "points", 60)
    keep(one, [step() for step in draws(one, 1)[:2]])
    assert panel(one).rows == ()
    assert panel(one).lots.problems[0].text


@pytest.fixture
def part(window: Window) -> RandomBatchPart:
    """The part without an army."""
    window.session.go("armies")
    page = window.page("armies")
    assert isinstance(page, ArmiesPage)
    page.turn("lots")
    assert isinstance(page.view, BesideView)
    found = page.view.inside
    assert isinstance(found, RandomBatchPart)
    return found


def press(qtbot: QtBot, button: QPushButton) -> None:
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def test_many_are_drawn_and_kept_in_a_folder_and_one_is_opened(
    part: RandomBatchPart, qtbot: QtBot, tmp_path: Path
) -> None:
    here = part._session
    ask(here, "list", "pygmies")
    ask(here, "count", 4)
    press(qtbot, part.draw)
    assert part.bar.isVisible()
    qtbot.waitUntil(lambda: part.work is None)
    part.keep_in(tmp_path / "club")
    qtbot.waitUntil(lambda: part.work is None)
    files = sorted((tmp_path / "club").iterdir())
    assert len(files) == 4
    assert all(open_roster(each, here.catalogue).roster.list == "pygmies" for each in files)
    wanted = lots(here).drawn[2]
    part.table.selectRow(2)
    press(qtbot, part.begin)
    document = army(here)
    assert document
    assert document.roster.units == wanted.units


def test_drawing_is_stopped_at_once_and_leaves_what_was_there(part: RandomBatchPart, qtbot: QtBot) -> None:
    ask(part._session, "count", 1000)
    press(qtbot, part.draw)
    press(qtbot, part.stop)
    assert part.work is None
    assert lots(part._session).drawn == ()
    assert part.draw.isEnabled()


def test_a_folder_that_cannot_be_written_is_told_of_in_place(
    part: RandomBatchPart, qtbot: QtBot, tmp_path: Path
) -> None:
    ask(part._session, "list", "pygmies")
    ask(part._session, "count", 1)
    press(qtbot, part.draw)
    qtbot.waitUntil(lambda: part.work is None)
    (tmp_path / "a-file").write_text("", encoding="utf-8")
    part.keep_in(tmp_path / "a-file" / "below")
    qtbot.waitUntil(lambda: part.work is None)
    assert "a-file" in part.said.text()

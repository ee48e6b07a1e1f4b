"""The page of the laboratory: an experiment is run beside the window, stopped, read, and a game of it opened."""

import sys

import pytest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from gui.documents.companions import games_of
from gui.views.laboratory import LaboratoryPage
from gui.views.papers import PageView
from gui.views.window import Window
from tests.gui.hands import buttons, click, read, settle

SMALL = """\
format = "heart-africa/experiment"
version = 1
id = "small"
game = "zulus"
games = 3
measure = "won-garrison"
title = { es = "Pequeño", en = "A small one" }
about = { es = "¿Resiste?", en = "Does it hold?" }
[varies]
player = ["any-legal"]
"""
PATIENCE_MS = 60_000


def at_the_laboratory(window: Window, text: str = SMALL) -> LaboratoryPage:
    folder = window.session.folder / "experiments"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "small.experiment.toml").write_text(text, encoding="utf-8")
    window.session.prefer(language="en")
    window.session.go("laboratory")
    settle()
    page = window.page("laboratory")
    assert isinstance(page, LaboratoryPage)
    return page


def pressed(page: LaboratoryPage, name: str) -> None:
    found = [each for each in page.findChildren(QPushButton) if each.accessibleName() == name]
    click(found[-1])
    settle()


def test_an_experiment_is_run_beside_the_window_read_and_a_game_of_it_opened(
    window: Window, qtbot: QtBot
) -> None:
    page = at_the_laboratory(window)
    assert page.far["small"].text() == "0 of 3 games"
    report = next(each for each in buttons(page) if each.accessibleName() == "Report: A small one")
    assert (report.isEnabled(), report.toolTip()) == (False, "No game has been played yet.")

    pressed(page, "Run: A small one")
    assert page.running == "small"
    qtbot.waitUntil(lambda: bool(page.findChildren(PageView)), timeout=PATIENCE_MS)

    assert page.running == ""
    assert page.far["small"].text() == "3 of 3 games"
    qtbot.waitUntil(lambda: page._read.visibleRegion().boundingRect().height() > page.height() // 2)
    again = next(each for each in buttons(page) if each.accessibleName() == "Go on: A small one")
    assert (again.isEnabled(), again.toolTip()) == (False, "All the games that it takes have been played")
    look = next(each for each in page.findChildren(QPushButton) if "of usual length" in each.text())
    click(look)
    settle()
    assert window.session.notice.startswith("It is among your games now, as “small 1-")
    assert [each.name[:6] for each in games_of("zulus").all(window.session)] == ["small "]


def test_a_run_is_stopped_and_goes_on_later(window: Window, qtbot: QtBot) -> None:
    page = at_the_laboratory(window, SMALL.replace("games = 3", "games = 100000"))

    pressed(page, "Run: A small one")
    assert not page.far["small"].visibleRegion().isEmpty(), "it goes on where it was pressed"
    qtbot.waitUntil(lambda: "left" in page.far["small"].text(), timeout=PATIENCE_MS)
    pressed(page, "Stop: A small one")

    qtbot.waitUntil(lambda: page.process is None, timeout=PATIENCE_MS)
    assert page.running == ""
    assert {each.text() for each in buttons(page)} == {"Run", "Go on", "Report"}
    assert not page._said.text(), "who stops a run has no fault to read"


def test_a_faulty_experiment_is_told_of_beside_the_others(window: Window) -> None:
    page = at_the_laboratory(window, SMALL.replace("games = 3", "games = 0"))

    assert "small.experiment.toml, line 5" in read(page)
    assert "zulus-balance" not in page.far or "Balance of our own sets" in read(page)


def test_without_its_libraries_it_says_how_to_get_them(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    monkeypatch.setattr(
        "gui.presenters.laboratory.find_spec", lambda name: None if name == "distributed" else object()
    )

    page = at_the_laboratory(window)

    assert "python3 start.py lab list" in read(page)
    assert not any(each.isEnabled() for each in page.findChildren(QPushButton) if each.text() == "Run")

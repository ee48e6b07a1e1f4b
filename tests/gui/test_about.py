"""The page about the program."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

import gui.presenters.about as presenter
from gui.presenters.about import about
from gui.views.window import Window
from heart_africa import __version__
from heart_africa.storage.installed_libraries import libraries


def test_it_tells_the_version_the_coverage_and_where_the_files_are(window: Window) -> None:
    panel = about(window.session)
    facts = dict(panel.facts)
    assert facts["Version"] == __version__
    proven, total = map(int, facts["Rules proven by tests of the program"].split(" of "))
    assert 0 < proven <= total
    assert panel.places[0].path == window.session.folder
    assert panel.places[1].path.name == "heart-africa.log"


def test_it_names_every_library_with_its_licence(window: Window) -> None:
    window.session.go("about")
    shown = {each.text().removesuffix(" *") for each in window.page("about").findChildren(QLabel)}
    assert {each.name for each in libraries()} <= shown
    assert "SIL OFL 1.1" in shown


def test_both_languages_are_there_at_once(window: Window) -> None:
    window.session.go("about")
    window.session.prefer(language="es")
    QApplication.processEvents()
    shown = [each.text() for each in window.page("about").findChildren(QLabel)]
    assert "Reglas por capítulo" in shown


def test_a_log_that_was_never_written_is_told_of(
    window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:

    monkeypatch.setattr(presenter, "log_files", lambda: iter([tmp_path / "none" / "heart-africa.log"]))
    window.session.go("about")
    window.page("about").findChildren(QPushButton)[-1].click()
    assert window.session.notice.startswith("There is no log yet")

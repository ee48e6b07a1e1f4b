"""The collection page: counting figures, what the open army lacks, what they can field."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel, QLineEdit
from pytestqt.qtbot import QtBot

from armylists.collection_file import open_collection
from gui.app import session
from gui.documents.army import army, open_sample, samples
from gui.documents.collection import OWN, owned, put
from gui.presenters.collection import collection
from gui.views.collection import CollectionPage
from gui.views.window import Window


def test_what_is_owned_is_kept_at_once_in_the_file_that_the_terminal_reads(tmp_path: Path) -> None:
    one = session(tmp_path, "en")
    put(one, "spearmen", 40, "blue box")
    kept = open_collection(tmp_path / OWN, one.catalogue)
    assert (kept.figures, kept.notes) == ({"spearmen": 40}, {"spearmen": "blue box"})
    assert collection(session(tmp_path, "en"), None).total == "In all, 40 figures worth 160 points."


def test_none_of_a_kind_takes_its_note_away(tmp_path: Path) -> None:
    one = session(tmp_path, "en")
    put(one, "spearmen", 40, "blue box")
    put(one, "spearmen", 0)
    assert not owned(one).figures
    assert not owned(one).notes


def test_a_file_that_cannot_be_read_is_told_of_and_never_written_over(tmp_path: Path) -> None:
    (tmp_path / OWN).write_text("figures = 3", encoding="utf-8")
    one = session(tmp_path, "en")
    put(one, "spearmen", 40)
    assert (tmp_path / OWN).read_text(encoding="utf-8") == "figures = 3"
    assert OWN in collection(one, None).fault


def test_what_the_open_army_lacks_stands_beside_what_is_owned(tmp_path: Path) -> None:
    one = session(tmp_path, "en")
    open_sample(one, next(path for path in samples() if "hehe" in path.name))
    document = army(one)
    assert document
    put(one, "warriors", 1000)
    lines = {each.name: each for each in collection(one, document.roster).missing}
    assert lines["Warriors (Guerreros)"].state == "good"
    assert lines["Spearmen (Lanceros)"].text.startswith("✗ ")


@pytest.fixture
def page(window: Window) -> CollectionPage:
    """The page, turned to."""
    window.session.go("collection")
    made = window.page("collection")
    assert isinstance(made, CollectionPage)
    return made


def words(page: CollectionPage) -> str:
    """All labels of the page."""
    return " | ".join(each.text() for each in page.findChildren(QLabel))


def test_typing_a_number_counts_the_figures_and_their_worth(page: CollectionPage, qtbot: QtBot) -> None:
    number = page.steppers["regulars"].findChild(QLineEdit)
    assert number
    number.clear()
    qtbot.keyClicks(number, "12")
    number.editingFinished.emit()
    assert owned(page.session).figures == {"regulars": 12}
    assert "12 figures worth 336 points" in words(page)


def test_what_can_be_fielded_is_reckoned_beside_the_window(page: CollectionPage, qtbot: QtBot) -> None:
    for troop, count in (("warriors", 60), ("spearmen", 80), ("witch_doctor", 1)):
        put(page.session, troop, count)
    page.tabs.setCurrentIndex(1)
    assert page.fields.reckon
    page.fields.reckon.click()
    work = page.fields.work
    assert work
    with qtbot.waitSignal(work.finished, timeout=60000):
        pass
    assert page.fields.work is None
    assert "✓ " in words(page)


def test_the_reckoning_can_be_cancelled(page: CollectionPage) -> None:
    page.tabs.setCurrentIndex(1)
    assert page.fields.reckon
    page.fields.reckon.click()
    assert page.fields.reckon.text() == "Cancel"
    page.fields.reckon.click()
    assert page.fields.work is None
    assert page.fields.reckon.text() == "Work it out"

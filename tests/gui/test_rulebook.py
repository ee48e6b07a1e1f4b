"""The rulebook page through the widgets that a person uses."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QRadioButton
from pytestqt.qtbot import QtBot

from gui.theme import CONTRAST
from gui.views.parts.chart import ChartView
from gui.views.rulebook import Bench, Entries, RulebookPage, Words
from gui.views.window import Window
from tests.gui.hands import settle


@pytest.fixture
def page(window: Window) -> RulebookPage:
    """The page, turned to."""
    window.session.go("rulebook")
    made = window.page("rulebook")
    assert isinstance(made, RulebookPage)
    return made


def words(page: RulebookPage) -> str:
    """All labels of the part in view."""
    return " | ".join(each.text() for each in page.tabs.currentWidget().findChildren(QLabel))


def test_typing_finds_and_opens_the_first_entry(page: RulebookPage, qtbot: QtBot) -> None:
    entries = page.parts["search"]
    assert isinstance(entries, Entries)
    qtbot.keyClicks(entries.sought, "RELOAD-04")
    assert "RELOAD-04, p. 26" in words(page)


def test_the_list_has_room_for_its_lines_on_a_window_of_1280(page: RulebookPage) -> None:
    entries = page.parts["search"]
    assert isinstance(entries, Entries)
    assert entries.list.width() >= 400


def test_the_language_changes_what_is_read(page: RulebookPage, qtbot: QtBot) -> None:
    entries = page.parts["search"]
    assert isinstance(entries, Entries)
    qtbot.keyClicks(entries.sought, "MORALE-14")
    page.session.prefer(language="es")
    assert "MORALE-14†, pág. 28" in words(page)


def test_a_reading_is_chosen_by_its_button(page: RulebookPage) -> None:
    page.tabs.setCurrentIndex(1)
    buttons = page.tabs.currentWidget().findChildren(QRadioButton)
    next(each for each in buttons if "do not count" in each.accessibleName()).click()
    assert dict(page.session.rulings.changed) == {"ALLY-14": "do_not_count"}


def test_a_reading_is_chosen_by_its_words(page: RulebookPage, qtbot: QtBot) -> None:
    page.tabs.setCurrentIndex(1)
    shown = page.tabs.currentWidget().findChildren(Words)
    wanted = next(each for each in shown if "do not count" in each.text())
    qtbot.mouseClick(wanted, Qt.MouseButton.LeftButton)
    assert dict(page.session.rulings.changed) == {"ALLY-14": "do_not_count"}


def test_the_charts_of_the_bench_take_the_colours_of_another_theme(page: RulebookPage) -> None:
    page.session.prefer(theme="light")
    page.tabs.setCurrentIndex(3)
    page.session.prefer(theme="contrast")
    settle()
    shown = [each for each in page.tabs.currentWidget().findChildren(ChartView) if each.isVisible()]

    assert shown
    assert {each._quiet.name() for each in shown} == {CONTRAST.quiet}


def test_the_bench_answers_at_once_when_a_number_changes(page: RulebookPage) -> None:
    page.tabs.setCurrentIndex(3)
    bench = page.parts["bench"]
    assert isinstance(bench, Bench)
    before = words(page)
    bench._put("melee", "enemies")(12)
    assert words(page) != before
    bench._turn("shot")
    assert "4+ on each die" in words(page)


@pytest.mark.parametrize("tab", range(5))
def test_every_part_is_drawn_in_both_languages(page: RulebookPage, tab: int) -> None:
    page.tabs.setCurrentIndex(tab)
    for language in ("es", "en"):
        page.session.prefer(language=language)
        assert not page.parts[list(page.parts)[tab]].stale

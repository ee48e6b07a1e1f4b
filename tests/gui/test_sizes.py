"""At the largest letters in the smallest window nothing is cut off at the side."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication, QScrollArea, QTabWidget
from pytestqt.qtbot import QtBot

from gui.actions.battle import ACTIONS
from gui.documents.army import SAMPLES, open_sample
from gui.views.armies import ArmiesPage
from gui.views.window import Window
from tests.gui.battles import begun


def cut_off(window: Window) -> list[str]:
    """The scrolled parts in view whose inside is wider than they are."""
    for _ in range(4):
        QApplication.processEvents()
    areas = [each for each in window.findChildren(QScrollArea) if each.isVisible()]
    return [
        f"{each.accessibleName()}: {inside.width()} > {each.viewport().width()}"
        for each in areas
        if (inside := each.widget()) and inside.width() > each.viewport().width()
    ]


def turn(part: str) -> Callable[[Window], None]:
    """An army open, and what is done with it besides building it."""

    def do(window: Window) -> None:
        open_sample(window.session, SAMPLES / "zanzibaris.army.toml")
        window.session.go("armies")
        page = window.page("armies")
        assert isinstance(page, ArmiesPage)
        page.turn(part)

    return do


def tab(page: str, at: int) -> Callable[[Window], None]:
    """A tab of a page."""

    def do(window: Window) -> None:
        window.session.go(page)
        tabs = window.page(page).findChild(QTabWidget)
        assert tabs
        tabs.setCurrentIndex(at)

    return do


def battle_papers(window: Window) -> None:
    """The papers of a battle that has just begun."""
    begun(window.session)
    window.session.go("battle")
    ACTIONS.wished("papers")(window.session)


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize(
    "show",
    [
        pytest.param(lambda window: window.session.go("welcome"), id="welcome"),
        pytest.param(lambda window: window.session.go("armies"), id="start"),
        *(
            pytest.param(turn(part), id=part or "builder")
            for part in ("", "sheets", "share", "bring", "versions", "compare", "lots")
        ),
        pytest.param(tab("collection", 0), id="collection"),
        pytest.param(tab("collection", 1), id="fields"),
        *(pytest.param(tab("rulebook", at), id=f"rulebook {at}") for at in range(5)),
        pytest.param(lambda window: window.session.go("settings"), id="settings"),
        pytest.param(lambda window: window.session.go("about"), id="about"),
        pytest.param(battle_papers, id="battle papers"),
    ],
)
def test_nothing_is_cut_off_at_the_side(
    window: Window, qtbot: QtBot, lang: str, show: Callable[[Window], None]
) -> None:
    window.session.prefer(scale=200, language=lang)
    window.resize(1280, 720)
    show(window)
    assert not cut_off(window)


@pytest.mark.parametrize("scale", [150, 200])
@pytest.mark.parametrize("part", ["", "share", "bring", "versions", "compare", "lots"])
def test_an_army_is_built_on_a_small_screen_with_large_letters(
    window: Window, qtbot: QtBot, part: str, scale: int
) -> None:
    window.session.prefer(scale=scale, language="en")
    window.resize(1024, 700)
    turn(part)(window)
    assert not cut_off(window)

"""Papers at the desk: chosen, looked at as they will be printed, saved one by one or all together."""

import re
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from gui.actions.battle import ACTIONS
from gui.documents.army import SAMPLES, army, open_sample
from gui.documents.campaign import CAMPAIGNS
from gui.presenters.armies.exchange import stack as army_stack
from gui.presenters.battle.ending import stack as battle_stack
from gui.presenters.campaign.page import stack as campaign_stack
from gui.presenters.papers import Stack, choose, data, free_folder, pages, panel
from gui.session import Session
from gui.views.battle.page import BattlePage
from gui.views.papers import PageView, PaperPane
from gui.views.window import Window
from heart_africa.core.messages import LANGUAGES, say
from heart_africa.rules.referee.umpire import Concede
from resources import ROOT
from tests.gui.battles import give, played

FILED = re.compile(r"^paper-file-(\w+) =", re.MULTILINE)
ELSEWHERE = {"battle", "map", "campaign", "laboratory", "cells", "games"}
"""Files without a place at the desk: what `start.py papers` makes beside the papers; the laboratory's."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("message", ["paper-draft", "paper-about"])
def test_every_paper_has_a_name_of_its_own_at_the_desk(lang: str, message: str) -> None:
    text = (ROOT / "messages" / lang / "paper.ftl").read_text(encoding="utf-8")
    kinds = set(FILED.findall(text)) - ELSEWHERE
    names = {say(lang, message, {"what": kind}) for kind in kinds}

    assert len(kinds) == 19
    assert len(names) == len(kinds)


def of_army(session: Session) -> Stack:
    open_sample(session, SAMPLES / "zanzibaris.army.toml")
    document = army(session)
    assert document
    return army_stack(session, document)


def of_battle(session: Session) -> Stack:
    return battle_stack(session, played(session))


def of_campaign(window: Window) -> Stack:
    page = window.page("campaign")
    page.furnish()  # type: ignore[attr-defined]  # the page of that name does
    open_ = CAMPAIGNS.opened(window.session)
    assert open_
    return campaign_stack(window.session, open_)


def names(session: Session, stack: Stack) -> list[str]:
    return [name for _, name in panel(session, stack).papers]


def test_an_army_has_its_sheets_cards_counters_and_forms(window: Window) -> None:
    assert names(window.session, of_army(window.session)) == [
        "Summary",
        "Unit sheets",
        "Cards to cut out",
        "For the opponent",
        "Counters to cut out",
        "Blank forms",
    ]


def test_a_battle_has_a_report_and_for_each_side_a_sheet_and_cards(window: Window) -> None:
    found = names(window.session, of_battle(window.session))
    assert found[0] == "Report"
    assert sum(each.startswith("Reference sheet · ") for each in found) == 2
    assert sum(each.startswith("Cards to cut out · ") for each in found) == 2


def test_a_campaign_has_four_papers_each_with_pages(window: Window) -> None:
    stack = of_campaign(window)
    keys = [key for key, _ in panel(window.session, stack).papers]
    assert keys == ["chronicle", "standings", "statements", "evening"]
    for key in keys:
        choose(window.session, stack.kind, what=key)
        assert pages(window.session, stack)


def test_a_report_is_also_text_and_a_page_for_a_browser(window: Window) -> None:
    stack = of_battle(window.session)
    found = panel(window.session, stack)
    assert [ending for ending, _ in found.files] == ["pdf", "md", "html"]
    assert dict(found.files)["md"] == "Sunday-report.md"
    assert data(window.session, stack, "html").startswith(b"<!DOCTYPE html>")


def test_a_paper_may_have_another_language_and_size_than_the_desk(window: Window) -> None:
    stack = of_army(window.session)
    choose(window.session, stack.kind, what="forms", lang="es", size="letter")
    found = panel(window.session, stack)
    assert "Lista de ejército" in found.words
    assert found.pages[0].down == 792.0


def test_what_one_side_alone_may_know_is_covered_until_the_battle_is_over(window: Window) -> None:
    table = played(window.session)
    choose(window.session, "battle", what="reference-1")
    stack = battle_stack(window.session, table)
    assert panel(window.session, stack).cover
    assert not panel(window.session, stack).pages
    choose(window.session, "battle", uncovered="reference-1")
    assert panel(window.session, stack).pages
    choose(window.session, "battle", uncovered="")
    give(table, Concede("blue"))
    assert panel(window.session, battle_stack(window.session, table)).pages


def test_without_a_battle_its_papers_say_why_they_are_off(window: Window) -> None:
    assert ACTIONS.none_open(window.session) is not None
    played(window.session)
    assert ACTIONS.none_open(window.session) is None


def test_nothing_is_written_over(window: Window, tmp_path: Path) -> None:
    stack = of_army(window.session)
    assert [free_folder(tmp_path, stack).name for _ in range(2)] == [stack.name, f"{stack.name}-2"]


# --- on the page ---


@pytest.fixture
def pane(window: Window) -> PaperPane:
    """The papers of a battle that has just begun."""
    played(window.session)
    window.session.go("battle")
    ACTIONS.wished("papers")(window.session)
    QApplication.processEvents()
    page = window.page("battle")
    assert isinstance(page, BattlePage)
    found = page.findChild(PaperPane)
    assert isinstance(found, PaperPane)
    return found


def press(inside: PaperPane, text: str) -> None:
    next(each for each in inside.findChildren(QPushButton) if each.text() == text).click()
    QApplication.processEvents()


def test_a_covered_paper_is_shown_when_it_is_asked_for(pane: PaperPane) -> None:
    assert not pane.pages
    press(pane, "Show it")
    assert pane.pages == sum(each.isVisible() for each in pane.findChildren(PageView)) > 0


def test_the_opponents_copy_alone_asks_for_traits(window: Window) -> None:
    stack = of_army(window.session)
    asked = {}
    for what in ("forms", "summary", "opponent"):
        choose(window.session, stack.kind, what=what)
        asked[what] = [each.name for each in panel(window.session, stack).fields]

    assert asked == {
        "forms": ["lang", "size"],
        "summary": ["lang", "size", "player"],
        "opponent": ["lang", "size", "player", "traits"],
    }


def test_a_size_chosen_for_other_papers_is_down_here_too(pane: PaperPane, window: Window) -> None:
    choose(window.session, "campaign", size="letter")
    pane.show_papers()
    QApplication.processEvents()

    down = [each.text() for each in pane.findChildren(QPushButton) if each.isVisible() and each.isChecked()]
    assert down == ["English", "Letter"]


def test_all_papers_go_into_a_new_folder_beside_the_window(
    pane: PaperPane, tmp_path: Path, qtbot: QtBot
) -> None:
    pane.every.save_in(tmp_path)
    qtbot.waitUntil(lambda: pane.every.work is None, timeout=20_000)
    assert len(list((tmp_path / "Sunday").iterdir())) == 9
    assert pane.every.said.text() == f"9 documents in {tmp_path / 'Sunday'}."


def test_making_them_may_be_stopped(pane: PaperPane, tmp_path: Path) -> None:
    pane.every.save_in(tmp_path)
    pane.every.stop.click()
    assert pane.every.work is None
    assert pane.every.begin.isEnabled()
    assert pane.every.said.text().startswith("Stopped.")


def test_a_folder_that_cannot_be_is_told_of_in_place(pane: PaperPane, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    pane.every.save_in(tmp_path / "file")
    assert "file" in pane.every.said.text()
    assert pane.every.begin.isEnabled()


@pytest.mark.parametrize("what", ["log", "typed", "board"])
def test_whatever_is_wished_of_the_board_leaves_the_papers(
    pane: PaperPane, window: Window, what: str
) -> None:
    ACTIONS.wished(what)(window.session)
    QApplication.processEvents()
    assert not pane.isVisible()

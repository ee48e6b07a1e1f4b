"""A year of a campaign kept through the widgets that a person uses, from its founding to the next spring."""

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from gui.app import desk
from gui.documents.battle import BATTLES
from gui.documents.campaign import CampaignDocument
from gui.views.campaign import CampaignPage
from gui.views.campaign.part import EngageView
from gui.views.campaign.players import PlayersView
from gui.views.parts import Stepper
from gui.views.window import Window
from tests.gui.test_campaign import choose, dice, form, join, opened, press, seen, told


def page_of(window: Window) -> CampaignPage:
    """The campaign page, turned to."""
    window.session.go("campaign")
    made = window.page("campaign")
    assert isinstance(made, CampaignPage)
    return made


def found(qtbot: QtBot, page: CampaignPage) -> CampaignDocument:
    """The campaign is founded in 1871, three players join."""
    page.start.name.setText("Lagos")
    page.start.year.set(1871)
    press(qtbot, page, "Begin")
    shown(page, "Players")
    for name, list_ in (("Ana", "Native Kingdom"), ("Luis", "Zanzibaris"), ("Eva", "Native Warlord")):
        join(qtbot, page, name, list_)
    shown(page, "Turn")
    return opened(page)


def begin(qtbot: QtBot, page: CampaignPage, faces: str) -> None:
    """A half year is announced, and everybody rolls for the order of play."""
    press(qtbot, page, "Begin the half year")
    press(qtbot, page, "Roll the order of play")
    dice(page, faces)


def attack(qtbot: QtBot, page: CampaignPage, target: str, face: str) -> str:
    """Whoever has the go attacks; the other resists, and the scenario is drawn: the battle."""
    press(qtbot, page, "Attack")
    choose(form(page), "Against", target)
    press(qtbot, form(page), "Carry out")
    press(qtbot, page, "Resist")
    dice(page, face)
    return list(opened(page).live.battles)[-1]


def result(qtbot: QtBot, page: CampaignPage, outcome: str) -> None:
    """The result of the battle is recorded."""
    press(qtbot, page, "Result")
    choose(form(page), "Result", outcome)
    press(qtbot, form(page), "Carry out")


def hongos(page: CampaignPage) -> dict[str, int]:
    """What everybody holds."""
    campaign = opened(page).live
    return {name: campaign.hongos(name) for name in campaign.players}


def shown(page: CampaignPage, part: str) -> str:
    """A part of the page, turned to by its tab, as text."""
    tab = next(each for each in seen(page, QPushButton) if each.accessibleName().endswith(f": {part}"))
    assert isinstance(tab, QPushButton)
    tab.click()
    return told(page)


def account(page: CampaignPage, name: str) -> list[str]:
    """The running balance of a player, as his page shows it, the latest first."""
    shown(page, "Players")
    part = page.parts["players"]
    assert isinstance(part, PlayersView)
    part.list.setCurrentItem(part.list.findItems(name, Qt.MatchFlag.MatchStartsWith)[0])
    QCoreApplication.sendPostedEvents()
    rows = part.account.model()
    return [str(rows.index(place, 4).data()) for place in range(rows.rowCount())]


def first_half(qtbot: QtBot, page: CampaignPage) -> CampaignPage:
    """Ana attacks Luis, who resists; the battle is begun at the desk's own table, and Ana wins."""
    keeping = opened(page)
    begin(qtbot, page, "6 4 1")
    battle = attack(qtbot, page, "Luis", "4")
    press(qtbot, page, "Referee it here")
    press(qtbot, next(seen(page, EngageView)), "Begin the battle")
    there = BATTLES.opened(page.session)
    assert there
    assert there.name == keeping.live.battle(battle).record
    assert page.session.page == "battle"
    page.session.go("campaign")
    result(qtbot, page, "Ana won (attacker)")
    return page


def second_half(qtbot: QtBot, page: CampaignPage) -> None:
    """Eva attacks Ana, who comes to terms, which costs her a hongo; nobody does more."""
    begin(qtbot, page, "1 2 6")
    assert "second half of 1871" in told(page)
    press(qtbot, page, "Attack")
    choose(form(page), "Against", "Ana")
    press(qtbot, form(page), "Carry out")
    press(qtbot, page, "Come to terms")
    for stepper in seen(form(page), Stepper):
        assert isinstance(stepper, Stepper)
        stepper.set(1)
    press(qtbot, form(page), "Carry out")
    while any(each.accessibleName() == "Do nothing" for each in seen(page, QPushButton)):
        press(qtbot, page, "Do nothing")


def reopened(qtbot: QtBot, window: Window, folder: Path) -> CampaignPage:
    """The desk closed and opened again, and the campaign gone on with."""
    window.close()
    again = desk(folder, "en")
    qtbot.addWidget(again)
    again.resize(1280, 720)
    again.show()
    page = page_of(again)
    press(qtbot, page, "Go on with Lagos")
    return page


@pytest.mark.rule("CAMP-10", "ASC-02", "CTURN-01")
def test_a_year_is_kept_from_its_founding_to_the_next_spring(
    qtbot: QtBot, window: Window, tmp_path: Path
) -> None:
    page = page_of(window)
    found(qtbot, page)
    assert hongos(page) == {"Ana": 5, "Luis": 5, "Eva": 5}
    first_half(qtbot, page)
    assert hongos(page) == {"Ana": 6, "Luis": 4, "Eva": 5}

    why_not_and_how_far(qtbot, page)
    shown(page, "Turn")
    press(qtbot, page, "Do nothing")
    second_half(qtbot, page)
    assert hongos(page) == {"Ana": 5, "Luis": 4, "Eva": 6}

    press(qtbot, page, "Begin the half year")
    date = opened(page).live.date
    assert (date.year, date.half) == (1872, 1)
    assert "all accounts together come to 0" in shown(page, "Ledger")
    assert account(page, "Ana") == ["5", "6", "5"]

    where = told(page)
    page = reopened(qtbot, window, tmp_path)
    assert account(page, "Ana") == ["5", "6", "5"]
    assert told(page) == where


def why_not_and_how_far(qtbot: QtBot, page: CampaignPage) -> None:
    """Ana's page: the first of four victories for a promotion, and why she may not act again."""
    opened(page).choose("Ana")
    assert "Victories: 1 of 4" in told(page)
    assert "(ASC-02, p. 37)" in told(page)
    press(qtbot, page, "What cannot be done, and why")
    assert "(CTURN-" in told(page)
    press(qtbot, page, "What cannot be done, and why")

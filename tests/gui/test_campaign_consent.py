"""What takes two, at the organiser's desk: files taken in, proposals answered, with real presses."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from gui.app import session
from gui.dice import OrderDice
from gui.documents.campaign import CAMPAIGNS, CampaignDocument, begin_campaign
from gui.presenters.campaign.files import CampaignBringing, CampaignSending
from gui.presenters.mail import IntakeOptions, key_for, unpack
from gui.session import Session
from gui.views.campaign import CampaignPage
from gui.views.window import Window
from heart_africa.core.journal.records import Command
from heart_africa.language.campaign.reader import army_of
from heart_africa.rules.campaign.agreements import CountDice
from heart_africa.rules.campaign.attacks import Attack, Settle
from heart_africa.rules.campaign.explorers import Hunt
from heart_africa.rules.campaign.forces import Join
from heart_africa.rules.campaign.treasury import GiveHongos
from heart_africa.rules.campaign.turn import BeginTurn, RollOrder
from heart_africa.storage.certificates import new
from tests.gui.test_campaign import dice, opened, press, told

ARMIES = {"Ana": "native_kingdom", "Luis": "zanzibaris", "Eva": "white_explorers"}


class Club:
    """The organiser's window with a campaign in its first turn, and the desks of the others."""

    def __init__(self, qtbot: QtBot, window: Window, folder: Path) -> None:
        self.qtbot, self.folder, self.home = qtbot, folder, window.session
        self.kept = begin_campaign(self.home, "Lagos", 1871)
        for player, list_ in ARMIES.items():
            self.kept.submit(Join(player, army_of(self.home.catalogue, list_)), OrderDice())
        self.kept.submit(BeginTurn(), OrderDice())
        self.kept.submit(RollOrder(), OrderDice((2, 6, 1)))
        self.desks: dict[str, Session] = {}
        self.home.go("campaign")
        page = window.page("campaign")
        assert isinstance(page, CampaignPage)
        self.page = page

    def copy(self, player: str) -> CampaignDocument:
        """A player's copy as the campaign stands now."""
        path = self.folder / f"{player}.turn.json"
        CampaignSending(self.home, self.kept).save_state(player, path)
        desk = self.desks.setdefault(player, session(self.folder / player, "en"))
        CampaignBringing(desk).take(unpack(path), IntakeOptions(key_for(self.kept, player)))
        found = CAMPAIGNS.opened(desk)
        assert found
        return found

    def orders(self, player: str, *orders: Command) -> Path:
        """A player's orders as he sends them."""
        own, path = self.copy(player), self.folder / f"{player}.orders.json"
        own.clear_plans()
        for order in orders:
            own.plan(order)
        CampaignSending(self.desks[player], own).save_orders(path)
        return path

    def bring(self, path: Path, press_: str) -> None:
        """The organiser looks at a file and takes it in."""
        self.page.take(path)
        press(self.qtbot, self.page, press_)

    def press(self, text: str) -> None:
        press(self.qtbot, self.page, text)


@pytest.fixture
def club(qtbot: QtBot, window: Window, tmp_path: Path) -> Club:
    return Club(qtbot, window, tmp_path)


@pytest.mark.rule("CAMP-11")
def test_a_demand_is_shown_on_the_page_of_the_turn_and_does_nothing_until_it_is_accepted(club: Club) -> None:
    path = club.orders("Luis", GiveHongos("Ana", "Luis", 5))
    club.page.take(path)
    assert "It is proposed to Ana, who has to accept it." in told(club.page)
    club.press("Enter the order")

    assert "Ana answers Luis, who proposes (#1)" in told(club.page)
    club.press("Decline")
    assert (opened(club.page).live.hongos("Ana"), opened(club.page).live.offers) == (5, ())

    club.bring(club.orders("Luis", GiveHongos("Ana", "Luis", 2)), "Enter the order")
    club.press("Accept")
    assert (opened(club.page).live.hongos("Ana"), opened(club.page).live.hongos("Luis")) == (3, 7)


@pytest.mark.rule("CTURN-08")
def test_a_settlement_waits_for_the_attacker_and_his_file_accepts_it(club: Club) -> None:
    club.kept.submit(Attack("Eva", "Luis"), OrderDice())
    club.bring(club.orders("Luis", Settle("Luis", 1)), "Enter the order")
    assert opened(club.page).live.round.pending == ("Eva", "Luis")

    club.bring(club.orders("Eva", Settle("Luis", 1)), "Enter the order")
    assert opened(club.page).live.round.pending is None
    assert opened(club.page).live.hongos("Eva") == 6


@pytest.mark.rule("EXPL-19", "EXPL-21")
def test_the_umpire_throws_for_a_hunt_that_was_sent_with_a_six(club: Club) -> None:
    own = club.copy("Eva")
    own.plan(Hunt("Eva"), (6,))
    path = club.folder / "hunt.json"
    CampaignSending(club.desks["Eva"], own).save_orders(path)
    club.bring(path, "Enter the order")
    assert "Dice were sent (6), which do not count" in told(club.page)

    dice(club.page, "3")
    assert opened(club.page).live.hongos("Eva") == 5


def test_where_a_certificate_counts_the_desk_asks_for_it(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    club.kept.submit(CountDice("certificate"), OrderDice())
    certificate = club.folder / "c.dice.json"
    new(certificate)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(certificate), ""))
    club.bring(club.orders("Eva", Hunt("Eva")), "Enter the order")
    club.press("Choose the certificate…")

    rolls = opened(club.page).journal.standing[-1].act.rolls
    assert {roll.origin.value for roll in rolls} == {"certificate"}, "a six is thrown on"


def test_who_has_answered_gets_what_is_new_or_all_of_it_if_he_asks(club: Club) -> None:
    assert not any(each.answered for each in CampaignSending(club.home, club.kept).panel().recipients)
    club.bring(club.orders("Luis", GiveHongos("Luis", "Ana", 1)), "Enter the order")
    club.kept = opened(club.page)
    assert [
        each.name for each in CampaignSending(club.home, club.kept).panel().recipients if each.answered
    ] == ["Luis"]

    sizes = []
    for whole in (False, True):
        path = club.folder / f"{whole}.json"
        CampaignSending(club.home, club.kept).save_state("Luis", path, whole=whole)
        CampaignBringing(club.desks["Luis"]).take(unpack(path), IntakeOptions())
        sizes.append(path.stat().st_size)
    assert sizes[0] < sizes[1]

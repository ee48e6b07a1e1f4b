"""A campaign year at one screen, from the welcome page to the printed paper, by mouse and keys alone."""

from pathlib import Path

import pytest
from pypdf import PdfReader
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton

from gui.documents.campaign import CAMPAIGNS
from gui.views.window import Window
from tests.gui.evening import Evening

PLAYERS = (("Ana", "Native Kingdom"), ("Luis", "Zanzibaris"), ("Eva", "Native Warlord"))


def join(evening: Evening, name: str, list_: str) -> None:
    """A player joins with a list."""
    evening.press("A player joins")
    evening.write("Name of the player", name)
    evening.choose("List", list_)
    evening.press("Carry out")


def roll(evening: Evening, order: str, faces: str) -> None:
    """An order that wants nothing but dice: they are typed at once."""
    evening.press(order)
    evening.type(faces)
    evening.key(Qt.Key.Key_Return)


def answer(evening: Evening, order: str, about: str, text: str) -> None:
    """An order of which one thing is still to be chosen."""
    evening.press(order)
    evening.choose(about, text)
    evening.press("Carry out")


def the_rest_do_nothing(evening: Evening) -> None:
    """Whoever has not acted yet passes, at most all three of them."""
    for _ in PLAYERS:
        if evening.sees("Do nothing"):
            evening.press("Do nothing")


def test_a_campaign_of_another_year_begins_by_the_keys_alone(window: Window) -> None:
    """Tab goes from the name to the year, not to its minus; the arrows count it, Enter begins."""
    evening = Evening(window)
    evening.press("Start a campaign")
    evening.write("Name", "Lagos")
    evening.key(Qt.Key.Key_Tab)
    evening.type("1879")
    evening.key(Qt.Key.Key_Up)
    evening.key(Qt.Key.Key_Return)
    campaign = CAMPAIGNS.opened(window.session)

    assert campaign is not None
    assert (campaign.name, campaign.live.date.year) == ("Lagos", 1880)


def test_a_player_joins_by_the_keys_alone_and_tab_never_leaves_the_form(window: Window) -> None:
    """The field of a people comes and goes as the list is typed; the list goes on being typed, Tab as one reads."""
    evening = Evening(window)
    evening.press("Start a campaign")
    evening.press("Begin")
    evening.press("A player joins")
    for text in ("Eva", "White", "Grant"):
        evening.type(text)
        evening.key(Qt.Key.Key_Tab if text != "Grant" else Qt.Key.Key_Return)
    evening.press("A player joins")
    evening.type("Ana")
    evening.key(Qt.Key.Key_Tab)
    evening.type("Zanz")
    evening.key(Qt.Key.Key_Return)  # from a list that is closed, too
    campaign = CAMPAIGNS.opened(window.session)

    assert campaign is not None
    assert {(each.name, each.called, each.army.list) for each in campaign.live.players.values()} == {
        ("Eva", "Grant", "white_explorers"),
        ("Ana", "Ana", "zanzibaris"),
    }
    assert evening.sees("A player joins"), "more may come before the first half year, where the others joined"


def test_by_the_door_the_name_has_the_keys_and_enter_gives_the_order_that_stands_out(window: Window) -> None:
    """Two players are in by keys alone; what joins keeps its place, the beginning is the next Enter."""
    evening = Evening(window)
    evening.press("Start a campaign")
    evening.type("Lagos")  # in place of the name that is proposed
    evening.key(Qt.Key.Key_Return)
    evening.key(Qt.Key.Key_Return)
    evening.type("Ana")
    evening.key(Qt.Key.Key_Return)
    evening.key(Qt.Key.Key_Return)
    evening.type("Luis")
    evening.key(Qt.Key.Key_Return)
    campaign = CAMPAIGNS.opened(window.session)
    assert campaign is not None
    assert (campaign.name, list(campaign.live.players), campaign.live.turn) == ("Lagos", ["Ana", "Luis"], 0)
    evening.key(Qt.Key.Key_Return)
    assert campaign.live.turn == 1


def test_in_a_small_window_with_large_letters_the_form_that_opens_is_in_view(window: Window) -> None:
    window.resize(1024, 700)
    window.session.prefer(scale=200)
    evening = Evening(window)
    evening.press("Start a campaign")
    evening.press("Begin")
    evening.press("A player joins")
    evening.read()
    asked = QApplication.focusWidget()

    assert asked is not None
    assert asked.accessibleName() == "Name of the player"
    assert asked.visibleRegion().boundingRect().height() == asked.height()


def test_by_keys_alone_a_half_year_goes_to_its_battle_and_what_is_to_be_decided_is_in_view(
    window: Window,
) -> None:
    """With large letters the scenario's die stands far below; Enter in the list of armies begins the battle."""
    window.resize(1280, 720)
    window.session.prefer(scale=150)
    evening = Evening(window)
    evening.press("Start a campaign")
    for typed in ("Congo", "", "Ana", "", "Luis", "", "", "5 3", "", "", "", "2"):
        evening.type(typed)
        evening.key(Qt.Key.Key_Return)
    evening.read()
    lead = QApplication.focusWidget()

    assert isinstance(lead, QPushButton)
    assert lead.text() == "Referee it here"
    due = lead.parentWidget()
    while due is not None and not due.accessibleName().startswith("Battles to be played"):
        due = due.parentWidget()
    assert due is not None
    assert due.visibleRegion().boundingRect().height() == due.height()

    evening.key(Qt.Key.Key_Return)
    evening.key(Qt.Key.Key_Return)
    assert window.session.page == "battle"


def test_a_campaign_that_is_opened_again_has_the_keys_on_what_comes_next(window: Window) -> None:
    evening = Evening(window)
    evening.press("Start a campaign")
    for typed in ("Congo", "", "Ana", "", "Luis"):
        evening.type(typed)
        evening.key(Qt.Key.Key_Return)
    evening.press("Another campaign")
    evening.press("Congo")
    evening.read()
    lead = QApplication.focusWidget()

    assert isinstance(lead, QPushButton)
    assert lead.text() == "Begin the half year"


@pytest.mark.rule("CAMP-10", "CTURN-01", "CTURN-07")
def test_a_year_is_kept_without_a_typed_command(window: Window, tmp_path: Path) -> None:
    """Ana beats Luis, who resisted, in the first half of 1860; in the second she comes to terms with Eva."""
    evening = Evening(window)
    evening.press("Start a campaign")
    evening.write("Name", "Lagos")
    evening.press("Begin")
    for name, list_ in PLAYERS:
        join(evening, name, list_)
    assert evening.read().splitlines().count("5 hongos") == len(PLAYERS), (
        "who has what stands there before the first roll"
    )

    evening.press("Begin the half year")
    evening.counted("order of play", lambda: roll(evening, "Roll the order of play", "6 4 1"))
    evening.counted("attack", lambda: answer(evening, "Attack", "Against", "Luis"))
    evening.counted("resist", lambda: roll(evening, "Resist", "4"))
    evening.counted("result", lambda: answer(evening, "Result", "Result", "Ana won (attacker)"))
    the_rest_do_nothing(evening)

    evening.press("Begin the half year")
    roll(evening, "Roll the order of play", "1 2 6")
    answer(evening, "Attack", "Against", "Ana")
    evening.press("Come to terms")
    evening.write("Hongos", "1")
    evening.press("Carry out")
    the_rest_do_nothing(evening)
    evening.press("Begin the half year")

    campaign = CAMPAIGNS.opened(window.session)
    assert campaign is not None
    assert {name: campaign.live.hongos(name) for name, _ in PLAYERS} == {"Ana": 5, "Luis": 4, "Eva": 6}
    assert (campaign.live.date.year, campaign.live.date.half) == (1861, 1)
    assert all(each in evening.read() for each in ("5 hongos", "4 hongos", "6 hongos"))

    evening.press("Papers")
    evening.save_as("Save the PDF…", str(tmp_path / "lagos.pdf"))
    printed = "\n".join(page.extract_text() for page in PdfReader(tmp_path / "lagos.pdf").pages)
    assert "Lagos" in printed
    assert all(name in printed for name, _ in PLAYERS)
    assert "lagos.pdf" in evening.read()
    assert evening.told == [
        ("order of play", 1, 6),
        ("attack", 3, 1),
        ("resist", 1, 2),
        ("result", 3, 2),
    ]

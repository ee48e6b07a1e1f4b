"""A campaign kept through the widgets that a person uses: begun, joined, a year played, read, put right."""

from collections.abc import Iterator
from typing import TypeVar

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QPushButton, QTreeView, QWidget
from pytestqt.qtbot import QtBot

from gui.documents.battle import BATTLES
from gui.documents.campaign import CAMPAIGNS, CampaignDocument
from gui.views.campaign import CampaignPage
from gui.views.campaign.part import EngageView
from gui.views.form import DiceLine, FormView
from gui.views.window import Window
from tests.gui.hands import settle


@pytest.fixture
def page(window: Window) -> CampaignPage:
    """The page, turned to."""
    window.session.go("campaign")
    made = window.page("campaign")
    assert isinstance(made, CampaignPage)
    return made


@pytest.fixture
def sample(page: CampaignPage) -> CampaignDocument:
    """A campaign of some years, with a battle to be played."""
    page.furnish()
    return opened(page)


def opened(page: CampaignPage) -> CampaignDocument:
    """The campaign that is open."""
    found = CAMPAIGNS.opened(page.session)
    assert found
    return found


Shown = TypeVar("Shown", bound=QWidget)


def seen(within: QWidget, kind: type[Shown]) -> Iterator[Shown]:
    """The widgets of a kind that a person sees."""
    QCoreApplication.sendPostedEvents()
    return (each for each in within.findChildren(kind) if each.isVisible())


def press(qtbot: QtBot, within: QWidget, text: str) -> None:
    """Press the button of that name."""
    found = next(each for each in seen(within, QPushButton) if each.accessibleName() == text)
    assert found.isEnabled(), found.toolTip()
    qtbot.mouseClick(found, Qt.MouseButton.LeftButton)


def pick_act(within: QWidget, number: int) -> None:
    """Choose an act in the log."""
    tree = within if isinstance(within, QTreeView) else within.findChild(QTreeView)
    assert isinstance(tree, QTreeView)
    model, exactly = tree.model(), Qt.MatchFlag.MatchExactly | Qt.MatchFlag.MatchRecursive
    (found,) = model.match(model.index(0, 0), Qt.ItemDataRole.UserRole, number, 1, exactly)
    tree.setCurrentIndex(found)
    settle()


def form(page: CampaignPage) -> FormView:
    """The order that is being given."""
    found = next(seen(page, FormView))
    assert isinstance(found, FormView)
    return found


def fill(within: QWidget, name: str, text: str) -> None:
    """Type in the line of that name."""
    line = next(each for each in seen(within, QLineEdit) if each.accessibleName() == name)
    assert isinstance(line, QLineEdit)
    line.setText(text)


def choose(within: QWidget, name: str, text: str) -> None:
    """Choose in the list of that name."""
    found = next(each for each in seen(within, QComboBox) if each.accessibleName() == name)
    assert isinstance(found, QComboBox)
    assert found.findText(text) >= 0, [found.itemText(place) for place in range(found.count())]
    found.setCurrentIndex(found.findText(text))


def dice(page: CampaignPage, faces: str) -> None:
    """Type dice and press Enter."""
    line = next(each for each in seen(page, DiceLine)).findChild(QLineEdit)
    assert isinstance(line, QLineEdit)
    line.setText(faces)
    line.returnPressed.emit()


def told(page: CampaignPage) -> str:
    """Everything that is written on the page."""
    return "\n".join(each.text() for each in seen(page, QLabel))


def join(qtbot: QtBot, page: CampaignPage, name: str, list_: str) -> None:
    """A player joins."""
    press(qtbot, page, "A player joins")
    fill(form(page), "Name of the player", name)
    choose(form(page), "List", list_)
    press(qtbot, form(page), "Carry out")


def test_a_campaign_is_begun_joined_and_played_to_its_first_result(qtbot: QtBot, page: CampaignPage) -> None:
    page.start.name.setText("Lagos")
    press(qtbot, page, "Begin")
    join(qtbot, page, "Ana", "Native Kingdom")
    join(qtbot, page, "Luis", "Zanzibaris")
    press(qtbot, page, "Begin the half year")
    press(qtbot, page, "Roll the order of play")
    assert "order of play, one die each, in this order: Ana, Luis" in told(page)
    dice(page, "6 1")
    assert "▶" in told(page)
    press(qtbot, page, "Attack")
    choose(form(page), "Against", "Luis")
    press(qtbot, form(page), "Carry out")
    press(qtbot, page, "Resist")
    dice(page, "4")
    battle = next(iter(opened(page).live.battles))
    assert f"{battle} · " in told(page)
    press(qtbot, page, "Result")
    choose(form(page), "Result", "Ana won (attacker)")
    before = opened(page).live.hongos("Ana")
    press(qtbot, form(page), "Carry out")
    assert opened(page).live.hongos("Ana") == before + 1
    assert not opened(page).live.battles


def test_typed_dice_stand_in_a_form_that_is_opened_again_until_the_order_is_entered(
    qtbot: QtBot, page: CampaignPage
) -> None:
    page.start.name.setText("Lagos")
    press(qtbot, page, "Begin")
    join(qtbot, page, "Ana", "Native Kingdom")
    join(qtbot, page, "Luis", "Zanzibaris")
    press(qtbot, page, "Begin the half year")
    for _ in range(2):
        press(qtbot, page, "Roll the order of play")
        line = next(each for each in seen(page, DiceLine)).findChild(QLineEdit)
        assert isinstance(line, QLineEdit)
        before = line.text()
        line.setText("6 1")
        opened(page).ask("")
    assert before == "6 1"
    press(qtbot, page, "Roll the order of play")
    dice(page, "6 1")
    assert opened(page).dice_typed == {}


def test_a_year_before_the_first_is_refused_beside_its_field(qtbot: QtBot, page: CampaignPage) -> None:
    page.start.year.set(1859)
    assert "CAMP-" in told(page)
    page.start.begin()
    assert CAMPAIGNS.opened(page.session) is None
    page.start.year.set(1860)
    assert "CAMP-" not in told(page)


def test_what_the_book_is_against_asks_for_a_reason_and_is_kept_with_it(
    qtbot: QtBot, page: CampaignPage, sample: CampaignDocument
) -> None:
    sample.ask("attack", {"player": "Luis", "target": "Ana"})
    entered = len(sample.journal.entries)
    press(qtbot, form(page), "Overrule the book")
    assert len(sample.journal.entries) == entered
    fill(form(page), "Why it is done anyway", "Ana is late")
    press(qtbot, form(page), "Overrule the book")
    last = sample.journal.last
    assert last
    assert last.act.reason == "Ana is late"


def test_dice_are_thrown_for_who_has_none(qtbot: QtBot, page: CampaignPage, sample: CampaignDocument) -> None:
    attacker = sample.due[0].player
    target = next(each for each in ("Marta", "Luis", "Ana") if each != attacker)
    sample.ask("attack", {"player": attacker, "target": target})
    press(qtbot, form(page), "Carry out")
    battles = len(sample.live.battles)
    press(qtbot, page, "Resist")
    press(qtbot, form(page), "Throw")
    assert len(sample.live.battles) == battles + 1


def test_undo_names_what_it_takes_back_and_says_why_it_cannot(
    qtbot: QtBot, page: CampaignPage, sample: CampaignDocument
) -> None:
    press(qtbot, page, "Do nothing")
    name = next(each.accessibleName() for each in seen(page, QPushButton) if each.text() == "↶")
    assert name.startswith("Undo: Do nothing")
    number = sample.journal.last.number  # type: ignore[union-attr]  # it is one, or the test fails
    press(qtbot, page, name)
    assert sample.journal.last.number < number  # type: ignore[union-attr]  # it is one, or the test fails
    undo = next(each for each in seen(page, QPushButton) if each.text() == "↶")
    assert not undo.isEnabled()  # the dice of the scenario lie there
    assert undo.toolTip()


@pytest.mark.parametrize("part", ["players", "ledger", "standings", "chronicle", "journal"])
def test_every_part_is_drawn_in_both_languages(
    page: CampaignPage, sample: CampaignDocument, part: str
) -> None:
    sample.show(part)
    for lang in ("es", "en"):
        page.session.prefer(language=lang)
        assert page.parts[part].isVisible()


def test_the_ledger_is_filtered_where_it_stands(page: CampaignPage, sample: CampaignDocument) -> None:
    sample.show("ledger")
    rows = page.parts["ledger"].table.model()  # type: ignore[attr-defined]  # it is one, or the test fails
    everything = rows.rowCount()
    choose(page, "Account", "Ana")
    assert 0 < rows.rowCount() < everything
    assert rows.columnCount() == 5


def test_a_player_is_chosen_and_his_page_shows_how_far_he_has_come(
    page: CampaignPage, sample: CampaignDocument
) -> None:
    sample.show("players")
    page.parts["players"].list.setCurrentRow(1)  # type: ignore[attr-defined]  # it is one, or the test fails
    assert sample.player == "Luis"
    assert "Luis · Tippu Tip" in told(page)
    assert "Account of Luis" in told(page)


def test_an_earlier_moment_is_looked_at_and_left_again(
    qtbot: QtBot, page: CampaignPage, sample: CampaignDocument
) -> None:
    sample.show("journal")
    pick_act(page.parts["journal"], sample.journal.standing[-21].number)
    press(qtbot, page, "Look at this moment")
    assert sample.closed
    press(qtbot, page, "Back to the present")
    assert not sample.closed


def test_everything_after_an_act_is_taken_back_with_a_reason(
    qtbot: QtBot, page: CampaignPage, sample: CampaignDocument
) -> None:
    sample.show("journal")
    number = sample.journal.standing[-4].number
    pick_act(page.parts["journal"], number)
    press(qtbot, page, "Go back to here")
    fill(page, "Why it is corrected", "the half year begins anew")
    press(qtbot, page, f"Undo everything after #{number}")
    assert sample.journal.last.number == number  # type: ignore[union-attr]  # it is one, or the test fails


def test_a_battle_of_the_campaign_is_begun_at_the_desks_own_table(
    qtbot: QtBot, page: CampaignPage, sample: CampaignDocument
) -> None:
    press(qtbot, page, "Referee it here")
    press(qtbot, next(seen(page, EngageView)), "Begin the battle")
    assert page.session.page == "battle"
    there = BATTLES.opened(page.session)
    assert there
    assert next(iter(sample.live.battles.values())).record == there.name


def test_a_battle_that_both_leave_to_the_computer_is_played_before_ones_eyes(
    qtbot: QtBot, page: CampaignPage, sample: CampaignDocument
) -> None:
    """It gives orders for both sides until it is stopped; to the end it plays at the terminal's door."""
    press(qtbot, page, "Let the computer play it")
    battle = next(iter(sample.live.battles.values()))
    assert battle.left
    press(qtbot, page, "Let the computer play it out…")
    press(qtbot, next(seen(page, EngageView)), "Let the computer play it out…")
    there = BATTLES.opened(page.session)
    assert there
    qtbot.waitUntil(lambda: any(each.deployed for each in there.live.units.values()), timeout=60_000)
    QTest.keyClick(page.window(), Qt.Key.Key_F6, Qt.KeyboardModifier.ControlModifier)
    settle()
    given = len(there.journal.entries)
    qtbot.wait(100)
    assert len(there.journal.entries) == given  # it is stopped


def test_what_somebody_else_wrote_meanwhile_is_told_and_taken_in(
    qtbot: QtBot, page: CampaignPage, sample: CampaignDocument
) -> None:
    other = CAMPAIGNS.open(page.session, sample.name)
    page.session.open.put(CAMPAIGNS.key, sample)
    other.ask("")
    from gui.dice import OrderDice  # noqa: PLC0415  # as above
    from heart_africa.rules.campaign.attacks import PassGo  # noqa: PLC0415  # as above

    other.submit(PassGo(other.due[0].player), OrderDice())
    press(qtbot, page, "Do nothing")
    assert sample.conflict
    press(qtbot, page, "Go on from what was written")
    assert len(sample.journal.entries) == len(other.journal.entries)

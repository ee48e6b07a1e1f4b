"""Acts put right, orders typed, files dropped: through the widgets of the campaign page."""

from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from gui.app import desk
from gui.dice import OrderDice
from gui.documents.campaign import CAMPAIGNS, CampaignDocument, begin_campaign
from gui.documents.library import Journals, library
from gui.presenters.mail import key_for
from gui.presenters.welcome import AGAIN, Recent
from gui.views.campaign import CampaignPage, JournalView, StartView
from gui.views.campaign.turn import TurnView
from gui.views.window import Window
from heart_africa.language.campaign.reader import army_of
from heart_africa.rules.campaign.attacks import Attack
from heart_africa.rules.campaign.declarations import Resist
from heart_africa.rules.campaign.forces import Join
from heart_africa.rules.campaign.turn import BeginTurn, RollOrder
from tests.gui.test_campaign import fill, pick_act, press, seen, told

PLAYERS = (("Ana", "native_kingdom"), ("Luis", "zanzibaris"), ("Eva", "native_warlord"))


@pytest.fixture
def page(window: Window) -> CampaignPage:
    """The page, turned to, with a campaign in which Ana (6) acts before Luis (4) and Eva (1)."""
    session = window.session
    opened = begin_campaign(session, "Lagos", 1871)
    for player, list_ in PLAYERS:
        opened.submit(Join(player, army_of(session.catalogue, list_)), OrderDice())
    opened.submit(BeginTurn(), OrderDice())
    opened.submit(RollOrder(), OrderDice((6, 4, 1)))
    session.go("campaign")
    made = window.page("campaign")
    assert isinstance(made, CampaignPage)
    return made


def kept(page: CampaignPage) -> CampaignDocument:
    """The campaign that is open."""
    found = CAMPAIGNS.opened(page.session)
    assert found
    return found


def pick(page: CampaignPage, number: int) -> JournalView:
    """An act is chosen in the journal."""
    kept(page).show("journal")
    view = page.parts["journal"]
    assert isinstance(view, JournalView)
    pick_act(view.log.tree, number)
    return view


# --- an act put right ---


def test_dice_that_were_misread_are_put_right_with_a_reason(qtbot: QtBot, page: CampaignPage) -> None:
    pick(page, 6)
    press(qtbot, page, "Dice misread")
    fill(page, "The faces that came up", "1 6 3")
    fill(page, "Why it is corrected", "")
    press(qtbot, page, "Correct the dice of #6")
    assert kept(page).live.round.order[0] == "Ana"  # without a reason nothing is done
    assert "reason" in told(page)
    fill(page, "Why it is corrected", "the dice of Ana and Luis were mixed up")
    press(qtbot, page, "Correct the dice of #6")
    assert kept(page).live.round.order[-1] == "Ana"


def test_dice_that_are_needed_only_now_are_asked_for_and_never_thrown_unasked(
    qtbot: QtBot, page: CampaignPage
) -> None:
    """Ana and Luis are level with 4 and 4: the dice of the tie are the players' own."""
    pick(page, 6)
    press(qtbot, page, "Dice misread")
    for faces, against in (("4 4 1", "2 more dice are needed now"), ("4 4 1 2 6 5", "did not need")):
        fill(page, "The faces that came up", faces)
        press(qtbot, page, "Correct the dice of #6")
        assert against in told(page)
        assert kept(page).live.round.order[0] == "Ana"
    fill(page, "The faces that came up", "4 4 1 2 6")
    press(qtbot, page, "Correct the dice of #6")
    assert kept(page).live.round.order[:2] == ("Luis", "Ana")


def test_faces_that_no_die_has_are_told_beside_them(qtbot: QtBot, page: CampaignPage) -> None:
    pick(page, 6)
    press(qtbot, page, "Dice misread")
    fill(page, "The faces that came up", "1 7 4")
    fill(page, "Why it is corrected", "mixed up")
    press(qtbot, page, "Correct the dice of #6")
    assert "7" in told(page)
    assert kept(page).live.round.order[0] == "Ana"


def test_an_earlier_order_is_changed_and_what_no_longer_goes_is_told(
    qtbot: QtBot, page: CampaignPage
) -> None:
    kept(page).submit(Attack("Ana", "Luis"), OrderDice())
    kept(page).submit(Resist("Luis"), OrderDice((4,)))
    pick(page, 7)
    press(qtbot, page, "Change this order")
    fill(page, "The order as it should have been", "pass Ana")
    fill(page, "Why it is corrected", "she passed")
    press(qtbot, page, "Change #7")
    assert not kept(page).live.battles
    assert "What is no longer valid and is left out" in told(page)
    assert "#8 resist Luis" in told(page)


def test_the_last_act_is_undone_and_redone(qtbot: QtBot, page: CampaignPage) -> None:
    kept(page).submit(Attack("Ana", "Luis"), OrderDice())
    undo = next(each for each in seen(page, QPushButton) if each.accessibleName().startswith("Undo"))
    qtbot.mouseClick(undo, Qt.MouseButton.LeftButton)
    assert kept(page).live.round.pending is None
    press(qtbot, page, "Redo what was last undone")
    assert kept(page).live.round.pending == ("Ana", "Luis")


# --- an order typed ---


def line_of(page: CampaignPage) -> TurnView:
    """The half year with its line."""
    kept(page).show("turn")
    part = page.parts["turn"]
    assert isinstance(part, TurnView)
    part.typed.focus()
    return part


def test_an_order_is_typed_with_words_that_are_offered(qtbot: QtBot, page: CampaignPage) -> None:
    line = line_of(page).typed.line
    qtbot.keyClicks(line, "att")
    qtbot.keyClick(line, Qt.Key.Key_Tab)
    assert line.text() == "attack "
    qtbot.keyClicks(line, "Ana L")
    qtbot.keyClick(line, Qt.Key.Key_Tab)
    assert line.text() == "attack Ana Luis "
    qtbot.keyClick(line, Qt.Key.Key_Return)
    assert kept(page).live.round.pending == ("Ana", "Luis")
    assert not line_of(page).typed.line.text()


def test_a_line_brings_its_dice_and_its_reason(qtbot: QtBot, page: CampaignPage) -> None:
    kept(page).submit(Attack("Ana", "Luis"), OrderDice())
    line = line_of(page).typed.line
    qtbot.keyClicks(line, "resist Luis = 4")
    qtbot.keyClick(line, Qt.Key.Key_Return)
    assert len(kept(page).live.battles) == 1
    qtbot.keyClicks(line, "attack Ana Eva ! they agreed")
    qtbot.keyClick(line, Qt.Key.Key_Return)
    last = kept(page).journal.last
    assert last
    assert last.act.reason == "they agreed"


def test_a_line_that_the_book_is_against_or_that_makes_no_sense_is_told_below_it(
    qtbot: QtBot, page: CampaignPage
) -> None:
    line = line_of(page).typed.line
    qtbot.keyClicks(line, "attack Luis Ana")
    qtbot.keyClick(line, Qt.Key.Key_Return)
    assert "CTURN-" in told(page)
    assert kept(page).live.round.pending is None
    line.selectAll()
    qtbot.keyClicks(line, "fly to Ana")
    qtbot.keyClick(line, Qt.Key.Key_Return)
    assert "fly" in told(page)


# --- files ---


def drop(page: QWidget, path: Path) -> None:
    """A file is dropped on a page, or on the window."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    none, left = Qt.KeyboardModifier.NoModifier, Qt.MouseButton.LeftButton
    page.dropEvent(QDropEvent(QPointF(9, 9), Qt.DropAction.CopyAction, data, left, none))


def test_a_campaign_dropped_on_the_window_is_shown_then_taken_in(
    qtbot: QtBot, page: CampaignPage, tmp_path: Path
) -> None:
    kept(page).show("files")
    page.files.save("whole", tmp_path / "lagos.jsonl")
    drop(page, tmp_path / "lagos.jsonl")
    assert "The campaign “Lagos”" in told(page)
    assert len(CAMPAIGNS.all(page.session)) == 1
    press(qtbot, page, "Accept the campaign")
    assert kept(page).name == "Lagos 2"
    assert not page.bring.is_open
    QApplication.processEvents()
    has_keys = QApplication.focusWidget()
    assert has_keys is not None
    assert page.parts[kept(page).part].isAncestorOf(has_keys)  # not the way to another campaign


@pytest.mark.parametrize("here", ["armies", "battle", "rulebook"])
def test_a_campaign_dropped_anywhere_is_shown_on_its_own_page(
    window: Window, page: CampaignPage, tmp_path: Path, here: str
) -> None:
    kept(page).show("files")
    page.files.save("whole", tmp_path / "lagos.jsonl")
    window.session.go(here)
    drop(window if here == "rulebook" else window.page(here), tmp_path / "lagos.jsonl")
    assert window.session.page == "campaign"
    assert "The campaign “Lagos”" in told(page)


def test_a_file_that_no_page_knows_is_told_of_at_the_foot(window: Window, tmp_path: Path) -> None:
    (tmp_path / "list.txt").write_text("milk", encoding="utf-8")
    drop(window, tmp_path / "list.txt")
    assert "cannot open “list.txt”" in window.session.notice


def test_a_broken_file_dropped_on_the_window_is_told_and_left(
    qtbot: QtBot, page: CampaignPage, tmp_path: Path
) -> None:
    for name, data in (("x.json", b"{}"), ("y.jsonl", b"\xff\xfe\x00"), ("z.json", b"")):
        (tmp_path / name).write_bytes(data)
        drop(page, tmp_path / name)
        assert "✗" in told(page)
        press(qtbot, page, "Not now")
        assert not page.bring.is_open
    drop(page, tmp_path / "nowhere.json")
    assert "✗" in told(page)


def test_a_player_gets_the_state_gives_orders_and_the_organiser_takes_them_in(
    qtbot: QtBot, page: CampaignPage, tmp_path: Path
) -> None:
    home = kept(page)
    home.show("files")
    page.files.mail.save_state("Ana", tmp_path / "ana.turn.json")
    assert "The state for Ana is in" in told(page)

    there = desk(tmp_path / "ana", "en")
    qtbot.addWidget(there)
    there.resize(1280, 720)
    there.show()
    there.session.go("campaign")
    away = there.page("campaign")
    assert isinstance(away, CampaignPage)
    drop(away, tmp_path / "ana.turn.json")
    line = next(each for each in seen(away, type(away.start.name)) if "key" in each.accessibleName())
    line.setText(key_for(home, "Ana"))
    line.editingFinished.emit()
    press(qtbot, away, "Accept the state")
    assert "This is Ana’s copy" in told(away)
    kept(away).show("players")
    kept(away).choose("Ana")
    press(qtbot, away, "Attack: Luis")
    assert "One is waiting to be sent." in told(away)
    kept(away).show("files")
    assert "1.  attack Ana against Luis" in told(away)
    away.files.mail.save_orders(tmp_path / "ana.orders.json")

    drop(page, tmp_path / "ana.orders.json")
    assert "✓ attack Ana against Luis" in told(page)
    press(qtbot, page, "Enter the order")
    assert home.live.round.pending == ("Ana", "Luis")


def test_a_campaign_is_renamed_put_away_and_taken_back_on_the_shelf(qtbot: QtBot, page: CampaignPage) -> None:
    CAMPAIGNS.close(page.session)
    start: StartView = page.start
    press(qtbot, page, "Rename: Lagos")
    start.library.line.setText("Benin")
    press(qtbot, page, "Use this name")
    press(qtbot, page, "Copy: Benin")
    assert {each.name for each in CAMPAIGNS.all(page.session)} == {"Benin", "Benin 2"}
    press(qtbot, page, "Put away: Benin")
    assert "“Benin” was put away" in told(page)
    press(qtbot, page, "Put away: 1")
    press(qtbot, page, "Restore: Benin")
    assert {each.name for each in CAMPAIGNS.all(page.session)} == {"Benin", "Benin 2"}


def test_a_long_campaign_is_read_beside_the_window(
    qtbot: QtBot, page: CampaignPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow, writer = Event(), Journals.writer
    monkeypatch.setattr("gui.views.library.LONG", 1)
    monkeypatch.setattr(Journals, "writer", lambda *about: slow.wait(5) and writer(*about))
    CAMPAIGNS.close(page.session)
    press(qtbot, page, "Go on with Lagos")
    assert "is being read" in told(page)
    assert CAMPAIGNS.opened(page.session) is None
    slow.set()
    qtbot.waitUntil(lambda: CAMPAIGNS.opened(page.session) is not None)
    assert kept(page).name == "Lagos"


def test_a_campaign_is_gone_on_with_from_the_welcome_page(page: CampaignPage) -> None:
    begin_campaign(page.session, "Benin", 1880)
    assert kept(page).name == "Benin"
    page.session.go("welcome")
    page.session.open.put(AGAIN, Recent("campaign", "Lagos", ""))
    page.session.go("campaign")
    assert kept(page).name == "Lagos"
    assert "Lagos" in told(page)


def test_of_a_damaged_campaign_what_is_sound_is_kept(qtbot: QtBot, page: CampaignPage) -> None:
    CAMPAIGNS.close(page.session)
    shelf = library(page.session)
    with shelf.database.writing() as connection:
        connection.exec_driver_sql(
            "UPDATE journal_lines SET text = replace(text, 'Luis', 'Lua') WHERE number = 3"
        )
    press(qtbot, page, "Go on with Lagos")
    assert CAMPAIGNS.opened(page.session) is None
    assert "it is sound up to entry 2 of 6" in told(page)
    press(qtbot, page, "Repair: Lagos")
    assert "✓" in told(page)
    press(qtbot, page, "Go on with Lagos")
    assert [*kept(page).live.players] == ["Ana", "Luis", "Eva"], "its backup had everything"

"""Dark Kingdoms at two desks: what each may know out of one, his orders out of the other, by mouse and keys."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QFileDialog, QLineEdit
from pytestqt.qtbot import QtBot

from gui.app import desk
from gui.app import session as a_session
from gui.dice import OrderDice
from gui.documents.companions import SHELF, AnyGame, CompanionDocument
from gui.documents.dropped_files import page_for, sent_on
from gui.presenters.companions_mail import CompanionBringing, CompanionSending
from gui.presenters.kingdoms.desk import DESK
from gui.presenters.mail import IntakeOptions, key_for, unpack
from gui.views.companions import CompanionsPage
from gui.views.companions.table import POST
from gui.views.window import Window
from heart_africa.companions.kingdoms.cards import TurnCard
from heart_africa.companions.kingdoms.marches import EndTurn, March
from heart_africa.core.dataclass import replace
from heart_africa.core.problems import BadData
from heart_africa.storage.journal_writer import JournalWriter
from tests.gui.hands import buttons, press, read, settle, write
from tests.gui.test_kingdoms import in_turn, settled, table


def page_of(window: Window) -> CompanionsPage:
    """Its page of companions, looked at."""
    window.session.go("companions")
    settle()
    made = window.page("companions")
    assert isinstance(made, CompanionsPage)
    return made


def opened(page: CompanionsPage) -> AnyGame:
    """The game that lies open there."""
    found = SHELF.opened(page.session)
    assert found is not None
    return found


def read_buttons(page: CompanionsPage) -> str:
    """What can be pressed there."""
    return " | ".join(each.text() for each in buttons(page))


def lets_by(page: CompanionsPage, place: int) -> None:
    """Say what goes by without him: so many lines below the first of the list."""
    box = next(each for each in page.findChildren(QComboBox) if "others" in each.accessibleName())
    for _ in range(place):
        QTest.keyClick(box, Qt.Key.Key_Down)


def test_a_turn_goes_from_one_desk_to_another_and_back(
    qtbot: QtBot, window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The Britons, Player 1's, are on turn; another player reads his file and waits."""
    home = page_of(window)
    kept = in_turn(window.session)
    settle()
    saved = iter(["one.turn.json", "two.turn.json", "one.orders.json"])
    began: list[Path] = []  # where the dialog begins, never beside the database, whose locks Qt would break

    def asked(_parent: object, _title: str, there: str, *_: object) -> tuple[str, str]:
        began.append(Path(there).parent)
        return str(tmp_path / next(saved)), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", asked)
    home.tables["kingdoms"].turn(POST)
    settle()
    assert all(press(home, f"Save the state for Player {number}") for number in (1, 2))
    assert "✓ The state for Player 2 is in" in read(home)
    assert began == [Path.home(), tmp_path]

    away = desk(tmp_path / "away", "en")
    qtbot.addWidget(away)
    away.resize(1280, 720)
    away.show()
    there = page_of(away)
    assert page_for(tmp_path / "one.turn.json") == "companions"
    assert sent_on(away.session, tmp_path / "one.turn.json", "welcome")
    settle()
    line = next(
        each for each in there.findChildren(QLineEdit) if "key" in each.accessibleName() and each.isVisible()
    )
    write(line, key_for(kept, "Player 1"))
    line.editingFinished.emit()
    settle()
    assert "Round 1" in read(there)
    assert press(there, "Accept the state")
    own = opened(there)
    assert own.owner == "Player 1"
    assert "This is Player 1’s copy" in read(there)
    assert table(own).curtain is None

    march = next(each for each in table(own).offers if each.place == "peak" and not each.off)
    there.tables["kingdoms"].give(march)  # as its place on the map would
    settle()
    assert own.live.players[0].armies[0].moved
    assert own.writer.state.players[0].armies[0].moved is False
    assert press(there, "My orders")
    assert "1.  march 1 to peak" in read(there)
    lets_by(there, 2)
    assert press(there, "Save my orders…")

    home.look(tmp_path / "one.orders.json")
    settle()
    assert "| I pass on everything unless I am attacked | What would be entered | ✓ march 1 to peak" in read(
        home
    )
    assert press(home, "Enter the order")
    assert kept.live.players[0].armies[0].moved
    home.look(tmp_path / "one.orders.json")
    settle()
    assert "already been accepted" in read(home)
    assert press(home, "Not now")


def test_who_plays_by_mail_is_not_asked_to_sit_down_at_this_screen(
    window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once he has a key he is waited for: his state is sent from there, and others' cards stay in sight of them.

    The Britons, Player 1's, are on turn. With both others by mail, too, Player 2 alone is at this screen.
    """
    page, kept = page_of(window), in_turn(window.session)
    settle()
    assert "Let them sit at the screen" in read(page)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, **__: (str(tmp_path / "1.json"), ""))
    page.tables["kingdoms"].turn(POST)
    settle()
    assert press(page, "Save the state for Player 1")

    assert "It is Player 1’s decision, by mail" in read(page)
    assert "sit at the screen" not in read(page)
    assert (table(kept).offers, "Your resources" in read(page)) == ((), False)
    assert press(page, "Mail")
    assert page.tables["kingdoms"].shows(POST)

    key_for(kept, "Player 3")
    settle()
    assert ("decision, by mail" in read(page), table(kept).offers) == (True, ())
    held = {zone.title: [piece.title for piece in zone.pieces] for zone in table(kept).zones}
    assert held["Your resources: 3 cards"] == ["3 iron"]  # Player 2's, who sits here alone

    assert press(page, "Player 1 is sitting at this screen")
    assert table(kept).curtain is None
    assert March(1, "peak") in [each.order for each in table(kept).offers]
    kept.submit(EndTurn(), OrderDice())
    settle()
    assert table(kept).curtain is None  # the Saxons: Player 2 goes on at once


def test_from_whichever_list_a_file_is_opened_it_is_looked_at_first(
    window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Below *Zulus* too, of which nothing goes by mail. The organiser's own file is none for him."""
    CompanionSending(window.session, in_turn(window.session), DESK).save_state(
        "Player 2", tmp_path / "t.json"
    )
    SHELF.close(window.session)
    page = page_of(window)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_, **__: (str(tmp_path / "t.json"), ""))

    for library in page.start.libraries.values():
        assert press(library, "Open a file…")
        settle()
        assert "How “Thursday” stands, for Player 2 | ✗ t.json" in read(page)
        assert press(page, "Not now")


def test_in_a_narrow_window_my_orders_are_shown_where_the_press_leads(
    qtbot: QtBot, window: Window, tmp_path: Path
) -> None:
    """Orders and board leave no room there for what lies beside them, until it is asked for."""
    kept = settled(window.session)
    CompanionSending(window.session, kept, DESK).save_state("Player 1", tmp_path / "t")
    away = desk(tmp_path / "away", "en")
    qtbot.addWidget(away)
    away.resize(1024, 700)
    away.show()
    CompanionBringing(away.session).take(unpack(tmp_path / "t"), IntakeOptions(key_for(kept, "Player 1")))
    page = page_of(away)
    assert not press(page, "Save my orders…")
    opened(page).plan(TurnCard())
    settle()

    assert press(page, "My orders")
    assert "1.  " in read(page)
    assert "Save my orders…" in {each.text() for each in buttons(page)}


def test_orders_that_have_been_entered_wait_no_longer(window: Window, tmp_path: Path) -> None:
    """Two were sent and one entered: the other is still to go when the next state comes."""
    home, away = window.session, a_session(tmp_path / "away", "en")
    kept, key = in_turn(home), IntakeOptions()
    for name, waiting in (("1", 0), ("2", 1)):
        CompanionSending(home, kept, DESK).save_state("Player 1", tmp_path / name)
        key = IntakeOptions(key_for(kept, "Player 1"))
        CompanionBringing(away).take(unpack(tmp_path / name), key)
        own = SHELF.opened(away)
        assert own is not None
        assert own.outbox is not None
        assert len(own.outbox.lines) == waiting
        if not waiting:
            own.plan(March(1, "peak"))
            own.plan(March(1, "peak"))  # twice in a turn: not again
            CompanionSending(away, own, DESK).save_orders(tmp_path / "lost")
            CompanionSending(away, own, DESK).save_orders(tmp_path / "o")
            CompanionBringing(home).take(unpack(tmp_path / "o"), IntakeOptions())
            late = CompanionBringing(home).preview(unpack(tmp_path / "lost"), IntakeOptions())
            assert "already been accepted" in late.fault


def test_once_the_organiser_has_to_throw_nothing_more_is_ordered(window: Window, tmp_path: Path) -> None:
    """Which card is turned over he draws: it is turned over once, until the order is taken out again."""
    kept = settled(window.session)
    CompanionSending(window.session, kept, DESK).save_state("Player 1", tmp_path / "t")
    there = a_session(tmp_path / "there", "en")
    CompanionBringing(there).take(unpack(tmp_path / "t"), IntakeOptions(key_for(kept, "Player 1")))
    own = SHELF.opened(there)
    assert own is not None
    assert table(own).curtain is None
    own.plan(TurnCard())
    drawn = table(own)

    assert drawn.curtain is not None
    assert "Send your orders" in drawn.curtain.text
    assert (drawn.curtain.presses, drawn.offers) == ((), ())
    own.unplan(0)
    assert table(own).curtain is None


def test_who_has_nothing_to_decide_looks_and_waits(window: Window, tmp_path: Path) -> None:
    """The Saxons' copy, while the Britons are on turn: no order, no card of the others, no undo.

    His own hand he sees: one iron grew, and red South Wessex and South Mercia brought one each. The piles,
    which everybody counts, lack these, the others' two iron and the two wheat of Anglia.
    """
    kept = in_turn(window.session)
    CompanionSending(window.session, kept, DESK).save_state("Player 2", tmp_path / "two.turn.json")
    there = a_session(tmp_path / "two", "en")
    CompanionBringing(there).take(
        unpack(tmp_path / "two.turn.json"), IntakeOptions(key_for(kept, "Player 2"))
    )
    own = SHELF.opened(there)
    assert own is not None
    found = table(own)

    CompanionSending(window.session, kept, DESK).save_state("Player 3", tmp_path / "three.turn.json")
    other = CompanionBringing(there).preview(unpack(tmp_path / "three.turn.json"), IntakeOptions())
    assert (other.key, "Player 3" in other.fault) == (False, True)
    assert found.curtain is not None
    assert found.curtain.text == ("It is Player 1’s decision. When the next file arrives, open it here.")
    assert (found.curtain.presses, found.offers) == ((), ())
    held = {zone.title: [piece.title for piece in zone.pieces] for zone in found.zones}
    assert held["Your resources: 3 cards"] == ["3 iron"]
    assert held["In the piles"] == ["18 stone", "18 wood", "13 iron", "16 wheat", "18 gold"]
    assert [zone.pieces for zone in table(kept).zones if zone.title == "In the piles"] == [
        found.zones[-1].pieces
    ]
    with pytest.raises(BadData, match="campaign-is-a-copy"):
        own.submit(EndTurn(), OrderDice())


def test_a_copy_of_a_game_that_is_over_asks_for_no_orders(
    qtbot: QtBot, window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor before it is over for all. Above it the game is named once."""
    kept = in_turn(window.session)
    CompanionSending(window.session, kept, DESK).save_state("Player 2", tmp_path / "t")
    away = desk(tmp_path / "away", "en")
    qtbot.addWidget(away)
    away.resize(1280, 720)
    away.show()
    CompanionBringing(away.session).take(
        unpack(tmp_path / "t"), IntakeOptions(key_for(kept, "Player 2"), "Dark Kingdoms 2")
    )
    page = page_of(away)
    page.tables["kingdoms"].turn(POST)
    settle()
    assert "are collected" in read(page)
    ended = replace(opened(page).live, ending="cards", winners=("saxons",), due=())
    monkeypatch.setattr(CompanionDocument, "live", property(lambda _: ended))
    monkeypatch.setattr(CompanionDocument, "looked_at", property(lambda _: ended))
    away.session.tell("companions")
    settle()

    assert "Save my orders" in read_buttons(page)  # what ends it is an order of his that waits to be sent
    monkeypatch.setattr(JournalWriter, "state", property(lambda _: ended))
    away.session.tell("companions")
    settle()
    assert "the game is over: nothing more has to be sent" in read(page)
    assert not any(each in read(page) for each in ("are collected", "Save my orders"))
    assert "Dark Kingdoms 2 | Dark Kingdoms |" not in read(page)

"""More games: a companion begun, played and taken back at the desk, by its presenters and by mouse and keys."""

from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QScrollArea

from gui.app import session as a_session
from gui.dice import Generator, OrderDice
from gui.documents.companions import SHELF, AnyGame, Held, games_of
from gui.documents.dropped_files import page_for
from gui.presenters.companions import NotBegun, Offer, Table, shown
from gui.presenters.zulus.board import zulu_map
from gui.presenters.zulus.desk import DESK
from gui.session import Session
from gui.views.companions import CompanionsPage
from gui.views.companions.table import ADVICE, BESIDE, PIECES, SUMS, Face, OrderPress, TableView
from gui.views.library import LibraryView
from gui.views.papers import PaperPane
from gui.views.window import Window
from gui.views.zulus.map import ZulusMap
from heart_africa.companions.packs import ComponentNeeded
from heart_africa.companions.zulus.actions import PutForth
from heart_africa.companions.zulus.chits import DrawChit
from heart_africa.companions.zulus.components import IbuthoId
from heart_africa.companions.zulus.game import EndPhase
from heart_africa.companions.zulus.pack import components
from heart_africa.companions.zulus.packs import PACKS
from heart_africa.companions.zulus.setting_up import OpenBox, SetUp
from heart_africa.companions.zulus.state import Shot, State
from heart_africa.companions.zulus.volleys import Fire
from heart_africa.core.journal.records import Command
from reports.options import PaperOptions
from tests.gui.hands import buttons, choose, click, press, read, settle

CHEST_UTHULWANA: tuple[IbuthoId, ...] = ("uthulwana", "udloko", "indluyengwe", "indlondo")


@pytest.fixture
def desk(tmp_path: Path) -> Session:
    return a_session(tmp_path / "desk", "en")


def laid_out(session: Session, edition: int = 2) -> AnyGame:
    """A game with the iButhos where the tests want them: uThulwana on the Chest."""
    made = games_of("zulus").begin(session, "Rorke")
    made.submit(OpenBox(components(PACKS.own_set(edition))), OrderDice())
    made.submit(SetUp(tracks=CHEST_UTHULWANA), OrderDice())
    return made


def table(document: AnyGame) -> Table:
    return DESK.table(document.session, document)


def offer(document: AnyGame, order: Command) -> Offer:
    return next(each for each in table(document).offers if each.order == order)


def long_dice(document: AnyGame) -> int:
    """The dice of “Here they come…” at box 3, as our own set has them."""
    state: State = document.live
    volley = state.card(5).volley
    assert volley is not None
    assert volley.long is not None
    return volley.long


# --- what is said, without a window ---


def test_a_volley_tells_its_odds_before_the_die(desk: Session) -> None:
    """The one −1 of low ammunition turns the one 6 into a 5: it takes two sixes to hit."""
    open_ = laid_out(desk)
    open_.submit(DrawChit("chest-2"), OrderDice())
    count = long_dice(open_)
    none, one = Fraction(5, 6) ** count, count * Fraction(1, 6) * Fraction(5, 6) ** (count - 1)

    told = offer(open_, Fire(5, "chest"))

    assert told.text == "“Here they come…” → uThulwana, box 3"
    assert told.odds.startswith(f"{float(1 - none - one):.1%} to hit")
    assert (told.piece, told.place, told.off) == ("5", "chest", "")


def test_of_dice_that_show_the_same_one_is_offered_to_be_changed(desk: Session) -> None:
    """William Jones makes a 5 of one die of 4, 2, 2, 2: of the 4, or of a 2, which is all the same."""
    open_ = laid_out(desk)
    shot = Shot(28, 0, "close", (4, 2, 2, 2))
    state = open_.live.with_(turn=1, table=(13,), discard=(28,), step="volley", shot=shot, low_ammo=False)
    open_.looked_at.__dict__.update(state.__dict__)

    said = [each.text for each in table(open_).offers if each.piece == "13" and not each.off]

    assert [each.rpartition(" → ")[2] for each in said] == ["the die that shows 4", "the die that shows 2"]


def test_the_chosen_card_tells_what_it_cannot_do_and_why(desk: Session) -> None:
    open_ = laid_out(desk)
    open_.submit(DrawChit("chest-2"), OrderDice())
    assert not any(each.off for each in table(open_).offers if each.piece)

    open_.choose("3")
    can, cannot = shown(table(open_), open_)

    assert [each.order for each in can] == [PutForth(3)]
    assert offer(open_, Fire(3, "chest")) in cannot
    assert "ZR-161" in offer(open_, Fire(3, "chest")).off


def test_the_map_says_where_everybody_stands_and_who_defends_how_well(desk: Session) -> None:
    """Dalton's 3, 4, 5, 6 are four faces of six."""
    open_ = laid_out(desk)
    found = zulu_map(desk, open_)
    assert found is not None
    assert [each.name for each in found.columns] == ["Left Horn", "Loins", "Chest", "Right Horn"]
    assert [(each.number, each.first, each.last) for each in found.boxes if each.number < 1] == [
        (0, 0, 1),
        (0, 2, 3),
        (-1, 0, 3),
        (-2, 0, 3),
    ]
    assert [(each.unit.name, each.unit.left) for each in found.boxes if each.unit] == [
        ("uDloko", 5),
        ("iNdlondo", 3),
        ("uThulwana", 5),
        ("iNdluyengwe", 4),
    ]
    assert {each.number for each in found.boxes if each.victory} == {0}
    assert "Chest: uThulwana, box 5, 5/5" in found.words

    state = open_.live.with_(table=(6,), markers=(6,), fires=("hospital",))
    open_.looked_at.__dict__.update(state.__dict__)
    assert next(text for _, text in table(open_).chips) == "Turn 1"
    found = zulu_map(desk, open_)
    assert found is not None
    assert [each.notes for each in found.boxes if each.place == "storehouse"] == [
        ("66.7% Commissary Dalton",)
    ]
    assert [each.title for each in found.boxes if each.burning] == ["1 · Hospital"]


def test_the_first_edition_has_one_way_into_the_camp(desk: Session) -> None:
    found = zulu_map(desk, laid_out(desk, 1))
    assert found is not None
    assert [(each.number, each.first, each.last) for each in found.boxes if each.number == 0] == [(0, 0, 3)]


def test_points_and_the_next_chit_are_reckoned_line_by_line(desk: Session) -> None:
    """Both buildings stand, 4 points each; of the chits in the cup three are R (5.2)."""
    open_ = laid_out(desk)
    points, chits = table(open_).sums()
    assert points.title == "Worth now: 8 victory points, tragic defeat (ZR-218, 11.0)"
    assert points.lines == (
        "+4  Not on fire: the Hospital (ZR-211, 11.0)",
        "+4  Not on fire: the Storehouse (ZR-211, 11.0)",
    )
    chance = f"{3 / open_.live.in_cup:.1%}"
    assert f"{chance}  R (regroup, rally, retreat, rest)" in chits.lines


def test_a_game_with_ones_own_box_that_is_over_asks_for_its_medals(desk: Session) -> None:
    """Chard is on the table, and nobody has said yet whether he wears one: his point or two are not known."""
    open_ = laid_out(desk)
    box = components(PACKS.own_set(2))
    cards = tuple(replace(each, medal=None) if each.number == 3 else each for each in box.cards)
    over = open_.live.with_(table=(3,), step="over", ending="relief", components=replace(box, cards=cards))
    open_.looked_at.__dict__.clear()  # what was derived from the other cards goes as well
    open_.looked_at.__dict__.update(over.__dict__)

    panel = table(open_)

    assert panel.over
    assert panel.need is not None
    assert panel.need.text == "Its medal: Lieutenant Chard (#3)"


def test_our_own_set_says_so_in_the_title_and_on_every_face(desk: Session) -> None:
    panel = table(laid_out(desk))
    assert panel.badge == "Our own set: it reproduces no printed card, chit or map."
    faces = [piece for zone in panel.zones for piece in zone.pieces]
    assert len(faces) == 3
    assert all("our own set" in each.sort for each in faces)


def test_who_draws_himself_says_what_came_out(desk: Session) -> None:
    open_ = laid_out(desk)
    assert [each.text for each in shown(table(open_), open_)[0]] == ["Draw a chit"]
    open_.throw_by(hand=True)
    named = [each for each in table(open_).offers if each.text.startswith("Out came")]
    assert len(named) == len(components(PACKS.own_set(2)).chits)
    assert offer(open_, DrawChit("snipers")).odds == f"{1 / open_.live.in_cup:.1%}"


def test_cards_that_do_not_go_together_begin_nothing(desk: Session) -> None:
    with pytest.raises(NotBegun) as refused:
        DESK.begin(desk, "Rorke", 2, {"card": ("32",)}, own=False)
    assert "ZR-225" in " ".join(refused.value.told)
    assert games_of("zulus").all(desk) == ()


# --- by mouse and keys ---


def page(window: Window) -> CompanionsPage:
    window.session.go("companions")
    settle()
    made = window.page("companions")
    assert isinstance(made, CompanionsPage)
    return made


def opened(window: Window) -> tuple[AnyGame, TableView]:
    """A game laid out and looked at."""
    shown_ = page(window)
    open_ = laid_out(window.session)
    settle()
    return open_, shown_.tables["zulus"]


def test_a_game_is_begun_put_away_and_gone_on_with(window: Window) -> None:
    made = page(window)
    assert press(made, "Edition: 1st edition")
    assert press(made, "Begin the game")
    assert "Zulus on the Ramparts! | 1st edition" in read(made)
    assert "Our own set: it reproduces no printed" in read(made)
    assert press(made, "← More games")
    assert SHELF.opened(window.session) is None
    library = made.findChild(LibraryView)
    assert library is not None
    assert press(library, "Go on with Zulus on the Ramparts!")
    assert SHELF.opened(window.session) is not None


@pytest.mark.parametrize("pressed", ["Edition: 1st edition", "How many play?: 4"])
def test_what_is_chosen_of_a_new_game_leaves_page_and_keys_where_they_are(
    window: Window, pressed: str
) -> None:
    window.session.prefer(scale=150)
    window.resize(1024, 700)
    made = page(window)
    (found,) = (each for each in buttons(made) if each.accessibleName() == pressed)
    area = next(each for each in made.findChildren(QScrollArea) if each.isAncestorOf(found))
    bar = area.verticalScrollBar()
    bar.setValue(bar.value() + found.mapTo(area, QPoint()).y() - 20)
    before = bar.value()
    assert before > 50

    QTest.mouseClick(found, Qt.MouseButton.LeftButton)
    settle()

    assert (bar.value(), window.focusWidget()) == (before, found)


def test_a_card_is_clicked_then_the_track(window: Window) -> None:
    open_, view = opened(window)
    open_.submit(DrawChit("chest-2"), OrderDice())
    settle()
    face = next(
        each for each in view.findChildren(Face) if each.press.accessibleName() == "“Here they come…”"
    )
    QTest.mouseClick(face, Qt.MouseButton.LeftButton)
    settle()
    assert open_.chosen == "5"
    board = view.board
    assert isinstance(board, ZulusMap)
    found = zulu_map(window.session, open_)
    assert found is not None
    box = next(each for each in found.boxes if each.unit and each.unit.name == "uThulwana")
    QTest.mouseClick(board, Qt.MouseButton.LeftButton, pos=board.rectangle(box).center().toPoint())
    settle()
    last = open_.journal.last
    assert last is not None
    assert last.act.command == Fire(5, "chest")
    assert len(last.act.faces) == long_dice(open_)


def test_with_large_letters_in_a_small_window_the_board_is_turned_to_from_its_top(window: Window) -> None:
    """At 150 % in 1024 x 700 it stands alone; three quarters of it and more are in view."""
    open_, view = opened(window)
    open_.submit(DrawChit("chest-2"), OrderDice())
    window.session.prefer(scale=150)
    window.resize(1024, 700)
    settle()
    assert view.panes.alone

    assert press(view, "Board")

    board = view.board
    top = board.mapTo(window, QPoint(0, 0)).y()
    assert top > 0
    assert (window.height() - top) / board.height() > 0.75
    assert "Turn 1" in read(page(window))


def test_letters_choose_cards_digits_give_orders_and_undo_takes_back(window: Window) -> None:
    open_, view = opened(window)
    open_.submit(DrawChit("chest-2"), OrderDice())
    settle()
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_A)
    assert open_.chosen == "3"
    QTest.keyClick(view, Qt.Key.Key_1)
    settle()
    assert 3 in open_.live.table
    assert press(page(window), "Undo")
    assert 3 not in open_.live.table
    QTest.keyClick(view, Qt.Key.Key_B)
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert open_.chosen == ""


def test_a_game_that_was_just_begun_takes_its_keys(window: Window) -> None:
    """Nobody has to click anywhere first: a 1 goes to whatever has the keys, and draws the first chit."""
    made = page(window)
    assert press(made, "Begin the game")
    QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_1)
    settle()
    open_ = SHELF.opened(window.session)
    assert open_ is not None
    last = open_.journal.last
    assert last is not None
    assert last.act.command == DrawChit()


def test_a_game_that_is_turned_to_takes_its_keys(window: Window) -> None:
    """From the welcome page, as by its list of recent work."""
    page(window)
    window.session.go("welcome")
    settle()
    open_ = laid_out(window.session)
    window.session.go("companions")
    settle()
    QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_1)
    last = open_.journal.last
    assert last is not None
    assert last.act.command == DrawChit()


def test_a_digit_of_who_throws_himself_only_points_at_its_order_and_enter_gives_it(window: Window) -> None:
    """It may have been meant for dice: three of them typed into the wrong place give no order."""
    open_, view = opened(window)
    open_.submit(DrawChit("chest-2"), OrderDice())
    settle()
    assert press(view, "I throw and draw myself")
    before = len(open_.journal.standing)
    first = shown(table(open_), open_)[0][0]

    view.board.setFocus()
    for digit in (Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_1):
        QTest.keyClick(window.focusWidget() or window, digit)
    settle()
    assert (len(open_.journal.standing), open_.held) == (before, None)

    QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_Return)
    settle()
    given = open_.journal.last
    assert first.order in ({open_.held and open_.held.order, given and given.act.command})


def test_who_throws_himself_is_asked_for_his_dice(window: Window) -> None:
    """Two sixes: the −1 makes one of them a 5, so one hit and one retreat."""
    open_, view = opened(window)
    open_.submit(DrawChit("chest-2"), OrderDice())
    settle()
    assert press(view, "I throw and draw myself")
    assert press(view, "“Here they come…” → uThulwana, box 3")
    assert open_.live.shot is None
    assert "to be rid of it" in read(view)
    line = next(
        each
        for each in view.findChildren(QLineEdit)
        if "volley" in each.accessibleName() and each.isVisible()
    )
    view.board.setFocus()
    QTest.keyClick(view.board, Qt.Key.Key_1)  # dice that are typed beside their field bring the keys there
    assert (line.hasFocus(), open_.held) == (True, Held(Fire(5, "chest")))
    QTest.keyClicks(line, "6 6" + " 1" * (long_dice(open_) - 2))
    QTest.keyClick(line, Qt.Key.Key_Return)
    settle()
    assert (open_.live.ibuthos[0].hits, open_.live.ibuthos[0].box) == (3, 4)


def test_what_ones_own_box_prints_is_asked_once_and_kept(window: Window, tmp_path: Path) -> None:
    made = page(window)
    assert press(made, "Components: My own box")
    assert press(made, "Begin the game")
    said = 0
    assert "How many of it are there: chit iNdluyengwe" in read(made)
    while "Keep it and go on" in [each.text() for each in buttons(made)]:
        line = next(
            each for each in made.findChildren(QLineEdit) if each.isVisible() and ":" in each.accessibleName()
        )
        QTest.keyClicks(line, "2")
        QTest.keyClick(line, Qt.Key.Key_Return)
        settle()
        said += 1
    open_ = SHELF.opened(window.session)
    assert open_ is not None
    assert open_.live.step == "impi"
    assert [each.hits for each in open_.live.ibuthos if each.name != "uthulwana"] == [2, 2, 2]
    kept = (window.session.folder / "packs" / "zulus-2.pack.toml").read_text(encoding="utf-8")
    assert kept.count("value = 2") >= said - 3
    SHELF.close(window.session)
    again = DESK.begin(window.session, "Again", 2, {}, own=True)
    assert isinstance(again, type(open_))
    assert sum(chit.count is None for chit in again.live.box.chits) < 3


def test_an_ability_of_ones_own_box_is_chosen_word_by_word(window: Window) -> None:
    """Nothing is typed but how many: a card returns to hand for one extra Action."""
    open_ = DESK.begin(window.session, "Mine", 2, {}, own=False)
    made = page(window)
    open_.hold(Held(None, lacking=ComponentNeeded("card-9", "abilities")))
    settle()
    for word in ("Yes", "Return this card to your hand"):
        assert press(made, word)
    for word in ("Action phase", "Keep it and go on", "Keep it and go on", "one extra Action"):
        assert press(made, word)
    for count in "12":
        line = next(
            each
            for each in made.findChildren(QLineEdit)
            if each.isVisible() and "How many" in each.accessibleName()
        )
        assert not line.text()
        QTest.keyClicks(line, count)
        QTest.keyClick(line, Qt.Key.Key_Return)
        settle()
        assert count == "2" or press(made, "One question back")
    for word in ("No", "No"):
        assert press(made, word)
    state: State = open_.live
    said = (state.card(9).abilities or ())[-1]
    assert (said.cost, said.timing, said.effects[0].amount) == ("return", ("action",), 2)
    kept = (window.session.folder / "packs" / "zulus-2.pack.toml").read_text(encoding="utf-8")
    assert "extra-action" in kept


def test_a_heroic_defense_that_the_rulebook_does_not_tell_of_is_chosen_word_by_word(window: Window) -> None:
    """The North Wall has one in every box, and the text of the 2nd edition names no card for it (ZR-124)."""
    open_ = DESK.begin(window.session, "Mine", 2, {}, own=False)
    made = page(window)
    open_.hold(Held(None, lacking=ComponentNeeded("card-9", "abilities")))
    settle()
    for word in ("Yes", "While available", "Keep it and go on", "defends … and holds on …"):
        assert press(made, word), word
    assert "the Kraal" not in [each.accessibleName() for each in buttons(made)]
    assert press(made, "the North Wall")
    line = next(
        each for each in made.findChildren(QLineEdit) if each.accessibleName() == "On which numbers it holds"
    )
    QTest.keyClicks(line, "5 6")
    QTest.keyClick(line, Qt.Key.Key_Return)
    settle()
    for word in ("No", "No"):
        assert press(made, word)

    state: State = open_.live
    said = (state.card(9).abilities or ())[-1]
    (effect,) = said.effects
    assert (effect.verb, effect.place, effect.numbers) == ("defend", "north-wall", (5, 6))
    kept = (window.session.folder / "packs" / "zulus-2.pack.toml").read_text(encoding="utf-8")
    assert "north-wall" in kept


def test_that_a_hero_of_ones_own_box_has_no_medal_is_kept(window: Window) -> None:
    open_ = DESK.begin(window.session, "Mine", 2, {}, own=False)
    open_.hold(Held(None, lacking=ComponentNeeded("card-9", "medal")))
    settle()

    assert press(page(window), "No medal")

    assert open_.live.card(9).medal == "none"
    kept = (window.session.folder / "packs" / "zulus-2.pack.toml").read_text(encoding="utf-8")
    assert 'value = "none"' in kept


def test_a_whole_game_is_played_to_its_level_by_the_keys(window: Window) -> None:
    """Whoever always gives the first order sees the battle end; its points are told in a small window too."""
    window.resize(1024, 700)
    open_, view = opened(window)
    open_.generator = Generator(4)
    view.setFocus()
    for _ in range(400):
        if open_.live.ending:
            break
        QTest.keyClick(view, Qt.Key.Key_1)
    settle()
    assert open_.live.ending
    assert not view.panes.shows(BESIDE)
    assert "victory points" in read(view)
    assert "The game is over" in read(view)
    QTest.keyClick(view, Qt.Key.Key_A)
    settle()
    assert open_.chosen
    assert not press(view, "← All orders"), "there are none"

    SHELF.close(window.session)
    again = DESK.begin(window.session, "Again", 2, {}, own=False, thrower=Generator(4))
    settle()
    assert SHELF.opened(window.session) is again
    view.panes.turn(BESIDE)
    assert (view.shows(PIECES), view.shows(SUMS)) == (True, False), "the cards of a new game, not its points"


def test_what_comes_next_is_not_said_twice(window: Window) -> None:
    """That a phase begins is what came of ending the one before it, and the heading says so already."""
    open_, view = opened(window)
    open_.submit(DrawChit("r"), OrderDice())
    open_.submit(EndPhase(), OrderDice())
    settle()

    assert read(view).count("The Card Draw phase") == 1
    assert (
        "The Card Draw phase." in DESK.words(window.session, open_).told(open_.journal.standing[-1]).sentences
    )


def test_the_map_is_played_by_the_keys_too(window: Window) -> None:
    """The one track that can be shot at has the mark; Enter fires at it."""
    open_, view = opened(window)
    open_.submit(DrawChit("chest-2"), OrderDice())
    settle()
    view.board.setFocus()
    QTest.keyClick(view.board, Qt.Key.Key_Right)
    QTest.keyClick(view.board, Qt.Key.Key_Return)
    settle()
    last = open_.journal.last
    assert last is not None
    assert last.act.command == Fire(5, "chest")


def test_a_game_dropped_as_a_file_is_taken_in_on_its_page(window: Window, tmp_path: Path) -> None:
    laid_out(window.session)
    file = tmp_path / "rorke.journal.jsonl"
    games_of("zulus").write_out(window.session, "Rorke", file)
    assert page_for(file) == "companions"
    made = page(window)
    made.take(file)
    assert [each.name for each in games_of("zulus").all(window.session)] == ["Rorke 2", "Rorke"]


def test_a_place_that_is_looked_at_offers_nothing(window: Window) -> None:
    open_, view = opened(window)
    open_.submit(DrawChit("chest-2"), OrderDice())
    open_.submit(EndPhase(), OrderDice((), Generator(1)))
    open_.goto(2)
    settle()
    assert [each for each in view.findChildren(OrderPress) if each.isVisible()] == []


def test_one_key_brings_advice_and_its_first_order_is_given_by_the_mouse(window: Window) -> None:
    """Two dice of Dalton at an iButho of five pieces at the gate: only a 5 drives it back.

    With one chit in the cup, an Advance of everybody, ending the phase loses for sure; the two dice save the
    camp where one at least shows a 5: 1 - (5/6)² = 11/36, 30.6%. Both chances are exact.
    """
    open_, view = opened(window)
    cup = [0] * len(open_.live.cup)
    cup[open_.live.chit_place("all-1")] = 1
    at_gate = (open_.live.ibuthos[0]._replace(box=1), *open_.live.ibuthos[1:])
    left = {"step": "action", "actions": 1, "turn": 1, "low_ammo": False, "cup": tuple(cup)}
    open_.live.__dict__.update(open_.live.with_(hand=(), table=(6,), ibuthos=at_gate, **left).__dict__)
    open_.choose()
    settle()
    QTest.keyClick(window, Qt.Key.Key_F2)
    settle()
    assert view.shows(ADVICE)
    hints = [each.press for each in view.findChildren(OrderPress) if "to survive" in read(each)]
    told = {each.accessibleName(): each.accessibleDescription().split(" · ")[1] for each in hints}
    assert told["End the phase"] == "0.0% to survive"
    assert told["Commissary Dalton → uThulwana, box 1"] == "30.6% to survive"
    assert "what its dice bring on average" in read(view)
    assert hints[0].accessibleName() == "Commissary Dalton → uThulwana, box 1"
    click(hints[0])
    last = open_.journal.last
    assert last is not None
    assert last.act.command == Fire(6, "chest")
    QTest.keyClick(window, Qt.Key.Key_F2)
    settle()
    assert view.shows(PIECES)
    assert "Hand (0)" in read(view)


def test_the_papers_of_a_game_are_seen_and_saved_from_the_desk(window: Window, tmp_path: Path) -> None:
    open_, _ = opened(window)
    open_.submit(DrawChit("chest-2"), OrderDice())
    settle()
    made = page(window)
    assert press(made, "See on paper")
    pane = made.findChild(PaperPane)
    assert pane is not None
    sheets = [pane.which.itemData(place) for place in range(pane.which.count())]
    assert sheets == ["story", "deck", "pieces", "board", "sequence"]
    choose(pane.which, "deck")
    assert pane.pages == 6  # 50 cards, nine to a page
    pane.save(tmp_path / "deck.pdf")
    assert (tmp_path / "deck.pdf").read_bytes().startswith(b"%PDF")
    assert press(made, "‹ Back to the game")
    assert not pane.isVisible()
    QTest.keySequence(window, "Ctrl+P")
    settle()
    assert pane.isVisible()
    assert press(made, "Paper size: Letter")


def test_who_plays_his_own_box_has_the_reference_sheet_and_the_story(window: Window) -> None:
    """None of our own pieces: they are no part of his game."""
    made = DESK.begin(window.session, "Mine", 2, {}, own=True)
    found = list(DESK.papers(made, made.journal, PaperOptions()))
    assert [(each.what, each.ending) for each in found] == [
        ("sequence", end) for end in ("pdf", "md", "html")
    ]


@pytest.mark.rule("ZR-190")
def test_used_chits_and_discarded_cards_may_be_looked_through_at_any_time(desk: Session) -> None:
    open_ = laid_out(desk)
    for chit in ("all-1", "chest-1", "chest-1"):
        open_.submit(DrawChit(chit), OrderDice())
        open_.looked_at.__dict__.update(open_.live.with_(step="impi", discard=(20, 7)).__dict__)

    panel = table(open_)
    assert next(each.lines for each in panel.sums() if each.title == "Used chits (3)") == (
        "Advance 1 (everybody)", "Advance 1 (Chest) × 2",
    )  # fmt: skip
    pile = next(each for each in panel.zones if each.title == "Discard pile (2)")
    assert [each.title for each in pile.pieces] == ["“Independent! Fire at will!”", "Color Sergeant Bourne"]

"""Dark Kingdoms at the desk: the map, the boards, the curtain between players, by presenters and by mouse and keys."""

import re
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLineEdit

from gui.app import session as a_session
from gui.dice import Generator, OrderDice
from gui.documents.companions import SHELF, AnyGame
from gui.presenters.companions import Table
from gui.presenters.kingdoms.board import kingdoms_map
from gui.presenters.kingdoms.desk import DESK
from gui.session import Session
from gui.views.companions import CompanionsPage
from gui.views.companions.table import BOARD, LOG, ORDERS, PIECES, TableView
from gui.views.kingdoms.map import KingdomsMap, apart
from gui.views.window import Window
from heart_africa.companions.kingdoms.cards import Pass, PlayFame, TakeFame, TurnCard
from heart_africa.companions.kingdoms.combat import Stand
from heart_africa.companions.kingdoms.game import ORDERS as EVERY
from heart_africa.companions.kingdoms.marches import EndTurn, March
from heart_africa.companions.kingdoms.rounds import ChooseSide, OpenTable, RollFirst, Settle
from heart_africa.companions.kingdoms.state import Combat, CombatKind, State, Task
from heart_africa.companions.packs import ComponentNeeded
from heart_africa.companions.secrets import ALL
from heart_africa.companions.stated import StateComponent
from heart_africa.core.bad_data import bad_text
from heart_africa.core.dataclass import replace
from heart_africa.core.messages import LANGUAGES, has
from heart_africa.core.problems import BadData
from heart_africa.journal_kinds.companions import rules_of
from heart_africa.journal_kinds.own_packs import PACKS
from heart_africa.journal_kinds.seats import computers
from tests.companions.kingdoms.test_saying import listed, said
from tests.gui.hands import buttons, choose, choose_own_box, press, read, settle, write

STARTS = (("britons", "powys"), ("saxons", "south-wessex"), ("angles", "anglia"))


@pytest.fixture
def desk(tmp_path: Path) -> Session:
    return a_session(tmp_path / "desk", "en")


def begun(session: Session, *, four: bool = False) -> AnyGame:
    chosen = {"players": DESK.seating("en").names} if four else {}
    return DESK.begin(session, "Thursday", 1, chosen, own=False, thrower=Generator(1))


def settled(session: Session) -> AnyGame:
    """All have started in the territories of the examples; the first card is to be turned over."""
    made = begun(session)
    made.submit(RollFirst("Player 1"), OrderDice())
    for people, place in STARTS:
        made.submit(ChooseSide(people, place), OrderDice())  # type: ignore[arg-type]  # a people
    for place in ("luitcoyt", "north-wessex", "anglia", "erwing", "south-mercia", "east-mercia"):
        made.submit(Settle(place), OrderDice())
    return made


def at_the_bids(session: Session) -> AnyGame:
    """Iron grew, and nobody has added a die yet."""
    made = settled(session)
    made.submit(TurnCard("growth-1"), OrderDice())
    return made


def in_turn(session: Session) -> AnyGame:
    """The Britons' first turn: red produced (of theirs all are black)."""
    made = at_the_bids(session)
    for faces in ((), (), (5, 2)):
        made.submit(Pass(), OrderDice(faces))
    return made


def table(document: AnyGame) -> Table:
    return DESK.table(document.session, document)


def told(found: Table) -> str:
    """All that is to be read beside the map."""
    pieces = (f"{zone.title} {piece.title} {piece.sort} {' '.join(piece.lines)}"
              for zone in found.zones for piece in zone.pieces)  # fmt: skip
    return " | ".join((found.due, *(text for _, text in found.chips), *pieces))


# --- what is said, without a window ---


def test_names_that_overlap_move_apart_the_shorter_way_and_stay_on_the_sheet() -> None:
    """Two of 40 by 10, 4 above one another: 6 of height and 3 between, half each. Alone none moves.

    From a ship that lies fixed a name moves the whole way: 5 and 5 of height, 3 between, from 54 to 63.
    """
    boxes = ((50.0, 50.0, 40.0, 10.0), (55.0, 54.0, 40.0, 10.0), (150.0, 50.0, 40.0, 10.0))

    found = apart(boxes, (180.0, 100.0))

    assert found == ((50.0, 45.5, 40.0, 10.0), (55.0, 58.5, 40.0, 10.0), (150.0, 50.0, 40.0, 10.0))
    assert apart(((190.0, 2.0, 40.0, 10.0),), (180.0, 100.0)) == ((160.0, 5.0, 40.0, 10.0),)
    assert apart(boxes[1:], (180.0, 100.0), boxes[:1])[0] == (55.0, 63.0, 40.0, 10.0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_order_has_words_on_its_button(lang: str) -> None:
    kinds = {
        each.__dataclass_fields__["kind"].default for each in EVERY if each not in {OpenTable, StateComponent}
    }

    assert {kind for kind in kinds if not has(lang, f"kingdomsdesk-do-{kind}")} == set()


@pytest.mark.rule("DK-033", "DK-034")
def test_the_boards_tell_what_anybody_may_see(desk: Session) -> None:
    """Red won: the Britons hold settlements in red Powys and Luitcoyt, and everybody had an iron card."""
    open_ = in_turn(desk)
    found = told(table(open_))

    assert "Britons (Player 1): 5 VP" in found
    assert "3 resource cards, 0 Fame · 3 settlements, 1 fortress, 1 troop, 0 ships · 3 territories" in found
    assert "Round 1" in found
    assert "Production grows · 14 cards left" in found


def test_four_sit_down_with_the_jutes(desk: Session) -> None:
    state: State = begun(desk, four=True).live

    assert [each.name for each in state.players] == ["Player 1", "Player 2", "Player 3", "Player 4"]


def test_the_map_says_who_controls_what_and_who_stands_there(desk: Session) -> None:
    found = kingdoms_map(desk, in_turn(desk))
    assert found is not None
    lands = {land.id: land for land in found.lands}

    assert (lands["powys"].owner, lands["powys"].forces[0].armies) == ("britons", ((1, 1),))
    assert (lands["deira"].closed, lands["deira"].owner, lands["powys"].red) == (True, None, False)
    assert lands["powys"].words == (
        "Powys (iron, black); controlled by the Britons; Britons: 1 settlement, 1 fortress, army 1 of 1 troop"
    )
    assert set(found.drawing.outlines) == set(lands)


def test_an_owners_map_that_nobody_has_drawn_stands_in_rows_with_lines_to_neighbours(desk: Session) -> None:
    """Half copied, it begins no game and says what is missing."""
    with pytest.raises(BadData) as bad:
        DESK.begin(desk, "Mine", 1, {}, own=True)
    assert bad_text(bad.value, "en").startswith(
        "Your box is not copied whole. 15 territories are missing. 32 Fame cards are missing."
    )

    open_ = in_turn(desk)
    own = replace(open_.live.box, pack="kingdoms-1-owner")
    open_.live.__dict__.update(components=own, box=own)
    found = kingdoms_map(desk, open_)

    assert found is not None
    assert found.drawing.outlines == {}
    assert len(set(found.drawing.at.values())) == 32
    assert ("luitcoyt", "powys") in found.ways
    assert len(found.ways) * 2 == sum(len(each.neighbours) for each in own.territories)


# --- the curtain ---


def test_a_curtain_hides_orders_and_hands_until_the_next_player_sits_down(desk: Session) -> None:
    open_ = in_turn(desk)
    drawn = table(open_)

    assert drawn.curtain is not None
    assert [words for words, _ in drawn.curtain.presses] == [
        "I am with the Britons: my cards",
        "We hide nothing in this game",
    ]
    assert (drawn.offers, [zone.title for zone in drawn.zones if "Your" in zone.title]) == ((), [])

    open_.look("britons")
    seen = table(open_)

    assert seen.curtain is None
    assert March(1, "erwing") in [each.order for each in seen.offers]
    assert "Your resources: 1 card 1 iron" in told(seen)

    open_.submit(EndTurn(), OrderDice())
    assert table(open_).curtain is not None


def test_whoever_adds_no_die_passes_without_a_look_at_his_cards(desk: Session) -> None:
    """That he could play omens is told to nobody, and no longer to him once another has passed."""
    open_ = at_the_bids(desk)
    britons, *others = open_.live.players
    open_.live.__dict__["players"] = (britons._replace(fame=("omens",)), *others)
    drawn = table(open_)

    assert drawn.offers == ()
    assert drawn.curtain is not None
    words, passes = drawn.curtain.presses[0]
    assert words == "Pass"
    assert "add a die" in drawn.curtain.text
    drawn.curtain.presses[1][1]()
    assert PlayFame("omens", colour="red") in [each.order for each in table(open_).offers]
    assert "Your resources: 1 card" in told(table(open_))

    passes()
    last = open_.journal.last
    assert last is not None
    assert DESK.words(desk, open_).told(last).sentences == ("The Britons add no die.",)
    for _ in range(2):
        curtain = table(open_).curtain
        assert curtain is not None
        curtain.presses[0][1]()

    assert open_.live.step == "turn"
    assert "Your resources" not in told(table(open_))


def test_who_throws_himself_is_asked_for_the_dice_when_the_last_one_passes(desk: Session) -> None:
    open_ = at_the_bids(desk)
    open_.throw_by(hand=True)
    for _ in range(3):
        curtain = table(open_).curtain
        assert curtain is not None
        curtain.presses[0][1]()

    assert open_.held is not None
    assert open_.held.order == Pass()
    assert table(open_).curtain is None
    assert "Your resources" not in told(table(open_))


def test_what_is_bought_tells_its_price_and_what_is_sold_stands_last_and_at_no_place(desk: Session) -> None:
    """A press on a territory takes nothing away there."""
    open_ = in_turn(desk)
    open_.look("britons")
    britons, *others = open_.live.players
    open_.live.__dict__["players"] = (britons._replace(hand=(1, 1, 1, 1, 3, 0)), *others)
    can = [each for each in table(open_).offers if not each.off]
    costs = {(each.order.kind, each.text): each.odds for each in can}

    assert costs["build-piece", "Build a settlement in Erwing"] == "costs 1 stone, 1 wood, 1 wheat"
    assert costs["buy", "Buy wheat for gold"] == "costs 3 gold"
    assert costs["recruit", "Recruit a troop for army 1"] == "costs 1 iron, 2 gold"
    assert [each.order.kind for each in can[-4:]] == ["sell", "sell", "sell", "end-turn"]
    assert {each.place for each in can[-4:]} == {""}


@pytest.mark.parametrize(
    ("kind", "armies", "words"),
    [
        ("marker", (), "Let them take it"),
        ("settlement", (), "Defend the settlement"),
        ("siege", (), "Hold the fortress, nobody takes shelter"),
        ("siege", (2,), "Army 2 takes shelter in the fortress"),
        ("battle", (1, 3), "Fight with armies 1, 3"),
    ],
)
def test_who_is_attacked_is_asked_what_there_is_to_be_done(
    desk: Session, kind: CombatKind, armies: tuple[int, ...], words: str
) -> None:
    open_ = in_turn(desk)
    open_.live.__dict__["combat"] = Combat(kind, 1, 0, 0, 3, -1)

    assert DESK.offers(desk, open_).words(Stand(armies)) == (words, "")


def test_in_the_end_all_points_are_told_in_a_line_the_most_first(desk: Session) -> None:
    """The Saxons have two battles more than the five points with which everybody began."""
    open_ = in_turn(desk)
    britons, saxons, angles = open_.live.players
    open_.live.__dict__.update(players=(britons, saxons._replace(wins=2), angles), ending="cards", due=())

    assert table(open_).sums()[0].title == "Saxons 7/15 VP · Britons 5/15 VP · Angles 5/15 VP"


def test_who_hides_nothing_draws_no_curtain(desk: Session) -> None:
    open_ = in_turn(desk)
    open_.look(ALL)
    open_.submit(EndTurn(), OrderDice())

    assert table(open_).curtain is None
    assert "Your resources" in told(table(open_))


@pytest.mark.rule("DK-094")
def test_the_card_that_another_took_is_in_no_hand_no_log_and_no_button(desk: Session) -> None:
    """The Britons have won a Fame card: in the Saxons' eyes, and in nobody's, it is a card."""
    open_ = in_turn(desk)
    players = list(open_.live.players)
    players[0] = players[0]._replace(fame=("bard",))
    open_.live.__dict__["players"] = tuple(players)
    bard = "The bard’s song"

    open_.look("britons")
    assert bard in told(table(open_))
    assert PlayFame("bard") in [each.order for each in table(open_).offers]
    for eyes in ("", "saxons"):
        open_.look(eyes)
        assert bard not in told(table(open_))
        assert table(open_).offers == ()


def test_what_was_drawn_is_told_to_who_drew_it(desk: Session) -> None:
    """The Britons take the bard's song from the deck."""
    open_ = in_turn(desk)
    due = (Task("fame", 0), *open_.live.due)
    open_.live.__dict__["due"] = due
    open_.submit(TakeFame("bard"), OrderDice())
    last = open_.journal.last
    assert last is not None
    told_to = {}
    for eyes in ("", "saxons", "britons", ALL):
        open_.look(eyes)
        told_to[eyes] = "bard" in " ".join(DESK.words(desk, open_).told(last).sentences)

    assert told_to == {"": False, "saxons": False, "britons": True, ALL: True}


def test_an_act_that_brought_about_nothing_is_told_by_its_order(desk: Session) -> None:
    open_ = in_turn(desk)
    open_.live.__dict__["due"] = (Task("exchange", 0, times=2), *open_.live.due)
    last = open_.submit(Pass(), OrderDice())

    assert DESK.words(desk, open_).told(last).sentences == ("Player 1: pass",)


def test_a_card_that_is_played_for_its_text_is_told_without_its_plus(desk: Session) -> None:
    open_ = in_turn(desk)
    britons, *others = open_.live.players
    open_.live.__dict__["players"] = (britons._replace(fame=("encirclement",)), *others)
    assert open_.live.box.fame_by_id["encirclement"].plus
    last = open_.submit(PlayFame("encirclement"), OrderDice())

    assert "+1" not in " ".join(DESK.words(desk, open_).told(last).sentences)


def test_orders_of_a_played_game_are_worded_and_aimed_at_territories_of_the_map(desk: Session) -> None:
    """A game at random: no button says a word of ours, and each place is on the map."""
    open_ = in_turn(desk)
    open_.look(ALL)
    rules, thrower = rules_of(open_.writer), Generator(5)
    at = DESK.context(desk, open_)
    for number in range(60):
        every = rules.legal(open_.live)
        legal = [each for each in every if not isinstance(each, EndTurn | Pass)]
        offers = [each for each in table(open_).offers if not each.off]
        assert all(not each.place or each.place in open_.live.box.by_id for each in offers)
        assert not [each.text for each in offers if re.search(r"none|kingdomsdesk|[{}]", each.text)]
        choice: Any = legal[(number * 7) % len(legal)] if legal else every[0]
        open_.generator = thrower
        at.carry_out(choice, (), None, throw=1)
        if open_.live.ending:
            break


# --- the computer ---


def test_one_person_plays_two_of_the_computers_and_no_curtain_is_drawn_for_him(desk: Session) -> None:
    """It says what it is about to do and why, does it step by step, and plays on until he has to decide."""
    open_ = DESK.begin(
        desk, "Alone", 1, {"computer": ("Player 2", "Player 3")}, own=False, thrower=Generator(2)
    )
    open_.submit(RollFirst("Player 2"), OrderDice())
    step = table(open_).curtain

    assert step is not None
    assert "(planner): Play the" in step.text
    assert [words for words, _ in step.presses] == ["Let it do that", "Play on until somebody else decides"]
    step.presses[0][1]()
    assert open_.live.players[1].people
    again = table(open_).curtain
    assert again is not None
    again.presses[1][1]()

    assert open_.live.players[open_.live.actor].name == "Player 1"
    assert table(open_).curtain is None
    assert table(open_).offers


def test_a_game_of_computers_alone_is_watched_a_turn_at_a_time(desk: Session) -> None:
    open_ = DESK.begin(
        desk,
        "Watched",
        1,
        {"computer": ("Player 1", "Player 2", "Player 3=greedy")},
        own=False,
        thrower=Generator(3),
    )
    while not open_.live.round:
        watched = table(open_).curtain
        assert watched is not None
        watched.presses[1][1]()
    turn = open_.live.on_turn
    watched = table(open_).curtain
    assert watched is not None
    watched.presses[1][1]()

    assert open_.live.on_turn != turn


# --- by mouse and keys ---


def test_who_plays_is_named_and_whom_the_computer_plays_is_chosen_on_the_shelf(window: Window) -> None:
    """Four sit down: Ana, and three of the computer's, one of them greedy."""
    window.session.go("companions")
    settle()
    page = window.page("companions")
    assert isinstance(page, CompanionsPage)
    new = page.start.new["kingdoms"]
    write(new.name, "Thursday")
    assert press(new, "How many play?: 4")
    line = next(each for each in new.findChildren(QLineEdit) if each.accessibleName() == "Seat 1")
    write(line, "Ana")
    for number, level in ((2, "planner"), (3, "planner"), (4, "greedy")):
        boxes = new.findChildren(QComboBox)
        choose(next(each for each in boxes if each.accessibleName() == f"Seat {number}: who plays it"), level)
    assert press(new, "Begin the game")
    found = SHELF.opened(window.session)

    assert found is not None
    assert found.name == "Thursday"
    assert [each.name for each in found.live.players] == ["Ana", "Player 2", "Player 3", "Player 4"]
    assert computers(found.writer.document) == {
        "Player 2": "planner",
        "Player 3": "planner",
        "Player 4": "greedy",
    }


def test_why_a_game_cannot_be_begun_is_told_without_squeezing_what_stands_above(window: Window) -> None:
    """An empty box lacks its map: that takes three lines, which were taken from the names."""
    window.resize(1280, 720)
    new = choose_own_box(window, "kingdoms")
    assert press(new, "Begin the game")
    assert "is not copied" in read(new)

    rows = [each.parentWidget() for each in new.findChildren(QLineEdit) if "Seat" in each.accessibleName()]
    assert [row.height() >= row.sizeHint().height() for row in rows if row] == [True] * 3


def opened(window: Window) -> tuple[AnyGame, TableView]:
    """A game laid out and looked at."""
    window.session.go("companions")
    settle()
    made = window.page("companions")
    assert isinstance(made, CompanionsPage)
    open_ = in_turn(window.session)
    settle()
    return open_, made.tables["kingdoms"]


def test_a_player_sits_down_presses_a_territory_and_the_army_marches(window: Window) -> None:
    open_, view = opened(window)
    assert "look away" in read(view)
    mine = next(each for each in buttons(view) if each.text() == "I am with the Britons: my cards")
    QTest.keyClick(mine, Qt.Key.Key_Return)
    settle()
    assert "look away" not in read(view)
    board = view.board
    assert isinstance(board, KingdomsMap)
    found = kingdoms_map(window.session, open_)
    assert found is not None

    assert board.place_of(board.point(found.drawing.at["peak"])) == "peak"
    assert "peak" in board.lit()
    QTest.mouseClick(board, Qt.MouseButton.LeftButton, pos=board.point(found.drawing.at["peak"]).toPoint())
    settle()

    last = open_.journal.last
    assert last is not None
    assert last.act.command == March(1, "peak")
    assert open_.live.players[0].armies[0].moved


def test_what_ones_own_box_prints_is_asked_as_it_is_needed_and_kept(window: Window) -> None:
    """Of a box that is only listed: the shields before a start is chosen, then what borders on it."""
    packs = window.session.folder / PACKS
    packs.mkdir(parents=True)
    (packs / "kingdoms-1.pack.toml").write_text(listed(), encoding="utf-8")
    window.session.go("companions")
    settle()
    made = window.page("companions")
    assert isinstance(made, CompanionsPage)
    open_ = DESK.begin(window.session, "Mine", 1, {}, own=True, thrower=Generator(1))
    open_.submit(RollFirst("Player 1"), OrderDice())
    settle()
    view = made.tables["kingdoms"]
    assert "Where shields of the peoples are printed" in read(view)
    names = {each.name("en") for each in open_.live.box.territories}
    for down in ("Powys", "South Wessex", "Anglia"):  # as the rulebook tells (3.3)
        assert [each.text() for each in buttons(view) if each.isChecked() and each.text() in names] == [down]
        assert press(view, "Keep it and go on")
    assert press(view, "Bernicia")
    assert press(view, "Keep it and go on")
    for people, place in (("Britons", "Powys"), ("Saxons", "South Wessex"), ("Angles", "Anglia")):
        assert press(view, f"Play the {people}, starting in {place}")
    assert "Which territories border on Powys" in read(view)
    assert press(view, "Luitcoyt")
    assert press(view, "Keep it and go on")
    assert [each.order for each in table(open_).offers if not each.off] == [
        Settle("powys"),
        Settle("luitcoyt"),
    ]

    kept = (packs / "kingdoms-1.pack.toml").read_text(encoding="utf-8")
    shield = kept.split("[territories.bernicia]")[1].splitlines()[2]
    assert shield == 'shield = {value = "jutes", origin = "owner"}'
    assert '"luitcoyt"' in kept


def test_a_planner_of_the_computers_waits_for_what_the_box_prints(desk: Session) -> None:
    """It looks farther over the map than what is legal now: it is asked for, and the game goes on."""
    folder = desk.folder / PACKS
    folder.mkdir(parents=True)
    (folder / "kingdoms-1.pack.toml").write_text(listed(), encoding="utf-8")
    names = ("Ana", "Luis", "Eva")
    chosen = {"players": names, "computer": tuple(f"{each}=planner" for each in names)}
    open_ = DESK.begin(desk, "Mine", 1, chosen, own=True, thrower=Generator(1))
    asked = 0
    for _ in range(200):
        drawn = table(open_)
        if drawn.need is not None:
            lacking = open_.held.lacking if open_.held else None
            if not isinstance(lacking, ComponentNeeded):
                with pytest.raises(ComponentNeeded) as found:
                    rules_of(open_.writer).legal(open_.live)
                lacking = found.value
            open_.submit(said(lacking), OrderDice())
            open_.hold(None)
            asked += 1
        elif drawn.curtain is not None:
            drawn.curtain.presses[0][1]()
    assert asked > 20
    assert open_.live.round


def test_what_cannot_be_done_is_unfolded_with_its_reason_and_folded_again(window: Window) -> None:
    open_, view = opened(window)
    open_.look("britons")
    settle()
    against = [each.off for each in table(open_).offers if each.off]
    assert against
    assert against[0] not in read(view)

    assert press(view, f"Not now, and why ({len(against)})")
    assert all(each in read(view) for each in against)

    assert press(view, f"Not now, and why ({len(against)})")
    assert against[0] not in read(view)


def test_where_there_is_room_for_one_part_what_is_asked_is_in_view(window: Window) -> None:
    """The orders first; so they are again when another has to decide, or a territory has several."""
    window.session.prefer(scale=200)
    window.resize(1024, 680)
    open_, view = opened(window)
    assert view.panes.alone
    assert view.panes.shows(ORDERS)
    open_.look("britons")
    view.panes.turn(BOARD)
    view.board.pressed.emit("luitcoyt")  # may be marched to alone: that is done at once
    settle()
    assert view.panes.shows(BOARD)
    open_.submit(EndTurn(), OrderDice())
    settle()

    assert view.panes.shows(ORDERS)


def test_what_is_too_much_to_be_told_at_once_is_in_the_log_by_a_press(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gui.views.companions.table.MOST_TOLD", 2)
    _, view = opened(window)
    assert not view.shows(LOG)

    more = next(each.text() for each in buttons(view) if "more, in the log" in each.text())
    assert press(view, more)
    assert view.shows(LOG)


def test_keys_go_from_lit_territory_to_lit_territory(window: Window) -> None:
    open_, view = opened(window)
    open_.look("britons")
    settle()
    board = view.board
    assert isinstance(board, KingdomsMap)
    lit = board.lit()
    assert len(lit) > 1
    board.setFocus()
    QTest.keyClick(board, Qt.Key.Key_Right)
    assert board.focused(lit[1])
    pressed: list[str] = []
    board.pressed.connect(pressed.append)
    QTest.keyClick(board, Qt.Key.Key_Return)
    settle()

    assert pressed == [lit[1]]


def test_the_board_is_painted_and_the_log_is_told(window: Window) -> None:
    """With owners, armies, a combat's place and what is lit."""
    open_, view = opened(window)
    open_.look("britons")
    settle()
    view.turn(LOG)
    view.turn(PIECES)
    for theme in ("dark",):
        window.session.prefer(theme=theme)
        settle()
        picture = view.board.grab().toImage()
        colours = {
            picture.pixelColor(x, y).name()
            for x in range(0, picture.width(), 7)
            for y in range(0, picture.height(), 7)
        }
        assert len(colours) > 20

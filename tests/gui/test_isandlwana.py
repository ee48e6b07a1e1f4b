"""Last Stand at Isandlwana at the desk: who is chosen on the map, costs, hit numbers, orders by mouse and keys."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QScrollArea
from pytestqt.qtbot import QtBot

from gui.app import session as a_session
from gui.dice import Generator, OrderDice
from gui.documents.companions import AnyGame, Held
from gui.presenters.companions import Offer, shown
from gui.presenters.isandlwana.board import hex_board, shots
from gui.presenters.isandlwana.desk import DESK
from gui.presenters.isandlwana.groups import picked, split
from gui.presenters.isandlwana.offers import IsandlwanaOffers
from gui.presenters.isandlwana.own_map import OwnMap
from gui.session import Session
from gui.views.companions.table import ORDERS, TableView
from gui.views.form import TypedLine
from gui.views.isandlwana.map import HexMapView
from gui.views.isandlwana.own_map import OwnMapView
from gui.views.window import Window
from heart_africa.companions.isandlwana import game
from heart_africa.companions.isandlwana.combat import Fire
from heart_africa.companions.isandlwana.description import ISANDLWANA
from heart_africa.companions.isandlwana.game import RULES, ChooseOrder, EndPhase
from heart_africa.companions.isandlwana.layout import centre
from heart_africa.companions.isandlwana.movement import Move, MoveZulu
from heart_africa.companions.isandlwana.pack import components
from heart_africa.companions.isandlwana.setting_up import Place
from heart_africa.companions.isandlwana.solitaire import PlayZulus
from heart_africa.companions.packs import ComponentNeeded, with_values
from heart_africa.companions.packs import begun as begun_pack
from heart_africa.core.journal.records import Command
from heart_africa.core.messages import LANGUAGES, has, say
from heart_africa.journal_kinds.own_packs import PACKS, own_box
from tests.companions.isandlwana.table import forward
from tests.gui.hands import choose_own_box, press, read, settle

CAMP = ("1304", "1305", "1306", "1307", "1308", "1309", "1407")
DETACHMENTS = ("1bb", "1bp", "rb", "p40r", "2bg", "28rd", "2bp")


@pytest.fixture(autouse=True)
def companies_forward(monkeypatch: pytest.MonkeyPatch) -> None:
    """The companies stand where these tests press and name them."""
    monkeypatch.setattr(game, "components", forward)


@pytest.fixture
def desk(tmp_path: Path) -> Session:
    return a_session(tmp_path / "desk", "en")


def begun(session: Session, *orders: Command) -> AnyGame:
    """A game for two: everybody placed, then these orders."""
    open_ = DESK.begin(session, "Last stand", 1, {}, own=False, thrower=Generator(4))
    for unit, hex_ in zip(DETACHMENTS, CAMP, strict=True):
        open_.submit(Place(unit, hex_), OrderDice())
    for order in orders:
        open_.submit(order, OrderDice())
    return open_


REACTION = (MoveZulu("1601", ("1605", "1503")), EndPhase())
"""A Zulu unit next to A Company in 1606 and to C Company in 1505, another two hexes from the latter."""


def offers(open_: AnyGame) -> tuple[Offer, ...]:
    return shown(DESK.table(open_.session, open_), open_)[0]


def at(open_: AnyGame, hex_: str) -> Offer:
    return next(each for each in offers(open_) if each.place == hex_)


# --- what is said, without a window ---


@pytest.mark.rule("IS-045", "IS-095", "IS-107")
def test_firers_are_chosen_one_after_another_and_the_target_tells_its_hit_number_with_its_reasons(
    desk: Session,
) -> None:
    """A Company's 8 + 1 and C Company's 4 + 1, less the 2 of clear ground."""
    open_ = begun(desk, *REACTION)
    open_.choose(picked(open_.live, open_.chosen, "1606"))
    open_.choose(picked(open_.live, open_.chosen, "1505"))

    target = at(open_, "1605")

    assert open_.chosen == "a+c"
    assert (target.order, target.mark) == (Fire("1605", ("a", "c")), "≤5")
    assert target.odds.startswith("Hit number 12: 5 faces of 6 (83.3%)")
    assert [line.split("  ")[0] for line in target.odds.splitlines()[1:]] == ["+8", "+1", "+4", "+1", "−2"]
    assert "IS-107" in target.odds

    open_.choose(picked(open_.live, open_.chosen, "1606"))
    assert open_.chosen == "c"


def test_what_cannot_be_done_says_why_with_its_rule(desk: Session) -> None:
    open_ = begun(desk, *REACTION)
    open_.choose("a")

    told = IsandlwanaOffers(desk, open_).why_not("1503")

    assert "IS-046" in told


def test_lines_of_fire_know_what_bars_them(desk: Session) -> None:
    """From 1005 to 1205 lie the crags of 1105 and 1106 alone; the target itself is one."""
    open_ = begun(desk, EndPhase(), ChooseOrder("combat"))
    open_.choose("st-iz")

    (shot,) = shots(open_, "1205")

    assert (shot.start, shot.end) == ("1005", "1205")
    assert "1205" in shot.barred


@pytest.mark.rule("IS-048", "IS-081")
def test_of_a_stack_that_may_fire_each_unit_is_chosen_alone_too(desk: Session) -> None:
    open_ = begun(desk, *REACTION)

    chosen = [picked(open_.live, before, "2004") for before in ("", "e+f", "e", "f", "a")]
    assert chosen == ["e+f", "e", "f", "", "a+e+f"]
    assert picked(open_.live, "e+f", "0808") == "e+f"  # where nobody is the choice stays
    open_.choose("st-iz")
    assert shots(open_, "1205") == ()  # two hexes away: no fire gets there in the reaction


@pytest.mark.rule("IS-081", "IS-073")
def test_a_stack_moves_as_one_and_pressed_again_one_by_one(desk: Session) -> None:
    open_ = begun(desk, EndPhase(), ChooseOrder("movement"))

    chosen = [picked(open_.live, before, "2004") for before in ("", "e+f", "e", "f")]
    open_.choose("e")

    assert chosen == ["e+f", "e", "f", ""]
    assert (at(open_, "2005").mark, at(open_, "2005").odds) == ("2", "2 of 4 movement points")
    assert at(open_, "1904").order == Move(("e",), "1904")
    assert {each.mark for each in offers(open_) if each.mark} == {"1", "2", "3", "4"}
    assert [each.text for each in offers(open_) if not each.mark] == [
        "Form square",
        "End the British movement",
    ]


def test_ten_thousand_orders_are_no_list(desk: Session) -> None:
    open_ = begun(desk)

    assert [each.text for each in offers(open_)] == ["End the Zulu movement"]
    open_.choose(picked(open_.live, "", "2506"))
    assert len([each for each in offers(open_) if each.mark]) > 40


@pytest.mark.parametrize(("lang", "said"), [("en", "Zulus: 112"), ("es", "Zulúes: 112")])
def test_the_table_says_how_it_stands_in_both_languages(tmp_path: Path, lang: str, said: str) -> None:
    open_ = begun(a_session(tmp_path / "desk", lang))
    table = DESK.table(open_.session, open_)

    assert any(text.startswith(said) for _, text in table.chips)
    assert [len(zone.pieces) for zone in table.zones] == [20, 1]
    assert len(table.sums()) == 2


# --- by mouse and keys ---


def opened(window: Window, *orders: Command) -> tuple[AnyGame, TableView, HexMapView]:
    open_ = begun(window.session, *orders)
    window.session.go("companions")
    settle()
    view = window.page("companions").tables["isandlwana"]  # type: ignore[attr-defined]  # the page of that name has them
    board = view.board
    assert isinstance(board, HexMapView)
    return open_, view, board


def click(board: HexMapView, hex_: str) -> None:
    QTest.mouseClick(board, Qt.MouseButton.LeftButton, pos=board.lies.point(hex_).toPoint())
    settle()


def test_a_company_is_clicked_then_its_target(window: Window) -> None:
    """In the smallest window too the whole map stands beside the orders."""
    window.resize(1024, 700)
    open_, view, board = opened(window, *REACTION)

    click(board, "1606")
    click(board, "1605")

    assert view.panes.shows(ORDERS)
    assert board.visibleRegion().boundingRect().width() == board.width()
    last = open_.journal.last
    assert last is not None
    assert last.act.command == Fire("1605", ("a",))
    assert len(last.act.faces) == 1
    assert open_.live.points["a"] == 8


def test_the_keys_go_from_hex_to_hex_and_press(window: Window) -> None:
    """From 1606 one hex to the south; what it costs is told."""
    open_, _, board = opened(window, EndPhase(), ChooseOrder("movement"))
    board.setFocus()
    click(board, "1606")
    QTest.keyClick(board, Qt.Key.Key_Down)

    assert "1607" in board.accessibleDescription()
    assert "1 of 4" in board.accessibleDescription()
    QTest.keyClick(board, Qt.Key.Key_Return)
    settle()
    assert open_.live.units["a"].hex == "1607"


def test_the_letter_of_a_company_chooses_it_and_others_have_the_letters_that_are_left(window: Window) -> None:
    """In the roster E Company is third and Battery N, which has no letter of its own, the first of those left: B."""
    open_, view, _ = opened(window, EndPhase(), ChooseOrder("movement"))
    view.setFocus()

    for key, unit in ((Qt.Key.Key_C, "c"), (Qt.Key.Key_E, "e"), (Qt.Key.Key_B, "nb")):
        QTest.keyClick(view, key)
        settle()
        assert open_.chosen == unit


def test_resting_on_a_barred_hex_tells_why(window: Window) -> None:
    _, _, board = opened(window, *REACTION)
    click(board, "1606")

    QTest.mouseMove(board, board.lies.point("1503").toPoint())
    settle()

    assert any(each.startswith("✗") and "IS-046" in each for each in board.told())


def test_the_map_grows_and_says_who_stands_where(window: Window) -> None:
    _, view, board = opened(window)
    before = board.minimumSizeHint().width()
    board.setFocus()
    QTest.keyClick(board, Qt.Key.Key_Plus)

    assert board.minimumSizeHint().width() > before
    found = hex_board(window.session, window.page("companions").tables["isandlwana"]._document)  # type: ignore[attr-defined]  # it is one, or the test fails
    assert found is not None
    assert "2004: E Co 6, F Co 5" in found.words
    assert "Zulus: 112" in read(view)
    assert centre("0101")[0] == 1.0


def test_the_slider_shows_the_game_as_it_stood_and_plays_it(window: Window, qtbot: QtBot) -> None:
    """Before A Company fired at 1605 the Zulu unit still stood there, and nothing can be ordered meanwhile.

    It plays from the beginning, or from where one looks, to the end.
    """
    open_, view, board = opened(window, *REACTION)
    open_.submit(Fire("1605", ("a",)), OrderDice((6,)))
    settle()
    last = open_.journal.next_number - 1

    view.replay.slider.setValue(last - 1)
    settle()

    assert open_.at == last - 1
    assert open_.looked_at.step == "reaction"
    assert not open_.looked_at.fired_on
    click(board, "1606")
    assert open_.chosen == ""
    view.replay.slider.setValue(last)
    settle()
    assert open_.at is None

    view.replay.pace.setInterval(60_000)
    assert press(view, "Play")
    assert open_.at == 2
    assert press(view, "Pause")
    view.replay.slider.setValue(last - 2)
    view.replay.pace.setInterval(0)
    assert press(view, "Play")
    qtbot.waitUntil(lambda: open_.at is None, timeout=4000)
    assert not view.replay.pace.isActive()


def test_detachments_are_placed_by_pressing_lit_hexes_and_any_of_them_first(window: Window) -> None:
    open_ = DESK.begin(window.session, "Last stand", 1, {}, own=False, thrower=Generator(4))
    window.session.go("companions")
    settle()
    view = window.page("companions").tables["isandlwana"]  # type: ignore[attr-defined]  # as above
    board = view.board
    assert "1st Battalion Band" in board._asked()[0]

    click(board, "1304")
    view.setFocus()
    open_.choose("rb")
    click(board, "1305")

    assert (open_.live.units["1bb"].hex, open_.live.units["rb"].hex) == ("1304", "1305")
    assert open_.live.unplaced == ("1bp", "p40r", "2bg", "28rd", "2bp")
    assert "1st Battalion Pioneer section" in board._asked()[0]


def test_where_nobody_can_be_placed_it_is_said_why_and_not_of_the_hex_where_somebody_just_was(
    window: Window,
) -> None:
    """Quartermaster Pullen's men have the wagons of 1208; the band was placed in 1304, and the prompt is back."""
    DESK.begin(window.session, "Last stand", 1, {}, own=False, thrower=Generator(4))
    window.session.go("companions")
    settle()
    board = window.page("companions").tables["isandlwana"].board  # type: ignore[attr-defined]  # as above

    click(board, "1304")
    QTest.mouseMove(board, board.lies.point("1304").toPoint())
    assert board.told() == []
    QTest.mouseMove(board, board.lies.point("1208").toPoint())
    assert board.told()[1].startswith("✗")
    assert "IS-034" in board.told()[1]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "desk_of", ["zulusdesk", "isandlwanadesk", "kingdomsdesk", "battle", "campaign_desk"]
)
def test_the_hint_of_the_typed_line_fits_the_column_of_the_orders(
    window: Window, desk_of: str, lang: str
) -> None:
    """The column is 355 wide in a window of 1280, its line has a margin of 10 on each side."""
    line = TypedLine(window.session).line

    assert line.fontMetrics().horizontalAdvance(say(lang, f"{desk_of}-typed-hint")) < 355 - 2 * 10


def test_zulus_come_on_by_one_press_each_and_a_press_on_those_who_wait_elsewhere_chooses_them(
    window: Window,
) -> None:
    open_, _, board = opened(window)
    click(board, "1601")
    for hex_ in ("1503", "1603", "1201"):
        click(board, hex_)

    assert {"1503": 1, "1603": 1, "1601": 14, "1201": 16}.items() <= open_.live.zulus.items()
    assert open_.chosen == "zulu:1201"


def test_what_stands_below_the_map_covers_none_of_it(window: Window) -> None:
    """Ground, who fires, hit number, two lines for each who fires, one of defense: six find room, ten do not."""
    open_, _, board = opened(window, *REACTION, EndPhase(), EndPhase(), ChooseOrder("combat"))
    for chosen, covers in (("c", False), ("c+a+h", True)):
        open_.choose(chosen)
        QTest.mouseMove(board, board.lies.point("1505").toPoint())
        QTest.mouseMove(board, board.lies.point("1605").toPoint())
        board.grab()
        assert bool(board.toolTip()) is covers


def test_below_the_map_it_is_said_who_of_a_stack_is_chosen(window: Window) -> None:
    _, _, board = opened(window, EndPhase(), ChooseOrder("movement"))

    for who in ("E Company 1/24th, F Company 1/24th", "E Company 1/24th", "F Company 1/24th"):
        click(board, "2004")
        board._rest("2004")
        assert board.told()[1:] == [f"Chosen: {who}"]


def test_in_the_end_it_is_said_who_is_left_and_nothing_of_what_might_come(desk: Session) -> None:
    """Sixteen units are on the map, and 48 steps: 8, 4, 6, 5, 4, 6, 3 of companies, 7 of detachments, QP's 3, St. Iz's 2."""
    open_ = begun(desk, *REACTION)
    ended = open_.live.with_(step="over", ending="survival")

    (left,) = DESK.sums(desk, ended, IsandlwanaOffers(desk, open_).rules.book)

    assert left.title == "British: 16 units, 48 steps"
    assert "A Co  8" in left.lines


def test_line_upon_line_is_typed_without_touching_the_mouse(window: Window) -> None:
    open_, view, _ = opened(window)
    view.typed.focus()
    for line in ("rush 1601 1503", "rush 2301 2104 2105"):
        QTest.keyClicks(window.focusWidget(), line)
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
        settle()

    assert (open_.live.zulus["1601"], open_.live.zulus["2301"]) == (15, 14)


def test_the_map_stays_where_it_is_once_there_is_something_to_play_back(window: Window) -> None:
    open_ = DESK.begin(window.session, "Last stand", 1, {}, own=False, thrower=Generator(4))
    window.session.go("companions")
    settle()
    board = window.page("companions").tables["isandlwana"].board  # type: ignore[attr-defined]  # as above
    before = board.lies.point("1008")

    click(board, "1008")
    settle()

    assert open_.live.units["1bb"].hex == "1008"
    assert board.lies.point("1008") == before


# --- the owner's own map ---


def copying(window: Window) -> OwnMapView:
    """Where an owner copies his map, by the buttons that lead there."""
    new = choose_own_box(window, "isandlwana")
    assert press(new, "Copy my map and units…")
    (view,) = window.page("companions").findChildren(OwnMapView)
    return view


def test_an_owner_draws_his_map_over_the_hexes_and_it_is_kept_at_once(window: Window) -> None:
    """Four hexes under one stroke, a road of two, who starts where; what the rules exclude is told, not kept."""
    view = copying(window)
    canvas = view.canvas

    def stroke(*hexes: str) -> None:
        first, *rest = (canvas.lies.point(each).toPoint() for each in hexes)
        QTest.mousePress(canvas, Qt.MouseButton.LeftButton, pos=first)
        for point in rest:
            QTest.mouseMove(canvas, point)
        QTest.mouseRelease(canvas, Qt.MouseButton.LeftButton, pos=(rest or [first])[-1])
        settle()

    assert press(view, "Terrain: Heights")
    stroke("1103", "1104", "1105", "1205")
    assert press(view, "Movement cost: 3")
    assert press(view, "Roads: Road 1")
    for hex_ in ("1008", "0908", "0508"):
        stroke(hex_)
    assert "0508" in view.map.fault
    assert press(view, "Starting hexes: C Co")
    stroke("1505")
    assert press(view, "Full strength: 5")
    assert "IS-019" in read(view)
    assert press(view, "Full strength: 6")

    box = components(own_box(ISANDLWANA, 1, window.session.folder / PACKS))
    assert [hex_ for hex_, kind in box.terrain_of.items() if kind == "heights"] == [
        "1103",
        "1104",
        "1105",
        "1205",
    ]
    assert (box.terrains["heights"].cost, box.roads) == (3, (("1008", "0908"),))
    assert (box.units["c"].hex, box.units["c"].strength) == ("1505", 6)
    assert press(view, "← More games")


def test_a_file_of_the_own_box_that_was_cut_off_is_told_and_left_alone(window: Window) -> None:
    """It says that it holds two values, and its second line of hexes is gone."""
    file = window.session.folder / PACKS / "isandlwana-1.pack.toml"
    file.parent.mkdir(parents=True)
    whole = with_values(begun_pack("isandlwana", 1), {("hexes", each): "clear" for each in ("0101", "0102")})
    file.write_text(cut := whole.rpartition("0102")[0], encoding="utf-8")
    new = choose_own_box(window, "isandlwana")
    told: list[str] = []
    window.session.note = told.append  # type: ignore[method-assign,assignment]  # what would be shown

    for pressed in ("Copy my map and units…", "Begin the game"):
        assert press(new, pressed)
        told += [each for each in read(window).split(" | ") if "2 values" in each]
        assert "holds 2 values and there are only 1" in told.pop()
    assert window.page("companions").findChildren(OwnMapView) == []
    assert file.read_text(encoding="utf-8") == cut


def test_the_first_question_about_the_own_box_has_the_keys_and_an_answer_that_cannot_be_is_told_plainly(
    window: Window,
) -> None:
    """Type the answer and press Enter, without the mouse; no file and no key of it is named."""
    new = choose_own_box(window, "isandlwana")
    assert press(new, "Begin the game")

    line = window.focusWidget()
    assert isinstance(line, QLineEdit)
    QTest.keyClicks(line, "0401")
    QTest.keyClick(line, Qt.Key.Key_Return)
    settle()
    assert "✗ 0401 is an onrush hex" in read(window)


def test_a_value_that_the_own_pack_does_not_take_is_told_without_file_and_key(window: Window) -> None:
    """C Company has a counter of 4 and 3, which 5 does not come down to: the game has it, the pack has not."""
    open_ = DESK.begin(window.session, "Own", 1, {}, own=True, thrower=Generator(4))
    needed = ComponentNeeded("unit-c", "strength")
    open_.hold(Held(None, lacking=needed))
    window.session.go("companions")
    settle()
    told: list[str] = []
    window.session.note = told.append  # type: ignore[method-assign,assignment]  # what would be shown
    line = window.focusWidget()
    assert isinstance(line, QLineEdit)
    QTest.keyClicks(line, "5")
    QTest.keyClick(line, Qt.Key.Key_Return)
    settle()

    assert open_.live.box.units["c"].strength == 5
    (sentence,) = told
    assert sentence.startswith("The game goes on with it, but it is not kept for your box: this unit has a")


def test_the_tools_stay_under_the_mouse_and_the_keys_at_the_tool(window: Window) -> None:
    window.resize(1100, 640)
    view = copying(window)
    bar = view.findChildren(QScrollArea)[0].verticalScrollBar()
    assert bar.maximum() > 100

    for tool in ("Terrain: Tents", "Movement cost: 2"):
        assert press(view, tool)
        settle()
        focused = window.focusWidget()
        assert (bar.value(), focused and focused.accessibleName()) == (0, tool)


def test_what_is_blank_is_filled_and_another_terrain_added(desk: Session) -> None:
    """The seven detachments want wagons or tents: without them the map cannot be whole (IS-034).

    38 values are still unknown: of four terrains 2, 2, 2 and 3, of units 16 strengths and 8 hexes, of leaders 4, a road.
    """
    found = OwnMap(desk)
    tool = found.another("Roca suelta")

    assert tool == "terrain:roca-suelta"
    assert not found.fill("terrain:clear")
    assert "IS-034" in found.fault
    assert found.press("terrain:tents", [f"13{row:02}" for row in range(3, 10)])
    assert found.fill(tool)
    assert found.unknown == ()
    assert found.lacking().startswith("All hexes are copied; 38 other values")


ON_THE_MAP = {"move-zulu", "march", "fire-at", "storm"}
"""The orders that are given by pressing a hex alone."""
NOT_GIVEN = {"open-box", "state-component"}
KINDS = {str(each.__dataclass_fields__["kind"].default) for each in RULES.table}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", sorted(KINDS - ON_THE_MAP - NOT_GIVEN))
def test_every_order_that_is_no_press_on_the_map_says_what_it_is(kind: str, lang: str) -> None:
    assert has(lang, f"isandlwanadesk-do-{kind}")


def alone(window: Window) -> AnyGame:
    """A game against the rules on its page, the detachments in camp, the Zulus played once."""
    open_ = DESK.begin(
        window.session, "Alone", 1, {"option": ("solitaire",)}, own=False, thrower=Generator(4)
    )
    for unit, hex_ in zip(DETACHMENTS, CAMP, strict=True):
        open_.submit(Place(unit, hex_), OrderDice())
    open_.submit(PlayZulus(), OrderDice((), open_.generator))
    window.session.go("companions")
    settle()
    return open_


def test_alone_a_unit_that_falls_returns_at_once_where_the_rules_send_it(window: Window) -> None:
    """C Company hits 1504 with anything but a 6, which this seed does not throw."""
    open_ = alone(window)
    board = window.page("companions").tables["isandlwana"].board  # type: ignore[attr-defined]  # as above

    click(board, "1505")
    click(board, "1504")

    told = read(window)
    assert "Fire at 1504 (C Company 1/24th): 5 less 2, hit number 3" in told
    assert "The Zulu unit waits in 1601." in told
    assert open_.live.waits == ()
    assert sum(open_.live.zulus.values()) == 112
    kinds = [each.act.command.kind for each in open_.journal.standing][-2:]
    assert kinds == ["fire-at", "play-zulus"]


def test_alone_one_press_plays_all_that_the_zulus_do_in_a_phase(window: Window) -> None:
    """Thirty attacks and more, each an act of its own in the log; then the British are to choose."""
    open_ = alone(window)
    view = window.page("companions").tables["isandlwana"]  # type: ignore[attr-defined]  # as above

    assert press(view, "End the British reaction")
    assert open_.live.step == "zulu-attack"
    assert press(view, "Let the rules play the Zulus")

    assert open_.live.step == "choice"
    moved = next(each for each in open_.journal.standing if each.before.step == "zulu-movement")
    assert len(moved.act.rolls) >= 2
    assert DESK.words(window.session, open_).told(moved).dice == ""
    attacks = [each for each in open_.journal.standing if each.before.step == "zulu-attack"]
    assert len(attacks) > 20


@pytest.mark.rule("IS-096", "IS-097")
def test_f2_tells_each_plan_and_the_odds_of_each_shot_and_one_press_gives_it(window: Window) -> None:
    """A Company's 9 less 2 misses with a 6 alone, as both together do; C Company's 5 less 2 needs a 3."""
    open_, view, _ = opened(window, *REACTION)
    hints = DESK.advice(window.session, open_)

    assert [each.text for each in hints] == [
        "To stand round the wagon: A Company 1/24th (8) → 1605",
        "To break out west: A Company 1/24th (8) → 1605",
        "A Company 1/24th → 1605",
        "A Company 1/24th, C Company 1/24th → 1605",
        "C Company 1/24th → 1605",
    ]
    assert [each.expected.partition(":")[0] for each in hints[2:]] == [
        "Hit number 7",
        "Hit number 12",
        "Hit number 3",
    ]
    QTest.keyClick(view, Qt.Key.Key_F2)
    settle()
    settle()
    assert press(view, "C Company 1/24th → 1605")
    last = open_.journal.last
    assert last is not None
    assert last.act.command == Fire("1605", ("c",))


@pytest.mark.rule("IS-099")
def test_the_right_button_splits_fire_and_what_is_left_goes_elsewhere(window: Window) -> None:
    """A Company fires with 6 of its 8 points: 6 + 1 less 2; two are left for another target, and 1 follows 8."""
    orders = (*REACTION, EndPhase(), EndPhase(), ChooseOrder("combat"))
    open_, _, board = opened(window, *orders)
    click(board, "1606")
    for _ in range(2):
        QTest.mouseClick(board, Qt.MouseButton.RightButton, pos=board.lies.point("1606").toPoint())
        settle()

    assert open_.chosen == "a:6"
    assert at(open_, "1605").odds.startswith("Hit number 5")
    click(board, "1605")
    assert open_.live.points["a"] == 6
    click(board, "1601")  # where the unit that fell returns
    assert picked(open_.live, "", "1606") == "a"
    assert [split(open_.live, chosen, "1606") for chosen in ("a", "a:1")] == ["a:1", "a"]

"""3.0, 4.0, 5.0, 10.0: the set-up, the phases in their order, what comes on turn 2, the ends, the example of play."""

from dataclasses import replace
from typing import Any

import pytest

from heart_africa.companions.isandlwana.combat import (
    Attack,
    Fire,
    Recycle,
    Snipe,
    TakeStep,
    Target,
    aimed_at,
    fire_reckoning,
)
from heart_africa.companions.isandlwana.events import ColoursCame, Ended, Lost, Placed, TurnBegan
from heart_africa.companions.isandlwana.game import ChooseOrder, EndPhase
from heart_africa.companions.isandlwana.movement import Displace, Move
from heart_africa.companions.isandlwana.setting_up import OpenBox, Place, SetUp, ShowColours
from heart_africa.companions.packs import ComponentNeeded
from heart_africa.companions.stated import StateComponent
from heart_africa.core.problems import BadData
from tests.companions.isandlwana.table import GAME, Table, laid, own_box

DETACHMENTS = ("1bb", "1bp", "rb", "p40r", "2bg", "28rd", "2bp")


def begun(*options: str, readings: dict[str, str] | None = None) -> Table:
    """A game laid out on our own map."""
    table = Table("box", readings=readings)
    table.state = table.game.start
    return table.do(OpenBox(own_box())).do(SetUp(options))


def placed(table: Table) -> Table:
    """The detachments in the first hexes that there are."""
    for name in DETACHMENTS:
        table.do(next(order for order in table.legal(Place) if order.piece == name))
    return table


# --- 3.0, 10.0 ---


@pytest.mark.rule("IS-030", "IS-031", "IS-035", "IS-026", "IS-029", "IS-033", "IS-020", "IS-013")
def test_everything_with_a_printed_place_stands_there() -> None:
    state = begun().state

    assert {name: state.place(name) for name in ("a", "e", "f", "qp", "st-iz", "lt-a")} == {
        "a": "1406", "e": "2004", "f": "2004", "qp": "1208", "st-iz": "1005", "lt-a": "",
    }  # fmt: skip
    assert state.place("durnford") == "1809"
    assert (state.wagon, state.colours, state.turn) == ("1008", "waiting", 0)
    assert begun().side == "british"
    assert sum(state.zulus.values()) == 112
    assert set(state.zulus.values()) == {16}
    assert state.units["a"].steps == 8
    assert begun().against(SetUp()) == ["IS-042"]
    assert begun().against(OpenBox(own_box())) == ["IS-042"]


@pytest.mark.rule("IS-034", "IS-145", "IS-022")
@pytest.mark.parametrize(("reading", "wagon"), [("allowed", []), ("forbidden", ["IS-034"])])
def test_detachments_are_placed_one_by_one_in_free_hexes_of_wagons_and_tents(
    reading: str, wagon: list[str]
) -> None:
    table = begun(readings={"IS_034": reading})

    assert set(table.state.unplaced) == set(DETACHMENTS)
    assert {table.state.box.terrain_of[order.hex] for order in table.legal(Place)} == {"wagons", "tents"}
    assert table.against(Place("rb", "1008")) == wagon
    assert table.against(Place("rb", "1208")) == ["IS-034"]  # QP stands there
    assert table.against(Place("rb", "0101")) == ["IS-034"]
    assert table.against(Place("a", "1008")) == ["IS-034"]
    first = table.legal(Place)[0]
    table.do(first)
    assert table.against(Place("2bp", first.hex)) == ["IS-034"]


@pytest.mark.rule("IS-003", "IS-042", "IS-043")
def test_the_first_turn_begins_when_all_are_placed() -> None:
    table = placed(begun())

    assert TurnBegan(1) in table.facts
    assert (table.state.turn, table.state.step) == (1, "zulu-movement")


@pytest.mark.rule("IS-143", "IS-144", "IS-145")
def test_in_the_free_set_up_the_british_choose_between_columns_nine_and_twenty() -> None:
    table = begun("free-set-up")

    assert (table.state.wagon, table.state.place("st-iz"), table.state.place("a")) == ("1008", "1005", "")
    assert table.against(Place("a", "0905")) == ["IS-143"]
    assert table.against(Place("a", "2005")) == ["IS-143"]
    table.do(Place("a", "1006"))
    assert table.against(Place("c", "1006")) == ["IS-143"]  # 8 and 6 points
    assert table.against(Place("durnford", "1006")) == []
    assert table.against(Place("c", "1907")) == []
    assert table.against(Place("1bb", "1907")) == ["IS-034"]
    assert table.against(Place("1bb", "1306")) == []
    assert table.do(Place("younghusband", "1306")).against(Place("1bb", "1306")) == [
        "IS-034"
    ]  # he is there now
    assert table.against(Place("lt-a", "1006")) == ["IS-034"]


@pytest.mark.rule("IS-143")
def test_a_game_is_set_up_with_options_that_there_are() -> None:
    table = Table("box")
    table.state = table.game.start
    table.do(OpenBox(own_box()))

    assert table.against(SetUp(("sunshine",))) == ["IS-143"]
    assert table.against(SetUp(("solitaire", "free-set-up"))) == []


@pytest.mark.rule("IS-009", "IS-013")
def test_a_printed_value_that_is_missing_is_asked_for_and_never_made_up() -> None:
    units = {**own_box().units, "e": replace(own_box().units["e"], strength=None)}
    table = Table("box")
    table.state = table.game.start
    table.do(OpenBox(replace(own_box(), units=units)))

    with pytest.raises(ComponentNeeded) as needed:
        table.do(SetUp())
    assert (needed.value.piece, needed.value.field) == ("unit-e", "strength")
    table.do(StateComponent("unit-e", "strength", "7")).do(SetUp())
    assert table.steps("e") == 7
    for piece, field, value in (("unit-z", "strength", "7"), ("unit-e", "colour", "7"), ("unit-e", "strength", "x"),
                                ("hex-0101", "terrain", "sea"), ("unit-e", "strength", "9"), ("unit-e", "hex", "9999"),
                                ("leader-wardell", "hex", "2013"), ("terrain-donga", "cost", "0")):  # fmt: skip
        with pytest.raises(BadData):
            table.do(StateComponent(piece, field, value))
    assert table.do(StateComponent("hex-0101", "terrain", "donga")).state.box.terrain_of["0101"] == "donga"


@pytest.mark.rule("IS-008", "IS-017", "IS-018", "IS-028", "IS-036")
def test_the_ledge_the_counters_the_markers_and_the_onrush_hexes_are_the_rulebooks() -> None:
    box, state = own_box(), placed(begun()).state

    ledge = Table("zulu-attack", "1205", box=box, a="1206 5")
    assert aimed_at(GAME.book, ledge.state, Attack("1205", "1206")).lines[0].about == {"terrain": "ledge"}
    assert set(box.onrush) == {"1601", "2301", "2506", "2013", "1201", "1314", "0401"}
    assert max(each.steps for each in state.units.values()) == 8  # four counters with two sides
    assert state.units["lt-a"].steps in {5, 6}  # three counters
    assert "wagon" not in state.units
    table = Table("combat", "0909", a="1008 8", wagon="1008").put(colours="shown")
    assert table.against(Fire("0909", ("wagon",))) == ["IS-098"]
    assert table.state.strength("1008") == 8


# --- 5.0 ---


@pytest.mark.rule("IS-042", "IS-053", "IS-054")
@pytest.mark.parametrize(("first", "second"), [("movement", "combat"), ("combat", "movement")])
def test_the_british_choose_which_of_movement_and_combat_comes_first(first: str, second: str) -> None:
    table = Table("choice", "0806", a="0808 4")

    assert table.against(EndPhase()) == ["IS-042"]
    table.do(ChooseOrder(first))  # type: ignore[arg-type]  # its word
    assert table.state.step == first
    assert table.against(ChooseOrder("movement")) == ["IS-053"]
    table.do(EndPhase())
    assert table.state.step == second
    table.do(EndPhase())
    assert (table.state.turn, table.state.step) == (2, "zulu-movement")  # nobody is beside a Zulu unit


@pytest.mark.rule("IS-042", "IS-049", "IS-043", "IS-061")
def test_the_seven_phases_follow_one_another_and_empty_ones_are_passed_over() -> None:
    table = Table("zulu-movement", "0807", a="0808 4", durnford="0808")
    seen = []
    for order, faces in ((EndPhase(), ()), (EndPhase(), ()), (EndPhase(), ()), (ChooseOrder("combat"), ()),
                         (EndPhase(), ()), (EndPhase(), ()), (Snipe(), (1,)), (Target("durnford"), (3,))):  # fmt: skip
        seen.append(table.state.step)
        table.do(order, *faces)
    assert seen == [
        "zulu-movement", "reaction", "zulu-attack", "choice", "combat", "movement", "sniping", "fatalities",
    ]  # fmt: skip
    assert (table.state.turn, table.steps("a")) == (2, 3)
    alone = Table("zulu-movement", "0801", a="0808 4").do(EndPhase())
    assert alone.state.step == "choice"


# --- 5.9, 5.10 ---


def arriving(**units: Any) -> Table:  # noqa: ANN401  # where each stands
    """The start of turn 2, on the clear map."""
    table = Table("fatalities", **units)
    lt_a = table.state.units["lt-a"]._replace(steps=5)
    table.put(units={**table.state.units, "lt-a": lt_a}, zulus={"0101": 1})
    return table


@pytest.mark.rule("IS-062", "IS-063", "IS-014")
def test_on_turn_two_colours_and_lt_a_come_to_the_wagon() -> None:
    table = arriving(a="1008 8", wagon="1008").put(turn=2, step="arrivals", zulus={"1007": 1})

    assert table.against(Place("lt-a", "1108")) == ["IS-034"]  # the colours first
    table.do(ShowColours())
    assert table.facts == [ColoursCame("shown")]
    assert {order.hex for order in table.legal(Place)} == {
        "1108",
        "1109",
        "1009",
        "0909",
        "0908",
    }  # 1008 is full
    assert table.against(Place("lt-a", "1007")) == ["IS-084"]
    assert table.against(Place("lt-a", "1008")) == ["IS-062"]
    table.do(Place("lt-a", "1009"))
    assert Placed("1009") in table.facts
    assert table.state.step == "zulu-movement"
    assert table.against(ShowColours()) == ["IS-063"]


@pytest.mark.rule("IS-063", "IS-064", "IS-037")
def test_declined_colours_never_come_and_bar_the_way_west() -> None:
    table = arriving(a="0109 4", wagon="0109").put(turn=2, step="arrivals")

    table.do(ShowColours(decline=True)).do(Place("lt-a", "0108"))
    assert table.state.colours == "declined"
    moved = Table("movement", a="0209 4", wagon="0209", box=laid((("0209", "0109"),))).put(colours="declined")
    assert moved.do(Move(("a", "wagon"), "0109")).state.ending == ""


@pytest.mark.rule("IS-062")
@pytest.mark.parametrize(("reading", "lost"), [("lost", True), ("later", False)])
def test_whoever_finds_no_hex_is_lost_or_comes_later(reading: str, lost: bool) -> None:
    around = ("1007", "1108", "1109", "1009", "0909", "0908", "1008")
    table = arriving(a="0404 8", wagon="1008")
    table.game = Table("box", readings={"IS_062": reading}).game
    table.put(turn=2, step="arrivals", zulus=dict.fromkeys(around, 1)).do(ShowColours())

    full = arriving(a="1008 8", wagon="1008").put(
        turn=2, step="arrivals", zulus=dict.fromkeys(around[:-1], 1)
    )
    full.do(ShowColours()).do(Place("lt-a", "1008")).do(
        Displace("a")
    )  # 8 and 5 among Zulus: the British choose
    assert (full.state.place("a"), full.steps("lt-a"), full.state.step) == ("", 5, "zulu-movement")
    assert (Lost("", "no-hex") in table.facts) is lost
    assert table.steps("lt-a") == (0 if lost else 5)
    gone = arriving(a="0404 8", durnford="0102").put(wagon_captured=True).do(Target("durnford"), 6)
    assert [ColoursCame("lost"), Lost("", "no-wagon")] == gone.facts[-3:-1]


# --- 4.0 ---


@pytest.mark.rule("IS-037")
@pytest.mark.parametrize(
    ("units", "moved", "reading", "wins"),
    [
        ({"a": "0209 4", "wagon": "0209"}, ("a", "wagon"), "same_hex", True),
        ({"a": "0209 4", "wagon": "0209"}, ("wagon",), "same_hex", False),
        ({"durnford": "0209", "c": "0505 3", "wagon": "0209"}, ("durnford", "wagon"), "same_hex", False),
        ({"a": "0113 4", "wagon": "0209"}, ("wagon",), "same_hex", False),
        ({"a": "0113 4", "wagon": "0209"}, ("wagon",), "any_exit_hex", True),
    ],
)
def test_the_british_win_at_once_with_wagon_and_colours_at_the_west_edge(
    units: dict[str, Any], moved: tuple[str, ...], reading: str, wins: bool
) -> None:
    box = laid((("0209", "0109"),))
    table = Table("movement", box=box, readings={"IS_037": reading}, **units).put(colours="shown")

    table.do(Move(moved, "0109"))
    assert (table.state.ending == "breakout") is wins


@pytest.mark.rule("IS-037")
def test_only_the_hexes_from_0105_to_0114_are_the_way_west() -> None:
    table = Table("movement", box=laid((("0204", "0104"),)), a="0204 4", wagon="0204").put(colours="shown")
    assert table.do(Move(("a", "wagon"), "0104")).state.ending == ""


@pytest.mark.rule("IS-038", "IS-040", "IS-003", "IS-043")
@pytest.mark.parametrize(("turn", "ending"), [(5, ""), (6, "survival")])
def test_whoever_holds_out_to_the_end_of_turn_six_has_won(turn: int, ending: str) -> None:
    table = Table("fatalities", "0807", st_iz="1005 1", durnford="0808").put(turn=turn)

    table.do(Target("durnford"), 1)
    assert table.state.ending == ending
    assert (Ended("survival") in table.facts) is bool(ending)
    assert table.game.due(table.state).rule == ("IS-038" if ending else "IS-044")


@pytest.mark.rule("IS-038", "IS-039", "IS-060", "IS-118")
@pytest.mark.parametrize(
    ("step", "order", "face", "pieces", "ending"),
    [
        pytest.param(
            "fatalities", Target("durnford"), 3, {"durnford": "0808"}, "survival", id="a leader alone lives"
        ),
        pytest.param(
            "fatalities", Target("durnford"), 2, {"durnford": "0808"}, "massacre", id="he falls in phase VII"
        ),
        pytest.param(
            "sniping", Snipe(), 1, {"a": "0808 1", "durnford": "0505"}, "survival", id="one stands elsewhere"
        ),
        pytest.param(
            "sniping", Snipe(), 1, {"a": "0808 1", "durnford": "0808"}, "massacre", id="with nowhere to go"
        ),
        pytest.param("sniping", Snipe(), 1, {"st_iz": "0808 1"}, "massacre", id="the iziGqoza are the last"),
    ],
)
def test_who_is_left_as_turn_six_ends_decides(
    step: str, order: Snipe | Target, face: int, pieces: dict[str, Any], ending: str
) -> None:
    assert Table(step, "0807", **pieces).put(turn=6).do(order, face).state.ending == ending


@pytest.mark.rule("IS-039", "IS-033")
def test_lt_a_who_is_still_to_come_denies_no_massacre() -> None:
    """4.3: at any point in the game nobody is on the map."""
    table = arriving(a="0808 1", wagon="1008").put(step="zulu-attack", zulus={"0807": 1})

    assert table.do(Attack("0807", "0808"), 1).state.ending == "massacre"


# --- the Examples of Play ---


@pytest.mark.rule("IS-005", "IS-065", "IS-069", "IS-095", "IS-109", "IS-128")
def test_the_example_of_play() -> None:
    """A Company (8, in 0708) is surrounded, C Company (4) stands with Durnford in 1008 among the wagons."""
    ring = "0707 0807 0808 0709 0607 0608"
    table = Table("reaction", f"{ring} 0909 0908", a="0708 8", c="1008 4", durnford="1008").put(turn=2)

    def needs(order: Fire) -> int:
        return fire_reckoning(GAME.book, table.state, order).total

    # reaction: 8 + 1 - 2 = 7; a 2 eliminates; then 4 + 1 - 2 = 3; a 4 does nothing
    assert needs(Fire("0808", ("a",))) == 7
    table.do(Fire("0808", ("a",)), 2).do(Recycle("0401"))
    assert needs(Fire("0909", ("c",))) == 3
    table.do(Fire("0909", ("c",)), 4)
    assert (table.state.step, "0808" in table.state.zulus) == ("zulu-attack", False)

    # attacks: five dice against A with hit number 4 (three hits), two against C with hit number 1 (one)
    for start, face in zip(("0707", "0807", "0709", "0607", "0608"), (4, 5, 6, 3, 2), strict=True):
        table.do(Attack(start, "0708"), face)
        assert table.facts[0].needs == 4
    for start, face in (("0909", 1), ("0908", 5)):
        table.do(Attack(start, "1008"), face)
        assert table.facts[0].needs == 1
    assert (table.steps("a"), table.steps("c")) == (5, 3)

    # combat first: 5 - 2 = 3 at range two, a 2 eliminates; 3 + 1 - 2 = 2, a 4 misses
    table.do(ChooseOrder("combat"))
    assert needs(Fire("0909", ("a",))) == 3
    table.do(Fire("0909", ("a",)), 2).do(Recycle("0401"))
    assert needs(Fire("0908", ("c",))) == 2
    table.do(Fire("0908", ("c",)), 4)

    # movement: 0808, 0909 and 1008 cost 1 + 1 + 2; the two companies are 5 + 3
    assert table.state.step == "movement"
    table.do(Move(("a",), "1008"))
    assert table.state.points["a"] == 4
    table.do(EndPhase())

    # sniping on turn 2: a 3, and two units beside Zulus; leaders: a 3 misses Durnford
    table.do(Snipe(), 3)
    assert (table.steps("a"), table.steps("c")) == (4, 2)
    table.do(Target("durnford"), 3)
    assert table.state.turn == 3
    assert table.against(TakeStep("a")) == ["IS-105"]

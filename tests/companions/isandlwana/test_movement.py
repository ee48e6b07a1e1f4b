"""6.0, 7.0: who moves how far, where one may stay, squares, the wagon, overstacks."""

from typing import Any

import pytest

from heart_africa.companions.isandlwana.events import Captured, Displaced, Lost, Moved
from heart_africa.companions.isandlwana.game import EndPhase
from heart_africa.companions.isandlwana.movement import (
    Displace,
    FormSquare,
    LeaveSquare,
    Move,
    MoveZulu,
    Send,
    costs,
    left,
    zulu_costs,
)
from tests.companions.isandlwana.table import Table, laid

ROAD = (("1008", "0908", "0808", "0709"),)


# --- Zulus ---


@pytest.mark.rule("IS-044", "IS-073", "IS-010", "IS-080")
def test_a_zulu_unit_moves_up_to_six_points() -> None:
    table = Table("zulu-movement", "0808", a="0101 4")

    assert table.against(MoveZulu("0808", ("0802",))) == []
    assert table.against(MoveZulu("0808", ("0801",))) == ["IS-080"]
    assert table.do(MoveZulu("0808", ("0802",))).state.zulus == {"0802": 1}
    assert table.against(MoveZulu("0802", ("0803",))) == ["IS-077"]


@pytest.mark.rule("IS-080", "IS-009")
def test_terrain_costs_its_points_and_nobody_enters_without_them() -> None:
    box = laid(donga="0807 0907 0906 0707 0706 0708 0709 0809 0909 0908")
    table = Table("zulu-movement", "0808", box=box, a="0101 4")

    found = zulu_costs(table.game.book, table.state, "0808")
    assert (found["0807"], found["0806"], found["0805"]) == (2, 3, 4)
    wagon = Table("zulu-movement", "1007", a="0101 4")
    assert zulu_costs(wagon.game.book, wagon.state, "1007")["1008"] == 2


@pytest.mark.rule("IS-080")
def test_one_hex_may_be_always_possible_if_players_read_it_so() -> None:
    box = laid(heights="0102")
    for reading, legal in (("none", False), ("one_hex", True)):
        table = Table("movement", box=box, readings={"IS_080": reading}, a="0103 4 square")
        assert (Move(("a",), "0102") in table.legal(Move)) is legal
        assert (table.against(Move(("a",), "0102")) == []) is legal


@pytest.mark.rule("IS-070", "IS-071", "IS-078")
def test_zulus_pass_through_one_another_but_do_not_stay_together() -> None:
    table = Table("zulu-movement", "0808 0807 0806 1601 1601", a="0705 4")

    assert table.against(MoveZulu("0808", ("0806",))) == ["IS-070"]
    assert table.against(MoveZulu("0808", ("0805",))) == []  # past two others and beside the British
    assert table.against(MoveZulu("1601", ("1602", "1602"))) == ["IS-070"]
    assert table.do(MoveZulu("1601", ("1602", "1502"))).state.zulus["1502"] == 1
    assert table.against(MoveZulu("1602", ("1601",))) == ["IS-077"]


@pytest.mark.rule("IS-070", "IS-127", "IS-081")
def test_any_number_of_zulus_stays_in_an_onrush_hex() -> None:
    table = Table("zulu-movement", "1601 1601 1603", a="0101 4")

    table.do(MoveZulu("1603", ("1601",)))
    assert table.state.zulus == {"1601": 3}
    assert table.against(MoveZulu("1601", ("1602", "1502", "1503"))) == ["IS-077"]  # the third has moved
    assert table.against(EndPhase()) == []


@pytest.mark.rule("IS-084", "IS-052")
@pytest.mark.parametrize(
    ("piece", "problem"),
    [({"a": "0807 1"}, ["IS-084"]), ({"durnford": "0807"}, ["IS-084"]), ({"wagon": "0807"}, [])],
)
def test_zulus_enter_no_hex_of_units_or_leaders_but_that_of_the_wagon(
    piece: dict[str, Any], problem: list[str]
) -> None:
    table = Table("zulu-movement", "0808", c="0101 4", **piece)

    assert table.against(MoveZulu("0808", ("0807",))) == problem


@pytest.mark.rule("IS-084", "IS-122", "IS-131", "IS-133")
def test_a_zulu_unit_that_enters_the_wagons_hex_captures_it_with_the_colours() -> None:
    table = Table("zulu-movement", "0808", wagon="0807", a="0101 4").put(colours="shown")

    table.do(MoveZulu("0808", ("0807",)))
    assert table.facts[-1] == Captured("0807", colours=True)
    assert (table.state.wagon, table.state.wagon_captured, table.state.colours) == ("", True, "captured")
    other = Table("zulu-movement", "0808", readings={"IS_084": "enemy"}, wagon="0807", a="0101 4")
    assert other.against(MoveZulu("0808", ("0807",))) == ["IS-080"]


@pytest.mark.rule("IS-084", "IS-071", "IS-081")
def test_a_zulu_unit_that_took_the_wagon_goes_on_with_the_points_left() -> None:
    """Six points: two to the wagon, four from there; as any move, until another unit's begins (7.1)."""
    table = Table("zulu-movement", "0809 1201 1201", wagon="0807", a="0101 4")
    table.do(MoveZulu("0809", ("0807",)))

    assert table.against(MoveZulu("0807", ("0802",))) == ["IS-080"]
    assert table.against(MoveZulu("0807", ("0803",))) == []
    others = Table("zulu-movement", "0809 1201 1201", wagon="0807", a="0101 4")
    others.do(MoveZulu("0809", ("0807",))).do(MoveZulu("1201", ("1202",)))
    assert others.against(MoveZulu("0807", ("0806",))) == ["IS-077"]
    table.do(MoveZulu("0807", ("0805",)))
    assert table.state.zulus == {"0805": 1, "1201": 2}
    assert table.against(MoveZulu("0805", ("0804",))) == ["IS-077"]
    far = Table("zulu-movement", "0813", wagon="0807", a="0101 4").do(MoveZulu("0813", ("0807",)))
    assert far.against(MoveZulu("0807", ("0806",))) == ["IS-077"]


@pytest.mark.rule("IS-079")
def test_each_side_moves_in_its_own_phase_only() -> None:
    table = Table("zulu-movement", "0808", a="0707 4")
    assert table.against(Move(("a",), "0706")) == ["IS-079"]
    table = Table("movement", "0808", a="0505 4")
    assert table.against(MoveZulu("0808", ("0807",))) == ["IS-044"]
    assert table.against(EndPhase()) == []  # and need not move at all


# --- the British ---


@pytest.mark.rule("IS-073", "IS-080", "IS-126", "IS-084")
def test_british_pieces_move_four_points_around_zulus_and_not_into_onrush_hexes() -> None:
    table = Table("movement", "0807", a="0808 8", durnford="1202", qp="0404 2")

    assert table.against(Move(("a",), "0812")) == []
    assert table.against(Move(("a",), "0813")) == ["IS-080"]
    assert table.against(Move(("a",), "0807")) == ["IS-084"]
    assert costs(table.game.book, table.state, ("a",))["0806"] == 3  # around the Zulus: a hex more
    assert table.against(Move(("durnford",), "1201")) == ["IS-126"]
    past = Table("movement", box=laid(donga="1102 1202 1302"), a="1101 4")
    assert past.against(Move(("a",), "1301")) == [
        "IS-080"
    ]  # two through 1201, which is closed; seven round it
    assert table.against(Move(("durnford",), "1203")) == []


@pytest.mark.rule("IS-076", "IS-077", "IS-082")
def test_a_move_is_finished_before_the_next_one_begins() -> None:
    table = Table("movement", a="0808 4", c="0404 3")

    table.do(Move(("a",), "0806"))
    assert left(table.state, "a") == 2
    assert table.against(Move(("a",), "0804")) == []
    table.do(Move(("c",), "0405"))
    assert table.against(Move(("a",), "0805")) == ["IS-082"]
    assert table.do(EndPhase()).state.points == {}


@pytest.mark.rule("IS-081", "IS-082", "IS-083")
def test_a_stack_drops_pieces_on_its_way_and_picks_up_only_at_its_end() -> None:
    table = Table("movement", a="0808 3", c="0808 2", durnford="0808", e="0806 2")

    table.do(Move(("a", "c", "durnford"), "0806"))
    assert [fact.end for fact in table.facts if isinstance(fact, Moved)] == ["0806"] * 3
    assert table.against(Move(("a", "e"), "0805")) == ["IS-083"]
    table.do(Move(("a", "durnford"), "0805"))  # c stays with e
    assert table.against(Move(("c",), "0807")) == ["IS-082"]
    assert table.against(Move(("e",), "0807")) == []
    assert table.against(Move(("a", "e"), "0804")) == ["IS-081", "IS-083"]


@pytest.mark.rule("IS-068", "IS-069", "IS-065")
@pytest.mark.parametrize(
    ("strength", "reading", "fits"),
    [(5, "eight", True), (6, "eight", False), (5, "below_eight", False), (4, "below_eight", True)],
)
def test_eight_strength_points_stack_in_a_hex(strength: int, reading: str, fits: bool) -> None:
    table = Table(
        "movement",
        readings={"IS_068": reading},
        a=f"0808 {strength}",
        c="0806 3",
        durnford="0808",
        wagon="0806",
    )

    assert table.against(Move(("a",), "0806")) == ([] if fits else ["IS-068"])
    assert (Move(("a",), "0806") in table.legal()) is fits
    assert table.against(Move(("durnford",), "0806")) == []
    assert table.against(Move(("a",), "0805")) == []  # through it


@pytest.mark.rule("IS-092", "IS-073")
def test_the_izigqoza_stay_where_they_are() -> None:
    table = Table("movement", st_iz="1005 4", a="1005 2")

    assert table.against(Move(("st-iz",), "1004")) == ["IS-092"]
    assert table.against(FormSquare(("st-iz",))) == ["IS-092"]
    assert {order.pieces for order in table.legal(Move)} == {("a",)}


# --- squares ---


@pytest.mark.rule("IS-027")
def test_a_seventh_square_is_formed_though_the_box_has_six_markers() -> None:
    squares: dict[str, Any] = {
        name: f"0{at}08 2 square" for at, name in enumerate(("a", "c", "e", "f", "g", "h"), 1)
    }
    table = Table("movement", nb="0808 2", **squares).do(FormSquare(("nb",)))

    assert [each.square for each in table.state.units.values()].count(True) == 7


@pytest.mark.rule("IS-085")
def test_forming_square_costs_two_points_and_ends_the_move() -> None:
    table = Table("movement", a="0808 4", c="0404 3")

    table.do(Move(("a",), "0806"))
    assert table.do(FormSquare(("a",))).state.units["a"].square
    assert table.against(Move(("a",), "0805")) == ["IS-082"]
    table.do(Move(("c",), "0407"))
    assert table.against(FormSquare(("c",))) == ["IS-085"]


@pytest.mark.rule("IS-082", "IS-085")
def test_whoever_is_dropped_in_square_does_not_stop_the_others() -> None:
    """Two points to 0806, two for the square of A Company; C Company has two left for 0804."""
    table = Table("movement", a="0808 4", c="0808 3").do(Move(("a", "c"), "0806")).do(FormSquare(("a",)))

    assert table.against(Move(("a",), "0805")) == ["IS-082"]
    assert left(table.do(Move(("c",), "0804")).state, "c") == 0


@pytest.mark.rule("IS-077", "IS-085")
def test_whoever_forms_square_elsewhere_ends_the_move_begun_before() -> None:
    """7.7: a square is formed during the unit's own movement, and 7.1: the one before is completed by then."""
    table = Table("movement", a="0808 4", c="0404 3").do(Move(("c",), "0405")).do(FormSquare(("a",)))

    assert table.against(Move(("c",), "0406")) == ["IS-082"]


@pytest.mark.rule("IS-085", "IS-086", "IS-073")
def test_a_square_moves_two_points_or_breaks_up_and_moves_two() -> None:
    table = Table("movement", a="0808 4 square", c="0404 3 square", durnford="0808")

    assert table.against(Move(("a",), "0806")) == []
    assert table.against(Move(("a",), "0805")) == ["IS-080"]
    table.do(LeaveSquare(("a",)))
    assert table.against(Move(("a",), "0806")) == []
    assert table.against(Move(("a",), "0805")) == ["IS-080"]
    table.do(FormSquare(("a",)))  # two points out of it and two into it again are all four
    assert left(table.state, "a") == 0
    table.do(Move(("c",), "0405"))
    assert table.against(LeaveSquare(("c",))) == ["IS-086"]
    assert table.against(LeaveSquare(("durnford",))) == ["IS-085"]


@pytest.mark.rule("IS-081", "IS-086", "IS-083")
def test_who_leaves_a_square_moves_on_with_the_stack_beside_him() -> None:
    """Two points are left to A Company, and so to all three; E Company begins no move with them from elsewhere."""
    table = Table("movement", a="0808 4 square", durnford="0808", wagon="0808", e="0806 2")

    table.do(LeaveSquare(("a",)))
    assert table.against(Move(("a", "durnford"), "0805")) == ["IS-080"]
    assert table.against(Move(("a", "wagon"), "0807")) == []
    table.do(Move(("a", "durnford"), "0806"))
    assert table.against(Move(("a", "e"), "0805")) == ["IS-083"]
    assert table.against(Move(("wagon",), "0807")) == []  # not part of what went, and fresh


# --- the ammunition wagon ---


@pytest.mark.rule("IS-074", "IS-090", "IS-075")
def test_the_wagon_moves_two_hexes_along_a_road_or_one_off_it() -> None:
    table = Table("movement", box=laid(ROAD), wagon="1008", a="1008 4")

    assert {order.end for order in table.legal(Move) if order.pieces == ("wagon",)} == {
        "0908", "0808", "1007", "1009", "1108", "1109", "0909",
    }  # fmt: skip
    assert table.against(Move(("wagon",), "0907")) == ["IS-089"]  # two hexes, but not along the road
    square = Table("movement", box=laid(ROAD), wagon="1008", a="1008 4 square")
    assert square.against(Move(("a", "wagon"), "0808")) == []  # two points are all that a square has
    table.do(Move(("a", "wagon"), "0808"))
    assert (table.state.wagon, table.state.place("a"), left(table.state, "a")) == ("0808", "0808", 2)
    assert table.against(Move(("wagon",), "0709")) == ["IS-082"]
    assert table.against(Move(("a",), "0709")) == []


@pytest.mark.rule("IS-074", "IS-082")
def test_a_stack_drops_the_escort_and_the_wagon_rolls_on_along_the_road() -> None:
    """7.4 and 7.8: a road hex with A Company, one without it, and none off the road in the same phase."""
    table = Table("movement", box=laid(ROAD), wagon="1008", a="1008 4").do(Move(("a", "wagon"), "0908"))

    assert table.against(Move(("wagon",), "0907")) == ["IS-089"]
    assert table.against(Move(("wagon",), "0709")) == ["IS-089"]  # that would be three
    table.do(Move(("wagon",), "0808"))
    assert table.against(Move(("wagon",), "0709")) == ["IS-082"]
    assert table.against(Move(("a",), "0808")) == ["IS-082"]  # it was dropped
    off = Table("movement", box=laid(ROAD), wagon="0907", a="0101 4").do(Move(("wagon",), "0908"))
    assert off.against(Move(("wagon",), "0808")) == ["IS-082"]  # it came to the road, not along it


@pytest.mark.rule("IS-089", "IS-012")
@pytest.mark.parametrize(
    ("terrain", "reading", "enters"),
    [("tents", "starts_there", True), ("wagons", "starts_there", False), ("wagons", "free", True),
     ("donga", "starts_there", False), ("heights", "free", False), ("clear", "starts_there", True)],
)  # fmt: skip
def test_the_wagon_enters_clear_tents_and_roads(terrain: str, reading: str, enters: bool) -> None:
    table = Table(
        "movement", box=laid(**{terrain: "1007"}), readings={"IS_089": reading}, wagon="1008", a="0101 1"
    )

    assert (table.against(Move(("wagon",), "1007")) == []) is enters
    by_road = laid((("1008", "1007"),), **{terrain: "1007"})
    assert Table("movement", box=by_road, wagon="1008", a="0101 1").against(Move(("wagon",), "1007")) == []


@pytest.mark.rule("IS-091", "IS-080", "IS-089")
def test_whoever_goes_with_the_wagon_pays_what_the_hex_costs_him() -> None:
    """Wagons cost 2: by the road from 1008 one pays 1 with the wagon, from the south of it the wagon 1, its escort 2."""
    box = laid((("1008", "1108"),), wagons="1008 1108")
    for start, spent in (("1008", 1), ("1109", 2)):
        table = Table("movement", box=box, wagon=start, a=f"{start} 4", c=f"{start} 3 square", durnford=start)
        table.do(Move(("a", "durnford", "wagon"), "1108"))
        assert (left(table.state, "a"), left(table.state, "durnford")) == (4 - spent, 4 - spent)
        assert costs(table.game.book, table.state, ("c",))["1108"] == spent


@pytest.mark.rule("IS-091")
def test_a_road_costs_others_one_point_a_hex() -> None:
    box = laid((("0808", "0908", "1008"),), donga="0908 1007")
    table = Table("movement", "0101", box=box, a="0808 4")

    found = costs(table.game.book, table.state, ("a",))
    assert (found["0908"], found["1008"], found["1007"]) == (
        1,
        2,
        3,
    )  # a hex of wagons and a donga by road; one not


# --- 6.2 overstacks ---


@pytest.mark.rule("IS-032", "IS-065", "IS-067")
def test_an_overstack_is_put_right_at_the_end_of_the_british_movement() -> None:
    table = Table("movement", "2005", e="2004 7", f="2004 7").put(first="movement")

    table.do(EndPhase())
    assert table.against(EndPhase()) == ["IS-042"]
    table.do(Displace("e"))
    assert table.side == "zulu"
    assert {order.hex for order in table.legal(Send)} == {"2003", "1904", "1905", "2104", "2105"}
    table.do(Send("2105"))
    assert (table.state.place("e"), table.state.place("f"), table.state.step) == ("2105", "2004", "combat")


@pytest.mark.rule("IS-032")
def test_an_overstack_that_has_moved_apart_is_none() -> None:
    table = Table("movement", "0101", e="2004 7", f="2004 7").put(first="movement")

    table.do(Move(("e",), "2003")).do(EndPhase())
    assert table.state.waits == ()
    assert table.state.step != "movement"


@pytest.mark.rule("IS-066")
@pytest.mark.parametrize(("reading", "left_over"), [("owner_keeps", {"f"}), ("all_lost", set())])
def test_a_surrounded_overstack_loses_who_is_too_many(reading: str, left_over: set[str]) -> None:
    around = "2003 2005 1904 1905 2104 2105"
    table = Table("movement", around, readings={"IS_066": reading}, e="2004 7", f="2004 7", g="0505 2").put(
        first="movement"
    )

    table.do(EndPhase()).do(Displace("e"))
    assert Lost("2004", "overstack") in table.facts
    assert set(table.state.standing.get("2004", ())) == left_over


@pytest.mark.rule("IS-067")
def test_the_only_free_hex_is_nobodys_choice_and_a_full_one_is_none() -> None:
    table = Table("movement", "2003 2005 1904 1905", e="2004 7", f="2004 7", g="2104 6").put(first="movement")

    table.do(EndPhase()).do(Displace("e"))
    assert Displaced("2105") in table.facts


@pytest.mark.rule("IS-068", "IS-065")
def test_what_players_overrule_is_put_right_at_once() -> None:
    table = Table("movement", e="2004 7", f="2003 7")

    table.overruled(Move(("f",), "2004"))
    assert table.state.wait is not None
    assert table.against(Move(("f",), "2003")) == ["IS-079"]
    assert [order.piece for order in table.legal()] == ["e", "f"]


@pytest.mark.rule("IS-066", "IS-092")
def test_the_izigqoza_are_displaced_from_no_stack() -> None:
    table = Table("movement", st_iz="1005 3", a="1005 8").do(EndPhase())

    assert table.legal() == [Displace("a")]
    assert table.against(Displace("st-iz")) == ["IS-066"]

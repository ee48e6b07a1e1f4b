"""9.0: the system that plays the Zulus, step by step as its rules say, with its reasons."""

from collections import Counter
from typing import Any

import pytest

from heart_africa.companions.isandlwana.combat import Advance, Attack, Fire, Snipe
from heart_africa.companions.isandlwana.events import Advanced, Attacked, Recycled, ZuluMoved
from heart_africa.companions.isandlwana.movement import MoveZulu, Send
from heart_africa.companions.isandlwana.solitaire import PlayZulus
from heart_africa.companions.run import lots, shuffled
from heart_africa.core.dice import Dice
from tests.companions.isandlwana.table import Rolls, Table, laid

PLAY = PlayZulus()


def alone(step: str, zulus: str, readings: dict[str, str] | None = None, **units: Any) -> Table:  # noqa: ANN401  # as the library gives it
    """A position in a game for one."""
    return Table(step, zulus, readings=readings, **units).put(options=("solitaire",))


def plays(table: Table, seed: int = 1) -> Table:
    """The system does what is next, with dice by a seed."""
    run = table.game.carried_out(table.game.book, table.state, PLAY, Rolls(seed))
    table.facts, table.state = [fact.event for fact in run.facts], run.state
    return table


def moves(table: Table) -> list[ZuluMoved]:
    return [fact for fact in table.facts if isinstance(fact, ZuluMoved)]


@pytest.mark.rule("IS-136", "IS-084")
def test_the_system_goes_over_the_wagon_where_no_other_way_leads_to_the_british() -> None:
    """0401 is walled in by four units and the wagon of 0402: the one stops there, the other goes on."""
    people: dict[str, Any] = {"a": "0301 1", "c": "0302 1", "e": "0501 1", "f": "0502 1"}
    table = plays(alone("zulu-movement", "0401 0401", wagon="0402", **people))

    went = [(each.start, each.end) for each in moves(table)]
    assert went.count(("0401", "0402")) == 2
    (end,) = (each for start, each in went if start == "0402")
    assert end in {"0201", "0202", "0303", "0503", "0601", "0602"}  # beside them, and none of it at 0401
    assert table.state.wagon_captured
    assert table.state.zulus == {"0402": 1, end: 1}


@pytest.mark.rule("IS-135")
def test_alone_the_system_has_the_zulus_and_the_player_the_british() -> None:
    table = alone("zulu-movement", "0808", a="0404 4")

    assert table.legal() == [PLAY]
    assert table.against(MoveZulu("0808", ("0807",))) == ["IS-135"]
    assert alone("zulu-attack", "0808", a="0807 4").against(Attack("0808", "0807")) == ["IS-135"]
    assert Table("zulu-movement", "0808", a="0404 4").against(PLAY) == ["IS-135"]
    assert alone("choice", "0808", a="0404 4").against(PLAY) == ["IS-135"]
    waiting = alone("zulu-attack", "0808", a="0807 1", c="0101 2")
    waiting.do(PLAY, 1)
    assert waiting.against(Advance("0808")) == ["IS-135"]
    assert waiting.against(Send("0808")) == ["IS-067"]


@pytest.mark.rule("IS-136")
def test_every_hex_beside_the_british_is_filled_that_can_be() -> None:
    table = plays(alone("zulu-movement", "1601 " * 8, a="1605 4"))

    beside = {"1604", "1705", "1706", "1606", "1506", "1505"}
    assert {each.end for each in moves(table) if each.why == "beside"} == beside
    assert {each.near for each in moves(table)} == {"a"}
    assert len([each for each in moves(table) if each.why == "ring"]) == 2
    assert set(table.state.zulus.values()) == {1}


@pytest.mark.rule("IS-136")
def test_a_unit_makes_room_where_only_it_can_fill_the_hex() -> None:
    """0803 comes to both hexes beside A that are free, 1401 to the nearer one alone: so 0803 goes round."""
    table = plays(alone("zulu-movement", "0705 0706 0905 0906 0803 1401", a="0805 4"))

    assert {(each.start, each.end, each.cost) for each in moves(table)} == {
        ("0803", "0806", 4),
        ("1401", "0804", 6),
    }


@pytest.mark.rule("IS-136")
def test_whoever_stands_beside_the_british_already_makes_room_too() -> None:
    """1401 comes as far as 0804 or 0905, 0806 is free: one of those two goes there, and all six are filled."""
    table = plays(alone("zulu-movement", "0705 0706 0905 0906 0804 1401", a="0805 4"))

    assert set(table.state.zulus) == {"0705", "0706", "0905", "0906", "0804", "0806"}
    first, last = moves(table)
    assert (first.end, first.start) in {("0806", "0804"), ("0806", "0905")}
    assert (last.start, last.end, last.cost) == ("1401", first.start, 6)


@pytest.mark.rule("IS-137")
@pytest.mark.parametrize(
    ("colours", "first"), [("shown", {"wagon"}), ("waiting", {"beside"}), ("declined", {"beside"})]
)
def test_the_hexes_beside_wagon_and_colours_come_first(colours: str, first: set[str]) -> None:
    table = alone("zulu-movement", "0808 0708", a="0805 4", wagon="1010", c="1010 3").put(colours=colours)

    assert {each.why for each in moves(plays(table))} == first
    if colours == "shown":
        assert {each.end for each in moves(table)} <= {"1009", "1110", "1111", "1011", "0911", "0910"}


@pytest.mark.rule("IS-138", "IS-005")
@pytest.mark.parametrize(("face", "near"), [(1, "a"), (2, "c"), (3, "a"), (6, "c")])
def test_between_equally_near_units_a_die_decides(face: int, near: str) -> None:
    table = alone("zulu-movement", "0808", a="0805 4", c="0811 4")

    table.do(PLAY, face)
    assert moves(table) == [ZuluMoved("0808", {"a": "0806", "c": "0810"}[near], 2, "beside", near)]


@pytest.mark.rule("IS-138")
def test_the_wagon_is_no_unit_that_lots_are_drawn_for() -> None:
    """A alone with it needs no die; with a leader there too the die is between the two."""
    alone("zulu-movement", "0808", a="0805 4", wagon="0805").do(PLAY)

    table = alone("zulu-movement", "0808", a="0805 4", durnford="0805", wagon="0805").do(PLAY, 6)
    assert {each.near for each in moves(table)} == {"durnford"}


@pytest.mark.rule("IS-139")
def test_the_nearest_units_move_first() -> None:
    """0808 fills the one free hex beside A, which 0810 would reach as well; that comes to the next ring."""
    for seed in range(4):
        table = plays(alone("zulu-movement", "0804 0705 0706 0905 0906 0810 0808", a="0805 4"), seed)
        assert [(each.start, each.why) for each in moves(table)] == [("0808", "beside"), ("0810", "ring")]


@pytest.mark.rule("IS-139")
def test_the_order_may_be_drawn_by_lot() -> None:
    firsts = set()
    for seed in range(8):
        table = plays(alone("zulu-movement", "0808 0810", {"IS_139": "by_lot"}, a="0805 4"), seed)
        firsts.add(moves(table)[0].start)
    assert firsts == {"0808", "0810"}


@pytest.mark.rule("IS-140")
def test_whoever_waits_in_an_onrush_hex_comes_on_while_there_is_room() -> None:
    table = plays(alone("zulu-movement", "0401 " * 16, a="2505 4"))

    assert "0401" not in table.state.zulus
    assert len(moves(table)) == 16
    walled = Table("zulu-movement", "0401 0401", box=laid(heights="0301 0302 0402 0501 0502"), a="2505 4")
    for cell in ("0301", "0302", "0402", "0501", "0502"):
        walled.state.zulus[cell] = 1  # type: ignore[index]  # a table of this test
    walled.put(options=("solitaire",))
    assert plays(walled).state.step == "choice"


@pytest.mark.rule("IS-141")
def test_every_unit_is_attacked_and_the_strongest_first() -> None:
    table = alone("zulu-attack", "0807 0906", a="0808 5", c="0806 7", e="0905 2")

    table.do(PLAY, 6)  # both reach C, but A is reached by 0807 alone, which is kept for it
    assert [(fact.start, fact.target, fact.why) for fact in table.facts if isinstance(fact, Attacked)] == [
        ("0906", "0806", "due")
    ]
    table.do(PLAY, 6)
    assert (table.facts[0].start, table.facts[0].target) == ("0807", "0808")  # stronger than E


@pytest.mark.rule("IS-141")
def test_short_of_zulus_the_strongest_are_attacked_and_with_more_than_enough_again() -> None:
    few = alone("zulu-attack", "0807", a="0808 5", c="0806 7")
    assert few.do(PLAY, 6).facts[0].target == "0806"
    many = alone("zulu-attack", "0807 0908 0909", a="0808 5")
    assert [plays(many, 3).facts[0].why for _ in range(3)] == ["due", "again", "again"]


@pytest.mark.rule("IS-142", "IS-105")
def test_the_strongest_takes_the_hit_and_the_zulus_always_advance() -> None:
    table = alone("zulu-attack", "0807", a="0808 5", c="0808 3")
    table.do(PLAY, 1).do(PLAY)
    assert (table.steps("a"), table.steps("c")) == (4, 3)
    last = alone("zulu-attack", "0807", a="0808 1", c="0101 3").do(PLAY, 1).do(PLAY)
    assert Advanced("0807", "0808", "always") in last.facts


@pytest.mark.rule("IS-142", "IS-055")
def test_snipers_hit_the_strongest_first() -> None:
    table = alone("sniping", "0807", a="0808 3", c="0806 5", e="0907 4").do(PLAY, 2)

    assert table.against(Snipe()) == ["IS-055"]
    table.do(PLAY).do(PLAY)
    assert (table.steps("a"), table.steps("c"), table.steps("e")) == (3, 4, 3)


@pytest.mark.rule("IS-060", "IS-124")
def test_leaders_are_rolled_for_and_the_fallen_return_nearest_to_the_british() -> None:
    table = alone("fatalities", "0807", a="0808 3", durnford="0808").do(PLAY, 2)
    assert table.state.leaders["durnford"] == ""
    shot = alone("combat", "1604", a="1605 8").do(Fire("1604", ("a",)), 1).do(PLAY)
    assert Recycled("1604", "1601") in shot.facts


def test_lots_are_even_and_thrown_together() -> None:
    counted: Counter[int] = Counter()
    for face in range(1, 7):
        counted[lots(Dice((face,)), (3,), "why")[0]] += 1
    assert set(counted.values()) == {2}
    assert lots(Dice((5, 6, 4)), (4, 2), "why") == [
        3,
        1,
    ]  # the 5 is beyond a whole multiple of four: once more
    assert sorted(shuffled(Rolls(5), 20, "why")) == list(range(20))

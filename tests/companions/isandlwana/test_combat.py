"""5.4, 5.5, 5.7, 5.8, 8.0: hit numbers with their reasons, who may fire at whom, losses, advance, return."""

from typing import Any

import pytest

from heart_africa.companions.isandlwana.combat import (
    Advance,
    Attack,
    Fire,
    Recycle,
    Relocate,
    Snipe,
    TakeStep,
    Target,
    chances,
    fire_reckoning,
    strength,
    zulu_needs,
)
from heart_africa.companions.isandlwana.events import (
    Advanced,
    Captured,
    Ended,
    Fired,
    Lost,
    Recycled,
    Relocated,
    Sniped,
    StepLost,
)
from heart_africa.companions.isandlwana.game import EndPhase
from heart_africa.companions.isandlwana.movement import MoveZulu
from tests.companions.isandlwana.table import Table, laid


def needs(table: Table, order: Fire) -> int:
    return fire_reckoning(table.game.book, table.state, order).total


def lines(table: Table, unit: str, target: str, points: int | None = None) -> dict[str, int]:
    found = strength(table.game.book, table.state, unit, target, points or table.steps(unit))
    return {line.what.removeprefix("isandlwana-"): line.value for line in found.lines}


# --- 8.4, 8.10 to 8.12 strength ---


@pytest.mark.rule("IS-107", "IS-110", "IS-108")
@pytest.mark.parametrize(("target", "more"), [("0807", 1), ("0806", 0), ("0805", -1)])
def test_strength_changes_with_the_range(target: str, more: int) -> None:
    table = Table("combat", target, a="0808 5")

    assert sum(lines(table, "a", target).values()) == 5 + more
    assert needs(table, Fire(target, ("a",))) == 5 + more - 2
    assert table.against(Fire(target, ("a",))) == []


@pytest.mark.rule("IS-110")
def test_nobody_fires_farther_than_three_hexes() -> None:
    table = Table("combat", "0804 0805", a="0808 5")

    assert table.against(Fire("0804", ("a",))) == ["IS-110"]
    assert [order.target for order in table.legal(Fire)] == ["0805"]


@pytest.mark.rule("IS-108", "IS-095", "IS-103")
def test_the_example_of_range_adds_up_two_units_at_two_ranges() -> None:
    """8.4: 3 at range one and 4 at range three: 3 + 1 + 4 - 1 = 7."""
    table = Table("combat", "0808", c="0807 3", a="0805 4")

    assert needs(table, Fire("0808", ("c", "a"))) + 2 == 7
    table.do(Fire("0808", ("c", "a")), 5)
    assert table.facts[0] == Fired("0808", ("c", "a"), (3, 4), 7, 2, 5, hit=True)
    assert table.state.zulus == {}


@pytest.mark.rule("IS-109", "IS-045")
def test_the_reaction_has_the_bonus_unless_players_read_the_chart() -> None:
    with_, without = (
        Table("reaction", "0807", readings={"IS_109": each}, a="0808 5")
        for each in ("range_bonus", "no_bonus")
    )

    assert lines(with_, "a", "0807") == {"printed": 5, "range-one": 1}
    assert lines(without, "a", "0807") == {"printed": 5}


@pytest.mark.rule("IS-088", "IS-093", "IS-094")
def test_modifiers_add_up_but_never_below_one() -> None:
    table = Table("combat", "0805 0807", a="0808 2 square").put(
        colours="captured", wagon_captured=True, turn=6
    )

    assert lines(table, "a", "0805") == {
        "printed": 2, "range-three": -1, "in-square": -1, "colours-captured": -1, "last-turn": -1,
        "wagon-captured": -1, "at-least": 4,
    }  # fmt: skip
    assert sum(lines(table, "a", "0807").values()) == 1


@pytest.mark.rule("IS-130", "IS-129", "IS-075")
@pytest.mark.parametrize(
    ("step", "colours", "more"), [("combat", "shown", 1), ("reaction", "shown", 0), ("combat", "declined", 0)]
)
def test_the_colours_strengthen_who_stands_with_them_in_the_combat_phase(
    step: str, colours: str, more: int
) -> None:
    table = Table(step, "0807", a="0808 5", c="0806 4", wagon="0808").put(colours=colours)

    assert lines(table, "a", "0807").get("colours", 0) == more
    assert "colours" not in lines(table, "c", "0807")


@pytest.mark.rule("IS-132", "IS-134")
def test_on_turn_six_only_who_is_beside_the_wagon_has_ammunition() -> None:
    table = Table("combat", "0806", a="0807 4", c="0805 4", wagon="0808").put(turn=6)

    assert "last-turn" not in lines(table, "a", "0806")
    assert lines(table, "c", "0806") == {"printed": 4, "range-one": 1, "last-turn": -1}
    assert table.steps("c") == 4
    assert "last-turn" not in lines(table.put(turn=5), "c", "0806")


@pytest.mark.rule("IS-133", "IS-064")
@pytest.mark.parametrize(
    ("readings", "colours", "turn", "minus"),
    [({}, "waiting", 5, -1), ({}, "waiting", 6, -2), ({"IS_133": "one"}, "waiting", 6, -1),
     ({}, "declined", 5, -1), ({"IS_064": "flag_and_wagon"}, "declined", 5, 0)],
)  # fmt: skip
def test_the_loss_of_the_wagon_weakens_all_fire(
    readings: dict[str, str], colours: str, turn: int, minus: int
) -> None:
    table = Table("combat", "0806", readings=readings, a="0807 5").put(
        turn=turn, colours=colours, wagon_captured=True
    )

    assert sum(lines(table, "a", "0806").values()) == 5 + 1 + minus


@pytest.mark.rule("IS-094", "IS-108", "IS-093")
def test_each_unit_brings_its_own_modifiers_into_a_fire_together() -> None:
    """Square with the colours at one: 3 + 1 - 1 + 1; square at three: 2 - 1 - 1 is never below 1; clear ground 2."""
    table = Table("combat", "0608", a="0708 3 square", c="0908 2 square", wagon="0708").put(colours="shown")
    assert needs(table, Fire("0608", ("a", "c"))) == 4 + 1 - 2

    weak = Table("combat", "0605", a="0608 1", c="0608 1", e="0608 1")
    assert needs(weak, Fire("0605", ("a", "c", "e"))) == 3 * 1 - 2


# --- who may fire ---


@pytest.mark.rule("IS-046", "IS-047", "IS-048", "IS-049")
def test_the_example_of_reaction_fire() -> None:
    """5.4: A may fire at 0608, not at 0708; E at 0708 alone, or with A at 0608."""
    table = Table("reaction", "0608 0708", a="0508 8", e="0607 7")

    assert table.against(Fire("0608", ("a",))) == []
    assert table.against(Fire("0708", ("a",))) == ["IS-046"]
    assert table.against(Fire("0708", ("e",))) == []
    assert table.against(Fire("0608", ("a", "e"))) == []
    assert table.against(Fire("0608", ("a",), (4,))) == ["IS-048"]
    assert table.against(EndPhase()) == []


@pytest.mark.rule("IS-098", "IS-099", "IS-102", "IS-054")
def test_a_unit_splits_its_strength_among_hexes_and_no_zulu_is_fired_on_twice() -> None:
    table = Table("combat", "0807 0806 0805", a="0808 5", c="0908 3")

    table.do(Fire("0807", ("a",), (3,)), 6)
    assert table.against(Fire("0807", ("c",))) == ["IS-102"]
    assert table.against(Fire("0806", ("a",), (3,))) == ["IS-099"]
    table.do(Fire("0806", ("a",)), 6)
    assert table.facts[0].points == (2,)
    assert table.against(Fire("0805", ("a",))) == ["IS-098"]
    assert table.against(Fire("0805", ("c", "c"))) == ["IS-098"]


@pytest.mark.rule("IS-099")
@pytest.mark.parametrize(("reading", "second"), [("each_share", 2), ("once", 3)])
def test_modifiers_apply_to_each_share_or_once(reading: str, second: int) -> None:
    table = Table("combat", "0807 0806", readings={"IS_099": reading}, a="0808 5 square")

    table.do(Fire("0807", ("a",), (2,)), 6)
    assert table.facts[0].strength == 2 + 1 - 1
    assert sum(lines(table, "a", "0806", 3).values()) == second


@pytest.mark.rule("IS-101", "IS-092")
@pytest.mark.parametrize("step", ["combat", "reaction"])
def test_a_target_has_zulus_and_the_izigqoza_never_fire(step: str) -> None:
    table = Table(step, "0807", a="0808 5", st_iz="0806 4")

    assert table.against(Fire("0708", ("a",))) == ["IS-101"]
    assert table.against(Fire("0807", ("st-iz",))) == ["IS-092"]
    assert {order.units for order in table.legal(Fire)} == {("a",)}


@pytest.mark.rule("IS-112", "IS-113", "IS-114", "IS-012")
@pytest.mark.parametrize(
    ("target", "heights", "any_route", "straight"),
    [
        ("1006", "", True, True),  # the example of 8.5
        ("0907", "", True, True),
        ("1006", "1006", False, False),  # into heights
        ("1006", "1106", True, True),  # along their edge
        ("1006", "1106 1107", False, True),  # between two of them: every route crosses one, the line none
        ("0907", "1107", True, False),  # by 1106 there is a route, the line itself crosses 1107
        ("0907", "1106", True, True),
        ("0907", "1106 1107", False, False),
        ("1204", "1205", False, False),  # straight through
    ],
)
def test_heights_stop_fire(target: str, heights: str, any_route: bool, straight: bool) -> None:
    for reading, free in (("any_route", any_route), ("straight_line", straight)):
        table = Table("combat", target, box=laid(heights=heights), readings={"IS_112": reading}, a="1206 5")
        assert (table.against(Fire(target, ("a",))) == []) is free, reading
        assert bool(table.legal(Fire)) is free


@pytest.mark.rule("IS-113")
def test_units_and_other_terrain_stop_no_fire_and_heights_may_be_left() -> None:
    box = laid(wagons="1205", donga="1204", heights="1206")
    table = Table("combat", "1205 1204 1203", box=box, a="1206 5")

    assert {order.target for order in table.legal(Fire)} == {"1205", "1204", "1203"}


# --- 8.6 hits ---


@pytest.mark.rule("IS-096", "IS-097")
@pytest.mark.parametrize(("hit_number", "faces"), [(-2, 1), (0, 1), (1, 1), (3, 3), (5, 5), (6, 5), (9, 5)])
def test_a_one_always_hits_and_a_six_never(hit_number: int, faces: int) -> None:
    assert chances(Table("combat", a="0808 5").state, hit_number) == faces


@pytest.mark.rule("IS-123", "IS-124", "IS-103")
@pytest.mark.parametrize(
    ("target", "onrush"),
    [("1406", "1601 2301 2506 2013"), ("1306", "1201 1314 0401"), ("0102", "1201 1314 0401")],
)
def test_a_zulu_that_falls_returns_to_its_part_of_the_map(target: str, onrush: str) -> None:
    table = Table("combat", target, a=f"{target[:2]}0{int(target[2:]) + 1} 8")

    table.do(Fire(target, ("a",)), 1)
    assert (table.state.zulus, table.side) == ({}, "zulu")
    assert {order.onrush for order in table.legal()} == set(onrush.split())
    table.do(Recycle(onrush.split()[1]))
    assert Recycled(target, onrush.split()[1]) in table.facts
    assert table.against(Recycle(onrush.split(maxsplit=1)[0])) == ["IS-124"]


@pytest.mark.rule("IS-100", "IS-119", "IS-103")
def test_a_fire_is_finished_before_the_next_one_and_nobody_goes_where_the_zulus_fell() -> None:
    """The examples of play: the 0808 that A Company clears stays empty until the British move."""
    table = Table("combat", "0807 0806", a="0808 5", c="0905 3")
    next_one = Fire("0806", ("c",))

    table.do(Fire("0807", ("a",)), 1)
    assert table.against(next_one) == ["IS-054"]  # first it is said where he returns
    assert {type(order) for order in table.legal()} == {Recycle}
    table.do(Recycle("0401"))
    assert table.against(Advance("0808")) == ["IS-121"]
    assert (table.state.place("a"), table.against(next_one)) == ("0808", [])


@pytest.mark.rule("IS-126", "IS-127", "IS-102")
def test_fire_into_an_onrush_hex_affects_one_unit() -> None:
    table = Table("combat", "1601 1601 1601", a="1602 8", c="1603 8")

    assert needs(table, Fire("1601", ("a",))) == 8 + 1 - 2
    table.do(Fire("1601", ("a",)), 2).do(Recycle("2301"))
    assert table.state.zulus == {"1601": 2, "2301": 1}
    assert table.state.step != "combat"  # nobody may fire at it again, so the phase is over


@pytest.mark.rule("IS-102", "IS-123")
@pytest.mark.parametrize(("before", "problem"), [("", ["IS-102"]), ("1601", [])])
def test_the_zulu_that_fell_is_not_fired_on_again_where_it_returns(before: str, problem: list[str]) -> None:
    """Nobody but it stands in 1601, where it waits from now on; of two it is the other that is fired on."""
    table = Table("combat", f"1603 2205 {before}", a="1602 8", c="2206 2")

    table.do(Fire("1603", ("a",), (4,)), 1).do(Recycle("1601"))
    assert table.against(Fire("1601", ("a",))) == problem


# --- 8.3.2, 8.9, 8.10 Zulu attacks ---


@pytest.mark.rule("IS-087", "IS-128", "IS-129", "IS-106", "IS-025", "IS-011")
@pytest.mark.parametrize(
    ("terrain", "pieces", "number"),
    [
        ("clear", {}, 4),
        ("clear", {"square": "square"}, 3),  # the example of 7.7: 2 + 1
        ("clear", {"durnford": "0808"}, 3),
        ("clear", {"durnford": "0808", "pulleine": "0808"}, 3),  # one is all that leaders add
        ("clear", {"durnford": "0808", "wagon": "0808", "square": "square"}, 1),
        ("wagons", {}, 2),
        ("wagons", {"durnford": "0808", "wagon": "0808", "square": "square"}, 0),  # 4 + 3, but never above 6
    ],
)
def test_a_zulu_needs_six_less_the_defense_of_the_hex(
    terrain: str, pieces: dict[str, Any], number: int
) -> None:
    square = pieces.get("square", "")
    people: dict[str, Any] = {name: at for name, at in pieces.items() if name != "square"}
    table = Table("zulu-attack", "0807", box=laid(**{terrain: "0808"}), a=f"0808 5 {square}", **people).put(
        colours="shown"
    )

    assert zulu_needs(table.game.book, table.state, "0808", square=bool(square)) == number
    table.do(Attack("0807", "0808"), max(number, 1))
    assert table.steps("a") == 4
    other = Table(
        "zulu-attack", "0807 0907", box=laid(**{terrain: "0808"}), a=f"0808 5 {square}", **people
    ).put(colours="shown")
    other.do(Attack("0807", "0808"), max(number, 1) + 1)
    assert other.steps("a") == 5


@pytest.mark.rule("IS-087")
def test_the_ceiling_may_bind_the_square_alone() -> None:
    table = Table("zulu-attack", "0807", box=laid(wagons="0808"), readings={"IS_087": "square_only"}, a="0808 5 square",
                  durnford="0808", wagon="0808").put(colours="shown")  # fmt: skip

    assert zulu_needs(table.game.book, table.state, "0808", square=True) == 6 - (4 + 1 + 1 + 1)


@pytest.mark.rule("IS-050", "IS-051", "IS-104")
def test_the_example_of_the_attack_phase() -> None:
    """5.5: 0607 and 0509 may each attack A or E, also both the same one, each by a die of its own."""
    for first, second, left in (("0508", "0608", (7, 7)), ("0608", "0508", (8, 6)), ("0508", "0508", (7, 7)),
                                ("0608", "0608", (8, 6))):  # fmt: skip
        table = Table("zulu-attack", "0607 0509", a="0508 8", e="0608 7")
        assert {(order.start, order.target) for order in table.legal(Attack)} == {
            (start, target) for start in ("0607", "0509") for target in ("0508", "0608")
        }
        table.do(Attack("0607", first), 4).do(Attack("0509", second), 5)
        assert (table.steps("a"), table.steps("e")) == left


@pytest.mark.rule("IS-050", "IS-110", "IS-125", "IS-052")
def test_each_zulu_attacks_once_a_hex_beside_it_and_one_from_an_onrush_hex() -> None:
    table = Table("zulu-attack", "1601 1601 0807", a="1602 5", c="0808 5", durnford="0907", e="0404 5")

    assert table.against(Attack("0807", "0404")) == ["IS-110"]
    assert table.against(Attack("0807", "0907")) == ["IS-052"]
    heights = Table("zulu-attack", "0807", box=laid(heights="0808"), a="0808 5")
    assert heights.against(Attack("0807", "0808")) == []  # heights stop fire, no onslaught
    table.do(Attack("1601", "1602"), 6)
    assert table.against(Attack("1601", "1602")) == ["IS-125"]
    table.do(Attack("0807", "0808"), 6)
    assert table.state.step != "zulu-attack"


@pytest.mark.rule("IS-105", "IS-059")
def test_whom_an_attack_on_a_stack_hits_is_said_after_the_die() -> None:
    table = Table("zulu-attack", "0807 0908", a="0808 5", c="0808 3")

    table.do(Attack("0807", "0808"), 4)
    assert [order.unit for order in table.legal()] == ["a", "c"]
    assert table.against(TakeStep("e")) == ["IS-105"]
    assert table.do(TakeStep("c")).steps("c") == 2
    named = Table("zulu-attack", "0807 0908", readings={"IS_105": "unit"}, a="0808 5", c="0808 3")
    assert named.against(Attack("0807", "0808")) == ["IS-105"]
    assert table.against(Attack("0908", "0808", "a")) == ["IS-105"]
    assert named.do(Attack("0807", "0808", "a"), 4).steps("a") == 4


@pytest.mark.rule("IS-087", "IS-105")
def test_a_die_that_a_square_stops_may_hit_the_unit_beside_it() -> None:
    table = Table("zulu-attack", "0807", a="0808 5 square", c="0808 3")

    table.do(Attack("0807", "0808"), 4)  # 4 is enough against c in line, not against a in square
    assert (table.steps("a"), table.steps("c")) == (5, 2)


@pytest.mark.rule("IS-115", "IS-116", "IS-016", "IS-015")
def test_each_hit_takes_a_step_and_the_last_one_eliminates() -> None:
    table = Table("zulu-attack", "0807 0908", a="0808 2", c="0404 3")

    table.do(Attack("0807", "0808"), 1)
    assert table.facts[1] == StepLost("0808", 1)
    table.do(Attack("0908", "0808"), 1)
    assert (table.state.place("a"), table.steps("a")) == ("", 0)


# --- 8.7 advance ---


@pytest.mark.rule("IS-120", "IS-121", "IS-122")
def test_one_attacker_may_advance_into_the_emptied_hex_and_takes_the_wagon() -> None:
    table = Table("zulu-attack", "0807 0908 0708", a="0808 1", c="0404 3", wagon="0808").put(colours="shown")

    table.do(Attack("0807", "0808"), 6).do(Attack("0908", "0808"), 1)
    assert {order.start for order in table.legal()} == {"", "0807", "0908"}  # 0708 has not attacked
    assert table.against(Advance("0708")) == ["IS-121"]
    table.do(Advance("0908"))
    assert table.facts[1:3] == [Advanced("0908", "0808"), Captured("0808", colours=True)]
    assert "0808" in table.state.zulus
    assert table.state.step == "choice"


@pytest.mark.rule("IS-120", "IS-121")
def test_nobody_has_to_advance_and_whoever_did_has_attacked() -> None:
    table = Table("zulu-attack", "0807", a="0808 1", c="0809 3")
    table.do(Attack("0807", "0808"), 1).do(Advance())
    assert table.state.zulus == {"0807": 1}
    table = Table("zulu-attack", "0807 0909", a="0808 1", c="0809 3")
    table.do(Attack("0807", "0808"), 1).do(Advance("0807"))
    assert table.against(Attack("0808", "0809")) == ["IS-050"]
    assert table.against(Attack("0909", "0809")) == []


@pytest.mark.rule("IS-125", "IS-121")
def test_whoever_advances_from_an_onrush_hex_was_its_one_attacker() -> None:
    table = Table("zulu-attack", "1601 1601 1601 0807", a="1602 1", c="1702 3", e="0808 3")
    table.do(Attack("1601", "1602"), 1).do(Advance("1601"))

    assert table.state.zulus == {"1601": 2, "1602": 1, "0807": 1}
    assert table.against(Attack("1601", "1702")) == ["IS-125"]
    assert table.against(Attack("1602", "1702")) == ["IS-050"]


@pytest.mark.rule("IS-123", "IS-050")
def test_who_fell_in_the_reaction_attacks_from_the_onrush_hex_in_the_same_turn() -> None:
    table = Table("reaction", "1602", a="1702 4").do(Fire("1602", ("a",)), 3).do(Recycle("1601"))

    assert table.do(Attack("1601", "1702"), 4).steps("a") == 3


@pytest.mark.rule("IS-120", "IS-122", "IS-131", "IS-133")
def test_a_wagon_whose_escort_is_sniped_stays_until_a_zulu_moves_in() -> None:
    """8.7: only in the attack phase does anybody advance. E Company fires at once with 5 + 1 - 1 - 1."""
    table = Table("sniping", "0707", a="0708 1", e="0608 5", wagon="0708").put(colours="shown")

    table.do(Snipe(), 2)
    assert (table.state.place("a"), table.state.wagon, table.state.step) == ("", "0708", "zulu-movement")
    table.do(MoveZulu("0707", ("0708",))).do(EndPhase())
    assert needs(table, Fire("0708", ("e",))) == 4 - 2


# --- 8.6 leaders left alone ---


@pytest.mark.rule("IS-117", "IS-118")
def test_a_leader_left_alone_goes_to_the_nearest_unit() -> None:
    table = Table("zulu-attack", "0807", a="0808 1", c="0811 3", e="0404 2", durnford="0808")

    table.do(Attack("0807", "0808"), 1)
    assert Relocated("0808", "0811") in table.facts


@pytest.mark.rule("IS-117")
def test_the_british_choose_among_equally_near_ones_before_the_zulus_advance() -> None:
    table = Table("zulu-attack", "0807", a="0808 1", c="0810 3", e="1009 2", durnford="0808")

    table.do(Attack("0807", "0808"), 1)
    assert table.side == "british"
    assert table.legal() == [Relocate("0810"), Relocate("1009")]
    table.do(Relocate("1009"))
    assert table.side == "zulu"


@pytest.mark.rule("IS-117", "IS-118")
@pytest.mark.parametrize(("reading", "goes"), [("units", ""), ("any_british", "0812")])
def test_a_leader_without_a_path_is_lost(reading: str, goes: str) -> None:
    ring = "0807 0908 0909 0809 0709 0708"
    walled = Table("zulu-attack", ring, a="0808 1", c="0811 3", durnford="0808")
    walled.do(Attack("0807", "0808"), 1)
    assert Lost("0808", "no-path") in walled.facts
    onrush = Table("zulu-attack", "0302 0201", a="0301 1", c="0502 3", durnford="0301")
    onrush.do(Attack("0302", "0301"), 1)  # the empty 0401 is the one way out, and closed to the British
    assert Lost("0301", "no-path") in onrush.facts

    far = "0410 0411 0511 0512 0610"
    table = Table(
        "zulu-attack",
        f"0807 {far}",
        readings={"IS_117": reading},
        a="0808 1",
        c="0413 3",
        durnford="0808",
        pulleine="0812",
    )
    table.do(Attack("0807", "0808"), 1)
    assert table.state.leaders["durnford"] in ({goes} if goes else {"0413"})


# --- 5.7 sniping ---


@pytest.mark.rule("IS-055", "IS-056", "IS-057", "IS-058", "IS-059")
@pytest.mark.parametrize(
    ("turn", "units", "face", "hits"),
    [
        (1, 4, 3, 3),  # example 1: three of four
        (2, 4, 5, 4),  # example 2: all four, one hit is lost
        (4, 8, 5, 8),  # example 3: 5 + 3
        (2, 8, 5, 5),
        (3, 8, 1, 4),
    ],
)
def test_the_examples_of_sniping(turn: int, units: int, face: int, hits: int) -> None:
    names = ("a", "c", "e", "f", "g", "h", "nb", "qp")[:units]
    places: dict[str, Any] = {
        name: f"{hex_} 2" for name, hex_ in zip(names, ("0708", "0808") * 4, strict=False)
    }
    table = Table("sniping", "0707 0807", **places)
    table.put(turn=turn).do(Snipe(), face)

    assert any(fact == Sniped(face, face + (3 if turn > 2 else 0), hits) for fact in table.facts)
    for name in names[:hits] if table.state.waits else ():
        table.do(TakeStep(name))
    assert [table.steps(name) for name in names].count(1) == hits
    assert table.state.step != "sniping"


@pytest.mark.rule("IS-057", "IS-059", "IS-052", "IS-055")
def test_no_unit_is_sniped_twice_and_leaders_never() -> None:
    table = Table("sniping", "0807", a="0808 4", c="0907 3", e="0101 3", durnford="0808").do(Snipe(), 1)

    table.do(TakeStep("a"))
    assert (table.steps("a"), table.steps("c"), table.steps("e")) == (3, 3, 3)
    assert table.state.leaders["durnford"] == "0808"
    two = Table("sniping", "0807", a="0808 4", c="0907 3", g="0707 5").do(Snipe(), 2).do(TakeStep("a"))
    assert two.against(TakeStep("a")) == ["IS-059"]


@pytest.mark.rule("IS-055", "IS-117")
def test_a_leader_goes_to_nobody_whom_the_same_snipers_kill() -> None:
    """From 0808 E Company in 0810 and C Company in 1009 are two hexes away; E Company's last step goes with A's."""
    table = Table("sniping", "0807 0811", a="0808 1", e="0810 1", c="1009 2", durnford="0808").do(Snipe(), 2)

    assert table.state.leaders["durnford"] == "1009"
    assert table.state.waits == ()


# --- 5.8 fatalities ---


@pytest.mark.rule("IS-060", "IS-061", "IS-118")
@pytest.mark.parametrize(("face", "falls"), [(1, True), (2, True), (3, False), (6, False)])
def test_a_leader_beside_zulus_falls_on_one_or_two(face: int, falls: bool) -> None:
    table = Table("fatalities", "0807", a="0808 4", durnford="0808", pulleine="0907", wardell="0101")

    assert table.against(Target("wardell")) == ["IS-060"]
    table.do(Target("durnford"), face)
    assert (table.state.leaders["durnford"] == "") is falls
    assert table.against(Target("durnford")) == ["IS-061"]
    assert [order.leader for order in table.legal()] == ["pulleine"]


# --- 4.3 ---


@pytest.mark.rule("IS-039", "IS-024", "IS-040")
@pytest.mark.parametrize(
    ("pieces", "reading", "ended"),
    [({}, "both", True), ({"st_iz": "1005 4"}, "both", False), ({"durnford": "0101"}, "both", False),
     ({"durnford": "0101"}, "either", True), ({"1bb": "1009 1"}, "both", False)],
)  # fmt: skip
def test_the_zulus_win_when_unit_and_leader_are_gone(
    pieces: dict[str, Any], reading: str, ended: bool
) -> None:
    table = Table("zulu-attack", "0807", readings={"IS_039": reading}, a="0808 1", **pieces)

    table.do(Attack("0807", "0808"), 1)
    assert (Ended("massacre") in table.facts) is ended
    assert table.state.ending == ("massacre" if ended else "")
    if ended:
        assert "IS-044" in table.against(MoveZulu("0807", ("0806",)))
        assert table.legal() == []

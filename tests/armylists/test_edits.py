"""Edits change what they say and nothing else; the roster given is not touched."""

import pytest

from armylists.edits import (
    AddAlly,
    AddUnit,
    AllowSecondTrait,
    ClearSlot,
    Edit,
    MergeUnits,
    RemoveAlly,
    RemoveUnit,
    SetAllyBearer,
    SetAllyPeople,
    SetAttendants,
    SetFact,
    SetFigures,
    SetIndependent,
    SetLeader,
    SetLeaderBearer,
    SetTraits,
    SetWork,
    SplitUnit,
    SwapTroop,
    apply_all,
)
from armylists.roster import Roster
from tests.armylists.builders import ally, army, in_slot, led_by, unit

START = army(
    "zanzibaris",
    units=[unit(askaris=20), in_slot("swordsmen", swordsmen=8), unit(askaris=10, well_armed_askaris=4)],
    allies=(ally("white_explorers", units=[unit(askaris=6)]),),
    leader=led_by("askaris", "charismatic", attendants=2),
)


def figures(roster: Roster) -> list[dict[str, int]]:
    return [unit.figures for unit in roster.units]


ASKARIS, SWORDS, MIXED = {"askaris": 20}, {"swordsmen": 8}, {"askaris": 10, "well_armed_askaris": 4}


@pytest.mark.parametrize(
    ("edit", "expected"),
    [
        (SetFigures(0, "askaris", 12), [{"askaris": 12}, SWORDS, MIXED]),
        (SetFigures(2, "askaris", 0), [ASKARIS, SWORDS, {"well_armed_askaris": 4}]),
        (SwapTroop(0, "askaris", "swordsmen", 20, 10), [{"swordsmen": 10}, SWORDS, MIXED]),
        (SwapTroop(2, "well_armed_askaris", "askaris", 1, 1), [ASKARIS, SWORDS, {"askaris": 11, "well_armed_askaris": 3}]),
        (AddUnit("askaris", 6), [ASKARIS, SWORDS, MIXED, {"askaris": 6}]),
        (RemoveUnit(1), [ASKARIS, MIXED]),
        (SplitUnit(0, "askaris", 8), [{"askaris": 12}, SWORDS, MIXED, {"askaris": 8}]),
        (MergeUnits(0, 2), [{"askaris": 30, "well_armed_askaris": 4}, SWORDS]),
    ],
)  # fmt: skip
def test_an_edit_of_units_changes_what_it_says(edit: Edit, expected: list[dict[str, int]]) -> None:
    assert figures(edit.apply(START)) == expected


def test_an_edit_of_allied_units_leaves_the_army_s_own_alone() -> None:
    after = SetFigures(0, "askaris", 9, ally=0).apply(START)

    assert figures(after) == figures(START)
    assert after.allies[0].units[0].figures == {"askaris": 9}


def test_a_slot_is_cleared() -> None:
    assert [unit.slot for unit in ClearSlot(1).apply(START).units] == ["", "", ""]


def test_allies_come_change_and_go() -> None:
    came = AddAlly("native_warlord", "yao", (("ruga_ruga", 4), ("spearmen", 8))).apply(START)
    changed = apply_all(came, [SetAllyPeople(1, "mirambo"), SetAllyBearer(1, 1)])

    assert [unit.figures for unit in came.allies[1].units] == [{"ruga_ruga": 4}, {"spearmen": 8}]
    assert (changed.allies[1].people, changed.allies[1].standard_bearer) == ("mirambo", 1)
    assert RemoveAlly(1).apply(came) == START


def test_a_new_leader_keeps_his_predecessor_s_traits_and_company() -> None:
    leader = SetLeader("swordsmen").apply(START).leader

    assert leader == led_by("swordsmen", "charismatic", attendants=2)


def test_an_army_without_a_leader_gets_one() -> None:
    leaderless = START.model_copy(update={"leader": None})

    assert SetLeader("askaris").apply(leaderless).leader == led_by("askaris")
    assert SetAttendants(3).apply(leaderless).leader is None


def test_a_leader_s_traits_and_company_are_set() -> None:
    edits: list[Edit] = [SetTraits(("eloquent", "cunning_devil")), SetAttendants(3), SetLeaderBearer(1)]
    leader = apply_all(START, edits).leader

    assert leader == led_by("askaris", "eloquent", "cunning_devil", attendants=3, gun_bearer=True)


def test_the_army_s_own_facts_are_set() -> None:
    edits: list[Edit] = [
        SetIndependent("scout", 1),
        SetWork("tembas", 2),
        SetFact("year", 1885),
        AllowSecondTrait(),
    ]
    after = apply_all(START, edits)

    assert (after.independents.scout, after.works.tembas, after.year) == (1, 2, 1885)
    assert after.permissions == ("second_trait",)


def test_the_roster_given_is_not_touched() -> None:
    before = START.model_copy(deep=True)
    apply_all(START, [SetFigures(0, "askaris", 1), RemoveUnit(1), SetTraits(()), RemoveAlly(0)])

    assert before == START

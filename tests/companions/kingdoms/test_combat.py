"""10 to 14: battles, attacks on settlements, sieges, plunder; +1 cards, retreats, Fame and what is stolen."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import pytest

from heart_africa.companions.kingdoms.cards import Pass, PlayFame, Steal, TakeFame
from heart_africa.companions.kingdoms.combat import (
    Deny,
    FightOn,
    HandOver,
    PlayPlus,
    Remove,
    Retreat,
    Stand,
    TakeLoss,
)
from heart_africa.companions.kingdoms.events import CombatOver, RoundOver, RoundRolled, TroopLost
from heart_africa.companions.kingdoms.marches import March
from heart_africa.companions.kingdoms.realm import Build
from tests.companions.kingdoms.table import Table

Readings = Mapping[str, str]
NONE: Readings = MappingProxyType({})


def battle(ours: int = 1, theirs: int = 1, read: Readings = NONE) -> Table:
    """The Britons in alba, the Saxons in bera with a marker there; nobody controls anything to retreat to."""
    table = Table(readings=read).stand("britons", armies=[("alba", ours)])
    return table.stand("saxons", armies=[("bera", theirs)], markers="bera")


def with_retreats(ours: int = 2, theirs: int = 2, read: Readings = NONE) -> Table:
    """The same, but the Britons control alba, and the Saxons cora beyond."""
    return battle(ours, theirs, read).stand("britons", markers="alba").stand("saxons", markers="bera cora")


# --- a battle ---


@pytest.mark.rule("DK-096", "DK-098", "DK-104", "DK-105", "DK-106", "DK-107", "DK-009", "DK-145")
def test_who_wipes_out_the_enemy_wins_a_point_a_card_and_the_area() -> None:
    table = battle(2, 1).do(March(1, "bera"), 3, 5, 4)  # two dice, best 5, against 4

    assert [(each.attack, each.defence, each.won) for each in table.told(RoundOver)] == [(5, 4, "attack")]
    assert (table.of("britons").wins, table.of("britons").points) == (1, 1)
    assert (table.row("britons", "markers"), table.row("saxons", "markers")) == ("bera", "")
    assert table.dues == [("fame", "britons")]  # the Saxons had nowhere to go
    assert table.do(TakeFame("valour")).of("britons").fame == ("valour",)


@pytest.mark.rule("DK-097", "DK-098", "DK-108")
def test_a_tie_is_the_defenders_and_the_loser_of_a_round_loses_a_troop() -> None:
    table = battle(2, 1).do(March(1, "bera"), 2, 5, 5, 6, 1)  # 5 ties 5; then one die: 6 against 1

    assert [each.won for each in table.told(RoundOver)] == ["defence", "attack"]
    assert [(each.army, each.left) for each in table.told(TroopLost)] == [(1, 1), (1, 0)]
    assert table.armies("britons") == [("bera", 1)]


@pytest.mark.rule("DK-090", "DK-104")
def test_a_defender_who_wipes_out_the_attacker_wins_too() -> None:
    table = battle().do(March(1, "bera"), 3, 3)

    assert (table.of("saxons").wins, table.armies("britons")) == (1, [])
    assert table.dues == [("fame", "saxons")]
    assert table.row("saxons", "markers") == "bera"


@pytest.mark.rule("DK-107")
@pytest.mark.parametrize(("reading", "markers"), [("taken", ("bera", "")), ("stays", ("", "bera"))])
def test_a_lone_marker_does_not_hold_the_area(reading: str, markers: tuple[str, str]) -> None:
    table = battle(read={"DK_107": reading}).do(March(1, "bera"), 6, 1)

    assert (table.row("britons", "markers"), table.row("saxons", "markers")) == markers


@pytest.mark.rule("DK-107")
def test_with_a_settlement_left_there_the_winner_does_not_take_control() -> None:
    table = battle().stand("saxons", markers="", settlements="bera").do(March(1, "bera"), 6, 1)

    assert table.row("britons", "markers") == ""
    assert table.armies("britons") == [("bera", 1)]


@pytest.mark.rule("DK-099", "DK-100")
def test_of_several_armies_all_fight_as_one_or_one_alone() -> None:
    table = Table().stand("britons", armies=[("alba", 3)]).stand("saxons", armies=[("bera", 1), ("bera", 2)])
    table.do(March(1, "bera"))
    other = Table().stand("britons", armies=[("alba", 3)]).stand("saxons", armies=[("bera", 1), ("bera", 2)])
    other.do(March(1, "bera"))

    table.do(Stand((1,)), 6, 1, 1, 5)
    assert (table.of("britons").wins, table.armies("saxons")) == (1, [("bera", 2)])
    assert table.row("britons", "markers") == ""
    other.do(Stand((1, 2)), 6, 1, 1, 5, 4, 3)
    other.do(TakeLoss(1), *(6, 1, 1, 5, 4), *(6, 1, 1, 5))  # three dice, then two, then one
    assert [len(each.defence) for each in other.told(RoundRolled)] == [2, 1]


def as_one(*troops: int, read: Readings = NONE) -> Table:
    """Armies of the Saxons in bera that fight as one have just lost the first round against two troops."""
    table = Table(readings=read).stand(
        "saxons", armies=[("bera", each) for each in troops], markers="bera cora"
    )
    table.stand("britons", markers="alba", armies=[("alba", 2)]).do(March(1, "bera"))
    numbers = tuple(range(1, len(troops) + 1))
    return table.do(Stand(numbers), 6, 1, *[5] * sum(troops))


@pytest.mark.rule("DK-098", "DK-099")
@pytest.mark.parametrize(("chosen", "left"), [(1, [2, 1]), (2, [1, 1, 1])])
def test_of_armies_that_fight_as_one_the_loser_chooses_which_loses_a_troop(
    chosen: int, left: list[int]
) -> None:
    table = as_one(1, 2, 1)

    assert table.dues == [("casualty", "saxons")]
    assert [each.army for each in table.legal()] == [1, 2]  # the third is as the first
    assert [table.against(TakeLoss(each)) for each in (3, 4)] == [["DK-098"], ["DK-098"]]
    table.do(TakeLoss(chosen))
    assert [each for _, each in table.armies("saxons")] == left
    assert table.dues == [("pause", "britons"), ("pause", "saxons"), ("round", "britons")]


@pytest.mark.rule("DK-098")
@pytest.mark.parametrize(
    ("troops", "read", "left"),
    [((2, 2), {}, [1, 2]), ((1, 2), {"DK_098": "largest"}, [1, 1]), ((2, 2), {"DK_098": "largest"}, [1, 2])],
)
def test_nobody_is_asked_where_all_are_alike_or_the_largest_loses_it(
    troops: tuple[int, ...], read: Readings, left: list[int]
) -> None:
    table = as_one(*troops, read=read)

    assert [each for _, each in table.armies("saxons")] == left
    assert table.against(TakeLoss(1)) == ["DK-098"]


@pytest.mark.rule("DK-098", "DK-136")
def test_in_a_siege_too_the_loser_chooses_which_of_the_sheltered_loses_a_troop() -> None:
    table = Table().stand("saxons", fortresses="bera", armies=[("bera", 1), ("bera", 2)])
    table.stand("britons", armies=[("alba", 3)]).do(March(1, "bera"))
    table.do(Stand((1, 2)), 6, 1, 1, *[5] * 9)
    table.do(TakeLoss(2), *(6, 1, 1, *[5] * 8), *(6, 1, 1, *[5] * 7), *(6, 1, 1, *[5] * 6))

    assert [len(each.defence) for each in table.told(RoundRolled)] == [8, 7, 6]
    assert (table.armies("saxons"), table.row("britons", "fortresses")) == ([], "bera")


# --- cards with +1 ---


@pytest.mark.rule("DK-101", "DK-102", "DK-015", "DK-103")
def test_who_is_losing_plays_first_and_both_answer_until_one_passes() -> None:
    table = battle(1, 1).hold("britons", wood=2, iron=1).hold("saxons", wood=1).do(March(1, "bera"), 4, 5)

    assert table.dues == [
        ("duel", "britons"),
    ]
    assert table.against(PlayPlus("iron")) == ["DK-102"]  # bera yields wood
    table.do(PlayPlus("wood"))
    assert table.dues == [("duel", "britons")]  # 5 against 5 is still the defender's
    table.do(PlayPlus("wood"))
    assert table.dues == [("duel", "saxons")]
    table.do(PlayPlus("wood")).do(Pass())  # 6 against 6; the Britons have only iron left
    assert [(each.attack, each.defence) for each in table.told(RoundOver)] == [(6, 6)]
    assert table.armies("britons") == []
    assert table.hand("britons") == {"iron": 1}


@pytest.mark.rule("DK-102", "DK-093", "DK-095", "DK-016")
def test_fame_with_a_plus_is_played_anywhere_and_as_often_as_one_likes() -> None:
    table = battle(1, 1).hold("britons", fame=("valour", "valour", "riches")).do(March(1, "bera"), 3, 4)

    assert table.against(PlayPlus(fame="riches")) == ["DK-102"]
    table.do(PlayPlus(fame="valour")).do(PlayPlus(fame="valour"))

    assert table.of("britons").wins == 1
    assert table.state.beneath == ("valour", "valour")
    assert table.state.texts == ()


@pytest.mark.rule("DK-015")
def test_gold_is_no_plus() -> None:
    table = battle().hold("britons", gold=3).do(March(1, "bera"), 3, 4)

    assert [each.kind for each in table.legal()] == ["pass"]


@pytest.mark.rule("DK-101")
def test_read_otherwise_the_attacker_plays_first() -> None:
    table = (
        battle(read={"DK_101": "attacker"})
        .hold("britons", wood=1)
        .hold("saxons", wood=2)
        .do(March(1, "bera"), 5, 4)
    )

    assert table.dues == [("duel", "britons")]
    assert table.do(Pass()).dues == [("duel", "saxons")]
    assert table.do(PlayPlus("wood")).dues == [("duel", "britons")]


# --- retreats ---


@pytest.mark.rule("DK-109", "DK-110", "DK-111", "DK-112", "DK-115", "DK-116", "DK-091")
def test_the_defender_may_go_before_the_first_roll_and_is_stolen_from() -> None:
    table = with_retreats().stand("saxons", armies=[("bera", 2), ("bera", 1)], markers="bera cora")
    table.hold("saxons", stone=1).do(March(1, "bera"))
    assert table.against(Retreat("fara")) == ["DK-110"]

    table.do(Retreat("cora"))

    assert table.armies("saxons") == [("cora", 2), ("cora", 1)]
    assert (table.row("britons", "markers"), table.row("saxons", "markers")) == ("alba bera", "cora")
    assert table.of("britons").wins == 0
    assert table.dues == [("fame", "britons"), ("steal", "britons")]
    table.do(TakeFame("valour")).do(Steal())  # a single card needs no die
    assert (table.hand("britons"), table.hand("saxons")) == ({"stone": 1}, {})


@pytest.mark.rule("DK-108", "DK-109", "DK-124")
def test_the_attacker_may_go_between_rounds_only() -> None:
    table = with_retreats().do(March(1, "bera"))
    assert table.against(Retreat("alba")) == ["DK-110"]  # it is the Saxons who are asked

    table.do(Stand((1,)), 1, 2, 5, 6)
    assert table.dues == [("pause", "britons"), ("pause", "saxons"), ("round", "britons")]
    table.do(Retreat("alba"))
    assert table.armies("britons") == [("alba", 1)]
    assert table.dues == [("fame", "saxons"), ("steal", "saxons")]
    assert table.row("saxons", "markers") == "bera cora"


@pytest.mark.rule("DK-115", "DK-112", "DK-064")
@pytest.mark.parametrize(("built", "markers"), [("", ("elda", "alba")), ("alba", ("elda", ""))])
def test_an_attacker_who_goes_loses_a_territory_held_by_a_marker_alone(
    built: str, markers: tuple[str, str]
) -> None:
    """The Saxons stand where the Britons attack them; the army beside the beaten one has to go along."""
    table = Table().stand("saxons", armies=[("alba", 2)])
    table.stand("britons", armies=[("alba", 2), ("alba", 1)], settlements=built)
    table.stand("britons", markers="elda" if built else "alba elda")

    table.do(March(1, "alba"), 1, 2, 3, 3).do(Retreat("elda"))

    assert (table.row("britons", "markers"), table.row("saxons", "markers")) == markers
    assert table.armies("britons") == [("elda", 1), ("elda", 1)]


@pytest.mark.rule("DK-107", "DK-104")
@pytest.mark.parametrize(
    ("britons", "markers"),
    [({"markers": "alba"}, ("", "alba")), ({}, ("", "alba")), ({"settlements": "alba"}, ("", ""))],
)
def test_a_defender_who_wins_takes_control_where_no_enemy_piece_is_left(
    britons: dict[str, Any], markers: tuple[str, str]
) -> None:
    table = Table().stand("saxons", armies=[("alba", 2)]).stand("britons", armies=[("alba", 1)], **britons)

    table.do(March(1, "alba"), 1, 2, 3)

    assert (table.row("britons", "markers"), table.row("saxons", "markers")) == markers
    assert table.of("saxons").wins == 1


@pytest.mark.rule("DK-108")
def test_the_defender_may_go_between_rounds_too() -> None:
    table = with_retreats().do(March(1, "bera")).do(Stand((1,)), 6, 1, 5, 5).do(FightOn())

    assert table.dues[0] == ("pause", "saxons")
    assert table.do(Retreat("cora")).armies("saxons") == [("cora", 1)]


@pytest.mark.rule("DK-092", "DK-105", "DK-122")
def test_who_could_go_and_fought_to_the_end_gets_a_card() -> None:
    table = with_retreats(1, 1).do(March(1, "bera")).do(Stand((1,)), 6, 1)

    assert table.dues == [("fame", "britons"), ("fame", "saxons")]


@pytest.mark.rule("DK-122", "DK-106")
@pytest.mark.parametrize(("reading", "honoured"), [("real_chance", False), ("area", True)])
def test_an_attacker_beaten_in_the_first_round_had_no_chance(reading: str, *, honoured: bool) -> None:
    table = with_retreats(1, 1, read={"DK_122": reading}).do(March(1, "bera")).do(Stand((1,)), 1, 6)

    assert (("fame", "britons") in table.dues) is honoured


@pytest.mark.rule("DK-112", "DK-099", "DK-108")
def test_who_fought_with_one_army_and_goes_takes_the_others_along() -> None:
    table = with_retreats(3).stand("saxons", armies=[("bera", 2), ("bera", 1)]).do(March(1, "bera"))

    table.do(Stand((1,)), 6, 1, 1, 2, 3).do(FightOn()).do(Retreat("cora"))

    assert table.armies("saxons") == [("cora", 1), ("cora", 1)]


@pytest.mark.rule("DK-110", "DK-007", "DK-106")
def test_a_territory_shared_with_another_is_no_way_out() -> None:
    table = battle().stand("saxons", markers="bera", settlements="cora").stand("angles", settlements="cora")

    table.do(March(1, "bera"), 6, 1)

    assert table.dues == [("fame", "britons")]


@pytest.mark.rule("DK-113", "DK-114")
def test_one_retreats_to_own_armies_and_not_to_those_of_others() -> None:
    table = with_retreats().stand("saxons", armies=[("bera", 2), ("cora", 2)], markers="bera cora fara")
    table.stand("angles", armies=[("fara", 1)]).do(March(1, "bera"))

    assert [each.place for each in table.legal("retreat-to")] == ["cora"]
    assert table.do(Retreat("cora")).armies("saxons") == [("cora", 2), ("cora", 2)]


@pytest.mark.rule("DK-116")
@pytest.mark.parametrize(("reading", "takes"), [("resource", False), ("any", True)])
def test_what_a_retreat_steals(reading: str, *, takes: bool) -> None:
    table = with_retreats(read={"DK_116": reading}).hold("saxons", fame=("riches",)).do(March(1, "bera"))
    table.do(Stand((1,)), 6, 1, 5, 5).do(Pass()).do(FightOn()).do(Retreat("cora")).do(TakeFame("valour"))

    if takes:
        table.do(Steal())
    assert ("riches" in table.of("britons").fame) is takes


def test_a_trap_bars_the_attackers_retreat() -> None:
    table = with_retreats().hold("saxons", fame=("trap",)).do(March(1, "bera")).do(PlayFame("trap"))

    table.do(Stand((1,)), 1, 2, 5, 6)

    assert table.dues[0] == ("pause", "saxons")


# --- an attack on a settlement ---


def attack(ours: int = 2) -> Table:
    """The Britons in alba, a settlement of the Saxons in bera."""
    return Table().stand("britons", armies=[("alba", ours)]).stand("saxons", settlements="bera")


@pytest.mark.rule("DK-117", "DK-118", "DK-121", "DK-123", "DK-090")
def test_one_win_takes_a_settlement_that_always_throws_two_dice() -> None:
    table = attack().do(March(1, "bera"), 5, 2, 4, 3)

    assert [len(each.defence) for each in table.told(RoundRolled)] == [2]
    assert (table.row("britons", "settlements"), table.row("saxons", "settlements")) == ("bera", "")
    assert (table.of("britons").points, table.of("britons").wins) == (1, 0)
    assert table.dues == [("fame", "britons")]


@pytest.mark.rule("DK-123")
def test_read_otherwise_a_settlement_taken_is_a_victory_too() -> None:
    table = Table(DK_123="all").stand("britons", armies=[("alba", 1)]).stand("saxons", settlements="bera")

    assert table.do(March(1, "bera"), 5, 4, 3).of("britons").points == 2


@pytest.mark.rule("DK-118", "DK-122", "DK-090")
def test_a_settlement_that_holds_earns_a_card_and_the_attacker_is_gone() -> None:
    table = attack().do(March(1, "bera"), 5, 2, 5, 3, 1, 1, 1)

    assert table.armies("britons") == []
    assert table.dues == [("fame", "saxons")]
    assert table.of("saxons").wins == 0


@pytest.mark.rule("DK-122", "DK-124")
def test_an_attacker_who_fought_on_though_he_could_go_gets_a_card_too() -> None:
    table = attack().stand("britons", markers="alba").do(March(1, "bera"), 5, 2, 5, 3)
    assert table.dues == [("pause", "britons"), ("round", "britons")]

    table.do(FightOn(), 1, 1, 1)

    assert table.dues == [("fame", "saxons"), ("fame", "britons")]


@pytest.mark.rule("DK-119", "DK-070")
def test_a_settlement_may_be_attacked_again_by_every_other_army() -> None:
    table = attack(1).stand("britons", armies=[("alba", 1), ("alba", 1), ("alba", 1)])
    for army in (1, 2):
        table.do(March(army, "bera"), 1, 2, 1).do(TakeFame("iron"))
        table.hold("saxons")

    assert table.against(March(3, "bera")) == []


@pytest.mark.rule("DK-120")
def test_cards_are_played_in_attacks_on_settlements_too() -> None:
    table = attack(1).hold("britons", wood=1).do(March(1, "bera"), 4, 4, 1).do(PlayPlus("wood"))

    assert table.row("britons", "settlements") == "bera"


@pytest.mark.rule("DK-055")
@pytest.mark.parametrize(("reading", "gold"), [("no_gold", 0), ("gold", 3)])
def test_who_has_no_settlement_left_takes_one_off(reading: str, gold: int) -> None:
    table = Table(DK_055=reading).stand("britons", armies=[("alba", 1)], settlements="alba " + "elda " * 9)
    table.stand("saxons", settlements="bera").do(March(1, "bera"), 6, 5, 5)
    assert table.dues == [("remove", "britons"), ("fame", "britons")]
    assert table.against(Remove("cora")) == ["DK-055"]

    table.do(Remove("alba"))

    assert table.row("britons", "markers") == "alba"
    assert sum(table.of("britons").settlements) == 10
    assert table.of("britons").hand[4] == gold


@pytest.mark.rule("DK-055", "DK-053", "DK-054")
@pytest.mark.parametrize(("theirs", "marker"), [("bera", "bera"), ("bera bera", "")])
def test_the_settlement_just_taken_may_be_the_one_that_goes(theirs: str, marker: str) -> None:
    """A marker keeps the territory, unless the enemy has another settlement there."""
    table = Table().stand("britons", armies=[("alba", 1)], settlements="elda " * 10)
    table.stand("saxons", settlements=theirs).do(March(1, "bera"), 6, 5, 5).do(Remove("bera"))

    assert table.row("britons", "markers") == marker


@pytest.mark.rule("DK-055", "DK-140")
def test_who_wins_the_game_by_a_settlement_that_he_has_no_piece_for_ends_with_ten() -> None:
    """Ten settlements and five battles are the fifteen points that he needs before; the last stays the tenth."""
    table = Table().stand("britons", armies=[("alba", 1)], settlements="alba " + "elda " * 9)
    table.stand("saxons", settlements="bera").hold("britons", wins=5).do(March(1, "bera"), 6, 5, 5)

    assert table.state.ending == "threshold"
    assert (sum(table.of("britons").settlements), table.row("britons", "markers")) == (10, "bera")
    assert table.of("britons").points == 15


# --- a siege ---


def siege(troops: int = 0, ours: int = 3, read: Readings = NONE) -> Table:
    """The Britons in alba, a fortress of the Saxons in bera, with an army or without."""
    table = Table(readings=read).stand("britons", armies=[("alba", ours)]).stand("saxons", fortresses="bera")
    return table.stand("saxons", armies=[("bera", troops)]) if troops else table


@pytest.mark.rule("DK-133", "DK-134", "DK-138")
def test_a_fortress_throws_six_dice_and_falls_to_one_win() -> None:
    table = siege().do(March(1, "bera"), 6, 1, 1, 5, 5, 5, 5, 5, 5)

    assert (table.row("britons", "fortresses"), table.row("saxons", "fortresses")) == ("bera", "")
    assert (table.of("britons").points, table.dues) == (2, [("fame", "britons")])


@pytest.mark.rule("DK-134", "DK-139")
def test_each_defeat_costs_the_besieger_a_troop() -> None:
    table = siege(ours=2).do(March(1, "bera"), 5, 5, 6, 1, 1, 1, 1, 1, 6, 6, 1, 1, 1, 1, 1)

    assert table.armies("britons") == []
    assert table.dues == [("fame", "saxons")]


@pytest.mark.rule("DK-135", "DK-136", "DK-137")
def test_an_army_in_shelter_adds_its_dice_and_falls_first() -> None:
    table = siege(2).do(March(1, "bera"))
    assert table.legal() == [Stand((1,)), Stand(())]

    table.do(Stand((1,)), *(6, 1, 1), *[5] * 8, *(6, 1, 1), *[5] * 7, *(6, 1, 1), *[5] * 6)

    assert [len(each.defence) for each in table.told(RoundRolled)] == [8, 7, 6]
    assert (table.of("britons").wins, table.row("britons", "fortresses")) == (0, "bera")
    assert table.armies("saxons") == []


@pytest.mark.rule("DK-136")
def test_read_otherwise_an_army_destroyed_in_shelter_is_a_battle_won() -> None:
    table = siege(1, read={"DK_136": "battle"}).do(March(1, "bera"))
    table.do(Stand((1,)), 6, 1, 1, *[5] * 7, 6, 1, 1, *[5] * 6)

    assert table.of("britons").points == 3


@pytest.mark.rule("DK-137")
def test_what_is_left_of_it_is_outside_again() -> None:
    table = siege(2, ours=1).do(March(1, "bera")).do(Stand((1,)), 1, *[5] * 8)

    assert (table.armies("saxons"), table.state.combat) == ([("bera", 2)], None)


@pytest.mark.rule("DK-135", "DK-138", "DK-007")
def test_an_army_that_took_no_shelter_stays_and_breaks_no_control() -> None:
    table = siege(2, ours=1).hold("britons", wood=1, stone=1, wheat=1).do(March(1, "bera"))
    table.do(Stand(()), 6, 5, 5, 5, 5, 5, 5).do(TakeFame("valour"))

    assert table.armies("saxons") == [("bera", 2)]
    assert table.against(Build("settlement", "bera")) == []


@pytest.mark.rule("DK-135")
@pytest.mark.parametrize(("reading", "ways"), [("all", [(1, 2), ()]), ("one", [(1,), (2,), ()])])
def test_who_takes_shelter(reading: str, ways: list[tuple[int, ...]]) -> None:
    table = (
        siege(read={"DK_135": reading})
        .stand("saxons", armies=[("bera", 1), ("bera", 2)])
        .do(March(1, "bera"))
    )

    assert [each.armies for each in table.legal("stand")] == ways


@pytest.mark.rule("DK-012")
@pytest.mark.parametrize(("reading", "dice"), [("enough", 7), ("six", 6)])
def test_whether_the_six_dice_of_the_box_are_enough(reading: str, dice: int) -> None:
    table = siege(1, ours=1, read={"DK_012": reading}).do(March(1, "bera")).do(Stand((1,)), 1, *[5] * dice)

    assert [len(each.defence) for each in table.told(RoundRolled)] == [dice]


def test_a_wall_adds_dice_to_a_settlement() -> None:
    table = attack(1).hold("saxons", fame=("wall",)).do(March(1, "bera"))

    table.do(PlayFame("wall"), 6, 1, 1, 1, 5)

    assert [len(each.defence) for each in table.told(RoundRolled)] == [4]


def test_ardour_adds_a_die_to_the_next_combat_alone() -> None:
    table = attack(1).stand("britons", armies=[("alba", 1), ("alba", 1)]).hold("britons", fame=("ardour",))
    table.do(PlayFame("ardour")).do(March(1, "bera"), 1, 1, 2, 2)
    assert [len(each.attack) for each in table.told(RoundRolled)] == [2]

    table.do(TakeFame("valour")).do(March(2, "bera")).do(Stand(), 6, 2, 2)
    assert [len(each.attack) for each in table.told(RoundRolled)] == [1]


@pytest.mark.rule("DK-127", "DK-067")
def test_ardour_is_kept_for_a_combat_while_others_plunder_or_take_a_marker() -> None:
    table = attack(1).stand("britons", armies=[("alba", 1), ("alba", 1), ("alba", 1)])
    table.stand("saxons", markers="elda").hold("saxons", fame=("riches",)).hold("britons", fame=("ardour",))
    table.do(PlayFame("ardour")).do(March(1, "elda")).do(Stand())
    table.do(March(2, "bera", "saxons", "plunder")).do(Stand(), 6, 1)

    table.do(March(3, "bera")).do(Stand(), 6, 1, 5, 5)

    assert [len(each.attack) for each in table.told(RoundRolled)] == [2]


# --- plunder ---


def plunder(ours: int = 2, read: Readings = NONE) -> Table:
    """As `attack`, but with alba to go back to."""
    table = Table(readings=read).stand("britons", armies=[("alba", ours)], markers="alba")
    return table.stand("saxons", settlements="bera")


PLUNDER = March(1, "bera", "saxons", "plunder")


@pytest.mark.rule("DK-126", "DK-127", "DK-128", "DK-132")
def test_a_plunder_is_one_roll_against_one_die_and_costs_no_troop() -> None:
    table = plunder().hold("britons", wood=1).hold("saxons", wood=2).do(PLUNDER, 3, 5, 4)

    assert table.dues == [("deny", "saxons")]
    table.do(HandOver())
    assert (table.hand("britons"), table.hand("saxons")) == ({"wood": 2}, {"wood": 1})
    assert (table.armies("britons"), table.row("saxons", "settlements")) == ([("bera", 2)], "bera")
    assert table.dues == []


@pytest.mark.rule("DK-129")
def test_who_denies_is_stolen_from_at_random_and_again_if_he_had_it() -> None:
    table = plunder().hold("saxons", wood=1, gold=1).do(PLUNDER, 3, 5, 4)
    table.do(Deny()).do(Steal("wood"))
    assert table.dues == [("steal", "britons")]

    table.do(Steal())
    assert table.hand("britons") == {"wood": 1, "gold": 1}


@pytest.mark.rule("DK-129")
def test_who_has_it_not_loses_one_card() -> None:
    table = plunder().hold("saxons", gold=2).do(PLUNDER, 3, 5, 4)
    assert table.against(HandOver()) == ["DK-129"]

    table.do(Deny()).do(Steal("gold"))

    assert (table.hand("britons"), table.dues) == ({"gold": 1}, [])
    assert table.against(Steal()) == ["DK-116"]


@pytest.mark.rule("DK-129")
def test_read_otherwise_the_extra_card_is_the_one_sought() -> None:
    table = plunder(read={"DK_129": "sought"}).hold("saxons", wood=2, gold=1).do(PLUNDER, 3, 5, 4)
    table.do(Deny()).do(Steal("wood"))

    assert (table.hand("britons"), table.dues) == ({"wood": 2}, [])


@pytest.mark.rule("DK-130")
def test_a_plunderer_who_is_beaten_is_stolen_from_and_goes_back() -> None:
    table = plunder().hold("britons", iron=1).do(PLUNDER, 3, 4, 4)
    assert table.dues[0] == ("steal", "saxons")

    table.do(Steal())

    assert (table.hand("saxons"), table.armies("britons")) == ({"iron": 1}, [("alba", 2)])
    assert [each.how for each in table.told(CombatOver)] == []


@pytest.mark.rule("DK-131")
def test_with_nowhere_to_go_the_plunderer_is_destroyed() -> None:
    table = plunder().stand("britons", markers="").do(PLUNDER, 3, 4, 4)

    assert table.armies("britons") == []


@pytest.mark.rule("DK-131", "DK-130", "DK-113", "DK-127")
@pytest.mark.parametrize(
    ("angles", "left"), [([("alba", 1)], [("bera", 1)]), ([], [("alba", 2), ("bera", 1)])]
)
def test_a_beaten_plunderer_goes_alone_and_not_among_an_enemy_army(
    angles: list[tuple[str, int]], left: list[tuple[str, int]]
) -> None:
    """Destroyed or sent back, he leaves the army beside him where it is, and nobody takes a Fame card."""
    table = plunder().stand("britons", armies=[("bera", 2), ("bera", 1)]).stand("angles", armies=angles)

    table.do(PLUNDER, 3, 4, 4)

    assert (table.armies("britons"), table.dues) == (left, [])


@pytest.mark.rule("DK-130")
def test_of_several_ways_back_he_chooses() -> None:
    table = plunder().stand("britons", markers="alba elda").do(PLUNDER, 3, 4, 4)

    assert table.dues == [("flee", "britons")]
    assert table.do(Retreat("elda")).armies("britons") == [("elda", 2)]


@pytest.mark.rule("DK-127", "DK-132")
def test_no_card_is_played_in_a_plunder_but_one_that_calls_it_off() -> None:
    table = plunder().hold("saxons", wood=2, fame=("wall", "defence")).do(PLUNDER)
    assert table.against(PlayFame("wall")) == ["DK-127"]
    assert table.legal() == [Stand(), PlayFame("defence")]

    table.do(Stand(), 3, 5, 4)
    assert table.against(PlayPlus("wood")) == ["DK-103"]


@pytest.mark.rule("DK-103")
def test_nothing_is_built_while_a_combat_lasts() -> None:
    table = battle().hold("britons", wood=1, stone=1, wheat=1).stand("britons", markers="elda")
    table.do(March(1, "bera"), 3, 4)

    assert table.state.step == "duel"
    assert table.against(Build("settlement", "elda")) == ["DK-040"]

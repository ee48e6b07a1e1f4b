"""9: moves by land and sea, who is met there, armies joined and troops shared."""

import pytest

from heart_africa.companions.kingdoms.cards import Pass, PlayFame, TakeFame
from heart_africa.companions.kingdoms.combat import Retreat, Stand
from heart_africa.companions.kingdoms.components import Effect
from heart_africa.companions.kingdoms.events import CombatBegan
from heart_africa.companions.kingdoms.marches import EndTurn, Land, March, Regroup, Sail
from heart_africa.companions.kingdoms.realm import Recruit
from heart_africa.companions.kingdoms.state import Lasting
from tests.companions.kingdoms.table import Table


@pytest.mark.rule("DK-062", "DK-066", "DK-035")
def test_an_army_moves_once_and_takes_an_empty_area() -> None:
    table = Table().stand("britons", armies=[("alba", 1)])

    assert table.against(March(1, "cora")) == ["DK-066"]
    assert table.against(March(2, "bera")) == ["DK-062"]
    table.do(March(1, "bera"))
    assert (table.armies("britons"), table.row("britons", "markers")) == ([("bera", 1)], "bera")
    assert table.against(March(1, "alba")) == ["DK-062"]


@pytest.mark.rule("DK-066", "DK-067")
def test_a_lone_enemy_marker_gives_way() -> None:
    table = Table().stand("britons", armies=[("alba", 1)]).stand("saxons", markers="bera")

    table.do(March(1, "bera"))

    assert (table.row("britons", "markers"), table.row("saxons", "markers")) == ("bera", "")


@pytest.mark.rule("DK-067")
def test_a_card_of_defence_saves_a_marker_and_sends_the_army_back() -> None:
    table = Table().stand("britons", armies=[("alba", 1)]).stand("saxons", markers="bera")
    table.hold("saxons", fame=("defence",)).do(March(1, "bera"))
    assert table.dues == [("stand", "saxons")]

    table.do(PlayFame("defence"))

    assert (table.armies("britons"), table.row("saxons", "markers")) == ([("alba", 1)], "bera")
    assert table.against(March(1, "elda")) == ["DK-062"]
    assert table.against(EndTurn()) == []


@pytest.mark.rule("DK-021")
def test_with_three_players_an_army_stays_out_of_closed_territories() -> None:
    assert Table(3).stand("britons", armies=[("fara", 1)]).against(March(1, "gera")) == ["DK-021"]
    assert Table(4).stand("britons", armies=[("fara", 1)]).against(March(1, "gera")) == []


@pytest.mark.rule("DK-063", "DK-064", "DK-065", "DK-072", "DK-073")
def test_an_army_among_enemies_has_to_act() -> None:
    table = Table().stand("britons", armies=[("alba", 3), ("elda", 1)]).stand("saxons", settlements="alba")

    assert table.against(March(2, "elda")) == ["DK-072"]
    assert table.against(EndTurn()) == ["DK-073"]
    table.do(March(1, "alba"), 6, 5, 4, 3, 2).do(TakeFame("valour"))  # 6 against 3
    assert table.against(March(1, "bera")) == ["DK-063"]
    assert table.against(March(2, "fara")) == []
    assert table.against(EndTurn()) == []


@pytest.mark.rule("DK-072", "DK-073", "DK-007")
@pytest.mark.parametrize(
    ("read", "rules"),
    [
        ({}, ["DK-073"]),
        ({"DK_072": "may_stay"}, []),
        ({"DK_072": "may_stay", "DK_007": "breaks"}, ["DK-073"]),
    ],
)
def test_beside_an_enemy_army_in_an_own_area_one_has_to_act_or_may_stay(
    read: dict[str, str], rules: list[str]
) -> None:
    table = Table(readings=read).stand("britons", markers="alba", armies=[("alba", 3)])
    table.put(armies_break="DK_007" in read).stand("saxons", armies=[("alba", 1)])

    assert table.against(EndTurn()) == rules
    assert bool(table.legal("end-turn")) == (not rules)
    assert table.against(March(1, "alba")) == []


@pytest.mark.rule("DK-066", "DK-008")
def test_a_ship_in_its_port_defends_no_territory() -> None:
    table = (
        Table().stand("britons", armies=[("alba", 1)]).stand("saxons", ships=("elda",)).do(March(1, "elda"))
    )

    assert table.row("britons", "markers") == "elda"
    assert table.told(CombatBegan) == []


@pytest.mark.rule("DK-074")
def test_staying_is_enough_to_remove_a_lone_marker() -> None:
    table = Table().stand("britons", armies=[("alba", 1)]).stand("saxons", markers="alba")

    table.do(March(1, "alba"))

    assert (table.row("britons", "markers"), table.row("saxons", "markers")) == ("alba", "")


@pytest.mark.rule("DK-068", "DK-069", "DK-070", "DK-071", "DK-084", "DK-085")
def test_first_one_says_whom_then_fortress_armies_settlement() -> None:
    table = Table().stand("britons", armies=[("alba", 3)]).stand("angles", settlements="bera")
    table.stand("saxons", settlements="bera", fortresses="bera", armies=[("bera", 1)])
    assert table.against(March(1, "bera")) == ["DK-085"]
    assert table.against(March(1, "bera", "jutes")) == ["DK-085"]
    assert table.against(March(1, "bera", "angles", "plunder")) == [
        "DK-125"
    ]  # others than settlements are there
    begun = []
    for pieces, faces in (({}, ()), ({"fortresses": ""}, (6, 6, 6, 1)), ({"armies": []}, (6, 6, 6, 5, 5))):
        before = table.stand("saxons", **pieces).state  # in the siege they have a choice: to take shelter
        begun += [each.combat for each in table.do(March(1, "bera", "saxons"), *faces).told(CombatBegan)]
        table.state = before
    assert begun == ["siege", "battle", "settlement"]


@pytest.mark.rule("DK-069", "DK-125")
def test_where_only_settlements_are_one_may_plunder() -> None:
    table = Table().stand("britons", armies=[("alba", 1)]).stand("saxons", settlements="bera bera")

    assert [(each.place, each.how) for each in table.legal("march-army")] == [
        ("bera", ""), ("bera", "plunder"), ("elda", "")
    ]  # fmt: skip
    assert table.stand("angles", markers="bera").against(March(1, "bera", "saxons", "plunder")) == ["DK-125"]


@pytest.mark.rule("DK-125")
def test_read_otherwise_only_a_single_settlement_is_plundered() -> None:
    table = (
        Table(DK_125="one").stand("britons", armies=[("alba", 1)]).stand("saxons", settlements="bera bera")
    )

    assert table.against(March(1, "bera", how="plunder")) == ["DK-125"]
    assert table.stand("saxons", settlements="bera").against(March(1, "bera", how="plunder")) == []


# --- armies that meet ---


@pytest.mark.rule("DK-086", "DK-087", "DK-088", "DK-089")
def test_a_moved_army_joins_one_that_then_still_moves() -> None:
    table = Table().stand("britons", armies=[("alba", 1), ("bera", 2)]).do(March(1, "bera"))

    assert table.against(Regroup(1, 2, 2)) == ["DK-086"]
    assert table.against(Regroup(2, 3, 1)) == ["DK-087"]  # none is split to make another
    table.do(Regroup(1, 2, 1))
    assert table.armies("britons") == [("bera", 3)]
    assert table.do(March(2, "cora")).armies("britons") == [("cora", 3)]


@pytest.mark.rule("DK-089", "DK-044", "DK-047")
def test_an_army_that_joined_another_is_raised_anew_and_marches() -> None:
    table = Table().stand("britons", fortresses="alba", armies=[("alba", 1), ("bera", 2)])
    table.hold("britons", gold=2, iron=1).do(March(1, "bera")).do(Regroup(1, 2, 1)).do(March(2, "cora"))

    table.do(Recruit(place="alba")).do(March(1, "elda"))

    assert table.armies("britons") == [("elda", 1), ("cora", 3)]


@pytest.mark.rule("DK-086", "DK-043")
@pytest.mark.parametrize(("troops", "against"), [(1, []), (2, ["DK-043"])])
def test_no_army_has_more_than_three_troops(troops: int, against: list[str]) -> None:
    table = Table().stand("britons", armies=[("alba", 2), ("alba", 2)])

    assert table.against(Regroup(1, 2, troops)) == against


@pytest.mark.rule("DK-086")
def test_only_armies_in_one_place_share_troops() -> None:
    assert Table().stand("britons", armies=[("alba", 2), ("bera", 2)]).against(Regroup(1, 2, 1)) == ["DK-086"]


@pytest.mark.rule("DK-114", "DK-086")
@pytest.mark.parametrize(("place", "against"), [("alba", ["DK-114"]), ("bera", [])])
def test_who_retreated_to_an_own_army_joins_it_next_turn(place: str, against: list[str]) -> None:
    """Two that fled from bera together may still share troops."""
    table = Table().stand("britons", armies=[("bera", 2), (place, 1)], markers="alba")
    table.stand("saxons", armies=[("bera", 2)]).do(March(1, "bera"), 1, 2, 3, 3).do(Retreat("alba"))
    table.do(TakeFame("valour"))

    assert table.armies("britons") == [("alba", 1), ("alba", 1)]
    assert table.against(Regroup(1, 2, 1)) == table.against(Regroup(2, 1, 1)) == against
    assert (table.legal("regroup") == []) is bool(against)
    assert table.turn_of("britons").do(EndTurn()).against(Regroup(1, 2, 1)) == []


@pytest.mark.rule("DK-088")
def test_an_army_that_has_moved_does_not_move_again_whatever_troops_it_has() -> None:
    table = (
        Table().stand("britons", armies=[("alba", 1), ("bera", 2)]).do(March(1, "bera")).do(Regroup(2, 1, 1))
    )

    assert table.against(March(1, "cora")) == ["DK-062"]


def test_a_forced_march_lets_armies_move_again() -> None:
    table = (
        Table().stand("britons", armies=[("alba", 1), ("elda", 1)]).hold("britons", fame=("forced-march",))
    )
    assert table.legal("play-fame") == []
    table.do(March(1, "bera"))

    assert [each.armies for each in table.legal("play-fame")] == [(1,)]
    assert table.do(PlayFame("forced-march", armies=(1,))).do(March(1, "cora")).armies("britons")[0] == (
        "cora",
        1,
    )


# --- by sea: alba, cora, elda, hena, and round ---


@pytest.mark.rule("DK-008", "DK-075", "DK-076", "DK-078", "DK-079")
def test_a_ship_carries_an_army_as_far_as_the_higher_die() -> None:
    table = Table().stand("britons", armies=[("alba", 1), ("bera", 1)], ships=("alba",))

    assert table.against(Sail(1, 2)) == ["DK-075"]
    table.do(Sail(1, 1), 1, 1)
    assert [each.place for each in table.legal()] == ["alba", "cora", "hena"]
    assert table.against(Land("elda")) == ["DK-076"]
    table.do(Land("cora"))
    assert (table.row("britons", "markers"), table.armies("britons")) == ("cora", [("cora", 1), ("bera", 1)])
    assert table.do(March(1, "dana")).armies("britons")[0] == ("dana", 1)
    assert table.against(Sail(1)) == ["DK-076"]


@pytest.mark.rule("DK-077")
def test_a_port_holds_one_ship_and_is_passed() -> None:
    table = Table().stand("britons", ships=("alba",)).stand("saxons", ships=("cora",)).do(Sail(1), 2, 1)

    assert [each.place for each in table.legal()] == ["alba", "elda", "hena"]


@pytest.mark.rule("DK-021")
@pytest.mark.parametrize(
    ("reading", "army", "stops"), [("pass", 0, False), ("stop", 0, True), ("stop", 1, False)]
)
def test_closed_ports_are_passed(reading: str, army: int, *, stops: bool) -> None:
    table = Table(DK_021=reading).stand("britons", armies=[("alba", 1)], ships=("alba",))
    box = table.state.box
    table.put(components=type(box)(
        box.pack, box.version, box.territories, box.ring, box.round, ("cora",), box.fame, box.britannia
    ))  # fmt: skip

    places = [each.place for each in table.do(Sail(1, army), 2, 2).legal()]

    assert ("cora" in places, "elda" in places) == (stops, True)


@pytest.mark.rule("DK-078", "DK-082")
def test_an_army_that_gets_nowhere_lands_where_it_was_and_may_still_march() -> None:
    table = (
        Table().stand("britons", armies=[("alba", 1)], ships=("alba",)).do(Sail(1, 1), 1, 1).do(Land("alba"))
    )

    assert table.row("britons", "markers") == ""
    assert table.against(March(1, "bera")) == []


@pytest.mark.rule("DK-079", "DK-083")
@pytest.mark.parametrize(("reading", "against"), [("fights", []), ("only_unmoved", ["DK-083"])])
def test_who_lands_among_enemies_fights(reading: str, against: list[str]) -> None:
    table = Table(DK_083=reading).stand("britons", armies=[("bera", 3)], ships=("alba",))
    table.stand("saxons", settlements="cora").do(March(1, "alba")).do(Sail(1, 1), 2, 1)

    assert table.against(Land("cora", "saxons")) == against
    if not against:
        table.do(Land("cora", "saxons"), 6, 1, 1, 5, 5)
        assert table.row("britons", "settlements") == "cora"


@pytest.mark.rule("DK-100", "DK-080", "DK-109")
def test_a_battle_that_the_enemy_left_before_the_dice_was_one() -> None:
    table = Table().stand("britons", armies=[("bera", 1)], ships=("alba",))
    table.stand("saxons", armies=[("alba", 1)], markers="alba elda").do(March(1, "alba")).do(Retreat("elda"))
    table.do(TakeFame("valour"))

    assert (table.against(March(1, "bera")), table.against(Sail(1, 1))) == (["DK-063"], ["DK-080"])


@pytest.mark.rule("DK-080")
def test_an_army_that_has_fought_does_not_embark() -> None:
    table = (
        Table().stand("britons", armies=[("bera", 3)], ships=("alba",)).stand("saxons", settlements="alba")
    )
    table.do(March(1, "alba"), 6, 1, 1, 5, 5).do(TakeFame("valour"))

    assert table.against(Sail(1, 1)) == ["DK-080"]


@pytest.mark.rule("DK-067", "DK-079", "DK-080")
@pytest.mark.parametrize("fame", [(), ("riches",)])
def test_an_army_that_took_a_lone_marker_has_not_fought(fame: tuple[str, ...]) -> None:
    """Whether or not its owner holds a card and is asked for it: by land after the sea, by sea after the land."""
    table = Table().stand("britons", armies=[("alba", 1), ("fara", 1)], ships=("alba", "elda"))
    table.stand("saxons", markers="cora elda").hold("saxons", fame=fame)
    for order, faces in ((Sail(1, 1), (1, 1)), (Land("cora"), ()), (March(2, "elda"), ())):
        table.do(order, *faces)
        if table.state.step == "stand":
            table.do(Stand())

    assert table.row("britons", "markers") == "cora elda"
    assert (table.against(March(1, "dana")), table.against(Sail(2, 2))) == ([], [])


@pytest.mark.rule("DK-127", "DK-080", "DK-070")
def test_a_plunder_is_no_combat_and_the_army_may_embark_but_touches_no_other_settlement() -> None:
    table = (
        Table().stand("britons", armies=[("bera", 1)], ships=("alba",)).stand("saxons", settlements="alba")
    )
    table.stand("angles", settlements="cora", markers="elda").stand("saxons", armies=[("hena", 1)])

    table.do(March(1, "alba", "saxons", "plunder"), 6, 1)
    assert table.against(March(1, "bera")) == ["DK-062"]
    table.do(Sail(1, 1), 3, 1)

    assert [each.place for each in table.legal()] == ["alba", "elda", "hena"]
    assert table.against(Land("cora")) == table.against(Land("cora", "angles", "plunder")) == ["DK-070"]
    table.do(Land("hena"), 6, 1)
    assert table.of("britons").wins == 1


def test_a_plunder_that_was_called_off_did_not_take_place() -> None:
    table = (
        Table().stand("britons", armies=[("elda", 1)], ships=("elda",)).stand("angles", settlements="cora")
    )
    table.stand("saxons", settlements="alba").hold("saxons", fame=("defence",))

    table.do(March(1, "alba", "saxons", "plunder")).do(PlayFame("defence")).do(Sail(1, 1), 1, 1)

    assert table.against(Land("cora", "angles", "plunder")) == []


@pytest.mark.rule("DK-081")
def test_two_ships_carry_the_same_army_one_after_the_other() -> None:
    table = Table().stand("britons", armies=[("alba", 1)], ships=("alba", "elda"))
    table.do(Sail(1, 1), 1, 1).do(Land("cora")).do(March(1, "fara"))
    table.do(Sail(2), 1, 1).do(Land("elda"))

    assert table.against(Sail(2, 1)) == ["DK-076", "DK-075"]
    other = Table().stand("britons", armies=[("alba", 1)], ships=("alba", "elda"))
    other.do(Sail(1, 1), 1, 1).do(Land("alba")).do(March(1, "elda")).do(Sail(2, 1), 1, 1).do(Land("hena"))
    assert other.armies("britons") == [("hena", 1)]


def test_a_fair_wind_and_a_calm() -> None:
    table = Table().stand("britons", ships=("alba",)).hold("britons", fame=("wind",)).do(PlayFame("wind"))
    assert [each.place for each in table.do(Sail(1), 1, 1).legal()] == ["alba", "cora", "elda", "hena"]

    calm = Table().stand("britons", ships=("alba",)).put(lasting=(Lasting(Effect("becalmed"), "round"),))
    assert (calm.against(Sail(1)), calm.legal("sail")) == (["DK-029"], [])


def test_in_a_truce_nobody_attacks_and_armies_may_stay() -> None:
    table = Table().put(lasting=(Lasting(Effect("truce"), "round"),))
    table.stand("britons", armies=[("alba", 1), ("dana", 1)]).stand(
        "saxons", markers="bera", settlements="dana"
    )

    assert table.against(March(1, "bera")) == ["DK-029"]
    assert table.against(March(2, "dana")) == ["DK-029"]
    assert table.against(EndTurn()) == []
    assert {each.place for each in table.legal("march-army")} == {"elda", "cora", "hena"}


@pytest.mark.rule("DK-068", "DK-099")
def test_the_one_attacked_says_whether_one_or_all_of_his_armies_fight() -> None:
    table = Table().stand("britons", armies=[("alba", 1)]).stand("saxons", armies=[("bera", 1), ("bera", 2)])
    table.do(March(1, "bera"))

    assert table.legal() == [Stand((1, 2)), Stand((1,)), Stand((2,))]
    assert table.against(Stand(())) == ["DK-099"]
    assert table.against(Pass()) == ["DK-040"]

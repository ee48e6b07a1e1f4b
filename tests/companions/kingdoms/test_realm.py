"""8: what resources buy: troops, settlements, fortresses, ships, other resources; and what is sold."""

from typing import Any

import pytest

from heart_africa.companions.kingdoms.cards import Pass, PlayFame, TakeFame
from heart_africa.companions.kingdoms.events import Recruited
from heart_africa.companions.kingdoms.marches import EndTurn, March
from heart_africa.companions.kingdoms.realm import Build, Buy, Levy, Recruit, Sell
from heart_africa.core.journal.records import Command
from tests.companions.kingdoms.table import Table

RICH: dict[str, Any] = {"stone": 3, "wood": 3, "iron": 3, "wheat": 3, "gold": 6}


@pytest.mark.rule("DK-042", "DK-049", "DK-056", "DK-057")
@pytest.mark.parametrize(
    ("order", "price", "rule"),
    [
        (Recruit(place="alba"), {"gold": 2, "iron": 1}, "DK-042"),
        (Build("settlement", "alba"), {"wheat": 1, "stone": 1, "wood": 1}, "DK-049"),
        (Build("fortress", "alba"), {"stone": 2, "wheat": 2}, "DK-056"),
        (Build("ship", "alba"), {"wood": 2, "iron": 1}, "DK-057"),
    ],
)
def test_everything_has_its_price(order: Command, price: dict[str, Any], rule: str) -> None:
    table = Table().stand("britons", settlements="alba")

    for short in price:
        table.hold("britons", **{each: count - (each == short) for each, count in price.items()})
        assert table.against(order) == [rule]
    assert table.hold("britons", **price).do(order).hand("britons") == {}


@pytest.mark.rule("DK-041", "DK-043", "DK-044", "DK-045", "DK-046")
def test_a_new_army_starts_at_a_fortress_and_takes_in_three_troops() -> None:
    table = (
        Table().stand("britons", settlements="alba bera", fortresses="cora").hold("britons", gold=8, iron=4)
    )

    assert table.against(Recruit(place="alba")) == ["DK-044"]
    table.do(Recruit(place="cora")).do(Recruit(1)).do(Recruit(1))
    assert table.armies("britons") == [("cora", 3)]
    assert table.against(Recruit(1)) == ["DK-043"]
    assert table.against(Recruit(2)) == ["DK-043"]


@pytest.mark.rule("DK-045")
def test_an_army_is_reinforced_wherever_it_stands() -> None:
    table = Table().stand("britons", fortresses="alba", armies=[("hena", 2)]).hold("britons", gold=2, iron=1)

    assert table.against(Recruit(1, "alba")) == ["DK-045"]
    assert table.do(Recruit(1)).armies("britons") == [("hena", 3)]


@pytest.mark.rule("DK-043", "DK-010")
def test_there_are_three_armies() -> None:
    table = (
        Table().stand("britons", fortresses="alba", armies=[("alba", 1)] * 3).hold("britons", gold=2, iron=1)
    )

    assert table.against(Recruit(place="alba")) == ["DK-043"]
    assert [each.army for each in table.legal("recruit")] == [1, 2, 3]


@pytest.mark.rule("DK-044")
@pytest.mark.parametrize(("reading", "places"), [("none", []), ("controlled", ["bera"])])
def test_without_fortress_and_settlement_none_is_raised(reading: str, places: list[str]) -> None:
    table = Table(DK_044=reading).stand("britons", markers="bera").hold("britons", gold=2, iron=1)

    assert [each.place for each in table.legal("recruit")] == places


@pytest.mark.rule("DK-047")
@pytest.mark.parametrize(("reading", "against"), [("may_act", []), ("next_turn", ["DK-063"])])
def test_a_new_army_may_move_in_the_same_turn(reading: str, against: list[str]) -> None:
    table = Table(DK_047=reading).stand("britons", fortresses="alba").hold("britons", gold=2, iron=1)
    table.do(Recruit(place="alba"))

    assert table.against(March(1, "bera")) == against


@pytest.mark.rule("DK-048", "DK-014")
def test_peasants_are_raised_for_any_two_cards_by_who_has_no_army() -> None:
    table = Table().stand("britons", settlements="alba").hold("britons", gold=1, wheat=1)

    assert {(each.first, each.second) for each in table.legal("levy")} == {("wheat", "gold")}
    assert table.against(Levy("gold", "gold", "alba")) == ["DK-048"]
    table.do(Levy("gold", "wheat", "alba"))
    assert (table.armies("britons"), table.hand("britons")) == ([("alba", 1)], {})
    table.hold("britons", wood=2)
    assert table.against(Levy("wood", "wood", "alba")) == ["DK-048"]


@pytest.mark.rule("DK-048", "DK-047", "DK-040")
def test_who_loses_his_only_army_raises_peasants_at_once_and_they_march() -> None:
    table = Table().stand("britons", fortresses="elda", armies=[("alba", 1)]).hold("britons", gold=2)
    table.stand("saxons", settlements="bera").do(March(1, "bera"), 3, 4, 2).do(Pass()).do(TakeFame("valour"))

    table.do(Levy("gold", "gold", "elda")).do(March(1, "alba"))

    assert table.armies("britons") == [("alba", 1)]


@pytest.mark.rule("DK-044", "DK-073")
def test_an_army_raised_beside_an_enemy_has_to_act() -> None:
    table = Table().stand("britons", fortresses="alba").stand("saxons", armies=[("alba", 1)])

    table.hold("britons", gold=2, iron=1).do(Recruit(place="alba"))

    assert table.against(EndTurn()) == ["DK-073"]
    assert table.do(March(1, "bera")).against(EndTurn()) == []


@pytest.mark.rule("DK-058", "DK-051", "DK-050")
@pytest.mark.parametrize(
    ("saxons", "against"),
    [({}, []), ({"ships": ("alba",)}, ["DK-058"]), ({"settlements": "alba"}, ["DK-050"])],
)
def test_a_ship_takes_no_marker_off_and_wants_a_port_of_its_own(
    saxons: dict[str, Any], against: list[str]
) -> None:
    built: dict[str, Any] = {"settlements" if "settlements" in saxons else "markers": "alba"}
    table = Table().stand("britons", **built).stand("saxons", **saxons).hold("britons", **RICH)

    assert table.against(Build("ship", "alba")) == against
    if not against:
        assert table.do(Build("ship", "alba")).row("britons", "markers") == "alba"


@pytest.mark.rule("DK-007", "DK-050", "DK-051", "DK-026")
def test_one_builds_where_one_controls_and_the_marker_goes() -> None:
    table = Table().stand("britons", markers="alba", settlements="bera").stand("saxons", settlements="bera")
    table.stand("saxons", armies=[("alba", 2)]).hold("britons", **RICH)

    assert table.against(Build("settlement", "bera")) == ["DK-050"]  # the Saxons built there, too
    assert table.against(Build("settlement", "cora")) == ["DK-050"]
    table.do(Build("settlement", "alba")).do(Build("fortress", "alba"))  # their army breaks no control
    assert table.row("britons", "markers") == ""
    assert (table.row("britons", "settlements"), table.row("britons", "fortresses")) == ("alba bera", "alba")


@pytest.mark.rule("DK-007")
def test_read_otherwise_an_army_breaks_control() -> None:
    table = Table(DK_007="breaks").stand("britons", markers="alba").stand("saxons", armies=[("alba", 2)])

    assert table.hold("britons", **RICH).against(Build("settlement", "alba")) == ["DK-050"]


@pytest.mark.rule("DK-010")
@pytest.mark.parametrize(
    ("order", "pieces"),
    [
        (Build("settlement", "alba"), {"settlements": "alba " * 10}),
        (Build("fortress", "alba"), {"fortresses": "alba alba alba"}),
        (Build("ship", "alba"), {"settlements": "alba", "ships": ("cora", "hena")}),
    ],
)
def test_what_is_all_on_the_map_cannot_be_built(order: Command, pieces: dict[str, str]) -> None:
    table = Table().stand("britons", **pieces).hold("britons", **RICH)  # type: ignore[arg-type]  # ships are a tuple

    assert table.against(order) == ["DK-010"]


@pytest.mark.rule("DK-058", "DK-077")
def test_a_ship_is_launched_in_the_free_port_of_a_territory_that_one_controls() -> None:
    table = Table().stand("britons", settlements="alba bera").hold("britons", **RICH)

    assert table.against(Build("ship", "bera")) == ["DK-058"]
    assert table.against(Build("ship", "cora")) == ["DK-050"]
    table.do(Build("ship", "alba"))
    assert table.hold("britons", **RICH).against(Build("ship", "alba")) == ["DK-058"]
    assert table.of("britons").points == 3  # two settlements and the ship


@pytest.mark.rule("DK-052", "DK-053", "DK-036")
def test_a_settlement_destroyed_brings_gold_and_leaves_a_marker() -> None:
    table = Table().stand("britons", settlements="alba alba")

    table.do(Sell("settlement", "alba"))
    assert (table.hand("britons"), table.row("britons", "markers")) == ({"gold": 3}, "")
    table.do(Sell("settlement", "alba"))
    assert (table.hand("britons"), table.row("britons", "markers")) == ({"gold": 6}, "alba")
    assert table.against(Sell("settlement", "alba")) == ["DK-052"]


@pytest.mark.rule("DK-054")
def test_no_marker_is_left_among_enemy_buildings() -> None:
    table = Table().stand("britons", settlements="alba").stand("saxons", fortresses="alba")

    assert table.do(Sell("settlement", "alba")).row("britons", "markers") == ""


@pytest.mark.rule("DK-052")
def test_read_otherwise_destroying_costs_gold() -> None:
    table = Table(DK_052="paid").stand("britons", settlements="alba").hold("britons", gold=2)

    assert table.against(Sell("settlement", "alba")) == ["DK-052"]
    assert table.hold("britons", gold=3).do(Sell("settlement", "alba")).hand("britons") == {}


@pytest.mark.rule("DK-059")
def test_a_ship_is_sold_for_three_gold() -> None:
    table = Table().stand("britons", ships=("alba",))

    assert table.against(Sell("ship", "cora")) == ["DK-052"]
    assert table.do(Sell("ship", "alba")).hand("britons") == {"gold": 3}
    assert table.of("britons").points == 0


@pytest.mark.rule("DK-060", "DK-039")
def test_three_gold_buy_one_resource_that_is_there() -> None:
    table = Table().hold("britons", gold=5).hold("saxons", iron=18)

    assert table.against(Buy("iron")) == ["DK-039"]
    assert table.do(Buy("stone")).hand("britons") == {"gold": 2, "stone": 1}
    assert table.against(Buy("stone")) == ["DK-060"]
    assert table.legal("buy") == []


@pytest.mark.rule("DK-061")
def test_players_trade_nothing_with_one_another() -> None:
    kinds = {each.kind for each in Table().hold("britons", **RICH).hold("saxons", **RICH).legal()}

    assert kinds == {"buy", "end-turn"}


@pytest.mark.rule("DK-010")
@pytest.mark.parametrize(("reading", "marks"), [("control", False), ("unlimited", True)])
def test_of_fifteen_markers_none_is_left(reading: str, *, marks: bool) -> None:
    table = Table(DK_010=reading).stand("britons", armies=[("alba", 1)])
    table.state = table.state.with_player(
        0, markers=(0, 8, 7, 0, 0, 0, 0, 0)
    )  # more than there can be in play
    table.do(March(1, "elda"))

    assert ("elda" in table.row("britons", "markers")) is marks


@pytest.mark.rule("DK-010")
def test_read_otherwise_markers_count_victories_and_troops_too() -> None:
    table = Table(DK_010="all").stand("britons", fortresses="alba", armies=[("alba", 2)])
    table.hold("britons", gold=2, iron=1, wins=14)

    assert table.against(Recruit(1)) == ["DK-010"]
    assert table.hold("britons", gold=2, iron=1, wins=13).against(Recruit(1)) == []


def test_a_card_makes_a_piece_cheaper_by_what_one_chooses() -> None:
    table = Table().stand("britons", settlements="alba").hold("britons", fame=("mason",), stone=1, wheat=2)
    assert table.against(Build("fortress", "alba")) == ["DK-056"]
    table.do(PlayFame("mason"))

    assert table.against(Build("fortress", "alba")) == ["DK-056"]  # which card is saved has to be said
    assert [each.less for each in table.legal("build-piece")] == [("stone",)]
    assert table.do(Build("fortress", "alba", ("stone",))).hand("britons") == {}
    table.do(EndTurn())
    assert table.state.lasting == ()


def test_a_card_makes_resources_cheaper() -> None:
    table = Table().hold("britons", fame=("market",), gold=4).do(PlayFame("market"))

    assert table.do(Buy("iron")).do(Buy("iron")).hand("britons") == {"iron": 2}


@pytest.mark.rule("DK-011", "DK-043")
def test_troops_say_of_which_army() -> None:
    table = Table().stand("britons", fortresses="alba", armies=[("alba", 1)]).hold("britons", gold=2, iron=1)

    told = table.do(Recruit(place="alba")).told(Recruited)

    assert [(each.army, each.new) for each in told] == [(2, True)]

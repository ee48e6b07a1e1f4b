"""3 to 6: the set-up, the Britannia card, production with bought dice and on a tie."""

import pytest

from heart_africa.companions.kingdoms.cards import Gain, Lose, Pass, TakeFame, TurnCard
from heart_africa.companions.kingdoms.components import Colour, Effect
from heart_africa.companions.kingdoms.events import DiePassed, PileEmpty, ProductionRolled, TurnBegan
from heart_africa.companions.kingdoms.marches import EndTurn, March
from heart_africa.companions.kingdoms.realm import Recruit
from heart_africa.companions.kingdoms.rounds import (
    AddDie,
    ChooseColour,
    ChooseSide,
    OpenTable,
    RollFirst,
    Settle,
)
from heart_africa.companions.kingdoms.state import Task
from heart_africa.core.dataclass import replace
from tests.companions.kingdoms.box import box
from tests.companions.kingdoms.table import NAMES, Table, set_up

HARVEST = (Task("bid", 0), Task("harvest", 0), Task("begin", 0), Task("turn", 0))


@pytest.mark.rule("DK-018")
@pytest.mark.parametrize(("count", "against"), [(2, ["DK-018"]), (3, []), (4, []), (5, ["DK-018"])])
def test_three_or_four_sit_down(count: int, against: list[str]) -> None:
    table = Table().put(players=(), due=(), round=0)

    assert table.against(OpenTable(box(), ("A", "B", "C", "D", "E")[:count])) == against


@pytest.mark.rule("DK-001", "DK-020")
@pytest.mark.parametrize("count", [3, 4])
def test_four_peoples_compete_and_the_jutes_only_with_four_players(count: int) -> None:
    table = (
        Table(count).put(players=(), due=(), round=0).do(OpenTable(box(), NAMES[:count])).do(RollFirst("Ana"))
    )

    named = list(dict.fromkeys(each.people for each in table.legal("choose-side")))

    assert named == ["britons", "saxons", "angles", "jutes"][:count]


@pytest.mark.rule("DK-023")
def test_who_rolls_highest_begins_and_those_who_tie_roll_again() -> None:
    table = Table().put(players=(), due=(), round=0).do(OpenTable(box(), NAMES))

    table.do(RollFirst(), 5, 2, 5, 1, 3, 6)

    assert [table.state.players[each.seat].name for each in table.state.due[:5]] == [
        "Eva",
        "Pau",
        "Ana",
        "Luis",
        "Eva",
    ]


@pytest.mark.rule("DK-006", "DK-020", "DK-021", "DK-024", "DK-026", "DK-027")
def test_each_chooses_a_people_and_places_three_pieces_on_its_shield() -> None:
    table = Table().put(players=(), due=(), round=0).do(OpenTable(box(), NAMES[:3])).do(RollFirst("Ana"))

    assert table.against(ChooseSide("jutes", "cora")) == ["DK-020"]
    assert table.against(ChooseSide("britons", "dana")) == ["DK-024"]
    table.do(ChooseSide("britons", "elda"))

    assert (table.row("britons", "fortresses"), table.row("britons", "settlements")) == ("elda", "elda")
    assert table.armies("britons") == [("elda", 1)]
    assert table.against(ChooseSide("britons", "alba")) == ["DK-020"]


@pytest.mark.rule("DK-025", "DK-021", "DK-026", "DK-027", "DK-028")
def test_two_more_settlements_each_where_one_controls_or_next_to_it() -> None:
    table = Table().put(players=(), due=(), round=0).do(OpenTable(box(), NAMES[:3])).do(RollFirst("Ana"))
    for order in (ChooseSide("britons", "elda"), ChooseSide("saxons", "dana"), ChooseSide("angles", "hena")):
        table.do(order)

    assert [each.place for each in table.legal()] == ["alba", "bera", "elda", "fara"]
    assert table.against(Settle("cora")) == ["DK-025"]
    table.do(Settle("elda"))
    assert table.against(Settle("gera")) == ["DK-021"]
    table.do(Settle("hena"))  # next to dana, and the Angles' own: now nobody controls it
    assert table.state.controllers[7] == -1
    assert "hena" in [each.place for each in table.legal()]
    for place in ("hena", "elda", "dana", "hena"):
        table.do(Settle(place))

    assert (table.state.round, table.state.step, table.state.actor) == (1, "britannia", 0)


@pytest.mark.rule("DK-025", "DK-007")
def test_a_settlement_shared_with_another_is_no_base_for_the_next() -> None:
    table = Table().stand("britons", settlements="alba cora").stand("saxons", settlements="cora")
    table.put(round=0, due=(Task("settle", 0),))

    assert [each.place for each in table.legal()] == ["alba", "bera", "elda"]  # not cora's dana


@pytest.mark.rule("DK-025")
def test_read_otherwise_nobody_settles_among_others() -> None:
    table = (
        Table(DK_025="not_others").stand("britons", settlements="bera").stand("saxons", settlements="cora")
    )
    table.put(round=0, due=(Task("settle", 0),))

    assert [each.place for each in table.legal()] == ["alba", "bera", "elda", "fara"]


@pytest.mark.rule("DK-019", "DK-022", "DK-017", "DK-029")
@pytest.mark.parametrize(
    ("count", "turned", "next_"),
    [
        (3, (), {"wood-grows", "feast"}),
        (4, (), {"wood-grows"}),
        (3, ("feast",), {"wood-grows"}),
        (4, ("wood-grows",), {"tax", "drought"}),
        (3, ("feast", "wood-grows"), {"tax", "toll", "drought"}),
    ],
)
def test_any_card_of_the_topmost_group_may_be_next(
    count: int, turned: tuple[str, ...], next_: set[str]
) -> None:
    table = Table(count).put(britannia=turned, due=(Task("britannia", 0),))

    assert {*table.state.britannia_left} == next_
    assert table.against(TurnCard("calm")) == ["DK-022"]


@pytest.mark.rule("DK-029", "DK-030", "DK-032", "DK-013")
def test_a_card_by_which_production_grows_reaches_everybody() -> None:
    table = set_up().do(TurnCard("wood-grows"))

    assert [each.hand[1] for each in table.state.players] == [1, 1, 1]


@pytest.mark.rule("DK-030", "DK-014")
def test_cards_of_ones_choice_are_chosen_in_turn_order() -> None:
    table = set_up().do(TurnCard("feast"))

    assert table.dues[:3] == [("gain", "britons"), ("gain", "saxons"), ("gain", "angles")]
    table.do(Gain("gold")).do(Gain("stone"))
    assert (table.hand("britons"), table.hand("saxons")) == ({"gold": 1}, {"stone": 1})


@pytest.mark.rule("DK-030")
def test_a_tax_is_paid_by_who_has_more_than_it_spares() -> None:
    table = Table().put(britannia=("feast", "wood-grows"), due=(Task("britannia", 0), Task("turn", 0)))
    table.hold("britons", gold=3).hold("saxons", gold=1, iron=3).do(TurnCard("tax"))

    assert table.dues == [("lose", "saxons")]
    assert table.against(Lose("wood")) == ["DK-030"]
    table.do(Lose("gold")).do(Lose("iron"))
    assert (table.hand("saxons"), table.hand("britons")) == ({"iron": 2}, {"gold": 3})


@pytest.mark.rule("DK-029", "DK-030")
def test_what_a_card_says_first_is_done_first() -> None:
    """To give cards back and then take iron leaves the iron in the hand; who has to give all is not asked which."""
    works = Effect("lose", 2, who="all"), Effect("gain", resource="iron", who="all")
    cards = tuple(replace(each, effects=works) if each.id == "feast" else each for each in box().britannia)
    table = (
        set_up().put(components=replace(box(), britannia=cards)).hold("saxons", wood=3).hold("angles", iron=2)
    )

    table.do(TurnCard("feast")).do(Lose("wood")).do(Lose("wood"))
    assert [table.hand(each) for each in ("britons", "saxons", "angles")] == [
        {"iron": 1},
        {"wood": 1, "iron": 1},
        {"iron": 1},
    ]


def test_troops_that_a_card_grants_cost_nothing_and_go_to_those_who_are_last() -> None:
    table = Table().put(due=(Task("britannia", 0), Task("turn", 0)), britannia=tuple(
        each.id for each in box().britannia if each.group != 3
    ))  # fmt: skip
    table.stand("britons", settlements="alba", armies=[("alba", 3)])
    table.stand("saxons", settlements="dana").stand("angles", settlements="hena hena").do(TurnCard("help"))

    assert table.dues == [("recruit", "britons"), ("recruit", "saxons")]
    assert [each.place for each in table.legal("recruit")] == ["alba"]  # the army there is full: a new one
    table.do(Pass()).do(Recruit(place="dana"))
    assert (table.armies("saxons"), table.dues) == ([("dana", 1)], [])


# --- production ---


def harvested(table: Table, *faces: int) -> Table:
    """The dice of production fall like this, once the Britons have given back a card of wood."""
    seat = table.state.seat("britons")
    hand = table.of("britons").hand
    table.state = table.state.with_player(seat, hand=(hand[0], 1, *hand[2:]))
    return table.put(due=(Task("lose", 0), *HARVEST[1:])).do(Lose("wood"), *faces)


@pytest.mark.rule("DK-033", "DK-034", "DK-035", "DK-036", "DK-004")
def test_settlements_bring_resources_and_markers_gold_in_the_colour_of_the_higher_die() -> None:
    table = Table()
    table.stand("britons", settlements="alba alba bera", fortresses="cora", markers="fara elda")
    table.stand("saxons", settlements="alba", markers="bera")

    harvested(table, 5, 3)

    assert table.hand("britons") == {"iron": 2, "gold": 1}  # two in alba, the marker in fara; no gold by cora
    assert table.hand("saxons") == {"iron": 1}  # in alba too, which nobody controls


@pytest.mark.rule("DK-033")
@pytest.mark.parametrize(("faces", "colour"), [((6, 5), "red"), ((1, 2), "black"), ((4, 4), "tie")])
def test_the_higher_die_says_the_colour(faces: tuple[int, int], colour: str) -> None:
    table = Table().put(due=HARVEST).hold("britons", wood=1)

    table.do(Pass(), *faces)

    assert [each.colour for each in table.told(ProductionRolled)] == [colour]


@pytest.mark.rule("DK-037")
def test_on_a_tie_everybody_says_for_himself() -> None:
    table = Table().put(due=HARVEST).hold("britons", wood=1)
    table.stand("britons", settlements="alba bera").stand("saxons", settlements="dana")
    table.do(Pass(), 4, 4)

    assert table.dues == [("colour", "britons"), ("colour", "saxons"), ("colour", "angles")]
    table.do(ChooseColour("black")).do(ChooseColour("black"))
    assert (table.hand("britons"), table.hand("saxons")) == ({"wood": 2}, {"wheat": 1})
    assert table.state.step == "turn"  # the Angles have nothing of either colour


@pytest.mark.rule("DK-037", "DK-035")
@pytest.mark.parametrize(("colour", "brings"), [("red", {"iron": 1}), ("black", {"wood": 1, "gold": 1})])
def test_on_a_tie_tribute_is_paid_in_the_colour_chosen(colour: Colour, brings: dict[str, int]) -> None:
    table = Table().put(due=(Task("colour", 0), Task("turn", 0)))
    table.stand("britons", settlements="alba bera", markers="elda").do(ChooseColour(colour))

    assert table.hand("britons") == brings


@pytest.mark.rule("DK-038", "DK-039", "DK-030")
def test_the_gold_paid_for_a_die_is_there_for_the_tribute_of_the_first() -> None:
    table = Table().put(due=HARVEST).hold("britons", gold=1).hold("saxons", gold=17)
    table.stand("britons", markers="alba").stand("saxons", markers="cora")

    table.do(AddDie("red")).do(Pass(), 6, 5, 1)

    assert (table.hand("britons"), table.hand("saxons")) == ({"gold": 1}, {"gold": 17})


@pytest.mark.rule("DK-038", "DK-037")
def test_gold_adds_dice_and_all_are_asked_again() -> None:
    table = Table().put(due=HARVEST)
    table.hold("britons", gold=1).hold("saxons", gold=1, wood=1)

    table.do(AddDie("red"))
    assert table.dues[0] == ("bid", "saxons")
    table.do(AddDie("black"))
    assert table.dues[0] == ("bid", "saxons")  # the Angles and the Britons have no card at all
    assert table.against(AddDie("red")) == ["DK-038"]
    table.do(Pass(), 5, 2, 3, 5)

    told = table.told(ProductionRolled)[0]
    assert (told.red, told.black, told.colour) == ((5, 2), (3, 5), "tie")
    assert table.told(DiePassed)


@pytest.mark.rule("DK-037")
def test_read_otherwise_a_tie_with_added_dice_is_rolled_again() -> None:
    table = Table(DK_037="roll_again").put(due=HARVEST).hold("britons", gold=2)
    table.do(AddDie("red"))

    table.do(Pass(), 5, 2, 5, 1, 6, 4)

    assert table.told(ProductionRolled)[0].colour == "red"


@pytest.mark.rule("DK-038", "DK-012")
@pytest.mark.parametrize(("bought", "against"), [(("red",), []), (("red", "red"), ["DK-038"])])
def test_there_are_three_dice_of_each_colour(bought: tuple[str, ...], against: list[str]) -> None:
    table = Table().put(due=HARVEST, bought=bought).hold("britons", gold=1)

    assert table.against(AddDie("red")) == against


@pytest.mark.rule("DK-039", "DK-013")
def test_who_comes_later_gets_nothing_of_a_pile_that_is_empty() -> None:
    table = Table()
    table.stand("britons", settlements="alba").stand("saxons", settlements="alba").hold("angles", iron=17)
    harvested(table, 6, 1)

    assert (table.hand("britons"), table.hand("saxons")) == ({"iron": 1}, {})
    assert [(each.resource, each.lacking) for each in table.told(PileEmpty)] == [("iron", 1)]


@pytest.mark.rule("DK-039")
@pytest.mark.parametrize(("reading", "brings"), [("nobody", 0), ("unlimited", 1)])
def test_an_empty_pile_read_otherwise(reading: str, brings: int) -> None:
    table = Table(DK_039=reading)
    table.stand("britons", settlements="alba").stand("saxons", settlements="alba").hold("angles", iron=17)
    harvested(table, 6, 1)

    assert [table.of(each).hand[2] for each in ("britons", "saxons")] == [brings, brings]


def test_a_drought_leaves_the_tribute() -> None:
    table = Table().put(due=(Task("britannia", 0), *HARVEST), britannia=("wood-grows", "feast"))
    table.stand("britons", settlements="dana", markers="elda").hold("britons", wood=1)

    table.do(TurnCard("drought")).do(Pass(), 1, 6)

    assert table.hand("britons") == {"wood": 1, "gold": 1}  # dana yields wheat; elda, too, but for its marker


# --- turns ---


@pytest.mark.rule("DK-028", "DK-031", "DK-027")
def test_turns_go_to_the_right_and_a_new_round_begins() -> None:
    table = Table().do(EndTurn()).do(EndTurn())
    assert [each.kind for each in table.told(TurnBegan)] == ["kingdoms-turn-begins"]
    assert table.state.who(table.state.actor) == "angles"
    table.do(EndTurn())

    assert (table.state.round, table.state.step) == (2, "britannia")


@pytest.mark.rule("DK-040", "DK-062")
def test_out_of_turn_nothing_is_built_or_moved() -> None:
    table = Table().put(due=(Task("britannia", 0),))

    assert table.against(March(1, "alba")) == ["DK-040"]
    assert table.against(EndTurn()) == ["DK-040"]
    assert table.against(TakeFame()) == ["DK-090"]

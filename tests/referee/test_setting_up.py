"""From two armies to the deployment: scenario, forces, light, base line, ground."""

from dataclasses import replace
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from heart_africa.core.dice import settle
from heart_africa.core.problems import BadData
from heart_africa.language.narration import problem as said
from heart_africa.rules.battle import Battle, ConditionalProblem, Side, Sort, Stage, Unit, Where
from heart_africa.rules.battle.state import Ground, Piece
from heart_africa.rules.book import book
from heart_africa.rules.book.preparation import Scenario
from heart_africa.rules.book.terrain import ENVIRONMENTS, Environment, PieceId
from heart_africa.rules.referee.muster import Muster
from heart_africa.rules.referee.referee import agenda
from heart_africa.rules.referee.setup.orders import (
    AcceptForces,
    AgreeGround,
    AgreeScenario,
    ChooseBase,
    ChooseEnvironment,
    ChooseLight,
    ProposeGround,
    RollOff,
    RollScenario,
    RollScenarioFor,
)
from tests.referee.builders import BLUE, RED, unit
from tests.referee.referred import REFEREE, after, lawfully, objected
from tests.wording import told

BOOK = book()
SCENARIOS: tuple[Scenario, ...] = get_args(Scenario)
HILLS = (Piece(PieceId.LOW_HILL, 36, 24), Piece(PieceId.LOW_HILL, 36, 24))  # half of a savannah
VILLAGE = Piece(PieceId.VILLAGE, 18, 12)


def waiting(name: str, side: str, troop: str, count: int, **facts: object) -> Unit:
    return unit(name, side, troop, count, where=Where.WAITING, began=0, at_start=0, **facts)


def mustered(red: Side = RED, blue: Side = BLUE) -> Battle:
    """Hehe, aggressiveness 2, against Karl Peters, aggressiveness 0; 600 points each."""
    battle = after(Battle(), Muster(red, (waiting("Guardia", "red", "warriors", 8),)))
    return after(battle, Muster(blue, (waiting("Askaris", "blue", "askaris", 8),)))


def settled(scenario: Scenario, *, red: int = 600, blue: int = 600, attacker: str = "red") -> Battle:
    """A scenario that was agreed, for armies of so many points."""
    battle = mustered(replace(RED, points=red), replace(BLUE, points=blue, home=("coast", "forest")))
    return lawfully(battle, AgreeScenario(scenario, attacker))


def on_the_ground(scenario: Scenario, attacker: str = "red") -> Battle:
    return after(settled(scenario, attacker=attacker), AcceptForces())


def due(battle: Battle) -> tuple[str, str, tuple[str, ...]]:
    """Whose it is, by which entry, and by which orders; told in words that exist."""
    found = agenda(BOOK, battle)
    assert told(found.why)
    return found.side, found.why.rule, found.orders


# --- the scenario ---


@pytest.mark.rule("SCEN-01", "SCEN-03", "SCEN-04")
def test_the_higher_score_attacks_and_throws_for_the_scenario() -> None:
    """2 + 3 against 0 + 4; a 6 is a Raid."""
    battle = lawfully(mustered(), RollScenario(), [3, 4, 6])

    assert (battle.attacker, battle.scenario) == ("red", "raid")
    assert battle.stage is Stage.SCENARIO


@pytest.mark.rule("SCEN-02")
def test_a_tie_is_an_encounter_and_the_roll_off_names_its_attacker() -> None:
    """2 + 2 against 0 + 4; then 3 and 3 again, 1 against 5."""
    battle = lawfully(mustered(), RollScenario(), [2, 4, 3, 3, 1, 5])

    assert (battle.attacker, battle.scenario, battle.mover) == ("blue", "encounter", "blue")


@pytest.mark.rule("SCEN-09")
def test_in_a_single_encounter_a_roll_decides_who_deploys_first() -> None:
    battle = lawfully(mustered(), RollScenario(), [3, 4, 4])
    assert (battle.attacker, battle.scenario, battle.mover) == ("red", "encounter", "")
    assert due(battle) == ("", "SCEN-09", ("roll-off",))

    rolled = lawfully(battle, RollOff(), [2, 5])

    assert (rolled.attacker, rolled.mover) == ("red", "blue")
    assert objected(rolled, RollOff()) == [("setup-no-roll-off", "SCEN-09")]


@pytest.mark.rule("SCEN-09")
def test_in_a_campaign_the_attacker_is_known_and_deploys_first() -> None:
    battle = lawfully(mustered(), RollScenarioFor("blue"), [4])

    assert (battle.attacker, battle.scenario, battle.mover) == ("blue", "encounter", "blue")


@pytest.mark.rule("CPTS-07", "SCEN-07")
def test_in_a_campaign_a_side_with_a_bonus_is_no_unequal_army() -> None:
    """A Colonial Expedition of 720 points against 600."""
    armies = replace(RED, points=600, limit=600), replace(BLUE, points=720, limit=720)
    one_off = lawfully(mustered(*armies), AgreeScenario("encounter", "red"))
    assert objected(one_off, AcceptForces()) == [("setup-points-by-role", "SCEN-07")]

    campaign = lawfully(mustered(*armies), RollScenarioFor("red"), [4])
    assert objected(campaign, AcceptForces()) == []


def test_elsewhere_the_defender_deploys_first_in_a_campaign_too() -> None:
    battle = lawfully(mustered(), RollScenarioFor("blue"), [1])

    assert (battle.attacker, battle.scenario, battle.mover) == ("blue", "ambush", "red")


@pytest.mark.rule("SCEN-05")
def test_players_may_agree_on_an_encounter_and_roll_off_for_the_rest() -> None:
    battle = lawfully(mustered(), AgreeScenario("encounter"))
    assert due(battle)[2] == ("roll-off",)

    rolled = lawfully(battle, RollOff(), [6, 1])

    assert (rolled.attacker, rolled.mover) == ("red", "red")


def test_any_other_scenario_has_an_attacker() -> None:
    with pytest.raises(BadData, match="no-attacker"):
        objected(mustered(), AgreeScenario("raid"))


def test_a_side_that_is_not_there_is_not_understood() -> None:
    with pytest.raises(BadData, match="not-one-of"):
        objected(mustered(), RollScenarioFor("green"))


@pytest.mark.parametrize("order", [RollScenario(), RollScenarioFor("red"), AgreeScenario("raid", "red")])
def test_the_scenario_is_settled_once(order: object) -> None:
    assert objected(settled("raid"), order) == [("setup-scenario-settled", "SCEN-04")]


def test_there_is_no_scenario_without_two_armies() -> None:
    battle = after(Battle(), Muster(RED, (waiting("Guardia", "red", "warriors", 8),)))

    assert objected(battle, RollScenario()) == [("setup-no-armies", "SCEN-01")]
    with pytest.raises(BadData, match="no-two-armies"):
        after(battle, RollScenario())


def test_before_that_the_scenario_is_what_comes_next() -> None:
    side, rule, orders = due(mustered())

    assert (side, rule) == ("", "SCEN-01")
    assert orders[:3] == ("roll-scenario", "roll-scenario-for", "agree-scenario")


# --- the armies in their parts ---


@pytest.mark.parametrize(
    ("scenario", "attacker", "defender", "rule"),
    [
        pytest.param("encounter", 600, 600, "SCEN-07", marks=pytest.mark.rule("SCEN-07")),
        pytest.param("ambush", 600, 300, "SCEN-16", marks=pytest.mark.rule("SCEN-16")),
        pytest.param("planned_attack", 600, 480, "SCEN-34", marks=pytest.mark.rule("SCEN-34")),
        pytest.param("raid", 450, 600, "SCEN-45", marks=pytest.mark.rule("SCEN-45")),
    ],
)
def test_each_scenario_gives_the_attacker_his_part_of_the_points(
    scenario: Scenario, attacker: int, defender: int, rule: str
) -> None:
    battle = settled(scenario, red=attacker, blue=defender)
    assert lawfully(battle, AcceptForces()).stage is Stage.GROUND

    (problem,) = REFEREE.objections(settled(scenario, red=attacker + 5, blue=defender), AcceptForces())

    assert (problem.code, problem.rule) == ("setup-points-by-role", rule)
    assert (problem.about["points"], problem.about["due"]) == (attacker + 5, attacker)
    assert problem.about["others"] == defender
    assert told(problem)


def test_the_points_agreed_are_compared_not_what_was_spent() -> None:
    """598 and 600 of 600 points are equal armies."""
    red, blue = replace(RED, points=598, limit=600), replace(BLUE, points=600, limit=600)
    battle = after(mustered(red, blue), AgreeScenario("encounter", "red"))

    assert objected(battle, AcceptForces()) == []


def test_what_the_army_builder_has_against_a_part_is_said_of_that_part() -> None:
    words = ("Barricada: solo para el defensor.", "Barricade: only for the defender.")
    mark = ConditionalProblem("work-only-defending", "BARR-01", 13, *words, cases=("raid.attacker",))
    battle = mustered(replace(RED, unfit=(mark,)), replace(BLUE, points=800))

    attacking = after(battle, AgreeScenario("raid", "red"))
    assert objected(attacking, AcceptForces()) == [("setup-unfit", "BARR-01")]
    (problem,) = REFEREE.objections(attacking, AcceptForces())
    assert [said(lang, problem) for lang in ("es", "en")] == [
        "Hehe, como atacante: Barricada: solo para el defensor.",
        "Hehe, as attacker: Barricade: only for the defender.",
    ]
    defending = after(battle, AgreeScenario("raid", "blue"))
    assert ("setup-unfit", "BARR-01") not in objected(defending, AcceptForces())


def test_what_the_army_builder_has_against_both_armies_is_said_of_both() -> None:
    cases = ("encounter.attacker", "encounter.defender")
    mark = ConditionalProblem(
        "work-only-defending", "BARR-01", 13, "Nada de obras.", "No works.", cases=cases
    )
    battle = mustered(replace(RED, unfit=(mark,)), replace(BLUE, unfit=(mark,)))

    found = REFEREE.objections(after(battle, AgreeScenario("encounter", "red")), AcceptForces())

    assert [said("en", problem) for problem in found if problem.code == "setup-unfit"] == [
        "Hehe, as attacker: No works.",
        "Karl Peters, as defender: No works.",
    ]


def test_armies_are_accepted_once_it_is_known_who_attacks() -> None:
    assert objected(mustered(), AcceptForces()) == [("setup-no-scenario", "SCEN-04")]
    assert after(mustered(), AcceptForces()).stage is Stage.SCENARIO
    assert due(settled("ambush"))[2] == ("accept-forces", "remuster")


# --- light and base line ---


@pytest.mark.rule("SCEN-51", "DARK-01")
def test_only_the_raider_chooses_the_light() -> None:
    battle = lawfully(on_the_ground("raid"), ChooseLight("dawn", 3))

    assert (battle.light.time, battle.light.turns) == ("dawn", 3)
    assert objected(on_the_ground("raid"), ChooseLight("dusk")) == [("scenarios-turns-not-stated", "SCEN-51")]
    elsewhere = objected(on_the_ground("ambush"), ChooseLight("night"))
    assert elsewhere == [("scenarios-dark-elsewhere", "DARK-01")]


@pytest.mark.rule("SCEN-35")
@pytest.mark.parametrize("scenario", ["planned_attack", "raid"])
def test_the_attacker_declares_his_side_before_the_defender_deploys(scenario: Scenario) -> None:
    battle = on_the_ground(scenario)
    assert due(battle)[:2] == ("red", "SCEN-35")
    assert due(battle)[2][0] == "choose-base"

    assert lawfully(battle, ChooseBase("short")).base == "short"


@pytest.mark.parametrize(("scenario", "rule"), [("encounter", "SCEN-08"), ("ambush", "SCEN-19")])
def test_elsewhere_the_base_line_is_given(scenario: Scenario, rule: str) -> None:
    assert objected(on_the_ground(scenario), ChooseBase("long")) == [("setup-base-given", rule)]


def test_what_is_chosen_before_the_deployment_is_not_chosen_in_it() -> None:
    battle = after(on_the_ground("raid"), AgreeGround((*HILLS, VILLAGE)))
    begun = replace(battle.with_unit(replace(battle.unit("Askaris"), where=Where.TABLE)), base="long")

    assert objected(begun, ChooseBase("short")) == [("setup-too-late", "SCEN-36")]
    assert objected(settled("raid"), ChooseBase("short")) == [("setup-forces-first", "SCEN-07")]


# --- the ground ---


@pytest.mark.rule("TSEL-02", "COMP-18")
def test_the_ground_is_the_defenders_home_unless_they_agree_otherwise() -> None:
    battle = on_the_ground("encounter")

    assert objected(battle, ChooseEnvironment("forest")) == []
    assert objected(battle, ChooseEnvironment("savannah")) == []
    assert objected(battle, ChooseEnvironment("steppe")) == [("ground-not-at-home", "TSEL-02")]
    agreed = lawfully(battle, ChooseEnvironment("steppe", agreed=True))
    assert agreed.ground == Ground("steppe", 72, 48)


@pytest.mark.rule("L10-14")
def test_explorers_are_at_home_where_they_have_passed_through_and_nobody_else_is() -> None:
    battle = on_the_ground("encounter")
    explorers = replace(battle.sides[battle.defender], travels=True)
    travelling = replace(battle, sides={**battle.sides, battle.defender: explorers})
    through_the_steppe = ChooseEnvironment("steppe", crossed=True)

    assert objected(travelling, ChooseEnvironment("steppe")) == [("ground-not-at-home", "TSEL-02")]
    assert objected(travelling, through_the_steppe) == []
    assert objected(battle, through_the_steppe) == [("ground-not-travelling", "L10-14")]


def test_a_table_has_a_long_and_a_short_side() -> None:
    with pytest.raises(BadData, match="no-table"):
        objected(on_the_ground("raid"), ChooseEnvironment("forest", long_in=48, wide_in=72))


@settings(max_examples=25, deadline=None)
@given(data=st.data(), environment=st.sampled_from(ENVIRONMENTS), scenario=st.sampled_from(SCENARIOS))
def test_what_is_proposed_may_be_agreed(
    data: st.DataObject, environment: Environment, scenario: Scenario
) -> None:
    battle = after(on_the_ground(scenario), ChooseEnvironment(environment, agreed=True))
    faces = st.integers(1, 6)
    more = lambda count, _why: data.draw(st.lists(faces, min_size=count, max_size=count))  # noqa: E731  # a strategy by a name
    _, thrown = settle(lambda dice: REFEREE.decide(battle, ProposeGround(), dice), more)
    proposed = after(battle, ProposeGround(), thrown)

    agreed = lawfully(proposed, AgreeGround())

    assert proposed.ground is not None
    assert agreed.ground == replace(proposed.ground, agreed=True)
    assert agreed.stage is Stage.DEPLOY


def test_the_players_lay_what_they_like_and_the_book_judges_it() -> None:
    savannah = after(on_the_ground("encounter"), ChooseEnvironment("savannah"))
    sea = Piece(PieceId.SEA_OR_LAKE, 72, 12)

    assert objected(savannah, AgreeGround()) == [("setup-nothing-laid", "TSEL-05")]
    assert objected(savannah, AgreeGround((*HILLS, sea))) == [("ground-not-in-this-country", "TSEL-14")]
    assert after(savannah, AgreeGround((*HILLS, sea))).ground == Ground(
        "savannah", pieces=(*HILLS, sea), agreed=True
    )


@pytest.mark.rule("SCEN-36")
def test_a_planned_attack_has_something_to_attack() -> None:
    savannah = after(on_the_ground("planned_attack"), ChooseEnvironment("savannah"))

    assert objected(savannah, AgreeGround(HILLS)) == [("ground-no-objective", "SCEN-36")]
    assert objected(savannah, AgreeGround((*HILLS, VILLAGE))) == []


@pytest.mark.rule("TSEL-11", "TSEL-12")
@pytest.mark.parametrize("what", [PieceId.RIVER, PieceId.STREAM])
def test_a_watercourse_runs_to_the_edges_unless_said_otherwise(what: PieceId) -> None:
    """Nobody says so at the table; one that ends nowhere has to be said, and is then objected to."""
    field = after(on_the_ground("encounter"), ChooseEnvironment("savannah", agreed=True))
    water = Piece(what, 48, 3)
    lost = replace(water, ends=("table_edge", "stream"))

    agreed = lawfully(field, AgreeGround((*HILLS, water)))

    assert agreed.ground
    assert agreed.ground.pieces[-1] == replace(water, ends=("table_edge", "table_edge"))
    assert [code for code, _ in objected(field, AgreeGround((*HILLS, lost)))] == ["ground-loose-end"]


def test_a_table_that_nobody_chose_lies_at_the_defenders_home() -> None:
    """Blue is at home in forest and on the coast."""
    assert due(on_the_ground("ambush"))[1] == "TSEL-02"
    bare = after(on_the_ground("ambush"), AgreeGround(()))

    assert bare.ground == Ground("forest", 72, 48, agreed=True)


def test_nobody_deploys_before_it_is_known_who_attacks() -> None:
    assert after(mustered(), AgreeGround(())).stage is Stage.SCENARIO


def test_a_unit_of_no_sort_is_left_alone() -> None:
    """Setting up changes no figure."""
    battle = on_the_ground("raid")

    assert {each.sort for each in battle.units.values()} == {Sort.UNIT}
    assert all(each.where is Where.WAITING for each in battle.units.values())

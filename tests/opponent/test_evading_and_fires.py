"""Riding away from who has reached one (p. 26) and setting villages on fire (p. 25), worked out by hand."""

from dataclasses import replace

import pytest

from heart_africa.opponent.ground import Place
from heart_africa.opponent.match import Match
from heart_africa.opponent.weights import PLANNER
from heart_africa.rules.battle import Battle, Unit
from heart_africa.rules.battle.staging import met, stage, unit
from heart_africa.rules.battle.state import Burning, Fire
from heart_africa.rules.book import BAGGAGE
from heart_africa.rules.book.play import Step
from heart_africa.rules.book.preparation import Scenario
from heart_africa.rules.book.terrain import PieceId
from heart_africa.rules.play.close_combat.leaving import Evade
from heart_africa.rules.play.fires import LightFire
from heart_africa.rules.play.movement.dice import RollMove
from heart_africa.rules.referee.movement.orders import Decline, Move
from heart_africa.rules.shared_terms import Melee
from tests.opponent.tables import decided, match_of, open_land, sketched
from tests.referee.referred import after

SIX = 6
VILLAGE = Place("village 1", PieceId.VILLAGE, 30, 18, 42, 30)


# --- evading ---


def reached(riders: str) -> Match:
    """Six riders of red's, each with one of six spearmen upon him; it is red's turn to move."""
    ours, theirs = unit("Jinetes", "red", riders, SIX), unit("Lanzas", "blue", "spearmen", SIX)
    pairs = ((f"Jinetes {n}", f"Lanzas {n}") for n in range(1, SIX + 1))
    battle = replace(met(stage(ours, theirs), *pairs), mover="red")
    figures = battle.unit("Jinetes").here
    battle = battle.with_figure(*(replace(figure, melee=Melee.CONTACTED) for figure in figures))
    return match_of(battle, sketched({ours: (36, 20), theirs: (36, 20.8)}))


@pytest.mark.parametrize("habits", [PLANNER, ""])
def test_horsemen_ride_away_from_spearmen_who_have_reached_them(habits: str) -> None:
    """A horseman, 10 points, falls in 5 of 12 bouts and fells a spearman, 4 points, in 2 of 12.

    Of the six, 1.6 bouts each, 33.6 points more are lost than won; a planner counts their tests besides.
    """
    match = reached("horsemen")
    choice = decided(match, habits)
    assert choice is not None
    assert isinstance(choice.chosen.order, Evade)
    assert [each.what for each in choice.chosen.reasons] == ["rides-away"]
    if not habits:
        assert choice.chosen.worth == pytest.approx(SIX * 1.6 * (10 * 5 / 12 - 4 * 2 / 12))
    match.give(choice.chosen.draft)
    at = match.position()
    assert at.apart("Jinetes", "Lanzas") > 2
    assert not any(figure.enemies for figure in match.battle.unit("Jinetes").here)


@pytest.mark.parametrize("habits", [PLANNER, ""])
def test_lancers_stay_and_fight_them(habits: str) -> None:
    """A lancer, 15 points, falls in 1 bout of 12 and fells one of 4 points in 7: that pays."""
    choice = decided(reached("lancers"), habits)
    assert choice is None or not isinstance(choice.chosen.order, Evade)


# --- setting fire ---

GUNS, SHAKEN = unit("Fusiles", "red", "askaris", SIX), unit("Lanzas", "blue", "spearmen", SIX)
GOODS = unit("Fardos", "blue", BAGGAGE, 2)


def in_the_village(scenario: Scenario, *others: Unit, goods: tuple[float, float] = (8, 40)) -> Match:
    """Six askaris of the attacker's in the village when there is nobody to shoot at; six spearmen far off."""
    units = (GUNS, SHAKEN, *others)
    battle = replace(stage(*units, step=Step.SHOOTING), scenario=scenario, attacker="red")
    where = {GUNS: (36.0, 20.0), SHAKEN: (36.0, 46.0), **dict.fromkeys(others, goods)}
    return match_of(battle, sketched(where, land=open_land(VILLAGE)))


def test_a_raider_sets_fire_to_the_village_so_that_all_who_defend_it_test() -> None:
    """Askaris light it with 5 or 6. Of six spearmen, 24 points, half fail: a marker, 0.3 of them."""
    choice = decided(in_the_village("raid"))
    assert choice is not None
    assert isinstance(choice.chosen.order, LightFire)
    assert choice.chosen.worth == pytest.approx(2 / 6 * 24 * 0.5 * 0.3)
    assert len(choice.weighed) == 1  # not the same again for each of the six


def test_a_second_unit_with_a_marker_makes_it_worth_more() -> None:
    """It runs when it fails, all 24 points of it."""
    marked = replace(unit("Otras", "blue", "spearmen", SIX), markers=1)
    choice = decided(in_the_village("raid", marked, goods=(20, 46)))
    assert choice is not None
    assert choice.chosen.worth == pytest.approx(2 / 6 * 24 * 0.5 * (0.3 + 1))


@pytest.mark.parametrize(
    ("match", "habits"),
    [
        pytest.param(in_the_village("planned_attack"), PLANNER, id="who-has-come-to-hold-it"),
        pytest.param(in_the_village("raid", GOODS, goods=(38, 26)), PLANNER, id="with-the-goods-inside"),
        pytest.param(in_the_village("raid"), "", id="a-steady-player-who-counts-no-tests"),
    ],
)
def test_nobody_sets_fire_to_it(match: Match, habits: str) -> None:
    choice = decided(match, habits)
    assert choice is None or not isinstance(choice.chosen.order, LightFire)


def test_with_the_goods_outside_it_is_set_on_fire() -> None:
    choice = decided(in_the_village("raid", GOODS))
    assert choice is not None
    assert isinstance(choice.chosen.order, LightFire)


def alight(ours: Unit, spot: tuple[float, float]) -> tuple[Battle, Match]:
    """The village burns since the turn before; red's unit has rolled."""
    battle = after(stage(ours, SHAKEN), RollMove(ours.name), (4,))
    fire = Burning(VILLAGE.name, Fire("village", battle.turn - 1), "blue")
    battle = replace(battle, scenario="raid", attacker="red", fires=(fire,), turn=battle.turn)
    return battle, match_of(battle, sketched({ours: spot, SHAKEN: (36, 46)}, land=open_land(VILLAGE)))


def test_who_stands_in_the_flames_leaves_them() -> None:
    _, match = alight(GUNS, (36, 20.0))
    choice = decided(match)
    assert choice is not None
    assert isinstance(choice.chosen.order, Move)
    match.give(choice.chosen.draft)
    assert not any(VILLAGE.holds(spot) for spot in match.position().spots(GUNS.name))


def test_nobody_goes_into_them() -> None:
    """From the south the way to the enemy leads through the village."""
    _, match = alight(GUNS, (36, 16.5))
    choice = decided(match)
    assert choice is not None
    assert isinstance(choice.chosen.order, Move | Decline)
    if isinstance(choice.chosen.order, Move):
        match.give(choice.chosen.draft)
    assert not any(VILLAGE.holds(spot) for spot in match.position().spots(GUNS.name))

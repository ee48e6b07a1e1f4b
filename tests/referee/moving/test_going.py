"""A move as the battle stands: the dice, the way, cover, cohesion, boats, the far side (pp. 15-24)."""

from dataclasses import replace

import pytest

from heart_africa.core.problems import BadData
from heart_africa.language.battle.reader import reader
from heart_africa.language.writer import line
from heart_africa.rules.battle import Battle, Sort, Where, fresh_step, state
from heart_africa.rules.battle.state import Burning, Light
from heart_africa.rules.book.play import Step
from heart_africa.rules.book.terrain import GroundId
from heart_africa.rules.organisation.boats import CheckGrounding
from heart_africa.rules.organisation.scouts import Guide
from heart_africa.rules.play.movement.dice import RollMove
from heart_africa.rules.play.shooting.orders import Aim, Fire
from heart_africa.rules.referee.movement import due
from heart_africa.rules.referee.movement.orders import Decline, Move
from heart_africa.rules.shared_terms import Moved, Obstacle
from tests.referee.builders import baggage, battle, lone, unit
from tests.referee.referred import BOOK, REFEREE, after, lawfully, objected

JUNGLE, MARSH, FORD = GroundId.JUNGLE, GroundId.MARSH, GroundId.FORD
ENEMY = unit("B1", "blue", "askaris", 3)


def of(troop: str, count: int = 3, **facts: object) -> Battle:
    """A unit R1 of the attacker, and an enemy."""
    return battle(unit("R1", "red", troop, count, **facts), ENEMY)


def codes(found: list[tuple[str, str]]) -> list[str]:
    return [code for code, _ in found]


# --- the dice ---


@pytest.mark.rule("MOVE-01", "MOVE-02")
def test_a_unit_rolls_its_row_once() -> None:
    rolled = lawfully(of("soldiers"), RollMove("R1"), [4])  # D6+3

    assert [one.inches for one in rolled.unit("R1").rolled] == [7]
    assert objected(rolled, RollMove("R1")) == [("movement-rolled-already", "MOVE-02")]
    assert objected(rolled, Move("R1", inches=7)) == []
    assert objected(rolled, Move("R1", inches=7.5)) == [("moving-too-far", "MOVE-01")]


@pytest.mark.rule("MOVE-01")
def test_nobody_goes_without_a_roll() -> None:
    assert objected(of("soldiers"), Move("R1", inches=1)) == [("moving-not-rolled", "MOVE-01")]


@pytest.mark.rule("MOVE-01")
def test_a_mixed_unit_of_one_speed_rolls_once() -> None:
    mixed = unit("R1", "red", "spearmen", 2)
    archers = tuple(replace(figure, troop="archers") for figure in unit("R1x", "red", "archers", 2).figures)
    start = battle(replace(mixed, figures=(*mixed.figures, *archers)), ENEMY)

    rolled = lawfully(start, RollMove("R1"), [3, 5])  # 2D6 both

    assert objected(rolled, Move("R1", inches=8)) == []


@pytest.mark.rule("MOVE-01")
def test_figures_of_another_speed_have_their_own_roll() -> None:
    leader = replace(lone("Jefe", "red", Sort.LEADER, "white_men"), with_unit="R1")
    rolled = lawfully(battle(unit("R1", "red", "spearmen", 2), leader, ENEMY), RollMove("R1"), [6, 6, 1])

    assert [(one.who, one.inches) for one in rolled.unit("R1").rolled] == [("spearmen", 12), ("white_men", 3)]
    assert objected(rolled, Move("R1", figures=("R1 1", "R1 2"), inches=12)) == []
    assert codes(objected(rolled, Move("R1", inches=12))) == ["moving-too-far"]


@pytest.mark.rule("MOVE-03")
def test_a_roll_for_each_kind_of_ground() -> None:
    rolled = lawfully(of("spearmen"), RollMove("R1", ("open", "difficult")), [6, 5, 4])

    assert objected(rolled, Move("R1", figures=("R1 1",), inches=11)) == []
    assert objected(rolled, Move("R1", over=(JUNGLE,), inches=4)) == []
    assert codes(objected(rolled, Move("R1", over=(JUNGLE,), inches=5))) == ["moving-too-far"]


@pytest.mark.rule("MOVE-03")
def test_who_rolled_for_the_open_stops_at_the_edge() -> None:
    rolled = lawfully(of("spearmen"), RollMove("R1"), [6, 5])

    assert objected(rolled, Move("R1", over=(JUNGLE,), inches=4)) == [("moving-stops-at-edge", "MOVE-03")]


@pytest.mark.rule("MOVE-05", "MOVE-06")
def test_who_rolled_for_the_open_stops_short_of_an_enemy_in_cover() -> None:
    rolled = lawfully(of("spearmen"), RollMove("R1"), [6, 5])
    order = Move("R1", ("R1 1",), 5, aims_at=(JUNGLE,))

    assert objected(rolled, order) == []
    assert objected(rolled, replace(order, engages=(("R1 1", "B1 1"),))) == [
        ("moving-stops-short", "MOVE-06")
    ]


@pytest.mark.rule("MOVE-05", "MOVE-06")
def test_and_he_may_not_go_on_to_the_edge_of_the_cover_either() -> None:
    """An inch from it he may stand; nearer, or in it, he may not, with whomever he meets there."""
    rolled = lawfully(of("spearmen"), RollMove("R1"), [6, 5])
    order = Move("R1", ("R1 1",), 5, aims_at=(JUNGLE,), aims_short_in=1)
    short = [("moving-stops-short", "MOVE-06")]

    assert objected(rolled, order) == []
    assert objected(rolled, replace(order, aims_short_in=0.9)) == short
    assert objected(rolled, replace(order, aims_short_in=0)) == short
    deep = replace(order, over=(JUNGLE,), aims_short_in=None)
    assert objected(rolled, deep) == short
    assert objected(rolled, replace(deep, engages=(("R1 1", "B1 1"),))) == short
    both = lawfully(of("spearmen"), RollMove("R1", ("open", "difficult")), [6, 5, 5])
    assert objected(both, replace(order, aims_short_in=0)) == []


@pytest.mark.rule("MOVE-06")
@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("es", "mueve R1 5 --contra jungla --a-falta-de 0,5"),
        ("en", "move R1 5 --aims-at jungle --short-of-it 0.5"),
    ],
)
def test_how_far_they_end_from_the_cover_can_be_typed(lang: str, text: str) -> None:
    rolled = lawfully(of("spearmen"), RollMove("R1"), [6, 5])

    reads = reader(lang, REFEREE, rolled)
    typed = reads.command(text)
    assert typed == Move("R1", inches=5, aims_at=(JUNGLE,), aims_short_in=0.5)
    assert reads.command(line(reads, typed, dict)) == typed
    assert objected(rolled, typed) == [("moving-stops-short", "MOVE-06")]


@pytest.mark.rule("DARK-02")
def test_in_the_dark_everybody_rolls_as_in_difficult_ground() -> None:
    night = replace(of("spearmen"), light=Light("night"))
    rolled = lawfully(night, RollMove("R1"), [4])

    assert objected(night, RollMove("R1", ("open",))) == [("movement-open-in-the-dark", "DARK-02")]
    assert objected(rolled, Move("R1", inches=4)) == []
    assert codes(objected(rolled, Move("R1", inches=5))) == ["moving-too-far"]


@pytest.mark.rule("CANNON-05")
def test_an_old_cannon_stays_where_it_is() -> None:
    cannon = of("muzzle_loading_cannon", 1)

    assert ("movement-never-moves", "CANNON-05") in objected(cannon, RollMove("R1"))
    assert objected(cannon, Decline("R1")) == []


# --- grounds, doors, flames ---


@pytest.mark.rule("TERR-37")
def test_riders_keep_out_of_the_marsh() -> None:
    rolled = lawfully(of("horsemen"), RollMove("R1", ("difficult",)), [6])

    assert codes(objected(rolled, Move("R1", over=(MARSH,), inches=2))) == ["movement-barred"]


@pytest.mark.rule("TEMBA-11", "TEMBA-06")
def test_nobody_walks_through_a_wall_and_only_owners_through_a_door() -> None:
    rolled = lawfully(of("spearmen"), RollMove("R1"), [6, 6])

    assert codes(objected(rolled, Move("R1", inches=3, through="wall"))) == ["tembas-wall-stands"]
    assert codes(objected(rolled, Move("R1", inches=3, through="door"))) == ["tembas-door-is-shut"]
    assert objected(rolled, Move("R1", inches=3, through="door", owner=True)) == []


@pytest.mark.rule("TEMBA-21", "MOVE-03")
def test_a_move_through_a_breach_is_held_to_its_ground_without_a_word_of_it() -> None:
    """Askaris: D6+3 in the open, D6-1 in difficult ground; a 6 for each."""
    through = Move("R1", inches=5, through="breach")
    open_only = lawfully(of("askaris"), RollMove("R1"), [6])
    difficult = lawfully(of("askaris"), RollMove("R1", ("difficult",)), [6])

    assert objected(open_only, through) == [("moving-stops-at-edge", "MOVE-03")]
    assert objected(difficult, through) == []
    assert codes(objected(difficult, replace(through, inches=6))) == ["moving-too-far"]
    assert objected(open_only, replace(through, through="")) == []


@pytest.mark.rule("TEMBA-21", "TROOP-23")
@pytest.mark.parametrize(
    ("troop", "dismounted", "barred"),
    [("lancers", False, True), ("mounted_regulars", False, True), ("mounted_regulars", True, False)],
)
def test_a_breach_is_crossed_on_foot(troop: str, dismounted: bool, barred: bool) -> None:
    riders = of(troop)
    riders = riders.with_figure(
        *(replace(figure, dismounted=dismounted) for figure in riders.unit("R1").figures)
    )
    rolled = lawfully(riders, RollMove("R1", ("difficult",)), [6])

    found = objected(rolled, Move("R1", inches=1, through="breach"))
    assert found == ([("movement-barred", "TEMBA-21")] if barred else [])


@pytest.mark.rule("FIRE-11")
def test_nobody_goes_into_a_burning_village() -> None:
    burning = replace(of("spearmen"), turn=3, fires=(Burning("Ujiji", state.Fire("village", 2)),))
    rolled = lawfully(burning, RollMove("R1"), [6, 6])

    assert objected(rolled, Move("R1", inches=3, enters=("Ujiji",))) == [("fires-burning", "FIRE-11")]


# --- how they stand ---


def test_cover_is_kept_as_it_was_said_last() -> None:
    start = lawfully(of("spearmen"), RollMove("R1"), [6, 6])
    start = start.with_figure(replace(start.figure("R1 1"), cover=True))

    moved = after(start, Move("R1", ("R1 1", "R1 2"), 4, cover=("R1 2", "R1 3"), alone=("R1 1",)))

    one, two, three = moved.unit("R1").figures
    assert (one.covered, one.cover, one.alone) == (True, False, True)
    assert (two.covered, two.cover, two.moved) == (False, True, Moved.MOVED)
    assert (three.cover, three.moved) == (True, Moved.NO)


def test_movers_end_behind_a_work_and_others_turn() -> None:
    start = lawfully(of("askaris"), RollMove("R1"), [6])

    moved = lawfully(start, Move("R1", ("R1 1",), 4, behind=Obstacle.BARRICADE, turned=("R1 2",)))

    assert moved.figure("R1 1").behind is Obstacle.BARRICADE
    assert moved.figure("R1 2").moved is Moved.TURNED


@pytest.mark.rule("COHESION-01", "COHESION-02", "COHESION-03")
@pytest.mark.parametrize(
    ("before", "after_", "closes_up", "inches", "expected"),
    [
        (True, True, False, 3, []),
        (True, False, False, 3, ["cohesion-broken"]),
        (False, False, False, 3, ["cohesion-not-regained"]),
        (False, False, True, 3, []),
        (False, False, False, 0, []),
    ],
)
def test_a_unit_that_moves_stays_together(
    before: bool, after_: bool, closes_up: bool, inches: float, expected: list[str]
) -> None:
    start = lawfully(of("spearmen"), RollMove("R1"), [6, 6])
    order = Move("R1", inches=inches, cohesive_before=before, cohesive_after=after_, closes_up=closes_up)

    assert codes(objected(start, order)) == expected


@pytest.mark.rule("COHESION-02")
def test_cohesion_is_asked_when_the_last_of_it_has_moved() -> None:
    start = lawfully(of("spearmen"), RollMove("R1"), [6, 6])

    assert objected(start, Move("R1", ("R1 1",), 9, cohesive_after=False, more=True)) == []


def test_figures_of_others_are_not_understood() -> None:
    with pytest.raises(BadData, match="not-of-this-unit"):
        objected(of("spearmen"), Move("R1", ("B1 1",)))


# --- guides ---


def guided() -> Battle:
    start = battle(unit("R1", "red", "askaris", 3), lone("Explorador", "red", Sort.SCOUT), ENEMY)
    return lawfully(start, Guide("Explorador", "R1", ahead_in=4, enemy_in=7))


@pytest.mark.rule("SCOUT-09")
def test_a_unit_behind_the_scout_shares_his_roll_and_moves_with_him() -> None:
    rolled = lawfully(guided(), RollMove("R1"), [6, 5, 4, 3])  # the scout's 4D6
    order = Move("R1", inches=18, single_file=True, enemy_in=7)
    moved = lawfully(rolled, order)

    assert rolled.unit("Explorador").rolled[0].inches == 18
    assert moved.figure("Explorador").moved is Moved.MOVED
    assert moved.unit("Explorador").done
    assert codes(objected(rolled, replace(order, single_file=False))) == ["scouts-not-in-single-file"]


@pytest.mark.rule("SCOUT-10")
def test_it_keeps_away_from_enemies() -> None:
    rolled = lawfully(guided(), RollMove("R1"), [6, 5, 4, 3])

    assert objected(rolled, Move("R1", inches=9, single_file=True, enemy_in=6)) == [
        ("scouts-near-the-enemy", "SCOUT-10")
    ]


@pytest.mark.rule("SCOUT-10")
def test_it_does_not_shoot_in_that_turn() -> None:
    rolled = lawfully(guided(), RollMove("R1"), [6, 5, 4, 3])
    moved = lawfully(rolled, Move("R1", inches=9, single_file=True))
    shooting = fresh_step(moved, Step.SHOOTING)

    assert ("scouts-shoots", "SCOUT-10") in objected(shooting, Fire((Aim("R1 1", "B1 1", 10),)))
    unguided = shooting.with_unit(replace(shooting.unit("R1"), guided=""))
    assert objected(unguided, Fire((Aim("R1 1", "B1 1", 10),))) == []


@pytest.mark.rule("SCOUT-09")
def test_whoever_has_rolled_is_not_guided_any_more() -> None:
    start = battle(unit("R1", "red", "askaris", 3), lone("Explorador", "red", Sort.SCOUT), ENEMY)
    rolled = lawfully(start, RollMove("R1"), [6])

    assert objected(rolled, Guide("Explorador", "R1")) == [("moving-rolled-before-guided", "SCOUT-09")]
    assert objected(start, Guide("B1", "R1")) == [("moving-no-scout", "SCOUT-09")]


@pytest.mark.rule("BAG-02")
def test_baggage_has_the_slowest_speed() -> None:
    start = replace(battle(baggage("Bagaje", "red"), ENEMY), step=Step.INDEPENDENTS)

    assert lawfully(start, RollMove("Bagaje"), [1]).unit("Bagaje").rolled[0].inches == 3  # D6+2


# --- vessels, the far side ---


def gunboat() -> Battle:
    return battle(unit("Hyäne", "red", "gunboat", 1), unit("R1", "red", "askaris", 2, aboard="Hyäne"), ENEMY)


@pytest.mark.rule("GUN-20", "GUN-21", "BOAT-08")
def test_a_gunboat_that_moves_on_a_river_owes_its_roll() -> None:
    rolled = lawfully(gunboat(), RollMove("Hyäne", water="downstream"), [3, 4])
    moved = lawfully(rolled, Move("Hyäne", inches=7, water="downstream"))
    aground = lawfully(moved, CheckGrounding("Hyäne"), [6, 6])

    assert moved.unit("Hyäne").under_way
    assert due(BOOK, moved).owed[0].order == "check-grounding"
    assert aground.unit("Hyäne").aground
    assert all(each.order != "check-grounding" for each in due(BOOK, aground).owed)


@pytest.mark.rule("GUN-22")
def test_aground_it_moves_no_more() -> None:
    start = gunboat()
    start = start.with_unit(replace(start.unit("Hyäne"), aground=True))

    assert objected(start, RollMove("Hyäne", water="still")) == [("movement-aground", "GUN-22")]


@pytest.mark.rule("GUN-21")
def test_on_a_lake_nobody_runs_aground() -> None:
    rolled = lawfully(gunboat(), RollMove("Hyäne", water="still"), [3, 4])
    moved = lawfully(rolled, Move("Hyäne", inches=7, water="still"))

    assert not moved.unit("Hyäne").grounding
    assert codes(objected(moved, CheckGrounding("Hyäne"))) == ["boats-no-grounding"]


@pytest.mark.rule("BOAT-10")
def test_passengers_have_moved_with_their_vessel() -> None:
    rolled = lawfully(gunboat(), RollMove("Hyäne", water="still"), [3, 4])
    moved = lawfully(rolled, Move("Hyäne", inches=7, water="still"))

    assert moved.unit("R1").done
    assert all(figure.moved is Moved.NO for figure in moved.unit("R1").figures)
    assert "moving-aboard" in codes(objected(gunboat(), Move("R1", ("R1 1",), 1)))


@pytest.mark.rule("BOAT-10", "SCOUT-09")
def test_who_stays_takes_nobodys_turn_with_it() -> None:
    """Its passengers may still land, the guide may still go."""
    anchored = lawfully(gunboat(), Decline("Hyäne"))
    waiting = lawfully(guided(), Decline("R1"))

    assert not anchored.unit("R1").done
    assert not waiting.unit("Explorador").done


@pytest.mark.rule("SCEN-29")
def test_the_ambushed_leave_by_the_far_side() -> None:
    start = lawfully(of("spearmen"), RollMove("R1"), [6, 6])
    ambush = replace(start, scenario="ambush")
    order = Move("R1", inches=3, exits=("R1 1", "R1 2", "R1 3"))

    assert objected(start, order) == [("moving-no-way-out", "SCEN-29")]
    assert lawfully(ambush, order).unit("R1").where is Where.OUT
    assert {figure.gone.value for figure in after(ambush, order).unit("R1").figures} == {"left"}

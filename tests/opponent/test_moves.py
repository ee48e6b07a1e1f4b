"""Moves as the computer fills them in: no farther than the dice allow, holding together, past the enemy."""

from collections.abc import Mapping
from dataclasses import replace
from math import dist

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from heart_africa.board.layout import Spot
from heart_africa.laboratory.chance import Chance
from heart_africa.opponent import moves
from heart_africa.opponent.barriers import BASE_IN
from heart_africa.opponent.drafts import Draft
from heart_africa.opponent.ground import Land
from heart_africa.opponent.match import Match
from heart_africa.opponent.planner import usual
from heart_africa.opponent.plans import past, plan
from heart_africa.opponent.sketch import Sketch, middle_of
from heart_africa.opponent.steady import carried_out
from heart_africa.opponent.weights import PLANNER
from heart_africa.rules.battle import Battle, Sort, Unit
from heart_africa.rules.battle.staging import lone, stage, unit
from heart_africa.rules.book import BAGGAGE
from heart_africa.rules.book.preparation import Scenario
from heart_africa.rules.book.terrain import GroundId
from heart_africa.rules.play.movement.dice import RollMove
from tests.opponent.tables import EDGES, LONG, WIDE, match_of, open_land, situation, sketched
from tests.opponent.test_habits import STEADY, VILLAGE, decided, rolled
from tests.referee.referred import after

OURS, THEIRS = unit("Guerreros", "red", "warriors", 2), unit("Lanzas", "blue", "spearmen", 2)


def grassy(*boxes: tuple[int, int, int, int]) -> Land:
    """A table with tall grass in these boxes: west, south, how long, how wide."""
    cells = [GroundId.OPEN_GROUND] * (LONG * WIDE)
    for west, south, long_in, wide_in in boxes:
        for y in range(south, south + wide_in):
            cells[y * LONG + west : y * LONG + west + long_in] = [GroundId.TALL_GRASS] * long_in
    return replace(open_land(), cells=tuple(cells))


def standing(battle: Battle, spots: Mapping[str, Spot], land: Land) -> Match:
    """A battle whose figures stand there, red looking north."""
    return match_of(battle, Sketch(land, EDGES, "", spots, dict.fromkeys(battle.units, 0.0)))


def charged(match: Match, own: Unit, foe: Unit) -> Draft | None:
    """The charge of a unit that has rolled."""
    at = match.position()
    group = moves.party(at, at.battle.unit(own.name))
    assert group is not None
    return moves.charge(at, group, foe)


@pytest.mark.rule("MOVE-01")
def test_of_two_who_charge_the_one_who_goes_into_the_grass_goes_by_an_order_of_his_own() -> None:
    """3 + 4 in in the open, 2 in the grass: one is 4.2 in from his enemy, the other 1.2 from his in the grass."""
    battle = after(stage(OURS, THEIRS), RollMove(OURS.name, ("open", "difficult")), (3, 4, 2))
    spots = {"Guerreros 1": (29.5, 20.0), "Guerreros 2": (31.0, 20.0)}
    match = standing(
        battle, {**spots, "Lanzas 1": (29.5, 22.0), "Lanzas 2": (31.0, 25.0)}, grassy((20, 15, 10, 15))
    )
    quick = charged(match, OURS, THEIRS)
    assert quick is not None
    assert quick.order.engages == (("Guerreros 2", "Lanzas 2"),)
    assert (quick.order.inches, quick.order.aims_at, quick.order.more) == (
        pytest.approx(4.2, abs=0.02),
        (),
        True,
    )
    match.give(quick)
    slow = charged(match, OURS, THEIRS)
    assert slow is not None
    assert slow.order.engages == (("Guerreros 1", "Lanzas 1"),)
    assert (slow.order.inches, slow.order.aims_at) == (pytest.approx(1.2, abs=0.02), (GroundId.TALL_GRASS,))
    match.give(slow)
    assert [each.enemies for each in match.battle.unit(OURS.name).here] == [("Lanzas 1",), ("Lanzas 2",)]


@pytest.mark.rule("COHESION-01")
@pytest.mark.parametrize(("gap", "charge"), [(3.9, 2), (4.1, 1)])
def test_no_more_charge_than_leave_the_unit_together(gap: float, charge: int) -> None:
    """Both would come to stand with `gap` inches between their bases; 4 are allowed."""
    battle = rolled(stage(OURS, THEIRS), OURS.name)
    across = BASE_IN + gap
    match = standing(
        battle,
        {
            "Guerreros 1": (30.0, 20.0), "Guerreros 2": (32.0, 20.0),
            "Lanzas 1": (30.0, 22.0), "Lanzas 2": (32.0, 22.0 + (across**2 - 4) ** 0.5),
        },
        open_land(),
    )  # fmt: skip
    found = charged(match, OURS, THEIRS)
    assert found is not None
    assert len(found.order.engages) == charge
    assert match.lawful(found.order)


FAR_IN = st.floats(-3, 3)
AWAY = st.tuples(FAR_IN, FAR_IN)


def clustered(first: Spot, steps: list[tuple[int, tuple[float, float]]]) -> list[Spot]:
    """Spots each a step from one before it, no base on another."""
    found = [first]
    for place, (dx, dy) in steps:
        x, y = found[place % len(found)]
        if all(dist((x + dx, y + dy), each) >= BASE_IN for each in found):
            found.append((x + dx, y + dy))
    return found


STEPS = st.lists(st.tuples(st.integers(0, 7), AWAY), min_size=1, max_size=7)
BOXES = st.lists(
    st.tuples(st.integers(28, 42), st.integers(10, 26), st.integers(1, 6), st.integers(1, 6)), max_size=4
)


@pytest.mark.rule("MOVE-01", "COHESION-01")
@given(
    ours=STEPS, theirs=STEPS, away=st.tuples(FAR_IN, st.floats(4, 11)), boxes=BOXES,
    faces=st.tuples(*[st.integers(1, 6)] * 3),
)  # fmt: skip
def test_no_move_goes_farther_than_the_dice_or_tears_a_unit_apart_whatever_ground_lies_there(
    ours: list[tuple[int, tuple[float, float]]],
    theirs: list[tuple[int, tuple[float, float]]],
    away: tuple[float, float],
    boxes: list[tuple[int, int, int, int]],
    faces: tuple[int, int, int],
) -> None:
    own, foes = clustered((36, 15), ours), clustered((36 + away[0], 15 + away[1]), theirs)
    assume(all(dist(one, foe) > 1 for one in own for foe in foes))
    mine, other = (
        unit("Guerreros", "red", "warriors", len(own)),
        unit("Lanzas", "blue", "spearmen", len(foes)),
    )
    battle = after(stage(mine, other), RollMove(mine.name, ("open", "difficult")), faces)
    spots = {each.name: spot for each, spot in zip(mine.figures, own, strict=True)}
    spots |= {each.name: spot for each, spot in zip(other.figures, foes, strict=True)}
    match = standing(battle, spots, grassy(*boxes))
    at = match.position()
    group = moves.party(at, battle.unit(mine.name))
    assert group is not None
    drafts = [moves.charge(at, group, other, doubled=doubled) for doubled in (False, True)]
    drafts += [moves.towards(at, group, goal) for goal in (at.middle(other.name), (36.0, 40.0), (20.0, 20.0))]
    against = {each.rule for draft in drafts if draft for each in match.rules.objections(battle, draft.order)}
    assert not against & {"MOVE-01", "COHESION-01"}


# --- past the enemy, to what a side has come for ---


@pytest.mark.parametrize(("inches", "round_"), [(0.0, False), (1.0, False), (8.0, True)])
def test_a_way_leads_round_those_who_hold_the_ground_if_they_count_for_more_than_the_way_about(
    inches: float,
    round_: bool,  # a row of the table
) -> None:
    """A wall of men from 4 in left of the way to 4 in right of it: two squares through, some 8 in round."""
    land = open_land()
    wall = [(31.0 + n, 24.0) for n in range(11)]
    spots = [
        *land.way((36, 15), (36, 33), land.gait("warriors"), land.held(wall, inches) if inches else None)
    ]
    through = [spot for spot in spots if abs(spot[0] - 36) < 5 and 22 < spot[1] < 26]
    assert bool(through) is not round_


RAIDERS = unit("Guerreros", "red", "warriors", 6)
GUARDS = unit("Lanzas", "blue", "spearmen", 6)
BALES = replace(unit("Fardos", "blue", BAGGAGE, 1), sort=Sort.BAGGAGE)


def raid(*blue: Unit) -> Battle:
    """A raid in which the raiders have rolled 9 in."""
    return replace(rolled(stage(RAIDERS, *blue), RAIDERS.name), scenario="raid")


@pytest.mark.parametrize(("habits", "goes"), [(STEADY, "place"), (PLANNER, "Fardos")])
def test_a_planners_raiders_go_for_the_bales_rather_than_for_the_village(habits: str, goes: str) -> None:
    """They lie in the kraal beside the village, to the right of it; a steady player goes for its middle."""
    table = sketched({RAIDERS: (36, 14), GUARDS: (26, 26), BALES: (46, 36)}, land=open_land(VILLAGE))
    assert decided(match_of(raid(GUARDS, BALES), table), habits).chosen.draft.goal == goes


@pytest.mark.parametrize(("habits", "captures"), [(STEADY, False), (PLANNER, True)])
def test_a_planners_raiders_see_the_bales_behind_four_who_are_nearer(
    habits: str, captures: bool
) -> None:  # a case
    """Nine inches reach them; four lone figures about them are nearer, and a steady player looks at no more."""
    lone_ones = [lone(f"Portaestandarte {n}", "blue", Sort.STANDARD_BEARER, "spearmen") for n in range(4)]
    where = {RAIDERS: (36.0, 14.0), BALES: (40.5, 21.5)}
    where |= {each: (31.0 + 2 * n, 20.0) for n, each in enumerate(lone_ones)}
    chosen = decided(match_of(raid(BALES, *lone_ones), sketched(where)), habits).chosen
    assert any(each.what == "captures" for each in chosen.reasons) is captures


@pytest.mark.parametrize(
    ("scenario", "habits", "aside"),
    [("raid", PLANNER, True), ("raid", STEADY, False), ("encounter", PLANNER, False)],
)
def test_only_a_planner_who_would_rather_not_meet_the_enemy_goes_round_him(
    scenario: Scenario,
    habits: str,
    aside: bool,  # a row of the table
) -> None:
    """Guards stand across the way, 11 in wide; who goes straight on stays within an inch of it."""
    guards = unit("Lanzas", "blue", "spearmen", 12)
    table = sketched({RAIDERS: (36, 10), guards: (36, 22), BALES: (36, 32)}, wide=12)
    at = match_of(replace(raid(guards, BALES), scenario=scenario), table).position()
    group = moves.party(at, at.battle.unit(RAIDERS.name))
    assert group is not None
    by = past(plan(at, "red", habits=habits))
    draft = moves.towards(at, group, at.middle(BALES.name), BALES.name, past=by)
    assert draft is not None
    middle = middle_of([*draft.spots.values()])
    assert (abs(middle[0] - 36) > 1) is aside
    assert middle[1] > 13


@pytest.mark.parametrize(("turn", "left"), [(1, 0), (4, 0), (5, 6), (10, 1)])
def test_a_raider_hurries_from_the_first_of_his_ten_turns_and_says_so_in_the_last_six(
    turn: int, left: int
) -> None:
    table = sketched({RAIDERS: (36, 10), BALES: (36, 32)}, land=open_land(VILLAGE))
    now = situation(match_of(replace(raid(BALES), turn=turn), table), "red")
    intent = plan(now.at, "red", usual(now.at, "red"), habits=PLANNER)
    assert intent.haste > 1
    choice = carried_out(now, intent, Chance("1"))
    assert choice is not None
    (nearer,) = (each for each in choice.chosen.reasons if each.what == "nearer")
    assert nearer.about["left"] == left

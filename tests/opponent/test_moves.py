"""Moves as the computer fills them in: no farther than the dice allow, holding together."""

from collections.abc import Mapping
from dataclasses import replace
from math import dist

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from heart_africa.board.layout import Spot
from heart_africa.opponent import moves
from heart_africa.opponent.drafts import Draft
from heart_africa.opponent.ground import Land
from heart_africa.opponent.match import Match
from heart_africa.opponent.sketch import Sketch
from heart_africa.rules.battle import Battle, Unit
from heart_africa.rules.battle.staging import stage, unit
from heart_africa.rules.book.terrain import GroundId
from heart_africa.rules.play.movement.dice import RollMove
from tests.opponent.tables import EDGES, LONG, WIDE, match_of, open_land
from tests.opponent.test_habits import rolled
from tests.referee.referred import after

OURS, THEIRS = unit("Guerreros", "red", "warriors", 2), unit("Lanzas", "blue", "spearmen", 2)
BASE_IN = 0.8


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

"""How the computer's units file through a ford or a gap: one after the other, and none hangs on its last inches."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from math import dist

import pytest

from heart_africa.board.layout import Spot
from heart_africa.opponent import moves
from heart_africa.opponent.assess import off
from heart_africa.opponent.barriers import BASE_IN
from heart_africa.opponent.drafts import Draft
from heart_africa.opponent.ground import Land
from heart_africa.opponent.match import Match
from heart_africa.opponent.plans import on_foot, plan
from heart_africa.opponent.sketch import Sketch
from heart_africa.rules.battle import Battle, Stage, Unit
from heart_africa.rules.battle.staging import stage, unit
from heart_africa.rules.book import BAGGAGE
from heart_africa.rules.book.terrain import GroundId
from heart_africa.rules.play.movement.dice import RollMove
from tests.opponent.tables import EDGES, LONG, WIDE, against_who_stays, match_of, open_land, sketched
from tests.opponent.test_moves import grassy
from tests.referee.referred import after

FIRST, SECOND = unit("Guerreros", "red", "warriors", 3), unit("Lanzas", "red", "spearmen", 3)
THEIRS = unit("Enemigos", "blue", "spearmen", 3)
FAR_OFF = [(70.0, 1.0), (70.0, 2.0), (70.0, 3.0)]
WEST, EAST = 32, 36
"""Between which a river runs from north to south."""


def river(*dry: range) -> Land:
    """A table with a river on which these inches, from the south, can be walked over in the open."""
    cells = [GroundId.OPEN_GROUND] * (LONG * WIDE)
    for y in range(WIDE):
        if not any(y in each for each in dry):
            cells[y * LONG + WEST : y * LONG + EAST] = [GroundId.RIVER] * (EAST - WEST)
    return replace(open_land(), cells=tuple(cells))


BRIDGE = river(range(24, 28))


def names_of(unit_: Unit) -> list[str]:
    """Its figures, the first first."""
    return [figure.name for figure in unit_.figures]


def played(battle: Battle, where: Mapping[Unit, Sequence[Spot]], land: Land) -> Match:
    """A column from the west whose figures stand there."""
    spots = {f.name: spot for each, own in where.items() for f, spot in zip(each.figures, own, strict=True)}
    battle = replace(battle, scenario="ambush")
    return match_of(battle, Sketch(land, EDGES, "west", spots, dict.fromkeys(battle.units, 90.0)))


def marched(match: Match, who: str, goal: Spot = (60.0, 26.0)) -> Draft | None:
    """How a unit that has rolled goes towards a spot beyond the river."""
    at = match.position()
    group = moves.party(at, at.battle.unit(who))
    assert group is not None
    return moves.towards(at, group, goal, "exit")


@pytest.mark.parametrize(("wide", "rows"), [(2, 1), (4, 2), (6, 0)])
def test_a_gap_is_no_wider_than_four_inches(wide: int, rows: int) -> None:
    """Two squares of 2 in side by side, and the river is two squares long to cross."""
    table = river(range(20, 20 + wide))
    gates = table.gates(table.gait("warriors").barred)
    assert {x for x, _ in gates} == ({WEST // 2, WEST // 2 + 1} if rows else set())
    assert len(gates) == 2 * rows


def test_on_a_table_without_water_or_steeps_there_is_no_gap() -> None:
    table = open_land()
    assert not table.gates(table.gait("warriors").barred)


BEFORE = [(27.0, 25.0), (27.0, 26.0), (27.0, 27.0)]


@pytest.mark.parametrize(
    ("others", "waits"),
    [
        ([(30.0, 26.0), (33.0, 26.0), (37.0, 26.0)], True),  # on the bridge
        ([(30.5, 26.0), (30.5, 27.0), (37.5, 26.0)], True),  # one has passed it, two have not
        ([(37.5, 26.0), (38.5, 26.0), (39.5, 26.0)], False),
        ([(24.0, 20.0), (24.0, 21.0), (24.0, 22.0)], False),
    ],
)
def test_a_unit_leaves_the_bridge_to_another_of_its_side_that_is_on_its_way_over_it(
    others: list[Spot],
    waits: bool,  # a row of the table
) -> None:
    """10 in bring whoever does not wait on to it."""
    battle = after(stage(FIRST, SECOND, THEIRS), RollMove(FIRST.name), (5, 5))
    draft = marched(played(battle, {FIRST: BEFORE, SECOND: others, THEIRS: FAR_OFF}, BRIDGE), FIRST.name)
    farthest = max(x for x, _ in draft.spots.values()) if draft is not None else 0.0
    assert (farthest < WEST) is waits


@pytest.mark.parametrize("there", [THEIRS, unit("Bagaje", "red", BAGGAGE, 3)])
def test_neither_an_enemy_on_the_bridge_nor_baggage_is_waited_for(there: Unit) -> None:
    """The one is gone round, or fought; the other may lie there for the whole battle."""
    on_it = [(33.0, 24.6), (33.0, 25.6), (37.0, 26.0)]
    battle = after(stage(FIRST, there), RollMove(FIRST.name), (5, 5))
    at = played(battle, {FIRST: BEFORE, there: on_it}, BRIDGE).position()
    group = moves.party(at, at.battle.unit(FIRST.name))
    assert group is not None
    assert not group.waits


@pytest.mark.rule("COHESION-01", "COHESION-02")
def test_a_unit_at_its_last_inches_is_closed_up_from_behind() -> None:
    """3.9 of 4 in between the bases of each two; the last stands in the grass, where his die is a 1, the others have 6."""
    step = BASE_IN + 3.9
    spots = [(20.0 + n * step, 26.0) for n in range(3)]
    battle = after(stage(FIRST, THEIRS), RollMove(FIRST.name, ("open", "difficult")), (3, 3, 1))
    draft = marched(played(battle, {FIRST: spots, THEIRS: FAR_OFF}, grassy((16, 26, 7, 1))), FIRST.name)
    assert draft is not None
    ends = {**dict(zip(names_of(FIRST), spots, strict=True)), **draft.spots, **draft.later}
    assert dist(ends["Guerreros 1"], spots[0]) == pytest.approx(1.0, abs=0.01)
    assert all(
        dist(one, other) <= step + 0.01 for one, other in pairwise(ends[name] for name in names_of(FIRST))
    )


@pytest.mark.rule("SCEN-29")
def test_three_units_of_a_column_get_over_one_bridge_and_off_the_table() -> None:
    """48 figures over 4 in: two thirds of them are off in the tenth turn; before they gave way it took 32."""
    units = [unit(f"Lanzas {n}", "red", "spearmen", 16) for n in range(3)]
    where = {each: (12.0 + n // 2 * 9, 14.0 + n % 2 * 24) for n, each in enumerate(units)}
    sketch = replace(sketched({**where, THEIRS: (70, 2)}, wide=8, land=BRIDGE), entry="west")
    match = match_of(replace(stage(*units, THEIRS), scenario="ambush"), sketch)
    against_who_stays(match, 16)
    assert match.battle.stage is Stage.OVER


def test_how_far_a_column_still_has_to_go_is_that_of_its_figures_not_of_its_middle() -> None:
    """Of three two have crossed; the middle of them lies in the river, from which there is no way."""
    spots = [(30.0, 40.0), (37.0, 40.0), (38.0, 40.0)]
    at = played(stage(FIRST, THEIRS), {FIRST: spots, THEIRS: FAR_OFF}, BRIDGE).position()
    own = at.battle.unit(FIRST.name)
    each = [on_foot(at, own, spot, "east") for spot in spots]
    assert each[1:] == pytest.approx([35, 34], abs=1)
    assert each[0] == pytest.approx(51, abs=2)  # 13 in down to the bridge, 39 on, as the crow flies 42
    assert off(at, plan(at, "red"), own) == pytest.approx(sum(each) / 3, abs=0.1)

"""A building that the enemy holds: nobody walks through its walls, some go over its roof."""

from dataclasses import replace

import pytest

from heart_africa.board.layout import Building, Layout, Wall
from heart_africa.opponent import roofs
from heart_africa.opponent.ground import Land
from heart_africa.opponent.match import Match
from heart_africa.opponent.sketch import Position
from heart_africa.opponent.tables import sketch_of
from heart_africa.rules.battle import Battle
from heart_africa.rules.battle.staging import stage, unit
from heart_africa.rules.battle.state import PlacedWork
from heart_africa.rules.book import WorkId
from heart_africa.rules.organisation.tembas import ClimbRoof, LeaveRoof
from heart_africa.rules.shared_terms import Obstacle
from tests.opponent.tables import against_who_stays, match_of, sketched
from tests.referee.referred import BOOK

WARRIORS = unit("Guerreros", "red", "warriors", 4)
GARRISON = unit("Fusiles", "blue", "askaris", 4)
CORNERS = ((30.0, 20.0), (40.0, 20.0), (40.0, 30.0), (30.0, 30.0))
WALLS = tuple(
    Wall(f"wall {n}", (one, other))
    for n, (one, other) in enumerate(zip(CORNERS, (*CORNERS[1:], CORNERS[0]), strict=True), 1)
)
TEMBA = Building("boma", (CORNERS,), ((33, 23), (37, 23), (37, 27), (33, 27)), WALLS, "blue")


def with_temba() -> Land:
    """An open table with a square building of 10 in, as the map gives it."""
    return sketch_of(BOOK, stage(WARRIORS), Layout(buildings=(TEMBA,))).land


def held() -> Battle:
    """A battle in which the garrison has a building that its side has placed."""
    return replace(stage(WARRIORS, GARRISON), laid=(PlacedWork("boma", "blue", WorkId.TEMBA, 1),))


def match_at(south_in: float) -> Match:
    """The warriors in one rank so far from the south, the garrison in the room behind the southern wall."""
    sketch = sketched({WARRIORS: (35, south_in), GARRISON: (35, 21.2)}, land=with_temba())
    return match_of(held(), sketch)


def test_the_walls_of_a_building_stop_whoever_would_go_in() -> None:
    match = match_at(15)
    against_who_stays(match, 3)
    spots = [
        match.sketch.spots[figure.name]
        for figure in match.battle.unit("Guerreros").here
        if not figure.on_roof
    ]
    assert spots
    assert all(y <= 19.65 for _, y in spots)


def test_who_has_stood_at_the_wall_climbs_onto_the_roof_and_breaks_through_in_his_next_turn() -> None:
    match = match_at(19.6)
    orders = against_who_stays(match, 3)
    up = [each for each in orders if isinstance(each, ClimbRoof)]
    down = [each for each in orders if isinstance(each, LeaveRoof)]
    assert len({each.figure for each in up}) == 4
    assert {each.figure for each in down} <= {each.figure for each in up}
    assert {each.way for each in down} == {"break"}
    assert any(each.engages for each in down)
    assert orders.index(up[-1]) < orders.index(down[0])


@pytest.mark.parametrize(
    ("attempted", "on_roof", "count"),
    [
        pytest.param(False, False, 4, id="as they stand"),
        pytest.param(True, False, 0, id="tried something else"),
        pytest.param(False, True, 0, id="already up"),
    ],
)
def test_who_is_busy_does_not_climb(attempted: bool, on_roof: bool, count: int) -> None:
    figures = (replace(each, attempted=attempted, on_roof=on_roof) for each in WARRIORS.figures)
    ours = replace(WARRIORS, figures=tuple(figures))
    at = Position(
        BOOK, stage(ours, GARRISON), sketched({ours: (35, 19.6), GARRISON: (35, 21.2)}, land=with_temba())
    )
    assert len([*roofs.climbs(at, ours)]) == count


def test_nobody_climbs_onto_a_house_in_which_nobody_is() -> None:
    at = Position(BOOK, held(), sketched({WARRIORS: (35, 19.6), GARRISON: (35, 40)}, land=with_temba()))
    assert not [*roofs.climbs(at, WARRIORS)]


def test_with_nobody_below_one_jumps_and_who_has_just_climbed_waits() -> None:
    up = replace(WARRIORS, figures=tuple(replace(each, on_roof=True) for each in WARRIORS.figures))
    sketch = sketched({up: (35, 20.4), GARRISON: (35, 40)}, land=with_temba())
    ways = [each.order for each in roofs.leaves(Position(BOOK, stage(up, GARRISON), sketch), up)]
    assert [each.way for each in ways] == ["jump"] * 4
    fresh = replace(up, figures=tuple(replace(each, climbed=Obstacle.ROOF) for each in up.figures))
    assert not [*roofs.leaves(Position(BOOK, stage(fresh, GARRISON), sketch), fresh)]

"""Works, fences and walls in the computer's head: they stop people, shelter them, and are climbed."""

from dataclasses import replace
from itertools import pairwise

import pytest

from heart_africa.board.layout import Building, Layout, TerrainPiece, Wall, Work
from heart_africa.laboratory.chance import Chance
from heart_africa.opponent import moves
from heart_africa.opponent.barriers import LONG_WAY, Barrier, pieces
from heart_africa.opponent.beginnings import deployments
from heart_africa.opponent.explained import explained
from heart_africa.opponent.ground import CLIMB_IN, Land
from heart_africa.opponent.heads import Choice
from heart_africa.opponent.levels import head
from heart_africa.opponent.match import Match
from heart_africa.opponent.sketch import Position, Sketch
from heart_africa.opponent.tables import as_works, sketch_of
from heart_africa.rules.battle import Battle, Side, Stage, Unit, Where
from heart_africa.rules.battle.staging import stage, unit
from heart_africa.rules.book.play import Step
from heart_africa.rules.book.terrain import PieceId
from heart_africa.rules.play.movement.dice import RollMove
from heart_africa.rules.preparation.deployment.orders import PlaceWork
from heart_africa.rules.referee.movement.orders import Decline, Move, ReachWork
from heart_africa.rules.shared_terms import Obstacle
from tests.opponent.tables import EDGES, against_who_stays, match_of, open_land, situation, sketched
from tests.referee.referred import BOOK, after

STOCKADE = Barrier("stockade", "fortification", (24, 26), (48, 26), "blue")
WARRIORS, SPEARS = unit("Guerreros", "red", "warriors", 6), unit("Lanzas", "blue", "spearmen", 6)


def fenced(*barriers: Barrier) -> Land:
    """An open table with these works on it."""
    return replace(open_land(), barriers=barriers)


def decided(match: Match, side: str) -> Choice:
    """What the steady player does."""
    choice = head("steady")(situation(match, side), Chance("1"))
    assert choice is not None
    return choice


def rolled(battle: Battle, name: str, faces: tuple[int, ...], *paces: str) -> Battle:
    """The battle with the dice of a unit."""
    return after(battle, RollMove(name, paces), faces)  # type: ignore[arg-type]  # as typed there


# --- straight pieces ---


@pytest.mark.parametrize(
    ("start", "end", "inches"),
    [
        pytest.param((36, 20), (36, 30), 5.6, id="straight at it: 0.4 in before it"),
        pytest.param((36, 32), (36, 20), 5.6, id="from the other side"),
        pytest.param((36, 20), (36, 25.6), LONG_WAY, id="up to it"),
        pytest.param((36, 25.6), (36, 30), 0, id="already at it"),
        pytest.param((36, 25.6), (40, 25.6), LONG_WAY, id="along it"),
        pytest.param((36, 25.6), (36, 20), LONG_WAY, id="away from it"),
        pytest.param((49, 20), (49, 30), LONG_WAY, id="past its end"),
    ],
)
def test_a_work_stops_a_base_that_comes_up_to_it(
    start: tuple[float, float], end: tuple[float, float], inches: float
) -> None:
    assert STOCKADE.stops(start, end) == pytest.approx(inches)


def test_who_touches_a_work_stands_as_near_to_it_on_its_other_side_when_he_has_climbed() -> None:
    assert STOCKADE.touched((30, 25.6))
    assert STOCKADE.touched((30, 25.55))
    assert not STOCKADE.touched((30, 25.5))
    assert STOCKADE.across((30, 25.6)) == pytest.approx((30, 26.4))
    assert STOCKADE.across((30, 26.4)) == pytest.approx((30, 25.6))


def test_a_gate_leaves_a_gap_in_a_fence() -> None:
    course = ((0, 0), (10, 0), (10, 8))
    found = [*pieces("kraal", "fence", course, "blue", [((4, 0), (6, 0))])]
    assert [(each.start, each.end) for each in found] == [
        ((0, 0), (4, 0)),
        ((6, 0), (10, 0)),
        ((10, 0), (10, 8)),
    ]


def test_a_gap_that_reaches_to_the_end_of_a_slanting_wall_leaves_no_piece_without_length() -> None:
    start, middle, end = (24.0, 34.6), (37.6, 39.75), (51.2, 44.9)
    (left,) = pieces("house", "wall", (start, end), "", [(middle, end)])
    assert left.start == start
    assert left.end == pytest.approx(middle)
    assert left.seen_from(middle) == pytest.approx((left.long_in, 0))


# --- on the map, in the head, and back ---


def test_works_fences_and_walls_of_the_map_are_in_the_head_but_for_gates_and_breaches() -> None:
    home = TerrainPiece(
        "home",
        PieceId.VILLAGE,
        ((40, 30), (50, 30), (50, 38), (40, 38)),
        fence="man_high",
        gates=(((44, 30), (46, 30)),),
        owner="blue",
    )
    temba = Building(
        "temba", (), (), (Wall("north", ((10, 20), (16, 20)), breaches=(((12, 20), (13, 20)),)),), "blue"
    )
    work = Work("stockade", "fortification", ((24, 26), (48, 26)), "blue")
    trap = Work("trap", "stake_trap", ((20, 20),), "blue")
    layout = Layout(features=(home,), buildings=(temba,), works=(work, trap))
    found = sketch_of(BOOK, stage(WARRIORS, SPEARS), layout).land.barriers
    assert [(each.name, each.kind, each.start, each.end) for each in found] == [
        ("home", "fence", (40, 30), (44, 30)),
        ("home", "fence", (46, 30), (50, 30)),
        ("home", "fence", (50, 30), (50, 38)),
        ("home", "fence", (50, 38), (40, 38)),
        ("home", "fence", (40, 38), (40, 30)),
        ("stockade", "fortification", (24, 26), (48, 26)),
        ("temba", "wall", (10, 20), (12, 20)),
        ("temba", "wall", (13, 20), (16, 20)),
    ]
    assert [*as_works(found)] == [work]


def test_a_way_leads_over_a_work_for_what_climbing_costs_and_through_no_wall() -> None:
    """Whoever climbs takes the nearer way of 14 in and 10 for the work; riders go round its end, 12 in off."""
    foot, riders = (fenced(STOCKADE).gait(troop) for troop in ("warriors", "horsemen"))
    start, end = (36, 19), (36, 33)
    assert fenced(STOCKADE).far(start, end, foot) == pytest.approx(14 + CLIMB_IN, abs=1)
    assert fenced(STOCKADE).far(start, end, riders) > 28
    wall = replace(STOCKADE, kind="wall")
    assert fenced(wall).far(start, end, foot) > 28


# --- up to it, and over ---


def attackers(turn: int = 1) -> Match:
    """Warriors below a stockade that nobody holds, whose enemies stand far behind it."""
    battle = rolled(replace(stage(WARRIORS, SPEARS), turn=turn), "Guerreros", (6, 6))
    return match_of(battle, sketched({WARRIORS: (36, 21), SPEARS: (36, 40)}, land=fenced(STOCKADE)))


def test_who_comes_up_to_a_work_stops_there_and_climbs_it_in_his_next_turn() -> None:
    match = attackers()
    chosen = decided(match, "red").chosen
    assert isinstance(chosen.order, Move)
    match.give(chosen.draft)
    spots = match.position().spots("Guerreros")
    assert max(y for _, y in spots) == pytest.approx(25.6, abs=0.05)
    stopped = match.fact(match.agenda())
    assert stopped is not None
    order = stopped.order
    assert isinstance(order, ReachWork)
    assert order.work == "fortification"
    assert {*order.figures} == {
        name for name, (_, y) in match.sketch.spots.items() if name.startswith("Guerreros") and y > 25.5
    }
    match.give(stopped)
    assert match.fact(match.agenda()) != stopped

    fresh = replace(stage(WARRIORS, SPEARS), turn=2)
    next_turn = match_of(rolled(fresh, "Guerreros", (6, 6)), match.sketch)
    over = decided(next_turn, "red")
    assert over.chosen.order.kind == "climb-work"
    assert {*over.chosen.order.figures} == {*order.figures}
    assert over.chosen.order.more is (len(order.figures) < 6)
    assert all(y == pytest.approx(26.4, abs=0.05) for _, y in over.chosen.draft.spots.values())
    said = [*explained("en", next_turn.position(), over)]
    assert said[0].startswith("Climb a work: Guerreros (+")
    next_turn.give(over.chosen.draft)
    assert {next_turn.battle.figure(name).climbed for name in order.figures} == {Obstacle.FORTIFICATION}


def test_riders_and_who_fights_or_has_moved_climb_nothing() -> None:
    sketch = sketched({WARRIORS: (36, 25.6), SPEARS: (36, 40)}, land=fenced(STOCKADE))
    over = moves.climb(Position(BOOK, stage(WARRIORS, SPEARS), sketch), WARRIORS)
    assert over is not None
    assert len(over.order.figures) == 6
    moved = replace(WARRIORS, figures=tuple(replace(each, attempted=True) for each in WARRIORS.figures))
    assert moves.climb(Position(BOOK, stage(moved, SPEARS), sketch), moved) is None
    riders = unit("Jinetes", "red", "horsemen", 6)
    sketch = sketched({riders: (36, 25.6), SPEARS: (36, 40)}, land=fenced(STOCKADE))
    assert moves.climb(Position(BOOK, stage(riders, SPEARS), sketch), riders) is None


def test_nobody_climbs_onto_somebody_who_stands_behind_the_work() -> None:
    """Three of six have an enemy straight before them, on the other side."""
    three = unit("Lanzas", "blue", "spearmen", 3)
    sketch = sketched({WARRIORS: (36, 25.6), three: (36 - 1.35, 26.4)}, land=fenced(STOCKADE))
    over = moves.climb(Position(BOOK, stage(WARRIORS, three), sketch), WARRIORS)
    assert over is not None
    assert len(over.order.figures) == 3


def test_a_wall_is_not_climbed() -> None:
    sketch = sketched({WARRIORS: (36, 25.6), SPEARS: (36, 40)}, land=fenced(replace(STOCKADE, kind="wall")))
    assert moves.climb(Position(BOOK, stage(WARRIORS, SPEARS), sketch), WARRIORS) is None


# --- behind it ---


def sheltered(*, behind: Obstacle) -> Unit:
    """Spearmen who stand at the stockade."""
    return replace(SPEARS, figures=tuple(replace(each, behind=behind) for each in SPEARS.figures))


def test_a_charge_at_who_stands_behind_a_work_ends_across_it_at_the_rate_of_difficult_ground() -> None:
    """From 23 to 25.6 it is 2.6 in: a die of 3 for difficult ground reaches, one of 2 does not."""
    theirs = sheltered(behind=Obstacle.FORTIFICATION)
    sketch = sketched({WARRIORS: (36, 23), theirs: (36, 26.4)}, land=fenced(STOCKADE))
    for face, reaches in ((2, False), (3, True)):
        battle = rolled(stage(WARRIORS, theirs), "Guerreros", (5, 4, face), "open", "difficult")
        at = Position(BOOK, battle, sketch)
        group = moves.party(at, battle.unit("Guerreros"))
        assert group is not None
        met = moves.charge(at, group, battle.unit("Lanzas"))
        assert (met is not None) is reaches
        if met is not None:
            assert met.order.aims_over is Obstacle.FORTIFICATION
            assert len(met.order.engages) == 6
            assert all(y == pytest.approx(25.6) for _, y in met.spots.values())
            after(battle, met.order)


def test_who_has_come_round_the_work_meets_them_without_it() -> None:
    theirs = sheltered(behind=Obstacle.FORTIFICATION)
    battle = rolled(stage(WARRIORS, theirs), "Guerreros", (5, 4))
    at = Position(BOOK, battle, sketched({WARRIORS: (36, 31), theirs: (36, 26.4)}, land=fenced(STOCKADE)))
    group = moves.party(at, battle.unit("Guerreros"))
    assert group is not None
    met = moves.charge(at, group, battle.unit("Lanzas"))
    assert met is not None
    assert met.order.aims_over is Obstacle.NONE


def test_spearmen_behind_a_stockade_stay_there_before_warriors_who_would_cut_them_down() -> None:
    theirs = sheltered(behind=Obstacle.FORTIFICATION)
    battle = replace(stage(theirs, WARRIORS), scenario="raid", attacker="red", mover="blue")
    match = match_of(battle, sketched({WARRIORS: (36, 20), theirs: (36, 26.4)}, land=fenced(STOCKADE)))
    choice = decided(match, "blue")
    while isinstance(choice.chosen.order, RollMove):
        match.give(choice.chosen.draft)
        choice = decided(match, "blue")
    assert isinstance(choice.chosen.order, Decline)


def test_who_leaves_his_work_no_longer_stands_behind_it() -> None:
    battle = replace(stage(SPEARS, WARRIORS), mover="blue")
    battle = rolled(battle, "Lanzas", (6, 6))
    at = Position(BOOK, battle, sketched({SPEARS: (36, 26.4), WARRIORS: (36, 5)}, land=fenced(STOCKADE)))
    group = moves.party(at, battle.unit("Lanzas"))
    assert group is not None
    back, along = (moves.towards(at, group, goal) for goal in ((36.0, 40.0), (40.0, 26.4)))
    assert back is not None
    assert along is not None
    assert (back.order.behind, along.order.behind) == (Obstacle.NONE, Obstacle.FORTIFICATION)


# --- set down and manned ---


def defence() -> Match:
    """A defender deploys who has bought twenty inches of a stockade."""
    askaris = replace(unit("Askaris", "blue", "askaris", 8), where=Where.WAITING)
    theirs = replace(WARRIORS, where=Where.WAITING)
    battle = replace(
        stage(askaris, theirs), stage=Stage.DEPLOY, step=Step.ARRIVALS, scenario="planned_attack",
        attacker="red", mover="blue", base="long",
        sides={
            "red": Side("red", "Rojo", "native_kingdom"),
            "blue": Side("blue", "Azul", "egyptians", works={"field_fortification_in": 20}),
        },
    )  # fmt: skip
    return match_of(battle, Sketch(open_land(), EDGES))


def test_a_defender_sets_his_stockade_down_before_his_line_and_his_men_stand_behind_it() -> None:
    """His half is 24 in deep: the line lies 23 in from his base, so at 25 in from the south."""
    match = defence()
    work = decided(match, "blue").chosen
    assert isinstance(work.order, PlaceWork)
    assert work.order.amount == 20
    match.give(work.draft)
    (line,) = match.sketch.land.barriers
    assert (line.start, line.end, line.owner) == ((26, 25), (46, 25), "blue")
    at = match.position()
    behind = [each for each in deployments(at, at.battle.unit("Askaris")) if each.order.behind]
    assert behind
    assert all(y == pytest.approx(25.4) for each in behind for _, y in each.spots.values())
    assert all(each.facing["Askaris"] == pytest.approx(180) for each in behind)
    chosen = decided(match, "blue").chosen
    assert chosen.order.behind is Obstacle.FORTIFICATION
    assert match.lawful(chosen.order)


def test_who_is_more_than_the_work_holds_does_not_stand_behind_it() -> None:
    """Eight askaris in one rank take 7.2 in: they fit behind 7.2 in of a work and not behind 7.1."""
    match = defence()
    askaris = match.battle.unit("Askaris")
    for long_in, fit in ((7.2, True), (7.1, False)):
        line = Barrier("stockade", "fortification", (30, 25), (30 + long_in, 25), "blue")
        at = Position(BOOK, match.battle, Sketch(fenced(line), EDGES))
        assert any(each.order.behind for each in deployments(at, askaris)) is fit


# --- past a fence, or through its gate ---


def fence(
    course: tuple[tuple[float, float], ...], *gates: tuple[tuple[float, float], tuple[float, float]]
) -> Land:
    """An open table with a fence of the enemy's on it."""
    return fenced(*pieces("pueblo", "fence", course, "blue", gates))


def test_a_way_leads_through_the_gate_that_is_beside_it_not_over_the_fence() -> None:
    """From 29, 23 the square beyond the gate is the nearest to the east, but the fence lies before it."""
    land = fence(((30, 0), (30, 48)), ((30, 24), (30, 26)))
    way = [*land.way((29, 23), "east", land.gait("warriors"))]
    assert way[:2] == [(29, 25), (31, 25)]
    assert not any(land.parted(one, other) for one, other in pairwise(((29, 23), *way)))


@pytest.mark.rule("SCEN-29")
def test_a_column_gets_round_the_corners_of_a_fenced_village() -> None:
    """4 in are free beside it; before its last figures rounded the corner, they stood there for twenty turns."""
    land = fence(((26, 4), (46, 4), (46, 44), (26, 44), (26, 4)), ((26, 23), (26, 25)), ((46, 23), (46, 25)))
    units = [unit(f"Guardia {n}", "red", "spearmen", 16) for n in range(3)]
    where = {each: (12.0 - n // 2 * 6, 14.0 + n % 2 * 24) for n, each in enumerate(units)}
    sketch = replace(sketched({**where, SPEARS: (70, 2)}, wide=8, land=land), entry="west")
    match = match_of(replace(stage(*units, SPEARS), scenario="ambush"), sketch)
    against_who_stays(match, 18)
    assert match.battle.stage is Stage.OVER


@pytest.mark.parametrize(
    ("y", "ends"),
    [
        (44.15, (25.6, 45.0)),  # straight to 27, 45 his base would touch the corner at 26, 44
        (45.0, (30.6, 45.0)),  # 5 in
    ],
)
def test_who_touches_the_end_of_a_fence_goes_along_it_first(y: float, ends: tuple[float, float]) -> None:
    land = fence(((26, 4), (26, 44)))
    one = unit("Guerreros", "red", "warriors", 1)
    spots = {one.figures[0].name: (25.6, y), SPEARS.figures[0].name: (70.0, 2.0)}
    battle = replace(
        rolled(stage(one, unit("Lanzas", "blue", "spearmen", 1)), one.name, (2, 3)), scenario="ambush"
    )
    at = match_of(battle, Sketch(land, EDGES, "west", spots, {one.name: 90.0, "Lanzas": 270.0})).position()
    group = moves.party(at, at.battle.unit(one.name))
    assert group is not None
    draft = moves.towards(at, group, "east", "exit")
    assert draft is not None
    assert draft.spots[one.figures[0].name] == pytest.approx(ends)

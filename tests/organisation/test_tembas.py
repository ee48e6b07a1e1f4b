"""Tembas, page 14."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heart_africa.core.dice import Dice, DiceNeeded
from heart_africa.core.messages import LANGUAGES, has
from heart_africa.rules.battle import Figure
from heart_africa.rules.book import book
from heart_africa.rules.organisation.tembas import (
    ACCIDENT,
    ARROW,
    ARROWS,
    CLIMBING,
    HOLE,
    LEAVING,
    ON_THE_ROOF,
    PASSING,
    ClimbRoof,
    HoleTried,
    JumpedDown,
    LeaveRoof,
    ManWall,
    Opening,
    PassThrough,
    RoofClimbed,
    accident_check,
    arrow_check,
    hole_check,
    leave_roof,
    objections_to_arrows,
    objections_to_climb,
    objections_to_garrison,
    objections_to_leave,
    objections_to_man,
    objections_to_pass,
    shoot_fire_arrows,
    shoot_through_roof,
)
from heart_africa.rules.shared_terms import Moved, Obstacle, Wall
from tests.wording import told

BOOK = book()
MOVED = Figure("a", "warriors", moved=Moved.MOVED)


# --- the building ---


@pytest.mark.rule("TEMBA-05")
def test_four_rooms_and_eight_walls() -> None:
    assert (BOOK.tembas.rooms.value, BOOK.tembas.outer_walls.value, BOOK.tembas.inner_walls.value) == (
        4,
        4,
        4,
    )


@pytest.mark.rule("TEMBA-08")
@pytest.mark.parametrize(
    ("figures", "tembas", "rules"), [(30, 1, []), (31, 1, ["TEMBA-08"]), (60, 2, []), (61, 2, ["TEMBA-08"])]
)
def test_a_temba_holds_thirty(figures: int, tembas: int, rules: list[str]) -> None:
    assert [problem.rule for problem in objections_to_garrison(BOOK, figures, tembas)] == rules


@pytest.mark.rule("TEMBA-09")
@pytest.mark.parametrize(("wall", "most"), [("outer", 5), ("inner", 2)])
def test_how_many_shoot_through_a_wall(wall: Wall, most: int) -> None:
    assert objections_to_man(BOOK, ManWall(wall, most)) == ()
    assert [problem.rule for problem in objections_to_man(BOOK, ManWall(wall, most + 1))] == ["TEMBA-09"]


@pytest.mark.rule("TEMBA-06", "TEMBA-11")
@pytest.mark.parametrize(
    ("who", "opening", "owner", "rules"),
    [
        ("warriors", "wall", False, ["TEMBA-11"]),
        ("warriors", "wall", True, ["TEMBA-11"]),
        ("warriors", "door", False, ["TEMBA-06"]),
        ("warriors", "door", True, []),
        ("warriors", "breach", False, []),
    ],
)
def test_who_passes_through_what(who: str, opening: Opening, owner: bool, rules: list[str]) -> None:
    assert [problem.rule for problem in objections_to_pass(BOOK, PassThrough(who, opening, owner))] == rules


# --- up and down ---


@pytest.mark.rule("TEMBA-24")
@pytest.mark.parametrize(
    ("figure", "touching", "codes"),
    [
        (Figure("a", "warriors"), True, []),
        (MOVED, True, ["tembas-not-still"]),
        (Figure("a", "warriors", attempted=True), True, ["tembas-not-still"]),
        (Figure("a", "warriors"), False, ["tembas-not-touching"]),
    ],
)
def test_a_turn_still_against_the_building_gets_one_onto_the_roof(
    figure: Figure, touching: bool, codes: list[str]
) -> None:
    found = objections_to_climb(BOOK, figure, ClimbRoof("a", touching))

    assert [problem.code for problem in found] == codes


JUMP, BREAK = LeaveRoof("a", "jump"), LeaveRoof("a", "break")
UP = Figure("a", "warriors", on_roof=True)


@pytest.mark.rule("TEMBA-24", "TEMBA-25", "TEMBA-26")
@pytest.mark.parametrize(
    ("figure", "order", "rules"),
    [
        (UP, JUMP, []),
        (UP, BREAK, []),
        (replace(UP, on_roof=False), JUMP, ["TEMBA-24"]),
        (replace(UP, climbed=Obstacle.ROOF), BREAK, ["TEMBA-24"]),
        (replace(UP, moved=Moved.MOVED), JUMP, ["TEMBA-25"]),
        (replace(UP, moved=Moved.MOVED), BREAK, ["TEMBA-26"]),
    ],
)
def test_leaving_the_roof_is_a_whole_move_from_the_next_turn(
    figure: Figure, order: LeaveRoof, rules: list[str]
) -> None:
    problems = objections_to_leave(BOOK, figure, order)

    assert [problem.rule for problem in problems] == rules
    assert all(told(*problems)) or not problems


@pytest.mark.rule("TEMBA-25")
def test_a_jump_takes_no_die() -> None:
    assert leave_roof(BOOK, JUMP, Dice()) == (JumpedDown(),)


@pytest.mark.rule("TEMBA-26")
@pytest.mark.parametrize(("face", "made"), [(4, False), (5, True), (6, True)])
def test_five_or_six_breaks_the_roof(face: int, made: bool) -> None:
    (event,) = leave_roof(BOOK, BREAK, Dice([face]))

    assert isinstance(event, HoleTried)
    assert event.made is made
    assert hole_check(BOOK).chances == 2


# --- alight ---


@pytest.mark.rule("TEMBA-30")
@pytest.mark.parametrize(
    ("troop", "inches", "rules"),
    [
        ("archers", 4, []),
        ("pygmy_archers", 1, []),
        ("archers", 4.5, ["TEMBA-30"]),
        ("agile_spearmen", 4, ["TEMBA-30"]),
    ],
)
def test_who_shoots_fire_arrows_and_from_where(troop: str, inches: float, rules: list[str]) -> None:
    problems = objections_to_arrows(BOOK, troop, inches)

    assert [problem.rule for problem in problems] == rules
    assert all(told(*problems)) or not problems


@pytest.mark.rule("TEMBA-30", "TEMBA-31")
@pytest.mark.parametrize(("faces", "lit"), [([5, 5], False), ([1, 6], True), ([], False)])
def test_each_arrow_that_hit_and_each_shot_needs_a_six(faces: list[int], lit: bool) -> None:
    arrows = shoot_fire_arrows(BOOK, len(faces), Dice(faces))
    shots = shoot_through_roof(BOOK, len(faces), Dice(faces))

    assert (arrows.lit, shots.lit) == (lit, lit)
    assert (arrow_check(BOOK).needs, accident_check(BOOK).needs) == (6, 6)


@given(st.integers(0, 10), st.lists(st.integers(1, 6), max_size=10))
def test_exactly_the_missing_dice_are_asked_for(hits: int, faces: list[int]) -> None:
    if len(faces) >= hits:
        assert shoot_fire_arrows(BOOK, hits, Dice(faces)).faces == tuple(faces[:hits])
    else:
        with pytest.raises(DiceNeeded) as caught:
            shoot_fire_arrows(BOOK, hits, Dice(faces))
        assert (caught.value.count, caught.value.why) == (hits - len(faces), ARROW)


# --- completeness ---


def test_every_row_has_its_condition() -> None:
    rows = BOOK.tembas

    assert [row.when for row in rows.passing] == list(PASSING)
    assert [row.when for row in rows.climbing] == list(CLIMBING)
    assert [row.when for row in rows.on_the_roof] == list(ON_THE_ROOF)
    assert [row.when for row in (*rows.jumping, *rows.breaking)] == list(LEAVING) * 2
    assert [row.when for row in rows.arrows] == list(ARROWS)


def test_everything_is_worded() -> None:
    passes = [PassThrough("lancers", "wall"), PassThrough("lancers", "door")]
    problems = [
        *(problem for order in passes for problem in objections_to_pass(BOOK, order)),
        *objections_to_garrison(BOOK, 31),
        *objections_to_man(BOOK, ManWall("inner", 3)),
        *objections_to_climb(BOOK, MOVED, ClimbRoof("a", touching=False)),
    ]
    holes = [leave_roof(BOOK, BREAK, Dice([face]))[0] for face in (1, 6)]
    fires = [
        fire
        for face in (1, 6)
        for fire in (
            shoot_fire_arrows(BOOK, 1, Dice([face])),
            shoot_through_roof(BOOK, 1, Dice([face])),
        )
    ]
    lines = [
        line for check in (hole_check, arrow_check, accident_check) for line in check(BOOK).reckoning.lines
    ]

    assert all(told(*problems, *holes, *fires, *lines, RoofClimbed(), JumpedDown()))
    assert all(has(lang, why) for lang in LANGUAGES for why in (HOLE, ARROW, ACCIDENT))

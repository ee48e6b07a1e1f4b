"""Tembas hold thirty figures each, and so many shoot out of each wall (p. 14)."""

from dataclasses import replace

import pytest

from heart_africa.rules.battle import Battle, Figure, fresh_turn
from heart_africa.rules.battle.state import PlacedWork
from heart_africa.rules.book import WorkId
from heart_africa.rules.book.play import Step
from heart_africa.rules.play.movement.dice import RollMove
from heart_africa.rules.play.shooting.orders import Aim, Fire
from heart_africa.rules.preparation.deployment.orders import Deploy
from heart_africa.rules.referee.movement.orders import Move
from heart_africa.rules.shared_terms import Obstacle, Wall
from tests.referee.builders import battle, unit
from tests.referee.referred import lawfully, objected
from tests.referee.test_deploying import prepared

FULL = ("tembas-too-full", "TEMBA-08")
MANNED = ("tembas-too-few-loopholes", "TEMBA-09")


def within(figure: Figure) -> Figure:
    return replace(figure, behind=Obstacle.WALL)


def held_by(count: int, tembas: int = 0) -> Battle:
    """So many of red's askaris inside their tembas, and the musketeers of "Fuera" without."""
    inside = unit("Dentro", "red", "askaris", count)
    inside = replace(inside, figures=tuple(map(within, inside.figures)))
    laid = (PlacedWork("Tembas", "red", WorkId.TEMBA, tembas),) if tembas else ()
    return battle(
        inside, unit("Fuera", "red", "musketeers", 2), unit("Lanzas", "blue", "spearmen", 3), laid=laid
    )


# --- how many it holds ---


@pytest.mark.rule("TEMBA-08")
@pytest.mark.parametrize(
    ("inside", "tembas", "behind", "against"),
    [
        pytest.param(28, 1, Obstacle.WALL, [], id="thirty"),
        pytest.param(29, 1, Obstacle.WALL, [FULL], id="thirty-one"),
        pytest.param(29, 0, Obstacle.WALL, [FULL], id="a mission that nobody placed"),
        pytest.param(29, 1, Obstacle.BREACH, [FULL], id="at the breach is inside"),
        pytest.param(29, 1, Obstacle.NONE, [], id="outside"),
        pytest.param(58, 2, Obstacle.WALL, [], id="sixty in two"),
        pytest.param(59, 2, Obstacle.WALL, [FULL], id="sixty-one in two"),
    ],
)
def test_whoever_moves_in_finds_room_or_not(
    inside: int, tembas: int, behind: Obstacle, against: list[tuple[str, str]]
) -> None:
    rolled = lawfully(held_by(inside, tembas), RollMove("Fuera"), [6, 6])

    assert objected(rolled, Move("Fuera", inches=2, behind=behind)) == against


@pytest.mark.rule("TEMBA-08")
def test_who_is_inside_already_may_move_about_though_it_is_too_full() -> None:
    rolled = lawfully(held_by(31), RollMove("Dentro"), [6])

    assert FULL not in objected(rolled, Move("Dentro", inches=2, behind=Obstacle.WALL))


@pytest.mark.rule("TEMBA-08")
@pytest.mark.parametrize(("inside", "against"), [(24, []), (25, [FULL])])
def test_six_more_deploy_in_a_temba_of_thirty(inside: int, against: list[tuple[str, str]]) -> None:
    start = prepared("planned_attack")
    garrison = unit("Dentro", "blue", "askaris", inside)
    start = start.joined_by(
        start.sides["blue"], (replace(garrison, figures=tuple(map(within, garrison.figures))),)
    )

    assert [each for each in objected(start, Deploy("B1", behind=Obstacle.WALL)) if each == FULL] == against


# --- how many shoot out ---


def volley(first: int, last: int, wall: Wall, name: str = "") -> Fire:
    """The figures from one number to another shoot at the nearest, each once."""
    return Fire(
        tuple(
            Aim(f"Dentro {number}", "Lanzas 1", 6, loophole=wall, loophole_in=name)
            for number in range(first, last + 1)
        )
    )


@pytest.fixture
def shooting() -> Battle:
    return replace(held_by(12), step=Step.SHOOTING)


@pytest.mark.rule("TEMBA-09")
@pytest.mark.parametrize(
    ("count", "wall", "against"),
    [(5, "outer", []), (6, "outer", [MANNED]), (2, "inner", []), (3, "inner", [MANNED])],
)
def test_five_shoot_through_an_outer_wall_and_two_through_an_inner_one(
    shooting: Battle, count: int, wall: Wall, against: list[tuple[str, str]]
) -> None:
    assert objected(shooting, volley(1, count, wall)) == against


@pytest.mark.rule("TEMBA-09")
def test_earlier_shots_of_the_turn_hold_their_loopholes_and_other_walls_have_their_own(
    shooting: Battle,
) -> None:
    later = lawfully(shooting, volley(1, 4, "outer", "norte"), [1, 1, 1, 1])

    assert objected(later, volley(5, 5, "outer", "norte")) == []
    assert objected(later, volley(5, 6, "outer", "norte")) == [MANNED]
    assert objected(later, volley(5, 9, "outer", "sur")) == []
    assert objected(later, volley(5, 6, "inner", "norte")) == []


WALLS = ("tembas-too-few-walls", "TEMBA-05")
SIDES = ("norte", "este", "sur", "oeste", "otro")


def all_round(walls: int, wall: Wall, first: int = 0) -> Fire:
    """One figure shoots through each of so many walls."""
    return Fire(
        tuple(
            Aim(f"Dentro {number + 1}", "Lanzas 1", 6, loophole=wall, loophole_in=SIDES[number])
            for number in range(first, walls)
        )
    )


@pytest.mark.rule("TEMBA-05")
@pytest.mark.parametrize("wall", ["outer", "inner"])
@pytest.mark.parametrize(("walls", "tembas", "against"), [(4, 1, []), (5, 1, [WALLS]), (5, 2, [])])
def test_a_temba_has_four_walls_outside_and_four_to_its_yard(
    walls: int, tembas: int, wall: Wall, against: list[tuple[str, str]]
) -> None:
    start = replace(held_by(12, tembas), step=Step.SHOOTING)

    assert objected(start, all_round(walls, wall)) == against
    later = lawfully(start, all_round(3, wall), [1, 1, 1])
    assert objected(later, all_round(walls, wall, first=3)) == against


@pytest.mark.rule("TEMBA-09")
def test_the_next_turn_every_loophole_is_free_again(shooting: Battle) -> None:
    spent = lawfully(shooting, volley(1, 5, "outer"), [1] * 5)
    assert objected(spent, volley(6, 6, "outer")) == [MANNED]

    assert objected(replace(fresh_turn(spent), step=Step.SHOOTING), volley(6, 10, "outer")) == []

"""Orders from the map as people would say them, and what of a shot the table must not get wrong."""

from dataclasses import replace

import pytest

from heart_africa.board.layout import Work
from heart_africa.board.measured_orders import said
from heart_africa.board.scene import Scene
from heart_africa.board.shots.aims import aim
from heart_africa.board.shots.neighbours import alone
from heart_africa.board.shots.targets import targets
from heart_africa.board.sight.views import sees
from heart_africa.rules.battle import Battle, Gone
from heart_africa.rules.book.play import Step
from heart_africa.rules.book.terrain import GroundId
from heart_africa.rules.play.close_combat.orders import Fight, Match
from heart_africa.rules.play.shooting.orders import Aim, Fire, Other
from heart_africa.rules.referee.movement.orders import Move
from heart_africa.rules.shared_terms import Obstacle
from tests.board.moves import places, rolled, row, scene
from tests.referee.builders import battle, unit
from tests.referee.referred import BOOK

RED = unit("Lions", "red", "warriors", 3)
BLUE = unit("Guard", "blue", "well_armed_askaris", 2)


def short(fight: Battle, order: Move) -> Move:
    """What is said of a move."""
    return said(BOOK, fight, order)


def test_nobody_is_named_where_all_move() -> None:
    fight = rolled(RED, BLUE, faces=(3, 4))
    names = tuple(figure.name for figure in RED.figures)

    assert short(fight, Move("Lions", names, 5)) == Move("Lions", inches=5)
    assert short(fight, Move("Lions", names[:2], 5)).figures == names[:2]


def test_ground_that_slows_nobody_is_not_spoken_of() -> None:
    fight = rolled(RED, BLUE, faces=(3,), paces=("difficult",))
    over = (GroundId.LOW_HILL,)
    grass = (GroundId.TALL_GRASS,)

    assert short(fight, Move("Lions", inches=2, over=over)) == Move("Lions", inches=2)
    assert short(fight, Move("Lions", inches=2, over=grass)).over == grass


def shooting() -> Battle:
    return battle(RED, BLUE, step=Step.SHOOTING)


def test_what_the_battle_knows_of_a_shot_is_not_said_again() -> None:
    fight = shooting()
    told = Aim("Guard 1", "Lions 1", 6, cover=False, cover_at_start=False, alone=False, attendants=None)

    assert said(BOOK, fight, Fire((told,))) == Fire((Aim("Guard 1", "Lions 1", 6),))
    covered = replace(told, cover=True)
    assert said(BOOK, fight, Fire((covered,))).aims[0].cover


@pytest.mark.rule("PRIO-04")
def test_others_are_spoken_of_only_where_they_come_first() -> None:
    fight = shooting()
    nearer, farther = Other("Lions 2", 4, advancing=True), Other("Lions 2", 9)

    assert said(BOOK, fight, Fire((Aim("Guard 1", "Lions 1", 6, others=(farther,)),))).aims[0].others == ()
    kept = said(BOOK, fight, Fire((Aim("Guard 1", "Lions 1", 6, others=(nearer,)),)))
    assert kept.aims[0].others == (nearer,)


def test_bouts_that_the_referee_would_propose_are_not_named() -> None:
    one = replace(RED.figures[0], enemies=("Guard 1",))
    red = replace(RED, figures=(one, *RED.figures[1:]))
    fight = battle(red, BLUE, step=Step.MELEE)

    assert said(BOOK, fight, Fight((Match("Lions 1", ("Guard 1",)),))) == Fight()
    assert said(BOOK, fight, Fight((Match("Lions 2", ("Guard 1",)),))).bouts


# --- who has just fallen ---


def fallen(*names: str) -> Scene:
    """Two Lions one behind the other before the guard, and one beside; these have just been hit."""
    figures = tuple(replace(f, gone=Gone.SHOT) if f.name in names else f for f in RED.figures)
    fight = battle(replace(RED, figures=figures), BLUE, step=Step.SHOOTING)
    where = {**places("Lions", [(10, 16), (10, 19), (11.5, 19)]), **row("Guard", 2, 10, 10, 1.5)}
    return scene(fight, where)


@pytest.mark.rule("TURN-09")
def test_the_fallen_of_a_phase_still_hide_and_keep_company() -> None:
    found = fallen("Lions 1", "Lions 3")

    assert not sees(found, "Guard 1", "Lions 2").value  # Lion 1 still lies in the line
    assert not alone(found, "Lions 2").value  # half an inch from Lion 3
    assert aim(found, "Guard 1", "Lions 2").value.visible is False


@pytest.mark.rule("TURN-09")
def test_nobody_has_to_aim_at_the_fallen() -> None:
    allowed = targets(fallen("Lions 1"), "Guard 1").value.allowed
    assert "Lions 1" not in allowed
    assert set(targets(fallen(), "Guard 1").value.allowed) >= {"Lions 1"}


# --- who is behind a work ---


def at_the_wall(owner: str) -> Scene:
    """A barricade at 12 north; the guard touches it from the south, a Lion from the north."""
    fight = battle(RED, BLUE, step=Step.SHOOTING)
    where = {**places("Lions", [(10, 12.5)]), **places("Guard", [(10, 11.5)])}
    return scene(fight, where, works=(Work("wall", "barricade", ((5, 12), (15, 12)), owner),))


@pytest.mark.rule("BARR-07", "FORT-15")
def test_an_attacker_is_not_behind_the_work_that_he_attacks() -> None:
    shot = aim(at_the_wall("blue"), "Guard 1", "Lions 1").value
    assert shot.behind is Obstacle.NONE
    assert shot.shooter_behind is Obstacle.BARRICADE


@pytest.mark.rule("BARR-07")
def test_whoever_holds_it_is() -> None:
    shot = aim(at_the_wall("red"), "Guard 1", "Lions 1").value
    assert shot.behind is Obstacle.BARRICADE
    assert shot.shooter_behind is Obstacle.NONE

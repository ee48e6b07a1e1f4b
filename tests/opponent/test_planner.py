"""The player who looks ahead: what it plays on in its head, how it judges, and that nothing of it is real."""

from dataclasses import replace

import pytest

from heart_africa.laboratory.chance import Chance
from heart_africa.opponent.levels import head
from heart_africa.opponent.match import Match
from heart_africa.opponent.planner import value
from heart_africa.rules.battle import Unit
from heart_africa.rules.battle.staging import stage, unit
from heart_africa.rules.battle.units import Gone
from heart_africa.rules.play.movement.dice import RollMove
from tests.opponent.tables import match_of, situation, sketched
from tests.referee.referred import after

OURS, THEIRS = unit("Lanzas", "red", "spearmen", 6), unit("Guerreros", "blue", "warriors", 6)


def facing(ours: Unit = OURS) -> Match:
    """Spearmen with their dice thrown, ten inches from warriors who would cut them down."""
    battle = after(stage(ours, THEIRS), RollMove(ours.name), (5, 4))
    return match_of(battle, sketched({battle.unit(ours.name): (36, 20), THEIRS: (36, 30)}))


def test_it_plays_its_moves_on_in_its_head_and_nothing_of_that_happens() -> None:
    match = facing()
    before = match.battle, match.sketch.spots
    choice = head("planner")(situation(match, "red"), Chance("3"))
    assert choice is not None
    foreseen = [each for each in choice.weighed if each.reasons and each.reasons[0].what == "foreseen"]
    assert len(foreseen) >= 2
    assert choice.chosen is max(foreseen, key=lambda each: each.worth)
    assert {each.reasons[0].about["count"] for each in foreseen} == {4}
    assert (match.battle, match.sketch.spots) == before


def test_the_same_dice_foresee_the_same() -> None:
    one, again = (head("planner")(situation(facing(), "red"), Chance("3")) for _ in range(2))
    assert one == again


@pytest.mark.parametrize(
    ("lost", "before", "cost"),
    [(1, 5, 4), (3, 3, 12), (1, 6, 4 + 20 * 0.25 / 2), (3, 6, 12 + 12 * (4 / 8 + 0.25 * 3 / 8))],
)
def test_a_position_is_worth_less_by_those_who_fell_and_by_the_tests_that_follow(
    lost: int, before: int, cost: float
) -> None:
    """A spearman costs 4 points, a little less as an inch of him is worth something; the sides mirror each other.

    One loss of six this turn is one test, which spearmen fail by 1 to 3: a marker costs a quarter of the five
    who are left. Three are three tests: two failures in four of eight cases break the three, one in three marks.
    """
    figures = (replace(f, gone=Gone.LOST if n < lost else Gone.NO) for n, f in enumerate(OURS.figures))
    fallen = replace(OURS, figures=tuple(figures), at_start=before)
    whole, hurt = facing().position(), match_of(stage(fallen, THEIRS), facing().sketch).position()
    assert value(whole, "red") == pytest.approx(-value(whole, "blue"))
    assert cost - 2 < value(whole, "red") - value(hurt, "red") < cost

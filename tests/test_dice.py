"""Dice are given; the rules say when they need more."""

import pytest

from heart_africa.core.dice import Dice, DiceNeeded
from heart_africa.core.reckoning import Check, Line, Reckoning


def test_faces_are_read_in_their_order() -> None:
    dice = Dice([5, 3, 6])

    assert (dice.roll(2, "shot"), dice.roll(1, "save"), dice.left) == ((5, 3), (6,), ())


def test_when_the_faces_run_out_it_is_said_how_many_more_and_what_for() -> None:
    with pytest.raises(DiceNeeded) as caught:
        Dice([5]).roll(3, "shot")

    assert (caught.value.count, caught.value.why) == (2, "shot")


def test_a_refused_roll_reads_nothing() -> None:
    dice = Dice([5])
    with pytest.raises(DiceNeeded):
        dice.roll(2, "shot")

    assert dice.left == (5,)


@pytest.mark.rule("SCALE-08")
@pytest.mark.parametrize("face", range(1, 7))
def test_every_face_of_a_die_is_taken(face: int) -> None:
    assert Dice([face]).roll(1, "test") == (face,)


@pytest.mark.rule("SCALE-08")
@pytest.mark.parametrize("face", [0, 7, -1])
def test_a_face_that_no_die_has_is_refused(face: int) -> None:
    with pytest.raises(ValueError, match=str(face)):
        Dice([face])


@pytest.mark.parametrize(
    ("added", "needs", "chances"), [(2, 3, 4), (0, 5, 2), (-2, 7, 0), (4, 1, 6), (6, -1, 6), (-1, 6, 1)]
)
def test_what_a_check_needs_is_known_before_the_die(added: int, needs: int, chances: int) -> None:
    """Five or more on the die and what is added to it."""
    check = Check(Reckoning((Line("bonus", added, "SHOOT-09", 25),)), 5, "SHOOT-10", 25)

    assert (check.needs, check.chances) == (needs, chances)
    assert [check.succeeds(face) for face in range(1, 7)].count(True) == chances

"""`remain`: who has not moved stays where he is, as so many orders of which each may be taken back."""

import pytest

from tests.terminal.battle.conftest import Script
from tests.terminal.conftest import Run


def moved(run: Run, evening: str) -> list[str]:
    """The codes of the units that have moved or declined to."""
    sides = run("battle", "status", evening, "--json").json["sides"].values()
    return [unit["code"] for side in sides for unit in side["units"] if unit["moved"]]


def test_all_stay_in_their_turn(run: Run, script: Script, in_play: str) -> None:
    assert script("remain").code == 0

    assert moved(run, in_play) == ["R2", "R3", "R4", "R5", "B2", "B3", "B4", "B5"]


def test_each_is_an_order_of_its_own(run: Run, script: Script, in_play: str) -> None:
    script("remain R3,B3\nundo")

    assert moved(run, in_play) == ["R3"]


def test_two_of_one_side_do_not_stay_one_after_the_other(run: Run, script: Script, in_play: str) -> None:
    assert script("remain R3 R4").code == 1
    assert moved(run, in_play) == ["R3"]


@pytest.mark.usefixtures("shooting")
def test_nobody_stays_when_nobody_moves(script: Script) -> None:
    ran = script("remain")

    assert (ran.code, "nobody is left to move now" in ran.err) == (2, True)

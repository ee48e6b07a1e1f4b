"""Two armies come to the table."""

from dataclasses import replace

import pytest

from heart_africa.core.problems import BadData
from heart_africa.rules.battle import Battle, Side, Stage, Unit, Where
from heart_africa.rules.referee.muster import Muster, Remuster
from tests.referee.builders import BLUE, RED, unit
from tests.referee.referred import after, lawfully, objected


def waiting(name: str, side: str, troop: str, count: int) -> Unit:
    return unit(name, side, troop, count, where=Where.WAITING, began=0, at_start=0)


GUARD = waiting("Guardia", "red", "swordsmen", 8)
GUNNERS = waiting("Krupp", "blue", "field_artillery", 1)
COME = lawfully(lawfully(Battle(), Muster(RED, (GUARD,))), Muster(BLUE, (GUNNERS,)))


def test_an_army_comes_with_its_side_its_units_and_its_figures() -> None:
    battle = lawfully(Battle(), Muster(RED, (GUARD,)))

    assert battle.sides == {"red": RED}
    assert battle.unit_of("Guardia 3") == GUARD
    assert battle.stage is Stage.MUSTER


def test_when_both_have_come_the_scenario_is_next() -> None:
    assert COME.stage is Stage.SCENARIO
    assert set(COME.company) == {*(f"Guardia {n}" for n in range(1, 9)), "Krupp 1"}


def test_a_side_comes_once() -> None:
    assert objected(COME, Muster(RED, (GUARD,))) == [("muster-already", "COMP-01")]


def test_another_army_may_take_its_place_until_they_deploy() -> None:
    spears = waiting("Lanzas", "red", "spearmen", 12)
    battle = lawfully(COME, Remuster(replace(RED, points=450), (spears,)))

    assert list(battle.units) == ["Krupp", "Lanzas"]
    assert "Guardia 1" not in battle.company
    assert battle.sides["red"].points == 450
    deploying = replace(COME, stage=Stage.DEPLOY)
    assert objected(deploying, Remuster(RED, (spears,))) == [("muster-too-late", "COMP-01")]


def test_another_army_is_asked_for_its_points_again() -> None:
    """It came after the scenario was settled: it is accepted anew."""
    ground = replace(COME, stage=Stage.GROUND, scenario="raid", attacker="red", march=("Guardia",))
    battle = after(ground, Remuster(RED, (GUARD,)))

    assert (battle.stage, battle.scenario, battle.march) == (Stage.SCENARIO, "raid", ())


@pytest.mark.parametrize(
    ("side", "units"),
    [
        pytest.param(BLUE, (waiting("Guardia", "blue", "askaris", 5),), id="unit of the other side"),
        pytest.param(BLUE, (GUNNERS, GUNNERS), id="two units"),
        pytest.param(replace(BLUE, name="Hehe"), (GUNNERS,), id="army of the other side"),
        pytest.param(BLUE, (replace(GUNNERS, name=""),), id="no name"),
        pytest.param(
            BLUE, (replace(waiting("Otra", "blue", "askaris", 8), figures=GUARD.figures),), id="figures"
        ),
    ],
)
def test_names_are_told_apart_over_both_armies(side: Side, units: tuple[Unit, ...]) -> None:
    battle = lawfully(Battle(), Muster(RED, (GUARD,)))

    with pytest.raises(BadData, match="name-shared"):
        objected(battle, Muster(side, units))
    with pytest.raises(BadData, match="name-shared"):
        after(battle, Muster(side, units))


def test_units_are_of_the_side_that_comes() -> None:
    with pytest.raises(BadData, match="wrong-side"):
        objected(Battle(), Muster(RED, (GUNNERS,)))


def test_there_are_two_sides() -> None:
    with pytest.raises(BadData, match="not-one-of"):
        objected(Battle(), Muster(replace(RED, id="green"), ()))

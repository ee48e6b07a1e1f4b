"""Battles staged by hand."""

from heart_africa.rules.battle import Figure, Sort, staging
from heart_africa.rules.battle.state import Light
from heart_africa.rules.book.play import Step
from heart_africa.rules.shared_terms import Obstacle


def test_a_unit_stands_on_the_table_with_what_is_said_of_its_figures() -> None:
    guard = staging.unit("Guardia", "red", "askaris", 2, Figure("", "", behind=Obstacle.FENCE, unloaded=True))
    assert guard.on_table
    assert (guard.began, guard.at_start, guard.lost) == (2, 2, 0)
    assert guard.figures == (
        Figure("Guardia 1", "askaris", behind=Obstacle.FENCE, unloaded=True),
        Figure("Guardia 2", "askaris", behind=Obstacle.FENCE, unloaded=True),
    )


def test_a_leader_has_his_company_and_marks_of_his_own() -> None:
    company = ("attendant", "attendant", "gun_bearer")
    peters = staging.lone("Peters", "blue", Sort.LEADER, "white_men", company, Figure("", "", cover=True))
    assert [(each.name, each.troop, each.cover) for each in peters.figures] == [
        ("Peters", "white_men", True),
        ("Peters: attendant", "attendant", False),
        ("Peters: attendant 2", "attendant", False),
        ("Peters: gun_bearer", "gun_bearer", False),
    ]


def test_a_stage_has_both_sides_a_step_and_its_light() -> None:
    battle = staging.stage(
        staging.unit("Guardia", "red", "askaris", 2),
        staging.unit("Bagaje", "blue", "baggage"),
        step=Step.SHOOTING,
        turn=3,
        light=Light("dusk", 2),
    )
    assert (battle.step, battle.turn, battle.dark) == (Step.SHOOTING, 3, True)
    assert {side.id for side in battle.sides.values()} == {"red", "blue"}
    assert battle.unit_of("Bagaje 1").sort is Sort.BAGGAGE


def test_figures_meet_two_by_two() -> None:
    units = (staging.unit("Guardia", "red", "askaris", 2), staging.unit("Lanzas", "blue", "spearmen", 2))
    met = staging.met(staging.stage(*units), ("Guardia 1", "Lanzas 1"), ("Guardia 1", "Lanzas 2"))
    assert met.figure("Guardia 1").enemies == ("Lanzas 1", "Lanzas 2")
    assert met.figure("Lanzas 2").enemies == ("Guardia 1",)
    assert not met.figure("Guardia 2").enemies

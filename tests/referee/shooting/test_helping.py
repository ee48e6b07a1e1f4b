"""Shots shared out among the figures of a unit, and what they would need."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heart_africa.rules.battle import Gone, Sort
from heart_africa.rules.battle.units import Fault
from heart_africa.rules.play.shooting.events import ShotFired
from heart_africa.rules.play.shooting.orders import Fire
from heart_africa.rules.referee.shooting import due
from heart_africa.rules.referee.shooting.shots import aims, preview, ready
from heart_africa.rules.shared_terms import Melee, Moved
from tests.referee.builders import lone, unit
from tests.referee.shooting.phase import BOOK, aim, done, duel, facts, fire, shooting


def pairs(fired: Fire) -> list[tuple[str, str]]:
    return [(each.shooter, each.target) for each in fired.aims]


def test_one_shot_each_spread_over_those_who_stand() -> None:
    battle = shooting(unit("Guardia", "red", "regulars", 3), unit("Lanzas", "blue", "spearmen", 2))

    shared = aims(BOOK, battle, "Guardia", "Lanzas", 0, 9, cover=True)

    assert pairs(Fire(shared)) == [
        ("Guardia 1", "Lanzas 1"),
        ("Guardia 2", "Lanzas 2"),
        ("Guardia 3", "Lanzas 1"),
    ]
    assert {(each.inches, each.cover) for each in shared} == {(9, True)}
    assert len(aims(BOOK, battle, "Guardia", "Lanzas", 2, 9)) == 2


def test_who_has_shot_or_is_kept_from_shooting_is_left_out() -> None:
    battle = done(duel("askaris", count=6), fire(), 6)  # the first has shot, the first spearman has fallen
    for name, change in (
        ("Guardia 2", {"unloaded": True}),
        ("Guardia 3", {"melee": Melee.CONTACTED, "enemies": ("Lanzas 3",)}),
        ("Guardia 4", {"lit": True}),
        ("Guardia 5", {"gone": Gone.LOST}),
    ):
        battle = battle.with_figure(replace(battle.figure(name), **change))

    assert ready(BOOK, battle, "Guardia") == ("Guardia 6",)
    assert pairs(Fire(aims(BOOK, battle, "Guardia", "Lanzas", 0, 5))) == [("Guardia 6", "Lanzas 2")]
    assert ready(BOOK, battle, "Lanzas") == ()


@pytest.mark.rule("GUN-13", "GUN-15")
def test_a_machine_gun_spreads_its_burst_and_never_doubles() -> None:
    gun = unit("Maxim", "red", "machine_gun", 1)
    many, few = unit("Lanzas", "blue", "spearmen", 9), unit("Lanzas", "blue", "spearmen", 4)

    assert len(aims(BOOK, shooting(gun, many), "Maxim", "Lanzas", 1, 5)) == 6
    assert len(aims(BOOK, shooting(gun, few), "Maxim", "Lanzas", 1, 5)) == 4
    jammed = replace(gun, figures=(replace(gun.figures[0], fault=Fault.JAMMED),))
    assert aims(BOOK, shooting(jammed, few), "Maxim", "Lanzas", 1, 5) == ()


@pytest.mark.rule("GUN-24", "BEARER-05")
def test_a_gunboat_and_a_white_man_with_his_bearer_shoot_twice() -> None:
    boat = unit("Hedwig", "red", "gunboat", 1)
    leader = lone("Peters", "red", Sort.LEADER, "white_men", ("gun_bearer", "attendant"))
    battle = shooting(boat, leader, unit("Lanzas", "blue", "spearmen", 1))

    assert len(aims(BOOK, battle, "Hedwig", "Lanzas", 0, 5)) == 2
    assert len(aims(BOOK, battle, "Peters", "Lanzas", 0, 5)) == 1
    assert len(aims(BOOK, battle, "Peters", "Lanzas", 0, 5, bearer_near=True)) == 2


def test_a_leader_is_aimed_at_rather_than_his_attendants() -> None:
    chief = lone("Mkwawa", "blue", Sort.LEADER, "spearmen", ("attendant", "attendant"))

    assert pairs(
        Fire(aims(BOOK, shooting(unit("Guardia", "red", "regulars", 2), chief), "Guardia", "Mkwawa", 0, 5))
    ) == [
        ("Guardia 1", "Mkwawa"),
        ("Guardia 2", "Mkwawa"),
    ]


def test_alike_shots_are_one_group() -> None:
    battle = duel()
    battle = battle.with_figure(replace(battle.figure("Guardia 3"), moved=Moved.MOVED))

    first, second = preview(BOOK, battle, Fire(aims(BOOK, battle, "Guardia", "Lanzas", 0, 5)))

    assert (first.shooters, first.check.needs, first.dice) == (("Guardia 1", "Guardia 2"), 3, 2)
    assert (second.shooters, second.targets, second.check.needs) == (("Guardia 3",), ("Lanzas 3",), 5)
    assert first.problems == second.problems == ()


def test_what_is_against_a_shot_stands_with_it() -> None:
    battle = done(duel(), fire(), 1)
    groups = preview(BOOK, battle, fire(aim(), aim("Guardia 2", "Lanzas 2"), aim("Guardia 3", inches=25)))

    assert {group.shooters: [problem.code for problem in group.problems] for group in groups} == {
        ("Guardia 1",): ["shooting-too-many-shots"],
        ("Guardia 2",): [],
        ("Guardia 3",): ["shooting-out-of-range"],
    }


@given(st.integers(1, 4), st.integers(1, 4), st.floats(1, 20), st.booleans())
def test_a_preview_says_what_is_needed_when_they_fire(
    mine: int, theirs: int, inches: float, cover: bool
) -> None:
    battle = shooting(unit("Guardia", "red", "askaris", mine), unit("Lanzas", "blue", "spearmen", theirs))
    order = Fire(aims(BOOK, battle, "Guardia", "Lanzas", 0, inches, cover=cover))
    needed = {by: group.check for group in preview(BOOK, battle, order) for by in group.shooters}

    fired = [fact.event for fact in facts(battle, order, *[1] * mine) if isinstance(fact.event, ShotFired)]

    assert {event.shooter: event.check for event in fired} == needed


def test_the_phase_is_for_those_who_can_do_something() -> None:
    battle = shooting(
        unit("Guardia", "red", "regulars", 1),
        unit("Lanzas", "blue", "spearmen", 3),
        lone("Mkwawa", "blue", Sort.LEADER, "spearmen"),
    )

    agenda = due(BOOK, battle)

    assert agenda.who == ("Guardia", "Mkwawa")
    assert agenda.orders[0] == "fire"
    assert agenda.why.rule == "TURN-09"
    assert due(BOOK, done(battle, fire(), 1)).who == ("Mkwawa",)

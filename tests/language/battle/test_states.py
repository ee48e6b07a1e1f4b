"""What is said of a unit as it stands: what matters now, and nothing that has passed."""

from dataclasses import replace

import pytest

from heart_africa.language.battle.names import Names
from heart_africa.language.battle.states import states
from heart_africa.rules.battle import Battle, Gone, Sort, Stage, Unit, Where, lose
from heart_africa.terminal.screen import Screen
from tests.referee.builders import battle, unit

ANSAR = unit("Ansar", "red", "swordsmen", 2, hidden="In the western grass", guard=True)


def said(now: Battle, name: str = "Ansar") -> list[str]:
    screen = Screen("en")
    return [screen.say(message, **facts) for message, facts in states(screen, Names(now), now.unit(name))]


@pytest.mark.parametrize(
    ("unit_", "stage", "told"),
    [
        (replace(ANSAR, where=Where.AMBUSH), Stage.PLAY, ["in ambush", "hidden: In the western grass"]),
        (ANSAR, Stage.PLAY, []),
        (ANSAR, Stage.DEPLOY, ["advance guard"]),
    ],
)
def test_a_hiding_place_and_a_guard_are_told_while_they_matter(
    unit_: Unit, stage: Stage, told: list[str]
) -> None:
    assert said(replace(battle(unit_), stage=stage)) == told


@pytest.mark.parametrize(
    ("gone", "told"), [(Gone.LEFT, "got away by the far side"), (Gone.SHOT, "gone"), (Gone.LOST, "gone")]
)
def test_who_got_away_is_told_from_who_fell(gone: Gone, told: str) -> None:
    now = battle(ANSAR)
    for number in (1, 2):
        now = lose(now, f"Ansar {number}", gone, "shooting")

    assert said(now) == [told]


def test_a_unit_in_two_canoes_is_told_for_each() -> None:
    boats = [unit(name, "red", "canoe", 1, sort=Sort.BOAT) for name in ("Garza", "Ibis")]
    party = unit("Ansar", "red", "swordsmen", 3)
    now = battle(party, *boats)
    figures = [
        replace(one, aboard=boat) for one, boat in zip(party.figures, ("Garza", "Garza", "Ibis"), strict=True)
    ]

    assert said(now.with_figure(*figures)) == ["2 aboard R2 Garza", "1 aboard R3 Ibis"]
    assert said(now.with_figure(*figures[:2])) == ["2 aboard R2 Garza"]
    assert said(now.with_unit(replace(party, aboard="Ibis"))) == ["aboard R3 Ibis"]


def test_who_has_reloaded_is_told_as_such() -> None:
    now = battle(unit("Ansar", "red", "swordsmen", 2))

    assert said(now.with_figure(replace(now.figure("Ansar 1"), reloading=True))) == ["1 reloaded"]

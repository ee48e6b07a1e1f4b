"""What is said of a unit as it stands: what matters now, and nothing that has passed."""

from dataclasses import replace

import pytest

from heart_africa.core.reckoning import Line
from heart_africa.language.battle.words import Names, army, around, states
from heart_africa.rules.battle import Battle, Gone, Sort, Stage, Unit, Where, lose
from heart_africa.rules.battle.state import Burning, Fire, Light, PlacedWork
from heart_africa.rules.book import WorkId, book
from heart_africa.rules.referee.feature import Agenda, Owed
from heart_africa.rules.referee.secrets import View
from heart_africa.terminal.battle.wording import show_next, show_status
from heart_africa.terminal.screen import Screen
from tests.referee.builders import baggage, battle, lone, unit

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
    ("gone", "told"), [(Gone.LEFT, "left by the far side"), (Gone.SHOT, "gone"), (Gone.LOST, "gone")]
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


# --- the army, and the table about it ---


def test_of_an_army_its_men_are_counted_and_neither_baggage_boats_nor_attendants() -> None:
    """Two swordsmen, a leader with two attendants, four elements of baggage, two canoes."""
    leader = lone("Tippu Tip", "red", Sort.LEADER, "askaris", ("attendant", "attendant"))
    boats = [unit(each, "red", "canoe", 1, sort=Sort.BOAT) for each in ("Garza", "Ibis")]
    now = lose(battle(ANSAR, leader, baggage("Bagaje", "red"), *boats), "Ansar 1", Gone.LOST, "shooting")

    assert army(Screen("en"), now, "red").endswith("2 of 3 figures")


@pytest.mark.rule("TRAP-05")
def test_the_table_tells_the_light_and_the_works_but_not_which_traps_are_real() -> None:
    laid = (
        PlacedWork("the long wall", "blue", WorkId.BARRICADE, 6),
        PlacedWork("", "blue", WorkId.STAKE_TRAP, 2),
        PlacedWork("", "blue", WorkId.DUMMY_TRAP, 3),
    )
    now = battle(ANSAR, light=Light("dawn", 2), laid=laid, turn=2)
    screen = Screen("en")

    told = list(around(screen, book(), now))

    assert "It is dark this turn." in told
    assert "It is light this turn." in list(around(screen, book(), replace(now, turn=3)))
    assert "Works of Blue (Karl Peters): 6″ of Barricade (the long wall), 5 trap markers." in told
    assert [*around(screen, book(), battle(ANSAR))] == [
        *around(screen, book(), replace(now, light=Light(), laid=()))
    ]


def test_a_fire_is_told_while_it_burns_and_as_burnt_out_afterwards() -> None:
    now = battle(ANSAR, fires=(Burning("Mbogo", Fire("village", 2)),), turn=5)
    screen = Screen("en")

    assert "Mbogo is on fire." in list(around(screen, book(), now))
    assert "Mbogo has burnt out." in list(around(screen, book(), replace(now, turn=6)))


def test_allies_are_told_from_the_army_s_own() -> None:
    assert said(battle(replace(ANSAR, contingent="native_kingdom"))) == ["allied: Native Kingdom"]


# --- of a unit, figure by figure ---


def test_a_figure_aboard_is_told_as_such(capsys: pytest.CaptureFixture[str]) -> None:
    boat = unit("Garza", "red", "canoe", 1, sort=Sort.BOAT)
    now = battle(ANSAR, boat)
    now = now.with_figure(replace(now.figure("Ansar 2"), aboard="Garza"))

    show_status(Screen("en"), book(), View(now), "Ansar")

    shown = capsys.readouterr().out.splitlines()
    assert [("aboard R2 Garza" in line) for line in shown if "R1.1" in line or "R1.2" in line] == [
        False,
        True,
    ]


# --- what is owed ---


@pytest.mark.parametrize(
    ("counts", "told"),
    [
        ((1, 1), ["2 units roll to arrive"]),
        ((2, 1), ["3 units roll to arrive"]),
        ((1,), ["1 unit rolls"]),
    ],
)
def test_a_duty_of_both_sides_is_told_once_of_all_whom_it_binds(
    counts: tuple[int, ...], told: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    names = [tuple(f"{side} {number}" for number in range(count)) for side, count in enumerate(counts)]
    units = [
        unit(name, ("red", "blue")[side], "askaris", 1) for side, each in enumerate(names) for name in each
    ]
    owed = tuple(
        Owed("roll-arrival", each, Line("arriving-owed-roll", 0, "ARRIVE-01", 22, about={"count": len(each)}))
        for each in names
    )

    show_next(
        Screen("en"),
        battle(*units),
        Agenda("", Line("arriving-due-nobody", 0, "ARRIVE-01", 22), (), (), owed),
    )

    shown = " ".join(capsys.readouterr().out.split())
    assert all(each in shown for each in told)
    assert shown.count("to arrive") == len(told)

"""Choosing a scenario, pages 20 to 22: initiative, the scenario die, points, light."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heart_africa.core.dice import Dice, DiceNeeded
from heart_africa.core.messages import LANGUAGES, has
from heart_africa.rules.battle.state import BLUE, RED, Light, Side
from heart_africa.rules.book import book
from heart_africa.rules.book.preparation import Scenario
from heart_africa.rules.preparation.scenarios import (
    DIE,
    INITIATIVE,
    ROLL_OFF,
    InitiativeRolled,
    RolledOff,
    ScenarioSettled,
    attackers_points,
    choose_scenario,
    objections_to_light,
    roll_off,
)
from tests.wording import told

BOOK = book()
MASAI = Side(RED, "Masai", "", aggressiveness=4, rule="L04-01", page=31)
VILLAGE = Side(BLUE, "Village", "", aggressiveness=1, rule="L03-01", page=31)
SIDES = (MASAI, VILLAGE)


def settled(*faces: int) -> ScenarioSettled:
    last = choose_scenario(BOOK, SIDES, Dice(faces))[-1]
    assert isinstance(last, ScenarioSettled)
    return last


@pytest.mark.rule("SCEN-01", "SCEN-03")
@pytest.mark.parametrize(
    ("faces", "scores", "attacker"),
    [
        ((2, 2), (6, 3), "Masai"),
        ((1, 6), (5, 7), "Village"),
        ((1, 3), (5, 4), "Masai"),
        ((1, 5), (5, 6), "Village"),
    ],
)
def test_the_higher_of_die_and_aggressiveness_attacks(
    faces: tuple[int, int], scores: tuple[int, int], attacker: str
) -> None:
    """Warrior herders 4, a peaceful village 1."""
    first = choose_scenario(BOOK, SIDES, Dice([*faces, 4]))[0]

    assert isinstance(first, InitiativeRolled)
    assert tuple(score.total for score in first.scores) == scores
    assert first.attacker == attacker


@pytest.mark.rule("SCEN-01")
def test_each_score_names_its_die_and_the_line_of_its_list() -> None:
    first = choose_scenario(BOOK, SIDES, Dice([2, 2, 4]))[0]

    assert isinstance(first, InitiativeRolled)
    assert [(line.value, line.rule, line.page) for line in first.scores[0].lines] == [
        (2, "SCEN-01", 20),
        (4, "L04-01", 31),
    ]


@pytest.mark.rule("SCEN-04")
@pytest.mark.parametrize(
    ("face", "scenario"),
    [(1, "ambush"), (2, "ambush"), (3, "planned_attack"), (4, "encounter"), (5, "raid"), (6, "raid")],
)
def test_the_scenario_die(face: int, scenario: str) -> None:
    found = settled(6, 1, face)

    assert (found.scenario, found.face, found.attacker) == (scenario, face, "Masai")


@pytest.mark.rule("SCEN-02")
def test_equal_scores_are_an_encounter_whose_attacker_is_rolled_for() -> None:
    """1 + 4 and 4 + 1; then 3 against 3 decides nothing, 2 against 5 does."""
    tie, off, last = choose_scenario(BOOK, SIDES, Dice([1, 4, 3, 3, 2, 5]))

    assert isinstance(off, RolledOff)
    assert tie.what == "event-initiative-rolled-tie"
    assert (off.winner, off.faces) == ("Village", (3, 3, 2, 5))
    assert last == ScenarioSettled("encounter", "Village", None, "SCEN-02", 20)


@pytest.mark.rule("SCEN-09")
@pytest.mark.parametrize(("faces", "winner"), [((6, 1), "Masai"), ((2, 2, 1, 3), "Village")])
def test_who_deploys_first_is_rolled_for_until_one_is_higher(faces: tuple[int, ...], winner: str) -> None:
    assert roll_off(BOOK, ("Masai", "Village"), Dice(faces)).winner == winner


@pytest.mark.parametrize(
    ("faces", "count", "why"),
    [
        ([], 2, INITIATIVE),
        ([3], 1, INITIATIVE),
        ([6, 1], 1, DIE),
        ([1, 4], 2, ROLL_OFF),
        ([1, 4, 2, 2], 2, ROLL_OFF),
    ],
)
def test_the_dice_are_asked_for_one_roll_at_a_time(faces: list[int], count: int, why: str) -> None:
    with pytest.raises(DiceNeeded) as caught:
        choose_scenario(BOOK, SIDES, Dice(faces))

    assert (caught.value.count, caught.value.why) == (count, why)


@pytest.mark.rule("SCEN-01", "SCEN-02", "SCEN-03")
def test_four_against_one_attacks_in_thirty_of_thirty_six_rolls() -> None:
    """It is lower only by 1-5, 1-6, 2-6 (3 rolls), equal by 1-4, 2-5, 3-6 (3 rolls)."""
    rolls = [
        choose_scenario(BOOK, SIDES, Dice([*faces, 6, 1]))[0] for faces in product(range(1, 7), repeat=2)
    ]
    attackers = [roll.attacker for roll in rolls if isinstance(roll, InitiativeRolled)]

    assert [attackers.count(side) for side in ("Masai", "Village", None)] == [30, 3, 3]


# --- points ---


@pytest.mark.parametrize(
    ("scenario", "defender", "points", "rule"),
    [
        pytest.param("encounter", 600, 600, "SCEN-07", marks=pytest.mark.rule("SCEN-07")),
        pytest.param("ambush", 300, 600, "SCEN-16", marks=pytest.mark.rule("SCEN-16")),
        pytest.param("planned_attack", 480, 600, "SCEN-34", marks=pytest.mark.rule("SCEN-34")),
        pytest.param("raid", 600, 450, "SCEN-45", marks=pytest.mark.rule("SCEN-45")),
        pytest.param("raid", 510, 382, "SCEN-45", marks=pytest.mark.rule("SCEN-45"), id="382.5"),
    ],
)
def test_the_attackers_points(scenario: Scenario, defender: int, points: int, rule: str) -> None:
    found = attackers_points(BOOK, scenario, defender)

    assert (found.total, found.lines[0].rule) == (points, rule)


# --- light ---


@pytest.mark.rule("DARK-01", "SCEN-51")
@pytest.mark.parametrize(
    ("light", "turns"),
    [
        (Light("day"), []),
        (Light("night"), [1, 2, 3, 4, 5]),
        (Light("dawn", 2), [1, 2]),
        (Light("dusk", 2), [3, 4, 5]),
    ],
)
def test_which_turns_are_dark(light: Light, turns: list[int]) -> None:
    assert [turn for turn in range(1, 6) if light.dark(turn)] == turns


@pytest.mark.rule("DARK-01")
@pytest.mark.parametrize(
    ("scenario", "light", "rules"),
    [
        ("raid", Light("night"), []),
        ("raid", Light("dawn", 3), []),
        ("raid", Light("dawn"), ["SCEN-51"]),
        ("ambush", Light("day"), []),
        ("ambush", Light("night"), ["DARK-01"]),
        ("encounter", Light("dusk"), ["DARK-01", "SCEN-51"]),
    ],
)
def test_only_a_raid_may_be_dark(scenario: Scenario, light: Light, rules: list[str]) -> None:
    problems = objections_to_light(BOOK, scenario, light)

    assert [problem.rule for problem in problems] == rules
    assert all(told(*problems))


@given(st.integers(0, 12), st.integers(1, 20))
def test_dusk_is_dawn_turned_round(turns: int, turn: int) -> None:
    assert Light("dawn", turns).dark(turn) is not Light("dusk", turns).dark(turn)


def test_everything_is_worded() -> None:
    events = [
        *choose_scenario(BOOK, SIDES, Dice([6, 1, 4])),
        *choose_scenario(BOOK, SIDES, Dice([1, 4, 1, 2])),
    ]
    lines = [
        line
        for event in events
        if isinstance(event, InitiativeRolled)
        for score in event.scores
        for line in score.lines
    ]

    assert all(told(*events, *lines, *attackers_points(BOOK, "raid", 600).lines))
    assert all(has(lang, why) for lang in LANGUAGES for why in (INITIATIVE, ROLL_OFF, DIE))

"""Deployment, pages 20 to 22."""

from dataclasses import replace

import pytest

from heart_africa.core.problems import Problem
from heart_africa.rules.battle import Battle, Unit
from heart_africa.rules.battle.staging import lone, stage, unit
from heart_africa.rules.battle.units import Sort, Where
from heart_africa.rules.book import book
from heart_africa.rules.book.preparation import Role, Scenario
from heart_africa.rules.preparation.deployment.orders import Deploy
from heart_africa.rules.preparation.deployment.places import (
    enters,
    objections_to_begin,
    objections_to_deploy,
    objections_to_enter,
)
from heart_africa.rules.referee.deployment.stage import WHERE
from tests.wording import told

BOOK = book()
AT = Deploy("", base_in=6, enemy_base_in=30)
Placed = tuple[str, int, Deploy]
"""Askaris, a baggage train or a scout, how many of them, and how they begin."""
UNIT: Placed = ("askaris", 10, AT)
LATE: Placed = ("askaris", 10, replace(AT, where="reserve"))
FEW: Placed = ("askaris", 1, replace(AT, where="reserve"))
TRAIN: Placed = ("baggage", 4, AT)
SCOUT: Placed = ("scout", 1, AT)


def but(placed: Placed, **said: object) -> Placed:
    """The same, and what else is said of its place."""
    troop, count, order = placed
    return troop, count, replace(order, **said)  # type: ignore[arg-type]  # whatever is said


def waiting(name: str, troop: str, count: int) -> Unit:
    made = lone(name, "red", Sort.SCOUT) if troop == "scout" else unit(name, "red", troop, count)
    return replace(made, where=Where.WAITING)


def faults(scenario: Scenario, role: Role, *placed: Placed) -> list[tuple[str, str]]:
    """What is objected while these are placed one after another, and at the beginning of the battle."""
    units = [waiting(f"unit {number}", troop, count) for number, (troop, count, _) in enumerate(placed)]
    battle = replace(stage(*units), scenario=scenario, attacker="red" if role == "attacker" else "blue")
    problems: list[Problem] = []
    for one, (*_, said) in zip(units, placed, strict=True):
        order = replace(said, unit=one.name)
        problems += objections_to_deploy(BOOK, battle, order)
        battle = deployed(battle, order)
    problems += objections_to_begin(BOOK, battle, "red")
    assert all(told(*problems))
    return [(problem.code.removeprefix("deployment-"), problem.rule) for problem in problems]


def deployed(battle: Battle, order: Deploy) -> Battle:
    return battle.with_unit(replace(battle.unit(order.unit), where=WHERE[order.where], guard=order.guard))


# --- base lines ---


@pytest.mark.parametrize(
    ("scenario", "role", "base", "rule"),
    [
        pytest.param("encounter", "attacker", "long", "SCEN-08", marks=pytest.mark.rule("SCEN-08")),
        pytest.param("encounter", "defender", "long", "SCEN-08", marks=pytest.mark.rule("SCEN-08")),
        pytest.param("ambush", "attacker", "short", "SCEN-19", marks=pytest.mark.rule("SCEN-19")),
        pytest.param(
            "planned_attack", "attacker", "long_or_short", "SCEN-35", marks=pytest.mark.rule("SCEN-35")
        ),
        pytest.param("raid", "attacker", "long_or_short", "SCEN-49", marks=pytest.mark.rule("SCEN-49")),
    ],
)
def test_the_base_lines(scenario: Scenario, role: Role, base: str, rule: str) -> None:
    side = BOOK.deployment.side(scenario, role)

    assert (side.base, side.base_rule.rule) == (base, rule)


# --- an Encounter ---


@pytest.mark.rule("SCEN-10", "SCEN-11", "SCEN-12")
@pytest.mark.parametrize("role", ["attacker", "defender"])
def test_a_unit_out_in_front_one_in_reserve_and_the_rest_near_the_base(role: Role) -> None:
    guard = but(UNIT, base_in=18, guard=True)

    assert faults("encounter", role, guard, UNIT, LATE, TRAIN, SCOUT) == []


@pytest.mark.parametrize(
    ("placed", "code", "rule"),
    [
        pytest.param((but(UNIT, base_in=6.5),), "outside-zone", "SCEN-12", marks=pytest.mark.rule("SCEN-12")),
        pytest.param((UNIT, but(SCOUT, base_in=7)), "outside-zone", "SCEN-12", marks=pytest.mark.rule("SCEN-06", "SCEN-12")),
        pytest.param((UNIT, but(TRAIN, where="reserve")), "baggage-left-behind", "SCEN-12", marks=pytest.mark.rule("SCEN-12")),
        pytest.param((but(UNIT, base_in=19, guard=True),), "guard-too-far", "SCEN-10", marks=pytest.mark.rule("SCEN-10")),
        pytest.param((but(UNIT, guard=True),) * 2, "too-many-guards", "SCEN-10", marks=pytest.mark.rule("SCEN-10")),
        pytest.param((UNIT, LATE, LATE), "too-many-in-reserve", "SCEN-11", marks=pytest.mark.rule("SCEN-11")),
    ],
)  # fmt: skip
def test_what_an_encounter_does_not_allow(placed: tuple[Placed, ...], code: str, rule: str) -> None:
    assert faults("encounter", "attacker", *placed) == [(code, rule)]


@pytest.mark.rule("SCEN-10", "SCEN-13")
def test_the_advance_guard_may_lie_in_ambush() -> None:
    assert faults("encounter", "attacker", but(UNIT, base_in=18, guard=True, where="ambush"), UNIT) == []


# --- an Ambush ---


@pytest.mark.rule("SCEN-19")
def test_the_column_places_nothing_and_enters_a_unit_a_turn() -> None:
    march = ("scout", "first", "train", "second")

    assert faults("ambush", "attacker", UNIT) == [("in-column", "SCEN-19")]
    assert faults("ambush", "attacker", LATE, but(TRAIN, where="reserve")) == []
    assert [enters(BOOK, march, turn) for turn in (1, 3, 5)] == [("scout",), ("train",), ()]


@pytest.mark.rule("SCEN-18")
def test_the_order_of_march_stands() -> None:
    (problem,) = objections_to_enter(BOOK, ("scout", "first"), turn=1, name="first")

    assert (problem.rule, problem.about["due"]) == ("SCEN-18", "scout")
    assert all(told(problem))
    assert objections_to_enter(BOOK, ("scout", "first"), turn=2, name="first") == ()


@pytest.mark.rule("SCEN-24", "SCEN-25", "SCEN-27", "SCEN-28")
@pytest.mark.parametrize(
    ("placed", "expected"),
    [
        pytest.param((UNIT, LATE), [], id="half the figures"),
        pytest.param(  # said when they are left off, and as the battle begins
            (UNIT, ("askaris", 11, LATE[2])), [("too-few-begin", "SCEN-24")] * 2, id="10 of 21"
        ),
        pytest.param((LATE, UNIT, UNIT), [], id="the others may still be placed"),
        pytest.param((UNIT, SCOUT, ("askaris", 11, LATE[2])), [], id="a scout is a figure too"),
        pytest.param((but(UNIT, where="ambush"), LATE), [], id="in ambush is there"),
        pytest.param(
            (but(UNIT, enemy_base_in=12),), [("too-near", "SCEN-25")], id="12 in from the attacker's base"
        ),
        pytest.param((but(UNIT, enemy_base_in=12.5, own_half=False),), [], id="anywhere else"),
        pytest.param((UNIT, but(TRAIN, where="reserve")), [], id="without baggage"),
    ],
)
def test_the_defender_of_an_ambush(placed: tuple[Placed, ...], expected: list[tuple[str, str]]) -> None:
    assert faults("ambush", "defender", *placed) == expected


# --- a Planned Attack and a Raid ---


@pytest.mark.parametrize(("scenario", "rule"), [
    pytest.param("planned_attack", "SCEN-38", marks=pytest.mark.rule("SCEN-38", "SCEN-39")),
    pytest.param("raid", "SCEN-49", marks=pytest.mark.rule("SCEN-49")),
])  # fmt: skip
@pytest.mark.parametrize(
    ("placed", "codes"),
    [
        pytest.param((UNIT, LATE), [], id="half the units"),
        pytest.param((UNIT, LATE, FEW), ["too-few-begin"] * 2, id="one of three"),
        pytest.param((UNIT, SCOUT, LATE, FEW), ["too-few-begin"] * 2, id="a scout is no unit"),
        pytest.param((but(UNIT, base_in=7),), ["outside-zone"], id="7 in from the base"),
    ],
)
def test_the_attacker_of_a_planned_attack_or_raid(
    scenario: Scenario, rule: str, placed: tuple[Placed, ...], codes: list[str]
) -> None:
    assert faults(scenario, "attacker", *placed) == [(code, rule) for code in codes]


@pytest.mark.parametrize(
    ("placed", "code", "rule"),
    [
        pytest.param((but(UNIT, own_half=False),), "outside-half", "SCEN-36", marks=pytest.mark.rule("SCEN-36")),
        pytest.param((UNIT, LATE), "too-many-in-reserve", "SCEN-36", marks=pytest.mark.rule("SCEN-36")),
        pytest.param((UNIT, but(TRAIN, where="reserve")), "baggage-left-behind", "SCEN-40", marks=pytest.mark.rule("SCEN-40")),
    ],
)  # fmt: skip
def test_what_the_defender_of_a_planned_attack_may_not(
    placed: tuple[Placed, ...], code: str, rule: str
) -> None:
    assert faults("planned_attack", "defender", *placed) == [(code, rule)]


@pytest.mark.rule("SCEN-40", "SCEN-50")
@pytest.mark.parametrize(
    ("scenario", "expected"), [("planned_attack", [("baggage-left-behind", "SCEN-40")]), ("raid", [])]
)
def test_a_raider_may_leave_his_baggage_at_home(scenario: Scenario, expected: list[tuple[str, str]]) -> None:
    assert faults(scenario, "attacker", UNIT, but(TRAIN, where="reserve")) == expected


@pytest.mark.rule("SCEN-46", "SCEN-47")
@pytest.mark.parametrize(
    ("placed", "expected"),
    [
        pytest.param((UNIT, LATE), [], id="half the units"),
        pytest.param((UNIT, UNIT, LATE), [("too-many-begin", "SCEN-46")], id="two of three"),
        pytest.param((UNIT, SCOUT, LATE), [], id="a scout is no unit"),
        pytest.param(
            (but(UNIT, own_half=False), LATE), [("outside-half", "SCEN-46")], id="beyond the middle"
        ),
        pytest.param((UNIT, LATE, TRAIN), [], id="baggage in the village"),
        pytest.param(
            (UNIT, LATE, but(TRAIN, sheltered=False)),
            [("baggage-outside", "SCEN-47")],
            id="baggage outside",
        ),
        pytest.param(
            (UNIT, LATE, but(TRAIN, where="reserve")),
            [("baggage-left-behind", "SCEN-47")],
            id="no baggage",
        ),
    ],
)
def test_the_defender_of_a_raid(placed: tuple[Placed, ...], expected: list[tuple[str, str]]) -> None:
    assert faults("raid", "defender", *placed) == expected

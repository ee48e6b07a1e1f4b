"""Later arrivals, page 22."""

from dataclasses import replace

import pytest

from heart_africa.core.dice import Dice, DiceNeeded
from heart_africa.core.messages import LANGUAGES, has
from heart_africa.rules.battle import Battle, Sort, Unit, Where
from heart_africa.rules.battle.staging import lone, stage, unit
from heart_africa.rules.book import Trait, book
from heart_africa.rules.book.play import Step
from heart_africa.rules.book.preparation import Role, Scenario
from heart_africa.rules.preparation.arrivals import (
    ARRIVES,
    DIE,
    ORDER_DIE,
    PLACING,
    ROLLING,
    PlaceArrival,
    RollArrival,
    RollArrivalOrder,
    check,
    objections_to_place,
    objections_to_roll,
    order_of_arrival,
    roll_arrival,
)
from tests.wording import told

BOOK = book()
LATE = replace(unit("late", "blue", "spearmen", 9), where=Where.RESERVE)
GENIUS = replace(lone("Emin", "blue", Sort.LEADER), traits=(Trait.ORGANIZING_GENIUS,))
ORDER = RollArrival("late")
PLACE = PlaceArrival("late", edge_in=3, scout_in=12.5, rival_in=12.5)


def at(turn: int = 4, scenario: Scenario = "encounter", late: Unit = LATE, first: str = "red") -> Battle:
    """A turn in which a unit of the defender's may come on, and the attacker rolls and places first."""
    return replace(stage(late, step=Step.ARRIVALS, turn=turn), scenario=scenario, first=first)


LED = stage(LATE, GENIUS, step=Step.ARRIVALS, turn=4)


# --- the roll ---


@pytest.mark.rule("ARRIVE-01")
@pytest.mark.parametrize(("turn", "rules"), [(1, ["ARRIVE-01"]), (3, ["ARRIVE-01"]), (4, []), (9, [])])
def test_units_roll_from_turn_four(turn: int, rules: list[str]) -> None:
    assert [problem.rule for problem in objections_to_roll(BOOK, at(turn), LATE)] == rules


@pytest.mark.rule("ARRIVE-01", "SCEN-27")
@pytest.mark.parametrize(
    ("scenario", "role", "rolls"),
    [
        ("encounter", "attacker", True),
        ("encounter", "defender", True),
        ("ambush", "attacker", False),
        ("ambush", "defender", True),
        ("planned_attack", "attacker", True),
        ("raid", "attacker", True),
        ("raid", "defender", True),
    ],
)
def test_everybody_rolls_but_the_attacker_of_an_ambush(scenario: Scenario, role: Role, rolls: bool) -> None:
    late = replace(LATE, side="red" if role == "attacker" else "blue")
    codes = [problem.code for problem in objections_to_roll(BOOK, at(5, scenario, late), late)]

    assert codes == ([] if rolls else ["arrivals-marches-in"])


@pytest.mark.rule("ARRIVE-01")
def test_a_unit_rolls_once_a_turn() -> None:
    rolled = replace(LATE, arrival_rolled=True)
    (problem,) = objections_to_roll(BOOK, at(late=rolled), rolled)

    assert problem.code == "arrivals-rolled-already"


@pytest.mark.rule("ARRIVE-02", "TRAIT-16")
@pytest.mark.parametrize(("battle", "needs", "rule"), [(at(), 5, "ARRIVE-02"), (LED, 3, "TRAIT-16")])
def test_what_it_takes_to_arrive(battle: Battle, needs: int, rule: str) -> None:
    known = check(BOOK, battle, LATE)

    assert (known.needs, known.rule) == (needs, rule)


@pytest.mark.rule("ARRIVE-02", "TRAIT-16")
@pytest.mark.parametrize(
    ("battle", "face", "arrives"), [(at(), 4, False), (at(), 5, True), (LED, 2, False), (LED, 3, True)]
)
def test_the_die_brings_it_on(battle: Battle, face: int, arrives: bool) -> None:
    (event,) = roll_arrival(BOOK, battle, ORDER, Dice([face]))

    assert event.arrives is arrives


def test_each_unit_takes_one_die() -> None:
    with pytest.raises(DiceNeeded) as caught:
        roll_arrival(BOOK, at(), ORDER, Dice())

    assert (caught.value.count, caught.value.why) == (1, DIE)


# --- who is first ---


@pytest.mark.rule("ARRIVE-03")
@pytest.mark.parametrize("scenario", ["ambush", "planned_attack", "raid"])
def test_the_attacker_rolls_and_places_first(scenario: Scenario) -> None:
    (event,) = order_of_arrival(BOOK, at(scenario=scenario), RollArrivalOrder(), Dice())

    assert (event.first, event.rule) == ("attacker", "ARRIVE-03")


@pytest.mark.rule("ARRIVE-04")
@pytest.mark.parametrize(
    ("faces", "first"), [((4, 2), "attacker"), ((1, 2), "defender"), ((5, 5, 3, 6), "defender")]
)
def test_in_an_encounter_it_is_drawn_until_one_is_higher(faces: tuple[int, ...], first: str) -> None:
    (event,) = order_of_arrival(BOOK, at(), RollArrivalOrder(), Dice(faces))

    assert (event.first, event.faces, event.rule) == (first, faces, "ARRIVE-04")


# --- the place ---


@pytest.mark.rule("ARRIVE-05", "ARRIVE-06", "ARRIVE-07", "SCOUT-06")
@pytest.mark.parametrize(
    ("order", "first"), [(PLACE, "red"), (PlaceArrival("late"), "red"), (replace(PLACE, rival_in=1), "blue")]
)
def test_where_a_unit_may_come_on(order: PlaceArrival, first: str) -> None:
    assert objections_to_place(BOOK, at(first=first), order) == ()


@pytest.mark.parametrize(
    ("order", "code", "rule"),
    [
        pytest.param(
            replace(PLACE, edge_in=3.5), "far-from-the-edge", "ARRIVE-05", marks=pytest.mark.rule("ARRIVE-05")
        ),
        pytest.param(
            replace(PLACE, own_half=False), "outside-half", "ARRIVE-05", marks=pytest.mark.rule("ARRIVE-05")
        ),
        pytest.param(
            replace(PLACE, impassable=True), "impassable-side", "TERR-55", marks=pytest.mark.rule("TERR-55")
        ),
        pytest.param(
            replace(PLACE, scout_in=12),
            "near-a-scout",
            "ARRIVE-06",
            marks=pytest.mark.rule("ARRIVE-06", "SCOUT-06"),
        ),
        pytest.param(
            replace(PLACE, rival_in=12), "near-a-rival", "ARRIVE-07", marks=pytest.mark.rule("ARRIVE-07")
        ),
    ],
)
def test_where_it_may_not(order: PlaceArrival, code: str, rule: str) -> None:
    (problem,) = objections_to_place(BOOK, at(), order)

    assert (problem.code, problem.rule) == (f"arrivals-{code}", rule)
    assert all(told(problem))


# --- completeness ---


def test_every_row_has_its_condition() -> None:
    assert [row.when for row in BOOK.arrivals.rolling] == list(ROLLING)
    assert [row.when for row in BOOK.arrivals.placing] == list(PLACING)
    assert [row.when for row in BOOK.arrivals.arrives] == list(ARRIVES)


def test_everything_is_worded() -> None:
    rolls = [roll_arrival(BOOK, here, ORDER, Dice([face]))[0] for here in (at(), LED) for face in (1, 6)]
    lines = [line for roll in rolls for line in roll.check.reckoning.lines]
    column = replace(LATE, side="red", arrival_rolled=True)
    refused = objections_to_roll(BOOK, at(1, "ambush", column), column)
    first = order_of_arrival(BOOK, at(scenario="raid"), RollArrivalOrder(), Dice())

    assert all(told(*rolls, *lines, *refused, *first))
    assert all(has(lang, why) for lang in LANGUAGES for why in (DIE, ORDER_DIE))

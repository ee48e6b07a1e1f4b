"""Moving into contact, evading and breaking off, pages 26-28."""

from dataclasses import replace

import pytest

from heart_africa.core.problems import Problem
from heart_africa.core.reckoning import Line, Reckoning
from heart_africa.rules.battle import Figure, Sort, Unit
from heart_africa.rules.battle.staging import met, placed, stage
from heart_africa.rules.battle.units import MoveRolled
from heart_africa.rules.book import book
from heart_africa.rules.book.play import Step
from heart_africa.rules.book.printed import Rate
from heart_africa.rules.play.close_combat import contact, leaving
from heart_africa.rules.play.close_combat.contact import Contact, engage, objections_to_engage
from heart_africa.rules.play.close_combat.leaving import (
    Departure,
    Evade,
    break_off,
    evade,
    objections_to_break_off,
    objections_to_evade,
)
from heart_africa.rules.shared_terms import Melee, Moved, Obstacle
from tests.wording import told

BOOK = book()
RIDE = Evade("riders", ("Rashid",))
FOOT, GUARD = Figure("Ukaya", "spearmen"), Figure("Juma", "askaris")
CHARGE = Contact(FOOT, GUARD)
ELEVEN = MoveRolled(
    "horsemen", "open", Rate(dice=3, add=0), (6, 4, 1), Reckoning((Line("rolled", 11, "MOVE-01", 24),))
)


def rider(troop: str = "horsemen", **facts: object) -> Unit:
    """A rider who has just been reached, and whose unit has rolled eleven inches."""
    figure = replace(Figure("Rashid", troop, melee=Melee.CONTACTED), **facts)  # type: ignore[arg-type]  # whatever is said
    return replace(placed("riders", "red", Sort.UNIT, figure), rolled=(ELEVEN,))


def against(riders: Unit, by: Figure = FOOT, order: Evade = RIDE) -> list[Problem]:
    """What the book has against his riding away."""
    battle = met(stage(riders, placed("foot", "blue", Sort.UNIT, by)), ("Rashid", by.name))
    return list(objections_to_evade(BOOK, battle, battle.figure("Rashid"), order))


def charging(met_by: Contact = CHARGE, step: Step = Step.UNITS) -> tuple[Problem, ...]:
    """What the book has against a figure's moving into contact."""
    return objections_to_engage(BOOK, stage(step=step), met_by)


def held(troop: str = "spearmen") -> Contact:
    """A charge by somebody whom another enemy touches already."""
    return replace(CHARGE, figure=Figure("Ukaya", troop, enemies=("Rashid",)))


@pytest.mark.rule("MELEE-02", "MELEE-03", "MELEE-05")
def test_contact_ends_the_movement_of_both() -> None:
    event = engage(BOOK, "Ukaya", "Juma")

    assert charging() == ()
    assert (event.halted, event.rule, event.page) == (("Ukaya", "Juma"), "MELEE-03", 26)


@pytest.mark.rule("MELEE-02")
@pytest.mark.parametrize(
    ("step", "rules"),
    [(Step.UNITS, []), (Step.INDEPENDENTS, []), (Step.ARRIVALS, ["MELEE-02"]), (Step.SHOOTING, ["MELEE-02"])],
)
def test_contact_is_made_in_the_movement_phase(step: Step, rules: list[str]) -> None:
    assert [problem.rule for problem in charging(step=step)] == rules


@pytest.mark.parametrize(
    ("met_by", "rule"),
    [
        pytest.param(held(), "MELEE-03", id="its movement is over", marks=pytest.mark.rule("MELEE-03")),
        pytest.param(
            replace(held(), leaving=True), "BREAK-15", id="it breaks off for it", marks=pytest.mark.rule("BREAK-15"),
        ),
        pytest.param(
            replace(CHARGE, figure=replace(FOOT, melee=Melee.BROKE_OFF)), "BREAK-15",
            id="it broke off this turn", marks=pytest.mark.rule("BREAK-15"),
        ),
        pytest.param(
            replace(CHARGE, enemy=Figure("Juma", "gunboat")), "GUN-32",
            id="boarding a gunboat", marks=pytest.mark.rule("GUN-32"),
        ),
        pytest.param(
            replace(CHARGE, over=Obstacle.WALL), "TEMBA-11",
            id="through a wall", marks=pytest.mark.rule("TEMBA-11"),
        ),
        pytest.param(
            replace(CHARGE, enemy=Figure("Juma", "attendant")), "LEAD-15",
            id="an attendant picked out", marks=pytest.mark.rule("LEAD-15"),
        ),
        pytest.param(
            replace(CHARGE, figure=Figure("Ukaya", "attendant")), "LEAD-15",
            id="an attendant attacks", marks=pytest.mark.rule("LEAD-15"),
        ),
        pytest.param(
            replace(CHARGE, figure=Figure("Ukaya", "baggage")), "BAG-03",
            id="baggage attacks", marks=pytest.mark.rule("BAG-03"),
        ),
        pytest.param(
            replace(CHARGE, figure=Figure("Ukaya", "gunboat")), "CHAR-28",
            id="a gunboat attacks", marks=pytest.mark.rule("CHAR-28"),
        ),
    ],
)  # fmt: skip
def test_what_stands_against_moving_into_contact(met_by: Contact, rule: str) -> None:
    assert [problem.rule for problem in charging(met_by)] == [rule]


@pytest.mark.parametrize("over", [Obstacle.BREACH, Obstacle.BARRICADE, Obstacle.FORTIFICATION, Obstacle.ROOF])
@pytest.mark.rule("TEMBA-11")
def test_other_works_may_be_fought_over(over: Obstacle) -> None:
    assert charging(replace(CHARGE, over=over)) == ()


# --- evading ---


@pytest.mark.rule("BREAK-01")
@pytest.mark.parametrize("troop", ["horsemen", "mounted_musketeers", "lancers", "mounted_regulars"])
def test_the_mounted_evade_a_foot_attacker_before_they_have_moved(troop: str) -> None:
    assert against(rider(troop)) == []


@pytest.mark.rule("BREAK-04", "BREAK-05")
def test_whoever_evades_neither_shoots_nor_reaches_another_enemy() -> None:
    event = evade(BOOK, rider().figures[0])

    assert [(barred.what, barred.rule) for barred in event.barred] == [
        ("shoot", "BREAK-04"),
        ("engage", "BREAK-05"),
    ]
    assert (event.how, event.freed) == (Melee.EVADED, ())


@pytest.mark.parametrize(
    ("riders", "by", "order", "rule"),
    [
        pytest.param(
            rider("spearmen"), FOOT, RIDE, "BREAK-01", id="on foot", marks=pytest.mark.rule("BREAK-01"),
        ),
        pytest.param(
            rider("mounted_regulars", dismounted=True), FOOT, RIDE, "BREAK-01",
            id="dismounted", marks=pytest.mark.rule("BREAK-01"),
        ),
        pytest.param(
            rider(moved=Moved.MOVED), FOOT, RIDE, "BREAK-06",
            id="moved already", marks=pytest.mark.rule("BREAK-06"),
        ),
        pytest.param(
            replace(rider(), done=True), FOOT, RIDE, "BREAK-06",
            id="its unit has moved", marks=pytest.mark.rule("BREAK-06"),
        ),
        pytest.param(
            rider(), FOOT, replace(RIDE, in_difficult=("Rashid",)), "BREAK-06",
            id="in difficult ground", marks=pytest.mark.rule("BREAK-06"),
        ),
        pytest.param(
            rider(), Figure("Ukaya", "lancers"), RIDE, "BREAK-06",
            id="reached by the mounted", marks=pytest.mark.rule("BREAK-06"),
        ),
        pytest.param(
            rider(), FOOT, replace(RIDE, inches=10), "BREAK-02",
            id="an inch short of the roll", marks=pytest.mark.rule("BREAK-02"),
        ),
        pytest.param(
            rider(), FOOT, replace(RIDE, straight=False), "BREAK-03", id="aside", marks=pytest.mark.rule("BREAK-03"),
        ),
        pytest.param(
            rider(), FOOT, replace(RIDE, meets="Juma"), "BREAK-05", id="into another", marks=pytest.mark.rule("BREAK-05"),
        ),
    ],
)  # fmt: skip
def test_what_stands_against_evading(riders: Unit, by: Figure, order: Evade, rule: str) -> None:
    assert [problem.rule for problem in against(riders, by, order)] == [rule]


@pytest.mark.rule("BREAK-06")
def test_dismounted_regulars_count_as_a_foot_attacker() -> None:
    assert against(rider(), Figure("Ukaya", "mounted_regulars", dismounted=True)) == []


# --- breaking off ---


def departing(
    fought: int = 1, *, over_bases: bool = False, engages: str = "", **enemy: bool
) -> tuple[Problem, ...]:
    """What the book has against a guard's leaving his enemy, of whose unit something may be said."""
    spears = replace(placed("spears", "red", Sort.UNIT, FOOT), **enemy)  # type: ignore[arg-type]  # whatever is said
    guards = placed("guards", "blue", Sort.UNIT, replace(GUARD, fought=fought))
    battle = met(stage(spears, guards), ("Ukaya", "Juma"))
    return objections_to_break_off(BOOK, battle, Departure(battle.figure("Juma"), over_bases, engages))


@pytest.mark.rule("BREAK-08")
def test_after_one_turn_of_fighting_a_figure_may_break_off() -> None:
    assert departing() == ()


@pytest.mark.rule("BREAK-08", "BREAK-12", "BREAK-13", "BREAK-14", "BREAK-15")
def test_whoever_breaks_off_does_not_shoot_while_the_enemy_left_may() -> None:
    event = break_off(BOOK, replace(GUARD, enemies=("Ukaya",)))

    assert [(barred.what, barred.rule) for barred in event.barred] == [
        ("shoot", "BREAK-13"),
        ("engage", "BREAK-15"),
    ]
    assert (event.rule, event.freed) == ("BREAK-08", ("Ukaya",))
    assert event.shot_at
    assert event.freed_by
    assert (event.shot_at.rule, event.freed_by.rule) == ("BREAK-12", "BREAK-14")


@pytest.mark.parametrize(
    ("problems", "rule", "page"),
    [
        pytest.param(
            departing(0), "BREAK-07", 27, id="not fought yet", marks=pytest.mark.rule("BREAK-07"),
        ),
        pytest.param(
            departing(over_bases=True), "BREAK-09", 27, id="over enemy bases", marks=pytest.mark.rule("BREAK-09"),
        ),
        pytest.param(
            departing(done=True), "BREAK-10", 27,
            id="the enemy's unit moved first", marks=pytest.mark.rule("BREAK-10"),
        ),
        pytest.param(
            departing(chosen=True), "BREAK-10", 27,
            id="the enemy's unit is moving", marks=pytest.mark.rule("BREAK-10"),
        ),
        pytest.param(
            departing(done=True, still=True), "BREAK-11", 28,
            id="the enemy's unit stands still", marks=pytest.mark.rule("BREAK-11"),
        ),
        pytest.param(
            departing(engages="Rashid"), "BREAK-15", 27, id="to fight another", marks=pytest.mark.rule("BREAK-15"),
        ),
    ],
)  # fmt: skip
def test_what_stands_against_breaking_off(problems: tuple[Problem, ...], rule: str, page: int) -> None:
    assert [(problem.rule, problem.page) for problem in problems] == [(rule, page)]


# --- words ---


def test_every_row_has_its_condition() -> None:
    tables = BOOK.close_combat

    assert sorted(row.when for row in tables.engage) == sorted(contact.CONDITIONS)
    assert [row.when for row in tables.evade] == list(leaving.EVADING)
    assert [row.when for row in tables.break_off] == list(leaving.BREAKING_OFF)


def test_everything_is_worded() -> None:
    riding = Evade("riders", ("Rashid",), 0, ("Rashid",), straight=False, meets="Juma")
    walls = replace(CHARGE, over=Obstacle.WALL)
    problems = [
        *(found for troop in ("spearmen", "attendant", "baggage", "gunboat")
          for found in charging(replace(walls, figure=held(troop).figure), Step.SHOOTING)),
        *(found for troop in ("attendant", "gunboat")
          for found in charging(Contact(FOOT, Figure("Juma", troop), leaving=True))),
        *against(rider("spearmen", moved=Moved.MOVED), Figure("Ukaya", "lancers"), riding),
        *departing(0, over_bases=True, engages="d", done=True),
        *departing(done=True, still=True),
    ]  # fmt: skip
    events = (
        engage(BOOK, "Ukaya", "Juma"),
        evade(BOOK, rider().figures[0]),
        break_off(BOOK, replace(GUARD, enemies=("Ukaya",))),
    )

    assert len({problem.code for problem in problems}) == 9 + 7 + 5
    assert all(told(*problems, *events))

"""Moving into contact, evading and breaking off, pages 26-28."""

from dataclasses import replace

import pytest

from heart_africa.core.problems import Problem
from heart_africa.core.reckoning import Line, Reckoning
from heart_africa.rules.battle import Figure, Sort, Unit
from heart_africa.rules.battle.staging import met, placed, stage
from heart_africa.rules.battle.units import MoveRolled
from heart_africa.rules.load import book
from heart_africa.rules.play.close_combat import (
    BreakOff,
    Engage,
    Evade,
    break_off,
    breaking_off,
    contact,
    engage,
    evade,
    evasion,
    objections_to_break_off,
    objections_to_engage,
    objections_to_evade,
)
from heart_africa.rules.shared_terms import Melee, Moved, Obstacle
from heart_africa.rules.tables.printed import Rate
from tests.wording import told

BOOK = book()
CHARGE = Engage("Ukaya", "spearmen", "Juma", "askaris")
RIDE = Evade("riders", ("Rashid",))
LEAVE = BreakOff("Juma", ("Ukaya",), fought_turns=1)
FOOT = Figure("Ukaya", "spearmen")
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


@pytest.mark.rule("MELEE-02", "MELEE-03", "MELEE-05")
def test_contact_ends_the_movement_of_both() -> None:
    (event,) = engage(BOOK, CHARGE)

    assert objections_to_engage(BOOK, CHARGE) == ()
    assert (event.halted, event.rule, event.page) == (("Ukaya", "Juma"), "MELEE-03", 26)


@pytest.mark.parametrize(
    ("order", "rule"),
    [
        pytest.param(
            replace(CHARGE, moving=False), "MELEE-02",
            id="in another phase", marks=pytest.mark.rule("MELEE-02"),
        ),
        pytest.param(
            replace(CHARGE, in_contact=True), "MELEE-03",
            id="its movement is over", marks=pytest.mark.rule("MELEE-03"),
        ),
        pytest.param(
            replace(CHARGE, broke_off=True), "BREAK-15",
            id="it broke off for it", marks=pytest.mark.rule("BREAK-15"),
        ),
        pytest.param(
            replace(CHARGE, enemy_troop="gunboat"), "GUN-32",
            id="boarding a gunboat", marks=pytest.mark.rule("GUN-32"),
        ),
        pytest.param(
            replace(CHARGE, over=Obstacle.WALL), "TEMBA-11",
            id="through a wall", marks=pytest.mark.rule("TEMBA-11"),
        ),
        pytest.param(
            replace(CHARGE, enemy_troop="attendant"), "LEAD-15",
            id="an attendant picked out", marks=pytest.mark.rule("LEAD-15"),
        ),
        pytest.param(
            replace(CHARGE, troop="attendant"), "LEAD-15",
            id="an attendant attacks", marks=pytest.mark.rule("LEAD-15"),
        ),
        pytest.param(
            replace(CHARGE, troop="baggage"), "BAG-03", id="baggage attacks", marks=pytest.mark.rule("BAG-03"),
        ),
        pytest.param(
            replace(CHARGE, troop="gunboat"), "CHAR-28",
            id="a gunboat attacks", marks=pytest.mark.rule("CHAR-28"),
        ),
    ],
)  # fmt: skip
def test_what_stands_against_moving_into_contact(order: Engage, rule: str) -> None:
    assert [problem.rule for problem in objections_to_engage(BOOK, order)] == [rule]


@pytest.mark.parametrize("over", [Obstacle.BREACH, Obstacle.BARRICADE, Obstacle.FORTIFICATION, Obstacle.ROOF])
@pytest.mark.rule("TEMBA-11")
def test_other_works_may_be_fought_over(over: Obstacle) -> None:
    assert objections_to_engage(BOOK, replace(CHARGE, over=over)) == ()


# --- evading ---


@pytest.mark.rule("BREAK-01")
@pytest.mark.parametrize("troop", ["horsemen", "mounted_musketeers", "lancers", "mounted_regulars"])
def test_the_mounted_evade_a_foot_attacker_before_they_have_moved(troop: str) -> None:
    assert against(rider(troop)) == []


@pytest.mark.rule("BREAK-04", "BREAK-05")
def test_whoever_evades_neither_shoots_nor_reaches_another_enemy() -> None:
    (event,) = evade(BOOK, rider().figures[0])

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


@pytest.mark.rule("BREAK-08")
def test_after_one_turn_of_fighting_a_figure_may_break_off() -> None:
    assert objections_to_break_off(BOOK, LEAVE) == ()


@pytest.mark.rule("BREAK-08", "BREAK-12", "BREAK-13", "BREAK-14", "BREAK-15")
def test_whoever_breaks_off_does_not_shoot_while_the_enemy_left_may() -> None:
    (event,) = break_off(BOOK, LEAVE)

    assert [(barred.what, barred.rule) for barred in event.barred] == [
        ("shoot", "BREAK-13"),
        ("engage", "BREAK-15"),
    ]
    assert (event.rule, event.freed) == ("BREAK-08", ("Ukaya",))
    assert event.shot_at
    assert event.freed_by
    assert (event.shot_at.rule, event.freed_by.rule) == ("BREAK-12", "BREAK-14")


@pytest.mark.parametrize(
    ("order", "rule", "page"),
    [
        pytest.param(
            replace(LEAVE, fought_turns=0), "BREAK-07", 27,
            id="not fought yet", marks=pytest.mark.rule("BREAK-07"),
        ),
        pytest.param(
            replace(LEAVE, over_bases=True), "BREAK-09", 27,
            id="over enemy bases", marks=pytest.mark.rule("BREAK-09"),
        ),
        pytest.param(
            replace(LEAVE, moved_first=("Ukaya",)), "BREAK-10", 27,
            id="the enemy's unit moved first", marks=pytest.mark.rule("BREAK-10"),
        ),
        pytest.param(
            replace(LEAVE, still=("Ukaya",)), "BREAK-11", 28,
            id="the enemy's unit stands still", marks=pytest.mark.rule("BREAK-11"),
        ),
        pytest.param(
            replace(LEAVE, engages="Rashid"), "BREAK-15", 27,
            id="to fight another", marks=pytest.mark.rule("BREAK-15"),
        ),
    ],
)  # fmt: skip
def test_what_stands_against_breaking_off(order: BreakOff, rule: str, page: int) -> None:
    assert [(problem.rule, problem.page) for problem in objections_to_break_off(BOOK, order)] == [
        (rule, page)
    ]


# --- words ---


def test_every_row_has_its_condition() -> None:
    tables = BOOK.close_combat

    assert sorted(row.when for row in tables.engage) == sorted(contact.CONDITIONS)
    assert [row.when for row in tables.evade] == list(evasion.CONDITIONS)
    assert [row.when for row in tables.break_off] == list(breaking_off.CONDITIONS)


def test_everything_is_worded() -> None:
    riding = Evade("riders", ("Rashid",), 0, ("Rashid",), straight=False, meets="Juma")
    leaving = replace(
        LEAVE, fought_turns=0, over_bases=True, moved_first=("a", "b"), still=("c",), engages="d"
    )
    problems = [
        *(p for troop in ("spearmen", "attendant", "baggage", "gunboat") for p in objections_to_engage(
            BOOK, replace(CHARGE, troop=troop, moving=False, in_contact=True, broke_off=True, over=Obstacle.WALL)
        )),
        *(p for troop in ("attendant", "gunboat") for p in objections_to_engage(
            BOOK, replace(CHARGE, enemy_troop=troop)
        )),
        *against(rider("spearmen", moved=Moved.MOVED), Figure("Ukaya", "lancers"), riding),
        *objections_to_break_off(BOOK, leaving),
    ]  # fmt: skip

    assert len({problem.code for problem in problems}) == 9 + 7 + 5
    assert all(
        told(*problems, *engage(BOOK, CHARGE), *evade(BOOK, rider().figures[0]), *break_off(BOOK, LEAVE))
    )

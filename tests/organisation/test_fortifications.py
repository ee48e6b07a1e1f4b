"""Crossing and placing works, pages 13 to 15 and 17."""

from dataclasses import replace

import pytest

from heart_africa.rules.battle import Figure
from heart_africa.rules.book import WorkId, book
from heart_africa.rules.organisation.fortifications import (
    CLIMBING,
    Climbable,
    ClimbWork,
    climb_work,
    objections_to_climb,
    objections_to_place,
    reach_work,
)
from heart_africa.rules.shared_terms import Moved
from tests.wording import told

BOOK = book()
WORKS: list[tuple[Climbable, str]] = [
    ("fortification", "FORT-08"),
    ("barricade", "BARR-06"),
    ("fence", "TERR-28"),
]
WARRIOR = Figure("a", "warriors")


def climbs(work: Climbable, *, touching: bool = True) -> ClimbWork:
    """The order to climb it."""
    return ClimbWork("men", ("a",), work, touching=touching)


@pytest.mark.rule("FORT-08", "BARR-06", "TERR-28", "TERR-29")
@pytest.mark.parametrize(("work", "rule"), WORKS)
def test_a_work_stops_whoever_reaches_it_and_takes_a_turn_to_climb(work: Climbable, rule: str) -> None:
    (stopped,), order = reach_work(BOOK, work), climbs(work)
    (climbed,) = climb_work(BOOK, WARRIOR, order)

    assert (stopped.rule, climbed.rule) == (rule, rule)
    assert objections_to_climb(BOOK, WARRIOR, order) == ()
    assert all(told(stopped, climbed))


@pytest.mark.rule("FORT-07", "BARR-02")
@pytest.mark.parametrize("work", [work for work, _ in WORKS])
def test_only_figures_on_foot_cross(work: Climbable) -> None:
    kinds = {*BOOK.troops, "attendant", "baggage", "canoe"}
    stopped = {who for who in kinds if objections_to_climb(BOOK, Figure("a", who), climbs(work))}

    assert stopped == {
        *("horsemen", "mounted_musketeers", "lancers", "mounted_regulars", "field_artillery"),
        *("muzzle_loading_cannon", "machine_gun", "gunboat", "canoe", "baggage"),
    }


@pytest.mark.rule("FORT-07")
def test_mounted_regulars_cross_when_they_have_dismounted() -> None:
    regular, lancer = (Figure("a", who, dismounted=True) for who in ("mounted_regulars", "lancers"))

    assert objections_to_climb(BOOK, regular, climbs("fortification")) == ()
    assert objections_to_climb(BOOK, lancer, climbs("fortification")) != ()


@pytest.mark.parametrize(
    ("figure", "order", "code", "rule"),
    [
        pytest.param(
            Figure("a", "lancers"),
            climbs("barricade"),
            "not-on-foot",
            "FORT-07",
            marks=pytest.mark.rule("FORT-07"),
        ),
        pytest.param(
            WARRIOR,
            climbs("fortification", touching=False),
            "not-in-contact",
            "FORT-08",
            marks=pytest.mark.rule("FORT-08"),
        ),
        pytest.param(
            replace(WARRIOR, moved=Moved.MOVED),
            climbs("fortification"),
            "moves-besides",
            "FORT-08",
            marks=pytest.mark.rule("FORT-08"),
        ),
    ],
)
def test_why_a_figure_may_not_climb_now(figure: Figure, order: ClimbWork, code: str, rule: str) -> None:
    (problem,) = objections_to_climb(BOOK, figure, order)

    assert (problem.code, problem.rule) == (f"fortifications-{code}", rule)
    assert all(told(problem))


@pytest.mark.rule("FORT-03", "TRAP-05", "TRAP-03", "TEMBA-04")
@pytest.mark.parametrize(
    ("work", "begun", "deployed", "rules"),
    [
        (WorkId.FIELD_FORTIFICATION, False, True, []),
        (WorkId.FIELD_FORTIFICATION, True, True, ["FORT-03"]),
        (WorkId.BARRICADE, True, True, ["BARR-02"]),
        (WorkId.STAKE_TRAP, False, True, []),
        (WorkId.STAKE_TRAP, True, True, ["TRAP-05"]),
        (WorkId.DUMMY_TRAP, True, True, ["TRAP-05"]),
        (WorkId.TEMBA, False, False, []),
        (WorkId.TEMBA, False, True, ["TEMBA-04"]),
        (WorkId.TEMBA, True, True, ["TEMBA-04"]),
    ],
)
def test_works_are_placed_at_the_start(work: WorkId, begun: bool, deployed: bool, rules: list[str]) -> None:
    problems = objections_to_place(BOOK, work, begun=begun, deployed=deployed)

    assert [problem.rule for problem in problems] == rules
    assert all(told(*problems)) or not problems


def test_every_row_has_its_condition() -> None:
    assert [row.when for row in BOOK.fortifications.climbing] == list(CLIMBING)


def test_the_rows_name_real_works() -> None:
    rows = BOOK.fortifications

    assert {*rows.at_start, *rows.before_forces} <= {work.value for work in WorkId}

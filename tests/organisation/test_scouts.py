"""Scouts as guides, page 11."""

from dataclasses import replace

import pytest

from heart_africa.rules.battle import Sort
from heart_africa.rules.battle.staging import lone, stage, unit
from heart_africa.rules.book import book
from heart_africa.rules.organisation.scouts import (
    CONDITIONS,
    Following,
    Guide,
    objections_to_follow,
    objections_to_guide,
)
from tests.wording import told

BOOK = book()
ALLOWED = Following(unit("men", "red", "spearmen", 9), ahead_in=4, enemy_in=6.5)
BAGGAGE = Following(unit("train", "red", "baggage", 4), ahead_in=1)


@pytest.mark.rule("SCOUT-09", "SCOUT-10")
@pytest.mark.parametrize("order", [ALLOWED, BAGGAGE])
def test_a_unit_or_four_elements_in_single_file_may_follow(order: Following) -> None:
    assert objections_to_follow(BOOK, order) == ()


@pytest.mark.parametrize(
    ("order", "code", "rule"),
    [
        pytest.param(replace(ALLOWED, other=True), "guides-another", "SCOUT-09", id="one at a time"),
        pytest.param(replace(ALLOWED, single_file=False), "not-in-single-file", "SCOUT-09", id="in a crowd"),
        pytest.param(replace(ALLOWED, ahead_in=4.5), "scout-not-ahead", "SCOUT-09", id="too far"),
        pytest.param(
            replace(BAGGAGE, unit=unit("train", "red", "baggage", 5)),
            "too-many-elements",
            "SCOUT-09",
            id="five elements",
        ),
        pytest.param(
            replace(ALLOWED, unit=unit("gun", "red", "field_artillery")),
            "is-a-gun",
            "SCOUT-10",
            id="artillery",
        ),
        pytest.param(
            replace(ALLOWED, unit=unit("gun", "red", "machine_gun")), "is-a-gun", "SCOUT-10", id="machine gun"
        ),
        pytest.param(replace(ALLOWED, shoots=True), "shoots", "SCOUT-10", id="it shoots"),
        pytest.param(replace(ALLOWED, enemy_in=6), "near-the-enemy", "SCOUT-10", id="6 in from the enemy"),
    ],
)
@pytest.mark.rule("SCOUT-09", "SCOUT-10")
def test_who_may_not_follow_and_why(order: Following, code: str, rule: str) -> None:
    (problem,) = objections_to_follow(BOOK, order)

    assert (problem.code, problem.rule, problem.page) == (f"scouts-{code}", rule, 11)
    assert all(told(problem))


@pytest.mark.rule("SCOUT-09")
def test_a_scout_who_leads_another_leads_nobody_else() -> None:
    scout, men = lone("Uledi", "red", Sort.SCOUT), ALLOWED.unit
    led = replace(unit("others", "red", "spearmen", 3), guided="Uledi")
    order = Guide("Uledi", "men", 4, 6.5)

    assert objections_to_guide(BOOK, stage(scout, men), order) == ()
    assert [p.code for p in objections_to_guide(BOOK, stage(scout, men, led), order)] == [
        "scouts-guides-another"
    ]


@pytest.mark.rule("SCOUT-08")
def test_a_scout_neither_shoots_nor_tests_morale() -> None:
    profile = BOOK.troops["scout"].profile

    assert (profile.range_in, profile.morale) == (None, None)


def test_every_row_has_its_condition() -> None:
    assert [row.when for row in BOOK.scouts.guiding] == list(CONDITIONS)

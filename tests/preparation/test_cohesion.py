"""Cohesion of the units, page 22."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heart_africa.rules.book import book
from heart_africa.rules.preparation.cohesion import (
    Link,
    Movement,
    groups,
    objections_to_deployment,
    objections_to_movement,
)
from tests.wording import told

BOOK = book()


@pytest.mark.rule("COHESION-01")
@pytest.mark.parametrize(
    ("figures", "links", "expected"),
    [
        pytest.param(1, [], [{0}], id="one figure"),
        pytest.param(3, [Link(0, 1, 4), Link(1, 2, 4), Link(0, 2, 8)], [{0, 1, 2}], id="a chain"),
        pytest.param(3, [Link(0, 1, 4), Link(1, 2, 4.5)], [{0, 1}, {2}], id="one too far"),
        pytest.param(4, [Link(0, 3, 2), Link(1, 2, 2)], [{0, 3}, {1, 2}], id="two pairs"),
        pytest.param(4, [Link(2, 3, 1), Link(0, 1, 1), Link(1, 2, 1)], [{0, 1, 2, 3}], id="in any order"),
    ],
)
def test_figures_hold_together_in_a_chain(figures: int, links: list[Link], expected: list[set[int]]) -> None:
    assert [set(group) for group in groups(BOOK, figures, links)] == expected


@pytest.mark.rule("COHESION-01")
def test_a_unit_deploys_together() -> None:
    (problem,) = objections_to_deployment(BOOK, 2, [Link(0, 1, 5)])

    assert (problem.rule, problem.about["groups"]) == ("COHESION-01", 2)
    assert all(told(problem))
    assert objections_to_deployment(BOOK, 2, [Link(0, 1, 4)]) == ()


@pytest.mark.rule("COHESION-01", "COHESION-02")
@pytest.mark.parametrize(
    ("movement", "rules"),
    [
        pytest.param(Movement(moves=True, before=True, after=True), [], id="kept"),
        pytest.param(Movement(moves=True, before=True, after=False), ["COHESION-01"], id="broken up"),
        pytest.param(Movement(moves=True, before=False, after=True), [], id="regained"),
        pytest.param(Movement(moves=True, before=False, after=False, closes_up=True), [], id="tried"),
        pytest.param(Movement(moves=True, before=False, after=False), ["COHESION-02"], id="did not try"),
    ],
)
def test_a_unit_that_moves_keeps_or_seeks_its_cohesion(movement: Movement, rules: list[str]) -> None:
    problems = objections_to_movement(BOOK, movement)

    assert [problem.rule for problem in problems] == rules
    assert all(told(*problems)) or not problems


@pytest.mark.rule("COHESION-03")
def test_a_unit_that_stands_still_owes_nothing() -> None:
    assert objections_to_movement(BOOK, Movement(moves=False, before=False, after=False)) == ()


@given(st.lists(st.tuples(st.integers(0, 7), st.integers(0, 7), st.floats(0, 10)), max_size=20))
def test_every_figure_is_in_just_one_group(pairs: list[tuple[int, int, float]]) -> None:
    found = groups(BOOK, 8, [Link(*pair) for pair in pairs])

    assert sorted(figure for group in found for figure in group) == list(range(8))

"""The turn in its order, and who moves when (p. 23)."""

import pytest

from heart_africa.rules.book import book
from heart_africa.rules.book.play import Step
from heart_africa.rules.play.sequence import following, may_move, moves, steps


@pytest.mark.rule("TURN-01", "TURN-12")
def test_the_turn_goes_through_its_nine_steps_in_order() -> None:
    """Arrivals, units, independents and baggage, shooting, markers, melee, morale, rallying, victory."""
    assert [step.value for step in steps(book())] == [
        "arrivals", "units", "independents", "shooting", "reloading", "melee", "morale", "rallying", "victory",
    ]  # fmt: skip
    assert following(book(), Step.SHOOTING) is Step.RELOADING
    assert following(book(), Step.VICTORY) is None


@pytest.mark.parametrize(
    ("who", "expected"),
    [
        pytest.param("unit", [("units", "TURN-02")], marks=pytest.mark.rule("TURN-07")),
        pytest.param("leader", [("independents", "TURN-07")], marks=pytest.mark.rule("TURN-07")),
        pytest.param("attendant", [("independents", "TURN-07")], marks=pytest.mark.rule("LEAD-14")),
        pytest.param("witch_doctor", [("independents", "TURN-07")], marks=pytest.mark.rule("TURN-07")),
        pytest.param("standard_bearer", [("independents", "TURN-07")], marks=pytest.mark.rule("TURN-07")),
        pytest.param("baggage", [("independents", "TURN-08")], marks=pytest.mark.rule("TURN-08", "BAG-04")),
        pytest.param(
            "scout", [("units", "SCOUT-02"), ("independents", "TURN-07")], marks=pytest.mark.rule("SCOUT-02")
        ),
    ],
)
def test_each_kind_of_figure_moves_in_its_step(who: str, expected: list[tuple[str, str]]) -> None:
    assert [(row.step.value, row.rule) for row in moves(book(), who)] == expected


@pytest.mark.rule("TRAIT-15", "LEAD-14")
@pytest.mark.parametrize("who", ["leader", "attendant"])
def test_an_organizing_genius_may_go_before_his_units_and_his_attendants_with_him(who: str) -> None:
    first, later = moves(book(), who, leader_is_genius=True)

    assert may_move(first, Step.UNITS, own_units_moved=0)
    assert not may_move(first, Step.UNITS, own_units_moved=1)
    assert may_move(later, Step.INDEPENDENTS, own_units_moved=5)
    assert not may_move(later, Step.UNITS, own_units_moved=0)

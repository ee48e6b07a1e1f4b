"""What figures, shots and bouts are worth, against values worked out by hand from the book."""

import pytest

from heart_africa.opponent import worth
from heart_africa.opponent.sketch import Position, gap
from heart_africa.rules.battle.staging import lone, stage, unit
from heart_africa.rules.battle.units import Sort
from heart_africa.rules.book.play import Step
from heart_africa.rules.play.shooting.orders import Aim, Fire
from heart_africa.rules.shared_terms import Moved, Obstacle
from tests.opponent.tables import sketched
from tests.referee.referred import BOOK


@pytest.mark.parametrize(
    ("troop", "points"), [("askaris", 6), ("spearmen", 4), ("attendant", 0), ("baggage", 20)]
)
def test_a_figure_is_worth_its_price_and_an_attendant_his_leaders_life(troop: str, points: float) -> None:
    assert worth.price(BOOK, troop) == points


def test_a_leader_is_worth_more_than_another_of_his_kind() -> None:
    chief, guard = lone("Mkwawa", "red", Sort.LEADER, "warriors"), unit("Guardia", "red", "warriors", 2)
    at = Position(BOOK, stage(chief, guard), sketched({chief: (10, 10), guard: (20, 10)}))
    assert worth.of_figure(at, chief.figures[0]) > worth.of_figure(at, guard.figures[0]) == 9


def test_equal_fighters_fell_one_another_in_ten_of_thirty_six_bouts() -> None:
    """The difference has to be two: 4 + 3 + 2 + 1 of the 36 pairs of faces for either."""
    assert worth.bout(BOOK, "spearmen", "spearmen") == pytest.approx((10 / 36, 10 / 36))


def test_warriors_are_two_better_than_spearmen() -> None:
    """3 against 1: the warrior wins where his face is at least the other's, 21 of 36; the other by four, 3."""
    assert worth.bout(BOOK, "warriors", "spearmen") == pytest.approx((21 / 36, 3 / 36))


def test_baggage_does_not_fight() -> None:
    assert worth.bout(BOOK, "spearmen", "baggage") == (1.0, 0.0)


def test_who_has_moved_shoots_worse_and_who_is_covered_is_hit_less() -> None:
    def hit(moved: Moved = Moved.NO, *, covered: bool = False) -> float:
        return worth.hit(BOOK, "askaris", "spearmen", 6, moved, Obstacle.NONE, covered=covered)

    assert hit() > hit(Moved.MOVED) > 0
    assert hit() > hit(covered=True) > 0


def test_a_volley_is_expected_to_fell_the_sum_of_its_shots_and_nobody_twice() -> None:
    guard, spears = unit("Guardia", "red", "askaris", 3), unit("Lanzas", "blue", "spearmen", 2)
    battle = stage(guard, spears, step=Step.SHOOTING)
    at = Position(BOOK, battle, sketched({guard: (20, 10), spears: (20, 16)}))
    one = worth.hit(BOOK, "askaris", "spearmen", 6, Moved.NO, Obstacle.NONE, covered=False)

    def shots(*targets: int) -> Fire:
        return Fire(tuple(Aim(f"Guardia {n}", f"Lanzas {t}", 6) for n, t in enumerate(targets, start=1)))

    fallen, points = worth.volley(at, battle, shots(1, 2))
    assert fallen == pytest.approx(2 * one)
    assert points == pytest.approx(2 * one * 4)
    fallen, _ = worth.volley(at, battle, shots(1, 1))
    assert fallen == pytest.approx(1 - (1 - one) ** 2)


@pytest.mark.parametrize(("apart", "inches"), [(0.8, 0.0), (5.8, 5.0), (0.1, 0.0)])
def test_a_gap_is_from_base_to_base(apart: float, inches: float) -> None:
    assert gap(((10.0, 10.0),), ((10.0, 10.0 + apart), (40.0, 40.0))) == pytest.approx(inches)


def test_nobody_is_a_thousand_inches_away() -> None:
    assert gap((), ((1.0, 1.0),)) == 1000

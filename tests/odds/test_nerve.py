"""What casualties come to in the morale phase, page 28: the answers are those of every roll of the tests."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heart_africa.core.chances import Chances, added, certain, either
from heart_africa.rules.odds import (
    MoraleOdds,
    odds_after_casualties,
    odds_of_nerve,
    odds_of_withdrawal,
    tried,
)
from heart_africa.rules.play.morale import (
    MarkerPlaced,
    News,
    NotableLost,
    Report,
    TakeTests,
    TakeVesselTests,
    Unit,
    UnitBroke,
    Vessel,
    VesselWithdrew,
    take_tests,
    take_vessel_tests,
)
from heart_africa.rules.play.morale.events import Event
from heart_africa.rules.units import Release
from tests.play.shots import BOOK

EXEMPT = Release("morale-charismatic", "TRAIT-05", 5)
STANDARD = Release("morale-standard", "STD-04", 11, by="bearer", one_unit=True)


def _spearmen(figures: int, at_start: int, markers: int = 0, **news: object) -> Report:
    """Spearmen, who need a 4."""
    return Report(Unit("impi", {"spearmen": figures}, at_start, markers=markers), News(**news))  # type: ignore[arg-type]


def _nerve(events: tuple[Event, ...]) -> MoraleOdds:
    if any(isinstance(event, UnitBroke) for event in events):
        return MoraleOdds.BREAKS
    return MoraleOdds.MARKED if any(isinstance(event, MarkerPlaced) for event in events) else MoraleOdds.HOLDS


@pytest.mark.rule("MORALE-02", "MORALE-03", "MORALE-15", "MORALE-17")
@pytest.mark.parametrize(
    ("report", "marked", "breaks"),
    [
        pytest.param(_spearmen(10, 12, casualties=2), Fraction(1, 2), 0, id="one test, needs a 4"),
        pytest.param(_spearmen(11, 12, casualties=1), 0, 0, id="too few of them"),
        pytest.param(_spearmen(8, 12, casualties=4), Fraction(1, 2), Fraction(1, 4), id="two tests"),
        pytest.param(_spearmen(8, 12, 1, casualties=4), 0, Fraction(3, 4), id="two tests, marked before"),
    ],
)
def test_a_unit_knows_its_chances_before_the_dice(report: Report, marked: Fraction, breaks: Fraction) -> None:
    odds = odds_of_nerve(BOOK, report)

    assert (odds.marker, odds.nerve.of(MoraleOdds.BREAKS)) == (marked, breaks)


LEADER = NotableLost("leader", 5)
REPORTS = {
    "three tests": _spearmen(6, 12, casualties=6),
    "and its leader": _spearmen(8, 12, casualties=4, notables=(LEADER,)),
    "marked": _spearmen(8, 12, 1, casualties=4, notables=(LEADER,)),
    "exempt": Report(Unit("impi", {"spearmen": 6}, 12), News(casualties=6), exempt=EXEMPT),
    "one cancelled": Report(Unit("impi", {"spearmen": 8}, 12), News(casualties=4), releases=(STANDARD,)),
    "mixed": Report(Unit("guard", {"white_men": 2, "askaris": 3}, 9), News(casualties=4)),
    "no test": _spearmen(11, 12, casualties=1),
}


@pytest.mark.rule("MORALE-02", "MORALE-14", "MORALE-17")
@pytest.mark.parametrize("report", [pytest.param(report, id=name) for name, report in REPORTS.items()])
def test_what_becomes_of_it_is_that_of_every_roll(report: Report) -> None:
    rolled: Chances[MoraleOdds] = tried(lambda dice: _nerve(take_tests(BOOK, TakeTests((report,)), dice)))
    odds = odds_of_nerve(BOOK, report).nerve

    assert {nerve: odds.of(nerve) for nerve in MoraleOdds} == {
        nerve: rolled.of(nerve) for nerve in MoraleOdds
    }


@pytest.mark.rule("MORALE-02", "MORALE-14")
def test_it_keeps_its_reasons() -> None:
    odds = odds_of_nerve(BOOK, REPORTS["and its leader"])

    assert [due.rule for due in odds.due] == ["MORALE-02", "MORALE-03", "MORALE-09"]
    assert odds.check is not None
    assert (odds.check.needs, odds.check.rule) == (4, "CHAR-10")


@pytest.mark.rule("MORALE-02")
def test_a_volley_may_break_a_unit() -> None:
    """Three shots of one in two at six spearmen with a marker: each casualty is a test, failed one time in two.

    It stands if every shot misses or its test is passed: (1/2 + 1/4) three times.
    """
    volley = added([either(1, 2)] * 3)

    nerve = odds_after_casualties(BOOK, _spearmen(6, 6, 1), volley)

    assert nerve.of(MoraleOdds.BREAKS) == 1 - Fraction(3, 4) ** 3


@pytest.mark.rule("MORALE-01", "MORALE-02")
def test_casualties_of_the_turn_so_far_count_and_nobody_is_left_to_test() -> None:
    """One of twelve has fallen already: the second makes a test, and eleven more leave nobody."""
    report = _spearmen(11, 12, casualties=1)
    one, all_of_them = (odds_after_casualties(BOOK, report, certain(lost)) for lost in (1, 15))

    assert one.of(MoraleOdds.MARKED) == Fraction(1, 2)
    assert all_of_them.of(MoraleOdds.DESTROYED) == 1


@pytest.mark.rule("MORALE-14")
def test_figures_of_a_mixed_unit_fall_in_the_order_named() -> None:
    """Two askaris (4) and two White Men (3) test by the worse; without the askaris, by the other."""
    report = Report(Unit("guard", {"askaris": 2, "white_men": 2}, 4))

    lost_two = odds_after_casualties(BOOK, report, certain(2))

    assert lost_two.of(MoraleOdds.HOLDS) == Fraction(4, 6) ** 2


@given(st.integers(1, 30), st.integers(0, 1), st.integers(0, 30))
def test_all_cases_are_counted_once_and_more_casualties_never_steady_a_unit(
    figures: int, markers: int, lost: int
) -> None:
    report = _spearmen(figures, figures, markers)
    fewer, more = (odds_after_casualties(BOOK, report, certain(count)) for count in (lost, lost + 1))

    assert sum(more.weights.values()) == more.cases
    assert more.of(MoraleOdds.HOLDS) <= fewer.of(MoraleOdds.HOLDS)


@pytest.mark.rule("GUN-30", "GUN-31")
@pytest.mark.parametrize(
    ("vessel", "hits"),
    [
        (Vessel("boat", "gunboat", 10, 10), 10),
        (Vessel("boat", "gunboat", 10, 10, failures=1), 10),
        (Vessel("boat", "gunboat", 10, 10), 31),
        (Vessel("boat", "dhow", 4, 4, failures=1), 1),
        (Vessel("boat", "dhow", 0, 0, failures=1), 4),
    ],
)
def test_a_vessel_withdraws_as_often_as_in_every_roll(vessel: Vessel, hits: int) -> None:
    now = Vessel("boat", vessel.sort, vessel.hits_before, vessel.hits + hits, vessel.failures)
    order = TakeVesselTests(now)
    rolled = tried(
        lambda dice: any(isinstance(e, VesselWithdrew) for e in take_vessel_tests(BOOK, order, dice))
    )

    assert odds_of_withdrawal(BOOK, vessel, certain(hits)) == rolled.where(bool)

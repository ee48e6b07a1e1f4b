"""What casualties come to in the morale phase, page 28: the answers are those of every roll of the tests."""

from collections.abc import Iterable
from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heart_africa.core.chances import Chances, added, certain, either, tried
from heart_africa.core.dice import Dice
from heart_africa.rules.battle import Battle, NewsItem, Unit
from heart_africa.rules.battle.marks import STANDARD
from heart_africa.rules.battle.staging import stage, unit
from heart_africa.rules.odds.morale import (
    MoraleOdds,
    odds_after_casualties,
    odds_of_nerve,
    odds_of_withdrawal,
)
from heart_africa.rules.play.morale.events import Event, MarkerPlaced, UnitBroke, VesselWithdrew
from heart_africa.rules.play.morale.tests import TakeTests, take_tests
from heart_africa.rules.play.morale.vessels import TakeVesselTests, take_vessel_tests
from tests.play.nerve import FOLLOWED, after, fallen, men
from tests.play.shots import BOOK

LEADER = fallen("leader", 5)


def _spearmen(figures: int, lost: int = 0, markers: int = 0, *news: NewsItem) -> Battle:
    """Spearmen, who need a 4, after losses of the turn."""
    return after(men({"spearmen": figures}, lost, markers=markers), *news)


def _nerve(events: Iterable[Event]) -> MoraleOdds:
    kinds = {type(event) for event in events}
    if UnitBroke in kinds:
        return MoraleOdds.BREAKS
    return MoraleOdds.MARKED if MarkerPlaced in kinds else MoraleOdds.HOLDS


@pytest.mark.rule("MORALE-02", "MORALE-03", "MORALE-15", "MORALE-17")
@pytest.mark.parametrize(
    ("battle", "marked", "breaks"),
    [
        pytest.param(_spearmen(10, 2), Fraction(1, 2), 0, id="one test, needs a 4"),
        pytest.param(_spearmen(11, 1), 0, 0, id="too few of them"),
        pytest.param(_spearmen(8, 4), Fraction(1, 2), Fraction(1, 4), id="two tests"),
        pytest.param(_spearmen(8, 4, 1), 0, Fraction(3, 4), id="two tests, marked before"),
    ],
)
def test_a_unit_knows_its_chances_before_the_dice(battle: Battle, marked: Fraction, breaks: Fraction) -> None:
    odds = odds_of_nerve(BOOK, battle, battle.unit("a"))

    assert (odds.marker, odds.nerve.of(MoraleOdds.BREAKS)) == (marked, breaks)


BATTLES = {
    "three tests": _spearmen(6, 6),
    "and its leader": _spearmen(8, 4, 0, LEADER),
    "marked": _spearmen(8, 4, 1, LEADER),
    "exempt": after(men({"spearmen": 8}, 4), led=FOLLOWED),
    "one cancelled": after(men({"spearmen": 8}, 4, used=(f"{STANDARD}:Juma",))),
    "mixed": after(men({"white_men": 2, "askaris": 3}, 4)),
    "no test": _spearmen(11, 1),
}


@pytest.mark.rule("MORALE-02", "MORALE-14", "MORALE-17")
@pytest.mark.parametrize("battle", [pytest.param(battle, id=name) for name, battle in BATTLES.items()])
def test_what_becomes_of_it_is_that_of_every_roll(battle: Battle) -> None:
    rolled: Chances[MoraleOdds] = tried(lambda dice: _nerve(take_tests(BOOK, battle, TakeTests("a"), dice)))
    odds = odds_of_nerve(BOOK, battle, battle.unit("a")).nerve

    assert {nerve: odds.of(nerve) for nerve in MoraleOdds} == {
        nerve: rolled.of(nerve) for nerve in MoraleOdds
    }


@pytest.mark.rule("MORALE-02", "MORALE-14")
def test_it_keeps_its_reasons() -> None:
    battle = BATTLES["and its leader"]
    odds = odds_of_nerve(BOOK, battle, battle.unit("a"))

    assert [due.rule for due in odds.due] == ["MORALE-02", "MORALE-03", "MORALE-09"]
    assert odds.check is not None
    assert (odds.check.needs, odds.check.rule) == (4, "CHAR-10")


def after_losing(battle: Battle, lost: Chances[int]) -> Chances[MoraleOdds]:
    return odds_after_casualties(BOOK, battle, battle.unit("a"), lost)


@pytest.mark.rule("TRAIT-09")
def test_casualties_may_end_what_a_charismatic_leader_gave_his_unit() -> None:
    """Six and he of thirteen are half; five and he are not, and six casualties and one make two tests at three."""
    six = after(men({"spearmen": 6}, 6), led=FOLLOWED)

    kept, ended = (after_losing(six, certain(lost)) for lost in (0, 1))

    assert kept.of(MoraleOdds.HOLDS) == 1
    assert ended.of(MoraleOdds.HOLDS) == Fraction(1, 4)


@pytest.mark.rule("MORALE-02")
def test_a_volley_may_break_a_unit() -> None:
    """Three shots of one in two at six spearmen with a marker: each casualty is a test, failed one time in two.

    It stands if every shot misses or its test is passed: (1/2 + 1/4) three times.
    """
    volley = added([either(1, 2)] * 3)

    nerve = after_losing(_spearmen(6, 0, 1), volley)

    assert nerve.of(MoraleOdds.BREAKS) == 1 - Fraction(3, 4) ** 3


@pytest.mark.rule("MORALE-01", "MORALE-02")
def test_casualties_of_the_turn_so_far_count_and_nobody_is_left_to_test() -> None:
    """One of twelve has fallen already: the second makes a test, and eleven more leave nobody."""
    one, all_of_them = (after_losing(_spearmen(11, 1), certain(lost)) for lost in (1, 15))

    assert one.of(MoraleOdds.MARKED) == Fraction(1, 2)
    assert all_of_them.of(MoraleOdds.DESTROYED) == 1


@pytest.mark.rule("MORALE-14")
def test_figures_of_a_mixed_unit_fall_in_the_order_named() -> None:
    """Two askaris (4) and two White Men (3) test by the worse; without the askaris, by the other."""
    lost_two = after_losing(after(men({"askaris": 2, "white_men": 2})), certain(2))

    assert lost_two.of(MoraleOdds.HOLDS) == Fraction(4, 6) ** 2


@given(st.integers(1, 30), st.integers(0, 1), st.integers(0, 30))
def test_all_cases_are_counted_once_and_more_casualties_never_steady_a_unit(
    figures: int, markers: int, lost: int
) -> None:
    whole = _spearmen(figures, 0, markers)
    fewer, more = (after_losing(whole, certain(count)) for count in (lost, lost + 1))

    assert sum(more.weights.values()) == more.cases
    assert more.of(MoraleOdds.HOLDS) <= fewer.of(MoraleOdds.HOLDS)


def _boat(troop: str, hits: int, failures: int = 0) -> Unit:
    """A vessel whose hits are all of earlier turns."""
    return replace(unit("boat", "red", troop), hits_before=hits, hits=hits, failures=failures)


@pytest.mark.rule("GUN-30", "GUN-31")
@pytest.mark.parametrize(
    ("vessel", "hits"),
    [
        (_boat("gunboat", 10), 10),
        (_boat("gunboat", 10, failures=1), 10),
        (_boat("gunboat", 10), 31),
        (_boat("dhow", 4, failures=1), 1),
        (_boat("dhow", 0, failures=1), 4),
    ],
)
def test_a_vessel_withdraws_as_often_as_in_every_roll(vessel: Unit, hits: int) -> None:
    now = stage(replace(vessel, hits=vessel.hits + hits))

    def withdraws(dice: Dice) -> bool:
        events = take_vessel_tests(BOOK, now, TakeVesselTests("boat"), dice)
        return VesselWithdrew in {type(event) for event in events}

    assert odds_of_withdrawal(BOOK, vessel, certain(hits)) == tried(withdraws).where(bool)

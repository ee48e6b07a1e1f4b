"""Stake traps, page 15."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heart_africa.core.dice import Dice, DiceNeeded
from heart_africa.core.messages import LANGUAGES, has
from heart_africa.core.reckoning import Check
from heart_africa.rules.battle import Battle
from heart_africa.rules.battle.staging import stage, unit
from heart_africa.rules.battle.state import DAY, Light
from heart_africa.rules.book import book
from heart_africa.rules.organisation.traps import (
    CONDITIONS,
    DIE,
    DummyFound,
    StepOnTrap,
    TrapTested,
    check,
    step_on_trap,
)
from tests.wording import told

BOOK = book()
ON_IT = StepOnTrap("a 1", real=True)


def at(who: str, *, dark: bool = False) -> Battle:
    """A figure of this troop."""
    return stage(unit("a", "red", who), light=Light("night") if dark else DAY)


def needs_of(who: str, *, dark: bool) -> Check:
    """What it has to reach to escape."""
    return check(BOOK, at(who, dark=dark), at(who, dark=dark).figure("a 1"))


@pytest.mark.parametrize(
    ("who", "dark", "needs"),
    [
        pytest.param("scout", False, 3, id="scout by day", marks=pytest.mark.rule("TRAP-08")),
        pytest.param("scout", True, 3, id="scout at night", marks=pytest.mark.rule("TRAP-08")),
        pytest.param("pygmy_archers", False, 4, id="pygmy by day", marks=pytest.mark.rule("TRAP-09")),
        pytest.param("pygmy_spearmen", True, 4, id="pygmy at night", marks=pytest.mark.rule("TRAP-09")),
        pytest.param("white_men", False, 5, id="another by day", marks=pytest.mark.rule("TRAP-10")),
        pytest.param("attendant", False, 5, id="attendant by day", marks=pytest.mark.rule("TRAP-10")),
        pytest.param("regulars", True, 6, id="another at night", marks=pytest.mark.rule("TRAP-11")),
        pytest.param("baggage", True, 6, id="baggage at night", marks=pytest.mark.rule("TRAP-11", "TRAP-06")),
    ],
)
def test_what_it_takes_to_escape_a_real_trap(who: str, dark: bool, needs: int) -> None:
    known = needs_of(who, dark=dark)

    assert (known.needs, known.page) == (needs, 15)


@pytest.mark.rule("TRAP-12")
@pytest.mark.parametrize(("face", "killed"), [(4, True), (5, False)])
def test_who_falls_short_is_eliminated(face: int, killed: bool) -> None:
    """A warrior by day needs a 5."""
    (event,) = step_on_trap(BOOK, at("warriors"), ON_IT, Dice([face]))

    assert isinstance(event, TrapTested)
    assert event.killed is killed


@pytest.mark.rule("TRAP-06", "TRAP-07")
def test_a_dummy_takes_no_die() -> None:
    assert step_on_trap(BOOK, at("scout"), StepOnTrap("a 1", real=False), Dice()) == (DummyFound("scout"),)


def test_a_real_trap_takes_one_die() -> None:
    with pytest.raises(DiceNeeded) as caught:
        step_on_trap(BOOK, at("scout"), ON_IT, Dice())

    assert (caught.value.count, caught.value.why) == (1, DIE)


@given(st.sampled_from(sorted(BOOK.troops)), st.integers(1, 6))
def test_the_night_never_helps(who: str, face: int) -> None:
    day, night = (needs_of(who, dark=dark) for dark in (False, True))

    assert day.succeeds(face) or not night.succeeds(face)


@pytest.mark.rule("TRAP-05")
def test_a_marker_is_two_inches_wide() -> None:
    assert BOOK.traps.marker_in.value == 2


def test_every_row_has_its_condition() -> None:
    assert [row.when for row in BOOK.traps.escape] == list(CONDITIONS)


def test_everything_is_worded() -> None:
    battles = [at(who, dark=dark) for who in ("scout", "pygmy_archers", "lancers") for dark in (True, False)]
    events = [step_on_trap(BOOK, here, ON_IT, Dice([face]))[0] for here in battles for face in (1, 6)]
    lines = [line for here in battles for line in check(BOOK, here, here.figure("a 1")).reckoning.lines]

    assert all(told(DummyFound("baggage"), *events, *lines))
    assert all(has(language, DIE) for language in LANGUAGES)

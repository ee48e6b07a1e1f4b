"""What casualties are worth beyond the men: tests, markers, units that run, worked out by hand (p. 28)."""

from dataclasses import replace

import pytest

from heart_africa.core.journal.records import Act
from heart_africa.laboratory.chance import Chance
from heart_africa.opponent.heads import Choice
from heart_africa.opponent.nerve import Shaken, shaken
from heart_africa.opponent.plans import plan
from heart_africa.opponent.sketch import Position
from heart_africa.opponent.steady import carried_out, steady
from heart_africa.opponent.weights import PLANNER, Nerve, tempered
from heart_africa.rules.battle import Sort, Unit
from heart_africa.rules.battle.staging import lone, stage, unit
from heart_africa.rules.battle.state import SIDES
from heart_africa.rules.battle.units import Gone
from heart_africa.rules.book import BAGGAGE
from heart_africa.rules.book.play import Step
from heart_africa.rules.organisation.independents import Bewitch, RaiseStandard
from heart_africa.rules.play.morale.tests import TakeTests
from heart_africa.rules.play.shooting.orders import Fire
from tests.opponent.tables import match_of, situation, sketched
from tests.referee.referred import BOOK

WHOLE = Nerve(counts=1.0, marker=0.3)
SIX = unit("Lanzas", "blue", "spearmen", 6)
"""They test for each who falls, and fail on 1 to 3; four points each."""


def after_falls(of: Unit, fallen: float, counted: Nerve = WHOLE) -> Shaken:
    """What comes of it if so many of a unit are expected to fall."""
    guns = unit("Fusiles", "red", "askaris", 6)
    at = Position(BOOK, stage(guns, of), sketched({guns: (36, 10), of: (36, 20)}))
    return shaken(at, of, fallen, counted)


def test_who_has_a_marker_runs_with_half_of_the_tests_that_casualties_make() -> None:
    """One is expected to fall: none does in 36.8 of 100, one in as many, two in 18.4, ...

    Each test is passed in half of them, so that it stands in exp(-1/2) = 60.7 of 100. Five who are left are
    20 points.
    """
    found = after_falls(replace(SIX, markers=1), 1)
    assert found.runs == pytest.approx(0.393, abs=0.002)
    assert found.points == pytest.approx(20 * 0.393, abs=0.05)


def test_who_has_none_runs_if_two_fail_and_pays_a_part_for_a_marker() -> None:
    """Two fail of those tests in 1 - 1.5 exp(-1/2) = 9.0 of 100, just one in 0.5 exp(-1/2) = 30.3."""
    found = after_falls(SIX, 1)
    assert found.runs == pytest.approx(0.090, abs=0.002)
    assert found.points == pytest.approx(20 * (0.090 + 0.3 * 0.303), abs=0.05)


@pytest.mark.parametrize(("figures", "tests"), [(20, 3), (21, 4)])
def test_a_bigger_unit_tests_for_more(figures: int, tests: int) -> None:
    """With a marker, three fallen are a test for twenty, three quarters of one for twenty-one.

    Enough is expected here that chance evens out: what it takes to run is compared, man for man.
    """
    ours = replace(unit("Lanzas", "blue", "spearmen", figures), markers=1)
    one, other = after_falls(ours, 3).runs, after_falls(replace(SIX, markers=1), 3 / tests).runs
    assert one == pytest.approx(other, abs=0.09)


def test_who_has_fallen_this_turn_counts() -> None:
    """Of eight, two make a test: with one gone already the next brings it about."""
    eight = replace(unit("Lanzas", "blue", "spearmen", 8), markers=1)
    gone = replace(eight.figures[0], gone=Gone.SHOT)
    fewer = replace(eight, figures=(gone, *eight.figures[1:]), at_start=8)
    assert after_falls(fewer, 0.5).runs > after_falls(eight, 0.5).runs + 0.05


@pytest.mark.parametrize(
    ("of", "counted"),
    [
        pytest.param(unit("Fardos", "blue", BAGGAGE, 4), WHOLE, id="who-never-tests"),
        pytest.param(SIX, tempered().nerve, id="a-steady-player"),
    ],
)
def test_nothing_comes_of_it(of: Unit, counted: Nerve) -> None:
    assert after_falls(of, 2, counted) == Shaken()


def shot_at(habits: str) -> str:
    """At whom ten askaris shoot who have eight of their like and twelve spearmen with a marker equally near."""
    guns, dear = unit("Fusiles", "red", "askaris", 10), unit("Soldados", "blue", "askaris", 8)
    shaky = replace(unit("Lanzas", "blue", "spearmen", 12), markers=1)
    battle = stage(guns, dear, shaky, step=Step.SHOOTING)
    match = match_of(battle, sketched({guns: (36, 10), dear: (32, 17), shaky: (40, 17)}, wide=12))
    now = situation(match, "red")
    choice = carried_out(now, plan(now.at, "red", habits=habits), Chance("1"))
    assert choice is not None
    assert isinstance(choice.chosen.order, Fire)
    return choice.chosen.draft.goal


def test_a_planner_shoots_at_who_is_about_to_run_where_a_steady_player_shoots_at_the_dearer() -> None:
    """An askari is 6 points, a spearman 4; but with two or three of these all twelve may go."""
    assert (shot_at(PLANNER), shot_at("")) == ("Lanzas", "Soldados")


# --- tests more and fewer ---


def steadied(*units: Unit, who: Unit) -> Choice | None:
    """What a planner of red's does in the morale phase, who has this figure with it."""
    ours = [each for each in units if each.side == "red"]
    battle = stage(*units, who, step=Step.MORALE)
    where = {each: (20.0 + 9 * place, 12.0 if each in ours else 20.0) for place, each in enumerate(units)}
    now = situation(match_of(battle, sketched({**where, who: (28, 14)})), "red")
    return carried_out(now, plan(now.at, "red", habits=PLANNER), Chance("1"))


def shot_down(unit_: Unit, count: int) -> Unit:
    """A unit that has lost so many this turn."""
    gone = [replace(each, gone=Gone.SHOT) for each in unit_.figures[:count]]
    return replace(unit_, figures=(*gone, *unit_.figures[count:]), at_start=len(unit_.figures))


def test_a_spell_is_cast_on_who_would_run_rather_than_on_the_dearer() -> None:
    """Twelve spearmen with a marker, 48 points, run on 1 to 3; ten warriors, 90, get a marker on 1 or 2."""
    doctor = lone("Brujo", "red", Sort.WITCH_DOCTOR, "witch_doctor")
    dear, shaky = unit("Guerreros", "blue", "warriors", 10), unit("Lanzas", "blue", "spearmen", 12)
    choice = steadied(dear, replace(shaky, markers=1), who=doctor)
    assert choice is not None
    assert isinstance(choice.chosen.order, Bewitch)
    assert choice.chosen.order.unit == shaky.name


@pytest.mark.parametrize(("fallen", "raised"), [(1, False), (2, True)])
def test_a_standard_is_raised_for_who_has_a_test_to_take(fallen: int, raised: bool) -> None:  # a case
    """Of ten spearmen two make a test; the warriors beside them have lost nobody."""
    bearer = lone("Bandera", "red", Sort.STANDARD_BEARER, "standard_bearer")
    spears, others = unit("Lanzas", "red", "spearmen", 10), unit("Guerreros", "red", "warriors", 10)
    foe = unit("Enemigos", "blue", "spearmen", 10)
    choice = steadied(shot_down(spears, fallen), others, foe, who=bearer)
    order = choice.chosen.order if choice else None
    assert isinstance(order, RaiseStandard) is raised
    assert not isinstance(order, RaiseStandard) or order.unit == spears.name


def test_who_is_bewitched_after_he_has_passed_takes_his_test_before_the_step_ends() -> None:
    """Red's witch doctor casts his spell when blue has nothing more to do."""
    doctor = lone("Brujo", "red", Sort.WITCH_DOCTOR, "witch_doctor")
    battle = stage(SIX, doctor, step=Step.MORALE)
    match = match_of(battle, sketched({SIX: (29, 20), doctor: (28, 14)}))
    match.look()
    match.passed.add("blue")
    spell = steady(situation(match, "red"), Chance("1"))
    assert spell is not None
    assert isinstance(spell.chosen.order, Bewitch)

    match.give(spell.chosen.draft)

    assert match.turn_of(match.agenda()) == "blue"
    match.go_on({"red": steady, "blue": steady}, {each: Chance(each) for each in SIDES}, until=2)
    given = [each.record.command for each in match.journal.entries if isinstance(each.record, Act)]
    assert [each.unit for each in given if isinstance(each, TakeTests)] == [SIX.name]

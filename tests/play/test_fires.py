"""Fires and smoke, page 25."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heart_africa.core.dice import Dice, DiceNeeded
from heart_africa.core.messages import LANGUAGES, has
from heart_africa.rules.battle import Battle, Figure, Gone, Sort
from heart_africa.rules.battle.staging import placed, stage
from heart_africa.rules.battle.state import RED, Burning, Fire
from heart_africa.rules.book import book
from heart_africa.rules.book.play import Step
from heart_africa.rules.play.fires import (
    DIE,
    LIGHTING,
    LIGHTS,
    WIND_DIE,
    Burnable,
    CaughtByFire,
    LightFire,
    SettleWind,
    burns,
    check,
    leave_by,
    light_fire,
    must_be_left,
    objections_to_enter,
    objections_to_light,
    settle_wind,
    smoke,
    wind_due,
)
from heart_africa.rules.shared_terms import Melee
from tests.wording import Told, told

BOOK = book()
VILLAGE = Fire("village", lit=5)
ASKARI = Figure("one", "askaris")
ORDER = LightFire("one", "village", "Mgunda")


def of(figure: Figure, sort: Sort = Sort.UNIT) -> Battle:
    """A battle of one figure."""
    return stage(placed("one", RED, sort, figure), step=Step.SHOOTING)


WITH_FIREARMS = {  # page 6 to 9: whoever shoots a rifle or a musket of his own
    *("white_men", "regulars", "soldiers", "swordsmen", "well_armed_askaris", "askaris", "ruga_ruga"),
    *("musketeers", "mounted_musketeers", "mounted_regulars"),
}


# --- who may try ---


@pytest.mark.rule("FIRE-01")
def test_who_carries_fire() -> None:
    able = {who for who in BOOK.troops if not objections_to_light(BOOK, of(Figure("one", who)), ORDER)}

    assert able == WITH_FIREARMS | {"witch_doctor", "scout"}


@pytest.mark.rule("FIRE-01")
def test_a_leader_may_whatever_he_is_armed_with() -> None:
    assert objections_to_light(BOOK, of(Figure("one", "spearmen"), Sort.LEADER), ORDER) == ()


@pytest.mark.parametrize(
    ("figure", "order", "code", "rule"),
    [
        pytest.param(
            Figure("one", "spearmen"), ORDER, "carries-no-fire", "FIRE-01", marks=pytest.mark.rule("FIRE-01")
        ),
        pytest.param(
            ASKARI,
            replace(ORDER, target="jungle"),  # type: ignore[arg-type]  # no such thing burns
            "does-not-burn",
            "FIRE-02",
            marks=pytest.mark.rule("FIRE-02"),
        ),
        pytest.param(
            ASKARI,
            replace(ORDER, touching=False),
            "not-touching",
            "FIRE-03",
            marks=pytest.mark.rule("FIRE-03"),
        ),
        pytest.param(
            replace(ASKARI, shots=1), ORDER, "has-shot", "FIRE-04", marks=pytest.mark.rule("FIRE-04")
        ),
        pytest.param(
            replace(ASKARI, melee=Melee.CONTACTED),
            ORDER,
            "fights",
            "FIRE-04",
            marks=pytest.mark.rule("FIRE-04"),
        ),
        pytest.param(
            replace(ASKARI, gone=Gone.SHOT), ORDER, "was-killed", "FIRE-05", marks=pytest.mark.rule("FIRE-05")
        ),
    ],
)
def test_why_a_figure_may_not_try(figure: Figure, order: LightFire, code: str, rule: str) -> None:
    (problem,) = objections_to_light(BOOK, of(figure), order)

    assert (problem.code, problem.rule, problem.page) == (f"fires-{code}", rule, 25)
    assert all(told(problem))


@pytest.mark.rule("FIRE-02", "TEMBA-29")
@pytest.mark.parametrize("target", ["village", "tall_grass", "temba_roof"])
def test_what_may_be_set_on_fire(target: Burnable) -> None:
    assert objections_to_light(BOOK, of(ASKARI), replace(ORDER, target=target)) == ()


# --- what it takes ---


@pytest.mark.parametrize(
    ("who", "needs", "rule"),
    [
        pytest.param("white_men", 4, "FIRE-06", marks=pytest.mark.rule("FIRE-06")),
        pytest.param("regulars", 4, "FIRE-06", marks=pytest.mark.rule("FIRE-06")),
        pytest.param("mounted_regulars", 4, "FIRE-06", marks=pytest.mark.rule("FIRE-06")),
        pytest.param("soldiers", 5, "FIRE-07", marks=pytest.mark.rule("FIRE-07")),
        pytest.param("scout", 5, "FIRE-07", marks=pytest.mark.rule("FIRE-07")),
        pytest.param("witch_doctor", 5, "FIRE-07", marks=pytest.mark.rule("FIRE-07")),
    ],
)
def test_what_it_takes_to_light_a_fire(who: str, needs: int, rule: str) -> None:
    known = check(BOOK, who)

    assert (known.needs, known.rule) == (needs, rule)


@pytest.mark.rule("FIRE-06", "FIRE-07")
@pytest.mark.parametrize(
    ("who", "face", "lit"),
    [("regulars", 4, True), ("regulars", 3, False), ("askaris", 4, False), ("askaris", 5, True)],
)
def test_the_die_decides(who: str, face: int, lit: bool) -> None:
    event = light_fire(BOOK, of(Figure("one", who)), ORDER, Dice([face]))

    assert event.lit is lit


def test_lighting_takes_one_die() -> None:
    with pytest.raises(DiceNeeded) as caught:
        light_fire(BOOK, of(ASKARI), ORDER, Dice())

    assert (caught.value.count, caught.value.why) == (1, DIE)


# --- how it burns: lit in turn 5 ---


@pytest.mark.rule("TEMBA-32")
def test_a_room_of_a_temba_is_left_as_a_burning_village_is() -> None:
    """Until the end of the next turn's Movement phase, and for the four turns that it burns."""
    roof = Fire("temba_roof", 5)

    assert [now for now in range(4, 10) if objections_to_enter(BOOK, roof, now)] == [5, 6, 7, 8]
    assert {problem.see for problem in objections_to_enter(BOOK, roof, 5)} == {("TEMBA-32",)}
    assert {problem.see for problem in objections_to_enter(BOOK, VILLAGE, 5)} == {()}
    assert [must_be_left(BOOK, roof, now) for now in (5, 6)] == [False, True]


@pytest.mark.rule("FIRE-11")
def test_it_burns_four_turns_from_the_one_it_was_lit_in() -> None:
    assert [turn for turn in range(1, 15) if burns(BOOK, VILLAGE, turn)] == [5, 6, 7, 8]


@pytest.mark.rule("FIRE-11")
@pytest.mark.parametrize(("now", "barred"), [(4, False), (5, True), (8, True), (9, False)])
def test_nobody_goes_back_while_it_burns(now: int, barred: bool) -> None:
    problems = objections_to_enter(BOOK, VILLAGE, now)

    assert [problem.rule for problem in problems] == (["FIRE-11"] if barred else [])
    assert [problem.about["until"] for problem in problems] == ([9] if barred else [])


@pytest.mark.rule("FIRE-09")
def test_there_is_time_to_leave_until_the_next_movement_phase_ends() -> None:
    assert leave_by(BOOK, VILLAGE) == 6


@pytest.mark.rule("FIRE-09", "FIRE-10")
@pytest.mark.parametrize(("now", "left"), [(5, False), (6, True), (7, True), (8, True), (9, False)])
def test_who_is_still_inside_then_dies(now: int, left: bool) -> None:
    assert must_be_left(BOOK, VILLAGE, now) is left


# --- the smoke ---


@pytest.mark.rule("SMOKE-01", "SMOKE-04")
def test_smoke_reaches_four_inches_more_each_turn_from_the_second() -> None:
    assert [smoke(BOOK, VILLAGE, turn).total for turn in (4, 5, 6, 7, 8, 9, 10)] == [0, 0, 4, 8, 12, 0, 0]


@pytest.mark.rule("SMOKE-02")
@pytest.mark.parametrize(("now", "known", "due"), [(5, False, False), (6, False, True), (6, True, False)])
def test_the_wind_is_settled_once_when_smoke_first_spreads(now: int, known: bool, due: bool) -> None:
    burning = Battle(turn=now, fires=(Burning("Ujiji", VILLAGE, "red"),), wind=60 if known else None)
    assert wind_due(BOOK, burning) is due


@pytest.mark.rule("SMOKE-02")
def test_the_six_faces_share_the_compass() -> None:
    degrees = [settle_wind(BOOK, Battle(), SettleWind(), Dice([face]))[0].degrees for face in range(1, 7)]

    assert degrees == [0, 60, 120, 180, 240, 300]


@given(st.integers(1, 20), st.integers(0, 12))
def test_smoke_comes_only_from_what_burns(lit: int, later: int) -> None:
    fire = Fire("tall_grass", lit)

    assert burns(BOOK, fire, lit + later) or smoke(BOOK, fire, lit + later).total == 0


# --- completeness ---


def test_every_row_has_its_condition() -> None:
    assert [row.when for row in BOOK.fires.lighting] == list(LIGHTING)
    assert [row.when for row in BOOK.fires.lights] == list(LIGHTS)


def test_everything_is_worded() -> None:
    lit = [
        light_fire(BOOK, of(Figure("one", who)), ORDER, Dice([face]))
        for who in ("regulars", "askaris")
        for face in (1, 6)
    ]
    lines = [line for event in lit for line in event.check.reckoning.lines] + list(
        smoke(BOOK, VILLAGE, 8).lines
    )
    events: list[Told] = [
        *lit,
        CaughtByFire("village", 1),
        CaughtByFire("village", 2),
        *settle_wind(BOOK, Battle(), SettleWind(), Dice([3])),
    ]

    assert all(told(*lines, *events, *objections_to_enter(BOOK, VILLAGE, 6)))
    assert all(has(lang, why) for lang in LANGUAGES for why in (DIE, WIND_DIE))

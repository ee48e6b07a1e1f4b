"""A new turn, a new step: what is over and what stays."""

from dataclasses import fields, replace

import pytest

from heart_africa.rules.battle import (
    Battle,
    Figure,
    Gone,
    NewsItem,
    Side,
    Sort,
    Unit,
    Where,
    fresh_step,
    fresh_turn,
)
from heart_africa.rules.battle.turns import fresh_figure
from heart_africa.rules.battle.units import Fault
from heart_africa.rules.book.play import Step
from heart_africa.rules.shared_terms import Melee, Moved, Obstacle

MAN = Figure("Guardia 1", "swordsmen")


@pytest.mark.rule("GUN-16")
def test_a_gun_that_jammed_waits_for_the_next_turn_and_then_works_again() -> None:
    jammed = Figure("Maxim", "machine_gun", fault=Fault.JAMMED, faces=(1, 1, 6), shots=3)

    waiting = fresh_figure(jammed)

    assert waiting.fault is Fault.JAMMED
    assert fresh_figure(waiting).fault is Fault.NONE


@pytest.mark.rule("GUN-17")
def test_a_gun_out_of_order_stays_so() -> None:
    broken = Figure("Maxim", "machine_gun", fault=Fault.BROKEN)

    assert fresh_figure(fresh_figure(broken)).fault is Fault.BROKEN


@pytest.mark.parametrize("melee", [Melee.CHARGED, Melee.CONTACTED, Melee.FOLLOWED_UP, Melee.THROUGHOUT])
def test_who_is_still_in_contact_has_been_so_throughout(melee: Melee) -> None:
    fresh = fresh_figure(replace(MAN, melee=melee, enemies=("Lanza 1",), fought=1, moved=Moved.MOVED))

    assert (fresh.melee, fresh.fought, fresh.moved) == (Melee.THROUGHOUT, 1, Moved.NO)


@pytest.mark.rule("BAG-03")
@pytest.mark.parametrize("enemies", [("Vaca 1",), ("Vaca 1", "Lanza 1")])
def test_who_touches_nothing_but_baggage_is_in_no_close_combat(enemies: tuple[str, ...]) -> None:
    fresh = fresh_figure(replace(MAN, enemies=enemies), frozenset({"Vaca 1"}))

    assert fresh.melee is (Melee.THROUGHOUT if "Lanza 1" in enemies else Melee.NONE)


def test_who_has_killed_his_opponent_may_follow_up_for_one_turn() -> None:
    alone = replace(MAN, melee=Melee.CHARGED, fought=1)

    assert fresh_figure(alone).fought == 1
    assert fresh_figure(fresh_figure(alone)).fought == 0


def test_who_broke_off_is_free() -> None:
    assert fresh_figure(replace(MAN, melee=Melee.BROKE_OFF, fought=1)) == MAN


def test_a_marker_of_smoke_and_the_ground_stay() -> None:
    kept = replace(MAN, unloaded=True, cover=True, forded=True)

    assert fresh_figure(replace(kept, shots=1, reloading=True, lit=True)) == replace(kept, covered=True)


KEPT = {
    "name", "troop", "gone", "cause", "went", "unloaded", "fault", "enemies", "fought", "cover", "behind", "alone",
    "dismounted", "on_roof", "forded", "aboard", "repeater", "armed_scout", "covered",
}  # fmt: skip
KEPT_OF_UNIT = {
    "name", "side", "sort", "figures", "contingent", "where", "began", "at_start", "away", "markers", "broken",
    "traits", "hits", "hits_before", "failures", "aground", "aboard", "with_unit", "parted", "hidden", "lies_in",
    "guard", "open_traits",
}  # fmt: skip


def worn(thing: Figure | Unit, kept: set[str]) -> dict[str, object]:
    """Something else than the default for every field that a turn brings."""
    defaults = {field.name: field.default for field in fields(thing) if field.name not in kept}
    new = {bool: True, int: 3, str: "x", tuple: ("x",), Moved: Moved.MOVED, Melee: Melee.CHARGED}
    return {name: new.get(type(default), Obstacle.FENCE) for name, default in defaults.items()}


def test_everything_that_a_turn_brings_is_over_when_it_is() -> None:
    tired = replace(MAN, **worn(MAN, KEPT))  # type: ignore[arg-type]  # any field

    assert fresh_figure(tired) == MAN

    unit = Unit("Guardia", "red", Sort.UNIT, (MAN,), at_start=1)
    busy = replace(unit, **worn(unit, KEPT_OF_UNIT))  # type: ignore[arg-type]  # any field
    stands = Battle(attacker="red").joined_by(Side("red", "Rojo", ""), (busy,))

    assert fresh_turn(stands).unit("Guardia") == unit


def battle(*figures: Figure) -> Battle:
    """A battle with one unit."""
    unit = Unit("Guardia", "red", Sort.UNIT, figures, where=Where.TABLE, at_start=len(figures), done=True)
    return Battle(attacker="red", turn=1).joined_by(Side("red", "Rojo", ""), (unit,))


@pytest.mark.rule("MORALE-02")
def test_figures_are_counted_for_the_casualties_of_the_turn_to_come() -> None:
    here, left, shot = (Figure(f"Guardia {n}", "swordsmen") for n in range(3))
    stands = fresh_turn(battle(here, replace(left, gone=Gone.LEFT), replace(shot, gone=Gone.SHOT)))

    assert (stands.unit("Guardia").at_start, stands.unit("Guardia").lost) == (1, 0)

    later = stands.with_figure(replace(stands.figure("Guardia 0"), gone=Gone.LOST))

    assert later.unit("Guardia").lost == 1


def test_what_the_turn_brought_is_forgotten() -> None:
    before = replace(battle(MAN).with_news(NewsItem("captured", "red")), first="blue", done=("x",))

    stands = fresh_turn(before)

    assert (stands.turn, stands.step, stands.news, stands.done) == (2, Step.ARRIVALS, (), ())
    assert not stands.unit("Guardia").done


@pytest.mark.rule("TURN-02", "TURN-07")
@pytest.mark.parametrize(
    ("step", "mover"), [(Step.UNITS, "red"), (Step.INDEPENDENTS, "red"), (Step.SHOOTING, "")]
)
def test_the_attacker_moves_first(step: Step, mover: str) -> None:
    assert fresh_step(replace(battle(MAN), mover="blue"), step).mover == mover


def test_the_spell_of_the_white_men_is_broken_in_later_phases() -> None:
    later = fresh_step(replace(battle(MAN), spell_breaking=True), Step.RELOADING)

    assert (later.spell_broken, later.spell_breaking) == (True, False)

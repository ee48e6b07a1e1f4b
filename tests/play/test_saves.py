"""Saves against shooting, and a leader's attendants: pages 4, 6, 9, 10, 11 and 14."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heart_africa.core.dice import Dice, DiceNeeded
from heart_africa.rules.book import Arm
from heart_africa.rules.play.shooting.events import AttendantGiven, Event, SaveRolled, SpellBroken
from heart_africa.rules.play.shooting.resolution import (
    DENIED,
    SAVE,
    Wound,
    casualties,
    denials,
    has_to_choose,
    save,
    saves,
)
from heart_africa.rules.play.shooting.shot import Shot
from heart_africa.rules.shared_terms import Obstacle
from tests.play.shots import BOOK, Near, Shooter, Target, at, by, dead, fired, shot, wound
from tests.wording import told

IN_TEMBA: dict[str, Any] = {"behind": Obstacle.WALL, "shoots": True}


def needed(target: Target, shooter: Shooter | str, **facts: bool) -> int | None:
    """The face that saves the target, if it has a save."""
    check = save(BOOK, wound(target, shooter, **facts))
    return check.needs if check else None


@pytest.mark.parametrize(
    ("shooter", "face"),
    [
        pytest.param("soldiers", 4, id="soldiers", marks=pytest.mark.rule("TROOP-02")),
        pytest.param("swordsmen", 4, id="swordsmen", marks=pytest.mark.rule("TROOP-02")),
        pytest.param("askaris", 4, id="askaris", marks=pytest.mark.rule("TROOP-02")),
        pytest.param("well_armed_askaris", 4, id="well-armed askaris", marks=pytest.mark.rule("TROOP-02")),
        pytest.param("pygmy_archers", 4, id="pygmies", marks=pytest.mark.rule("TROOP-02")),
        pytest.param("horsemen", 4, id="horsemen", marks=pytest.mark.rule("TROOP-02")),
        pytest.param("mounted_musketeers", 4, id="mounted musketeers", marks=pytest.mark.rule("TROOP-02")),
        pytest.param("mounted_regulars", 4, id="mounted regulars in the saddle", marks=pytest.mark.rule("TROOP-03")),
        pytest.param("white_men", None, id="White Man", marks=pytest.mark.rule("TROOP-03")),
        pytest.param("regulars", None, id="regulars", marks=pytest.mark.rule("TROOP-03")),
        pytest.param("machine_gun", None, id="machine gun", marks=pytest.mark.rule("TROOP-03")),
        pytest.param("field_artillery", None, id="artillery", marks=pytest.mark.rule("TROOP-03")),
        pytest.param("muzzle_loading_cannon", None, id="cannon", marks=pytest.mark.rule("TROOP-03", "CANNON-04")),
        pytest.param("gunboat", None, id="gunboat", marks=pytest.mark.rule("TROOP-03", "GUN-23")),
        pytest.param(by("mounted_regulars", dismounted=True), None, id="regulars on foot", marks=pytest.mark.rule("TROOP-03", "TROOP-23")),
    ],
)  # fmt: skip
def test_a_white_man_saves_on_four_but_not_from_everybody(shooter: Shooter | str, face: int | None) -> None:
    assert needed(at("white_men"), shooter) == face


@pytest.mark.rule("TROOP-05")
def test_once_one_is_dead_no_white_man_saves() -> None:
    assert needed(at("white_men"), "askaris", spell_broken=True) is None


@pytest.mark.rule("TROOP-18", "TROOP-19", "TROOP-20", "TROOP-08")
@pytest.mark.parametrize(
    ("shooter", "face"),
    [
        ("agile_warriors", 4),
        ("agile_spearmen", 4),
        ("archers", 4),
        ("pygmy_archers", 4),
        ("horsemen", 4),
        ("musketeers", None),
        ("askaris", None),
        ("regulars", None),
        ("machine_gun", None),
        ("field_artillery", None),
        ("mounted_musketeers", None),
        (by("scout", armed_scout=True), None),
    ],
)
def test_lancers_save_from_bows_and_thrown_weapons(shooter: Shooter | str, face: int | None) -> None:
    assert needed(at("lancers"), shooter) == face


@pytest.mark.parametrize(
    ("target", "face"),
    [
        pytest.param("field_artillery", 4, marks=pytest.mark.rule("GUN-09")),
        pytest.param("machine_gun", 4, marks=pytest.mark.rule("GUN-12")),
        pytest.param("muzzle_loading_cannon", 4, marks=pytest.mark.rule("CANNON-04")),
        pytest.param("scout", 3, marks=pytest.mark.rule("SCOUT-07")),
    ],
)
@pytest.mark.parametrize("shooter", ["archers", "regulars", "white_men", "field_artillery"])
def test_crews_and_scouts_save_whoever_shoots(target: str, face: int, shooter: str) -> None:
    assert needed(at(target), shooter) == face


@pytest.mark.rule("TEMBA-15")
@pytest.mark.parametrize(
    ("shooter", "face"),
    [("regulars", 3), ("musketeers", 3), ("machine_gun", 3), ("field_artillery", None), ("gunboat", None)],
)
def test_the_wall_of_a_temba_saves_from_small_arms(shooter: str, face: int | None) -> None:
    assert needed(at("spearmen", **IN_TEMBA), shooter) == face


@pytest.mark.rule("TEMBA-15")
@pytest.mark.parametrize(
    ("target", "shooter", "faces"),
    [
        pytest.param("white_men", "askaris", [3, 4], id="White Man: the wall's is better"),
        pytest.param("white_men", "field_artillery", [], id="White Man, artillery: neither"),
        pytest.param("machine_gun", "field_artillery", [4], id="crew, artillery: its own"),
        pytest.param("scout", "askaris", [3, 3], id="scout: as good"),
    ],
)
def test_one_save_only_and_that_the_best(target: str, shooter: str, faces: list[int]) -> None:
    hit = at(target, **IN_TEMBA)

    assert [check.needs for check in saves(BOOK, wound(hit, shooter))] == faces
    assert needed(hit, shooter) == (faces[0] if faces else None)


@pytest.mark.rule("TEMBA-23")
def test_rubble_saves_nobody() -> None:
    assert needed(at("spearmen", behind=Obstacle.BREACH), "askaris") is None


@pytest.mark.rule("TEMBA-15")
def test_a_failed_save_is_not_followed_by_another() -> None:
    """Hit with a 6, the White Man in the temba fails his 3+ and dies without a second roll."""
    events = fired(shot("askaris", at("white_men", **IN_TEMBA)), faces=[6, 2])

    assert dead(events) == ["target"]


@pytest.mark.parametrize(
    ("target", "shooter", "facts", "rule"),
    [
        pytest.param(at("white_men"), "regulars", {}, "TROOP-03", marks=pytest.mark.rule("TROOP-03")),
        pytest.param(at("white_men"), "askaris", {"spell_broken": True}, "TROOP-05", marks=pytest.mark.rule("TROOP-05")),
        pytest.param(at("lancers"), "askaris", {}, "TROOP-20", marks=pytest.mark.rule("TROOP-20")),
        pytest.param(at("askaris", **IN_TEMBA), "gunboat", {}, "TEMBA-15", marks=pytest.mark.rule("TEMBA-15")),
        pytest.param(at("attendant"), "gunboat", {"splash": True}, "LEAD-18", marks=pytest.mark.rule("LEAD-18")),
        pytest.param(at("gun_bearer"), "archers", {}, "BEARER-06", marks=pytest.mark.rule("BEARER-06")),
    ],
)  # fmt: skip
def test_why_there_is_no_save(target: Target, shooter: str, facts: dict[str, bool], rule: str) -> None:
    hit = wound(target, shooter, **facts)
    (line,) = denials(BOOK, hit)

    assert save(BOOK, hit) is None
    assert line.rule == rule


@pytest.mark.parametrize("target", ["regulars", "spearmen", "standard_bearer", "witch_doctor", "gun_bearer"])
def test_the_others_have_none(target: str) -> None:
    assert needed(at(target), "archers") is None


# --- leaders and their attendants ---


@pytest.mark.rule("LEAD-16", "LEAD-17")
def test_attendants_die_for_their_leader_until_there_are_no_more() -> None:
    leader = at("askaris", leader=True, attendants=2)
    events = fired(*[shot("regulars", leader)] * 3, faces=[6, 6, 6])

    assert [event.rule for event in events if isinstance(event, AttendantGiven)] == ["LEAD-16", "LEAD-16"]
    assert dead(events) == ["target"]


@pytest.mark.rule("LEAD-16")
def test_a_leader_with_attendants_enough_lives() -> None:
    leader = at("askaris", leader=True, attendants=2)

    assert dead(fired(*[shot("regulars", leader)] * 2, faces=[6, 6])) == []


def given_up(events: tuple[Event, ...]) -> list[str]:
    return [event.attendant for event in events if isinstance(event, AttendantGiven)]


@pytest.mark.rule("LEAD-16")
def test_those_near_him_die_in_the_order_in_which_he_gives_them_up() -> None:
    leader = at("askaris", leader=True, attendants=2, gives=("Zaidi", "Ali"))

    assert given_up(fired(shot("regulars", leader), faces=[6])) == ["Zaidi"]
    events = fired(*[shot("regulars", leader)] * 3, faces=[6, 6, 6])
    assert (given_up(events), dead(events)) == (["Zaidi", "Ali"], ["target"])


@pytest.mark.rule("LEAD-16", "GUN-02", "GUN-03")
def test_an_attendant_who_is_struck_himself_saves_nobody() -> None:
    """A shell hits the leader, and its splash Zaidi: nobody is left who is near."""
    zaidi = Near(at("attendant", name="Zaidi"), 1)
    leader = at("askaris", leader=True, attendants=1, gives=("Zaidi",))
    shell = shot("field_artillery", leader, near=(zaidi,))

    assert dead(fired(shell, faces=[6, 6])) == ["target", "Zaidi"]
    assert dead(fired(shell, faces=[6, 5])) == []


@pytest.mark.rule("LEAD-15", "LEAD-16")
def test_nobody_else_has_attendants_to_give() -> None:
    assert dead(fired(shot("regulars", at("askaris", attendants=2)), faces=[6])) == ["target"]


@pytest.mark.rule("LEAD-19")
@pytest.mark.parametrize(
    ("target", "shooter", "chooses"),
    [
        pytest.param(at("white_men", leader=True, attendants=1), "askaris", True, id="attendant or save"),
        pytest.param(at("white_men", leader=True, attendants=1), "regulars", False, id="no save"),
        pytest.param(at("white_men", leader=True), "askaris", False, id="no attendant"),
        pytest.param(at("lancers", leader=True, attendants=1), "archers", True, id="a lancer"),
        pytest.param(at("askaris", leader=True, attendants=1, **IN_TEMBA), "askaris", True, id="in a temba"),
        pytest.param(at("askaris", leader=True, attendants=1), "askaris", False, id="no save of any kind"),
    ],
)
def test_when_a_leader_has_to_choose(target: Target, shooter: str, chooses: bool) -> None:
    assert has_to_choose(BOOK, wound(target, shooter)) is chooses


@pytest.mark.rule("LEAD-19", "TROOP-03", "TEMBA-15")
@pytest.mark.parametrize("gun", ["field_artillery", "muzzle_loading_cannon", "gunboat"])
def test_in_the_splash_no_leader_has_a_save_to_choose(gun: str) -> None:
    """No leader is a gun with its crew, or a Scout; all other saves are denied to whom a shell reaches."""
    leaders = [
        troop for troop in BOOK.troops if BOOK.arm(troop) not in {Arm.GUN, Arm.VESSEL} and troop != "scout"
    ]
    struck = [at(troop, leader=True, attendants=1, **where) for troop in leaders for where in ({}, IN_TEMBA)]

    assert not any(has_to_choose(BOOK, wound(target, gun, splash=True)) for target in struck)
    assert has_to_choose(BOOK, wound(at("white_men", leader=True, attendants=1), "askaris"))


@pytest.mark.rule("LEAD-19", "LEAD-18")
def test_a_white_leader_gives_an_attendant_and_rolls_nothing() -> None:
    events = fired(shot("askaris", at("white_men", leader=True, attendants=1)), faces=[6])

    assert [event.rule for event in events if isinstance(event, AttendantGiven)] == ["LEAD-19"]
    assert dead(events) == []


@pytest.mark.rule("LEAD-19", "LEAD-20")
@pytest.mark.parametrize(("face", "killed"), [(4, []), (3, ["target"])])
def test_or_he_rolls_and_a_failure_is_his_death(face: int, killed: list[str]) -> None:
    leader = at("white_men", leader=True, attendants=3, rather_save=True)
    events = fired(shot("askaris", leader), faces=[6, face])

    assert dead(events) == killed
    assert not any(isinstance(event, AttendantGiven) for event in events)


def test_who_would_rather_save_but_cannot_gives_an_attendant() -> None:
    leader = at("white_men", leader=True, attendants=1, rather_save=True)

    assert dead(fired(shot("regulars", leader), faces=[6])) == []


# --- the spell ---


@pytest.mark.rule("TROOP-05")
def test_the_spell_breaks_when_the_phase_is_over() -> None:
    """Both hit at once: one falls, and the other still has his save."""
    one, other = at("white_men", name="Burton"), at("white_men", name="Speke")
    events = fired(shot("askaris", one), shot("askaris", other), faces=[6, 6, 3, 4])

    assert dead(events) == ["Burton"]
    assert [event.figure for event in events if isinstance(event, SpellBroken)] == ["Burton"]


@pytest.mark.rule("TROOP-05")
def test_in_later_phases_nobody_rolls() -> None:
    events = fired(shot("askaris", at("white_men"), spell_broken=True), faces=[6])

    assert dead(events) == ["target"]
    assert not any(isinstance(event, SaveRolled | SpellBroken) for event in events)


@pytest.mark.rule("TROOP-05", "BEARER-06")
@pytest.mark.parametrize("target", ["regulars", "gun_bearer"])
def test_other_deaths_break_no_spell(target: str) -> None:
    events = fired(shot("askaris", target), faces=[6])

    assert dead(events) == ["target"]
    assert not any(isinstance(event, SpellBroken) for event in events)


# --- several hits ---


@pytest.mark.rule("TROOP-02")
def test_each_hit_is_saved_by_itself_until_one_is_not() -> None:
    """Three hits on one scout: he saves the first with 3, fails the second; the third asks for no die."""
    events = fired(*[shot("regulars", "scout")] * 3, faces=[6, 6, 6, 3, 2])

    assert [event.face for event in events if isinstance(event, SaveRolled)] == [3, 2]
    assert dead(events) == ["target"]


@pytest.mark.parametrize(("faces", "missing"), [((), 2), ((5,), 1)])
def test_the_saves_of_a_round_are_thrown_together(faces: tuple[int, ...], missing: int) -> None:
    wounds = [wound(at("scout", name=name), "archers") for name in ("one", "other")]

    with pytest.raises(DiceNeeded) as asked:
        list(casualties(BOOK, wounds, Dice(faces)))
    assert (asked.value.count, asked.value.why) == (missing, SAVE)


def test_every_row_has_its_condition() -> None:
    assert [row.when for row in BOOK.shooting.saves.denied] == list(DENIED)


WOUNDS = st.builds(
    wound,
    st.builds(at, st.sampled_from([*sorted(BOOK.troops), "attendant"]), behind=st.sampled_from(Obstacle)),
    st.builds(by, st.sampled_from(sorted(BOOK.troops)), dismounted=st.booleans()),
    splash=st.booleans(),
    spell_broken=st.booleans(),
)


@given(WOUNDS)
def test_saves_and_denials_can_be_told(hit: Wound) -> None:
    lines = [line for check in saves(BOOK, hit) for line in check.reckoning.lines]

    assert all(told(*lines, *denials(BOOK, hit))) or not lines
    assert [check.needs for check in saves(BOOK, hit)] == sorted(check.needs for check in saves(BOOK, hit))


@given(WOUNDS)
def test_a_broken_spell_never_helps(hit: Wound) -> None:
    whole, broken = (saves(BOOK, replace(hit, spell_broken=spell)) for spell in (False, True))

    assert len(broken) <= len(whole)


def test_shots_are_told_apart_by_their_targets() -> None:
    one: Shot = shot("regulars", at("scout", name="one"))
    other: Shot = shot("regulars", at("scout", name="other"))

    assert dead(fired(one, other, faces=[6, 6, 2, 3])) == ["one"]

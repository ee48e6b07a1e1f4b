"""Standard bearers and witch doctors, pages 10-11 and 29."""

from dataclasses import replace

import pytest

from heart_africa.rules.load import book
from heart_africa.rules.organisation.independents import (
    Bewitch,
    RaiseStandard,
    bewitch,
    objections_to_bewitch,
    objections_to_cancel,
    standard,
    standards,
    witch_doctors,
)
from heart_africa.rules.releases import unbelief
from heart_africa.rules.units import Release
from tests.wording import told

BOOK = book()
FLAG = RaiseStandard("Bearer", "a", 18)
SPELL = Bewitch("Nganga", "a", {"spearmen": 9}, 18)
CHARM = Release("leading-charisma", "TRAIT-09", 5)


# --- standards ---


@pytest.mark.rule("STD-04")
def test_a_standard_in_sight_cancels_a_test_of_one_unit() -> None:
    leave = standard(BOOK, FLAG)

    assert objections_to_cancel(BOOK, FLAG) == ()
    assert (leave.rule, leave.page, leave.by, leave.one_unit) == ("STD-04", 11, "Bearer", True)


@pytest.mark.rule("STD-06")
@pytest.mark.parametrize("screen", ["figures", "tall_grass"])
def test_a_standard_is_seen_over_figures_and_tall_grass(screen: standards.Screen) -> None:
    assert objections_to_cancel(BOOK, replace(FLAG, screen=screen)) == ()


@pytest.mark.rule("ALLY-10")
def test_an_allied_standard_helps_its_own_contingent() -> None:
    order = replace(FLAG, contingent="zanzibaris", unit_contingent="zanzibaris")

    assert objections_to_cancel(BOOK, order) == ()


@pytest.mark.parametrize(
    ("order", "rule", "page"),
    [
        pytest.param(
            replace(FLAG, inches=18.5), "STD-04", 11, id="beyond 18 in", marks=pytest.mark.rule("STD-04"),
        ),
        pytest.param(
            replace(FLAG, screen="ground"), "STD-07", 11,
            id="behind a hill", marks=pytest.mark.rule("STD-07"),
        ),
        pytest.param(
            replace(FLAG, helped="b"), "STD-04", 11, id="a second unit", marks=pytest.mark.rule("STD-04"),
        ),
        pytest.param(
            replace(FLAG, leader_used=True), "STD-05", 11,
            id="besides a disciplinarian", marks=pytest.mark.rule("STD-05"),
        ),
        pytest.param(
            replace(FLAG, bearer_troop="gun_bearer"), "STD-04", 11,
            id="no standard", marks=pytest.mark.rule("STD-04"),
        ),
        pytest.param(
            replace(FLAG, unit_contingent="pygmies"), "ALLY-13", 29,
            id="allies under the own standard", marks=pytest.mark.rule("ALLY-13"),
        ),
        pytest.param(
            replace(FLAG, contingent="zanzibaris"), "ALLY-10", 29,
            id="own men under an allied one", marks=pytest.mark.rule("ALLY-10"),
        ),
    ],
)  # fmt: skip
def test_what_stands_against_cancelling(order: RaiseStandard, rule: str, page: int) -> None:
    assert [(problem.rule, problem.page) for problem in objections_to_cancel(BOOK, order)] == [(rule, page)]


# --- spells ---


@pytest.mark.rule("WITCH-04", "WITCH-05")
def test_a_spell_makes_an_enemy_unit_test_without_a_die() -> None:
    (event,) = bewitch(BOOK, SPELL)

    assert objections_to_bewitch(BOOK, SPELL) == ()
    assert (event.unit, event.rule, event.immune) == ("a", "WITCH-05", None)


@pytest.mark.rule("WITCH-07")
@pytest.mark.parametrize(
    ("troop", "immune"),
    [
        ("white_men", True), ("regulars", True), ("soldiers", False), ("swordsmen", True),
        ("well_armed_askaris", False), ("askaris", False), ("ruga_ruga", False), ("warriors", False),
        ("agile_warriors", False), ("spearmen", False), ("agile_spearmen", False), ("musketeers", False),
        ("archers", False), ("pygmy_archers", True), ("pygmy_spearmen", True), ("horsemen", False),
        ("mounted_musketeers", False), ("lancers", False), ("mounted_regulars", True),
        ("field_artillery", True), ("muzzle_loading_cannon", True), ("machine_gun", True), ("gunboat", True),
    ],
)  # fmt: skip
def test_who_does_not_believe_in_witchcraft(troop: str, immune: bool) -> None:
    order = replace(SPELL, figures={troop: 3})
    (event,) = bewitch(BOOK, order)

    assert [problem.rule for problem in objections_to_bewitch(BOOK, order)] == ["WITCH-07"] * immune
    assert (event.immune is not None) == immune


@pytest.mark.rule("WITCH-07")
@pytest.mark.parametrize(
    ("figures", "immune"),
    [
        pytest.param({"white_men": 2, "gun_bearer": 2}, True, id="bearers stand with their White Men"),
        pytest.param({"gun_bearer": 1}, True, id="even when left alone"),
        pytest.param({"white_men": 1, "askaris": 9}, False, id="someone believes"),
        pytest.param({"regulars": 5, "askaris": 0}, True, id="the dead do not count"),
        pytest.param({}, False, id="nobody"),
    ],
)
def test_a_unit_is_immune_if_all_of_it_is(figures: dict[str, int], immune: bool) -> None:
    assert (unbelief(BOOK, figures) is not None) == immune


@pytest.mark.parametrize(
    ("order", "rule"),
    [
        pytest.param(
            replace(SPELL, inches=18.5), "WITCH-04", id="beyond 18 in", marks=pytest.mark.rule("WITCH-04"),
        ),
        pytest.param(
            replace(SPELL, in_sight=False), "WITCH-04",
            id="out of sight", marks=pytest.mark.rule("WITCH-04"),
        ),
        pytest.param(
            replace(SPELL, cast=1), "WITCH-04", id="a second spell", marks=pytest.mark.rule("WITCH-04"),
        ),
        pytest.param(
            replace(SPELL, enemy=False), "WITCH-04", id="friends", marks=pytest.mark.rule("WITCH-04"),
        ),
        pytest.param(
            replace(SPELL, witch_doctor_troop="scout"), "WITCH-04",
            id="no witch doctor", marks=pytest.mark.rule("WITCH-04"),
        ),
        pytest.param(
            replace(SPELL, figures={"spearmen": 0}), "WITCH-04",
            id="nobody there", marks=pytest.mark.rule("WITCH-04"),
        ),
        pytest.param(
            replace(SPELL, charmed=CHARM), "WITCH-08",
            id="with a charismatic", marks=pytest.mark.rule("WITCH-08"),
        ),
    ],
)  # fmt: skip
def test_what_stands_against_a_spell(order: Bewitch, rule: str) -> None:
    assert [problem.rule for problem in objections_to_bewitch(BOOK, order)] == [rule]


@pytest.mark.rule("WITCH-08")
def test_a_spell_on_a_charmed_unit_has_no_effect() -> None:
    (event,) = bewitch(BOOK, replace(SPELL, charmed=CHARM))

    assert event.immune == CHARM


# --- words ---


def test_every_row_has_its_condition() -> None:
    tables = BOOK.independents

    assert [row.when for row in tables.objections_to_cancel] == list(standards.CONDITIONS)
    assert [row.when for row in tables.objections_to_bewitch] == list(witch_doctors.CONDITIONS)


def test_everything_is_worded() -> None:
    worst = replace(FLAG, bearer_troop="scout", inches=40, screen="ground", helped="b", leader_used=True)
    spell = replace(
        SPELL, witch_doctor_troop="scout", enemy=False, cast=1, inches=40, in_sight=False, charmed=CHARM
    )
    problems = [
        *objections_to_cancel(BOOK, replace(worst, unit_contingent="pygmies")),
        *objections_to_cancel(BOOK, replace(worst, contingent="zanzibaris")),
        *objections_to_bewitch(BOOK, replace(spell, figures={"regulars": 2})),
        *objections_to_bewitch(BOOK, replace(spell, figures={})),
    ]
    leaves = [leave for leave in (standard(BOOK, FLAG), unbelief(BOOK, {"regulars": 2})) if leave]

    assert len({problem.code for problem in problems}) == 7 + 8
    assert len(leaves) == 2
    assert all(told(*problems, *leaves, *bewitch(BOOK, SPELL), *bewitch(BOOK, replace(SPELL, charmed=CHARM))))

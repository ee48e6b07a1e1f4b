"""Standard bearers and witch doctors, pages 10-11 and 29."""

from dataclasses import replace

import pytest

from heart_africa.rules.battle import Battle, Figure, Gone, Sort, Unit, lose
from heart_africa.rules.battle.marks import HELPED, OVERLOOKED, SPELL, STANDARD
from heart_africa.rules.battle.staging import lone, stage, unit
from heart_africa.rules.battle.state import Light
from heart_africa.rules.book import Trait, book
from heart_africa.rules.morale_exemptions import given as leaves
from heart_africa.rules.morale_exemptions import unbelief
from heart_africa.rules.organisation import independents
from heart_africa.rules.organisation.independents import (
    Bewitch,
    RaiseStandard,
    bewitch,
    objections_to_bewitch,
    objections_to_cancel,
    raise_standard,
)
from tests.wording import told

BOOK = book()
NIGHT = Light("night")
FLAG = RaiseStandard("Juma", "a", 18)
CURSE = Bewitch("Nganga", "a", 18)


def bearer(troop: str = "", **facts: object) -> Unit:
    """A standard bearer."""
    made = lone("Juma", "red", Sort.STANDARD_BEARER, troop)
    return replace(made, **facts)  # type: ignore[arg-type]  # whatever a test says of him


def doctor(troop: str = "", **facts: object) -> Unit:
    """A witch doctor of the other side."""
    made = lone("Nganga", "blue", Sort.WITCH_DOCTOR, troop)
    return replace(made, **facts)  # type: ignore[arg-type]  # whatever a test says of him


def men(troop: str = "spearmen", count: int = 9, **facts: object) -> Unit:
    """A unit."""
    return replace(unit("a", "red", troop, count), **facts)  # type: ignore[arg-type]  # whatever a test says of it


def mixed(**troops: int) -> Unit:
    """A unit of several troops."""
    figures = [f for who, count in troops.items() for f in unit(who, "red", who, count).figures]
    return men(figures=tuple(figures))


LOVED = replace(lone("Mirambo", "red", Sort.LEADER, "spearmen"), traits=(Trait.CHARISMATIC,), with_unit="a")
REGULAR = Figure("Mirambo", "regulars")
CHARMED = stage(doctor(), LOVED, men())


# --- standards ---


@pytest.mark.rule("STD-04")
def test_a_standard_in_sight_cancels_a_test_of_one_unit() -> None:
    battle = stage(bearer(), men())
    (event,) = raise_standard(BOOK, battle, FLAG)
    (leave,) = leaves(BOOK, men(used=(f"{STANDARD}:Juma",)))

    assert objections_to_cancel(BOOK, battle, FLAG) == ()
    assert (event.bearer, event.unit, event.rule) == ("Juma", "a", "STD-04")
    assert (leave.rule, leave.page, leave.by, leave.one_unit) == ("STD-04", 11, "Juma", True)


@pytest.mark.rule("STD-06")
@pytest.mark.parametrize("screen", ["figures", "tall_grass"])
def test_a_standard_is_seen_over_figures_and_tall_grass(screen: independents.Screen) -> None:
    assert objections_to_cancel(BOOK, stage(bearer(), men()), replace(FLAG, screen=screen)) == ()


@pytest.mark.rule("ALLY-10")
def test_an_allied_standard_helps_its_own_contingent() -> None:
    battle = stage(bearer(contingent="zanzibaris"), men(contingent="zanzibaris"))

    assert objections_to_cancel(BOOK, battle, FLAG) == ()


@pytest.mark.parametrize(
    ("bearer_", "unit_", "order", "rule", "page"),
    [
        pytest.param(
            bearer(), men(), replace(FLAG, inches=18.5), "STD-04", 11,
            id="beyond 18 in", marks=pytest.mark.rule("STD-04"),
        ),
        pytest.param(
            bearer(), men(), replace(FLAG, screen="ground"), "STD-07", 11,
            id="behind a hill", marks=pytest.mark.rule("STD-07"),
        ),
        pytest.param(
            bearer(used=(f"{HELPED}:b",)), men(), FLAG, "STD-04", 11,
            id="a second unit", marks=pytest.mark.rule("STD-04"),
        ),
        pytest.param(
            bearer(), men(used=(f"{OVERLOOKED}:Emin",)), FLAG, "STD-05", 11,
            id="besides a disciplinarian", marks=pytest.mark.rule("STD-05"),
        ),
        pytest.param(
            bearer("gun_bearer"), men(), FLAG, "STD-04", 11,
            id="no standard", marks=pytest.mark.rule("STD-04"),
        ),
        pytest.param(
            bearer(), men(contingent="pygmies"), FLAG, "ALLY-13", 29,
            id="allies under the own standard", marks=pytest.mark.rule("ALLY-13"),
        ),
        pytest.param(
            bearer(contingent="zanzibaris"), men(), FLAG, "ALLY-10", 29,
            id="own men under an allied one", marks=pytest.mark.rule("ALLY-10"),
        ),
    ],
)  # fmt: skip
def test_what_stands_against_cancelling(
    bearer_: Unit, unit_: Unit, order: RaiseStandard, rule: str, page: int
) -> None:
    found = objections_to_cancel(BOOK, stage(bearer_, unit_), order)

    assert [(problem.rule, problem.page) for problem in found] == [(rule, page)]


# --- spells ---


@pytest.mark.rule("WITCH-04", "WITCH-05")
def test_a_spell_makes_an_enemy_unit_test_without_a_die() -> None:
    battle = stage(doctor(), men())
    (event,) = bewitch(BOOK, battle, CURSE)

    assert objections_to_bewitch(BOOK, battle, CURSE) == ()
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
    battle = stage(doctor(), men(troop, 3))
    (event,) = bewitch(BOOK, battle, CURSE)

    assert [found.rule for found in objections_to_bewitch(BOOK, battle, CURSE)] == ["WITCH-07"] * immune
    assert (event.immune is not None) == immune


@pytest.mark.rule("WITCH-07")
@pytest.mark.parametrize(
    ("unit_", "immune"),
    [
        pytest.param(mixed(white_men=2, gun_bearer=2), True, id="bearers stand with their White Men"),
        pytest.param(mixed(gun_bearer=1), True, id="even when left alone"),
        pytest.param(mixed(white_men=1, askaris=9), False, id="someone believes"),
        pytest.param(mixed(), False, id="nobody"),
    ],
)
def test_a_unit_is_immune_if_all_of_it_is(unit_: Unit, immune: bool) -> None:
    assert (unbelief(BOOK, stage(unit_), unit_) is not None) == immune


@pytest.mark.rule("WITCH-07")
def test_the_dead_are_not_asked_what_they_believe() -> None:
    battle = stage(mixed(regulars=5, askaris=1))
    assert unbelief(BOOK, battle, battle.unit("a")) is None

    battle = lose(battle, "askaris 1", Gone.LOST, "melee")

    assert unbelief(BOOK, battle, battle.unit("a")) is not None


@pytest.mark.parametrize(
    ("battle", "order", "rule"),
    [
        pytest.param(
            stage(doctor(), men()), replace(CURSE, inches=18.5), "WITCH-04",
            id="beyond 18 in", marks=pytest.mark.rule("WITCH-04"),
        ),
        pytest.param(
            stage(doctor(), men()), replace(CURSE, in_sight=False), "WITCH-04",
            id="out of sight", marks=pytest.mark.rule("WITCH-04"),
        ),
        pytest.param(
            stage(doctor(used=(f"{SPELL}:b",)), men()), CURSE, "WITCH-04",
            id="a second spell", marks=pytest.mark.rule("WITCH-04"),
        ),
        pytest.param(
            stage(doctor(side="red"), men()), CURSE, "WITCH-04",
            id="friends", marks=pytest.mark.rule("WITCH-04"),
        ),
        pytest.param(
            stage(doctor("scout"), men()), CURSE, "WITCH-04",
            id="no witch doctor", marks=pytest.mark.rule("WITCH-04"),
        ),
        pytest.param(
            stage(doctor(), men(figures=())), CURSE, "WITCH-04",
            id="nobody there", marks=pytest.mark.rule("WITCH-04"),
        ),
        pytest.param(CHARMED, CURSE, "WITCH-08", id="with a charismatic", marks=pytest.mark.rule("WITCH-08")),
    ],
)  # fmt: skip
def test_what_stands_against_a_spell(battle: Battle, order: Bewitch, rule: str) -> None:
    assert [problem.rule for problem in objections_to_bewitch(BOOK, battle, order)] == [rule]


@pytest.mark.rule("WITCH-08")
def test_a_spell_on_a_charmed_unit_has_no_effect() -> None:
    (event,) = bewitch(BOOK, CHARMED, CURSE)

    assert event.immune is not None
    assert (event.immune.rule, event.immune.by) == ("TRAIT-09", "Mirambo")


# --- in the dark ---


@pytest.mark.rule("DARK-03")
@pytest.mark.parametrize(("inches", "rules"), [(6, []), (6.5, ["DARK-03"])])
def test_neither_a_standard_nor_a_victim_is_seen_far_in_the_dark(inches: float, rules: list[str]) -> None:
    night = stage(bearer(), men(), doctor(), light=NIGHT)
    flag = objections_to_cancel(BOOK, night, replace(FLAG, inches=inches))
    spell = objections_to_bewitch(BOOK, night, replace(CURSE, inches=inches))

    assert [problem.rule for problem in flag] == [problem.rule for problem in spell] == rules


# --- words ---


def test_every_row_has_its_condition() -> None:
    tables = BOOK.independents

    assert [row.when for row in tables.objections_to_cancel] == list(independents.TO_STANDARDS)
    assert [row.when for row in tables.objections_to_bewitch] == list(independents.TO_SPELLS)


def test_everything_is_worded() -> None:
    far, hidden = replace(FLAG, inches=40), replace(CURSE, inches=40, in_sight=False)
    spared, tired = (
        men("regulars", used=(f"{OVERLOOKED}:Emin",)),
        doctor("scout", side="red", used=(f"{SPELL}:b",)),
    )
    flagged = bearer("scout", used=(f"{HELPED}:b",))
    allied = replace(spared, contingent="pygmies")
    problems = [
        *objections_to_cancel(BOOK, stage(flagged, allied, light=NIGHT), replace(far, screen="ground")),
        *objections_to_cancel(BOOK, stage(replace(flagged, contingent="zanzibaris"), spared), far),
        *objections_to_bewitch(
            BOOK, stage(tired, replace(LOVED, figures=(REGULAR,)), spared, light=NIGHT), hidden
        ),
        *objections_to_bewitch(BOOK, stage(tired, men(figures=())), hidden),
    ]
    (leave,) = leaves(BOOK, men(used=(f"{STANDARD}:Juma",)))
    disbelief = unbelief(BOOK, stage(men("regulars")), men("regulars"))

    assert len({problem.code for problem in problems}) == 8 + 9
    assert disbelief is not None
    assert all(told(*problems, leave, disbelief, *raise_standard(BOOK, stage(bearer(), men()), FLAG)))
    assert all(told(*bewitch(BOOK, stage(doctor(), men()), CURSE), *bewitch(BOOK, CHARMED, CURSE)))

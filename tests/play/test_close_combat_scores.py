"""What a score in close combat is made of, pages 12 and 27."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heart_africa.core.messages import LANGUAGES, has
from heart_africa.rules.book import book
from heart_africa.rules.play.close_combat.scores import CONDITIONS, Fighter, duel, fights, score
from heart_africa.rules.shared_terms import Obstacle
from tests.play.fights import fighter
from tests.wording import told

BOOK = book()
WARRIOR = fighter("Ngoni", "warriors")
ASKARI = fighter("Juma", "askaris")
TROOPS = [troop.id for troop in BOOK.troops.values() if troop.profile.melee is not None]


@pytest.mark.rule("MELEE-06", "GUN-08", "BEARER-06")
@pytest.mark.parametrize(
    ("troop", "added"),
    [
        ("white_men", 3), ("regulars", 3), ("soldiers", 1), ("swordsmen", 3), ("well_armed_askaris", -1),
        ("askaris", -1), ("ruga_ruga", 2), ("warriors", 3), ("agile_warriors", 2), ("spearmen", 1),
        ("agile_spearmen", 0), ("musketeers", -1), ("archers", -1), ("pygmy_archers", -3),
        ("pygmy_spearmen", 1), ("horsemen", 0), ("mounted_musketeers", 0), ("lancers", 3),
        ("mounted_regulars", 0), ("field_artillery", 0), ("muzzle_loading_cannon", 0), ("machine_gun", 0),
        ("gun_bearer", 1), ("standard_bearer", 2), ("witch_doctor", 0), ("scout", 3),
    ],
)  # fmt: skip
def test_a_figure_adds_its_row_of_page_12(troop: str, added: int) -> None:
    """A gun with its crew is one figure like any other."""
    assert score(BOOK, fighter("a", troop), ASKARI).total == added


@pytest.mark.rule("MELEE-01")
@pytest.mark.parametrize("troop", ["agile_warriors", "agile_spearmen", "horsemen", "white_men"])
def test_what_is_thrown_or_fired_in_close_combat_is_in_the_row(troop: str) -> None:
    """Javelins and pistols add nothing of their own."""
    assert len(score(BOOK, fighter("a", troop), ASKARI).lines) == 1


@pytest.mark.rule("TROOP-22", "TROOP-23")
@pytest.mark.parametrize(
    ("dismounted", "added", "rule"),
    [
        pytest.param(False, 0, "TROOP-22", id="as mounted musketeers"),
        pytest.param(True, 3, "TROOP-23", id="as regulars"),
    ],
)
def test_mounted_regulars_fight_better_on_foot(dismounted: bool, added: int, rule: str) -> None:
    (line,) = score(BOOK, fighter("a", "mounted_regulars", dismounted=dismounted), ASKARI).lines

    assert (line.value, line.rule, line.page) == (added, rule, 9)


@pytest.mark.rule("CHAR-28", "GUN-32", "BAG-03")
@pytest.mark.parametrize("who", ["gunboat", "baggage", "attendant"])
def test_a_dash_means_no_close_combat(who: str) -> None:
    assert not fights(BOOK, who)


@pytest.mark.rule("LEAD-06", "TRAIT-12")
@pytest.mark.parametrize(
    ("troop", "mighty", "total"),
    [("ruga_ruga", False, 2), ("ruga_ruga", True, 3), ("warriors", False, 3), ("askaris", False, -1)],
)
def test_a_leader_fights_with_the_row_of_his_troop_type(troop: str, mighty: bool, total: int) -> None:
    """Page 12: ruga-ruga +2, warriors +3, askaris -1; a mighty warrior has one more."""
    assert score(BOOK, fighter("Mirambo", troop, mighty=mighty), ASKARI).total == total


def behind(work: Obstacle) -> Fighter:
    return fighter("defender", "askaris", behind=work)


@pytest.mark.parametrize(
    ("one", "enemy", "rule", "added"),
    [
        pytest.param(
            fighter("a", "spearmen", climbed=Obstacle.FORTIFICATION), ASKARI, "MELEE-10", -1,
            id="just climbed a stockade", marks=pytest.mark.rule("MELEE-10", "FORT-08", "FORT-09"),
        ),
        pytest.param(
            fighter("a", "spearmen"), behind(Obstacle.FORTIFICATION), "MELEE-11", -1,
            id="fights one behind it", marks=pytest.mark.rule("MELEE-11", "FORT-09"),
        ),
        pytest.param(
            fighter("a", "spearmen", climbed=Obstacle.FORTIFICATION), behind(Obstacle.FORTIFICATION),
            "MELEE-10", -1, id="both, and one deduction", marks=pytest.mark.rule("MELEE-11"),
        ),
        pytest.param(
            fighter("a", "spearmen", climbed=Obstacle.BARRICADE), ASKARI, "BARR-05", 0,
            id="crosses a barricade", marks=pytest.mark.rule("BARR-05"),
        ),
        pytest.param(
            fighter("a", "spearmen"), behind(Obstacle.BARRICADE), "BARR-05", 0,
            id="fights one behind a barricade", marks=pytest.mark.rule("BARR-05"),
        ),
        pytest.param(
            fighter("a", "spearmen"), behind(Obstacle.FENCE), "TERR-28", 0,
            id="over a village fence", marks=pytest.mark.rule("TERR-28"),
        ),
        pytest.param(
            fighter("a", "spearmen"), behind(Obstacle.BREACH), "TEMBA-22", 0,
            id="through a breach", marks=pytest.mark.rule("TEMBA-22"),
        ),
        pytest.param(
            fighter("a", "spearmen"), behind(Obstacle.ROOF), "TEMBA-27", 0,
            id="through a hole in the roof", marks=pytest.mark.rule("TEMBA-27"),
        ),
        pytest.param(
            fighter("a", "spearmen", mighty=True), ASKARI, "TRAIT-12", 1,
            id="mighty warrior", marks=pytest.mark.rule("TRAIT-12"),
        ),
    ],
)  # fmt: skip
def test_what_is_added_beside_the_row(one: Fighter, enemy: Fighter, rule: str, added: int) -> None:
    """Spearmen have +1 of their own; one line more says what changes and why."""
    own, other = score(BOOK, one, enemy).lines

    assert (own.value, other.value, other.rule) == (1, added, rule)


def test_whoever_is_inside_already_fights_nobody_behind_the_work() -> None:
    inside = fighter("a", "spearmen", inside=True)

    assert score(BOOK, inside, behind(Obstacle.FORTIFICATION)).total == 1


def test_the_defender_of_a_work_loses_nothing() -> None:
    assert score(BOOK, behind(Obstacle.FORTIFICATION), WARRIOR).total == -1


@pytest.mark.rule("MELEE-09")
def test_the_second_on_one_adds_two() -> None:
    """A spearman has +1 of his own."""
    second = score(BOOK, fighter("a", "spearmen"), ASKARI, second=True)

    assert [(line.rule, line.value) for line in second.lines] == [("CHAR-10", 1), ("MELEE-09", 2)]


@pytest.mark.rule("MELEE-12", "MELEE-13")
@pytest.mark.parametrize(
    ("one", "other", "needs", "chances"),
    [
        pytest.param("warriors", "regulars", 2, (10, 16, 10), id="+3 against +3"),
        pytest.param("warriors", "ruga_ruga", 1, (15, 15, 6), id="+3 against +2"),
        pytest.param("warriors", "spearmen", 0, (21, 12, 3), id="+3 against +1"),
        pytest.param("warriors", "horsemen", -1, (26, 9, 1), id="+3 against 0"),
        pytest.param("warriors", "askaris", -2, (30, 6, 0), id="+3 against -1"),
        pytest.param("ruga_ruga", "pygmy_archers", -3, (33, 3, 0), id="+2 against -3"),
        pytest.param("warriors", "pygmy_archers", -4, (35, 1, 0), id="+3 against -3"),
        pytest.param("askaris", "warriors", 6, (0, 6, 30), id="-1 against +3"),
    ],
)
def test_what_a_duel_needs(one: str, other: str, needs: int, chances: tuple[int, int, int]) -> None:
    """By how much one die must beat the other to win by two, and the throws of 36 that win, draw, lose."""
    compared = duel(BOOK, fighter("a", one), fighter("b", other))

    assert (compared.needs, compared.chances) == (needs, chances)


@given(st.sampled_from(TROOPS), st.sampled_from(TROOPS), st.integers(1, 6), st.integers(1, 6))
def test_a_duel_is_the_same_from_both_sides(one: str, other: str, face: int, other_face: int) -> None:
    there = duel(BOOK, fighter("a", one), fighter("b", other))
    back = duel(BOOK, fighter("b", other), fighter("a", one))
    mirror = {"one": "other", "other": "one", "": ""}

    assert mirror[there.winner(face, other_face)] == back.winner(other_face, face)


@given(st.sampled_from(TROOPS), st.sampled_from(TROOPS), st.sampled_from(list(Obstacle)))
def test_no_work_helps_the_attacker(one: str, other: str, work: Obstacle) -> None:
    attacker = fighter("a", one)

    open_ground = score(BOOK, attacker, fighter("b", other)).total
    assert score(BOOK, attacker, fighter("b", other, behind=work)).total <= open_ground


def test_every_row_has_its_condition() -> None:
    assert [row.when for row in BOOK.close_combat.factors] == list(CONDITIONS)


def test_every_reason_is_worded() -> None:
    lines = [
        line
        for work in Obstacle
        for climbed in Obstacle
        for line in score(
            BOOK, fighter("a", "scout", mighty=True, climbed=climbed), behind(work), second=True
        ).lines
    ]

    assert all(told(*lines))
    assert {line.what for line in lines} == {
        "melee-row",
        *(f"melee-{when.replace('_', '-')}" for when in CONDITIONS),
    }
    assert all(has(language, "melee-die") for language in LANGUAGES)

"""Ambushes, page 22."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heart_africa.rules.book import Trait
from heart_africa.rules.load import book
from heart_africa.rules.preparation.ambushes import (
    LYING,
    SPRINGING,
    LieInAmbush,
    Watch,
    allowed,
    objections_to_lie,
    objections_to_number,
    spring,
)
from heart_africa.rules.tables.choosing_terrain import PieceId
from heart_africa.rules.tables.deployment import Role, Scenario
from tests.wording import told

BOOK = book()
DEVIL = frozenset({Trait.CUNNING_DEVIL})
AT_HOME = {  # page 22; both troops that the book calls Pigmeos
    *("ruga_ruga", "warriors", "agile_warriors", "spearmen", "agile_spearmen", "musketeers", "archers"),
    *("pygmy_archers", "pygmy_spearmen"),
}


# --- how many ---


@pytest.mark.parametrize(
    ("scenario", "role", "most", "rule"),
    [
        pytest.param("encounter", "attacker", 1, "SCEN-13", marks=pytest.mark.rule("SCEN-13")),
        pytest.param("encounter", "defender", 1, "SCEN-13", marks=pytest.mark.rule("SCEN-13")),
        pytest.param("planned_attack", "defender", 2, "SCEN-37", marks=pytest.mark.rule("SCEN-37")),
        pytest.param("raid", "defender", 0, "SCEN-48", marks=pytest.mark.rule("SCEN-48")),
        pytest.param("raid", "attacker", 0, "SCEN-49"),
    ],
)
@pytest.mark.rule("TRAIT-14")
def test_how_many_units_lie_in_ambush(scenario: Scenario, role: Role, most: int, rule: str) -> None:
    plain, cunning = allowed(BOOK, scenario, role), allowed(BOOK, scenario, role, DEVIL)

    assert plain is not None
    assert cunning is not None
    assert [(line.value, line.rule) for line in cunning.lines] == [(most, rule), (1, "TRAIT-14")]
    assert (plain.total, cunning.total) == (most, most + 1)


@pytest.mark.rule("SCEN-26")
def test_any_number_of_ambushers_in_an_ambush() -> None:
    assert allowed(BOOK, "ambush", "defender") is None
    assert objections_to_number(BOOK, "ambush", "defender", 8) == ()
    assert [problem.rule for problem in objections_to_number(BOOK, "raid", "defender", 8)] == ["SCEN-48"]


@pytest.mark.rule("SCEN-37", "SCEN-48", "TRAIT-14")
@pytest.mark.parametrize(
    ("scenario", "units", "traits", "rules"),
    [
        ("planned_attack", 2, frozenset(), []),
        ("planned_attack", 3, frozenset(), ["SCEN-37"]),
        ("planned_attack", 3, DEVIL, []),
        ("raid", 1, frozenset(), ["SCEN-48"]),
        ("raid", 1, DEVIL, []),
        ("raid", 2, DEVIL, ["SCEN-48"]),
    ],
)
def test_too_many_are_refused(
    scenario: Scenario, units: int, traits: frozenset[Trait], rules: list[str]
) -> None:
    problems = objections_to_number(BOOK, scenario, "defender", units, traits)

    assert [problem.rule for problem in problems] == rules
    assert all(told(*(replace(problem, about={**problem.about, "scenario": "?"}) for problem in problems)))


# --- where ---


@pytest.mark.rule("AMBUSH-01")
@pytest.mark.parametrize("place", ["gully", "jungle", "tall_grass"])
@pytest.mark.parametrize("troop", ["regulars", "lancers", "machine_gun", "spearmen"])
def test_any_unit_may_lie_in_gully_jungle_or_grass(place: str, troop: str) -> None:
    assert objections_to_lie(BOOK, LieInAmbush((troop,), place)) == ()


@pytest.mark.rule("AMBUSH-02")
@pytest.mark.parametrize("place", ["rocky_ground", "behind_hill"])
def test_who_may_lie_among_rocks_or_behind_a_hill(place: str) -> None:
    """Not the heavy cavalry, though the book calls it Lanceros too."""
    able = {troop for troop in BOOK.troops if objections_to_lie(BOOK, LieInAmbush((troop,), place)) == ()}

    assert able == AT_HOME


@pytest.mark.rule("AMBUSH-02")
def test_all_of_a_mixed_unit_must_know_how() -> None:
    assert objections_to_lie(BOOK, LieInAmbush(("spearmen", "archers"), "rocky_ground")) == ()
    assert objections_to_lie(BOOK, LieInAmbush(("spearmen", "askaris"), "rocky_ground")) != ()


@pytest.mark.rule("AMBUSH-01", "AMBUSH-02")
@pytest.mark.parametrize(
    ("place", "pieces"),
    [
        ("gully", {"gully"}),
        ("jungle", {"jungle"}),
        ("tall_grass", {"tall_grass"}),
        ("rocky_ground", {"rocky_ground", "kopje", "gully"}),
        ("behind_hill", {"low_hill", "escarpment", "kopje"}),
    ],
)
def test_an_ambush_needs_a_piece_that_has_such_a_place(place: str, pieces: set[str]) -> None:
    """One piece on the table at a time; a kopje may be rocky on top, a gully is at its bottom (pp. 16-17)."""
    lying = {
        piece.value
        for piece in PieceId
        if not objections_to_lie(BOOK, LieInAmbush(("spearmen",), place, pieces=frozenset({piece})))
    }

    assert lying == pieces
    (problem,) = objections_to_lie(BOOK, LieInAmbush(("spearmen",), place, pieces=frozenset()))
    assert (problem.code, problem.rule) == ("ambushes-not-on-the-table", "AMBUSH-01")
    assert all(told(problem))


SPEARMEN = LieInAmbush(("spearmen",), "behind_hill")


@pytest.mark.parametrize(
    ("order", "code", "rule"),
    [
        pytest.param(
            replace(SPEARMEN, place="behind_building"),
            "behind-building",
            "AMBUSH-04",
            marks=pytest.mark.rule("AMBUSH-04"),
        ),
        pytest.param(
            replace(SPEARMEN, place="behind_work"),
            "behind-work",
            "FORT-06",
            marks=pytest.mark.rule("FORT-06"),
        ),
        pytest.param(
            replace(SPEARMEN, place="cultivation"),
            "no-hiding-place",
            "AMBUSH-01",
            marks=pytest.mark.rule("AMBUSH-01"),
        ),
        pytest.param(
            replace(SPEARMEN, troops=("askaris",)),
            "not-at-home-there",
            "AMBUSH-02",
            marks=pytest.mark.rule("AMBUSH-02"),
        ),
        pytest.param(
            replace(SPEARMEN, observable=True), "observable", "AMBUSH-03", marks=pytest.mark.rule("AMBUSH-03")
        ),
        pytest.param(
            replace(SPEARMEN, hidden=False), "not-hidden", "AMBUSH-05", marks=pytest.mark.rule("AMBUSH-05")
        ),
    ],
)
def test_why_a_unit_may_not_lie_there(order: LieInAmbush, code: str, rule: str) -> None:
    (problem,) = objections_to_lie(BOOK, order)

    assert (problem.code, problem.rule) == (f"ambushes-{code}", rule)
    assert all(told(problem))


@pytest.mark.rule("AMBUSH-03")
def test_rocks_hide_even_in_view_of_the_base_line() -> None:
    assert objections_to_lie(BOOK, replace(SPEARMEN, place="rocky_ground", observable=True)) == ()


# --- what brings it to light ---


def causes(watch: Watch) -> list[str]:
    return [line.rule for event in spring(BOOK, watch) for line in event.causes]


@pytest.mark.parametrize(
    ("watch", "rules"),
    [
        pytest.param(Watch("jungle"), [], id="nothing"),
        pytest.param(
            Watch("jungle", moved=True), ["AMBUSH-07"], marks=pytest.mark.rule("AMBUSH-07", "TERR-22")
        ),
        pytest.param(
            Watch("tall_grass", shot=True), ["AMBUSH-07"], marks=pytest.mark.rule("AMBUSH-07", "TERR-22")
        ),
        pytest.param(
            Watch("tall_grass", enemy_in=2), ["AMBUSH-08"], marks=pytest.mark.rule("AMBUSH-08", "TERR-22")
        ),
        pytest.param(Watch("tall_grass", enemy_in=2.5), [], marks=pytest.mark.rule("AMBUSH-08", "TERR-22")),
        pytest.param(Watch("behind_hill", in_view=True), ["AMBUSH-09"], marks=pytest.mark.rule("AMBUSH-09")),
        pytest.param(Watch("rocky_ground", in_view=True), [], marks=pytest.mark.rule("AMBUSH-09")),
        pytest.param(
            Watch("tall_grass", scout_in=8),
            ["SCOUT-03"],
            marks=pytest.mark.rule("AMBUSH-10", "SCOUT-03", "SCOUT-04", "TERR-22"),
        ),
        pytest.param(Watch("jungle", scout_in=8.5), [], marks=pytest.mark.rule("SCOUT-03")),
        pytest.param(
            Watch("jungle", devil_in=8), ["TRAIT-13"], marks=pytest.mark.rule("AMBUSH-10", "TRAIT-13")
        ),
        pytest.param(Watch("jungle", enemy_in=1, scout_in=1), ["AMBUSH-08", "SCOUT-03"], id="two at once"),
    ],
)
def test_what_springs_an_ambush(watch: Watch, rules: list[str]) -> None:
    assert causes(watch) == rules


@pytest.mark.rule("SCOUT-05")
def test_a_scout_need_not_see_what_he_finds() -> None:
    assert causes(Watch("behind_hill", scout_in=8, in_view=False)) == ["SCOUT-03"]
    assert causes(Watch("behind_hill", scout_in=8.5, in_view=False)) == []
    assert causes(Watch("behind_hill", enemy_in=8, in_view=False)) == []


@given(st.floats(0, 30), st.floats(0, 30))
def test_what_an_ordinary_enemy_finds_a_scout_finds_too(near: float, far: float) -> None:
    inches = min(near, far)

    assert len(spring(BOOK, Watch("jungle", enemy_in=inches))) <= len(
        spring(BOOK, Watch("jungle", scout_in=inches))
    )


# --- completeness ---


def test_every_row_has_its_condition() -> None:
    assert [row.when for row in BOOK.ambushes.lying] == list(LYING)
    assert [row.when for row in BOOK.ambushes.springing] == list(SPRINGING)


def test_everything_is_worded() -> None:
    all_at_once = Watch(
        "behind_hill", moved=True, shot=True, enemy_in=1, scout_in=1, devil_in=1, in_view=True
    )
    events = [*spring(BOOK, all_at_once), *spring(BOOK, Watch("jungle", moved=True))]
    most = allowed(BOOK, "raid", "defender", DEVIL)

    assert most is not None
    assert len(events[0].causes) == len(SPRINGING)
    assert all(told(*events, *events[0].causes, *most.lines))

"""Ambushes, page 22."""

from collections.abc import Iterable
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heart_africa.core.problems import Problem
from heart_africa.rules.battle import Battle, Sort, Where
from heart_africa.rules.battle.staging import lone, placed, stage, unit
from heart_africa.rules.battle.state import Ground, Piece
from heart_africa.rules.battle.units import Figure
from heart_africa.rules.book import Trait, book
from heart_africa.rules.book.preparation import Role, Scenario
from heart_africa.rules.book.terrain import PieceId
from heart_africa.rules.preparation.deployment.ambushes import (
    LYING,
    SPRINGING,
    AmbushSprung,
    Spring,
    allowed,
    betrayed,
    objections_to_lie,
    objections_to_number,
    spring,
)
from heart_africa.rules.preparation.deployment.orders import Deploy, Hiding
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


def numbered(scenario: Scenario, units: int, traits: frozenset[Trait] = frozenset()) -> list[Problem]:
    """What is objected when the last of so many units of a defender lies in ambush, under such a leader."""
    hidden = [replace(unit(f"unit {n}", "red", "spearmen"), where=Where.AMBUSH) for n in range(1, units)]
    last = replace(unit("last", "red", "spearmen"), where=Where.WAITING)
    leader = replace(lone("leader", "red", Sort.LEADER), traits=tuple(traits))
    battle = replace(stage(*hidden, last, leader), scenario=scenario, attacker="blue")
    return list(objections_to_number(BOOK, battle, last))


@pytest.mark.rule("SCEN-06")
def test_a_lone_figure_is_none_of_the_units_in_ambush() -> None:
    scout = lone("scout", "red", Sort.SCOUT)

    assert (
        list(objections_to_number(BOOK, replace(stage(scout), scenario="raid", attacker="blue"), scout)) == []
    )


@pytest.mark.rule("SCEN-26")
def test_any_number_of_ambushers_in_an_ambush() -> None:
    assert allowed(BOOK, "ambush", "defender") is None
    assert numbered("ambush", 8) == []
    assert [problem.rule for problem in numbered("raid", 8)] == ["SCEN-48"]


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
    problems = numbered(scenario, units, traits)

    assert [problem.rule for problem in problems] == rules
    assert all(told(*(replace(problem, about={**problem.about, "scenario": "?"}) for problem in problems)))


# --- where ---


def lying(
    place: Hiding, *troops: str, pieces: Iterable[PieceId] = (), hidden: bool = True, observable: bool = False
) -> tuple[Problem, ...]:
    """What is objected to a unit's beginning there in ambush; pieces that lie on the table, once agreed."""
    figures = (Figure(f"{troop} 1", troop) for troop in troops or ("spearmen",))
    ground = Ground("savannah", pieces=tuple(Piece(what, 6, 6) for what in pieces), agreed=True)
    battle = replace(stage(placed("hidden", "red", Sort.UNIT, *figures)), ground=ground)
    order = Deploy("hidden", "ambush", lies_in=place, hidden=hidden, observable=observable)
    return objections_to_lie(BOOK, battle, order)


@pytest.mark.rule("AMBUSH-01")
@pytest.mark.parametrize("place", ["gully", "jungle", "tall_grass"])
@pytest.mark.parametrize("troop", ["regulars", "lancers", "machine_gun", "spearmen"])
def test_any_unit_may_lie_in_gully_jungle_or_grass(place: Hiding, troop: str) -> None:
    assert lying(place, troop) == ()


@pytest.mark.rule("AMBUSH-02")
@pytest.mark.parametrize("place", ["rocky_ground", "behind_hill"])
def test_who_may_lie_among_rocks_or_behind_a_hill(place: Hiding) -> None:
    """Not the heavy cavalry, though the book calls it Lanceros too."""
    able = {troop for troop in BOOK.troops if lying(place, troop) == ()}

    assert able == AT_HOME


@pytest.mark.rule("AMBUSH-02")
def test_all_of_a_mixed_unit_must_know_how() -> None:
    assert lying("rocky_ground", "spearmen", "archers") == ()
    assert lying("rocky_ground", "spearmen", "askaris") != ()


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
def test_an_ambush_needs_a_piece_that_has_such_a_place(place: Hiding, pieces: set[str]) -> None:
    """One piece on the table at a time; a kopje may be rocky on top, a gully is at its bottom (pp. 16-17)."""
    able = {piece.value for piece in PieceId if not lying(place, pieces=[piece])}

    assert able == pieces
    assert lying(place) == ()  # nobody has written down what lies there
    (problem,) = lying(place, pieces=[PieceId.MARSH])
    assert (problem.code, problem.rule) == ("ambushes-not-on-the-table", "AMBUSH-01")
    assert all(told(problem))


@pytest.mark.parametrize(
    ("problems", "code", "rule"),
    [
        pytest.param(
            lying("behind_building"), "behind-building", "AMBUSH-04", marks=pytest.mark.rule("AMBUSH-04")
        ),
        pytest.param(lying("behind_work"), "behind-work", "FORT-06", marks=pytest.mark.rule("FORT-06")),
        pytest.param(
            lying("open_ground"), "no-hiding-place", "AMBUSH-01", marks=pytest.mark.rule("AMBUSH-01")
        ),
        pytest.param(
            lying("behind_hill", "askaris"),
            "not-at-home-there",
            "AMBUSH-02",
            marks=pytest.mark.rule("AMBUSH-02"),
        ),
        pytest.param(
            lying("behind_hill", observable=True),
            "observable",
            "AMBUSH-03",
            marks=pytest.mark.rule("AMBUSH-03"),
        ),
        pytest.param(
            lying("behind_hill", hidden=False), "not-hidden", "AMBUSH-05", marks=pytest.mark.rule("AMBUSH-05")
        ),
    ],
)
def test_why_a_unit_may_not_lie_there(problems: tuple[Problem, ...], code: str, rule: str) -> None:
    (problem,) = problems

    assert (problem.code, problem.rule) == (f"ambushes-{code}", rule)
    assert all(told(problem))


@pytest.mark.rule("AMBUSH-03")
def test_rocks_hide_even_in_view_of_the_base_line() -> None:
    assert lying("rocky_ground", observable=True) == ()


# --- what brings it to light ---


def hidden_in(place: Hiding, *, devil: bool = True) -> Battle:
    """Spearmen hidden in such a place, and the enemy's leader, a Cunning Devil if it is said."""
    unit_ = replace(unit("hidden", "red", "spearmen"), where=Where.AMBUSH, lies_in=place)
    traits = (Trait.CUNNING_DEVIL,) if devil else ()
    return stage(unit_, replace(lone("leader", "blue", Sort.LEADER), traits=traits))


def watched(
    place: Hiding, *, moves: bool = False, shoots: bool = False, devil: bool = True, **said: float
) -> list[AmbushSprung]:
    """How the ambush comes to light by what is said of the enemies around it."""
    order = Spring("hidden", **said)  # type: ignore[arg-type]  # whatever is said
    return list(spring(BOOK, hidden_in(place, devil=devil), order, moves=moves, shoots=shoots))


def causes(events: list[AmbushSprung]) -> list[str]:
    return [line.rule for event in events for line in event.causes]


@pytest.mark.parametrize(
    ("events", "rules"),
    [
        pytest.param(watched("jungle"), [], id="nothing"),
        pytest.param(
            watched("jungle", moves=True), ["AMBUSH-07"], marks=pytest.mark.rule("AMBUSH-07", "TERR-22")
        ),
        pytest.param(
            watched("tall_grass", shoots=True), ["AMBUSH-07"], marks=pytest.mark.rule("AMBUSH-07", "TERR-22")
        ),
        pytest.param(
            watched("tall_grass", enemy_in=2), ["AMBUSH-08"], marks=pytest.mark.rule("AMBUSH-08", "TERR-22")
        ),
        pytest.param(watched("tall_grass", enemy_in=2.5), [], marks=pytest.mark.rule("AMBUSH-08", "TERR-22")),
        pytest.param(
            watched("behind_hill", in_view=True), ["AMBUSH-09"], marks=pytest.mark.rule("AMBUSH-09")
        ),
        pytest.param(watched("rocky_ground", in_view=True), [], marks=pytest.mark.rule("AMBUSH-09")),
        pytest.param(
            watched("tall_grass", scout_in=8),
            ["SCOUT-03"],
            marks=pytest.mark.rule("AMBUSH-10", "SCOUT-03", "SCOUT-04", "TERR-22"),
        ),
        pytest.param(watched("jungle", scout_in=8.5), [], marks=pytest.mark.rule("SCOUT-03")),
        pytest.param(
            watched("jungle", leader_in=8), ["TRAIT-13"], marks=pytest.mark.rule("AMBUSH-10", "TRAIT-13")
        ),
        pytest.param(watched("jungle", leader_in=8.5), [], marks=pytest.mark.rule("TRAIT-13")),
        pytest.param(watched("jungle", leader_in=8, devil=False), [], marks=pytest.mark.rule("TRAIT-13")),
        pytest.param(watched("jungle", enemy_in=1, scout_in=1), ["AMBUSH-08", "SCOUT-03"], id="two at once"),
    ],
)
def test_what_springs_an_ambush(events: list[AmbushSprung], rules: list[str]) -> None:
    assert causes(events) == rules


@pytest.mark.rule("SCOUT-05")
def test_a_scout_need_not_see_what_he_finds() -> None:
    assert causes(watched("behind_hill", scout_in=8)) == ["SCOUT-03"]
    assert causes(watched("behind_hill", scout_in=8.5)) == []
    assert causes(watched("behind_hill", enemy_in=8)) == []


@given(st.floats(0, 30))
def test_what_an_ordinary_enemy_finds_a_scout_finds_too(inches: float) -> None:
    assert len(watched("jungle", enemy_in=inches)) <= len(watched("jungle", scout_in=inches))


@pytest.mark.rule("AMBUSH-07")
def test_only_a_hidden_unit_gives_itself_away() -> None:
    battle = hidden_in("jungle")
    there, seen = battle.unit("hidden"), replace(battle.unit("hidden"), where=Where.TABLE)

    assert causes(list(betrayed(BOOK, battle, there, moves=True))) == ["AMBUSH-07"]
    assert betrayed(BOOK, battle, there) == ()
    assert betrayed(BOOK, battle.with_unit(seen), seen, moves=True) == ()


# --- completeness ---


def test_every_row_has_its_condition() -> None:
    assert [row.when for row in BOOK.ambushes.lying] == list(LYING)
    assert [row.when for row in BOOK.ambushes.springing] == list(SPRINGING)


def test_everything_is_worded() -> None:
    events = [
        *watched("behind_hill", moves=True, shoots=True, enemy_in=1, scout_in=1, leader_in=1, in_view=True),
        *watched("jungle", moves=True),
    ]
    most = allowed(BOOK, "raid", "defender", DEVIL)

    assert most is not None
    assert len(events[0].causes) == len(SPRINGING)
    assert all(told(*events, *events[0].causes, *most.lines))

"""Boats, page 15, and the waters of a gunboat, page 10."""

from dataclasses import replace
from itertools import product

import pytest

from heart_africa.core.dice import Dice, DiceNeeded
from heart_africa.core.messages import LANGUAGES, has
from heart_africa.language.narration import problem
from heart_africa.rules.battle import Battle, Figure, Unit
from heart_africa.rules.battle.staging import UNMARKED, unit
from heart_africa.rules.book import book
from heart_africa.rules.book.organisation import VesselId
from heart_africa.rules.organisation.boats import (
    BOARDING,
    GROUNDING,
    Boarding,
    CheckGrounding,
    Launch,
    check_grounding,
    objections_to_board,
    objections_to_grounding,
    objections_to_launch,
    places,
)
from heart_africa.rules.shared_terms import Moved
from tests.wording import told

BOOK = book()
CANOE = Launch("canoe", "zanzibaris", "river")
GUNBOAT = Launch("gunboat", "colonial_expedition", "river", width_in=6, bought=True)
DHOW = unit("Sultana", "red", "dhow")


def crew(marks: Figure = UNMARKED, /, **troops: int) -> tuple[Figure, ...]:
    """So many figures of these troops."""
    return tuple(
        each for who, count in troops.items() for each in unit(who, "red", who, count, marks).figures
    )


def board(vessel: str, **troops: int) -> Boarding:
    """They go aboard."""
    return Boarding(unit("vessel", "red", vessel), crew(**troops))


def sailed(vessel: str) -> Unit:
    """A vessel that has moved on a river."""
    return replace(unit("vessel", "red", vessel), under_way=True, grounding=True)


# --- who has boats ---


@pytest.mark.rule("BOAT-01", "BOAT-04", "GUN-18", "GUN-19")
@pytest.mark.parametrize(
    "launch", [CANOE, GUNBOAT, replace(CANOE, vessel="dhow", water="sea"), replace(CANOE, width_in=4)]
)
def test_who_may_have_a_vessel(launch: Launch) -> None:
    assert objections_to_launch(BOOK, launch) == ()


@pytest.mark.parametrize(
    ("launch", "code", "rule"),
    [
        pytest.param(
            replace(CANOE, army="warrior_herders"),
            "not-for-list",
            "BOAT-01",
            marks=pytest.mark.rule("BOAT-01"),
        ),
        pytest.param(
            replace(CANOE, water="stream"), "no-water", "BOAT-01", marks=pytest.mark.rule("BOAT-01")
        ),
        pytest.param(
            replace(GUNBOAT, bought=False), "not-bought", "BOAT-04", marks=pytest.mark.rule("BOAT-04")
        ),
        pytest.param(replace(GUNBOAT, water="none"), "no-water", "GUN-18", marks=pytest.mark.rule("GUN-18")),
        pytest.param(
            replace(GUNBOAT, width_in=5.5), "too-narrow", "GUN-19", marks=pytest.mark.rule("GUN-19")
        ),
    ],
)
def test_who_may_not(launch: Launch, code: str, rule: str) -> None:
    (problem,) = objections_to_launch(BOOK, launch)

    assert (problem.code, problem.rule) == (f"boats-{code}", rule)
    assert all(told(problem))


# --- whom they hold ---


@pytest.mark.rule("BOAT-02")
@pytest.mark.parametrize(("vessel", "most"), [("canoe", 5), ("dhow", 20), ("gunboat", 15)])
def test_how_many_a_vessel_holds(vessel: VesselId, most: int) -> None:
    full, crowded = (board(vessel, askaris=count) for count in (most, most + 1))

    assert objections_to_board(BOOK, full) == ()
    assert [problem.rule for problem in objections_to_board(BOOK, crowded)] == ["BOAT-02"]


@pytest.mark.parametrize(("lang", "called"), [("es", "Canoa: "), ("en", "Canoe: ")])
def test_a_crowded_vessel_is_called_by_its_name(lang: str, called: str) -> None:
    (found,) = objections_to_board(BOOK, board("canoe", askaris=6))

    assert problem(lang, found).startswith(called)


@pytest.mark.rule("BOAT-02")
def test_who_is_aboard_already_takes_room() -> None:
    order = replace(board("canoe", askaris=2), aboard=crew(regulars=4))

    assert [problem.about["count"] for problem in objections_to_board(BOOK, order)] == [6]


@pytest.mark.rule("BOAT-06")
def test_a_gun_with_its_crew_takes_five_places() -> None:
    """10 askaris and 2 guns: 10 + 2 x 5, as many as a dhow holds."""
    full = board("dhow", askaris=10, machine_gun=1, field_artillery=1)
    crowded = board("dhow", askaris=11, machine_gun=1, field_artillery=1)

    assert places(BOOK, full.figures).total == 20
    assert objections_to_board(BOOK, full) == ()
    assert [problem.rule for problem in objections_to_board(BOOK, crowded)] == ["BOAT-02"]


@pytest.mark.rule("BOAT-03", "BOAT-05")
def test_whom_a_gunboat_carries() -> None:
    """Page 15 names them; a gun may ride it too."""
    named = {
        "white_men",
        "regulars",
        "soldiers",
        "well_armed_askaris",
        "askaris",
        "standard_bearer",
        "gun_bearer",
    }
    guns = {"field_artillery", "muzzle_loading_cannon", "machine_gun"}

    kinds = {*BOOK.troops, "attendant"} - {"gunboat"}
    riders = {who for who in kinds if objections_to_board(BOOK, board("gunboat", **{who: 1})) == ()}

    assert riders == named | guns | {"attendant"}


@pytest.mark.parametrize(
    ("order", "code", "rule"),
    [
        pytest.param(
            board("gunboat", scout=1),
            "not-a-rider",
            "BOAT-03",
            marks=pytest.mark.rule("BOAT-03"),
        ),
        pytest.param(
            board("canoe", machine_gun=1),
            "gun-in-a-canoe",
            "BOAT-05",
            marks=pytest.mark.rule("BOAT-05"),
        ),
        pytest.param(
            Boarding(DHOW, crew(Figure("", "", moved=Moved.MOVED), warriors=9)),
            "moves-besides",
            "BOAT-10",
            marks=pytest.mark.rule("BOAT-10"),
        ),
        pytest.param(
            Boarding(replace(DHOW, under_way=True), crew(warriors=9)),
            "moves-besides",
            "BOAT-10",
            marks=pytest.mark.rule("BOAT-10"),
        ),
        pytest.param(
            Boarding(DHOW, crew(Figure("", "", shots=1), askaris=9)),
            "shoots-besides",
            "BOAT-10",
            marks=pytest.mark.rule("BOAT-10"),
        ),
        pytest.param(
            Boarding(DHOW, crew(Figure("", "", shots=1), askaris=9), ashore=True),
            "shoots-besides",
            "BOAT-10",
            marks=pytest.mark.rule("BOAT-10"),
        ),
    ],
)
def test_why_figures_may_not_go_aboard_or_ashore(order: Boarding, code: str, rule: str) -> None:
    (problem,) = objections_to_board(BOOK, order)

    assert (problem.code, problem.rule) == (f"boats-{code}", rule)
    assert all(told(problem))


@pytest.mark.rule("BOAT-02", "BOAT-03")
def test_anybody_may_go_ashore() -> None:
    assert objections_to_board(BOOK, replace(board("gunboat", scout=99), ashore=True)) == ()


# --- running aground ---


@pytest.mark.rule("GUN-21")
def test_a_gunboat_grounds_on_two_or_twelve() -> None:
    """Two of the 36 rolls."""
    aground = [
        faces
        for faces in product(range(1, 7), repeat=2)
        if check_grounding(BOOK, Battle(), CheckGrounding("Boat"), Dice(faces))[0].aground
    ]

    assert aground == [(1, 1), (6, 6)]


@pytest.mark.rule("GUN-21", "BOAT-09")
@pytest.mark.parametrize(
    ("vessel", "rules"),
    [
        (sailed("gunboat"), []),
        (replace(sailed("gunboat"), under_way=False), ["GUN-21"]),
        (replace(sailed("gunboat"), grounding=False), ["GUN-21"]),
        (sailed("canoe"), ["BOAT-09"]),
        (sailed("dhow"), ["BOAT-09"]),
    ],
)
def test_only_a_gunboat_that_moved_on_a_river_rolls(vessel: Unit, rules: list[str]) -> None:
    problems = objections_to_grounding(BOOK, vessel)

    assert [problem.rule for problem in problems] == rules
    assert all(told(*problems)) or not problems


def test_grounding_takes_two_dice() -> None:
    with pytest.raises(DiceNeeded) as caught:
        check_grounding(BOOK, Battle(), CheckGrounding("Boat"), Dice([4]))

    assert (caught.value.count, caught.value.why) == (1, GROUNDING)


# --- completeness ---


def test_every_row_has_its_condition() -> None:
    assert [row.when for row in BOOK.boats.boarding] == list(BOARDING)


def test_everything_is_worded() -> None:
    crowd = board("canoe", askaris=6, machine_gun=1)
    rolls = [check_grounding(BOOK, Battle(), CheckGrounding("Boat"), Dice([6, face]))[0] for face in (5, 6)]

    assert all(told(*objections_to_board(BOOK, crowd), *places(BOOK, crowd.figures).lines, *rolls))
    assert all(has(lang, GROUNDING) for lang in LANGUAGES)

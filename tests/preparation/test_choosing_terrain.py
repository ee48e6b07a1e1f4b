"""Choosing the pieces of terrain, pages 17 to 20."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import TypeAdapter

from heart_africa.core.dice import settle
from heart_africa.core.problems import Problem
from heart_africa.rules.battle.state import Ground, Piece
from heart_africa.rules.book import book
from heart_africa.rules.book.terrain import ENVIRONMENTS, Environment, PieceId
from heart_africa.rules.preparation.choosing_terrain.proposals import GroundProposed, propose_ground
from heart_africa.rules.preparation.choosing_terrain.verdict import (
    home_ground,
    objections_to_environment,
    objections_to_ground,
)
from tests.wording import told

BOOK = book()
SCENARIOS = ("encounter", "ambush", "planned_attack", "raid")
HILL, GRASS, ROCKS, KOPJE = PieceId.LOW_HILL, PieceId.TALL_GRASS, PieceId.ROCKY_GROUND, PieceId.KOPJE
JUNGLE, MARSH, VILLAGE, FIELDS = PieceId.JUNGLE, PieceId.MARSH, PieceId.VILLAGE, PieceId.CULTIVATION
STREAM, RIVER, ROAD, GULLY = PieceId.STREAM, PieceId.RIVER, PieceId.ROAD, PieceId.GULLY
SEA, ESCARPMENT, CAMP = PieceId.SEA_OR_LAKE, PieceId.ESCARPMENT, PieceId.CAMP
TWO_HILLS = (Piece(HILL, 36, 24), Piece(HILL, 36, 24))  # a quarter of 72 x 48 each, half of it together


def laid(environment: Environment, *pieces: Piece) -> Ground:
    return Ground(environment, pieces=pieces)


def savannah(*pieces: Piece) -> Ground:
    """A savannah with what it needs, and these."""
    return laid("savannah", *TWO_HILLS, *pieces)


def codes(ground: Ground, scenario: str = "") -> list[str]:
    found = objections_to_ground(BOOK, ground, scenario)
    assert told(*found) or not found
    return [problem.code.removeprefix("ground-") for problem in found]


def found(ground: Ground, code: str, scenario: str = "") -> Problem:
    problems = objections_to_ground(BOOK, ground, scenario)
    return next(problem for problem in problems if problem.code == f"ground-{code}")


# --- where the battle is fought ---


@pytest.mark.rule("TSEL-01")
def test_there_are_six_environments() -> None:
    assert [row.id for row in BOOK.choosing_terrain.countries] == [
        *("steppe", "savannah", "grassland", "forest", "mountain", "coast")
    ]


@pytest.mark.rule("TSEL-02")
def test_the_battle_is_fought_at_the_defenders_home() -> None:
    places, why = home_ground(BOOK, ("grassland", "savannah"))

    assert places == ("savannah", "grassland")
    assert (why.rule, why.page) == ("TSEL-02", 18)
    assert told(why)


@pytest.mark.rule("TSEL-02")
def test_elsewhere_only_if_the_players_agree() -> None:
    (problem,) = objections_to_environment(BOOK, "forest", ("steppe",))

    assert problem.rule == "TSEL-02"
    assert told(problem)
    assert objections_to_environment(BOOK, "forest", ("steppe",), agreed=True) == ()


@pytest.mark.rule("TSEL-03")
def test_in_doubt_or_without_agreement_it_is_savannah() -> None:
    places, why = home_ground(BOOK, ())

    assert places == ("savannah",)
    assert why.rule == "TSEL-03"
    assert told(why)
    assert objections_to_environment(BOOK, "savannah", ("forest",)) == ()
    assert [problem.rule for problem in objections_to_environment(BOOK, "steppe", ())] == ["TSEL-03"]


@pytest.mark.rule("TSEL-03")
@pytest.mark.parametrize(
    ("home", "proposed"),
    [
        (("steppe", "savannah", "grassland", "forest", "mountain", "coast"), "savannah"),
        (("steppe", "savannah"), "savannah"),
        (("mountain", "savannah"), "savannah"),
        (("coast", "steppe"), "steppe"),
        (("forest",), "forest"),
    ],
)
def test_of_several_homes_savannah_is_proposed_first(home: tuple[str, ...], proposed: str) -> None:
    places, why = home_ground(BOOK, home)

    assert places[0] == proposed
    assert set(places) == set(home)
    assert why.rule == "TSEL-02"


# --- the lists of the environments, as page 19 and 20 print them ---


@pytest.mark.parametrize(
    ("environment", "dominant", "common", "permitted", "streams", "roads"),
    [
        pytest.param(
            "steppe",
            (),
            (HILL, ESCARPMENT, GULLY, ROCKS),
            (KOPJE, GRASS, VILLAGE),
            48,
            48,
            marks=pytest.mark.rule("TSEL-18"),
        ),
        pytest.param(
            "savannah",
            (),
            (HILL, GRASS),
            (KOPJE, ESCARPMENT, JUNGLE, FIELDS, VILLAGE, MARSH, RIVER),
            96,
            96,
            marks=pytest.mark.rule("TSEL-19"),
        ),
        pytest.param(
            "grassland",
            (GRASS,),
            (),
            (HILL, JUNGLE, FIELDS, VILLAGE, MARSH, GULLY, RIVER),
            96,
            144,
            marks=pytest.mark.rule("TSEL-20"),
        ),
        pytest.param(
            "forest",
            (JUNGLE,),
            (MARSH,),
            (HILL, ESCARPMENT, GRASS, FIELDS, VILLAGE, RIVER),
            144,
            96,
            marks=pytest.mark.rule("TSEL-21"),
        ),
        pytest.param(
            "mountain",
            (HILL, ESCARPMENT, KOPJE),
            (JUNGLE, ROCKS),
            (GRASS, FIELDS, VILLAGE, MARSH, GULLY),
            144,
            96,
            marks=pytest.mark.rule("TSEL-22"),
        ),
        pytest.param(
            "coast",
            (),
            (SEA, ESCARPMENT, JUNGLE, MARSH, GULLY),
            (HILL, GRASS, FIELDS, VILLAGE, RIVER),
            144,
            96,
            marks=pytest.mark.rule("TSEL-23"),
        ),
    ],
)
def test_what_an_environment_has(
    environment: Environment,
    dominant: tuple[PieceId, ...],
    common: tuple[PieceId, ...],
    permitted: tuple[PieceId, ...],
    streams: int,
    roads: int,
) -> None:
    row = BOOK.choosing_terrain.country[environment]

    assert (row.dominant, row.common, row.permitted) == (dominant, common, permitted)
    assert (row.streams_max_in, row.roads_max_in) == (streams, roads)
    strange = set(PieceId) - {*dominant, *common, *permitted, STREAM, ROAD, CAMP}
    for what in strange:
        assert "not-in-this-country" in codes(laid(environment, Piece(what, 24, 24)))


# --- how much of each class ---


@pytest.mark.rule("TSEL-04")
@pytest.mark.parametrize(("percent", "enough"), [(65, False), (66, True), (100, True)])
def test_the_dominant_covers_two_thirds_of_the_table(percent: int, enough: bool) -> None:
    """A single growth of tall grass may be as large as the table itself."""
    ground = laid("grassland", Piece(GRASS, 72, 48, percent))

    assert ("dominant-too-little" not in codes(ground)) is enough
    assert codes(ground) == ([] if enough else ["dominant-too-little"])


@pytest.mark.rule("TSEL-05")
@pytest.mark.parametrize(
    ("wide", "code"),
    [(15, "common-too-little"), (16, None), (32, None), (33, "common-too-much")],
)
def test_the_common_covers_one_to_two_thirds(wide: int, code: str | None) -> None:
    """Two hills of 36 in by 16 are 1152 of 3456 square inches, a third; by 32 two thirds."""
    hills = (Piece(HILL, 36, wide), Piece(HILL, 36, wide))

    assert codes(laid("savannah", *hills)) == ([code] if code else [])


@pytest.mark.rule("TSEL-05")
def test_the_common_is_two_pieces_at_least() -> None:
    assert codes(laid("savannah", Piece(HILL, 48, 36))) == ["common-too-few"]


@pytest.mark.rule("TSEL-06")
def test_two_pieces_are_permitted_at_most() -> None:
    small = Piece(KOPJE, 12, 12)

    assert codes(savannah(small, small)) == []
    assert codes(savannah(small, small, small)) == ["permitted-too-many"]


@pytest.mark.rule("TSEL-06")
def test_the_permitted_covers_a_third_at_most() -> None:
    """48 x 24 is 1152 of 3456 square inches: just a third."""
    assert codes(savannah(Piece(JUNGLE, 48, 24))) == []
    assert codes(savannah(Piece(JUNGLE, 48, 26))) == ["permitted-too-much"]


# --- sizes and lengths ---


@pytest.mark.rule("TSEL-07")
@pytest.mark.parametrize(("long", "code"), [(11, "too-small"), (12, None), (48, None), (49, "too-large")])
def test_the_longest_side_is_12_to_48_inches(long: int, code: str | None) -> None:
    assert codes(savannah(Piece(KOPJE, long, 8))) == ([code] if code else [])


@pytest.mark.rule("TSEL-07")
def test_an_escarpment_may_run_along_a_whole_side_of_the_table() -> None:
    """Page 16 says otherwise of it."""
    assert codes(savannah(Piece(ESCARPMENT, 72, 8))) == []


@pytest.mark.rule("TSEL-08")
@pytest.mark.parametrize("what", [STREAM, ROAD])
def test_streams_and_roads_have_a_length_in_all(what: PieceId) -> None:
    """A steppe has 48 in of either."""
    hills = (Piece(HILL, 36, 24), Piece(ROCKS, 36, 24))
    edges = {"ends": ("table_edge", "table_edge"), "touches": ("stream",)}
    first = Piece(what, 24, **edges)  # type: ignore[arg-type]  # whatever a test says of it

    assert codes(laid("steppe", *hills, first, Piece(what, 24, **edges))) == []  # type: ignore[arg-type]  # whatever a test says of it
    problem = found(laid("steppe", *hills, first, Piece(what, 25, **edges)), "too-long-in-all")  # type: ignore[arg-type]  # whatever a test says of it
    assert (problem.rule, problem.see) == ("TSEL-08", ("TSEL-18",))
    assert problem.about["inches"] == 49


@pytest.mark.parametrize(
    ("piece", "code"),
    [
        (Piece(STREAM, 48, 3, ends=("table_edge", "table_edge")), None),
        (Piece(STREAM, 48, 4, ends=("table_edge", "table_edge")), "too-wide"),
        (Piece(RIVER, 48, 3, ends=("table_edge", "table_edge")), None),
        (Piece(RIVER, 48, 2, ends=("table_edge", "table_edge")), "too-narrow"),
    ],
)
def test_streams_are_narrow_and_rivers_wide(piece: Piece, code: str | None) -> None:
    assert codes(savannah(piece)) == ([code] if code else [])


# --- water ---


@pytest.mark.rule("TSEL-09")
def test_jungle_of_the_grassland_stands_by_the_water() -> None:
    grass = Piece(GRASS, 72, 48, 80)
    stream = Piece(STREAM, 48, 2, ends=("table_edge", "table_edge"))

    assert codes(laid("grassland", grass, stream, Piece(JUNGLE, 24, 12, touches=("stream",)))) == []
    assert codes(laid("grassland", grass, stream, Piece(JUNGLE, 24, 12))) == ["away-from-water"]
    assert codes(savannah(Piece(JUNGLE, 24, 12))) == []


@pytest.mark.rule("TSEL-10")
def test_one_system_of_watercourses_is_enough() -> None:
    river = Piece(RIVER, 72, 6, ends=("table_edge", "table_edge"))
    apart = Piece(STREAM, 30, 2, ends=("table_edge", "table_edge"))
    joined = Piece(STREAM, 30, 2, ends=("table_edge", "river"))
    met = Piece(RIVER, 72, 6, ends=("table_edge", "table_edge"), touches=("stream",))

    assert codes(savannah(river, apart)) == ["several-waters"]
    assert codes(savannah(met, joined)) == []


@pytest.mark.rule("TSEL-10")
def test_two_rivers_may_meet() -> None:
    main = Piece(RIVER, 72, 4, ends=("table_edge", "table_edge"), touches=("river",))
    other = Piece(RIVER, 24, 4, ends=("table_edge", "river"))

    assert codes(savannah(main, other)) == []


@pytest.mark.rule("TSEL-11")
@pytest.mark.rule("TSEL-12")
@pytest.mark.rule("TSEL-13")
@pytest.mark.parametrize(
    ("piece", "rule"),
    [
        (Piece(RIVER, 48, 6, ends=("table_edge", "marsh")), "TSEL-11"),
        (Piece(RIVER, 48, 6, ends=("table_edge", "sea_or_lake")), None),
        (Piece(STREAM, 48, 2, ends=("table_edge",)), "TSEL-12"),
        (Piece(STREAM, 48, 2, ends=("table_edge", "marsh")), None),
        (Piece(STREAM, 48, 2, ends=("table_edge", "river")), None),
        (Piece(GULLY, 24, 12), "TSEL-13"),
        (Piece(GULLY, 24, 12, ends=("river",)), None),
    ],
)
def test_where_watercourses_and_gullies_end(piece: Piece, rule: str | None) -> None:
    problems = [
        each for each in objections_to_ground(BOOK, savannah(piece)) if each.code == "ground-loose-end"
    ]

    assert [each.rule for each in problems] == ([rule] if rule else [])
    assert told(*problems) or not rule


@pytest.mark.rule("TSEL-14")
def test_the_sea_lies_only_on_the_coast() -> None:
    marsh = Piece(MARSH, 48, 24)

    assert codes(laid("coast", Piece(SEA, 72, 12), marsh)) == []
    assert found(savannah(Piece(SEA, 72, 12)), "not-in-this-country").rule == "TSEL-14"


# --- villages ---


@pytest.mark.rule("TSEL-16")
def test_fields_need_a_village_on_the_table_wherever_it_is() -> None:
    assert codes(savannah(Piece(FIELDS, 12, 12))) == ["without-village"]
    assert codes(savannah(Piece(FIELDS, 12, 12), Piece(VILLAGE, 12, 12))) == []


@pytest.mark.rule("SCEN-36")
@pytest.mark.parametrize("scenario", ["planned_attack", "raid"])
def test_an_attack_needs_a_village_or_camp_in_the_defenders_half(scenario: str) -> None:
    assert codes(savannah(), scenario) == ["no-objective"]
    assert codes(savannah(Piece(VILLAGE, 18, 12, own_half=False)), scenario) == ["objective-outside-half"]
    assert codes(savannah(Piece(VILLAGE, 18, 12)), scenario) == []
    assert codes(savannah(Piece(CAMP, 8, 8)), scenario) == []
    assert codes(savannah(), "encounter") == []


# --- the proposals ---


def proposed(data: st.DataObject, ground: Ground, scenario: str) -> GroundProposed:
    faces = st.integers(1, 6)
    more = lambda count, _why: data.draw(st.lists(faces, min_size=count, max_size=count))  # noqa: E731  # a strategy by a name
    ((event,), _) = settle(lambda dice: propose_ground(BOOK, ground, scenario, dice), more)
    return event


@settings(max_examples=100, deadline=None)
@given(
    data=st.data(),
    environment=st.sampled_from(ENVIRONMENTS),
    scenario=st.sampled_from(SCENARIOS),
    table=st.sampled_from([(72, 48), (48, 48), (36, 36), (60, 44), (96, 48), (96, 72), (120, 60)]),
)
def test_every_proposal_is_lawful(
    data: st.DataObject, environment: Environment, scenario: str, table: tuple[int, int]
) -> None:
    """Whatever the dice, for every environment and scenario, on tables small and large."""
    event = proposed(data, Ground(environment, *table), scenario)

    assert objections_to_ground(BOOK, Ground(environment, *table, event.pieces), scenario) == ()
    assert len(event.lines) == len(event.pieces)


@settings(max_examples=30, deadline=None)
@given(data=st.data(), environment=st.sampled_from(ENVIRONMENTS))
def test_a_proposal_is_told_and_written_and_read_back(data: st.DataObject, environment: Environment) -> None:
    event, adapter = proposed(data, Ground(environment), "raid"), TypeAdapter(GroundProposed)

    assert told(event, *event.lines)
    assert adapter.validate_json(adapter.dump_json(event, exclude_defaults=True)) == event

"""List 9, Portuguese Settlers, page 34."""

import pytest

from armylists.catalogue import built_in
from armylists.roster import Unit
from tests.armylists.builders import (
    FINE,
    OK,
    PEOPLES,
    Citations,
    Facts,
    aggressiveness,
    ally,
    army,
    breaking,
    cited,
    faults,
    fielding,
    home,
    led_by,
    over,
    short,
    unit,
)

LIST = "portuguese_settlers"
ANYONE = [*PEOPLES[LIST], ""]
WHITE_MAN = led_by("white_men", "disciplinarian")


@pytest.mark.rule("L09-01")
def test_its_aggressiveness_is_2() -> None:
    assert aggressiveness(LIST) == {"": 2}


@pytest.mark.rule("L09-02")
@pytest.mark.parametrize(
    ("units", "broken"),
    [
        (fielding(askaris=1, musketeers=2), FINE),
        (fielding(musketeers=3), short("L09-02")),
        (fielding(askaris=2, musketeers=1), short("L09-02")),
        (fielding(askaris=4, musketeers=2), FINE),
        (fielding(askaris=5, musketeers=2), over("L09-02")),
        (fielding(askaris=1, musketeers=4), FINE),
        (fielding(askaris=1, musketeers=5), over("L09-02")),
        (fielding(askaris=1, musketeers=2, white_men=1), FINE),
        ((*fielding(askaris=1, musketeers=2), unit(white_men=1), unit(white_men=1)), over("L09-02")),
        (fielding(askaris=1, musketeers=2, mounted_musketeers=1), FINE),
        (fielding(askaris=1, musketeers=2, mounted_musketeers=2), over("L09-02")),
    ],
)
def test_the_printed_lines(units: tuple[Unit, ...], broken: Citations) -> None:
    assert cited(army(LIST, "angola", units=units, leader=WHITE_MAN)) == broken


@pytest.mark.rule("L09-04")
def test_the_bases_named() -> None:
    assert built_in().lists[LIST].people_ids() == PEOPLES[LIST]


@pytest.mark.rule("L09-04")
@pytest.mark.parametrize("year", [1860, 1884, 1885, 1895])
@pytest.mark.parametrize("people", ANYONE)
def test_the_list_ends_with_no_date(people: str, year: int) -> None:
    assert faults(army(LIST, people, year)) == OK


@pytest.mark.rule("L09-05")
@pytest.mark.parametrize(
    ("extra", "broken"),
    [
        pytest.param([unit(white_men=2)], OK, id="three with the leader"),
        pytest.param([unit(white_men=3)], breaking("L09-05"), id="four with the leader"),
        pytest.param([unit(white_men=2, gun_bearer=2)], OK, id="bearers are no white men"),
    ],
)
def test_there_are_three_white_men_at_most(extra: list[Unit], broken: frozenset[str]) -> None:
    assert faults(army(LIST, plus=extra, leader=WHITE_MAN)) == broken


@pytest.mark.rule("L09-05", "ALLY-15")
@pytest.mark.parametrize(("white_men", "broken"), [(3, OK), (4, breaking("L09-05"))])
def test_also_among_allies_who_have_no_leader(white_men: int, broken: frozenset[str]) -> None:
    friends = ally(LIST, units=[*fielding(askaris=1, musketeers=1), unit(white_men=white_men)])

    assert faults(army("native_warlord", "prazeiros", allies=(friends,))) == broken


@pytest.mark.rule("L09-06")
@pytest.mark.parametrize(
    ("troop", "extra", "broken"),
    [
        pytest.param("white_men", fielding(white_men=1), OK, id="he is one"),
        pytest.param("askaris", fielding(white_men=1), breaking("L09-06"), id="he is not"),
        pytest.param("askaris", (), OK, id="nobody is"),
    ],
)
def test_white_men_are_led_by_one(troop: str, extra: tuple[Unit, ...], broken: frozenset[str]) -> None:
    assert faults(army(LIST, plus=extra, leader=led_by(troop, "disciplinarian"))) == broken


@pytest.mark.rule("L09-06")
def test_allies_have_white_men_without_a_leader() -> None:
    friends = ally(LIST, units=fielding(askaris=1, musketeers=1, white_men=1))

    assert faults(army("native_warlord", "prazeiros", allies=(friends,))) == OK


@pytest.mark.rule("L09-07")
def test_a_white_man_may_lead_alone() -> None:
    """What is neither in the army nor a white man may not."""
    stranger = WHITE_MAN.model_copy(update={"troop": "regulars"})

    assert faults(army(LIST, leader=WHITE_MAN)) == OK
    assert faults(army(LIST, leader=stranger)) != OK


@pytest.mark.rule("L09-08")
@pytest.mark.parametrize(
    ("year", "units", "broken"),
    [
        pytest.param(
            1879, [unit(askaris=8), unit(well_armed_askaris=4)], breaking("L09-08"), id="not in 1879"
        ),
        pytest.param(1880, [unit(askaris=8), unit(well_armed_askaris=4)], OK, id="in 1880"),
        pytest.param(1880, [unit(askaris=8), unit(well_armed_askaris=8)], OK, id="8 of 16"),
        pytest.param(1880, [unit(askaris=8), unit(well_armed_askaris=9)], breaking("L09-08"), id="9 of 17"),
        pytest.param(1880, [unit(askaris=8, well_armed_askaris=8)], OK, id="8 of 16 in one unit"),
        pytest.param(
            1880, [unit(askaris=7, well_armed_askaris=8)], breaking("L09-08"), id="8 of 15 in one unit"
        ),
        pytest.param(1880, [unit(well_armed_askaris=4)], breaking("L09-08"), id="all"),
        pytest.param(
            1879, [unit(askaris=8), unit(askaris=8, well_armed_askaris=4)], breaking("L09-08"), id="not mixed"
        ),
        pytest.param(
            1879,
            [unit(askaris=8, well_armed_askaris=4)],
            breaking("L09-08"),
            id="mixed: still the one of askaris",
        ),
    ],
)
def test_half_of_the_askaris_are_well_armed_after_1879(
    year: int, units: list[Unit], broken: frozenset[str]
) -> None:
    assert faults(army(LIST, year=year, units=[*fielding(musketeers=2), *units])) == broken


@pytest.mark.rule("L09-08", "COMP-21")
@pytest.mark.parametrize(("askaris", "broken"), [(2, OK), (3, breaking("COMP-04"))])
def test_the_well_armed_count_as_askaris(askaris: int, broken: frozenset[str]) -> None:
    """Of the four units two well armed leave two; and half of the men is kept in each case."""
    units = [*fielding(musketeers=2, well_armed_askaris=2), *fielding(askaris=askaris)]

    assert faults(army(LIST, year=1880, units=units)) == broken


@pytest.mark.rule("L09-09")
@pytest.mark.parametrize(
    ("people", "broken"), [("angola", OK), ("mozambique", breaking("L09-09")), ("", breaking("L09-09"))]
)
def test_only_angola_has_mounted_musketeers(people: str, broken: frozenset[str]) -> None:
    assert faults(army(LIST, people)) == OK
    assert faults(army(LIST, people, plus=fielding(mounted_musketeers=1))) == broken


@pytest.mark.rule("L09-10")
@pytest.mark.parametrize(
    ("people", "year", "counts", "broken"),
    [
        ("angola", 1880, {"mounted_regulars": 1}, breaking("L09-10")),
        ("angola", 1881, {"mounted_regulars": 1}, OK),
        ("angola", 1881, {"mounted_regulars": 1, "mounted_musketeers": 1}, breaking("COMP-04")),
        ("mozambique", 1881, {"mounted_regulars": 1}, breaking("L09-10")),
    ],
)
def test_angola_raises_them_to_mounted_regulars_after_1880(
    people: str, year: int, counts: Facts, broken: frozenset[str]
) -> None:
    assert faults(army(LIST, people, year)) == OK
    assert faults(army(LIST, people, year, plus=fielding(**counts))) == broken


@pytest.mark.rule("L09-11")
@pytest.mark.parametrize(
    ("people", "allied", "broken"),
    [
        ("mozambique", "prazeiros", OK),
        ("mozambique", "mirambo", breaking("L09-11")),
        ("mozambique", "", breaking("L09-11")),
        ("angola", "prazeiros", breaking("L09-11")),
        ("", "prazeiros", breaking("L09-11")),
    ],
)
def test_only_mozambique_has_prazeiros_as_allies(people: str, allied: str, broken: frozenset[str]) -> None:
    assert faults(army(LIST, people)) == OK
    assert faults(army(LIST, people, allies=(ally("native_warlord", allied),))) == broken


@pytest.mark.rule("L09-12")
@pytest.mark.parametrize("people", ANYONE)
@pytest.mark.parametrize(
    ("allied", "broken"),
    [("peaceful_village", OK), ("zanzibaris", breaking("ALLY-01")), ("native_kingdom", breaking("ALLY-01"))],
)
def test_all_have_villages_as_allies_and_nobody_else(
    people: str, allied: str, broken: frozenset[str]
) -> None:
    assert faults(army(LIST, people, allies=(ally(allied),))) == broken


@pytest.mark.rule("L09-14")
@pytest.mark.parametrize("people", ANYONE)
def test_its_home_terrain(people: str) -> None:
    assert home(LIST, people) == {"savannah"}

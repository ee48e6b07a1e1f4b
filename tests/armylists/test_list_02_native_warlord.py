"""List 2, Native Warlord, pages 30-31."""

import pytest

from armylists.catalogue import built_in
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
    over,
    short,
    unit,
)

LIST = "native_warlord"
ANYONE = (*PEOPLES[LIST], "")


def fielded(counts: Facts, people: str = "", year: int | None = None) -> frozenset[str]:
    """What an army of just these units breaks."""
    return faults(army(LIST, people, year, units=fielding(**counts)))


@pytest.mark.rule("L02-01")
def test_its_aggressiveness_is_3() -> None:
    assert aggressiveness(LIST) == {"": 3}


@pytest.mark.rule("L02-02")
@pytest.mark.parametrize(
    ("counts", "broken"),
    [
        ({"ruga_ruga": 2, "spearmen": 1}, FINE),
        ({"ruga_ruga": 1, "spearmen": 2}, short("L02-02")),
        ({"ruga_ruga": 6}, FINE),
        ({"ruga_ruga": 7}, over("L02-02")),
        ({"ruga_ruga": 2, "spearmen": 4}, FINE),
        ({"ruga_ruga": 2, "spearmen": 5}, over("L02-02")),
    ],
)
def test_the_printed_lines(counts: Facts, broken: Citations) -> None:
    assert cited(army(LIST, "yao", units=fielding(**counts))) == broken


@pytest.mark.rule("L02-04")
def test_the_peoples_named() -> None:
    assert built_in().lists[LIST].people_ids() == PEOPLES[LIST]


TANGANYIKA = ("mirambo", "nyungu_ya_mawe", "")
APART = ("prazeiros", "chokwe", "seguhha", "yao", "manyema")


@pytest.mark.rule("L02-05")
@pytest.mark.parametrize("people", TANGANYIKA)
@pytest.mark.parametrize(
    ("counts", "broken"),
    [
        ({"warriors": 2}, OK),
        ({"warriors": 3}, breaking("L02-05")),
        ({"warriors": 2, "spearmen": 2}, OK),
        ({"warriors": 2, "spearmen": 3}, breaking("COMP-04")),
    ],
)
def test_warlords_of_tanganyika_raise_two_units_of_spearmen(
    people: str, counts: Facts, broken: frozenset[str]
) -> None:
    assert fielded({"ruga_ruga": 3, **counts}, people) == broken


@pytest.mark.rule("L02-05")
@pytest.mark.parametrize("people", APART)
def test_peoples_that_the_list_names_apart_do_not(people: str) -> None:
    assert fielded({"ruga_ruga": 3, "spearmen": 1}, people) == OK
    assert fielded({"ruga_ruga": 3, "warriors": 1}, people) == breaking("L02-05")


@pytest.mark.rule("L02-06")
@pytest.mark.parametrize(
    ("people", "counts", "broken"),
    [
        ("prazeiros", {"ruga_ruga": 2, "askaris": 1}, OK),
        ("prazeiros", {"ruga_ruga": 2, "askaris": 2}, breaking("L02-06")),
        ("mirambo", {"ruga_ruga": 3, "askaris": 1}, breaking("L02-06")),
    ],
)
def test_prazeiros_replace_a_unit_of_ruga_ruga(people: str, counts: Facts, broken: frozenset[str]) -> None:
    assert fielded(counts, people) == broken


@pytest.mark.rule("L02-06")
@pytest.mark.parametrize(
    ("counts", "broken"),
    [
        ({"ruga_ruga": 1, "askaris": 1, "spearmen": 1}, OK),
        ({"ruga_ruga": 1, "spearmen": 2}, breaking("COMP-03")),
        ({"ruga_ruga": 5, "askaris": 1}, OK),
        ({"ruga_ruga": 6, "askaris": 1}, breaking("COMP-04")),
    ],
)
def test_the_askaris_count_as_ruga_ruga(counts: Facts, broken: frozenset[str]) -> None:
    assert fielded(counts, "prazeiros") == broken


@pytest.mark.rule("L02-07")
@pytest.mark.parametrize(
    ("people", "year", "broken"),
    [
        ("prazeiros", 1875, breaking("L02-07")),
        ("prazeiros", 1876, OK),
        ("mirambo", 1876, breaking("L02-07")),
    ],
)
def test_after_1875_with_well_armed_askaris(people: str, year: int, broken: frozenset[str]) -> None:
    assert fielded({"ruga_ruga": 3}, people, year) == OK
    assert fielded({"ruga_ruga": 3, "well_armed_askaris": 1}, people, year) == broken


@pytest.mark.rule("L02-07")
def test_it_is_one_unit_of_either_kind_or_of_both() -> None:
    mixed, own = unit(askaris=4, well_armed_askaris=4), fielding(ruga_ruga=2)

    assert faults(army(LIST, "prazeiros", 1876, units=[*own, mixed])) == OK
    assert fielded({"ruga_ruga": 2, "well_armed_askaris": 2}, "prazeiros", 1876) == breaking("L02-06")
    one_of_each = fielded({"ruga_ruga": 2, "askaris": 1, "well_armed_askaris": 1}, "prazeiros", 1876)
    assert one_of_each == breaking("L02-06")


@pytest.mark.rule("L02-08")
@pytest.mark.parametrize("people", ANYONE)
def test_only_prazeiros_have_portuguese_allies(people: str) -> None:
    settlers = ally("portuguese_settlers", "mozambique")

    assert faults(army(LIST, people)) == OK
    expected = OK if people == "prazeiros" else breaking("L02-08")
    assert faults(army(LIST, people, allies=(settlers,))) == expected


@pytest.mark.rule("L02-09")
@pytest.mark.parametrize("people", ANYONE)
def test_only_manyema_have_cannibal_allies(people: str) -> None:
    expected = OK if people == "manyema" else breaking("L02-09")

    assert faults(army(LIST, people, allies=(ally("jungle_cannibals"),))) == expected


@pytest.mark.rule("L02-10")
@pytest.mark.parametrize("people", ANYONE)
def test_all_but_prazeiros_and_chokwe_have_zanzibari_allies(people: str) -> None:
    expected = breaking("L02-10") if people in {"prazeiros", "chokwe"} else OK

    assert faults(army(LIST, people, allies=(ally("zanzibaris"),))) == expected


@pytest.mark.rule("L02-12")
@pytest.mark.parametrize("people", ANYONE)
def test_its_home_terrain(people: str) -> None:
    assert home(LIST, people) == ({"savannah", "forest"} if people == "manyema" else {"savannah"})

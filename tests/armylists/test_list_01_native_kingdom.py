"""List 1, Native Kingdom, page 30."""

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
    in_slot,
    over,
    short,
    unit,
)

LIST = "native_kingdom"


def fielded(counts: Facts, people: str = "", year: int | None = None) -> frozenset[str]:
    """What an army of just these units breaks."""
    return faults(army(LIST, people, year, units=fielding(**counts)))


@pytest.mark.rule("L01-01")
def test_its_aggressiveness_is_2() -> None:
    assert aggressiveness(LIST) == {"": 2}


@pytest.mark.rule("L01-02")
@pytest.mark.parametrize(
    ("counts", "broken"),
    [
        ({"spearmen": 2, "archers": 1}, FINE),
        ({"spearmen": 1, "archers": 2}, short("L01-02")),
        ({"spearmen": 6}, FINE),
        ({"spearmen": 7}, over("L01-02")),
        ({"spearmen": 2, "warriors": 1}, FINE),
        ({"spearmen": 2, "warriors": 2}, over("L01-02")),
        ({"spearmen": 2, "musketeers": 2}, FINE),
        ({"spearmen": 2, "musketeers": 3}, over("L01-02")),
        ({"spearmen": 2, "archers": 2}, FINE),
        ({"spearmen": 2, "archers": 3}, over("L01-02")),
    ],
)
def test_the_printed_lines(counts: Facts, broken: Citations) -> None:
    assert cited(army(LIST, units=fielding(**counts))) == broken


@pytest.mark.rule("L01-04")
def test_the_peoples_named() -> None:
    assert built_in().lists[LIST].people_ids() == PEOPLES[LIST]


@pytest.mark.rule("L01-05")
@pytest.mark.parametrize(
    ("people", "year", "broken"),
    [
        ("buganda", 1874, breaking("L01-05")),
        ("buganda", 1875, OK),
        ("luba", 1875, breaking("L01-05")),
        ("", 1875, breaking("L01-05")),
    ],
)
def test_buganda_have_explorers_as_allies_after_1874(people: str, year: int, broken: frozenset[str]) -> None:
    assert faults(army(LIST, people, year)) == OK
    assert faults(army(LIST, people, year, allies=(ally("white_explorers"),))) == broken


@pytest.mark.rule("L01-06")
@pytest.mark.parametrize(
    ("people", "year", "broken"),
    [("buganda", 1874, OK), ("buganda", 1875, breaking("L01-06")), ("luba", 1875, OK), ("", 1875, OK)],
)
def test_buganda_have_no_warriors_after_1874(people: str, year: int, broken: frozenset[str]) -> None:
    assert fielded({"spearmen": 3, "warriors": 1}, people, year) == broken


@pytest.mark.rule("L01-07")
@pytest.mark.parametrize(
    ("people", "year", "broken"),
    [
        ("bunyoro", 1859, breaking("L01-07")),
        ("bunyoro", 1860, OK),
        ("bunyoro", 1880, OK),
        ("bunyoro", 1881, breaking("L01-07")),
        ("luba", 1870, breaking("L01-07")),
    ],
)
def test_bunyoro_have_khartoum_as_allies_from_1860_to_1880(
    people: str, year: int, broken: frozenset[str]
) -> None:
    friends = ally("sudanese_slavers", "khartoum")

    assert faults(army(LIST, people, year)) == OK
    assert faults(army(LIST, people, year, allies=(friends,))) == broken


@pytest.mark.rule("L01-07")
@pytest.mark.parametrize(
    ("allied", "units", "broken"),
    [
        ("khartoum", {"askaris": 1}, OK),
        ("rabih_zubair", {"askaris": 1}, breaking("L01-07")),
        ("baggara", {"horsemen": 1}, breaking("L01-07")),
        ("", {"askaris": 1}, breaking("L01-07")),
    ],
)
def test_of_the_sudanese_it_is_only_khartoum(allied: str, units: Facts, broken: frozenset[str]) -> None:
    friends = ally("sudanese_slavers", allied, fielding(**units))

    assert faults(army(LIST, "bunyoro", 1870, allies=(friends,))) == broken


@pytest.mark.rule("L01-08")
@pytest.mark.parametrize(
    ("people", "troop", "broken"),
    [
        ("azande", "agile_warriors", OK),
        ("azande", "warriors", breaking("L01-08")),
        ("luba", "agile_warriors", breaking("L01-08")),
        ("luba", "warriors", OK),
    ],
)
def test_azande_warriors_are_agile(people: str, troop: str, broken: frozenset[str]) -> None:
    assert faults(army(LIST, people, plus=fielding(**{troop: 1}))) == broken


@pytest.mark.rule("L01-09")
@pytest.mark.parametrize(
    ("people", "troop", "broken"),
    [
        ("azande", "agile_spearmen", OK),
        ("azande", "spearmen", breaking("L01-09")),
        ("luba", "agile_spearmen", breaking("L01-09")),
        ("luba", "spearmen", OK),
    ],
)
def test_azande_spearmen_are_agile(people: str, troop: str, broken: frozenset[str]) -> None:
    assert faults(army(LIST, people, plus=fielding(**{troop: 1}))) == broken


@pytest.mark.rule("L01-08", "L01-09", "COMP-21")
@pytest.mark.parametrize(
    ("counts", "broken"),
    [
        ({"agile_spearmen": 2, "musketeers": 1}, OK),
        ({"agile_spearmen": 1, "musketeers": 2}, breaking("COMP-03")),
        ({"agile_spearmen": 6}, OK),
        ({"agile_spearmen": 7}, breaking("COMP-04")),
        ({"agile_spearmen": 3, "agile_warriors": 1}, OK),
        ({"agile_spearmen": 3, "agile_warriors": 2}, breaking("COMP-04")),
    ],
)
def test_the_agile_keep_the_numbers_of_those_they_replace(counts: Facts, broken: frozenset[str]) -> None:
    assert fielded(counts, "azande") == broken


@pytest.mark.rule("L01-10")
@pytest.mark.parametrize(
    ("people", "extra", "broken"),
    [
        ("azande", unit(archers=10), breaking("L01-10")),
        ("azande", unit(agile_spearmen=5, archers=5), breaking("L01-10")),
        ("luba", unit(archers=10), OK),
        ("luba", unit(spearmen=5, archers=5), OK),
    ],
)
def test_azande_have_no_archers(people: str, extra: Unit, broken: frozenset[str]) -> None:
    assert faults(army(LIST, people)) == OK
    assert faults(army(LIST, people, plus=[extra])) == broken


@pytest.mark.rule("L01-11")
@pytest.mark.parametrize(
    ("people", "count", "broken"),
    [
        ("azande", 4, FINE),
        ("azande", 5, over("L01-02")),  # three in one of the two places
        ("luba", 2, FINE),
        ("luba", 3, over("L01-02")),
        ("luba", 4, over("L01-02")),
    ],
)
def test_azande_have_four_units_of_musketeers(people: str, count: int, broken: Citations) -> None:
    assert cited(army(LIST, people, plus=fielding(musketeers=count))) == broken


@pytest.mark.rule("L01-11", "COMP-21")
@pytest.mark.parametrize(
    ("people", "instead", "own", "broken"),
    [
        pytest.param("azande", 1, 0, OK, id="one in the place of archers"),
        pytest.param("azande", 2, 2, OK, id="both places of archers, and their own two"),
        pytest.param("azande", 3, 0, breaking("COMP-04"), id="archers have two places"),
        pytest.param("luba", 1, 0, breaking("COMP-21"), id="only Azande"),
    ],
)
def test_azande_musketeers_may_be_said_to_be_in_the_place_of_archers(
    people: str, instead: int, own: int, broken: frozenset[str]
) -> None:
    units = [in_slot("archers", musketeers=8)] * instead + [in_slot("musketeers", musketeers=8)] * own

    assert faults(army(LIST, people, plus=units)) == broken


@pytest.mark.rule("L01-12")
@pytest.mark.parametrize("troop", ["askaris", "well_armed_askaris"])
@pytest.mark.parametrize(
    ("people", "year", "count", "broken"),
    [
        ("azande", 1880, 1, breaking("L01-12")),
        ("azande", 1881, 1, OK),
        ("azande", 1881, 2, breaking("L01-12")),
        ("luba", 1881, 1, breaking("L01-12")),
    ],
)
def test_azande_replace_a_unit_of_musketeers_after_1880(
    troop: str, people: str, year: int, count: int, broken: frozenset[str]
) -> None:
    assert faults(army(LIST, people, year)) == OK
    assert faults(army(LIST, people, year, plus=fielding(**{troop: count}))) == broken


@pytest.mark.rule("L01-12")
@pytest.mark.parametrize(
    ("units", "broken"),
    [
        pytest.param(fielding(musketeers=3, askaris=1), OK, id="three and one are the four"),
        pytest.param(fielding(musketeers=4, askaris=1), breaking("COMP-04"), id="four and one are five"),
        pytest.param((unit(askaris=4, well_armed_askaris=4),), OK, id="one unit of both kinds"),
        pytest.param(
            fielding(askaris=1, well_armed_askaris=1), breaking("L01-12"), id="one unit of each kind"
        ),
    ],
)
def test_the_unit_replaced_is_one_and_counts_as_musketeers(
    units: tuple[Unit, ...], broken: frozenset[str]
) -> None:
    assert faults(army(LIST, "azande", 1881, plus=units)) == broken


@pytest.mark.rule("L01-13")
@pytest.mark.parametrize(
    ("people", "broken"),
    [("rwanda", breaking("L01-13")), ("burundi", breaking("L01-13")), ("luba", OK), ("bunyoro", OK)],
)
@pytest.mark.parametrize(
    "extra", [unit(musketeers=10), unit(spearmen=5, musketeers=5)], ids=["alone", "mixed"]
)
def test_rwanda_and_burundi_have_no_musketeers(people: str, broken: frozenset[str], extra: Unit) -> None:
    assert faults(army(LIST, people)) == OK
    assert faults(army(LIST, people, plus=[extra])) == broken


@pytest.mark.rule("L01-14")
@pytest.mark.parametrize(
    ("people", "counts", "broken"),
    [
        ("rwanda", {"pygmy_archers": 2}, OK),
        ("burundi", {"pygmy_archers": 2}, OK),
        ("rwanda", {"pygmy_archers": 3}, breaking("L01-14")),
        ("burundi", {"pygmy_archers": 3}, breaking("L01-14")),
        ("luba", {"pygmy_archers": 1}, breaking("L01-14")),
        ("rwanda", {"pygmy_spearmen": 1}, breaking("COMP-16")),
    ],
)
def test_rwanda_and_burundi_have_two_units_of_pygmy_archers(
    people: str, counts: Facts, broken: frozenset[str]
) -> None:
    assert faults(army(LIST, people)) == OK
    assert faults(army(LIST, people, plus=fielding(**counts))) == broken


@pytest.mark.rule("L01-15")
@pytest.mark.parametrize(
    ("people", "year", "counts", "broken"),
    [
        pytest.param("hehe", 1870, {"spearmen": 2, "warriors": 1}, OK, id="before, the one unit of the list"),
        pytest.param("hehe", 1870, {"spearmen": 2, "warriors": 2}, breaking("COMP-04"), id="and no more"),
        pytest.param("hehe", 1871, {"spearmen": 2, "warriors": 3}, OK, id="after, two more"),
        pytest.param("hehe", 1871, {"spearmen": 2, "warriors": 4}, breaking("L01-15"), id="but not three"),
        pytest.param(
            "luba", 1871, {"spearmen": 2, "warriors": 2}, breaking("COMP-04"), id="and no other people"
        ),
    ],
)
def test_hehe_raise_two_units_of_spearmen_after_1870(
    people: str, year: int, counts: Facts, broken: frozenset[str]
) -> None:
    assert fielded(counts, people, year) == broken


@pytest.mark.rule("L01-16")
@pytest.mark.parametrize(
    ("people", "counts", "broken"),
    [
        ("lunda", {"ruga_ruga": 1}, OK),
        ("lunda", {"ruga_ruga": 2}, breaking("L01-16")),
        ("lunda", {"ruga_ruga": 1, "musketeers": 1}, OK),
        ("lunda", {"ruga_ruga": 1, "musketeers": 2}, breaking("COMP-04")),
        ("luba", {"ruga_ruga": 1}, breaking("L01-16")),
    ],
)
def test_lunda_raise_a_unit_of_musketeers_to_ruga_ruga(
    people: str, counts: Facts, broken: frozenset[str]
) -> None:
    assert faults(army(LIST, people, plus=fielding(**counts))) == broken


@pytest.mark.rule("L01-17")
@pytest.mark.parametrize("people", [*PEOPLES[LIST], ""])
def test_all_but_azande_and_hehe_have_villages_as_allies(people: str) -> None:
    expected = breaking("L01-17") if people in {"azande", "hehe"} else OK

    assert faults(army(LIST, people)) == OK
    assert faults(army(LIST, people, allies=(ally("peaceful_village"),))) == expected


HOME = {"bunyoro": "grassland", "azande": "grassland", "rwanda": "mountain", "burundi": "mountain"}


@pytest.mark.rule("L01-22")
@pytest.mark.parametrize("people", [*PEOPLES[LIST], ""])
def test_its_home_terrain(people: str) -> None:
    assert home(LIST, people) == {HOME.get(people, "savannah")}

"""List 5, Jungle Cannibals, page 32."""

import pytest

from armylists.catalogue import built_in
from tests.armylists.builders import (
    COMPULSORY,
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
)

LIST = "jungle_cannibals"


def fielded(counts: Facts, people: str = "", year: int | None = None) -> frozenset[str]:
    """What an army of just these units breaks."""
    return faults(army(LIST, people, year, units=fielding(**counts)))


@pytest.mark.rule("L05-01")
def test_its_aggressiveness_is_1() -> None:
    assert aggressiveness(LIST) == {"": 1}


@pytest.mark.rule("L05-02")
@pytest.mark.parametrize(
    ("counts", "broken"),
    [
        ({"spearmen": 1, "archers": 1, "warriors": 1}, FINE),
        ({"archers": 3}, short("L05-02")),
        ({"spearmen": 3}, short("L05-02")),
        ({"spearmen": 3, "archers": 1}, FINE),
        ({"spearmen": 4, "archers": 1}, over("L05-02")),
        ({"spearmen": 1, "archers": 4}, FINE),
        ({"spearmen": 1, "archers": 5}, over("L05-02")),
        ({"spearmen": 1, "archers": 1, "warriors": 2}, FINE),
        ({"spearmen": 1, "archers": 1, "warriors": 3}, over("L05-02")),
        ({"spearmen": 1, "archers": 1, "musketeers": 1}, FINE),
        ({"spearmen": 1, "archers": 1, "musketeers": 2}, over("L05-02")),
        ({"spearmen": 1, "archers": 1, "pygmy_archers": 2}, FINE),
        ({"spearmen": 1, "archers": 1, "pygmy_archers": 3}, {*over("L05-02"), ("L05-05",)}),
        ({"spearmen": 1, "archers": 1, "pygmy_spearmen": 2}, FINE),
        ({"spearmen": 1, "archers": 1, "pygmy_spearmen": 3}, {*over("L05-02"), ("L05-05",)}),
    ],
)
def test_the_printed_lines(counts: Facts, broken: Citations) -> None:
    assert cited(army(LIST, units=fielding(**counts))) == broken


@pytest.mark.rule("L05-04")
def test_the_peoples_named() -> None:
    assert built_in().lists[LIST].people_ids() == PEOPLES[LIST]


@pytest.mark.rule("L05-05")
@pytest.mark.parametrize(
    ("archers", "spearmen", "broken"),
    [
        (1, 1, OK),
        (2, 0, OK),
        (0, 2, OK),
        (2, 1, breaking("L05-05")),
        (1, 2, breaking("L05-05")),
        (2, 2, breaking("L05-05")),
    ],
)
def test_there_are_two_pygmy_units_in_all(archers: int, spearmen: int, broken: frozenset[str]) -> None:
    assert faults(army(LIST, plus=fielding(pygmy_archers=archers, pygmy_spearmen=spearmen))) == broken


TURNING = [
    pytest.param("fang", 1875, 1876, marks=pytest.mark.rule("L05-06"), id="fang after 1875"),
    pytest.param("tetela", 1885, 1886, marks=pytest.mark.rule("L05-07"), id="tetela after 1885"),
]


@pytest.mark.parametrize(("people", "before", "after"), TURNING)
@pytest.mark.parametrize(
    ("counts", "early", "late"),
    [
        pytest.param({"archers": 1, "musketeers": 2}, "COMP-04", "", id="one unit changed"),
        pytest.param({"musketeers": 5}, "COMP-03 COMP-04", "", id="all four, besides the list's own"),
        pytest.param({"musketeers": 6}, "COMP-03 COMP-04", "COMP-04", id="there is no fifth"),
        pytest.param({"archers": 1, "musketeers": 1}, "", "", id="none"),
    ],
)
def test_any_number_of_archers_take_to_the_musket(
    people: str, before: int, after: int, counts: Facts, early: str, late: str
) -> None:
    units = {"spearmen": 1, **counts}

    assert fielded(units, people, before) == breaking(*early.split())
    assert fielded(units, people, after) == breaking(*late.split())


@pytest.mark.rule("L05-06", "L05-07")
@pytest.mark.parametrize(
    ("people", "year", "broken"),
    [
        ("fang", 1890, OK),
        ("tetela", 1876, breaking("COMP-04")),
        ("mangbetu", 1890, breaking("COMP-04")),
        ("", 1890, breaking("COMP-04")),
    ],
)
def test_others_do_not(people: str, year: int, broken: frozenset[str]) -> None:
    assert fielded({"spearmen": 1, "archers": 1, "musketeers": 2}, people, year) == broken


@pytest.mark.rule("L05-08")
@pytest.mark.parametrize(
    ("people", "broken"), [("tetela", breaking("L05-08")), ("fang", OK), ("kusu", OK), ("", OK)]
)
def test_tetela_have_no_warriors(people: str, broken: frozenset[str]) -> None:
    assert faults(army(LIST, people)) == OK
    assert faults(army(LIST, people, plus=fielding(warriors=1))) == broken


@pytest.mark.rule("L05-09")
@pytest.mark.parametrize(
    ("people", "broken"),
    [
        ("kusu", breaking("L05-09")),
        ("ukongora_meno", breaking("L05-09")),
        ("mangbetu", OK),
        ("tetela", OK),
        ("", OK),
    ],
)
def test_kusu_and_ukongora_meno_have_no_musketeers(people: str, broken: frozenset[str]) -> None:
    assert faults(army(LIST, people)) == OK
    assert faults(army(LIST, people, plus=fielding(musketeers=1))) == broken


@pytest.mark.rule("L05-10")
@pytest.mark.parametrize(
    ("people", "counts", "broken"),
    [
        ("kusu", {"spearmen": 1, "warriors": 3}, OK),
        ("ukongora_meno", {"spearmen": 1, "warriors": 3}, OK),
        ("kusu", {"warriors": 3}, OK),
        ("kusu", {"warriors": 4}, breaking("L05-10")),
        ("kusu", {"spearmen": 3, "warriors": 2}, OK),
        ("kusu", {"spearmen": 3, "warriors": 3}, breaking("COMP-04")),
        ("mangbetu", {"spearmen": 1, "warriors": 3}, breaking("COMP-04")),
    ],
)
def test_they_raise_a_unit_of_spearmen(people: str, counts: Facts, broken: frozenset[str]) -> None:
    assert fielded({"archers": 1, **counts}, people) == broken


@pytest.mark.rule("L05-11")
@pytest.mark.parametrize("allied", COMPULSORY)
def test_it_has_no_allies(allied: str) -> None:
    assert faults(army(LIST)) == OK
    assert ("L05-11", "ALLY-01") in cited(army(LIST, allies=(ally(allied),)))


@pytest.mark.rule("L05-14")
@pytest.mark.parametrize("people", [*PEOPLES[LIST], ""])
def test_its_home_terrain(people: str) -> None:
    assert home(LIST, people) == {"forest"}

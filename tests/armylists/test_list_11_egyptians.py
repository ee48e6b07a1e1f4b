"""List 11, Egyptians, page 35."""

import pytest

from armylists.catalogue import built_in
from tests.armylists.builders import (
    COMPULSORY,
    FINE,
    OK,
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
    judged,
    led_by,
    over,
    short,
    unit,
)

LIST = "egyptians"


@pytest.mark.rule("L11-01")
def test_its_aggressiveness_depends_on_its_use() -> None:
    assert aggressiveness(LIST) == {"colonial": 4, "native": 1}


@pytest.mark.rule("L11-02")
@pytest.mark.parametrize(
    ("counts", "broken"),
    [
        ({"soldiers": 3}, FINE),
        ({"soldiers": 2, "askaris": 1}, short("L11-02")),
        ({"soldiers": 6}, FINE),
        ({"soldiers": 7}, over("L11-02")),
        ({"soldiers": 3, "well_armed_askaris": 2}, FINE),
        ({"soldiers": 3, "well_armed_askaris": 3}, over("L11-02")),
        ({"soldiers": 3, "askaris": 4}, FINE),
        ({"soldiers": 3, "askaris": 5}, over("L11-02")),
        ({"soldiers": 3, "field_artillery": 1}, FINE),
        ({"soldiers": 3, "field_artillery": 2}, {*over("L11-02"), ("L11-09",)}),
        ({"soldiers": 3, "gunboat": 1}, FINE),
        ({"soldiers": 3, "gunboat": 2}, over("L11-02")),
    ],
)
def test_the_printed_lines(counts: Facts, broken: Citations) -> None:
    assert cited(army(LIST, units=fielding(**counts))) == broken


@pytest.mark.rule("L11-04")
@pytest.mark.parametrize(("year", "broken"), [(1870, breaking("L11-04")), (1871, OK), (1895, OK)])
def test_the_list_is_used_after_1870(year: int, broken: frozenset[str]) -> None:
    assert faults(army(LIST, year=year)) == broken


@pytest.mark.rule("L11-05")
@pytest.mark.parametrize(
    ("list_id", "mode", "warned"),
    [
        (LIST, "colonial", False),
        (LIST, "native", False),
        (LIST, "", True),
        ("native_kingdom", "", False),
        ("native_kingdom", "native", True),
    ],
)
def test_they_serve_in_one_of_two_ways(list_id: str, mode: str, warned: bool) -> None:
    found = judged(army(list_id, mode=mode))

    assert found.legal
    assert ("L11-05" in {warning.rule for warning in found.warnings}) is warned


@pytest.mark.rule("L11-05")
def test_no_other_list_has_two_ways() -> None:
    assert {name: set(row.modes) for name, row in built_in().lists.items() if row.modes} == {
        LIST: {"colonial", "native"}
    }


@pytest.mark.rule("L11-07")
@pytest.mark.parametrize("troop", ["soldiers", "white_men"])
def test_there_is_no_unit_of_white_men(troop: str) -> None:
    leader = led_by(troop, "disciplinarian")

    assert faults(army(LIST, leader=leader)) == OK
    assert faults(army(LIST, leader=leader, plus=fielding(white_men=1))) == breaking("L11-07")


@pytest.mark.rule("L11-08")
@pytest.mark.parametrize(
    ("troop", "broken"),
    [
        ("white_men", OK),
        ("soldiers", OK),
        ("well_armed_askaris", OK),
        ("askaris", OK),
        ("regulars", breaking("COMP-22")),
    ],
)
def test_a_white_man_may_lead(troop: str, broken: frozenset[str]) -> None:
    assert faults(army(LIST, leader=led_by(troop, "disciplinarian"))) == broken


@pytest.mark.rule("L11-09")
@pytest.mark.parametrize(("guns", "broken"), [(1, OK), (2, breaking("L11-09"))])
def test_there_is_one_piece_of_artillery(guns: int, broken: frozenset[str]) -> None:
    assert faults(army(LIST, plus=[unit(field_artillery=guns)])) == broken


@pytest.mark.rule("L11-10")
@pytest.mark.parametrize("troop", ["soldiers", "white_men"])
@pytest.mark.parametrize(
    ("trait", "broken"),
    [
        ("disciplinarian", OK),
        ("organizing_genius", OK),
        ("charismatic", breaking("L11-10")),
        ("eloquent", breaking("L11-10")),
        ("cunning_devil", breaking("L11-10")),
    ],
)
def test_the_traits_of_a_leader(troop: str, trait: str, broken: frozenset[str]) -> None:
    assert faults(army(LIST, leader=led_by(troop, trait))) == broken


@pytest.mark.rule("L11-11")
@pytest.mark.parametrize(
    ("troop", "broken"),
    [("white_men", OK), ("soldiers", breaking("L11-11")), ("askaris", breaking("L11-11"))],
)
def test_only_a_white_man_is_a_mighty_warrior(troop: str, broken: frozenset[str]) -> None:
    assert faults(army(LIST, leader=led_by(troop, "mighty_warrior"))) == broken


@pytest.mark.rule("L11-12")
@pytest.mark.parametrize("allied", COMPULSORY)
def test_they_have_no_allies(allied: str) -> None:
    assert faults(army(LIST)) == OK
    assert ("L11-12", "ALLY-01") in cited(army(LIST, allies=(ally(allied),)))


@pytest.mark.rule("L11-13")
def test_its_home_terrain() -> None:
    assert home(LIST) == {"savannah", "grassland"}

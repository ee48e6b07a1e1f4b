"""List 7, Zanzibaris, page 33."""

import pytest

from armylists.roster import Unit
from tests.armylists.builders import (
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
    led_by,
    over,
    short,
    unit,
)

LIST = "zanzibaris"


@pytest.mark.rule("L07-01")
def test_its_aggressiveness_is_2() -> None:
    assert aggressiveness(LIST) == {"": 2}


@pytest.mark.rule("L07-02")
@pytest.mark.parametrize(
    ("year", "counts", "broken"),
    [
        (1880, {"askaris": 3}, FINE),
        (1880, {"askaris": 2, "swordsmen": 1}, short("L07-02")),
        (1880, {"askaris": 8}, FINE),
        (1880, {"askaris": 9}, {*over("L07-02"), ("COMP-06",)}),
        (1880, {"askaris": 3, "swordsmen": 2}, FINE),
        (1880, {"askaris": 3, "swordsmen": 3}, over("L07-02")),
        (1881, {"askaris": 3, "well_armed_askaris": 1}, FINE),
        (1881, {"askaris": 3, "well_armed_askaris": 2}, over("L07-02")),
    ],
)
def test_the_printed_lines(year: int, counts: Facts, broken: Citations) -> None:
    assert cited(army(LIST, year=year, units=fielding(**counts))) == broken


@pytest.mark.rule("L07-04")
@pytest.mark.parametrize(("year", "broken"), [(1880, OK), (1881, breaking("L07-04"))])
def test_swordsmen_are_gone_after_1880(year: int, broken: frozenset[str]) -> None:
    assert faults(army(LIST, year=year)) == OK
    assert faults(army(LIST, year=year, plus=fielding(swordsmen=1))) == broken
    assert faults(army(LIST, year=year, leader=led_by("swordsmen", "eloquent"))) == broken


@pytest.mark.rule("L07-05")
@pytest.mark.parametrize(("year", "broken"), [(1880, breaking("L07-05")), (1881, OK)])
@pytest.mark.parametrize(
    "extra", [unit(well_armed_askaris=4), unit(askaris=4, well_armed_askaris=4)], ids=["alone", "mixed"]
)
def test_well_armed_askaris_come_in_1881(year: int, broken: frozenset[str], extra: Unit) -> None:
    assert faults(army(LIST, year=year)) == OK
    assert faults(army(LIST, year=year, plus=[extra])) == broken


WARLORD, VILLAGE = ally("native_warlord"), ally("peaceful_village")
CANNIBALS, EXPLORERS = ally("jungle_cannibals"), ally("white_explorers")


@pytest.mark.rule("L07-06")
@pytest.mark.parametrize(
    ("allies", "broken"),
    [
        pytest.param((WARLORD,), OK, id="one"),
        pytest.param((WARLORD, VILLAGE), OK, id="two"),
        pytest.param((CANNIBALS, EXPLORERS), OK, id="two others"),
        pytest.param((WARLORD, VILLAGE, EXPLORERS), breaking("L07-06"), id="three"),
        pytest.param((WARLORD, WARLORD), breaking("L07-06"), id="two of one list"),
    ],
)
def test_it_has_two_allied_contingents(allies: tuple[object, ...], broken: frozenset[str]) -> None:
    assert faults(army(LIST, allies=allies)) == broken


@pytest.mark.rule("L07-07")
@pytest.mark.parametrize(
    ("allied", "broken"),
    [
        ("native_warlord", OK),
        ("peaceful_village", OK),
        ("jungle_cannibals", OK),
        ("white_explorers", OK),
        ("native_kingdom", breaking("ALLY-01")),
        ("warrior_herders", breaking("ALLY-01")),
        ("sudanese_slavers", breaking("ALLY-01")),
        ("portuguese_settlers", breaking("ALLY-01")),
    ],
)
def test_whom_it_has_as_allies(allied: str, broken: frozenset[str]) -> None:
    assert faults(army(LIST, allies=(ally(allied),))) == broken


@pytest.mark.rule("L07-07")
@pytest.mark.parametrize("people", ["mirambo", "prazeiros", "chokwe", "manyema", ""])
def test_the_warlord_may_be_any(people: str) -> None:
    assert faults(army(LIST, allies=(ally("native_warlord", people),))) == OK


@pytest.mark.rule("L07-08")
@pytest.mark.parametrize(
    ("spearmen", "ruga_ruga", "broken"),
    [
        pytest.param(75, 0, OK, id="300 of 600 in one contingent"),
        pytest.param(76, 0, breaking("L07-08"), id="304 in one"),
        pytest.param(30, 20, OK, id="120 + 180 in two"),
        pytest.param(31, 20, breaking("L07-08"), id="124 + 180 in two"),
    ],
)
def test_half_of_its_points_may_go_to_allies(spearmen: int, ruga_ruga: int, broken: frozenset[str]) -> None:
    third = spearmen // 3
    village = ally("peaceful_village", units=[unit(spearmen=n) for n in (third, third, spearmen - 2 * third)])
    warlord = ally("native_warlord", units=[unit(ruga_ruga=ruga_ruga)])

    assert faults(army(LIST, allies=(village, warlord) if ruga_ruga else (village,), points=600)) == broken


@pytest.mark.rule("L07-10")
def test_its_home_terrain() -> None:
    assert home(LIST) == {"coast", "savannah"}

"""List 3, "Peaceful" Village, page 31."""

import pytest

from armylists.roster import Unit
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
    led_by,
    over,
    short,
    unit,
)

LIST = "peaceful_village"
ARCHER = led_by("archers", "eloquent")  # at home under each of the options


def fielded(counts: Facts) -> frozenset[str]:
    """What an army of just these units, led by an archer, breaks."""
    return faults(army(LIST, units=fielding(**counts), leader=ARCHER))


@pytest.mark.rule("L03-01")
def test_its_aggressiveness_is_1() -> None:
    assert aggressiveness(LIST) == {"": 1}


@pytest.mark.rule("L03-02")
@pytest.mark.parametrize(
    ("counts", "broken"),
    [
        ({"spearmen": 3}, FINE),
        ({"spearmen": 2, "archers": 1}, short("L03-02")),
        ({"spearmen": 6}, FINE),
        ({"spearmen": 7}, over("L03-02")),
        ({"spearmen": 3, "warriors": 1}, FINE),
        ({"spearmen": 3, "warriors": 2}, over("L03-02")),
        ({"spearmen": 3, "musketeers": 1}, FINE),
        ({"spearmen": 3, "musketeers": 2}, over("L03-02")),
        ({"spearmen": 3, "archers": 4}, FINE),
        ({"spearmen": 3, "archers": 5}, over("L03-02")),
    ],
)
def test_the_printed_lines(counts: Facts, broken: Citations) -> None:
    assert cited(army(LIST, units=fielding(**counts))) == broken


@pytest.mark.rule("L03-04")
@pytest.mark.parametrize(
    ("counts", "broken"),
    [
        pytest.param({"agile_spearmen": 3}, OK, id="all, three"),
        pytest.param({"agile_spearmen": 3, "agile_warriors": 1}, OK, id="all, with warriors"),
        pytest.param({"spearmen": 3, "warriors": 1}, OK, id="none"),
        pytest.param({"agile_spearmen": 3, "spearmen": 1}, breaking("L03-04"), id="one unit left as it was"),
        pytest.param({"spearmen": 3, "agile_spearmen": 1}, breaking("L03-04"), id="one unit changed"),
        pytest.param(
            {"agile_spearmen": 3, "warriors": 1}, breaking("L03-04"), id="warriors left as they were"
        ),
        pytest.param({"spearmen": 3, "agile_warriors": 1}, breaking("L03-04"), id="warriors changed alone"),
    ],
)
def test_all_or_none_of_the_spears_become_agile(counts: Facts, broken: frozenset[str]) -> None:
    assert fielded(counts) == broken


@pytest.mark.rule("L03-04", "COMP-21")
@pytest.mark.parametrize(
    ("counts", "broken"),
    [
        ({"agile_spearmen": 2, "archers": 1}, breaking("COMP-03")),
        ({"agile_spearmen": 6}, OK),
        ({"agile_spearmen": 7}, breaking("COMP-04")),
        ({"agile_spearmen": 3, "agile_warriors": 2}, breaking("COMP-04")),
        ({"agile_spearmen": 3, "archers": 4, "musketeers": 1}, OK),
        ({"agile_spearmen": 3, "archers": 5}, breaking("COMP-04")),
    ],
)
def test_the_agile_keep_the_numbers_of_the_lines(counts: Facts, broken: frozenset[str]) -> None:
    assert fielded(counts) == broken


@pytest.mark.rule("L03-05", "COMP-21")
@pytest.mark.parametrize(
    ("counts", "broken"),
    [
        pytest.param({"archers": 3}, OK, id="the three compulsory units"),
        pytest.param({"archers": 8}, OK, id="eight, of the eleven places that there are"),
        pytest.param({"archers": 3, "musketeers": 1}, OK, id="musketeers are not changed"),
        pytest.param({"archers": 2, "musketeers": 1}, breaking("COMP-03"), id="two of three"),
        pytest.param({"archers": 6, "spearmen": 1}, breaking("L03-05"), id="one unit of spearmen left"),
        pytest.param({"archers": 3, "warriors": 1}, breaking("L03-05"), id="the warriors left"),
    ],
)
def test_all_or_none_of_the_spears_become_archers(counts: Facts, broken: frozenset[str]) -> None:
    assert fielded(counts) == broken


@pytest.mark.rule("L03-06")
@pytest.mark.parametrize(
    "counts",
    [
        pytest.param({"archers": 3, "agile_warriors": 1}, id="spearmen to archers, warriors to agile ones"),
        pytest.param({"archers": 6, "agile_spearmen": 1}, id="all but one to archers"),
    ],
)
def test_one_change_or_the_other(counts: Facts) -> None:
    """Nobody is left as he was, yet the army is not of one mind."""
    broken = cited(army(LIST, units=fielding(**counts), leader=ARCHER))

    assert fielded({"archers": counts["archers"]}) == OK
    assert fielded({"agile_spearmen": 3}) == OK
    assert "L03-06" in {entry for citation in broken for entry in citation}


@pytest.mark.rule("L03-04", "L03-05", "COMP-22")
@pytest.mark.parametrize(
    ("troop", "units", "broken"),
    [
        ("spearmen", fielding(spearmen=3), OK),
        ("agile_spearmen", fielding(agile_spearmen=3), OK),
        ("agile_warriors", fielding(agile_spearmen=3), OK),
        ("agile_spearmen", fielding(spearmen=3), breaking("COMP-22")),
        ("spearmen", fielding(agile_spearmen=3), breaking("COMP-22")),
        ("warriors", fielding(archers=3), breaking("COMP-22")),
    ],
)
def test_the_leader_changes_with_his_people(
    troop: str, units: tuple[Unit, ...], broken: frozenset[str]
) -> None:
    assert faults(army(LIST, units=units, leader=led_by(troop, "eloquent"))) == broken


@pytest.mark.rule("L03-04", "MIX-10")
def test_agile_spearmen_and_archers_share_a_unit() -> None:
    mixed = unit(agile_spearmen=5, archers=5)

    assert faults(army(LIST, units=[*fielding(agile_spearmen=2), mixed], leader=ARCHER)) == OK
    strange = unit(agile_spearmen=5, musketeers=5)
    assert "MIX-01" in faults(army(LIST, units=[*fielding(agile_spearmen=2), strange], leader=ARCHER))


@pytest.mark.rule("L03-07")
@pytest.mark.parametrize("allied", COMPULSORY)
def test_it_has_no_allies(allied: str) -> None:
    assert cited(army(LIST)) == FINE
    assert ("L03-07", "ALLY-01") in cited(army(LIST, allies=(ally(allied),)))


@pytest.mark.rule("L03-09")
def test_it_is_at_home_anywhere() -> None:
    assert home(LIST) == {"steppe", "savannah", "grassland", "forest", "mountain", "coast"}

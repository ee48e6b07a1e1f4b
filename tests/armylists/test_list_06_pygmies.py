"""List 6, Pygmies, pages 32-33."""

import pytest

from tests.armylists.builders import (
    COMPULSORY,
    FINE,
    OK,
    Citations,
    Facts,
    aggressiveness,
    ally,
    army,
    cited,
    faults,
    fielding,
    home,
    over,
    short,
)

LIST = "pygmies"


@pytest.mark.rule("L06-01")
def test_its_aggressiveness_is_1() -> None:
    assert aggressiveness(LIST) == {"": 1}


@pytest.mark.rule("L06-02")
@pytest.mark.parametrize(
    ("counts", "broken"),
    [
        ({"pygmy_archers": 2, "pygmy_spearmen": 1}, FINE),
        ({"pygmy_archers": 1, "pygmy_spearmen": 2}, short("L06-02")),
        ({"pygmy_archers": 8}, FINE),
        ({"pygmy_archers": 9}, {*over("L06-02"), ("COMP-06",)}),
        ({"pygmy_archers": 2, "pygmy_spearmen": 4}, FINE),
        ({"pygmy_archers": 2, "pygmy_spearmen": 5}, over("L06-02")),
    ],
)
def test_the_printed_lines(counts: Facts, broken: Citations) -> None:
    assert cited(army(LIST, units=fielding(**counts))) == broken


@pytest.mark.rule("L06-04")
@pytest.mark.parametrize("archers", [3, 5, 8])
def test_a_band_may_be_of_archers_only(archers: int) -> None:
    assert faults(army(LIST, units=fielding(pygmy_archers=archers))) == OK
    assert cited(army(LIST, units=fielding(pygmy_spearmen=min(archers, 4)))) == short("L06-02")


@pytest.mark.rule("L06-05")
@pytest.mark.parametrize("allied", COMPULSORY)
def test_they_have_no_allies(allied: str) -> None:
    assert faults(army(LIST)) == OK
    assert ("L06-05", "ALLY-01") in cited(army(LIST, allies=(ally(allied),)))


@pytest.mark.rule("L06-07")
def test_its_home_terrain() -> None:
    assert home(LIST) == {"forest"}

"""List 4, Warrior Herders, pages 31-32."""

import pytest

from armylists.catalogue import built_in
from armylists.roster import Unit
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
    led_by,
    over,
    short,
    unit,
)

LIST = "warrior_herders"
ANYONE = [*PEOPLES[LIST], ""]


@pytest.mark.rule("L04-01")
def test_its_aggressiveness_is_4() -> None:
    assert aggressiveness(LIST) == {"": 4}


@pytest.mark.rule("L04-02")
@pytest.mark.parametrize(
    ("counts", "broken"),
    [
        ({"warriors": 3}, FINE),
        ({"warriors": 2, "spearmen": 1}, short("L04-02")),
        ({"warriors": 8}, FINE),
        ({"warriors": 9}, {*over("L04-02"), ("COMP-06",)}),
        ({"warriors": 3, "spearmen": 4}, FINE),
        ({"warriors": 3, "spearmen": 5}, over("L04-02")),
        ({"warriors": 3, "archers": 1}, FINE),
        ({"warriors": 3, "archers": 2}, {*over("L04-02"), ("L04-06",)}),
    ],
)
def test_the_printed_lines(counts: Facts, broken: Citations) -> None:
    assert cited(army(LIST, "luo", units=fielding(**counts), role="defender")) == broken


@pytest.mark.rule("L04-04")
def test_the_peoples_named() -> None:
    assert built_in().lists[LIST].people_ids() == PEOPLES[LIST]


@pytest.mark.rule("L04-05")
@pytest.mark.parametrize(
    ("role", "broken"), [("defender", OK), ("attacker", breaking("L04-05")), ("", breaking("L04-05"))]
)
@pytest.mark.parametrize("extra", [unit(archers=10), unit(spearmen=5, archers=5)], ids=["alone", "mixed"])
def test_archers_only_defend(role: str, broken: frozenset[str], extra: Unit) -> None:
    assert faults(army(LIST, "luo", role=role)) == OK
    assert faults(army(LIST, "luo", role=role, plus=[extra])) == broken


@pytest.mark.rule("L04-05", "COMP-22")
@pytest.mark.parametrize(("role", "broken"), [("defender", OK), ("attacker", breaking("L04-05"))])
def test_even_a_leader_of_archers(role: str, broken: frozenset[str]) -> None:
    assert faults(army(LIST, "luo", role=role, leader=led_by("archers", "eloquent"))) == broken


@pytest.mark.rule("L04-06")
@pytest.mark.parametrize(
    ("extra", "broken"),
    [
        pytest.param([unit(archers=10)], OK, id="ten"),
        pytest.param([unit(archers=11)], breaking("L04-06"), id="eleven"),
        pytest.param([unit(spearmen=5, archers=5)] * 2, OK, id="ten in two mixed units"),
        pytest.param(
            [unit(spearmen=5, archers=5), unit(spearmen=5, archers=6)], breaking("L04-06"), id="eleven in two"
        ),
    ],
)
def test_there_are_ten_archers_at_most(extra: list[Unit], broken: frozenset[str]) -> None:
    assert faults(army(LIST, "luo", role="defender", plus=extra)) == broken


@pytest.mark.rule("L04-07")
@pytest.mark.parametrize(
    ("people", "troop", "broken"),
    [
        ("karamojong", "agile_warriors", OK),
        ("karamojong", "agile_spearmen", OK),
        ("karamojong", "warriors", breaking("L04-07")),
        ("karamojong", "spearmen", breaking("L04-07")),
        ("luo", "agile_warriors", breaking("L04-07")),
        ("luo", "agile_spearmen", breaking("L04-07")),
        ("luo", "warriors", OK),
        ("luo", "spearmen", OK),
    ],
)
def test_karamojong_and_only_they_are_agile(people: str, troop: str, broken: frozenset[str]) -> None:
    assert faults(army(LIST, people, plus=fielding(**{troop: 1}))) == broken


@pytest.mark.rule("L04-08")
@pytest.mark.parametrize(
    ("counts", "broken"),
    [
        ({"agile_warriors": 3, "agile_spearmen": 3}, FINE),
        ({"agile_warriors": 3, "agile_spearmen": 2}, {("L04-08", "COMP-03")}),
        ({"agile_warriors": 3, "agile_spearmen": 4}, FINE),
        ({"agile_warriors": 3, "agile_spearmen": 5}, over("L04-02")),
        ({"agile_warriors": 2, "agile_spearmen": 3}, short("L04-02")),
        ({"agile_warriors": 5, "agile_spearmen": 3}, FINE),
    ],
)
def test_karamojong_have_three_units_of_agile_spearmen_and_three_of_warriors(
    counts: Facts, broken: Citations
) -> None:
    assert cited(army(LIST, "karamojong", units=fielding(**counts))) == broken


@pytest.mark.rule("L04-08")
def test_the_players_may_rule_that_their_spearmen_are_enough() -> None:
    spearmen_only = army(LIST, "karamojong", units=fielding(agile_spearmen=3))
    too_few = army(LIST, "karamojong", units=fielding(agile_spearmen=2, agile_warriors=2))

    assert faults(spearmen_only) == breaking("COMP-03")
    assert faults(spearmen_only, L04_08="spearmen_only") == OK
    assert faults(too_few, L04_08="spearmen_only") == breaking("L04-08")
    others = army(LIST, "luo", units=fielding(warriors=2, spearmen=3))
    assert faults(others, L04_08="spearmen_only") == breaking("COMP-03")


@pytest.mark.rule("L04-09")
@pytest.mark.parametrize(
    ("people", "spearmen", "broken"),
    [
        ("ngoni", 2, FINE),
        ("ngoni", 1, {("L04-09", "COMP-03")}),
        ("ngoni", 0, {("L04-09", "COMP-03")}),
        ("ngoni", 4, FINE),
        ("luo", 0, FINE),
        ("luo", 1, FINE),
    ],
)
def test_ngoni_have_two_units_of_spearmen(people: str, spearmen: int, broken: Citations) -> None:
    assert cited(army(LIST, people, units=fielding(warriors=4, spearmen=spearmen))) == broken


@pytest.mark.rule("L04-10")
@pytest.mark.parametrize(
    ("people", "broken"), [("masai", breaking("L04-10")), ("luo", OK), ("turkana", OK), ("", OK)]
)
@pytest.mark.parametrize("extra", [unit(spearmen=10), unit(spearmen=5, archers=5)], ids=["alone", "mixed"])
def test_masai_have_no_spearmen(people: str, broken: frozenset[str], extra: Unit) -> None:
    assert faults(army(LIST, people, role="defender")) == OK
    assert faults(army(LIST, people, role="defender", plus=[extra])) == broken


@pytest.mark.rule("L04-11")
@pytest.mark.parametrize(
    ("people", "year", "broken"),
    [
        ("kololo", 1860, OK),
        ("kololo", 1864, OK),
        ("kololo", 1865, breaking("L04-11")),
        ("luo", 1864, breaking("L04-11")),
        ("", 1864, breaking("L04-11")),
    ],
)
def test_kololo_have_villages_as_allies_before_1865(people: str, year: int, broken: frozenset[str]) -> None:
    assert faults(army(LIST, people, year)) == OK
    assert faults(army(LIST, people, year, allies=(ally("peaceful_village"),))) == broken


@pytest.mark.rule("L04-12")
@pytest.mark.parametrize("people", ["kololo", "luo", "masai"])
@pytest.mark.parametrize("allied", [name for name in COMPULSORY if name != "peaceful_village"])
def test_they_have_no_other_allies(people: str, allied: str) -> None:
    assert faults(army(LIST, people, 1864)) == OK
    assert cited(army(LIST, people, 1864, allies=(ally(allied),))) == {("L04-12", "ALLY-01")}


HOME = {"turkana": {"steppe"}, "masai": {"steppe"}, "ngoni": {"savannah", "mountain"}}


@pytest.mark.rule("L04-16")
@pytest.mark.parametrize("people", ANYONE)
def test_its_home_terrain(people: str) -> None:
    assert home(LIST, people) == HOME.get(people, {"savannah"})

"""List 10, White Explorers, pages 34-35."""

import pytest

from armylists.roster import Unit
from tests.armylists.builders import (
    FINE,
    OK,
    PEOPLES,
    Citations,
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

LIST = "white_explorers"


@pytest.mark.rule("L10-01")
def test_its_aggressiveness_is_2() -> None:
    assert aggressiveness(LIST) == {"": 2}


@pytest.mark.rule("L10-02")
@pytest.mark.parametrize(
    ("units", "broken"),
    [
        (fielding(askaris=1, soldiers=1, well_armed_askaris=1), FINE),
        (fielding(soldiers=1, well_armed_askaris=1, white_men=1), short("L10-02")),
        (fielding(askaris=2, white_men=1), FINE),
        (fielding(askaris=3), over("L10-02")),
        (fielding(askaris=2, soldiers=2), over("L10-02")),
        (fielding(askaris=2, well_armed_askaris=2), over("L10-02")),
        (fielding(askaris=2, machine_gun=1), FINE),
        (fielding(askaris=2, machine_gun=2), {*over("L10-02"), ("L10-10",)}),
        ((*fielding(askaris=2), unit(white_men=1), unit(white_men=1)), over("L10-02")),
        (fielding(askaris=2, white_men=1, soldiers=1, well_armed_askaris=1, machine_gun=1), FINE),
    ],
)
def test_the_printed_lines(units: tuple[Unit, ...], broken: Citations) -> None:
    assert cited(army(LIST, year=1890, units=units)) == broken


@pytest.mark.rule("L10-04")
@pytest.mark.parametrize(
    ("troop", "broken"),
    [("white_men", OK), ("askaris", breaking("L10-04")), ("soldiers", breaking("L10-04"))],
)
@pytest.mark.parametrize("third", ["white_men", "soldiers"])
def test_a_white_man_leads_with_or_without_others(troop: str, broken: frozenset[str], third: str) -> None:
    units = fielding(askaris=2, **{third: 1})

    assert faults(army(LIST, year=1890, units=units, leader=led_by(troop, "mighty_warrior"))) == broken


@pytest.mark.rule("L10-05")
@pytest.mark.parametrize(("white_men", "broken"), [(2, OK), (3, breaking("L10-05"))])
def test_there_are_three_white_men_at_most_with_the_leader(white_men: int, broken: frozenset[str]) -> None:
    assert faults(army(LIST, units=[*fielding(askaris=2), unit(white_men=white_men)])) == broken


@pytest.mark.rule("L10-05", "ALLY-15")
@pytest.mark.parametrize(("white_men", "broken"), [(3, OK), (4, breaking("L10-05"))])
def test_also_among_allies_who_have_no_leader(white_men: int, broken: frozenset[str]) -> None:
    friends = ally(LIST, units=[*fielding(askaris=1), unit(white_men=white_men)])

    assert faults(army("zanzibaris", allies=(friends,))) == broken


COMING = [
    pytest.param("soldiers", 1870, 1871, "L10-06", marks=pytest.mark.rule("L10-06")),
    pytest.param("well_armed_askaris", 1870, 1871, "L10-07", marks=pytest.mark.rule("L10-07")),
    pytest.param("machine_gun", 1886, 1887, "L10-09", marks=pytest.mark.rule("L10-09")),
]


@pytest.mark.parametrize(("troop", "before", "after", "entry"), COMING)
def test_better_arms_come_with_the_years(troop: str, before: int, after: int, entry: str) -> None:
    assert faults(army(LIST, year=before)) == OK
    assert faults(army(LIST, year=before, plus=fielding(**{troop: 1}))) == breaking(entry)
    assert faults(army(LIST, year=after, plus=fielding(**{troop: 1}))) == OK


@pytest.mark.rule("L10-07")
def test_nor_do_well_armed_askaris_come_mixed() -> None:
    mixed = unit(askaris=4, well_armed_askaris=4)

    assert faults(army(LIST, year=1871, units=[*fielding(askaris=1, white_men=1), mixed])) == OK
    assert faults(army(LIST, year=1870, units=[*fielding(askaris=1, white_men=1), mixed])) == breaking(
        "L10-07"
    )


@pytest.mark.rule("L10-08")
@pytest.mark.parametrize(
    ("year", "soldiers", "broken"),
    [
        (1871, 4, OK),
        (1871, 5, breaking("L10-08")),
        (1874, 4, OK),
        (1874, 5, breaking("L10-08")),
        (1875, 5, OK),
        (1875, 9, OK),
    ],
)
def test_there_are_four_soldiers_at_most_before_1875(
    year: int, soldiers: int, broken: frozenset[str]
) -> None:
    assert faults(army(LIST, year=year, plus=[unit(soldiers=soldiers)])) == broken


@pytest.mark.rule("L10-10")
@pytest.mark.parametrize(("guns", "broken"), [(1, OK), (2, breaking("L10-10"))])
def test_there_is_one_machine_gun(guns: int, broken: frozenset[str]) -> None:
    assert faults(army(LIST, year=1887, plus=[unit(machine_gun=guns)])) == broken


@pytest.mark.rule("L10-11")
@pytest.mark.parametrize(
    ("allied", "broken"),
    [
        ("zanzibaris", OK),
        ("sudanese_slavers", OK),
        ("peaceful_village", breaking("ALLY-01")),
        ("native_warlord", breaking("ALLY-01")),
        ("portuguese_settlers", breaking("ALLY-01")),
    ],
)
def test_whom_they_have_as_allies(allied: str, broken: frozenset[str]) -> None:
    assert faults(army(LIST, allies=(ally(allied),))) == broken


@pytest.mark.rule("L10-11")
@pytest.mark.parametrize(
    ("people", "counts"),
    [
        ("khartoum", {"askaris": 1}),
        ("rabih_zubair", {"askaris": 1}),
        ("baggara", {"horsemen": 1}),
        ("bornu", {"spearmen": 1, "archers": 1}),
    ],
)
def test_the_slavers_may_be_of_any_people(people: str, counts: dict[str, int]) -> None:
    assert people in PEOPLES["sudanese_slavers"]
    assert faults(army(LIST, allies=(ally("sudanese_slavers", people, fielding(**counts)),))) == OK


@pytest.mark.rule("L10-12")
@pytest.mark.parametrize(
    ("askaris", "broken"),
    [
        pytest.param(40, OK, id="240 of 600, the usual two fifths"),
        pytest.param(41, OK, id="246 of 600"),
        pytest.param(50, OK, id="300 of 600"),
        pytest.param(51, breaking("L10-12"), id="306 of 600"),
    ],
)
def test_half_of_their_points_may_go_to_allies(askaris: int, broken: frozenset[str]) -> None:
    friends = ally("zanzibaris", units=[unit(askaris=askaris // 2), unit(askaris=askaris - askaris // 2)])

    assert faults(army(LIST, allies=(friends,), points=600)) == broken


@pytest.mark.rule("L10-13")
def test_the_players_may_rule_what_the_lost_trait_was() -> None:
    strict = army(LIST, trait="disciplinarian")

    assert faults(strict) == breaking("L10-13")
    assert faults(strict, L10_13="with_disciplinarian") == OK
    assert faults(army(LIST, trait="charismatic"), L10_13="with_disciplinarian") == breaking("L10-13")


@pytest.mark.rule("L10-15")
def test_its_home_terrain_outside_a_campaign() -> None:
    assert home(LIST) == {"savannah"}

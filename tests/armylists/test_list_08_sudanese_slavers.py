"""List 8, Sudanese Slavers, pages 33-34."""

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
    base,
    breaking,
    cited,
    faults,
    fielding,
    home,
    led_by,
    over,
    unit,
)

LIST = "sudanese_slavers"
ANYONE = [*PEOPLES[LIST], ""]
OTHERS = ["khartoum", "mahdists", "rabih_zubair", ""]  # "all the other armies": neither Bornu nor Baggara
YEAR = {"mahdists": 1885}


def fielded(counts: Facts, people: str = "", year: int | None = None) -> frozenset[str]:
    """What an army of just these units breaks."""
    return faults(army(LIST, people, year, units=fielding(**counts)))


@pytest.mark.rule("L08-01")
def test_its_aggressiveness_is_4() -> None:
    assert aggressiveness(LIST) == {"": 4}


@pytest.mark.rule("L08-02")
@pytest.mark.parametrize(
    ("people", "year", "counts", "broken"),
    [
        ("", 1870, {"askaris": 2, "horsemen": 3}, FINE),
        ("", 1870, {"askaris": 2, "horsemen": 4}, over("L08-02")),
        ("", 1870, {"askaris": 2, "horsemen": 3, "lancers": 1}, FINE),
        ("", 1870, {"askaris": 2, "horsemen": 3, "lancers": 2}, over("L08-02")),
        ("", 1880, {"askaris": 2, "swordsmen": 2}, FINE),
        ("", 1880, {"askaris": 2, "swordsmen": 3}, over("L08-02")),
        ("", 1870, {"askaris": 3}, FINE),
        ("", 1870, {"askaris": 4}, over("L08-02")),
        ("", 1870, {"askaris": 2, "spearmen": 4}, FINE),
        ("", 1870, {"askaris": 2, "spearmen": 5}, over("L08-02")),
        ("", 1870, {"askaris": 2, "archers": 2}, FINE),
        ("", 1870, {"askaris": 2, "archers": 3}, over("L08-02")),
        ("rabih_zubair", 1880, {"askaris": 2, "field_artillery": 1}, FINE),
        ("rabih_zubair", 1880, {"askaris": 2, "field_artillery": 2}, {*over("L08-02"), ("L08-17",)}),
    ],
)
def test_the_printed_lines(people: str, year: int, counts: Facts, broken: Citations) -> None:
    assert cited(army(LIST, people, year, units=fielding(**counts))) == broken


@pytest.mark.rule("L08-02")
@pytest.mark.parametrize("counts", [{"horsemen": 3}, {"spearmen": 3}, {"swordsmen": 2, "archers": 1}])
def test_no_printed_line_is_compulsory(counts: Facts) -> None:
    """Baggara owe nobody anything."""
    assert fielded(counts, "baggara") == OK


@pytest.mark.rule("L08-04")
def test_the_peoples_named() -> None:
    assert built_in().lists[LIST].people_ids() == PEOPLES[LIST]


@pytest.mark.rule("L08-04")
@pytest.mark.parametrize(
    ("people", "year", "broken"),
    [
        ("mahdists", 1881, breaking("L08-04")),
        ("mahdists", 1882, OK),
        ("khartoum", 1860, OK),
        ("khartoum", 1881, OK),
        ("khartoum", 1882, OK),
        ("khartoum", 1895, OK),
    ],
)
def test_mahdists_appear_after_1881_and_khartoum_stays(
    people: str, year: int, broken: frozenset[str]
) -> None:
    assert faults(army(LIST, people, year)) == broken


@pytest.mark.rule("L08-04", "ALLY-15")
@pytest.mark.parametrize(("year", "broken"), [(1881, breaking("L08-04")), (1882, OK)])
def test_also_as_allies(year: int, broken: frozenset[str]) -> None:
    assert faults(army("white_explorers", year=year, allies=(ally(LIST, "mahdists"),))) == broken


@pytest.mark.rule("L08-05")
@pytest.mark.parametrize(
    ("people", "counts", "broken"),
    [
        ("bornu", {"spearmen": 2, "archers": 1}, FINE),
        ("bornu", {"spearmen": 1, "archers": 1, "horsemen": 1}, {("L08-05", "COMP-03")}),
        ("bornu", {"archers": 1, "horsemen": 2}, {("L08-05", "COMP-03")}),
        ("baggara", {"horsemen": 3}, FINE),
        ("khartoum", {"askaris": 3}, FINE),
    ],
)
def test_bornu_have_two_units_of_spearmen(people: str, counts: Facts, broken: Citations) -> None:
    assert cited(army(LIST, people, units=fielding(**counts))) == broken


@pytest.mark.rule("L08-06")
@pytest.mark.parametrize(
    ("people", "counts", "broken"),
    [
        ("bornu", {"spearmen": 2, "archers": 1}, FINE),
        ("bornu", {"spearmen": 3}, {("L08-06", "COMP-03")}),
        ("bornu", {"spearmen": 2, "archers": 2}, FINE),
        ("baggara", {"spearmen": 3}, FINE),
    ],
)
def test_and_one_of_archers(people: str, counts: Facts, broken: Citations) -> None:
    assert cited(army(LIST, people, units=fielding(**counts))) == broken


@pytest.mark.rule("L08-07")
@pytest.mark.parametrize(
    ("people", "counts", "broken"),
    [
        ("bornu", {"spearmen": 2, "archers": 1, "warriors": 1}, OK),
        ("bornu", {"spearmen": 1, "archers": 1, "warriors": 1}, OK),
        ("bornu", {"spearmen": 2, "archers": 1, "warriors": 2}, breaking("L08-07")),
        ("bornu", {"spearmen": 4, "archers": 1, "warriors": 1}, breaking("COMP-04")),
        ("baggara", {"spearmen": 2, "archers": 1, "warriors": 1}, breaking("L08-07")),
        ("khartoum", {"askaris": 2, "spearmen": 1, "warriors": 1}, breaking("L08-07")),
    ],
)
def test_bornu_raise_a_unit_of_spearmen(people: str, counts: Facts, broken: frozenset[str]) -> None:
    assert fielded(counts, people) == broken


@pytest.mark.rule("L08-08")
@pytest.mark.parametrize(
    ("horsemen", "musketeers", "broken"),
    [
        (0, 1, OK),
        (0, 2, breaking("L08-08")),
        (2, 1, OK),
        (3, 1, breaking("COMP-04")),
    ],
)
def test_bornu_raise_a_unit_of_horsemen(horsemen: int, musketeers: int, broken: frozenset[str]) -> None:
    own = {"spearmen": 2, "archers": 1}

    assert fielded({**own, "horsemen": horsemen, "mounted_musketeers": musketeers}, "bornu") == broken


FORBIDDEN = [
    pytest.param("bornu", "L08-09", marks=pytest.mark.rule("L08-09")),
    pytest.param("baggara", "L08-10", marks=pytest.mark.rule("L08-10")),
    *(pytest.param(people, "", marks=pytest.mark.rule("L08-09", "L08-10")) for people in OTHERS),
]


@pytest.mark.parametrize(("people", "entry"), FORBIDDEN)
def test_bornu_and_baggara_have_no_askaris(people: str, entry: str) -> None:
    assert faults(army(LIST, people)) == OK
    assert faults(army(LIST, people, plus=fielding(askaris=1))) == (breaking(entry) if entry else OK)


@pytest.mark.rule("L08-11")
@pytest.mark.parametrize("people", ANYONE)
def test_only_baggara_have_no_mounted_musketeers(people: str) -> None:
    start = [one for one in base(LIST, people).units if "horsemen" not in one.figures] or list(
        fielding(spearmen=3)
    )
    units = [*start, *fielding(horsemen=1)]

    assert faults(army(LIST, people, units=units)) == OK
    broken = faults(army(LIST, people, units=[*units, *fielding(mounted_musketeers=1)]))
    assert broken == (breaking("L08-11") if people == "baggara" else OK)


@pytest.mark.rule("L08-12")
@pytest.mark.parametrize(
    ("people", "counts", "broken"),
    [
        ("baggara", {"horsemen": 4}, OK),
        ("baggara", {"horsemen": 5}, breaking("L08-12")),
        ("baggara", {"horsemen": 4, "spearmen": 3}, OK),
        ("baggara", {"horsemen": 4, "spearmen": 4}, breaking("COMP-04")),
        ("khartoum", {"askaris": 2, "horsemen": 4}, breaking("COMP-04")),
        ("bornu", {"spearmen": 2, "archers": 1, "horsemen": 4}, breaking("COMP-04")),
    ],
)
def test_baggara_replace_a_unit_of_spearmen_with_horsemen(
    people: str, counts: Facts, broken: frozenset[str]
) -> None:
    assert fielded(counts, people) == broken


@pytest.mark.rule("L08-13")
@pytest.mark.parametrize("people", OTHERS)
@pytest.mark.parametrize(
    ("askaris", "broken"),
    [(2, FINE), (1, {("L08-13", "COMP-03")}), (0, {("L08-13", "COMP-03")})],
)
def test_all_others_have_two_units_of_askaris(people: str, askaris: int, broken: Citations) -> None:
    assert cited(army(LIST, people, units=fielding(askaris=askaris, horsemen=3))) == broken


@pytest.mark.rule("L08-14")
@pytest.mark.parametrize("people", OTHERS)
@pytest.mark.parametrize(
    ("horsemen", "musketeers", "broken"),
    [
        (0, 2, OK),
        (0, 3, breaking("L08-14")),
        (1, 2, OK),
        (2, 2, breaking("COMP-04")),
    ],
)
def test_all_others_raise_two_units_of_horsemen(
    people: str, horsemen: int, musketeers: int, broken: frozenset[str]
) -> None:
    units = {"askaris": 2, "horsemen": horsemen, "mounted_musketeers": musketeers}

    assert fielded(units, people) == broken


@pytest.mark.rule("L08-15")
@pytest.mark.parametrize(
    ("people", "year", "broken"),
    [
        *((people, 1880, OK) for people in ANYONE if people != "mahdists"),
        *((people, 1881, breaking("L08-15")) for people in ANYONE if people != "mahdists"),
        pytest.param("mahdists", 1881, breaking("L08-04"), id="nobody has them in 1881"),
        ("mahdists", 1882, OK),
        ("mahdists", 1890, OK),
        ("khartoum", 1890, breaking("L08-15")),
    ],
)
def test_after_1880_only_mahdists_have_swordsmen(people: str, year: int, broken: frozenset[str]) -> None:
    assert faults(army(LIST, people, year)) <= breaking("L08-04")
    assert faults(army(LIST, people, year, plus=fielding(swordsmen=1))) == broken


@pytest.mark.rule("L08-16")
@pytest.mark.parametrize(
    ("people", "year", "broken"),
    [
        ("rabih_zubair", 1879, breaking("L08-16")),
        ("rabih_zubair", 1880, OK),
        ("khartoum", 1880, breaking("L08-16")),
        ("mahdists", 1885, breaking("L08-16")),
        ("baggara", 1880, breaking("L08-16")),
        ("bornu", 1880, breaking("L08-16")),
        ("", 1880, breaking("L08-16")),
    ],
)
def test_only_rabih_has_artillery_after_1879(people: str, year: int, broken: frozenset[str]) -> None:
    assert faults(army(LIST, people, year)) == OK
    assert faults(army(LIST, people, year, plus=fielding(field_artillery=1))) == broken


@pytest.mark.rule("L08-17")
@pytest.mark.parametrize(("guns", "broken"), [(1, OK), (2, breaking("L08-17"))])
def test_he_has_one_gun(guns: int, broken: frozenset[str]) -> None:
    assert faults(army(LIST, "rabih_zubair", 1880, plus=[unit(field_artillery=guns)])) == broken


@pytest.mark.rule("L08-18")
@pytest.mark.parametrize(
    ("people", "year", "units", "broken"),
    [
        ("rabih_zubair", 1879, fielding(askaris=2, well_armed_askaris=1), breaking("L08-18")),
        ("rabih_zubair", 1880, fielding(askaris=2, well_armed_askaris=1), OK),
        ("rabih_zubair", 1880, fielding(askaris=1, well_armed_askaris=1, horsemen=1), OK),
        ("rabih_zubair", 1880, fielding(askaris=1, well_armed_askaris=2), breaking("L08-18")),
        ("rabih_zubair", 1880, fielding(askaris=3, well_armed_askaris=1), breaking("COMP-04")),
        ("rabih_zubair", 1880, (*fielding(askaris=2), unit(askaris=5, well_armed_askaris=5)), OK),
        ("khartoum", 1880, fielding(askaris=2, well_armed_askaris=1), breaking("L08-18")),
        ("mahdists", 1885, fielding(askaris=2, well_armed_askaris=1), breaking("L08-18")),
    ],
)
def test_rabih_raises_a_unit_of_askaris_after_1879(
    people: str, year: int, units: tuple[Unit, ...], broken: frozenset[str]
) -> None:
    assert faults(army(LIST, people, year, units=units)) == broken


@pytest.mark.rule("L08-19")
@pytest.mark.parametrize("people", ANYONE)
def test_all_but_khartoum_and_rabih_have_lancers(people: str) -> None:
    riders = fielding(horsemen=2)
    units = [*(one for one in base(LIST, people).units if "horsemen" not in one.figures), *riders]
    filled = units if len(units) > 2 else [*units, *fielding(spearmen=1)]

    assert faults(army(LIST, people, units=filled)) == OK
    broken = faults(army(LIST, people, units=[*filled, *fielding(lancers=1)]))
    assert broken == (breaking("L08-19") if people in {"khartoum", "rabih_zubair"} else OK)


@pytest.mark.rule("L08-20")
@pytest.mark.parametrize(
    ("riders", "broken"),
    [
        pytest.param([unit(horsemen=6), unit(lancers=3)], OK, id="6 horsemen, 3 lancers"),
        pytest.param([unit(horsemen=5), unit(lancers=3)], breaking("L08-20"), id="5 horsemen, 3 lancers"),
        pytest.param([unit(horsemen=4), unit(mounted_musketeers=4), unit(lancers=4)], OK, id="4 + 4, 4"),
        pytest.param(
            [unit(horsemen=4), unit(mounted_musketeers=3), unit(lancers=4)], breaking("L08-20"), id="4 + 3, 4"
        ),
        pytest.param([unit(mounted_musketeers=6), unit(lancers=3)], OK, id="6 mounted musketeers, 3"),
        pytest.param([unit(lancers=3)], breaking("L08-20"), id="lancers alone"),
    ],
)
def test_there_are_twice_as_many_light_horse_as_lancers(riders: list[Unit], broken: frozenset[str]) -> None:
    assert faults(army(LIST, units=[*fielding(askaris=3), *riders])) == broken


@pytest.mark.rule("L08-20")
def test_a_leader_of_lancers_is_not_counted() -> None:
    units = [*fielding(askaris=2), unit(horsemen=6), unit(lancers=3)]

    assert faults(army(LIST, units=units, leader=led_by("lancers", "disciplinarian"))) == OK
    assert faults(army(LIST, units=units, leader=led_by("horsemen", "disciplinarian"))) == OK


@pytest.mark.rule("L08-20")
@pytest.mark.parametrize(
    ("riders", "figures", "units"),
    [
        pytest.param(
            [unit(horsemen=6), unit(lancers=3)], OK, breaking("L08-20"), id="enough men in one unit"
        ),
        pytest.param(
            [unit(horsemen=4), unit(horsemen=4), unit(lancers=5)], breaking("L08-20"), OK, id="enough units"
        ),
    ],
)
def test_the_players_may_rule_that_units_are_compared(
    riders: list[Unit], figures: frozenset[str], units: frozenset[str]
) -> None:
    roster = army(LIST, units=[*fielding(askaris=2), *riders])

    assert faults(roster) == figures
    assert faults(roster, L08_20="units") == units


@pytest.mark.rule("L08-20", "ALLY-15")
@pytest.mark.parametrize(("horsemen", "broken"), [(6, OK), (5, breaking("L08-20"))])
def test_allies_keep_the_proportion_too(horsemen: int, broken: frozenset[str]) -> None:
    friends = ally(LIST, "baggara", [unit(horsemen=horsemen), unit(lancers=3)])

    assert faults(army("white_explorers", allies=(friends,))) == broken


@pytest.mark.rule("L08-21")
@pytest.mark.parametrize("people", ANYONE)
def test_only_khartoum_has_explorers_as_allies(people: str) -> None:
    explorers = ally("white_explorers")

    assert faults(army(LIST, people)) == OK
    assert faults(army(LIST, people, allies=(explorers,))) == (
        OK if people == "khartoum" else breaking("L08-21")
    )


@pytest.mark.rule("L08-22")
@pytest.mark.parametrize("people", ["khartoum", "bornu"])
@pytest.mark.parametrize("allied", [name for name in COMPULSORY if name not in {"white_explorers", LIST}])
def test_they_have_no_other_allies(people: str, allied: str) -> None:
    assert cited(army(LIST, people)) == FINE
    assert cited(army(LIST, people, allies=(ally(allied),))) == {("L08-22", "ALLY-01")}


@pytest.mark.rule("L08-26")
@pytest.mark.parametrize("people", ANYONE)
def test_its_home_terrain(people: str) -> None:
    assert home(LIST, people) == {"steppe", "savannah"}

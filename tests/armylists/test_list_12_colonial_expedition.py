"""List 12, Colonial Expedition, page 36."""

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
    bought,
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

LIST = "colonial_expedition"
NATIONS = list(PEOPLES[LIST])
WHITE_MAN = led_by("white_men", "disciplinarian")


@pytest.mark.rule("L12-01")
def test_its_aggressiveness_is_4() -> None:
    assert aggressiveness(LIST) == {"": 4}


@pytest.mark.rule("L12-02")
@pytest.mark.parametrize(
    ("nation", "units", "broken"),
    [
        ("british", fielding(soldiers=1, regulars=2), FINE),
        ("british", fielding(regulars=2, askaris=1), short("L12-02")),
        ("british", fielding(soldiers=3), FINE),
        ("british", fielding(soldiers=4), over("L12-02")),
        ("british", fielding(soldiers=2, regulars=3), over("L12-02")),
        ("british", fielding(soldiers=3, white_men=1), FINE),
        ("british", (*fielding(soldiers=3), unit(white_men=1), unit(white_men=1)), over("L12-02")),
        ("british", fielding(soldiers=2, well_armed_askaris=1), FINE),
        ("british", fielding(soldiers=2, well_armed_askaris=2), over("L12-02")),
        ("british", fielding(soldiers=2, askaris=3), FINE),
        ("british", fielding(soldiers=2, askaris=4), over("L12-02")),
        ("portuguese", fielding(soldiers=2, mounted_musketeers=1), FINE),
        ("portuguese", fielding(soldiers=2, mounted_musketeers=2), over("L12-02")),
        ("british", fielding(soldiers=2, field_artillery=1), FINE),
        ("british", fielding(soldiers=2, field_artillery=2), {*over("L12-02"), ("L12-18",)}),
        ("british", fielding(soldiers=2, machine_gun=1), FINE),
        ("british", fielding(soldiers=2, machine_gun=2), over("L12-02")),
        ("british", fielding(soldiers=2, gunboat=1), FINE),
        ("british", fielding(soldiers=2, gunboat=2), over("L12-02")),
    ],
)
def test_the_printed_lines(nation: str, units: tuple[Unit, ...], broken: Citations) -> None:
    assert cited(army(LIST, nation, units=units)) == broken


@pytest.mark.rule("L12-04")
@pytest.mark.parametrize("nation", NATIONS)
@pytest.mark.parametrize(("year", "broken"), [(1884, breaking("L12-04")), (1885, OK)])
def test_there_are_none_before_1885(nation: str, year: int, broken: frozenset[str]) -> None:
    assert faults(army(LIST, nation, year)) == broken


@pytest.mark.rule("L12-05")
def test_an_expedition_is_of_one_of_five_nations() -> None:
    assert built_in().lists[LIST].people_ids() == PEOPLES[LIST]
    assert faults(army(LIST, "british")) == OK
    assert faults(
        army(LIST, "", units=fielding(soldiers=3), leader=led_by("soldiers", "disciplinarian"))
    ) == breaking("L12-05")


@pytest.mark.rule("L12-06")
@pytest.mark.parametrize(
    ("troop", "broken"),
    [
        ("white_men", OK),
        ("regulars", OK),
        ("soldiers", OK),
        ("well_armed_askaris", breaking("L12-06")),
        ("askaris", breaking("L12-06")),
        ("mounted_musketeers", breaking("L12-06")),
    ],
)
def test_of_what_troop_the_leader_is(troop: str, broken: frozenset[str]) -> None:
    assert faults(army(LIST, "portuguese", leader=led_by(troop, "disciplinarian"))) == broken


@pytest.mark.rule("L12-07")
@pytest.mark.parametrize("nation", NATIONS)
def test_a_soldier_does_not_lead_white_men(nation: str) -> None:
    soldier, white_men = led_by("soldiers", "disciplinarian"), fielding(white_men=1)

    assert faults(army(LIST, nation, leader=soldier)) == OK
    assert faults(army(LIST, nation, leader=WHITE_MAN, plus=white_men)) == OK
    assert faults(army(LIST, nation, leader=soldier, plus=white_men)) == breaking("L12-07")


@pytest.mark.rule("L12-07")
def test_a_regular_does() -> None:
    regular = led_by("regulars", "disciplinarian")

    assert faults(army(LIST, "french", leader=regular, plus=fielding(white_men=1))) == OK


@pytest.mark.rule("L12-08")
@pytest.mark.parametrize("nation", NATIONS)
@pytest.mark.parametrize(
    ("troop", "white_men", "three"),
    [
        pytest.param("white_men", 2, True, id="two and a leader"),
        pytest.param("white_men", 3, False, id="three and a leader"),
        pytest.param("regulars", 3, True, id="three under a regular"),
        pytest.param("regulars", 4, False, id="four under a regular"),
    ],
)
def test_only_british_and_portuguese_have_more_than_three_white_men(
    nation: str, troop: str, white_men: int, three: bool
) -> None:
    roster = army(LIST, nation, plus=[unit(white_men=white_men)], leader=led_by(troop, "disciplinarian"))
    expected = OK if three or nation in {"british", "portuguese"} else breaking("L12-08")

    assert faults(roster) - {"L12-12"} == expected  # Belgians have no regulars to lead them either


@pytest.mark.rule("L12-09")
@pytest.mark.parametrize("nation", NATIONS)
def test_only_the_portuguese_have_mounted_musketeers(nation: str) -> None:
    expected = OK if nation == "portuguese" else breaking("L12-09")

    assert faults(army(LIST, nation)) == OK
    assert faults(army(LIST, nation, plus=fielding(mounted_musketeers=1))) == expected


@pytest.mark.rule("L12-10")
@pytest.mark.parametrize("year", [1885, 1893, 1894])
@pytest.mark.parametrize("nation", NATIONS)
def test_and_raise_them_to_mounted_regulars_at_any_date(nation: str, year: int) -> None:
    """Boers in any year; after 1893 the same figures may be called regular cavalry."""
    expected = OK if nation == "portuguese" else breaking("L12-10")

    assert faults(army(LIST, nation, year)) == OK
    assert faults(army(LIST, nation, year, plus=fielding(mounted_regulars=1))) == expected


@pytest.mark.rule("L12-10", "COMP-21")
def test_they_take_the_place_of_the_musketeers() -> None:
    both = fielding(mounted_regulars=1, mounted_musketeers=1)

    assert faults(army(LIST, "portuguese", plus=fielding(mounted_regulars=1))) == OK
    assert faults(army(LIST, "portuguese", plus=both)) == breaking("COMP-04")


@pytest.mark.rule("L12-11")
@pytest.mark.parametrize(
    ("nation", "units", "broken"),
    [
        ("british", 2, FINE),
        ("french", 2, FINE),
        ("portuguese", 1, FINE),
        ("portuguese", 2, {("L12-11", "COMP-04")}),
        ("german", 1, FINE),
        ("german", 2, {("L12-11", "COMP-04")}),
    ],
)
def test_only_british_and_french_have_two_units_of_regulars(
    nation: str, units: int, broken: Citations
) -> None:
    assert cited(army(LIST, nation, plus=fielding(regulars=units))) == broken


@pytest.mark.rule("L12-12")
@pytest.mark.parametrize("nation", NATIONS)
def test_belgians_have_no_regulars_not_even_to_lead(nation: str) -> None:
    expected = breaking("L12-12") if nation == "belgian" else OK

    assert faults(army(LIST, nation)) == OK
    assert faults(army(LIST, nation, plus=fielding(regulars=1))) == expected
    assert faults(army(LIST, nation, leader=led_by("regulars", "disciplinarian"))) == expected


BEHIND: Facts = {"role": "defender", "scenario": "planned_attack", "works": bought(barricade_in=4)}
MACHINE_GUNS = [
    pytest.param("british", 2, "", marks=pytest.mark.rule("L12-13")),
    pytest.param("british", 3, "L12-13", marks=pytest.mark.rule("L12-13")),
    pytest.param("portuguese", 1, "", marks=pytest.mark.rule("L12-14")),
    pytest.param("portuguese", 2, "L12-14", marks=pytest.mark.rule("L12-14")),
    pytest.param("german", 1, "", marks=pytest.mark.rule("L12-14")),
    pytest.param("german", 2, "L12-14", marks=pytest.mark.rule("L12-14")),
    pytest.param("belgian", 1, "", marks=pytest.mark.rule("L12-15")),
    pytest.param("belgian", 2, "L12-15", marks=pytest.mark.rule("L12-15")),
    pytest.param("french", 0, "", marks=pytest.mark.rule("L12-17")),
    pytest.param("french", 1, "L12-17", marks=pytest.mark.rule("L12-17")),
]


@pytest.mark.parametrize(("nation", "guns", "entry"), MACHINE_GUNS)
def test_how_many_machine_guns_a_nation_has(nation: str, guns: int, entry: str) -> None:
    extra = [unit(machine_gun=guns)] if guns else []

    assert faults(army(LIST, nation, plus=extra, **BEHIND)) == (breaking(entry) if entry else OK)


@pytest.mark.rule("L12-15")
@pytest.mark.parametrize("role", ["attacker", ""])
@pytest.mark.parametrize("nation", ["belgian", "british", "portuguese", "german"])
def test_belgians_have_theirs_only_in_defence(nation: str, role: str) -> None:
    expected = breaking("L12-15") if nation == "belgian" else OK

    assert faults(army(LIST, nation, role=role)) == OK
    broken = faults(army(LIST, nation, role=role, plus=fielding(machine_gun=1)))
    assert broken - {"L12-16"} == expected  # nor is there a work to put it behind


@pytest.mark.rule("L12-16")
@pytest.mark.parametrize(
    ("nation", "works", "scenario", "broken"),
    [
        pytest.param("belgian", {"barricade_in": 2}, "planned_attack", OK, id="a barricade"),
        pytest.param("belgian", {"field_fortification_in": 2}, "raid", OK, id="a stockade"),
        pytest.param("belgian", {"tembas": 1}, "raid", OK, id="a mission station"),
        pytest.param("belgian", {}, "planned_attack", breaking("L12-16"), id="nothing"),
        pytest.param("belgian", {}, "", breaking("L12-16"), id="nothing, no scenario named"),
        pytest.param("belgian", {}, "encounter", breaking("L12-16"), id="nothing in an encounter"),
        pytest.param(
            "belgian",
            {"barricade_in": 2},
            "encounter",
            breaking("L12-16", "SCEN-14"),
            id="what an encounter forbids",
        ),
        pytest.param("german", {}, "planned_attack", OK, id="others need no work"),
        pytest.param("german", {}, "encounter", OK, id="not even in an encounter"),
    ],
)
def test_and_behind_a_fortification(nation: str, works: Facts, scenario: str, broken: frozenset[str]) -> None:
    facts: Facts = {"role": "defender", "scenario": scenario, "works": bought(**works)}

    assert faults(army(LIST, nation, **facts)) <= breaking("SCEN-14")
    assert faults(army(LIST, nation, plus=fielding(machine_gun=1), **facts)) == broken


@pytest.mark.rule("L12-16")
@pytest.mark.parametrize(
    ("works", "broken"),
    [({"tembas": 1}, breaking("L12-16")), ({"tembas": 1, "barricade_in": 2}, OK), ({"barricade_in": 2}, OK)],
)
def test_players_may_rule_that_a_building_is_no_such_fortification(
    works: Facts, broken: frozenset[str]
) -> None:
    facts: Facts = {"role": "defender", "scenario": "raid", "works": bought(**works)}
    roster = army(LIST, "belgian", plus=fielding(machine_gun=1), **facts)

    assert faults(roster, L12_16="field_works") == broken
    assert faults(roster, L12_16="temba_too") == OK


@pytest.mark.rule("L12-16")
@pytest.mark.parametrize(
    ("works", "warned"), [({"field_fortification_in": 2}, True), ({"barricade_in": 2}, False)]
)
def test_a_machine_gun_that_could_not_shoot_is_told_so(works: Facts, warned: bool) -> None:
    """From behind a stockade it cannot (FORT-10), from behind a barricade it can (BARR-04)."""
    roster = army(LIST, "belgian", plus=fielding(machine_gun=1), role="defender", works=bought(**works))

    assert ("FORT-10" in {warning.rule for warning in judged(roster).warnings}) is warned


@pytest.mark.rule("L12-18")
@pytest.mark.parametrize(("guns", "broken"), [(1, OK), (2, breaking("L12-18"))])
def test_there_is_one_piece_of_artillery(guns: int, broken: frozenset[str]) -> None:
    assert faults(army(LIST, "french", plus=[unit(field_artillery=guns)])) == broken


# Page 36: whom each nation may have, list and people, with the entries that say so.
PERMITTED = {
    "british": {
        ("peaceful_village", ""),
        ("zanzibaris", ""),
        ("warrior_herders", "masai"),
        ("warrior_herders", "ngoni"),
    },
    "french": {("peaceful_village", "")},
    "portuguese": {("peaceful_village", ""), ("native_warlord", "prazeiros")},
    "german": {
        ("peaceful_village", ""),
        ("native_warlord", "prazeiros"),
        ("native_warlord", "mirambo"),
        ("native_warlord", ""),
    },
    "belgian": {("native_kingdom", "azande"), ("jungle_cannibals", "tetela")},
}
OWN_ENTRIES = {
    "british": ("L12-19", "L12-20"),
    "french": ("L12-21",),
    "portuguese": ("L12-22",),
    "german": ("L12-23",),
    "belgian": ("L12-24",),
}
ASKED = [
    ("peaceful_village", ""), ("zanzibaris", ""), ("portuguese_settlers", ""), ("white_explorers", ""),
    ("warrior_herders", "masai"), ("warrior_herders", "ngoni"), ("warrior_herders", "luo"), ("warrior_herders", ""),
    ("native_warlord", "prazeiros"), ("native_warlord", "mirambo"), ("native_warlord", ""),
    ("native_kingdom", "azande"), ("native_kingdom", "luba"), ("native_kingdom", ""),
    ("jungle_cannibals", "tetela"), ("jungle_cannibals", "fang"), ("jungle_cannibals", ""),
]  # fmt: skip
OWN_UNITS = {"azande": fielding(agile_spearmen=1), "ngoni": fielding(warriors=1, spearmen=1)}
GRANTS = {"ALLY-01", "L12-19", "L12-20", "L12-21", "L12-22", "L12-23", "L12-24"}


@pytest.mark.parametrize(
    "nation", [pytest.param(name, marks=pytest.mark.rule(*OWN_ENTRIES[name])) for name in NATIONS]
)
@pytest.mark.parametrize(("allied", "people"), ASKED)
def test_whom_a_nation_has_as_allies(nation: str, allied: str, people: str) -> None:
    friends = ally(allied, people, OWN_UNITS.get(people))
    broken = faults(army(LIST, nation, allies=(friends,)))

    assert faults(army(LIST, nation)) == OK
    assert (broken == OK) is ((allied, people) in PERMITTED[nation])
    assert broken <= GRANTS


@pytest.mark.parametrize(
    ("allied", "people", "entry"),
    [
        pytest.param("warrior_herders", "luo", "L12-20", marks=pytest.mark.rule("L12-20")),
        pytest.param("native_warlord", "mirambo", "L12-22", marks=pytest.mark.rule("L12-22")),
        pytest.param("jungle_cannibals", "fang", "L12-24", marks=pytest.mark.rule("L12-24")),
    ],
)
def test_the_wrong_people_of_the_right_list_is_told_by_its_line(allied: str, people: str, entry: str) -> None:
    nation = {"L12-20": "british", "L12-22": "portuguese", "L12-24": "belgian"}[entry]

    assert faults(army(LIST, nation, allies=(ally(allied, people),))) == breaking(entry)


@pytest.mark.parametrize(
    ("nation", "allied", "entry"),
    [
        pytest.param("belgian", "peaceful_village", "L12-24", marks=pytest.mark.rule("L12-24")),
        pytest.param("british", "native_warlord", "L12-19", marks=pytest.mark.rule("L12-19")),
        pytest.param("french", "zanzibaris", "L12-21", marks=pytest.mark.rule("L12-21")),
        pytest.param("german", "zanzibaris", "L12-23", marks=pytest.mark.rule("L12-23")),
    ],
)
def test_what_other_nations_have_is_refused_by_the_line_of_ones_own(
    nation: str, allied: str, entry: str
) -> None:
    assert faults(army(LIST, nation, allies=(ally(allied),))) == breaking(entry)


@pytest.mark.rule("L12-19")
def test_all_the_nations_are_told_who_may_have_those_allies() -> None:
    """Page 36: villages side with the British, French, Portuguese and Germans; not with the Belgians."""
    (problem,) = judged(army(LIST, "belgian", allies=(ally("peaceful_village"),))).problems

    assert problem.about["peoples"] == ("british", "french", "portuguese", "german")


@pytest.mark.rule("L12-25")
@pytest.mark.parametrize("troop", ["pygmy_archers", "pygmy_spearmen"])
def test_cannibal_allies_leave_their_pygmies_at_home(troop: str) -> None:
    without = ally("jungle_cannibals", "tetela")
    with_pygmies = ally("jungle_cannibals", "tetela", fielding(spearmen=1, archers=1, **{troop: 1}))

    assert faults(army(LIST, "belgian", allies=(without,))) == OK
    assert faults(army(LIST, "belgian", allies=(with_pygmies,))) == breaking("L12-25")
    assert faults(army("zanzibaris", allies=(with_pygmies,))) == OK


HOME = {
    "british": {"steppe", "savannah"},
    "french": {"forest"},
    "portuguese": {"savannah"},
    "german": {"savannah"},
    "belgian": {"grassland", "forest"},
}


@pytest.mark.rule("L12-28", "L12-29")
@pytest.mark.parametrize("nation", NATIONS)
def test_its_home_terrain_is_the_coast_or_the_nations_own(nation: str) -> None:
    assert home(LIST, nation) == {"coast"} | HOME[nation]

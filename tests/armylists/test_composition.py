"""How an army is made up, pages 29-30: units, their size, points, slots, the leader's troop, dates."""

from itertools import product

import pytest

from armylists.catalogue import Catalogue, built_in
from armylists.legality import verdict
from armylists.models import ListYears
from armylists.roster import Roster, Unit
from tests.armylists.builders import (
    EVERYONE,
    OK,
    PEOPLES,
    Facts,
    Units,
    ally,
    army,
    beside,
    bought,
    breaking,
    cited,
    faults,
    fielding,
    in_slot,
    judged,
    led_by,
    unit,
)

AMBUSHED: Facts = {"scenario": "ambush", "role": "defender"}


@pytest.mark.rule("COMP-01")
def test_there_are_twelve_lists_numbered_as_in_the_book() -> None:
    assert {army_list.number: name for name, army_list in built_in().lists.items()} == {
        1: "native_kingdom",
        2: "native_warlord",
        3: "peaceful_village",
        4: "warrior_herders",
        5: "jungle_cannibals",
        6: "pygmies",
        7: "zanzibaris",
        8: "sudanese_slavers",
        9: "portuguese_settlers",
        10: "white_explorers",
        11: "egyptians",
        12: "colonial_expedition",
    }


@pytest.mark.parametrize(("list_id", "people"), EVERYONE)
def test_every_people_has_a_legal_army(list_id: str, people: str) -> None:
    assert faults(army(list_id, people)) == OK


@pytest.mark.rule("COMP-01")
@pytest.mark.parametrize(("points", "warned"), [(299, True), (300, False), (720, False), (721, True)])
def test_outside_300_to_720_points_is_a_warning_and_no_fault(points: int, warned: bool) -> None:
    found = judged(army("native_kingdom", points=points))

    assert found.legal
    assert ("COMP-01" in {warning.rule for warning in found.warnings}) is warned


@pytest.mark.rule("COMP-02")
@pytest.mark.parametrize(
    "units",
    [
        pytest.param((unit(spearmen=8),) * 3, id="25 figures with the leader"),
        pytest.param((unit(spearmen=8),) * 2 + (unit(warriors=4),), id="21"),
        pytest.param((unit(spearmen=30),) * 4, id="121"),
    ],
)
def test_the_usual_number_of_figures_binds_nobody(units: Units) -> None:
    found = judged(army("native_kingdom", units=units))

    assert found.legal
    assert not found.warnings


@pytest.mark.rule("COMP-03")
@pytest.mark.parametrize(
    ("units", "broken"),
    [
        pytest.param(fielding(spearmen=2, archers=1), OK, id="two of two"),
        pytest.param(fielding(spearmen=1, archers=2), breaking("COMP-03"), id="one of two"),
        pytest.param(fielding(musketeers=1, archers=2), breaking("COMP-03"), id="none of two"),
    ],
)
def test_a_compulsory_type_has_its_least_units(units: Units, broken: frozenset[str]) -> None:
    assert faults(army("native_kingdom", units=units)) == broken


@pytest.mark.rule("COMP-04")
@pytest.mark.parametrize(("count", "broken"), [(6, OK), (7, breaking("COMP-04"))])
def test_a_type_has_no_more_units_than_the_list_gives(count: int, broken: frozenset[str]) -> None:
    assert faults(army("native_kingdom", units=fielding(spearmen=count))) == broken


@pytest.mark.rule("COMP-05")
@pytest.mark.parametrize(("count", "broken"), [(3, OK), (2, breaking("COMP-05"))])
def test_an_army_has_three_units(count: int, broken: frozenset[str]) -> None:
    assert faults(army("native_kingdom", units=fielding(spearmen=count))) == broken


@pytest.mark.rule("COMP-06")
@pytest.mark.parametrize(
    ("units", "broken"),
    [
        pytest.param(fielding(spearmen=6, archers=2), OK, id="eight"),
        pytest.param(fielding(spearmen=6, archers=2, musketeers=1), breaking("COMP-06"), id="nine"),
    ],
)
def test_an_army_has_at_most_eight_units(units: Units, broken: frozenset[str]) -> None:
    assert faults(army("native_kingdom", units=units)) == broken


@pytest.mark.rule("COMP-07")
@pytest.mark.parametrize(
    ("units", "broken"),
    [
        pytest.param(fielding(spearmen=6, archers=2), OK, id="they do not make eight nine"),
        pytest.param(fielding(spearmen=2), breaking("COMP-05"), id="nor two three"),
    ],
)
def test_independents_and_baggage_are_no_units(units: Units, broken: frozenset[str]) -> None:
    three = beside(standard_bearer=1, witch_doctor=1, scout=1)

    assert faults(army("native_kingdom", units=units, independents=three)) == broken


@pytest.mark.rule("COMP-08")
@pytest.mark.parametrize(
    ("count", "facts", "broken"),
    [
        pytest.param(2, AMBUSHED, OK, id="two for the defender of an ambush"),
        pytest.param(1, AMBUSHED, breaking("COMP-08"), id="but not one"),
        pytest.param(2, {**AMBUSHED, "role": "attacker"}, breaking("COMP-05"), id="nor two for the attacker"),
        pytest.param(2, {**AMBUSHED, "role": ""}, breaking("COMP-05"), id="nor for a role not stated"),
        pytest.param(2, {**AMBUSHED, "scenario": "raid"}, breaking("COMP-05"), id="nor for the raided"),
    ],
)
def test_the_defender_of_an_ambush_needs_two_units(count: int, facts: Facts, broken: frozenset[str]) -> None:
    assert faults(army("native_kingdom", units=fielding(spearmen=count), **facts)) == broken


@pytest.mark.rule("COMP-09")
@pytest.mark.parametrize(
    ("count", "facts", "broken"),
    [
        pytest.param(5, AMBUSHED, OK, id="five"),
        pytest.param(6, AMBUSHED, breaking("COMP-09"), id="not six"),
        pytest.param(6, {**AMBUSHED, "role": "attacker"}, OK, id="six for the attacker"),
        pytest.param(6, {**AMBUSHED, "scenario": "planned_attack"}, OK, id="six in a planned attack"),
    ],
)
def test_the_defender_of_an_ambush_has_five_units_at_most(
    count: int, facts: Facts, broken: frozenset[str]
) -> None:
    assert faults(army("native_kingdom", units=fielding(spearmen=count), **facts)) == broken


RELIEVED = [
    # list, people, year, one unit of each compulsory type, what is broken outside an ambush
    ("native_kingdom", "", 1870, {"spearmen": 1, "archers": 2}, "COMP-03"),
    ("native_warlord", "", 1870, {"ruga_ruga": 1, "spearmen": 2}, "COMP-03"),
    ("peaceful_village", "", 1870, {"spearmen": 1, "archers": 2}, "COMP-03"),
    ("warrior_herders", "luo", 1870, {"warriors": 1, "spearmen": 2}, "COMP-03"),
    ("pygmies", "", 1870, {"pygmy_archers": 1, "pygmy_spearmen": 2}, "COMP-03"),
    ("zanzibaris", "", 1870, {"askaris": 1, "swordsmen": 2}, "COMP-03"),
    ("portuguese_settlers", "", 1870, {"askaris": 2, "musketeers": 1}, "COMP-03"),
    ("egyptians", "", 1880, {"soldiers": 1, "askaris": 2}, "COMP-03"),
    # the ruling: minimums that a people's own line sets are relieved too
    ("warrior_herders", "ngoni", 1870, {"warriors": 3, "spearmen": 1}, "L04-09"),
    ("warrior_herders", "karamojong", 1870, {"agile_warriors": 3, "agile_spearmen": 1}, "L04-08"),
    ("sudanese_slavers", "bornu", 1870, {"spearmen": 1, "archers": 1, "horsemen": 1}, "L08-05"),
    ("sudanese_slavers", "khartoum", 1870, {"askaris": 1, "horsemen": 2}, "L08-13"),
]


@pytest.mark.rule("COMP-10")
@pytest.mark.parametrize(("list_id", "people", "year", "counts", "otherwise"), RELIEVED)
def test_the_defender_of_an_ambush_needs_one_unit_of_each_compulsory_type(
    list_id: str, people: str, year: int, counts: dict[str, int], otherwise: str
) -> None:
    units = fielding(**counts)

    assert faults(army(list_id, people, year, units=units, **AMBUSHED)) == OK
    assert faults(army(list_id, people, year, units=units)) == breaking(otherwise)


@pytest.mark.rule("COMP-10")
@pytest.mark.parametrize(
    ("list_id", "people", "units", "broken"),
    [
        ("native_kingdom", "", {"archers": 2}, "COMP-03"),
        ("jungle_cannibals", "", {"spearmen": 2}, "COMP-03"),
        ("jungle_cannibals", "", {"archers": 2}, "COMP-03"),
        ("warrior_herders", "ngoni", {"warriors": 3}, "L04-09"),
        ("sudanese_slavers", "bornu", {"spearmen": 2}, "L08-06"),
        ("sudanese_slavers", "", {"horsemen": 2}, "L08-13"),
    ],
)
def test_even_in_an_ambush_no_compulsory_type_is_left_out(
    list_id: str, people: str, units: dict[str, int], broken: str
) -> None:
    assert faults(army(list_id, people, units=fielding(**units), **AMBUSHED)) == breaking(broken)


@pytest.mark.rule("COMP-10")
def test_the_ambush_lifts_no_maximum() -> None:
    one_over = fielding(spearmen=1, warriors=2)

    assert faults(army("native_kingdom", units=fielding(spearmen=1, warriors=1), **AMBUSHED)) == OK
    assert faults(army("native_kingdom", units=one_over, **AMBUSHED)) == breaking("COMP-04")


@pytest.mark.rule("COMP-11")
@pytest.mark.parametrize(
    ("extra", "broken"),
    [
        pytest.param(unit(spearmen=8), OK, id="8 x 4 = 32"),
        pytest.param(unit(spearmen=7), breaking("COMP-11"), id="7 x 4 = 28"),
        pytest.param(unit(warriors=4), OK, id="4 x 9 = 36"),
        pytest.param(unit(warriors=3), breaking("COMP-11"), id="3 x 9 = 27"),
        pytest.param(unit(spearmen=4, archers=4), OK, id="mixed, 16 + 16"),
        pytest.param(unit(spearmen=4, archers=3), breaking("COMP-11"), id="mixed, 16 + 12"),
    ],
)
def test_a_unit_is_worth_32_points(extra: Unit, broken: frozenset[str]) -> None:
    assert faults(army("native_kingdom", plus=[extra])) == broken


@pytest.mark.rule("COMP-11")
def test_a_unit_of_no_figures_is_no_unit() -> None:
    assert "COMP-11" in faults(army("native_kingdom", plus=[unit()]))


@pytest.mark.rule("COMP-11", "COMP-12")
@pytest.mark.parametrize(
    ("extra", "broken"),
    [
        pytest.param(unit(askaris=5), breaking("COMP-11"), id="5 x 6 = 30, the dearest that is too cheap"),
        pytest.param(unit(askaris=30), OK, id="30 x 6 = 180, full in both ways"),
        pytest.param(unit(swordsmen=12), OK, id="12 x 14 = 168"),
        pytest.param(
            unit(swordsmen=13), breaking("COMP-12"), id="13 x 14 = 182, the cheapest that is too dear"
        ),
    ],
)
def test_the_bounds_hold_at_the_nearest_prices(extra: Unit, broken: frozenset[str]) -> None:
    assert faults(army("zanzibaris", plus=[extra])) == broken


@pytest.mark.rule("COMP-12")
@pytest.mark.parametrize(
    ("extra", "broken"),
    [
        pytest.param(unit(warriors=20), OK, id="20 x 9 = 180"),
        pytest.param(unit(warriors=21), breaking("COMP-12"), id="21 x 9 = 189"),
    ],
)
def test_a_unit_is_worth_180_points_at_most(extra: Unit, broken: frozenset[str]) -> None:
    assert faults(army("native_kingdom", plus=[extra])) == broken


@pytest.mark.rule("COMP-13")
@pytest.mark.parametrize(
    ("extra", "broken"),
    [
        pytest.param(unit(spearmen=30), OK, id="30"),
        pytest.param(unit(spearmen=31), breaking("COMP-13"), id="31"),
        pytest.param(unit(spearmen=20, archers=10), OK, id="mixed, 30"),
        pytest.param(unit(spearmen=20, archers=11), breaking("COMP-13"), id="mixed, 31"),
    ],
)
def test_a_unit_has_30_figures_at_most(extra: Unit, broken: frozenset[str]) -> None:
    assert faults(army("native_kingdom", plus=[extra])) == broken


@pytest.mark.rule("COMP-11", "COMP-12", "COMP-13")
@pytest.mark.parametrize(
    ("allied", "broken"),
    [
        (unit(spearmen=30), OK),
        (unit(spearmen=31), "COMP-13"),
        (unit(spearmen=7), "COMP-11"),
        (unit(warriors=21), "COMP-12"),
    ],
)
def test_allied_units_obey_the_same_bounds(allied: Unit, broken: str) -> None:
    friends = ally("peaceful_village", units=[*fielding(spearmen=1), allied])

    assert faults(army("native_kingdom", allies=(friends,))) == (breaking(broken) if broken else OK)


@pytest.mark.rule("COMP-14", "LEAD-02", "TRAIT-03")
def test_everything_that_has_a_price_is_in_the_total() -> None:
    """Leader, independents, units, gun bearers, allies and works, each as the book prices it."""
    roster = army(
        "white_explorers",
        year=1880,
        units=[unit(askaris=10), unit(askaris=10, well_armed_askaris=5), unit(white_men=2, gun_bearer=1)],
        leader=led_by("white_men", "mighty_warrior", gun_bearer=True, attendants=3),
        independents=beside(standard_bearer=1, scout=1),
        allies=(ally("zanzibaris", standard_bearer=1),),
        works=bought(barricade_in=4),
        role="defender",
    )
    leader, independents, own = 40 + 20, 50 + 50, 60 + (60 + 60) + (80 + 20)
    allies, barricades = 8 * 6 + 50, 4 * 5

    assert judged(roster).points == leader + independents + own + allies + barricades == 558
    assert faults(roster) == OK


@pytest.mark.rule("COMP-14")
@pytest.mark.parametrize(
    ("facts", "added"),
    [
        ({"independents": beside(standard_bearer=1)}, 50),
        ({"independents": beside(witch_doctor=1)}, 25),
        ({"independents": beside(scout=1)}, 50),
        ({"baggage": {"elements": 4}}, 0),
        ({"leader": led_by("spearmen", "disciplinarian", attendants=3)}, 0),
        ({"leader": led_by("warriors", "disciplinarian")}, 9 - 4),
    ],
)
def test_what_each_figure_adds_to_the_total(facts: Facts, added: int) -> None:
    bare = 3 * 40 + 4  # three units of ten spearmen, and their leader

    assert judged(army("native_kingdom", **facts)).points == bare + added


def costing(points: int, cheapest: int) -> Roster:
    """An army of exactly that cost: with cheapest figure 9 all are ruga-ruga, with 4 a few are spearmen."""
    ruga, rest = divmod(points, 9) if cheapest == 9 else divmod(points - 40, 9)
    assert not rest
    ruga -= 1  # the leader
    units = [unit(ruga_ruga=ruga // 3), unit(ruga_ruga=ruga // 3), unit(ruga_ruga=ruga - 2 * (ruga // 3))]
    return army("native_warlord", units=[*units, *(fielding(spearmen=1) if cheapest == 4 else ())])


@pytest.mark.rule("COMP-15")
@pytest.mark.parametrize(
    ("cost", "cheapest", "limit", "broken"),
    [
        pytest.param(360, 9, 360, OK, id="on the limit"),
        pytest.param(360, 9, 356, OK, id="4 over with 9 the cheapest"),
        pytest.param(360, 9, 355, breaking("COMP-15"), id="5 over with 9 the cheapest, half of which is 4.5"),
        pytest.param(400, 4, 398, OK, id="2 over with 4 the cheapest"),
        pytest.param(400, 4, 397, breaking("COMP-15"), id="3 over with 4 the cheapest"),
    ],
)
def test_the_limit_may_be_passed_by_half_the_cheapest_figure(
    cost: int, cheapest: int, limit: int, broken: frozenset[str]
) -> None:
    roster = costing(cost, cheapest).model_copy(update={"points": limit})

    assert judged(roster).points == cost
    assert faults(roster) == broken


@pytest.mark.rule("COMP-15")
def test_an_allied_figure_may_be_the_cheapest() -> None:
    """Soldiers at 20 alone could be 10 over; village spearmen at 4 among the allies leave 2."""
    own = [unit(soldiers=5)] * 3
    alone = army("colonial_expedition", "french", units=own, leader=led_by("soldiers", "eloquent"))
    allied = alone.model_copy(update={"allies": (ally("peaceful_village", units=[unit(spearmen=25)]),)})

    assert faults(alone.model_copy(update={"points": 310})) == OK  # 320
    assert faults(alone.model_copy(update={"points": 309})) == breaking("COMP-15")
    assert faults(allied.model_copy(update={"points": 418})) == OK  # 420
    assert faults(allied.model_copy(update={"points": 417})) == breaking("COMP-15")


@pytest.mark.rule("COMP-15")
def test_the_players_may_rule_that_nothing_passes_the_limit() -> None:
    over = costing(360, 9).model_copy(update={"points": 356})

    assert faults(over) == OK
    assert faults(over, COMP_15="none") == breaking("COMP-15")


@pytest.mark.rule("COMP-15")
@pytest.mark.parametrize(
    ("limit", "legal", "warned"),
    [
        pytest.param(360, True, False, id="on the limit"),
        pytest.param(359, True, True, id="within the allowance"),
        pytest.param(356, True, True, id="at its end"),
        pytest.param(355, False, False, id="beyond it, which is a fault and no warning"),
    ],
)
def test_using_the_allowance_is_told(limit: int, legal: bool, warned: bool) -> None:
    found = judged(costing(360, 9).model_copy(update={"points": limit}))

    assert found.legal is legal
    assert ("COMP-15" in {warning.rule for warning in found.warnings}) is warned


@pytest.mark.parametrize(("elements", "warned"), [(3, True), (4, False), (5, True)])
def test_a_baggage_train_of_another_size_is_told(elements: int, warned: bool) -> None:
    """Page 11: four elements; the scenario says whether they come at all."""
    found = judged(army("native_kingdom", baggage={"elements": elements}))

    assert found.legal
    assert {warning.rule for warning in found.warnings} == ({"BAG-01"} if warned else set())


@pytest.mark.rule("COMP-16")
@pytest.mark.parametrize(
    ("list_id", "troop"),
    [
        ("native_kingdom", "swordsmen"),
        ("native_warlord", "archers"),
        ("peaceful_village", "pygmy_archers"),
        ("warrior_herders", "musketeers"),
        ("jungle_cannibals", "ruga_ruga"),
        ("pygmies", "spearmen"),
        ("zanzibaris", "soldiers"),
        ("sudanese_slavers", "regulars"),
        ("portuguese_settlers", "soldiers"),
        ("white_explorers", "field_artillery"),
        ("egyptians", "machine_gun"),
        ("colonial_expedition", "spearmen"),
    ],
)
def test_what_is_not_on_the_list_stays_at_home(list_id: str, troop: str) -> None:
    people = "british" if list_id == "colonial_expedition" else ""

    assert faults(army(list_id, people)) == OK
    assert faults(army(list_id, people, plus=fielding(**{troop: 1}))) == breaking("COMP-16")


@pytest.mark.rule("COMP-17", "STD-01", "WITCH-01", "SCOUT-01")
@pytest.mark.parametrize(
    ("troop", "rule"), [("standard_bearer", "COMP-17"), ("witch_doctor", "COMP-17"), ("scout", "SCOUT-01")]
)
def test_an_independent_figure_joins_no_unit(troop: str, rule: str) -> None:
    assert faults(army("native_kingdom", independents=beside(**{troop: 1}))) == OK
    assert rule in faults(army("native_kingdom", plus=[unit(**{troop: 1})]))


@pytest.mark.rule("COMP-17")
def test_guns_and_boats_are_units_and_count_as_such() -> None:
    with_boat = army("egyptians", units=fielding(soldiers=3, askaris=4, gunboat=1), points=900)
    one_more = army(
        "egyptians", units=fielding(soldiers=3, askaris=4, gunboat=1, field_artillery=1), points=900
    )

    assert faults(with_boat) == OK
    assert faults(one_more) == breaking("COMP-06")


@pytest.mark.parametrize("list_id", PEOPLES)
def test_every_army_has_a_home_terrain_for_any_people(list_id: str) -> None:
    rows = built_in().lists[list_id].home_terrain

    assert all(any(row.for_people(people) for row in rows) for people in ("", *PEOPLES[list_id]))


@pytest.mark.rule("COMP-20")
@pytest.mark.parametrize(
    ("list_id", "people", "troop", "last_without", "first_with"),
    [
        pytest.param("white_explorers", "", "soldiers", 1870, 1871, id="after 1870"),
        pytest.param("zanzibaris", "", "well_armed_askaris", 1880, 1881, id="not before 1881"),
        pytest.param("portuguese_settlers", "", "well_armed_askaris", 1879, 1880, id="after 1879"),
    ],
)
def test_after_a_year_begins_with_the_next(
    list_id: str, people: str, troop: str, last_without: int, first_with: int
) -> None:
    extra = [unit(askaris=8), *fielding(**{troop: 1})]

    assert faults(army(list_id, people, first_with, plus=extra[1:])) == OK
    assert faults(army(list_id, people, last_without, plus=extra[1:])) != OK


@pytest.mark.rule("COMP-20")
@pytest.mark.parametrize(
    ("year", "legal"),
    [(1859, False), (1860, True), (1880, True), (1881, False)],
)
def test_between_two_years_includes_both(year: int, legal: bool) -> None:
    friends = ally("sudanese_slavers", "khartoum")

    assert judged(army("native_kingdom", "bunyoro", year, allies=(friends,))).legal is legal


@pytest.mark.rule("COMP-20")
@pytest.mark.parametrize(("year", "legal"), [(1864, True), (1865, False)])
def test_before_a_year_ends_with_the_one_before(year: int, legal: bool) -> None:
    friends = ally("peaceful_village")

    assert judged(army("warrior_herders", "kololo", year, allies=(friends,))).legal is legal


@pytest.mark.rule("COMP-21")
def test_a_raised_unit_still_fills_the_slot_it_came_from() -> None:
    """Hehe after 1870: both compulsory units of spearmen raised, and the line of warriors still free."""
    raised = army("native_kingdom", "hehe", 1871, units=fielding(warriors=3))
    too_many = army("native_kingdom", "hehe", 1871, units=fielding(warriors=4))

    assert faults(raised) == OK
    assert faults(too_many) == breaking("L01-15")


@pytest.mark.rule("COMP-21")
def test_a_raised_unit_uses_up_a_place_of_its_old_line() -> None:
    """Six places of spearmen: five as they are and one raised, beside the list's own unit of warriors."""
    assert faults(army("native_kingdom", "hehe", 1871, units=fielding(spearmen=5, warriors=2))) == OK
    assert faults(army("native_kingdom", "hehe", 1871, units=fielding(spearmen=6, warriors=2))) == breaking(
        "COMP-04"
    )


@pytest.mark.rule("COMP-21")
@pytest.mark.parametrize(
    ("slot", "broken"),
    [("", OK), ("spearmen", OK), ("warriors", OK), ("archers", breaking("COMP-21"))],
)
def test_a_player_may_say_which_slot_a_unit_fills(slot: str, broken: frozenset[str]) -> None:
    assert faults(army("native_kingdom", "hehe", 1871, plus=[in_slot(slot, warriors=5)])) == broken


@pytest.mark.rule("COMP-22", "LEAD-03")
@pytest.mark.parametrize(
    ("list_id", "people", "year", "troop", "broken"),
    [
        pytest.param("native_kingdom", "luba", 1870, "musketeers", OK, id="no unit of it is needed"),
        pytest.param("native_kingdom", "lunda", 1870, "ruga_ruga", OK, id="by an exception of his people"),
        pytest.param(
            "native_kingdom", "luba", 1870, "ruga_ruga", breaking("COMP-22"), id="but not of another"
        ),
        pytest.param("native_kingdom", "hehe", 1870, "askaris", breaking("COMP-22"), id="nor off the list"),
        pytest.param("native_kingdom", "azande", 1881, "well_armed_askaris", OK, id="once the year has come"),
        pytest.param(
            "native_kingdom", "azande", 1880, "well_armed_askaris", breaking("COMP-22"), id="not before"
        ),
        pytest.param("native_kingdom", "buganda", 1874, "warriors", OK, id="while he may field them"),
        pytest.param("native_kingdom", "buganda", 1875, "warriors", breaking("L01-06"), id="and no longer"),
        pytest.param("sudanese_slavers", "bornu", 1870, "lancers", OK, id="a rider"),
        pytest.param(
            "sudanese_slavers", "rabih_zubair", 1880, "field_artillery", breaking("COMP-22"), id="no gun"
        ),
        pytest.param("egyptians", "", 1880, "gunboat", breaking("COMP-22"), id="no boat"),
        pytest.param("native_kingdom", "luba", 1870, "scout", breaking("COMP-22"), id="no independent"),
        pytest.param("portuguese_settlers", "", 1870, "gun_bearer", breaking("COMP-22"), id="no gun bearer"),
    ],
)
def test_the_leader_is_of_a_troop_that_his_army_may_field(
    list_id: str, people: str, year: int, troop: str, broken: frozenset[str]
) -> None:
    leader = led_by(troop, "disciplinarian")

    assert faults(army(list_id, people, year)) == OK
    assert faults(army(list_id, people, year, leader=leader)) == broken


@pytest.mark.rule("COMP-22")
def test_the_players_may_rule_that_a_unit_of_the_leaders_troop_is_present() -> None:
    alone = army("native_kingdom", leader=led_by("musketeers", "disciplinarian"))
    among_his_own = army("native_kingdom", leader=led_by("spearmen", "disciplinarian"))

    assert faults(alone, COMP_22="fielded_only") == breaking("COMP-22")
    assert faults(among_his_own, COMP_22="fielded_only") == OK


@pytest.mark.rule("COMP-23")
def test_a_trait_the_list_does_not_give_is_refused_by_its_line_and_the_general_rule() -> None:
    assert faults(army("native_kingdom", "luba", trait="cunning_devil")) == OK
    assert cited(army("native_kingdom", "luba", trait="charismatic")) == {("L01-21", "COMP-23")}


@pytest.mark.rule("COMP-24", "TRAIT-04")
def test_a_second_trait_needs_a_permission_and_costs_40_points() -> None:
    two = led_by("spearmen", "disciplinarian", "cunning_devil")
    permitted = army("native_kingdom", leader=two, permissions=("second_trait",))

    assert cited(army("native_kingdom", leader=two)) == {("COMP-24", "TRAIT-04")}
    assert faults(permitted) == OK
    assert judged(permitted).points == judged(army("native_kingdom")).points + 40
    assert faults(permitted, COMP_24="never") == breaking("COMP-24")


@pytest.mark.rule("COMP-24")
def test_both_traits_have_to_be_among_those_allowed() -> None:
    two = led_by("spearmen", "disciplinarian", "charismatic")

    assert faults(army("native_kingdom", leader=two, permissions=("second_trait",))) == breaking("L01-21")


@pytest.mark.rule("COMP-25")
@pytest.mark.parametrize("list_id", [name for name in PEOPLES if name != "sudanese_slavers"])
def test_plain_lanceros_are_never_the_cavalry(list_id: str) -> None:
    people = "british" if list_id == "colonial_expedition" else ""

    assert faults(army(list_id, people, plus=fielding(lancers=1))) == breaking("COMP-16")


@pytest.mark.rule("COMP-25")
def test_the_spearmen_of_the_sudan_go_on_foot_at_4_points() -> None:
    four = army("sudanese_slavers", "bornu", units=fielding(spearmen=4, archers=1))
    lancers = army(
        "sudanese_slavers", "bornu", units=[*fielding(archers=1, horsemen=2), *fielding(lancers=1)]
    )

    assert faults(four) == OK
    assert judged(four).points == 4 * 40 + 40 + 10
    assert faults(lancers) == breaking("L08-05")


STRANGERS = [(name, people) for name, people in product(PEOPLES, ("hehe", "masai", "bornu", "french"))]


@pytest.mark.rule("COMP-26")
@pytest.mark.parametrize(
    ("list_id", "people"), [pair for pair in STRANGERS if pair[1] not in PEOPLES[pair[0]]]
)
def test_a_people_belongs_to_its_own_list(list_id: str, people: str) -> None:
    start = army(list_id, "british" if list_id == "colonial_expedition" else "")

    assert "COMP-26" not in faults(start)
    assert "COMP-26" in faults(start.model_copy(update={"people": people}))


@pytest.mark.rule("COMP-26")
@pytest.mark.parametrize("people", ["luba", "kuba", "bemba", "lozi", ""])
def test_a_people_without_a_line_of_its_own_uses_the_printed_list(people: str) -> None:
    """Warriors after 1874, two units of musketeers and archers; nothing raised, nobody from the forest."""
    assert (
        faults(army("native_kingdom", people, 1875, units=fielding(spearmen=2, warriors=1, musketeers=2)))
        == OK
    )
    assert faults(army("native_kingdom", people, 1875, units=fielding(spearmen=2, warriors=2))) == breaking(
        "COMP-04"
    )
    assert faults(army("native_kingdom", people, 1875, plus=fielding(pygmy_archers=1))) == breaking("L01-14")


VILLAGERS = ally("peaceful_village", units=[*fielding(spearmen=1), unit(spearmen=7)])
PLACES = [
    pytest.param(army("native_kingdom", plus=[unit(spearmen=7)]), {"units[3]"}, id="a unit"),
    pytest.param(
        army("native_kingdom", units=fielding(spearmen=1, archers=2)), {"units"}, id="a missing unit"
    ),
    pytest.param(army("native_kingdom", allies=(VILLAGERS,)), {"allies[0].units[1]"}, id="an allied unit"),
    pytest.param(army("pygmies", allies=(ally("zanzibaris"),)), {"allies[0]"}, id="a contingent"),
    pytest.param(army("native_kingdom", trait="eloquent"), {"leader.traits"}, id="a trait"),
    pytest.param(
        army("native_kingdom", leader=led_by("askaris", "disciplinarian")), {"leader.troop"}, id="a leader"
    ),
    pytest.param(army("native_kingdom", independents=beside(scout=2)), {"independents.scout"}, id="a scout"),
    pytest.param(
        army("native_kingdom", works=bought(field_fortification_in=1)),
        {"works.field_fortification_in"},
        id="a wall",
    ),
    pytest.param(army("egyptians", year=1870), {"year"}, id="a list before its time"),
    pytest.param(army("sudanese_slavers", "mahdists", 1881), {"year"}, id="a people before its time"),
    pytest.param(
        army("white_explorers", year=1881, allies=(ally("sudanese_slavers", "mahdists"),)),
        {"allies[0].people"},
        id="an allied one",
    ),
    pytest.param(army("native_kingdom", points=100), {"points"}, id="the limit"),
]


@pytest.mark.parametrize(("roster", "places"), PLACES)
def test_a_fault_is_found_where_it_is(roster: Roster, places: set[str]) -> None:
    assert {problem.where for problem in judged(roster).problems} == places


@pytest.mark.rule("COMP-20")
@pytest.mark.parametrize(("year", "broken"), [(1880, OK), (1881, breaking("COMP-20"))])
@pytest.mark.parametrize("what", ["list", "people"])
def test_a_clubs_list_or_people_may_end_in_a_year(what: str, year: int, broken: frozenset[str]) -> None:
    """None of the book's does, but the same data allow it."""
    book = built_in()
    kingdom = book.lists["native_kingdom"]
    luba = tuple(
        one.model_copy(update={"to_year": 1880, "rule": "COMP-20"}) if one.id == "luba" else one
        for one in kingdom.peoples
    )
    ended = (
        {"years": ListYears(rule="COMP-20", page=30, to_year=1880)} if what == "list" else {"peoples": luba}
    )
    lists = book.lists | {"native_kingdom": kingdom.model_copy(update=ended)}
    club = Catalogue(book.book, book.general, lists, book.digests)

    found = verdict(club, army("native_kingdom", "luba", year)).problems
    assert {problem.rule for problem in found} == broken

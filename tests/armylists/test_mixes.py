"""Which troops may share a unit, page 29, with the gun bearers of page 10."""

from itertools import combinations

import pytest

from armylists.roster import Unit
from tests.armylists.builders import OK, Units, army, breaking, faults, fielding, judged, led_by, unit

PAIRS = {
    frozenset(pair)
    for pair in (
        ("askaris", "well_armed_askaris"),
        ("spearmen", "archers"),
        ("agile_spearmen", "archers"),
        ("spearmen", "musketeers"),
        ("musketeers", "archers"),
    )
}
SUDANESE = ("horsemen", "mounted_musketeers", "swordsmen", "askaris", "spearmen", "archers")
COLONIAL = (
    "white_men",
    "soldiers",
    "well_armed_askaris",
    "askaris",
    "mounted_musketeers",
    "regulars",
    "field_artillery",
)


@pytest.mark.rule("MIX-01")
@pytest.mark.parametrize("pair", [pair for pair in combinations(SUDANESE, 2) if frozenset(pair) not in PAIRS])
def test_troops_of_two_kinds_do_not_share_a_unit(pair: tuple[str, str]) -> None:
    apart, together = fielding(**dict.fromkeys(pair, 1)), [unit(**dict.fromkeys(pair, 4))]

    assert "MIX-01" not in faults(army("sudanese_slavers", units=[*fielding(askaris=2), *apart]))
    assert faults(army("sudanese_slavers", plus=together)) == breaking("MIX-01")


@pytest.mark.rule("MIX-01")
@pytest.mark.parametrize("pair", [pair for pair in combinations(COLONIAL, 2) if frozenset(pair) not in PAIRS])
def test_nor_do_those_of_a_colonial_expedition(pair: tuple[str, str]) -> None:
    leader = led_by("white_men", "disciplinarian")

    assert faults(army("colonial_expedition", "portuguese", leader=leader)) == OK
    mixed = army("colonial_expedition", "portuguese", leader=leader, plus=[unit(**dict.fromkeys(pair, 1))])
    assert "MIX-01" in faults(mixed)


@pytest.mark.rule("MIX-02", "BEARER-02")
def test_gun_bearers_stand_in_their_white_mens_unit() -> None:
    beside, apart = unit(white_men=2, gun_bearer=2), (unit(white_men=2), unit(gun_bearer=2))
    askaris = fielding(askaris=2)

    assert faults(army("white_explorers", units=[*askaris, beside])) == OK
    assert faults(army("white_explorers", units=[*askaris, *apart])) == breaking("MIX-02")


@pytest.mark.rule("MIX-03", "BEARER-01")
@pytest.mark.parametrize(
    ("white_men", "bearers", "broken"),
    [(2, 2, OK), (2, 3, breaking("MIX-03")), (1, 1, OK), (1, 2, breaking("MIX-03"))],
)
def test_a_white_man_has_one_gun_bearer(white_men: int, bearers: int, broken: frozenset[str]) -> None:
    own = unit(white_men=white_men, gun_bearer=bearers)

    assert faults(army("white_explorers", units=[*fielding(askaris=2), own])) == broken


@pytest.mark.rule("BEARER-01")
@pytest.mark.parametrize("troop", ["regulars", "soldiers", "askaris"])
def test_nobody_but_a_white_man_has_a_gun_bearer(troop: str) -> None:
    alone, with_bearer = unit(**{troop: 6}), unit(**{troop: 5, "gun_bearer": 1})
    others = fielding(soldiers=2, regulars=1)

    assert faults(army("colonial_expedition", "british", units=[*others, alone])) == OK
    assert faults(army("colonial_expedition", "british", units=[*others, with_bearer])) == breaking(
        "BEARER-01"
    )


@pytest.mark.rule("MIX-04")
@pytest.mark.parametrize(
    ("own", "broken"),
    [
        pytest.param(unit(white_men=2), OK, id="three with the leader"),
        pytest.param(unit(white_men=2, gun_bearer=2), OK, id="and their bearers"),
        pytest.param(unit(white_men=3), breaking("L10-05"), id="four with the leader"),
    ],
)
def test_the_cap_on_white_men_leaves_their_bearers_out(own: Unit, broken: frozenset[str]) -> None:
    leader = led_by("white_men", "organizing_genius", gun_bearer=True)

    assert faults(army("white_explorers", units=[*fielding(askaris=2), own], leader=leader)) == broken


@pytest.mark.rule("MIX-05")
@pytest.mark.parametrize(
    ("own", "broken"),
    [
        pytest.param(unit(white_men=3, gun_bearer=3), OK, id="3 x 60 = 180"),
        pytest.param(unit(white_men=4, gun_bearer=4), breaking("COMP-12"), id="4 x 60 = 240"),
    ],
)
def test_three_white_men_with_bearers_is_the_most(own: Unit, broken: frozenset[str]) -> None:
    assert faults(army("colonial_expedition", "british", plus=[own])) == broken


@pytest.mark.rule("MIX-06")
@pytest.mark.parametrize(
    ("own", "broken"),
    [
        pytest.param(unit(white_men=4), OK, id="4 x 40 = 160"),
        pytest.param(unit(white_men=5), breaking("COMP-12"), id="5 x 40 = 200"),
        pytest.param(unit(white_men=4, gun_bearer=1), OK, id="160 + 20 = 180"),
        pytest.param(unit(white_men=4, gun_bearer=2), breaking("COMP-12"), id="160 + 40 = 200"),
    ],
)
def test_four_white_men_is_the_most_in_a_unit(own: Unit, broken: frozenset[str]) -> None:
    assert faults(army("colonial_expedition", "british", plus=[own])) == broken


ALLOWED = [
    pytest.param(
        "zanzibaris", "", 1881, unit(askaris=8, well_armed_askaris=4), marks=pytest.mark.rule("MIX-07")
    ),
    pytest.param("native_kingdom", "", 1870, unit(spearmen=5, archers=5), marks=pytest.mark.rule("MIX-09")),
    pytest.param(
        "warrior_herders",
        "karamojong",
        1870,
        unit(agile_spearmen=5, archers=5),
        marks=pytest.mark.rule("MIX-10"),
    ),
    pytest.param(
        "native_kingdom", "", 1870, unit(spearmen=5, musketeers=5), marks=pytest.mark.rule("MIX-11")
    ),
    pytest.param("native_kingdom", "", 1870, unit(musketeers=5, archers=5), marks=pytest.mark.rule("MIX-12")),
]


@pytest.mark.parametrize(("list_id", "people", "year", "mixed"), ALLOWED)
def test_the_pairs_of_the_page_may_share_a_unit(list_id: str, people: str, year: int, mixed: Unit) -> None:
    assert faults(army(list_id, people, year, role="defender", plus=[mixed])) == OK


@pytest.mark.parametrize(
    ("list_id", "mixed"),
    [
        ("native_kingdom", unit(spearmen=5, warriors=5)),
        ("native_kingdom", unit(warriors=5, archers=5)),
        ("jungle_cannibals", unit(archers=5, pygmy_archers=5)),
        ("jungle_cannibals", unit(pygmy_archers=5, pygmy_spearmen=5)),
        ("native_warlord", unit(ruga_ruga=5, spearmen=5)),
        ("sudanese_slavers", unit(horsemen=5, lancers=1)),
        ("zanzibaris", unit(swordsmen=5, askaris=5)),
    ],
)
@pytest.mark.rule("MIX-01")
def test_no_other_pair_may(list_id: str, mixed: Unit) -> None:
    assert faults(army(list_id, plus=[mixed])) == breaking("MIX-01")


@pytest.mark.rule("MIX-08")
def test_that_two_kinds_of_askaris_must_be_told_apart_is_only_a_reminder() -> None:
    found = judged(army("zanzibaris", year=1881, plus=[unit(askaris=8, well_armed_askaris=4)]))

    assert found.legal
    assert {(warning.rule, warning.where) for warning in found.warnings} == {("MIX-08", "units[3]")}


WITH_SPEARS_AND_BOWS = [
    ("native_kingdom", "", OK),
    ("peaceful_village", "", OK),
    ("warrior_herders", "", OK),
    ("jungle_cannibals", "", OK),
    ("sudanese_slavers", "bornu", OK),
]


@pytest.mark.rule("MIX-13")
@pytest.mark.parametrize(("list_id", "people", "broken"), WITH_SPEARS_AND_BOWS)
def test_no_list_of_the_book_forbids_a_mix(list_id: str, people: str, broken: frozenset[str]) -> None:
    mixed = unit(spearmen=5, archers=5)

    assert faults(army(list_id, people, plus=[mixed], role="defender")) == broken


@pytest.mark.rule("MIX-14")
def test_a_mix_is_of_two_kinds_unless_the_players_rule_otherwise() -> None:
    three = army("native_kingdom", plus=[unit(spearmen=4, musketeers=4, archers=4)])

    assert faults(three) == breaking("MIX-14")
    assert faults(three, MIX_14="trio") == OK


@pytest.mark.rule("MIX-14")
def test_the_ruling_for_three_kinds_opens_no_other_mix() -> None:
    others = army("native_kingdom", plus=[unit(spearmen=4, warriors=4, archers=4)])

    assert faults(others, MIX_14="trio") == breaking("MIX-01")


@pytest.mark.rule("MIX-15")
@pytest.mark.parametrize(
    ("units", "broken"),
    [
        pytest.param(
            (*fielding(spearmen=1, archers=2), unit(spearmen=5, archers=5)), OK, id="the second of spearmen"
        ),
        pytest.param((*fielding(spearmen=6), unit(spearmen=5, archers=5)), OK, id="the first of archers"),
        pytest.param(
            (*fielding(spearmen=5, archers=2), unit(spearmen=1, archers=9)), OK, id="the sixth of spearmen"
        ),
        pytest.param(
            (*fielding(spearmen=5, archers=2), unit(spearmen=5, archers=5), unit(spearmen=5, archers=5)),
            breaking("COMP-04", "COMP-06"),
            id="no place left of either",
        ),
    ],
)
def test_a_mixed_unit_fills_a_place_of_either_kind(units: Units, broken: frozenset[str]) -> None:
    assert faults(army("native_kingdom", units=units)) == broken


@pytest.mark.rule("MIX-15")
def test_some_reading_of_the_mixed_units_has_to_fit() -> None:
    """Three mixed units: two must stand as spearmen, however they are ordered."""
    mixed = [unit(spearmen=5, archers=5), unit(musketeers=5, archers=5), unit(spearmen=5, musketeers=5)]

    assert faults(army("native_kingdom", units=mixed)) == OK
    assert faults(army("native_kingdom", units=[mixed[1], mixed[1], mixed[0]])) == breaking("COMP-03")


@pytest.mark.rule("MIX-15")
def test_both_kinds_of_a_mixed_unit_must_be_open_to_the_army() -> None:
    mixed = unit(spearmen=5, archers=5)

    assert faults(army("native_kingdom", plus=[mixed])) == OK
    assert faults(army("native_warlord", plus=[mixed])) == breaking("COMP-16")

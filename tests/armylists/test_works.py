"""Buying fortifications and stratagems, pages 13-15: whose, how many, for how much, and only in defence."""

import pytest

from tests.armylists.builders import OK, PEOPLES, Facts, army, bought, breaking, cited, faults, judged, unit

DEFENDED: Facts = {"role": "defender", "scenario": "planned_attack"}
ALL = set(PEOPLES)
# work, the most of it, points each, whose it is, the entries for whose it is, for how many and for how much
WORKS = [
    ("field_fortification_in", 24, 5, ALL, "FORT-01", "FORT-01", "FORT-02"),
    (
        "barricade_in",
        24,
        5,
        {"white_explorers", "colonial_expedition", "egyptians"},
        "BARR-01",
        "FORT-01",
        "",
    ),
    (
        "tembas",
        2,
        100,
        {"native_warlord", "peaceful_village", "zanzibaris", "white_explorers", "colonial_expedition"},
        "TEMBA-01",
        "TEMBA-03",
        "TEMBA-03",
    ),
    (
        "stake_traps",
        5,
        20,
        {"peaceful_village", "jungle_cannibals", "pygmies"},
        "TRAP-01",
        "TRAP-02",
        "TRAP-04",
    ),
    (
        "dummy_traps",
        10,
        4,
        {"peaceful_village", "jungle_cannibals", "pygmies"},
        "TRAP-01",
        "TRAP-02",
        "TRAP-04",
    ),
    (
        "muzzle_loading_cannon",
        1,
        20,
        {"native_warlord", "zanzibaris", "sudanese_slavers", "portuguese_settlers"},
        "CANNON-01",
        "CANNON-02",
        "CANNON-03",
    ),
]
OWNED = [
    pytest.param(
        row[0], list_id, list_id in row[3], row[4], marks=pytest.mark.rule(row[4]), id=f"{row[0]}-{list_id}"
    )
    for row in WORKS
    for list_id in PEOPLES
]
COUNTED = [pytest.param(*row[:4], row[5], marks=pytest.mark.rule(row[5]), id=row[0]) for row in WORKS]
PRICED = [
    pytest.param(row[0], row[2], row[3], marks=[pytest.mark.rule(row[6])] if row[6] else (), id=row[0])
    for row in WORKS
]
DEFENSIVE = [pytest.param(row[0], row[3], row[4], marks=pytest.mark.rule(row[4]), id=row[0]) for row in WORKS]


def owner(lists: set[str]) -> tuple[str, str]:
    """One of the lists, with a people that it needs."""
    name = min(lists)
    return name, "british" if name == "colonial_expedition" else ""


@pytest.mark.parametrize(("work", "list_id", "owned", "entry"), OWNED)
def test_a_work_belongs_to_the_lists_the_book_names(work: str, list_id: str, owned: bool, entry: str) -> None:
    people = "british" if list_id == "colonial_expedition" else ""
    roster = army(list_id, people, works=bought(**{work: 1}), **DEFENDED)

    assert faults(roster) == (OK if owned else breaking(entry))


@pytest.mark.rule("TEMBA-02")
@pytest.mark.parametrize(
    ("list_id", "people", "legal"),
    [("white_explorers", "", True), ("colonial_expedition", "german", True), ("egyptians", "", False)],
)
def test_missions_and_trading_posts_are_for_explorers_and_colonial_expeditions(
    list_id: str, people: str, legal: bool
) -> None:
    assert judged(army(list_id, people, works=bought(tembas=1), **DEFENDED)).legal is legal


@pytest.mark.parametrize(("work", "most", "each", "lists", "entry"), COUNTED)
def test_there_is_a_most_of_each_work(work: str, most: int, each: int, lists: set[str], entry: str) -> None:
    list_id, people = owner(lists)

    assert faults(army(list_id, people, works=bought(**{work: most}), **DEFENDED)) == OK
    one_more = army(list_id, people, works=bought(**{work: most + 1}), **DEFENDED)
    assert faults(one_more) == breaking(entry)


@pytest.mark.parametrize(("work", "each", "lists"), PRICED)
def test_a_work_costs_so_much(work: str, each: int, lists: set[str]) -> None:
    list_id, people = owner(lists)
    bare = army(list_id, people, **DEFENDED)

    assert judged(bare.model_copy(update={"works": bought(**{work: 1})})).points - judged(bare).points == each


@pytest.mark.parametrize(("work", "lists", "entry"), DEFENSIVE)
@pytest.mark.parametrize("role", ["attacker", ""])
def test_a_work_is_for_the_defender(work: str, lists: set[str], entry: str, role: str) -> None:
    list_id, people = owner(lists)
    roster = army(list_id, people, works=bought(**{work: 1}), **{**DEFENDED, "role": role})

    assert faults(roster.model_copy(update={"role": "defender"})) == OK
    assert faults(roster) == breaking(entry)


@pytest.mark.rule("BARR-01")
@pytest.mark.parametrize(("barricade", "stockade", "broken"), [(12, 12, OK), (12, 13, breaking("FORT-01"))])
def test_barricades_and_stockades_share_the_24_inches(
    barricade: int, stockade: int, broken: frozenset[str]
) -> None:
    works = bought(barricade_in=barricade, field_fortification_in=stockade)

    assert faults(army("egyptians", works=works, **DEFENDED)) == broken


@pytest.mark.rule("FORT-01")
@pytest.mark.parametrize(
    ("barricade", "stockade", "times"), [(25, 0, 1), (25, 1, 1), (1, 25, 1), (25, 25, 2)]
)
def test_too_much_of_one_is_told_once(barricade: int, stockade: int, times: int) -> None:
    works = bought(barricade_in=barricade, field_fortification_in=stockade)

    assert len(judged(army("egyptians", works=works, **DEFENDED)).problems) == times


@pytest.mark.rule("BARR-01")
def test_no_entry_is_told_to_look_at_itself() -> None:
    assert cited(army("zanzibaris", works=bought(barricade_in=1), **DEFENDED)) == {("BARR-01",)}


@pytest.mark.rule("CANNON-03")
def test_a_cannon_is_no_unit_and_need_not_be_worth_32_points() -> None:
    """Three units stay three, eight stay eight, and its 20 points break no lower bound."""
    three = army("zanzibaris", works=bought(muzzle_loading_cannon=1), **DEFENDED)
    two = three.model_copy(update={"units": three.units[:2]})

    assert judged(three).points - judged(army("zanzibaris", **DEFENDED)).points == 20
    assert faults(three) == OK
    assert faults(two) == breaking("COMP-03", "COMP-05")


@pytest.mark.rule("CANNON-01")
def test_a_cannon_bought_as_a_work_joins_no_unit() -> None:
    assert cited(army("zanzibaris", plus=[unit(muzzle_loading_cannon=2)], **DEFENDED)) == {("CANNON-01",)}


@pytest.mark.rule("SCEN-14")
@pytest.mark.parametrize(
    ("list_id", "works"),
    [
        ("native_kingdom", {"field_fortification_in": 1}),
        ("egyptians", {"barricade_in": 1}),
        ("zanzibaris", {"tembas": 1}),
        ("pygmies", {"stake_traps": 1}),
        ("pygmies", {"dummy_traps": 1}),
    ],
)
def test_there_are_no_fortifications_in_an_encounter(list_id: str, works: dict[str, int]) -> None:
    facts: Facts = {"works": bought(**works), "role": "defender"}

    assert faults(army(list_id, scenario="raid", **facts)) == OK
    assert faults(army(list_id, **facts)) == OK
    assert faults(army(list_id, scenario="encounter", **facts)) == breaking("SCEN-14")


@pytest.mark.rule("SCEN-14")
def test_a_cannon_is_no_fortification() -> None:
    roster = army("zanzibaris", works=bought(muzzle_loading_cannon=1), role="defender", scenario="encounter")

    assert faults(roster) == OK


@pytest.mark.rule("SCEN-23")
@pytest.mark.parametrize(
    ("list_id", "points", "works", "broken"),
    [
        pytest.param("zanzibaris", 300, {"field_fortification_in": 20}, OK, id="100 of 300 in walls"),
        pytest.param("zanzibaris", 300, {"field_fortification_in": 21}, breaking("SCEN-23"), id="105 of 300"),
        pytest.param("zanzibaris", 300, {"tembas": 1}, OK, id="100 of 300 in a temba"),
        pytest.param("zanzibaris", 299, {"tembas": 1}, breaking("SCEN-23"), id="100 of 299"),
        pytest.param(
            "zanzibaris", 300, {"tembas": 1, "field_fortification_in": 1}, breaking("SCEN-23"), id="both"
        ),
        pytest.param("pygmies", 300, {"stake_traps": 4, "dummy_traps": 5}, OK, id="100 of 300 in traps"),
        pytest.param(
            "pygmies", 300, {"stake_traps": 4, "dummy_traps": 6}, breaking("SCEN-23"), id="104 in traps"
        ),
        pytest.param(
            "zanzibaris", 300, {"tembas": 1, "muzzle_loading_cannon": 1}, OK, id="a cannon is apart"
        ),
    ],
)
def test_the_defender_of_an_ambush_spends_a_third_on_fortifications(
    list_id: str, points: int, works: dict[str, int], broken: frozenset[str]
) -> None:
    roster = army(list_id, points=points, works=bought(**works), scenario="ambush", role="defender")

    assert faults(roster) == broken
    assert faults(roster.model_copy(update={"scenario": "raid"})) == OK


@pytest.mark.rule("SCEN-22")
def test_the_attacker_of_an_ambush_has_no_fortifications() -> None:
    facts: Facts = {"works": bought(field_fortification_in=1), "scenario": "ambush"}

    assert faults(army("native_kingdom", role="defender", **facts)) == OK
    assert faults(army("native_kingdom", role="attacker", **facts)) == breaking("FORT-01", "SCEN-22")
    assert faults(army("native_kingdom", **facts)) == breaking("FORT-01")

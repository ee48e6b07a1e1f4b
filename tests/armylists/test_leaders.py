"""Leaders, pages 4-5 and 10: how many, of what, with whom, and their traits; the other single figures."""

import pytest

from armylists.catalogue import built_in
from armylists.roster_file import from_data
from heart_africa.core.problems import BadData
from heart_africa.rules.book import Trait, book
from tests.armylists.builders import (
    EVERYONE,
    OK,
    PEOPLES,
    army,
    base,
    beside,
    breaking,
    cited,
    faults,
    judged,
    led_by,
    unit,
)

TRAITS = ("charismatic", "disciplinarian", "eloquent", "mighty_warrior", "cunning_devil", "organizing_genius")
ANY = set(TRAITS)
# Pages 30 to 36: list, people, the traits open to its leader, the entry that says so.
OPEN = [
    ("native_kingdom", "buganda", {"disciplinarian"}, "L01-18"),
    ("native_kingdom", "bunyoro", {"cunning_devil"}, "L01-19"),
    ("native_kingdom", "hehe", {"disciplinarian", "organizing_genius"}, "L01-20"),
    *(
        ("native_kingdom", people, {"disciplinarian", "cunning_devil"}, "L01-21")
        for people in ("rwanda", "burundi", "azande", "luba", "lunda", "kuba", "bemba", "lozi", "")
    ),
    *(("native_warlord", people, ANY, "L02-11") for people in (*PEOPLES["native_warlord"], "")),
    ("peaceful_village", "", {"eloquent", "mighty_warrior", "cunning_devil"}, "L03-08"),
    ("warrior_herders", "masai", {"charismatic", "eloquent", "mighty_warrior"}, "L04-13"),
    ("warrior_herders", "ngoni", {"disciplinarian"}, "L04-14"),
    *(
        ("warrior_herders", people, {"eloquent", "mighty_warrior", "cunning_devil"}, "L04-15")
        for people in ("karamojong", "turkana", "luo", "tuta", "kololo", "")
    ),
    ("jungle_cannibals", "tetela", {"disciplinarian", "eloquent"}, "L05-12"),
    *(
        ("jungle_cannibals", people, {"mighty_warrior", "cunning_devil"}, "L05-13")
        for people in ("mangbetu", "kusu", "fang", "ukongora_meno", "")
    ),
    ("pygmies", "", {"cunning_devil"}, "L06-06"),
    ("zanzibaris", "", ANY, "L07-09"),
    ("sudanese_slavers", "mahdists", {"charismatic", "disciplinarian"}, "L08-23"),
    ("sudanese_slavers", "rabih_zubair", {"disciplinarian"}, "L08-24"),
    *(
        ("sudanese_slavers", people, {"disciplinarian", "organizing_genius"}, "L08-25")
        for people in ("khartoum", "baggara", "bornu", "")
    ),
    *(
        ("portuguese_settlers", people, {"charismatic", "disciplinarian", "organizing_genius"}, "L09-13")
        for people in ("angola", "mozambique", "")
    ),
    ("white_explorers", "", {"organizing_genius", "mighty_warrior"}, "L10-13"),
    ("colonial_expedition", "german", {"disciplinarian"}, "L12-26"),
    *(
        ("colonial_expedition", people, {"disciplinarian", "eloquent", "organizing_genius"}, "L12-27")
        for people in ("british", "french", "portuguese", "belgian")
    ),
]
EVERY_TRAIT = [
    pytest.param(
        list_id,
        people,
        trait,
        OK if trait in allowed else breaking(entry),
        marks=pytest.mark.rule(entry, "COMP-23", "TRAIT-01"),
        id=f"{people or list_id}-{trait}",
    )
    for list_id, people, allowed, entry in OPEN
    for trait in TRAITS
]


@pytest.mark.parametrize(("list_id", "people", "trait", "broken"), EVERY_TRAIT)
def test_a_leader_has_a_trait_that_his_people_give(
    list_id: str, people: str, trait: str, broken: frozenset[str]
) -> None:
    assert faults(army(list_id, people, trait=trait)) == broken


def test_the_table_of_traits_leaves_no_people_out() -> None:
    """Egyptians apart: theirs hang on the leader's troop and stand with their list."""
    assert {(row[0], row[1]) for row in OPEN} | {("egyptians", "")} == set(EVERYONE)


@pytest.mark.rule("LEAD-01")
@pytest.mark.parametrize(("list_id", "people"), EVERYONE)
def test_an_army_has_a_leader(list_id: str, people: str) -> None:
    led = army(list_id, people)

    assert faults(led) == OK
    assert faults(led.model_copy(update={"leader": None})) == breaking("LEAD-01")


@pytest.mark.rule("LEAD-01")
def test_and_only_one() -> None:
    start: dict[str, object] = {
        "format": "heart-africa/army",
        "version": 1,
        "list": "pygmies",
        "year": 1870,
        "points": 600,
    }
    leader = {"troop": "pygmy_archers", "traits": ["cunning_devil"]}

    assert from_data(start | {"leader": leader}, built_in()).roster.leader is not None
    with pytest.raises(BadData):
        from_data(start | {"leader": [leader, leader]}, built_in())


@pytest.mark.rule("LEAD-02")
@pytest.mark.parametrize(
    ("list_id", "people", "troop", "points"),
    [
        ("native_kingdom", "", "spearmen", 4),
        ("native_kingdom", "", "warriors", 9),
        ("pygmies", "", "pygmy_archers", 8),
        ("sudanese_slavers", "bornu", "lancers", 15),
        ("white_explorers", "", "white_men", 40),
        ("colonial_expedition", "british", "regulars", 28),
    ],
)
def test_a_leader_costs_what_another_figure_of_his_troop_does(
    list_id: str, people: str, troop: str, points: int
) -> None:
    roster = army(list_id, people, leader=led_by(troop, base(list_id, people).trait))

    assert judged(roster).points - judged(roster.model_copy(update={"leader": None})).points == points
    assert faults(roster) == OK


@pytest.mark.rule("LEAD-04")
def test_a_leader_is_no_part_of_a_unit() -> None:
    """He makes thirty spearmen no thirty-first man, and seven, at 28 points, no unit of 32."""
    assert faults(army("native_kingdom", plus=[unit(spearmen=30)])) == OK
    assert faults(army("native_kingdom", plus=[unit(spearmen=7)])) == breaking("COMP-11")


@pytest.mark.rule("LEAD-13")
@pytest.mark.parametrize(("attendants", "broken"), [(0, OK), (3, OK), (4, breaking("LEAD-13"))])
def test_a_leader_has_three_free_attendants_at_most(attendants: int, broken: frozenset[str]) -> None:
    roster = army("native_kingdom", leader=led_by("spearmen", "disciplinarian", attendants=attendants))

    assert faults(roster) == broken
    assert judged(roster).points == 124  # thirty spearmen and the leader


@pytest.mark.rule("TRAIT-01", "TRAIT-02")
def test_a_leader_has_a_trait_of_his_list_or_leaves_it_to_the_die() -> None:
    assert faults(army("native_kingdom", leader=led_by("spearmen", "disciplinarian"))) == OK
    assert faults(army("native_kingdom", leader=led_by("spearmen"))) == OK


@pytest.mark.rule("TRAIT-03")
@pytest.mark.parametrize("trait", TRAITS)
def test_one_trait_is_free(trait: str) -> None:
    assert judged(army("native_warlord", trait=trait)).points == 16 * 9


@pytest.mark.rule("TRAIT-04")
def test_a_second_trait_costs_40_points() -> None:
    two = led_by("ruga_ruga", "charismatic", "eloquent")

    assert judged(army("native_warlord", leader=two, permissions=("second_trait",))).points == 16 * 9 + 40


@pytest.mark.rule("TRAIT-04")
@pytest.mark.parametrize(
    "traits",
    [("eloquent", "eloquent"), ("charismatic", "eloquent", "mighty_warrior")],
    ids=["the same twice", "three"],
)
def test_no_permission_gives_more_than_two_traits_or_one_twice(traits: tuple[str, ...]) -> None:
    leader = led_by("ruga_ruga", *traits)

    assert faults(army("native_warlord", leader=leader, permissions=("second_trait",))) == breaking(
        "TRAIT-04"
    )


def test_the_traits_are_numbered_as_on_page_5() -> None:
    assert {row.die: row.id.value for row in book().leaders.traits} == dict(enumerate(TRAITS, start=1))
    assert [trait.value for trait in Trait] == list(TRAITS)


@pytest.mark.rule("BEARER-03")
def test_a_gun_bearer_follows_a_lone_white_man_for_20_points() -> None:
    alone = army("egyptians", leader=led_by("white_men", "mighty_warrior"))
    followed = army("egyptians", leader=led_by("white_men", "mighty_warrior", gun_bearer=True))

    assert faults(alone) == faults(followed) == OK
    assert judged(followed).points == judged(alone).points + 20


@pytest.mark.rule("BEARER-01", "BEARER-03")
@pytest.mark.parametrize("troop", ["regulars", "soldiers"])
def test_but_no_other_leader(troop: str) -> None:
    leader = led_by(troop, "disciplinarian", gun_bearer=True)

    assert cited(army("colonial_expedition", "british", leader=leader)) == {("BEARER-03", "BEARER-01")}


@pytest.mark.rule("SCOUT-01")
@pytest.mark.parametrize(("list_id", "people"), EVERYONE)
def test_any_army_may_have_a_scout_and_no_second(list_id: str, people: str) -> None:
    assert faults(army(list_id, people, independents=beside(scout=1))) == OK
    assert faults(army(list_id, people, independents=beside(scout=2))) == breaking("SCOUT-01")


# Pages 30 to 36: standard bearers and witch doctors by list, and the entry.
INDEPENDENTS = {
    "native_kingdom": (1, 1, "L01-03"),
    "native_warlord": (1, 1, "L02-03"),
    "peaceful_village": (0, 1, "L03-03"),
    "warrior_herders": (1, 1, "L04-03"),
    "jungle_cannibals": (0, 1, "L05-03"),
    "pygmies": (0, 0, "L06-03"),
    "zanzibaris": (1, 0, "L07-03"),
    "sudanese_slavers": (1, 0, "L08-03"),
    "portuguese_settlers": (1, 0, "L09-03"),
    "white_explorers": (1, 0, "L10-03"),
    "egyptians": (1, 0, "L11-03"),
    "colonial_expedition": (1, 0, "L12-03"),
}


@pytest.mark.parametrize("kind", ["standard_bearer", "witch_doctor"])
@pytest.mark.parametrize(
    "list_id",
    [pytest.param(name, marks=pytest.mark.rule(row[2], "COMP-17")) for name, row in INDEPENDENTS.items()],
)
def test_a_list_has_so_many_standard_bearers_and_witch_doctors(list_id: str, kind: str) -> None:
    people = "british" if list_id == "colonial_expedition" else ""
    bearers, doctors, entry = INDEPENDENTS[list_id]
    most = bearers if kind == "standard_bearer" else doctors

    assert faults(army(list_id, people, independents=beside(**{kind: most}))) == OK
    one_more = army(list_id, people, independents=beside(**{kind: most + 1}))
    assert cited(one_more) == {(entry, "COMP-17")}


@pytest.mark.rule("LEAD-03")
@pytest.mark.parametrize(
    ("list_id", "people", "troops", "entry"),
    [
        ("white_explorers", "", {"white_men"}, "L10-04"),
        ("colonial_expedition", "british", {"white_men", "regulars", "soldiers"}, "L12-06"),
    ],
)
def test_where_a_list_names_the_leaders_troop_no_other_will_do(
    list_id: str, people: str, troops: set[str], entry: str
) -> None:
    trait = base(list_id, people).trait
    for troop in ("white_men", "regulars", "soldiers", "well_armed_askaris", "askaris"):
        broken = faults(army(list_id, people, 1890, leader=led_by(troop, trait)))
        assert broken == (OK if troop in troops else breaking(entry))


@pytest.mark.rule("LEAD-03")
def test_where_a_list_is_silent_any_fighting_troop_of_it_will_do() -> None:
    fielded = ("warriors", "spearmen", "musketeers", "archers")

    assert all(
        faults(army("native_kingdom", leader=led_by(troop, "disciplinarian"))) == OK for troop in fielded
    )


@pytest.mark.rule("COMP-22")
@pytest.mark.parametrize(
    ("people", "troop", "trait", "entry"),
    [
        pytest.param("azande", "spearmen", "disciplinarian", "L01-09", marks=pytest.mark.rule("L01-09")),
        pytest.param("azande", "warriors", "disciplinarian", "L01-08", marks=pytest.mark.rule("L01-08")),
        pytest.param("karamojong", "warriors", "eloquent", "L04-07", marks=pytest.mark.rule("L04-07")),
    ],
)
def test_a_troop_that_a_people_replaces_gives_no_leader(
    people: str, troop: str, trait: str, entry: str
) -> None:
    list_id = "warrior_herders" if people == "karamojong" else "native_kingdom"

    assert faults(army(list_id, people, leader=led_by(troop, trait))) == breaking(entry)

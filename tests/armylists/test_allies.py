"""Allies, page 29: whose they are, how many points they take, what they must bring and may not have."""

import pytest

from armylists.catalogue import built_in
from armylists.roster import Contingent
from armylists.roster_file import from_data
from heart_africa.core.problems import BadData
from tests.armylists.builders import (
    COMPULSORY,
    OK,
    PEOPLES,
    Units,
    ally,
    army,
    breaking,
    cited,
    faults,
    fielding,
    unit,
)

# A main army whose list grants the ally, and the people it wants of it.
HOSTS = {
    "native_kingdom": ("colonial_expedition", "belgian", 1890, "azande"),
    "native_warlord": ("zanzibaris", "", 1870, ""),
    "peaceful_village": ("native_kingdom", "luba", 1870, ""),
    "warrior_herders": ("colonial_expedition", "british", 1890, "masai"),
    "jungle_cannibals": ("native_warlord", "manyema", 1870, ""),
    "zanzibaris": ("native_warlord", "mirambo", 1870, ""),
    "sudanese_slavers": ("white_explorers", "", 1870, "khartoum"),
    "portuguese_settlers": ("native_warlord", "prazeiros", 1870, ""),
    "white_explorers": ("zanzibaris", "", 1870, ""),
}
WITH_BEARER = {
    "native_kingdom", "native_warlord", "warrior_herders", "zanzibaris", "sudanese_slavers",
    "portuguese_settlers", "white_explorers",
}  # fmt: skip
AZANDE = fielding(agile_spearmen=1)


def least(list_id: str) -> Units:
    """One unit of each compulsory type, as the people that the host wants fields it."""
    return AZANDE if list_id == "native_kingdom" else COMPULSORY[list_id]


def hosted(contingent: Contingent, **more: object) -> frozenset[str]:
    """What an army breaks that may have such allies, and does."""
    host, people, year, allied = HOSTS[contingent.list]
    named = contingent.model_copy(update={"people": allied})
    return faults(army(host, people, year, allies=(named,)).model_copy(update=more))


@pytest.mark.rule("ALLY-01")
@pytest.mark.parametrize(
    ("list_id", "people"),
    [("native_kingdom", "luba"), ("zanzibaris", ""), ("colonial_expedition", "german")],
)
def test_allies_come_only_from_the_lists_granted(list_id: str, people: str) -> None:
    village, strangers = ally("peaceful_village"), ally("portuguese_settlers")

    assert faults(army(list_id, people, allies=(village,))) == OK
    assert faults(army(list_id, people, allies=(strangers,))) == breaking("ALLY-01")


# Pages 30 to 36 read as one table: who may ever have whom.
GRANTED = {
    "native_kingdom": {"white_explorers", "sudanese_slavers", "peaceful_village"},
    "native_warlord": {"portuguese_settlers", "jungle_cannibals", "zanzibaris"},
    "peaceful_village": set(),
    "warrior_herders": {"peaceful_village"},
    "jungle_cannibals": set(),
    "pygmies": set(),
    "zanzibaris": {"native_warlord", "peaceful_village", "jungle_cannibals", "white_explorers"},
    "sudanese_slavers": {"white_explorers"},
    "portuguese_settlers": {"native_warlord", "peaceful_village"},
    "white_explorers": {"zanzibaris", "sudanese_slavers"},
    "egyptians": set(),
    "colonial_expedition": {
        "peaceful_village", "zanzibaris", "warrior_herders",
        "native_warlord", "native_kingdom", "jungle_cannibals",
    },
}  # fmt: skip


@pytest.mark.rule("ALLY-01")
@pytest.mark.parametrize("list_id", PEOPLES)
def test_the_lists_granted_are_those_of_the_book(list_id: str) -> None:
    assert {row.list for row in built_in().lists[list_id].allies} == GRANTED[list_id]


@pytest.mark.rule("ALLY-02")
@pytest.mark.parametrize(
    ("points", "spearmen", "broken"),
    [
        pytest.param(600, 60, OK, id="240 of 600"),
        pytest.param(600, 61, breaking("ALLY-02"), id="244 of 600"),
        pytest.param(300, 30, OK, id="120 of 300"),
        pytest.param(300, 31, breaking("ALLY-02"), id="124 of 300"),
        pytest.param(599, 60, breaking("ALLY-02"), id="240 of 599, two fifths of which are 239.6"),
    ],
)
def test_two_fifths_of_the_points_may_go_to_allies(
    points: int, spearmen: int, broken: frozenset[str]
) -> None:
    units = [unit(spearmen=size) for size in (spearmen // 3, spearmen // 3, spearmen - 2 * (spearmen // 3))]
    friends = ally("peaceful_village", units=units)

    assert faults(army("native_kingdom", allies=(friends,), points=points)) == broken


@pytest.mark.rule("ALLY-02")
@pytest.mark.parametrize(("men", "broken"), [(7, OK), (8, breaking("ALLY-02"))])
def test_an_allied_standard_bearer_counts_in_their_share(men: int, broken: frozenset[str]) -> None:
    """Of 300 points 120: seven men at 9 and the bearer at 50 are 113, eight are 122."""
    friends = ally("native_warlord", units=[unit(ruga_ruga=men)], standard_bearer=1)
    own = [unit(soldiers=2)] * 3

    assert faults(army("colonial_expedition", "german", units=own, allies=(friends,), points=300)) == broken


@pytest.mark.rule("ALLY-02")
def test_the_players_may_rule_that_the_share_is_of_what_is_spent() -> None:
    """124 own points and 80 allied: a fifth of 600, but two fifths of 204 are only 81."""
    within = army("native_kingdom", allies=(ally("peaceful_village", units=fielding(spearmen=2)),))
    beyond = army("native_kingdom", allies=(ally("peaceful_village", units=fielding(spearmen=3)),))

    assert faults(within, ALLY_02="of_spent") == OK
    assert faults(beyond) == OK
    assert faults(beyond, ALLY_02="of_spent") == breaking("ALLY-02")


@pytest.mark.rule("ALLY-03")
def test_all_allies_come_from_one_list() -> None:
    village, explorers = ally("peaceful_village"), ally("white_explorers")

    assert faults(army("native_kingdom", "buganda", 1875, allies=(village,))) == OK
    assert faults(army("native_kingdom", "buganda", 1875, allies=(explorers,))) == OK
    assert faults(army("native_kingdom", "buganda", 1875, allies=(village, explorers))) == breaking("ALLY-03")


@pytest.mark.rule("ALLY-03")
def test_and_form_one_contingent() -> None:
    village = ally("peaceful_village")

    assert faults(army("native_kingdom", allies=(village, village))) == breaking("ALLY-03")


MISSING = [
    ("native_kingdom", "agile_spearmen", {"musketeers": 1}),
    ("native_warlord", "ruga_ruga", {"spearmen": 1}),
    ("peaceful_village", "spearmen", {"warriors": 1}),
    ("jungle_cannibals", "spearmen", {"archers": 1}),
    ("jungle_cannibals", "archers", {"spearmen": 1}),
    ("zanzibaris", "askaris", {"swordsmen": 1}),
    ("portuguese_settlers", "askaris", {"musketeers": 1}),
    ("portuguese_settlers", "musketeers", {"askaris": 1}),
    ("white_explorers", "askaris", {"white_men": 1}),
]


@pytest.mark.rule("ALLY-04")
@pytest.mark.parametrize(("list_id", "missing", "others"), MISSING)
def test_a_contingent_brings_a_unit_of_each_compulsory_type(
    list_id: str, missing: str, others: dict[str, int]
) -> None:
    assert hosted(ally(list_id, units=(*fielding(**others), *fielding(**{missing: 1})))) == OK
    assert hosted(ally(list_id, units=fielding(**others))) == breaking("ALLY-04")


@pytest.mark.rule("ALLY-04")
@pytest.mark.parametrize("list_id", HOSTS)
def test_one_unit_of_each_is_enough(list_id: str) -> None:
    assert hosted(ally(list_id, units=least(list_id))) == OK


@pytest.mark.rule("ALLY-04")
def test_herders_bring_warriors() -> None:
    """They have nothing else to bring as Masai, so the contingent is simply empty."""
    assert hosted(ally("warrior_herders")) == OK
    assert hosted(ally("warrior_herders", units=())) == breaking("ALLY-04")


@pytest.mark.rule("ALLY-04")
def test_the_fault_is_cited_with_the_line_of_their_list() -> None:
    village = ally("peaceful_village", units=fielding(musketeers=1))
    ngoni = ally("warrior_herders", "ngoni", fielding(warriors=1))

    assert cited(army("native_kingdom", allies=(village,))) == {("ALLY-04", "L03-02")}
    assert cited(army("colonial_expedition", "british", allies=(ngoni,))) == {("ALLY-04", "L04-09")}


@pytest.mark.parametrize(
    ("key", "value", "rule"),
    [
        pytest.param("leader", {"troop": "spearmen"}, "ALLY-05", marks=pytest.mark.rule("ALLY-05")),
        pytest.param("witch_doctor", 1, "ALLY-06", marks=pytest.mark.rule("ALLY-06")),
        pytest.param("scout", 1, "ALLY-07", marks=pytest.mark.rule("ALLY-07")),
        pytest.param("allies", [{"list": "pygmies"}], "ALLY-08", marks=pytest.mark.rule("ALLY-08")),
    ],
)
def test_what_a_contingent_cannot_have_is_refused_with_its_rule(key: str, value: object, rule: str) -> None:
    facts: dict[str, object] = {"list": "peaceful_village", "units": [{"figures": {"spearmen": 10}}]}
    start = {
        "format": "heart-africa/army",
        "version": 1,
        "list": "native_kingdom",
        "year": 1870,
        "points": 600,
    }

    assert from_data(start | {"allies": [facts]}, built_in()).roster.allies[0].list == "peaceful_village"
    with pytest.raises(BadData) as refused:
        from_data(start | {"allies": [facts | {key: value}]}, built_in())
    assert (refused.value.about["rule"], refused.value.about["page"]) == (rule, 29)


@pytest.mark.parametrize(
    "troop",
    [
        pytest.param("witch_doctor", marks=pytest.mark.rule("ALLY-06")),
        pytest.param("scout", marks=pytest.mark.rule("ALLY-07")),
    ],
)
def test_nor_does_such_a_figure_come_in_an_allied_unit(troop: str) -> None:
    smuggled = ally("peaceful_village", units=[*fielding(spearmen=1), unit(**{troop: 2})])

    assert faults(army("native_kingdom", allies=(smuggled,))) != OK


@pytest.mark.rule("ALLY-09")
@pytest.mark.parametrize("list_id", HOSTS)
def test_a_contingent_has_a_standard_bearer_only_if_its_list_has_one(list_id: str) -> None:
    units = least(list_id)

    assert hosted(ally(list_id, units=units)) == OK
    with_bearer = hosted(ally(list_id, units=units, standard_bearer=1))
    assert with_bearer == (OK if list_id in WITH_BEARER else breaking("ALLY-09"))


@pytest.mark.rule("ALLY-09")
def test_a_contingent_has_one_standard_bearer_at_most() -> None:
    assert hosted(ally("zanzibaris", standard_bearer=2)) == breaking("ALLY-09")


@pytest.mark.rule("ALLY-14")
@pytest.mark.parametrize(
    ("own", "allied", "broken", "apart"),
    [
        pytest.param(2, 1, OK, breaking("COMP-05"), id="two and one are three"),
        pytest.param(6, 2, OK, OK, id="six and two are eight"),
        pytest.param(6, 3, breaking("COMP-06"), OK, id="six and three are nine"),
    ],
)
def test_allied_units_count_in_the_three_to_eight(
    own: int, allied: int, broken: frozenset[str], apart: frozenset[str]
) -> None:
    friends = ally("peaceful_village", units=fielding(spearmen=allied))
    roster = army("native_kingdom", units=fielding(spearmen=own), allies=(friends,))

    assert faults(roster) == broken
    assert faults(roster, ALLY_14="do_not_count") == apart


@pytest.mark.rule("ALLY-14")
@pytest.mark.parametrize(("allied", "broken"), [(1, OK), (4, OK), (5, breaking("COMP-09"))])
def test_and_in_the_two_to_five_of_an_ambush(allied: int, broken: frozenset[str]) -> None:
    friends = ally("peaceful_village", units=fielding(spearmen=allied))
    own = army(
        "native_kingdom", units=fielding(spearmen=1), allies=(friends,), scenario="ambush", role="defender"
    )

    assert faults(own) == broken


@pytest.mark.rule("ALLY-14")
def test_allied_units_are_not_the_armys_own_compulsory_ones() -> None:
    friends = ally("peaceful_village", units=fielding(spearmen=3))

    assert faults(army("native_kingdom", units=fielding(spearmen=2), allies=(friends,))) == OK
    assert faults(army("native_kingdom", units=fielding(spearmen=1), allies=(friends,))) == breaking(
        "COMP-03"
    )


OWN_LIMITS = [
    pytest.param(
        "peaceful_village", {"spearmen": 1, "warriors": 1}, {"warriors": 1}, "COMP-04", id="maximum"
    ),
    pytest.param("peaceful_village", {"spearmen": 1}, {"ruga_ruga": 1}, "COMP-16", id="troop"),
    pytest.param("zanzibaris", {"askaris": 1}, {"well_armed_askaris": 1}, "L07-05", id="date"),
    pytest.param("white_explorers", {"askaris": 1, "white_men": 1}, {"machine_gun": 1}, "L10-09", id="gun"),
    pytest.param("sudanese_slavers", {"askaris": 1, "horsemen": 2}, {"lancers": 1}, "L08-19", id="people"),
    pytest.param(
        "portuguese_settlers",
        {"askaris": 1, "musketeers": 1},
        {"mounted_musketeers": 1},
        "L09-09",
        id="base",
    ),
]


@pytest.mark.rule("ALLY-15")
@pytest.mark.parametrize(("list_id", "legal", "extra", "rule"), OWN_LIMITS)
def test_a_contingent_obeys_its_own_list(
    list_id: str, legal: dict[str, int], extra: dict[str, int], rule: str
) -> None:
    units = fielding(**legal)

    assert hosted(ally(list_id, units=units)) == OK
    assert hosted(ally(list_id, units=(*units, *fielding(**extra)))) == breaking(rule)


@pytest.mark.rule("ALLY-15")
@pytest.mark.parametrize(
    ("people", "units", "broken"),
    [
        pytest.param("ngoni", {"warriors": 1, "spearmen": 1}, OK, id="one unit of each"),
        pytest.param("ngoni", {"warriors": 1}, breaking("ALLY-04"), id="without the spearmen"),
        pytest.param("ngoni", {"spearmen": 1}, breaking("ALLY-04"), id="without the warriors"),
        pytest.param("masai", {"warriors": 1}, OK, id="who have none"),
    ],
)
def test_a_minimum_of_a_people_falls_to_one_unit(
    people: str, units: dict[str, int], broken: frozenset[str]
) -> None:
    friends = ally("warrior_herders", people, fielding(**units))

    assert faults(army("colonial_expedition", "british", allies=(friends,))) == broken


@pytest.mark.rule("ALLY-15")
@pytest.mark.parametrize(
    ("people", "units", "broken"),
    [
        pytest.param("khartoum", {"askaris": 1}, OK, id="askaris of Khartoum"),
        pytest.param("khartoum", {"horsemen": 1}, breaking("ALLY-04"), id="horsemen of Khartoum alone"),
        pytest.param("bornu", {"spearmen": 1, "archers": 1}, OK, id="the Kanembu of Bornu"),
        pytest.param("bornu", {"spearmen": 1}, breaking("ALLY-04"), id="without their bows"),
        pytest.param("bornu", {"archers": 1}, breaking("ALLY-04"), id="without their spears"),
        pytest.param("baggara", {"horsemen": 1}, OK, id="Baggara owe nothing"),
    ],
)
def test_sudanese_allies_bring_what_their_people_owes(
    people: str, units: dict[str, int], broken: frozenset[str]
) -> None:
    friends = ally("sudanese_slavers", people, fielding(**units))

    assert faults(army("white_explorers", allies=(friends,))) == broken


@pytest.mark.rule("ALLY-15", "COMP-26")
def test_allies_are_of_a_people_of_their_own_list() -> None:
    friends = ally("sudanese_slavers", "hehe")

    assert faults(army("white_explorers", allies=(friends,))) == breaking("COMP-26")


@pytest.mark.rule("ALLY-15")
@pytest.mark.parametrize(
    ("units", "people", "citations"),
    [
        pytest.param(fielding(spearmen=1, warriors=2), "", ("COMP-04", "L03-02", "ALLY-15"), id="a maximum"),
        pytest.param(fielding(spearmen=1, askaris=1), "", ("COMP-16", "ALLY-15"), id="another troop"),
        pytest.param(fielding(spearmen=1), "masai", ("COMP-26", "ALLY-15"), id="a people of another list"),
    ],
)
def test_allies_are_bound_to_their_own_list(units: Units, people: str, citations: tuple[str, ...]) -> None:
    assert cited(army("native_kingdom", allies=(ally("peaceful_village", people, units),))) == {citations}


@pytest.mark.rule("ALLY-14")
def test_too_many_units_with_allies_cite_why_these_count() -> None:
    six = fielding(spearmen=6)

    assert cited(
        army("native_kingdom", units=six, allies=(ally("peaceful_village", units=fielding(spearmen=3)),))
    ) == {("COMP-06", "ALLY-14")}

"""The figures that one owns: the file, what is missing for an army, and what they can field."""

import json
import tomllib
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import jsonschema
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from armylists.army_plans import ArmyRequest
from armylists.catalogue import built_in
from armylists.collection import Collection, Fielding, Need, fields, missing, needs
from armylists.collection_file import from_toml, open_collection, save_collection, to_toml
from armylists.legality import verdict
from armylists.schemas import schema
from heart_africa.core.problems import BadData
from heart_africa.rules.book import Role
from resources import ROOT
from tests.armylists.builders import EVERYONE, PEOPLES, ally, army, beside, bought, led_by, unit
from tests.strategies import TROOPS

HEAD = 'format = "heart-africa/collection"\nversion = 1\n'
VERSION_1 = HEAD + 'name = "Vitrina"\n\n[figures]\naskaris = 40\n\n[notes]\naskaris = "Caja 2"\n'


def test_version_one_is_read_and_written_as_it_was() -> None:
    collection = from_toml(VERSION_1, built_in())

    assert (collection.name, collection.figures, collection.notes) == (
        "Vitrina", {"askaris": 40}, {"askaris": "Caja 2"},
    )  # fmt: skip
    assert to_toml(collection) == VERSION_1


@given(
    st.builds(
        Collection,
        name=st.text(max_size=40),
        figures=st.dictionaries(st.sampled_from(TROOPS), st.integers(0, 9999)),
        notes=st.dictionaries(st.sampled_from(TROOPS), st.text(max_size=40)),
    )
)
@settings(max_examples=30, deadline=None)
def test_a_collection_is_read_back_as_it_was_written(collection: Collection) -> None:
    assert from_toml(to_toml(collection), built_in()) == collection


def test_a_collection_is_kept_in_a_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.collection.toml"
    collection = Collection(name="Ñandú", figures={"scout": 1})

    save_collection(path, collection)

    assert open_collection(path, built_in()) == collection


def test_the_sample_collection_is_read_and_fits_the_schema_of_editors() -> None:
    path = ROOT / "samples" / "club.collection.toml"

    assert open_collection(path, built_in()).figures["askaris"] == 40
    jsonschema.validate(tomllib.loads(path.read_text(encoding="utf-8")), json.loads(schema("collection")))


@pytest.mark.parametrize(
    ("text", "code", "line", "key"),
    [
        pytest.param("x = 1\n", "not-a-collection", 1, "format", id="something else"),
        pytest.param('format = "heart-africa/army"\n', "not-a-collection", 1, "format", id="an army"),
        pytest.param('format = "heart-africa/collection"\n', "missing-key", 1, "version", id="no version"),
        pytest.param(HEAD.replace("1", "2"), "newer-version", 2, "version", id="newer"),
        pytest.param(HEAD.replace("1", '"1"'), "wrong-type", 2, "version", id="version in quotes"),
        pytest.param(HEAD + "figurs = {}\n", "unknown-key", 3, "figurs", id="key misspelt"),
        pytest.param(HEAD + "[figures]\naskarris = 4\n", "unknown-id", 4, "figures.askarris", id="no troop"),
        pytest.param(
            HEAD + '[notes]\nscouts = "x"\n', "unknown-id", 4, "notes.scouts", id="note on no troop"
        ),
        pytest.param(
            HEAD + "[figures]\nscout = -1\n", "out-of-range", 4, "figures.scout", id="fewer than none"
        ),
        pytest.param(HEAD + "[figures]\nscout = 10000\n", "out-of-range", 4, "figures.scout", id="absurd"),
        pytest.param(
            HEAD + "[figures]\nscout = 1.5\n", "wrong-type", 4, "figures.scout", id="one and a half"
        ),
        pytest.param(HEAD + "[figures]\nscout = 1\nscout = 2\n", "not-toml", 5, "", id="twice"),
    ],
)
def test_what_cannot_be_read_is_refused_in_place(text: str, code: str, line: int, key: str) -> None:
    with pytest.raises(BadData) as caught:
        from_toml(text, built_in(), "x.collection.toml")

    found = caught.value
    assert (found.code, found.file, found.line, found.key) == (code, "x.collection.toml", line, key)


def test_a_misspelt_troop_gets_the_nearest() -> None:
    with pytest.raises(BadData) as caught:
        from_toml(HEAD + "[figures]\nwhich_doctor = 1\n", built_in())

    assert caught.value.about["nearest"] == "witch_doctor"


CARAVAN = army(
    "zanzibaris",
    units=[unit(askaris=12), unit(askaris=10), unit(white_men=1, gun_bearer=1)],
    leader=led_by("white_men", "eloquent", gun_bearer=True, attendants=3),
    independents=beside(standard_bearer=1, witch_doctor=1, scout=1),
    allies=(ally("peaceful_village", units=[unit(spearmen=8), unit(askaris=2)], standard_bearer=1),),
    works=bought(tembas=2, muzzle_loading_cannon=1),
)


def test_an_army_needs_its_leader_bearers_independents_allies_and_cannon_but_no_attendants() -> None:
    assert {need.troop: need.needed for need in needs(Collection(), CARAVAN)} == {
        "white_men": 2,
        "gun_bearer": 2,
        "standard_bearer": 2,
        "witch_doctor": 1,
        "scout": 1,
        "askaris": 24,
        "spearmen": 8,
        "muzzle_loading_cannon": 1,
    }


def test_what_is_missing_is_counted_by_troop() -> None:
    owned = {"white_men": 1, "gun_bearer": 2, "standard_bearer": 9, "witch_doctor": 1, "scout": 1}
    collection = Collection(figures={**owned, "askaris": 23, "muzzle_loading_cannon": 1})

    found = missing(collection, CARAVAN)

    assert found == (Need("white_men", 2, 1), Need("askaris", 24, 23), Need("spearmen", 8, 0))
    assert [need.short for need in found] == [1, 1, 8]


def fielded(wish: ArmyRequest, figures: Mapping[str, int]) -> Fielding:
    (found,) = fields(built_in(), Collection(figures=dict(figures)), wish)
    return found


def of(list_id: str, people: str = "", role: Role = "") -> ArmyRequest:
    return ArmyRequest(list_id, 1880, 600, people, role=role)


AT_600 = ArmyRequest("", 1880, 600)
"""Every list and people."""


@pytest.mark.parametrize(
    ("list_id", "figures", "points"),
    [
        # A leader and eleven archers, four to a unit but one: 12 × 8; a thirteenth makes three units.
        pytest.param("pygmies", {"pygmy_archers": 13}, 104, id="three units and a leader, nothing to spare"),
        pytest.param("pygmies", {"pygmy_archers": 30}, 240, id="all thirty pygmies"),
        pytest.param("pygmies", {"pygmy_archers": 30, "scout": 3}, 290, id="and one scout"),
        pytest.param("egyptians", {"soldiers": 13}, 260, id="thirteen soldiers"),
        pytest.param("egyptians", {"soldiers": 9, "askaris": 7, "white_men": 1, "gun_bearer": 2},
                     282, id="nine soldiers, seven askaris, a White Man to lead with his one bearer"),
        pytest.param("egyptians", {"soldiers": 200}, 600, id="more than enough"),
        pytest.param("peaceful_village", {"spearmen": 25, "witch_doctor": 2}, 125, id="one witch doctor"),
    ],
)  # fmt: skip
def test_the_best_filled_army_uses_what_it_can(list_id: str, figures: Mapping[str, int], points: int) -> None:
    found = fielded(of(list_id), figures)

    assert found.roster
    assert (found.points, verdict(built_in(), found.roster).points) == (points, points)


def test_what_one_figure_short_is_told() -> None:
    found = fielded(of("pygmies"), {"pygmy_archers": 12})

    assert found.roster is None
    assert [(problem.code, problem.about["count"]) for problem in found.problems] == [("collection-short", 1)]
    assert found.short == (Need("pygmy_archers", 13, 12),)


def test_the_leader_is_one_of_the_figures() -> None:
    """Three units of two soldiers (40 points each, COMP-11) and nobody to lead them."""
    leaderless = fielded(of("egyptians"), {"soldiers": 6})

    assert [need.short for need in leaderless.short] == [1]
    assert fielded(of("egyptians"), {"soldiers": 6, "askaris": 1}).points == 126


def test_allies_help_a_small_army_over_the_least_number_of_units() -> None:
    """Two units of explorers' askaris and one of their Zanzibari allies (L10-02, L10-11)."""
    explorers = fielded(of("white_explorers"), {"white_men": 1, "askaris": 18})

    assert explorers.points == 40 + 3 * 36
    assert explorers.roster
    assert [each.list for each in explorers.roster.allies] in (["zanzibaris"], ["sudanese_slavers"])


def test_lists_and_peoples_out_of_their_years_say_so() -> None:
    found = fields(built_in(), Collection(figures={"askaris": 9}), replace(AT_600, year=1870))

    why = {(each.list, each.people): [problem.code for problem in each.problems] for each in found}
    assert why["egyptians", ""] == ["list-too-early"]
    assert why["sudanese_slavers", "mahdists"] == ["people-too-early"]
    assert why["colonial_expedition", "german"] == ["list-too-early"]


@pytest.mark.parametrize(("role", "points"), [("", 144), ("defender", 188)])
def test_the_role_opens_archers_to_the_herders(role: Role, points: int) -> None:
    """Sixteen warriors at 9; for who defends ten archers at 4 (L04-05, L04-06) and one more to lead."""
    found = fielded(of("warrior_herders", "turkana", role), {"warriors": 16, "archers": 20})

    assert found.points == points


def test_the_cannon_is_a_model_that_one_owns_or_not() -> None:
    """Thirteen ruga-ruga at 9, and the cannon for who defends (CANNON-03: 20 points)."""
    wish, figures = of("native_warlord", "chokwe", "defender"), {"ruga_ruga": 13}

    assert fielded(wish, figures).points == 13 * 9
    assert fielded(wish, {**figures, "muzzle_loading_cannon": 2}).points == 13 * 9 + 20


def test_every_list_and_people_has_an_answer() -> None:
    collection = open_collection(ROOT / "samples" / "club.collection.toml", built_in())

    found = fields(built_in(), collection, replace(AT_600, year=1890))

    assert [(each.list, each.people) for each in found] == [
        (army.id, people)
        for army in built_in().lists.values()
        for people in ("", *army.people_ids())
        if (army.id, people) in EVERYONE
    ]
    assert {each.roster is None for each in found} == {True, False}
    assert all(bool(each.roster) is not bool(each.problems) for each in found)


owned = st.dictionaries(st.sampled_from(TROOPS), st.integers(0, 40))


@given(
    st.sampled_from(list(PEOPLES)),
    owned,
    st.integers(100, 720),
    st.integers(1860, 1895),
    st.sampled_from(["", "defender"]),
)
@settings(max_examples=25, deadline=None)
def test_whatever_is_fielded_is_legal_owned_and_within_the_points(
    list_id: str, figures: dict[str, int], points: int, year: int, role: Role
) -> None:
    wish = ArmyRequest(list_id, year, points, role=role)
    collection = Collection(figures=figures)

    for found in fields(built_in(), collection, wish):
        if found.roster:
            assert verdict(built_in(), found.roster).legal
            assert not missing(collection, found.roster)
            assert found.points <= points
        else:
            assert found.problems


@pytest.mark.parametrize("points", [200, 300])
def test_what_is_missing_is_told_however_tight_the_points(points: int) -> None:
    """Egyptians need three units of soldiers: two figures of 20 points make 40, and one only 20 (COMP-11)."""
    wish = ArmyRequest(list="egyptians", people="", year=1890, points=points)
    (fielding,) = fields(built_in(), Collection(figures={"askaris": 40}), wish)

    assert fielding.roster is None
    assert {need.troop: need.short for need in fielding.short}["soldiers"] >= 6

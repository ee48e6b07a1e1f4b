"""The roster file: read, written, and read back; what cannot be understood is refused in place."""

from pathlib import Path

import pytest

from armylists.catalogue import Catalogue, built_in
from armylists.legality import verdict
from armylists.roster import Roster
from armylists.roster_file import from_toml, open_roster, save_roster, stamped, to_toml
from heart_africa.core.problems import BadData
from tests.armylists.builders import EVERYONE, ally, army, bought, in_slot, led_by

DESIGN = (Path(__file__).parent / "design_example.army.toml").read_text(encoding="utf-8")
"""The example of the format as it was agreed on the first day: version 1 must stay readable."""


def opened(text: str) -> Roster:
    return from_toml(text, built_in(), "x.army.toml").roster


def refusal(text: str) -> BadData:
    with pytest.raises(BadData) as caught:
        opened(text)
    return caught.value


def test_the_example_of_version_one_is_read() -> None:
    roster = opened(DESIGN)

    assert (roster.name, roster.list, roster.year, roster.points) == (
        "Caravana de Tabora",
        "zanzibaris",
        1879,
        600,
    )
    assert [unit.figures for unit in roster.units] == [{"askaris": 20}, {"swordsmen": 8}]
    assert (
        roster.leader and roster.leader.attendants,
        roster.independents.scout,
        roster.baggage.elements,
    ) == (3, 1, 4)
    assert roster.allies[0].units[0].figures == {"spearmen": 12}


@pytest.mark.parametrize(("list_id", "people"), EVERYONE)
def test_a_roster_is_read_back_as_it_was_written(list_id: str, people: str) -> None:
    roster = army(list_id, people, name="Ñandú «40»\n\"'\\", notes="línea 1\nlínea 2")

    assert opened(to_toml(roster)) == roster


def test_everything_a_roster_can_hold_is_read_back() -> None:
    roster = army(
        "zanzibaris",
        plus=[in_slot("askaris", askaris=6, well_armed_askaris=6)],
        leader=led_by("askaris", "eloquent", "charismatic", gun_bearer=True, attendants=3),
        permissions=("second_trait",),
        allies=(ally("native_warlord", "yao", standard_bearer=1),),
        works=bought(field_fortification_in=3, barricade_in=4, tembas=1, stake_traps=5, dummy_traps=6),
        narrative=True,
        scenario="raid",
        role="defender",
    )

    assert opened(to_toml(roster)) == roster


def test_the_file_reads_like_the_example() -> None:
    text = to_toml(army("zanzibaris", allies=(ally("native_warlord"),)))

    assert text.startswith('format = "heart-africa/army"\nversion = 1\n')
    assert "[[units]]\nfigures = {askaris = 8}\n" in text
    assert "[[allies.units]]" in text


@pytest.mark.parametrize(
    ("old", "new", "code", "line", "key", "nearest"),
    [
        ('list = "zanzibaris"', 'list = "zanzibari"', "unknown-id", 4, "list", "zanzibaris"),
        ("swordsmen = 8", "swordman = 8", "unknown-id", 31, "units[1].figures.swordman", "swordsmen"),
        ('troop = "askaris"', 'troop = "askari"', "unknown-id", 16, "leader.troop", "askaris"),
        ('"organizing_genius"', '"genius"', "not-one-of", 17, "leader.traits[0]", "organizing_genius"),
        ('people = ""\nmode', 'people = "hehee"\nmode', "unknown-id", 5, "people", "hehe"),
        ('"peaceful_village"', '"peaceful_vilage"', "unknown-id", 34, "allies[0].list", "peaceful_village"),
        ("attendants = 3", "attendant = 3", "unknown-key", 18, "leader.attendant", "attendants"),
        ("tembas = 0", "tembas = -1", "out-of-range", 43, "works.tembas", None),
        ("askaris = 20", "askaris = 1000", "out-of-range", 28, "units[0].figures.askaris", None),
        ("year = 1879", "year = 1879.5", "wrong-type", 8, "year", None),
        ("year = 1879", 'year = "1879"', "wrong-type", 8, "year", None),
        ("version = 1", "version = 2", "newer-version", 2, "version", None),
        ("version = 1\n", "", "missing-key", 1, "version", None),
        ("heart-africa/army", "heart-africa/fleet", "not-an-army", 1, "format", None),
        ("year = 1879", "year = 1879\nyear = 1880", "not-toml", 9, "", None),
        ("figures = { swordsmen = 8 }", "figures = { swordsmen = ", "not-toml", 31, "", None),
        ('mode = ""', 'mode = "colonnial"', "not-one-of", 6, "mode", "colonial"),
    ],
)  # fmt: skip
def test_what_cannot_be_understood_is_refused_with_its_place(
    old: str, new: str, code: str, line: int, key: str, nearest: str | None
) -> None:
    assert old in DESIGN
    fault = refusal(DESIGN.replace(old, new, 1))

    assert (fault.code, fault.line, fault.key) == (code, line, key)
    assert nearest is None or fault.about["nearest"] == nearest


@pytest.mark.parametrize(
    ("key", "rule"),
    [
        pytest.param("witch_doctor = 1", "ALLY-06", marks=pytest.mark.rule("ALLY-06")),
        pytest.param("scout = 1", "ALLY-07", marks=pytest.mark.rule("ALLY-07")),
        pytest.param('leader = { troop = "spearmen" }', "ALLY-05", marks=pytest.mark.rule("ALLY-05")),
        pytest.param('allies = [{ list = "pygmies" }]', "ALLY-08", marks=pytest.mark.rule("ALLY-08")),
    ],
)
def test_what_allies_cannot_have_has_no_place_in_the_file(key: str, rule: str) -> None:
    fault = refusal(DESIGN.replace("standard_bearer = 0\n[[allies.units]]", f"{key}\n[[allies.units]]"))

    assert (fault.code, fault.about["rule"], fault.key) == (
        "not-for-allies",
        rule,
        f"allies[0].{key.split(maxsplit=1)[0]}",
    )


def test_a_people_of_another_list_is_kept_and_judged() -> None:
    """It can be understood, so it is not refused but illegal."""
    roster = opened(DESIGN.replace('people = ""\nmode', 'people = "hehe"\nmode'))

    assert "people-not-in-list" in {problem.code for problem in verdict(built_in(), roster).problems}


@pytest.mark.rule("CANNON-01")
def test_a_cannon_in_a_unit_is_kept_and_judged() -> None:
    roster = opened(DESIGN.replace("{ askaris = 20 }", "{ muzzle_loading_cannon = 2 }"))

    assert "CANNON-01" in {problem.rule for problem in verdict(built_in(), roster).problems}


def test_a_figure_count_of_nought_is_the_same_as_none() -> None:
    assert opened(DESIGN.replace("{ swordsmen = 8 }", "{ swordsmen = 8, askaris = 0 }")) == opened(DESIGN)


def test_a_roster_whose_list_has_changed_opens_with_a_warning_and_keeps_all() -> None:
    roster = stamped(army("native_kingdom", "hehe"), built_in())
    lists = dict(built_in().lists)
    kingdom = lists["native_kingdom"]
    others = tuple(people for people in kingdom.peoples if people.id != "hehe")
    lists["native_kingdom"] = kingdom.model_copy(update={"peoples": others})
    now = Catalogue(built_in().book, built_in().general, lists, {"native_kingdom": "changed"})

    found = from_toml(to_toml(roster), now)

    assert found.roster == roster
    assert [warning.code for warning in found.warnings] == ["warn-list-changed", "warn-people-gone"]
    assert "people-not-in-list" in {problem.code for problem in verdict(now, found.roster).problems}


def test_a_saved_roster_opens_without_a_warning(tmp_path: Path) -> None:
    path = tmp_path / "a.army.toml"
    save_roster(path, army("pygmies"), built_in())

    assert open_roster(path, built_in()).warnings == ()
    assert open_roster(path, built_in()).roster.units == army("pygmies").units

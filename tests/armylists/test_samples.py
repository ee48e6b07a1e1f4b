"""The armies that come with the program: one for each list and people, legal, and its people's own."""

from collections.abc import Mapping

import pytest

from armylists.army_plans import ArmyRequest
from armylists.catalogue import built_in, with_club_lists
from armylists.chance import Steady
from armylists.legality import Verdict, verdict
from armylists.random_army import random_army
from armylists.roster import Roster
from armylists.roster_file import open_roster, to_toml
from resources import ROOT
from tests.armylists.builders import EVERYONE, PEOPLES

FOLDER = ROOT / "samples"
SAMPLES = {path.name.removesuffix(".army.toml"): path for path in sorted(FOLDER.glob("*.army.toml"))}


def sample(name: str) -> Roster:
    return open_roster(SAMPLES[name], built_in()).roster


def judged(roster: Roster) -> Verdict:
    return verdict(built_in(), roster)


def test_every_list_and_people_has_one() -> None:
    expected = {f"{name}-{people or 'other'}" if PEOPLES[name] else name for name, people in EVERYONE}

    assert SAMPLES.keys() == expected


@pytest.mark.parametrize("name", SAMPLES)
def test_it_is_what_its_name_says(name: str) -> None:
    list_id, _, people = name.partition("-")

    assert (sample(name).list, sample(name).people or "other") == (list_id, people or "other")


@pytest.mark.parametrize("name", SAMPLES)
def test_it_is_legal_without_a_warning_and_nearly_full(name: str) -> None:
    found = judged(sample(name))

    assert (found.problems, found.warnings) == ((), ())
    assert 0 <= sample(name).points - found.points <= 3


@pytest.mark.parametrize("name", SAMPLES)
def test_it_stands_as_the_program_writes_it_and_is_named(name: str) -> None:
    roster = sample(name)

    assert SAMPLES[name].read_text(encoding="utf-8") == to_toml(roster)
    assert roster.name
    assert roster.leader
    assert roster.leader.name
    assert all(unit.name for unit in roster.units)


# How many units of which troops a list wants at the least (pp. 30-36); with them the troops into which a
# people raises or replaces them. In an ambush the defender needs one of each (COMP-10).
LEAST: Mapping[str, tuple[tuple[int, tuple[str, ...]], ...]] = {
    "native_kingdom": ((2, ("spearmen",)),),
    "native_kingdom-other": ((1, ("spearmen",)),),
    "native_kingdom-azande": ((2, ("agile_spearmen",)),),
    "native_kingdom-hehe": ((2, ("spearmen", "warriors")),),
    "native_warlord": ((2, ("ruga_ruga",)),),
    "native_warlord-prazeiros": ((2, ("ruga_ruga", "well_armed_askaris")),),
    "native_warlord-other": ((1, ("ruga_ruga",)),),
    "peaceful_village": ((3, ("spearmen",)),),
    "warrior_herders": ((3, ("warriors",)),),
    "warrior_herders-karamojong": ((3, ("agile_warriors",)), (3, ("agile_spearmen",))),
    "warrior_herders-ngoni": ((3, ("warriors",)), (2, ("spearmen",))),
    "jungle_cannibals": ((1, ("spearmen",)), (1, ("archers",))),
    "jungle_cannibals-kusu": ((1, ("spearmen", "warriors")), (1, ("archers",))),
    "jungle_cannibals-ukongora_meno": ((1, ("spearmen", "warriors")), (1, ("archers",))),
    "jungle_cannibals-tetela": ((1, ("spearmen",)), (1, ("archers", "musketeers"))),
    "jungle_cannibals-fang": ((1, ("spearmen",)), (1, ("archers", "musketeers"))),
    "pygmies": ((1, ("pygmy_archers",)),),
    "zanzibaris": ((3, ("askaris",)),),
    "sudanese_slavers": ((2, ("askaris",)),),
    "sudanese_slavers-rabih_zubair": ((2, ("askaris", "well_armed_askaris")),),
    "sudanese_slavers-baggara": (),
    "sudanese_slavers-bornu": ((2, ("spearmen", "warriors")), (1, ("archers",))),
    "portuguese_settlers": ((1, ("askaris", "well_armed_askaris")), (2, ("musketeers",))),
    "white_explorers": ((1, ("askaris",)),),
    "egyptians": ((3, ("soldiers",)),),
    "colonial_expedition": ((1, ("soldiers",)),),
}


def without_one_too_many(roster: Roster, least: int, troops: tuple[str, ...]) -> Roster:
    """The army with one unit of these troops fewer than it must have, all its others kept."""
    these = [unit for unit in roster.units if set(unit.figures) & set(troops)]
    kept = these[: least - 1]
    others = [unit for unit in roster.units if unit not in these]
    return roster.model_copy(update={"units": (*kept, *others)})


@pytest.mark.rule("COMP-03")
@pytest.mark.parametrize("name", SAMPLES)
def test_without_any_one_unit_that_it_must_have_it_is_illegal(name: str) -> None:
    for least, troops in LEAST.get(name, LEAST.get(name.partition("-")[0], ())):
        fewer = judged(without_one_too_many(sample(name), least, troops))

        assert "slot-short" in {problem.code for problem in fewer.problems}


@pytest.mark.parametrize(
    ("name", "troop", "units"),
    [
        pytest.param("native_kingdom-hehe", "warriors", 3, id="Hehe raise two units of spearmen (L01-15)"),
        pytest.param("native_kingdom-lunda", "ruga_ruga", 1, id="Lunda hire ruga-ruga (L01-16)"),
        pytest.param("native_kingdom-rwanda", "pygmy_archers", 1, id="Rwanda has pygmies (L01-14)"),
        pytest.param("native_kingdom-azande", "well_armed_askaris", 1, id="Azande from 1881 (L01-12)"),
        pytest.param("native_warlord-mirambo", "warriors", 2, id="Mirambo raises spearmen (L02-05)"),
        pytest.param("native_warlord-prazeiros", "well_armed_askaris", 1, id="Prazeiros from 1876 (L02-07)"),
        pytest.param("warrior_herders-luo", "archers", 1, id="herders who defend have archers (L04-05)"),
        pytest.param("jungle_cannibals-tetela", "musketeers", 3, id="Tetela from 1886 (L05-07)"),
        pytest.param("jungle_cannibals-kusu", "warriors", 3, id="Kusu raise a unit of spearmen (L05-10)"),
        pytest.param("sudanese_slavers-baggara", "horsemen", 4, id="Baggara ride once more (L08-12)"),
        pytest.param("sudanese_slavers-bornu", "mounted_musketeers", 1, id="Bornu (L08-08)"),
        pytest.param("sudanese_slavers-rabih_zubair", "field_artillery", 1, id="Rabih from 1880 (L08-16)"),
        pytest.param("portuguese_settlers-angola", "mounted_regulars", 1, id="Angola from 1881 (L09-10)"),
        pytest.param("white_explorers", "machine_gun", 1, id="explorers from 1887 (L10-09)"),
        pytest.param("colonial_expedition-french", "regulars", 2, id="French (L12-11)"),
        pytest.param("colonial_expedition-portuguese", "mounted_regulars", 1, id="Portuguese (L12-10)"),
    ],
)
def test_it_shows_what_its_people_has_and_others_have_not(name: str, troop: str, units: int) -> None:
    assert sum(troop in unit.figures for unit in sample(name).units) == units


@pytest.mark.parametrize(
    ("name", "allies"),
    [
        pytest.param("native_kingdom-buganda", [("white_explorers", "")], id="L01-05"),
        pytest.param("native_kingdom-bunyoro", [("sudanese_slavers", "khartoum")], id="L01-07"),
        pytest.param("warrior_herders-kololo", [("peaceful_village", "")], id="L04-11"),
        pytest.param(
            "zanzibaris", [("native_warlord", "mirambo"), ("jungle_cannibals", "kusu")], id="L07-06"
        ),
        pytest.param("colonial_expedition-british", [("warrior_herders", "ngoni")], id="L12-20"),
    ],
)
def test_it_has_the_allies_of_its_people(name: str, allies: list[tuple[str, str]]) -> None:
    assert [(ally.list, ally.people) for ally in sample(name).allies] == allies


def test_the_british_have_two_machine_guns_in_a_unit_and_the_belgians_one_behind_a_work() -> None:
    british, belgian = sample("colonial_expedition-british"), sample("colonial_expedition-belgian")

    assert {"machine_gun": 2} in [unit.figures for unit in british.units]
    assert {"machine_gun": 1} in [unit.figures for unit in belgian.units]
    assert (belgian.role, belgian.works.barricade_in > 0) == ("defender", True)


def test_scenarios_roles_and_sizes_differ() -> None:
    armies = [sample(name) for name in SAMPLES]

    assert {army.scenario for army in armies} == {"", "encounter", "ambush", "planned_attack", "raid"}
    assert {army.role for army in armies} == {"", "attacker", "defender"}
    assert {army.points for army in armies} == {300, 450, 480, 600, 720}


def test_the_example_of_a_club_list_makes_armies() -> None:
    catalogue = with_club_lists(built_in(), FOLDER)
    wish = ArmyRequest("club_river_traders", 1880, 600, "club_downriver")

    drawn = random_army(catalogue, wish, Steady())

    assert catalogue.faults == ()
    assert drawn.roster
    assert verdict(catalogue, drawn.roster).legal

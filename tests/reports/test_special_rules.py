"""A unit sheet tells the special rules that its unit needs, and no others (pp. 4-15, 23-29)."""

import re

import pytest

from armylists.catalogue import built_in
from armylists.roster import Unit
from heart_africa.core.citations import Rulebook
from reports.content.sheet import Entries, Sheet
from tests.armylists.builders import ally, army, beside, bought, led_by, unit
from tests.reports.armies import CARAVAN, VILLAGE, entries, keys, sheet

CITED = re.compile(r"([A-Z]+\d*-\d+)†?, p\. (\d+)")


def told(*units: Unit, list_id: str = "zanzibaris", people: str = "", role: str = "") -> set[str]:
    """The special rules on the sheet of an army of these units."""
    return keys(entries(sheet(army(list_id, people, units=units, role=role)))[0].specials)


@pytest.mark.parametrize(
    ("figures", "expected"),
    [
        pytest.param({"askaris": 8}, {"reload", "two-ranks", "sets-fire"}, id="askaris load at the muzzle"),
        pytest.param({"well_armed_askaris": 8}, {"sets-fire"}, id="well-armed askaris do not"),
        pytest.param({"regulars": 4}, {"sets-fire-surely", "immune"}, id="regulars"),
        pytest.param({"soldiers": 4}, {"sets-fire"}, id="soldiers believe in witchcraft"),
        pytest.param({"swordsmen": 4}, {"reload", "two-ranks", "sets-fire", "immune"}, id="swordsmen"),
        pytest.param({"warriors": 4}, {"ambush-rocks"}, id="warriors shoot nothing"),
        pytest.param({"agile_warriors": 4}, {"ambush-rocks", "moving-fire", "agile"}, id="agile warriors"),
        pytest.param({"archers": 8}, {"ambush-rocks", "moving-fire"}, id="archers have no bonus to lose"),
        pytest.param(
            {"pygmy_archers": 4},
            {"ambush-rocks", "over-works", "immune", "pygmy-target", "pygmy-ambush"},
            id="pygmy archers have one, and keep it over works",
        ),
        pytest.param({"horsemen": 4}, {"moving-fire", "evades", "mounted"}, id="horsemen"),
        pytest.param({"lancers": 3}, {"lancer-save", "evades", "mounted"}, id="lancers"),
        pytest.param(
            {"mounted_regulars": 3},
            {"dismounts", "evades", "mounted", "sets-fire-surely", "immune"},
            id="mounted regulars",
        ),
        pytest.param(
            {"field_artillery": 1}, {"crew", "splash", "any-target", "gun-stays", "immune"}, id="artillery"
        ),
        pytest.param(
            {"machine_gun": 1}, {"crew", "rapid-fire", "jams", "gun-stays", "immune"}, id="machine gun"
        ),
        pytest.param(
            {"white_men": 2}, {"white-man-save", "sets-fire-surely", "immune"}, id="white men alone"
        ),
        pytest.param(
            {"white_men": 2, "gun_bearer": 1},
            {"white-man-save", "two-shots", "sets-fire-surely", "immune"},
            id="white men with a gun bearer",
        ),
        pytest.param(
            {"spearmen": 6, "archers": 4}, {"ambush-rocks", "moving-fire", "mixed"}, id="spears and bows"
        ),
    ],
)
def test_a_unit_is_told_its_own_rules_and_no_others(figures: dict[str, int], expected: set[str]) -> None:
    assert told(unit(**figures)) == expected


def test_a_rule_of_half_a_mixed_unit_says_whose_it_is() -> None:
    (entry,) = entries(sheet(army("zanzibaris", units=[unit(askaris=5, well_armed_askaris=4)])))

    whose = {rule.key: rule.who for rule in entry.specials}

    assert whose["reload"] == "Askaris"
    assert whose["sets-fire"] == ""


def test_askaris_of_two_kinds_must_be_told_apart() -> None:
    assert "two-kinds" in told(unit(askaris=5, well_armed_askaris=4))


def test_fire_arrows_are_for_archers_who_attack() -> None:
    assert "fire-arrows" in told(unit(archers=8), role="attacker")
    assert "fire-arrows" not in told(unit(archers=8), role="defender")


def test_only_an_army_with_a_gunboat_goes_aboard_one() -> None:
    assert "goes-aboard" in told(unit(soldiers=5), unit(gunboat=1), list_id="egyptians")
    assert "goes-aboard" not in told(unit(soldiers=5), list_id="egyptians")


def test_a_belgian_machine_gun_stays_behind_a_work() -> None:
    gun = unit(machine_gun=1)

    assert "behind-works" in told(gun, list_id="colonial_expedition", people="belgian", role="defender")
    assert "behind-works" not in told(gun, list_id="colonial_expedition", people="german", role="defender")


@pytest.mark.parametrize(
    ("trait", "rally"),
    [
        pytest.param("eloquent", "2+", id="an eloquent leader"),
        pytest.param("charismatic", "4+", id="another"),
    ],
)
def test_a_leader_is_told_what_he_rallies_on(trait: str, rally: str) -> None:
    (leader,) = entries(sheet(army("zanzibaris", trait=trait)), "command")

    titles = [rule.title for rule in leader.specials]

    assert f"Reagrupar {rally}" in titles


def test_only_a_leader_with_attendants_is_told_of_them() -> None:
    white = {"white_men": led_by("white_men", "mighty_warrior"), "with": led_by("white_men", attendants=2)}
    told_of = {
        name: keys(entries(sheet(army("white_explorers", leader=leader)), "command")[0].specials)
        for name, leader in white.items()
    }

    assert not told_of["white_men"] & {"attendants", "attendants-or-save"}
    assert told_of["with"] >= {"attendants", "attendants-or-save", "white-man-save"}


def test_an_allied_standard_serves_only_its_contingent() -> None:
    roster = army(
        "zanzibaris",
        independents=beside(standard_bearer=1),
        allies=(ally("native_warlord", standard_bearer=1),),
    )
    found = sheet(roster)

    own = entries(found, "command")[1]
    allied = entries(found, "allies-0")[0]

    assert "standard-own" in keys(own.specials)
    assert "standard-allied" in keys(allied.specials)


def test_artillery_of_the_works_never_moves() -> None:
    roster = army("zanzibaris", role="defender", works=bought(muzzle_loading_cannon=1))

    (cannon,) = entries(sheet(roster), "works")

    assert keys(cannon.specials) >= {"never-moves", "reload", "splash", "crew"}
    assert cannon.profiles[0].cells[4:6] == ("–", "–")


def everything() -> list[Sheet]:
    """English sheets that together tell every special rule."""
    troops = [id_ for id_, row in built_in().book.troops.items() if row.kind == "unit"]
    zoo = army("egyptians", units=[unit(**{id_: 2}) for id_ in troops], role="attacker")
    traits = (
        "charismatic",
        "disciplinarian",
        "eloquent",
        "mighty_warrior",
        "cunning_devil",
        "organizing_genius",
    )
    court = army(
        "zanzibaris",
        leader=led_by("white_men", *traits, gun_bearer=True, attendants=1),
        independents=beside(standard_bearer=1, witch_doctor=1, scout=1),
        plus=[unit(askaris=3, well_armed_askaris=3)],
        works=bought(barricade_in=1, tembas=1, muzzle_loading_cannon=1),
    )
    belgian = army("colonial_expedition", "belgian", plus=[unit(machine_gun=1)])
    return [sheet(roster, lang="en") for roster in (zoo, court, belgian, CARAVAN, VILLAGE)]


def test_every_page_cited_is_the_page_of_its_entry(rulebook: Rulebook) -> None:
    blocks = [block for found in everything() for part in found.sections for block in part.blocks]
    cites = {
        rule.cite
        for block in blocks
        if isinstance(block, Entries)
        for e in block.entries
        for rule in e.specials
    }
    cited = {pair for cite in cites for pair in CITED.findall(cite)}

    assert len(cited) > 60
    assert not [(entry, page) for entry, page in cited if str(rulebook.rule(entry).page) != page]

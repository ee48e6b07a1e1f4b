"""The reference sheet of a battle: what it says, and what it leaves out."""

from dataclasses import replace

import pytest

from armylists.catalogue import built_in
from heart_africa.core.citations import Rulebook
from heart_africa.rules.battle import Battle, Sort
from heart_africa.rules.battle.state import Ground, Piece
from heart_africa.rules.book import ScenarioId, Trait, WorkId, book
from heart_africa.rules.book.terrain import PieceId
from heart_africa.rules.referee.secrets import ALL
from reports.content.reference import reference_sheet
from reports.content.reference.people import ELSEWHERE, ONLY_WITH, ROW_ONLY, TITLED
from reports.content.reference.rules import ROWS
from reports.content.sheet import Paragraph, Section, Sheet, Table
from reports.content.specials import ROWS as SPECIALS
from reports.options import PaperOptions
from tests.referee.builders import baggage, battle, lone, unit
from tests.reports.fullest import meeting, troops_of
from tests.reports.printed import battle as golden

PLAIN = battle(unit("Hehe", "red", "spearmen", 9), unit("Yao", "blue", "askaris", 12))
BARE = Ground("steppe", agreed=True)


def sheet(found: Battle, lang: str = "en", eyes: str = ALL) -> Sheet:
    return reference_sheet(book(), found, PaperOptions(lang), eyes)


def section(found: Sheet, key: str) -> Section:
    return next(each for each in found.sections if each.key == key)


def titles(found: Sheet, key: str) -> list[str]:
    """The titles of the rules in a section."""
    return [block.title for block in section(found, key).blocks if isinstance(block, Paragraph)]


def table(found: Sheet, key: str) -> list[tuple[str, ...]]:
    """The rows of the table in a section."""
    (rows,) = (block.rows for block in section(found, key).blocks if isinstance(block, Table))
    return [row.cells for row in rows]


def everything(found: Sheet) -> str:
    """All that the sheet says."""
    blocks = [block for each in found.sections for block in each.blocks]
    cells = [cell for block in blocks if isinstance(block, Table) for row in block.rows for cell in row.cells]
    told = [f"{block.title} {block.text}" for block in blocks if isinstance(block, Paragraph)]
    return " ".join((found.title, *cells, *told))


def test_the_steps_stand_in_the_order_of_the_turn() -> None:
    found = [each.title for each in sheet(PLAIN).sections][1:11]

    assert found == [
        "Deployment",
        "1. Arrivals",
        "2. Units move",
        "3. Independents and baggage move",
        "4. Shooting",
        "5. Reloading smoke",
        "6. Close combat",
        "7. Morale",
        "8. Victory",
        "Terrain",
    ]


def test_a_troop_stands_once_with_its_figures_on_both_sides() -> None:
    both = battle(unit("Hehe", "red", "spearmen", 9), unit("Yao", "blue", "spearmen", 6), ground=BARE)

    (row,) = table(sheet(both), "troops")

    assert row == ("Spearmen (Lanceros)", "9", "6", "–", "–", "–", "+1", "2D6", "D6", "4+", "")


def test_the_number_to_hit_and_to_win_come_with_their_pages() -> None:
    found = sheet(PLAIN)
    hit = next(
        block for block in section(found, "shooting").blocks if getattr(block, "title", "") == "Hitting"
    )
    fight = next(
        block for block in section(found, "melee").blocks if getattr(block, "title", "") == "Fighting"
    )

    assert isinstance(hit, Paragraph)
    assert "5+" in hit.text
    assert hit.cite == "p.\u00a025†"  # whose plain shot is meant is a reading of ours (SHOOT-10)
    assert isinstance(fight, Paragraph)
    assert "2 or more above" in fight.text


@pytest.mark.rule("SCEN-09", "SCEN-12", "SCEN-36", "SCEN-38", "SCEN-46", "SCEN-48", "SCEN-25")
@pytest.mark.parametrize(
    ("scenario", "said"),
    [
        ("encounter", "within 6″ of their own"),
        ("ambush", "more than 12″ from the attacker"),
        ("planned_attack", "at least half his units within 6″"),
        ("raid", "half his units on the table at most"),
    ],
)
def test_the_deployment_of_the_scenario_and_no_other_is_told(scenario: ScenarioId, said: str) -> None:
    (told,) = section(sheet(replace(PLAIN, scenario=scenario, attacker="red")), "deployment").blocks

    assert isinstance(told, Paragraph)
    assert said in told.text


@pytest.mark.rule("FORT-07", "FORT-08", "BARR-06")
@pytest.mark.parametrize(
    ("works", "told"),
    [({}, False), ({"tembas": 1}, False), ({"barricade_in": 8}, True), ({"field_fortification_in": 8}, True)],
)
def test_climbing_is_told_where_there_is_something_to_climb(
    works: dict[str, int],
    told: bool,  # parametrized
) -> None:
    sides = {**PLAIN.sides, "blue": replace(PLAIN.sides["blue"], works=works)}
    titles = [
        block.title
        for block in section(sheet(replace(PLAIN, sides=sides)), "units").blocks
        if isinstance(block, Paragraph)
    ]

    assert ("Climbing" in titles) is told


def test_only_the_modifiers_that_may_occur_are_listed() -> None:
    plain = [(value, why) for value, why, _ in table(sheet(PLAIN), "shooting")]
    fort = battle(*PLAIN.units.values())
    pygmies = battle(unit("Mbuti", "red", "pygmy_archers", 9), unit("Yao", "blue", "askaris", 12))

    assert ("−1", "beyond half range") in plain
    assert not any("pygmy" in why or "fortification" in why for _, why in plain)
    assert ("−1", "the target is a Pygmy in cover", "p.\u00a026†") in table(sheet(pygmies), "shooting")
    assert fort.laid == ()


def test_losses_that_make_a_test_are_told_by_size() -> None:
    losses = next(
        block for block in section(sheet(PLAIN), "morale").blocks if getattr(block, "title", "") == "Losses"
    )

    assert isinstance(losses, Paragraph)
    assert losses.text.replace("\u00a0", " ").startswith(
        "In a turn, by number of figures at its start: 1 (of 1–6) · 2 (of 7–12) · 3 (of 13–20) · 4 (of more than 20)."
    )


def test_the_ground_of_the_table_and_no_other_is_described() -> None:
    pieces = (Piece(PieceId.JUNGLE, 10, 8), Piece(PieceId.ROAD, 40))
    found = table(sheet(battle(*PLAIN.units.values(), ground=Ground("forest", pieces=pieces))), "terrain")

    assert found == [
        ("Jungle", "difficult", "yes", "blocks through more than 1″", "16"),
        ("Road", "open", "no", "you see along it; cancels difficult, except kopje and marsh", "18"),
    ]


def test_where_nothing_lies_on_the_table_there_is_no_terrain() -> None:
    keys = [each.key for each in sheet(battle(*PLAIN.units.values(), ground=BARE)).sections]

    assert "terrain" not in keys


@pytest.mark.parametrize(
    ("scenario", "title"),
    [
        ("encounter", "Encounter"),
        ("ambush", "Ambush"),
        ("planned_attack", "Planned Attack"),
        ("raid", "Raid"),
    ],
)
def test_the_victory_is_that_of_the_scenario(scenario: str, title: str) -> None:
    found = sheet(battle(*PLAIN.units.values(), scenario=scenario))

    assert titles(found, "victory") == [title]


def test_what_nobody_has_is_not_explained() -> None:
    text = everything(sheet(battle(*PLAIN.units.values(), ground=BARE)))

    for absent in ("White Men", "Gunboat", "Baggage.", "Temba", "Witch doctor", "Mighty Warrior", "mounted"):
        assert absent not in text


def test_the_baggage_and_the_notable_figures_are_explained_where_they_are() -> None:
    units = (
        *PLAIN.units.values(),
        lone("Chief", "red", Sort.LEADER, "spearmen"),
        lone("Doctor", "red", Sort.WITCH_DOCTOR),
        baggage("Loads", "blue"),
    )
    found = sheet(battle(*units))

    assert {"Witch Doctor", "Baggage"} <= set(titles(found, "people"))
    assert {"Notable figures", "Baggage", "Spell"} <= set(titles(found, "morale"))


def test_the_fallen_and_the_hidden_are_on_it_too() -> None:
    journal = golden("ambush")

    assert [row[0] for row in table(sheet(journal.state), "troops")] == [
        row[0] for row in table(sheet(journal.standing[1].after), "troops")
    ]


def test_the_opponent_learns_nothing_secret() -> None:
    crafty = lone("Chief", "red", Sort.LEADER, "spearmen")
    crafty = type(crafty)(crafty.name, "red", Sort.LEADER, crafty.figures, traits=(Trait.CUNNING_DEVIL,))
    hidden = battle(*PLAIN.units.values(), crafty, lone("Eyes", "red", Sort.SCOUT))
    own, other = everything(sheet(hidden, eyes="red")), everything(sheet(hidden, eyes="blue"))

    assert "Cunning Devil (Chief)" in own
    assert "Scouts (Exploradores)" in own
    assert "Cunning Devil (" not in other
    assert "Scouts (Exploradores)" not in other


def test_feigned_traps_look_real_to_the_opponent() -> None:
    met = meeting("pygmies", "zanzibaris")

    assert "Dummy traps" in titles(sheet(met, eyes="red"), "works")
    assert "Dummy traps" not in titles(sheet(met, eyes="blue"), "works")
    assert "Stake traps" in titles(sheet(met, eyes="blue"), "works")


def test_inches_are_centimetres_in_fifteen_millimetres() -> None:
    found = reference_sheet(book(), PLAIN, PaperOptions("en", centimetres=True))

    assert "3 cm" in everything(found)
    assert "″" not in everything(found)


@pytest.mark.parametrize("lang", ["es", "en"])
def test_every_rule_of_it_is_worded_and_stands_in_the_rulebook(lang: str) -> None:
    rulebook = Rulebook()

    for row in ROWS:
        assert [rulebook.rule(rule).page for rule in row.rules.split()]
    assert everything(sheet(meeting("native_kingdom", "colonial_expedition"), lang))


def test_the_tables_of_rules_name_rules_that_there_are() -> None:
    keys = {row.key for row in SPECIALS}

    assert ONLY_WITH.keys() | ELSEWHERE | ROW_ONLY | TITLED <= keys


def test_the_fullest_armies_are_full() -> None:
    lists = built_in().lists

    assert {len(troops_of(army)) > 1 for army in lists.values()} == {True}
    assert meeting("pygmies", "zanzibaris").sides["red"].works[WorkId.DUMMY_TRAP]

"""Reminders: only what this battle needs, step by step."""

from dataclasses import replace

import pytest

from heart_africa.core.citations import Rulebook
from heart_africa.core.messages import LANGUAGES, has
from heart_africa.rules.battle import Battle, NewsItem, Sort, Stage, Where
from heart_africa.rules.battle.state import Ground, Light, Piece
from heart_africa.rules.book import Trait, book
from heart_africa.rules.book.play import Step
from heart_africa.rules.book.terrain import PieceId
from heart_africa.rules.referee.reminders import AREA, CONDITIONS, reminders
from tests.referee.builders import baggage, battle, lone, unit
from tests.wording import told

BOOK = book()
ROWS = BOOK.reminders.reminders
PLAIN = battle(unit("Guardia", "red", "warriors", 4), unit("Lanzas", "blue", "spearmen", 4))


def rules(stands: Battle, step: Step) -> set[str]:
    """Which entries people are reminded of in a step; each is worded."""
    lines = reminders(BOOK, stands, step)
    assert len(told(*lines)) == 2 * len(lines)
    return {line.rule for line in lines}


def test_every_row_names_conditions_that_there_are_and_all_are_named() -> None:
    assert {when for row in ROWS for when in row.when} == CONDITIONS.keys()


def test_every_row_cites_the_rulebook(rulebook: Rulebook) -> None:
    assert [row for row in ROWS if rulebook.rule(row.rule).page != row.page] == []


def test_every_row_is_worded_once() -> None:
    said = [f"{AREA}-{row.step.value}-{row.rule.lower()}" for row in ROWS]

    assert len(said) == len(set(said))
    assert all(has(lang, message) for lang in LANGUAGES for message in said)


def test_spearmen_against_warriors_are_reminded_of_nothing_but_how_they_win() -> None:
    assert {step: rules(PLAIN, step) for step in Step if rules(PLAIN, step)} == {Step.VICTORY: {"SCEN-15"}}


@pytest.mark.parametrize(
    ("troop", "step", "rule"),
    [
        ("machine_gun", Step.SHOOTING, "GUN-16"),
        ("field_artillery", Step.UNITS, "GUN-10"),
        ("gunboat", Step.MORALE, "GUN-30"),
        ("askaris", Step.SHOOTING, "RELOAD-01"),
        ("white_men", Step.SHOOTING, "TROOP-02"),
        ("gun_bearer", Step.SHOOTING, "BEARER-05"),
        ("pygmy_archers", Step.SHOOTING, "SHOOT-16"),
        ("lancers", Step.SHOOTING, "TROOP-18"),
        ("lancers", Step.UNITS, "BREAK-01"),
        ("agile_warriors", Step.SHOOTING, "SHOOT-23"),
        ("mounted_regulars", Step.UNITS, "TROOP-25"),
    ],
)
def test_a_troop_brings_its_own_while_it_lives(troop: str, step: Step, rule: str) -> None:
    brought = battle(unit("Otros", "red", troop, 2), *PLAIN.units.values())
    gone = brought.with_unit(replace(brought.unit("Otros"), where=Where.OUT))

    assert rule in rules(brought, step)
    assert rule not in rules(gone, step)


@pytest.mark.parametrize(
    ("trait", "step", "rule"),
    [
        (Trait.ORGANIZING_GENIUS, Step.UNITS, "TRAIT-15"),
        (Trait.DISCIPLINARIAN, Step.MORALE, "TRAIT-10"),
        (Trait.CHARISMATIC, Step.MORALE, "TRAIT-09"),
        (Trait.MIGHTY_WARRIOR, Step.SHOOTING, "TRAIT-12"),
    ],
)
def test_a_leader_brings_his_trait(trait: Trait, step: Step, rule: str) -> None:
    chief = replace(lone("Mkwawa", "red", Sort.LEADER, "swordsmen"), traits=(trait,))

    assert rule in rules(battle(chief, *PLAIN.units.values()), step)
    assert rule not in rules(battle(replace(chief, traits=()), *PLAIN.units.values()), step)


@pytest.mark.parametrize(
    ("stands", "step", "rule"),
    [
        pytest.param(replace(PLAIN, light=Light("dusk", 2), turn=3), Step.SHOOTING, "DARK-03", id="dark"),
        pytest.param(replace(PLAIN, scenario="raid"), Step.VICTORY, "SCEN-53", id="a Raid"),
        pytest.param(
            replace(PLAIN, ground=Ground("savannah", pieces=(Piece(PieceId.JUNGLE, 20, 20),))),
            Step.SHOOTING,
            "TERR-18",
            id="jungle",
        ),
        pytest.param(
            PLAIN.with_news(NewsItem("captured", "blue", "Ganado 1")), Step.MORALE, "MORALE-11", id="taken"
        ),
        pytest.param(
            PLAIN.with_unit(replace(PLAIN.unit("Lanzas"), markers=1)), Step.MORALE, "MORALE-17", id="marked"
        ),
        pytest.param(
            battle(baggage("Ganado", "blue"), *PLAIN.units.values()), Step.SHOOTING, "BAG-06", id="baggage"
        ),
    ],
)
def test_what_the_battle_is_like_brings_its_own(stands: Battle, step: Step, rule: str) -> None:
    assert rule in rules(stands, step)
    assert rule not in rules(PLAIN, step)


@pytest.mark.parametrize("where", [Where.AMBUSH, Where.RESERVE])
def test_no_reminder_betrays_whether_a_unit_lies_in_ambush(where: Where) -> None:
    stands = PLAIN.with_unit(replace(PLAIN.unit("Lanzas"), where=where))

    assert rules(stands, Step.UNITS) == {"AMBUSH-08"}


def test_before_and_after_the_turns_there_is_nothing_to_remember() -> None:
    assert reminders(BOOK, replace(PLAIN, stage=Stage.OVER), Step.VICTORY) == ()

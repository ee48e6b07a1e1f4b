"""What the computer's player says of itself, in both languages."""

import pytest

from heart_africa.core.dataclass import replace
from heart_africa.laboratory.chance import Chance
from heart_africa.opponent.explained import explained, planned, reasons, why_not
from heart_africa.opponent.heads import Choice, Reason, Situation
from heart_africa.opponent.levels import head
from heart_africa.rules.battle.staging import stage, unit
from heart_africa.rules.book.play import Step
from heart_africa.rules.play.movement.dice import RollMove
from heart_africa.rules.play.shooting.orders import Aim, Fire
from heart_africa.rules.referee.movement.orders import Decline, Move
from tests.opponent.tables import match_of, situation, sketched
from tests.referee.referred import after

WARRIORS = unit("Guerreros", "red", "warriors", 6)
SPEARS = unit("Lanzas", "blue", "spearmen", 6)
GUNS = unit("Fusiles", "red", "askaris", 6)


def charging() -> tuple[Situation, Choice]:
    """Warriors before spearmen, with their dice."""
    ours = after(stage(WARRIORS, SPEARS), RollMove("Guerreros"), (5, 4)).unit("Guerreros")
    now = situation(match_of(stage(ours, SPEARS), sketched({ours: (36, 20), SPEARS: (36, 26)})), "red")
    choice = head("steady")(now, Chance("1"))
    assert choice is not None
    return now, choice


def shooting() -> tuple[Situation, Choice]:
    """Askaris before spearmen in the Shooting phase."""
    battle = stage(GUNS, SPEARS, step=Step.SHOOTING)
    now = situation(match_of(battle, sketched({GUNS: (36, 10), SPEARS: (36, 17)})), "red")
    choice = head("steady")(now, Chance("1"))
    assert choice is not None
    return now, choice


@pytest.mark.parametrize(
    ("lang", "first"),
    [
        ("en", "I want to be the only one with units left on the table."),
        ("es", "Quiero ser el único con unidades sobre la mesa."),
    ],
)
def test_the_plan_of_a_turn_is_two_sentences_of_which_the_second_names_the_prey(
    lang: str, first: str
) -> None:
    _, choice = charging()
    said = planned(lang, choice)
    assert said[0] == first
    assert "Lanzas" in said[1]


def test_a_charge_is_told_with_its_chances_and_with_what_it_was_weighed_against() -> None:
    now, choice = charging()
    lines = list(explained("en", now.at, choice))
    assert lines[0].startswith("Guerreros: a charge at Lanzas (+")
    # 3 against 1: a bout is won in 21 of 36 cases
    assert any("6 figures fight with a 58% chance of winning each bout, on average" in line for line in lines)
    assert sum(line.startswith("Also weighed:") for line in lines) == 2


def test_a_volley_is_told_with_how_many_are_expected_to_fall() -> None:
    now, choice = shooting()
    spanish = list(explained("es", now.at, choice))
    assert spanish[0].startswith("Fusiles: descarga contra Lanzas (+")
    assert any("de quienes se espera que caigan" in line for line in spanish)


def test_why_not_stay_is_answered_with_what_staying_is_worth() -> None:
    now, choice = charging()
    said = why_not("en", now, choice, Decline("Guerreros"))
    assert said.startswith("Guerreros: to stay put; ")
    assert said.endswith("less than: Guerreros: a charge at Lanzas")


def test_why_not_one_shot_is_answered_by_its_own_chances() -> None:
    now, choice = shooting()
    said = why_not("en", now, choice, Fire((Aim("Fusiles 1", "Lanzas 1", 7),)))
    assert "less than: Fusiles: a volley at Lanzas" in said


def test_what_it_would_do_itself_is_said_to_be_so() -> None:
    now, choice = charging()
    assert "what I would do myself" in why_not("en", now, choice, choice.chosen.order)


def test_of_what_it_did_not_weigh_it_says_what_it_is_worth_and_of_what_is_forbidden_why() -> None:
    """A move away from the spears, of its own making; and the other side's unit, whose turn it is not."""
    now, choice = charging()
    away = replace(
        next(each for each in choice.weighed if isinstance(each.order, Move)).order, inches=1, engages=()
    )
    assert away not in [each.order for each in choice.weighed]
    assert "less than: Guerreros: a charge at Lanzas" in why_not("en", now, choice, away)
    assert why_not("en", now, choice, Decline("Lanzas")).endswith("(TURN-02, p. 23)")
    assert why_not("es", now, choice, Decline("Lanzas")).startswith("El reglamento se opone: ")


@pytest.mark.parametrize(
    ("lang", "count", "end"),
    [("en", 1, "17%"), ("en", 2, "17% each"), ("es", 1, "al 17 %"), ("es", 2, "al 17 % cada uno")],
)
def test_only_of_several_shots_a_chance_is_said_to_be_that_of_each(lang: str, count: int, end: str) -> None:
    about = {"count": count, "unit": "Askaris", "inches": 12, "chance": 17}
    for what in ("shoots", "reloads"):
        (told,) = reasons(lang, (Reason(what, 2.0, about),))
        assert told.endswith(f"12″, {end}")

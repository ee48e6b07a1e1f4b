"""A battle that was played elsewhere: its result entered by hand."""

from dataclasses import replace

import pytest

from heart_africa.core.dice import Dice
from heart_africa.core.journal.journal import Journal
from heart_africa.core.journal.records import Act, Stamp
from heart_africa.core.problems import BadData
from heart_africa.rules.battle import Battle, Gone, Stage, Where
from heart_africa.rules.battle.units import Sort
from heart_africa.rules.book import book
from heart_africa.rules.referee import referee
from heart_africa.rules.referee.recorded_results import Left, RecordResult
from tests.referee.builders import baggage, battle, lone, unit

REFEREE = referee(book())
FIELD = battle(
    unit("Guardia", "red", "warriors", 12),
    unit("Askari", "blue", "askaris", 8),
    lone("Peters", "blue", Sort.LEADER, "white_men", ("attendant",)),
    baggage("Impedimenta", "blue"),
)
RESULT = RecordResult(
    "attacker",
    "raid",
    "red",
    turns=7,
    left=(Left("Guardia", 5), Left("Askari", 2, "fled"), Left("Impedimenta", 2)),
    captured=(("red", 2),),
)


def after(order: RecordResult = RESULT) -> Battle:
    state = FIELD
    for fact in REFEREE.decide(FIELD, order, Dice()):
        state = REFEREE.evolve(state, fact)
    return state


def test_a_recorded_result_leaves_of_every_unit_what_was_counted() -> None:
    state = after()
    names = ("Guardia", "Askari", "Peters", "Impedimenta")
    assert [len(state.units[name].here) for name in names] == [5, 2, 2, 2]


def test_it_ends_the_battle_with_who_won_and_after_how_many_turns() -> None:
    state = after()
    assert (state.stage, state.turn, state.verdict and state.verdict.winner) == (Stage.OVER, 7, "attacker")
    assert dict(state.captured) == {"red": 2}


def test_a_unit_that_fled_whole_is_broken_and_out() -> None:
    state = after(replace(RESULT, left=(Left("Askari", 0, "fled"),)))
    assert state.units["Askari"].broken
    assert state.units["Askari"].where is Where.OUT
    assert {figure.gone for figure in state.units["Askari"].figures} == {Gone.FLED}


def test_a_leader_outlives_his_attendants() -> None:
    state = after(replace(RESULT, left=(Left("Peters", 1),)))
    assert [figure.troop for figure in state.units["Peters"].here] == ["white_men"]


@pytest.mark.parametrize("left", [13, -1])
def test_no_more_figures_are_left_than_there_were(left: int) -> None:
    with pytest.raises(BadData) as caught:
        after(replace(RESULT, left=(Left("Guardia", left),)))
    assert (caught.value.code, caught.value.about["most"]) == ("more-left-than-began", 12)


def test_a_side_that_nobody_is_cannot_have_attacked() -> None:
    with pytest.raises(BadData) as caught:
        after(replace(RESULT, attacker="green"))
    assert caught.value.code == "no-such-side"


@pytest.mark.rule("SCEN-52")
def test_only_an_encounter_can_be_drawn() -> None:
    drawn = replace(RESULT, winner="draw")
    assert [problem.code for problem in REFEREE.objections(FIELD, drawn)] == ["recording-no-draw"]
    assert not REFEREE.objections(FIELD, replace(drawn, scenario="encounter"))


def test_a_second_result_is_refused() -> None:
    assert [found.code for found in REFEREE.objections(after(), RESULT)] == ["recording-over-already"]


def test_it_can_be_written_and_read_again() -> None:
    journal = Journal(REFEREE)
    facts = REFEREE.decide(FIELD, RESULT, Dice())
    entry = journal.entry(Act(RESULT, (), facts), Stamp("Ana", "2026-11-22T10:00:00Z"))
    assert REFEREE.codec.entry(REFEREE.codec.text(entry)) == entry

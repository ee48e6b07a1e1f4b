"""The turn goes through its steps (p. 23)."""

from dataclasses import replace

import pytest

from heart_africa.core.journal.records import EventRecord
from heart_africa.rules.battle import Battle, Figure, Gone, Sort, Stage, Where
from heart_africa.rules.battle.units import Fault
from heart_africa.rules.book.play import Step
from heart_africa.rules.play.movement.dice import RollMove
from heart_africa.rules.referee.ending import BattleWon, CheckVictory, Occupy
from heart_africa.rules.referee.movement.orders import AllStay, Decline, Move, Turn
from heart_africa.rules.referee.referee import agenda
from heart_africa.rules.referee.turn import EndStep, PassTurn, StepBegan, StepEnded, TurnBegan
from heart_africa.rules.shared_terms import Melee
from tests.referee.builders import battle, lone, unit
from tests.referee.referred import BOOK, after, lawfully, objected, ordered
from tests.wording import told

SPEARS, WARRIORS = unit("Lanzas", "red", "spearmen", 2), unit("Guerreros", "blue", "warriors", 2)
TABLE = battle(SPEARS, WARRIORS)


def at(step: Step, stands: Battle = TABLE) -> Battle:
    """The battle in a step."""
    return replace(stands, step=step)


def gone_through(facts: tuple[EventRecord, ...]) -> list[str]:
    """The steps that were ended, those passed over in brackets, the turns begun, the end."""
    names = []
    for fact in facts:
        match fact.event:
            case StepEnded(step, _, passed):
                names.append(f"({step.value})" if passed else step.value)
            case TurnBegan(turn):
                names.append(f"turn {turn}")
            case BattleWon(verdict):
                names.append(verdict.winner)
    return names


@pytest.mark.rule("TURN-01", "TURN-15")
def test_steps_in_which_nothing_can_happen_are_passed_over() -> None:
    """Two bands of men who only fight hand to hand, far apart: the turn is nothing but their moves."""
    moved = lawfully(lawfully(TABLE, Decline("Lanzas")), Decline("Guerreros"))

    happened = ordered(moved, EndStep(Step.UNITS))

    assert gone_through(happened) == [
        "units", "(independents)", "(shooting)", "(reloading)", "(melee)", "(morale)", "(rallying)", "(victory)",
        "turn 2", "(arrivals)",
    ]  # fmt: skip
    assert happened[-1].event == StepBegan(Step.UNITS, 2)
    stands = after(moved, EndStep(Step.UNITS))
    assert (stands.turn, stands.step, stands.mover) == (2, Step.UNITS, "red")


@pytest.mark.rule("TURN-02", "TURN-04")
def test_the_rest_stay_by_one_order_of_either_side_in_its_turn() -> None:
    """Red's first has begun his turn by turning a few; then it is blue's only unit, then red's second."""
    red = (SPEARS, unit("Lanzas II", "red", "spearmen", 2))
    begun = lawfully(battle(*red, WARRIORS, step=Step.UNITS), Turn("Lanzas II", ("Lanzas II 1",), more=True))

    facts = ordered(begun, AllStay())

    assert [fact.who for fact in facts] == ["Lanzas II", "Guerreros", "Lanzas"]
    assert not objected(after(begun, AllStay()), EndStep(Step.UNITS))
    assert ("moving-all-have-moved", "TURN-02") in objected(after(begun, AllStay()), AllStay())


@pytest.mark.rule("TURN-03", "TURN-04")
def test_the_rest_of_one_side_stay_by_one_order_and_the_other_moves_all_that_it_has() -> None:
    blue = (WARRIORS, unit("Guerreros II", "blue", "warriors", 2))
    red = (SPEARS, unit("Lanzas II", "red", "spearmen", 2))
    stays = AllStay("red")

    facts = ordered(now := battle(*red, *blue, step=Step.UNITS), stays)

    assert [fact.who for fact in facts] == ["Lanzas", "Lanzas II"]
    assert agenda(BOOK, after(now, stays)).who == ("Guerreros", "Guerreros II")
    assert ("moving-all-have-moved", "TURN-02") in objected(after(now, stays), stays)


@pytest.mark.rule("TURN-01", "TURN-02")
def test_a_quiet_turn_is_passed_by_one_order() -> None:
    passed = ordered(TABLE, PassTurn(Step.UNITS))

    assert gone_through(passed)[0] == "units"
    stands = after(TABLE, PassTurn(Step.UNITS))
    assert (stands.turn, stands.step, stands.mover) == (2, Step.UNITS, "red")
    assert ("turning-other-step", "TURN-09") in objected(TABLE, PassTurn(Step.SHOOTING))


@pytest.mark.rule("TURN-10", "TURN-13")
def test_a_turn_is_passed_only_as_far_as_something_is_owed() -> None:
    """Four of eight are lost: their test comes before the turn is over; and nobody passes over it."""
    eight = battle(unit("Lanzas", "red", "spearmen", 8), WARRIORS, step=Step.UNITS)
    shot = eight.with_figure(*(replace(each, gone=Gone.LOST) for each in eight.unit("Lanzas").figures[:4]))

    stands = after(shot, PassTurn(Step.UNITS))

    assert (stands.turn, stands.step) == (1, Step.MORALE)
    assert objected(stands, PassTurn(Step.MORALE))


@pytest.mark.rule("TURN-02")
def test_nobody_goes_on_while_units_have_still_to_move() -> None:
    assert ("moving-owed-move", "TURN-02") in objected(TABLE, EndStep(Step.UNITS))


@pytest.mark.rule("TURN-10", "TURN-13")
def test_nothing_owed_later_is_passed_over_with_a_step_that_the_umpire_ends() -> None:
    """Four of eight are lost: whatever he ends before, the step of their tests is not passed."""
    eight = battle(unit("Lanzas", "red", "spearmen", 8), WARRIORS, step=Step.UNITS)
    shot = eight.with_figure(*(replace(each, gone=Gone.LOST) for each in eight.unit("Lanzas").figures[:4]))

    stands = after(shot, EndStep(Step.UNITS))

    assert gone_through(ordered(shot, EndStep(Step.UNITS)))[-1] == "(melee)"
    assert (stands.step, agenda(BOOK, stands).owed[0].order) == (Step.MORALE, "take-tests")


def test_the_umpire_may_go_on_all_the_same() -> None:
    assert gone_through(ordered(TABLE, EndStep(Step.UNITS)))[0] == "units"


def test_a_step_is_ended_by_its_name_and_once() -> None:
    assert objected(TABLE, EndStep(Step.MELEE)) == [("turning-other-step", "TURN-12")]
    assert objected(replace(TABLE, stage=Stage.OVER), EndStep(Step.UNITS)) == [
        ("turning-not-in-play", "TURN-02")
    ]
    assert ordered(replace(TABLE, stage=Stage.OVER), EndStep(Step.UNITS)) == ()


@pytest.mark.rule("TURN-09")
def test_the_fallen_are_taken_away_when_the_shooting_ends() -> None:
    shot = TABLE.with_figure(replace(TABLE.figure("Lanzas 1"), gone=Gone.SHOT))

    assert at(Step.SHOOTING, shot).figure("Lanzas 1").may_act
    assert not after(at(Step.SHOOTING, shot), EndStep(Step.SHOOTING)).figure("Lanzas 1").may_act


@pytest.mark.rule("GUN-16")
def test_a_gun_that_jams_is_out_for_the_next_turn_and_no_longer() -> None:
    thrown = Figure("Maxim", "machine_gun", faces=(1, 1, 6), shots=3)
    crew = replace(unit("Maxim", "red", "machine_gun", 1), figures=(thrown,))
    jammed = after(at(Step.SHOOTING, battle(crew, WARRIORS)), EndStep(Step.SHOOTING))

    assert jammed.figure("Maxim").fault is Fault.JAMMED
    assert (jammed.turn, jammed.step) == (2, Step.UNITS)

    later = after(jammed, EndStep(Step.UNITS))

    assert (later.turn, later.figure("Maxim").fault) == (3, Fault.NONE)


@pytest.mark.rule("TURN-12", "TURN-13")
def test_close_combat_has_to_be_fought_before_the_tests() -> None:
    touching = TABLE.with_figure(
        replace(TABLE.figure("Lanzas 1"), enemies=("Guerreros 1",), melee=Melee.CHARGED),
        replace(TABLE.figure("Guerreros 1"), enemies=("Lanzas 1",), melee=Melee.CONTACTED),
    )

    stands = after(at(Step.INDEPENDENTS, touching), EndStep(Step.INDEPENDENTS))

    assert stands.step is Step.MELEE
    assert [rule for _, rule in objected(stands, EndStep(Step.MELEE))] == ["MELEE-06"]


@pytest.mark.rule("TURN-13", "MORALE-02")
def test_casualties_of_any_step_are_tested_for_after_close_combat() -> None:
    """Four of eight figures are lost to arrows: two for each test."""
    eight = battle(unit("Lanzas", "red", "spearmen", 8), WARRIORS, step=Step.SHOOTING)
    names = ("Lanzas 1", "Lanzas 2", "Lanzas 3", "Lanzas 4")
    shot = eight.with_figure(*(replace(eight.figure(name), gone=Gone.SHOT) for name in names))

    stands = after(shot, EndStep(Step.SHOOTING))

    assert stands.step is Step.MORALE
    (owed,) = agenda(BOOK, stands).owed
    assert (owed.order, owed.who) == ("take-tests", ("Lanzas",))


@pytest.mark.rule("TURN-14")
def test_leaders_rally_after_the_tests_and_need_not() -> None:
    chief = lone("Mkwawa", "red", Sort.LEADER, "swordsmen")
    marked = replace(SPEARS, markers=1)

    stands = after(at(Step.MORALE, battle(marked, chief, WARRIORS)), EndStep(Step.MORALE))

    assert stands.step is Step.RALLYING
    assert agenda(BOOK, stands).orders == ("rally", "end-step")
    assert objected(stands, EndStep(Step.RALLYING)) == []


# --- the end ---


@pytest.mark.rule("TURN-15", "SCEN-15")
def test_at_the_end_of_the_turn_it_is_checked_who_has_won() -> None:
    beaten = TABLE.with_unit(replace(TABLE.unit("Lanzas"), where=Where.OUT))

    happened = ordered(at(Step.RALLYING, beaten), EndStep(Step.RALLYING))
    over = after(at(Step.RALLYING, beaten), EndStep(Step.RALLYING))

    assert gone_through(happened) == ["rallying", "(victory)", "defender"]
    assert over.stage is Stage.OVER
    assert agenda(BOOK, over).orders == ("note", "reopen")


@pytest.mark.rule("SCEN-52")
def test_a_victory_that_does_not_wait_for_the_turn_comes_first() -> None:
    raid = at(Step.MORALE, replace(TABLE, scenario="raid", captured={"red": 2}))

    found = agenda(BOOK, raid)

    assert (found.orders[0], found.why.rule, found.about) == (
        "check-victory",
        "SCEN-52",
        {"winner": "attacker"},
    )
    assert gone_through(ordered(raid, EndStep(Step.MORALE))) == ["morale", "attacker"]


@pytest.mark.rule("SCEN-29")
def test_the_column_that_gets_through_has_won_at_once() -> None:
    """Two of three figures leave by the far side, in the middle of the movement."""
    column = (unit("Punta", "red", "askaris", 2), unit("Zaga", "red", "askaris", 1, where=Where.COLUMN))
    stands = battle(*column, WARRIORS, scenario="ambush", turn=4)
    rolled = lawfully(stands, RollMove("Punta"), [6])

    through = lawfully(rolled, Move("Punta", inches=6, exits=("Punta 1", "Punta 2")))

    assert agenda(BOOK, rolled).orders[0] != "check-victory"
    assert agenda(BOOK, through).orders[0] == "check-victory"
    over = lawfully(through, CheckVictory())
    assert over.verdict is not None
    assert (over.verdict.winner, over.verdict.why.rule) == ("attacker", "SCEN-29")


def test_a_reopened_battle_goes_on_whatever_the_table_says() -> None:
    raid = at(Step.MORALE, replace(TABLE, scenario="raid", captured={"red": 2}, reopened=True))

    assert "attacker" not in gone_through(ordered(raid, EndStep(Step.MORALE)))
    assert "check-victory" not in agenda(BOOK, raid).orders


@pytest.mark.rule("SCEN-42", "SCEN-43")
def test_the_turn_of_a_planned_attack_waits_for_the_umpires_answer() -> None:
    attack = at(Step.RALLYING, replace(TABLE, scenario="planned_attack", turn=3))

    stands = after(attack, EndStep(Step.RALLYING))

    assert stands.step is Step.VICTORY
    assert objected(stands, EndStep(Step.VICTORY)) == [("winning-who-holds", "SCEN-43")]
    answered = lawfully(stands, Occupy(held=False))
    assert gone_through(ordered(answered, EndStep(Step.VICTORY)))[:2] == ["victory", "turn 4"]


# --- what comes next ---


@pytest.mark.parametrize("step", Step)
def test_there_is_always_a_next_step(step: Step) -> None:
    found = agenda(BOOK, at(step))

    assert found.orders
    assert "end-step" in found.orders
    assert all(told(found.why, *(owed.why for owed in found.owed)))


def test_when_nothing_is_left_to_do_the_step_is_ended_first() -> None:
    moved = lawfully(lawfully(TABLE, Decline("Lanzas")), Decline("Guerreros"))

    assert agenda(BOOK, moved).orders[0] == "end-step"
    assert agenda(BOOK, TABLE).orders[0] != "end-step"


def test_first_the_armies_have_to_come() -> None:
    found = agenda(BOOK, Battle())

    assert (found.side, found.orders, found.who) == ("red", ("muster",), ("red", "blue"))
    assert all(told(found.why))


@pytest.mark.parametrize("scenario", ["encounter", "ambush", "planned_attack", "raid"])
def test_nobody_on_the_table_still_leads_somewhere(scenario: str) -> None:
    """No order goes further than to the end of the next turn."""
    empty = battle(scenario=scenario, turn=1)

    assert len(ordered(empty, EndStep(Step.UNITS))) < 40

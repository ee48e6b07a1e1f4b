"""Whose turn it is to move, page 23: one unit each from the attacker, then the lone figures and baggage."""

from dataclasses import replace

import pytest

from heart_africa.rules.battle import Battle, Gone, Sort, Unit, Where, fresh_step
from heart_africa.rules.book import Trait
from heart_africa.rules.book.play import Step
from heart_africa.rules.play.movement.dice import RollMove
from heart_africa.rules.referee.movement import due
from heart_africa.rules.referee.movement.alternation import turn_of
from heart_africa.rules.referee.movement.orders import Decline, Move, Turn
from tests.referee.builders import baggage, battle, lone, unit
from tests.referee.referred import BOOK, after, lawfully, objected
from tests.wording import told


def armies(red: int = 2, blue: int = 2, *more: Unit) -> Battle:
    """So many units of each side: R1, R2..., B1, B2..."""
    reds = (unit(f"R{number}", "red", "spearmen", 3) for number in range(1, red + 1))
    blues = (unit(f"B{number}", "blue", "askaris", 3) for number in range(1, blue + 1))
    return battle(*reds, *blues, *more)


def rules(found: list[tuple[str, str]]) -> list[str]:
    return [rule for _, rule in found]


def after_all(start: Battle, *units: str) -> Battle:
    for name in units:
        start = lawfully(start, Decline(name))
    return start


# --- units ---


@pytest.mark.rule("TURN-02")
def test_the_attacker_moves_first_and_then_they_alternate() -> None:
    assert turn_of(armies()) == "red"
    assert rules(objected(armies(), RollMove("B1"))) == ["TURN-02"]
    assert turn_of(after_all(armies(), "R1")) == "blue"
    assert rules(objected(after_all(armies(), "R1"), RollMove("R2"))) == ["TURN-02"]


@pytest.mark.rule("TURN-03")
def test_who_has_moved_all_lets_the_other_move_the_rest() -> None:
    started = after_all(armies(1, 3), "R1", "B2")

    assert turn_of(started) == "blue"
    assert turn_of(after_all(started, "B1")) == "blue"
    assert due(BOOK, started).who == ("B1", "B3")


@pytest.mark.rule("TURN-04")
def test_declining_counts_as_moving() -> None:
    declined = lawfully(armies(), Decline("R1"))

    assert declined.unit("R1").still
    assert objected(declined, RollMove("R1")) == [("moving-declined-already", "TURN-04")]


@pytest.mark.rule("TURN-02", "TURN-06")
def test_a_unit_moves_once_and_not_all_of_it_has_to() -> None:
    rolled = lawfully(armies(), RollMove("R1"), [3, 4])
    moved = lawfully(rolled, Move("R1", figures=("R1 1",), inches=2))

    assert [figure.moved.value for figure in moved.unit("R1").figures] == ["moved", "", ""]
    assert turn_of(moved) == "blue"
    assert objected(moved, Move("R1", figures=("R1 2",))) == [("moving-moved-already", "TURN-02")]


@pytest.mark.rule("TURN-05")
def test_a_unit_that_has_rolled_may_still_stay() -> None:
    rolled = lawfully(armies(), RollMove("R1"), [1, 1])
    stayed = lawfully(rolled, Decline("R1"))

    assert turn_of(rolled) == "red"
    assert due(BOOK, rolled).who == ("R1",)
    assert stayed.unit("R1").still
    assert turn_of(stayed) == "blue"


@pytest.mark.rule("TURN-02")
def test_a_unit_is_finished_before_another_of_its_side_begins() -> None:
    rolled = lawfully(armies(), RollMove("R1"), [1, 1])
    half = lawfully(rolled, Move("R1", figures=("R1 1",), inches=1, more=True))

    assert objected(half, RollMove("R2")) == [("moving-another-is-moving", "TURN-02")]
    assert objected(half, Move("R1", figures=("R1 1",), inches=1)) == [("moving-figure-moved", "MOVE-02")]
    assert objected(half, Move("R1", figures=("R1 2",), inches=1)) == []


@pytest.mark.rule("TURN-02")
def test_turning_in_place_takes_the_turn() -> None:
    turned = lawfully(armies(), Turn("R1", ("R1 1",)))

    assert turned.figure("R1 1").moved == "turned"
    assert turned.figure("R1 2").moved == ""
    assert turn_of(turned) == "blue"
    assert not turned.unit("R1").still


@pytest.mark.rule("TURN-02", "TURN-04")
def test_what_has_not_moved_nor_declined_is_owed() -> None:
    (red, blue) = due(BOOK, armies()).owed

    assert (red.order, red.who, red.why.rule) == ("move", ("R1", "R2"), "TURN-02")
    assert blue.who == ("B1", "B2")
    assert due(BOOK, after_all(armies(), "R1", "B1", "R2", "B2")).owed == ()


@pytest.mark.rule("TURN-01")
@pytest.mark.parametrize("step", [Step.ARRIVALS, Step.SHOOTING, Step.MELEE])
def test_nobody_moves_in_another_step(step: Step) -> None:
    assert rules(objected(replace(armies(), step=step), Decline("R1")))[0] == "TURN-01"


@pytest.mark.rule("TURN-02")
@pytest.mark.parametrize(
    ("where", "code"),
    [
        (Where.RESERVE, "moving-in-reserve"),
        (Where.COLUMN, "moving-in-column"),
        (Where.OUT, "moving-not-on-table"),
        (Where.WAITING, "moving-not-on-table"),
    ],
)
def test_nobody_moves_off_the_table(where: Where, code: str) -> None:
    start = armies()
    start = start.with_unit(replace(start.unit("R1"), where=where))

    assert [found for found, _ in objected(start, RollMove("R1"))] == [code]
    assert "R1" not in due(BOOK, start).who


@pytest.mark.rule("TURN-02")
def test_broken_units_move_no_more() -> None:
    start = armies()
    start = start.with_unit(replace(start.unit("R1"), broken=True))

    assert [found for found, _ in objected(start, Decline("R1"))] == ["moving-not-on-table"]
    assert due(BOOK, start).who == ("R2",)


@pytest.mark.rule("AMBUSH-06")
def test_an_ambush_owes_no_move_and_may_come_out_at_any_turn_of_its_side() -> None:
    """Nobody has to declare of a hidden unit that it stays where it is: that would betray it."""
    hidden = unit("Ocultos", "red", "warriors", 3, where=Where.AMBUSH, lies_in="jungle")
    start = battle(hidden, unit("B1", "blue", "askaris", 3), unit("B2", "blue", "askaris", 3))

    assert [each.who for each in due(BOOK, start).owed] == [("B1", "B2")]
    assert turn_of(start) == "blue"
    assert objected(after_all(start, "B1"), RollMove("Ocultos")) == []


# --- lone figures and baggage ---

LONE = (
    lone("Jefe", "red", Sort.LEADER, "warriors", ("attendant",)),
    lone("Brujo", "red", Sort.WITCH_DOCTOR),
    lone("Estandarte", "blue", Sort.STANDARD_BEARER),
    baggage("Bagaje", "blue"),
)


@pytest.mark.rule("TURN-07", "TURN-08", "BAG-04")
def test_lone_figures_and_baggage_move_after_the_units() -> None:
    start = armies(1, 1, *LONE)

    assert [objected(start, Decline(each.name)) for each in LONE] == [
        [("moving-in-another-step", "TURN-07")],
        [("moving-in-another-step", "TURN-07")],
        [("moving-in-another-step", "TURN-07")],
        [("moving-in-another-step", "TURN-08")],
    ]


@pytest.mark.rule("TURN-07", "TURN-08", "BAG-02")
def test_they_alternate_from_the_attacker_the_baggage_as_one() -> None:
    start = fresh_step(after_all(armies(1, 1, *LONE), "R1", "B1"), Step.INDEPENDENTS)
    rolled = lawfully(lawfully(start, Decline("Jefe")), RollMove("Bagaje"), [4])
    moved = lawfully(rolled, Move("Bagaje", inches=6))

    assert turn_of(start) == "red"
    assert objected(start, Decline("Bagaje")) == [("moving-lone-figures-alternate", "TURN-07")]
    assert all(element.moved for element in moved.unit("Bagaje").figures)
    assert turn_of(moved) == "red"
    assert objected(moved, Decline("R1")) == [("moving-declined-already", "TURN-04")]


@pytest.mark.rule("LEAD-14")
def test_attendants_go_with_their_leader_at_his_speed() -> None:
    start = fresh_step(armies(1, 1, *LONE), Step.INDEPENDENTS)
    rolled = lawfully(start, RollMove("Jefe"), [5, 4])  # warriors: 2D6
    moved = lawfully(rolled, Move("Jefe", inches=9))

    assert [figure.moved.value for figure in moved.unit("Jefe").figures] == ["moved", "moved"]


# --- a genius, a scout, a leader with his men ---


def genius(red: int = 2) -> Battle:
    leader = replace(lone("Jefe", "red", Sort.LEADER, "warriors"), traits=(Trait.ORGANIZING_GENIUS,))
    return armies(red, 2, leader)


@pytest.mark.rule("TRAIT-15")
def test_a_genius_goes_in_place_of_a_unit_so_that_the_enemy_moves_one_first() -> None:
    gone = lawfully(genius(), Decline("Jefe"))

    assert turn_of(gone) == "blue"
    assert objected(gone, Decline("R1")) == [("moving-units-alternate", "TURN-02")]
    assert objected(fresh_step(gone, Step.INDEPENDENTS), Decline("Jefe")) == [
        ("moving-declined-already", "TURN-04")
    ]


@pytest.mark.rule("TRAIT-15")
def test_after_his_first_unit_he_waits_for_the_lone_figures() -> None:
    late = after_all(genius(), "R1", "B1")

    assert objected(late, Decline("Jefe")) == [("moving-after-own-units", "TRAIT-15")]
    assert objected(fresh_step(late, Step.INDEPENDENTS), Decline("Jefe")) == []


@pytest.mark.rule("SCOUT-02")
def test_a_scout_moves_among_the_units_or_after_them_once() -> None:
    start = armies(1, 1, lone("Explorador", "red", Sort.SCOUT))
    early = lawfully(start, Decline("Explorador"))
    late = fresh_step(after_all(start, "R1", "B1"), Step.INDEPENDENTS)

    assert turn_of(early) == "blue"
    assert rules(objected(fresh_step(early, Step.INDEPENDENTS), Decline("Explorador"))) == ["TURN-04"]
    assert objected(late, Decline("Explorador")) == []
    assert due(BOOK, start).owed[0].who == ("R1",)


@pytest.mark.rule("TRAIT-06")
def test_a_leader_with_a_unit_moves_with_it() -> None:
    leader = replace(lone("Jefe", "red", Sort.LEADER, "warriors"), with_unit="R1")
    start = armies(1, 1, leader)
    moved = lawfully(lawfully(start, RollMove("R1"), [2, 3]), Move("R1", inches=5))

    assert moved.figure("Jefe").moved == "moved"
    assert moved.unit("Jefe").done
    assert objected(fresh_step(start, Step.INDEPENDENTS), Decline("Jefe")) == [
        ("moving-goes-with-his-unit", "TRAIT-06")
    ]


@pytest.mark.rule("TRAIT-07")
def test_without_his_unit_he_moves_alone() -> None:
    leader = replace(lone("Jefe", "red", Sort.LEADER, "warriors"), with_unit="R1")
    start = armies(2, 1, leader)
    lost = tuple(replace(figure, gone=Gone.LOST) for figure in start.unit("R1").figures)
    alone = start.with_unit(replace(start.unit("R1"), figures=lost))

    assert objected(fresh_step(alone, Step.INDEPENDENTS), Decline("Jefe")) == []


# --- the umpire ---


@pytest.mark.rule("TURN-02")
def test_the_umpire_may_let_the_other_side_go() -> None:
    """What is overruled comes about all the same, and the alternation goes on from there."""
    overruled = after(armies(), Decline("B1"))

    assert overruled.unit("B1").done
    assert turn_of(overruled) == "red"


@pytest.mark.parametrize(
    ("more", "kind"),
    [
        (unit("Ocultos", "red", "warriors", 1, where=Where.AMBUSH), "spring"),
        (unit("Jinetes", "red", "mounted_regulars", 1), "dismount"),
        (unit("Bote", "red", "canoe", 1, sort=Sort.BOAT), "board"),
        (lone("Explorador", "red", Sort.SCOUT), "guide"),
    ],
)
def test_only_what_this_battle_has_is_proposed(more: Unit, kind: str) -> None:
    assert kind in due(BOOK, armies(1, 1, more)).orders
    assert kind not in due(BOOK, armies()).orders


def test_every_answer_is_worded() -> None:
    held = lawfully(armies(), RollMove("R1"), [1, 1])
    over = after_all(armies(1, 1), "R1", "B1")
    answers = [due(BOOK, each) for each in (armies(), held, over, fresh_step(over, Step.INDEPENDENTS))]

    assert all(told(*(line for each in answers for line in (each.why, *(owed.why for owed in each.owed)))))

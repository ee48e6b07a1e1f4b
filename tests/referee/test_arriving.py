"""Arrivals as the battle stands: who rolls and is placed first, who comes with whom, how a column enters."""

from dataclasses import replace
from typing import Any

import pytest

from heart_africa.core.problems import BadData
from heart_africa.rules.battle import Battle, Gone, Sort, Unit, Where, fresh_turn
from heart_africa.rules.book import Trait
from heart_africa.rules.book.play import Step
from heart_africa.rules.play.movement.dice import RollMove
from heart_africa.rules.play.shooting.orders import Aim, Fire
from heart_africa.rules.preparation.arrivals import PlaceArrival, RollArrival, RollArrivalOrder
from heart_africa.rules.referee.arrivals import EnterColumn, HoldArrival, due
from heart_africa.rules.referee.movement.orders import Move
from heart_africa.rules.shared_terms import Moved
from tests.referee.builders import baggage, battle, lone, unit
from tests.referee.referred import BOOK, after, lawfully, objected
from tests.wording import told

OFF = {"where": Where.RESERVE}
CODES: dict[str, Any] = {"step": Step.ARRIVALS, "turn": 4}


def reserve(scenario: str = "raid", **facts: object) -> Battle:
    """Turn 4: each side has a unit off the table, the attacker's is Red."""
    units = (unit("Red", "red", "spearmen", 3, **OFF), unit("Blue", "blue", "askaris", 3, **OFF))
    return battle(*units, **{**CODES, "scenario": scenario, "mover": "", **facts})


def rules(found: list[tuple[str, str]]) -> list[str]:
    return [rule for _, rule in found]


# --- the dice ---


@pytest.mark.rule("ARRIVE-01")
def test_nothing_is_owed_before_turn_four() -> None:
    early = reserve(turn=3)

    assert due(BOOK, early).owed == ()
    assert rules(objected(early, RollArrival("Red"))) == ["ARRIVE-01"]


@pytest.mark.rule("ARRIVE-01", "ARRIVE-03")
def test_every_unit_off_the_table_owes_a_roll_the_attacker_first() -> None:
    owed = due(BOOK, reserve()).owed

    assert [(each.order, each.who) for each in owed] == [
        ("roll-arrival", ("Red",)),
        ("roll-arrival", ("Blue",)),
    ]
    assert rules(objected(reserve(), RollArrival("Blue"))) == ["ARRIVE-03"]


@pytest.mark.rule("ARRIVE-02", "TRAIT-16")
@pytest.mark.parametrize(
    ("traits", "face", "arrives"),
    [
        ((), 4, False),
        ((), 5, True),
        ((Trait.ORGANIZING_GENIUS,), 2, False),
        ((Trait.ORGANIZING_GENIUS,), 3, True),
    ],
)
def test_a_genius_brings_his_army_sooner(traits: tuple[Trait, ...], face: int, arrives: bool) -> None:
    leader = replace(lone("Jefe", "red", Sort.LEADER, "spearmen"), traits=traits)
    allies = unit("Aliados", "red", "archers", 3, contingent="pygmies", **OFF)

    rolled = lawfully(battle(leader, allies, **CODES, scenario="raid"), RollArrival("Aliados"), [face])

    assert rolled.unit("Aliados").arrived == arrives
    assert rolled.unit("Aliados").where is Where.RESERVE


@pytest.mark.rule("TRAIT-16")
def test_a_dead_genius_brings_nobody_sooner() -> None:
    leader = replace(lone("Jefe", "red", Sort.LEADER, "spearmen"), traits=(Trait.ORGANIZING_GENIUS,))
    dead = replace(leader, figures=tuple(replace(figure, gone=Gone.LOST) for figure in leader.figures))

    rolled = after(battle(dead, unit("Red", "red", "spearmen", 3, **OFF), **CODES), RollArrival("Red"), [4])

    assert not rolled.unit("Red").arrived


@pytest.mark.rule("ARRIVE-01")
def test_a_unit_rolls_once_a_turn_and_again_in_the_next() -> None:
    rolled = lawfully(reserve(), RollArrival("Red"), [1])

    assert rules(objected(rolled, RollArrival("Red"))) == ["ARRIVE-01"]
    assert objected(fresh_turn(rolled), RollArrival("Red")) == []


# --- who is first ---


@pytest.mark.rule("ARRIVE-04")
def test_an_encounter_draws_who_is_first_each_turn() -> None:
    start = reserve("encounter")
    drawn = lawfully(start, RollArrivalOrder(), [2, 2, 3, 5])

    assert due(BOOK, start).owed[0].order == "roll-arrival-order"
    assert rules(objected(start, RollArrival("Red"))) == ["ARRIVE-04"]
    assert drawn.first == "blue"
    assert rules(objected(drawn, RollArrival("Red"))) == ["ARRIVE-03"]
    assert objected(drawn, RollArrival("Blue")) == []
    assert due(BOOK, fresh_turn(drawn)).owed[0].order == "roll-arrival-order"


@pytest.mark.rule("ARRIVE-03")
def test_elsewhere_nothing_is_drawn() -> None:
    assert rules(objected(reserve(), RollArrivalOrder())) == ["ARRIVE-03"]


@pytest.mark.rule("ARRIVE-04")
def test_a_side_alone_with_reserves_needs_no_draw() -> None:
    alone = battle(unit("Blue", "blue", "askaris", 3, **OFF), **{**CODES, "scenario": "encounter"})

    assert [each.order for each in due(BOOK, alone).owed] == ["roll-arrival"]
    assert objected(alone, RollArrival("Blue")) == []


@pytest.mark.rule("ARRIVE-03", "ARRIVE-07")
def test_the_second_places_after_the_first_and_away_from_him() -> None:
    start = lawfully(reserve(), RollArrival("Red"), [5])
    placed = lawfully(start, PlaceArrival("Red", edge_in=3))
    both = lawfully(placed, RollArrival("Blue"), [6])

    assert rules(objected(start, RollArrival("Blue"))) == ["ARRIVE-03"]
    assert rules(objected(both, PlaceArrival("Blue", rival_in=12))) == ["ARRIVE-07"]
    assert objected(both, PlaceArrival("Blue", rival_in=12.5)) == []


# --- the place ---


@pytest.mark.rule("ARRIVE-05", "ARRIVE-06")
@pytest.mark.parametrize(
    ("place", "expected"),
    [
        (PlaceArrival("Red", edge_in=3), []),
        (PlaceArrival("Red", edge_in=3.5), ["ARRIVE-05"]),
        (PlaceArrival("Red", own_half=False), ["ARRIVE-05"]),
        (PlaceArrival("Red", scout_in=12), ["ARRIVE-06"]),
        (PlaceArrival("Red", impassable=True), ["TERR-55"]),
        (PlaceArrival("Red", rival_in=1), []),
    ],
)
def test_where_an_arrival_may_stand(place: PlaceArrival, expected: list[str]) -> None:
    start = lawfully(reserve(), RollArrival("Red"), [6])

    assert rules(objected(start, place)) == expected


@pytest.mark.rule("ARRIVE-02")
def test_nobody_is_placed_who_has_not_arrived() -> None:
    failed = lawfully(reserve(), RollArrival("Red"), [4])

    assert objected(failed, PlaceArrival("Red")) == [("arriving-has-not-rolled", "ARRIVE-02")]


@pytest.mark.rule("ARRIVE-05")
def test_who_has_arrived_stands_as_it_was_said_and_may_move() -> None:
    start = lawfully(reserve(), RollArrival("Red"), [6])

    placed = lawfully(start, PlaceArrival("Red", cover=("Red 1",), alone=("Red 3",)))
    moving = replace(placed, step=Step.UNITS, mover="red")

    assert placed.unit("Red").on_table
    assert placed.figure("Red 1").cover
    assert placed.figure("Red 3").alone
    assert objected(moving, RollMove("Red")) == []


@pytest.mark.rule("ARRIVE-01")
def test_an_arrival_may_be_held_back_and_rolls_again() -> None:
    start = lawfully(reserve(), RollArrival("Red"), [6])
    held = lawfully(start, HoldArrival("Red"))

    assert held.unit("Red").where is Where.RESERVE
    assert [each.order for each in due(BOOK, held).owed] == ["roll-arrival"]  # Blue's
    assert objected(fresh_turn(held), RollArrival("Red")) == []


def test_a_figure_of_another_unit_is_not_understood() -> None:
    start = lawfully(reserve(), RollArrival("Red"), [6])

    with pytest.raises(BadData, match="not-of-this-unit"):
        after(start, PlaceArrival("Red", cover=("Blue 1",)))


# --- who comes with whom ---


@pytest.mark.rule("TRAIT-06")
def test_a_leader_arrives_with_his_unit() -> None:
    leader = replace(lone("Jefe", "red", Sort.LEADER, "spearmen"), with_unit="Red", where=Where.RESERVE)
    start = battle(leader, unit("Red", "red", "spearmen", 3, **OFF), **{**CODES, "scenario": "raid"})

    placed = lawfully(lawfully(start, RollArrival("Red"), [6]), PlaceArrival("Red"))

    assert rules(objected(start, RollArrival("Jefe"))) == ["TRAIT-06"]
    assert placed.unit("Jefe").on_table


def boats() -> tuple[Unit, ...]:
    canoe = unit("Canoa", "red", "canoe", 1, sort=Sort.BOAT, **OFF)
    crew = unit("Red", "red", "spearmen", 3, aboard="Canoa", **OFF)
    return canoe, crew


@pytest.mark.rule("ARRIVE-01")
def test_a_lent_boat_comes_with_those_whom_it_carries() -> None:
    start = battle(*boats(), **{**CODES, "scenario": "raid"})

    placed = lawfully(lawfully(start, RollArrival("Red"), [5]), PlaceArrival("Red"))

    assert due(BOOK, start).owed[0].who == ("Red",)
    assert placed.unit("Canoa").on_table


@pytest.mark.rule("ARRIVE-01")
def test_passengers_of_a_gunboat_come_with_it() -> None:
    gunboat = unit("Hyäne", "red", "gunboat", 1, **OFF)
    crew = unit("Red", "red", "askaris", 3, aboard="Hyäne", **OFF)
    start = battle(gunboat, crew, **{**CODES, "scenario": "raid"})

    placed = lawfully(lawfully(start, RollArrival("Hyäne"), [5]), PlaceArrival("Hyäne"))

    assert objected(start, RollArrival("Red")) == [("arriving-comes-with-its-vessel", "BOAT-10")]
    assert placed.unit("Red").on_table


# --- the column of an Ambush ---

MARCH = ("Explorador", "Cabeza", "Bagaje")


def column(turn: int = 1) -> Battle:
    marching = (
        replace(lone("Explorador", "red", Sort.SCOUT), where=Where.COLUMN),
        unit("Cabeza", "red", "askaris", 3, where=Where.COLUMN),
        replace(baggage("Bagaje", "red"), where=Where.COLUMN),
    )
    start = battle(*marching, unit("Emboscados", "blue", "warriors", 3), step=Step.ARRIVALS, turn=turn)
    return replace(start, scenario="ambush", march=MARCH)


@pytest.mark.rule("SCEN-19", "ARRIVE-01")
def test_one_enters_a_turn_in_the_order_of_march() -> None:
    now, entered = column(), []
    for _ in MARCH:
        (owed,) = due(BOOK, now).owed
        entered.append((now.turn, *owed.who))
        now = lawfully(now, EnterColumn(owed.who[0]))
        assert due(BOOK, now).owed == ()
        now = fresh_turn(now)

    assert entered == [(1, "Explorador"), (2, "Cabeza"), (3, "Bagaje")]
    assert due(BOOK, now).owed == ()


@pytest.mark.rule("SCEN-19")
def test_nobody_jumps_the_column() -> None:
    entered = lawfully(column(), EnterColumn("Explorador"))

    assert rules(objected(column(), EnterColumn("Cabeza"))) == ["SCEN-18"]
    assert rules(objected(entered, EnterColumn("Cabeza"))) == ["SCEN-19"]
    assert rules(objected(column(), EnterColumn("Emboscados"))) == ["SCEN-19"]
    assert "arrivals-marches-in" in [code for code, _ in objected(column(4), RollArrival("Cabeza"))]


@pytest.mark.rule("SCEN-20", "SCEN-21")
def test_who_has_entered_makes_its_whole_move_and_may_fight() -> None:
    start = replace(column(), march=("Cabeza", "Explorador", "Bagaje"))
    entered = replace(lawfully(start, EnterColumn("Cabeza")), step=Step.UNITS, mover="red")
    rolled = lawfully(entered, RollMove("Cabeza"), [6])

    fought = lawfully(rolled, Move("Cabeza", inches=9, engages=(("Cabeza 1", "Emboscados 1"),)))

    assert fought.figure("Emboscados 1").enemies == ("Cabeza 1",)
    assert all(figure.shots == 0 and not figure.boarding for figure in fought.unit("Cabeza").figures)


@pytest.mark.rule("SCEN-21")
def test_who_has_entered_may_shoot_in_that_turn_and_who_has_not_may_not() -> None:
    """Without having moved at all, or after his move; the column behind is not there yet."""
    start = replace(column(), march=("Cabeza", "Explorador", "Bagaje"))
    entered = replace(lawfully(start, EnterColumn("Cabeza")), step=Step.SHOOTING)
    shots = Fire((Aim("Cabeza 1", "Emboscados 1", 6), Aim("Cabeza 2", "Emboscados 2", 6)))
    moved = entered.with_figure(replace(entered.figure("Cabeza 1"), moved=Moved.MOVED))

    assert objected(entered, shots) == objected(moved, shots) == []
    assert after(entered, shots, [6, 1]).figure("Emboscados 1").gone is Gone.SHOT
    unseen = replace(start, step=Step.SHOOTING)
    assert "firing-not-there" in [code for code, _ in objected(unseen, shots)]


@pytest.mark.rule("SCEN-19")
def test_the_next_follows_though_one_was_missed() -> None:
    """The umpire let a turn pass in which nobody entered: the rate is one a turn, the order stays."""
    assert due(BOOK, fresh_turn(column())).owed[0].who == ("Explorador",)


# --- in words ---


def test_every_answer_is_worded() -> None:
    answers = (
        due(BOOK, reserve()),
        due(BOOK, reserve("encounter")),
        due(BOOK, column()),
        due(BOOK, battle()),
    )
    arrived = due(BOOK, lawfully(reserve(), RollArrival("Red"), [6]))
    lines = [
        line for answer in (*answers, arrived) for line in (answer.why, *(each.why for each in answer.owed))
    ]

    assert all(told(*lines))


def test_out_of_step_arrivals_are_objected_to() -> None:
    late = replace(reserve(), step=Step.UNITS)

    assert ("arriving-not-in-arrivals", "TURN-01") in objected(late, RollArrival("Red"))

"""Laws of the Movement phase, whatever is ordered in whatever order: Hypothesis looks for exceptions."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from heart_africa.core.dice import Dice, DiceNeeded
from heart_africa.core.journal.records import Command
from heart_africa.rules.battle import Battle, SideId, Sort, Unit, Where, fresh_step, other
from heart_africa.rules.battle.state import SIDES
from heart_africa.rules.book import Trait
from heart_africa.rules.book.play import Step
from heart_africa.rules.book.terrain import GroundId
from heart_africa.rules.organisation.traps import StepOnTrap
from heart_africa.rules.play.close_combat.leaving import Evade
from heart_africa.rules.play.movement.dice import RollMove
from heart_africa.rules.preparation.deployment.ambushes import Spring
from heart_africa.rules.referee.movement import due
from heart_africa.rules.referee.movement.alternation import in_hand, owes, owing, turn_of
from heart_africa.rules.referee.movement.orders import Decline, Move, Turn
from heart_africa.rules.shared_terms import Melee
from tests.referee.builders import baggage, battle, lone, unit
from tests.referee.referred import BOOK, REFEREE

SIXES = tuple([1, 6, 2, 5, 3, 4] * 6)


def armies(reds: int, blues: int) -> Battle:
    """So many units of each side, some of them mounted or in ambush, with lone figures."""
    troops = ("spearmen", "horsemen", "askaris", "lancers")
    genius = replace(lone("Jefe", "red", Sort.LEADER, "warriors"), traits=(Trait.ORGANIZING_GENIUS,))
    units = [*_units("R", "red", troops, reds), *_units("B", "blue", troops[::-1], blues)]
    hidden = unit("Ocultos", "blue", "warriors", 3, where=Where.AMBUSH, lies_in="jungle")
    scout = lone("Explorador", "blue", Sort.SCOUT)
    return battle(*units, genius, baggage("Bagaje", "red", 2), hidden, scout)


def _units(letter: str, side: SideId, troops: tuple[str, ...], count: int) -> Iterator[Unit]:
    for number in range(count):
        yield unit(f"{letter}{number}", side, troops[number % len(troops)], 3)


def applied(now: Battle, order: Command) -> Battle:
    """The battle after an order, with dice enough."""
    faces: tuple[int, ...] = ()
    while True:
        try:
            facts = REFEREE.decide(now, order, Dice(faces))
        except DiceNeeded as needed:
            faces = SIXES[: len(faces) + needed.count]
            continue
        for fact in facts:
            now = REFEREE.evolve(now, fact)
        return now


@st.composite
def orders(draw: st.DrawFn, now: Battle) -> Command:
    """Any order of the phase, for any unit, with figures of both sides in contact or not."""
    names = list(now.units)
    name = draw(st.sampled_from(names))
    chosen = now.units[name]
    figures = [figure.name for figure in chosen.figures]
    foes = [f.name for u in now.units.values() if u.side != chosen.side for f in u.figures]
    some = tuple(draw(st.lists(st.sampled_from(figures), unique=True, max_size=3)))
    pairs = tuple((each, draw(st.sampled_from(foes))) for each in some if draw(st.booleans()))
    leaving = tuple(each for each in some if now.figure(each).enemies)
    move = Move(
        name,
        some,
        draw(st.sampled_from([0, 1, 3])),
        over=draw(st.sampled_from([(), (GroundId.FORD,)])),
        engages=pairs,
        breaks_off=leaving,
        exits=some if draw(st.integers(0, 9)) == 0 else (),
        more=draw(st.booleans()),
    )
    choices: list[Command] = [Decline(name), RollMove(name), move, move, move, Turn(name, some)]
    choices += [Evade(name, some)] if some else []
    choices += [StepOnTrap(some[0], real=True)] if some else []
    choices += [Spring(name, enemy_in=1)]
    return draw(st.sampled_from(choices))


def contacts_hold(now: Battle) -> None:
    """Contact is of both, between enemies on the table, and of nobody who is gone."""
    for each in now.units.values():
        for figure in each.figures:
            assert figure.here or not figure.enemies, figure
            assert len(set(figure.enemies)) == len(figure.enemies)
            for name in figure.enemies:
                enemy = now.figure(name)
                assert enemy.here
                assert figure.name in enemy.enemies, (figure, enemy)
                assert now.unit_of(name).side != each.side
            if figure.melee in {Melee.BROKE_OFF, Melee.EVADED}:
                assert figure.fought == 0


@pytest.mark.rule("MELEE-02", "MELEE-03")
@settings(max_examples=25, deadline=None)
@given(st.data(), st.integers(1, 3), st.integers(1, 3))
def test_contact_is_of_both_and_of_nobody_who_is_gone(data: st.DataObject, reds: int, blues: int) -> None:
    """Whatever is ordered, lawful or overruled by the umpire."""
    now = armies(reds, blues)
    for _ in range(12):
        now = applied(now, data.draw(orders(now)))
        contacts_hold(now)


@pytest.mark.rule("TURN-02", "TURN-03", "TURN-04", "TURN-07")
@settings(max_examples=25, deadline=None)
@given(st.data(), st.integers(1, 4), st.integers(1, 4))
def test_everybody_moves_or_declines_once_and_sides_alternate(
    data: st.DataObject, reds: int, blues: int
) -> None:
    """Lawful orders only: no side has two turns while the other has units left, and the step comes to an end."""
    for step in (Step.UNITS, Step.INDEPENDENTS):
        start = fresh_step(armies(reds, blues), step)
        turns: list[tuple[SideId, str, bool]] = []  # whose, which unit, whether the other side had any left
        now = start
        for _ in range(200):
            if not any(owing(now, side) for side in SIDES):
                break
            now = _lawful(data, now, turns)
        assert not any(owing(now, side) for side in SIDES)
        names = [name for _, name, _ in turns]
        assert len(names) == len(set(names))
        due_ = {each.name for each in start.units.values() if owes(start, each)}
        gone = {each.name for each in now.units.values() if not each.here}
        assert due_ - gone <= set(names)
        for (side, _, left), (after, _, _) in pairwise(turns):
            assert side != after or not left


def _lawful(data: st.DataObject, now: Battle, turns: list[tuple[SideId, str, bool]]) -> Battle:
    """One lawful order: any that is drawn and not objected to, else somebody declines."""
    order = data.draw(orders(now))
    if isinstance(order, Spring | StepOnTrap) or REFEREE.objections(now, order):
        side = turn_of(now)
        order = Decline((in_hand(BOOK, now, side) or owing(now, side)[0]).name)
    assert REFEREE.objections(now, order) == (), order
    then = applied(now, order)
    over = (each for each in then.units.values() if each.done and not now.unit(each.name).done)
    turns.extend((each.side, each.name, bool(owing(then, other(each.side)))) for each in over)
    return then


@settings(max_examples=20, deadline=None)
@given(st.data(), st.integers(1, 3), st.integers(1, 3))
def test_there_is_always_something_next_that_is_lawful(data: st.DataObject, reds: int, blues: int) -> None:
    """Whoever comes next may at least stay where it is, until nothing is owed."""
    now = armies(reds, blues)
    for _ in range(15):
        answer = due(BOOK, now)
        moves = [owed for owed in answer.owed if owed.order == "move"]
        if moves and answer.side:
            assert any(not REFEREE.objections(now, Decline(name)) for name in answer.who)
        now = applied(now, data.draw(orders(now)))

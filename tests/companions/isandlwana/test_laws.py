"""What holds in every game: nobody is lost, no stack is too high, a journal says it all, legal is what is free."""

import random
from contextlib import suppress
from functools import cache, partial
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from heart_africa.companions.isandlwana.combat import (
    Advance,
    Attack,
    Fire,
    Recycle,
    Relocate,
    Snipe,
    TakeStep,
    Target,
)
from heart_africa.companions.isandlwana.game import ChooseOrder, EndPhase, legal
from heart_africa.companions.isandlwana.movement import (
    Displace,
    FormSquare,
    LeaveSquare,
    Move,
    MoveZulu,
    Send,
    overstacked,
)
from heart_africa.companions.isandlwana.setting_up import OpenBox, Place, SetUp, ShowColours, StateComponent
from heart_africa.companions.isandlwana.solitaire import PlayZulus
from heart_africa.companions.isandlwana.state import State
from heart_africa.core.dice import settle
from heart_africa.core.journal.journal import Journal
from heart_africa.core.journal.records import Origin, Stamp
from heart_africa.core.problems import BadData
from tests.companions.isandlwana.table import GAME, Rolls, own_box, played

STAMP = Stamp("Ana", "2026-11-23T10:00:00+00:00")


@cache
def some_games() -> tuple[tuple[State, tuple[Any, ...], Any], ...]:
    """The positions of a few games at random, alone and for two, with what was ordered in each."""
    games = [
        list(played(1, "solitaire")),
        list(played(2, "solitaire", "free-set-up")),
        list(played(3, most=250)),
    ]
    return tuple(each for game in games for each in game)


PLACES: Any = st.integers(0, 10**6).map(lambda seed: some_games()[seed % len(some_games())])


def test_nothing_is_lost_and_no_limit_is_broken() -> None:
    for state, _, _ in some_games():
        falling = sum(wait.kind == "recycle" for wait in state.waits)
        assert sum(state.zulus.values()) + falling == 112
        assert min(state.zulus.values()) > 0
        onrush = set(state.box.onrush)
        assert all(count == 1 for hex_, count in state.zulus.items() if hex_ not in onrush)
        assert not set(state.zulus) & (set(state.standing) | set(state.leaders.values()))
        assert not set(state.standing) & onrush
        assert all(0 <= each.steps <= 8 for each in state.units.values())
        assert (state.wagon == "") is state.wagon_captured
        settled = not state.waits and (state.turn > 1 or state.step in ("sniping", "fatalities"))
        if settled:
            assert not any(overstacked(GAME.book, state, hex_) for hex_ in state.standing)


def test_games_at_random_come_to_an_end() -> None:
    for options in (("solitaire",), ("solitaire", "free-set-up")):
        *_, (state, orders, _) = played(11, *options)
        assert state.ending
        assert orders == ()


@settings(max_examples=12)
@given(PLACES, st.integers(0, 10**6))
def test_legal_are_exactly_the_orders_without_objection(place: Any, seed: int) -> None:  # noqa: ANN401  # a position
    """Of single pieces and targets all, looked at in a sample; groups by the parts that they consist of."""
    state, orders, _ = place
    draw = random.Random(seed)  # noqa: S311  # no secret
    allowed = set(orders)

    for order in draw.sample(orders, min(40, len(orders))):
        assert GAME.objections(state, order) == (), order
    thought = list(GAME.considered(state))
    for order in draw.sample(thought, min(120, len(thought))):
        assert (GAME.objections(state, order) == ()) is (order in allowed), order
    groups = [each for each in orders if isinstance(each, Fire) and len(each.units) > 1]
    for group in groups[:5]:
        for unit in group.units:
            assert Fire(group.target, (unit,)) in allowed
    for stack in [each for each in orders if isinstance(each, Move) and len(each.pieces) > 1][:5]:
        alone = [Move((piece,), stack.end) in allowed for piece in stack.pieces if piece != "wagon"]
        assert all(alone)
    several = MoveZulu("1601", ("1602", "1502"))
    single = {MoveZulu("1601", ("1602",)), MoveZulu("1601", ("1502",))} <= allowed
    if state.zulus.get("1601", 0) - state.spent.get("1601", 0) > 1:
        assert (GAME.objections(state, several) == ()) is single


def nonsense(draw: random.Random, state: State) -> list[Any]:
    """Orders of every kind about hexes and pieces that are there or not."""
    places = ["0101", "1008", "zz", "", "9999", "1601", *list(state.zulus)[:3], *list(state.standing)[:4]]
    names = ["a", "c", "durnford", "wagon", "zz", "", "st-iz", "lt-a", "1bb"]

    def at() -> str:
        return draw.choice(places)

    def who() -> str:
        return draw.choice(names)

    return [
        SetUp(("x",)), Place(who(), at()), ShowColours(), MoveZulu(at(), (at(), at())), MoveZulu(at(), ()),
        Move((who(), who()), at()), Move((), at()), FormSquare((who(),)), LeaveSquare((who(),)), Displace(who()),
        Send(at()), Fire(at(), (who(),), (draw.randint(-2, 9),)), Fire(at(), (who(), who())),
        Fire(at(), (who(),), (1, 2)), Attack(at(), at()), Attack(at(), at(), who()), TakeStep(who()),
        Advance(at()), Advance(), Recycle(at()), Relocate(at()), Snipe(), Target(who()), ChooseOrder("combat"),
        EndPhase(), PlayZulus(), StateComponent("unit-a", "strength", "5"), OpenBox(own_box()),
    ]  # fmt: skip


@settings(max_examples=10)
@given(PLACES, st.integers(0, 10**6))
def test_whatever_is_ordered_or_overruled_is_carried_out_or_refused(place: Any, seed: int) -> None:  # noqa: ANN401
    state, rolls = place[0], Rolls(seed)

    for order in nonsense(rolls.random, state):
        GAME.objections(state, order)
        with suppress(BadData):
            facts, _ = settle(partial(GAME.decide, state, order), rolls.roll)
            after = state
            for fact in facts:
                after = GAME.evolve(after, fact)
            legal(GAME.book, after)
            GAME.due(after)


@settings(max_examples=4)
@given(st.integers(0, 10**6), st.booleans())
def test_a_journal_read_again_is_the_same_game(seed: int, solitaire: bool) -> None:
    rolls = Rolls(seed)

    def more(count: int, why: str) -> tuple[tuple[int, ...], Origin]:
        return rolls.roll(count, why), Origin.THROWN

    journal: Journal[State] = Journal(GAME)
    for order in (OpenBox(own_box()), SetUp(("solitaire",) if solitaire else ())):
        journal.append(journal.entry(journal.act(order, more), STAMP))
    for _ in range(40):
        if orders := legal(GAME.book, journal.state):
            journal.append(journal.entry(journal.act(rolls.random.choice(orders), more), STAMP))
    lines = [GAME.codec.text(entry) for entry in journal.entries]
    again: Journal[State] = Journal(GAME, [GAME.codec.entry(line) for line in lines])

    assert again.state == journal.state
    assert [GAME.codec.text(entry) for entry in again.entries] == lines
    assert legal(GAME.book, again.state) == legal(GAME.book, journal.state)

"""What holds in every game: nobody is lost, no stack is too high, a journal says it all, legal is what is free."""

import random
from collections.abc import Iterator
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
    unused,
)
from heart_africa.companions.isandlwana.game import ChooseOrder, EndPhase, legal
from heart_africa.companions.isandlwana.hexes import neighbours
from heart_africa.companions.isandlwana.movement import (
    Displace,
    FormSquare,
    LeaveSquare,
    Move,
    MoveZulu,
    Send,
    has_room,
    unmoved,
)
from heart_africa.companions.isandlwana.setting_up import OpenBox, Place, SetUp, ShowColours
from heart_africa.companions.isandlwana.solitaire import PlayZulus
from heart_africa.companions.isandlwana.state import WAGON, State
from heart_africa.companions.stated import StateComponent
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
            assert all(has_room(GAME.book, state, hex_) for hex_ in state.standing)


def test_games_at_random_come_to_an_end() -> None:
    for options in (("solitaire",), ("solitaire", "free-set-up")):
        *_, (state, orders, _) = played(11, *options)
        assert state.ending
        assert orders == ()


@settings(max_examples=12)
@given(PLACES, st.integers(0, 10**6))
def test_legal_are_exactly_the_orders_without_objection(place: Any, seed: int) -> None:  # noqa: ANN401  # a position
    """Listed are single pieces, whole stacks, all who fire together; any other group by what it consists of."""
    state, orders, _ = place
    draw = random.Random(seed)
    allowed = set(orders)

    for order in draw.sample(orders, min(40, len(orders))):
        assert GAME.objections(state, order) == (), order
    thought = list(GAME.considered(state))
    for order in draw.sample(thought, min(120, len(thought))):
        assert (GAME.objections(state, order) == ()) is (order in allowed), order
    for order, parts, together in groups(draw, state):
        free = together and all(part in allowed for part in parts)
        assert (GAME.objections(state, order) == ()) is free, order


def groups(draw: random.Random, state: State) -> Iterator[tuple[Any, list[Any], bool]]:
    """Orders of several at random: each with the orders of its parts, and whether these go together."""
    hexes = list(state.box.grid.hexes)
    on_map = [unit for unit, each in state.units.items() if each.hex]
    for _ in range(12 if on_map and not state.waits else 0):
        target, units = draw.choice(list(state.zulus)), tuple(draw.sample(on_map, min(3, len(on_map))))
        split = (
            tuple(draw.randint(0, state.units[unit].steps + 1) for unit in units)
            if draw.random() < 0.5
            else ()
        )
        left = [unused(state, unit) for unit in units]
        whole = state.step == "reaction"
        able = all(
            points == most or (0 < points < most and not whole)
            for points, most in zip(split, left, strict=False)
        )
        yield Fire(target, units, split), [Fire(target, (unit,)) for unit in units], able

        start = draw.choice(on_map)
        end = draw.choice(neighbours(state.units[start].hex))
        stack = [each for each in state.pieces(state.units[start].hex) if each != WAGON]
        some = tuple(draw.sample(stack, draw.randint(1, len(stack))))
        moved = {each in state.moving for each in some}
        room = has_room(GAME.book, state, end, [each for each in some if each in state.units])
        yield Move(some, end), [Move((each,), end) for each in some], len(moved) == 1 and room
        squares = tuple(each for each in some if each in state.units)
        if squares:
            formed = len({each in state.moving for each in squares}) == 1
            yield FormSquare(squares), [FormSquare((each,)) for each in squares], formed

        zulus = draw.choice(list(state.zulus))
        ends = tuple(draw.choice(hexes) for _ in range(2))
        apart = ends[0] != ends[1] or ends[0] in state.box.onrush
        yield (
            MoveZulu(zulus, ends),
            [MoveZulu(zulus, (each,)) for each in ends],
            apart and unmoved(state, zulus) > 1,
        )


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
def test_whatever_is_ordered_or_overruled_is_carried_out_or_refused(place: Any, seed: int) -> None:  # noqa: ANN401  # as the library gives it
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

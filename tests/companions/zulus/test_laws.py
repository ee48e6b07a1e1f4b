"""What holds in every game, whatever is played: nothing is lost, no limit is broken, a journal says it all."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from heart_africa.companions.zulus.abilities import UseAbility
from heart_africa.companions.zulus.actions import (
    BreakUpPlatoon,
    Build,
    FightFire,
    FormPlatoon,
    HandOut,
    PutForth,
    StopBuilding,
)
from heart_africa.companions.zulus.cards import Discard, DrawCard
from heart_africa.companions.zulus.chits import CarryOut, DrawChit, PutOut, ReturnChit
from heart_africa.companions.zulus.components import TRACKS, Edition
from heart_africa.companions.zulus.game import EndPhase, carried_out, legal, objections
from heart_africa.companions.zulus.pack import components
from heart_africa.companions.zulus.packs import PACKS
from heart_africa.companions.zulus.setting_up import OpenBox, SetUp
from heart_africa.companions.zulus.state import State
from heart_africa.companions.zulus.victory import level, victory_points
from heart_africa.companions.zulus.volleys import ApplyVolley, Fire, TradeLuck
from heart_africa.core.journal.journal import Journal
from heart_africa.core.journal.records import Command, Origin, Stamp
from tests.companions.zulus.box import box
from tests.companions.zulus.table import GAME

STAMP = Stamp("Ana", "2026-11-23T10:00:00+00:00")


class Rolls:
    """Dice thrown by a seed, in whatever numbers they are asked for."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def roll(self, count: int, _why: str) -> tuple[int, ...]:
        return tuple(self.random.randint(1, 6) for _ in range(count))


def begun(edition: Edition, rolls: Rolls, *, some: bool = True) -> State:
    """A game set up, with some options and optional cards."""
    start: State = GAME.play(GAME.start, OpenBox(box(edition)), rolls)
    options = tuple(each for each in start.data.set_up.options if some and rolls.random.random() < 0.4)
    cards = tuple(
        card.number
        for card in box(edition).cards
        if some and card.id in ("nnc", "nnh", "g-company", "dick") and rolls.random.random() < 0.4
    )
    if edition == 2 and objections(GAME.book, start, SetUp(options, cards)):
        cards = ()
    return GAME.play(start, SetUp(options, cards), rolls)


def positions(
    edition: Edition, seed: int, most: int = 150, *, some: bool = True
) -> Iterator[tuple[State, tuple[Any, ...], Any]]:
    """The positions of a game at random, with the orders that are legal there and the one that was given."""
    rolls = Rolls(seed)
    state = begun(edition, rolls, some=some)
    for _ in range(most):
        orders = legal(GAME.book, state)
        order = rolls.random.choice(orders) if orders else None
        yield state, orders, order
        if order is None:
            return
        state = GAME.play(state, order, rolls)


EDITIONS: Any = st.sampled_from((1, 2))
SEEDS = st.integers(0, 10**6)


def cards_of(state: State) -> Counter[int]:
    zones = (state.hand, state.table, state.discard, state.gone, state.committed, state.unseen, state.upper)
    return Counter(
        [*(card for zone in (*zones, state.bottom) for card in zone), *(c for c in state.pile if c > 0)]
    )


@settings(max_examples=15, deadline=None)
@given(EDITIONS, SEEDS)
def test_pieces_cards_and_chits_are_never_lost(edition: Edition, seed: int) -> None:
    before: Counter[int] | None = None
    for state, _, _ in positions(edition, seed):
        cards = cards_of(state)
        before = before or cards
        assert cards == before
        assert set(cards.values()) == {1}
        mix = [each.count or 0 for each in state.box.chits]
        if not state.dawn:
            open_ = [place for place in (state.chit, state.event) if place >= 0]
            for place, count in enumerate(mix):
                if state.box.chits[place].kind != "debate" or "officers" not in state.options:
                    assert state.cup[place] + state.used[place] + open_.count(place) == count
        assert sorted(each.name for each in state.ibuthos) == sorted(each.id for each in state.box.regiments)
        unknown = [place for place in state.pile if place <= 0]
        aside = 3 if "closer-game" in state.options else 0
        assert len(unknown) + aside == len(state.unseen) + len(state.upper) + len(state.bottom)


@settings(max_examples=15, deadline=None)
@given(EDITIONS, SEEDS)
def test_no_reachable_position_breaks_a_limit(edition: Edition, seed: int) -> None:
    for state, _, _ in positions(edition, seed):
        inside = [
            (each.box, state.data.map.ways[track] if each.box == 0 else "")
            for track, each in enumerate(state.ibuthos)
            if each.box <= 0 and not each.fallen
        ]
        assert len(inside) == len(set(inside))
        for each in state.ibuthos:
            assert state.victory_box <= each.box <= 5
            assert 0 <= each.hits <= each.full
            assert not each.routed or each.box in (3, 5)
        assert state.ending == "defeat" or all(
            each.fallen or each.box > state.victory_box for each in state.ibuthos
        )
        assert 0 <= state.thirds < 3
        assert state.barricades <= 2
        assert len(state.platoon) in (0, 2)
        assert set(state.markers) <= set(state.table)
        assert min(state.cup) >= 0 <= min(state.used)
        assert all(sure <= left for sure, left in zip(state.sure, state.cup, strict=True))
        assert state.step != "impi" or len(state.hand) <= 5 or state.turn > 1


def universe(state: State) -> list[Any]:
    """Orders of every kind with everything that might be named, sensible or not."""
    cards = sorted({*state.hand, *state.table, *state.discard[:2], 6, 12})
    places = range(len(state.shot.faces) + 2 if state.shot else 2)
    orders: list[Any] = [
        DrawChit(),
        ReturnChit(),
        CarryOut(),
        PutOut("hospital"),
        PutOut("storehouse"),
        BreakUpPlatoon(),
        StopBuilding(),
        Build(),
        DrawCard(),
        EndPhase(),
        *(ApplyVolley(die) for die in places),
    ]
    for card in cards:
        orders += [PutForth(card), Build(card), FightFire(card), HandOut(card), Discard(card)]
        orders += [TradeLuck(card, face) for face in (4, 5, 6)]
        orders += [FormPlatoon(card, other) for other in cards]
        orders += [Fire(card, track) for track in TRACKS]
        for ability in (1, 2, 3):
            orders += [UseAbility(card, ability, cards=(other,)) for other in cards]
            orders += [UseAbility(card, ability, dice=(die,)) for die in places]
            orders += [UseAbility(card, ability), UseAbility(card, ability, place="hospital")]
            orders += [UseAbility(card, ability, target=track) for track in TRACKS]
    return orders


def same(order: Command) -> Command:
    """Two officers in either order mean the same."""
    if isinstance(order, FormPlatoon) and order.first > order.second:
        return FormPlatoon(order.second, order.first)
    return order


@settings(max_examples=10, deadline=None)
@given(EDITIONS, SEEDS)
def test_legal_are_exactly_the_orders_without_objection(edition: Edition, seed: int) -> None:
    for state, orders, _ in positions(edition, seed, 60):
        for order in orders:
            assert objections(GAME.book, state, order) == ()
        allowed = {same(each) for each in universe(state) if not objections(GAME.book, state, each)}
        allowed.discard(Build(state.leader) if state.leader else None)
        assert allowed <= {same(each) for each in orders}


def written(edition: Edition, seed: int) -> Journal[State]:
    """A game at random as a journal."""
    rolls = Rolls(seed)

    def more(count: int, why: str) -> tuple[tuple[int, ...], Origin]:
        return rolls.roll(count, why), Origin.THROWN

    journal: Journal[State] = Journal(GAME)
    journal.append(journal.entry(journal.act(OpenBox(box(edition)), more), STAMP))
    journal.append(journal.entry(journal.act(SetUp(), more), STAMP))
    for _ in range(30):
        if not (orders := legal(GAME.book, journal.state)):
            break
        journal.append(journal.entry(journal.act(rolls.random.choice(orders), more), STAMP))
    return journal


@settings(max_examples=6, deadline=None)
@given(EDITIONS, SEEDS)
def test_a_journal_read_again_is_the_same_game(edition: Edition, seed: int) -> None:
    journal = written(edition, seed)
    lines = [GAME.codec.text(entry) for entry in journal.entries]
    again: Journal[State] = Journal(GAME, [GAME.codec.entry(line) for line in lines])

    assert again.state == journal.state
    assert [GAME.codec.text(entry) for entry in again.entries] == lines
    assert legal(GAME.book, again.state) == legal(GAME.book, journal.state)


@settings(max_examples=6, deadline=None)
@given(EDITIONS, SEEDS)
def test_undo_and_redo_are_identity(edition: Edition, seed: int) -> None:
    journal = written(edition, seed)
    before = journal.state
    last = journal.standing[-1].number
    if journal.standing[-1].act.rolls:
        journal.append(journal.entry(journal.correct(journal.standing[-2].number, "misread"), STAMP))
    else:
        journal.append(journal.entry(journal.undo(), STAMP))
    assert journal.state == journal.at(last - 1)
    journal.append(journal.entry(journal.redo(), STAMP))

    assert journal.state == before


@pytest.mark.parametrize("edition", [1, 2])
def test_games_at_random_come_to_an_end(edition: Edition) -> None:
    for seed in range(12):
        *_, (state, orders, _) = positions(edition, seed, 2000)
        assert state.ending
        assert orders == ()


def test_deciding_twice_with_the_same_dice_is_the_same() -> None:
    for state, _, order in positions(2, 7, 40):
        if order is not None:
            once = carried_out(GAME.book, state, order, Rolls(3))
            again = carried_out(GAME.book, state, order, Rolls(3))
            assert once.facts == again.facts


@pytest.mark.parametrize("edition", [1, 2])
def test_our_own_set_of_either_edition_is_played_to_the_end(edition: Edition) -> None:
    """From the shipped pack, with every option of 12.0, without a value that anybody has to say."""
    components_ = components(PACKS.own_set(edition))
    for seed in range(6):
        rolls = Rolls(seed)
        state: State = GAME.play(GAME.start, OpenBox(components_), rolls)
        options = state.data.set_up.options if seed % 2 else ()
        state = GAME.play(state, SetUp(options), rolls)
        while orders := legal(GAME.book, state):
            state = GAME.play(state, rolls.random.choice(orders), rolls)
        assert state.ending
        assert level(state, victory_points(GAME.book, state).total)

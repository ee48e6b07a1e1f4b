"""What holds in every game: nothing is lost, legal is what nothing is against, a journal says it all."""

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations, combinations_with_replacement, product
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from heart_africa.companions.kingdoms.cards import (
    Exchange,
    Gain,
    Lose,
    Pass,
    PlayFame,
    Steal,
    TakeFame,
    TurnCard,
)
from heart_africa.companions.kingdoms.combat import (
    Deny,
    FightOn,
    HandOver,
    PlayPlus,
    Remove,
    Retreat,
    Stand,
    TakeLoss,
)
from heart_africa.companions.kingdoms.marches import EndTurn, Land, March, Regroup, Sail
from heart_africa.companions.kingdoms.pack import components
from heart_africa.companions.kingdoms.packs import PACKS
from heart_africa.companions.kingdoms.realm import Build, Buy, Levy, Recruit, Sell
from heart_africa.companions.kingdoms.rounds import (
    AddDie,
    ChooseColour,
    ChooseSide,
    OpenTable,
    RollFirst,
    Settle,
)
from heart_africa.companions.kingdoms.state import RESOURCES, State
from heart_africa.core.journal.journal import Journal
from heart_africa.core.journal.records import Origin, Stamp
from tests.companions.kingdoms.box import ROWS, box
from tests.companions.kingdoms.table import GAME, NAMES, PEOPLES

SEEDS = st.integers(0, 10**6)
COUNTS = st.sampled_from((3, 4))
PLACES = (*ROWS[0], *ROWS[1])
STAMP = Stamp("Ana", "2026-11-23T10:00:00+00:00")


class Rolls:
    """Dice thrown by a seed, in whatever numbers they are asked for."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def roll(self, count: int, _why: str) -> tuple[int, ...]:
        return tuple(self.random.randint(1, 6) for _ in range(count))


def any_order(rolls: Rolls, orders: tuple[Any, ...]) -> Any:  # noqa: ANN401  # any order
    """Any of them; a turn is ended oftener than by an even lot."""
    last = orders[-1]
    return last if isinstance(last, EndTurn) and rolls.random.random() < 0.15 else rolls.random.choice(orders)


@cache
def positions(count: int, seed: int) -> tuple[tuple[State, tuple[Any, ...]], ...]:
    """The positions of a game at random, each with the orders that are legal there."""
    return tuple(_positions(count, seed))


def _positions(count: int, seed: int) -> Iterator[tuple[State, tuple[Any, ...]]]:
    rolls = Rolls(seed)
    state = GAME.play(GAME.start, OpenTable(box(), NAMES[:count]), rolls)
    while True:
        orders = GAME.legal(state)
        yield state, orders
        if not orders:
            return
        state = GAME.play(state, any_order(rolls, orders), rolls)


@settings(max_examples=8, deadline=None)
@given(COUNTS, SEEDS)
def test_cards_and_pieces_are_never_lost_and_no_limit_is_broken(count: int, seed: int) -> None:
    everything = Counter(box().fame_deck)
    for state, orders in positions(count, seed):
        for resource in range(len(RESOURCES)):
            assert 0 <= state.pile(resource) <= 18
        held = Counter(card for each in state.players for card in each.fame)
        assert held + Counter(state.beneath) + Counter(state.unseen_fame) == everything
        assert len({*state.britannia}) == len(state.britannia)
        for seat, each in enumerate(state.players):
            spare = 1 if state.step == "remove" and state.actor == seat else 0
            assert min(each.hand) >= 0
            assert each.hand[5] == 0
            assert sum(each.markers) <= 15
            assert sum(each.settlements) <= 10 + spare
            assert sum(each.fortresses) <= 3 + spare
            assert all((army.troops > 0) == (army.place >= 0) and army.troops <= 3 for army in each.armies)
            assert all(not state.closed(army.place) for army in each.armies if army.troops)
        ports = [ship.place for each in state.players for ship in each.ships if ship.place >= 0]
        assert len(ports) == len({*ports})
        marked = [sum(each.markers[place] for each in state.players) for place in range(len(PLACES))]
        assert max(marked, default=0) <= 1
        assert bool(orders) != bool(state.ending)


@cache
def universe() -> tuple[Any, ...]:
    """Orders of every kind with everything that might be named, sensible or not."""
    whom = (*PEOPLES, "")
    cards = [each.id for each in box().fame]
    orders: list[Any] = [
        RollFirst(),
        TurnCard(),
        TakeFame(),
        Steal(),
        Pass(),
        EndTurn(),
        FightOn(),
        HandOver(),
        Deny(),
    ]
    orders += [ChooseSide(people, place) for people in PEOPLES for place in PLACES]  # type: ignore[arg-type]  # a people
    for place in PLACES:
        orders += [Settle(place), Retreat(place), Remove(place), Recruit(0, place)]
        orders += [Recruit(0, place, (each,)) for each in ("gold", "iron")]
        orders += [Build(what, place) for what in ("settlement", "fortress", "ship")]
        orders += [Build("fortress", place, (each,)) for each in ("stone", "wheat")]
        orders += [Sell("settlement", place), Sell("ship", place)]
        orders += [Levy(one, two, place) for one, two in combinations_with_replacement(RESOURCES, 2)]
        orders += [Land(place, who, how) for who in whom for how in ("", "plunder")]
        orders += [
            March(army, place, who, how)
            for army in (1, 2, 3) for who in whom for how in ("", "plunder")
        ]  # fmt: skip
    orders += [Recruit(army) for army in (1, 2, 3, 4)]
    orders += [Regroup(one, two, count) for one, two, count in product((1, 2, 3), repeat=3)]
    orders += [Sail(ship, army) for ship in (1, 2, 3) for army in (0, 1, 2, 3)]
    orders += [Stand(each) for size in range(4) for each in combinations((1, 2, 3), size)]
    orders += [TakeLoss(each) for each in (1, 2, 3)]
    orders += [AddDie("red"), AddDie("black"), ChooseColour("red"), ChooseColour("black")]
    for each in RESOURCES:
        orders += [Gain(each), Lose(each), *[Exchange(each, other) for other in RESOURCES]]
        orders += [Buy(each), PlayPlus(each)] if each != "gold" else []
    for card in cards:
        orders += [PlayPlus(fame=card), *[PlayFame(card, who) for who in whom]]
        orders += [PlayFame(card, colour="red"), PlayFame(card, colour="black")]
        orders += [PlayFame(card, armies=each) for size in (1, 2) for each in combinations((1, 2, 3), size)]
    return tuple(orders)


def meant(order: Any, orders: tuple[Any, ...]) -> Any:  # noqa: ANN401  # any order
    """Whom one means who names nobody: the only one who is there."""
    if isinstance(order, March | Land) and not order.target:
        same = [
            each for each in orders
            if type(each) is type(order) and each.place == order.place and each.how == order.how
            and getattr(each, "army", 0) == getattr(order, "army", 0)
        ]  # fmt: skip
        return same[0] if len(same) == 1 else order
    return order


@settings(max_examples=4, deadline=None)
@given(COUNTS, SEEDS, st.integers(1, 5))
def test_legal_are_exactly_the_orders_without_objection(count: int, seed: int, start: int) -> None:
    for state, orders in positions(count, seed)[start::6]:
        for order in orders:
            assert GAME.objections(state, order) == (), order
        allowed = {meant(each, orders) for each in universe() if not GAME.objections(state, each)}
        assert allowed <= {*orders}


def written(count: int, seed: int) -> Journal[State]:
    """A game at random as a journal."""
    rolls = Rolls(seed)

    def more(dice: int, why: str) -> tuple[tuple[int, ...], Origin]:
        return rolls.roll(dice, why), Origin.THROWN

    journal: Journal[State] = Journal(GAME)
    journal.append(journal.entry(journal.act(OpenTable(box(), NAMES[:count]), more), STAMP))
    for _ in range(150):
        if not (orders := GAME.legal(journal.state)):
            break
        journal.append(journal.entry(journal.act(any_order(rolls, orders), more), STAMP))
    return journal


@settings(max_examples=3, deadline=None)
@given(COUNTS, SEEDS)
def test_a_journal_read_again_is_the_same_game(count: int, seed: int) -> None:
    journal = written(count, seed)
    lines = [GAME.codec.text(entry) for entry in journal.entries]
    again: Journal[State] = Journal(GAME, [GAME.codec.entry(line) for line in lines])

    assert [GAME.codec.text(entry) for entry in again.entries] == lines
    assert GAME.legal(again.state) == GAME.legal(journal.state)
    assert again.state.players == journal.state.players


def test_our_own_set_is_played_to_the_end_by_three_and_by_four() -> None:
    printed = components(PACKS.own_set(1))
    for count in (3, 4):
        rolls = Rolls(count)
        state: State = GAME.play(GAME.start, OpenTable(printed, NAMES[:count]), rolls)
        while orders := GAME.legal(state):
            state = GAME.play(state, any_order(rolls, orders), rolls)
        assert state.ending
        assert state.winners

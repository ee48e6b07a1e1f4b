"""Resource cards and their piles, and pieces and their supplies: what is there to be taken (2.3, 2.5)."""

from collections.abc import Iterator
from operator import ge
from typing import Any

from heart_africa.companions.kingdoms.components import Resource
from heart_africa.companions.kingdoms.events import (
    Held,
    MarkersOut,
    Paid,
    PileEmpty,
    Placed,
    Removed,
    Took,
    Why,
)
from heart_africa.companions.kingdoms.numbers import NUMBERS
from heart_africa.companions.kingdoms.state import GOLD, RESOURCES, Player, State
from heart_africa.companions.run import Book, against
from heart_africa.companions.run import Run as AnyRun
from heart_africa.core.problems import Problem

Run = AnyRun[State]


def counts(**cards: int) -> tuple[int, ...]:
    """So many of each resource, in their order."""
    return tuple(cards.get(each, 0) for each in RESOURCES)


def one(resource: int, count: int = 1) -> tuple[int, ...]:
    """So many cards of one resource."""
    return tuple([count if each == resource else 0 for each in range(len(RESOURCES))])


COSTS: dict[str, tuple[int, ...]] = {
    kind: counts(**dict(NUMBERS.prices.of(kind).items()))
    for kind in ("troop", "settlement", "fortress", "ship")
}
"""What each piece costs, resource by resource."""


def in_pile(book: Book, state: State, resource: int) -> int:
    """How many cards of a resource there are to be had (DK-039)."""
    if book.readings["DK-039"] == "unlimited":
        return NUMBERS.cards.each_resource
    return state.pile(resource)


def against_empty_pile(book: Book, state: State, resource: Resource) -> Iterator[Problem]:
    """That there is no card of a resource to be had."""
    if in_pile(book, state, RESOURCES.index(resource)) <= 0:
        yield against("kingdoms-pile-is-empty", "DK-039", resource=resource)


def take(run: Run, seat: int, cards: tuple[int, ...], why: Why) -> None:
    """Somebody takes cards, as far as there are any."""
    found = list(cards)
    for resource, wanted in enumerate(cards):
        if wanted and (lacking := wanted - in_pile(run.book, run.state, resource)) > 0:
            found[resource] -= lacking
            run.tell(PileEmpty(RESOURCES[resource], lacking), run.state.who(seat))
    if any(found):
        run.tell(Took(tuple(found), why), run.state.who(seat))


def gold(run: Run, seat: int, amount: int, why: Why) -> None:
    """Somebody takes gold."""
    take(run, seat, one(GOLD, amount), why)


def pay(run: Run, seat: int, cards: tuple[int, ...], why: Why) -> None:
    """Somebody gives cards back to their piles."""
    if any(cards):
        run.tell(Paid(cards, why), run.state.who(seat))


def affords(player: Player, cards: tuple[int, ...]) -> bool:
    """Whether a hand has these cards."""
    return all(map(ge, player.hand, cards))


def markers_left(book: Book, player: Player) -> int:
    """DK-010: how many markers a player has left to place."""
    reading = book.readings["DK-010"]
    if reading == "unlimited":
        return NUMBERS.pieces.markers
    used = sum(player.markers)
    if reading == "all":
        used += player.wins + sum([max(0, each.troops - 1) for each in player.armies])
    return NUMBERS.pieces.markers - used


def mark(run: Run, seat: int, place: int) -> None:
    """Somebody's marker is placed where he has no piece yet, if he has one left."""
    player = run.state.players[seat]
    if player.holds(place):
        return
    name, who = run.state.box.chart.ids[place], run.state.who(seat)
    event: Any = Placed("marker", name) if markers_left(run.book, player) > 0 else MarkersOut(name)
    run.tell(event, who)


def unmark(run: Run, seat: int, place: int) -> None:
    """Somebody's marker, if there is one, is removed."""
    if run.state.players[seat].markers[place]:
        run.tell(Removed("marker", run.state.box.chart.ids[place]), run.state.who(seat))


def demolish(run: Run, seat: int, what: str, place: int) -> None:
    """DK-053, DK-054: a piece is taken off; a marker is left if it was the only one and nobody else built."""
    row: Held = "settlement" if what == "settlement" else "fortress"
    run.tell(Removed(row, run.state.box.chart.ids[place]), run.state.who(seat))
    others = (each for other, each in enumerate(run.state.players) if other != seat)
    if not run.state.players[seat].holds(place) and not any(each.holds(place) for each in others):
        mark(run, seat, place)

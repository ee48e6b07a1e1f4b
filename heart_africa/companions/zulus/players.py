"""Players of the computer's: an order for a position, with its reasons.

Each is a function of the position alone, but for the first, which is handed a lot.
"""

from collections.abc import Callable, Iterator
from math import inf

from heart_africa.companions.zulus.advice import advise
from heart_africa.companions.zulus.game import carried_out, legal
from heart_africa.companions.zulus.run import Book
from heart_africa.companions.zulus.state import State
from heart_africa.companions.zulus.worth import Gain, gains
from heart_africa.core.dataclass import dataclass
from heart_africa.core.dice import Roller
from heart_africa.core.journal.records import Command

Pick = Callable[[int], int]
"""One of so many, from 0, by lot."""


@dataclass(frozen=True, slots=True)
class Choice:
    """An order, what it is thought to bring in victory points, and why."""

    order: Command
    value: float = 0.0
    reasons: tuple[Gain, ...] = ()


Player = Callable[[Book, State, tuple[Command, ...], Pick], Choice]
"""Who gives the orders: of those that are legal in a position, one at least, one of them."""


def any_legal(_book: Book, _state: State, orders: tuple[Command, ...], pick: Pick) -> Choice:
    """Any legal order, each as likely."""
    return Choice(orders[pick(len(orders))])


def greedy(book: Book, state: State, orders: tuple[Command, ...], _pick: Pick) -> Choice:
    """The order that brings most at once; of equals the first."""
    if len(orders) == 1:
        return Choice(orders[0])
    best, most = orders[0], -inf
    why: tuple[Gain, ...] = ()
    for order in orders:
        reasons = gains(book, state, order)
        value = sum([each.value for each in reasons])
        if value > most:
            best, most, why = order, value, reasons
    return Choice(best, most, why)


def looks_ahead(book: Book, state: State, orders: tuple[Command, ...], _pick: Pick) -> Choice:
    """The order with the best position after it, by exact chances of its dice and of the next chit."""
    if len(orders) == 1:
        return Choice(orders[0])
    best = advise(book, state)[0]
    return Choice(best.order, best.value, best.reasons)


PLAYERS: dict[str, Player] = {"any-legal": any_legal, "greedy": greedy, "looks-ahead": looks_ahead}
"""The players by their names, the weakest first."""


def played_out(
    book: Book, state: State, player: Player, roll: Roller, pick: Pick
) -> Iterator[tuple[Choice, State]]:
    """A game from a position to its end: each order with the position after it."""
    while orders := legal(book, state):
        choice = player(book, state, orders, pick)
        state = carried_out(book, state, choice.order, roll).state
        yield choice, state

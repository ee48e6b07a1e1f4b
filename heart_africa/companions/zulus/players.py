"""Players of the computer's: an order for a position.

Each is a function of the position alone, but for the first, which is handed a lot.
"""

from collections.abc import Callable, Iterator
from math import inf

from heart_africa.companions.zulus.advice import advise
from heart_africa.companions.zulus.game import carried_out, legal
from heart_africa.companions.zulus.run import Book
from heart_africa.companions.zulus.state import State
from heart_africa.companions.zulus.worth import GAINS, Judge
from heart_africa.core.dice import Roller
from heart_africa.core.journal.records import Command

Pick = Callable[[int], int]
"""One of so many, from 0, by lot."""


Player = Callable[[Book, State, tuple[Command, ...], Pick], Command]
"""Who gives the orders: of those that are legal in a position, one at least, one of them."""


def any_legal(_book: Book, _state: State, orders: tuple[Command, ...], pick: Pick) -> Command:
    """Any legal order, each as likely."""
    return orders[pick(len(orders))]


def greedy(book: Book, state: State, orders: tuple[Command, ...], _pick: Pick) -> Command:
    """The order that brings most at once; of equals the first."""
    best, most = orders[0], -inf
    if len(orders) > 1:
        judge = Judge(book, state)
        for order in orders:
            value = 0.0
            if reckon := GAINS.get(type(order)):
                for _, each in reckon(judge, order):
                    value += each
            if value > most:
                best, most = order, value
    return best


def looks_ahead(book: Book, state: State, orders: tuple[Command, ...], _pick: Pick) -> Command:
    """The order with the best position after it, by exact chances of its dice and of the next chit."""
    return advise(book, state)[0].order if len(orders) > 1 else orders[0]


PLAYERS: dict[str, Player] = {"any-legal": any_legal, "greedy": greedy, "looks-ahead": looks_ahead}
"""The players by their names, the weakest first."""


def played_out(
    book: Book, state: State, player: Player, roll: Roller, pick: Pick
) -> Iterator[tuple[Command, State]]:
    """A game from a position to its end: each order with the position after it."""
    while orders := legal(book, state):
        order = player(book, state, orders, pick)
        state = carried_out(book, state, order, roll).state
        yield order, state

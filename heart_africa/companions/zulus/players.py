"""Players of the computer's: an order for a position.

Each is a function of the position alone, but for the first, which is handed a lot.
"""

from collections.abc import Callable, Iterator

from heart_africa.companions.zulus.foresight import Foresight
from heart_africa.companions.zulus.game import carried_out, legal
from heart_africa.companions.zulus.run import Book
from heart_africa.companions.zulus.state import State
from heart_africa.companions.zulus.worth import Judge
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
    return Judge(book, state).best(orders) if len(orders) > 1 else orders[0]


def looks_ahead(book: Book, state: State, orders: tuple[Command, ...], pick: Pick) -> Command:
    """As greedy, but in the Action phase the order that comes to most at its end, by exact chances."""
    if state.step == "action" and len(orders) > 1:
        return Foresight(book).best(state, orders)
    return greedy(book, state, orders, pick)


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

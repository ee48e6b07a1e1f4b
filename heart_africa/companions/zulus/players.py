"""Players of the computer's: an order for a position.

Each is a function of the position alone, but for the first, which is handed a lot.
"""

from heart_africa.companions.run import Book
from heart_africa.companions.trial import Pick, Player, any_legal
from heart_africa.companions.zulus.foresight import Foresight
from heart_africa.companions.zulus.state import State
from heart_africa.companions.zulus.worth import Judge
from heart_africa.core.journal.records import Command


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

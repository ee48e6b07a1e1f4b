"""Players of the computer's: an order for a position, and why.

They are handed what their people may know (`secrets.View`), never more.
"""

from collections.abc import Callable

from heart_africa.companions.kingdoms import marches
from heart_africa.companions.kingdoms.cards import Pass
from heart_africa.companions.kingdoms.judge import Judge
from heart_africa.companions.kingdoms.planner import Planner
from heart_africa.companions.kingdoms.secrets import View
from heart_africa.companions.kingdoms.state import State
from heart_africa.companions.run import Book
from heart_africa.companions.seats import Choice
from heart_africa.companions.trial import Pick
from heart_africa.core.journal.records import Command


def any_legal(_book: Book, _state: State, orders: tuple[Command, ...], pick: Pick) -> Choice:
    """Any legal order, each as likely; a turn is ended oftener, or it would go on for ever."""
    last = orders[-1]
    order = last if isinstance(last, marches.EndTurn) and not pick(6) else orders[pick(len(orders))]
    return Choice(order, 0.0, "kingdoms-why-any")


def greedy(book: Book, state: State, orders: tuple[Command, ...], _pick: Pick) -> Choice:
    """What brings most at once."""
    return Judge(book, state).best(orders)


def planner(book: Book, state: State, orders: tuple[Command, ...], _pick: Pick) -> Choice:
    """What brings most, with the cards that both may play, what it exposes and guards, and whom it stops."""
    return Planner(book, state).best(orders)


Player = Callable[[Book, State, tuple[Command, ...], Pick], Choice]
PLAYERS: dict[str, Player] = {"any-legal": any_legal, "greedy": greedy, "planner": planner}
"""The players by their names, the weakest first."""


def choice(book: Book, state: State, orders: tuple[Command, ...], name: str, pick: Pick) -> Choice:
    """What a player of the computer's would do, who knows what his people may know."""
    if len(orders) == 1:
        # That he can do nothing else than pass would tell the others of his hand.
        hides = isinstance(orders[0], Pass | marches.EndTurn)
        return Choice(orders[0], 0.0, "kingdoms-why-nothing" if hides else "kingdoms-why-only")
    seen = View.of(state, state.players[state.actor].people).state(state)
    return PLAYERS[name](book, seen, orders, pick)

"""The Card Draw and Housekeeping phases: the draw pile and the hand (3.0.4, 7.0, 9.0, 10.0)."""

from collections.abc import Iterator
from typing import ClassVar, Literal

from heart_africa.companions.run import Book, against
from heart_africa.companions.zulus.components import CardNumber
from heart_africa.companions.zulus.events import CardDrawn, CardWent, DayTurned, Ended
from heart_africa.companions.zulus.state import BOTTOM, UPPER, Run, State
from heart_africa.core.journal.records import Order
from heart_africa.core.problems import Problem

LOT = "zulus-card-lot"


class DrawCard(Order, kind="draw-card"):
    """7.0: turn over the top card; `turned`: the one that lay there in the real deck, else by lot."""

    turned: CardNumber = 0
    BARE: ClassVar[tuple[str, ...]] = ("turned",)


class Discard(Order, kind="discard"):
    """9.0: discard a card from the hand, down to the limit."""

    card: CardNumber


def against_drawing(_book: Book, state: State, order: DrawCard) -> Iterator[Problem]:
    """What is against it."""
    if not (state.draws and state.pile):
        yield against("zulus-nothing-to-draw", "ZR-183")
    elif order.turned and order.turned not in possible(state):
        yield against("zulus-cannot-lie-there", "ZR-037", card=order.turned)


def possible(state: State) -> tuple[int, ...]:
    """The cards that may lie on top of the draw pile."""
    top = state.pile[0]
    if top > 0:
        return (top,)
    special = {UPPER: state.upper, BOTTOM: state.bottom}.get(top, ())
    return (*special, *(state.unseen if state.pile.count(top) > len(special) else ()))


def draw(run: Run, order: DrawCard) -> None:
    """The card goes to the hand, unless it is one of those that take effect at once or come too late."""
    number = order.turned or _by_lot(run)
    state, card = run.state, run.state.card(number)
    set_up = state.data.set_up
    if number == set_up.relief:
        run.tell(CardDrawn(number, "discard"))
        run.tell(Ended("relief"))
        return
    if number == set_up.night:
        run.tell(CardDrawn(number, "discard"))
        run.tell(DayTurned(night=True))
        return
    if state.box.of(number, "card_class") == "event":
        state.box.of(number, "abilities")
    lost = card.lost is not None and state.holds(card.lost)
    wasted: Literal["discard", "gone"] = "discard" if run.reads("ZR-133") == "discarded" else "gone"
    run.tell(CardDrawn(number, wasted if lost else "hand"))


def _by_lot(run: Run) -> int:
    """Which card lies on top: in a place with special cards one of those, or any unseen one."""
    state = run.state
    top = state.pile[0]
    if top > 0:
        return top
    special = {UPPER: state.upper, BOTTOM: state.bottom}.get(top, ())
    if special:
        pick = run.lot(state.pile.count(top), LOT)
        if pick < len(special):
            return special[pick]
    return state.unseen[run.lot(len(state.unseen), LOT)]


def limit_holds(state: State) -> bool:
    """9.0: whether the hand is over its limit and nobody lifts it."""
    if len(state.hand) <= state.data.housekeeping.hand:
        return False
    return not state.standing(state.table, "hand-limit-off")


def against_discarding(_book: Book, state: State, order: Discard) -> Iterator[Problem]:
    """What is against it."""
    if order.card not in state.hand:
        yield against("zulus-not-in-hand", "ZR-194", card=order.card)
    elif not limit_holds(state):
        yield against("zulus-within-the-limit", "ZR-196", most=state.data.housekeeping.hand)


def discard(run: Run, order: Discard) -> None:
    """Carry out a discard at the hand limit: onto the pile, or out of the game by the ruling."""
    run.tell(
        CardWent(order.card, "discard" if run.reads("ZR-198") == "discard_pile" else "gone", "hand-limit")
    )

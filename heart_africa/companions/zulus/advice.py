"""Advice: what each legal order is expected to bring, and the chance of surviving the turn, one turn ahead.

Every fall of an order's dice and every draw is played out by the rules themselves, so the chances are exact.
What a position is worth is a judgement (`worth`); a volley is judged as if no card changed its dice.
"""

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from heart_africa.companions.run import Alike, Book
from heart_africa.companions.zulus import cards, chits, odds, volleys
from heart_africa.companions.zulus.game import carried_out, legal
from heart_africa.companions.zulus.state import BOTTOM, UPPER, State
from heart_africa.companions.zulus.worth import LOST, Gain, gains, position, told_apart
from heart_africa.core.dataclass import dataclass
from heart_africa.core.dice import Dice
from heart_africa.core.journal.records import Command


@dataclass(frozen=True, slots=True)
class Advice:
    """An order with what is expected of it.

    `value`: the worth of the position after it on average, less that before it, in victory points, the danger
    of the next chit reckoned in. `survives`: the chance that the chit that waits or is due, or else the next
    one, does not lose the game; `exact` unless chits that are still to go back to the cup by lot were left
    out. `danger`: how much of the value is that danger; `reasons`: what the order brings at first sight.
    """

    order: Command
    value: float
    survives: Fraction
    exact: bool
    danger: float = 0.0
    reasons: tuple[Gain, ...] = ()


class _Leaf(NamedTuple):
    state: State
    chance: Fraction


def advise(book: Book, state: State) -> tuple[Advice, ...]:
    """Every legal order with what is expected of it, the best first; none before the set-up."""
    orders = legal(book, state)
    now = position(book, state) if orders else 0.0
    found = (_advice(book, state, order, now) for order in orders)
    return tuple(sorted(found, key=lambda advice: -advice.value))


def _advice(book: Book, state: State, order: Command, now: float) -> Advice:
    value, danger, lost, exact = 0.0, 0.0, Fraction(0), True
    for after, chance in _grouped(book, state, order):
        doom = Fraction(after.ending == "defeat")
        if not after.ending:
            doom = _doom(book, after)
            danger -= LOST * float(chance * doom)
        value += float(chance) * position(book, after)
        if after.ending or _is_next(state, after):
            exact = exact and after.step != "prince"
            lost += chance * doom
    return Advice(order, value + danger - now, 1 - lost, exact, danger, gains(book, state, order))


def _is_next(state: State, after: State) -> bool:
    """Whether the next chit of the position after an order is the next one as seen from before it."""
    drawing = ("impi", "redraw", "chit")
    return state.step not in drawing or (after.turn == state.turn and after.step in drawing)


def _grouped(book: Book, state: State, order: Command) -> Iterator[_Leaf]:
    """The positions after an order, like ones together; what has to come before anything else has come."""
    found: dict[object, _Leaf] = {}
    due = _DUE.get(state.step)
    leaves = outcomes(book, state, order)
    if due is not None and type(order) is not type(due):
        leaves = _followed(book, state.step, leaves, due)
    for after, chance in leaves:
        key = (
            after.ibuthos, after.fires, after.hand, after.table, after.step, after.low_ammo, after.chit,
            after.cup, after.night,
        )  # fmt: skip
        known = found.get(key)
        found[key] = _Leaf(after, chance + (known.chance if known else 0))
    yield from found.values()


_DUE: dict[str, Command] = {
    "impi": chits.DrawChit(),
    "redraw": chits.DrawChit(),
    "prince": chits.ReturnChit(),
    "chit": chits.CarryOut(),
}
"""What a step waits for: whatever else is done in it only puts that off."""


def _followed(
    book: Book, step: str, leaves: Iterator[tuple[State, Fraction]], due: Command
) -> Iterator[tuple[State, Fraction]]:
    """Where the step still waits, the positions after what it waits for."""
    for after, chance in leaves:
        if after.step == step:
            yield from ((last, chance * part) for last, part in outcomes(book, after, due))
        else:
            yield after, chance


def outcomes(book: Book, state: State, order: Command) -> Iterator[tuple[State, Fraction]]:
    """Every position that an order may bring about, with its chance."""
    match order:
        case volleys.Fire():
            yield from _volley(book, state, order)
        case chits.DrawChit(drawn="") if state.in_cup:
            for name, chance in odds.chits(state).items():
                yield from odds.cases(book, state, chits.DrawChit(name), chance)
        case cards.DrawCard(turned=0):
            for card, chance in _next_card(state):
                yield from odds.cases(book, state, cards.DrawCard(card), chance)
        case _:
            yield from odds.cases(book, state, order, Fraction(1))


def _volley(book: Book, state: State, order: volleys.Fire) -> Iterator[tuple[State, Fraction]]:
    shot = volleys.aimed(state, order)
    dice = volleys.dice_count(state, state.card(order.card), shot.range)
    less = volleys.net_minus(state, shot)
    if less < 0 and volleys.stands_in_fire(state, shot.track):
        throws = odds.thrown(dice, odds.IN_FIRE)
    else:
        throws = told_apart(dice, less, state.data.volleys.retreat)
    for faces, chance in throws:
        after = carried_out(book, state, order, Dice(faces)).state
        if after.step == "volley":
            after = carried_out(book, after, volleys.ApplyVolley(odds.best_raise(after)), Dice()).state
        yield after, chance


def _next_card(state: State) -> Iterator[tuple[int, Fraction]]:
    """The cards that may lie on top, with their chances."""
    top = state.pile[0]
    if top > 0:
        yield top, Fraction(1)
        return
    special = {UPPER: state.upper, BOTTOM: state.bottom}.get(top, ())
    places = state.pile.count(top)
    for card in special:
        yield card, Fraction(1, places)
    if places > len(special):
        for card in state.unseen:
            yield card, Fraction(places - len(special), places * len(state.unseen))


def _doom(book: Book, state: State) -> Fraction:
    """The chance to lose the game by the chit that waits, or else by the next one."""
    active = [each.box for each in state.ibuthos if each.active]
    if not active or min(active) - state.victory_box > max(each.boxes for each in state.box.chits):
        return Fraction(0)
    waiting = (state.chit, state.held) if state.step == "chit" else ()
    cup = (state.box.pack, state.cup, state.sure, state.used, state.options, state.dawn, state.night)
    camp = (state.ibuthos, state.fires, state.markers, state.barricades)
    return _overrun(Alike((*cup, *camp, state.hand, state.table, state.committed, waiting), (book, state)))


@lru_cache(maxsize=1 << 12)
def _overrun(alike: Alike[tuple[Book, State]]) -> Fraction:
    """The same for all positions that differ in nothing that the next chit asks for."""
    return odds.overrun(*alike.of)

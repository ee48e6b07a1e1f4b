"""Whether a move that ends in contact is as long as the way was said to be (pp. 24, 26)."""

from collections.abc import Iterator
from dataclasses import replace

from heart_africa.battle import Battle
from heart_africa.book import Book
from heart_africa.game.choices import Answer, Choice
from heart_africa.game.moving.orders import Move
from heart_africa.game.past import Past
from heart_africa.reckoning import Line


def left_open(book: Book, battle: Battle, past: Past, order: object) -> Iterator[Choice]:
    """How far the enemy was, where what was said before has him farther off than the move is long.

    Whoever has moved since may have come so much nearer; the widest of the gaps is asked about.
    """
    if not isinstance(order, Move) or order.measured is not None:
        return
    pairs = [pair for pair in order.engages if all(name in battle.company for name in pair)]
    known = {pair: found for pair in pairs if (found := past.between(battle, *pair)) is not None}
    short = {pair: found for pair, found in known.items() if found.least > order.inches}
    if not short:
        return
    pair = max(short, key=lambda each: short[each].least)
    found, row = short[pair], book.moving.refusal["short_of_contact"]
    about = {
        "figure": pair[0],
        "enemy": pair[1],
        "inches": order.inches,
        "known": found.inches,
        "turn": found.turn,
        "since": found.since,
    }

    def said(inches: Answer) -> Move:
        far = inches if isinstance(inches, int | float) and not isinstance(inches, bool) else order.inches
        return replace(order, measured=far)

    why = Line("choice-reach", 0, row.rule, row.page, about=about)
    yield Choice("measured", order.unit, why, "inches", found.least, said)

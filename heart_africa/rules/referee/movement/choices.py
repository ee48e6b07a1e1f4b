"""What a move leaves open: how far it goes, which way a vessel does (p. 10), how long a way into contact was.

The last of these pp. 24 and 26.
"""

from collections.abc import Iterator
from dataclasses import replace

from heart_africa.core.reckoning import Line
from heart_africa.rules.battle import Battle, Where
from heart_africa.rules.battle.units import Pace
from heart_africa.rules.book import Book
from heart_africa.rules.play.movement.dice import RollMove
from heart_africa.rules.referee.choices import Answer, Choice, Past
from heart_africa.rules.referee.movement.company import is_vessel
from heart_africa.rules.referee.movement.orders import Move
from heart_africa.rules.tables.terrain import PieceId


def left_open(book: Book, battle: Battle, past: Past, order: object) -> Iterator[Choice]:
    """What a roll or a move has not said and the rules need."""
    if isinstance(order, Move):
        yield from _nowhere(book, battle, order)
    if isinstance(order, RollMove) and not (order.paces or order.water):
        yield from _out_of_hiding(book, battle, order)
    if isinstance(order, RollMove | Move) and not order.water:
        yield from _current(book, battle, order)
    if isinstance(order, Move) and order.measured is None:
        yield from _way(book, battle, past, order)


# --- how far ---


def _nowhere(book: Book, battle: Battle, order: Move) -> Iterator[Choice]:
    """How far figures go of whom nothing is said but that they move: to stay is another order (TURN-04)."""
    unit = battle.units.get(order.unit)
    if unit is None or order != Move(order.unit, order.figures, measured=order.measured):
        return
    row = book.moving.refusal["declined_already"]

    def said(inches: Answer) -> Move:
        far = inches if isinstance(inches, int | float) and not isinstance(inches, bool) else order.inches
        return replace(order, inches=far)

    about = {"unit": unit.name, "rolled": "yes" if unit.rolled else "no"}
    why = Line("choice-inches", 0, row.rule, row.page, about=about)
    yield Choice("inches", unit.name, why, "inches", order.inches, said)


def _out_of_hiding(book: Book, battle: Battle, order: RollMove) -> Iterator[Choice]:
    """Whether a hidden unit rolls for the difficult ground in which its player has it lie (MOVE-04)."""
    unit = battle.units.get(order.unit)
    lies_in = unit.lies_in if unit is not None and unit.where is Where.AMBUSH else ""
    ground = next((row for each, row in book.terrain.ground.items() if each.value == lies_in), None)
    if unit is None or ground is None or ground.slows is None or battle.dark:
        return
    row = next(row for row in book.movement.slowed if row.when == "begins_in_difficult")

    def said(yes: Answer) -> RollMove:
        return replace(order, paces=("difficult",) if yes else ("open",))

    why = Line("choice-hiding", 0, row.rule, row.page, about={"unit": unit.name, "ground": lies_in})
    yield Choice("paces", unit.name, why, "yes", True, said)  # noqa: FBT003  # the answer that is proposed


# --- a vessel on a river ---


def _current(book: Book, battle: Battle, order: RollMove | Move) -> Iterator[Choice]:
    """Which way a vessel goes where a river is on the table: its dice hang on that, and whether it grounds.

    Where there is a lake or the sea as well, first on which of them it is. What it rolls, or has rolled,
    tells the way by day.
    """
    unit = battle.units.get(order.unit)
    rivers = battle.ground is not None and battle.ground.has(PieceId.RIVER)
    if unit is None or not rivers or not is_vessel(book, unit) or unit.aground:
        return
    if isinstance(order, Move) and order.inches == 0:
        return
    if battle.ground is not None and battle.ground.has(PieceId.SEA_OR_LAKE):
        row, about = book.boats.grounding.dice, {"unit": unit.name}

        def on_river(yes: Answer) -> RollMove | Move:
            return order if yes else replace(order, water="still")

        why = Line("choice-river", 0, row.rule, row.page, about=about)
        yield Choice("water", PieceId.RIVER, why, "yes", proposed=True, said=on_river)
    slow = next(row for row in book.movement.slowed if row.when == "upstream")
    paces = _paces(battle, order)

    def upstream(yes: Answer) -> RollMove | Move:
        return replace(order, water="upstream" if yes else "downstream")

    why = Line("choice-upstream", 0, slow.rule, slow.page, about={"unit": unit.name})
    yield Choice("water", unit.name, why, "yes", paces == {"difficult"}, upstream, sure=len(paces) == 1)


def _paces(battle: Battle, order: RollMove | Move) -> set[Pace]:
    """For which ground it rolls, or has rolled; by night that tells nothing."""
    if battle.dark:
        return set()
    said = order.paces if isinstance(order, RollMove) else ()
    return {*said} or {rolled.pace for rolled in battle.unit(order.unit).rolled}


# --- a way into contact ---


def _way(book: Book, battle: Battle, past: Past, order: Move) -> Iterator[Choice]:
    """How far the enemy was, where what was said before has him farther off than the move is long.

    Whoever has moved since may have come so much nearer; the widest of the gaps is asked about.
    """
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

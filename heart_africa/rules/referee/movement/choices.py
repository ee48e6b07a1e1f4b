"""The choices that a roll or a move leaves open: how far, which way on a river, into contact (p. 23)."""

from collections.abc import Iterator

from heart_africa.core.dataclass import replace
from heart_africa.rules.battle import Battle, Where
from heart_africa.rules.battle.units import Pace
from heart_africa.rules.book import Book
from heart_africa.rules.book.terrain import PieceId
from heart_africa.rules.play.movement.dice import RollMove
from heart_africa.rules.referee.feature import Answer, OpenChoice, Past
from heart_africa.rules.referee.movement.company import is_vessel
from heart_africa.rules.referee.movement.orders import Move


def left_open(book: Book, battle: Battle, past: Past, order: object) -> Iterator[OpenChoice]:
    """The choices that a roll or a move leaves open."""
    if isinstance(order, Move):
        yield from _nowhere(book, battle, order)
    if isinstance(order, RollMove) and not (order.paces or order.water):
        yield from _out_of_hiding(book, battle, order)
    if isinstance(order, RollMove | Move) and not order.water:
        yield from _current(book, battle, order)
    if isinstance(order, Move) and order.measured is None:
        yield from _way(book, battle, past, order)


# --- how far ---


def _nowhere(book: Book, battle: Battle, order: Move) -> Iterator[OpenChoice]:
    """The question how far they go, for a move that says nothing; staying is another order (TURN-04)."""
    unit = battle.units.get(order.unit)
    if unit is None or order != Move(order.unit, order.figures, measured=order.measured):
        return
    row = book.moving.refusal["declined_already"]

    def said(inches: Answer) -> Move:
        far = inches if isinstance(inches, int | float) and not isinstance(inches, bool) else order.inches
        return replace(order, inches=far)

    about = {"unit": unit.name, "rolled": "yes" if unit.rolled else "no"}
    why = row.line("choice-inches", **about)
    yield OpenChoice("inches", unit.name, why, "inches", order.inches, said)


def _out_of_hiding(book: Book, battle: Battle, order: RollMove) -> Iterator[OpenChoice]:
    """Whether a hidden unit rolls for the difficult ground in which it lies (MOVE-04)."""
    unit = battle.units.get(order.unit)
    lies_in = unit.lies_in if unit is not None and unit.where is Where.AMBUSH else ""
    ground = next((row for each, row in book.terrain.ground.items() if each.value == lies_in), None)
    if unit is None or ground is None or ground.slows is None or battle.dark:
        return
    row = next(row for row in book.movement.slowed if row.when == "begins_in_difficult")

    def said(yes: Answer) -> RollMove:
        return replace(order, paces=("difficult",) if yes else ("open",))

    why = row.line("choice-hiding", unit=unit.name, ground=lies_in)
    yield OpenChoice("paces", unit.name, why, "yes", proposed=True, said=said)


# --- a vessel on a river ---


def _current(book: Book, battle: Battle, order: RollMove | Move) -> Iterator[OpenChoice]:
    """Which way a vessel goes on a river, on which its dice depend, and whether it may run aground.

    Where there is a lake or the sea as well, whether it is on the river is asked first. By day the ground it
    rolls for, or has rolled for, answers the question.
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

        why = row.line("choice-river", **about)
        yield OpenChoice("water", PieceId.RIVER, why, "yes", proposed=True, said=on_river)
    slow = next(row for row in book.movement.slowed if row.when == "upstream")
    paces = _paces(battle, order)

    def upstream(yes: Answer) -> RollMove | Move:
        return replace(order, water="upstream" if yes else "downstream")

    why = slow.line("choice-upstream", unit=unit.name)
    yield OpenChoice("water", unit.name, why, "yes", paces == {"difficult"}, upstream, sure=len(paces) == 1)


def _paces(battle: Battle, order: RollMove | Move) -> set[Pace]:
    """The ground that it rolls or has rolled for; none by night, when that does not tell the way."""
    if battle.dark:
        return set()
    said = order.paces if isinstance(order, RollMove) else ()
    return {*said} or {rolled.pace for rolled in battle.unit(order.unit).rolled}


# --- a way into contact ---


def _way(book: Book, battle: Battle, past: Past, order: Move) -> Iterator[OpenChoice]:
    """How far the enemy was, if by earlier statements he is farther than the move is long.

    A distance stated before is reduced by what either has moved since; only the largest gap is asked about.
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

    why = row.line("choice-reach", **about)
    yield OpenChoice("measured", order.unit, why, "inches", found.least, said)

"""What comes next in the Movement phase, and what an order to move leaves open (p. 23)."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from heart_africa.core.dataclass import replace
from heart_africa.rules.battle import Battle, Sort, Unit, Where
from heart_africa.rules.battle.state import SIDES, lies
from heart_africa.rules.battle.units import Pace
from heart_africa.rules.book import TRAPS, Arm, Book, WorkId
from heart_africa.rules.book_tables.play import Step
from heart_africa.rules.book_tables.terrain import PieceId
from heart_africa.rules.play.movement.dice import RollMove
from heart_africa.rules.referee.feature import Agenda, Answer, OpenChoice, Owed, Past
from heart_africa.rules.referee.movement.alternation import able, in_hand, may_go, owing, turn_of
from heart_africa.rules.referee.movement.company import is_vessel, riders_of, vessels_of
from heart_africa.rules.referee.movement.orders import Move
from heart_africa.rules.referee.movement.refusals import why
from heart_africa.rules.shared_terms import Melee

# --- what a move leaves open: how far it goes, which way a vessel does ---


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


FREE = ("roll-move", "move", "decline", "turn")
ALWAYS = (*FREE, "all-stay")
IN_HAND = ("move", "turn", "decline", "all-stay")


def due(book: Book, battle: Battle) -> Agenda:
    """What is next in the Movement phase: what has to be settled, whose turn it is, which units may move."""
    owed = tuple(_owed(book, battle))
    first = tuple(each for each in owed if each.order != "move")
    side = turn_of(battle)
    held = in_hand(book, battle, side)
    some = sometimes(book, battle)
    if first:
        return Agenda("", first[0].why, (first[0].order, *ALWAYS, *some), first[0].who, owed)
    if held is not None:
        reason = why(book, "due-in-hand", battle.step, unit=held.name)
        boats = tuple(each for each in vessels_of(battle, held) if may_go(book, battle, each))
        rolls = ("roll-move",) if boats else ()
        return Agenda(side, reason, (*rolls, *IN_HAND, *some), _names((held, *boats)), owed)
    if owing(battle, side):
        who = _names(able(book, battle, side))
        what = "due-units" if battle.step is Step.UNITS else "due-lone-figures"
        reason = why(book, what, battle.step, count=len(owing(battle, side)))
        return Agenda(side, reason, (*ALWAYS, *sometimes(book, battle)), who, owed)
    free = tuple(name for each in SIDES for name in _names(able(book, battle, each)))
    orders = (*FREE, *some) if free else tuple(each for each in some if each not in CLIMBS)
    return Agenda("", why(book, "due-nobody", battle.step), orders, free, owed)


Holds = Callable[[Book, Battle, Sequence[Unit]], bool]
"""Whether something is so in a battle, whose units have come so far."""


def sometimes(book: Book, battle: Battle) -> tuple[str, ...]:
    """The orders that make sense only with what this battle has: works, boats, scouts, riders, ambushes."""
    out = [unit for unit in battle.units.values() if unit.deployed]
    return tuple(kind for kind, holds in SOMETIMES.items() if holds(book, battle, out))


def _reached(book: Book, unit: Unit) -> bool:
    met = (figure for figure in unit.here if figure.melee is Melee.CONTACTED and not figure.dismounted)
    return any(book.arm(figure.troop) is Arm.MOUNTED for figure in met)


def _works(_book: Book, battle: Battle, _out: Sequence[Unit]) -> bool:
    """Whether there may be a work or fence to stop at; villages and camps have fences too (pp. 13, 17)."""
    places = battle.ground is None or battle.ground.has(PieceId.VILLAGE, PieceId.CAMP)
    return places or lies(battle, WorkId.FIELD_FORTIFICATION, WorkId.BARRICADE)


def _some(holds: Callable[[Book, Unit], bool]) -> Holds:
    """A condition that is true if it holds of any unit that has been deployed."""
    return lambda book, _battle, out: any(holds(book, unit) for unit in out)


CLIMBS = ("climb-work", "reach-work", "climb-roof")
SOMETIMES: Mapping[str, Holds] = {
    **dict.fromkeys(CLIMBS[:2], _works),
    CLIMBS[2]: lambda _book, battle, _out: lies(battle, WorkId.TEMBA),
    "evade": _some(_reached),
    "guide": _some(lambda _book, unit: unit.sort is Sort.SCOUT and not unit.done),
    "board": _some(is_vessel),
    "dismount": _some(lambda book, unit: any(not figure.dismounted for figure in riders_of(book, unit))),
    "mount": _some(lambda book, unit: any(figure.dismounted for figure in riders_of(book, unit))),
    "leave-roof": _some(lambda _book, unit: any(figure.on_roof for figure in unit.here)),
    "rejoin": _some(lambda _book, unit: unit.parted == "broke"),
    "spring": _some(lambda _book, unit: unit.where is Where.AMBUSH),
    "step-on-trap": lambda _book, battle, _out: any(laid.work in TRAPS for laid in battle.laid),
}


def _names(units: tuple[Unit, ...]) -> tuple[str, ...]:
    return tuple(unit.name for unit in units)


# --- what is owed ---


def _owed(book: Book, battle: Battle) -> Iterator[Owed]:
    yield from _crocodiles(book, battle)
    # A gunboat that has moved on a river.
    row = book.boats.grounding.dice
    for unit in battle.units.values():
        if unit.grounding and unit.on_table:
            yield Owed("check-grounding", (unit.name,), row.line("moving-owed-grounding", unit=unit.name))
    for side in (battle.attacker, battle.defender):
        if units := owing(battle, side):
            yield Owed("move", _names(units), why(book, "owed-move", battle.step, side=side))


def _crocodiles(book: Book, battle: Battle) -> Iterator[Owed]:
    """A duty for figures that have moved through a ford or an infested marsh: roll for crocodiles."""
    rows = book.terrain.crocodiles
    for unit in battle.units.values():
        for water, row in (("ford", rows.ford), ("marsh", rows.marsh)):
            wet = tuple(figure.name for figure in unit.here if figure.water == water)
            if wet:
                yield Owed(
                    "cross-water", wet, row.line("moving-owed-crocodiles", unit=unit.name, water=water)
                )

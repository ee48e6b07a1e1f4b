"""What comes next while units, lone figures and baggage move, whose it is, and what is owed (p. 23)."""

from collections.abc import Callable, Iterator, Mapping

from heart_africa.core.reckoning import Line
from heart_africa.rules.battle import Battle, SideId, Sort, Unit, Where
from heart_africa.rules.battle.state import SIDES
from heart_africa.rules.book import Arm, Book, WorkId
from heart_africa.rules.referee.agenda import Agenda, Owed
from heart_africa.rules.referee.movement.alternation import able, in_hand, may_go, owing, turn_of
from heart_africa.rules.referee.movement.company import is_vessel, vessels_of
from heart_africa.rules.referee.movement.obstacles import riders_of
from heart_africa.rules.referee.movement.refusals import AREA, why
from heart_africa.rules.shared_terms import Melee
from heart_africa.rules.tables.play import Step
from heart_africa.rules.tables.printed import Cited, Entry

ALWAYS = ("roll-move", "move", "decline", "turn", "climb-work", "reach-work", "climb-roof", "all-stay")
TRAPS = frozenset({WorkId.STAKE_TRAP, WorkId.DUMMY_TRAP})
IN_HAND = ("move", "turn", "decline", "climb-work", "reach-work", "all-stay")


def due(book: Book, battle: Battle) -> Agenda:
    """Whose turn it is to move, which of his may, and what has to be settled before the step ends."""
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
        return _turn(book, battle, side, owed)
    free = tuple(name for each in SIDES for name in _names(able(book, battle, each)))
    return Agenda("", why(book, "due-nobody", battle.step), (*ALWAYS, *some), free, owed)


def _turn(book: Book, battle: Battle, side: SideId, owed: tuple[Owed, ...]) -> Agenda:
    who = _names(able(book, battle, side))
    what = "due-units" if battle.step is Step.UNITS else "due-lone-figures"
    reason = why(book, what, battle.step, count=len(owing(battle, side)))
    return Agenda(side, reason, (*ALWAYS, *sometimes(book, battle)), who, owed)


def sometimes(book: Book, battle: Battle) -> tuple[str, ...]:
    """The orders that make sense only with what this battle has: boats, scouts, riders, ambushes, traps."""
    here = [unit for unit in battle.units.values() if unit.deployed]
    return tuple(kind for kind, holds in SOMETIMES.items() if any(holds(book, unit) for unit in here)) + (
        ("step-on-trap",) if any(laid.work in TRAPS for laid in battle.laid) else ()
    )


def _reached(book: Book, unit: Unit) -> bool:
    mounted = (figure for figure in unit.here if book.arm(figure.troop) is Arm.MOUNTED)
    return any(figure.melee is Melee.CONTACTED and not figure.dismounted for figure in mounted)


SOMETIMES: Mapping[str, Callable[[Book, Unit], bool]] = {
    "evade": _reached,
    "guide": lambda _book, unit: unit.sort is Sort.SCOUT and not unit.done,
    "board": is_vessel,
    "dismount": lambda book, unit: any(not figure.dismounted for figure in riders_of(book, unit)),
    "mount": lambda book, unit: any(figure.dismounted for figure in riders_of(book, unit)),
    "leave-roof": lambda _book, unit: any(figure.on_roof for figure in unit.here),
    "rejoin": lambda _book, unit: unit.parted == "broke",
    "spring": lambda _book, unit: unit.where is Where.AMBUSH,
}


def _names(units: tuple[Unit, ...]) -> tuple[str, ...]:
    return tuple(unit.name for unit in units)


# --- what is owed ---


def _owed(book: Book, battle: Battle) -> Iterator[Owed]:
    yield from _crocodiles(book, battle)
    yield from _groundings(book, battle)
    for side in (battle.attacker, battle.defender):
        if units := owing(battle, side):
            yield Owed("move", _names(units), why(book, "owed-move", battle.step, side=side))


def _line(code: str, row: Entry | Cited, **about: object) -> Line:
    return Line(f"{AREA}-{code}", 0, row.rule, row.page, about=about)


def _crocodiles(book: Book, battle: Battle) -> Iterator[Owed]:
    """Whoever has moved through a ford or an infested marsh asks the crocodiles."""
    rows = book.terrain.crocodiles
    for unit in battle.units.values():
        for water, row in (("ford", rows.ford), ("marsh", rows.marsh)):
            wet = tuple(figure.name for figure in unit.here if figure.water == water)
            if wet:
                yield Owed("cross-water", wet, _line("owed-crocodiles", row, unit=unit.name, water=water))


def _groundings(book: Book, battle: Battle) -> Iterator[Owed]:
    """A gunboat that has moved on a river."""
    row = book.boats.grounding.dice
    for unit in battle.units.values():
        if unit.grounding and unit.on_table:
            yield Owed("check-grounding", (unit.name,), _line("owed-grounding", row, unit=unit.name))

"""What comes next while units, lone figures and baggage move, whose it is, and what is owed (p. 23)."""

from collections.abc import Iterator

from heart_africa.battle import Battle, SideId, Unit
from heart_africa.battle.state import SIDES
from heart_africa.book import Book
from heart_africa.game.agenda import Agenda, Owed
from heart_africa.game.moving.alternation import able, in_hand, owing, turn_of
from heart_africa.game.moving.refusing import AREA, why
from heart_africa.reckoning import Line
from heart_africa.tables.printed import Cited, Entry
from heart_africa.tables.sequence import Step

USUAL = ("roll-move", "move", "decline", "turn", "board", "climb-work", "guide", "dismount", "mount")
AFTERWARDS = ("evade", "spring", "step-on-trap", "reach-work", "climb-roof", "leave-roof", "rejoin")


def due(book: Book, battle: Battle) -> Agenda:
    """Whose turn it is to move, which of his may, and what has to be settled before the step ends."""
    owed = tuple(_owed(book, battle))
    first = tuple(each for each in owed if each.order != "move")
    side = turn_of(battle)
    held = in_hand(book, battle, side)
    if first:
        return Agenda("", first[0].why, (first[0].order, *USUAL, *AFTERWARDS), first[0].who, owed)
    if held is not None:
        reason = why(book, "due-in-hand", battle.step, unit=held.name)
        return Agenda(side, reason, ("move", "turn", "decline", *USUAL[4:], *AFTERWARDS), (held.name,), owed)
    if owing(battle, side):
        return _turn(book, battle, side, owed)
    return _nobody(book, battle, owed)


def _turn(book: Book, battle: Battle, side: SideId, owed: tuple[Owed, ...]) -> Agenda:
    who = _names(able(book, battle, side))
    what = "due-units" if battle.step is Step.UNITS else "due-lone-figures"
    reason = why(book, what, battle.step, count=len(owing(battle, side)))
    return Agenda(side, reason, (*USUAL, *AFTERWARDS), who, owed)


def _nobody(book: Book, battle: Battle, owed: tuple[Owed, ...]) -> Agenda:
    """Everybody has moved who must; ambushers, scouts and the like still may."""
    free = tuple(name for side in SIDES for name in _names(able(book, battle, side)))
    return Agenda("", why(book, "due-nobody", battle.step), (*USUAL, *AFTERWARDS), free, owed)


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

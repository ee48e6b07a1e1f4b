"""Who comes onto the table, when, with whom (pp. 21-22): reserves by the die, a column by its order."""

from collections.abc import Iterator

from heart_africa.rules.battle import Battle, SideId, Sort, Unit, Where
from heart_africa.rules.battle.companies import attached
from heart_africa.rules.book import Book
from heart_africa.rules.preparation.arrivals import drawn
from heart_africa.rules.preparation.deployment.places import enters

# --- reserves ---


def rides(battle: Battle, unit: Unit) -> bool:
    """Whoever is aboard a gunboat comes with it; a lent boat comes with whom it carries."""
    vessel = battle.units.get(unit.aboard)
    return vessel is not None and vessel.sort is Sort.UNIT


def rolls(battle: Battle, unit: Unit) -> bool:
    """Whether a unit that is off the table rolls for itself."""
    own = not (attached(battle, unit) or rides(battle, unit) or unit.sort is Sort.BOAT)
    return own and unit.where is Where.RESERVE and bool(unit.here)


def waiting(battle: Battle, side: SideId) -> tuple[Unit, ...]:
    """The units of a side that have still to roll this turn."""
    return tuple(unit for unit in battle.of(side) if rolls(battle, unit) and not unit.arrival_rolled)


def arrived(battle: Battle, side: SideId) -> tuple[Unit, ...]:
    """The units of a side that may come on and have still to be placed."""
    return tuple(unit for unit in battle.of(side) if rolls(battle, unit) and unit.arrived)


def begun(book: Book, battle: Battle) -> bool:
    """Whether reserves come on in this turn at all."""
    return battle.turn >= book.arrivals.first_turn.value


def unsettled(battle: Battle, side: SideId) -> tuple[Unit, ...]:
    """The units of a side that have still to roll or to be placed."""
    return (*waiting(battle, side), *arrived(battle, side))


def draw_due(book: Book, battle: Battle) -> bool:
    """Whether it matters who is first, and is not known."""
    both = all(unsettled(battle, side) for side in (battle.attacker, battle.defender))
    return begun(book, battle) and drawn(book, battle) and not battle.first and both


# --- with whom ---


def party(battle: Battle, unit: Unit) -> tuple[str, ...]:
    """Everybody who comes on with a unit: its leader, its boats, all who sit in those."""
    found = {unit.name}
    while more := {name for each in found for name in _with(battle, battle.unit(each))} - found:
        found |= more
    return tuple(name for name in battle.units if name in found)


def _with(battle: Battle, unit: Unit) -> Iterator[str]:
    off = (each for each in battle.of(unit.side) if each.where is unit.where and each.here)
    vessels = {unit.name, unit.aboard, *(figure.aboard for figure in unit.here)} - {""}
    for each in off:
        aboard = {each.aboard, *(figure.aboard for figure in each.here)}
        if each.with_unit == unit.name or each.name in vessels or aboard & vessels:
            yield each.name


# --- a column ---


def column(battle: Battle) -> tuple[str, ...]:
    """The order of march of those who had not entered when the turn began."""
    return tuple(name for name in battle.march if _in_column(battle, name))


def _in_column(battle: Battle, name: str) -> bool:
    unit = battle.unit(name)
    begun_so = unit.where is Where.COLUMN or unit.arrived
    return begun_so and bool(unit.here) and not attached(battle, unit)


def entering(book: Book, battle: Battle) -> tuple[str, ...]:
    """Who enters this turn of a column and has not yet: one unit, lone figure or baggage train (SCEN-19)."""
    due = enters(book, column(battle), 1)
    return tuple(name for name in due if battle.unit(name).where is Where.COLUMN)

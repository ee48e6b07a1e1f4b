"""Who moves with whom: a unit, the leader who follows it, the guide before it, whoever a vessel carries."""

from collections.abc import Iterator

from heart_africa.core.problems import BadData
from heart_africa.core.strict import nearest
from heart_africa.rules.battle import Battle, Figure, Sort, Unit, Where
from heart_africa.rules.book import Arm, Book


def followers(battle: Battle, unit: Unit) -> tuple[Unit, ...]:
    """The leader who is with a unit, for as long as it is there."""
    leaders = (each for each in battle.of(unit.side, Sort.LEADER) if each.with_unit == unit.name)
    return tuple(each for each in leaders if each.here)


def companions(battle: Battle, unit: Unit) -> tuple[Unit, ...]:
    """Who moves in a unit's turn besides itself: its leader, and a guide who has not moved yet."""
    guides = (battle.units[name] for name in (unit.guided,) if name in battle.units)
    free = tuple(guide for guide in guides if guide.on_table and not guide.done)
    return (*followers(battle, unit), *free)


def members(battle: Battle, unit: Unit) -> tuple[Figure, ...]:
    """The figures that may be named in a unit's order and are still there."""
    return tuple(figure for each in (unit, *companions(battle, unit)) for figure in each.here)


def named(battle: Battle, unit: Unit, names: tuple[str, ...]) -> tuple[Figure, ...]:
    """The figures of these names. Raises `BadData` for one of another unit, or of none."""
    company = {figure.name for each in (unit, *companions(battle, unit)) for figure in each.figures}
    for name in names:
        battle.unit_of(name)
        if name not in company:
            about = {"unit": unit.name, "found": name, "nearest": nearest(name, tuple(company))}
            raise BadData("not-of-this-unit", about=about)
    return tuple(battle.figure(name) for name in dict.fromkeys(names))


# --- vessels ---


def is_vessel(book: Book, unit: Unit) -> bool:
    """Whether it floats: a gunboat, or a boat that is lent."""
    return unit.sort is Sort.BOAT or book.arm(unit.troop) is Arm.VESSEL


def vessel_of(battle: Battle, figure: Figure) -> str:
    """The vessel that carries a figure, or nothing."""
    return figure.aboard or battle.unit_of(figure.name).aboard


def carried(battle: Battle, vessel: str) -> Iterator[Figure]:
    """Who is aboard a vessel."""
    units = (unit for unit in battle.units.values() if unit.name != vessel and unit.where is not Where.OUT)
    return (figure for unit in units for figure in unit.here if vessel_of(battle, figure) == vessel)


def passengers(battle: Battle, vessel: str) -> tuple[Unit, ...]:
    """The units of which somebody is aboard a vessel, as one may need several canoes (BOAT-02)."""
    aboard = {battle.company[figure.name] for figure in carried(battle, vessel)}
    return tuple(unit for unit in battle.units.values() if unit.name in aboard)


def vessels_of(battle: Battle, unit: Unit) -> tuple[Unit, ...]:
    """What carries a unit, or parts of it."""
    names = dict.fromkeys(vessel_of(battle, figure) for figure in unit.here)
    return tuple(battle.unit(name) for name in names if name)

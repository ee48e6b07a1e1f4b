"""Who moves together: a unit, its leader, its guide, those aboard a vessel."""

from collections.abc import Iterator

from heart_africa.core.dice import Dice
from heart_africa.core.journal.records import EventRecord
from heart_africa.core.problems import BadData, Problem
from heart_africa.core.strict import nearest
from heart_africa.rules.battle import Battle, Figure, Sort, Unit
from heart_africa.rules.battle.units import NO_PART
from heart_africa.rules.book import Ability, Arm, Book
from heart_africa.rules.organisation import leaders, scouts
from heart_africa.rules.organisation.leaders import Rejoin
from heart_africa.rules.organisation.scouts import Following, Guide, objections_to_follow
from heart_africa.rules.referee.movement.events import Led
from heart_africa.rules.referee.movement.orders import Move
from heart_africa.rules.referee.movement.refusals import out_of_movement, out_of_play, refusal


def followers(battle: Battle, unit: Unit) -> tuple[Unit, ...]:
    """The company of the leader who is with a unit, as long as any of it is left."""
    leaders = (each for each in battle.of(unit.side, Sort.LEADER) if each.with_unit == unit.name)
    return tuple(each for each in leaders if each.here)


def companions(battle: Battle, unit: Unit) -> tuple[Unit, ...]:
    """The units that move in a unit's turn besides itself: its leader, a guide who has not moved yet."""
    guides = (battle.units[name] for name in (unit.guided,) if name in battle.units)
    free = tuple(guide for guide in guides if guide.on_table and not guide.done)
    return (*followers(battle, unit), *free)


def members(battle: Battle, unit: Unit) -> tuple[Figure, ...]:
    """The figures that an order to a unit may name and that are still there."""
    return tuple(figure for each in (unit, *companions(battle, unit)) for figure in each.here)


def figures_named(battle: Battle, unit: Unit, names: tuple[str, ...]) -> tuple[Figure, ...]:
    """The figures of these names. Raises `BadData` for one that does not move with the unit."""
    company = {figure.name for each in (unit, *companions(battle, unit)) for figure in each.figures}
    for name in names:
        battle.unit_of(name)
        if name not in company:
            about = {"unit": unit.name, "found": name, "nearest": nearest(name, tuple(company))}
            raise BadData("not-of-this-unit", about=about)
    return tuple(battle.figure(name) for name in dict.fromkeys(names))


def riders_of(book: Book, unit: Unit) -> tuple[Figure, ...]:
    """The figures of a unit that can dismount and fight on foot."""
    troops = {troop for troop in {figure.troop for figure in unit.here} if book.can(troop, Ability.DISMOUNTS)}
    return tuple(figure for figure in unit.here if figure.troop in troops) if troops else ()


# --- vessels ---


def is_vessel(book: Book, unit: Unit) -> bool:
    """Whether a unit is a vessel: a gunboat, or a boat that is lent."""
    return unit.sort is Sort.BOAT or book.arm(unit.troop) is Arm.VESSEL


def vessel_of(battle: Battle, figure: Figure) -> str:
    """The name of the vessel that carries a figure; empty if none does."""
    return figure.aboard or battle.unit_of(figure.name).aboard


def carried(battle: Battle, vessel: str) -> Iterator[Figure]:
    """The figures aboard a vessel."""
    units = (unit for unit in battle.units.values() if unit.name != vessel and unit.where not in NO_PART)
    return (figure for unit in units for figure in unit.here if vessel_of(battle, figure) == vessel)


def passengers(battle: Battle, vessel: str) -> tuple[Unit, ...]:
    """The units with any figure aboard a vessel; a unit may need several canoes (BOAT-02)."""
    aboard = {battle.company[figure.name] for figure in carried(battle, vessel)}
    return tuple(unit for unit in battle.units.values() if unit.name in aboard)


def vessels_of(battle: Battle, unit: Unit) -> tuple[Unit, ...]:
    """The vessels that carry a unit or parts of it."""
    names = dict.fromkeys(vessel_of(battle, figure) for figure in unit.here)
    return tuple(battle.unit(name) for name in names if name)


# --- guides ---


def objections_to_guide(book: Book, battle: Battle, order: Guide) -> Iterator[Problem]:
    """The objections to a Scout's leading a unit."""
    unit, scout = battle.unit(order.unit), battle.unit(order.scout)
    yield from out_of_movement(book, battle, unit.name)
    if scout.sort is not Sort.SCOUT or scout.side != unit.side or not scout.on_table:
        yield refusal(book, "no_scout", unit.name, scout=scout.name)
    if not unit.on_table:
        yield refusal(book, "not_on_table", unit.name)
    if scout.done or unit.done:
        yield refusal(book, "moved_already", scout.name if scout.done else unit.name)
    if unit.rolled:
        yield refusal(book, "rolled_before_guided", unit.name, scout=scout.name)
    yield from scouts.objections_to_guide(book, battle, order)


def guide(_book: Book, _battle: Battle, order: Guide, _dice: Dice) -> tuple[EventRecord, ...]:
    """The event by which a Scout leads a unit."""
    return (EventRecord(order.unit, Led(order.scout)),)


def objections_to_guided(book: Book, unit: Unit, order: Move) -> Iterator[Problem]:
    """The objections to a guided unit's move: out of single file, or near an enemy (SCOUT-09, SCOUT-10)."""
    if not unit.guided:
        return
    yield from objections_to_follow(book, Following(unit, order.single_file, enemy_in=order.enemy_in))


# --- a leader and his men ---


def objections_to_rejoin(book: Book, battle: Battle, order: Rejoin) -> tuple[Problem, ...]:
    """The objections to a leader's joining another unit."""
    leader, unit = battle.unit(order.leader), battle.unit(order.unit)
    found = list(out_of_play(book, battle, leader.name))
    found += [refusal(book, "not_on_table", each.name) for each in (leader, unit) if not each.on_table]
    return (*found, *leaders.objections_to_join(book, battle, order))

"""Before the deployment: order of march, boats, rifles, a leader's trait and his unit."""

from collections import Counter
from collections.abc import Iterable, Iterator

from heart_africa.core.dice import Dice
from heart_africa.core.journal.records import EventRecord
from heart_africa.core.problems import BadData, Problem
from heart_africa.rules.battle import Battle, Sort, Unit
from heart_africa.rules.book import Ability, Arm, Book
from heart_africa.rules.book.terrain import PieceId
from heart_africa.rules.organisation.boats import Launch, objections_to_launch
from heart_africa.rules.organisation.leaders import (
    BEGUN,
    AttachLeader,
    join,
    objections_to_join,
    throw_for_trait,
)
from heart_africa.rules.referee.before_play import refusal, side_name, side_of, with_another
from heart_africa.rules.referee.setup.events import BoatLaunched, MarchWritten, RiflesDeclared
from heart_africa.rules.referee.setup.orders import (
    DeclareRifles,
    LaunchBoat,
    ThrowTrait,
    WriteMarch,
)

SHORES = {"sea": PieceId.SEA_OR_LAKE, "great_lake": PieceId.SEA_OR_LAKE, "river": PieceId.RIVER}
Order = WriteMarch | LaunchBoat | DeclareRifles | ThrowTrait | AttachLeader


def objections(book: Book, battle: Battle, order: Order) -> Iterable[Problem]:
    """All that the book has against the order. Raises `BadData` for unknown units and figures."""
    match order:
        case WriteMarch():
            return _to_march(book, battle, order)
        case LaunchBoat():
            return _to_launch(book, battle, order)
        case DeclareRifles():
            return _to_rifles(book, battle, order)
        case ThrowTrait():
            return _to_throw(book, battle, order)
        case AttachLeader():
            _his_own(battle, order)
            return objections_to_join(book, battle, order)


# --- the order of march ---


def _to_march(book: Book, battle: Battle, order: WriteMarch) -> Iterator[Problem]:
    """Problems with an order of march: only in an Ambush, once, with everybody in it (SCEN-17, SCEN-18)."""
    units = [battle.unit(name) for name in order.units]
    if not (battle.scenario and book.deployment.side(battle.scenario, "attacker").column):
        yield refusal(book, "setup_no_march")
        return
    if battle.march or battle.stage in BEGUN:
        yield refusal(book, "setup_march_fixed")
    foreign = tuple(unit.name for unit in units if unit.side != battle.attacker)
    if foreign:
        yield refusal(book, "setup_march_foreign", units=foreign)
    twice = tuple(name for name, count in Counter(order.units).items() if count > 1)
    if twice:
        yield refusal(book, "setup_march_twice", units=twice)
    missing = tuple(unit.name for unit in marching(battle) if unit.name not in order.units)
    if missing:
        yield refusal(book, "setup_march_incomplete", units=missing)


def marching(battle: Battle) -> tuple[Unit, ...]:
    """The units that have a place of their own in the column; boats may but need not."""
    units = (unit for unit in battle.of(battle.attacker) if unit.sort is not Sort.BOAT and unit.here)
    return tuple(unit for unit in units if not with_another(unit))


# --- boats ---


def _to_launch(book: Book, battle: Battle, order: LaunchBoat) -> Iterator[Problem]:
    side = battle.sides[side_of(battle, order.side)]
    _free_name(battle, order)
    if battle.stage in BEGUN:
        yield refusal(book, "setup_too_late")
    bought = order.vessel in {unit.troop for unit in battle.of(order.side, Sort.UNIT)}
    # The water that was named, or "none" if the agreed table has no such water.
    there = (
        battle.ground is None
        or not battle.ground.agreed
        or order.water not in SHORES
        or battle.ground.has(SHORES[order.water])
    )
    water = order.water if there else "none"
    launch = Launch(order.vessel, side.army, water, order.width_in, bought)
    yield from objections_to_launch(book, launch)


def _free_name(battle: Battle, order: LaunchBoat) -> None:
    """Raise `BadData` for an empty name, or for one that is used: a lent boat needs its own."""
    bought = any(
        unit.name == order.name and unit.troop == order.vessel for unit in battle.of(order.side, Sort.UNIT)
    )
    taken = order.name in battle.units or order.name in battle.company
    if not order.name or (taken and not bought):
        raise BadData("name-shared", about={"found": order.name})


# --- rifles ---


def _to_rifles(book: Book, battle: Battle, order: DeclareRifles) -> Iterator[Problem]:
    """Problems with rifles: declared too late, or for figures that cannot have them (CHAR-32, SCOUT-11)."""
    figures = [battle.figure(name) for name in order.figures]
    if battle.stage in BEGUN:
        yield refusal(book, "setup_rifles_too_late")
    for figure in figures:
        if order.rifle == "repeater" and not book.has_firearm(figure.troop):
            yield refusal(book, "setup_not_a_rifle", figure.name, figure=figure.name)
        scouts = book.arm(figure.troop) is Arm.FOOT and book.can(figure.troop, Ability.SCOUT_SAVE)
        if order.rifle == "armed_scout" and not scouts:
            yield refusal(book, "setup_not_a_scout", figure.name, figure=figure.name)


# --- the leader ---


def _to_throw(book: Book, battle: Battle, order: ThrowTrait) -> Iterator[Problem]:
    """Problems with throwing for a trait: too late, or settled (TRAIT-01, TRAIT-02).

    Raises `BadData` for a unit that is no leader's.
    """
    leader = _leader(battle, order.leader)
    if battle.stage in BEGUN:
        yield refusal(book, "setup_trait_too_late", leader.name)
    if not leader.open_traits:
        yield refusal(book, "setup_trait_settled", leader.name, leader=leader.name)


def _leader(battle: Battle, name: str) -> Unit:
    leader = battle.unit(name)
    if leader.sort is not Sort.LEADER:
        raise BadData("no-leader", about={"found": name})
    return leader


def _his_own(battle: Battle, order: AttachLeader) -> None:
    """Raise `BadData` for a unit that is no leader's, or for one of the enemy."""
    leader, unit = battle.unit(order.leader), battle.unit(order.unit)
    if leader.sort is not Sort.LEADER or unit.sort is not Sort.UNIT or unit.side != leader.side:
        raise BadData("not-his-unit", about={"leader": leader.name, "unit": unit.name})


# --- what it brings about ---


def decide(book: Book, battle: Battle, order: Order, dice: Dice) -> tuple[EventRecord, ...]:
    """The events of an order."""
    match order:
        case WriteMarch():
            names = tuple(battle.unit(name).name for name in order.units)
            return (EventRecord(side_name(battle, battle.attacker), MarchWritten(names)),)
        case LaunchBoat():
            side_of(battle, order.side)
            _free_name(battle, order)
            launched = BoatLaunched(order.side, order.vessel, order.name, order.water)
            return (EventRecord(order.name, launched),)
        case DeclareRifles():
            names = tuple(battle.figure(name).name for name in order.figures)
            return (
                EventRecord(
                    battle.unit_of(names[0]).name if names else "", RiflesDeclared(names, order.rifle)
                ),
            )
        case ThrowTrait():
            leader = _leader(battle, order.leader)
            thrown = throw_for_trait(book, leader.figures[0].name, leader.open_traits, dice)
            return tuple(EventRecord(leader.name, event) for event in thrown)
        case AttachLeader():
            _his_own(battle, order)
            return tuple(EventRecord(order.leader, event) for event in join(book, battle, order))

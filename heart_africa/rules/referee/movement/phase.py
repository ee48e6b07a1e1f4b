"""The Movement phase (p. 23): its orders, each with its objections, what it does and when; what is next."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from operator import attrgetter

from heart_africa.core.game import nobody
from heart_africa.core.journal.codec import members
from heart_africa.rules.battle import Battle, Sort, Unit, Where
from heart_africa.rules.battle.state import SIDES, lies
from heart_africa.rules.battle.units import MoveRolled
from heart_africa.rules.book import TRAPS, Arm, Book, WorkId
from heart_africa.rules.book.play import Step
from heart_africa.rules.book.terrain import PieceId
from heart_africa.rules.organisation.boats import CheckGrounding, GroundingRolled, check_grounding
from heart_africa.rules.organisation.fortifications import ClimbWork, StoppedAtWork, WorkClimbed
from heart_africa.rules.organisation.leaders import Rejoin, join
from heart_africa.rules.organisation.scouts import Guide
from heart_africa.rules.organisation.tembas import ClimbRoof, HoleTried, JumpedDown, LeaveRoof, RoofClimbed
from heart_africa.rules.organisation.traps import DummyFound, StepOnTrap, TrapTested, step_on_trap
from heart_africa.rules.play.close_combat.contact import Engaged
from heart_africa.rules.play.close_combat.leaving import Evade, LeftCombat
from heart_africa.rules.play.movement.dice import RollMove
from heart_africa.rules.preparation.deployment.ambushes import AmbushSprung, Spring, come_to_light
from heart_africa.rules.preparation.terrain import CrocodilesMet, CrossWater
from heart_africa.rules.referee.feature import (
    Agenda,
    Feature,
    Owed,
    Procedure,
    thrown,
    told,
)
from heart_africa.rules.referee.movement import (
    alternation,
    choices,
    company,
    contact,
    events,
    obstacles,
    orders,
    unit_moves,
    vessels,
)
from heart_africa.rules.referee.movement.alternation import able, in_hand, may_go, owing, turn_of
from heart_africa.rules.referee.movement.company import is_vessel, riders_of, vessels_of
from heart_africa.rules.referee.movement.refusals import why
from heart_africa.rules.shared_terms import Melee

# --- its orders and events, registered ---


_FIGURE, _VESSEL, _LEADER = attrgetter("figure"), attrgetter("vessel"), attrgetter("leader")


def _figures(order: orders.ReachWork | CrossWater | Evade) -> str:
    return ", ".join(order.figures)


FEATURE = Feature.of(
    {
        orders.Decline: Procedure(unit_moves.objections_to_declining, unit_moves.decline),
        orders.AllStay: Procedure(unit_moves.objections_to_staying, unit_moves.all_stay, nobody),
        RollMove: Procedure(alternation.objections_to_rolling, alternation.roll, left_open=choices.left_open),
        orders.Move: Procedure(unit_moves.objections, unit_moves.decide, left_open=choices.left_open),
        orders.Turn: Procedure(unit_moves.objections_to_turning, unit_moves.turn),
        Evade: Procedure(contact.objections, contact.decide),
        Guide: Procedure(company.objections_to_guide, company.guide),
        Rejoin: Procedure(company.objections_to_rejoin, told(join, _LEADER), _LEADER),
        orders.Mount: Procedure(obstacles.objections_to_riders, obstacles.change_riders),
        orders.Dismount: Procedure(obstacles.objections_to_riders, obstacles.change_riders),
        Spring: Procedure(contact.objections_to_springing, told(come_to_light)),
        StepOnTrap: Procedure(obstacles.objections_to_trap, thrown(step_on_trap, _FIGURE), _FIGURE),
        CrossWater: Procedure(obstacles.objections_to_cross, obstacles.cross, _figures),
        orders.ReachWork: Procedure(obstacles.objections_to_reach, obstacles.reach, _figures),
        ClimbWork: Procedure(obstacles.objections_to_climb, obstacles.climb),
        orders.Board: Procedure(vessels.objections_to_board, vessels.board),
        CheckGrounding: Procedure(vessels.objections_to_grounding, thrown(check_grounding, _VESSEL), _VESSEL),
        ClimbRoof: Procedure(obstacles.objections_to_roof, obstacles.climb_roof, _FIGURE),
        LeaveRoof: Procedure(obstacles.objections_to_leave, obstacles.leave_roof, _FIGURE),
    },
    (
        *members(events.Event),
        MoveRolled,
        AmbushSprung,
        Engaged,
        LeftCombat,
        GroundingRolled,
        TrapTested,
        DummyFound,
        CrocodilesMet,
        StoppedAtWork,
        WorkClimbed,
        RoofClimbed,
        JumpedDown,
        HoleTried,
    ),
)


# --- what comes next ---


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

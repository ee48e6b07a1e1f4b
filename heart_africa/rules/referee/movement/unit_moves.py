"""The move of a unit, turning in place, and standing still (pp. 22-28)."""

from collections.abc import Iterator
from typing import Literal

from heart_africa.core.dice import Dice
from heart_africa.core.journal.records import EventRecord
from heart_africa.core.problems import Problem
from heart_africa.rules.battle import Battle, Figure, SideId, Unit, other
from heart_africa.rules.battle.companies import walks_as
from heart_africa.rules.battle.units import MoveRolled
from heart_africa.rules.book import Book
from heart_africa.rules.book.play import MOVEMENT
from heart_africa.rules.book.terrain import GroundId
from heart_africa.rules.organisation import tembas
from heart_africa.rules.organisation.tembas import objections_to_go_in
from heart_africa.rules.play import fires
from heart_africa.rules.play.close_combat.leaving import Departure
from heart_africa.rules.play.movement import ways
from heart_africa.rules.play.movement.ways import Stretch, Walk
from heart_africa.rules.preparation import cohesion
from heart_africa.rules.preparation.deployment.ambushes import betrayed
from heart_africa.rules.referee.movement import contact
from heart_africa.rules.referee.movement.alternation import (
    chosen,
    ended_with,
    in_hand,
    left_over,
    objections_to_sailing,
    objections_to_turn,
    owing,
    rolled_for,
    turn_of,
)
from heart_africa.rules.referee.movement.company import (
    figures_named,
    is_vessel,
    members,
    objections_to_guided,
    vessel_of,
)
from heart_africa.rules.referee.movement.events import Declined, LeftTable, Stance, Turned, Turns, Went, end
from heart_africa.rules.referee.movement.orders import AllStay, Decline, Move, Turn
from heart_africa.rules.referee.movement.refusals import refusal
from heart_africa.rules.shared_terms import Moved, Obstacle

OPEN = (GroundId.OPEN_GROUND,)
RUBBLE = Stretch((GroundId.BREACH,))
"""What whoever goes through a breach goes over."""


def walk(battle: Battle, figure: Figure, order: Move) -> Walk:
    """The way of a figure by an order to move; attendants and bearers go as their leader (LEAD-14)."""
    aims = Stretch(order.aims_at) if order.aims_at else None
    over = Stretch(order.over or OPEN, order.road)
    return Walk(
        walks_as(battle, figure),
        starts=Stretch(order.starts or OPEN, order.road),
        over=(over, RUBBLE) if order.through == "breach" else (over,),
        aims_at=aims,
        behind=order.aims_over,
        on_foot=figure.dismounted,
        single_file=order.single_file,
        dark=battle.dark,
        water=order.water,
    )


def met_over(order: Move) -> Obstacle:
    """The work over which the movers meet their enemies; a breach if they go through one."""
    return Obstacle.BREACH if order.through == "breach" and not order.aims_over else order.aims_over


def objections_to_ways(
    book: Book, battle: Battle, unit: Unit, movers: tuple[Figure, ...], order: Move
) -> tuple[Problem, ...]:
    """The objections to the ways of these figures: ground, doors, fire, and inches beyond their roll."""
    found = (problem for figure in movers for problem in _of_one(book, battle, unit, figure, order))
    return tuple(dict.fromkeys((*found, *_burning(book, battle, order))))


def _of_one(book: Book, battle: Battle, unit: Unit, figure: Figure, order: Move) -> Iterator[Problem]:
    way = walk(battle, figure, order)
    yield from ways.objections_to_walk(book, way)
    if order.through:
        yield from tembas.objections_to_pass(
            book, tembas.PassThrough(figure.troop, order.through, order.owner)
        )
    if order.inches > 0:
        yield from _too_far(book, way, rolled_for(book, battle, unit, figure), order)


def _too_far(book: Book, way: Walk, rolled: tuple[MoveRolled, ...], order: Move) -> Iterator[Problem]:
    """A problem if the unit has not rolled, or not enough, or only for open ground."""
    if not rolled:
        yield refusal(book, "not_rolled", order.unit, troop=way.who)
        return
    reach = ways.reach(book, way, rolled)
    if order.inches > reach.inches:
        yield refusal(
            book,
            "too_far",
            order.unit,
            troop=way.who,
            inches=order.inches,
            most=reach.inches,
            pace=reach.pace,
        )
    if ways.too_near(book, way, reach, touches=bool(order.engages), short_in=order.aims_short_in):
        yield refusal(book, "stops_short", order.unit, inches=reach.short_of_in)
    if reach.stop == "edge":
        yield refusal(book, "stops_at_edge", order.unit)


def _burning(book: Book, battle: Battle, order: Move) -> Iterator[Problem]:
    for burning in battle.fires:
        if burning.name in order.enters:
            yield from fires.objections_to_enter(book, burning.fire, battle.turn)


def water(order: Move) -> Literal["", "marsh", "ford"]:
    """The water with crocodiles through which they move: "ford", infested "marsh", or ""."""
    met = {*order.starts, *order.over}
    if GroundId.FORD in met:
        return "ford"
    return "marsh" if order.infested and GroundId.MARSH in met else ""


# --- a unit's move, or that it turns in place, or does not move at all ---


RIVER = frozenset({"downstream", "upstream"})


# --- who moves ---


def movers(battle: Battle, unit: Unit, order: Move) -> tuple[Figure, ...]:
    """The figures that move by an order: those named, else all who may.

    Raises `BadData` for others' figures.
    """
    if order.figures:
        return figures_named(battle, unit, order.figures)
    figures_named(battle, unit, (*order.breaks_off, *order.exits, *order.turned))
    return tuple(figure for figure in members(battle, unit) if _free(battle, unit, figure, order))


def _free(battle: Battle, unit: Unit, figure: Figure, order: Move) -> bool:
    held = figure.enemies and figure.name not in order.breaks_off
    stays = figure.on_roof or vessel_of(battle, figure) not in {"", unit.name}
    turns = figure.name in order.turned
    return not (held or stays or turns or _busy(figure) or figure.moved is Moved.MOVED)


def _busy(figure: Figure) -> bool:
    """Whether the figure has used up its move on something else: an attempt, or going aboard."""
    return figure.attempted or figure.boarding


def ends(battle: Battle, unit: Unit, going: tuple[Figure, ...] = ()) -> Turns:
    """How a unit's turn ends, and who is next; `going`: the figures that move by this order."""
    others = ended_with(battle, unit, [figure.name for figure in going])
    return Turns(unit.side if _parted(battle, unit, going) else other(unit.side), others)


def _parted(battle: Battle, unit: Unit, going: tuple[Figure, ...]) -> tuple[Unit, ...]:
    """The units partly aboard a vessel that moves, whose own turn goes on after it."""
    return left_over(battle, unit) if going else ()


# --- what the book has against a move ---


def objections(book: Book, battle: Battle, order: Move) -> Iterator[Problem]:
    """All objections to a move: whose turn it is, each figure, its way, contacts, cohesion."""
    unit = battle.unit(order.unit)
    going = movers(battle, unit, order)
    yield from objections_to_turn(book, battle, unit)
    yield from objections_to_sailing(book, battle, unit)
    yield from _figures(book, battle, unit, going, order)
    yield from objections_to_ways(book, battle, unit, going, order)
    yield from contact.objections_to_engage(book, battle, order.engages, order.breaks_off, order.aims_over)
    if order.engages and order.measured is not None and order.measured > order.inches:
        figure, enemy = order.engages[0]
        about = {"enemy": enemy, "inches": order.inches, "measured": order.measured}
        yield refusal(book, "short_of_contact", figure, **about)
    for name in order.breaks_off:
        leaving = Departure(battle.figure(name), name in order.over_bases, dict(order.engages).get(name, ""))
        yield from contact.objections_to_break_off(book, battle, leaving)
    if not order.more:  # told when the last of the unit has moved; a lone figure cannot lose it
        moved = bool(going) and order.inches > 0
        holds = cohesion.Movement(moved, order.cohesive_before, order.cohesive_after, order.closes_up)
        yield from cohesion.objections_to_movement(book, holds)
    yield from objections_to_go_in(book, battle, unit.side, [each.name for each in going], order.behind)
    yield from objections_to_guided(book, unit, order)
    if order.exits and (battle.scenario != "ambush" or unit.side != battle.attacker):
        yield refusal(book, "no_way_out", unit.name)  # only an Ambush's attacker gets anywhere by leaving


def _figures(
    book: Book, battle: Battle, unit: Unit, going: tuple[Figure, ...], order: Move
) -> Iterator[Problem]:
    """Problems for figures that are gone, have moved, are held in contact, or are aboard a vessel."""
    if not going and not order.turned:
        yield refusal(book, "nobody_moves", unit.name)
    for figure in (*going, *figures_named(battle, unit, order.turned)):
        if not figure.here:
            yield refusal(book, "figure_gone", figure.name)
        elif figure.moved is Moved.MOVED:
            yield refusal(book, "figure_moved", figure.name)
        elif _busy(figure):
            yield refusal(book, "figure_busy", figure.name)
    for figure in going:
        if figure.enemies and figure.name not in order.breaks_off:
            yield refusal(book, "held_in_contact", figure.name, enemies=", ".join(figure.enemies))
        if vessel_of(battle, figure) not in {"", unit.name}:
            yield refusal(book, "aboard", figure.name, vessel=vessel_of(battle, figure))


# --- what it brings about ---


def decide(book: Book, battle: Battle, order: Move, _dice: Dice) -> tuple[EventRecord, ...]:
    """The events of a move: an ambush revealed, combats left, the move, contacts, figures off the table."""
    unit = battle.unit(order.unit)
    going = tuple(figure for figure in movers(battle, unit, order) if figure.here)
    return (
        *(EventRecord(unit.name, event) for event in betrayed(book, battle, unit, moves=True)),
        *chosen(unit),
        *(fact for each in _with_a_vessel(book, battle, unit, going, order) for fact in chosen(each)),
        *contact.broken_off(book, figures_named(battle, unit, order.breaks_off)),
        EventRecord(unit.name, went(book, battle, unit, going, order)),
        *contact.engaged(book, battle, order.engages, order.inches, met_over(order)),
        *(EventRecord(name, LeftTable(name)) for name in order.exits if battle.figure(name).here),
    )


def _with_a_vessel(
    book: Book, battle: Battle, unit: Unit, going: tuple[Figure, ...], order: Move
) -> tuple[Unit, ...]:
    """The units partly aboard a vessel, whose turn begins with its move and goes on."""
    sails = is_vessel(book, unit) and order.inches > 0
    return _parted(battle, unit, going) if sails else ()


def went(book: Book, battle: Battle, unit: Unit, going: tuple[Figure, ...], order: Move) -> Went:
    """The event of the move itself."""
    vessel = is_vessel(book, unit)
    return Went(
        tuple(figure.name for figure in going),
        order.inches,
        Stance(order.cover, order.covered, order.alone, order.behind),
        order.turned,
        water="" if vessel else water(order),
        vessel=vessel,
        river=_grounds(book, unit, order),
        ends=None if order.more else ends(battle, unit, going if order.inches > 0 else ()),
    )


def _grounds(book: Book, unit: Unit, order: Move) -> bool:
    """Whether the vessel will have to roll for running aground: a gunboat that moves on a river (GUN-21)."""
    grounding = unit.troop == book.boats.grounding.vessel
    return grounding and order.water in RIVER and order.inches > 0


# --- turning, staying ---


def objections_to_turning(book: Book, battle: Battle, order: Turn) -> tuple[Problem, ...]:
    """The objections to turning: whose turn it is, and figures that are gone."""
    unit = battle.unit(order.unit)
    figures = figures_named(battle, unit, order.figures)
    gone = (refusal(book, "figure_gone", figure.name) for figure in figures if not figure.here)
    return (*objections_to_turn(book, battle, unit), *gone)


def turn(_book: Book, battle: Battle, order: Turn, _dice: Dice) -> tuple[EventRecord, ...]:
    """The events of turning in place, which counts against shooting but is no move."""
    unit = battle.unit(order.unit)
    figures = figures_named(battle, unit, order.figures) or unit.here
    names = tuple(figure.name for figure in figures if figure.here)
    return (*chosen(unit), EventRecord(unit.name, Turned(names, None if order.more else ends(battle, unit))))


def objections_to_declining(book: Book, battle: Battle, order: Decline) -> tuple[Problem, ...]:
    """The objections to standing still: whose turn it is. A unit that has rolled may stay (TURN-05)."""
    return objections_to_turn(book, battle, battle.unit(order.unit))


def decline(_book: Book, battle: Battle, order: Decline, _dice: Dice) -> tuple[EventRecord, ...]:
    """The event of a unit that stands still, which counts as its move."""
    unit = battle.unit(order.unit)
    stirred = any(figure.moved is Moved.MOVED or _busy(figure) for figure in members(battle, unit))
    return (EventRecord(unit.name, Declined(ends(battle, unit), still=not stirred)),)


def objections_to_staying(book: Book, battle: Battle, order: AllStay) -> tuple[Problem, ...]:
    """A problem if nobody of the side has still to move."""
    anybody = next(_staying(book, battle, order.side), None) is not None
    return () if anybody else (refusal(book, "all_have_moved", ""),)


def all_stay(book: Book, battle: Battle, order: AllStay, dice: Dice) -> tuple[EventRecord, ...]:
    """The events of all who have still to move and stand still, one after the other."""
    staying = _staying(book, battle, order.side)
    return tuple(fact for now, unit in staying for fact in decline(book, now, Decline(unit.name), dice))


def _staying(book: Book, battle: Battle, only: SideId) -> Iterator[tuple[Battle, Unit]]:
    """The units that have still to move, with the battle as each is reached.

    Of one side only, or of each as it is its turn; a unit that has begun to move comes first.
    """
    while battle.step in MOVEMENT and (left := owing(battle, side := only or turn_of(battle))):
        held = in_hand(book, battle, side)
        unit = held if held in left else left[0]
        yield battle, unit
        battle = end(battle, unit.name, ends(battle, unit))

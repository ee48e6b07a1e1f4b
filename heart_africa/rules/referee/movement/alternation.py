"""Whose turn it is to move (p. 23), the sides alternating by units, and the roll to move (pp. 12, 24)."""

from collections.abc import Iterable, Iterator

from heart_africa.core.dataclass import replace
from heart_africa.core.dice import Dice
from heart_africa.core.journal.records import EventRecord
from heart_africa.core.problems import Problem
from heart_africa.rules.battle import Battle, Figure, SideId, Sort, Unit, Where, other
from heart_africa.rules.battle.companies import attached
from heart_africa.rules.battle.state import SIDES
from heart_africa.rules.battle.units import MoveRolled, Pace
from heart_africa.rules.book import Book, Trait
from heart_africa.rules.book.play import Moves, Step
from heart_africa.rules.play.movement import dice as rolling
from heart_africa.rules.play.movement.dice import Gait, RollMove
from heart_africa.rules.play.sequence import may_move, moves
from heart_africa.rules.referee.movement.company import (
    carried,
    companions,
    followers,
    members,
    passengers,
    vessel_of,
    vessels_of,
)
from heart_africa.rules.referee.movement.events import Chosen
from heart_africa.rules.referee.movement.refusals import out_of_movement, refusal
from heart_africa.rules.shared_terms import Moved

# --- whose turn it is to move ---


LONE = frozenset({Sort.LEADER, Sort.STANDARD_BEARER, Sort.WITCH_DOCTOR, Sort.SCOUT, Sort.BAGGAGE})


# --- who has still to move ---


def owes(battle: Battle, unit: Unit) -> bool:
    """Whether a unit on the table must still move in this step or be declared to stand still."""
    own = unit.sort is Sort.UNIT if battle.step is Step.UNITS else unit.sort in LONE
    return own and _free(battle, unit) and unit.on_table


def _free(battle: Battle, unit: Unit) -> bool:
    return not unit.done and not unit.broken and not attached(battle, unit)


def owing(battle: Battle, side: SideId) -> tuple[Unit, ...]:
    """The units of a side that have still to move in this step."""
    return tuple(unit for unit in battle.of(side) if owes(battle, unit))


def may_go(book: Book, battle: Battle, unit: Unit) -> bool:
    """Whether a unit may move in this step: those that must, those in ambush, those with leave to."""
    fit = _free(battle, unit) and unit.deployed
    return fit and any(_lets(battle, unit, row) for row in rows(book, battle, unit))


def able(book: Book, battle: Battle, side: SideId) -> tuple[Unit, ...]:
    """The units of a side that may move now, those that must first."""
    units = [unit for unit in battle.of(side) if may_go(book, battle, unit)]
    return tuple(sorted(units, key=lambda unit: not owes(battle, unit)))


def rows(book: Book, battle: Battle, unit: Unit) -> tuple[Moves, ...]:
    """The steps in which a unit may move, with the entries; a boat moves with its passengers."""
    if unit.sort is Sort.BOAT:
        return tuple(row for each in passengers(battle, unit.name) for row in rows(book, battle, each))
    genius = unit.sort is Sort.LEADER and Trait.ORGANIZING_GENIUS in unit.traits
    return moves(book, unit.sort.value, leader_is_genius=genius)


def _lets(battle: Battle, unit: Unit, row: Moves) -> bool:
    # The combat units of its side that have moved, declined to move, or are moving.
    moved = sum(each.done or each.chosen for each in battle.of(unit.side, Sort.UNIT))
    return may_move(row, battle.step, own_units_moved=moved)


# --- whose turn it is ---


def turn_of(battle: Battle) -> SideId:
    """The side that moves now; a side with nobody left to move lets the other move all (TURN-03)."""
    first = battle.mover or battle.attacker
    return other(first) if not owing(battle, first) and owing(battle, other(first)) else first


def in_hand(book: Book, battle: Battle, side: SideId) -> Unit | None:
    """The unit of a side that has begun to move and not ended; None if there is none."""
    begun = (unit for unit in battle.of(side) if unit.chosen and not unit.done)
    return next((unit for unit in begun if may_go(book, battle, unit)), None)


def ended_with(battle: Battle, unit: Unit, going: Iterable[str] = ()) -> tuple[str, ...]:
    """Whose turn ends with that of a unit: its leader's; those of guides and passengers who have moved too.

    `going`: the figures that move by the order which ends it.
    """
    company = (figure for each in (unit, *companions(battle, unit)) for figure in each.figures)
    gone = {*going, *(figure.name for figure in company if figure.moved is Moved.MOVED)}
    leaders = followers(battle, unit)
    others = (each for each in companions(battle, unit) if each not in leaders)
    guides = (each for each in others if any(figure.name in gone for figure in each.figures))
    sails = bool(gone & {figure.name for figure in unit.figures})
    riders = (each for each in passengers(battle, unit.name) if sails and _taken(battle, each, unit))
    return tuple(each.name for each in (*leaders, *guides, *riders))


def left_over(battle: Battle, unit: Unit) -> tuple[Unit, ...]:
    """The units aboard a vessel that has moved, of which some figures have still to move."""
    riders = (each for each in passengers(battle, unit.name) if owes(battle, each))
    return tuple(each for each in riders if not _taken(battle, each, unit))


def _taken(battle: Battle, rider: Unit, vessel: Unit) -> bool:
    """Whether nobody of a unit is left to move once this vessel has moved.

    All have moved, or are aboard this or another vessel that has.
    """
    return all(
        figure.moved is Moved.MOVED
        or vessel_of(battle, figure)
        in {vessel.name, *(each.name for each in vessels_of(battle, rider) if each.under_way)}
        for figure in rider.here
    )


# --- what the order of play has against it ---


def objections_to_sailing(book: Book, battle: Battle, unit: Unit) -> tuple[Problem, ...]:
    """A problem if figures go aboard: that takes the whole turn, so the vessel waits for them (BOAT-10)."""
    if any(figure.boarding for figure in carried(battle, unit.name)):
        return (refusal(book, "takes_aboard", unit.name),)
    return ()


def objections_to_turn(book: Book, battle: Battle, unit: Unit) -> tuple[Problem, ...]:
    """Why it is not this unit's turn to move."""
    return tuple(_objections(book, battle, unit))


def _objections(book: Book, battle: Battle, unit: Unit) -> Iterator[Problem]:
    yield from out_of_movement(book, battle, unit.name)
    if (absent := _absent(unit)) is not None:
        yield refusal(book, absent, unit.name)
        return
    if attached(battle, unit):
        yield refusal(book, "goes_with_his_unit", unit.name, unit=unit.with_unit)
        return
    if unit.done:
        yield refusal(book, "declined_already" if unit.still else "moved_already", unit.name)
        return
    if not any(_lets(battle, unit, row) for row in rows(book, battle, unit)):
        yield from _not_now(book, battle, unit)
        return
    # It is the other side's turn, or another of its own is under way. A side that need not move anybody may
    # still let an ambusher, a scout or the like go in its turn.
    if unit.side not in {turn_of(battle), battle.mover} and any(owing(battle, side) for side in SIDES):
        when = "units_alternate" if battle.step is Step.UNITS else "lone_figures_alternate"
        yield refusal(book, when, unit.name)
    held = in_hand(book, battle, unit.side)
    if held is not None and unit not in (held, *vessels_of(battle, held)):
        yield refusal(book, "another_is_moving", unit.name, other=held.name)


def _absent(unit: Unit) -> str | None:
    """The name of the reason why a unit is not on the table; None if it is."""
    if unit.where is Where.RESERVE:
        return "in_reserve"
    if unit.where is Where.COLUMN:
        return "in_column"
    return None if unit.deployed and not unit.broken else "not_on_table"


def _not_now(book: Book, battle: Battle, unit: Unit) -> Iterator[Problem]:
    """Problems with the entries that say when the unit moves instead; an empty boat never moves."""
    found = rows(book, battle, unit)
    if not found:
        yield refusal(book, "nobody_moves", unit.name)
    for row in found[:1]:
        about = {"who": unit.name, "step": row.step.value}
        code = "moving-after-own-units" if row.step is battle.step else "moving-in-another-step"
        yield row.problem(code, unit.name, **about)


# --- a unit rolls how far it may go ---


BOTH: tuple[Pace, ...] = ("open", "difficult")


def speeds(book: Book, battle: Battle, unit: Unit) -> tuple[Gait, ...]:
    """The different rolls of a unit: one for each speed among its figures; one in all if it is guided."""
    found: dict[object, Gait] = {}
    own = [figure for figure in members(battle, unit) if figure.name != unit.guided]
    for figure in own or unit.figures:
        goes = rolling.gait(battle, unit, figure)
        found.setdefault(tuple(str(rolling.rate(book, goes, pace)) for pace in BOTH), goes)
    return tuple(found.values())


def rolled_for(book: Book, battle: Battle, unit: Unit, figure: Figure) -> tuple[MoveRolled, ...]:
    """Those of the unit's rolls that give this figure's speed."""
    goes = rolling.gait(battle, unit, figure)
    return tuple(one for one in unit.rolled if unit.guided or one.rate == rolling.rate(book, goes, one.pace))


# --- the order ---


def objections_to_rolling(book: Book, battle: Battle, order: RollMove) -> tuple[Problem, ...]:
    """The objections to a roll for movement: whose turn it is, and the book's own."""
    unit = battle.unit(order.unit)
    found = (
        problem
        for goes in speeds(book, battle, unit)
        for problem in rolling.objections_to_roll(book, battle, order, goes)
    )
    whose = (*objections_to_turn(book, battle, unit), *objections_to_sailing(book, battle, unit))
    return tuple(dict.fromkeys((*whose, *found)))


def roll(book: Book, battle: Battle, order: RollMove, dice: Dice) -> tuple[EventRecord, ...]:
    """The events of a roll: the unit is chosen, and how far it may go; a guide shares it (SCOUT-09)."""
    unit = battle.unit(order.unit)
    rolled = tuple(_rolled(book, battle, unit, order, dice))
    return (*chosen(unit), *rolled)


def chosen(unit: Unit) -> tuple[EventRecord, ...]:
    """The event that a unit has begun its turn to move; none if it has begun or ended it already."""
    return () if unit.chosen or unit.done else (EventRecord(unit.name, Chosen()),)


def _rolled(book: Book, battle: Battle, unit: Unit, order: RollMove, dice: Dice) -> Iterator[EventRecord]:
    guide = battle.units.get(unit.guided)
    shared = guide.rolled if guide else ()
    for goes in speeds(book, battle, unit):
        if shared:
            yield from (EventRecord(unit.name, replace(one, who=goes.who)) for one in shared)
            continue
        for one in rolling.roll_move(book, goes, rolling.paces_of(battle, order), dice):
            yield EventRecord(unit.name, one)
            if guide:
                yield EventRecord(guide.name, replace(one, who=rolling.GUIDE))

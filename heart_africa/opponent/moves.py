"""Moves filled in from a sketch: towards a spot, into contact, out of it, off the table."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import floor, hypot
from typing import cast

from heart_africa.board.layout import Spot
from heart_africa.core.dataclass import dataclass, field
from heart_africa.opponent.barriers import BASE_IN, Barrier
from heart_africa.opponent.beginnings import behind, wide
from heart_africa.opponent.drafts import Draft
from heart_africa.opponent.ground import Edge, Gait, Goal, Place, Square
from heart_africa.opponent.plans import on_foot
from heart_africa.opponent.sketch import (
    FAR,
    NEXT_IN,
    Position,
    ahead,
    bearing,
    far,
    from_edge,
    length,
    middle_of,
    on_edge,
    ranked,
    whole,
)
from heart_africa.opponent.vessels import on_river, taken_along
from heart_africa.rules.battle import Figure, Sort, Unit
from heart_africa.rules.battle.companies import walks_as
from heart_africa.rules.book import ATTENDANT, BAGGAGE, Arm
from heart_africa.rules.book.terrain import GroundId
from heart_africa.rules.organisation.fortifications import Climbable, ClimbWork
from heart_africa.rules.play.movement.ways import walker
from heart_africa.rules.referee.movement.alternation import rolled_for
from heart_africa.rules.referee.movement.company import is_vessel, members, vessel_of
from heart_africa.rules.referee.movement.orders import Move
from heart_africa.rules.shared_terms import Moved, Obstacle

FINE = 100
ANY_IN, STEP_IN, LEAST_IN, PLENTY = 99.0, 0.5, 0.1, 0.7
"""No limit; the least that a figure, and all of a unit on average, move; what part of a way will do."""
STEPS = (
    (1.0, 30.0), (1.0, -30.0), (0.7, 0.0), (1.0, 60.0), (1.0, -60.0),
    (0.7, 45.0), (0.7, -45.0), (0.4, 0.0),
)  # fmt: skip
"""Parts of a way, and degrees aside, that are tried in turn where the whole of it leads into somebody."""
TOUCHING_IN = BASE_IN * 1.2
"""An enemy as near as this is all but touched."""
BEHIND_IN = 1.5
"""So far from its base line a unit goes back."""
PARTS = (1.0, 0.6, 0.3)
"""Of how much of its way a unit goes man by man where it would fall apart by more."""
LATE: tuple[Obstacle, ...] = (Obstacle.NONE, Obstacle.ROOF)


@dataclass(frozen=True, slots=True)
class Mover:
    """A figure that may move: where it stands, how far it may go in the open and over difficult ground."""

    figure: Figure
    spot: Spot
    open_in: int
    slow_in: int | None


@dataclass(frozen=True, slots=True)
class Party:
    """The figures of a unit, and who goes with it, that may move; `gait`: where all of them may go.

    `waits`: the squares of fords, bridges and gaps that it leaves to another of its side, which is on its way
    through them. Where two go through one another, neither gets on, for each has to stay with its own.
    """

    unit: Unit
    movers: tuple[Mover, ...]
    gait: Gait
    names: frozenset[str] = field(default_factory=frozenset)
    waits: frozenset[Square] = frozenset()

    @property
    def middle(self) -> Spot:
        """The middle of them."""
        return middle_of([each.spot for each in self.movers])

    @property
    def barred(self) -> frozenset[GroundId]:
        """Where none of them may go."""
        return self.gait.barred

    @property
    def figures(self) -> frozenset[str]:
        """Their names."""
        return frozenset(each.figure.name for each in self.movers)


def party(at: Position, unit: Unit, *, held: bool = False) -> Party | None:
    """Who may move of a unit that has rolled; None if nobody may. `held`: those in contact instead."""
    movers = []
    barred: set[GroundId] = set()
    names = set()
    for figure in members(at.battle, unit):
        spot = at.sketch.spots.get(figure.name)
        busy = figure.attempted or figure.boarding or figure.moved is Moved.MOVED or figure.on_roof
        if spot is None or busy or vessel_of(at.battle, figure):
            continue
        if bool(figure.enemies) is not held:
            continue
        rolls = {each.pace: each.inches for each in rolled_for(at.book, at.battle, unit, figure)}
        if not rolls:
            continue
        slow = rolls.get("difficult")
        movers.append(Mover(figure, spot, rolls.get("open", slow or 0), slow))
        barred |= at.land.barred(walks_as(at.battle, figure))
        names.add(at.battle.company[figure.name])
    gait = at.land.gait(unit.troop, frozenset(barred))
    crossing = at.crossing(unit.side, gait.barred)
    first = unit.independent or not crossing or unit.name in crossing
    waits = frozenset[Square]() if first else at.land.gates(gait.barred)
    return Party(unit, tuple(movers), gait, frozenset(names), waits) if movers else None


def _way(at: Position, group: Party, start: Spot, goal: Goal, past: float) -> Iterator[Spot]:
    """The middles of the squares on the best way to a goal, as far as it does not wait for others."""
    for spot in at.land.way(start, goal, group.gait, at.held(group.unit.side, past)):
        if group.waits and at.land.square(spot) in group.waits:
            return
        yield spot


# --- how far along a line ---


def _allowed(at: Position, mover: Mover, end: Spot, barred: frozenset[GroundId]) -> float:
    """How far a figure gets on its straight way to a spot with what was rolled; less than 0: not at all."""
    far_in = far(mover.spot, end)
    slow = at.land.slow
    begins = at.land.at(mover.spot) in slow or at.battle.dark
    most = float(mover.slow_in if begins and mover.slow_in is not None else 0 if begins else mover.open_in)
    if at.land.barriers:
        most = min(most, at.land.free(mover.spot, end))
    gone, clear = 0.0, True
    grounds = at.land.along(mover.spot, end)
    for step, ground in enumerate(grounds, start=1):
        inches = far_in * step / len(grounds)
        if ground is None or ground in barred:
            break
        if ground in slow and clear and not begins:
            clear = False
            if mover.slow_in is None or inches > mover.slow_in:
                break
            most = min(most, float(mover.slow_in))
        gone = inches
        if gone >= most:
            return most
    return min(gone, most)


def _gets_there(at: Position, mover: Mover, end: Spot, barred: frozenset[GroundId]) -> bool:
    """Whether a figure gets straight to a spot, as the inches of that way are looked at by itself."""
    return _allowed(at, mover, end, barred) >= far(mover.spot, end) - 1 / FINE


def _stretch(start: Spot, end: Spot, inches: float) -> Spot:
    """The spot so far on the way to another."""
    full = far(start, end)
    if full <= inches or full == 0:
        return end
    return start[0] + (end[0] - start[0]) * inches / full, start[1] + (end[1] - start[1]) * inches / full


def _heading(at: Position, group: Party, goal: Goal, inches: float, *, past: float) -> Spot:
    """A spot to go straight to on the best way to a goal, about so far off; where it is if there is none."""
    start = group.middle
    if isinstance(goal, tuple) and not past and not group.waits:
        straight = [*at.land.along(start, goal)]
        parted = bool(at.land.barriers) and at.land.parted(start, goal)
        if not parted and not any(
            ground is None or ground in group.barred or ground in at.land.slow for ground in straight
        ):
            return goal
    best = start
    for spot in _way(at, group, start, goal, past):
        if any(ground is None or ground in group.barred for ground in at.land.along(start, spot)):
            break
        best = spot
        if far(start, spot) >= inches:
            break
    walled = best == start and isinstance(goal, tuple) and bool(at.land.barriers)
    return goal if walled and isinstance(goal, tuple) else best


# --- towards a spot ---


def towards(
    at: Position, group: Party, goal: Goal, name: str = "", most: float = ANY_IN, *, past: float = 0.0
) -> Draft | None:
    """The move by which most of a unit comes nearest to a goal; None if it cannot come nearer.

    As it stands if all of that way is clear, else as it stands by a part of it or aside, drawn up anew in
    ranks, or each by his own best way past what bars it.
    """
    most = min(most, max(each.open_in for each in group.movers))
    if is_vessel(at.book, group.unit) and isinstance(goal, tuple):
        goal = at.land.afloat(goal)
    start = group.middle
    aim = _heading(at, group, goal, most, past=past)
    run = min(most, far(start, aim))
    if run >= STEP_IN and (ends := _shifted(at, group, _stretch(start, aim, run))):
        return _draft(at, group, ends, (), name, aim)

    def won(ends: Mapping[str, Spot]) -> float:
        """How much nearer they all come to it, each by his own way."""
        gone = ((each.spot, ends[each.figure.name]) for each in group.movers if each.figure.name in ends)
        return sum(
            on_foot(at, group.unit, one, goal, past) - on_foot(at, group.unit, end, goal, past)
            for one, end in gone
        )

    ends = max((_formed(at, group, aim, run), _aside(at, group, aim, run)), key=won) if run >= STEP_IN else {}
    if won(ends) < PLENTY * most * len(group.movers):
        ends = max((ends, _filed(at, group, goal, most, past=past)), key=won)
    moved = _worth_going(at, group, ends)
    # About the corner of a work they go one by one, each by an inch or two, while the others wait for him.
    if won(moved) < LEAST_IN * (len(moved) if at.land.barriers else len(group.movers)):
        return None
    return _draft(at, group, moved, (), name, aim) if moved else None


def _worth_going(at: Position, group: Party, ends: Mapping[str, Spot]) -> dict[str, Spot]:
    """Those who move more than a little; all of them where the others hold together only so."""
    for least in (STEP_IN / 2, 1 / FINE):
        moved = {name: end for name, end in ends.items() if far(end, at.sketch.spots[name]) >= least}
        if _keeps(at, group, moved):
            break
    return moved


def _shifted(at: Position, group: Party, middle: Spot) -> dict[str, Spot]:
    """All as they stand about another middle; nothing if one of them cannot get there."""
    (x, y), (a, b) = group.middle, middle
    ends = {each.figure.name: (each.spot[0] + a - x, each.spot[1] + b - y) for each in group.movers}
    full = far((x, y), middle) - 0.01
    if any(_allowed(at, each, ends[each.figure.name], group.barred) < full for each in group.movers):
        return {}
    stays = any(figure.name not in ends for figure, _ in at.standing(group.unit.name))
    return {} if _comes_too_near(at, group, ends) or (stays and not _keeps(at, group, ends)) else ends


def _aside(at: Position, group: Party, aim: Spot, run: float) -> dict[str, Spot]:
    """As they stand, a part of the way or aside of it; nothing if no such way is clear."""
    start, full = group.middle, far(group.middle, aim)
    for part, aside in STEPS:
        end = ahead(start, bearing(start, aim) + aside, run * part)
        if run * part >= STEP_IN and far(end, aim) <= full - STEP_IN and (ends := _shifted(at, group, end)):
            return ends
    return {}


def _formed(at: Position, group: Party, aim: Spot, run: float) -> dict[str, Spot]:
    """Drawn up anew about a spot on the way, the foremost in the first rank, each as far as he gets."""
    start, facing, files = group.middle, bearing(group.middle, aim), wide(at, group.unit)
    across = ahead((0.0, 0.0), facing + 90, 1.0)
    first = sorted(group.movers, key=lambda each: far(each.spot, aim))
    ranks = [first[n : n + files] for n in range(0, len(first), files)]
    first = [
        each
        for rank in ranks
        for each in sorted(rank, key=lambda one: one.spot[0] * across[0] + one.spot[1] * across[1])
    ]
    names = [each.figure.name for each in first]
    for part in PARTS:
        slots = ranked(names, _stretch(start, aim, run * part), facing, files)
        if ends := _placed(at, group, [(each, _short_of(at, group, each, slots)) for each in first]):
            return ends
    return {}


def _short_of(at: Position, group: Party, mover: Mover, slots: Mapping[str, Spot]) -> Iterator[Spot]:
    """Its place in the ranks as far as it gets, then less and less of the way there."""
    slot = slots[mover.figure.name]
    inches = min(_allowed(at, mover, slot, group.barred), far(mover.spot, slot))
    while inches > 0:
        end = _stretch(mover.spot, slot, inches)
        if _gets_there(at, mover, end, group.barred):
            yield end
        inches -= BASE_IN
    yield mover.spot


def _filed(at: Position, group: Party, goal: Goal, most: float, *, past: float) -> dict[str, Spot]:
    """Each by his own best way, the foremost first, as far as they hold together: so they file past things.

    Who stands in difficult ground does not keep back the others, but for what holds them together.
    """
    held = at.held(group.unit.side, past)
    first = sorted(group.movers, key=lambda each: at.land.far(each.spot, goal, group.gait, held))
    for part in PARTS:
        ways = [
            (each, _along_way(at, group, each, goal, part * min(most, each.open_in), past=past))
            for each in first
        ]
        if ends := _placed(at, group, ways):
            return ends
    return _crept(
        at, group, [(each, [*_along_way(at, group, each, goal, most, past=past)]) for each in first]
    )


def _crept(at: Position, group: Party, wanted: Sequence[tuple[Mover, Sequence[Spot]]]) -> dict[str, Spot]:
    """One by one, who comes last first, each as far as they hold together; then the foremost once more.

    So a unit that hangs together over a bridge by its last few inches gets across.
    """
    staying = [spot for figure, spot in at.standing(group.unit.name) if figure.name not in group.figures]
    most, then = at.book.cohesion.apart_in.value, {each.figure.name: each.spot for each, _ in wanted}
    if not whole([*then.values(), *staying], most):
        return {}
    for mover, spots in (*reversed(wanted), *wanted):
        own = mover.figure.name
        others = [*staying, *(spot for name, spot in then.items() if name != own)]
        for end in spots:
            if end == then[own]:
                break
            if any(far(end, each) < BASE_IN for each in others) or _touches(at, group, end):
                continue
            if whole([*others, end], most):
                then[own] = end
                break
    return then


def _placed(at: Position, group: Party, wanted: Sequence[tuple[Mover, Iterable[Spot]]]) -> dict[str, Spot]:
    """Each on the first of his spots that is free, else where he is; nothing if they fall apart by it.

    Nobody takes the place of one who comes after him, for he may have to stay there.
    """
    staying = [spot for figure, spot in at.standing(group.unit.name) if figure.name not in group.figures]
    taken = {each.figure.name: each.spot for each, _ in wanted}
    for mover, spots in wanted:
        own = mover.figure.name
        others = (*staying, *(spot for name, spot in taken.items() if name != own))
        for end in spots:
            x, y = end
            if not [0 for a, b in others if hypot(x - a, y - b) < BASE_IN] and not _touches(at, group, end):
                taken[own] = end
                break
    most = at.book.cohesion.apart_in.value
    before = [*(each.spot for each, _ in wanted), *staying]
    return taken if whole([*taken.values(), *staying], most) or not whole(before, most) else {}


def _touches(at: Position, group: Party, end: Spot) -> bool:
    """Whether somebody of another unit is there, or an enemy all but touched."""
    x, y = end
    for foe in at.foes(group.unit.side):
        a, b = at.middle(foe.name)
        near = at.spots(foe.name) if hypot(x - a, y - b) <= at.radius(foe.name) + 2 * BASE_IN else ()
        if [0 for a, b in near if hypot(x - a, y - b) < TOUCHING_IN]:
            return True
    return at.crowded(end, group.names)


def inside(at: Position, group: Party, place: Place) -> Draft | None:
    """Those of a unit who stand outside a place go into it, each to the nearest spot that is free.

    Who comes from farthest has the first choice, so that nobody who could get in stays out for one who is
    nearer. None if nobody gets in.
    """
    most = max(each.open_in for each in group.movers)
    out = {each: off for each in group.movers if (off := place.off(each.spot))}
    if not out or min(out.values()) > most:
        return None
    free = [spot for spot in place.spots(BASE_IN + 0.1) if not _touches(at, group, spot)]

    def spots(mover: Mover) -> Iterator[Spot]:
        near = sorted((far(mover.spot, spot), spot) for spot in free if far(mover.spot, spot) <= most)
        yield from (spot for inches, spot in near if _allowed(at, mover, spot, group.barred) >= inches - 0.01)
        yield from _along_way(at, group, mover, place.middle, float(mover.open_in), past=0.0)

    stays = [(each, ()) for each in group.movers if each not in out]
    goes = [(each, spots(each)) for each in sorted(out, key=lambda one: -out[one])]
    ends = _placed(at, group, [*stays, *goes])
    moved = _worth_going(at, group, ends)
    if not any(place.holds(end) for end in moved.values()):
        return None
    return _draft(at, group, moved, (), "inside", place.middle)


def _along_way(
    at: Position, group: Party, mover: Mover, goal: Goal, run: float, *, past: float
) -> Iterator[Spot]:
    """Spots that it reaches in a straight line on its best way, the farthest first; its own at last."""
    found = [mover.spot]
    for spot in _way(at, group, mover.spot, goal, past):
        inches = far(mover.spot, spot)
        if inches > run + 2:
            break
        if at.land.barriers and len(found) == 1 and not at.land.parted(mover.spot, spot):
            found.extend(_about_a_corner(at, group, mover, spot, run))
        got = min(_allowed(at, mover, spot, group.barred), run)
        end = _stretch(mover.spot, spot, min(got, inches))
        if end != mover.spot and (got >= inches or _gets_there(at, mover, end, group.barred)):
            found.append(end)
    yield from reversed(found)


def _about_a_corner(at: Position, group: Party, mover: Mover, spot: Spot, run: float) -> Iterator[Spot]:
    """Whence a figure gets straight on to a spot, where the end of a work or fence keeps it from it here."""
    if at.land.free(mover.spot, spot) >= far(mover.spot, spot):
        return
    for end in ((mover.spot[0], spot[1]), (spot[0], mover.spot[1])):
        near, clear = far(mover.spot, end) <= run, at.land.free(end, spot) >= far(end, spot)
        if near and clear and _gets_there(at, mover, end, group.barred):
            yield end


def _comes_too_near(at: Position, group: Party, ends: Mapping[str, Spot]) -> bool:
    """Whether somebody would stand in another, or touch an enemy whom he does not attack."""
    side = group.unit.side
    spots = [*ends.values()]
    middle = middle_of(spots)
    reach = max(far(middle, each) for each in spots)
    for unit in at.there:
        if unit.name in group.names:
            continue
        there = at.standing(unit.name)
        if far(middle, at.middle(unit.name)) > reach + at.radius(unit.name) + 2 * BASE_IN:
            continue
        least = TOUCHING_IN if unit.side != side else BASE_IN * 0.8
        if [0 for x, y in spots for _, (a, b) in there if hypot(x - a, y - b) < least]:
            return True
    staying = [spot for figure, spot in at.standing(group.unit.name) if figure.name not in ends]
    return any(far(end, spot) < BASE_IN * 0.8 for end in spots for spot in staying)


# --- the order ---


def _draft(  # noqa: PLR0917  # who, where, whom, what for, facing whom
    at: Position,
    group: Party,
    ends: Mapping[str, Spot],
    engages: Sequence[tuple[str, str]],
    goal: str,
    faces: Spot,
    *,
    breaks: tuple[str, ...] = (),
    exits: tuple[str, ...] = (),
    over: Obstacle = Obstacle.NONE,
) -> Draft:
    """The order by which these figures come to stand there."""
    unit, land = group.unit, at.land
    going: Sequence[Mover] = [each for each in group.movers if each.figure.name in ends]
    targets = {name: land.at(at.sketch.spots[enemy]) or GroundId.OPEN_GROUND for name, enemy in engages}
    slow = [
        each
        for each in going
        if at.battle.dark
        or over not in LATE
        or targets.get(each.figure.name) in land.slow
        or _crosses(at, each, ends) & land.slow
    ]
    rates = {each.figure.name: (each.slow_in or 0) if each in slow else each.open_in for each in going}
    # Who goes at the rate of the open goes first.
    going = _at_one_rate(going, ends, rates)
    aims = dict.fromkeys(targets[each.figure.name] for each in going if each.figure.name in targets)
    starts: dict[GroundId, None] = {}
    crossed: dict[GroundId, None] = {}
    inches = 0.0
    for mover in going:
        end = ends[mover.figure.name]
        inches = max(inches, far(mover.spot, end))
        starts[land.at(mover.spot) or GroundId.OPEN_GROUND] = None
        crossed |= dict.fromkeys(ground for ground in land.along(mover.spot, end) if ground is not None)
    vessel = is_vessel(at.book, unit)
    names = tuple(each.figure.name for each in going)
    later = {name: end for name, end in ends.items() if name not in names}
    staying = tuple(name for name in names if name not in exits)
    covered = tuple(
        each.figure.name
        for each in going
        if each.figure.name in staying and at.covers(each.figure, ends[each.figure.name])
    )
    then = {name: ends[name] for name in staying}
    before, after = _together(at, group, then, exits)
    facing = bearing(group.middle, faces) if faces != group.middle else at.sketch.facing.get(unit.name, 0.0)
    order = Move(
        unit.name,
        names,
        inches=floor(inches * FINE) / FINE,
        starts=_plain(starts),
        over=_plain(crossed),
        aims_at=_plain(aims),
        aims_over=over,
        single_file=GroundId.KOPJE_PATH in crossed,
        water="upstream" if vessel and on_river(at, group.middle) else "still" if vessel else "",
        engages=tuple(pair for pair in engages if pair[0] in names),
        breaks_off=tuple(name for name in breaks if name in names),
        exits=tuple(name for name in exits if name in names),
        cover=covered,
        alone=_alone(at, group, then),
        behind=behind(at, unit.side, then.values()),
        cohesive_before=before,
        cohesive_after=after,
        closes_up=not before and not after,
        enters=_into_flames(at, going, ends),
        more=bool(later),
    )
    moved = {name: ends[name] for name in names}
    if vessel:
        moved |= taken_along(at, unit, going[0].spot, ends[going[0].figure.name])
    return Draft(order, moved, dict.fromkeys(group.names, facing), goal, later)


def _at_one_rate(
    going: Sequence[Mover], ends: Mapping[str, Spot], rates: Mapping[str, int]
) -> Sequence[Mover]:
    """All of them, if nobody goes farther than the slowest may; else those who may go faster, for a start.

    `rates`: how far each may go.
    """
    least = min(rates[each.figure.name] for each in going)
    quick = [each for each in going if rates[each.figure.name] > least]
    farthest = max(far(each.spot, ends[each.figure.name]) for each in going)
    return _at_one_rate(quick, ends, rates) if quick and farthest > least + 1 / FINE else going


def _keeps(at: Position, group: Party, ends: Mapping[str, Spot]) -> bool:
    """Whether a unit holds together once they have gone there, or did not before."""
    before, after = _together(at, group, ends, ())
    return after or not before


def _crosses(at: Position, mover: Mover, ends: Mapping[str, Spot]) -> set[GroundId | None]:
    """The kinds of ground of a way, from where it begins to its end."""
    return {at.land.at(mover.spot), *at.land.along(mover.spot, ends[mover.figure.name])}


def _into_flames(at: Position, going: Sequence[Mover], ends: Mapping[str, Spot]) -> tuple[str, ...]:
    """The burning villages into which one of them goes from outside."""
    ways = [(each.spot, ends[each.figure.name]) for each in going] if at.burning else []
    return tuple(
        place.name
        for place in at.burning
        if any(place.holds(end) and not place.holds(start) for start, end in ways)
    )


def _plain(found: Mapping[GroundId, None]) -> tuple[GroundId, ...]:
    """The kinds of ground without the open, of which nothing need be said."""
    return tuple(each for each in found if each is not GroundId.OPEN_GROUND)


def _together(
    at: Position, group: Party, then: Mapping[str, Spot], exits: Sequence[str]
) -> tuple[bool, bool]:
    """Whether the unit holds together before and after."""
    if group.unit.sort is not Sort.UNIT:
        return True, True
    most = at.book.cohesion.apart_in.value
    spots = {figure.name: spot for figure, spot in at.standing(group.unit.name)}
    after = {name: spot for name, spot in {**spots, **then}.items() if name in spots and name not in exits}
    return whole([*spots.values()], most), whole([*after.values()], most)


def _alone(at: Position, group: Party, then: Mapping[str, Spot]) -> tuple[str, ...]:
    """Who of them has no friend near him."""
    found = []
    for name, spot in then.items():
        near = NEXT_IN + BASE_IN
        if any(other != name and far(spot, there) <= near for other, there in then.items()):
            continue
        friends = (
            there
            for unit in at.of(group.unit.side)
            for figure, there in at.standing(unit.name)
            if figure.name not in then and figure.troop not in {BAGGAGE, ATTENDANT}
        )
        if not any(far(spot, there) <= near for there in friends):
            found.append(name)
    return tuple(found)


# --- into contact ---


def charge(at: Position, group: Party, enemy: Unit, *, doubled: bool = False) -> Draft | None:
    """As many as can move into contact with a unit, at most two at each of it; the others follow.

    Fewer where they would leave the others behind.

    One at each of them first; `doubled`: two at each whom they attack, who then has the worse of it.
    """
    targets = [
        (figure, spot)
        for figure, spot in at.standing(enemy.name)
        if figure.here and figure.troop != ATTENDANT
    ]
    if not targets or enemy.where != "table" or is_vessel(at.book, group.unit):
        return None
    over = next((f.behind for f, _ in targets if f.behind not in LATE), Obstacle.NONE)
    if at.land.barriers and not at.land.parted(group.middle, at.middle(enemy.name)):
        over = Obstacle.NONE
    going = [each for each in group.movers if each.figure.troop not in {ATTENDANT, BAGGAGE}]
    spots = {figure.name: spot for figure, spot in targets}
    going.sort(key=lambda each: min(far(each.spot, spot) for spot in spots.values()))
    count = len(going)
    while count:
        ends, engages = _met(at, group, enemy, going[:count], spots, over, doubled=doubled)
        if not engages:
            return None
        _follow(at, group, ends, spots)
        if _keeps(at, group, ends):
            break
        count = min(count, len(engages)) * 2 // 3
    else:
        return None
    return _draft(at, group, ends, engages, enemy.name, middle_of([*spots.values()]), over=over)


def _met(  # noqa: PLR0917  # who, whom, where they stand, over what
    at: Position,
    group: Party,
    enemy: Unit,
    going: Sequence[Mover],
    spots: Mapping[str, Spot],
    over: Obstacle,
    *,
    doubled: bool,
) -> tuple[dict[str, Spot], list[tuple[str, str]]]:
    """Where these come to stand beside whom, the nearest first."""
    most = at.book.close_combat.opponents_most.value
    met = {figure.name: len(figure.enemies) for figure, _ in at.standing(enemy.name)}
    ends: dict[str, Spot] = {}
    engages: list[tuple[str, str]] = []
    for mover in going:

        def wanted(name: str, mover: Mover = mover) -> tuple[bool, float]:
            return (met[name] != 1) if doubled else (met[name] >= 1), far(mover.spot, spots[name])

        for name in sorted(spots, key=wanted)[:5]:
            if met[name] >= most:
                continue
            end = _beside(at, mover, spots[name], ends, over, group)
            if end is not None:
                ends[mover.figure.name] = end
                engages.append((mover.figure.name, name))
                met[name] += 1
                break
    return ends, engages


def _beside(  # noqa: PLR0917  # who, whom, beside whom, over what
    at: Position, mover: Mover, target: Spot, taken: Mapping[str, Spot], over: Obstacle, group: Party
) -> Spot | None:
    """Where a figure comes to touch another, if it gets there."""
    straight = bearing(target, mover.spot)
    slow = over not in LATE or at.land.at(target) in at.land.slow
    work = at.land.touched(target) if over not in LATE else None
    ends = (ahead(target, straight + aside, BASE_IN) for aside in (0.0, 50.0, -50.0, 90.0, -90.0))
    for end in ends if work is None else (work.across(target),):
        inches = far(mover.spot, end)
        if slow and (mover.slow_in is None or inches > mover.slow_in):
            continue
        if _allowed(at, mover, end, group.barred) < inches - 0.01:
            continue
        if any(far(end, each) < BASE_IN * 0.9 for each in taken.values()):
            continue
        if at.crowded(end, group.names):
            continue
        return end
    return None


def _follow(at: Position, group: Party, ends: dict[str, Spot], foes: Mapping[str, Spot]) -> None:
    """Those who have reached nobody come as near to their comrades as they can."""
    goal = middle_of([*ends.values()])
    for mover in sorted(group.movers, key=lambda each: far(each.spot, goal)):
        if mover.figure.name in ends:
            continue
        inches = min(_allowed(at, mover, goal, group.barred), far(mover.spot, goal) - BASE_IN)
        while inches > STEP_IN:
            end = _stretch(mover.spot, goal, inches)
            clear = _gets_there(at, mover, end, group.barred)
            clear = clear and all(far(end, each) >= BASE_IN for each in ends.values())
            clear = clear and all(far(end, each) >= BASE_IN * 1.3 for each in foes.values())
            if clear and not at.crowded(end, group.names):
                ends[mover.figure.name] = end
                break
            inches -= BASE_IN


# --- over a work ---


def climb(at: Position, unit: Unit) -> Draft | None:
    """All of a unit who touch a work climb over it where there is room; None if nobody can.

    Of several kinds that which most of them touch; the others go on afterwards.
    """
    works: dict[str, Barrier] = {}
    for figure in members(at.battle, unit) if at.land.barriers else ():
        if (work := _to_climb(at, figure)) is not None:
            works[figure.name] = work
    if not works:
        return None
    kinds = [work.kind for work in works.values()]
    kind = max(dict.fromkeys(kinds), key=kinds.count)
    spots = at.sketch.spots
    ends = {name: work.across(spots[name]) for name, work in works.items() if work.kind == kind}
    order = ClimbWork(unit.name, tuple(ends), cast("Climbable", kind), more=len(ends) < len(unit.here))
    first = next(iter(ends))
    return Draft(order, ends, {unit.name: bearing(spots[first], ends[first])}, "over")


def _to_climb(at: Position, figure: Figure) -> Barrier | None:
    """The work that a figure touches and can climb now, if there is room on its other side."""
    spot = at.sketch.spots.get(figure.name)
    busy = figure.attempted or figure.moved is Moved.MOVED or figure.enemies or figure.on_roof
    if spot is None or busy or not figure.here:
        return None
    walks, work = walks_as(at.battle, figure), at.land.touched(spot)
    if work is None or not work.climbed or walker(at.book, walks, on_foot=figure.dismounted) != Arm.FOOT:
        return None
    end = work.across(spot)
    ground = at.land.at(end)
    room = ground is not None and ground not in at.land.barred(walks) and not at.crowded(end, frozenset())
    return work if room else None


# --- out of contact, off the table ---


def break_off(at: Position, unit: Unit) -> Draft | None:
    """All of a unit who fight leave straight away from their enemies."""
    group = party(at, unit, held=True)
    if group is None:
        return None
    ends: dict[str, Spot] = {}
    for mover in group.movers:
        foes = [at.sketch.spots[name] for name in mover.figure.enemies if name in at.sketch.spots]
        if not foes:
            continue
        away = bearing(middle_of(foes), mover.spot)
        end = ahead(mover.spot, away, float(mover.open_in))
        got = _allowed(at, mover, end, group.barred)
        if got >= 1:
            ends[mover.figure.name] = _stretch(mover.spot, end, got)
    if not ends:
        return None
    names = tuple(ends)
    return _draft(at, group, ends, (), "away", middle_of([*ends.values()]), breaks=names)


def leave(at: Position, group: Party) -> Draft | None:
    """Those who reach the far side leave the table by it, the others go as near as they can."""
    entry = at.sketch.entry
    if not entry:
        return None
    out, ends, exits = FAR[entry], dict[str, Spot](), []
    facing = {"north": 0.0, "east": 90.0, "south": 180.0, "west": 270.0}[out]
    for mover in group.movers:
        near = from_edge(at.land, out, mover.spot)
        got = _allowed(at, mover, ahead(mover.spot, facing, max(near - 0.1, 0.0)), group.barred)
        if got >= near - 0.2 and near + BASE_IN / 2 <= mover.open_in:
            exits.append(mover.figure.name)
            ends[mover.figure.name] = ahead(mover.spot, facing, max(near - 0.05, 0.05))
        elif got >= STEP_IN:
            ends[mover.figure.name] = ahead(mover.spot, facing, got)
    if not exits:
        return None
    return _draft(at, group, ends, (), "exit", ahead(group.middle, facing, 9), exits=tuple(exits))


def goals(at: Position, unit: Unit) -> Iterator[tuple[str, Spot]]:
    """Where a unit might want to go: the nearest enemies, the village, the far side, back to its own."""
    foes = sorted(at.foes(unit.side), key=lambda each: (at.apart(unit.name, each.name), each.name))
    for foe in foes[:3]:
        yield foe.name, at.middle(foe.name)
    if at.home is not None:
        yield "place", at.home.middle
    yield next(retreats(at, unit))
    if at.sketch.entry and unit.side == at.battle.attacker:
        out = FAR[at.sketch.entry]
        yield "exit", on_edge(at.land, out, _along(at, unit, out), 0.5)


def retreats(at: Position, unit: Unit) -> Iterator[tuple[str, Spot]]:
    """Straight back to its base line, and to either end of it."""
    land, edge = at.land, at.sketch.edges[unit.side]
    yield "back", on_edge(land, edge, _along(at, unit, edge), BEHIND_IN)
    ends = ("west", "east") if edge in {"south", "north"} else ("south", "north")
    for end, along in zip(ends, (BEHIND_IN, length(land, edge) - BEHIND_IN), strict=True):
        yield end, on_edge(land, edge, along, BEHIND_IN)


def _along(at: Position, unit: Unit, edge: Edge) -> float:
    """How far along an edge a unit stands."""
    return at.middle(unit.name)[0 if edge in {"south", "north"} else 1]

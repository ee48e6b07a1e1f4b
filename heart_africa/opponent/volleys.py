"""Shots filled in from a sketch: whom each figure may shoot at first, and the order that says so."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice

from heart_africa.board.layout import Spot
from heart_africa.core.dataclass import dataclass
from heart_africa.opponent.barriers import BASE_IN
from heart_africa.opponent.drafts import Draft
from heart_africa.opponent.sketch import Position, bearing, far
from heart_africa.rules.battle import Figure, Unit
from heart_africa.rules.battle.units import BEARER
from heart_africa.rules.book import ATTENDANT, BAGGAGE, CANOE
from heart_africa.rules.play.shooting.objections import Candidate, choice
from heart_africa.rules.play.shooting.orders import Aim, Close, Fire
from heart_africa.rules.play.shooting.shot import can_jam, is_gun, is_vessel, reach, shoots_all_round
from heart_africa.rules.referee.shooting.shots import (
    OUT_OF_BOUNDS,
    answering,
    attackers,
    ready,
    shots_left,
)

STRAIGHT = 10
"""Degrees within which one comes straight on, as it is seen."""
LOOKED_AT = 6
"""Of how many figures of a unit, the nearest, somebody tries whether he has a clear line."""


@dataclass(frozen=True, slots=True)
class Line:
    """A shooter and a figure that it could shoot at: how far it is."""

    target: str
    unit: str
    inches: float


def volleys(at: Position, unit: Unit) -> Iterator[Draft]:
    """The volleys that a unit may fire now, one for each enemy unit that somebody may shoot at first."""
    for foe in at.foes(unit.side):
        aims = tuple(_back(at, unit, foe))
        if aims:
            yield Draft(Fire(aims), goal=foe.name)
    shooters = ready(at.book, at.battle, unit.name)
    by_target: dict[str, list[tuple[str, tuple[Line, ...]]]] = {}
    for name in shooters:
        figure = unit.figure(name)
        spot = at.sketch.spots.get(name)
        if spot is None:
            continue
        for enemy, lines in may_shoot(at, unit, figure, spot).items():
            by_target.setdefault(enemy, []).append((name, lines))
    for enemy, found in by_target.items():
        aims = tuple(_shared(at, unit, found))
        if aims:
            yield Draft(Fire(aims), goal=enemy)


def _back(at: Position, unit: Unit, foe: Unit) -> Iterator[Aim]:
    """The shots of those who were reached, at those who reached them."""
    for name in answering(at.book, at.battle, unit.name):
        here = [each for each in attackers(at.book, at.battle, name, foe.name) if at.battle.figure(each).here]
        spot = at.sketch.spots.get(name)
        if not here or spot is None:
            continue
        start = at.sketch.came.get(at.battle.company[here[0]], at.middle(foe.name))
        arc = _turned(at, unit, spot, start) <= at.book.free_table.sight.arc_degrees.value
        if arc or shoots_all_round(at.book, unit.figure(name)):
            yield Aim(name, here[0], 0, arc_at_start=arc)


def _turned(at: Position, unit: Unit, spot: Spot, to: Spot) -> float:
    """By how many degrees a unit would have to turn to face a spot."""
    off = abs(bearing(spot, to) - at.sketch.facing.get(unit.name, 0.0)) % 360
    return min(off, 360 - off)


def may_shoot(
    at: Position,
    unit: Unit,
    shooter: Figure,
    spot: Spot,
    most_lines: int | None = None,
    *,
    free: bool = False,
) -> dict[str, tuple[Line, ...]]:
    """The enemies whom a figure may shoot at first, by their units, in clear lines; `free`: it may turn.

    `most_lines`: so many of each unit will do, the shortest.
    """
    most = reach(at.book, shooter)
    if not most:
        return {}
    if at.battle.dark:
        most = min(most, at.book.shooting.line.dark_in.value)
    free = free or shoots_all_round(at.book, shooter)
    lines: dict[str, tuple[Line, ...]] = {}
    candidates: list[Candidate] = []
    for foe in at.foes(unit.side):
        middle = at.middle(foe.name)
        if far(spot, middle) - at.radius(foe.name) - BASE_IN > most:
            continue
        if not free and _turned(at, unit, spot, middle) > at.book.free_table.sight.arc_degrees.value:
            continue
        found = tuple(islice(_clear(at, shooter, spot, foe, most), most_lines))
        if not found:
            continue
        lines[foe.name] = found
        best = found[0]
        candidates.append(
            Candidate(
                best.target,
                best.inches,
                _advances(at, foe, spot, most),
                unit=at.battle.unit(foe.name).ranked_with,
            )
        )
    picked = choice(at.book, unit, shooter.name, candidates)
    company = at.battle.company
    return {company[name]: lines[company[name]] for name in picked.allowed}


def _clear(at: Position, shooter: Figure, spot: Spot, foe: Unit, most: int) -> Iterator[Line]:
    """The figures of a unit, the nearest first, that nothing hides from a shooter."""
    burst = shooter.aimed if can_jam(at.book, shooter) else ()
    near = []
    for figure, there in at.standing(foe.name):
        barred = figure.melee in OUT_OF_BOUNDS or figure.troop in {ATTENDANT, BAGGAGE, CANOE} or figure.lit
        inches = max(0.0, far(spot, there) - BASE_IN)
        if figure.here and not barred and not figure.aboard and inches <= most and figure.name not in burst:
            near.append((inches, figure.name, there, figure))
    near.sort(key=lambda each: each[:2])
    for inches, name, there, figure in near[:LOOKED_AT]:
        if figure.troop == BEARER and any(f.troop != BEARER and i < inches for i, _, _, f in near):
            continue
        if at.land.seen(spot, there) and not at.between(spot, there, frozenset({shooter.name, name})):
            yield Line(name, foe.name, round(inches, 2))


def _advances(at: Position, foe: Unit, spot: Spot, most: int) -> bool:
    """Whether a unit came straight on towards a spot this turn, from where it stood as the turn began."""
    before, now = at.sketch.came.get(foe.name), at.middle(foe.name)
    if before is None or far(before, now) < 1 or far(spot, now) > most:
        return False
    off = abs(bearing(before, now) - bearing(before, spot)) % 360
    return min(off, 360 - off) <= STRAIGHT


def _shared(at: Position, unit: Unit, found: list[tuple[str, tuple[Line, ...]]]) -> Iterator[Aim]:
    """The shots shared out, each at the one least shot at of those whom the shooter sees."""
    count: Counter[str] = Counter()
    for name, seen in found:
        lines = seen
        shooter = unit.figure(name)
        near = _bearer_near(at, unit, name)
        left = shots_left(at.book, at.battle, shooter, bearer_near=near)
        burst = can_jam(at.book, shooter)
        first = next(iter(shooter.aimed), "")
        for _ in range(left):
            if not lines:
                break
            line = min(lines, key=lambda each: (count[each.target], each.inches))
            count[line.target] += 1
            if burst:
                lines = tuple(each for each in lines if each is not line)
                first = first or line.target
            aim = _aim(at, shooter, line, near, first if burst else "")
            if aim is not None:
                yield aim


def _bearer_near(at: Position, unit: Unit, name: str) -> bool:
    spots = at.sketch.spots
    row = at.book.free_table.sight.bearer_in.value
    return any(
        far(spots[each], spots[name]) - BASE_IN <= row
        for each in unit.bearers
        if each in spots and each != name
    )


def _aim(at: Position, shooter: Figure, line: Line, bearer: bool, first: str) -> Aim | None:  # noqa: FBT001  # a fact of the shot
    spots, target = at.sketch.spots, at.battle.figure(line.target)
    from_first = max(0.0, far(spots[first], spots[line.target]) - BASE_IN) if first else 0.0
    if first and from_first > at.book.shooting.guns.burst_in.value:
        return None
    covered = at.covers(target, spots[line.target], shooter.troop, line.inches)
    return Aim(
        shooter.name,
        line.target,
        line.inches,
        cover=covered,
        from_first_in=round(from_first, 2),
        bearer_near=bearer or None,
        near=tuple(_burst(at, shooter, line.target)) if is_gun(at.book, shooter) else (),
    )


def _burst(at: Position, shooter: Figure, target: str) -> Iterator[Close]:
    """All others of either side whom a burst on the target may reach."""
    spot, most = at.sketch.spots[target], at.book.shooting.guns.splash_in.value
    for unit in at.there:
        if far(spot, at.middle(unit.name)) > at.radius(unit.name) + most + BASE_IN:
            continue
        for figure, there in at.standing(unit.name):
            inches = max(0.0, far(spot, there) - BASE_IN)
            apart = figure.name not in {target, shooter.name} and figure.troop != BAGGAGE
            if apart and inches <= most and not is_vessel(at.book, figure):
                yield Close(figure.name, round(inches, 2))

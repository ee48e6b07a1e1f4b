"""What a move is worth: the shots and bouts that follow at once, what the enemy can do, the ground won.

All in points of the army lists, so that a man lost and a man won weigh what they cost. The weights that no
book gives (how much a danger counts that may not come about, an inch nearer to a goal) are ours.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence

from heart_africa.core.dataclass import dataclass
from heart_africa.opponent import worth
from heart_africa.opponent.drafts import Draft
from heart_africa.opponent.ground import Spot
from heart_africa.opponent.heads import Candidate, Reason
from heart_africa.opponent.plans import SHOOTS_FAR, Plan, distance
from heart_africa.opponent.sketch import Position, bearing, far, gap, middle_of
from heart_africa.rules.battle import Sort, Unit
from heart_africa.rules.book import BAGGAGE
from heart_africa.rules.referee.movement.orders import Move, Turn
from heart_africa.rules.shared_terms import Moved, Obstacle

ROUNDS = 1.6
"""A fight goes on: so many bouts of those that begin now count."""
SECOND = 0.12
"""By how much a second fighter raises the chance against one (MELEE-09)."""
RELOADED, EXPOSED, THREATENED = 0.7, 0.4, 0.35
NEARER, LEAST = 0.03, 20.0
"""Of the points of a unit, an inch nearer to where it is wanted; a unit counts as so many at least."""
CAPTURED, GOT_AWAY, URGENT = 120.0, 3.0, 2.0
"""An element captured; a figure that has left the table, in its points; a goal that time runs out for."""
WITH_OWN_IN, IN_VOLLEY, HALF, SLACK = 4.0, 12, 0.5, 10.0
TOLD = 0.05
"""Of less than this nothing is told."""


@dataclass(frozen=True)
class After:
    """A unit as a move would leave it: where its figures stand, which way they look, how far enemies are."""

    at: Position
    unit: Unit
    spots: tuple[Spot, ...]
    facing: float
    state: Moved
    foes: tuple[tuple[Unit, float], ...]

    @property
    def middle(self) -> Spot:
        """The middle of them."""
        return middle_of(self.spots)

    @property
    def nearest(self) -> float:
        """How far the nearest enemy is."""
        return min((inches for _, inches in self.foes), default=0.0)


def assessed(at: Position, intent: Plan, unit: Unit, draft: Draft) -> Candidate:
    """A move with what it is worth and why."""
    reasons = tuple(each for each in _reasons(at, intent, unit, draft) if abs(each.worth) >= TOLD)
    return Candidate(draft, sum(each.worth for each in reasons), reasons)


def _reasons(at: Position, intent: Plan, unit: Unit, draft: Draft) -> Iterator[Reason]:
    order = draft.order
    moves = isinstance(order, Move)
    then = _after(at, unit, draft)
    if moves and order.exits:
        got = len(order.exits)
        yield Reason("leaves", GOT_AWAY * got * worth.price(at.book, unit.troop), {"count": got})
    if moves and order.engages:
        yield from _bouts(at, order.engages, order.aims_over)
    elif not any(figure.enemies for figure in unit.here):
        yield from _shots(then)
        yield from _dangers(then)
    gained = _distance(at, intent, _after(at, unit, Draft(None))) - _distance(at, intent, then)
    if gained:
        urgent = URGENT if intent.aim in {"leave", "capture", "take"} else 1.0
        worth_of = NEARER * urgent * max(LEAST, worth.of_unit(at, unit))
        what = "nearer" if gained > 0 else "farther"
        yield Reason(what, worth_of * gained, {"inches": round(abs(gained), 1), "aim": intent.aim})


def _after(at: Position, unit: Unit, draft: Draft) -> After:
    spots = tuple([draft.spots.get(figure.name, spot) for figure, spot in at.standing(unit.name)])
    facing = draft.facing.get(unit.name, at.sketch.facing.get(unit.name, 0.0))
    state = (
        Moved.MOVED
        if isinstance(draft.order, Move)
        else Moved.TURNED
        if isinstance(draft.order, Turn)
        else Moved.NO
    )
    foes = tuple((foe, gap(spots, at.spots(foe.name))) for foe in at.foes(unit.side))
    return After(at, unit, spots, facing, state, foes)


def _distance(at: Position, intent: Plan, then: After) -> float:
    """How far it is from where it is wanted; a lone figure is wanted with its own."""
    inches = distance(at, intent, then.unit, then.middle, then.nearest)
    if then.unit.independent:
        own = (at.middle(each.name) for each in at.of(then.unit.side) if each.sort is Sort.UNIT)
        inches += max(0.0, min((far(then.middle, each) for each in own), default=0.0) - WITH_OWN_IN)
    return inches


# --- close combat ---


def _bouts(at: Position, pairs: Iterable[tuple[str, str]], over: Obstacle) -> Iterator[Reason]:
    """What the fights are expected to bring and to cost; baggage does not fight."""
    by_enemy: defaultdict[str, list[str]] = defaultdict(list)
    for name, enemy in pairs:
        by_enemy[enemy].append(name)
    won = lost = chances = 0.0
    captured = count = 0
    for enemy, names in by_enemy.items():
        foe = at.battle.figure(enemy)
        if foe.troop == BAGGAGE:
            captured += 1
            continue
        alive = 1.0
        for place, name in enumerate(names):
            own = at.battle.figure(name)
            win, lose = worth.bout(at.book, own.troop, foe.troop, over)
            win = min(1.0, win + SECOND * place)
            lost += 0.0 if place else lose * worth.of_figure(at, own)
            alive *= 1 - win
            chances, count = chances + win, count + 1
        won += (1 - alive) * worth.of_figure(at, foe)
    if captured:
        yield Reason("captures", CAPTURED * captured, {"count": captured})
    if count:
        yield Reason("fights", ROUNDS * won, {"count": count, "chance": round(100 * chances / count)})
        yield Reason("loses", -ROUNDS * lost)


# --- shooting ---


def _shots(then: After) -> Iterator[Reason]:
    """The best volley that it can fire from there this turn; of what is unloaded, the next if it stays."""
    at, guns = then.at, worth.shooters(then.at, then.unit)
    most = worth.range_of(at, then.unit)
    found: list[tuple[float, dict[str, object]]] = []
    for foe, inches in then.foes:
        if not guns or inches > most or foe.sort is Sort.BAGGAGE or not _in_view(then, foe):
            continue
        target = foe.here[0]
        covered = at.covers(target, at.middle(foe.name), guns[0].troop, inches)
        chance = worth.hit(
            at.book, guns[0].troop, target.troop, int(inches), then.state, target.behind, covered=covered
        )
        count = min(len(guns), IN_VOLLEY)
        about = {"count": count, "chance": round(100 * chance), "unit": foe.name, "inches": round(inches)}
        found.append((count * chance * worth.price(at.book, target.troop), about))
    if not found:
        return
    value, about = max(found, key=lambda each: each[0])
    empty = sum(figure.unloaded for figure in guns) / len(guns)
    if empty < HALF:
        yield Reason("shoots", value, about)
    elif then.state is not Moved.MOVED:
        yield Reason("reloads", RELOADED * value, about)


def _in_view(then: After, foe: Unit) -> bool:
    """Whether an enemy is before it and nothing hides him; whoever moves ends as he likes."""
    at, goal = then.at, then.at.middle(foe.name)
    off = abs(bearing(then.middle, goal) - then.facing) % 360
    arc = at.book.free_table.sight.arc_degrees.value + SLACK
    before = then.state is Moved.MOVED or min(off, 360 - off) <= arc
    return before and at.land.views(then.middle, goal)


# --- what the enemy can do ---


def _dangers(then: After) -> Iterator[Reason]:
    """Volleys at it, and the charge that would cost it most, before it moves again."""
    at, own = then.at, then.unit.here
    if not own:
        return
    target, shot, charges = own[0], 0.0, list[tuple[float, str]]()
    for foe, inches in then.foes:
        shot += _volley(then, foe, inches)
        if foe.sort is Sort.UNIT and inches <= worth.stride(at.book, foe.troop, slow=False):
            win, lose = worth.bout(at.book, foe.troop, target.troop)
            count = min(len(foe.here), len(own))
            risk = count * (win * worth.of_figure(at, target) - lose * worth.price(at.book, foe.troop))
            charges.append((risk, foe.name))
    if shot:
        yield Reason("exposed", -EXPOSED * min(shot, worth.of_unit(at, then.unit)))
    if charges and max(charges)[0] > 0:
        risk, by = max(charges)
        yield Reason("threatened", -THREATENED * risk, {"unit": by})


def _volley(then: After, foe: Unit, inches: float) -> float:
    """What the volley of an enemy may cost it."""
    at, target = then.at, then.unit.here[0]
    guns = worth.shooters(at, foe)
    if inches > worth.range_of(at, foe) or not guns or all(figure.unloaded for figure in guns):
        return 0.0
    covered = at.covers(target, then.middle, guns[0].troop, inches)
    chance = worth.hit(
        at.book, guns[0].troop, target.troop, int(inches), Moved.NO, target.behind, covered=covered
    )
    return min(len(guns), IN_VOLLEY) * chance * worth.of_figure(at, target)


def shoots_far(at: Position, unit: Unit) -> bool:
    """Whether a unit is one of shooters rather than of fighters."""
    return worth.range_of(at, unit) >= SHOOTS_FAR


def together(spots: Sequence[Spot], others: Iterable[Spot]) -> float:
    """How far the middle of some is from the nearest of others; 0 if there are none."""
    middle = middle_of(spots)
    return min((far(middle, each) for each in others), default=0.0)

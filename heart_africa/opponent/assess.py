"""What a move is worth: the shots and bouts that follow at once, what the enemy can do, the ground won.

All in points of the army lists, so that a man lost and a man won weigh what they cost. The weights that no
book gives (how much a danger counts that may not come about, an inch nearer to a goal) are in `weights.toml`.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from statistics import fmean

from heart_africa.board.layout import Spot
from heart_africa.core.dataclass import dataclass, replace
from heart_africa.opponent import nerve, riders, worth
from heart_africa.opponent.drafts import Draft
from heart_africa.opponent.heads import Candidate, Reason
from heart_africa.opponent.plans import SHOOTS_FAR, Plan, ahead, distance, driven, supports, turns_left
from heart_africa.opponent.sketch import Position, far, gap, middle_of
from heart_africa.opponent.volleys import may_shoot
from heart_africa.rules.battle import Figure, SideId, Sort, Unit
from heart_africa.rules.book import BAGGAGE
from heart_africa.rules.referee.movement.orders import Dismount, Mount, Move, Turn
from heart_africa.rules.shared_terms import Moved, Obstacle

FEW_WAYS = 5
"""The ways of about so many of a unit that leaves the table are looked at."""
HALF, ASKED = 0.5, 3
"""A unit with this share of its guns empty reloads; of so many shooters the targets are looked up."""
RALLIES, FAR_IN = 3.0, 12.0
"""An inch too far to rally counts so many times; a unit that is so far off counts half to a leader."""
FEW_TURNS = 6
"""So many turns before the end it is said how few are left, however early it hurries."""
TOLD = 0.05
"""Gains and losses smaller than this are not mentioned."""
NOTHING = Draft(None)
"""Nobody does anything."""


@dataclass(frozen=True)
class After:
    """A unit as a move would leave it: where its figures stand, which way they look, how far enemies are.

    `behind`: the work that they stand behind then.
    """

    at: Position
    unit: Unit
    spots: tuple[Spot, ...]
    facing: float
    state: Moved
    foes: tuple[tuple[Unit, float], ...]
    behind: Obstacle = Obstacle.NONE

    @property
    def middle(self) -> Spot:
        """The middle of them."""
        return middle_of(self.spots)


def assessed(at: Position, intent: Plan, unit: Unit, draft: Draft, before: float) -> Candidate:
    """A move with what it is worth and why; `before`: how far the unit is now from where it is wanted."""
    reasons = tuple(each for each in _reasons(at, intent, unit, draft, before) if abs(each.worth) >= TOLD)
    return Candidate(draft, sum(each.worth for each in reasons), reasons)


def percent(chance: float) -> int:
    """A chance in hundredths."""
    return round(100 * chance)


def weight_of(intent: Plan, foe: str) -> float:
    """How much an enemy unit counts: more, if it is in the way."""
    return intent.weights.fights.in_the_way if foe in intent.in_the_way else 1.0


def off(at: Position, intent: Plan, unit: Unit, draft: Draft = NOTHING) -> float:
    """How far a unit is from where it is wanted, in inches: now, or after an order."""
    then = _after(at, unit, draft)
    return _distance(intent, then, shoots=any(_shots(then, intent)))


def _reasons(at: Position, intent: Plan, unit: Unit, draft: Draft, before: float) -> Iterator[Reason]:
    order, ways = draft.order, intent.weights.ways
    moves = isinstance(order, Move)
    then = _after(at, unit, draft)
    shots: tuple[Reason, ...] = ()
    if moves and order.exits:
        got = len(order.exits)
        yield Reason("leaves", ways.got_away * got * worth.price(at.book, unit.troop), {"count": got})
    if moves and order.engages:
        yield from bouts(at, intent, order.engages, order.aims_over)
    elif not any(figure.enemies for figure in unit.here):
        shots = tuple(_shots(then, intent))
        yield from shots
        yield from _dangers(then, intent)
    if at.burning and (inside := sum(place.holds(spot) for place in at.burning for spot in then.spots)):
        yield Reason("in-flames", -ways.in_flames * inside * worth.price(at.book, unit.troop))
    if _holds(intent, then):
        yield Reason("occupies", intent.haste * ways.occupies, {"count": len(then.spots)})
    gained = before - _distance(intent, then, shoots=bool(shots))
    inch = of_an_inch(at, intent, unit)
    if (part := intent.weights.together.ahead) and (inches := ahead(at, intent, unit, then.foes)):
        yield Reason("ahead", -part * intent.haste * inch * inches, {"inches": round(inches, 1)})
    if gained and not (moves or draft.spots):
        # Who stays where he is comes no nearer: he has somebody to shoot at, or nobody any more.
        yield Reason("to-shoot" if gained > 0 else "nobody-to-shoot", intent.haste * inch * gained)
    elif gained:
        what = "nearer" if gained > 0 else "farther"
        aim = "safety" if driven(intent, unit) else "support" if supports(intent, unit) else intent.aim
        left = turns_left(at) if intent.haste > 1 and turns_left(at) <= FEW_TURNS else 0
        # Whoever is in the way or left behind counts as inches too: what is told is no more than it moves.
        told = min(abs(gained), far(at.middle(unit.name), then.middle))
        about = {"inches": round(told, 1), "aim": aim, "left": left}
        yield Reason(what, intent.haste * inch * gained, about)


def of_an_inch(at: Position, intent: Plan, unit: Unit) -> float:
    """What it is worth that a unit is an inch nearer to where it is wanted, if there is no hurry."""
    ways = intent.weights.ways
    return ways.inch * intent.weights.paces[intent.aim] * max(ways.least, worth.of_unit(at, unit))


def _after(at: Position, unit: Unit, draft: Draft) -> After:
    then = at.moved({**draft.spots, **draft.later}, draft.facing)
    facing = draft.facing.get(unit.name, at.sketch.facing.get(unit.name, 0.0))
    state = (
        Moved.MOVED
        if isinstance(draft.order, Move | Dismount | Mount)
        else Moved.TURNED
        if isinstance(draft.order, Turn)
        else Moved.NO
    )
    spots = then.spots(unit.name)
    foes = tuple((foe, gap(spots, at.spots(foe.name))) for foe in at.foes(unit.side))
    behind = draft.order.behind if isinstance(draft.order, Move) else unit.here[0].behind
    left = riders.changed(at, unit, draft.order)
    return After(then, left, spots, facing, state, foes, behind)


def _distance(intent: Plan, then: After, *, shoots: bool) -> float:
    """How far it is from where it is wanted; a lone figure is wanted with its own."""
    at, unit = then.at, then.unit
    # Where ways lead round things the middle of a unit is nobody's place: each has his own way.
    few = max(1, len(then.spots) // FEW_WAYS)
    asked = then.spots[::few] if intent.aim == "leave" else (then.middle,)
    inches = fmean(distance(at, intent, unit, spot, then.foes, shoots=shoots) for spot in asked)
    if intent.aim == "take" and at.home is not None and at.home.holds(then.middle):
        out = sum(not at.home.holds(spot) for spot in then.spots)
        inches = min(inches, intent.weights.ways.outside * out / len(then.spots) + (out > 0))
        if intent.weights.ways.clears and intent.in_the_way:
            inside = [spot for name in intent.in_the_way for spot in at.spots(name) if at.home.holds(spot)]
            inches += intent.weights.ways.clears * min(FAR_IN, gap(then.spots, tuple(inside)))
    if intent.aim == "hold" and intent.weights.ways.contests and _lost(at, unit):
        assert at.home is not None  # noqa: S101  # a place that is lost is there
        inches += intent.weights.ways.contests * min(at.home.off(spot) for spot in then.spots)
    if unit.independent:
        own = (at.middle(each.name) for each in at.of(unit.side) if each.sort is Sort.UNIT)
        near = min((far(then.middle, each) for each in own), default=0.0)
        inches += max(0.0, near - intent.weights.ways.with_own)
        if (low := to_rally(at, intent, unit)) is not None:
            off_in = max(0.0, gap(then.spots, at.spots(low.name)) - intent.weights.ways.rallies)
            inches += RALLIES * off_in
    return inches


def _lost(at: Position, unit: Unit) -> bool:
    """Whether enemies stand in the place that is held and nobody of its own but perhaps this unit."""
    there = at.held_by(at.home) if at.home is not None else ()
    others = {each.side for each in there if each.name != unit.name}
    return bool(others) and unit.side not in others


def to_rally(at: Position, intent: Plan, unit: Unit) -> Unit | None:
    """The unit with a marker to which a leader should go, if he looks for any: most points for the way."""
    if unit.sort is not Sort.LEADER or not intent.weights.ways.rallies:
        return None
    low = [each for each in at.of(unit.side) if each.markers and each.sort is Sort.UNIT]

    def for_its_way(each: Unit) -> float:
        return worth.of_unit(at, each) / (FAR_IN + at.apart(unit.name, each.name))

    return max(low, key=for_its_way, default=None)


def _holds(intent: Plan, then: After) -> bool:
    """Whether all of a unit is in the place that is to be taken, and no enemy but baggage (SCEN-42)."""
    home = then.at.home
    if intent.aim != "take" or home is None or then.unit.sort is not Sort.UNIT:
        return False
    fighting = (foe for foe, _ in then.foes if foe.sort is not Sort.BAGGAGE)
    return all(map(home.holds, then.spots)) and not any(
        home.holds(spot) for foe in fighting for spot in then.at.spots(foe.name)
    )


# --- close combat ---


def bouts(
    at: Position, intent: Plan, pairs: Sequence[tuple[str, str]], over: Obstacle = Obstacle.NONE
) -> Iterator[Reason]:
    """What the fights of these figures, each with an enemy, are expected to bring and to cost them.

    `over`: the work that the enemy stands behind. Baggage does not fight.
    """
    by_enemy: defaultdict[str, list[str]] = defaultdict(list)
    for name, enemy in pairs:
        by_enemy[enemy].append(name)
    fights = intent.weights.fights
    won = lost = chances = 0.0
    fallen: defaultdict[str, float] = defaultdict(float)
    captured = count = 0
    for enemy, names in by_enemy.items():
        foe = at.battle.figure(enemy)
        if foe.troop == BAGGAGE:
            captured += 1
            continue
        alive = 1.0
        others = len([each for each in foe.enemies if each not in names])
        for place, name in enumerate(names, others if fights.doubled else 0):
            own = at.battle.figure(name)
            win, lose = worth.bout(at.book, own.troop, foe.troop, over, (own.dismounted, foe.dismounted))
            win = min(1.0, win + fights.second * place)
            if place:
                lose = max(0.0, lose - fights.second) * alive if fights.doubled else 0.0
            lost += lose * worth.of_figure(at, own)
            fallen[at.battle.company[name]] += lose
            alive *= 1 - win
            chances, count = chances + win, count + 1
        unit = at.battle.company[enemy]
        won += (1 - alive) * worth.of_figure(at, foe) * weight_of(intent, unit)
        fallen[unit] += 1 - alive
    if captured:
        yield Reason("captures", intent.weights.ways.captured * captured, {"count": captured})
    if count:
        yield Reason("fights", fights.rounds * won, {"count": count, "chance": round(100 * chances / count)})
        yield Reason("loses", -fights.rounds * lost)
        yield from _shaken(at, intent, at.battle.unit_of(pairs[0][0]).side, fallen)


def _shaken(at: Position, intent: Plan, side: SideId, fallen: Mapping[str, float]) -> Iterator[Reason]:
    """What the tests of those who lose men in a bout are expected to cost, of both sides."""
    for name, men in fallen.items():
        unit = at.battle.units[name]
        found = nerve.shaken(at, unit, men, intent.weights.nerve)
        if found.points:
            foe = unit.side != side
            value = found.points * weight_of(intent, name) if foe else -found.points
            yield Reason("shakes" if foe else "wavers", value, {"unit": name, "chance": percent(found.runs)})


# --- shooting ---


def _shots(then: After, intent: Plan) -> Iterator[Reason]:
    """The best volley that it can fire from there this turn; of what is unloaded, the next if it stays.

    A few of its shooters are asked whom they may shoot at first, in clear lines.
    """
    at, guns = then.at, worth.shooters(then.at, then.unit)
    asked, lines = guns[:: max(1, len(guns) // ASKED)], _targets(then, guns)
    found: list[tuple[float, nerve.Shaken, dict[str, object]]] = []
    for name, inches in lines.items():
        target, far_in = at.battle.units[name].here[0], sum(inches) / len(inches)
        covered = at.covers(target, at.middle(name), guns[0].troop, far_in)
        chance = worth.hit(
            at.book, guns[0].troop, target.troop, int(far_in), then.state, target.behind,
            covered=covered, on_foot=guns[0].dismounted,
        )  # fmt: skip
        count = max(1, round(len(guns) * len(inches) / len(asked)))
        about = {"count": count, "chance": round(100 * chance), "unit": name, "inches": round(far_in)}
        fallen = count * chance
        if intent.weights.shots.capped:
            there = len(at.battle.units[name].here)
            fallen = there * (1 - (1 - min(chance, 0.99)) ** (count / there))
        counts = weight_of(intent, name)
        value = fallen * worth.price(at.book, target.troop) * counts
        shaken = nerve.shaken(at, at.battle.units[name], fallen, intent.weights.nerve)
        found.append((value, replace(shaken, points=shaken.points * counts), about))
    if not found:
        return
    value, shaken, about = max(found, key=lambda each: each[0] + each[1].points)
    empty = sum(figure.unloaded for figure in guns) / len(guns)
    part = 1.0 if empty < HALF else intent.weights.shots.reloaded
    if empty >= HALF and then.state is Moved.MOVED:
        return
    yield Reason("shoots" if empty < HALF else "reloads", part * value, about)
    if shaken.points:
        about = {"unit": about["unit"], "chance": percent(shaken.runs)}
        yield Reason("shakes", part * shaken.points, about)


def _targets(then: After, guns: Sequence[Figure]) -> Mapping[str, list[float]]:
    """Whom some of a unit's shooters may shoot at first from there, by units, and how far off they are."""
    at, free = then.at, then.state is Moved.MOVED
    key = then.unit.name, free, any(figure.dismounted for figure in guns[:1])
    if key not in at.targets:
        lines: defaultdict[str, list[float]] = defaultdict(list)
        for figure in guns[:: max(1, len(guns) // ASKED)]:
            spot = at.sketch.spots.get(figure.name)
            if spot is not None:
                for foe, seen in may_shoot(at, then.unit, figure, spot, 1, free=free).items():
                    lines[foe].append(seen[0].inches)
        at.targets[key] = lines
    return at.targets[key]


# --- what the enemy can do ---


def _dangers(then: After, intent: Plan) -> Iterator[Reason]:
    """Volleys at it, and the charge that would cost it most, before it moves again."""
    at, own, shots, tests = then.at, then.unit.here, intent.weights.shots, intent.weights.nerve
    if not own:
        return
    target, shot, charges = own[0], 0.0, list[tuple[float, str]]()
    for foe, inches in then.foes:
        shot += 0.0 if then.unit.sort is Sort.BAGGAGE else _volley(then, foe, inches, shots.in_volley)
        slow = at.land.at(at.middle(foe.name)) in at.land.slow
        if foe.sort is Sort.UNIT and inches <= worth.pace(at, foe, slow=slow):
            win, lose = worth.bout(
                at.book, foe.troop, target.troop, then.behind, (foe.here[0].dismounted, target.dismounted)
            )
            count = min(len(foe.here), len(own))
            risk = count * (win * worth.of_figure(at, target) - lose * worth.price(at.book, foe.troop))
            risk += nerve.shaken(at, then.unit, count * win, tests).points
            risk -= nerve.shaken(at, foe, count * lose, tests).points
            charges.append((risk, foe.name))
    if shot:
        shot = min(shot, worth.of_unit(at, then.unit))
        shot += nerve.shaken(at, then.unit, shot / (worth.of_figure(at, target) or 1.0), tests).points
        yield Reason("exposed", -shots.exposed * shot)
    if charges and max(charges)[0] > 0:
        risk, by = max(charges)
        yield Reason("threatened", -shots.threatened * risk, {"unit": by})


def _volley(then: After, foe: Unit, inches: float, most: int) -> float:
    """What the volley of an enemy may cost it, who has one volley for all that he may choose from."""
    at, target = then.at, then.unit.here[0]
    guns = worth.shooters(at, foe)
    if inches > worth.range_of(at, foe) or not guns or all(figure.unloaded for figure in guns):
        return 0.0
    if not at.land.views(at.middle(foe.name), then.middle):
        return 0.0
    covered = at.covers(target, then.middle, guns[0].troop, inches)
    chance = worth.hit(
        at.book, guns[0].troop, target.troop, int(inches), Moved.NO, then.behind,
        covered=covered, on_foot=riders.rides(at, foe),  # they get down to shoot
    )  # fmt: skip
    reach = worth.range_of(at, foe)
    others = sum(
        at.apart(each.name, foe.name) <= reach
        for each in at.of(then.unit.side)
        if each.sort is Sort.UNIT and each.name != then.unit.name
    )
    return min(len(guns), most) * chance * worth.of_figure(at, target) / (1 + others)


def shoots_far(at: Position, unit: Unit) -> bool:
    """Whether a unit is one of shooters rather than of fighters."""
    return worth.range_of(at, unit) >= SHOOTS_FAR


def together(spots: Sequence[Spot], others: Iterable[Spot]) -> float:
    """How far the middle of some is from the nearest of others; 0 if there are none."""
    middle = middle_of(spots)
    return min((far(middle, each) for each in others), default=0.0)

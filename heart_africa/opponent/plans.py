"""What a side is about: whom it goes for, what it holds, where it has to come to, by its part."""

from collections.abc import Sequence
from statistics import fmean
from typing import NamedTuple

from heart_africa.board.layout import Spot
from heart_africa.core.dataclass import dataclass, field
from heart_africa.opponent import worth
from heart_africa.opponent.ground import BLOCKED, Goal
from heart_africa.opponent.sketch import FAR, Position, far, from_edge, middle_of
from heart_africa.opponent.weights import Aim, Posture, Weights, tempered, weights
from heart_africa.rules.battle import SideId, Sort, Unit
from heart_africa.rules.book import BAGGAGE

SHOOTS_FAR = 8
"""Who shoots so far is a shooter."""
SUPPORTS = frozenset({Sort.STANDARD_BEARER, Sort.WITCH_DOCTOR})
"""Who is of use to all of his side from some way off (STD-04, WITCH-04)."""
POINTS_AN_INCH, FEW, CLOSE_IN = 12.0, 3, 2.0
STRAIGHT = 0.2
"""So much of a way counts as the crow flies, which tells spots of one square apart."""

AIMS: dict[tuple[str, str], Aim] = {
    ("encounter", "attacker"): "destroy",
    ("encounter", "defender"): "destroy",
    ("planned_attack", "attacker"): "take",
    ("planned_attack", "defender"): "hold",
    ("raid", "attacker"): "capture",
    ("raid", "defender"): "guard",
    ("ambush", "attacker"): "leave",
    ("ambush", "defender"): "strike",
}

OUT_FOR = frozenset[Aim]({"destroy", "strike"})
"""What one is about who goes for the enemy himself."""
PASSES = frozenset[Aim]({"capture", "leave"})
"""What one is about who would rather not meet him at all."""


@dataclass(frozen=True, slots=True)
class Foreseen:
    """A posture that was played on so many times, by its name, and how likely it made a win."""

    posture: str
    chance: float
    times: int


class Goods(NamedTuple):
    """An element of baggage: of which unit, and where it lies."""

    unit: str
    spot: Spot


@dataclass(frozen=True, slots=True)
class Plan:
    """`aim`: by the scenario; `prey`: the enemy unit that most go for, if any; `near`: a spot to hold.

    `in_the_way`: enemies who hold the place that is to be taken; `posture`: its name, if it has taken one;
    `haste`: how much more its aim counts, because few turns are left; `foreseen`: the postures that were
    played on, the best first.
    """

    aim: Aim
    prey: str = ""
    near: Spot | None = None
    in_the_way: frozenset[str] = frozenset()
    weights: Weights = field(default_factory=weights, hash=False)
    posture: str = ""
    haste: float = 1.0
    foreseen: tuple[Foreseen, ...] = ()


def turns_left(at: Position) -> int:
    """How many turns are left, this one with them, before it is too late for a side that has not won."""
    battle = at.battle
    agreed = at.book.victories.raid.turns.value if battle.scenario == "raid" else battle.limit
    return (agreed or weights().turns.most(battle.scenario)) - battle.turn + 1


def _haste(aim: Aim, left: int, ours: Weights) -> float:
    """By how much more getting there counts as the turns run out for whoever has lost if he does not."""
    late = ours.ways.late
    if aim in {"hold", "guard", "strike"} or left > late:
        return 1.0
    return 1.0 + ours.ways.haste * (late - left + 1) / late


def plan(at: Position, side: SideId, posture: Posture | None = None, *tempers: str, habits: str = "") -> Plan:
    """The plan of a side in this position: its aim, prey and weights, changed by its posture if any.

    `habits`: the temper of whoever plays it, from which list and leader may depart; `tempers`: what else
    changes them, whoever he is.
    """
    battle, name = at.battle, posture.name if posture else ""
    aim = (posture and posture.aim) or AIMS[battle.scenario or "encounter", battle.role(side)]
    near = at.home.middle if at.home is not None and aim in {"take", "hold", "guard", "capture"} else None
    holding = at.held_by(at.home) if at.home is not None and aim == "take" else ()
    in_the_way = frozenset(unit.name for unit in holding if unit.side != side)
    ours = temper(at, side, habits, name, *tempers)
    return Plan(aim, _prey(at, side), near, in_the_way, ours, name, _haste(aim, turns_left(at), ours))


def temper(at: Position, side: SideId, habits: str, *postures: str) -> Weights:
    """The weights of a side, changed by habits, its army list, the known traits of its leaders, postures."""
    own = at.battle.sides.get(side)
    traits = (each for unit in at.battle.of(side, Sort.LEADER) for each in unit.traits)
    return tempered(habits, *((own.army,) if own else ()), *sorted(traits), *postures)


def _prey(at: Position, side: SideId) -> str:
    """The enemy unit to fall upon: the nearest to several of one's own, a cheap one counting as farther."""
    own = [unit for unit in at.of(side) if unit.sort is Sort.UNIT]
    foes = [unit for unit in at.foes(side) if unit.sort is Sort.UNIT]
    if not own or not foes:
        return ""

    def far_off(foe: Unit) -> tuple[float, str]:
        inches = sorted(at.apart(unit.name, foe.name) for unit in own)[:FEW]
        return sum(inches) / len(inches) + worth.of_unit(at, foe) / POINTS_AN_INCH, foe.name

    return min(foes, key=far_off).name


# --- how far somebody is from what he is to do ---


def on_foot(at: Position, unit: Unit, middle: Spot, goal: Goal, past_in: float = 0.0) -> float:
    """How far it is to walk, round what bars the way, as if all of it were open ground.

    `past_in`: so many inches more for each square with enemies in it, so that it is a way round them.
    """
    straight = far(middle, goal) if isinstance(goal, tuple) else from_edge(at.land, goal, middle)
    inches = at.land.far(middle, goal, at.land.gait(unit.troop), at.held(unit.side, past_in))
    return straight if inches >= BLOCKED else (1 - STRAIGHT) * inches + STRAIGHT * straight


def _round(at: Position, unit: Unit, middle: Spot, goal: Spot) -> float:
    """How much farther than as the crow flies it is on foot to a spot, for what lies between."""
    gait = at.land.gait(unit.troop)
    between = {*at.land.along(middle, goal)}
    if between.isdisjoint(gait.barred) and between.isdisjoint(at.land.slow):
        return 0.0
    return max(0.0, on_foot(at, unit, middle, goal) - far(middle, goal))


def driven(plan_: Plan, unit: Unit) -> float:
    """How far from enemies baggage is driven; 0: it stays, or goes with its side, or it is none."""
    return plan_.weights.ways.drives if unit.sort is Sort.BAGGAGE and plan_.aim not in PASSES else 0.0


Gaps = Sequence[tuple[Unit, float]]
"""Enemies, and how far off each is."""


def supports(plan_: Plan, unit: Unit) -> bool:
    """Whether a unit is a standard bearer or a witch doctor who goes where he is of use."""
    return unit.sort in SUPPORTS and plan_.weights.supports.inch > 0 and plan_.aim != "leave"


def from_use(at: Position, plan_: Plan, unit: Unit, middle: Spot, foes: Gaps) -> float:
    """How far a standard bearer or witch doctor is from where he is of use and safe, as an inch counts."""
    counted = plan_.weights.supports
    near = min((inches for foe, inches in foes if foe.sort is Sort.UNIT), default=counted.spell)
    if unit.sort is Sort.WITCH_DOCTOR:
        too_far = max(0.0, near - counted.spell)
    else:
        own = [far(middle, at.middle(each.name)) for each in at.of(unit.side) if each.sort is Sort.UNIT]
        too_far = fmean(max(0.0, inches - counted.standard) for inches in own) if own else 0.0
    return counted.inch * (too_far + max(0.0, counted.safe - near))


def distance(
    at: Position, plan_: Plan, unit: Unit, middle: Spot, foes: Gaps, *, shoots: bool = False
) -> float:
    """How far a unit is from where it is wanted, if its middle is there and its enemies so far off.

    `shoots`: it has somebody to shoot at from there.
    """
    if safe := driven(plan_, unit):
        return max(0.0, safe - min((inches for _, inches in foes), default=safe))
    if supports(plan_, unit):
        return from_use(at, plan_, unit, middle, foes)
    match plan_.aim:
        case "leave" if at.sketch.entry:
            return on_foot(at, unit, middle, FAR[at.sketch.entry], past(plan_))
        case "capture" if (prize := goods(at, unit.side)) is not None:
            return on_foot(at, unit, middle, prize.spot, past(plan_))
        case "take" if plan_.near is not None:
            return on_foot(at, unit, middle, plan_.near)
        case "hold" | "guard" if plan_.near is not None:
            return max(0.0, far(middle, plan_.near) - plan_.weights.ways.held)
        case _:
            inches = _from_enemy(at, plan_, unit, middle, foes, shoots=shoots)
            part = 0.0 if shoots or unit.independent else plan_.weights.ways.plunder
            if part and (prize := goods(at, unit.side)) is not None:
                inches = (1 - part) * inches + part * on_foot(at, unit, middle, prize.spot)
            return inches


def _from_enemy(at: Position, plan_: Plan, unit: Unit, middle: Spot, foes: Gaps, *, shoots: bool) -> float:
    """How far it is from where it likes to be from enemies; who is far from most of its own counts less."""
    fighting = [each for each in foes if each[0].sort is Sort.UNIT] or foes
    wanted, ways = preferred(at, plan_, unit), plan_.weights.ways
    if unit.independent:
        near = min((gap for _, gap in fighting), default=wanted)
        return 0.5 * max(0.0, wanted - 2 - near)
    others = (each for each in at.of(unit.side) if each.sort is Sort.UNIT and each.name != unit.name)
    own = [at.middle(each.name) for each in others]
    found = []
    for foe, inches in fighting:
        if not wanted:  # all of it has to come there, not the first of it
            inches = (inches + far(middle, at.middle(foe.name))) / 2  # noqa: PLW2901  # as said
        gap = inches if shoots else inches + _round(at, unit, middle, at.middle(foe.name))
        short = 0.0 if shoots else ways.hidden + 0.5 * min(gap, wanted) if wanted else 0.0
        aside = ways.aside * far(middle_of(own), at.middle(foe.name)) if own else 0.0
        long_in = max(0.0, gap - wanted) * (ways.in_range if shoots else 1.0)
        found.append(long_in + 0.5 * max(0.0, wanted - 2 - gap) * shoots + short + aside)
    return min(found, default=0.0)


def ahead(at: Position, plan_: Plan, unit: Unit, foes: Gaps) -> float:
    """How far a unit that goes for the enemy is ahead of most of its own who are not near him yet, in inches.

    Most are two in three of the others, of whom there are at least two.
    """
    counted = plan_.weights.together
    enemies = {foe.name: inches for foe, inches in foes if foe.sort is Sort.UNIT}
    others = [each for each in at.of(unit.side) if each.sort is Sort.UNIT and each.name != unit.name]
    if unit.sort is not Sort.UNIT or plan_.aim not in OUT_FOR or not enemies or not others[1:]:
        return 0.0
    gaps = sorted(min(at.apart(each.name, foe) for foe in enemies) for each in others)
    most, own = gaps[2 * len(gaps) // 3], min(enemies.values())
    return max(0.0, most - own - counted.few) if most > counted.met and own < counted.near else 0.0


def goods(at: Position, side: SideId) -> Goods | None:
    """The element of enemy baggage that is nearest to anybody of a side: whose it is, and where."""
    found = [
        Goods(unit.name, spot)
        for unit in at.foes(side)
        for figure, spot in at.standing(unit.name)
        if figure.troop == BAGGAGE and figure.here
    ]
    own = [at.middle(unit.name) for unit in at.of(side) if unit.sort is Sort.UNIT]
    return min(found, key=lambda each: min(far(each.spot, spot) for spot in own)) if found and own else None


def past(plan_: Plan) -> float:
    """What a square with enemies in it counts, in inches, on the way to what a side has come for."""
    return plan_.weights.ways.past if plan_.aim in PASSES else 0.0


def for_goods(plan_: Plan) -> bool:
    """Whether a side that is to capture baggage goes for it rather than for the place where it lies."""
    return plan_.weights.ways.goods and plan_.aim == "capture"


def preferred(at: Position, plan_: Plan, unit: Unit) -> float:
    """How far from the enemy a unit likes to be: others on him, shooters so that most of them reach him."""
    most = worth.range_of(at, unit)
    if unit.independent:
        return plan_.weights.ways.behind
    wide = at.radius(unit.name) if at.standing(unit.name) else 0.0
    return max(CLOSE_IN, most * plan_.weights.shots.from_part - wide) if most >= SHOOTS_FAR else 0.0

"""What a side is about: whom it goes for, what it holds, where it has to come to, by its part."""

from typing import Literal

from heart_africa.core.dataclass import dataclass
from heart_africa.opponent import worth
from heart_africa.opponent.ground import Spot
from heart_africa.opponent.sketch import FAR, Position, far, from_edge
from heart_africa.rules.battle import SideId, Sort, Unit
from heart_africa.rules.book import BAGGAGE

Aim = Literal["destroy", "take", "capture", "leave", "hold", "guard", "strike"]
"""Destroy the enemy, take the place, capture baggage, leave the table; hold the place, guard the baggage,
strike at the column."""
HELD_IN, SHOOTS_FAR = 9.0, 8
"""So near to what it holds a unit may stand anywhere; who shoots so far is a shooter."""
PART_OF_RANGE, BEHIND_IN, POINTS_AN_INCH, FEW = 0.75, 10.0, 12.0, 3

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


@dataclass(frozen=True, slots=True)
class Plan:
    """`aim`: by the scenario; `prey`: the enemy unit that most go for, if any; `near`: a spot to hold."""

    aim: Aim
    prey: str = ""
    near: Spot | None = None


def plan(at: Position, side: SideId) -> Plan:
    """What a side is about as the battle stands, as far as it sees it."""
    battle = at.battle
    aim = AIMS[battle.scenario or "encounter", battle.role(side)]
    near = at.home.middle if at.home is not None and aim in {"take", "hold", "guard", "capture"} else None
    return Plan(aim, _prey(at, side), near)


def _prey(at: Position, side: SideId) -> str:
    """The enemy unit that can be reached soonest for what it is worth: where most may fall upon few."""
    own = [unit for unit in at.of(side) if unit.sort is Sort.UNIT]
    foes = [unit for unit in at.foes(side) if unit.sort is Sort.UNIT]
    if not own or not foes:
        return ""

    def far_off(foe: Unit) -> tuple[float, str]:
        inches = sorted(at.apart(unit.name, foe.name) for unit in own)[:FEW]
        return sum(inches) / len(inches) + worth.of_unit(at, foe) / POINTS_AN_INCH, foe.name

    return min(foes, key=far_off).name


# --- how far somebody is from what he is to do ---


def distance(at: Position, plan_: Plan, unit: Unit, middle: Spot, near: float) -> float:
    """How far a unit is from where it is wanted, if its middle is there and its nearest enemy so far off."""
    match plan_.aim:
        case "leave" if at.sketch.entry:
            return from_edge(at.land, FAR[at.sketch.entry], middle)
        case "capture" if (goods := _goods(at, unit.side)) is not None:
            return max(0.0, far(middle, goods) - 1)
        case "take" if plan_.near is not None:
            return far(middle, plan_.near)
        case "hold" | "guard" if plan_.near is not None:
            return max(0.0, far(middle, plan_.near) - HELD_IN)
        case _:
            wanted = preferred(at, unit)
            return max(0.0, near - wanted) + 0.5 * max(0.0, wanted - 2 - near)


def _goods(at: Position, side: SideId) -> Spot | None:
    """The element of enemy baggage that is nearest to anybody of a side."""
    spots = [
        spot
        for unit in at.foes(side)
        for figure, spot in at.standing(unit.name)
        if figure.troop == BAGGAGE and figure.here
    ]
    own = [at.middle(unit.name) for unit in at.of(side) if unit.sort is Sort.UNIT]
    return min(spots, key=lambda spot: min(far(spot, each) for each in own)) if spots and own else None


def preferred(at: Position, unit: Unit) -> float:
    """How far from the enemy a unit likes to be: shooters at three quarters of their range, others on him."""
    most = worth.range_of(at, unit)
    if unit.independent:
        return BEHIND_IN
    return most * PART_OF_RANGE if most >= SHOOTS_FAR else 0.0

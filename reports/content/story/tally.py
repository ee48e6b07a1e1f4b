"""A turn counted: who shot at whom and how well, who fought whom, who stood, who fled. Nothing is worded."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from heart_africa.analytics.grouping import unit_of
from heart_africa.core.journal.records import EventRecord
from heart_africa.rules.battle import Battle, SideId, Sort
from heart_africa.rules.organisation.baggage import Captured
from heart_africa.rules.organisation.leaders import Rallied
from heart_africa.rules.play.close_combat import Engaged, Fought, Killed, Left
from heart_africa.rules.play.morale import MarkerPlaced, MoraleRolled, UnitBroke
from heart_africa.rules.play.shooting import FigureShot, ShotFired
from heart_africa.rules.preparation.ambushes import AmbushSprung
from heart_africa.rules.preparation.arrivals import ArrivalRolled
from heart_africa.rules.referee.arrivals.events import CameOn
from heart_africa.rules.referee.movement.events import Went


@dataclass(slots=True)
class VolleyTally:
    """What one unit shot at another in a turn: shots, hits, and the figures that fell."""

    shots: int = 0
    hits: int = 0
    lost: int = 0


@dataclass(slots=True)
class BoutTally:
    """How two units fought in a turn: comparisons, and figures lost on either side."""

    bouts: int = 0
    lost: Counter[str] = field(default_factory=Counter)


Pair = tuple[str, str]


def volleys(battle: Battle, facts: Iterable[EventRecord]) -> dict[Pair, VolleyTally]:
    """All shooting, by shooter and target."""
    found: dict[Pair, VolleyTally] = {}
    for fact in facts:
        event = fact.event
        if isinstance(event, ShotFired):
            volley = found.setdefault(
                (unit_of(battle, event.shooter), unit_of(battle, event.target)), VolleyTally()
            )
            volley.shots += 1
            volley.hits += event.hit
        elif isinstance(event, FigureShot):
            pair = (unit_of(battle, event.by), unit_of(battle, event.figure))
            found.setdefault(pair, VolleyTally()).lost += 1
    return found


def bouts(battle: Battle, facts: Iterable[EventRecord]) -> dict[Pair, BoutTally]:
    """All close combat, by the two units, the red one first."""
    found: dict[Pair, BoutTally] = {}
    for fact in facts:
        event = fact.event
        if isinstance(event, Fought):
            found.setdefault(_pair(battle, event.one, event.other), BoutTally()).bouts += 1
        elif isinstance(event, Killed):
            bout = found.setdefault(_pair(battle, event.figure, event.by), BoutTally())
            bout.lost[unit_of(battle, event.figure)] += 1
    return found


def _pair(battle: Battle, one: str, other: str) -> Pair:
    first, second = unit_of(battle, one), unit_of(battle, other)
    return (first, second) if side_of(battle, first) == "red" else (second, first)


def side_of(battle: Battle, unit: str) -> SideId:
    """Whose a unit is; of anything else, nobody's."""
    return battle.units[unit].side if unit in battle.units else ""


def entered(facts: Iterable[EventRecord]) -> list[str]:
    """Who came onto the table."""
    return [unit for fact in facts if isinstance(fact.event, CameOn) for unit in fact.event.units]


def late(facts: Iterable[EventRecord]) -> list[str]:
    """Whose roll to arrive failed."""
    return [fact.who for fact in facts if isinstance(fact.event, ArrivalRolled) and not fact.event.arrives]


def sprung(facts: Iterable[EventRecord]) -> list[str]:
    """Whose ambush came to light."""
    return list(dict.fromkeys(fact.who for fact in facts if isinstance(fact.event, AmbushSprung)))


def moves(battle: Battle, facts: Iterable[EventRecord]) -> dict[SideId, dict[str, float]]:
    """How far each unit went, by side; of several moves the sum."""
    found: dict[SideId, dict[str, float]] = {}
    for fact in facts:
        if isinstance(fact.event, Went) and fact.event.figures:
            own = found.setdefault(side_of(battle, fact.who), {})
            own[fact.who] = max(own.get(fact.who, 0.0), fact.event.inches)
    return found


def engaged(battle: Battle, facts: Iterable[EventRecord]) -> dict[str, list[str]]:
    """Which units moved into close combat, with which enemies: not with baggage, which never fights."""
    found: dict[str, dict[str, None]] = {}
    for fact in facts:
        if isinstance(fact.event, Engaged) and battle.unit_of(fact.event.enemy).sort is not Sort.BAGGAGE:
            unit, enemy = unit_of(battle, fact.event.figure), unit_of(battle, fact.event.enemy)
            found.setdefault(unit, {})[enemy] = None
    return {unit: list(enemies) for unit, enemies in found.items()}


def withdrew(battle: Battle, facts: Iterable[EventRecord]) -> list[str]:
    """Who broke off a combat; of those who evade, their ride is told."""
    left = (fact.event for fact in facts if isinstance(fact.event, Left) and fact.event.how != "evaded")
    return list(dict.fromkeys(unit_of(battle, event.figure) for event in left))


def captures(battle: Battle, facts: Iterable[EventRecord]) -> Counter[str]:
    """Elements of baggage captured, by unit."""
    return Counter(unit_of(battle, fact.event.captor) for fact in facts if isinstance(fact.event, Captured))


@dataclass(frozen=True, slots=True)
class MoraleTally:
    """Who stood firm in all of his tests, who wavered, who fled."""

    stand: tuple[str, ...]
    waver: tuple[str, ...]
    flee: tuple[str, ...]


def nerve(facts: Iterable[EventRecord]) -> MoraleTally:
    """How the tests of morale came out; each unit once, at its worst."""
    found = list(facts)
    flee = dict.fromkeys(fact.event.unit for fact in found if isinstance(fact.event, UnitBroke))
    marked = dict.fromkeys(fact.event.unit for fact in found if isinstance(fact.event, MarkerPlaced))
    tested = dict.fromkeys(fact.event.unit for fact in found if isinstance(fact.event, MoraleRolled))
    waver = [unit for unit in marked if unit not in flee]
    stand = [unit for unit in tested if unit not in flee and unit not in marked]
    return MoraleTally(tuple(stand), tuple(waver), tuple(flee))


def rallies(facts: Iterable[EventRecord]) -> Iterator[tuple[str, str, bool]]:
    """Each attempt to rally: who, whom, whether he could."""
    return (
        (fact.event.leader, fact.event.unit, bool(fact.event.removed))
        for fact in facts
        if isinstance(fact.event, Rallied)
    )

"""A turn in prose: a paragraph for each of its steps, with similar events in one sentence."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import field

from armylists.wording.names import all_of
from heart_africa.analytics.outcomes import Passage, told, unit_of
from heart_africa.core.dataclass import dataclass
from heart_africa.core.journal.records import EventRecord, GameEvent
from heart_africa.core.messages import say
from heart_africa.language.narration import say_named
from heart_africa.rules.battle import Battle, SideId, Sort
from heart_africa.rules.book import CANOE, DHOW
from heart_africa.rules.organisation.baggage import Captured
from heart_africa.rules.organisation.fortifications import StoppedAtWork, WorkClimbed
from heart_africa.rules.organisation.independents import Bewitched
from heart_africa.rules.organisation.leaders import Rallied
from heart_africa.rules.organisation.traps import DummyFound, TrapTested
from heart_africa.rules.play.close_combat.contact import Engaged
from heart_africa.rules.play.close_combat.events import AttendantLost, Fought, Killed
from heart_africa.rules.play.close_combat.leaving import LeftCombat
from heart_africa.rules.play.fires import CaughtByFire, FireTried, WindSettled
from heart_africa.rules.play.morale.events import MarkerPlaced, MoraleRolled, Spared, UnitBroke, VesselFailed
from heart_africa.rules.play.shooting.events import (
    AttendantGiven,
    BreachRolled,
    FigureShot,
    GunFailed,
    SaveRolled,
    ShotFired,
    VesselHit,
)
from heart_africa.rules.preparation.arrivals import ArrivalRolled
from heart_africa.rules.preparation.deployment.ambushes import AmbushSprung
from heart_africa.rules.referee.arrivals import CameOn
from heart_africa.rules.referee.movement.events import Embarked, LeftTable, RodeAway, Went
from heart_africa.rules.referee.shooting.events import PlaceLit
from heart_africa.rules.referee.umpire import Conceded
from reports.content.sheet import Paragraph


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
    """Return all shooting, by shooter and target."""
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
    """Return all close combat, by the two units, the red one first."""
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
    """Return the side of a unit; "" for anything else."""
    return battle.units[unit].side if unit in battle.units else ""


def engaged(battle: Battle, facts: Iterable[EventRecord]) -> dict[str, list[str]]:
    """Return which units moved into close combat with which enemies.

    Baggage is left out, as it never fights.
    """
    found: dict[str, dict[str, None]] = {}
    for fact in facts:
        if isinstance(fact.event, Engaged) and battle.unit_of(fact.event.enemy).sort is not Sort.BAGGAGE:
            unit, enemy = unit_of(battle, fact.event.figure), unit_of(battle, fact.event.enemy)
            found.setdefault(unit, {})[enemy] = None
    return {unit: list(enemies) for unit, enemies in found.items()}


@dataclass(frozen=True, slots=True)
class MoraleTally:
    """The units that stood firm in all their tests, those that wavered, and those that fled."""

    stand: tuple[str, ...]
    waver: tuple[str, ...]
    flee: tuple[str, ...]


def nerve(facts: Iterable[EventRecord]) -> MoraleTally:
    """Return how the tests of morale came out; each unit once, at its worst."""
    found = list(facts)
    flee = dict.fromkeys(fact.event.unit for fact in found if isinstance(fact.event, UnitBroke))
    marked = dict.fromkeys(fact.event.unit for fact in found if isinstance(fact.event, MarkerPlaced))
    tested = dict.fromkeys(fact.event.unit for fact in found if isinstance(fact.event, MoraleRolled))
    waver = [unit for unit in marked if unit not in flee]
    stand = [unit for unit in tested if unit not in flee and unit not in marked]
    return MoraleTally(tuple(stand), tuple(waver), tuple(flee))


WITH = {"independents": "units", "reloading": "shooting", "rallying": "morale"}
"""Steps told in the paragraph of another step."""

SAID = frozenset(
    {
        *("went", "came-on", "arrival-rolled", "ambush-sprung", "engaged", "shot-fired", "figure-shot"),
        *("save-rolled", "stopped-at-work", "work-climbed", "caught-by-fire", "fire-tried", "place-lit"),
        *("wind-settled", "gun-failed", "vessel-hit", "trap-tested", "dummy-found", "breach-rolled"),
        *("attendant-given", "attendant-lost", "spared", "rode-away", "left-table", "embarked"),
        *("fought", "killed", "morale-rolled", "marker-placed", "unit-broke", "rallied", "captured", "left"),
        *("vessel-failed", "bewitched", "conceded"),
    }
)
"""The kinds of facts that sentences here tell."""

SILENT = frozenset(
    {
        *("chosen", "step-ended", "step-began", "turn-began", "fallen-removed", "declined", "move-rolled"),
        *("splash-rolled", "unloaded", "reloaded", "tests-taken", "news-heard", "flight-seen"),
        *("hit-allotted", "gave-way", "followed-up", "turned", "turn-ended", "occupied", "rolled-off"),
        *("grounding-rolled", "arrival-order", "battle-won", "standard-raised", "overlooked", "decided"),
    }
)
"""The kinds of facts left out of a report; they are in the record turn by turn."""


VESSELS = frozenset({"gunboat", CANOE, DHOW})


@dataclass(frozen=True, slots=True)
class Scene:
    """A step that is told: the battle as it stood after it, and everything that happened in it."""

    lang: str
    battle: Battle
    facts: tuple[EventRecord, ...]

    def say(self, message: str, **facts: object) -> str:
        """Return a sentence of the report, with a capital at its beginning."""
        text = say_named(self.lang, f"story-{message}", facts)
        return text[:1].upper() + text[1:]

    def counted(self, **counts: int) -> dict[str, object]:
        """Return numbers by name, each also in words: `shots` and `shots_said`."""
        said = {f"{key}_said": say(self.lang, "story-number", number=count) for key, count in counts.items()}
        return {**counts, **said}

    def named(self, units: Sequence[str]) -> str:
        """Return units as a list in words."""
        return all_of(list(units), self.lang)

    def mortal(self, name: str) -> bool:
        """Whether a target consists of figures, rather than being a wall, a roof or a vessel."""
        unit = self.battle.units.get(name)
        return unit is not None and not any(figure.troop in VESSELS for figure in unit.figures)

    def side(self, id_: str) -> str:
        """Return the name of a side's army."""
        return self.battle.sides[id_].name if id_ in self.battle.sides else id_


def turn_told(lang: str, passages: Sequence[Passage]) -> Iterator[Paragraph]:
    """Yield the paragraphs of a turn, one for each step in which something happened."""
    steps: dict[str, list[Passage]] = {}
    for passage in passages:
        steps.setdefault(WITH.get(passage.step, passage.step), []).append(passage)
    for step, acts in steps.items():
        if text := told_together(lang, acts):
            yield Paragraph(text, say(lang, "story-step", step=step))


def told_together(lang: str, acts: Sequence[Passage]) -> str:
    """Return what these acts brought about, with similar events in one sentence."""
    found = Scene(lang, acts[-1].after, tuple(fact for act in acts for fact in act.act.facts))
    sentences = [sentence for tell in TELLERS for sentence in tell(found)]
    return " ".join((*sentences, *(text for act in acts for text in _rest(lang, act))))


def _rest(lang: str, passage: Passage) -> Iterator[str]:
    """Yield what no sentence here tells, in the words of the record, and what the umpire overruled."""
    rest = [fact for fact in passage.act.facts if fact.event.kind not in SAID | SILENT]
    yield from told(lang, passage.after, rest)
    if passage.act.despite:
        rules = ", ".join(passage.act.despite)
        yield say(lang, "report-despite", rules=rules, reason=passage.act.reason)


# --- sentences ---


def _entered(found: Scene) -> Iterator[str]:
    events = [(fact.who, fact.event) for fact in found.facts]
    came = [unit for _, event in events if isinstance(event, CameOn) for unit in event.units]
    late = [who for who, event in events if isinstance(event, ArrivalRolled) and not event.arrives]
    for message, units in (("enters", came), ("late", late)):
        if units:
            yield found.say(message, units=found.named(units), count=len(units))


def _sprung(found: Scene) -> Iterator[str]:
    if units := [*dict.fromkeys(fact.who for fact in found.facts if isinstance(fact.event, AmbushSprung))]:
        yield found.say("sprung", units=found.named(units), count=len(units))


def _moved(found: Scene) -> Iterator[str]:
    sides: dict[SideId, dict[str, float]] = {}
    for fact in found.facts:
        if isinstance(fact.event, Went) and fact.event.figures:
            own = sides.setdefault(side_of(found.battle, fact.who), {})
            own[fact.who] = max(own.get(fact.who, 0.0), fact.event.inches)
    for side, moves in sides.items():
        each = [found.say("move", unit=unit, inches=round(inches, 1)) for unit, inches in moves.items()]
        yield found.say("moves", side=found.side(side), moves=found.named(each))


def _engaged(found: Scene) -> Iterator[str]:
    for unit, enemies in engaged(found.battle, found.facts).items():
        yield found.say("engages", unit=unit, enemies=found.named(enemies))


def _withdrew(found: Scene) -> Iterator[str]:
    """Yield who broke off a combat, without those that evaded, whose ride is told instead."""
    events = (fact.event for fact in found.facts)
    left = (event for event in events if isinstance(event, LeftCombat) and event.how != "evaded")
    if units := [*dict.fromkeys(unit_of(found.battle, event.figure) for event in left)]:
        yield found.say("withdraws", units=found.named(units), count=len(units))


def _came_and_went(found: Scene) -> Iterator[str]:
    """Yield who rode out of reach, who went aboard or ashore, and who left by the far side."""
    left = Counter[str]()
    for fact in found.facts:
        match fact.event:
            case RodeAway(figures=figures, inches=inches):
                about = {"inches": round(inches, 1), **found.counted(count=len(figures))}
                yield found.say("rode-away", unit=fact.who, **about)
            case Embarked(figures=figures, vessel=vessel, ashore=ashore):
                about = found.counted(count=len(figures)) | {"way": "ashore" if ashore else "aboard"}
                yield found.say("embarked", unit=fact.who, vessel=vessel, **about)
            case LeftTable(figure=figure):
                left[unit_of(found.battle, figure)] += 1
            case _:
                continue
    for unit, count in left.items():
        yield found.say("left-table", unit=unit, **found.counted(count=count))


def _shot(found: Scene) -> Iterator[str]:
    for (unit, target), volley in volleys(found.battle, found.facts).items():
        message = "volley" if volley.shots else "splashed"
        lost = volley.lost if found.mortal(target) else "thing"
        about = found.counted(shots=volley.shots, hits=volley.hits, lost=volley.lost) | {"lost": lost}
        yield found.say(message, unit=unit, target=target, **about)


def _saved(found: Scene) -> Iterator[str]:
    """Yield the saves of each unit: how many of those who were hit went on unharmed."""
    rolled = [fact.event for fact in found.facts if isinstance(fact.event, SaveRolled)]
    tried = Counter(unit_of(found.battle, event.figure) for event in rolled)
    saved = Counter(unit_of(found.battle, event.figure) for event in rolled if event.saved)
    for unit, count in tried.items():
        yield found.say("saves", unit=unit, **found.counted(tried=count, saved=saved[unit]))


def _vessels(found: Scene) -> Iterator[str]:
    hits = Counter[tuple[str, str]]()
    for fact in found.facts:
        if isinstance(fact.event, VesselHit):
            hits[fact.event.vessel, unit_of(found.battle, fact.event.by)] += fact.event.hits
    for (vessel, by), count in hits.items():
        yield found.say("vessel-hit", vessel=vessel, by=by, **found.counted(hits=count))


def _guns(found: Scene) -> Iterator[str]:
    for fact in found.facts:
        if isinstance(fact.event, GunFailed):
            yield found.say("gun-failed", gun=unit_of(found.battle, fact.event.gun), fault=fact.event.fault)


def _fires(found: Scene) -> Iterator[str]:
    """Yield who set what on fire or failed to, who was lost in the flames, and where the wind blows."""
    for fact in found.facts:
        if isinstance(fact.event, PlaceLit):
            yield found.say("fire-lit", unit=unit_of(found.battle, fact.who), place=fact.event.place)
        elif isinstance(fact.event, WindSettled):
            yield found.say("wind", eighth=round(fact.event.degrees / 45) % 8)
    vain = [fact for fact in found.facts if isinstance(fact.event, FireTried) and not fact.event.lit]
    for unit, count in Counter(unit_of(found.battle, fact.who) for fact in vain).items():
        yield found.say("fire-failed", unit=unit, **found.counted(count=count))


def _walls_and_traps(found: Scene) -> Iterator[str]:
    """Yield who trod on a trap, whose shot opened a wall, and how many died in their leader's place."""
    died = Counter[str]()
    for fact in found.facts:
        match fact.event:
            case TrapTested(check=check, face=face):
                fell = "no" if check.succeeds(face) else "yes"
                yield found.say("trap", unit=unit_of(found.battle, fact.who), fell=fell)
            case DummyFound():
                yield found.say("dummy", unit=unit_of(found.battle, fact.who))
            case BreachRolled(by=by, check=check, face=face):
                open_ = "yes" if check.succeeds(face) else "no"
                yield found.say("breach", by=unit_of(found.battle, by), open=open_)
            case AttendantGiven(leader=leader) | AttendantLost(leader=leader):
                died[unit_of(found.battle, leader)] += 1
            case _:
                continue
    for leader, count in died.items():
        yield found.say("attendant", leader=leader, **found.counted(count=count))


TOLLS: tuple[tuple[type[GameEvent], str], ...] = (
    (StoppedAtWork, "at-work"),
    (WorkClimbed, "over-work"),
    (CaughtByFire, "lost-in-flames"),
)
"""Events that befall figures one by one and are told by unit."""


def _one_by_one(found: Scene) -> Iterator[str]:
    for kind, message in TOLLS:
        units = Counter(
            unit_of(found.battle, fact.who) for fact in found.facts if isinstance(fact.event, kind)
        )
        for unit, count in units.items():
            yield found.say(message, unit=unit, **found.counted(count=count))


def _fought(found: Scene) -> Iterator[str]:
    for (unit, enemy), bout in bouts(found.battle, found.facts).items():
        lost = {"unit_lost": bout.lost[unit], "enemy_lost": bout.lost[enemy]}
        yield found.say("bout", unit=unit, enemy=enemy, **found.counted(bouts=bout.bouts, **lost))


def _notables(found: Scene) -> Iterator[str]:
    """Yield the leaders, standard bearers, witch doctors and scouts who fell."""
    for fact in found.facts:
        if isinstance(fact.event, FigureShot | Killed):
            unit = found.battle.units.get(unit_of(found.battle, fact.event.figure))
            if unit and unit.independent and fact.event.figure == unit.figures[0].name:
                yield found.say("notable-falls", name=unit.name, side=found.side(unit.side))


def _captured(found: Scene) -> Iterator[str]:
    captors = (fact.event.captor for fact in found.facts if isinstance(fact.event, Captured))
    for unit, count in Counter(unit_of(found.battle, captor) for captor in captors).items():
        yield found.say("captures", unit=unit, **found.counted(count=count))


def _spared(found: Scene) -> Iterator[str]:
    """Yield who was bewitched or spared a test, and by whom; and whose crew was shaken and fought on."""
    for fact in found.facts:
        match fact.event:
            case Bewitched(witch_doctor=by, unit=unit, variant=how):
                yield found.say("bewitched", by=by, unit=unit, how=how)
            case Spared(unit=unit, release=release):
                yield found.say("spared", unit=unit, by=release.by or "none")
            case VesselFailed(vessel=vessel):
                yield found.say("vessel-failed", vessel=vessel)
            case _:
                continue


def _tested(found: Scene) -> Iterator[str]:
    came = nerve(found.facts)
    for message, units in (("stands", came.stand), ("wavers", came.waver), ("flees", came.flee)):
        if units:
            yield found.say(message, units=found.named(units), count=len(units))


def _conceded(found: Scene) -> Iterator[str]:
    for fact in found.facts:
        if isinstance(fact.event, Conceded):
            yield found.say("gives-up", side=found.side(fact.event.side))


def _rallied(found: Scene) -> Iterator[str]:
    for fact in found.facts:
        if isinstance(event := fact.event, Rallied):
            message = "rallies" if event.removed else "fails-to-rally"
            yield found.say(message, leader=event.leader, units=event.unit)


TELLERS: tuple[Callable[[Scene], Iterator[str]], ...] = (
    _entered,
    _sprung,
    _moved,
    _engaged,
    _came_and_went,
    _one_by_one,
    _withdrew,
    _shot,
    _saved,
    _walls_and_traps,
    _vessels,
    _guns,
    _fires,
    _fought,
    _notables,
    _captured,
    _spared,
    _tested,
    _rallied,
    _conceded,
)
"""The sentences of a step in the order in which they are told."""

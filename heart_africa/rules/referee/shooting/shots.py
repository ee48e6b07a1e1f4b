"""Shots in a battle (pp. 14, 25-27): the objections to them, their effects, previews."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from heart_africa.core.dataclass import dataclass
from heart_africa.core.dice import Dice
from heart_africa.core.journal.records import EventRecord
from heart_africa.core.problems import Problem
from heart_africa.core.reckoning import Check
from heart_africa.rules.battle import Battle, Gone, Unit
from heart_africa.rules.book import ATTENDANT, Book
from heart_africa.rules.book_tables.play import Step
from heart_africa.rules.organisation import tembas
from heart_africa.rules.organisation.scouts import Following, objections_to_follow
from heart_africa.rules.organisation.tembas import (
    ManWall,
    buildings,
    objections_to_man,
    objections_to_walls,
)
from heart_africa.rules.play.shooting import factors
from heart_africa.rules.play.shooting.events import (
    AttendantGiven,
    BreachRolled,
    CanoeHoled,
    Event,
    GunFailed,
    HitAllotted,
    ShotFired,
    SpellBroken,
    VesselHit,
)
from heart_africa.rules.play.shooting.orders import Aim, Fire
from heart_africa.rules.play.shooting.resolution import (
    fire_volley,
    objections_to_shots,
    objections_to_volley,
    shoot,
)
from heart_africa.rules.play.shooting.shot import has_firearm, shots_of
from heart_africa.rules.preparation.deployment.ambushes import betrayed
from heart_africa.rules.referee.shooting.events import Drowned, GaveWay, LoopholeManned, PlaceLit
from heart_africa.rules.referee.shooting.unit_shots import absent, hidden, out_of_step
from heart_africa.rules.shared_terms import Wall

# --- what the book has against it ---


def objections(book: Book, battle: Battle, fire: Fire) -> tuple[Problem, ...]:
    """The objections to an order to shoot: the step, earlier events of this turn, the shots themselves."""
    phase = shots_of(battle, fire.aims)
    against = objections_to_volley if fire.together else objections_to_shots
    return (
        *out_of_step(book, battle, Step.SHOOTING),
        *(problem for aim in fire.aims for problem in _as_it_stands(book, battle, aim)),
        *_through_loopholes(book, battle, fire),
        *against(book, phase),
    )


def _guided(book: Book, unit: Unit) -> tuple[Problem, ...]:
    """A problem if the unit moved with a Scout this turn, after which it does not shoot (SCOUT-10)."""
    if not unit.guided:
        return ()
    return objections_to_follow(book, Following(unit, shoots=True))


def _as_it_stands(book: Book, battle: Battle, aim: Aim) -> Iterator[Problem]:
    """Problems of an aim as the battle stands: absent, friendly, fallen or guided figures."""
    yield from absent(book, battle, aim.shooter)
    yield from _guided(book, battle.unit_of(aim.shooter))
    if aim.wall:
        return
    yield from absent(book, battle, aim.target)
    phase, about = book.shooting.phase, {"shooter": aim.shooter, "target": aim.target}
    unit = battle.unit_of(aim.target)
    figure = unit.figure(aim.target)
    if unit.side == battle.unit_of(aim.shooter).side:
        yield phase.own_side.problem("firing-own-side", aim.shooter, **about)
    if hidden(unit):
        yield phase.not_there.problem("firing-not-there", aim.target, figure=aim.target)
    if figure.gone is Gone.SHOT:
        yield phase.fallen.problem("firing-fallen", aim.shooter, **about)
    if figure.lit:
        yield phase.after_its_fire.problem("firing-after-its-fire", aim.shooter, **about)
    gives = ((each, aim.target) for each in aim.gives)
    for name, leader in (*gives, *((each, near.name) for near in aim.near for each in near.gives)):
        if battle.unit_of(name) is not battle.unit_of(leader) or battle.figure(name).troop != ATTENDANT:
            about = {"figure": name, "leader": leader}
            yield book.shooting.saves.attendant.problem("firing-no-attendant", name, **about)


def _through_loopholes(book: Book, battle: Battle, fire: Fire) -> Iterator[Problem]:
    """Problems if more figures of a side shoot through a wall this turn than it has loopholes."""
    walls: dict[tuple[Wall, str], set[str]] = {}
    for aim in fire.aims:
        if aim.loophole:
            walls.setdefault((aim.loophole, aim.loophole_in), set()).add(aim.shooter)
    for (wall, name), now in walls.items():
        side = battle.unit_of(next(iter(now))).side
        before = {
            figure.name
            for unit in battle.of(side)
            for figure in unit.figures
            if figure.loophole == (wall, name) and figure.shots
        }
        yield from objections_to_man(book, ManWall(wall, len(now | before), name))
    yield from _through_walls(book, battle, {wall: next(iter(now)) for wall, now in walls.items()})


def _through_walls(book: Book, battle: Battle, now: Mapping[tuple[Wall, str], str]) -> Iterator[Problem]:
    """Problems if more walls are manned this turn than the side's buildings have (TEMBA-05)."""
    for side in dict.fromkeys(battle.unit_of(shooter).side for shooter in now.values()):
        figures = (figure for unit in battle.of(side) for figure in unit.figures)
        manned = {*now, *(figure.loophole for figure in figures if figure.loophole and figure.shots)}
        for kind in dict.fromkeys(wall for wall, _ in now):
            count = sum(wall == kind for wall, _ in manned)
            yield from objections_to_walls(book, kind, count, buildings(battle, side))


# --- what it brings about ---


def decide(book: Book, battle: Battle, fire: Fire, dice: Dice) -> tuple[EventRecord, ...]:
    """The events of an order to shoot: ambushes revealed, the shots and their effects, roofs on fire."""
    phase = shots_of(battle, fire.aims)
    events = (fire_volley if fire.together else shoot)(book, phase, dice)
    return (
        *sprung(book, battle, (aim.shooter for aim in fire.aims)),
        *(fact for event in events for fact in _facts(battle, event)),
        *_ranks(battle, fire),
        *_loopholes(battle, fire),
        *_roofs(book, battle, fire, dice),
    )


def _facts(battle: Battle, event: Event) -> Iterator[EventRecord]:
    """A chapter's event, recorded for the unit that it concerns.

    A machine gun's faces count for its whole turn, so that its faults wait for the end of the phase; the
    spell breaks once.
    """
    if isinstance(event, GunFailed) or (isinstance(event, SpellBroken) and battle.spell_breaking):
        return
    yield EventRecord(_whom(battle, event), event)
    if isinstance(event, CanoeHoled):
        yield EventRecord(event.boat, Drowned(event.boat, _aboard(battle, event.boat)))


def _ranks(battle: Battle, fire: Fire) -> Iterator[EventRecord]:
    """Events for comrades in whose place figures of the second rank shot."""
    for rear, front in {aim.shooter: aim.front for aim in fire.aims if aim.front}.items():
        yield EventRecord(battle.unit_of(front).name, GaveWay(front, rear))


def _loopholes(battle: Battle, fire: Fire) -> Iterator[EventRecord]:
    """Events for figures that shot out of a building."""
    for aim in {aim.shooter: aim for aim in fire.aims if aim.loophole}.values():
        if aim.loophole:
            manned = LoopholeManned(aim.shooter, aim.loophole, aim.loophole_in)
            yield EventRecord(battle.unit_of(aim.shooter).name, manned)


def _whom(battle: Battle, event: Event) -> str:
    """The unit that did it, or to which it happened."""
    match event:
        case CanoeHoled(boat):
            return boat
        case ShotFired(name) | AttendantGiven(name) | VesselHit(name) | GunFailed(name) | HitAllotted(name):
            return battle.unit_of(name).name
        case BreachRolled(by=name):
            return battle.unit_of(name).name
        case _:
            return battle.unit_of(event.figure).name


def _aboard(battle: Battle, boat: str) -> tuple[str, ...]:
    """The figures that drown with a canoe."""
    return tuple(
        figure.name
        for unit in battle.units.values()
        for figure in unit.here
        if (figure.aboard or unit.aboard) == boat
    )


def _roofs(book: Book, battle: Battle, fire: Fire, dice: Dice) -> Iterator[EventRecord]:
    """Events of roofs through which firearms shot, any of which may catch fire (TEMBA-31)."""
    through = [aim for aim in fire.aims if aim.roof and has_firearm(book, battle.figure(aim.shooter))]
    for roof, count in Counter(aim.roof for aim in through).items():
        unit = battle.unit_of(next(aim.shooter for aim in through if aim.roof == roof))
        tested = tembas.shoot_through_roof(book, count, dice)
        yield EventRecord(unit.name, tested)
        if tested.lit and roof not in {burning.name for burning in battle.fires}:
            lit = PlaceLit(roof, "temba_roof", battle.turn, battle.defender, unit.side)
            yield EventRecord(unit.name, lit)


# --- ambushes that shots give away ---


def sprung(book: Book, battle: Battle, shooters: Iterable[str]) -> Iterator[EventRecord]:
    """Events for hidden units of which figures shoot: each is revealed, once (AMBUSH-07)."""
    units = {unit.name: unit for unit in (_with_whom(battle, name) for name in shooters)}
    for unit in units.values():
        yield from (EventRecord(unit.name, event) for event in betrayed(book, battle, unit, shoots=True))


def _with_whom(battle: Battle, name: str) -> Unit:
    """The unit of a figure; of a leader, the unit he is with, since he is hidden where that is."""
    unit = battle.unit_of(name)
    return battle.unit(unit.with_unit) if unit.with_unit else unit


# --- what they need ---


@dataclass(frozen=True, slots=True)
class Group:
    """Shots that differ in names only: shooters, targets, what each shot needs, the objections."""

    shooters: tuple[str, ...]
    targets: tuple[str, ...]
    check: Check
    problems: tuple[Problem, ...]

    @property
    def dice(self) -> int:
        """How many dice are thrown for these shots."""
        return len(self.shooters)


def preview(book: Book, battle: Battle, fire: Fire) -> tuple[Group, ...]:
    """The shots of an order in groups, as they would be fired; objections to the whole stand with each.

    A figure with several shots is named once for each. Raises `BadData` for unknown figures.
    """
    found = objections(book, battle, fire)
    groups: dict[object, list[tuple[Check, str, str, tuple[Problem, ...]]]] = {}
    for shot in shots_of(battle, fire.aims):
        by, at, check = shot.shooter.name, shot.target.name, factors.check(book, shot)
        against = tuple(problem for problem in found if _concerns(problem, by, at))
        key = (shot.shooter.troop, check, tuple(problem.code for problem in against))
        groups.setdefault(key, []).append((check, by, at, against))
    return tuple(_group(alike) for alike in groups.values())


def _group(alike: list[tuple[Check, str, str, tuple[Problem, ...]]]) -> Group:
    checks, shooters, targets, against = zip(*alike, strict=True)
    return Group(shooters, targets, checks[0], tuple(problem for each in against for problem in each))


def _concerns(problem: Problem, shooter_: str, target: str) -> bool:
    """Whether an objection is about this shot, or about the order as a whole."""
    if not problem.where or problem.where == target:
        return True
    return problem.where == shooter_ and problem.about.get("target", target) == target

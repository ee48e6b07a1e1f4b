"""Shots in a battle (pp. 14, 25-27): who can shoot, objections, effects, previews."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import cycle
from typing import Any

from heart_africa.core.dataclass import dataclass
from heart_africa.core.dice import Dice
from heart_africa.core.journal.records import EventRecord
from heart_africa.core.problems import Problem
from heart_africa.core.reckoning import Check
from heart_africa.rules.battle import Battle, Figure, Gone, Stage, Unit, Where
from heart_africa.rules.battle.units import Fault
from heart_africa.rules.book import ATTENDANT, Book
from heart_africa.rules.book.play import Step
from heart_africa.rules.organisation import tembas
from heart_africa.rules.organisation.scouts import Following, objections_to_follow
from heart_africa.rules.organisation.tembas import ManWall, buildings, objections_to_man, objections_to_walls
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
from heart_africa.rules.play.shooting.shot import can_jam, has_firearm, shots, shots_of
from heart_africa.rules.preparation.deployment.ambushes import betrayed
from heart_africa.rules.referee.shooting.events import Drowned, GaveWay, LoopholeManned, PlaceLit
from heart_africa.rules.shared_terms import Melee, Wall

PRESENT = frozenset({Where.TABLE, Where.AMBUSH})


def out_of_step(book: Book, battle: Battle, *steps: Step) -> Iterator[Problem]:
    """A problem unless it is one of these steps of the turn."""
    if battle.stage is not Stage.PLAY or battle.step not in steps:
        row = book.sequence.row(steps[0])
        yield row.problem(f"firing-not-in-{steps[0]}")


def absent(book: Book, battle: Battle, name: str, *, fallen_too: bool = False) -> Iterator[Problem]:
    """A problem if a figure or its unit is not on the table; `fallen_too`: also if it was shot down."""
    unit = battle.unit_of(name)
    figure = unit.figure(name)
    there = figure.here if fallen_too else figure.may_act
    if not there or unit.where not in PRESENT:
        yield book.shooting.phase.not_there.problem("firing-not-there", name, figure=name)


OUT_OF_BOUNDS = frozenset({Melee.THROUGHOUT, Melee.FOLLOWED_UP})


# --- who can shoot ---


def ready(book: Book, battle: Battle, unit: str) -> tuple[str, ...]:
    """The figures of a unit with shots left this turn that may shoot at any enemy.

    Those in contact are left out: they may shoot at their own attackers only, so that each needs an aim of
    its own.
    """
    return tuple(figure.name for figure in battle.unit(unit).figures if shots_left(book, battle, figure))


def shots_left(book: Book, battle: Battle, figure: Figure, *, bearer_near: bool = False) -> int:
    """How many more shots a figure has this turn; 0 if something keeps it from shooting freely."""
    unarmed = figure.unloaded or figure.fault is not Fault.NONE
    fights = bool(figure.enemies) or figure.melee is not Melee.NONE
    if not figure.may_act or unarmed or fights or figure.lit or figure.boarding:
        return 0
    return unfired(book, battle, figure, bearer_near=bearer_near)


def unfired(book: Book, battle: Battle, figure: Figure, *, bearer_near: bool = False) -> int:
    """How many of its shots of this turn a figure has not fired, whether or not it may fire them."""
    helped = bearer_near and bool(battle.unit_of(figure.name).bearers)
    return max(0, shots(book, figure, bearer_near=helped).total - figure.shots)


def answers(book: Book, battle: Battle, figure: Figure) -> bool:
    """Whether a figure may shoot at the enemy who reached it this turn: its weapon is loaded (SHOOT-22)."""
    reached = figure.melee is Melee.CONTACTED and figure.may_act and not figure.unloaded
    return reached and bool(unfired(book, battle, figure))


def attackers(book: Book, battle: Battle, name: str, target: str) -> tuple[str, ...]:
    """The figures of a unit that have reached this one, at whom alone it may shoot (SHOOT-22, SHOOT-24).

    Those that have fallen in this phase come last.
    """
    figure = battle.figure(name)
    reached = figure.enemies if answers(book, battle, figure) else ()
    touching = [enemy for enemy in reached if battle.company.get(enemy) == target]
    return tuple(sorted(touching, key=lambda enemy: not battle.figure(enemy).here))


def answering(book: Book, battle: Battle, unit: str) -> tuple[str, ...]:
    """The figures of a unit that may shoot at enemies who have reached them."""
    return tuple(figure.name for figure in battle.unit(unit).figures if answers(book, battle, figure))


def shooting_back(book: Book, battle: Battle, unit: str, target: str) -> tuple[str, ...]:
    """The figures of a unit that may shoot at figures of the target unit that have reached them."""
    return tuple(each for each in answering(book, battle, unit) if attackers(book, battle, each, target))


# --- shots shared out ---


def aims(  # noqa: PLR0917  # as one says it: who, at whom, how many, how far
    book: Book,
    battle: Battle,
    shooters: str,
    target: str,
    count: int,
    inches: float,
    **facts: Any,  # noqa: ANN401  # any field of Aim
) -> tuple[Aim, ...]:
    """The shots of so many figures of a unit, spread over those of another that still stand.

    Each figure that is ready fires all its shots; a `count` of 0 means all of them. A machine gun never fires
    twice at one figure. Raises `BadData` for unknown units.
    """
    near = bool(facts.get("bearer_near"))
    figures = [battle.figure(name) for name in ready(book, battle, shooters)]
    standing = cycle(candidates(battle.unit(target)) or ("",))
    chosen = figures[: count or len(figures)] if battle.unit(target).here else []
    return tuple(
        Aim(figure.name, name, inches, **facts)
        for figure in chosen
        for name in _targets(book, battle, figure, standing, near=near)
    )


def candidates(unit: Unit) -> tuple[str, ...]:
    """The figures of a unit to aim at: no attendants; those long in combat only if there is nobody else."""
    here = [figure for figure in unit.here if figure.troop != ATTENDANT]
    free = [figure for figure in here if figure.melee not in OUT_OF_BOUNDS]
    return tuple(figure.name for figure in free or here)


def _targets(
    book: Book, battle: Battle, figure: Figure, standing: "cycle[str]", *, near: bool
) -> Iterator[str]:
    """The next targets in turn for a figure's shots, one for each."""
    aimed, once = set(figure.aimed), can_jam(book, figure)
    for _ in range(shots_left(book, battle, figure, bearer_near=near)):
        name = next(standing)
        if once and name in aimed:
            return
        aimed.add(name)
        yield name


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


def _as_it_stands(book: Book, battle: Battle, aim: Aim) -> Iterator[Problem]:
    """Problems of an aim as the battle stands: absent, friendly, fallen or guided figures."""
    own = battle.unit_of(aim.shooter)
    yield from absent(book, battle, aim.shooter)
    if own.guided:  # it moved with a Scout this turn, after which it does not shoot (SCOUT-10)
        yield from objections_to_follow(book, Following(own, shoots=True))
    if aim.wall:
        return
    yield from absent(book, battle, aim.target)
    phase, about = book.shooting.phase, {"shooter": aim.shooter, "target": aim.target}
    unit = battle.unit_of(aim.target)
    figure = unit.figure(aim.target)
    if unit.side == own.side:
        yield phase.own_side.problem("firing-own-side", aim.shooter, **about)
    if unit.where is Where.AMBUSH:
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
    """Problems if more figures of a side shoot through a wall this turn than it has loopholes.

    So if more walls are manned than the side's buildings have (TEMBA-05).
    """
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
    for side in dict.fromkeys(battle.unit_of(next(iter(now))).side for now in walls.values()):
        figures = (figure for unit in battle.of(side) for figure in unit.figures)
        manned = {*walls, *(figure.loophole for figure in figures if figure.loophole and figure.shots)}
        for kind in dict.fromkeys(wall for wall, _ in walls):
            count = sum(wall == kind for wall, _ in manned)
            yield from objections_to_walls(book, kind, count, buildings(battle, side))


# --- what it brings about ---


def decide(book: Book, battle: Battle, fire: Fire, dice: Dice) -> tuple[EventRecord, ...]:
    """The events of an order to shoot: ambushes revealed, the shots and their effects, roofs on fire."""
    phase = shots_of(battle, fire.aims)
    events = (fire_volley if fire.together else shoot)(book, phase, dice)
    # Comrades in whose place figures of the second rank shot, and figures that shot out of a building.
    fronts = {aim.shooter: aim.front for aim in fire.aims if aim.front}
    manned = {
        aim.shooter: LoopholeManned(aim.shooter, aim.loophole, aim.loophole_in)
        for aim in fire.aims
        if aim.loophole
    }
    return (
        *sprung(book, battle, (aim.shooter for aim in fire.aims)),
        *(fact for event in events for fact in _facts(battle, event)),
        *(EventRecord(battle.unit_of(front).name, GaveWay(front, rear)) for rear, front in fronts.items()),
        *(EventRecord(battle.unit_of(name).name, event) for name, event in manned.items()),
        *_roofs(book, battle, fire, dice),
    )


def _facts(battle: Battle, event: Event) -> Iterator[EventRecord]:
    """A chapter's event, recorded for the unit that did it, or to which it happened.

    A machine gun's faces count for its whole turn, so that its faults wait for the end of the phase; the
    spell breaks once.
    """
    match event:
        case GunFailed():
            return
        case SpellBroken() if battle.spell_breaking:
            return
        case ShotFired(name) | AttendantGiven(name) | VesselHit(name) | HitAllotted(name):
            who = battle.unit_of(name).name
        case BreachRolled(by=name):
            who = battle.unit_of(name).name
        case CanoeHoled(boat):
            who = boat
        case _:
            who = battle.unit_of(event.figure).name
    yield EventRecord(who, event)
    if isinstance(event, CanoeHoled):
        here = [(unit, figure) for unit in battle.units.values() for figure in unit.here]
        aboard = (figure.name for unit, figure in here if (figure.aboard or unit.aboard) == event.boat)
        yield EventRecord(event.boat, Drowned(event.boat, tuple(aboard)))


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
    units = (battle.unit_of(name) for name in shooters)
    # A leader is hidden where the unit is that he is with.
    for name in dict.fromkeys(unit.with_unit or unit.name for unit in units):
        if (unit := battle.unit(name)).where is Where.AMBUSH:
            yield from (EventRecord(name, event) for event in betrayed(book, battle, unit, shoots=True))


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

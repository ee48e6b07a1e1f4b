"""Shots of figures and fires (pp. 14, 25-27): what is against them as the battle stands, what they do."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from heart_africa.core.dataclass import dataclass
from heart_africa.core.dice import Dice
from heart_africa.core.journal.records import EventRecord
from heart_africa.core.problems import BadData, Problem
from heart_africa.core.reckoning import Reckoning
from heart_africa.core.strict import nearest
from heart_africa.rules.battle import Battle, Figure, Gone, SideId, Unit
from heart_africa.rules.battle.state import Burning
from heart_africa.rules.book import ATTENDANT, Book
from heart_africa.rules.organisation import tembas
from heart_africa.rules.organisation.scouts import Following, objections_to_follow
from heart_africa.rules.organisation.tembas import (
    FireArrows,
    ManWall,
    buildings,
    objections_to_man,
    objections_to_walls,
)
from heart_africa.rules.play import fires
from heart_africa.rules.play.fires import Burnable, LightFire, SettleWind, StayInFire
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
from heart_africa.rules.play.shooting.shot import Shot, shots_of
from heart_africa.rules.play.shooting.weapons import has_firearm
from heart_africa.rules.preparation.deployment.ambushes import betrayed
from heart_africa.rules.referee.shooting.events import Drowned, GaveWay, LoopholeManned, PlaceLit
from heart_africa.rules.referee.shooting.refusals import absent, hidden, objected, out_of_step
from heart_africa.rules.shared_terms import Wall
from heart_africa.rules.tables.play import Step

# --- what the book has against it ---


def objections(book: Book, battle: Battle, fire: Fire) -> tuple[Problem, ...]:
    """The order of play, what this turn has brought already, the shots themselves."""
    phase = shots_of(battle, fire.aims)
    against = objections_to_volley if fire.together else objections_to_shots
    return (
        *out_of_step(book, battle, Step.SHOOTING),
        *(problem for aim in fire.aims for problem in _as_it_stands(book, battle, aim)),
        *_through_loopholes(book, battle, fire),
        *against(book, phase),
    )


def _guided(book: Book, unit: Unit) -> tuple[Problem, ...]:
    """A unit that went at a Scout's speed this turn does not shoot in it (SCOUT-10)."""
    if not unit.guided:
        return ()
    return objections_to_follow(book, Following(unit, shoots=True))


def _as_it_stands(book: Book, battle: Battle, aim: Aim) -> Iterator[Problem]:
    """Somebody who is not there, a friend, one who has fallen already, one whose fire is settled."""
    yield from absent(book, battle, aim.shooter)
    yield from _guided(book, battle.unit_of(aim.shooter))
    if aim.wall:
        return
    yield from absent(book, battle, aim.target)
    phase, about = book.shooting.phase, {"shooter": aim.shooter, "target": aim.target}
    unit = battle.unit_of(aim.target)
    figure = unit.figure(aim.target)
    if unit.side == battle.unit_of(aim.shooter).side:
        yield objected("own-side", phase.own_side, aim.shooter, about)
    if hidden(unit):
        yield objected("not-there", phase.not_there, aim.target, {"figure": aim.target})
    if figure.gone is Gone.SHOT:
        yield objected("fallen", phase.fallen, aim.shooter, about)
    if figure.lit:
        yield objected("after-its-fire", phase.after_its_fire, aim.shooter, about)
    gives = ((each, aim.target) for each in aim.gives)
    for name, leader in (*gives, *((each, near.name) for near in aim.near for each in near.gives)):
        if battle.unit_of(name) is not battle.unit_of(leader) or battle.figure(name).troop != ATTENDANT:
            about = {"figure": name, "leader": leader}
            yield objected("no-attendant", book.shooting.saves.attendant, name, about)


def _through_loopholes(book: Book, battle: Battle, fire: Fire) -> Iterator[Problem]:
    """More of a side shoot through a wall, in this order and earlier this turn, than it has loopholes."""
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
    """More walls are manned, with those of earlier shots, than the buildings of a side have (TEMBA-05)."""
    for side in dict.fromkeys(battle.unit_of(shooter).side for shooter in now.values()):
        figures = (figure for unit in battle.of(side) for figure in unit.figures)
        manned = {*now, *(figure.loophole for figure in figures if figure.loophole and figure.shots)}
        for kind in dict.fromkeys(wall for wall, _ in now):
            count = sum(wall == kind for wall, _ in manned)
            yield from objections_to_walls(book, kind, count, buildings(battle, side))


# --- what it brings about ---


def decide(book: Book, battle: Battle, fire: Fire, dice: Dice) -> tuple[EventRecord, ...]:
    """Ambushes that it springs, the shots and what comes of them, roofs that catch fire."""
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
    """A chapter's event under the unit that it befalls.

    A machine gun's faces count for its whole turn, so that its faults wait for the end of the phase; the
    spell breaks once.
    """
    if isinstance(event, GunFailed) or (isinstance(event, SpellBroken) and battle.spell_breaking):
        return
    yield EventRecord(_whom(battle, event), event)
    if isinstance(event, CanoeHoled):
        yield EventRecord(event.boat, Drowned(event.boat, _aboard(battle, event.boat)))


def _ranks(battle: Battle, fire: Fire) -> Iterator[EventRecord]:
    """Whose place was taken by a comrade of the second rank."""
    for rear, front in {aim.shooter: aim.front for aim in fire.aims if aim.front}.items():
        yield EventRecord(battle.unit_of(front).name, GaveWay(front, rear))


def _loopholes(battle: Battle, fire: Fire) -> Iterator[EventRecord]:
    """Who shot out of a building, and through which wall."""
    for aim in {aim.shooter: aim for aim in fire.aims if aim.loophole}.values():
        if aim.loophole:
            manned = LoopholeManned(aim.shooter, aim.loophole, aim.loophole_in)
            yield EventRecord(battle.unit_of(aim.shooter).name, manned)


def _whom(battle: Battle, event: Event) -> str:
    """The unit that did it, or that it befell."""
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
    """Everybody who is lost with a canoe."""
    return tuple(
        figure.name
        for unit in battle.units.values()
        for figure in unit.here
        if (figure.aboard or unit.aboard) == boat
    )


def _roofs(book: Book, battle: Battle, fire: Fire, dice: Dice) -> Iterator[EventRecord]:
    """Each shot of a firearm through a roof may set it alight (TEMBA-31)."""
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
    """The hidden units of which these shoot: each comes out, once (AMBUSH-07)."""
    units = {unit.name: unit for unit in (_with_whom(battle, name) for name in shooters)}
    for unit in units.values():
        yield from (EventRecord(unit.name, event) for event in betrayed(book, battle, unit, shoots=True))


def _with_whom(battle: Battle, name: str) -> Unit:
    """The unit of a figure, or the one that its leader is with: he lies where that lies."""
    unit = battle.unit_of(name)
    return battle.unit(unit.with_unit) if unit.with_unit else unit


# --- fires ---


STILL_MOVING = frozenset({Step.ARRIVALS, Step.UNITS})
NOT_FOR_ROOFS = "shooting-at-a-wall-without-guns"  # arrows fly at a roof, which is not the wall


# --- readings ---


@dataclass(frozen=True, slots=True)
class Blaze:
    """A fire as it stands this turn.

    `burns`: nobody may go in; `out_by`: the turn by the end of whose Movement phase everybody must be out;
    `smoke`: how many inches downwind it reaches, a line for each turn.
    """

    name: str
    target: str
    owner: SideId
    turn: int
    burns: bool
    out_by: int
    smoke: Reckoning


def blazes(book: Book, battle: Battle) -> tuple[Blaze, ...]:
    """All fires of the battle, those that have burnt out included."""
    return tuple(_blaze(book, battle, burning) for burning in battle.fires)


def _blaze(book: Book, battle: Battle, burning: Burning) -> Blaze:
    fire, now = burning.fire, battle.turn
    return Blaze(
        burning.name,
        fire.target,
        burning.owner,
        fire.turn(now),
        fires.burns(book, fire, now),
        fires.leave_by(book, fire),
        fires.smoke(book, fire, now),
    )


def wind_due(book: Book, battle: Battle) -> bool:
    """Whether smoke spreads from somewhere, and nobody knows yet where the wind blows (SMOKE-02)."""
    known = battle.wind is not None
    return any(fires.wind_due(book, each.fire, battle.turn, known=known) for each in battle.fires)


# --- lighting ---


def carries_fire(book: Book, battle: Battle, figure: Figure) -> bool:
    """Whether a figure could try somewhere: nothing but the place itself is asked (FIRE-01, FIRE-04)."""
    somewhere = LightFire(figure.name, "village", "")
    return not figure.lit and not fires.objections_to_light(book, battle, somewhere)


def objections_to_light(book: Book, battle: Battle, order: LightFire) -> tuple[Problem, ...]:
    """The step, what burns already, a second try, and all that the chapter has against it."""
    return (
        *out_of_step(book, battle, Step.SHOOTING),
        *absent(book, battle, order.figure),
        *_again(book, battle, order),
        *_alight(book, battle, order.place),
        *fires.objections_to_light(book, battle, order),
    )


def _again(book: Book, battle: Battle, order: LightFire) -> Iterator[Problem]:
    if battle.figure(order.figure).lit:
        yield objected("tried-already", book.fires.lighting[0], order.figure, {"figure": order.figure})


def _alight(book: Book, battle: Battle, place: str) -> Iterator[Problem]:
    if any(blaze.name == place and blaze.burns for blaze in blazes(book, battle)):
        turns = book.fires.turns
        yield Problem("firing-burns-already", turns.rule, turns.page, place, {"place": place})


def light(book: Book, battle: Battle, order: LightFire, dice: Dice) -> tuple[EventRecord, ...]:
    """The attempt, and the place on fire if it succeeds."""
    tried = fires.light_fire(book, battle, order, dice)
    lit = _lit(battle, order.figure, order.target, order.place, order.owner) if tried.lit else ()
    return (EventRecord(order.figure, tried), *lit)


def _lit(battle: Battle, figure: str, target: Burnable, place: str, owner: SideId) -> tuple[EventRecord, ...]:
    unit = battle.unit_of(figure)
    whose = owner or ("" if target == fires.TALL_GRASS else battle.defender)
    return (EventRecord(unit.name, PlaceLit(place, target, battle.turn, whose, unit.side)),)


# --- fire arrows ---


def _arrows(battle: Battle, order: FireArrows) -> tuple[Shot, ...]:
    """Shots at the roof: nobody's cover counts."""
    return shots_of(battle, (Aim(name, order.place, order.inches, wall=True) for name in order.figures))


def objections_to_arrows(book: Book, battle: Battle, order: FireArrows) -> tuple[Problem, ...]:
    """The step, who is there, how often they shoot, and all that the chapters have against it."""
    phase = _arrows(battle, order)
    return (
        *out_of_step(book, battle, Step.SHOOTING),
        *(problem for name in order.figures for problem in absent(book, battle, name)),
        *(p for p in objections_to_shots(book, phase) if p.code != NOT_FOR_ROOFS),
        *_alight(book, battle, order.place),
        *(p for shot in phase for p in tembas.objections_to_arrows(book, shot.shooter.troop, order.inches)),
    )


def shoot_arrows(book: Book, battle: Battle, order: FireArrows, dice: Dice) -> tuple[EventRecord, ...]:
    """The arrows, those that hit a second time for the fire, and the roof alight if one of them lights it."""
    phase = _arrows(battle, order)
    fired = tuple(e for e in shoot(book, phase, dice) if isinstance(e, ShotFired))
    facts = [EventRecord(battle.unit_of(event.shooter).name, event) for event in fired]
    if hits := sum(event.hit for event in fired):
        first = fired[0]
        tested = tembas.shoot_fire_arrows(book, hits, dice)
        facts.append(EventRecord(battle.unit_of(first.shooter).name, tested))
        if tested.lit:
            facts.extend(_lit(battle, first.shooter, "temba_roof", order.place, order.owner))
    return (*sprung(book, battle, order.figures), *facts)


# --- the wind, and those who stayed ---


def objections_to_wind(book: Book, battle: Battle, _order: SettleWind) -> tuple[Problem, ...]:
    """It blows already, or there is no smoke that would ask for it."""
    if wind_due(book, battle):
        return ()
    row = book.fires.wind_sectors
    code = "firing-no-smoke-yet" if battle.wind is None else "firing-wind-known"
    return (Problem(code, row.rule, row.page, "", {"degrees": battle.wind or 0}),)


def settle_wind(book: Book, _battle: Battle, _order: SettleWind, dice: Dice) -> tuple[EventRecord, ...]:
    """Where it blows for the rest of the game."""
    return tuple(EventRecord("", event) for event in fires.settle_wind(book, dice))


def _place(battle: Battle, name: str) -> Burning:
    """The fire of that name. Raises `BadData` with the nearest."""
    for burning in battle.fires:
        if burning.name == name:
            return burning
    names = tuple(burning.name for burning in battle.fires)
    about = {"what": "fire", "found": name, "nearest": nearest(name, names), "allowed": ", ".join(names)}
    raise BadData("not-in-the-battle", about=about)


def objections_to_stay(book: Book, battle: Battle, order: StayInFire) -> tuple[Problem, ...]:
    """There is still time to leave, or it has burnt out; who is not there does not burn."""
    fire, count = _place(battle, order.place).fire, len(order.figures)
    gone = (p for name in order.figures for p in absent(book, battle, name, fallen_too=True))
    late = fires.end_movement(book, fire, battle.turn, count) and battle.step not in STILL_MOVING
    row = book.fires.leave_by_turn
    about = {"place": order.place, "turn": fires.leave_by(book, fire)}
    time = () if late else (Problem("firing-time-to-leave", row.rule, row.page, order.place, about),)
    return (*time, *gone)


def stay(_book: Book, battle: Battle, order: StayInFire, _dice: Dice) -> tuple[EventRecord, ...]:
    """They are lost, each of them."""
    fire = _place(battle, order.place).fire
    return tuple(EventRecord(name, fires.CaughtByFire(fire.target, 1)) for name in order.figures)

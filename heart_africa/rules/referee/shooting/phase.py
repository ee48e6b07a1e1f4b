"""The Shooting phase (pp. 10-14, 23-26): its fires, its end, reloading, what is next in it, its orders."""

from collections.abc import Iterator
from operator import attrgetter

from heart_africa.core.dataclass import dataclass
from heart_africa.core.dice import Dice
from heart_africa.core.fields import FigureName, PlaceName
from heart_africa.core.game import nobody
from heart_africa.core.journal.codec import members
from heart_africa.core.journal.records import EventRecord, Order
from heart_africa.core.problems import BadData, Problem
from heart_africa.core.reckoning import Line, Reckoning
from heart_africa.core.strict import nearest
from heart_africa.rules.battle import Battle, Figure, Gone, SideId, Where
from heart_africa.rules.battle.state import Burning, lies
from heart_africa.rules.battle.units import Fault
from heart_africa.rules.book import BAGGAGE, Ability, Book, WorkId
from heart_africa.rules.book.play import Step
from heart_africa.rules.organisation import baggage, tembas
from heart_africa.rules.organisation.baggage import Capture, Captured
from heart_africa.rules.organisation.tembas import FireArrows, RoofTested
from heart_africa.rules.play import fires
from heart_africa.rules.play import reloading as loading
from heart_africa.rules.play.fires import (
    Burnable,
    CaughtByFire,
    FireTried,
    LightFire,
    SettleWind,
    WindSettled,
)
from heart_africa.rules.play.reloading import Reload, Reloaded
from heart_africa.rules.play.shooting.events import Event as ShotEvent
from heart_africa.rules.play.shooting.events import ShotFired
from heart_africa.rules.play.shooting.orders import Aim, Fire
from heart_africa.rules.play.shooting.resolution import failure, objections_to_shots, shoot
from heart_africa.rules.play.shooting.shot import Shot, shots_of
from heart_africa.rules.referee.feature import Agenda, Feature, Owed, Procedure, thrown
from heart_africa.rules.referee.shooting import choices, shots
from heart_africa.rules.referee.shooting.events import Event, FallenRemoved, PlaceLit
from heart_africa.rules.referee.shooting.shots import (
    PRESENT,
    absent,
    answers,
    out_of_step,
    shots_left,
    sprung,
)
from heart_africa.rules.shared_terms import Moved, Obstacle

STILL_MOVING = frozenset({Step.ARRIVALS, Step.UNITS})
NOT_FOR_ROOFS = "shooting-at-a-wall-without-guns"  # arrows fly at a roof, which is not the wall


# --- fires (pp. 14, 25) ---


@dataclass(frozen=True, slots=True)
class Blaze:
    """A fire as it is this turn.

    `burns`: nobody may enter; `out_by`: the turn in whose Movement phase the last have to leave; `smoke`: how
    many inches downwind it reaches, a line for each turn.
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


# --- lighting ---


def carries_fire(book: Book, battle: Battle, figure: Figure) -> bool:
    """Whether a figure may light a fire at all, wherever it is (FIRE-01, FIRE-04)."""
    somewhere = LightFire(figure.name, "village", "")
    return not figure.lit and not fires.objections_to_light(book, battle, somewhere)


def objections_to_light(book: Book, battle: Battle, order: LightFire) -> Iterator[Problem]:
    """The objections to lighting a fire: the step, a place on fire, a second try, and the book's own."""
    yield from out_of_step(book, battle, Step.SHOOTING)
    yield from absent(book, battle, order.figure)
    if battle.figure(order.figure).lit:
        yield book.fires.lighting[0].problem("firing-tried-already", order.figure, figure=order.figure)
    yield from _alight(book, battle, order.place)
    yield from fires.objections_to_light(book, battle, order)


def _alight(book: Book, battle: Battle, place: str) -> Iterator[Problem]:
    if any(blaze.name == place and blaze.burns for blaze in blazes(book, battle)):
        turns = book.fires.turns
        yield turns.problem("firing-burns-already", place, place=place)


def light(book: Book, battle: Battle, order: LightFire, dice: Dice) -> tuple[EventRecord, ...]:
    """The events of an attempt to light a fire."""
    tried = fires.light_fire(book, battle, order, dice)
    lit = _lit(battle, order.figure, order.target, order.place, order.owner) if tried.lit else ()
    return (EventRecord(order.figure, tried), *lit)


def _lit(battle: Battle, figure: str, target: Burnable, place: str, owner: SideId) -> tuple[EventRecord, ...]:
    unit = battle.unit_of(figure)
    whose = owner or ("" if target == fires.TALL_GRASS else battle.defender)
    return (EventRecord(unit.name, PlaceLit(place, target, battle.turn, whose, unit.side)),)


# --- fire arrows ---


def _arrow_shots(battle: Battle, order: FireArrows) -> tuple[Shot, ...]:
    """The arrows as shots at a roof, where nobody's cover counts."""
    return shots_of(battle, (Aim(name, order.place, order.inches, wall=True) for name in order.figures))


def objections_to_arrows(book: Book, battle: Battle, order: FireArrows) -> tuple[Problem, ...]:
    """The objections to fire arrows: the step, absent figures, their shots, and the book's own."""
    phase = _arrow_shots(battle, order)
    return (
        *out_of_step(book, battle, Step.SHOOTING),
        *(problem for name in order.figures for problem in absent(book, battle, name)),
        *(p for p in objections_to_shots(book, phase) if p.code != NOT_FOR_ROOFS),
        *_alight(book, battle, order.place),
        *(p for shot in phase for p in tembas.objections_to_arrows(book, shot.shooter.troop, order.inches)),
    )


def shoot_arrows(book: Book, battle: Battle, order: FireArrows, dice: Dice) -> tuple[EventRecord, ...]:
    """The events of fire arrows: the shots, the dice of those that hit, and the fire if one lights it."""
    phase = _arrow_shots(battle, order)
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
    """A problem if the wind is known, or if no smoke needs it yet."""
    if fires.wind_due(book, battle):
        return ()
    row = book.fires.wind_sectors
    code = "firing-no-smoke-yet" if battle.wind is None else "firing-wind-known"
    return (row.problem(code, degrees=battle.wind or 0),)


def _place(battle: Battle, name: str) -> Burning:
    """The fire of that name. Raises `BadData`, with the nearest name that there is."""
    for burning in battle.fires:
        if burning.name == name:
            return burning
    names = tuple(burning.name for burning in battle.fires)
    about = {"what": "fire", "found": name, "nearest": nearest(name, names), "allowed": ", ".join(names)}
    raise BadData("not-in-the-battle", about=about)


class StayInFire(Order, kind="stay-in-fire"):
    """These figures were still in the fire when the time to leave was over."""

    place: PlaceName
    figures: tuple[FigureName, ...]


LATE = ("stay-in-fire",)
"""What is ordered once a fire has to have been left."""


def objections_to_stay(book: Book, battle: Battle, order: StayInFire) -> tuple[Problem, ...]:
    """The objections: there is time to leave, the fire has burnt out, or a figure is not there."""
    fire = _place(battle, order.place).fire
    gone = (p for name in order.figures for p in absent(book, battle, name, fallen_too=True))
    late = fires.must_be_left(book, fire, battle.turn) and battle.step not in STILL_MOVING
    row = book.fires.leave_by_turn
    about = {"place": order.place, "turn": fires.leave_by(book, fire)}
    time = () if late else (row.problem("firing-time-to-leave", order.place, **about),)
    return (*time, *gone)


def stay(_book: Book, battle: Battle, order: StayInFire, _dice: Dice) -> tuple[EventRecord, ...]:
    """The events of figures that stayed in a fire and are lost."""
    fire = _place(battle, order.place).fire
    return tuple(EventRecord(name, fires.CaughtByFire(fire.target, 1)) for name in order.figures)


# --- the end of the phase ---


def ending(book: Book, battle: Battle) -> Iterator[EventRecord]:
    """The events at the end of the phase, which nobody has to order.

    Machine guns that all the faces of this turn have jammed or broken (GUN-16, GUN-17), the removal of the
    fallen, captures that leave nothing to choose.
    """
    for unit in battle.units.values():
        for gun in unit.here:
            if gun.faces and gun.fault is not Fault.BROKEN and book.can(gun.troop, Ability.JAMS):
                yield from (EventRecord(unit.name, each) for each in failure(book, gun.name, gun.faces))
    for unit in battle.units.values():
        if fallen := tuple(figure.name for figure in unit.figures if figure.gone is Gone.SHOT):
            yield EventRecord(unit.name, FallenRemoved(fallen))
    for event in captures(book, battle):
        yield EventRecord(battle.unit_of(event.captor).name, event)


# --- captures ---


def captures(book: Book, battle: Battle) -> tuple[Captured, ...]:
    """The captures that leave nothing to choose, by the contacts in the battle (BAG-08)."""
    return baggage.captures(book, touching(battle))


def touching(battle: Battle) -> dict[str, tuple[str, ...]]:
    """The elements of baggage that each figure touches, for those who may still capture this turn."""
    return {
        figure.name: elements
        for unit in battle.units.values()
        for figure in unit.here
        if figure.enemies and not figure.captured and (elements := _elements(battle, figure.enemies))
    }


def _elements(battle: Battle, enemies: tuple[str, ...]) -> tuple[str, ...]:
    """The elements of baggage among these enemies."""
    known = (battle.figure(name) for name in enemies)
    return tuple(figure.name for figure in known if figure.troop == BAGGAGE and figure.here)


def objections_to_capture(book: Book, battle: Battle, order: Capture) -> tuple[Problem, ...]:
    """Why baggage cannot be captured: the wrong step, an absent figure, or a rule of the chapter."""
    taken = baggage.taker(battle, order.element)
    return (
        *out_of_step(book, battle, Step.RELOADING, Step.SHOOTING),
        *absent(book, battle, order.captor, fallen_too=True),
        *(() if taken else absent(book, battle, order.element, fallen_too=True)),
        *baggage.objections_to_capture(book, battle, order),
    )


def decide_capture(book: Book, battle: Battle, order: Capture, _dice: Dice) -> tuple[EventRecord, ...]:
    """The event of a capture."""
    return (EventRecord(battle.unit_of(order.captor).name, baggage.capture(book, order)),)


# --- reloading ---


def objections_to_reload(book: Book, battle: Battle, order: Reload) -> tuple[Problem, ...]:
    """The objections to reloading: the step, and those of each figure."""
    each = (problem for name in order.figures for problem in _against_reloading(book, battle, name))
    return (*out_of_step(book, battle, Step.RELOADING), *each)


def _against_reloading(book: Book, battle: Battle, name: str) -> Iterator[Problem]:
    figure = battle.figure(name)
    yield from absent(book, battle, name, fallen_too=True)
    if figure.lit or figure.boarding or figure.climbed is not Obstacle.NONE or figure.attempted:
        yield book.shooting.phase.no_time_to_reload.problem("firing-no-time-to-reload", name, figure=name)
    yield from loading.objections_to_reload(book, figure)


def decide_reload(book: Book, battle: Battle, order: Reload, _dice: Dice) -> tuple[EventRecord, ...]:
    """The events of figures that reload."""
    return tuple(EventRecord(battle.unit_of(name).name, loading.reload(book, name)) for name in order.figures)


def reloading(book: Book, battle: Battle) -> tuple[str, ...]:
    """The figures that have spent this turn reloading: unloaded at its start, with nothing else done."""
    return tuple(
        figure.name
        for unit in battle.units.values()
        for figure in unit.here
        if unit.where is Where.TABLE
        and figure.unloaded
        and figure.moved is not Moved.MOVED
        and not any(_against_reloading(book, battle, figure.name))
    )


# --- what comes next ---


SOMETIMES = ("light-fire", "fire-arrows")
"""The orders that make sense only with what this battle has."""


def due(book: Book, battle: Battle) -> Agenda:
    """What is next in the shooting or the reloading step."""
    row = book.sequence.row(battle.step)
    why = row.line(f"firing-due-{battle.step}")
    return (_reloading if battle.step is Step.RELOADING else _shooting)(book, battle, why)


def _shooting(book: Book, battle: Battle, why: Line) -> Agenda:
    """What is next in the shooting step, for both sides at once, since all shots are simultaneous."""
    present = [unit for unit in battle.units.values() if unit.where in PRESENT]
    burning = blazes(book, battle)
    left = tuple(each.name for each in burning if each.burns and battle.turn >= each.out_by)
    # What a figure touches that burns, and whether a unit sees anybody, is for the players to see.
    lighting = {unit.name for unit in present if any(carries_fire(book, battle, each) for each in unit.here)}
    who = tuple(
        unit.name
        for unit in present
        if left
        or unit.name in lighting
        or any(shots_left(book, battle, each) or answers(book, battle, each) for each in unit.figures)
    )
    wind: tuple[Owed, ...] = ()
    if fires.wind_due(book, battle):
        smoking = tuple(blaze.name for blaze in burning if blaze.smoke.total)
        settle = book.fires.wind_sectors.line("firing-due-wind", places=", ".join(smoking))
        wind = (Owed("settle-wind", smoking, settle),)
    # There are fire arrows where somebody may shoot them and there is a roof to shoot at (p. 14).
    archers = (each.troop in book.tembas.fire_archers for unit in present for each in unit.here)
    arrows = lies(battle, WorkId.TEMBA) and any(archers)
    some = (kind for kind, holds in zip(SOMETIMES, (lighting, arrows), strict=True) if holds)
    orders = (*(owed.order for owed in wind), "fire", *some, *(LATE if left else ()))
    return Agenda("", why, orders, who, wind, {"burning": ", ".join(left)})


def _reloading(book: Book, battle: Battle, why: Line) -> Agenda:
    """What is next in the reloading step: one order for all who reload, and captures to choose."""
    names, captors = reloading(book, battle), tuple(_captors(book, battle))
    who = (*names, *(name for owed in captors for name in owed.who))
    units = tuple(dict.fromkeys(battle.unit_of(name).name for name in who))
    about = {"who": ", ".join(names), "count": len(names)}
    spent = Line("firing-due-reload", 0, why.rule, why.page, about=about)
    owed = (*((Owed("reload", names, spent),) if names else ()), *captors)
    return Agenda("", why, ("reload", "capture") if names else ("capture",), units, owed)


def _captors(book: Book, battle: Battle) -> Iterator[Owed]:
    """A duty for each figure that touches baggage and has not chosen which element to take."""
    row = book.baggage.elements_per_captor
    for captor, elements in touching(battle).items():
        about = {"captor": captor, "elements": ", ".join(elements), "count": len(elements)}
        yield Owed("capture", (captor,), row.line("firing-due-capture", 0, captor, **about))


# --- the orders and events of the phase ---


def _shooters(order: Fire) -> str:
    """The names of the shooters as one text, sorted, so that the same shooters meet the same dice."""
    return "+".join(sorted(aim.shooter for aim in order.aims))


def _figures(order: FireArrows | StayInFire | Reload) -> str:
    return "+".join(sorted(order.figures))


FEATURE = Feature.of(
    {
        Fire: Procedure(shots.objections, shots.decide, _shooters, choices.left_open),
        LightFire: Procedure(objections_to_light, light, attrgetter("figure")),
        FireArrows: Procedure(objections_to_arrows, shoot_arrows, _figures),
        SettleWind: Procedure(objections_to_wind, thrown(fires.settle_wind, nobody), lambda _order: "wind"),
        StayInFire: Procedure(objections_to_stay, stay, _figures),
        Capture: Procedure(objections_to_capture, decide_capture, attrgetter("captor")),
        Reload: Procedure(objections_to_reload, decide_reload, _figures),
    },
    (
        *members(ShotEvent),
        *members(Event),
        FireTried,
        WindSettled,
        CaughtByFire,
        Reloaded,
        RoofTested,
        Captured,
    ),
)

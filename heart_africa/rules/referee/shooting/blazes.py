"""Fires in a battle (pp. 14, 25): lighting, fire arrows, how they burn, the wind, who stayed inside."""

from collections.abc import Iterator, Mapping
from operator import attrgetter
from typing import Any

from heart_africa.core.dataclass import dataclass
from heart_africa.core.dice import Dice
from heart_africa.core.fields import FigureName, PlaceName
from heart_africa.core.game import nobody
from heart_africa.core.journal.records import EventRecord, Order
from heart_africa.core.problems import BadData, Problem
from heart_africa.core.reckoning import Reckoning
from heart_africa.core.strict import nearest
from heart_africa.rules.battle import Battle, Figure, SideId
from heart_africa.rules.battle.state import Burning
from heart_africa.rules.book import Book
from heart_africa.rules.book_tables.play import Step
from heart_africa.rules.organisation import tembas
from heart_africa.rules.organisation.tembas import FireArrows
from heart_africa.rules.play import fires
from heart_africa.rules.play.fires import (
    Burnable,
    LightFire,
    SettleWind,
)
from heart_africa.rules.play.shooting.events import ShotFired
from heart_africa.rules.play.shooting.orders import Aim
from heart_africa.rules.play.shooting.resolution import objections_to_shots, shoot
from heart_africa.rules.play.shooting.shot import Shot, shots_of
from heart_africa.rules.referee.feature import Procedure, thrown
from heart_africa.rules.referee.shooting.events import PlaceLit
from heart_africa.rules.referee.shooting.shots import sprung
from heart_africa.rules.referee.shooting.unit_shots import absent, out_of_step

STILL_MOVING = frozenset({Step.ARRIVALS, Step.UNITS})
NOT_FOR_ROOFS = "shooting-at-a-wall-without-guns"  # arrows fly at a roof, which is not the wall


# --- readings ---


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


def _arrows(battle: Battle, order: FireArrows) -> tuple[Shot, ...]:
    """The arrows as shots at a roof, where nobody's cover counts."""
    return shots_of(battle, (Aim(name, order.place, order.inches, wall=True) for name in order.figures))


def objections_to_arrows(book: Book, battle: Battle, order: FireArrows) -> tuple[Problem, ...]:
    """The objections to fire arrows: the step, absent figures, their shots, and the book's own."""
    phase = _arrows(battle, order)
    return (
        *out_of_step(book, battle, Step.SHOOTING),
        *(problem for name in order.figures for problem in absent(book, battle, name)),
        *(p for p in objections_to_shots(book, phase) if p.code != NOT_FOR_ROOFS),
        *_alight(book, battle, order.place),
        *(p for shot in phase for p in tembas.objections_to_arrows(book, shot.shooter.troop, order.inches)),
    )


def shoot_arrows(book: Book, battle: Battle, order: FireArrows, dice: Dice) -> tuple[EventRecord, ...]:
    """The events of fire arrows: the shots, the dice of those that hit, and the fire if one lights it."""
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


# --- the orders and events about fires, each with what judges and applies it ---


def _figures(order: FireArrows | StayInFire) -> str:
    return "+".join(sorted(order.figures))


ORDERS: Mapping[type[Any], Procedure] = {
    LightFire: Procedure(objections_to_light, light, attrgetter("figure")),
    FireArrows: Procedure(objections_to_arrows, shoot_arrows, _figures),
    SettleWind: Procedure(objections_to_wind, thrown(fires.settle_wind, nobody), lambda _order: "wind"),
    StayInFire: Procedure(objections_to_stay, stay, _figures),
}

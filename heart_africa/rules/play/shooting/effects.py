"""What hits bring about: holes, splash, breaches, casualties; and what shots do to weapons."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from heart_africa.core.dice import Dice
from heart_africa.rules.battle.figures import Fault
from heart_africa.rules.book import Book
from heart_africa.rules.play.shooting.casualties import casualties, spell_broken
from heart_africa.rules.play.shooting.events import (
    BreachRolled,
    CanoeHoled,
    Event,
    GunFailed,
    ShotFired,
    SplashRolled,
    Unloaded,
    VesselHit,
)
from heart_africa.rules.play.shooting.guns import (
    breach_check,
    can_jam,
    fault,
    holes_canoe,
    is_vessel,
    splash_check,
    splashed,
    vessel_points,
)
from heart_africa.rules.play.shooting.orders import WALL
from heart_africa.rules.play.shooting.saves import Wound
from heart_africa.rules.play.shooting.shot import Shot, Struck
from heart_africa.rules.play.shooting.weapons import is_gun, reloads
from heart_africa.rules.units import Obstacle

SPLASH = "shooting-splash-die"
BREACH = "shooting-breach-die"


@dataclass(frozen=True, slots=True)
class Hit:
    """A shot that hit, and whom."""

    shot: Shot
    target: Struck


@dataclass(frozen=True, slots=True)
class Fired:
    """Shots with their dice, and which of them hit whom."""

    shots: tuple[Shot, ...]
    fired: tuple[ShotFired, ...]
    hits: tuple[Hit, ...]

    @property
    def spell_broken(self) -> bool:
        """A White Man was killed in an earlier phase."""
        return any(shot.battle.spell_broken for shot in self.shots)


def effects(book: Book, fire: Fired, dice: Dice) -> Iterator[Event]:
    """Everything that comes of it, in the order in which the dice are thrown."""
    yield from _holes(book, fire)
    yield from _vessels(book, fire.hits)
    splash = _splash(book, fire, dice)
    yield from (event for _, event in splash)
    yield from _breaches(book, fire.hits, dice)
    wounds = (*_struck(book, fire), *(wound for wound, event in splash if event.hit))
    lost = tuple(casualties(book, wounds, dice))
    yield from lost
    yield from spell_broken(book, fire.spell_broken, lost)
    yield from _faults(book, fire)
    yield from _unloaded(book, fire.shots)


def _holes(book: Book, fire: Fired) -> Iterator[CanoeHoled]:
    """Canoes that a heavy weapon's natural face has holed, each once."""
    row, holed = book.shooting.guns.canoe_holed, set()
    for shot, event in zip(fire.shots, fire.fired, strict=True):
        boat = shot.boat.name if shot.boat else shot.target.name
        if boat not in holed and holes_canoe(book, shot, event.face):
            holed.add(boat)
            yield CanoeHoled(boat, shot.shooter.name, event.face, row.rule, row.page)


def _vessels(book: Book, hits: Iterable[Hit]) -> Iterator[VesselHit]:
    """Hits on gunboats and dhows, which count up."""
    for hit in hits:
        if is_vessel(book, hit.target.figure):
            row, by = vessel_points(book, hit.shot.shooter), hit.shot.shooter.name
            yield VesselHit(hit.target.name, by, row.value, row.rule, row.page)


def _splash(book: Book, fire: Fired, dice: Dice) -> tuple[tuple[Wound, SplashRolled], ...]:
    """A die for everyone near each target that a gun has hit, all thrown together."""
    near = [
        Wound.of(hit.shot, figure, splash=True) for hit in fire.hits for figure in splashed(book, hit.shot)
    ]
    faces, needed = dice.roll(len(near), SPLASH), splash_check(book)
    return tuple(
        (wound, SplashRolled(wound.target.name, wound.shooter.name, needed, face))
        for wound, face in zip(near, faces, strict=True)
    )


def _breaches(book: Book, hits: Iterable[Hit], dice: Dice) -> Iterator[BreachRolled]:
    """A die for each hit of a gun on a building's wall, or on one behind it."""
    at_walls = [hit for hit in hits if is_at_wall(hit.target) and is_gun(book, hit.shot.shooter)]
    faces, needed = dice.roll(len(at_walls), BREACH), breach_check(book)
    for hit, face in zip(at_walls, faces, strict=True):
        yield BreachRolled(hit.target.name, hit.shot.shooter.name, needed, face)


def is_at_wall(target: Struck) -> bool:
    """A building's wall, or one behind it."""
    return target.troop == WALL or target.behind is Obstacle.WALL


def _struck(book: Book, fire: Fired) -> Iterator[Wound]:
    """Direct hits on figures."""
    for hit in fire.hits:
        if hit.target.troop != WALL and not is_vessel(book, hit.target.figure):
            yield Wound.of(hit.shot, hit.target)


def _faults(book: Book, fire: Fired) -> Iterator[GunFailed]:
    """Machine guns that the natural faces of this turn have jammed or broken."""
    guns = book.shooting.guns
    for gun in dict.fromkeys(shot.shooter for shot in fire.shots if can_jam(book, shot.shooter)):
        faces = tuple(event.face for event in fire.fired if event.shooter == gun.name)
        failed = fault(book, faces)
        entry = guns.broken if failed is Fault.BROKEN else guns.jam
        if failed is not Fault.NONE:
            yield GunFailed(gun.name, failed, faces, entry.rule, entry.page)


def _unloaded(book: Book, shots: Iterable[Shot]) -> Iterator[Unloaded]:
    """Everyone who has to reload now."""
    entry = book.shooting.reload
    for name in dict.fromkeys(shot.shooter.name for shot in shots if reloads(book, shot.shooter)):
        yield Unloaded(name, entry.rule, entry.page)

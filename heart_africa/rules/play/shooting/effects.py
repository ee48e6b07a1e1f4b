"""What hits bring about, casualties apart, and what shots do to weapons (pp. 9-10, 14-15)."""

from collections.abc import Callable, Iterable, Iterator, Mapping

from heart_africa.core.dataclass import dataclass
from heart_africa.core.dice import Dice
from heart_africa.core.reckoning import Check, Line, Reckoning
from heart_africa.rules.battle.units import Fault, Figure
from heart_africa.rules.book import BAGGAGE, Book
from heart_africa.rules.conditions import holding, keyed, message
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
from heart_africa.rules.play.shooting.orders import WALL, Close
from heart_africa.rules.play.shooting.saves import Wound, casualties, spell_broken
from heart_africa.rules.play.shooting.shot import Shot, Struck
from heart_africa.rules.play.shooting.weapons import AREA, can_jam, is_gun, is_vessel, reloads
from heart_africa.rules.shared_terms import Obstacle
from heart_africa.rules.tables.printed import Cited

# --- what guns do besides hitting ---


def too_far_for_splash(book: Book, near: Close, _figure: Figure) -> bool:
    """It is farther from the target than splash reaches."""
    return near.inches > book.shooting.guns.splash_in.value


def baggage_and_splash(_book: Book, _near: Close, figure: Figure) -> bool:
    """Baggage is not subject to splash."""
    return figure.troop == BAGGAGE


def solid_wall_and_splash(_book: Book, near: Close, _figure: Figure) -> bool:
    """A solid wall or a crest stands between; a stockade is none (ruling of FORT-18)."""
    return near.solid_wall


SPARED: Mapping[str, Callable[[Book, Close, Figure], bool]] = keyed(
    too_far_for_splash, baggage_and_splash, solid_wall_and_splash
)


def splashed(book: Book, shot: Shot) -> tuple[Struck, ...]:
    """Who rolls for splash if a gun's shot hits: figures, not vessels, of both sides, in cover or not."""
    if not is_gun(book, shot.shooter):
        return ()
    about = (struck for close, struck in shot.near if not spared(book, close, struck.figure))
    return tuple(struck for struck in about if not is_vessel(book, struck.figure))


def spared(book: Book, near: Close, figure: Figure) -> tuple[Line, ...]:
    """Why someone near the target does not roll for splash."""
    guns = book.shooting.guns
    rows, about = holding(guns.splash_spared, SPARED, book, near, figure), {"reaches": guns.splash_in.value}
    return tuple(row.line(message(AREA, row), **about) for row in rows)


def splash_check(book: Book) -> Check:
    """The face that makes a casualty of a figure near the target."""
    return _check("splash", book.shooting.guns.splash)


def breach_check(book: Book) -> Check:
    """What a gun's hit needs to open a breach in the wall of a building."""
    return _check("breach", book.shooting.guns.breach)


def _check(name: str, row: Cited) -> Check:
    reason = row.line(f"{AREA}-{name}")
    return Check(Reckoning((reason,)), row.value, row.rule, row.page)


def fault(book: Book, faces: Iterable[int]) -> Fault:
    """What all the natural faces of a machine gun's turn do to it."""
    guns, thrown = book.shooting.guns, tuple(faces)
    bad = thrown.count(guns.jam_face)
    if bad >= guns.broken.value:
        return Fault.BROKEN
    return Fault.JAMMED if bad > thrown.count(guns.jam_outweighed_by) else Fault.NONE


def vessel_points(book: Book, shooter: Figure) -> Cited:
    """How many hits a vessel takes from one hit of this shooter."""
    guns = book.shooting.guns
    return guns.vessel_hit_by_gun if is_gun(book, shooter) else guns.vessel_hit


def holes_canoe(book: Book, shot: Shot, face: int) -> bool:
    """Whether this natural face holes the canoe that the target sits in, hit or not."""
    guns = book.shooting.guns
    heavy = shot.shooter.troop in guns.holes_canoes and face >= guns.canoe_holed.value
    return heavy and shot.afloat == "canoe"


# --- all that comes of shots ---


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


def effects(book: Book, fire: Fired, dice: Dice) -> Iterator[Event]:
    """Everything that comes of it, in the order in which the dice are thrown."""
    yield from _holes(book, fire)
    # Hits on gunboats and dhows, which count up.
    for hit in fire.hits:
        if is_vessel(book, hit.target.figure):
            row, by = vessel_points(book, hit.shot.shooter), hit.shot.shooter.name
            yield VesselHit(hit.target.name, by, row.value, row.rule, row.page)
    splash = _splash(book, fire, dice)
    yield from (event for _, event in splash)
    yield from _breaches(book, fire.hits, dice)
    wounds = (*_struck(book, fire), *(wound for wound, event in splash if event.hit))
    lost = tuple(casualties(book, wounds, dice))
    yield from lost
    if not any(shot.battle.spell_broken for shot in fire.shots[:1]):  # all are of one battle
        yield from spell_broken(book, lost)
    yield from _faults(book, fire)
    yield from _unloaded(book, fire.shots)


def _holes(book: Book, fire: Fired) -> Iterator[CanoeHoled]:
    """Canoes that a heavy weapon's natural face has holed, each once."""
    row, holed = book.shooting.guns.canoe_holed, set()
    for shot, event in zip(fire.shots, fire.fired, strict=True):
        boat = shot.boat if holes_canoe(book, shot, event.face) else None
        if boat and boat.name not in holed:
            holed.add(boat.name)
            yield CanoeHoled(boat.name, shot.shooter.name, event.face, row.rule, row.page)


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


def failure(book: Book, gun: str, faces: tuple[int, ...]) -> Iterator[GunFailed]:
    """That a machine gun has jammed or broken, if these faces of the turn have done it (GUN-16, GUN-17)."""
    failed = fault(book, faces)
    entry = book.shooting.guns.broken if failed is Fault.BROKEN else book.shooting.guns.jam
    if failed is not Fault.NONE:
        yield GunFailed(gun, failed, faces, entry.rule, entry.page)


def _faults(book: Book, fire: Fired) -> Iterator[GunFailed]:
    """Machine guns that the natural faces of this turn have jammed or broken."""
    for gun in dict.fromkeys(shot.shooter for shot in fire.shots if can_jam(book, shot.shooter)):
        faces = (event.face for event in fire.fired if event.shooter == gun.name)
        yield from failure(book, gun.name, tuple(faces))


def _unloaded(book: Book, shots: Iterable[Shot]) -> Iterator[Unloaded]:
    """Everyone who has to reload now."""
    entry = book.shooting.reload
    for name in dict.fromkeys(shot.shooter.name for shot in shots if reloads(book, shot.shooter)):
        yield Unloaded(name, entry.rule, entry.page)

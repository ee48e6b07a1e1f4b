"""A phase of shooting: all its shots are simultaneous, so that whoever falls in it still shoots (p. 23)."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields
from operator import attrgetter
from typing import Literal

from heart_africa.core.checks import Check
from heart_africa.core.dice import SIDES, Dice
from heart_africa.core.problems import Problem
from heart_africa.rules.book import Book
from heart_africa.rules.play.shooting.effects import Fire, Hit, effects
from heart_africa.rules.play.shooting.events import Event, HitAllotted, ShotFired
from heart_africa.rules.play.shooting.factors import check
from heart_africa.rules.play.shooting.facts import Shooter, Shot, Target
from heart_africa.rules.play.shooting.guns import can_jam
from heart_africa.rules.play.shooting.objections import objections_to_shot
from heart_africa.rules.play.shooting.weapons import AREA, shots
from heart_africa.rules.units import Obstacle

DIE = "shooting-die"
ALLOT = "shooting-allot-die"
UNSINGLED = frozenset({Obstacle.FORTIFICATION, Obstacle.WALL})


@dataclass(frozen=True, slots=True)
class Shoot:
    """The order to fire these shots, each at its own target, of both sides or of one.

    Figures are told apart by their names. `spell_broken`: a White Man was killed in an earlier phase.
    """

    shots: tuple[Shot, ...]
    spell_broken: bool = False
    kind: Literal["shoot"] = "shoot"


def objections_to_shoot(book: Book, order: Shoot) -> tuple[Problem, ...]:
    """All that the book has against these shots: each alone, then together."""
    alone = (problem for shot in order.shots for problem in objections_to_shot(book, shot))
    return (*alone, *_together(book, order.shots))


def _together(book: Book, phase: tuple[Shot, ...]) -> Iterator[Problem]:
    shooters = {shot.shooter.name: shot.shooter for shot in phase}
    fired = Counter(shot.shooter.name for shot in phase)
    for shooter in shooters.values():
        yield from _too_many(book, shooter, fired[shooter.name])
        yield from _both_ranks(book, shooter, fired)
        if can_jam(book, shooter):
            yield from _twice_at_one(book, [shot for shot in phase if shot.shooter.name == shooter.name])


def _too_many(book: Book, shooter: Shooter, fired: int) -> Iterator[Problem]:
    """More shots than the figure has."""
    allowed = shots(book, shooter)
    if allowed.lines and fired > allowed.total:
        row = allowed.lines[-1]
        about = {"shooter": shooter.name, "count": fired, "most": allowed.total}
        yield Problem(f"{AREA}-too-many-shots", row.rule, row.page, shooter.name, about)


def _both_ranks(book: Book, shooter: Shooter, fired: Counter[str]) -> Iterator[Problem]:
    """A figure of the second rank and the comrade before it."""
    if shooter.front and fired[shooter.front.name]:
        entry = book.shooting.two_ranks
        about = {"shooter": shooter.name, "front": shooter.front.name}
        yield Problem(f"{AREA}-both-ranks", entry.rule, entry.page, shooter.name, about)


def _twice_at_one(book: Book, burst: list[Shot]) -> Iterator[Problem]:
    """A machine gun's second shot at the same figure."""
    entry, gun = book.shooting.guns.burst_once, burst[0].shooter.name
    for target, count in Counter(shot.target.name for shot in burst).items():
        if count > 1:
            about = {"shooter": gun, "target": target, "count": count}
            yield Problem(f"{AREA}-twice-at-one", entry.rule, entry.page, gun, about)


def shoot(book: Book, order: Shoot, dice: Dice) -> tuple[Event, ...]:
    """What comes of the shots: their dice first, then what each kind of hit asks for, the saves last."""
    fired = fire(book, order.shots, dice)
    pairs = zip(order.shots, fired, strict=True)
    allotted = [_allot(book, shot, dice) for shot, event in pairs if event.hit]
    hits = tuple(hit for hit, _ in allotted)
    told = (event for _, event in allotted if event is not None)
    return (*fired, *told, *effects(book, Fire(order.shots, fired, hits, order.spell_broken), dice))


def fire(book: Book, phase: tuple[Shot, ...], dice: Dice) -> tuple[ShotFired, ...]:
    """The dice of all the shots, thrown together and read in their order."""
    faces = dice.roll(len(phase), DIE)
    return tuple(
        ShotFired(shot.shooter.name, shot.shooter.troop, shot.target.name, needed, face)
        for shot, needed, face in zip(phase, _checks(book, phase), faces, strict=True)
    )


def _checks(book: Book, phase: tuple[Shot, ...]) -> Iterator[Check]:
    """What each shot needs; shots that differ in names alone are reckoned once."""
    known: dict[object, Check] = {}
    for shot in phase:
        facts = (_SHOOTER(shot.shooter), _TARGET(shot.target), shot.inches, shot.contact, shot.blind)
        if facts not in known:
            known[facts] = check(book, shot)
        yield known[facts]


def _nameless(kind: type[Shooter] | type[Target]) -> Callable[[object], object]:
    """All that is said of a figure but its name."""
    return attrgetter(*(fact.name for fact in fields(kind) if fact.name != "name"))


_SHOOTER, _TARGET = _nameless(Shooter), _nameless(Target)


def exposed(shot: Shot) -> tuple[Target, ...]:
    """Whom a hit may strike, each as likely as the next: nobody behind a fortification can be singled out."""
    crowd = shot.stretch if shot.target.behind in UNSINGLED else ()
    return crowd if len(crowd) > 1 else (shot.target,)


def _allot(book: Book, shot: Shot, dice: Dice) -> tuple[Hit, HitAllotted | None]:
    """Whom a hit strikes: if there are several, dice choose among them."""
    crowd = exposed(shot)
    if len(crowd) == 1:
        return Hit(shot, shot.target), None
    place, faces = _draw(len(crowd), dice)
    entry, target = book.shooting.allotted, crowd[place]
    return Hit(shot, target), HitAllotted(target.name, entry.rule, entry.page, faces)


def _draw(count: int, dice: Dice) -> tuple[int, tuple[int, ...]]:
    """One of so many places, each as likely as the next, and the faces that chose it.

    As few dice as can tell them apart, read as digits; a throw beyond the last full round is repeated.
    """
    needed = next(number for number in range(1, count + 1) if SIDES**number >= count)
    each = SIDES**needed // count
    while True:
        faces = dice.roll(needed, ALLOT)
        value = sum((face - 1) * SIDES**place for place, face in enumerate(reversed(faces)))
        if value < each * count:
            return value // each, faces

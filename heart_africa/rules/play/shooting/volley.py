"""A volley: the dice of many shooters thrown together, the casualties shared out by common sense (p. 25)."""

from collections.abc import Callable, Iterator, Mapping

from heart_africa.core.dice import Dice
from heart_africa.core.problems import Problem
from heart_africa.rules.book import Book
from heart_africa.rules.play.shooting.effects import Fired, Hit, effects
from heart_africa.rules.play.shooting.events import Event, HitAllotted
from heart_africa.rules.play.shooting.resolution import fire, objections_to_shots
from heart_africa.rules.play.shooting.shot import Shot, Struck
from heart_africa.rules.play.shooting.weapons import AREA, is_gun
from heart_africa.rules.units import Melee

Shots = tuple[Shot, ...]


def group_of(shots: Shots) -> tuple[Struck, ...]:
    """All at whom a volley is aimed, in the order in which they fall: the nearest first, say."""
    return tuple({shot.target.name: shot.struck for shot in shots}.values())


def of_several_types(_book: Book, shots: Shots) -> bool:
    """The targets are of different troop types."""
    return len({shot.target.troop for shot in shots}) > 1


def some_charging(_book: Book, shots: Shots) -> bool:
    """Some of the targets have charged, and others have not."""
    return len({shot.target.melee is Melee.CHARGED for shot in shots}) > 1


def unlike_otherwise(_book: Book, shots: Shots) -> bool:
    """They differ in something else that matters: cover, a leader, a boat, being dispersed."""
    return len({_of_the_target(shot) for shot in shots}) > 1


def _of_the_target(shot: Shot) -> tuple[object, ...]:
    aim, target, unit = shot.aim, shot.target, shot.target_unit
    return (
        *shot.struck.facts[1:], unit is not None and unit.led_by(target.name), target.dismounted,
        target.changed_mount, aim.cover_at_start, aim.cover, aim.target_shoots, aim.alone,
        shot.boat and shot.boat.name, aim.master_nearer,
    )  # fmt: skip


def of_guns(book: Book, shots: Shots) -> bool:
    """A gun is among the shooters, and it matters whom its shell bursts upon."""
    return any(is_gun(book, shot.shooter) for shot in shots)


REFUSED: Mapping[str, Callable[[Book, Shots], bool]] = {
    "volley-of-several-types": of_several_types,
    "volley-some-charging": some_charging,
    "volley-unlike-otherwise": unlike_otherwise,
    "volley-of-guns": of_guns,
}


def objections_to_volley(book: Book, shots: Shots) -> tuple[Problem, ...]:
    """Why these shots should be fired one by one (SHOOT-03), and all that the book has against them."""
    entry = book.shooting.alike
    together = (
        Problem(f"{AREA}-{code}", entry.rule, entry.page, "")
        for code, refused in REFUSED.items()
        if refused(book, shots)
    )
    return (*together, *objections_to_shots(book, shots))


def fire_volley(book: Book, shots: Shots, dice: Dice) -> tuple[Event, ...]:
    """What comes of it: each hit on another figure of the group, and round again if there are more hits."""
    fired = fire(book, shots, dice)
    hits = tuple(_dealt(shots, [shot for shot, event in zip(shots, fired, strict=True) if event.hit]))
    told = (_told(book, hit) for hit in hits)
    return (*fired, *told, *effects(book, Fired(shots, fired, hits), dice))


def _dealt(shots: Shots, hitting: list[Shot]) -> Iterator[Hit]:
    group = group_of(shots)
    for number, shot in enumerate(hitting):
        yield Hit(shot, group[number % len(group)])


def _told(book: Book, hit: Hit) -> HitAllotted:
    entry = book.shooting.allotted_freely
    return HitAllotted(hit.target.name, entry.rule, entry.page)

"""A volley: the dice of many shooters thrown together, the casualties shared out by common sense (p. 25)."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Literal

from heart_africa.core.dice import Dice
from heart_africa.core.problems import Problem
from heart_africa.rules.book import Book
from heart_africa.rules.play.shooting.effects import Fire, Hit, effects
from heart_africa.rules.play.shooting.events import Event, HitAllotted
from heart_africa.rules.play.shooting.facts import Shot, Target
from heart_africa.rules.play.shooting.resolution import Shoot, fire, objections_to_shoot
from heart_africa.rules.play.shooting.weapons import AREA, is_gun
from heart_africa.rules.units import Melee


@dataclass(frozen=True, slots=True)
class Volley:
    """The order to fire these shots together at a group, each shot's target being any one of its figures.

    `targets`: the group, in the order in which its figures fall: the nearest first, say.
    """

    shots: tuple[Shot, ...]
    targets: tuple[Target, ...]
    spell_broken: bool = False
    kind: Literal["volley"] = "volley"

    @property
    def group(self) -> tuple[Target, ...]:
        """All that are shot at, as they were described."""
        return (*self.targets, *(shot.target for shot in self.shots))


def of_several_types(_book: Book, volley: Volley) -> bool:
    """The targets are of different troop types."""
    return len({target.troop for target in volley.group}) > 1


def some_charging(_book: Book, volley: Volley) -> bool:
    """Some of the targets have charged, and others have not."""
    return len({target.melee is Melee.CHARGED for target in volley.group}) > 1


def unlike_otherwise(book: Book, volley: Volley) -> bool:
    """They differ in something else that matters: cover, a leader, a boat, being dispersed."""
    alike = (
        replace(target, name="", troop="", unit="", melee=Melee.NONE, friend_in=_alone(book, target))
        for target in volley.group
    )
    return len(set(alike)) > 1


def _alone(book: Book, target: Target) -> bool:
    return target.friend_in is None or target.friend_in > book.shooting.dispersed.apart_in.value


def of_guns(book: Book, volley: Volley) -> bool:
    """A gun is among the shooters, and it matters whom its shell bursts upon."""
    return any(is_gun(book, shot.shooter) for shot in volley.shots)


REFUSED: Mapping[str, Callable[[Book, Volley], bool]] = {
    "volley-of-several-types": of_several_types,
    "volley-some-charging": some_charging,
    "volley-unlike-otherwise": unlike_otherwise,
    "volley-of-guns": of_guns,
}


def objections_to_volley(book: Book, volley: Volley) -> tuple[Problem, ...]:
    """Why these shots should be fired one by one (SHOOT-03), and all that the book has against them."""
    entry = book.shooting.alike
    together = (
        Problem(f"{AREA}-{code}", entry.rule, entry.page, "")
        for code, refused in REFUSED.items()
        if refused(book, volley)
    )
    return (*together, *objections_to_shoot(book, Shoot(volley.shots, volley.spell_broken)))


def fire_volley(book: Book, volley: Volley, dice: Dice) -> tuple[Event, ...]:
    """What comes of it: each hit on another figure of the group, and round again if there are more hits."""
    fired = fire(book, volley.shots, dice)
    hits = tuple(_dealt(volley, [shot for shot, event in zip(volley.shots, fired, strict=True) if event.hit]))
    told = (_told(book, hit) for hit in hits)
    return (*fired, *told, *effects(book, Fire(volley.shots, fired, hits, volley.spell_broken), dice))


def _dealt(volley: Volley, hitting: list[Shot]) -> Iterator[Hit]:
    group = volley.targets
    for number, shot in enumerate(hitting):
        yield Hit(shot, group[number % len(group)] if group else shot.target)


def _told(book: Book, hit: Hit) -> HitAllotted:
    entry = book.shooting.allotted_freely
    return HitAllotted(hit.target.name, entry.rule, entry.page)

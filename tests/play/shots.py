"""Shots to be tried: a regular at a spearman, five inches away in the open, unless said otherwise."""

from collections.abc import Iterable

from heart_africa.core.dice import Dice
from heart_africa.rules.load import book
from heart_africa.rules.play.shooting import (
    Event,
    FigureShot,
    Shoot,
    Shooter,
    Shot,
    Target,
    check,
    objections_to_shot,
    shoot,
)

BOOK = book()


def by(troop: str = "regulars", /, name: str = "shooter", **facts: object) -> Shooter:
    return Shooter(name, troop, **facts)  # type: ignore[arg-type]  # the facts of one test


def at(troop: str = "spearmen", /, name: str = "target", **facts: object) -> Target:
    return Target(name, troop, **facts)  # type: ignore[arg-type]  # the facts of one test


def shot(
    shooter: Shooter | str = "regulars", target: Target | str = "spearmen", inches: float = 5, **facts: object
) -> Shot:
    return Shot(
        by(shooter) if isinstance(shooter, str) else shooter,
        at(target) if isinstance(target, str) else target,
        inches,
        **facts,  # type: ignore[arg-type]  # the facts of one test
    )


def needs(tried: Shot) -> int:
    """The face that the shot needs."""
    return check(BOOK, tried).needs


def reasons(tried: Shot) -> dict[str, int]:
    """The entries that its score cites, with what each adds."""
    return {line.rule: line.value for line in check(BOOK, tried).reckoning.lines}


def objected(tried: Shot) -> set[str]:
    """The entries that speak against the shot."""
    return {problem.rule for problem in objections_to_shot(BOOK, tried)}


def fired(*shots: Shot, faces: Iterable[int], spell_broken: bool = False) -> tuple[Event, ...]:
    return shoot(BOOK, Shoot(shots, spell_broken), Dice(faces))


def dead(events: Iterable[Event]) -> list[str]:
    return [event.figure for event in events if isinstance(event, FigureShot)]

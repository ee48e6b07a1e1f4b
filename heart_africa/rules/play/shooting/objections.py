"""What the book has against a shot: every reason at once (pp. 9-15, 24-27)."""

from collections.abc import Iterator, Mapping

from heart_africa.core.problems import Problem
from heart_africa.rules.book import Book
from heart_africa.rules.conditions import holding, problems
from heart_africa.rules.play.shooting import shooters, sight, targets
from heart_africa.rules.play.shooting.shot import Shot
from heart_africa.rules.play.shooting.weapons import AREA, reach, source


def objections_to_shot(book: Book, shot: Shot) -> tuple[Problem, ...]:
    """All that the book has against this shot, taken alone: the shooter, the line, the target."""
    tables, about = book.shooting, _about(book, shot)
    rows = (
        *holding(tables.shooter, shooters.CONDITIONS, book, shot),
        *holding(tables.sight, sight.CONDITIONS, book, shot),
        *holding(tables.target, targets.CONDITIONS, book, shot),
    )
    return (*_reach(book, shot, about), *problems(AREA, rows, shot.shooter.name, about))


def _reach(book: Book, shot: Shot, about: Mapping[str, object]) -> Iterator[Problem]:
    """A figure that never shoots, or a target beyond its reach."""
    far, where = reach(book, shot.shooter), shot.shooter.name
    if far is None:
        unarmed = book.shooting.unarmed
        entry = unarmed.by_troop.get(shot.shooter.troop, unarmed.usual)
        yield Problem(f"{AREA}-unarmed", entry.rule, entry.page, where, about)
    elif shot.aim.inches > far and sight.at_a_distance(shot):
        rule, page = source(book, shot.shooter)
        yield Problem(f"{AREA}-out-of-range", rule, page, where, about)


def _about(book: Book, shot: Shot) -> Mapping[str, object]:
    """The facts that every wording may need; `reach` 0: it never shoots."""
    line = book.shooting.line
    return {
        "shooter": shot.shooter.name,
        "target": shot.target.name,
        "troop": shot.shooter.troop,
        "front": shot.aim.front,
        "inches": shot.aim.inches,
        "reach": reach(book, shot.shooter) or 0,
        "gap": line.gap_in.value,
        "dark": line.dark_in.value,
        "burst": book.shooting.guns.burst_in.value,
    }

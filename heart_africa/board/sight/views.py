"""Whether two figures see one another, and all that hides them, with rule and page (pp. 16-25).

Bases between       figures
Ground, smoke       ground
Hills and gullies   heights
Works and walls     works
The dark            here

Streams, rivers, rocks and cultivation hide nobody (TERR-23, -25, -33, -43, -53).
"""

from collections.abc import Iterable
from functools import cached_property

from heart_africa.board.findings import CloseCall, Finding, gathered
from heart_africa.board.scene import Scene
from heart_africa.board.sight.ground import before_a_fire, hidden_by_growth, hidden_by_smoke
from heart_africa.board.sight.heights import hidden_by_heights
from heart_africa.board.sight.line import SLACK, Between, Sightline, between, sightline
from heart_africa.board.sight.works import Met, met
from heart_africa.core.dataclass import dataclass
from heart_africa.core.reckoning import Line


@dataclass(frozen=True)
class Look:
    """A line of sight and all that is on it; `ignoring`: figures over whose heads one may see."""

    line: Sightline
    ignoring: frozenset[str] = frozenset()

    @cached_property
    def figures(self) -> Finding[tuple[Between, ...]]:
        """The bases on the line."""
        return between(self.line, self.ignoring)

    @cached_property
    def ground(self) -> Finding[bool]:
        """Whether growth, heights or smoke hide the two."""
        found = [look(self.line) for look in (hidden_by_growth, hidden_by_heights, hidden_by_smoke)]
        return Finding(any(each.value for each in found), *gathered(found))

    @cached_property
    def works(self) -> Finding[tuple[Met, ...]]:
        """The works and walls that the line goes over."""
        return met(self.line)

    @property
    def clear(self) -> bool:
        """Whether the two see one another by daylight."""
        return not (self.figures.value or self.ground.value or any(each.hides for each in self.works.value))

    @property
    def lines(self) -> tuple[Line, ...]:
        """The reasons for which they do not see one another."""
        return (*self.figures.lines, *self.ground.lines, *self.works.lines)

    @property
    def close(self) -> tuple[CloseCall, ...]:
        """The close calls on the line."""
        return (*self.figures.close, *self.ground.close, *self.works.close)


def look(scene: Scene, one: str, other: str, ignoring: Iterable[str] = ()) -> Look:
    """The line of sight between two figures, whoever of them looks."""
    return Look(sightline(scene, one, other), frozenset(ignoring))


def sees(scene: Scene, one: str, other: str) -> Finding[bool]:
    """Whether a figure sees another, all round (VIS-02); in the dark only as far as the book allows."""
    found, night = look(scene, one, other), too_dark(scene, one, other)
    return Finding(
        found.clear and not night.value, (*found.lines, *night.lines), (*found.close, *night.close)
    )


def too_dark(scene: Scene, one: str, target: str) -> Finding[bool]:
    """Whether the dark hides one from another; not if it stands out against a fire (DARK-03, DARK-04)."""
    if not scene.battle.dark:
        return Finding(value=False)
    row, line = scene.book.shooting.line.dark_in, sightline(scene, one, target)
    far = line.inches > row.value + SLACK
    call = CloseCall("table_sight-close-dark", line.inches, row.value, row.rule, row.page, far, line.about())
    answer, close = line.judged(call)
    if not answer or before_a_fire(line, target):
        return Finding(value=False, lines=(), close=close)
    told = {"inches": round(line.inches, 2), "limit": row.value}
    return Finding(value=True, lines=(row.line("table_sight-dark", 0, target, **told),), close=close)

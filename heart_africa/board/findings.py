"""What was found on the table, why, and whether it is so close that people should measure."""

from collections.abc import Iterable, Mapping
from dataclasses import field
from typing import Generic, TypeVar

from heart_africa.board.scene import Scene
from heart_africa.core.dataclass import dataclass
from heart_africa.core.reckoning import Line
from heart_africa.rules.tables.printed import Cited

Value = TypeVar("Value")
Other = TypeVar("Other")


@dataclass(frozen=True, slots=True)
class CloseCall:
    """A distance so near to its limit that the people at the table measure and decide.

    `what` names in the message catalogue what was measured (`table-close-...`); `answer`: what the figures
    say.
    """

    what: str
    inches: float
    limit: float
    rule: str
    page: int
    answer: bool
    about: Mapping[str, object] = field(default_factory=dict, hash=False)

    @property
    def key(self) -> str:
        """What an umpire's answer is kept under: what was measured, and of whom."""
        whom = (str(self.about[fact]) for fact in sorted(self.about) if isinstance(self.about[fact], str))
        return "|".join((self.what, *whom))


@dataclass(frozen=True, slots=True)
class Finding(Generic[Value]):
    """A fact with its reasons, one line each (rule and page), and what in it was close."""

    value: Value
    lines: tuple[Line, ...] = ()
    close: tuple[CloseCall, ...] = ()


def gathered(findings: Iterable[Finding[Other]]) -> tuple[tuple[Line, ...], tuple[CloseCall, ...]]:
    """The lines and close calls of several findings, in their order."""
    found = tuple(findings)
    return tuple(li for one in found for li in one.lines), tuple(c for one in found for c in one.close)


def judged(
    close: CloseCall, tolerance: float, decided: Mapping[str, bool] | None = None
) -> tuple[bool, tuple[CloseCall, ...]]:
    """What counts as the answer, and the call if it is close.

    What people have decided counts before what the figures say; `answer` remains what these say.
    """
    if abs(close.inches - close.limit) > tolerance:
        return close.answer, ()
    return (decided or {}).get(close.key, close.answer), (close,)


FINE = 6
"""Digits after the point that a distance keeps: finer than anybody measures, coarser than numbers err."""
TOLD = 2
"""Digits after the point with which a distance is told in an order."""
LEAST_IN = 0.01
"""By how much a distance is beyond a limit if people say that it is, though it measures less."""


def exact(inches: float) -> float:
    """A distance freed of rounding errors, so that 4 in are 4 in wherever on the table they lie."""
    return round(inches, FINE)


def told(inches: float) -> float:
    """A distance rounded to be told: the same wherever on the table it was measured."""
    return round(exact(inches), TOLD)


def within(scene: Scene, what: str, inches: float, row: Cited, about: Mapping[str, object]) -> Finding[bool]:
    """Whether a distance is no more than a number of the book, as people said where it is close.

    `what` names the measurement: `table_moves-close-<what>` asks, `table_moves-<what>` tells.
    """
    facts = {**about, "inches": row.value, "measured": told(inches)}
    inches, limit = exact(inches), row.value
    call = CloseCall(
        f"table_moves-close-{what}", inches, limit, row.rule, row.page, inches <= limit, dict(about)
    )
    answer, close = judged(call, scene.book.free_table.close_in, scene.decided)
    line = row.line(f"table_moves-{what}", int(answer), **facts)
    return Finding(answer, (line,), close)


def settled(
    scene: Scene, what: str, inches: float, row: Cited, about: Mapping[str, object]
) -> Finding[float]:
    """A measured distance; if too close to the limit to call, it falls on the side that people decided."""
    answer, said = within(scene, what, inches, row, about), told(inches)
    if not answer.close:
        return Finding(said, answer.lines)
    side = min(said, row.value) if answer.value else max(said, row.value + LEAST_IN)
    return Finding(side, answer.lines, answer.close)

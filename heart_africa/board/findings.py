"""Facts found on the table: the answer, its reasons, and whether players should measure."""

from collections.abc import Iterable, Mapping
from dataclasses import field
from typing import Generic, TypeVar

from heart_africa.board.scene import Scene
from heart_africa.core.dataclass import dataclass
from heart_africa.core.reckoning import Line
from heart_africa.rules.book.printed import Cited

Value = TypeVar("Value")
Other = TypeVar("Other")


@dataclass(frozen=True, slots=True)
class CloseCall:
    """A distance so near to its limit that the players should measure and decide.

    `what`: its message in the catalogue (`table-close-...`); `answer`: what the numbers say.
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
        """The key under which an umpire's answer to this call is kept: what was measured, of whom."""
        whom = (str(self.about[fact]) for fact in sorted(self.about) if isinstance(self.about[fact], str))
        return "|".join((self.what, *whom))


@dataclass(frozen=True, slots=True)
class Finding(Generic[Value]):
    """A fact found on the table, with its reasons and the close calls in it."""

    value: Value
    lines: tuple[Line, ...] = ()
    close: tuple[CloseCall, ...] = ()


def gathered(findings: Iterable[Finding[Other]]) -> tuple[tuple[Line, ...], tuple[CloseCall, ...]]:
    """The reasons and the close calls of several findings, in their order."""
    found = tuple(findings)
    return tuple(li for one in found for li in one.lines), tuple(c for one in found for c in one.close)


def judged(
    close: CloseCall, tolerance: float, decided: Mapping[str, bool] | None = None
) -> tuple[bool, tuple[CloseCall, ...]]:
    """The answer that counts, and the call itself if it is close.

    A decision of the players goes before the numbers; `answer` of the call remains what the numbers say.
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
    """A distance in inches without rounding errors, so that 4 inches are 4 anywhere on the table."""
    return round(inches, FINE)


def told(inches: float) -> float:
    """A distance in inches as an order states it, rounded to two digits."""
    return round(exact(inches), TOLD)


def within(scene: Scene, what: str, inches: float, row: Cited, about: Mapping[str, object]) -> Finding[bool]:
    """Whether a distance is at most a number of the book; the players' decision counts if it is close.

    `what` names the messages: `table_moves-close-<what>` asks, `table_moves-<what>` tells.
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
    """A measured distance in inches; where it is too close to call, on the side that the players decided."""
    answer, said = within(scene, what, inches, row, about), told(inches)
    if not answer.close:
        return Finding(said, answer.lines)
    side = min(said, row.value) if answer.value else max(said, row.value + LEAST_IN)
    return Finding(side, answer.lines, answer.close)

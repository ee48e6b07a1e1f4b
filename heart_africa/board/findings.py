"""What was found on the table, why, and whether it is so close that people should measure."""

from collections.abc import Iterable, Mapping
from dataclasses import field
from typing import Generic, TypeVar

from heart_africa.core.dataclass import dataclass
from heart_africa.core.reckoning import Line

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

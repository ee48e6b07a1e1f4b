"""A sum that keeps its reasons, and a die roll that has to reach a target with such a sum."""

from collections.abc import Iterable, Mapping

from heart_africa.core.dataclass import dataclass, field
from heart_africa.core.dice import SIDES


@dataclass(frozen=True, slots=True)
class Line:
    """One reason: the number it adds, and the rule and page that say so.

    `what` names the reason in the message catalogue; `about` holds the facts that its wording needs.
    """

    what: str
    value: int
    rule: str
    page: int
    where: str = ""
    about: Mapping[str, object] = field(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class Reckoning:
    """A sum with its lines, which screen, paper, log and tests all read."""

    lines: tuple[Line, ...] = ()

    @property
    def total(self) -> int:
        """The sum of all the lines, in whatever unit they are counted."""
        return sum([line.value for line in self.lines])

    def where(self, place: str) -> int:
        """The sum of the lines at one place (`units[2]`, `leader`, ...), parts of the place included."""
        inside = (f"{place}.", f"{place}[")
        return sum(li.value for li in self.lines if li.where == place or li.where.startswith(inside))

    def __add__(self, other: "Reckoning") -> "Reckoning":
        return Reckoning(self.lines + other.lines)

    @classmethod
    def of(cls, lines: Iterable[Line]) -> "Reckoning":
        """The reckoning of these lines, in their order."""
        return cls(tuple(lines))


@dataclass(frozen=True, slots=True)
class Check:
    """1D6 plus the sum of the reckoning has to reach the target, which an entry of the book gives."""

    reckoning: Reckoning
    target: int
    rule: str
    page: int

    @property
    def needs(self) -> int:
        """The lowest face that succeeds; at 1 or less every face does, above 6 none does."""
        return self.target - self.reckoning.total

    @property
    def chances(self) -> int:
        """How many of the six faces succeed."""
        return min(SIDES, max(0, SIDES + 1 - self.needs))

    def succeeds(self, face: int) -> bool:
        """Whether this face succeeds."""
        return face >= self.needs

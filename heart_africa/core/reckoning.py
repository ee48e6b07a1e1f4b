"""A number that keeps its reasons, and a die against a number with its reasons."""

from collections.abc import Iterable, Mapping

from heart_africa.core.dataclass import dataclass, field
from heart_africa.core.dice import SIDES


@dataclass(frozen=True, slots=True)
class Line:
    """One reason: what it adds, and the rule and page that say so.

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
    """A sum with all its lines: screen, paper, log and test read the same ones."""

    lines: tuple[Line, ...] = ()

    @property
    def total(self) -> int:
        """The sum of all the lines, in whatever unit they are counted."""
        return sum([line.value for line in self.lines])

    def where(self, place: str) -> int:
        """What the lines of one place (`units[2]`, `leader`, ...) add up to, parts of the place included."""
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
        """The lowest face that succeeds; 1 or less always does, more than six never."""
        return self.target - self.reckoning.total

    @property
    def chances(self) -> int:
        """How many of the six faces succeed."""
        return min(SIDES, max(0, SIDES + 1 - self.needs))

    def succeeds(self, face: int) -> bool:
        """Whether this face is enough."""
        return face >= self.needs

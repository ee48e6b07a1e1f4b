"""A die against a number, with its reasons: what is needed is known before anything is thrown."""

from heart_africa.core.dataclass import dataclass
from heart_africa.core.dice import SIDES
from heart_africa.core.reckoning import Reckoning


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

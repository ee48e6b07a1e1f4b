"""Works, fences and walls as straight pieces: where one stops people, who stands behind it."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import hypot
from typing import Literal

from heart_africa.board.layout import Spot
from heart_africa.core.dataclass import dataclass
from heart_africa.rules.battle import SideId

Kind = Literal["fortification", "barricade", "fence", "wall"]
BASE_IN = 0.8
"""So wide is a base here, the 20 mm of SCALE-06 rounded up: middles of two that touch are so far apart."""
HALF_IN = BASE_IN / 2
"""From the middle of a base to its edge."""
SLACK_IN = 0.05
"""Bases nearer than this to a work touch it."""
LONG_WAY, NOTHING_IN = 1e6, 1e-9
Gap = tuple[Spot, Spot]


@dataclass(frozen=True, slots=True)
class Barrier:
    """A straight piece of a work or fence that nobody walks through, or of a wall that nobody climbs.

    `name`: of the whole work or building; `owner`: whose it is, if anybody's.
    """

    name: str
    kind: Kind
    start: Spot
    end: Spot
    owner: SideId = ""

    @property
    def long_in(self) -> float:
        """How long it is."""
        return hypot(self.end[0] - self.start[0], self.end[1] - self.start[1])

    @property
    def climbed(self) -> bool:
        """Whether people climb over it."""
        return self.kind != "wall"

    def seen_from(self, spot: Spot) -> tuple[float, float]:
        """How far along it a spot lies, and how far to its left (above 0) or right."""
        (x, y), (a, b), long_in = self.start, self.end, self.long_in
        dx, dy = (a - x) / long_in, (b - y) / long_in
        return (spot[0] - x) * dx + (spot[1] - y) * dy, (spot[1] - y) * dx - (spot[0] - x) * dy

    def spot(self, along: float, aside: float) -> Spot:
        """The spot so far along it and so far to its left."""
        (x, y), (a, b), long_in = self.start, self.end, self.long_in
        dx, dy = (a - x) / long_in, (b - y) / long_in
        return x + along * dx - aside * dy, y + along * dy + aside * dx

    def off(self, spot: Spot) -> float:
        """How far a spot is from it."""
        along, aside = self.seen_from(spot)
        return hypot(aside, max(-along, along - self.long_in, 0.0))

    def near(self, spot: Spot, inches: float) -> bool:
        """Whether a spot may be so near to it: whether it lies in the box about it."""
        (x, y), (a, b) = self.start, self.end
        east, north = spot
        return (
            min(x, a) - inches <= east <= max(x, a) + inches
            and min(y, b) - inches <= north <= max(y, b) + inches
        )

    def touched(self, spot: Spot) -> bool:
        """Whether the base of somebody at a spot touches it."""
        return self.off(spot) <= HALF_IN + SLACK_IN

    def across(self, spot: Spot) -> Spot:
        """The spot on its other side of somebody who touches it."""
        along, aside = self.seen_from(spot)
        return self.spot(along, -HALF_IN if aside > 0 else HALF_IN)

    def parts(self, one: Spot, other: Spot) -> bool:
        """Whether the straight way between two spots leads across it."""
        (along, aside), (end, off) = self.seen_from(one), self.seen_from(other)
        if (aside > 0) == (off > 0):
            return False
        at = along + (end - along) * aside / (aside - off)
        return 0.0 <= at <= self.long_in

    def stops(self, start: Spot, end: Spot) -> float:
        """How many inches of a straight way somebody gets before his base touches it."""
        (along, aside), (to, off) = self.seen_from(start), self.seen_from(end)
        sign = 1.0 if aside > 0 else -1.0
        aside, off = aside * sign, off * sign
        if off >= min(aside, HALF_IN) - NOTHING_IN:  # away from it, along it, or not so far
            return LONG_WAY
        part = max(0.0, (aside - HALF_IN) / (aside - off))
        at = along + (to - along) * part
        if not -HALF_IN < at < self.long_in + HALF_IN:
            return LONG_WAY
        return part * hypot(end[0] - start[0], end[1] - start[1])


def pieces(
    name: str, kind: Kind, course: Sequence[Spot], owner: SideId = "", gaps: Sequence[Gap] = ()
) -> Iterator[Barrier]:
    """The pieces of a work along its course, without what lies in gates, doors and breaches."""
    for start, end in pairwise(course):
        if start == end:
            continue
        whole = Barrier(name, kind, start, end, owner)
        begins = 0.0
        for open_from, open_to in sorted(_open(whole, gaps)):
            if open_from > begins + NOTHING_IN:
                yield Barrier(name, kind, whole.spot(begins, 0), whole.spot(open_from, 0), owner)
            begins = max(begins, open_to)
        if begins < whole.long_in - NOTHING_IN:
            yield Barrier(name, kind, whole.spot(begins, 0), end, owner)


def _open(whole: Barrier, gaps: Sequence[Gap]) -> Iterator[tuple[float, float]]:
    """From where to where a piece is open."""
    for gap in gaps:
        (one, aside), (other, off) = map(whole.seen_from, gap)
        low, high = max(0.0, min(one, other)), min(whole.long_in, max(one, other))
        if max(abs(aside), abs(off)) <= HALF_IN and low < high:
            yield low, high

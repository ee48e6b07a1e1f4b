"""Many small numbers in one large number, each taking just the room that its likelihood asks for.

A number is written as one of `total` shares, of which the value holds `size`, starting at `below`: a value
with half of the shares takes one bit, one with nearly all of them nearly nothing (asymmetric numeral
systems, Duda 2009, with an unbounded state).
"""

from collections.abc import Iterable, Sequence

from heart_africa.core.dataclass import dataclass

START = 1
MOST_TAKEN = 12_000  # values of one code: more than a code short enough to be read can honestly hold


class Broken(Exception):
    """A pile to which no roster was ever written."""


class Overfull(Exception):
    """More values than a pile takes."""


@dataclass(frozen=True, slots=True)
class Share:
    """The part of the shares that a value holds."""

    size: int
    below: int
    total: int


class Packer:
    """Takes values in the order in which they will be read."""

    def __init__(self) -> None:
        self._shares: list[Share] = []

    def put(self, share: Share) -> None:
        """One more value. Raises `Overfull`."""
        self._shares.append(share)
        if len(self._shares) > MOST_TAKEN:
            raise Overfull

    def choose(self, weights: Sequence[int], place: int) -> None:
        """One of several values, each as likely as its weight."""
        self.put(Share(weights[place], sum(weights[:place]), sum(weights)))

    def digit(self, value: int, total: int) -> None:
        """One of so many values from 0, all alike."""
        self.put(Share(1, value, total))

    def number(self) -> int:
        """Everything put, as one number."""
        return piled(reversed(self._shares))


def piled(shares: Iterable[Share]) -> int:
    """These values, the last to be read first."""
    number = START
    for share in shares:
        number = number // share.size * share.total + share.below + number % share.size
    return number


class Unpacker:
    """Gives values back in the order in which they were put. Raises `Broken` when there are too many."""

    def __init__(self, number: int) -> None:
        self._number = number
        self._taken = 0

    def look(self, total: int) -> int:
        """Which of `total` shares comes next."""
        return self._number % total

    def take(self, share: Share) -> None:
        """Pass on to the value after this one."""
        self._taken += 1
        if self._taken > MOST_TAKEN:
            raise Broken
        self._number = self._number // share.total * share.size + self._number % share.total - share.below

    def choose(self, weights: Sequence[int]) -> int:
        """Which of several values comes next, each as likely as its weight."""
        total, below = sum(weights), 0
        looked = self.look(total)
        for place, weight in enumerate(weights):
            if looked < below + weight:
                self.take(Share(weight, below, total))
                return place
            below += weight
        raise AssertionError(looked)

    def digit(self, total: int) -> int:
        """Which of so many values from 0 comes next, all alike."""
        value = self.look(total)
        self.take(Share(1, value, total))
        return value

    def finish(self) -> None:
        """Nothing may be left. Raises `Broken`."""
        if self._number != START:
            raise Broken

"""Many small numbers packed into one large number, each using room according to its probability.

A number is written as one of `total` shares, of which the value holds `size`, starting at `below`: a value
with half of the shares takes one bit, one with nearly all of them takes next to nothing (asymmetric numeral
systems, Duda 2009, with an unbounded state).
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence

from heart_africa.core.dataclass import dataclass

START = 1
MOST_TAKEN = 12_000  # values of one code: more than a code short enough to be read can honestly hold


class Broken(Exception):
    """The number is not one that a packed roster can have given."""


class Overfull(Exception):
    """There are more values than a code may hold."""


@dataclass(frozen=True, slots=True)
class Share:
    """The range of shares that stands for one value: `size` shares from `below` on, of `total`."""

    size: int
    below: int
    total: int


class Packer:
    """Collects values to be packed, in the order in which they will be read."""

    def __init__(self) -> None:
        self._shares: list[Share] = []

    def put(self, share: Share) -> None:
        """Add a value. Raises `Overfull` if there are too many."""
        self._shares.append(share)
        if len(self._shares) > MOST_TAKEN:
            raise Overfull

    def choose(self, weights: Sequence[int], place: int) -> None:
        """Add one of several values, the one at `place`, each with its weight."""
        self.put(Share(weights[place], sum(weights[:place]), sum(weights)))

    def digit(self, value: int, total: int) -> None:
        """Add a value from 0 to below `total`, all equally likely."""
        self.put(Share(1, value, total))

    def number(self) -> int:
        """All the values added, packed into one number."""
        return packed(reversed(self._shares))


def packed(shares: Iterable[Share]) -> int:
    """These values packed into one number; the last one packed is the first to be read."""
    number = START
    for share in shares:
        number = number // share.size * share.total + share.below + number % share.size
    return number


class Unpacker:
    """Takes values out of a number in the order in which they were packed.

    Raises `Broken` when there are too many of them.
    """

    def __init__(self, number: int) -> None:
        self._number = number
        self._taken = 0

    def look(self, total: int) -> int:
        """Which of `total` shares the next value holds, without taking the value."""
        return self._number % total

    def take(self, share: Share) -> None:
        """Take the next value, which holds this share. Raises `Broken` if there are too many."""
        self._taken += 1
        if self._taken > MOST_TAKEN:
            raise Broken
        self._number = self._number // share.total * share.size + self._number % share.total - share.below

    def choose(self, weights: Sequence[int]) -> int:
        """Take the next value, one of several with these weights; its place."""
        total, below = sum(weights), 0
        looked = self.look(total)
        for place, weight in enumerate(weights):
            if looked < below + weight:
                self.take(Share(weight, below, total))
                return place
            below += weight
        raise AssertionError(looked)

    def digit(self, total: int) -> int:
        """Take the next value, from 0 to below `total`."""
        value = self.look(total)
        self.take(Share(1, value, total))
        return value

    def finish(self) -> None:
        """See that no value is left. Raises `Broken` if one is."""
        if self._number != START:
            raise Broken


# --- names and notes, letter by letter: each takes the less room, the likelier the two before it make it.
# What follows what is learned from a fixed primer and the army's own names, alike in both directions ---


END, OTHER, OPEN = "\x00", "\x01", "\x02"
CODE_POINTS, SURROGATES = 0x110000, range(0xD800, 0xE000)
MOST_LETTERS = 2000
AFTER_TWO, AFTER_ONE = 160, 8  # how much what followed two letters, or one, counts for
ALONE = 8  # how often a letter must have been seen to count for one more


class Letters:
    """The likelihood of each letter after those before it, learnt from every text written or read."""

    def __init__(self, letters: str, primer: str) -> None:
        self._letters = END + OTHER + letters
        self._known = frozenset(letters)
        self._seen: dict[str, Counter[str]] = defaultdict(Counter)
        self._known_sizes: dict[str, list[int]] = {}
        for name in primer.split("\n"):
            self._learn(name)

    def put(self, packer: Packer, text: str) -> None:
        """Write a text, and learn from it."""
        before = OPEN * 2
        for letter in text:
            known = self._as_known(letter)
            packer.choose(self._sizes(before), self._letters.index(known))
            if known == OTHER:
                packer.digit(ord(letter), CODE_POINTS)
            before = before[1] + known
        packer.choose(self._sizes(before), self._letters.index(END))
        self._learn(text)

    def _as_known(self, letter: str) -> str:
        return letter if letter in self._known else OTHER

    def take(self, unpacker: Unpacker) -> str:
        """Read a text, and learn from it. Raises `Broken` if it does not end."""
        before, text = OPEN * 2, ""
        while (letter := self._letters[unpacker.choose(self._sizes(before))]) != END:
            before = before[1] + letter
            text += _other(unpacker) if letter == OTHER else letter
            if len(text) > MOST_LETTERS:
                raise Broken
        self._learn(text)
        return text

    def _learn(self, text: str) -> None:
        self._known_sizes.clear()
        before = OPEN * 2
        for known in (*map(self._as_known, text), END):
            for context in (before, before[1], ""):
                self._seen[context][known] += 1
            before = before[1] + known

    def _sizes(self, before: str) -> list[int]:
        """The weights of all letters after the two letters `before`; each has at least 1."""
        if before not in self._known_sizes:
            two, one, any_ = self._seen[before], self._seen[before[1]], self._seen[""]
            self._known_sizes[before] = [
                1 + AFTER_TWO * two[letter] + AFTER_ONE * one[letter] + any_[letter] // ALONE
                for letter in self._letters
            ]
        return self._known_sizes[before]


def _other(unpacker: Unpacker) -> str:
    """Read an uncommon letter by its code point. Raises `Broken` if there is no such letter."""
    code = unpacker.digit(CODE_POINTS)
    if code in SURROGATES:
        raise Broken
    return chr(code)

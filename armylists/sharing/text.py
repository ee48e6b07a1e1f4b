"""Names and notes, letter by letter: each takes the less room, the likelier the two before it make it.

What follows what is learned from a fixed primer and then from the army's own names, alike when writing and
when reading.
"""

from collections import Counter, defaultdict

from armylists.sharing.pile import Broken, Packer, Unpacker

END, OTHER, OPEN = "\x00", "\x01", "\x02"
CODE_POINTS, SURROGATES = 0x110000, range(0xD800, 0xE000)
MOST_LETTERS = 2000
AFTER_TWO, AFTER_ONE = 160, 8  # how much what followed two letters, or one, counts for
ALONE = 8  # how often a letter must have been seen to count for one more


class Letters:
    """How likely each letter is after those before it; learns from every text it has seen."""

    def __init__(self, letters: str, primer: str) -> None:
        self._letters = END + OTHER + letters
        self._known = frozenset(letters)
        self._seen: dict[str, Counter[str]] = defaultdict(Counter)
        self._known_sizes: dict[str, list[int]] = {}
        for name in primer.split("\n"):
            self._learn(name)

    def put(self, packer: Packer, text: str) -> None:
        """Write a text."""
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
        """Read a text. Raises `Broken` if it has no end."""
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
        """The shares of each letter after these two; none is without one."""
        if before not in self._known_sizes:
            two, one, any_ = self._seen[before], self._seen[before[1]], self._seen[""]
            self._known_sizes[before] = [
                1 + AFTER_TWO * two[letter] + AFTER_ONE * one[letter] + any_[letter] // ALONE
                for letter in self._letters
            ]
        return self._known_sizes[before]


def _other(unpacker: Unpacker) -> str:
    """A letter that is none of the common ones, by its number. Raises `Broken` if there is no such letter."""
    code = unpacker.digit(CODE_POINTS)
    if code in SURROGATES:
        raise Broken
    return chr(code)

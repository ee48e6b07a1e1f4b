"""How each kind of value is packed and read back, described once for both directions."""

from collections.abc import Sequence
from typing import Any, Protocol

from armylists.share_code.packing import Broken, Letters, Overfull, Packer, Unpacker
from heart_africa.core.dataclass import dataclass, field

Plain = Any  # plain data, as TOML and JSON have it
MOST_BITS = 20


@dataclass(frozen=True, slots=True)
class Out:
    """What values are written to: a packer, and what is known of the letters so far."""

    packer: Packer
    letters: Letters


@dataclass(frozen=True, slots=True)
class In:
    """What values are read from: an unpacker, and what is known of the letters so far."""

    unpacker: Unpacker
    letters: Letters


class Form(Protocol):
    """How values of one kind are written and read."""

    def put(self, out: Out, value: Plain) -> None:
        """Write a value."""

    def take(self, source: In) -> Plain:
        """Read a value. Raises `Broken`."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """A number from 0 to below the number of `weights`, each as likely as its weight says."""

    weights: tuple[int, ...]

    def put(self, out: Out, value: Plain) -> None:
        """Write a number."""
        out.packer.choose(self.weights, value)

    def take(self, source: In) -> Plain:
        """Read a number."""
        return source.unpacker.choose(self.weights)


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number. `usual`: the weights of numbers that have no bit, one bit, two bits (2 and 3), ..."""

    usual: tuple[int, ...] = (8, 8, 8, 8, 8, 4, 2)

    def put(self, out: Out, value: Plain) -> None:
        """Write a number."""
        bits = int(value).bit_length()
        self._bits().put(out, bits)
        if bits > 1:
            first = 1 << (bits - 1)
            out.packer.digit(value - first, first)

    def take(self, source: In) -> Plain:
        """Read a number."""
        bits = self._bits().take(source)
        if bits < 2:  # noqa: PLR2004  # nought and one have no digits after the first
            return bits
        first = 1 << (bits - 1)
        return first + source.unpacker.digit(first)

    def _bits(self) -> Weighed:
        return Weighed((*self.usual, *(1 for _ in range(MOST_BITS - len(self.usual)))))


class Words:
    """A text of any letters."""

    def put(self, out: Out, value: Plain) -> None:
        """Write a text."""
        out.letters.put(out.packer, value)

    def take(self, source: In) -> Plain:
        """Read a text."""
        return source.letters.take(source.unpacker)


@dataclass(frozen=True, slots=True)
class Id:
    """One of the ids known when the form was fixed, by its number; any other id is spelled out."""

    known: tuple[str, ...]

    def put(self, out: Out, value: Plain) -> None:
        """Write an id."""
        place = self.known.index(value) + 1 if value in self.known else 0
        out.packer.digit(place, len(self.known) + 1)
        if not place:
            Words().put(out, value)

    def take(self, source: In) -> Plain:
        """Read an id."""
        place = source.unpacker.digit(len(self.known) + 1)
        return self.known[place - 1] if place else Words().take(source)


@dataclass(frozen=True, slots=True)
class Yes:
    """A flag that is either set or absent; so its value takes no room."""

    def put(self, out: Out, value: Plain) -> None:
        """Write nothing, since a flag that is set says so by being there."""

    def take(self, source: In) -> Plain:  # noqa: ARG002  # one shape for all
        """Read nothing, and return that the flag is set."""
        return True


@dataclass(frozen=True, slots=True)
class Several:
    """Values of one kind, in their order, their number first."""

    form: Form
    most: int
    count: Number = field(default_factory=Number)

    def put(self, out: Out, value: Plain) -> None:
        """Write the values. Raises `Overfull` if there are too many."""
        if len(value) > self.most:
            raise Overfull
        self.count.put(out, len(value))
        for each in value:
            self.form.put(out, each)

    def take(self, source: In) -> Plain:
        """Read the values. Raises `Broken` if there are too many."""
        count = self.count.take(source)
        if count > self.most:
            raise Broken
        return [self.form.take(source) for _ in range(count)]


@dataclass(frozen=True, slots=True)
class Counted:
    """An id and how many of it there are."""

    id: Id
    count: Number

    def put(self, out: Out, value: Plain) -> None:
        """Write the id, then the count."""
        self.id.put(out, value[0])
        self.count.put(out, value[1])

    def take(self, source: In) -> Plain:
        """Read the id, then the count."""
        return self.id.take(source), self.count.take(source)


@dataclass(frozen=True, slots=True)
class Counts:
    """How many there are of each of several ids, in order."""

    pairs: Several

    def put(self, out: Out, value: Plain) -> None:
        """Write the counts."""
        self.pairs.put(out, list(value.items()))

    def take(self, source: In) -> Plain:
        """Read the counts. Raises `Broken` if an id comes twice."""
        pairs = self.pairs.take(source)
        if len(dict(pairs)) < len(pairs):
            raise Broken
        return dict(pairs)


@dataclass(frozen=True, slots=True)
class Key:
    """A key of a table: its name, the form of its value, and the percentage of tables that have it."""

    name: str
    form: Form
    percent: int


@dataclass(frozen=True, slots=True)
class Table:
    """A table of optional keys, in the order of the form; absent keys are only marked as absent."""

    keys: tuple[Key, ...]

    def put(self, out: Out, value: Plain) -> None:
        """Write a table."""
        for key in self.keys:
            there = key.name in value
            _there(key).put(out, int(there))
            if there:
                key.form.put(out, value[key.name])

    def take(self, source: In) -> Plain:
        """Read a table."""
        return {key.name: key.form.take(source) for key in self.keys if _there(key).take(source)}

    def names(self) -> Sequence[str]:
        """The keys that this table can hold."""
        return [key.name for key in self.keys]


def _there(key: Key) -> Weighed:
    return Weighed((100 - key.percent, key.percent))

"""One order being carried out: the dice, the state as it changes, and what has happened so far."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import count, islice, product
from typing import Any, Generic, TypeVar

from heart_africa.core.dataclass import dataclass
from heart_africa.core.dice import SIDES, Roller
from heart_africa.core.journal.records import EventRecord
from heart_africa.core.problems import Problem
from heart_africa.core.rulings import Rulings

State = TypeVar("State")
Of = TypeVar("Of")


@dataclass(frozen=True)
class Book:
    """How the rulebook is read: the option in force of each unclear entry."""

    readings: Mapping[str, str]

    @classmethod
    def of(cls, rulings: Rulings) -> "Book":
        """The readings of these rulings, looked up once."""
        return cls({each: rulings.of(each) for each in rulings.book.rulings})


class Run(Generic[State]):
    """What an order brings about, event by event."""

    __slots__ = ("_told", "book", "dice", "state")

    def __init__(self, book: Book, state: State, dice: Roller) -> None:
        self.book = book
        self.state = state
        self.dice = dice
        self._told: list[tuple[str, Any]] = []

    def tell(self, event: Any, who: str = "") -> None:  # noqa: ANN401  # any event of the game
        """Let an event happen: it is noted, and the state is what it makes of it."""
        self._told.append((who, event))
        self.state = event.applied(self.state, who)

    @property
    def facts(self) -> tuple[EventRecord, ...]:
        """What has happened."""
        return tuple(EventRecord(who, event) for who, event in self._told)

    def reads(self, rule: str) -> str:
        """The option in force of an unclear entry."""
        return self.book.readings[rule]

    def die(self, why: str) -> int:
        """Ask for one die, and what it is for; its face."""
        return self.dice.roll(1, why)[0]

    def lot(self, of: int, why: str) -> int:
        """One of so many, from 0, each as likely: see `lot`."""
        return lot(self.dice, of, why)


class CaseNeeded(Exception):
    """What was said of a case ends before its last die or lot: how many more, each one of so many, from 0."""

    def __init__(self, count: int, ways: int) -> None:
        super().__init__(f"{count} more of {ways}")
        self.count = count
        self.ways = ways


class Case:
    """One of all cases that dice and lots may bring, so that they can be counted: a lot is drawn as such.

    Dice for a lot may have to be thrown again for ever; counted like other dice they have no last case.
    """

    __slots__ = ("_read", "_said")

    def __init__(self, said: tuple[int, ...] = ()) -> None:
        self._said = said
        self._read = 0

    def read(self, count: int, ways: int) -> tuple[int, ...]:
        """What the next so many brought, each one of so many, from 0. Raises `CaseNeeded`."""
        end = self._read + count
        if end > len(self._said):
            raise CaseNeeded(end - len(self._said), ways)
        found, self._read = self._said[self._read : end], end
        return found

    def roll(self, count: int, _why: str, /) -> tuple[int, ...]:
        """The faces of dice. Raises `CaseNeeded`."""
        return tuple(place + 1 for place in self.read(count, SIDES))


def lots(dice: Roller, of: Sequence[int], why: str) -> list[int]:
    """One of so many by dice, from 0, for each.

    One die up to six, two up to 36, three beyond, read as a number with base six; for one of one no die is
    thrown. All dice are thrown together; those beyond the last whole multiple are thrown again.
    """
    if isinstance(dice, Case):
        return [dice.read(1, each)[0] if each > 1 else 0 for each in of]
    found = [0] * len(of)
    waiting = [place for place, each in enumerate(of) if each > 1]
    while waiting:
        counts = {place: next(n for n in count(1) if SIDES**n >= of[place]) for place in waiting}
        faces = iter(dice.roll(sum(counts.values()), why))
        again = []
        for place, dice_each in counts.items():
            value = 0
            for face in islice(faces, dice_each):
                value = value * SIDES + face - 1
            found[place] = value % of[place]
            cases = SIDES**dice_each
            if value >= cases - cases % of[place]:
                again.append(place)
        waiting = again
    return found


def lot(dice: Roller, of: int, why: str) -> int:
    """One of so many by dice, from 0: see `lots`."""
    return lots(dice, (of,), why)[0]


def shuffled(dice: Roller, many: int, why: str) -> list[int]:
    """The numbers from 0 in an order by lot, all dice thrown together."""
    order = list(range(many))
    for place, other in zip(range(many - 1, 0, -1), lots(dice, range(many, 1, -1), why), strict=True):
        order[place], order[other] = order[other], order[place]
    return order


def cases(
    carried_out: Callable[[Roller], State], chance: Fraction = Fraction(1)
) -> Iterator[tuple[State, Fraction]]:
    """The state after an order for every fall of its dice and lots, with its part of a chance.

    `carried_out` carries the order out with the dice that it is handed.
    """
    waiting: list[tuple[tuple[int, ...], Fraction]] = [((), chance)]
    while waiting:
        said, part = waiting.pop()
        try:
            after = carried_out(Case(said))
        except CaseNeeded as needed:
            each = part / needed.ways**needed.count
            waiting += [((*said, *more), each) for more in product(range(needed.ways), repeat=needed.count)]
        else:
            yield after, part


class Alike(Generic[Of]):
    """A value that is known by its key alone: what is reckoned of one holds for all with the same key."""

    __slots__ = ("key", "of")

    def __init__(self, key: object, of: Of) -> None:
        self.key, self.of = key, of

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Alike) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)


def against(code: str, rule: str, /, **about: object) -> Problem:
    """What the rules have against an order: the wording, the entry of the catalogue, the facts."""
    return Problem(code, rule, 0, "order", about)

"""The parts of which the referee consists: orders, events, open choices, and what comes next."""

from collections.abc import Callable, Collection, Iterable, Mapping
from operator import attrgetter
from typing import Any, Literal, Self, TypeVar

from heart_africa.core import game
from heart_africa.core.dataclass import dataclass, field
from heart_africa.core.dice import Dice
from heart_africa.core.journal.records import EventRecord
from heart_africa.core.problems import Problem
from heart_africa.core.reckoning import Line
from heart_africa.rules.battle import Battle, SideId, Unit
from heart_africa.rules.book import Book

Pair = frozenset[str]


@dataclass(frozen=True, slots=True)
class Measured:
    """A distance in inches stated in a turn; `since`: how many inches the two have moved in all since."""

    inches: float
    turn: int
    since: float = 0

    @property
    def least(self) -> float:
        """The least that the distance can be by now."""
        return max(0, self.inches - self.since)

    @property
    def most(self) -> float:
        """The most that the distance can be by now."""
        return self.inches + self.since


@dataclass(frozen=True, slots=True)
class Past:
    """What players have stated so far and still holds, to propose answers from.

    `figures`, `units`: distances between two of them; `saved`: whether a leader hit would rather roll a save,
    as he said last, `gives`: whom he would give up; `served`: whether a gun bearer is near, of those who have
    not moved apart since; `held`: the units that held the village or camp last turn.
    """

    figures: Mapping[Pair, Measured] = field(default_factory=dict, hash=False)
    units: Mapping[Pair, Measured] = field(default_factory=dict, hash=False)
    saved: Mapping[str, bool] = field(default_factory=dict, hash=False)
    served: Mapping[str, bool] = field(default_factory=dict, hash=False)
    gives: Mapping[str, tuple[str, ...]] = field(default_factory=dict, hash=False)
    held: tuple[str, ...] = ()

    def between(self, battle: Battle, one: str, other: str) -> Measured | None:
        """The distance known between two figures, or else between their units; None if neither is."""
        units = Pair((battle.company[one], battle.company[other]))
        return self.figures.get(Pair((one, other))) or self.units.get(units)

    def lives(self, unit: Unit) -> tuple[str, ...]:
        """The attendants whom a leader would give up, as said last; all of them if nothing was said."""
        return unit.lives(self.gives.get(unit.figures[0].name, unit.attendants))


NOTHING = Past()


Answer = bool | float | tuple[str, ...] | None
"""Yes or no, inches (None: it does not count), names."""
Input = Literal["yes", "inches", "figures", "anybody", "units"]
"""How it is answered; `anybody`: figures, or none of them."""


@dataclass(frozen=True, slots=True)
class Alike:
    """Figures that are equally good to choose, and what they have in common."""

    names: tuple[str, ...]
    about: Line


@dataclass(frozen=True, slots=True)
class OpenChoice:
    """A question that an order leaves open, with its proposed answer.

    `field`: the field of the order that the answer fills, `of`: whom it is about; `why`: the question, with
    the entry that asks it; `proposed`: the answer known from before, else the usual one, None if a yes or no
    has no usual answer; `options`: the names that may be chosen, `alike`: the same in groups; `said`: returns
    the order with an answer filled in; `sure`: the proposed answer is certain, so that it is filled in
    without asking.
    """

    field: str
    of: str
    why: Line
    input: Input
    proposed: Answer
    said: Callable[[Answer], Any]
    options: tuple[str, ...] = ()
    alike: tuple[Alike, ...] = ()
    sure: bool = False

    @property
    def open(self) -> bool:
        """Whether it is a yes or no without a proposed answer, so that somebody has to say it."""
        return self.input == "yes" and self.proposed is None

    @property
    def key(self) -> str:
        """A key that is unique among the choices of an order."""
        return f"{self.field}:{self.of}"


Of = TypeVar("Of")


def nothing_open(*_whatever: object) -> tuple[OpenChoice, ...]:
    """No choices, as for most orders."""
    return ()


def settled(
    leaves_open: Callable[[Of], Iterable[OpenChoice]],
    order: Of,
    answer: Callable[[OpenChoice], Answer],
    made: Collection[str] = (),
) -> Of:
    """The order with all its choices answered, also those that answers open.

    Each question is asked once. `made`: the fields of choices that were answered already.
    """
    known: set[str] = set()
    while choice := next((c for c in leaves_open(order) if c.key not in known and c.field not in made), None):
        known.add(choice.key)
        order = choice.said(choice.proposed if choice.sure else answer(choice))
    return order


# --- who dies for a leader ---


def has_to_say(unit: Unit, count: int | None) -> bool:
    """Whether a leader has attendants who may be near him; `count`: how many are said to be."""
    return count != 0 and bool(unit.attendants)


def gives_up(
    book: Book, past: Past, unit: Unit, count: int | None, said: Callable[[Answer], Any]
) -> OpenChoice:
    """The choice of the attendants near a leader, in the order in which he would give them up (LEAD-16)."""
    row, leader = book.close_combat.attendant_within_in, unit.figures[0].name
    why = row.line("choice-gives", leader=leader, inches=row.value)
    return OpenChoice("gives", leader, why, "anybody", past.lives(unit)[:count], said, unit.attendants)


# --- orders and events, each with its procedure ---


Facts = tuple[EventRecord, ...]


def thrown(
    decide: Callable[[Book, Battle, Any, Dice], Iterable[Any]],
    whom: Callable[[Any], str] = attrgetter("unit"),
    *,
    befell: Callable[[Any], str] | None = None,
) -> Callable[[Book, Battle, Any, Dice], Facts]:
    """A `decide` for a feature from a function of a chapter that throws dice and returns bare events.

    Each event is recorded for the unit that `whom` reads from the order, or for the one that `befell` reads
    from it.
    """
    return lambda book, battle, order, dice: tuple(
        EventRecord(befell(event) if befell else whom(order), event)
        for event in decide(book, battle, order, dice)
    )


def told(
    decide: Callable[[Book, Battle, Any], Iterable[Any]],
    whom: Callable[[Any], str] = attrgetter("unit"),
    *,
    befell: Callable[[Any], str] | None = None,
) -> Callable[[Book, Battle, Any, Dice], Facts]:
    """As `thrown`, from a function of a chapter that needs no dice."""
    return thrown(lambda book, battle, order, _dice: decide(book, battle, order), whom, befell=befell)


@dataclass(frozen=True, slots=True)
class Procedure:
    """How one kind of order is handled: objections to it, its events, whom it is for, what it leaves open."""

    objections: Callable[[Book, Battle, Any], Iterable[Problem]]
    decide: Callable[[Book, Battle, Any, Dice], Facts]
    subject: Callable[[Any], str] = attrgetter("unit")
    left_open: Callable[[Book, Battle, Past, Any], Iterable[OpenChoice]] = nothing_open


@dataclass(frozen=True)
class Feature(game.Feature[Battle, Book]):
    """A part of the referee: some orders, their events, and all that is asked about them.

    `left_open`: the choices that an order leaves to people, proposed by what was stated before.
    """

    left_open: Callable[[Book, Battle, Past, Any], Iterable[OpenChoice]] = nothing_open

    @classmethod
    def of(cls, orders: Mapping[type[Any], Procedure], events: tuple[type[Any], ...]) -> Self:
        """A feature from a procedure for each kind of order, and the events that they cause."""
        return cls(
            tuple(orders),
            events,
            lambda book, battle, order: tuple(orders[type(order)].objections(book, battle, order)),
            lambda book, battle, order, dice: orders[type(order)].decide(book, battle, order, dice),
            lambda order: orders[type(order)].subject(order),
            lambda book, battle, past, order: orders[type(order)].left_open(book, battle, past, order),
        )


# --- what comes next ---


@dataclass(frozen=True, slots=True)
class Owed:
    """A duty before the step ends: the kind of order that settles it, for which units or figures, and why."""

    order: str
    who: tuple[str, ...]
    why: Line


@dataclass(frozen=True, slots=True)
class Agenda:
    """What comes next in a battle.

    `side`: whose turn it is, "" for both or the umpire; `why`: what is due, by which rule and page; `orders`:
    the kinds of orders that make sense now, the usual one first; `who`: the units that they may be for, as
    those that have still to move; `owed`: what has to be settled before the step can end; `about`: further
    facts for the wording of `why`.
    """

    side: SideId
    why: Line
    orders: tuple[str, ...]
    who: tuple[str, ...] = ()
    owed: tuple[Owed, ...] = ()
    about: Mapping[str, object] = field(default_factory=dict, hash=False)

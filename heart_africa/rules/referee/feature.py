"""What a feature of the battle answers for: orders and events, choices left open, what comes next."""

from collections.abc import Callable, Collection, Iterable, Mapping
from operator import attrgetter
from typing import Any, Literal, Self

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
    """What was said of a distance in a turn, and how many inches the two have moved since."""

    inches: float
    turn: int
    since: float = 0

    @property
    def least(self) -> float:
        """How near they may be by now."""
        return max(0, self.inches - self.since)

    @property
    def most(self) -> float:
        """How far apart they may be by now."""
        return self.inches + self.since


@dataclass(frozen=True, slots=True)
class Past:
    """What was said before of the table as it stands.

    `figures`, `units`: distances between two of them; `saved`: what leaders hit would rather do, as they said
    last, `gives`: whom they would give up; `served`: whether a gun bearer is near, of those who have not
    moved apart since; `held`: the units that held the village or camp last turn.
    """

    figures: Mapping[Pair, Measured] = field(default_factory=dict, hash=False)
    units: Mapping[Pair, Measured] = field(default_factory=dict, hash=False)
    saved: Mapping[str, bool] = field(default_factory=dict, hash=False)
    served: Mapping[str, bool] = field(default_factory=dict, hash=False)
    gives: Mapping[str, tuple[str, ...]] = field(default_factory=dict, hash=False)
    held: tuple[str, ...] = ()

    def between(self, battle: Battle, one: str, other: str) -> Measured | None:
        """What is known of the distance of two figures, by their units if nothing was said of themselves."""
        units = Pair((battle.company[one], battle.company[other]))
        return self.figures.get(Pair((one, other))) or self.units.get(units)

    def lives(self, unit: Unit) -> tuple[str, ...]:
        """Whom a leader would give up, as he said last; all his attendants if he has not said."""
        return unit.lives(self.gives.get(unit.figures[0].name, unit.attendants))


NOTHING = Past()


Answer = bool | float | tuple[str, ...] | None
"""Yes or no, inches (None: it does not count), names."""
Input = Literal["yes", "inches", "figures", "anybody", "units"]
"""How it is answered; `anybody`: figures, or none of them."""


@dataclass(frozen=True, slots=True)
class Alike:
    """Figures between which there is nothing to choose, and what tells them from the others."""

    names: tuple[str, ...]
    about: Line


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice that somebody has to make.

    `field`: the field of the order that says it, `of`: whom it is about; `why`: the question, with the entry
    that asks it; `proposed`: the answer as far as it was known, else the usual one, None of a yes or no that
    has to be said; `options`: the names that may be chosen, `alike`: the same by what they have in common;
    `said`: the order with an answer in it; `sure`: there is nothing to ask, the order only has to say it.
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
        """Whether it is a yes or no for which nothing is proposed: it has to be said."""
        return self.input == "yes" and self.proposed is None

    @property
    def key(self) -> str:
        """By what it is told apart from the other choices of an order."""
        return f"{self.field}:{self.of}"


def nothing_open(*_whatever: object) -> tuple[Choice, ...]:
    """Most orders leave nothing open."""
    return ()


def settled(
    leaves_open: Callable[[Any], Iterable[Choice]],
    order: object,
    answer: Callable[[Choice], Answer],
    made: Collection[str] = (),
) -> Any:  # noqa: ANN401  # the same order
    """The order with every choice made that it leaves open: one question each, as often as answers open more.

    `made`: the fields of choices that were made already.
    """
    known: set[str] = set()
    while choice := next((c for c in leaves_open(order) if c.key not in known and c.field not in made), None):
        known.add(choice.key)
        order = choice.said(choice.proposed if choice.sure else answer(choice))
    return order


# --- who dies for a leader ---


def has_to_say(unit: Unit, count: int | None) -> bool:
    """Whether a leader has attendants of whom it was not said that none is near; `count`: how many are."""
    return count != 0 and bool(unit.attendants)


def gives_up(book: Book, past: Past, unit: Unit, count: int | None, said: Callable[[Answer], Any]) -> Choice:
    """Which of his attendants are near enough, in the order in which he would give them up (LEAD-16)."""
    row, leader = book.close_combat.attendant_within_in, unit.figures[0].name
    why = row.line("choice-gives", leader=leader, inches=row.value)
    return Choice("gives", leader, why, "anybody", past.lives(unit)[:count], said, unit.attendants)


# --- orders and events, each with its procedure ---


Facts = tuple[EventRecord, ...]


def thrown(
    decide: Callable[[Book, Battle, Any, Dice], Iterable[Any]],
    whom: Callable[[Any], str] = attrgetter("unit"),
    *,
    befell: Callable[[Any], str] | None = None,
) -> Callable[[Book, Battle, Any, Dice], Facts]:
    """What a chapter and the dice make of an order, told of whom the order names.

    `befell`: whom an event befell, where each says so itself.
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
    """What a chapter makes of an order that needs no dice, told as `thrown` does."""
    return thrown(lambda book, battle, order, _dice: decide(book, battle, order), whom, befell=befell)


@dataclass(frozen=True, slots=True)
class Procedure:
    """How one kind of order is answered: what is against it, what it does, for whom, what it leaves open.

    Most orders are for a unit.
    """

    objections: Callable[[Book, Battle, Any], Iterable[Problem]]
    decide: Callable[[Book, Battle, Any, Dice], Facts]
    subject: Callable[[Any], str] = attrgetter("unit")
    left_open: Callable[[Book, Battle, Past, Any], Iterable[Choice]] = nothing_open


@dataclass(frozen=True)
class Feature(game.Feature[Battle, Book]):
    """A part of the referee.

    `left_open`: the choices that a command leaves to people, by what was said before.
    """

    left_open: Callable[[Book, Battle, Past, Any], Iterable[Choice]] = nothing_open

    @classmethod
    def of(cls, orders: Mapping[type[Any], Procedure], events: tuple[type[Any], ...]) -> Self:
        """A feature of several orders, each with its procedure, and of these events."""
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
    """Something that has to be settled before the step ends: by which order, for whom, and why.

    `order` is the kind of the command that settles it; `who` the units or figures that it is for.
    """

    order: str
    who: tuple[str, ...]
    why: Line


@dataclass(frozen=True, slots=True)
class Agenda:
    """What comes next. `side`: whose it is, "" for both or the umpire; `why`: what, by which rule and page.

    `orders`: the kinds of commands that make sense now, the usual one first; `who`: the units that they may
    be for, as those that have still to move; `owed`: what has to be settled before the step can end;
    `about`: further facts for the wording of `why`.
    """

    side: SideId
    why: Line
    orders: tuple[str, ...]
    who: tuple[str, ...] = ()
    owed: tuple[Owed, ...] = ()
    about: Mapping[str, object] = field(default_factory=dict, hash=False)

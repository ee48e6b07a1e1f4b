"""The rules of a companion as a journal asks for them: orders with what may be against each, and events."""

from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import field
from typing import Any, ClassVar, Generic, TypeVar

from heart_africa.companions.run import Book, Run
from heart_africa.core.dataclass import dataclass
from heart_africa.core.dice import Dice, Roller
from heart_africa.core.game import Feature, Game
from heart_africa.core.journal.records import Command, EventRecord, GameEvent
from heart_africa.core.problems import Problem
from heart_africa.core.rulings import Rulings

State = TypeVar("State")
Against = Callable[[Book, Any, Any], Iterable[Problem]]
Deed = Callable[[Run[Any], Any], None]


class Happening(GameEvent):
    """An event of a companion, which says itself what it changes.

    Its message is `<kind>-event-<word>`, of an event of the kind `zulus-moved` therefore `zulus-event-moved`;
    `by` names the field that tells its sentences apart, if there are several.
    """

    __slots__ = ()
    by: ClassVar[str] = ""

    @property
    def variant(self) -> str:
        """Which of its sentences tells it."""
        value = getattr(self, self.by, "")
        if isinstance(value, bool):
            return self.by if value else f"not-{self.by}"
        return str(value).replace("_", "-")

    @property
    def what(self) -> str:
        """The id of the message that tells it, with its outcome."""
        game, _, word = str(self.kind).partition("-")
        return "-".join(filter(None, (game, "event", word, self.variant)))

    def applied(self, state: Any, _who: str) -> Any:  # noqa: ANN401  # the state of any game
        """The state with it: the same, of what is only told."""
        return state


def happenings(names: Mapping[str, object]) -> tuple[type[Happening], ...]:
    """All events of a module, by its names (`globals()`)."""
    found = (each for each in names.values() if isinstance(each, type) and issubclass(each, Happening))
    return tuple(each for each in found if each is not Happening)


@dataclass(frozen=True, slots=True)
class Due:
    """What is due: the message that says it, the entry of the catalogue that asks for it, its facts."""

    what: str
    rule: str
    about: Mapping[str, object] = field(default_factory=dict, hash=False)


class CompanionRules(Game[State, Book], Generic[State]):
    """A companion's rules: its `table` of orders, each with what may be against it and what it does.

    `happenings`: all its events; `subject`: the field of an order that says for whom its dice are.
    """

    table: ClassVar[Mapping[type[Any], tuple[Against, Deed]]]
    happenings: ClassVar[tuple[type[Any], ...]]
    subject: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls) -> None:
        """A game of one feature."""
        super().__init_subclass__()
        one: Feature[Any, Book] = Feature(
            tuple(cls.table), cls.happenings, cls.problems, cls._decide, cls._evolve, cls._subject
        )
        cls.orders, cls.events = dict.fromkeys(cls.table, one), dict.fromkeys(cls.happenings, one)

    def __init__(self, rulings: Rulings) -> None:
        self.book = Book.of(rulings)

    # --- what a game says ---

    @staticmethod
    def proceed(run: Run[Any]) -> None:
        """Go on with what follows by itself, until there is something to decide or to draw."""

    @abstractmethod
    def legal(self, state: State) -> tuple[Any, ...]:
        """Every order that nothing is against, with dice for whatever is drawn by lot."""

    @abstractmethod
    def considered(self, state: State) -> Iterator[Any]:
        """Every order that a player may think of, legal or not: what `objections` answers for."""

    @abstractmethod
    def due(self, state: State) -> Due:
        """What comes next, and by which rule."""

    # --- what follows from it ---

    @classmethod
    def carried_out(cls, book: Book, state: State, order: Any, dice: Roller) -> Run[State]:  # noqa: ANN401  # any order
        """An order with all that follows from it. Raises `DiceNeeded`, `ComponentNeeded`."""
        run = Run(book, state, dice)
        cls.table[type(order)][1](run, order)
        cls.proceed(run)
        return run

    def play(self, state: State, order: Command, dice: Roller) -> State:
        """The state after an order that nothing is against, without a journal."""
        return self.carried_out(self.book, state, order, dice).state

    @classmethod
    def problems(cls, book: Book, state: State, order: Any) -> tuple[Problem, ...]:  # noqa: ANN401  # as above
        """All that the rules have against an order."""
        return tuple(cls.table[type(order)][0](book, state, order))

    @classmethod
    def _decide(cls, book: Book, state: State, order: Command, dice: Dice) -> tuple[EventRecord, ...]:
        return cls.carried_out(book, state, order, dice).facts

    @staticmethod
    def _evolve(state: State, event: Any, who: str) -> State:  # noqa: ANN401  # any event
        found: State = event.applied(state, who)
        return found

    @classmethod
    def _subject(cls, order: Command) -> str:
        return str(next((getattr(order, each) for each in cls.subject if hasattr(order, each)), ""))

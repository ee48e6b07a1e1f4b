"""The rules of a companion as a journal asks for them: orders with what may be against each, and events."""

from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import field
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar

from heart_africa.companions.asking import Answer, Question, after, ask
from heart_africa.companions.companion import Box
from heart_africa.companions.packs import ComponentNeeded, Stack
from heart_africa.companions.positions import PositionFile
from heart_africa.companions.run import Book, Run, against
from heart_africa.core.dataclass import dataclass
from heart_africa.core.dice import Dice, Roller
from heart_africa.core.game import Feature, Game
from heart_africa.core.journal.journal import Journal
from heart_africa.core.journal.records import Command, EventRecord, GameEvent
from heart_africa.core.problems import Problem
from heart_africa.core.rulings import Rulings


class Played(Protocol):
    """What any companion's state tells of itself."""

    @property
    def turn(self) -> int:
        """The turn, 0 before the first."""

    @property
    def step(self) -> str:
        """Where in the turn it stands."""

    @property
    def components(self) -> Box | None:
        """What is printed, None before that is known."""

    @property
    def ending(self) -> str:
        """How it ended, "" while it goes on."""


State = TypeVar("State", bound=Played)
Against = Callable[[Book, Any, Any], Iterable[Problem]]
Deed = Callable[[Run[Any], Any], None]


Given = TypeVar("Given")


def clear(problems: Iterable[Problem]) -> bool:
    """Whether nothing is objected; no more is looked for than the first objection."""
    return next(iter(problems), None) is None


def allowed(book: Book, state: object, objects: Against, orders: Iterable[Given]) -> list[Given]:
    """Those of these orders that nothing is against."""
    return [each for each in orders if clear(objects(book, state, each))]


class OrderRule(NamedTuple):
    """What may be against an order, and what it does; `steps`: the only ones for it, as `rule` says."""

    against: Against
    deed: Deed
    steps: frozenset[str] = frozenset()
    rule: str = ""


def at(steps: str, rule: str, objects: Against | None, deed: Deed) -> OrderRule:
    """An order that may be given in these steps, by that rule; in another one nothing else is said of it."""
    return OrderRule(objects or (lambda _book, _state, _order: ()), deed, frozenset(steps.split()), rule)


class Stage(NamedTuple):
    """A step of the sequence of play: the entry that asks for it, and its legal orders.

    `follows`: what happens by itself, `unless` there is something to decide; without it there always is.
    """

    rule: str
    offers: Callable[[Book, Any], Iterable[Any]] = lambda _book, _state: ()
    follows: Callable[[Run[Any]], object] | None = None
    unless: Callable[[Book, Any], object] = lambda _book, _state: False


class Happening(GameEvent):
    """An event of a companion.

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

    @property
    def counted(self) -> tuple[tuple[tuple[str, int], ...], tuple[int, ...]]:
        """What bore on its dice, cause by cause with its value, and the dice as they count."""
        return (), ()


def happenings(names: Mapping[str, object]) -> tuple[type[Happening], ...]:
    """All events of a module, by its names (`globals()`)."""
    found = (each for each in names.values() if isinstance(each, type) and issubclass(each, Happening))
    return tuple(each for each in found if hasattr(each, "kind"))


@dataclass(frozen=True, slots=True)
class Due:
    """What is due: the message that says it, the entry of the catalogue that asks for it, its facts."""

    what: str
    rule: str
    about: Mapping[str, object] = field(default_factory=dict, hash=False)


class CompanionRules(Game[State, Book], Generic[State]):
    """A companion's rules: the `table` of its orders, and its `sequence` of play by the names of its steps.

    `kind`: with what its messages begin; `happenings`: all its events; `subject`: the field of an order that
    says for whom its dice are; `says`: the order by which the owner of a box says a printed value
    (`ComponentNeeded`), if the game has such.
    """

    kind: ClassVar[str]
    table: ClassVar[Mapping[type[Any], OrderRule]]
    sequence: ClassVar[Mapping[str, Stage]]
    happenings: ClassVar[tuple[type[Any], ...]]
    subject: ClassVar[tuple[str, ...]] = ()
    says: ClassVar[type[Any] | None] = None

    def __init_subclass__(cls) -> None:
        """A game of one feature."""
        super().__init_subclass__()
        if "table" not in cls.__dict__:
            return  # several games have in common what it says
        one: Feature[Any, Book] = Feature(
            tuple(cls.table), cls.happenings, cls.problems, cls._decide, cls._subject
        )
        cls.orders, cls.events = dict.fromkeys(cls.table, one), cls.happenings

    def __init__(self, rulings: Rulings) -> None:
        self.book = Book.of(rulings)

    # --- what a game says ---

    @staticmethod
    def stage(state: Any, /) -> str:  # noqa: ANN401  # a hint: `State` of the game
        """Which step of the sequence is due: the one at which it stands, unless something comes first."""
        return str(state.step)

    @staticmethod
    def settle(run: Run[Any], /) -> None:
        """Put right what may have become wrong by anything that happened."""

    @abstractmethod
    def considered(self, state: State) -> Iterator[Any]:
        """Every order that a player may think of, legal or not: what `objections` answers for."""

    @staticmethod
    def facts(state: Any, /) -> Mapping[str, object]:  # noqa: ANN401  # as above
        """What the message of the step that is due tells beside it."""
        del state
        return {}

    @classmethod
    def cited(cls, state: State) -> str:
        """The entry that asks for what is due."""
        return cls.sequence[cls.stage(state)].rule

    @abstractmethod
    def opening(self, packs: Stack[Any], chosen: Mapping[str, Sequence[str]]) -> tuple[Any, ...]:
        """The orders with which a game on such packs begins, with what was chosen for it, by its groups."""

    @staticmethod
    @abstractmethod
    def pieces(packs: Stack[Any], /) -> object:
        """What is printed, as the rules read it."""

    @staticmethod
    @abstractmethod
    def plain(state: State, /) -> dict[str, Any]:
        """A position as a file has it."""

    @abstractmethod
    def state_of(self, found: PositionFile, pieces: Any, /) -> State:  # noqa: ANN401  # as `pieces` says
        """The state that a position means, with these pieces. Raises `BadData`."""

    def kinds_due(self, state: State) -> tuple[str, ...]:
        """The kinds of the orders by which it goes on now."""
        return tuple(dict.fromkeys(each.kind for each in self.legal(state)))

    def barred(
        self, state: State, legal: Sequence[Any], asked: Callable[[Any], bool] = lambda _: True
    ) -> Iterator[tuple[Any, tuple[Problem, ...]]]:
        """The orders that one may think of beside the legal ones, if `asked`, with what is against each."""
        for order in self.considered(state):
            if asked(order) and not any(self.alike(order, each) for each in legal):
                yield order, self.objections(state, order)

    @staticmethod
    def alike(order: Command, legal: Command) -> bool:
        """Whether somebody who thinks of an order may give it as one that is legal."""
        return bool(order == legal)

    def asked(self, needed: ComponentNeeded) -> Any:  # noqa: ANN401  # a hint
        """The type by which a printed value is asked for, its words on offer; None: it is typed."""
        del needed

    def known(self, state: State, field: str) -> tuple[str, ...]:  # noqa: ARG002  # a game may
        """Which words of a question the player need not say: they are known to be so."""
        return ()

    def question(self, needed: ComponentNeeded, answers: Sequence[Answer]) -> Question | str:
        """What is asked after these answers, or the value as the order takes it. Raises `BadData`."""
        hint = self.asked(needed)
        return after(ask(needed.field, hint, self.plan, needed.words), hint, answers)

    @staticmethod
    def plan(_cls: type[Any], _said: Mapping[str, Any], /) -> Iterator[tuple[str, tuple[str, ...]]]:
        """The fields to ask for one after another, for a printed value that has parts (`asking.Plan`)."""
        yield from ()

    def refused(self, orders: Sequence[Command]) -> tuple[State, tuple[Problem, ...]]:
        """What the rules have against beginning with these orders, and the state in which they have it."""
        state = self.start
        for order in orders:
            if against := self.objections(state, order):
                return state, against
            if order is not orders[-1]:
                state = self.play(state, order, Dice())
        return state, ()

    # --- for who sits at a machine of his own ---

    def seats(self, state: State) -> tuple[str, ...]:
        """Who sits around the table, by name; nobody of a game that is not sent from one to another."""
        del state
        return ()

    def on_move(self, state: State) -> str:
        """Who of them has to decide now, "" for nobody."""
        del state
        return ""

    def passes(self, journal: Journal[State], passing: str, since: int) -> Command | None:
        """What is done for who has to decide, and since an entry lets go by so much; None: he is asked."""
        del journal, passing, since
        return None

    def seen_by(self, journal: Journal[State], seat: str) -> Journal[State]:
        """The journal as one of them may read it."""
        del seat
        return journal

    # --- what follows from it ---

    @classmethod
    def due(cls, state: State) -> Due:
        """What comes next, and by which rule."""
        return Due(f"{cls.kind}-due-{cls.stage(state)}", cls.cited(state), cls.facts(state))

    @classmethod
    def offered(cls, book: Book, state: State) -> tuple[Any, ...]:
        """Every order that nothing is against, with dice for whatever is drawn by lot."""
        return tuple(cls.sequence[cls.stage(state)].offers(book, state))

    def legal(self, state: State) -> tuple[Any, ...]:
        """The same, as this game reads its book."""
        return self.offered(self.book, state)

    @classmethod
    def proceed(cls, run: Run[State]) -> None:
        """Go on with what follows by itself, until there is something to decide or to draw."""
        while not run.state.ending:
            cls.settle(run)
            stage = cls.sequence[cls.stage(run.state)]
            if stage.follows is None or stage.unless(run.book, run.state):
                return
            stage.follows(run)

    def moment(self, state: State) -> str:
        """The turn and its step."""
        return f"{state.turn}-{state.step}"

    @staticmethod
    def edition(state: Played) -> int:
        """Which edition is played; 0 before that is known."""
        return getattr(state.components, "edition", 1) if state.components else 0

    @classmethod
    def carried_out(cls, book: Book, state: State, order: Command, dice: Roller) -> Run[State]:
        """An order with all that follows from it. Raises `DiceNeeded`, `ComponentNeeded`."""
        run = Run(book, state, dice)
        cls.table[type(order)].deed(run, order)
        cls.proceed(run)
        return run

    def play(self, state: State, order: Command, dice: Roller) -> State:
        """The state after an order that nothing is against, without a journal."""
        return self.carried_out(self.book, state, order, dice).state

    @classmethod
    def problems(cls, book: Book, state: State, order: Command) -> tuple[Problem, ...]:
        """All that the rules have against an order."""
        rule = cls.table[type(order)]
        if rule.steps and cls.stage(state) not in rule.steps:
            return (against(f"{cls.kind}-not-now", rule.rule, step=state.step),)
        return tuple(rule.against(book, state, order))

    @classmethod
    def _decide(cls, book: Book, state: State, order: Command, dice: Dice) -> tuple[EventRecord, ...]:
        return cls.carried_out(book, state, order, dice).facts

    @classmethod
    def _subject(cls, order: Command) -> str:
        return str(next((getattr(order, each) for each in cls.subject if hasattr(order, each)), ""))

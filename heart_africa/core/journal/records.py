"""What an entry of a journal says: an act with its dice, or what was taken back or put right."""

from collections.abc import Mapping
from dataclasses import field, fields
from enum import Enum, StrEnum
from typing import Any, ClassVar, Literal, Protocol, cast, dataclass_transform

from heart_africa.core.dataclass import DataclassInstance, dataclass


class Command(DataclassInstance, Protocol):
    """What is ordered in a game: a frozen dataclass, told apart from all others of the game by its `kind`."""

    @property
    def kind(self) -> str:
        """The one word by which it is written in a journal."""


@dataclass_transform(frozen_default=True)
class Kinds(type):
    """The class of orders and events, each of which says its kind beside its name, once.

    `class Fire(Order, kind="fire-volley")` is a frozen dataclass with slots whose last field is that kind.
    What else is said there is the class's own: `by="how"`.
    """

    def __new__(
        cls, name: str, bases: tuple[type, ...], body: dict[str, Any], kind: str = "", **own: object
    ) -> type:
        """The new class as a frozen dataclass that knows its kind; `dataclass` calls again to add slots."""
        made: Any = super().__new__(cls, name, bases, {**body, **own})
        if kind:
            made.kind, made.__annotations__ = kind, {**made.__annotations__, "kind": Literal[kind]}
            made = dataclass(frozen=True, slots=True)(made)
        return cast("type", made)


class Order(metaclass=Kinds):
    """What is ordered; a game's orders begin here."""

    __slots__ = ()
    kind: ClassVar[str]


class Origin(StrEnum):
    """Where faces come from: a player's hand, a generator, a certificate, or the same check before.

    `SENT`: the hand of who sent the order in, whom its entry names.
    """

    TYPED = "typed"
    THROWN = "thrown"
    CERTIFICATE = "certificate"
    RECALLED = "recalled"
    SENT = "sent"


@dataclass(frozen=True, slots=True)
class Roll:
    """Dice thrown together: what for (a message id), their faces, where they come from."""

    why: str
    faces: tuple[int, ...]
    origin: Origin = Origin.TYPED


@dataclass(frozen=True, slots=True)
class EventRecord:
    """Something that happened, and whom it befell or who did it."""

    who: str
    event: Any


@dataclass(frozen=True, slots=True)
class Act:
    """An order that was carried out: its dice, and what came of it.

    `check` names the question that the dice answered, so that it meets the same faces if it is ever asked
    again; `despite`: the entries of the rulebook that the umpire overruled, with his `reason`.
    """

    command: Any
    rolls: tuple[Roll, ...] = ()
    facts: tuple[EventRecord, ...] = ()
    check: str = ""
    despite: tuple[str, ...] = ()
    reason: str = ""
    kind: Literal["act"] = "act"

    @property
    def faces(self) -> tuple[int, ...]:
        """All faces in the order in which the rules read them."""
        return tuple(face for roll in self.rolls for face in roll.faces)


@dataclass(frozen=True, slots=True)
class Undo:
    """The last act that stood was taken back: free as long as no die lies there."""

    undone: int
    kind: Literal["undo"] = "undo"


@dataclass(frozen=True, slots=True)
class Redo:
    """The act taken back last stands again."""

    redone: int
    kind: Literal["redo"] = "redo"


@dataclass(frozen=True, slots=True)
class Correction:
    """Everything after an entry was taken back, dice or no dice, for a reason.

    `misread`: faces of the first act taken back that had been typed wrong, as they really lay.
    """

    back_to: int
    reason: str
    misread: tuple[Roll, ...] = ()
    kind: Literal["correction"] = "correction"


Record = Act | Undo | Redo | Correction


@dataclass(frozen=True, slots=True)
class Stamp:
    """Who wrote an entry, when (ISO 8601, as the edge told it), under which rules and rulings."""

    who: str = ""
    when: str = ""
    rules: str = ""
    rulings: dict[str, str] = field(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the journal, numbered from 1."""

    number: int
    stamp: Stamp
    record: Record


class GameEvent(metaclass=Kinds):
    """Something that happened, whose sentence is the message `event-` with its kind and outcome.

    An event that comes out in several ways overrides `variant`; one whose sentence needs more than its
    fields (a sum, a word for nobody) overrides `also`; one that changes the game overrides `applied`.
    """

    __slots__ = ()
    kind: ClassVar[Any]

    def applied(self, state: Any, _who: str) -> object:  # noqa: ANN401  # the state of any game
        """The state after it befell `_who`, without asking the rules; the same state if it only tells."""
        return state

    @property
    def variant(self) -> str:
        """Which of several sentences tells it; empty where there is but one."""
        return ""

    @property
    def also(self) -> Mapping[str, object]:
        """Facts beside its fields."""
        return {}

    @property
    def what(self) -> str:
        """The id of the message that tells it."""
        return f"event-{self.kind}-{self.variant}" if self.variant else f"event-{self.kind}"

    @property
    def about(self) -> Mapping[str, object]:
        """The facts of that message: its plain fields, the face that its check needed, and what it adds.

        Of several `figures` their `count` as well.
        """
        facts = {key: value for key, value in plain_facts(self).items() if key != "kind"}
        if check := getattr(self, "check", None):
            facts["needs"] = check.needs
        if isinstance(figures := facts.get("figures"), tuple):
            facts["count"] = len(figures)
        return {**facts, **self.also}


def plain_facts(told: DataclassInstance) -> dict[str, object]:
    """The fields of an event or an order that are numbers, words or several of them, as facts to tell.

    A yes or no is "yes" or "no"; an empty word is "none", since a message cannot choose by an empty one.
    """
    values = {field.name: getattr(told, field.name) for field in fields(told)}
    return {key: _plain(value) for key, value in values.items() if _tells(value)}


def _tells(value: object) -> bool:
    several = isinstance(value, tuple) and all(isinstance(each, str | int) for each in value)
    return several or isinstance(value, str | int | float)


def _plain(value: object) -> object:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Enum):
        return value.value
    return "none" if value == "" else value

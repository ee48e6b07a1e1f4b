"""The records of a journal: an act with its dice, or what was undone, redone or corrected."""

from collections.abc import Mapping
from dataclasses import field, fields
from enum import Enum, StrEnum
from typing import Any, ClassVar, Literal, Protocol, cast, dataclass_transform

from heart_africa.core.dataclass import DataclassInstance, dataclass


class Command(DataclassInstance, Protocol):
    """An order in a game: a frozen dataclass with a `kind` that no other order of the game has."""

    @property
    def kind(self) -> str:
        """The word for this kind of order in a journal."""


@dataclass_transform(frozen_default=True)
class Kinds(type):
    """The metaclass of orders and events, whose kind is given once, as a class argument.

    `class Fire(Order, kind="fire-volley")` is a frozen dataclass with slots whose last field is that kind.
    Further class arguments become attributes of the class: `by="how"`.
    """

    def __new__(
        cls, name: str, bases: tuple[type, ...], body: dict[str, Any], kind: str = "", **own: object
    ) -> type:
        """The new class, a frozen dataclass with its kind; `dataclass` calls this again to add slots."""
        made: Any = super().__new__(cls, name, bases, {**body, **own})
        if kind:
            made.kind, made.__annotations__ = kind, {**made.__annotations__, "kind": Literal[kind]}
            made = dataclass(frozen=True, slots=True)(made)
        return cast("type", made)


class Order(metaclass=Kinds):
    """The base of a game's orders."""

    __slots__ = ()
    kind: ClassVar[str]


class Origin(StrEnum):
    """Where faces come from: typed by a player, thrown by the program, a certificate, an earlier check.

    `SENT`: typed by whoever sent the order in, whom the entry names.
    """

    TYPED = "typed"
    THROWN = "thrown"
    CERTIFICATE = "certificate"
    RECALLED = "recalled"
    SENT = "sent"


@dataclass(frozen=True, slots=True)
class Roll:
    """Dice thrown together: what for (a message id), their faces, and where these come from."""

    why: str
    faces: tuple[int, ...]
    origin: Origin = Origin.TYPED


@dataclass(frozen=True, slots=True)
class EventRecord:
    """An event, and whom it befell or who did it."""

    who: str
    event: Any


@dataclass(frozen=True, slots=True)
class Act:
    """An order that was carried out, with its dice and its events.

    `check` names the question that the dice answered, so that it gets the same faces if it is ever asked
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
    """The last act in force was taken back, which is allowed as long as it threw no dice."""

    undone: int
    kind: Literal["undo"] = "undo"


@dataclass(frozen=True, slots=True)
class Redo:
    """The act taken back last is in force again."""

    redone: int
    kind: Literal["redo"] = "redo"


@dataclass(frozen=True, slots=True)
class Correction:
    """All acts after an entry were taken back, whether they threw dice or not, for a reason.

    `misread`: faces of the first of these acts that had been typed wrong, as they really were.
    """

    back_to: int
    reason: str
    misread: tuple[Roll, ...] = ()
    kind: Literal["correction"] = "correction"


Record = Act | Undo | Redo | Correction


@dataclass(frozen=True, slots=True)
class Stamp:
    """Who wrote an entry, when (ISO 8601, told by the edge), under which rules and rulings."""

    who: str = ""
    when: str = ""
    rules: str = ""
    rulings: dict[str, str] = field(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry of the journal, numbered from 1."""

    number: int
    stamp: Stamp
    record: Record


class GameEvent(metaclass=Kinds):
    """An event; its sentence is the message `event-` with its kind and variant.

    An event that is told in several ways overrides `variant`; one whose sentence needs more than its fields
    (a sum, a word for nobody) overrides `also`; one that changes the game overrides `applied`.
    """

    __slots__ = ()
    kind: ClassVar[Any]

    def applied(self, state: Any, _who: str) -> object:  # noqa: ANN401  # the state of any game
        """The state after the event, which befell `_who`; no rule is asked.

        By default the state is unchanged.
        """
        return state

    @property
    def variant(self) -> str:
        """Which of its several sentences tells this event; empty if there is only one."""
        return ""

    @property
    def also(self) -> Mapping[str, object]:
        """Facts for its sentence besides its fields."""
        return {}

    @property
    def what(self) -> str:
        """The id of the message for this event."""
        return f"event-{self.kind}-{self.variant}" if self.variant else f"event-{self.kind}"

    @property
    def about(self) -> Mapping[str, object]:
        """The facts of that message: its plain fields, the face that its check needed, and `also`.

        If it has several `figures`, their `count` as well.
        """
        facts = {key: value for key, value in plain_facts(self).items() if key != "kind"}
        if check := getattr(self, "check", None):
            facts["needs"] = check.needs
        if isinstance(figures := facts.get("figures"), tuple):
            facts["count"] = len(figures)
        return {**facts, **self.also}


def plain_facts(told: DataclassInstance) -> dict[str, object]:
    """The fields of an event or order that hold numbers or words, as facts for a message.

    A flag becomes "yes" or "no"; an empty word becomes "none", since a message cannot choose by an empty one.
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

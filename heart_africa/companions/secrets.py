"""What a player may know where players hide something: the one place that says it, for list, log, file, map.

Which fields are secret, and whose, is declared where they are (`Secret`): the hands in a player's row of the
state, the card that was drawn in an order or an event. Whoever reads such a game reads it through the `View`
of who looks; the players of the computer are handed such a state too.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar, get_type_hints

from heart_africa.companions.companion import Box
from heart_africa.core.dataclass import DataclassInstance, dataclass, replace
from heart_africa.core.journal.journal import Journal, StandingAct
from heart_africa.core.journal.records import Act, Command, Correction, Entry, EventRecord

FACE_DOWN = "?"
"""Stands for a card that the viewer may not know."""
ALL = "all"
"""The eyes of who sees everything: the one keyboard at which the game is refereed."""


class Secret:
    """What only the players may know whose places stand in these fields; "who": whom an event befalls.

    In a player's own row it is his alone; of an order it is known to who gives it.
    """

    __slots__ = ("known_to",)

    def __init__(self, *known_to: str) -> None:
        self.known_to = known_to


class Hands(DataclassInstance, Protocol):
    """A state of players who hide something from one another."""

    @property
    def turn(self) -> int:
        """The turn, 0 before the first."""

    @property
    def step(self) -> str:
        """What has to be done."""

    @property
    def ending(self) -> str:
        """How it ended, "" while it goes on."""

    @property
    def components(self) -> Box | None:
        """What is printed."""

    @property
    def players(self) -> Sequence[Any]:
        """The players by their seats: named tuples, with a `name` and the `people` whom each plays."""

    @property
    def actor(self) -> int:
        """The seat that has to decide now, -1 if nobody has."""

    @property
    def on_turn(self) -> int:
        """The seat whose turn it is, -1 between turns."""

    def seat(self, name: str) -> int:
        """The seat of a player. Raises `ValueError`: nobody's."""

    def who(self, seat: int) -> str:
        """By what a seat is called in the rules."""

    def with_hands(self, players: tuple[Any, ...]) -> Self:
        """The same with other hands; no piece comes or goes."""


Told = TypeVar("Told", bound=Command)
State = TypeVar("State", bound=Hands)


@cache
def secrets(cls: type) -> Mapping[str, Secret]:
    """The secret fields of a class, each with who knows it."""
    found = {}
    for name, hint in get_type_hints(cls, include_extras=True).items():
        for said in getattr(hint, "__metadata__", ()):
            if isinstance(said, Secret):
                found[name] = said
    return found


@lru_cache(maxsize=4096)
def face_down(value: str | tuple[Any, ...]) -> str | tuple[Any, ...]:
    """A card face down; a hand as the number of its cards."""
    if isinstance(value, str):
        return FACE_DOWN if value else value
    if value and isinstance(value[0], int):
        return (*[0] * (len(value) - 1), sum(value))
    return (FACE_DOWN,) * len(value)


@dataclass(frozen=True)
class View(Generic[State]):
    """A game through somebody's eyes: those of a people, "" for what everybody may know, `ALL`.

    `over`: whether it is over, and all cards lie open. `drawn`: the dice that tell which card somebody drew,
    so that only who sees it may see them; `unseen`: what is left of an act that was taken back.
    """

    drawn: ClassVar[frozenset[str]]
    unseen: ClassVar[Act]

    eyes: str = ""
    over: bool = False

    @classmethod
    def of(cls, state: State, eyes: str) -> Self:
        """A game as it stands now through these eyes."""
        return cls(eyes, bool(state.ending))

    @property
    def open(self) -> bool:
        """Whether nothing is hidden."""
        return self.over or self.eyes == ALL

    def state(self, state: State) -> State:
        """The state as these eyes may know it."""
        if self.open:
            return state
        players = []
        for seat, player in enumerate(state.players):
            if state.who(seat) != self.eyes:
                row: type = type(player)
                hidden = {name: face_down(getattr(player, name)) for name in secrets(row)}
                player = player._replace(**hidden)  # noqa: PLW2901  # as he is seen
            players.append(player)
        return state.with_hands(tuple(players))

    # --- the journal ---

    def journal(self, journal: Journal[State]) -> Journal[State]:
        """The journal as these eyes may read it: every act, and the state before and after it."""
        if self.open:
            return journal
        seen = journal.seen(self.state, self.act, self.unseen)
        seen.entries = [self._without_faces(each) for each in seen.entries]
        return seen

    def act(self, standing: StandingAct[State]) -> Act:
        """An act without what these eyes may not see: cards drawn, and the dice that tell which they were."""
        act, before = standing.act, standing.before
        if self.open:
            return act
        actor = before.who(before.actor) if before.actor >= 0 else ""
        facts = tuple(self.fact(fact) for fact in act.facts)
        command = self._veiled(act.command, lambda _field: actor)
        rolls = act.rolls
        if any(new is not old for new, old in zip(facts, act.facts, strict=True)):
            rolls = tuple(each for each in rolls if each.why not in self.drawn)
        return replace(act, command=command, facts=facts, rolls=rolls)

    def fact(self, fact: EventRecord) -> EventRecord:
        """An event as these eyes may know it: itself, if nothing in it is hidden from them."""
        event = fact.event
        seen = self._veiled(event, lambda name: fact.who if name == "who" else str(getattr(event, name)))
        return fact if seen is event else EventRecord(fact.who, seen)

    def _veiled(self, told: Told, whom: Callable[[str], str]) -> Told:
        """An order or event with its secret fields face down, as far as these eyes are not among `whom`."""
        hidden = {}
        cls: Any = type(told)
        for name, secret in secrets(cls).items():
            value = getattr(told, name)
            if value and self.eyes not in {whom(each) for each in secret.known_to or ("who",)}:
                hidden[name] = face_down(value)
        return replace(told, **hidden) if hidden else told

    def _without_faces(self, entry: Entry) -> Entry:
        """A correction without dice that told which card was drawn."""
        record = entry.record
        if not isinstance(record, Correction) or not record.misread:
            return entry
        kept = tuple(each for each in record.misread if each.why not in self.drawn)
        return replace(entry, record=replace(record, misread=kept))

"""What a player may know: the one place that says it, for every list, log, file, paper and map.

Which fields are secret, and whose, is declared where they are (`Secret`): the hands in the state, the card
that was drawn in an order or an event. Whoever reads a game reads it through the `View` of who looks; the
players of the computer are handed such a state too.
"""

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from typing import Any, NamedTuple, TypeVar, get_type_hints

from heart_africa.companions.kingdoms.cards import DRAWN_UNSEEN, Pass
from heart_africa.companions.kingdoms.state import FACE_DOWN, Player, Secret, State
from heart_africa.core.dataclass import replace
from heart_africa.core.journal.journal import Journal, StandingAct
from heart_africa.core.journal.records import Act, Command, Correction, Entry, EventRecord

Told = TypeVar("Told", bound=Command)
ALL = "all"
"""The eyes of who sees everything: the one keyboard at which the game is refereed."""
UNSEEN_ACT = Act(Pass())
"""What is left of an act that was taken back."""


@cache
def secrets(cls: type[Any]) -> Mapping[str, Secret]:
    """The secret fields of a class, each with who knows it."""
    found = {}
    for name, hint in get_type_hints(cls, include_extras=True).items():
        for said in getattr(hint, "__metadata__", ()):
            if isinstance(said, Secret):
                found[name] = said
    return found


@lru_cache(maxsize=4096)
def face_down(value: Any) -> Any:  # noqa: ANN401  # a card, cards or a hand
    """A card face down; a hand as the number of its cards."""
    if isinstance(value, str):
        return FACE_DOWN if value else value
    if value and isinstance(value[0], int):
        return (*[0] * (len(value) - 1), sum(value))
    return (FACE_DOWN,) * len(value)


class View(NamedTuple):
    """A game through somebody's eyes: those of a people, "" for what everybody may know, `ALL`.

    `over`: whether it is over, and all cards lie open.
    """

    eyes: str = ""
    over: bool = False

    @classmethod
    def of(cls, state: State, eyes: str) -> "View":
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
        players = tuple([self._player(each) for each in state.players])
        return state.with_(same_map=True, players=players)

    def _player(self, player: Player) -> Player:
        if player.people and player.people == self.eyes:
            return player
        return player._replace(**{name: face_down(getattr(player, name)) for name in secrets(Player)})

    # --- the journal ---

    def journal(self, journal: Journal[State]) -> Journal[State]:
        """The journal as these eyes may read it: every act, and the state before and after it."""
        if self.open:
            return journal
        seen = journal.seen(self.state, self.act, UNSEEN_ACT)
        seen.entries = [_without_faces(each) for each in seen.entries]
        return seen

    def act(self, standing: StandingAct[State]) -> Act:
        """An act without what these eyes may not see: cards drawn, and the dice that tell which they were."""
        act, before = standing.act, standing.before
        if self.open:
            return act
        actor = before.who(before.actor) if before.due else ""
        facts = tuple(self.fact(fact) for fact in act.facts)
        command = self._veiled(act.command, lambda _field: actor)
        rolls = act.rolls
        if any(new is not old for new, old in zip(facts, act.facts, strict=True)):
            rolls = tuple(each for each in rolls if each.why not in DRAWN_UNSEEN)
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


def _without_faces(entry: Entry) -> Entry:
    """A correction without dice that told which card was drawn."""
    record = entry.record
    if not isinstance(record, Correction) or not record.misread:
        return entry
    kept = tuple(each for each in record.misread if each.why not in DRAWN_UNSEEN)
    return replace(entry, record=replace(record, misread=kept))

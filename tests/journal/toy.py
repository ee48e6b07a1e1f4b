"""A game to keep journals of: walkers on a road, with dice for some of their steps.

March: so many steps on. Leap: so many dice, all of them forward. Rest: a die, and six means a second one.
"""

from dataclasses import field, replace
from typing import Any, Literal

from heart_africa.core.dataclass import dataclass
from heart_africa.core.dice import Dice
from heart_africa.core.game import Feature, Game, by_command, events_of
from heart_africa.core.journal.journal import More
from heart_africa.core.journal.records import EventRecord, Origin
from heart_africa.core.problems import BadData, Problem
from heart_africa.core.rulings import Rulings
from heart_africa.journal_kinds.kind import JournalKind

FAR = 100
LEAP, REST, AGAIN = "melee-die", "morale-die", "leading-rally-die"
"""What dice are for. A game brings words of its own; these are the book's, so that they can be said."""
NAMES = ("Ana", "Ñandú", "Zoe")


@dataclass(frozen=True, slots=True)
class March:
    name: str
    steps: int = 1
    kind: Literal["march"] = "march"


@dataclass(frozen=True, slots=True)
class Leap:
    name: str
    dice: int = 2
    kind: Literal["leap"] = "leap"


@dataclass(frozen=True, slots=True)
class Rest:
    name: str
    kind: Literal["rest"] = "rest"


@dataclass(frozen=True, slots=True)
class EndTurn:
    kind: Literal["end-turn"] = "end-turn"


@dataclass(frozen=True, slots=True)
class Walked:
    steps: int
    why: tuple[int, ...] = ()
    kind: Literal["walked"] = "walked"

    def applied(self, state: "Road", who: str) -> "Road":
        return replace(state, places={**state.places, who: state.places[who] + self.steps})


@dataclass(frozen=True, slots=True)
class TurnEnded:
    turn: int
    kind: Literal["turn-ended"] = "turn-ended"

    def applied(self, state: "Road", _who: str) -> "Road":
        return replace(state, turn=state.turn + 1)


@dataclass(frozen=True, slots=True)
class Road:
    """Where everybody stands."""

    turn: int = 1
    places: dict[str, int] = field(default_factory=lambda: dict.fromkeys(NAMES, 0), hash=False)


def objections(_book: None, state: Road, command: Any) -> tuple[Problem, ...]:  # noqa: ANN401  # any of the four
    if isinstance(command, EndTurn):
        return ()
    if command.name not in state.places:
        raise BadData("not-in-the-battle", about={"what": "unit", "found": command.name})
    far = state.places[command.name] >= FAR
    slow = isinstance(command, March) and command.steps > 6
    return (*[_against("far", "TOY-01")] * far, *[_against("too-quick", "TOY-02")] * slow)


def decide(_book: None, state: Road, command: Any, dice: Dice) -> tuple[EventRecord, ...]:  # noqa: ANN401  # as above
    match command:
        case March(name, steps):
            return (EventRecord(name, Walked(steps)),)
        case Leap(name, count):
            faces = dice.roll(count, LEAP)
            return (EventRecord(name, Walked(sum(faces), faces)),)
        case Rest(name):
            (first,) = dice.roll(1, REST)
            second = dice.roll(1, AGAIN) if first == 6 else ()
            return (EventRecord(name, Walked(-first, (first, *second))),)
        case _:
            return (EventRecord("", TurnEnded(state.turn)),)


def subject(command: Any) -> str:  # noqa: ANN401  # any of the four
    return getattr(command, "name", "")


FEATURE = Feature[Road, None]((March, Leap, Rest, EndTurn), (Walked, TurnEnded), objections, decide, subject)


class Walkers(Game[Road, None]):
    """The rules, of a single feature and without a book."""

    book, start = None, Road()
    orders, events = by_command((FEATURE,)), events_of((FEATURE,))

    def moment(self, state: Road) -> str:
        return str(state.turn)


class Walks(JournalKind[Road]):
    """The walks that are kept."""

    kind = "walk"

    def rules(self, rulings: Rulings) -> Walkers:  # noqa: ARG002  # it has none
        return Walkers()

    def occasion(self, before: Road, after: Road) -> str | None:
        return "turn" if before.turn != after.turn else None


def _against(code: str, rule: str) -> Problem:
    return Problem(code, rule, 1, "order")


def faces(*given: int, origin: Origin = Origin.TYPED) -> More:
    """These dice, one after another. Raises `IndexError` when there are no more."""
    left = [*given]
    return lambda count, _: ([left.pop(0) for _ in range(count)], origin)


def no_dice(count: int, why: str) -> tuple[tuple[int, ...], Origin]:
    """Nobody is to be asked."""
    raise AssertionError((count, why))

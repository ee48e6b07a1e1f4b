"""A game that the computer's players play to its end from a seed: its parameters and its outcome.

Whatever the laboratory tries is a `Playable`. It knows nothing of any one game.
"""

from collections.abc import Iterator, Mapping
from typing import Protocol

from heart_africa.core.dataclass import dataclass, field
from heart_africa.core.dice import Roller
from heart_africa.core.journal.records import Command

Value = str | int
Values = Mapping[str, Value]
"""What a game is played with: each parameter by its name."""


class RandomSource(Roller, Protocol):
    """A source of dice, and of random numbers for players."""

    def pick(self, of: int, /) -> int:
        """A random number from 0 to `of` - 1, all equally likely."""
        ...


@dataclass(frozen=True, slots=True)
class Parameter:
    """A parameter of a game: one of `words`, or if there are none, a number from `least` to `most`."""

    default: Value
    words: tuple[str, ...] = ()
    least: int = 0
    most: int = 0


@dataclass(frozen=True, slots=True)
class Outcome:
    """The outcome of a game.

    `ending`: how it ended, `winner`: the side that won, "" if none did; `points` by side; `length` in turns;
    `facts`: what else happened (1) or did not (0), only where it could have; `amounts`: what each side
    consisted of, in points, or its income.
    """

    ending: str
    winner: str
    points: Mapping[str, int]
    length: int
    facts: Mapping[str, int] = field(default_factory=dict, hash=False)
    amounts: Mapping[str, Mapping[str, int]] = field(default_factory=dict, hash=False)


NO_END = Outcome("", "", {}, 0)
"""Of a game that broke off."""


@dataclass(frozen=True, slots=True)
class PlayedOrder:
    """An order of such a game, with the faces that it used."""

    command: Command
    faces: tuple[int, ...]


class Playable(Protocol):
    """A game as the laboratory tries it."""

    @property
    def kind(self) -> str:
        """The kind of its journals."""

    @property
    def sides(self) -> tuple[str, ...]:
        """The sides as outcomes name them, in the order in which an experiment names its opponents."""

    @property
    def parameters(self) -> Mapping[str, Parameter]:
        """The parameters by name."""

    def play(self, values: Values, chance: RandomSource, /) -> Outcome:
        """Play a game with these values to its end; the same chances bring the same game."""

    def replay(self, values: Values, chance: RandomSource, /) -> Iterator[PlayedOrder]:
        """The orders of the game that `play` would play, to make a journal of it."""


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A game as the store keeps it: its cell, its number from 0, its outcome, its processor time.

    `broken`: the fault of the program that stopped it, "" for one that was played to its end.
    """

    cell: str
    number: int
    outcome: Outcome
    milliseconds: int
    broken: str = ""


@dataclass(frozen=True, slots=True)
class Series:
    """The games of one experiment with one seed and the same rules.

    `mark` identifies the rules, `program` the program. `text`: the experiment as it was last run; `begun`:
    when (ISO 8601, UTC).
    """

    id: str
    experiment: str
    game: str
    seed: int
    mark: str
    program: str
    text: str
    begun: str

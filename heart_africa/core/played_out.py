"""A game that the computer's players play out by a seed: what may vary in it, and what came of it.

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


class Lots(Roller, Protocol):
    """Dice, and lots for a player who asks for one."""

    def pick(self, of: int, /) -> int:
        """A number from 0 to `of` - 1, each as likely."""
        ...


@dataclass(frozen=True, slots=True)
class Parameter:
    """What may vary: one of some words, or where there are none any number between these."""

    default: Value
    words: tuple[str, ...] = ()
    least: int = 0
    most: int = 0


@dataclass(frozen=True, slots=True)
class Outcome:
    """A game that is over.

    `ending`: how it ended, `winner`: which side won, "" where none did; `points` by side; `length` in turns;
    `facts`: what else came about (1) or did not (0), only where it could have come about; `amounts`: of what
    each side consisted, in points, or what came in to it.
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
class Ordered:
    """An order that was given in such a game, with the faces that it took."""

    command: Command
    faces: tuple[int, ...]


class Playable(Protocol):
    """A game as the laboratory tries it: `kind` as its journals have it, `sides` as outcomes name them."""

    @property
    def kind(self) -> str:
        """The kind of its journals."""

    @property
    def sides(self) -> tuple[str, ...]:
        """Who may win, in the order in which an experiment names what meets."""

    @property
    def parameters(self) -> Mapping[str, Parameter]:
        """What may vary, by its name."""

    def play(self, values: Values, chance: Lots, /) -> Outcome:
        """A game by these values, from its beginning to its end; the same chances bring the same game."""

    def replay(self, values: Values, chance: Lots, /) -> Iterator[Ordered]:
        """The orders of that same game, for a journal of it."""


@dataclass(frozen=True, slots=True)
class Row:
    """A game as the store keeps it: of which cell, its number from 0, what came of it, its processor time.

    `broken`: the fault of the program at which it broke off, "" for one that was played to its end.
    """

    cell: str
    number: int
    outcome: Outcome
    milliseconds: int
    broken: str = ""


@dataclass(frozen=True, slots=True)
class Series:
    """The games of one experiment by one seed and the same rules; `mark` says which rules, `program` whose.

    `text`: the experiment as it was last run; `begun`: when (ISO 8601, UTC).
    """

    id: str
    experiment: str
    game: str
    seed: int
    mark: str
    program: str
    text: str
    begun: str

"""What is declared about a field where its order is defined: `unit: UnitName`, `turns: Turns`.

A field declares what its text means (`Holds`), what its number counts (`Measure`), who knows it (`KnownBy`),
when it is asked for (`Asked`) and how long its last value stays valid (`Lasts`); defaults are not declared.
The grammar of the prompt, its completion and help, the cards and forms at the desk and the options of
commands are read off these declarations (`language.order_fields`). An order may also declare `BARE`: the
fields that need no word before them, where these are not just the required ones.

Any game declares its orders by these. What only one game has (an army list that a field names, a coin in
which it counts, a moment at which it is asked) is an enum of its own: a `Meaning`, `Counting` or `Moment`.
"""

from collections.abc import Callable
from enum import Enum
from typing import Annotated, Any, Final, Protocol

from heart_africa.core.dataclass import dataclass


class Meaning(Enum):
    """What the text of a field means: `Holds`, or an enum of a single game."""


class Holds(Meaning):
    """What the text of a field means in any game; `ANY`: a unit, a figure or a side."""

    UNIT = "unit"
    FIGURE = "figure"
    WHO = "who"
    SIDE = "side"
    ANY = "any"
    TROOP = "troop"
    PLACE = "place"
    PLAYER = "player"
    DAY = "day"
    TEXT = "text"


FREE: Final = frozenset({Holds.TEXT, Holds.PLACE, Holds.DAY})
"""Words that people choose themselves: they name nothing that the game knows."""


class Counting(Enum):
    """What the number of a field counts: `Measure`, or an enum of a single game."""


class Measure(Counting):
    """What the number of a field counts; by default, a fractional number counts inches."""

    INCHES = "inches"
    FIGURES = "figures"
    SHOTS = "shots"
    TURNS = "turns"
    PERCENT = "percent"


class KnownBy(Enum):
    """Who knows the value of a field.

    `BATTLE`: the program keeps it and it holds until somebody says otherwise; `TABLE`: it is seen or measured
    there; `PLAYERS`: they decide it, and nobody else can. By default flags and distances are known by the
    table and all else by the players.
    """

    BATTLE = "battle"
    TABLE = "table"
    PLAYERS = "players"


class Moment(Enum):
    """When a card asks for a field: `Asked`, or an enum of a single game."""


class Asked(Moment):
    """When a card asks for a field; by default at once if it is required, else below."""

    AT_ONCE = "at-once"
    BELOW = "below"
    AS_A_QUESTION = "as-a-question"
    """Only where it matters, as a choice that the order leaves open."""
    NEVER = "never"
    """Whatever else is said on the card says it."""


class Lasts(Enum):
    """How long a value given in one order holds for the next orders of the same unit."""

    PAIR = "pair"
    """While it is about the same two."""
    ACTOR = "actor"
    """Whoever the next one is about."""
    ONCE = "once"


class Printed(Protocol):
    """Something printed in the book of a game, with its entry and page."""

    @property
    def rule(self) -> str:
        """The rulebook entry."""

    @property
    def page(self) -> int:
        """The page of the book."""


@dataclass(frozen=True, slots=True)
class FreeIf:
    """A field that holds any words while this flag of the order is set, such as a wall, which has no name."""

    flag: str


@dataclass(frozen=True, slots=True)
class Whether:
    """The question for a required yes-or-no field: its message, and the row of the book that asks it."""

    message: str
    row: Callable[[Any], Printed]


@dataclass(frozen=True, slots=True)
class Proposed:
    """The number from a game's book that a form begins with, where nothing in the game provides one."""

    value: Callable[[Any], int]


@dataclass(frozen=True, slots=True)
class Between:
    """The least and most that a number may be."""

    least: int
    most: int


@dataclass(frozen=True, slots=True)
class About:
    """The mark of a field that says whom or what an order is about, besides its player."""


UnitName = Annotated[str, Holds.UNIT]
FigureName = Annotated[str, Holds.FIGURE]
UnitOrFigure = Annotated[str, Holds.WHO]
Anybody = Annotated[str, Holds.ANY]
TroopName = Annotated[str, Holds.TROOP]
PlaceName = Annotated[str, Holds.PLACE]
"""A village, a building, a fire, as people call it at the table."""
PlayerName = Annotated[str, Holds.PLAYER]
OtherPlayer = Annotated[str, Holds.PLAYER, About()]
Day = Annotated[str, Holds.DAY]
Figures = Annotated[int, Measure.FIGURES]
Shots = Annotated[int, Measure.SHOTS]
Turns = Annotated[int, Measure.TURNS]

"""What is to be known of a field, said where the order is defined: `unit: UnitName`, `turns: Turns`.

A field says what its text means (`Holds`), in what it counts (`Measure`), who knows it (`KnownBy`), when it
is asked (`Asked`) and for how long what was said of it holds (`Lasts`); whatever goes without saying is not
declared. The grammar of the prompt, its completion and help, the cards and forms at the desk and the options
of commands are read off these declarations (`language.order_fields`). One more thing an order may say of
itself: `BARE`, the fields that need no word before them, where these are not just those that have to be said.

Any game declares its orders by these. What only it has (an army list that a field names, a coin in which it
counts, a moment at which it is asked) is an enum of its own beside them: a `Meaning`, `Counting` or `Moment`.
"""

from collections.abc import Callable
from enum import Enum
from typing import Annotated, Any, Final, Protocol

from heart_africa.core.dataclass import dataclass


class Meaning(Enum):
    """What the text of a field means: `Holds`, or what only one game has."""


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
    """In what a number counts: `Measure`, or what only one game has."""


class Measure(Counting):
    """In what a number counts. A number with a fraction is of inches, unless its field says otherwise."""

    INCHES = "inches"
    FIGURES = "figures"
    SHOTS = "shots"
    TURNS = "turns"
    PERCENT = "percent"


class KnownBy(Enum):
    """Who knows what a field says.

    `BATTLE`: what it keeps of the units holds until somebody says otherwise; `TABLE`: it is seen or measured
    there; `PLAYERS`: they decide it, and nobody else can. Facts and distances are the table's, unless their
    field says otherwise, all else is the players'.
    """

    BATTLE = "battle"
    TABLE = "table"
    PLAYERS = "players"


class Moment(Enum):
    """When a card asks for a field: `Asked`, or where something is so that only one game knows."""


class Asked(Moment):
    """When a card asks for a field; where it says nothing, at once if it has to be said, else below."""

    AT_ONCE = "at-once"
    BELOW = "below"
    AS_A_QUESTION = "as-a-question"
    """Only where it matters, as a choice that the order leaves open."""
    NEVER = "never"
    """Whatever else is said on the card says it."""


class Lasts(Enum):
    """For how long what was said of an order goes without saying in the next one of the same unit."""

    PAIR = "pair"
    """While it is about the same two."""
    ACTOR = "actor"
    """Whoever the next one is about."""
    ONCE = "once"


class Printed(Protocol):
    """Whatever the book of a game prints: where it stands."""

    @property
    def rule(self) -> str:
        """The entry of the rulebook."""

    @property
    def page(self) -> int:
        """Its page."""


@dataclass(frozen=True, slots=True)
class FreeIf:
    """A field that holds any words where this flag of the order is said: a wall has no name in the game."""

    flag: str


@dataclass(frozen=True, slots=True)
class Whether:
    """The question of a yes or no that has to be said: its message, and the row of the book that asks it."""

    message: str
    row: Callable[[Any], Printed]


@dataclass(frozen=True, slots=True)
class Proposed:
    """The number, out of a game's book, with which a form begins where nothing in the game says it."""

    value: Callable[[Any], int]


@dataclass(frozen=True, slots=True)
class Between:
    """The bounds of a number that somebody says."""

    least: int
    most: int


@dataclass(frozen=True, slots=True)
class About:
    """The field that says whom or what an order is about, beside the player whose order it is."""


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

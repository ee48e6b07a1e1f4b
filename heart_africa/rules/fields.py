"""What the fields of an order hold, said where the order is defined: `unit: UnitName`, `target: OtherPlayer`.

The grammar of the prompt, its completion, the forms at the desk, the options and the help of the terminal are
all read off these declarations (`language.order_fields`). Two more things an order may say of itself:
`BARE`, the fields that need no word before them where these are not just those that have to be said, and
`ASKED`, the fields that a form shows at once where these are not the same.
"""

from dataclasses import dataclass
from enum import Enum
from typing import Annotated, Final


class Holds(Enum):
    """What the text of a field means; `ANY`: a unit, a figure or a side."""

    UNIT = "unit"
    FIGURE = "figure"
    WHO = "who"
    SIDE = "side"
    ANY = "any"
    TROOP = "troop"
    PLACE = "place"
    PLAYER = "player"
    ENGAGEMENT = "engagement"
    LIST = "list"
    DAY = "day"
    TEXT = "text"


FREE: Final = frozenset({Holds.TEXT, Holds.PLACE, Holds.DAY})
"""Words that people choose themselves: they name nothing that the game knows."""


@dataclass(frozen=True, slots=True)
class FreeIf:
    """A field that holds any words where this flag of the order is said: a wall has no name in the game."""

    flag: str


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
BattleName = Annotated[str, Holds.ENGAGEMENT]
ListName = Annotated[str, Holds.LIST]
Day = Annotated[str, Holds.DAY]

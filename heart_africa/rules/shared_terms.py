"""Terms that several chapters share: works and walls, states of movement and melee, exemptions."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, Literal

from heart_africa.core.dataclass import dataclass, field
from heart_africa.core.fields import Counting, Meaning, Moment

Wall = Literal["outer", "inner"]
"""The walls of a temba: its own outside, or between its rooms."""


class Obstacle(StrEnum):
    """The work that stands between two enemies, or that one of them has just climbed (pp. 13-14, 17).

    A fence is a village's, no higher than a man; a wall is the intact wall of a temba or other building.
    """

    NONE = ""
    FORTIFICATION = "fortification"
    BARRICADE = "barricade"
    FENCE = "fence"
    WALL = "wall"
    BREACH = "breach"
    ROOF = "roof"


class Moved(StrEnum):
    """Whether a figure has moved or turned this turn (pp. 25-26)."""

    NO = ""
    TURNED = "turned"
    MOVED = "moved"


class Melee(StrEnum):
    """How a figure stands to close combat when the Movement phase ends (pp. 25-27).

    `charged`: it reached an enemy this turn; `contacted`: an enemy reached it; `throughout`: in contact since
    before this turn; `followed_up`: it was in combat last turn, killed or drove off its opponent, and moved
    at most an inch into contact with another. One that rode away from an attacker has `evaded`; one whose
    opponent has left is in none.
    """

    NONE = ""
    CHARGED = "charged"
    CONTACTED = "contacted"
    THROUGHOUT = "throughout"
    FOLLOWED_UP = "followed_up"
    BROKE_OFF = "broke_off"
    EVADED = "evaded"


IN_MELEE = frozenset({Melee.CHARGED, Melee.CONTACTED, Melee.THROUGHOUT, Melee.FOLLOWED_UP})
"""In close combat when the Movement phase ends."""


@dataclass(frozen=True, slots=True)
class Release:
    """An exemption from a morale test: what gives it, by which rule (pp. 5, 11).

    `by` is the figure that gives it, or empty; `one_unit`: it may give it to one unit a turn.
    """

    what: str
    rule: str
    page: int
    by: str = ""
    one_unit: bool = False
    about: Mapping[str, object] = field(default_factory=dict, hash=False)


# --- what only this book's orders say of a field ---


class BookHolds(Meaning):
    """What the text of an order's field names in this book, besides figures and units."""

    ENGAGEMENT = "engagement"
    LIST = "list"


class BookMeasure(Counting):
    """What a number in an order's field counts in this book, besides inches and figures."""

    HONGOS = "hongos"


class AskedOfShot(Moment):
    """When the card of a shot asks for a field: only for such shooters or targets."""

    IN_THE_DARK = "in-the-dark"
    OF_RANKS = "of-ranks"
    OF_GUNS = "of-guns"
    OF_MACHINE_GUNS = "of-machine-guns"
    OF_GARRISONS = "of-garrisons"
    AT_WORKS = "at-works"


BattleName = Annotated[str, BookHolds.ENGAGEMENT]
ListName = Annotated[str, BookHolds.LIST]
Hongos = Annotated[int, BookMeasure.HONGOS]

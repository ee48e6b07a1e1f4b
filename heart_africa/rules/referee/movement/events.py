"""What happens in the Movement phase, beside what the chapters tell; whom it befell stands beside it."""

from collections.abc import Mapping
from typing import Literal

from heart_africa.core.dataclass import dataclass, field
from heart_africa.core.journal.records import GameEvent
from heart_africa.rules.battle import SideId
from heart_africa.rules.shared_terms import Obstacle


@dataclass(frozen=True, slots=True)
class Turns:
    """How a turn in the alternation ends: for whom besides, and whose turn is next."""

    then: SideId
    others: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Chosen(GameEvent):
    """A unit was chosen to move: no enemy in contact with it breaks off any more (BREAK-11)."""

    kind: Literal["chosen"] = "chosen"


@dataclass(frozen=True, slots=True)
class Declined(GameEvent):
    """A unit has ended its turn without a move; `still`: not one of its figures has stirred."""

    ends: Turns
    still: bool = True
    kind: Literal["declined"] = "declined"

    @property
    def variant(self) -> str:
        """Declined, or ended."""
        return "declined" if self.still else "ended"


@dataclass(frozen=True, slots=True)
class Stance:
    """How figures stand when they have moved: in cover, stragglers, behind which work."""

    cover: tuple[str, ...] = ()
    covered: tuple[str, ...] = ()
    alone: tuple[str, ...] = ()
    behind: Obstacle = Obstacle.NONE


@dataclass(frozen=True, slots=True)
class Went(GameEvent):
    """Figures of a unit have moved, no farther than so many inches; others may have turned in place.

    `water`: the ford or infested marsh that they went through, `river`: a vessel's; `ends`: the unit's turn
    is over, None while it goes on.
    """

    figures: tuple[str, ...]
    inches: float
    stance: Stance = field(default=Stance())
    turned: tuple[str, ...] = ()
    water: Literal["", "marsh", "ford"] = ""
    vessel: bool = False
    river: bool = False
    ends: Turns | None = None
    kind: Literal["went"] = "went"

    @property
    def variant(self) -> str:
        """Sailed, or went."""
        return "sailed" if self.vessel else "went"

    @property
    def also(self) -> Mapping[str, object]:
        """Also told: count, turned."""
        return {"count": len(self.figures), "turned": len(self.turned)}


@dataclass(frozen=True, slots=True)
class Turned(GameEvent):
    """Figures have turned in place."""

    figures: tuple[str, ...]
    ends: Turns | None = None
    kind: Literal["turned"] = "turned"

    @property
    def also(self) -> Mapping[str, object]:
        """Also told: count."""
        return {"count": len(self.figures)}


@dataclass(frozen=True, slots=True)
class FollowedUp(GameEvent):
    """A figure whose opponent of last turn is gone has gone on to the next at once (SHOOT-28)."""

    figure: str
    enemy: str
    kind: Literal["followed-up"] = "followed-up"


@dataclass(frozen=True, slots=True)
class RodeAway(GameEvent):
    """Figures that have evaded stand where they have ridden to, so far away."""

    figures: tuple[str, ...]
    inches: float
    stance: Stance = field(default=Stance())
    kind: Literal["rode-away"] = "rode-away"

    @property
    def also(self) -> Mapping[str, object]:
        """Also told: count."""
        return {"count": len(self.figures)}


@dataclass(frozen=True, slots=True)
class LeftTable(GameEvent):
    """A figure has left the table by the far side."""

    figure: str
    kind: Literal["left-table"] = "left-table"


@dataclass(frozen=True, slots=True)
class Led(GameEvent):
    """A scout leads a unit or some baggage this turn."""

    scout: str
    kind: Literal["led"] = "led"


@dataclass(frozen=True, slots=True)
class RidersChanged(GameEvent):
    """Riders have dismounted, or mounted again, which counts as moving (TROOP-25)."""

    figures: tuple[str, ...]
    dismounted: bool
    ends: Turns | None = None
    kind: Literal["riders-changed"] = "riders-changed"

    @property
    def variant(self) -> str:
        """Dismounted, or mounted."""
        return "dismounted" if self.dismounted else "mounted"

    @property
    def also(self) -> Mapping[str, object]:
        """Also told: count."""
        return {"count": len(self.figures)}


@dataclass(frozen=True, slots=True)
class Embarked(GameEvent):
    """Figures have gone aboard a vessel, or ashore from it, which has taken their turn (BOAT-10)."""

    figures: tuple[str, ...]
    vessel: str
    ashore: bool
    ends: Turns | None = None
    kind: Literal["embarked"] = "embarked"

    @property
    def variant(self) -> str:
        """Ashore, or aboard."""
        return "ashore" if self.ashore else "aboard"

    @property
    def also(self) -> Mapping[str, object]:
        """Also told: count."""
        return {"count": len(self.figures)}


@dataclass(frozen=True, slots=True)
class Ended(GameEvent):
    """A unit's turn is over with what its figures have done."""

    ends: Turns
    kind: Literal["turn-ended"] = "turn-ended"

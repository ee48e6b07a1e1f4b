"""What happens in the Movement phase, beside what the chapters tell; whom it befell stands beside it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from heart_africa.rules.battle import SideId
from heart_africa.rules.units import Obstacle


@dataclass(frozen=True, slots=True)
class Turns:
    """How a turn in the alternation ends: for whom besides, and whose turn is next."""

    then: SideId
    others: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Chosen:
    """A unit was chosen to move: no enemy in contact with it breaks off any more (BREAK-11)."""

    kind: Literal["chosen"] = "chosen"

    @property
    def what(self) -> str:
        """How it is told."""
        return "moving-event-chosen"

    @property
    def about(self) -> Mapping[str, object]:
        """The facts to tell."""
        return {}


@dataclass(frozen=True, slots=True)
class Declined:
    """A unit has ended its turn without a move; `still`: not one of its figures has stirred."""

    ends: Turns
    still: bool = True
    kind: Literal["declined"] = "declined"

    @property
    def what(self) -> str:
        """How it is told."""
        return "moving-event-declined" if self.still else "moving-event-ended"

    @property
    def about(self) -> Mapping[str, object]:
        """The facts to tell."""
        return {}


@dataclass(frozen=True, slots=True)
class Stance:
    """How figures stand when they have moved: in cover, stragglers, behind which work."""

    cover: tuple[str, ...] = ()
    covered: tuple[str, ...] = ()
    alone: tuple[str, ...] = ()
    behind: Obstacle = Obstacle.NONE


@dataclass(frozen=True, slots=True)
class Went:
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
    def what(self) -> str:
        """How it is told."""
        return "moving-event-sailed" if self.vessel else "moving-event-went"

    @property
    def about(self) -> Mapping[str, object]:
        """The facts to tell."""
        return {"count": len(self.figures), "inches": self.inches, "turned": len(self.turned)}


@dataclass(frozen=True, slots=True)
class Turned:
    """Figures have turned in place."""

    figures: tuple[str, ...]
    ends: Turns | None = None
    kind: Literal["turned"] = "turned"

    @property
    def what(self) -> str:
        """How it is told."""
        return "moving-event-turned"

    @property
    def about(self) -> Mapping[str, object]:
        """The facts to tell."""
        return {"count": len(self.figures)}


@dataclass(frozen=True, slots=True)
class FollowedUp:
    """A figure whose opponent of last turn is gone has gone on to the next at once (SHOOT-28)."""

    figure: str
    enemy: str
    kind: Literal["followed-up"] = "followed-up"

    @property
    def what(self) -> str:
        """How it is told."""
        return "moving-event-followed-up"

    @property
    def about(self) -> Mapping[str, object]:
        """The facts to tell."""
        return {"figure": self.figure, "enemy": self.enemy}


@dataclass(frozen=True, slots=True)
class RodeAway:
    """Figures that have evaded stand where they have ridden to, so far away."""

    figures: tuple[str, ...]
    inches: float
    stance: Stance = field(default=Stance())
    kind: Literal["rode-away"] = "rode-away"

    @property
    def what(self) -> str:
        """How it is told."""
        return "moving-event-rode-away"

    @property
    def about(self) -> Mapping[str, object]:
        """The facts to tell."""
        return {"count": len(self.figures), "inches": self.inches}


@dataclass(frozen=True, slots=True)
class LeftTable:
    """A figure has left the table by the far side."""

    figure: str
    kind: Literal["left-table"] = "left-table"

    @property
    def what(self) -> str:
        """How it is told."""
        return "moving-event-left-table"

    @property
    def about(self) -> Mapping[str, object]:
        """The facts to tell."""
        return {"figure": self.figure}


@dataclass(frozen=True, slots=True)
class Led:
    """A scout leads a unit or some baggage this turn."""

    scout: str
    kind: Literal["led"] = "led"

    @property
    def what(self) -> str:
        """How it is told."""
        return "moving-event-led"

    @property
    def about(self) -> Mapping[str, object]:
        """The facts to tell."""
        return {"scout": self.scout}


@dataclass(frozen=True, slots=True)
class RidersChanged:
    """Riders have dismounted, or mounted again, which counts as moving (TROOP-25)."""

    figures: tuple[str, ...]
    dismounted: bool
    ends: Turns | None = None
    kind: Literal["riders-changed"] = "riders-changed"

    @property
    def what(self) -> str:
        """How it is told."""
        return "moving-event-dismounted" if self.dismounted else "moving-event-mounted"

    @property
    def about(self) -> Mapping[str, object]:
        """The facts to tell."""
        return {"count": len(self.figures)}


@dataclass(frozen=True, slots=True)
class Embarked:
    """Figures have gone aboard a vessel, or ashore from it, which has taken their turn (BOAT-10)."""

    figures: tuple[str, ...]
    vessel: str
    ashore: bool
    ends: Turns | None = None
    kind: Literal["embarked"] = "embarked"

    @property
    def what(self) -> str:
        """How it is told."""
        return "moving-event-ashore" if self.ashore else "moving-event-aboard"

    @property
    def about(self) -> Mapping[str, object]:
        """The facts to tell."""
        return {"vessel": self.vessel, "count": len(self.figures)}


@dataclass(frozen=True, slots=True)
class Ended:
    """A unit's turn is over with what its figures have done."""

    ends: Turns
    kind: Literal["turn-ended"] = "turn-ended"

    @property
    def what(self) -> str:
        """How it is told."""
        return "moving-event-ended"

    @property
    def about(self) -> Mapping[str, object]:
        """The facts to tell."""
        return {}

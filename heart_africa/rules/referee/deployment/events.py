"""What comes of the orders while the armies deploy."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from heart_africa.rules.battle import SideId
from heart_africa.rules.book import WorkId
from heart_africa.rules.referee.deployment.orders import Begins
from heart_africa.rules.units import Obstacle

TRAPS = frozenset({WorkId.STAKE_TRAP, WorkId.DUMMY_TRAP})


@dataclass(frozen=True, slots=True)
class Deployed:
    """A unit has its place for the beginning; of an ambush, the secret one that its player has noted."""

    where: Begins
    guard: bool = False
    cover: bool = False
    behind: Obstacle = Obstacle.NONE
    on_roof: bool = False
    aboard: str = ""
    lies_in: str = ""
    note: str = ""
    kind: Literal["deployed"] = "deployed"

    @property
    def what(self) -> str:
        """How it is told, without the secret."""
        return f"deploy-event-{self.where}"

    @property
    def about(self) -> Mapping[str, object]:
        """The facts to tell: an ambush's place is none of them."""
        return {"guard": int(self.guard), "aboard": self.aboard or "none"}


@dataclass(frozen=True, slots=True)
class WorkPlaced:
    """A work stands on the table: so many inches or pieces."""

    side: SideId
    work: WorkId
    amount: int
    name: str = ""
    kind: Literal["work-placed"] = "work-placed"

    @property
    def what(self) -> str:
        """How it is told: a trap is a trap, real or feigned (TRAP-02)."""
        return "deploy-event-trap" if self.work in TRAPS else "deploy-event-work"

    @property
    def about(self) -> Mapping[str, object]:
        """The facts to tell."""
        hidden = self.work in TRAPS
        work = WorkId.STAKE_TRAP if hidden else self.work
        return {"work": work.value, "amount": self.amount, "name": self.name or "none"}


@dataclass(frozen=True, slots=True)
class PlayBegan:
    """The armies stand, so many units of them on the table or hidden there, and the first turn begins."""

    units: int
    kind: Literal["play-began"] = "play-began"

    @property
    def what(self) -> str:
        """How it is told."""
        return "deploy-event-began"

    @property
    def about(self) -> Mapping[str, object]:
        """The facts to tell."""
        return {"units": self.units}


Event = Deployed | WorkPlaced | PlayBegan

"""What comes of the orders while the armies deploy."""

from collections.abc import Mapping
from dataclasses import field
from typing import Literal

from heart_africa.core.dataclass import dataclass
from heart_africa.core.journal.events import GameEvent
from heart_africa.rules.battle import SideId
from heart_africa.rules.book import WorkId
from heart_africa.rules.preparation.deployment.orders import Begins
from heart_africa.rules.shared_terms import Obstacle

TRAPS = frozenset({WorkId.STAKE_TRAP, WorkId.DUMMY_TRAP})


@dataclass(frozen=True, slots=True)
class Deployed(GameEvent):
    """A unit has its place for the beginning; of an ambush, the secret one that its player has noted.

    `aboard`: the vessel that carries it whole; `seats`: of several, which carries whom.
    """

    where: Begins
    guard: bool = False
    cover: bool = False
    behind: Obstacle = Obstacle.NONE
    on_roof: bool = False
    aboard: str = ""
    lies_in: str = ""
    note: str = ""
    seats: Mapping[str, str] = field(default_factory=dict, hash=False)
    kind: Literal["deployed"] = "deployed"

    @property
    def variant(self) -> str:
        """On the table, in ambush, in reserve or at home."""
        return self.where

    @property
    def about(self) -> Mapping[str, object]:
        """The facts to tell: an ambush's place is none of them."""
        return {
            "guard": int(self.guard),
            "aboard": self.aboard or ", ".join(dict.fromkeys(self.seats.values())) or "none",
        }


@dataclass(frozen=True, slots=True)
class WorkPlaced(GameEvent):
    """A work stands on the table: so many inches or pieces."""

    side: SideId
    work: WorkId
    amount: int
    name: str = ""
    kind: Literal["work-placed"] = "work-placed"

    @property
    def variant(self) -> str:
        """Trap, or work."""
        return "trap" if self.work in TRAPS else "work"

    @property
    def also(self) -> Mapping[str, object]:
        """The facts to tell."""
        hidden = self.work in TRAPS
        work = WorkId.STAKE_TRAP if hidden else self.work
        return {"work": work.value, "amount": self.amount, "name": self.name or "none"}


@dataclass(frozen=True, slots=True)
class PlayBegan(GameEvent):
    """The armies stand, so many units of them on the table or hidden there, and the first turn begins."""

    units: int
    kind: Literal["play-began"] = "play-began"


Event = Deployed | WorkPlaced | PlayBegan

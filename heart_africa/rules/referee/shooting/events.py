"""What the chapters have no event for: who drowned, which place burns, who is removed when the phase ends."""

from collections.abc import Mapping
from typing import Literal

from heart_africa.core.dataclass import dataclass
from heart_africa.core.journal.records import GameEvent
from heart_africa.rules.battle import SideId
from heart_africa.rules.play.fires import Burnable
from heart_africa.rules.shared_terms import Wall


@dataclass(frozen=True, slots=True)
class Drowned(GameEvent):
    """Everybody aboard a canoe that was holed is lost with it (BOAT-14)."""

    boat: str
    figures: tuple[str, ...]
    kind: Literal["drowned"] = "drowned"

    @property
    def also(self) -> Mapping[str, object]:
        """Also told: count."""
        return {"count": len(self.figures)}


@dataclass(frozen=True, slots=True)
class PlaceLit(GameEvent):
    """A village, a patch of grass or a roof burns from this turn on; whose it is, and whose man lit it."""

    place: str
    target: Burnable
    turn: int
    owner: SideId
    by: SideId
    kind: Literal["place-lit"] = "place-lit"


@dataclass(frozen=True, slots=True)
class FallenRemoved(GameEvent):
    """The phase is over: who fell in it shoots no more (TURN-09)."""

    figures: tuple[str, ...]
    kind: Literal["fallen-removed"] = "fallen-removed"

    @property
    def also(self) -> Mapping[str, object]:
        """Also told: count."""
        return {"count": len(self.figures)}


@dataclass(frozen=True, slots=True)
class GaveWay(GameEvent):
    """A figure of the second rank shot in the place of its comrade, who does not shoot this turn (GAP-07)."""

    front: str
    rear: str
    kind: Literal["gave-way"] = "gave-way"


@dataclass(frozen=True, slots=True)
class LoopholeManned(GameEvent):
    """A figure shot through a wall of a building this turn: through which kind, and which of them."""

    figure: str
    wall: Wall
    name: str = ""
    kind: Literal["loophole-manned"] = "loophole-manned"

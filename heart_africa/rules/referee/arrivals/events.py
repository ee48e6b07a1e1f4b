"""What happens in the first step of a turn, beside the dice that the chapter tells of."""

from collections.abc import Mapping
from typing import Literal

from heart_africa.core.dataclass import dataclass
from heart_africa.core.journal.events import GameEvent


@dataclass(frozen=True, slots=True)
class CameOn(GameEvent):
    """A unit stands on the table with all who travel with it; `column`: it has marched in.

    `cover`, `alone`: the figures in cover, and those more than an inch from their friends.
    """

    units: tuple[str, ...]
    cover: tuple[str, ...] = ()
    alone: tuple[str, ...] = ()
    column: bool = False
    kind: Literal["came-on"] = "came-on"

    @property
    def variant(self) -> str:
        """Enters, or comes on."""
        return "enters" if self.column else "comes-on"

    @property
    def also(self) -> Mapping[str, object]:
        """Also told: with."""
        return {"with": len(self.units) - 1}


@dataclass(frozen=True, slots=True)
class HeldBack(GameEvent):
    """A unit that might have come on was kept off the table, and rolls again next turn."""

    kind: Literal["held-back"] = "held-back"

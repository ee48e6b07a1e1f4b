"""What happens in the first step of a turn, beside the dice that the chapter tells of."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class CameOn:
    """A unit stands on the table with all who travel with it; `column`: it has marched in.

    `cover`, `alone`: the figures in cover, and those more than an inch from their friends.
    """

    units: tuple[str, ...]
    cover: tuple[str, ...] = ()
    alone: tuple[str, ...] = ()
    column: bool = False
    kind: Literal["came-on"] = "came-on"

    @property
    def what(self) -> str:
        """How it is told."""
        return "arriving-event-enters" if self.column else "arriving-event-comes-on"

    @property
    def about(self) -> Mapping[str, object]:
        """The facts to tell."""
        return {"with": len(self.units) - 1}


@dataclass(frozen=True, slots=True)
class HeldBack:
    """A unit that might have come on was kept off the table, and rolls again next turn."""

    kind: Literal["held-back"] = "held-back"

    @property
    def what(self) -> str:
        """How it is told."""
        return "arriving-event-held"

    @property
    def about(self) -> Mapping[str, object]:
        """The facts to tell."""
        return {}

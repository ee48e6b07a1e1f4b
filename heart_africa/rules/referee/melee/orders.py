"""The order of the close combat step: who fights whom; what the battle knows is not said again."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal


@dataclass(frozen=True, slots=True)
class Match:
    """A figure and the enemies that fight it, in the order in which they threw their dice.

    `first`: whom an outnumbered figure chooses to face first; "" for whoever is better for it.
    """

    one: str
    others: tuple[str, ...]
    first: str = ""

    @property
    def names(self) -> tuple[str, ...]:
        """All that fight in it."""
        return (self.one, *self.others)


@dataclass(frozen=True, slots=True)
class Fight:
    """The order to fight these bouts, in any lawful pairing; none: everybody still to fight, as proposed.

    `inside`: figures that already stand inside the work of their enemies; `attendants`: how many of a
    leader's are near enough to him and given up for him, all that he has where nothing is said; `gives`: or
    who they are, in the order in which they are given up.
    """

    bouts: tuple[Match, ...] = ()
    inside: tuple[str, ...] = ()
    attendants: Mapping[str, int] = field(default_factory=dict, hash=False)
    gives: tuple[str, ...] = ()
    kind: Literal["fight"] = "fight"

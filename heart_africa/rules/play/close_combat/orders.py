"""The order of the close combat step: who fights whom.

It does not repeat what the battle records, such as contacts and works.
"""

from collections.abc import Mapping
from typing import Annotated

from heart_africa.core.dataclass import dataclass, field
from heart_africa.core.fields import Asked, FigureName, Figures
from heart_africa.core.journal.records import Order

AREA = "melee"
"""Where what the book has to say of close combat is worded."""


@dataclass(frozen=True, slots=True)
class Match:
    """A figure and the enemies that fight it, in the order in which they threw their dice.

    `first`: whom an outnumbered figure chooses to face first; "" for whoever is better for it.
    """

    one: FigureName
    others: tuple[FigureName, ...]
    first: FigureName = ""

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all who fight in it."""
        return (self.one, *self.others)


class Fight(Order, kind="fight"):
    """Figures fight these bouts, in any lawful pairing; if none is named, all who have still to, as proposed.

    `inside`: figures that already stand inside the work of their enemies; `attendants`: how many of a
    leader's attendants are near enough to be given up for him, all that he has if nothing is said; `gives`:
    which ones, in the order in which they are given up.
    """

    bouts: Annotated[tuple[Match, ...], Asked.BELOW] = ()
    inside: tuple[FigureName, ...] = ()
    attendants: Mapping[FigureName, Figures] = field(default_factory=dict, hash=False)
    gives: tuple[FigureName, ...] = ()


NOTHING_SAID = Fight()
"""Everybody still to fight does, as proposed."""

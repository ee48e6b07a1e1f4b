"""Boats as data (pp. 10, 15)."""

from typing import Literal

from heart_africa.core.strict import Strict
from heart_africa.rules.tables.printed import Cited, Entry, Reason

VesselId = Literal["canoe", "dhow", "gunboat"]


class Vessel(Strict):
    """A kind of vessel: how many figures it holds, whether it is lent, whether guns may ride it."""

    id: VesselId
    capacity: Cited
    free: bool = False
    guns: bool = False
    chosen_riders: bool = False


class Grounding(Strict):
    """How a vessel runs aground: which, by how many dice, on which sums."""

    vessel: VesselId
    dice: Cited
    sums: tuple[int, ...]
    stuck: Entry
    others: Entry


class Boats(Strict):
    """Page 15: who has boats, whom they hold, when they are boarded."""

    free_rule: Entry
    not_for: tuple[str, ...]
    bought: Entry
    gun_places: Cited
    waters: tuple[str, ...]
    shore: Entry
    navigable_in: Cited
    vessels: tuple[Vessel, ...]
    boarding: tuple[Reason, ...]
    grounding: Grounding

    def vessel(self, vessel: VesselId) -> Vessel:
        """The row of a vessel."""
        return next(row for row in self.vessels if row.id == vessel)

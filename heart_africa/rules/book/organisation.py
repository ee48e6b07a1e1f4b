"""Part one of the book as data (pp. 4-15): baggage, boats, works, leaders, standards, scouts, traps."""

from typing import Literal

from heart_africa.core.strict import Strict
from heart_africa.rules.book.printed import Cited, Entry, Reason, Threshold

# --- baggage and its capture ---


class Baggage(Strict):
    """Capturing baggage: how many elements, when, and the objections."""

    captured: Entry
    elements_per_captor: Cited
    tested_for: Entry
    objections_to_capture: tuple[Reason, ...]


# --- boats ---


VesselId = Literal["canoe", "dhow", "gunboat"]


class Vessel(Strict):
    """A kind of vessel: how many figures it holds, whether it is lent (`free`), whether it carries guns."""

    id: VesselId
    capacity: Cited
    free: bool = False
    guns: bool = False
    chosen_riders: bool = False


class Grounding(Strict):
    """How a vessel runs aground: which one, with how many dice, on which sums."""

    vessel: VesselId
    dice: Cited
    sums: tuple[int, ...]
    stuck: Entry
    others: Entry


class Boats(Strict):
    """Boats (p. 15): who has them, how many they hold, boarding, running aground."""

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
        """The row for a kind of vessel."""
        return next(row for row in self.vessels if row.id == vessel)


# --- crossing and placing works ---


class Stops(Strict):
    """The entries by which figures stop at a work that they reach."""

    fortification: Entry
    barricade: Entry
    fence: Entry


class Fortifications(Strict):
    """Works (p. 13): climbing them, stopping at them, and when they are placed."""

    climbing: tuple[Reason, ...]
    stops: Stops
    at_start: dict[str, Entry]
    before_forces: dict[str, Entry]


# --- standard bearers and witch doctors ---


class Independents(Strict):
    """Standards and spells: their reach in inches, and the objections to their use."""

    standard: Entry
    standard_within_in: Cited
    objections_to_cancel: tuple[Reason, ...]
    spell: Entry
    spell_within_in: Cited
    immune: Entry
    immune_with_charismatic: Entry
    objections_to_bewitch: tuple[Reason, ...]


# --- what leaders do in play ---


class Leading(Strict):
    """Rallying and three traits that bear on morale: numbers, and the objections to their use.

    `strength_kept`: the part of its original strength down to which a charismatic leader's unit never tests.
    """

    trait_thrown: Entry
    rally: tuple[Threshold, ...]
    rally_within_in: Cited
    rally_attempts: Cited
    rallied: Cited
    objections_to_rally: tuple[Reason, ...]
    discipline: Entry
    discipline_within_in: Cited
    objections_to_overlook: tuple[Reason, ...]
    charisma: Entry
    strength_kept: tuple[int, int]
    part_of_the_unit: Entry
    left_behind: Entry
    objections_to_join: tuple[Reason, ...]


# --- scouts as guides ---


class Scouts(Strict):
    """Scouts as guides (p. 11): distances, numbers, and the objections."""

    ahead_in: Cited
    enemy_in: Cited
    elements_most: Cited
    guiding: tuple[Reason, ...]


# --- tembas ---


class Tembas(Strict):
    """Tembas (p. 14): how they are built, how walls are passed, what happens to roofs."""

    rooms: Cited
    outer_walls: Cited
    inner_walls: Cited
    capacity: Cited
    outer_loopholes: Cited
    inner_loopholes: Cited
    only_that_room: Entry
    arrow_in: Cited
    fire_archers: tuple[str, ...]
    passing: tuple[Reason, ...]
    climbing: tuple[Reason, ...]
    on_the_roof: tuple[Reason, ...]
    jumping: tuple[Reason, ...]
    breaking: tuple[Reason, ...]
    arrows: tuple[Reason, ...]
    hole: Cited
    arrow: Cited
    accident: Cited


# --- stake traps ---


class Traps(Strict):
    """Stake traps (p. 15): the marker's size in inches, and what a figure on a real trap needs."""

    marker_in: Cited
    stops: Entry
    declared: Entry
    dummy_removed: Entry
    killed: Entry
    escape: tuple[Threshold, ...]

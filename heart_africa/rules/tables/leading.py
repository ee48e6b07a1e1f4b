"""What leaders do in play, as data (pp. 4-5)."""

from heart_africa.core.strict import Strict
from heart_africa.rules.tables.printed import Cited, Entry, Reason, Threshold


class Leading(Strict):
    """Rallying and three traits that bear on morale: numbers, and what the book has against each use.

    `strength_kept` is the part of its original strength that keeps a charismatic's unit from testing.
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

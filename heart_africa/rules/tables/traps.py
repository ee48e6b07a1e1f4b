"""Stake traps as data (p. 15)."""

from heart_africa.core.strict import Strict
from heart_africa.rules.tables.printed import Cited, Entry, Threshold


class Traps(Strict):
    """Page 15: the marker's size in inches, and what a figure on a real trap needs to escape."""

    marker_in: Cited
    stops: Entry
    declared: Entry
    dummy_removed: Entry
    killed: Entry
    escape: tuple[Threshold, ...]

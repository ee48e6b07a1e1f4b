"""Crossing and placing works, as data (pp. 13-15, 17)."""

from heart_africa.core.strict import Strict
from heart_africa.rules.tables.printed import Entry, Reason


class Stops(Strict):
    """The works that stop whoever reaches them."""

    fortification: Entry
    barricade: Entry
    fence: Entry


class Fortifications(Strict):
    """Page 13: who crosses works and how; when works are placed."""

    climbing: tuple[Reason, ...]
    stops: Stops
    at_start: dict[str, Entry]
    before_forces: dict[str, Entry]

"""Reloading as data (p. 26)."""

from heart_africa.core.strict import Strict
from heart_africa.rules.tables.printed import Entry, Reason


class Reloading(Strict):
    """Page 26: what keeps a figure from reloading, and when its marker goes."""

    reloaded: Entry
    against: tuple[Reason, ...]

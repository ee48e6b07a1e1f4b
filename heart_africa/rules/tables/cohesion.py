"""Cohesion of units as data (p. 22)."""

from heart_africa.core.strict import Strict
from heart_africa.rules.tables.printed import Cited, Entry


class Cohesion(Strict):
    """Page 22: how near to one another the figures of a unit stay."""

    apart_in: Cited
    regain: Entry
    still: Entry

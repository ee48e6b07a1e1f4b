"""Baggage and its capture as data (pp. 11-12)."""

from heart_africa.core.strict import Strict
from heart_africa.rules.tables.printed import Cited, Entry, Reason


class Baggage(Strict):
    """What a figure may capture, when, and what the book has against it."""

    captured: Entry
    elements_per_captor: Cited
    tested_for: Entry
    objections_to_capture: tuple[Reason, ...]

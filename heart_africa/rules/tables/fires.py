"""Fires and smoke as data (p. 25)."""

from heart_africa.core.strict import Strict
from heart_africa.rules.tables.printed import Cited, Entry, Reason, Threshold


class Fires(Strict):
    """Page 25: who may light what, how long it burns, how far the smoke drifts."""

    burnable: tuple[str, ...]
    carriers: tuple[str, ...]
    skilled: tuple[str, ...]
    grass_in: Cited
    leave_by_turn: Cited
    dead_inside: Entry
    turns: Cited
    smoke_from_turn: Cited
    smoke_in: Cited
    smoke_gone: Entry
    wind_sectors: Cited
    lights: tuple[Threshold, ...]
    lighting: tuple[Reason, ...]

"""Scouts as guides, as data (p. 11)."""

from heart_africa.core.strict import Strict
from heart_africa.rules.tables.printed import Cited, Reason


class Scouts(Strict):
    """Page 11: whom a Scout may guide, and when."""

    ahead_in: Cited
    enemy_in: Cited
    elements_most: Cited
    guiding: tuple[Reason, ...]

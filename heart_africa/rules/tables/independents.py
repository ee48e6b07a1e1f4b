"""Standard bearers and witch doctors as data (pp. 10-11)."""

from heart_africa.core.strict import Strict
from heart_africa.rules.tables.printed import Cited, Entry, Reason


class Independents(Strict):
    """The reach of a standard and of a spell, and what the book has against each use of them."""

    standard: Entry
    standard_within_in: Cited
    objections_to_cancel: tuple[Reason, ...]
    spell: Entry
    spell_within_in: Cited
    immune: Entry
    immune_with_charismatic: Entry
    objections_to_bewitch: tuple[Reason, ...]

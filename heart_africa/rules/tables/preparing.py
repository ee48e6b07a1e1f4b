"""The order in which an evening is prepared, as data (pp. 15-22)."""

from heart_africa.core.strict import Strict
from heart_africa.rules.tables.printed import Entry


class Preparing(Strict):
    """What comes next, and what is out of order: the entry behind each reason, by its name."""

    reasons: dict[str, Entry]

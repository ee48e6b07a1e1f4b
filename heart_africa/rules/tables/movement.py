"""Movement as data (p. 24)."""

from heart_africa.core.strict import Strict
from heart_africa.rules.tables.printed import Cited, Entry, PrintedRate, Reason


class Rates(Strict):
    """The two rolls of a row of page 12: in the open and in cover; None cannot move there."""

    move_open: PrintedRate
    move_cover: PrintedRate | None = None


class Movement(Strict):
    """Page 24: how far figures move and what slows or stops them."""

    short_of_in: Cited
    least_in: Cited
    edge: Entry
    as_rolled: Entry
    baggage: Rates
    sources: tuple[Reason, ...]
    slowed: tuple[Reason, ...]
    rolling: tuple[Reason, ...]
    going: tuple[Reason, ...]

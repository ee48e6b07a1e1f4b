"""What a caller may choose of a sheet, besides its army and language."""

from dataclasses import dataclass
from datetime import date
from enum import StrEnum


class Layout(StrEnum):
    """The three layouts: one page, sheets for the table, and the copy that the opponent may see."""

    SUMMARY = "summary"
    UNITS = "units"
    OPPONENT = "opponent"


@dataclass(frozen=True, slots=True)
class Options:
    """Choices of the caller.

    `judged` is the date printed with the verdict (the content knows no clock), `player` the author named,
    `show_traits` lets the opponent's copy tell the leader's traits, `centimetres` prints every inch as one
    centimetre, for a game in 15 mm (SCALE-02).
    """

    judged: date | None = None
    player: str = ""
    show_traits: bool = False
    centimetres: bool = False

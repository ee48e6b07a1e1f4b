"""The options of a paper, read alike by the terminal, the desk and the papers themselves."""

from collections.abc import Mapping
from dataclasses import fields
from datetime import date
from typing import Final

from heart_africa.core.dataclass import dataclass
from heart_africa.core.messages import LANGUAGES


@dataclass(frozen=True, slots=True)
class PaperOptions:
    """The options of a paper.

    `lang`: its language; `size`: of its pages; `player`: whose army it is, in the properties of the PDF;
    `traits`: the opponent's copy shows those of the leader; `centimetres`: every inch is printed as one
    centimetre, for a game in 15 mm (SCALE-02); `judged`: the day printed with an army's verdict, for which
    nobody is asked.
    """

    lang: str = LANGUAGES[0]
    size: str = "a4"
    player: str = ""
    traits: bool = False
    centimetres: bool = False
    judged: date | None = None


VALUES: Final[Mapping[str, tuple[str, ...]]] = {"lang": LANGUAGES, "size": ("a4", "letter")}
"""The values of options that are neither a yes or no nor any text."""
TAKEN: Final[Mapping[str, tuple[str, ...]]] = {
    "summary": ("player", "centimetres"),
    "units": ("player", "centimetres"),
    "opponent": ("player", "traits", "centimetres"),
    "cards": ("centimetres",),
    "reference": ("centimetres",),
}
"""The options of each kind of paper, besides language and size, which all have."""


def taken(*kinds: str) -> tuple[str, ...]:
    """Return the options that make a difference to any of these kinds of paper, in their order."""
    own = {option for kind in kinds for option in TAKEN.get(kind, ())}
    return ("lang", "size", *(each.name for each in fields(PaperOptions) if each.name in own))

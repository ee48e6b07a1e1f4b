"""Chances as people say them: ids and facts for the message catalogue."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from heart_africa.core.chances import in_words


@dataclass(frozen=True, slots=True)
class ChanceWords:
    """What is said, and the facts that the wording needs."""

    what: str
    about: Mapping[str, object]


RARE = 1000
"""What happens less often than once in so many times is as good as never."""


def said(chance: Fraction) -> ChanceWords:
    """One chance in nine; about two in three; never; always; almost the one or the other."""
    words = in_words(chance)
    about = {"chances": words.chances, "of": words.of}
    if words.never or words.always:
        return ChanceWords("odds-never" if words.never else "odds-always", {})
    if chance * RARE < 1:
        return ChanceWords("odds-almost-never", {"of": round(1 / chance)})
    if (1 - chance) * RARE < 1:
        return ChanceWords("odds-almost-always", {"of": round(1 / (1 - chance))})
    return ChanceWords("odds-exactly" if words.exact else "odds-about", about)

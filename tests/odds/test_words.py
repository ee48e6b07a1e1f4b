"""Chances as people say them, in both languages."""

from fractions import Fraction

import pytest

from heart_africa.core.chances import said
from heart_africa.core.messages import say


@pytest.mark.parametrize(
    ("chance", "spanish", "english"),
    [
        (Fraction(0), "nunca", "never"),
        (Fraction(1), "siempre", "always"),
        (Fraction(4, 36), "una posibilidad de cada nueve", "one chance in nine"),
        (Fraction(5, 12), "cinco posibilidades de cada doce", "five chances in twelve"),
        (Fraction(67, 100), "más o menos dos de cada tres", "about two in three"),
        (Fraction(1, 216), "una posibilidad de cada 216", "one chance in 216"),
        (Fraction(999, 1000), "999 posibilidades de cada 1000", "999 chances in 1000"),
        (
            Fraction(9994, 10000),
            "casi siempre (todas menos una de cada 1.667)",
            "almost always (all but one in 1,667)",
        ),
        (Fraction(1, 7776), "casi nunca (una de cada 7.776)", "almost never (one in 7,776)"),
        (Fraction(1, 473_312), "casi nunca (una de cada 470.000)", "almost never (one in 470,000)"),
    ],
)
def test_a_chance_is_said(chance: Fraction, spanish: str, english: str) -> None:
    words = said(chance)

    assert (say("es", words.what, words.about), say("en", words.what, words.about)) == (spanish, english)

"""What the rules say, said to people: ids by name, whole inches, sentences, chances in words and percent."""

from fractions import Fraction

import pytest

from heart_africa.core.problems import Problem
from heart_africa.core.reckoning import Line
from heart_africa.language.narration import (
    capital,
    chance,
    folded,
    name,
    percent,
    problem,
    reason,
    sentence,
    signed,
    words,
)
from heart_africa.rules.play.shooting.events import FigureShot


@pytest.mark.parametrize(
    ("lang", "kind", "id_", "said"),
    [
        ("es", "troop", "agile_warriors", "Guerreros Ágiles"),
        ("en", "troop", "agile_warriors", "Agile Warriors"),
        ("en", "figure", "spearmen", "Spearman"),
        ("es", "troop", "baggage", "Bagaje"),
        ("en", "figure", "dhow", "Dhow"),
        ("en", "ground", "tall_grass", "tall grass"),
        ("en", "troop", "nobody's", "nobody's"),
    ],
)
def test_ids_are_called_by_their_names(lang: str, kind: str, id_: str, said: str) -> None:
    assert name(lang, kind, id_) == said


def test_a_reason_says_what_it_adds_why_and_where() -> None:
    said = reason("en", Line("melee-row", 3, "CHAR-02", 12, about={"troop": "regulars"}))

    assert (said.value, said.why, said.cited) == (3, "Regulars in close combat", "CHAR-02, p. 12")


def test_whole_inches_have_no_fraction_and_halves_do() -> None:
    about = {"shooter": "A", "target": "B", "reach": 24}

    whole, half = (words("es", "shooting-out-of-range", {**about, "inches": far}) for far in (30.0, 30.5))

    assert "30 pulgadas" in whole
    assert "30,5 pulgadas" in half


def test_a_sentence_begins_with_a_capital_whatever_its_figure_is_called() -> None:
    dead = FigureShot("ngoni", "spearmen", "askari")
    late = Problem("leading-no-marker", "LEAD-09", 4, "", {"unit": "the ngoni"})

    assert sentence("en", dead) == "Ngoni is shot dead by askari."
    assert problem("en", late).startswith("The ngoni: it has no")


@pytest.mark.parametrize(("value", "said"), [(2, "+2"), (-1, "−1"), (0, "·")])
def test_what_a_line_adds_is_signed(value: int, said: str) -> None:
    assert signed(value) == said


def test_equal_texts_are_folded_in_their_order() -> None:
    assert list(folded(["b", "a", "b"])) == [(2, "b"), (1, "a")]


@pytest.mark.parametrize(
    ("of", "spanish", "english"),
    [
        (Fraction(1, 9), "una posibilidad de cada nueve", "one chance in nine"),
        (Fraction(0), "nunca", "never"),
        (Fraction(1), "siempre", "always"),
    ],
)
def test_a_chance_is_said_in_words(of: Fraction, spanish: str, english: str) -> None:
    assert (chance("es", of), chance("en", of)) == (spanish, english)


@pytest.mark.parametrize(
    ("of", "said"),
    [
        (Fraction(1, 3), "33.3%"),
        (Fraction(5, 16), "31.3%"),  # 31.25, rounded up
        (Fraction(1), "100.0%"),
        (Fraction(99999, 100000), ">99.9%"),
        (Fraction(1, 100000), "<0.1%"),
        (Fraction(0), "0.0%"),
    ],
)
def test_a_percentage_never_looks_certain_when_it_is_not(of: Fraction, said: str) -> None:
    assert percent("en", of) == said
    assert percent("es", of) == said.replace(".", ",").replace("%", " %")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [("was it held?", "Was it held?"), ("¿ha estado dentro?", "¿Ha estado dentro?"), ("¿", "¿"), ("", "")],
)
def test_a_sentence_begins_with_a_capital_after_the_mark_that_opens_it(text: str, sentence: str) -> None:
    assert capital(text) == sentence

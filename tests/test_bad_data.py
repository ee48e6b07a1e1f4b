"""What is said of an input that cannot be understood: where, what, and how to mend it."""

import pytest

from heart_africa.core.bad_data import bad_text
from heart_africa.core.messages import LANGUAGES
from heart_africa.core.problems import BadData
from heart_africa.core.strict import parse
from tests.test_messages import bad_codes


def test_it_says_file_line_and_key_then_what_and_how_to_mend_it() -> None:
    about = {"what": "troop", "found": "askarris", "nearest": "askaris", "allowed": "x" * 200}
    fault = BadData("unknown-id", file="a.toml", line=7, key="units[0].figures.askarris", about=about)

    assert bad_text(fault, "es") == (
        "a.toml, línea 7, clave «units[0].figures.askarris»: "
        "no hay ninguna tropa «askarris». ¿Querías decir «askaris»?"
    )
    assert bad_text(fault, "en") == (
        "a.toml, line 7, key “units[0].figures.askarris”: "
        "there is no troop “askarris”. Did you mean “askaris”?"
    )


def test_without_a_place_it_is_a_sentence_of_its_own() -> None:
    assert bad_text(BadData("disk-full"), "es").startswith("No queda sitio en el disco")


def test_what_is_allowed_is_listed_where_nothing_is_near_or_the_list_is_short() -> None:
    short = BadData("not-one-of", about={"found": "ambus", "nearest": "ambush", "allowed": "ambush, raid"})
    far = BadData("not-one-of", about={"found": "7", "nearest": "", "allowed": "x, " * 60})

    assert bad_text(short, "en").endswith("Did you mean “ambush”? Allowed: ambush, raid.")
    assert "Allowed: x, x" in bad_text(far, "en")


@pytest.mark.parametrize(
    ("text", "spanish"),
    [
        ("a = 1\na = 2\n", "deja solo una de las dos"),
        ("[t]\n[t]\n", "deja solo una de las dos"),
        ('a = "x\n', "por cerrar"),
        ("a = [1, 2\n", "por cerrar"),
        ("a = {b = 1\n", "por cerrar"),
        ("a\n", "falta el signo igual"),
        ("a = si\n", "el valor no se entiende"),
        ("a = \n", "el valor no se entiende"),
        ("a = 1 b = 2\n", "sobra algo al final de la línea"),
        ("?\n", "ni una clave = valor ni una [tabla]"),
        ('{"a": 1}', "parece JSON"),
        ("year: 1879\n", "parece YAML"),
        ("a = " + "[" * 5000, "demasiados corchetes"),
    ],
)
def test_a_text_that_is_not_toml_is_told_why(text: str, spanish: str) -> None:
    with pytest.raises(BadData) as caught:
        parse(text, "x.toml")

    assert spanish in bad_text(caught.value, "es")


FACTS = {
    "found": "-3", "bound": 0, "side": "least", "most": 5, "expected": "int", "why": "strange", "byte": 3,
    "key": "yeer", "what": "list", "list": "zanzibaris", "rule": "ALLY-05", "page": 29,
    "places": "2", "how": "one", "sides": 6, "count": 3, "for": "1D6",
    "number": 7, "sound": 6, "by": "known", "who": "Ana", "when": "2026-01-31T20:15:00Z", "before": "20:16",
    "unit": "Guardia", "leader": "Tippu Tip", "verb": "shoot", "allowed": "red, blue", "long": 72, "short": 48, "wide": 48,
    "player": "Ana", "battle": "1878-1-3", "turn": 4, "campaign": "Tabora", "year": 1878, "people": "hehe",
    "awaits": "Luis", "seconds": 30, "first": 1860, "last": 1899, "path": "rescued/tabora.jsonl", "left": 3, "right": 2, "more": 2, "other": "kent",
    "lands": 3, "fame": 0, "britannia": 1,
    "origin": "text", "needs": "page", "ref": "p. 4", "cited": "IS-090", "chit": "Loins", "track": "left", "least": 2,
    "regiment": "uVe", "shuffled": 40, "cost": 1, "columns": 24, "odd_rows": 18, "even_rows": 17, "counters": 80,
    "front": "3-4", "back": "2-4", "hex": "0709", "piece": "wagon", "points": 16, "others": "Kent", "one": "Dyfed",
}  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fault_makes_a_sentence(lang: str) -> None:
    about = {
        code: bad_text(BadData(code, file="x.toml", line=3, key="units[1].year", about=FACTS), lang)
        for code in bad_codes()
    }

    assert {
        code: said
        for code, said in about.items()
        if not (said.startswith("x.toml, l") and said.endswith((".", "?")) and "{" not in said)
    } == {}


def test_a_long_list_of_what_is_allowed_is_cut_between_two_of_them() -> None:
    every = tuple(f"order {number:03}" for number in range(100))
    told = bad_text(BadData("not-one-of", about={"found": "x", "nearest": "", "allowed": every}), "en")
    assert told.endswith("order 025, order 026, …")

"""Looking rules up, searching them and citing them, in any rulebook."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heart_africa.core.citations import Rulebook, UnknownRule, cite
from heart_africa.core.problems import BadData

INDEX = """
pages = 9

[[parts]]
id = "one"
es = "Uno"
en = "One"
pages = [1, 9]

[[chapters]]
prefix = "HILL"
es = "Colinas"
en = "Hills"
part = "one"
pages = [3, 3]

[[chapters]]
prefix = "ARROW"
es = "Flechas"
en = "Arrows"
part = "one"
pages = [1, 2]
"""
HILL = """
[HILL-01]
page = 3
kind = "data"
by = "players"
es = "La colina Archers está al sur."
en = "The hill lies to the south."
"""
ARROW = """
[ARROW-01]
page = 1
kind = "restriction"
by = "engine"
es = "Los arqueros no disparan de noche."
en = "Archers do not shoot at night."
ruling_es = "La noche acaba al alba."
ruling_en = "Night ends at dawn."

[ARROW-02]
page = 2
kind = "calculation"
by = "asks"
es = "El southron dispara dos veces."
en = "The southron shoots twice."
data = { shots = 2 }
"""


@pytest.fixture
def small(tmp_path: Path) -> Rulebook:
    """A rulebook of another game: three entries in two chapters."""
    for name, text in {"index": INDEX, "HILL": HILL, "ARROW": ARROW}.items():
        (tmp_path / f"{name}.toml").write_text(text, encoding="utf-8")
    return Rulebook(tmp_path)


def test_a_rule_is_found_by_its_id(small: Rulebook) -> None:
    rule = small.rule("ARROW-02")

    assert (rule.page, rule.by, rule.data) == (2, "asks", {"shots": 2})


def test_a_rule_speaks_both_languages(small: Rulebook) -> None:
    rule = small.rule("ARROW-01")

    assert (rule.text("es"), rule.ruling("en")) == (
        "Los arqueros no disparan de noche.",
        "Night ends at dawn.",
    )


def test_entries_come_in_the_order_of_the_index(small: Rulebook) -> None:
    assert small.ids == ("HILL-01", "ARROW-01", "ARROW-02")


def test_one_lookup_reads_one_chapter(small: Rulebook) -> None:
    """A fault in another chapter, or in the index, does not matter to it."""
    (small.folder / "HILL.toml").write_text("not [ toml", encoding="utf-8")
    (small.folder / "index.toml").write_text("not [ toml", encoding="utf-8")

    assert small.rule("ARROW-01").page == 1


@pytest.mark.parametrize(
    ("asked", "nearest"),
    [
        pytest.param("ARROW-03", "ARROW-02", id="beyond the last"),
        pytest.param("arrow-01", "ARROW-01", id="small letters"),
        pytest.param("AROW-01", "ARROW-01", id="misspelt chapter"),
        pytest.param("ARROW", "ARROW-01", id="no number"),
    ],
)
def test_an_unknown_rule_names_the_nearest(small: Rulebook, asked: str, nearest: str) -> None:
    with pytest.raises(UnknownRule) as unknown:
        small.rule(asked)

    assert unknown.value.rule == asked
    assert nearest in unknown.value.nearest


@pytest.mark.parametrize("asked", ["", "-", "index", "index-01", "../HILL-01", "zz"])
def test_what_is_no_id_at_all_is_unknown(small: Rulebook, asked: str) -> None:
    with pytest.raises(UnknownRule):
        small.rule(asked)


def test_an_unknown_chapter_names_the_nearest(small: Rulebook) -> None:
    with pytest.raises(UnknownRule) as unknown:
        small.chapter("ARROWS")

    assert unknown.value.nearest == ("ARROW",)


@pytest.mark.parametrize(
    ("words", "language", "found"),
    [
        pytest.param("arqueros noche", "es", ["ARROW-01"], id="all the words, anywhere"),
        pytest.param("ESTA", "es", ["HILL-01"], id="without accents, in capitals"),
        pytest.param("está", "es", ["HILL-01"], id="with accents"),
        pytest.param("arqueros sur", "es", [], id="one word missing"),
        pytest.param("alba", "es", ["ARROW-01"], id="in a ruling"),
        pytest.param("arrow-02", "en", ["ARROW-02"], id="by id"),
        pytest.param("p. 2", "en", ["ARROW-02"], id="by page"),
        pytest.param("pág. 3", "es", ["HILL-01"], id="by page in Spanish"),
        pytest.param("page 1 archers", "en", ["ARROW-01"], id="page and word"),
        pytest.param("p. 1 southron", "en", [], id="word on another page"),
        pytest.param("arqueros", "en", ["ARROW-01"], id="a Spanish word in English"),
        pytest.param("south", "en", ["HILL-01", "ARROW-02"], id="in the book's order"),
        pytest.param("  ", "en", [], id="nothing sought"),
        pytest.param("p. " + "9" * 5000, "en", [], id="no page has such a number"),
    ],
)
def test_searching(small: Rulebook, words: str, language: str, found: list[str]) -> None:
    assert [rule.id for rule in small.search(words, language)] == found


@pytest.mark.parametrize(
    ("language", "found"),
    [
        pytest.param("en", ["ARROW-01", "HILL-01"], id="English"),
        pytest.param("es", ["HILL-01", "ARROW-01"], id="Spanish"),
    ],
)
def test_entries_that_say_it_in_the_language_asked_for_come_first(
    small: Rulebook, language: str, found: list[str]
) -> None:
    """The Spanish text of the hill has a name in it that is a word of the other's English text."""
    assert [rule.id for rule in small.search("archers", language)] == found


@pytest.mark.parametrize(
    ("language", "cited"),
    [
        pytest.param("en", "COMP-11, p. 29", id="English"),
        pytest.param("es", "COMP-11, pág. 29", id="Spanish"),
    ],
)
def test_a_rule_is_cited_with_its_page(language: str, cited: str) -> None:
    assert cite("COMP-11", 29, language) == cited


@pytest.mark.parametrize(
    ("text", "code", "line", "key"),
    [
        pytest.param(
            HILL.replace("page = 3", 'page = "3"'), "wrong-type", 3, "HILL-01.page", id="page as text"
        ),
        pytest.param(HILL.replace("page = 3", "page = 0"), "out-of-range", 3, "HILL-01.page", id="page 0"),
        pytest.param(HILL.replace('"players"', '"nobody"'), "not-one-of", 5, "HILL-01.by", id="by nobody"),
        pytest.param(HILL.replace("en =", "fr ="), "unknown-key", 7, "HILL-01.fr", id="French for English"),
        pytest.param(HILL + "colour = 1\n", "unknown-key", 8, "HILL-01.colour", id="unknown key"),
        pytest.param(
            HILL.replace("[HILL-01]", "[HULL-01]"), "unknown-key", 2, "HULL-01", id="another chapter's"
        ),
        pytest.param("HILL-01 = 3", "wrong-type", 1, "HILL-01", id="not a table"),
        pytest.param(HILL + HILL, "not-toml", 9, "", id="the same id twice"),
    ],
)
def test_a_bad_chapter_is_refused_with_its_place(
    tmp_path: Path, text: str, code: str, line: int, key: str
) -> None:
    (tmp_path / "HILL.toml").write_text(text, encoding="utf-8")

    with pytest.raises(BadData) as bad:
        Rulebook(tmp_path).chapter("HILL")

    assert (bad.value.code, bad.value.line, bad.value.key) == (code, line, key)
    assert bad.value.file.endswith("HILL.toml")


@given(words=st.text(max_size=30))
def test_a_search_finds_only_entries_of_the_book(words: str) -> None:
    book = Rulebook()

    assert {rule.id for rule in book.search(words, "es")} <= set(book.ids)


@given(st.data())
def test_any_words_of_an_entry_find_it(data: st.DataObject) -> None:
    book = Rulebook()
    rule = data.draw(st.sampled_from(book.all()))
    words = data.draw(st.lists(st.sampled_from(rule.es.replace("p.", "").split()), min_size=1, max_size=3))

    assert rule in book.search(" ".join(words).upper(), "en")

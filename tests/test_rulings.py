"""Choosing how unclear rules are read."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heart_africa.core.problems import BadData
from heart_africa.core.rulings import FIXED, default_rulings, rulings_book

SWITCHES = [(ruling.id, option) for ruling in rulings_book().switchable for option in ruling.allowed]
FILE = """
fixed = ["HILL-01"]

[rulings.HILL-02]
default = "steep"

[[rulings.HILL-02.options]]
id = "steep"
es = "empinada"
en = "steep"

[[rulings.HILL-02.options]]
id = "gentle"
es = "suave"
en = "gentle"
"""


def test_nothing_is_changed_at_first() -> None:
    assert default_rulings().changed == {}


def test_a_reading_may_be_chosen() -> None:
    chosen = default_rulings().with_("ALLY-02", "of_spent")

    assert chosen.of("ALLY-02") == "of_spent"
    assert chosen.changed == {"ALLY-02": "of_spent"}


def test_choosing_leaves_the_others_alone() -> None:
    rulings = default_rulings()
    rulings.with_("ALLY-02", "of_spent")

    assert rulings.of("ALLY-02") == "of_limit"


def test_a_clear_reading_stays_as_it_is() -> None:
    assert default_rulings().of("SCOUT-01") == FIXED


@pytest.mark.parametrize(
    ("rule", "option", "nearest"),
    [
        pytest.param("ALLY-02", "of_spend", "of_spent", id="misspelt option"),
        pytest.param("ALLY-2", "of_spent", "ALLY-02", id="misspelt entry"),
        pytest.param("COMP-11", "book", "COMP-15", id="an entry that is clear"),
        pytest.param("SCOUT-01", "two", "", id="a fixed ruling"),
    ],
)
def test_what_cannot_be_chosen_is_refused(rule: str, option: str, nearest: str) -> None:
    with pytest.raises(BadData) as bad:
        default_rulings().with_(rule, option)

    assert (bad.value.code, bad.value.key, bad.value.about["nearest"]) == ("not-one-of", rule, nearest)


def test_an_entry_without_ruling_has_no_option() -> None:
    with pytest.raises(BadData):
        default_rulings().of("COMP-11")


def test_choices_are_read_back_from_what_was_changed() -> None:
    chosen = default_rulings().with_("MIX-14", "trio").with_("COMP-15", "none")

    assert rulings_book().choose(chosen.changed) == chosen


def test_a_reading_is_worded_in_both_languages(tmp_path: Path) -> None:
    (tmp_path / "rulings.toml").write_text(FILE, encoding="utf-8")
    gentle = rulings_book(tmp_path).ruling("HILL-02").options[1]

    assert (gentle.text("es"), gentle.text("en")) == ("suave", "gentle")


@pytest.mark.parametrize(
    ("text", "code", "key"),
    [
        pytest.param(
            FILE.replace('default = "steep"', 'default = "flat"'),
            "not-one-of",
            "rulings.HILL-02.default",
            id="default is no option",
        ),
        pytest.param(
            FILE.replace('en = "gentle"\n', ""),
            "missing-key",
            "rulings.HILL-02.options[1].en",
            id="no English",
        ),
        pytest.param("fixed = 3\nrulings = {}", "wrong-type", "fixed", id="fixed is no list"),
    ],
)
def test_a_bad_rulings_book_is_refused(tmp_path: Path, text: str, code: str, key: str) -> None:
    (tmp_path / "rulings.toml").write_text(text, encoding="utf-8")

    with pytest.raises(BadData) as bad:
        rulings_book(tmp_path)

    assert (bad.value.code, bad.value.key) == (code, key)
    assert bad.value.file.endswith("rulings.toml")


@given(st.lists(st.sampled_from(SWITCHES), unique_by=lambda choice: choice[0]))
def test_the_order_of_choosing_makes_no_difference(choices: list[tuple[str, str]]) -> None:
    """Equal and with the same hash, as a key of a cache must be."""
    book = rulings_book()
    one, other = book.choose(dict(choices)), book.choose(dict(reversed(choices)))

    assert one == other
    assert hash(one) == hash(other)


@given(st.lists(st.sampled_from(SWITCHES)))
def test_the_last_choice_stands(choices: list[tuple[str, str]]) -> None:
    rulings = default_rulings()
    for rule, option in choices:
        rulings = rulings.with_(rule, option)

    assert {rule: rulings.of(rule) for rule, _ in choices} == dict(choices)


@given(st.sampled_from(SWITCHES))
def test_going_back_to_the_default_is_no_change(choice: tuple[str, str]) -> None:
    rule, option = choice
    default = default_rulings().of(rule)

    assert default_rulings().with_(rule, option).with_(rule, default) == default_rulings()

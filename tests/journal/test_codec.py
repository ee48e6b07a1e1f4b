"""Entries written as text and read back: the same, or refused."""

import json
from typing import Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heart_africa.core.dataclass import dataclass
from heart_africa.core.journal.codec import MOST, Codec, canonical, stamp_of
from heart_africa.core.journal.records import (
    Act,
    Correction,
    Entry,
    EventRecord,
    Origin,
    Redo,
    Roll,
    Stamp,
    Undo,
)
from heart_africa.core.problems import BadData
from tests.journal.toy import EndTurn, Leap, March, Rest, TurnEnded, Walked, Walkers

CODEC = Walkers().codec
words = st.text(max_size=20)
dice = st.lists(st.integers(1, 6), min_size=1, max_size=4).map(tuple)
numbers = st.integers(-MOST, MOST)
rolls = st.lists(st.builds(Roll, words, dice, st.sampled_from(Origin)), max_size=3).map(tuple)
facts = st.builds(
    EventRecord, words, st.one_of(st.builds(Walked, numbers, dice), st.builds(TurnEnded, numbers))
)
commands = st.one_of(
    st.builds(March, words), st.builds(Leap, words), st.builds(Rest, words), st.just(EndTurn())
)
acts = st.builds(
    Act, commands, rolls, st.lists(facts, max_size=3).map(tuple), words, st.lists(words).map(tuple), words
)
records = st.one_of(
    acts,
    st.builds(Undo, st.integers(1, MOST)),
    st.builds(Redo, st.integers(1, MOST)),
    st.builds(Correction, st.integers(0, MOST), words, rolls),
)
stamps = st.builds(Stamp, words, words, words, st.dictionaries(words, words, max_size=2))
entries = st.builds(Entry, st.integers(1, MOST), stamps, records)


@given(entries)
def test_what_is_written_is_read_back_equal(entry: Entry) -> None:
    text = CODEC.text(entry)

    assert CODEC.entry(text) == entry
    assert CODEC.text(CODEC.entry(text)) == text
    assert canonical(json.loads(text)) == text
    assert "\n" not in text
    assert stamp_of(text) == entry.stamp


def test_an_entry_is_one_line_that_people_can_read() -> None:
    act = Act(March("Ñandú"), facts=(EventRecord("Ñandú", Walked(1)),), check="1.march.Ñandú#1")

    assert CODEC.text(Entry(1, Stamp("Ana"), act)) == (
        '{"check":"1.march.Ñandú#1","command":{"kind":"march","name":"Ñandú"},'
        '"facts":[{"kind":"walked","steps":1,"to":"Ñandú"}],"number":1,"rolls":[],"who":"Ana"}'
    )


@pytest.mark.parametrize(
    ("steps", "told"),
    [
        pytest.param("1000000", True, id="the most"),
        pytest.param("1000001", False, id="one more"),
        pytest.param("-1000001", False, id="less than nothing"),
        pytest.param("1000000000000000000", False, id="a forged year"),
        pytest.param("9" * 5000, False, id="without end"),
        pytest.param("1e999", False, id="infinite"),
        pytest.param("NaN", False, id="no number"),
    ],
)
def test_a_number_that_no_game_has_makes_no_entry(steps: str, told: bool) -> None:
    text = '{"command":{"kind":"end-turn"},"facts":[{"kind":"walked","steps":STEPS,"to":"x"}],"number":1,"rolls":[]}'
    text = text.replace("STEPS", steps)

    if told:
        assert CODEC.entry(text).number == 1
    else:
        with pytest.raises(BadData, match="not-an-entry"):
            CODEC.entry(text)


def test_half_a_character_from_a_terminal_is_kept() -> None:
    entry = Entry(1, Stamp("An\udcc3"), Act(EndTurn()))
    text = CODEC.text(entry)

    assert text.isascii()
    assert CODEC.entry(text) == entry


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{",
        '{"number":1}',
        '{"number":"1","command":{"kind":"end-turn"},"rolls":[],"facts":[]}',
        '{"number":true,"command":{"kind":"end-turn"},"rolls":[],"facts":[]}',
        '{"number":1,"command":{"kind":"fly"},"rolls":[],"facts":[]}',
        '{"number":1,"command":{"kind":"march"},"rolls":[],"facts":[]}',
        '{"number":1,"command":{"kind":"end-turn","late":true},"rolls":[],"facts":[]}',
        '{"number":1,"command":{"kind":"end-turn"},"rolls":[],"facts":[],"sauce":"hot"}',
        '{"number":1,"command":{"kind":"end-turn"},"rolls":[{"why":"x","faces":[7]}],"facts":[]}',
        '{"number":1,"command":{"kind":"end-turn"},"rolls":[],"facts":[{"kind":"walked","steps":1}]}',
        '{"number":1,"command":{"kind":"end-turn"},"rolls":[],"facts":[{"to":5,"kind":"walked","steps":1}]}',
        '{"number":1,"command":{"kind":"end-turn"},"rolls":[],"facts":[],"despite":5}',
        '{"number":1,"deed":{"kind":"undo"}}',
        '{"number":1,"deed":{"kind":"correction","back_to":0,"reason":"","misread":[{"why":"x","faces":[0]}]}}',
        "[" * 100_000,
    ],
)
def test_what_is_no_entry_is_refused(text: str) -> None:
    with pytest.raises(BadData, match="not-an-entry"):
        CODEC.entry(text)


def test_two_kinds_of_one_name_are_a_fault_of_ours() -> None:
    @dataclass
    class Other:
        kind: Literal["march"] = "march"

    with pytest.raises(ValueError, match="march"):
        Codec((March, Other), ())


def test_an_event_may_not_say_to_as_the_fact_does() -> None:
    @dataclass
    class Sent:
        to: str
        kind: Literal["sent"] = "sent"

    with pytest.raises(ValueError, match="sent"):
        Codec((), (Sent,))

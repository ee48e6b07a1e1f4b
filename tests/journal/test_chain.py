"""The chain: no line is changed, left out, put in or moved unseen."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heart_africa.core.journal.codec import FIRST, Line, mark, sound


def chained(*texts: str) -> list[Line]:
    lines, before = [], FIRST
    for number, text in enumerate(texts, 1):
        before = mark(before, text)
        lines.append(Line(number, text, before))
    return lines


def renumbered(lines: list[Line]) -> list[Line]:
    return [Line(number, line.text, line.mark) for number, line in enumerate(lines, 1)]


def test_the_first_mark_is_known_for_ever() -> None:
    """SHA-256 of sixty-four noughts, a line's end and the text, by another program."""
    assert mark(FIRST, "{}") == "5649d09ed68c17156095d175eef152856c5b1a81c117c409c1e00f096aa6838e"


@given(st.lists(st.text(), max_size=8))
def test_what_was_chained_is_sound_to_its_end(texts: list[str]) -> None:
    assert sound(chained(*texts)) == len(texts)


@given(st.lists(st.text(), min_size=1, max_size=8, unique=True), st.data())
def test_a_changed_line_ends_what_is_sound(texts: list[str], data: st.DataObject) -> None:
    lines = chained(*texts)
    at = data.draw(st.integers(0, len(lines) - 1))
    lines[at] = Line(at + 1, lines[at].text + "x", lines[at].mark)

    assert sound(lines) == at


@given(st.lists(st.text(), min_size=2, max_size=8, unique=True), st.data())
def test_a_line_left_out_ends_what_is_sound(texts: list[str], data: st.DataObject) -> None:
    lines = chained(*texts)
    at = data.draw(st.integers(0, len(lines) - 2))
    del lines[at]

    assert sound(lines) == sound(renumbered(lines)) == at


@given(st.lists(st.text(), min_size=2, max_size=8, unique=True), st.data())
def test_two_lines_exchanged_end_what_is_sound(texts: list[str], data: st.DataObject) -> None:
    lines = chained(*texts)
    at = data.draw(st.integers(0, len(lines) - 2))
    lines[at], lines[at + 1] = lines[at + 1], lines[at]

    assert sound(lines) == sound(renumbered(lines)) == at


@pytest.mark.parametrize("letter", range(64))
def test_a_changed_letter_of_a_mark_ends_what_is_sound(letter: int) -> None:
    first, second = chained("a", "b")
    other = "0" if first.mark[letter] != "0" else "1"
    wrong = Line(1, "a", first.mark[:letter] + other + first.mark[letter + 1 :])

    assert sound([wrong, second]) == 0

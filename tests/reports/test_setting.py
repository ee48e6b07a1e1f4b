"""How text is set: no line wider than its room, nothing lost, any character shown or its lack seen."""

import unicodedata
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reports.content.sheet import Row, Table
from reports.pdf.cards import squares_in_rows
from reports.pdf.fonts import BOX, Face, runs, width
from reports.pdf.marks import Text
from reports.pdf.parts import Setting, table
from reports.pdf.styles import BODY, HEADING, LEAST, Style
from reports.pdf.wrap import Span, across, fitted, lines, set_lines, unbroken

rooms = st.floats(20, 500)
texts = st.text(max_size=120)
plain = st.text(st.characters(codec="latin-1", exclude_categories=["Cc", "Cf"]), max_size=120)


@given(texts, rooms)
def test_no_line_is_wider_than_its_room(words: str, room: float) -> None:
    broken = lines([Span(words, BODY)], room)

    assert all(sum(run.across for run in line) <= room + 0.01 for line in broken)


@given(plain, rooms)
def test_breaking_a_text_loses_nothing_but_spaces(words: str, room: float) -> None:
    broken = lines([Span(words, BODY)], room)
    set_ = "".join(run.text for line in broken for run in line)

    assert set_.replace(" ", "") == "".join(unicodedata.normalize("NFC", words).split())


@given(texts)
def test_any_text_can_be_measured_in_any_face(words: str) -> None:
    measured = [sum(width(part, face, 10) for face, part in runs(words, chosen)) for chosen in Face]

    assert all(wide >= 0 for wide in measured)


@pytest.mark.parametrize(
    ("given_", "shown"),
    [
        pytest.param("Ngũgĩ", "Ngũgĩ", id="African letters"),
        pytest.param("e\u0301", "é", id="an accent apart is put on its letter"),
        pytest.param("𝕬ﬁ", "Afi", id="compatible forms"),
        pytest.param("🐘", BOX, id="an elephant has no letter and its lack is seen"),
        pytest.param("非洲", BOX * 2, id="nor have other scripts"),
        pytest.param("a\u200d\ufe0f\u0007b", "ab", id="what has no shape is dropped"),
        pytest.param("a\tb\nc", "a b c", id="any space is a space"),
    ],
)
@pytest.mark.parametrize("face", Face)
def test_what_a_face_lacks_is_shown_some_other_way(face: Face, given_: str, shown: str) -> None:
    assert "".join(part for _, part in runs(given_, face)) == shown


def test_a_letter_that_the_heading_lacks_is_set_in_the_text_face() -> None:
    assert runs("aɓ", Face.DISPLAY) == ((Face.DISPLAY, "a"), (Face.BOLD, "ɓ"))


@given(texts.filter(str.strip), rooms)
def test_a_fitted_heading_is_one_line_or_set_at_the_last_size(words: str, room: float) -> None:
    laid = fitted(words, HEADING, room, (15.5, 12.0, 11.0))
    sizes = {mark.size for mark in laid.marks if hasattr(mark, "size")}

    assert len({mark.y for mark in laid.marks if hasattr(mark, "y")}) <= 1 or sizes == {11.0}


def test_words_bound_together_are_not_parted() -> None:
    first, second = lines([Span(f"uno dos {unbroken('pág. 26')}", BODY)], across("uno dos pág.", BODY))

    assert "".join(run.text for run in first) == "uno dos"
    assert "".join(run.text for run in second) == "pág. 26"


@given(st.floats(0.1, 3))
def test_no_style_is_scaled_under_eight_points(factor: float) -> None:
    assert BODY.scaled(factor).size >= LEAST == 8.0


def test_a_smaller_style_keeps_its_proportions() -> None:
    assert Style(Face.TEXT, 12, 15).sized(8) == Style(Face.TEXT, 8, 10)


@pytest.mark.parametrize(("count", "rows"), [(1, 1), (20, 1), (21, 2), (30, 2), (60, 3)])
def test_boxes_stand_twenty_to_a_row(count: int, rows: int) -> None:
    marks = squares_in_rows(count, 260).marks

    assert len(marks) == count
    assert len({mark.bounds[1] for mark in marks}) == rows


def test_boxes_stand_apart_by_fives_and_more_by_tens() -> None:
    lefts = [mark.bounds[0] for mark in squares_in_rows(20, 260).marks]
    gaps = [round(after - before, 1) for before, after in pairwise(lefts)]

    assert len(set(gaps)) == 3
    assert gaps[4] == gaps[14] > gaps[0]
    assert gaps[9] > gaps[4]


def test_lines_of_a_paragraph_are_pieces_of_one_leading() -> None:
    pieces = set_lines([Span("palabra " * 40, BODY)], 200)

    assert len(pieces) > 5
    assert {piece.height for piece in pieces} == {BODY.leading}


@pytest.mark.parametrize("name", ["W" * 200, "compañía de porteadores " * 8], ids=["one word", "many words"])
def test_an_endless_name_in_a_table_leaves_its_neighbours_whole(name: str) -> None:
    _, (row,) = table(
        Table(("left", "left", "right"), (Row((name, "13 Askaris × 6", "78")),)), 480, (Setting(),)
    )
    said = [mark.text for mark in row.marks if isinstance(mark, Text)]

    assert "13 Askaris × 6" in said
    assert "78" in said


@pytest.mark.parametrize("held", ["pág. 25", "págs. 3", "p. 7", "pp. 10", "n.º 5", "12 %"])
def test_a_number_never_stands_on_another_line_than_what_it_belongs_to(held: str) -> None:
    words = f"aaaa {held} zz"
    least = int(across(held, BODY)) + 1
    for room in range(least, least + 60, 4):
        told = ["".join(run.text for run in line) for line in lines([Span(words, BODY)], room)]
        assert any(held in line for line in told), (room, told)

"""Charts on paper: bars as long as their numbers, steps that hold until something changes, nothing by colour alone."""

import pytest

from heart_africa.rules.campaign.state import Date
from reports.content.chart import Bar, Chart, Curve, Curves, by_year
from reports.content.sheet import Heads, Section, Sheet
from reports.pdf.charts import HIGH, STROKES, bars, chart, curves
from reports.pdf.marks import Box, Laid, Mark, Shape, Text, stack
from reports.text import markdown, plain

ROOM = 500.0
WON = Chart("Victorias", (Bar("Ana", 10, "10", marked=True), Bar("Luis", 5, "5"), Bar("Eva", 0, "0")))
DATES = (Date(1880, 1), Date(1880, 2), Date(1881, 1))
RICHES = Curves("Hongos", "dos", DATES, (Curve("Ana", (5, 6, 0)), Curve("Luis", (None, 3, 3))))


def marks(laid: Laid, kind: type[Mark]) -> list[Mark]:
    return [mark for mark in laid.marks if isinstance(mark, kind)]


def told(laid: Laid) -> list[str]:
    return [mark.text for mark in laid.marks if isinstance(mark, Text)]


def test_a_bar_is_as_long_as_its_number_and_bears_it() -> None:
    drawn = bars(WON, ROOM)
    lengths = [mark.bounds[2] - mark.bounds[0] for mark in marks(drawn, Box)]

    assert len(lengths) == 2  # nought has no bar
    assert lengths[0] == pytest.approx(2 * lengths[1])
    assert told(drawn) == ["Victorias", "Ana", "10", "Luis", "5", "Eva", "0"]
    assert max(mark.bounds[2] for mark in drawn.marks) <= ROOM


def test_a_long_label_is_shortened_and_never_leaves_its_room() -> None:
    drawn = bars(Chart("", (Bar("x" * 200, 1, "1"),)), ROOM)

    assert told(drawn)[0].endswith("…")
    assert min(mark.bounds[0] for mark in drawn.marks) >= -1
    assert max(mark.bounds[2] for mark in drawn.marks) <= ROOM


def test_a_curve_holds_until_the_half_year_in_which_it_changes() -> None:
    """Five, then six (the most), then nought; three half years lie equally far apart."""
    shapes = [mark for mark in stack(curves(RICHES, ROOM)).marks if isinstance(mark, Shape)]
    lines = shapes[: len(RICHES.curves)]  # the strokes of the legend come after them
    first = lines[0].steps
    xs, ys = sorted({step[0] for step in first}), [step[1] for step in first]

    assert len(xs) == 3
    assert xs[1] - xs[0] == pytest.approx(xs[2] - xs[1])
    assert ys[0] == ys[1]
    assert ys[2] == ys[3] == min(ys)
    assert ys[4] - ys[2] == pytest.approx(HIGH - 4)
    second = lines[1].steps  # Luis joined in the second half year
    assert second[0][0] == xs[1]
    assert second[-1][0] == pytest.approx(
        xs[2] + xs[1] - xs[0]
    )  # the last half year is as long as the others
    assert second[0][1] == second[-1][1]


def test_who_joined_in_the_last_half_year_has_a_line_as_long_as_it() -> None:
    late = Curves("", "", DATES, (Curve("Marta", (*[None] * (len(DATES) - 1), 5)),))
    (line, _legend) = (mark for mark in stack(curves(late, ROOM)).marks if isinstance(mark, Shape))

    assert line.steps[0][0] < line.steps[1][0]
    assert line.steps[0][1] == line.steps[1][1]


def test_every_line_has_its_name_what_it_came_to_and_a_stroke_of_its_own() -> None:
    drawn = stack(curves(RICHES, ROOM))

    assert {"Ana 0", "Luis 3", "1880", "1881"} <= {*told(drawn)}
    assert len({(line, dash) for _, line, dash in STROKES}) == len(STROKES)


@pytest.mark.parametrize(
    "empty",
    [
        pytest.param(Curves("", "", DATES[:1], (Curve("Ana", (5,)),)), id="one half year"),
        pytest.param(Curves("", "", DATES, ()), id="nobody"),
    ],
)
def test_what_has_no_line_takes_no_room(empty: Curves) -> None:
    assert chart(empty, ROOM) == []


def test_more_than_six_players_have_a_small_picture_each_under_their_names() -> None:
    """Thirty in three columns make ten rows, which pages may part; nobody is told apart by his stroke."""
    many = Curves("", "", DATES, tuple(Curve(f"Jugador {n}", (n, n, n)) for n in range(1, 31)))
    rows = curves(many, ROOM)
    names = [mark for row in rows for mark in row.marks if isinstance(mark, Text) and "Jugador" in mark.text]
    lines = {mark.dash for row in rows for mark in marks(row, Shape) if isinstance(mark, Shape)}

    assert len(rows) == 10
    assert [mark.text for mark in names[:3]] == ["Jugador 30 30", "Jugador 29 29", "Jugador 28 28"]
    assert len(names) == 30
    assert min(mark.size for mark in names) >= 8
    assert lines == {()}


def test_six_players_stand_in_one_picture_and_their_names_below_it_where_there_is_little_room() -> None:
    six = Curves("", "", DATES, tuple(Curve(f"Jugador {n}", (n, n, n)) for n in range(1, 7)))
    (wide,), (narrow,) = curves(six, ROOM), curves(six, 300.0)

    assert max(mark.bounds[2] for mark in narrow.marks) <= 300
    assert narrow.height > wide.height


def test_the_same_description_is_told_in_numbers_as_text() -> None:
    sheet = Sheet(
        "flow", "es", "", "T", "", (), Heads("", "", (), "", ""), (Section("s", "S", (WON, RICHES)),), ""
    )

    assert "| Ana | 10 |" in markdown(sheet)
    assert by_year(RICHES) == (("1880", "6", "3"), ("1881", "0", "3"))
    assert [line.split() for line in plain(sheet).splitlines()][-2:] == [
        ["1880", "6", "3"],
        ["1881", "0", "3"],
    ]


def test_a_shape_is_moved_whole_and_as_wide_as_all_its_points() -> None:
    """A straight step to 4, 2, then a curve pulled by 6, −1 and 5, 3 to 1, 7."""
    shape = Shape(((0, 0), (4, 2), (6, -1, 5, 3, 1, 7)))

    assert shape.bounds == (0, -1, 6, 7)
    assert shape.moved(10, 20).steps == ((10, 20), (14, 22), (16, 19, 15, 23, 11, 27))

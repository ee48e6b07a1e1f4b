"""A plan of the table: outlines, strokes and bands, worked out by hand."""

from typing import get_args

import pytest

from reports.content.plan import (
    INKS,
    Area,
    AreaKind,
    Base,
    Label,
    Named,
    Plan,
    band,
    corners,
    hatched,
    outline,
)
from reports.pdf.charts import plan
from reports.pdf.marks import Text
from reports.pdf.paint import Page
from tests.reports import reading_back

SQUARE = ((0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0))


def rounded(places: tuple[tuple[float, float], ...]) -> set[tuple[float, float]]:
    return {(round(x, 6) + 0.0, round(y, 6) + 0.0) for x, y in places}


def test_every_kind_has_its_ink() -> None:
    assert set(INKS) == set(get_args(AreaKind))


def test_no_two_kinds_look_alike() -> None:
    assert len({(ink.grey, ink.degrees, ink.gap_in, ink.dash, ink.line) for ink in INKS.values()}) == len(
        INKS
    )


def test_level_strokes_fill_a_square_from_side_to_side() -> None:
    found = [tuple(round(each, 6) for each in stroke) for stroke in hatched(SQUARE, 0, 2)]

    assert found == [(0, 1, 10, 1), (0, 3, 10, 3), (0, 5, 10, 5), (0, 7, 10, 7), (0, 9, 10, 9)]


def test_strokes_leave_out_the_notch_of_a_shape() -> None:
    notched = ((0.0, 0.0), (9.0, 0.0), (9.0, 4.0), (6.0, 4.0), (6.0, 2.0), (3.0, 2.0), (3.0, 4.0), (0.0, 4.0))
    found = [tuple(round(each, 6) for each in stroke) for stroke in hatched(notched, 0, 2)]

    assert found == [(0, 1, 9, 1), (0, 3, 3, 3), (6, 3, 9, 3)]


def test_what_lies_over_the_edge_is_cut_there() -> None:
    over = Area("jungle", ((60.0, 40.0), (80.0, 40.0), (80.0, 60.0), (60.0, 60.0)))

    assert rounded(outline(over, 72, 48)) == {(60, 40), (72, 40), (72, 48), (60, 48)}


def test_what_lies_beside_the_table_has_no_outline() -> None:
    assert outline(Area("jungle", ((80.0, 0.0), (90.0, 0.0), (90.0, 9.0))), 72, 48) == ()


def test_a_line_is_a_band_as_wide_as_it_says() -> None:
    assert rounded(band(((0.0, 10.0), (20.0, 10.0)), 4)) == {(0, 12), (20, 12), (20, 8), (0, 8)}


def test_a_base_turned_by_a_quarter_stands_across() -> None:
    assert rounded(corners(Base(5, 5, "red", 4, 2, 90))) == {(6, 3), (6, 7), (4, 7), (4, 3)}


@pytest.mark.parametrize(("wide", "high"), [(72, 48), (48, 36), (36, 96)])
def test_a_plan_stays_within_its_room(wide: float, high: float) -> None:
    areas = tuple(Area(kind, ((-5, -5), (wide + 5, -5), (wide / 2, high + 9))) for kind in INKS)
    river = Area("water", ((-3, high / 2), (wide + 3, high / 3)), closed=False, across_in=4)
    key = (Named("red", "Los de la costa"), *(Named(kind, kind) for kind in INKS))
    laid = plan(
        Plan("Mesa", wide, high, (*areas, river), (Base(3, 3, "blue"),), (Label(9, 9, "x"),), key), 500
    )
    page = Page(536, laid.height + 36, laid.at(18, 18))

    assert reading_back.outside([page]) == []


def test_a_plan_names_what_is_on_it() -> None:
    laid = plan(Plan("Mesa", 72, 48, labels=(Label(9, 9, "Guardia"),), key=(Named("road", "Camino"),)), 500)

    assert {mark.text for mark in laid.marks if isinstance(mark, Text)} == {"Mesa", "Guardia", "Camino"}

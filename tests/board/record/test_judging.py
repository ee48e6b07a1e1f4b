"""What the keeper of a table refuses unless the umpire gives his reason, which stands in the record."""

from dataclasses import replace

import pytest

from heart_africa.board.layout import Base, Building, Layout, Work
from heart_africa.board.scene import Scene
from heart_africa.board.table_objections import judge
from heart_africa.board.table_record import (
    LayGround,
    MarkBlazes,
    Placed,
    PlaceFigures,
    Surveyor,
    TableRecord,
    TakeFigures,
)
from heart_africa.core.journal.journal import Journal, Refused
from heart_africa.core.journal.records import Origin
from heart_africa.rules.battle import Where
from tests.board.moves import codes, piece, row, scene, square
from tests.referee.builders import battle, unit

INCH = Base(1, 1)
MEN, FOES = unit("R", "red", "soldiers", 2), unit("B", "blue", "askaris", 2)
LAKE = piece("sea_or_lake", square(0, 40, 72, 48))
TABLE = scene(battle(MEN, FOES), {**row("R", 2, 10, 10, 2), **row("B", 2, 10, 30, 2)}, LAKE)


def journal(table: Scene = TABLE) -> Journal[TableRecord]:
    return Journal(Surveyor(judge(lambda: table)))


def nothing(_count: int, _why: str) -> tuple[tuple[int, ...], Origin]:
    """Whoever has no dice to give."""
    raise AssertionError


def put(**spots: tuple[float, float]) -> PlaceFigures:
    """Figures of these units put somewhere: `R1` for the first of R."""
    rows = ((f"{name[0]} {name[1]}", spot) for name, spot in spots.items())
    return PlaceFigures(tuple(Placed(name, x, y, 0, INCH) for name, (x, y) in rows))


def against(order: object, table: Scene = TABLE) -> list[tuple[str, str]]:
    """What is against an order, by code and rule."""
    return codes(judge(lambda: table)(TableRecord(), order))  # type: ignore[arg-type]  # an order of a table


def test_whoever_stands_on_open_ground_is_placed() -> None:
    # inch bases side by side: 20 to 21 and 21 to 22 touch, and do not overlap
    assert against(put(R1=(20.5, 20), R2=(21.5, 20))) == []


def test_bases_that_overlap_are_refused_until_the_umpire_says_why() -> None:
    order = put(R1=(10, 29.5))  # inch bases, half an inch apart in depth: B 1 stands at 10, 30
    assert against(order) == [("table_moves-overlap", "")]
    book = journal()
    with pytest.raises(Refused):
        book.act(order, nothing)
    act = book.act(order, nothing, "he crouches behind him")
    assert act.reason == "he crouches behind him"
    assert act.despite


def test_figures_off_the_table_and_in_ground_that_keeps_them_out_are_refused() -> None:
    assert [code for code, _ in against(put(R1=(10, -0.2)))] == ["table_moves-off-table"]
    assert [code for code, _ in against(put(R1=(30, 44)))] == ["table_moves-in-barred-ground"]


def test_whoever_has_left_the_battle_is_placed_wherever_he_is_laid() -> None:
    gone = replace(MEN, where=Where.OUT)
    table = scene(battle(gone, FOES), {**row("B", 2, 10, 30, 2)}, LAKE)
    assert against(put(R1=(10, -5)), table) == []


def test_taking_away_and_marking_a_fire_are_never_refused() -> None:
    assert against(TakeFigures(("R 1",))) == []
    assert against(MarkBlazes(())) == []


def test_an_outline_that_crosses_itself_is_refused() -> None:
    bow = piece("jungle", ((10, 10), (20, 20), (20, 10), (10, 20)))
    assert against(LayGround(Layout(features=(LAKE, bow)))) == [("table_layout-piece-crossed", "")]


def test_pieces_off_the_table_are_refused_and_a_watercourse_to_its_very_edge_is_not() -> None:
    river = piece("river", course=((0, 20), (72, 20)), width_in=4)
    assert against(LayGround(Layout(features=(LAKE, river)))) == []
    jungle = piece("jungle", square(66, 10, 73, 20))
    wall = Work("wall", "barricade", ((30, 30), (30, 50)))
    house = Building("fort", (square(-4, 0, 4, 4),), (), ())
    found = against(LayGround(Layout(features=(LAKE, jungle), works=(wall,), buildings=(house,))))
    assert found == [("table_layout-piece-off-table", "")] * 3


def test_what_lies_there_already_is_not_judged_again_unless_the_table_has_another_size() -> None:
    over = piece("jungle", square(66, 10, 73, 20))
    table = replace(TABLE, layout=replace(TABLE.layout, features=(LAKE, over)))
    road = piece("road", course=((0, 5), (72, 5)))
    assert against(LayGround(Layout(features=(LAKE, over, road))), table) == []
    small = LayGround(Layout(48, 36, features=(LAKE,)))  # the lake reaches from 40 to 48 north
    assert against(small, table) == [("table_layout-piece-off-table", "")]

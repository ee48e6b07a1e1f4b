"""The record of a table: it follows the battle, comes back from text as it was, and plays back entry by entry."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heart_africa.board.layout import Base, Blaze, Building, Layout, Stand, TerrainPiece, Wall, Work
from heart_africa.board.table_record import (
    FiguresPlaced,
    LayGround,
    MarkBlazes,
    Order,
    Placed,
    PlaceFigures,
    SettleDispute,
    Surveyor,
    TableRecord,
    TakeFigures,
    frames,
    survey,
)
from heart_africa.core.journal.journal import Journal, Refused
from heart_africa.core.journal.records import Origin, Stamp
from heart_africa.core.problems import BadData, Problem
from heart_africa.rules.book.terrain import PieceId

SQUARE = ((10.0, 10.0), (20.0, 10.0), (20.0, 20.0), (10.0, 20.0))
GROUND = Layout(
    environment="savannah",
    features=(
        TerrainPiece("Thicket", PieceId.JUNGLE, SQUARE),
        TerrainPiece("Track", PieceId.ROAD, course=((0, 5), (72, 5))),
    ),
    works=(Work("Stockade", "fortification", ((30.0, 30.0), (40.0, 30.0)), "blue"),),
    buildings=(Building("Fort", (SQUARE,), SQUARE, (Wall("south", ((10, 10), (20, 10))),)),),
    bases={"red": "south", "blue": "north"},
)


def done(*orders: Order) -> Journal[TableRecord]:
    """A journal of a table in which these orders were given."""
    journal: Journal[TableRecord] = Journal(Surveyor())
    for order in orders:
        journal.append(journal.entry(journal.act(order, nothing), Stamp()))
    return journal


def nothing(_count: int, _why: str) -> tuple[tuple[int, ...], Origin]:
    """Whoever has no dice to give."""
    raise AssertionError


def at(figure: str, x: float, y: float, after: int = 0) -> PlaceFigures:
    """One figure put somewhere."""
    return PlaceFigures((Placed(figure, x, y),), after)


def test_a_table_is_what_was_laid_and_placed_on_it() -> None:
    found = survey(done(LayGround(GROUND), at("one", 3, 4)).state, ())
    assert found.layout == GROUND.placed({"one": Stand(3, 4)})


def test_what_the_battle_takes_back_is_taken_back_on_the_table_and_comes_again_with_it() -> None:
    record = done(at("one", 3, 4, 7), at("one", 5, 4, 8)).state
    assert survey(record, (7, 8)).layout.stands["one"].x == 5
    assert survey(record, (7,)).layout.stands["one"].x == 3
    assert survey(record, (7, 8)).layout.stands["one"].x == 5


def test_new_ground_leaves_the_figures_where_they_stand() -> None:
    found = survey(done(at("one", 3, 4), LayGround(GROUND)).state, ())
    assert found.layout.stands["one"] == Stand(3, 4)


def test_figures_taken_stand_nowhere() -> None:
    assert not survey(done(at("one", 3, 4), TakeFigures(("one",))).state, ()).layout.stands


def test_fires_are_marked_and_stay_when_ground_is_laid_anew() -> None:
    blaze = Blaze("Kraal", (12, 12), "Thicket")
    assert survey(done(MarkBlazes((blaze,)), LayGround(GROUND)).state, ()).layout.blazes == (blaze,)


def test_a_settled_dispute_is_kept_with_the_answer() -> None:
    assert survey(done(SettleDispute("a-b", answer=True, why="measured")).state, ()).decided == {"a-b": True}


def test_an_umpire_settles_nothing_without_saying_why() -> None:
    with pytest.raises(BadData, match="no-reason"):
        done(SettleDispute("a-b", answer=True, why=" "))


def test_what_the_rules_forbid_is_done_only_with_a_reason_which_stands_in_the_record() -> None:
    problem = Problem("table-overlaps", "SCALE-06", 2, "one")
    journal: Journal[TableRecord] = Journal(Surveyor(lambda _record, _order: (problem,)))
    with pytest.raises(Refused):
        journal.act(at("one", 3, 4), nothing)
    act = journal.act(at("one", 3, 4), nothing, "the base is on a slope")
    assert (act.despite, act.reason) == (("SCALE-06",), "the base is on a slope")


def test_where_the_last_to_move_came_from_is_known() -> None:
    way = ((3.0, 4.0), (6.0, 8.0))
    found = survey(done(at("one", 3, 4), PlaceFigures((Placed("one", 6, 8, 90, course=way),))).state, ())
    assert (found.came, found.before) == ({"one": way}, {"one": Stand(3, 4)})


def test_a_battle_is_played_back_entry_by_entry() -> None:
    record = done(LayGround(GROUND), at("one", 3, 4, 5), at("one", 6, 4, 9)).state
    shown = tuple(frames(record, (5, 7, 9)))
    assert [frame.number for frame in shown] == [0, 5, 7, 9]
    assert ["one" in frame.layout.stands for frame in shown] == [False, True, True, True]
    assert [frame.layout.stands["one"].x for frame in shown[1:]] == [3, 3, 6]


def test_every_order_comes_back_from_text_as_it_was() -> None:
    base = Placed("one", 3.25, 4, 45, Base(1, 2, "round"), ((1, 1), (3.25, 4)))
    blaze = Blaze("Kraal", (12, 12), "Thicket")
    orders = (
        LayGround(GROUND, 2),
        PlaceFigures((base,), 3),
        TakeFigures(("one",), 4),
        MarkBlazes((blaze,), 5),
        SettleDispute("a-b", answer=False, why="9.98", after=6),
    )
    journal, codec = done(*orders), Surveyor().codec
    again = [codec.entry(codec.text(entry)) for entry in journal.entries]
    assert Journal(Surveyor(), again).state == journal.state


steps = st.lists(
    st.builds(at, st.sampled_from("abc"), st.floats(0, 72), st.floats(0, 48), st.integers(0, 6)), max_size=8
)


@given(steps, st.sets(st.integers(1, 6)))
def test_the_last_frame_is_the_table_as_it_stands(orders: list[PlaceFigures], standing: set[int]) -> None:
    ordered = sorted(orders, key=lambda order: order.after)
    record = TableRecord(tuple(FiguresPlaced(order.placed, order.after) for order in ordered))
    assert tuple(frames(record, sorted(standing)))[-1].layout == survey(record, standing).layout

"""The sequence of the turn (p. 23): the steps in their order, and who may move in which."""

from heart_africa.rules.book import Book
from heart_africa.rules.book.play import Moves, Step

LEADER, GENIUS = "leader", "organizing_genius"
WITH_HIS_LEADER = "attendant"


def steps(book: Book) -> tuple[Step, ...]:
    """The steps of a turn in their order (TURN-01)."""
    return tuple(row.id for row in book.sequence.steps)


def following(book: Book, step: Step) -> Step | None:
    """The step after this one; None after the last."""
    order = steps(book)
    place = order.index(step) + 1
    return order[place] if place < len(order) else None


def moves(book: Book, who: str, *, leader_is_genius: bool = False) -> tuple[Moves, ...]:
    """The steps in which a kind of figure may move, once a turn in one of them, with the entries that say so.

    `who` is `unit`, `leader`, `attendant`, `standard_bearer`, `witch_doctor`, `scout` or `baggage`. An
    organizing genius may go before his side's units, in place of one of them (TRAIT-15); a scout may go among
    them (SCOUT-02); attendants go with their leader (LEAD-14).
    """
    kind = LEADER if who == WITH_HIS_LEADER else who
    if kind == LEADER and leader_is_genius:
        kind = GENIUS
    return tuple(row for row in book.sequence.moves if row.who == kind)


def may_move(row: Moves, step: Step, *, own_units_moved: int) -> bool:
    """Whether a row lets its figure move in this step after so many units of its side have moved."""
    return row.step is step and not (row.before_own_units and own_units_moved)

"""What speaks against an order whatever the chapters say: each refusal by its row of the table."""

from collections.abc import Iterator

from heart_africa.core.problems import Problem
from heart_africa.core.reckoning import Line
from heart_africa.rules.battle import Battle, Stage
from heart_africa.rules.book import Book
from heart_africa.rules.conditions import message
from heart_africa.rules.tables.play import MOVEMENT, Step

AREA = "moving"


def refusal(book: Book, when: str, where: str, **about: object) -> Problem:
    """A refusal by its name, about a unit or figure."""
    row = book.moving.refusal[when]
    return row.problem(message(AREA, row), where, who=where, **about)


def why(book: Book, what: str, step: Step, **about: object) -> Line:
    """A reason of the agenda, by the entry that gives a step its place."""
    row = book.sequence.row(step)
    return row.line(f"{AREA}-{what}", **about)


def out_of_movement(book: Book, battle: Battle, where: str) -> Iterator[Problem]:
    """The order belongs to the Movement phase."""
    if battle.stage is not Stage.PLAY or battle.step not in MOVEMENT:
        yield refusal(book, "not_in_movement", where)


def out_of_play(book: Book, battle: Battle, where: str) -> Iterator[Problem]:
    """The battle has not begun, or is over."""
    if battle.stage is not Stage.PLAY:
        yield refusal(book, "not_in_movement", where)

"""Problems and reasons of the Movement phase that are the referee's own, by name."""

from collections.abc import Iterator

from heart_africa.core.problems import Problem
from heart_africa.core.reckoning import Line
from heart_africa.rules.battle import Battle, Stage
from heart_africa.rules.book import Book
from heart_africa.rules.book.play import MOVEMENT, Step
from heart_africa.rules.book.printed import message

AREA = "moving"


def refusal(book: Book, when: str, where: str, **about: object) -> Problem:
    """A problem by the name of its reason, about a unit or figure."""
    row = book.moving.refusal[when]
    return row.problem(message(AREA, row), where, who=where, **about)


def why(book: Book, what: str, step: Step, **about: object) -> Line:
    """A reason why something comes next, with the entry that gives the step its place."""
    row = book.sequence.row(step)
    return row.line(f"{AREA}-{what}", **about)


def out_of_movement(book: Book, battle: Battle, where: str) -> Iterator[Problem]:
    """A problem unless it is the Movement phase."""
    if battle.stage is not Stage.PLAY or battle.step not in MOVEMENT:
        yield refusal(book, "not_in_movement", where)


def out_of_play(book: Book, battle: Battle, where: str) -> Iterator[Problem]:
    """A problem unless the battle is being played."""
    if battle.stage is not Stage.PLAY:
        yield refusal(book, "not_in_movement", where)

"""Who dies for a leader (p. 4): the question that shots at him and his close combats share."""

from collections.abc import Callable
from typing import Any

from heart_africa.core.reckoning import Line
from heart_africa.rules.battle import Unit
from heart_africa.rules.book import Book
from heart_africa.rules.referee.choices import Answer, Choice
from heart_africa.rules.referee.stated_facts import Past


def has_to_say(unit: Unit, count: int | None) -> bool:
    """Whether a leader has attendants of whom it was not said that none is near; `count`: how many are."""
    return count != 0 and bool(unit.attendants)


def gives_up(book: Book, past: Past, unit: Unit, count: int | None, said: Callable[[Answer], Any]) -> Choice:
    """Which of his attendants are near enough, in the order in which he would give them up (LEAD-16)."""
    row, leader = book.close_combat.attendant_within_in, unit.figures[0].name
    why = Line("choice-gives", 0, row.rule, row.page, about={"leader": leader, "inches": row.value})
    return Choice("gives", leader, why, "anybody", past.lives(unit)[:count], said, unit.attendants)

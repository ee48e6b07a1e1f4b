"""Whom something of this turn reached: to be measured, but for what was said before (pp. 22, 28)."""

from collections.abc import Iterator
from dataclasses import replace

from heart_africa.rules.battle import Battle
from heart_africa.rules.book import Book
from heart_africa.rules.play.morale.news import Hear, Question, questions
from heart_africa.rules.referee.choices import Answer, Choice
from heart_africa.rules.referee.stated_facts import Measured, Past


def left_open(book: Book, battle: Battle, past: Past, order: object) -> Iterator[Choice]:
    """Whom it reached, where an answer names nobody."""
    if not isinstance(order, Hear) or order.units:
        return
    asked = (each for each in questions(book, battle) if each.happening == order.happening)
    for question in asked:
        known = reached(past, question)

        def said(names: Answer, known: dict[str, float] = known) -> Hear:
            units = names if isinstance(names, tuple) else ()
            return replace(order, units=tuple((each, known.get(each)) for each in units))

        of = str(question.happening)
        yield Choice("units", of, question.why, "units", tuple(known), said, question.units)


def reached(past: Past, question: Question) -> dict[str, float]:
    """The units whose distance was said, where sight does not matter, and is near enough."""
    if question.sight:
        return {}
    known = {unit: past.units.get(frozenset({question.news.unit, unit})) for unit in question.units}
    return {unit: found.most for unit, found in known.items() if _within(found, question) and found}


def _within(found: Measured | None, question: Question) -> bool:
    return found is not None and found.most <= question.within_in

"""What a fight leaves open: which attendants would die for a leader who fights (p. 4)."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from heart_africa.rules.battle import Battle, Sort
from heart_africa.rules.book import Book
from heart_africa.rules.referee.attendants import gives_up, has_to_say
from heart_africa.rules.referee.choices import Answer, Choice
from heart_africa.rules.referee.melee.contacts import bouts
from heart_africa.rules.referee.melee.orders import Fight
from heart_africa.rules.referee.stated_facts import Past


def left_open(book: Book, battle: Battle, past: Past, order: Fight) -> Iterator[Choice]:
    """Which of several attendants are near him, and who of them goes first, if nobody has said (LEAD-16)."""
    for match in order.bouts or bouts(book, battle):
        for name in match.names:
            unit = battle.unit_of(name)
            leads = unit.sort is Sort.LEADER and unit.figures[0].name == name
            silent, count = not {*unit.attendants} & {*order.gives}, order.attendants.get(name)
            if leads and silent and has_to_say(unit, count):
                yield gives_up(book, past, unit, count, partial(_given, order, name))


def _given(order: Fight, leader: str, names: Answer) -> Fight:
    gives = names if isinstance(names, tuple) else ()
    if not gives:
        return replace(order, attendants={**order.attendants, leader: 0})
    return replace(order, gives=(*order.gives, *gives))

"""Orders given to the whole referee in a test: what is objected, what happens, in words that exist."""

from collections.abc import Iterable
from typing import Any

from heart_africa.core.dice import Dice
from heart_africa.core.journal.records import Act, Command, Entry, EventRecord, Stamp
from heart_africa.rules.battle import Battle
from heart_africa.rules.book import book
from heart_africa.rules.referee import referee
from tests.wording import told

BOOK = book()
REFEREE = referee(BOOK)


def ordered(battle: Battle, order: Command, faces: Iterable[int] = ()) -> tuple[EventRecord, ...]:
    """What an order brings about, written down and read back; every fact is worded, no face left over."""
    dice = Dice(faces)
    decided = REFEREE.decide(battle, order, dice)
    assert dice.left == ()
    record = REFEREE.codec.entry(REFEREE.codec.text(Entry(1, Stamp(), Act(order, facts=decided)))).record
    assert isinstance(record, Act)
    assert (record.command, record.facts) == (order, decided)
    assert all(told(*(fact.event for fact in decided)))
    return decided


def after(battle: Battle, order: Command, faces: Iterable[int] = ()) -> Battle:
    """The battle after an order."""
    for fact in ordered(battle, order, faces):
        battle = REFEREE.evolve(battle, fact)
    return battle


def lawfully(battle: Battle, order: Command, faces: Iterable[int] = ()) -> Battle:
    """The battle after an order that nothing speaks against."""
    assert objected(battle, order) == []
    return after(battle, order, faces)


def objected(battle: Battle, order: Any) -> list[tuple[str, str]]:  # noqa: ANN401  # any order
    """What the book has against an order, by code and entry; every objection is worded."""
    found = REFEREE.objections(battle, order)
    assert all(told(*found))
    return [(problem.code, problem.rule) for problem in found]

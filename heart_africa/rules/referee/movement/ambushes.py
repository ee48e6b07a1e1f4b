"""Ambushes that come to light while there is movement (p. 22)."""

from heart_africa.core.dice import Dice
from heart_africa.core.journal.records import EventRecord
from heart_africa.core.problems import Problem
from heart_africa.rules.battle import Battle, Where
from heart_africa.rules.battle.ambushes import emerge
from heart_africa.rules.book import Book
from heart_africa.rules.preparation.deployment.ambushes import AmbushSprung, Spring, has_pygmies, spring
from heart_africa.rules.referee.movement.refusals import out_of_play, refusal


def objections(book: Book, battle: Battle, order: Spring) -> tuple[Problem, ...]:
    """Why nothing comes to light: nobody is hidden there, or nothing has happened that would reveal it."""
    unit = battle.unit(order.unit)
    found = list(out_of_play(book, battle, unit.name))
    if unit.where is not Where.AMBUSH:
        found.append(refusal(book, "not_hidden", unit.name))
    elif not spring(book, battle, order):
        found.append(refusal(book, "nothing_reveals", unit.name))
    return tuple(found)


def decide(book: Book, battle: Battle, order: Spring, _dice: Dice) -> tuple[EventRecord, ...]:
    """It is placed on the table, by whatever causes."""
    events = spring(book, battle, order) or (
        AmbushSprung((), has_pygmies(book, battle.unit(order.unit).troops)),
    )
    return tuple(EventRecord(order.unit, event) for event in events)


def come_out(battle: Battle, event: AmbushSprung, who: str) -> Battle:
    """It stands on the table, and the enemy hears of it."""
    return emerge(battle, who, pygmies=event.pygmies)

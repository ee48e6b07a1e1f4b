"""The three verbs of close combat."""

from dataclasses import replace
from typing import assert_never

from heart_africa.core.dice import Dice
from heart_africa.core.journal.records import EventRecord
from heart_africa.rules.battle import Battle, Gone, lose
from heart_africa.rules.book import Book
from heart_africa.rules.play import close_combat
from heart_africa.rules.play.close_combat import AttendantLost, Fought, Killed, SpellBroken
from heart_africa.rules.play.close_combat.events import Event
from heart_africa.rules.referee.feature import Feature
from heart_africa.rules.referee.melee import contacts
from heart_africa.rules.referee.melee.choices import left_open
from heart_africa.rules.referee.melee.orders import Fight
from heart_africa.rules.referee.melee.problems import objections

EVENTS = (Fought, Killed, AttendantLost, SpellBroken)
CAUSE = "melee"


def decide(book: Book, battle: Battle, order: Fight, dice: Dice) -> tuple[EventRecord, ...]:
    """What comes of the bouts. Raises `DiceNeeded` with all the dice that are missing, and `BadData`."""
    matches = order.bouts or contacts.bouts(book, battle)
    bouts = tuple(contacts.bout(battle, match, order) for match in matches if match.others)
    broken = battle.spell_broken or battle.spell_breaking
    events = close_combat.fight(book, close_combat.Fight(bouts, broken), dice)
    return tuple(EventRecord(_whom(event), event) for event in events)


def _whom(event: Event) -> str:
    match event:
        case Fought():
            return event.one
        case AttendantLost():
            return event.leader
        case Killed() | SpellBroken():
            return event.figure


def evolve(battle: Battle, event: Event, _who: str) -> Battle:
    """The battle after a fact of close combat."""
    match event:
        case Fought():
            return _fought(battle, event)
        case Killed():
            return lose(battle, event.figure, Gone.LOST, CAUSE)
        case AttendantLost():
            return _attendant(battle, event)
        case SpellBroken():
            return replace(battle, spell_broken=True)
        case _:
            assert_never(event)


def _fought(battle: Battle, event: Fought) -> Battle:
    """Both have thrown their die; who stands against two is compared twice, but has fought one turn more."""
    fresh = [name for name in (event.one, event.other) if name not in battle.done]
    figures = (battle.figure(name) for name in fresh)
    battle = battle.with_figure(*(replace(figure, fought=figure.fought + 1) for figure in figures))
    return replace(battle, done=(*battle.done, *fresh))


def _attendant(battle: Battle, event: AttendantLost) -> Battle:
    """Whoever is given up; if nobody was named, the first of those that are left."""
    left = event.attendant or next(iter(battle.unit_of(event.leader).attendants), "")
    return lose(battle, left, Gone.LOST, CAUSE) if left else battle


def subject(order: Fight) -> str:
    """The first by name of all who fight, so that a crowd paired otherwise meets the same dice."""
    return min((name for match in order.bouts for name in match.names), default="")


FEATURE = Feature((Fight,), EVENTS, objections, decide, evolve, subject, left_open)

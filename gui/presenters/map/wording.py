"""What the table has found, in words: its own messages choose by ids, those of the chapters by names."""

from collections.abc import Mapping

from gui.session import Session
from heart_africa.core.citations import cite
from heart_africa.core.journal.records import Command
from heart_africa.core.messages import has
from heart_africa.core.problems import Problem
from heart_africa.core.reckoning import Line
from heart_africa.language import lexicon
from heart_africa.language.battle.names import Names
from heart_africa.language.battle.words import called, typed
from heart_africa.language.lexicon import value_message, words_of
from heart_africa.language.narration import words
from heart_africa.rules.organisation.leaders import Rejoin
from heart_africa.rules.organisation.scouts import Guide
from heart_africa.rules.organisation.tembas import LeaveRoof
from heart_africa.rules.play.close_combat.leaving import Evade
from heart_africa.rules.play.fires import LightFire, StayInFire
from heart_africa.rules.play.shooting.orders import Fire
from heart_africa.rules.referee.movement.orders import Board

OWN = "table_"


def worded(session: Session, message: str, about: Mapping[str, object]) -> str:
    """A message with its facts; one that nobody has worded says its id."""
    if not has(session.lang, message):
        return message
    if not message.startswith(OWN):
        return _sentence(words(session.lang, message, about))
    return _sentence(session.say(message, **{key: _fact(fact) for key, fact in about.items()}))


def _fact(fact: object) -> object:
    """A distance without more digits than people measure."""
    return round(fact, 2) if isinstance(fact, float) else fact


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}"


def problem_text(session: Session, each: Problem) -> str:
    """An objection with its citation; a fault of the table itself has none."""
    return _cited(session, worded(session, each.code, each.about), each.rule, each.page)


def line_text(session: Session, line: Line) -> str:
    """A reason with its citation."""
    return _cited(session, worded(session, line.what, line.about), line.rule, line.page)


def offer_text(session: Session, names: Names, order: Command) -> str:
    """An order that the table shows to be possible: what it is, and of several alike which."""
    match order:
        case LeaveRoof(way=way):
            which = words_of(session.lang, value_message(way))[0]
        case LightFire(place=place) | StayInFire(place=place):
            which = place
        case Fire(aims=(aim, *_)):
            which = aim.target
        case Guide(unit=unit) | Rejoin(unit=unit) | Evade(unit=unit) | Board(vessel=unit):
            which = called(session, names, unit)
        case _:
            which = ""
    title = lexicon.title(session.lang, typed(order.kind))
    return session.say("table_map-menu-order", order=title, which=which) if which else title


def _cited(session: Session, text: str, rule: str, page: int) -> str:
    return f"{text} ({cite(rule, page, session.lang)})" if rule else text

"""What came of an act, told to people: like facts folded into one sentence, others one by one (edge)."""

from collections.abc import Mapping, Sequence
from typing import Any

from heart_africa.analytics.grouping import FOLDED, called
from heart_africa.core.dataclass import dataclass
from heart_africa.core.journal.records import EventRecord
from heart_africa.core.messages import say
from heart_africa.language.given_names import in_language
from heart_africa.language.narration import reason, sentence
from heart_africa.rules.battle import Battle
from heart_africa.rules.battle.units import MoveRolled
from heart_africa.rules.play.close_combat import events
from heart_africa.rules.play.close_combat.events import Killed
from heart_africa.rules.play.morale.events import MoraleRolled, Spared
from heart_africa.rules.play.shooting.events import FigureShot, SpellBroken, Unloaded
from heart_africa.rules.preparation.deployment.ambushes import AmbushSprung
from heart_africa.rules.referee.morale.feature import TestsTaken
from heart_africa.rules.referee.movement.events import Chosen

ENDS = (".", "!", "?", "…")
LAST: tuple[type[Any], ...] = (
    FigureShot,
    Killed,
    SpellBroken,
    events.SpellBroken,
    Unloaded,
)
"""What is told when all shots, saves and bouts of an order are, in this order."""

BEGUN: Mapping[type[Any], frozenset[type[Any]]] = {
    TestsTaken: frozenset({MoraleRolled, Spared}),
    Chosen: frozenset({MoveRolled}),
}
"""What only begins, and by what it is told as well."""


def told(lang: str, battle: Battle, facts: Sequence[EventRecord]) -> tuple[str, ...]:
    """The sentences of these facts, in their order; `battle` as it stood after them knows whose figures."""
    said: list[str] = []
    rest = sorted(_worth_telling(facts), key=lambda fact: _late(fact.event))
    while rest:
        kind = type(rest[0].event)
        fold = FOLDED.get(kind)
        if fold is None:
            who, text = _alone(lang, battle, rest.pop(0))
            names = [who]  # what befalls several in turn is said once of them all
            while who and rest and type(rest[0].event) is kind and _alone(lang, battle, rest[0])[1] == text:
                names.append(_alone(lang, battle, rest.pop(0))[0])
            said.append(say(lang, "report-of", who=", ".join(names), text=text) if who else text)
            continue
        alike = [fact for fact in rest if type(fact.event) is kind]
        rest = [fact for fact in rest if type(fact.event) is not kind]
        said += fold(lang, battle, alike)
    return tuple(text if text.endswith(ENDS) else f"{(text)}." for text in said)


def _worth_telling(facts: Sequence[EventRecord]) -> Sequence[EventRecord]:
    """That a unit takes its tests, or begins its move, needs no telling where the dice of it are told."""
    kinds = {type(fact.event) for fact in facts}
    plain = {begun for begun, told_by in BEGUN.items() if not kinds.isdisjoint(told_by)}
    return [fact for fact in facts if type(fact.event) not in plain]


def _late(event: object) -> int:
    return LAST.index(type(event)) + 1 if type(event) in LAST else 0


@dataclass(frozen=True, slots=True)
class _Told:
    """An event as it is told: who is all of his unit goes by its name."""

    what: str
    about: Mapping[str, object]


def _alone(lang: str, battle: Battle, fact: EventRecord) -> tuple[str, str]:
    """One event as a sentence; whom it is about, to be said before it, where its own words do not."""
    about = {key: _who(battle, value) for key, value in fact.event.about.items()}
    text = sentence(lang, _Told(fact.event.what, about))
    if isinstance(fact.event, AmbushSprung):
        causes = "; ".join(reason(lang, cause).why for cause in fact.event.causes)
        text = say(lang, "report-sprung", text=text, causes=causes)
    named = any(fact.who == value for value in fact.event.about.values())
    who = in_language(lang, fact.who)
    return "" if named or who in text else who, text


def _who(battle: Battle, value: object) -> object:
    return called(battle, value) if isinstance(value, str) else value

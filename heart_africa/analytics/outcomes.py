"""An act: its turn, step and unit; its events in words, similar ones in one sentence, others one by one."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.journal.journal import Journal, StandingAct
from heart_africa.core.journal.records import Act, EventRecord
from heart_africa.core.messages import say
from heart_africa.language.narration import in_language, reason, say_named, sentence
from heart_africa.rules.battle import Battle, SideId, Stage
from heart_africa.rules.battle.units import MoveRolled
from heart_africa.rules.organisation.fortifications import StoppedAtWork, WorkClimbed
from heart_africa.rules.play.close_combat import events
from heart_africa.rules.play.close_combat.contact import Engaged
from heart_africa.rules.play.close_combat.events import Killed
from heart_africa.rules.play.fires import CaughtByFire
from heart_africa.rules.play.morale.events import MoraleRolled, Spared
from heart_africa.rules.play.reloading import Reloaded
from heart_africa.rules.play.shooting.events import (
    FigureShot,
    ShotFired,
    SpellBroken,
    SplashRolled,
    Unloaded,
    VesselHit,
)
from heart_africa.rules.preparation.deployment.ambushes import AmbushSprung
from heart_africa.rules.preparation.terrain import CrocodilesMet
from heart_africa.rules.referee.morale import TestsTaken
from heart_africa.rules.referee.movement.events import Chosen, Went

Key = TypeVar("Key")
Fold = Callable[[str, Battle, list[EventRecord]], Iterator[str]]
"""Sentences in a language for facts of one kind, by the battle as it stood after them."""

FEW = 3
"""So many names are told one by one; of more the number is enough."""


# --- who is who ---


def unit_of(battle: Battle, name: str) -> str:
    """The unit of a figure; the name itself if it is no figure's, such as a wall's."""
    return battle.company.get(name, name)


def called(battle: Battle, name: str) -> str:
    """The name of a figure; if it is the only one its unit ever had, such as a gun, the name of the unit."""
    unit = battle.units.get(battle.company.get(name, ""))
    return unit.name if unit and len(unit.figures) == 1 else name


def _grouped(facts: Iterable[EventRecord], key: Callable[[Any], Key]) -> Iterator[tuple[Key, list[Any]]]:
    """The events of these facts in groups that have the same key."""
    groups: dict[Key, list[Any]] = {}
    for fact in facts:
        groups.setdefault(key(fact.event), []).append(fact.event)
    yield from groups.items()


def _by_who(battle: Battle, facts: Iterable[EventRecord]) -> Mapping[str, list[str]]:
    """Whom the facts are about, grouped by unit."""
    units: dict[str, list[str]] = {}
    for fact in facts:
        units.setdefault(unit_of(battle, fact.who), []).append(fact.who)
    return units


def _named(lang: str, battle: Battle, figures: list[str]) -> str:
    """The names of a few figures; "none" if there are many, whose number is told instead."""
    return (
        ", ".join(in_language(lang, called(battle, name)) for name in figures)
        if len(figures) <= FEW
        else "none"
    )


# --- the crowds ---


def _shots(lang: str, battle: Battle, facts: list[EventRecord]) -> Iterator[str]:
    def alike(shot: ShotFired) -> tuple[str, str, int]:
        return unit_of(battle, shot.shooter), unit_of(battle, shot.target), shot.check.needs

    for (unit, target, needs), group in _grouped(facts, alike):
        faces = " ".join(str(shot.face) for shot in group)
        hits = sum(shot.hit for shot in group)
        about = {"unit": unit, "target": target, "needs": needs, "faces": faces, "hits": hits}
        yield say_named(lang, "report-shots", about, count=len(group))


def _splash(lang: str, battle: Battle, facts: list[EventRecord]) -> Iterator[str]:
    def alike(rolled: SplashRolled) -> tuple[str, int]:
        return called(battle, rolled.by), rolled.check.needs

    for (by, needs), group in _grouped(facts, alike):
        faces = " ".join(str(each.face) for each in group)
        reached = ", ".join(called(battle, each.figure) for each in group if each.hit)
        about = {"by": by, "needs": needs, "faces": faces, "reached": reached or "nobody"}
        yield say_named(lang, "report-splash", about, count=len(group))


def _vessel_hits(lang: str, battle: Battle, facts: list[EventRecord]) -> Iterator[str]:
    def alike(hit: VesselHit) -> tuple[str, str]:
        return called(battle, hit.vessel), unit_of(battle, hit.by)

    for (vessel, by), group in _grouped(facts, alike):
        yield say_named(lang, "report-vessel-hit", vessel=vessel, by=by, count=sum(hit.hits for hit in group))


def _fallen(lang: str, battle: Battle, facts: list[EventRecord]) -> Iterator[str]:
    for unit, group in _grouped(facts, lambda event: unit_of(battle, event.figure)):
        figures = [event.figure for event in group]
        if called(battle, figures[0]) == unit or figures == [unit]:
            yield say_named(lang, "report-falls-alone", unit=unit)
        else:
            yield say_named(
                lang, "report-falls", unit=unit, count=len(figures), names=_named(lang, battle, figures)
            )


def _counted(message: str) -> Fold:
    """A fold that tells how many figures of each unit the events are about, without their names."""

    def fold(lang: str, battle: Battle, facts: list[EventRecord]) -> Iterator[str]:
        for unit, group in _grouped(facts, lambda event: unit_of(battle, event.figure)):
            yield say_named(lang, message, unit=unit, count=len(group))

    return fold


def _those(message: str) -> Fold:
    """A fold that tells how many figures of each unit the facts are about, naming them if they are few."""

    def fold(lang: str, battle: Battle, facts: list[EventRecord]) -> Iterator[str]:
        for unit, figures in _by_who(battle, facts).items():
            yield say_named(lang, message, unit=unit, count=len(figures), names=_named(lang, battle, figures))

    return fold


def _engaged(lang: str, battle: Battle, facts: list[EventRecord]) -> Iterator[str]:
    def between(event: Engaged) -> tuple[str, str]:
        return unit_of(battle, event.figure), unit_of(battle, event.enemy)

    for (unit, enemy), group in _grouped(facts, between):
        yield say_named(lang, "report-engages", unit=unit, enemy=enemy, count=len(group))


def _went(lang: str, battle: Battle, facts: list[EventRecord]) -> Iterator[str]:
    """Sentences on moves, one for each unit: how many figures moved, and how far at most.

    A move may be recorded figure by figure.
    """
    units: dict[str, list[Went]] = {}
    for fact in facts:
        if isinstance(fact.event, Went):
            units.setdefault(fact.who, []).append(fact.event)
    for who, gone in units.items():
        farthest = max(gone, key=lambda event: event.inches)
        figures = tuple(dict.fromkeys(name for event in gone for name in event.figures))
        turned = tuple(dict.fromkeys(name for event in gone for name in event.turned))
        whole = EventRecord(who, replace(farthest, figures=figures, turned=turned))
        name, text = _alone(lang, battle, whole)
        yield say(lang, "report-of", who=name, text=text) if name else text


def _crocodiles(lang: str, battle: Battle, facts: list[EventRecord]) -> Iterator[str]:
    units: dict[str, list[CrocodilesMet]] = {}
    for fact in facts:
        if isinstance(fact.event, CrocodilesMet):
            units.setdefault(unit_of(battle, fact.who), []).append(fact.event)
    for unit, met in units.items():
        about = {"lost": sum(each.lost for each in met), "crossed": sum(len(each.faces) for each in met)}
        yield say_named(lang, "report-of", who=unit, text=say_named(lang, "event-crocodiles-met", about))


FOLDED: Mapping[type[Any], Fold] = {
    ShotFired: _shots,
    SplashRolled: _splash,
    VesselHit: _vessel_hits,
    FigureShot: _fallen,
    Killed: _fallen,
    Unloaded: _counted("report-unloaded"),
    Reloaded: _counted("report-reloaded"),
    Engaged: _engaged,
    Went: _went,
    StoppedAtWork: _those("report-stopped"),
    WorkClimbed: _those("report-climbed"),
    CaughtByFire: _those("report-caught"),
    CrocodilesMet: _crocodiles,
}
"""How facts of each kind are told together; all others are told one by one."""


# --- what came of an act ---


ENDS = (".", "!", "?", "…")
LAST: tuple[type[Any], ...] = (
    FigureShot,
    Killed,
    SpellBroken,
    events.MeleeSpellBroken,
    Unloaded,
)
"""What is told when all shots, saves and bouts of an order are, in this order."""

BEGUN: Mapping[type[Any], frozenset[type[Any]]] = {
    TestsTaken: frozenset({MoraleRolled, Spared}),
    Chosen: frozenset({MoveRolled}),
}
"""What only begins, and by what it is told as well."""


def told(lang: str, battle: Battle, facts: Sequence[EventRecord]) -> tuple[str, ...]:
    """The sentences that tell these facts; `battle`: the state after them, in which figures are looked up."""
    said: list[str] = []
    kinds = {type(fact.event) for fact in facts}
    # What only announces dice is not told where other facts tell of them.
    plain = {begun for begun, told_by in BEGUN.items() if not kinds.isdisjoint(told_by)}
    rest = [fact for fact in facts if type(fact.event) not in plain]
    rest.sort(key=lambda fact: LAST.index(type(fact.event)) + 1 if type(fact.event) in LAST else 0)
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


@dataclass(frozen=True, slots=True)
class _Told:
    """An event as it is told, in which a unit of one figure goes by the unit's name."""

    what: str
    about: Mapping[str, object]


def _alone(lang: str, battle: Battle, fact: EventRecord) -> tuple[str, str]:
    """Whom an event is about, if its sentence does not say so itself, and the sentence."""
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


# --- the acts in force by turn, step and unit, so that a report follows the course of the battle ---


@dataclass(frozen=True, slots=True)
class Passage:
    """An act with its turn (0 before the battle), step and unit; before the battle, `step` is the stage.

    `unit` and `side` are empty for what concerns both sides, such as the end of a step.
    """

    number: int
    turn: int
    step: str
    side: SideId
    unit: str
    act: Act
    before: Battle
    after: Battle


@dataclass(frozen=True, slots=True)
class PassageFilter:
    """Conditions that passages have to meet; an empty one admits every passage."""

    turns: tuple[int, ...] = ()
    steps: tuple[str, ...] = ()
    units: tuple[str, ...] = ()
    side: SideId = ""

    def keeps(self, passage: Passage) -> bool:
        """Whether a passage meets the conditions; a unit counts whether it acts or is acted upon."""
        return (
            (not self.turns or passage.turn in self.turns)
            and (not self.steps or passage.step in self.steps)
            and (not self.units or bool(concerned(passage) & set(self.units)))
            and (not self.side or self.side in {passage.side, *_sides(passage)})
        )


def passages(journal: Journal[Battle], wanted: PassageFilter | None = None) -> Iterator[Passage]:
    """The acts in force that meet the conditions, in their order."""
    for standing in journal.standing:
        passage = passage_of(standing)
        if wanted is None or wanted.keeps(passage):
            yield passage


def passage_of(standing: StandingAct[Battle]) -> Passage:
    """An act in force, with its turn, step and unit."""
    before, act = standing.before, standing.act
    played = before.stage is Stage.PLAY
    unit = next((found for fact in act.facts if (found := unit_named(standing.after, fact.who))), "")
    side = standing.after.units[unit].side if unit else ""
    step = str(before.step) if played else before.stage.value
    return Passage(
        standing.number, before.turn if played else 0, step, side, unit, act, before, standing.after
    )


def unit_named(battle: Battle, who: str) -> str:
    """The unit with this name, or with a figure of this name; empty if there is none."""
    return who if who in battle.units else battle.company.get(who, "")


def concerned(passage: Passage) -> set[str]:
    """Every unit that acts or is acted upon: those that the facts are about, and those that events name."""
    names = {fact.who for fact in passage.act.facts}
    for fact in passage.act.facts:
        names |= {value for value in fact.event.about.values() if isinstance(value, str)}
    return {unit for name in names if (unit := unit_named(passage.after, name))}


def _sides(passage: Passage) -> set[SideId]:
    return {passage.after.units[unit].side for unit in concerned(passage)}

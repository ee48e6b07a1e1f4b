"""What came of an act, told to people: like facts folded into one sentence, others one by one (edge)."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, TypeVar

from heart_africa.battle import Battle
from heart_africa.citations import cite
from heart_africa.journal.deeds import Fact
from heart_africa.messages import say
from heart_africa.narrate import Reason, reason, reasons, sentence
from heart_africa.play import close_combat, shooting
from heart_africa.play.close_combat import Engaged, Killed
from heart_africa.play.reloading import Reloaded
from heart_africa.play.shooting import FigureShot, ShotFired, Unloaded
from heart_africa.preparation.ambushes import AmbushSprung
from heart_africa.reckoning import Reckoning

Key = TypeVar("Key")
FEW = 3
"""So many names are told one by one; of more the number is enough."""

LAST: tuple[type[Any], ...] = (
    FigureShot,
    Killed,
    shooting.SpellBroken,
    close_combat.SpellBroken,
    Unloaded,
)
"""What is told when all shots, saves and bouts of an order are, in this order."""


def told(lang: str, battle: Battle, facts: Sequence[Fact]) -> tuple[str, ...]:
    """The sentences of these facts, in their order; `battle` as it stood after them knows whose figures."""
    said: list[str] = []
    rest = sorted(facts, key=lambda fact: _late(fact.event))
    while rest:
        kind = type(rest[0].event)
        fold = FOLDED.get(kind)
        if fold is None:
            said.append(_alone(lang, rest.pop(0)))
            continue
        alike = [fact for fact in rest if type(fact.event) is kind]
        rest = [fact for fact in rest if type(fact.event) is not kind]
        said += fold(lang, battle, [fact.event for fact in alike])
    return tuple(said)


def _late(event: object) -> int:
    return LAST.index(type(event)) + 1 if type(event) in LAST else 0


def _alone(lang: str, fact: Fact) -> str:
    """One event as a sentence; whom it is about is said before it where its own words do not."""
    text = sentence(lang, fact.event)
    if isinstance(fact.event, AmbushSprung):
        causes = "; ".join(reason(lang, cause).why for cause in fact.event.causes)
        text = say(lang, "report-sprung", text=text, causes=causes)
    named = any(fact.who == value for value in fact.event.about.values())
    return (
        text if named or not fact.who or fact.who in text else say(lang, "report-of", who=fact.who, text=text)
    )


# --- facts that come in crowds ---


def _grouped(items: Iterable[Any], key: Callable[[Any], Key]) -> Iterator[tuple[Key, list[Any]]]:
    groups: dict[Key, list[Any]] = {}
    for item in items:
        groups.setdefault(key(item), []).append(item)
    yield from groups.items()


def _unit(battle: Battle, figure: str) -> str:
    """The unit of a figure; of anything else, such as a wall, its own name."""
    return battle.company.get(figure, figure)


def _shots(lang: str, battle: Battle, shots: list[ShotFired]) -> Iterator[str]:
    def alike(shot: ShotFired) -> tuple[str, str, int]:
        return _unit(battle, shot.shooter), _unit(battle, shot.target), shot.check.needs

    for (unit, target, needs), group in _grouped(shots, alike):
        faces = " ".join(str(shot.face) for shot in group)
        hits = sum(shot.hit for shot in group)
        facts = {"unit": unit, "target": target, "needs": needs, "faces": faces, "hits": hits}
        yield say(lang, "report-shots", facts, count=len(group))


def _fallen(lang: str, battle: Battle, fallen: list[FigureShot | Killed]) -> Iterator[str]:
    for unit, group in _grouped(fallen, lambda event: _unit(battle, event.figure)):
        yield _lost(lang, "report-falls", unit, [event.figure for event in group])


def _unloaded(lang: str, battle: Battle, unloaded: list[Unloaded]) -> Iterator[str]:
    for unit, group in _grouped(unloaded, lambda event: _unit(battle, event.figure)):
        yield _lost(lang, "report-unloaded", unit, [event.figure for event in group])


def _reloaded(lang: str, battle: Battle, reloaded: list[Reloaded]) -> Iterator[str]:
    for unit, group in _grouped(reloaded, lambda event: _unit(battle, event.figure)):
        yield _lost(lang, "report-reloaded", unit, [event.figure for event in group])


def _lost(lang: str, message: str, unit: str, figures: list[str]) -> str:
    names = ", ".join(figures) if len(figures) <= FEW else "none"
    return say(lang, message, unit=unit, count=len(figures), names=names)


def _engaged(lang: str, battle: Battle, engaged: list[Engaged]) -> Iterator[str]:
    def between(event: Engaged) -> tuple[str, str]:
        return _unit(battle, event.figure), _unit(battle, event.enemy)

    for (unit, enemy), group in _grouped(engaged, between):
        yield say(lang, "report-engages", unit=unit, enemy=enemy, count=len(group))


FOLDED: dict[type[Any], Callable[[str, Battle, list[Any]], Iterator[str]]] = {
    ShotFired: _shots,
    FigureShot: _fallen,
    Killed: _fallen,
    Unloaded: _unloaded,
    Reloaded: _reloaded,
    Engaged: _engaged,
}


# --- why ---


def why(lang: str, facts: Iterable[Fact]) -> tuple[tuple[str, tuple[Reason, ...]], ...]:
    """The sums behind these facts, each once: what was needed by which entry, and its lines."""
    found: dict[tuple[str, tuple[Reason, ...]], None] = {}
    for fact in facts:
        check = getattr(fact.event, "check", None)
        if check is not None:
            title = say(lang, "report-needs", needs=check.needs, cited=cite(check.rule, check.page, lang))
            found[title, reasons(lang, check.reckoning)] = None
        reckoning = getattr(fact.event, "reckoning", None)
        if isinstance(reckoning, Reckoning) and reckoning.lines:
            found[say(lang, "report-sum", total=reckoning.total), reasons(lang, reckoning)] = None
    return tuple(found)

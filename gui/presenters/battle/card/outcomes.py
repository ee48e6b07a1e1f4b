"""The exact chances of an order's dice: who falls to shots, what morale does then, the answer of the enemy.

For other orders: the face needed, and what each face brings, found by trying them.
"""

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache

from gui.presenters.battle.card.panel import Face, NeededNumber, Reading, lines, need
from gui.presenters.battle.order_context import BattleContext
from heart_africa.analytics.outcomes import told
from heart_africa.core.chances import Chances
from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.dice import SIDES, Dice, DiceNeeded
from heart_africa.core.journal.records import Command, EventRecord
from heart_africa.core.reckoning import Check, Reckoning
from heart_africa.language.narration import capital, decimal, percent
from heart_africa.rules.battle import Battle, Sort, Unit
from heart_africa.rules.book import Book
from heart_africa.rules.odds.morale import MoraleOdds, odds_after_casualties
from heart_africa.rules.odds.volleys import VolleyOdds, odds_of_shooting, odds_of_volley
from heart_africa.rules.play.morale.causes import testers
from heart_africa.rules.play.shooting.orders import Fire
from heart_africa.rules.play.shooting.shot import shots_of
from heart_africa.rules.referee.shooting import shots
from reports.content.chart import Chart, distribution

# --- outcomes of shots ---


RARE = 0.01
"""Outcomes at the ends of a chart that are rarer than this are left out."""

MANY = 60
"""The most shots whose exact odds are computed, as more would take too long."""


@dataclass(frozen=True, slots=True)
class CasualtyChances:
    """The chances of casualties in words and as charts; empty if there is nothing to say."""

    said: tuple[str, ...] = ()
    charts: tuple[Chart, ...] = ()


def odds(book: Book, battle: Battle, fire: Fire) -> VolleyOdds:
    """The exact odds of these shots; the last ones asked for are remembered."""
    return _Asked.of(book, battle, fire)


class _Asked:
    """The memory of odds, which depend on book, battle and order alone."""

    @staticmethod
    @lru_cache(maxsize=64)
    def _known(fire: Fire, battle: Battle, book: "_Same") -> VolleyOdds:
        return (odds_of_volley if fire.together else odds_of_shooting)(book.book, shots_of(battle, fire.aims))

    @classmethod
    def of(cls, book: Book, battle: Battle, fire: Fire) -> VolleyOdds:
        return cls._known(fire, battle, _Same(book))


class _Same:
    """A book as a key of the memory; equal only to the very same book."""

    def __init__(self, book: Book) -> None:
        self.book = book

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and other.book is self.book

    def __hash__(self) -> int:
        return id(self.book)


def fall(desk: BattleContext, fire: Fire) -> CasualtyChances:
    """Who may fall to these shots, and what that does to the morale of their unit."""
    battle = desk.battle
    target = battle.company.get(fire.aims[0].target, "") if fire.aims else ""
    if not target or len(fire.aims) > MANY:
        return CasualtyChances()
    found = odds(desk.book, battle, fire)
    title = desk.say("card-fall", unit=target)
    said = (
        desk.say("card-mean", mean=decimal(desk.lang, found.mean), unit=target),
        *_nerve(desk, target, found),
    )
    return CasualtyChances(said, (_small(distribution(desk.lang, title, found.casualties)),))


def _small(chart: Chart) -> Chart:
    """The chart without rare outcomes at both ends."""
    kept = [place for place, bar in enumerate(chart.bars) if bar.value >= RARE]
    return replace(chart, bars=chart.bars[kept[0] : kept[-1] + 1]) if kept else chart


def _nerve(desk: BattleContext, target: str, found: VolleyOdds) -> tuple[str, ...]:
    """What the casualties do to a unit that takes tests, in words."""
    unit = desk.battle.units[target]
    if unit.sort is not Sort.UNIT or not _tests(desk.book, desk.battle, unit):
        return ()
    nerve: Chances[MoraleOdds] = odds_after_casualties(desk.book, desk.battle, unit, found.casualties)
    marked, breaks = nerve.of(MoraleOdds.MARKED), nerve.of(MoraleOdds.BREAKS)
    if not marked and not breaks:
        return ()
    return (desk.say("card-nerve", marked=percent(desk.lang, marked), breaks=percent(desk.lang, breaks)),)


def _tests(book: Book, battle: Battle, unit: Unit) -> bool:
    return any(each.name == unit.name for each in testers(book, battle, unit.side))


def answering(desk: BattleContext, fire: Fire) -> CasualtyChances:
    """What the target may do with its remaining shots at the same distance."""
    battle, first = desk.battle, fire.aims[0]
    target, unit = battle.company.get(first.target, ""), battle.company.get(first.shooter, "")
    if not target or not first.visible:
        return CasualtyChances()
    aims = shots.aims(desk.book, battle, target, unit, 0, first.inches)
    if not aims or len(aims) > MANY:
        return CasualtyChances()
    found = odds(desk.book, battle, Fire(aims))
    if not found.mean:
        return CasualtyChances((desk.say("card-no-answer", unit=target),))
    title = desk.say("card-answer", unit=target)
    chart = _small(distribution(desk.lang, title, found.casualties))
    return CasualtyChances(
        (desk.say("card-answer-mean", unit=target, mean=decimal(desk.lang, found.mean)),), (chart,)
    )


# --- outcomes of any other order, found by trying ---


Facts = tuple[EventRecord, ...]
Told = tuple[str, tuple[str, ...]]
"""A face of the die, and the sentence about it, split at its numbers."""
NUMBER = re.compile(r"(\d+)")


def outcomes(desk: BattleContext, command: Command) -> Reading:
    """The reading of any order: for one die what each face brings, for more what they need."""
    first = _wanted(desk, command)
    if first is None:
        return Reading()
    count, why = first
    tries = {face: _tried(desk, command, (face,) * count) for face in range(1, SIDES + 1)}
    needs = tuple(_needs(desk, tries.values(), desk.say(why)))
    faces = tuple(_faces(desk, tries)) if count == 1 else ()
    return Reading(needs, faces=faces)


def _wanted(desk: BattleContext, command: Command) -> tuple[int, str] | None:
    """How many dice the order asks for first, and for what; None without dice."""
    try:
        desk.document.referee.decide(desk.battle, command, Dice())
    except DiceNeeded as needed:
        return needed.count, needed.why
    return None


def _tried(desk: BattleContext, command: Command, faces: tuple[int, ...]) -> Facts | DiceNeeded:
    try:
        return desk.document.referee.decide(desk.battle, command, Dice(faces))
    except DiceNeeded as needed:
        return needed


def _needs(desk: BattleContext, tries: Iterable[Facts | DiceNeeded], head: str) -> Iterator[NeededNumber]:
    """Every check that some throw meets, once; for sums without a check, what is added to the dice."""
    found: dict[object, NeededNumber] = {}
    for facts in tries:
        for fact in facts if isinstance(facts, tuple) else ():
            check = getattr(fact.event, "check", None)
            if isinstance(check, Check):
                found.setdefault((check.target, check.reckoning), need(desk, check, head))
            elif isinstance(sum_ := getattr(fact.event, "reckoning", None), Reckoning) and sum_.lines:
                found.setdefault("sum", NeededNumber(head, "", desk.say("card-sum"), lines(desk, sum_)))
    yield from found.values()


def _faces(desk: BattleContext, tries: dict[int, Facts | DiceNeeded]) -> Iterator[Face]:
    """Return what each face leads to; faces that lead to the same are grouped."""
    groups: list[list[Told]] = []
    for face, facts in tries.items():
        told_ = (str(face), tuple(NUMBER.split(_outcome(desk, facts))))
        if groups and _same(groups[-1][0], told_):
            groups[-1].append(told_)
        else:
            groups.append([told_])
    yield from (_face(group) for group in groups)


def _same(one: Told, other: Told) -> bool:
    """Whether two sentences differ only in the faces that they are about."""
    if len(one[1]) != len(other[1]):
        return False
    pairs = zip(one[1], other[1], strict=True)
    return all(left == right or (left, right) == (one[0], other[0]) for left, right in pairs)


def _face(group: list[Told]) -> Face:
    """The sentences of a group as one, with all faces where each named its own."""
    (face, parts), last = group[0], group[-1]
    shown = face if len(group) == 1 else f"{face}–{last[0]}"
    both = zip(parts, last[1], strict=True)
    return Face(shown, "".join(left if left == right else shown for left, right in both))


def _outcome(desk: BattleContext, facts: Facts | DiceNeeded) -> str:
    if isinstance(facts, DiceNeeded):
        return desk.say("card-then-more", count=facts.count, what=desk.say(facts.why))
    after: Battle = desk.battle
    for fact in facts:
        after = desk.document.referee.evolve(after, fact)
    return " ".join(capital(each) for each in told(desk.lang, after, facts)) or desk.say(
        "card-nothing-happens"
    )

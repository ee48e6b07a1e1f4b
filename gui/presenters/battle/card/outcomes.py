"""What shots may bring, exactly: who falls, what it does to their nerve, and what the enemy may answer."""

from functools import lru_cache

from gui.presenters.battle.order_context import BattleContext
from heart_africa.core.chances import Chances
from heart_africa.core.dataclass import dataclass, replace
from heart_africa.language.narration import decimal, percent
from heart_africa.rules.battle import Battle, Sort, Unit
from heart_africa.rules.book import Book
from heart_africa.rules.odds.morale import MoraleOdds, odds_after_casualties
from heart_africa.rules.odds.volleys import VolleyOdds, odds_of_shooting, odds_of_volley
from heart_africa.rules.play.morale.causes import testers
from heart_africa.rules.play.shooting.orders import Fire
from heart_africa.rules.play.shooting.shot import shots_of
from heart_africa.rules.referee.shooting import unit_shots
from reports.content.chart import Chart, distribution

RARE = 0.01
"""What is rarer than this at the ends is left out of a small chart."""

MANY = 60
"""Of more shots than this the exact odds take longer than a person waits."""


@dataclass(frozen=True, slots=True)
class Fall:
    """Who may fall, in words and as a chart; nothing where there is nothing to say."""

    said: tuple[str, ...] = ()
    charts: tuple[Chart, ...] = ()


def odds(book: Book, battle: Battle, fire: Fire) -> VolleyOdds:
    """The exact odds of these shots; those asked for just before are remembered."""
    return _Asked.of(book, battle, fire)


class _Asked:
    """Odds are values of book, battle and order alone."""

    @staticmethod
    @lru_cache(maxsize=64)
    def _known(fire: Fire, battle: Battle, book: "_Same") -> VolleyOdds:
        return (odds_of_volley if fire.together else odds_of_shooting)(book.book, shots_of(battle, fire.aims))

    @classmethod
    def of(cls, book: Book, battle: Battle, fire: Fire) -> VolleyOdds:
        return cls._known(fire, battle, _Same(book))


class _Same:
    """A book as a key: the very same one."""

    def __init__(self, book: Book) -> None:
        self.book = book

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and other.book is self.book

    def __hash__(self) -> int:
        return id(self.book)


def fall(desk: BattleContext, fire: Fire) -> Fall:
    """Who falls to these shots, and what it does to their unit."""
    battle = desk.battle
    target = battle.company.get(fire.aims[0].target, "") if fire.aims else ""
    if not target or len(fire.aims) > MANY:
        return Fall()
    found = odds(desk.book, battle, fire)
    title = desk.say("card-fall", unit=target)
    said = (
        desk.say("card-mean", mean=decimal(desk.lang, found.mean), unit=target),
        *_nerve(desk, target, found),
    )
    return Fall(said, (_small(distribution(desk.lang, title, found.casualties)),))


def _small(chart: Chart) -> Chart:
    """Without its rare ends."""
    kept = [place for place, bar in enumerate(chart.bars) if bar.value >= RARE]
    return replace(chart, bars=chart.bars[kept[0] : kept[-1] + 1]) if kept else chart


def _nerve(desk: BattleContext, target: str, found: VolleyOdds) -> tuple[str, ...]:
    """What the casualties do to a unit that takes tests."""
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


def answering(desk: BattleContext, fire: Fire) -> Fall:
    """What the target may do with the shots that it has left, at the same distance."""
    battle, first = desk.battle, fire.aims[0]
    target, unit = battle.company.get(first.target, ""), battle.company.get(first.shooter, "")
    if not target or not first.visible:
        return Fall()
    aims = unit_shots.aims(desk.book, battle, target, unit, 0, first.inches)
    if not aims or len(aims) > MANY:
        return Fall()
    found = odds(desk.book, battle, Fire(aims))
    if not found.mean:
        return Fall((desk.say("card-no-answer", unit=target),))
    title = desk.say("card-answer", unit=target)
    chart = _small(distribution(desk.lang, title, found.casualties))
    return Fall((desk.say("card-answer-mean", unit=target, mean=decimal(desk.lang, found.mean)),), (chart,))

"""What of this turn has reached a unit, in the terms of its chapter, and what of it is settled."""

from collections import Counter
from collections.abc import Iterable, Mapping

from heart_africa.rules.battle import Battle, Happening, SideId, Unit, marks, other
from heart_africa.rules.battle.companies import casualties
from heart_africa.rules.book import Book
from heart_africa.rules.play import morale
from heart_africa.rules.play.morale import Ambush, Due, FriendGone, News, NotableLost, Spell
from heart_africa.rules.play.morale.facts import Notable
from heart_africa.rules.referee.morale.units import morale_unit
from heart_africa.rules.releases import exempt, unbelief

CASUALTIES = "casualties"
ONCE = frozenset({"ambush", "captured", "village"})
"""What makes one test in a turn, however often it happens (AMBUSH-12, MORALE-11, MORALE-12)."""

SEEN = frozenset({"destroyed", "fled"})
"""What only those test for who saw it (MORALE-07)."""

MEASURED = SEEN | {"ambush", "notable"}
"""What reaches no farther than the book says."""

Heard = tuple[Happening, float]


def news_of(book: Book, battle: Battle, unit: Unit) -> News:
    """What has reached a unit this turn and is not settled.

    What it is not asked about, since it makes no test however near, is told as if it had been near, so that
    the reason is said.
    """
    settled = marks.named(unit, marks.TESTED)
    heard = [
        (news, inches)
        for number, news in enumerate(battle.news)
        if settled_as(number, news) not in settled
        and (inches := _inches(book, battle, unit, news)) is not None
    ]
    lost = 0 if CASUALTIES in settled else casualties(battle, unit)
    return told(book, battle, unit, heard, lost)


def causes(book: Book, battle: Battle, unit: Unit) -> tuple[str, ...]:
    """Everything that has reached a unit, under the names by which its tests are settled."""
    reached = (
        settled_as(number, news)
        for number, news in enumerate(battle.news)
        if _inches(book, battle, unit, news) is not None
    )
    return tuple(dict.fromkeys((CASUALTIES, *reached)))


def settled_as(number: int, news: Happening) -> str:
    """The name under which the test for something is settled: of its kind, or of the one happening."""
    return news.what if news.what in ONCE else str(number)


def hears(news: Happening) -> SideId:
    """The side whose units may test for it."""
    return other(news.side) if news.what == "ambush" else news.side


def _inches(book: Book, battle: Battle, unit: Unit, news: Happening) -> float | None:
    """How far from it something happened; None if it has not heard of it, or has nothing to do with it."""
    if news.what == "spell":
        return 0 if news.unit == unit.name else None
    if unit.side != hears(news):
        return None
    if news.what not in MEASURED:
        return 0
    known = (news.heard or {}).get(unit.name)
    return known if known is not None else _reason_to_tell(book, battle, unit, news)


def _reason_to_tell(book: Book, battle: Battle, unit: Unit, news: Happening) -> float | None:
    if news.what == "ambush" or news.unit == unit.name or exempt(book, battle, unit):
        return None
    return None if at_no_distance(book, battle, unit, news) else 0


def at_no_distance(book: Book, battle: Battle, unit: Unit, news: Happening) -> bool:
    """Whether it would make a test if it happened next to the unit."""
    heard = told(book, battle, unit, [(news, 0)])
    return any(isinstance(each, Due) for each in morale.weighed(book, morale_unit(battle, unit), heard))


def told(book: Book, battle: Battle, unit: Unit, heard: Iterable[Heard], lost: int = 0) -> News:
    """Casualties and what was heard as the chapter asks for them."""
    by_kind: dict[str, list[Heard]] = {}
    for news, inches in heard:
        by_kind.setdefault("gone" if news.what in SEEN else news.what, []).append((news, inches))

    def of(kind: str) -> list[Heard]:
        return by_kind.get(kind, [])

    return News(
        casualties=lost,
        ambushes=tuple(Ambush(inches, news.pygmies) for news, inches in of("ambush")),
        friends=tuple(_friend(battle, news, inches) for news, inches in of("gone")),
        notables=tuple(
            NotableLost(_notable(news), inches, news.contingent) for news, inches in of("notable")
        ),
        baggage_captured=len(of("captured")),
        baggage_eaten=len(of("eaten")),
        village_burnt=bool(of("village")),
        by_owner=any(_by_owner(battle, news) for news, _ in of("village")),
        defending=unit.side == battle.defender,
        spells=tuple(_spell(book, battle, unit, news.by) for news, _ in of("spell")),
    )


def _friend(battle: Battle, gone: Happening, inches: float) -> FriendGone:
    return FriendGone(gone.unit, _troops(battle, gone), inches, fled=gone.what == "fled")


def _troops(battle: Battle, gone: Happening) -> Mapping[str, int]:
    """Of what a lost unit consisted; all that it ever was, if nobody said."""
    return gone.troops or Counter(figure.troop for figure in battle.unit(gone.unit).figures)


def _notable(lost: Happening) -> Notable:
    notable: Notable = lost.who  # type: ignore[assignment]  # one of them, as whoever told it has seen to
    return notable


def _by_owner(battle: Battle, village: Happening) -> bool:
    """Whether the side whose village burns has set it on fire, named itself or by a figure of its own."""
    by = battle.unit_of(village.by).side if village.by in battle.company else village.by
    return by == village.side


def _spell(book: Book, battle: Battle, unit: Unit, by: str) -> Spell:
    return Spell(by, unbelief(book, battle, unit) or exempt(book, battle, unit))

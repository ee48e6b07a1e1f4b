"""What reached a unit this turn, and which of it makes the unit test (p. 28); no die is needed to know."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import ParamSpec

from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.problems import Problem
from heart_africa.rules.battle import Battle, NewsItem, SideId, Sort, Unit, Where, other
from heart_africa.rules.battle.companies import at_start, casualties, figures
from heart_africa.rules.battle.marks import TESTED, marked_names
from heart_africa.rules.book import BAGGAGE, DHOW, Arm, Book
from heart_africa.rules.book.play import CauseId
from heart_africa.rules.book.printed import Reason, holding, message, problems
from heart_africa.rules.morale_exemptions import exempt, unbelief
from heart_africa.rules.play.morale.events import AREA, Due, News, NotDue

NEVER: Mapping[str, Callable[[Book, Battle, Unit], bool]] = {
    "leader": lambda _book, _battle, unit: unit.sort is Sort.LEADER,
    "standard_bearer": lambda _book, battle, unit: _all(battle, unit, "standard_bearer"),
    "witch_doctor": lambda _book, battle, unit: _all(battle, unit, "witch_doctor"),
    "scout": lambda _book, battle, unit: _all(battle, unit, "scout"),
    "baggage": lambda _book, battle, unit: _all(battle, unit, BAGGAGE),
    # A gunboat tests by its hits alone
    "gunboat": lambda book, battle, unit: any(
        troop in book.troops and book.arm(troop) is Arm.VESSEL for troop in figures(battle, unit)
    ),
    "dhow": lambda _book, battle, unit: _all(battle, unit, DHOW),  # a dhow tests by its hits alone
    "not_on_table": lambda _book, _battle, unit: unit.where is not Where.TABLE or unit.broken,
    "nobody_left": lambda _book, battle, unit: not figures(battle, unit),
}


def never_tests(book: Book, battle: Battle, unit: Unit) -> tuple[Problem, ...]:
    """Why this unit never tests for the usual causes; empty if it does test."""
    rows = holding(book.morale.never, NEVER, book, battle, unit)
    return problems(f"{AREA}-never", rows, unit.name, {"unit": unit.name})


def testers(book: Book, battle: Battle, *sides: SideId) -> Iterator[Unit]:
    """The units of these sides on the table that take tests for the usual causes."""
    for unit in battle.units.values():
        if unit.sort is Sort.UNIT and unit.side in sides and not never_tests(book, battle, unit):
            yield unit


def _all(battle: Battle, unit: Unit, who: str) -> bool:
    return set(figures(battle, unit)) == {who}


# --- what makes it test ---


CASUALTIES = "casualties"
ONCE = frozenset({"ambush", "captured", "village"})
"""What makes one test in a turn, however often it happens (AMBUSH-12, MORALE-11, MORALE-12)."""

SEEN = ("destroyed", "fled")
"""What only those test for who saw it (MORALE-07)."""

MEASURED = frozenset({*SEEN, "ambush", "notable"})
"""What reaches no farther than the book says."""

Answer = Due | NotDue
Facts = ParamSpec("Facts")


# --- what has reached it ---


def news_of(book: Book, battle: Battle, unit: Unit) -> News:
    """What has reached a unit this turn and has not been tested for.

    News that cannot make it test at any distance counts as if it had been near, so that the reason can be
    told.
    """
    settled = marked_names(unit, TESTED)
    heard = (
        (news, inches)
        for number, news in enumerate(battle.news)
        if settled_as(number, news) not in settled
        and (inches := _inches(book, battle, unit, news)) is not None
    )
    return News(0 if CASUALTIES in settled else casualties(battle, unit), tuple(heard))


def causes(book: Book, battle: Battle, unit: Unit) -> tuple[str, ...]:
    """The causes that have reached a unit this turn, by the names under which its tests are recorded."""
    reached = (
        settled_as(number, news)
        for number, news in enumerate(battle.news)
        if _inches(book, battle, unit, news) is not None
    )
    return tuple(dict.fromkeys((CASUALTIES, *reached)))


def settled_as(number: int, news: NewsItem) -> str:
    """The name under which a test for this news is recorded as taken: its kind, or its place in the news."""
    return news.what if news.what in ONCE else str(number)


def hears(news: NewsItem) -> SideId:
    """The side whose units may have to test for this news."""
    return other(news.side) if news.what == "ambush" else news.side


def _inches(book: Book, battle: Battle, unit: Unit, news: NewsItem) -> float | None:
    """The inches from a unit to where something happened; None if it does not concern the unit."""
    if news.what == "spell":
        return 0 if news.unit == unit.name else None
    if unit.side != hears(news):
        return None
    if news.what not in MEASURED:
        return 0
    known = (news.heard or {}).get(unit.name)
    return known if known is not None else _reason_to_tell(book, battle, unit, news)


def _reason_to_tell(book: Book, battle: Battle, unit: Unit, news: NewsItem) -> float | None:
    if news.what == "ambush" or news.unit == unit.name or exempt(book, battle, unit):
        return None
    return None if at_no_distance(book, battle, unit, news) else 0


def at_no_distance(book: Book, battle: Battle, unit: Unit, news: NewsItem) -> bool:
    """Whether the unit would have to test if this happened next to it."""
    return any(isinstance(each, Due) for each in weighed(book, battle, unit, News(heard=((news, 0),))))


# --- what makes a test ---


def due_tests(book: Book, battle: Battle, unit: Unit) -> tuple[Due, ...]:
    """Every test that a unit has to take, with its reason; spells come last, since they may wait (WITCH-06).

    `spared` says why it takes none at all, as while half of it follows a charismatic leader.
    """
    answers = weighed(book, battle, unit, news_of(book, battle, unit))
    leave = exempt(book, battle, unit)
    return tuple(replace(answer, spared=leave) for answer in answers if isinstance(answer, Due))


def weighed(book: Book, battle: Battle, unit: Unit, news: News) -> tuple[Answer, ...]:
    """For all that happened, a test or why there is none; empty for a unit that never tests."""
    if never_tests(book, battle, unit):
        return ()
    return tuple(answer for cause in CAUSES for answer in cause(book, battle, unit, news))


# --- casualties (MORALE-02, MORALE-03) ---


def threshold(book: Book, start: int) -> int:
    """How many casualties in one turn make a test, for a unit of so many figures at its start."""
    rows = book.morale.thresholds
    return next(row.casualties for row in rows if row.most is None or start <= row.most)


def _casualties(book: Book, battle: Battle, unit: Unit, news: News) -> Iterator[Answer]:
    """One test for the threshold and one for each further full multiple."""
    start = at_start(battle, unit)
    needed = threshold(book, start)
    about = {"casualties": news.casualties, "figures": start, "threshold": needed}
    if row := _first(book.morale.no_test.casualties, FEW, news.casualties, needed):
        yield _not_due(row, about)
    for multiple in range(1, news.casualties // needed + 1):
        cause: CauseId = "casualties" if multiple == 1 else "more_casualties"
        yield _due(book, cause, about | {"reached": multiple * needed})


# --- ambushes (MORALE-04, MORALE-05) ---


def ambush_too_far(book: Book, inches: float, _others: int) -> bool:
    """Whether the ambush emerged too far from every figure of the unit."""
    return inches > book.morale.ambush_within_in.value


def _ambushes(book: Book, _battle: Battle, _unit: Unit, news: News) -> Iterator[Answer]:
    """One test for all ambushes of the turn, and one more if pygmies are among those near enough."""
    near: list[NewsItem] = []
    reach = book.morale.ambush_within_in.value
    for ambush, inches in news.of("ambush"):
        about = {"inches": inches, "reach": reach}
        row = _first(book.morale.no_test.ambush, AMBUSHES, book, inches, len(near))
        yield _not_due(row, about) if row else _due(book, "ambush", about)
        near += [] if ambush_too_far(book, inches, 0) else [ambush]
    if any(ambush.pygmies for ambush in near):
        yield _due(book, "pygmy_ambush", {"reach": reach})


# --- friends destroyed or fled, who were seen (MORALE-07, MORALE-08) ---


def _points(book: Book, troops: Mapping[str, int]) -> list[int]:
    return [book.troops[troop].points for troop, count in troops.items() if count]


def _friends(book: Book, battle: Battle, unit: Unit, news: News) -> Iterator[Answer]:
    """A test for each friendly unit destroyed or fled, or why there is none."""
    for gone, inches in news.of(*SEEN):
        # All that the unit ever had, if the news does not say.
        troops = gone.troops or Counter(figure.troop for figure in battle.unit(gone.unit).figures)
        worth = max(_points(book, troops))
        own = min(_points(book, figures(battle, unit)))
        reach = book.morale.friend_within_in.value
        about = {"friend": gone.unit, "inches": inches, "reach": reach, "worth": worth, "own_worth": own}
        row = _first(book.morale.no_test.friend, FRIENDS, book, inches, worth, own)
        cause: CauseId = "friend_fled" if gone.what == "fled" else "friend_destroyed"
        yield _not_due(row, about) if row else _due(book, cause, about)


# --- leaders, standard bearers, witch doctors (MORALE-09, MORALE-10) ---


def _notables(book: Book, _battle: Battle, unit: Unit, news: News) -> Iterator[Answer]:
    """A test for each notable lost, or why there is none."""
    for lost, inches in news.of("notable"):
        about = {"inches": inches, "reach": book.morale.notable_within_in.value}
        row = _first(book.morale.no_test.notable, NOTABLES, book, unit, lost, inches)
        yield _not_due(row, about) if row else _due(book, NOTABLE_LOST[lost.who], about)


# --- baggage and villages, which the whole army hears of (MORALE-11 to MORALE-13) ---


def _army(book: Book, battle: Battle, unit: Unit, news: News) -> Iterator[Answer]:
    """At most one test a turn for captured baggage and one for burning villages."""
    captured, villages = news.of("captured"), news.of("village")
    if captured:
        yield _due(book, "baggage_captured", {"elements": len(captured)})
    if villages and unit.side == battle.defender:
        own = any(_by_owner(battle, village) for village, _ in villages)
        yield _due(book, "own_village_burnt" if own else "village_burnt", {})
    for row in holding(book.morale.no_test.army, ARMY, battle, unit, news):
        yield _not_due(row, {"elements": len(news.of("eaten"))})


def _by_owner(battle: Battle, village: NewsItem) -> bool:
    """Whether the village was set on fire by its own side."""
    by = battle.unit_of(village.by).side if village.by in battle.company else village.by
    return by == village.side


# --- witch doctors (MORALE-06) ---


def _spells(book: Book, battle: Battle, unit: Unit, news: News) -> Iterator[Answer]:
    for spell, _ in news.of("spell"):
        row = _first(book.morale.no_test.spell, SPELLS, book, battle, unit)
        about = {"by": spell.by}
        yield _not_due(row, about) if row else _due(book, "spell", about)


# --- the tables ---

NOTABLE_LOST: Mapping[str, CauseId] = {
    "leader": "leader_lost",
    "standard_bearer": "standard_bearer_lost",
    "witch_doctor": "witch_doctor_lost",
}
FEW = {
    "too_few_casualties": lambda lost, needed: 0 < lost < needed,
}
AMBUSHES = {
    "ambush_too_far": ambush_too_far,
    # Another has made the one test of the turn already
    "another_ambush": lambda _book, _inches, others: others > 0,
}
FRIENDS = {
    "friend_too_far": lambda book, inches, _worth, _own: inches > book.morale.friend_within_in.value,
    # Each figure of it is worth fewer points than any of the unit's (ruling of MORALE-08)
    "friend_worth_less": lambda _book, _inches, worth, own: worth < own,
}
NOTABLES = {
    "notable_too_far": lambda book, _unit, _lost, inches: inches > book.morale.notable_within_in.value,
    # The standard bearer of another contingent, which was not its own standard (ruling of MORALE-09)
    "standard_of_others": lambda _book, unit, lost, _inches: (
        lost.who == "standard_bearer" and lost.contingent != unit.contingent
    ),
}
ARMY = {
    # Elements taken by crocodiles, which frightens nobody
    "baggage_eaten": lambda _battle, _unit, news: bool(news.of("eaten")),
    # Only the defender's villages count (ruling of MORALE-12)
    "village_of_the_attacker": lambda battle, unit, news: (
        bool(news.of("village")) and unit.side != battle.defender
    ),
}
SPELLS = {
    # The unit does not mind it
    "spell_immune": lambda book, battle, unit: bool(
        unbelief(book, battle, unit) or exempt(book, battle, unit)
    ),
}
CAUSES = (_casualties, _ambushes, _friends, _notables, _army, _spells)


def _first(
    rows: tuple[Reason, ...],
    conditions: Mapping[str, Callable[Facts, bool]],
    *facts: Facts.args,
    **more: Facts.kwargs,
) -> Reason | None:
    return next(iter(holding(rows, conditions, *facts, **more)), None)


def _due(book: Book, cause: CauseId, about: Mapping[str, object]) -> Due:
    entry = book.morale.causes[cause]
    return Due(f"{AREA}-{cause.replace('_', '-')}", entry.rule, entry.page, about, waits=cause == "spell")


def _not_due(row: Reason, about: Mapping[str, object]) -> NotDue:
    return NotDue(message(AREA, row), row.rule, row.page, about)


# --- how many more casualties this turn would make how many tests ---


@dataclass(frozen=True, slots=True)
class LadderStep:
    """One more test at so many casualties: how many more are needed, the total then, and the tests then."""

    more: int
    casualties: int
    tests: int


@dataclass(frozen=True, slots=True)
class Ladder:
    """How many more casualties would make how many tests for a unit this turn.

    `tests`: those its losses make already. Losing the last figure is no step, since nobody would be left to
    test.
    """

    threshold: int
    tests: int
    steps: tuple[LadderStep, ...]


def ladder(book: Book, at_start: int, casualties: int = 0) -> Ladder:
    """The ladder of a unit of so many figures at the start of the turn that has lost so many since."""
    needed = threshold(book, at_start)
    made = casualties // needed
    ahead = range((made + 1) * needed, at_start, needed)
    steps = tuple(LadderStep(lost - casualties, lost, lost // needed) for lost in ahead)
    return Ladder(needed, made if casualties < at_start else 0, steps)

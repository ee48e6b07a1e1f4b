"""What makes a unit test, and what does not (p. 28): known before any die."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import ParamSpec

from heart_africa.rules.book import Book
from heart_africa.rules.conditions import holding, message
from heart_africa.rules.play.morale.facts import (
    AREA,
    Ambush,
    Due,
    FriendGone,
    News,
    NotableLost,
    NotDue,
    Spell,
    Unit,
)
from heart_africa.rules.play.morale.never import never_tests
from heart_africa.rules.tables.morale import CauseId
from heart_africa.rules.tables.printed import Reason
from heart_africa.rules.units import Release

Answer = Due | NotDue
Facts = ParamSpec("Facts")


def due_tests(book: Book, unit: Unit, news: News, exempt: Release | None = None) -> tuple[Due, ...]:
    """Every test of the turn, one by one with its reason; spells last, since they may wait (WITCH-06).

    `exempt`: why the unit takes none at all, as while half of it follows a charismatic leader.
    """
    answers = weighed(book, unit, news)
    return tuple(replace(answer, spared=exempt) for answer in answers if isinstance(answer, Due))


def weighed(book: Book, unit: Unit, news: News) -> tuple[Answer, ...]:
    """Everything that happened, the tests it makes and why the rest makes none; nothing if it never tests."""
    if never_tests(book, unit):
        return ()
    return tuple(answer for cause in CAUSES for answer in cause(book, unit, news))


# --- casualties (MORALE-02, MORALE-03) ---


def threshold(book: Book, at_start: int) -> int:
    """The casualties of one turn that make a test, for a unit of so many figures at its start."""
    rows = book.morale.thresholds
    return next(row.casualties for row in rows if row.most is None or at_start <= row.most)


def too_few_casualties(book: Book, unit: Unit, news: News) -> bool:
    """Fewer than make a test."""
    return 0 < news.casualties < threshold(book, unit.at_start)


def _casualties(book: Book, unit: Unit, news: News) -> Iterator[Answer]:
    """One test for the threshold and one for each further full multiple."""
    needed = threshold(book, unit.at_start)
    about = {"casualties": news.casualties, "figures": unit.at_start, "threshold": needed}
    if row := _first(book.morale.no_test.casualties, CASUALTIES, book, unit, news):
        yield _not_due(row, about)
    for multiple in range(1, news.casualties // needed + 1):
        cause: CauseId = "casualties" if multiple == 1 else "more_casualties"
        yield _due(book, cause, about | {"reached": multiple * needed})


# --- ambushes (MORALE-04, MORALE-05) ---


def ambush_too_far(book: Book, ambush: Ambush, _others: int) -> bool:
    """It emerged too far from every figure of the unit."""
    return ambush.inches > book.morale.ambush_within_in.value


def another_ambush(_book: Book, _ambush: Ambush, others: int) -> bool:
    """Another has made the one test of the turn already."""
    return others > 0


def _ambushes(book: Book, _unit: Unit, news: News) -> Iterator[Answer]:
    """One test however many emerge, and one more if there are pygmies among those near enough."""
    near: list[Ambush] = []
    reach = book.morale.ambush_within_in.value
    for ambush in news.ambushes:
        about = {"inches": ambush.inches, "reach": reach}
        row = _first(book.morale.no_test.ambush, AMBUSHES, book, ambush, len(near))
        yield _not_due(row, about) if row else _due(book, "ambush", about)
        near += [] if ambush_too_far(book, ambush, 0) else [ambush]
    if any(ambush.pygmies for ambush in near):
        yield _due(book, "pygmy_ambush", {"reach": reach})


# --- friends destroyed or fled (MORALE-07, MORALE-08) ---


def friend_too_far(book: Book, _unit: Unit, friend: FriendGone) -> bool:
    """It was not near enough to any figure of the unit."""
    return friend.inches > book.morale.friend_within_in.value


def friend_out_of_sight(_book: Book, _unit: Unit, friend: FriendGone) -> bool:
    """No figure of the unit saw it."""
    return not friend.in_sight


def friend_worth_less(book: Book, unit: Unit, friend: FriendGone) -> bool:
    """Each figure of it is worth fewer points than any of the unit's (ruling of MORALE-08)."""
    return max(_points(book, friend.figures)) < min(_points(book, unit.figures))


def _points(book: Book, figures: Mapping[str, int]) -> list[int]:
    return [book.troops[troop].points for troop, count in figures.items() if count]


def _friends(book: Book, unit: Unit, news: News) -> Iterator[Answer]:
    for friend in news.friends:
        yield friend_gone(book, unit, friend)


def friend_gone(book: Book, unit: Unit, friend: FriendGone) -> Answer:
    """Whether the loss or flight of a friendly unit makes this one test."""
    about = {
        "friend": friend.name,
        "inches": friend.inches,
        "reach": book.morale.friend_within_in.value,
        "worth": max(_points(book, friend.figures)),
        "own_worth": min(_points(book, unit.figures)),
    }
    if row := _first(book.morale.no_test.friend, FRIENDS, book, unit, friend):
        return _not_due(row, about)
    return _due(book, "friend_fled" if friend.fled else "friend_destroyed", about)


# --- leaders, standard bearers, witch doctors (MORALE-09, MORALE-10) ---


def notable_too_far(book: Book, _unit: Unit, lost: NotableLost) -> bool:
    """It fell too far away for the news to arrive."""
    return lost.inches > book.morale.notable_within_in.value


def standard_of_others(_book: Book, unit: Unit, lost: NotableLost) -> bool:
    """The standard bearer of another contingent, which was not its own standard (ruling of MORALE-09)."""
    return lost.who == "standard_bearer" and lost.contingent != unit.contingent


def _notables(book: Book, unit: Unit, news: News) -> Iterator[Answer]:
    """Each of them makes its own test."""
    causes: dict[str, CauseId] = {
        "leader": "leader_lost",
        "standard_bearer": "standard_bearer_lost",
        "witch_doctor": "witch_doctor_lost",
    }
    for lost in news.notables:
        about = {"inches": lost.inches, "reach": book.morale.notable_within_in.value}
        row = _first(book.morale.no_test.notable, NOTABLES, book, unit, lost)
        yield _not_due(row, about) if row else _due(book, causes[lost.who], about)


# --- baggage and villages, which the whole army hears of (MORALE-11 to MORALE-13) ---


def baggage_eaten(news: News) -> bool:
    """Elements taken by crocodiles, which frightens nobody."""
    return news.baggage_eaten > 0


def village_of_the_attacker(news: News) -> bool:
    """Only the defender's villages count (ruling of MORALE-12)."""
    return news.village_burnt and not news.defending


def _army(book: Book, _unit: Unit, news: News) -> Iterator[Answer]:
    """One test a turn for baggage and one for villages, however many."""
    if news.baggage_captured:
        yield _due(book, "baggage_captured", {"elements": news.baggage_captured})
    if news.village_burnt and news.defending:
        yield _due(book, "own_village_burnt" if news.by_owner else "village_burnt", {})
    for row in holding(book.morale.no_test.army, ARMY, news):
        yield _not_due(row, {"elements": news.baggage_eaten})


# --- witch doctors (MORALE-06) ---


def spell_immune(spell: Spell) -> bool:
    """The unit does not mind it."""
    return spell.immune is not None


def _spells(book: Book, _unit: Unit, news: News) -> Iterator[Answer]:
    for spell in news.spells:
        about = {"by": spell.by}
        row = _first(book.morale.no_test.spell, SPELLS, spell)
        yield _not_due(row, about) if row else _due(book, "spell", about)


# --- the tables ---

CASUALTIES = {"too_few_casualties": too_few_casualties}
AMBUSHES = {"ambush_too_far": ambush_too_far, "another_ambush": another_ambush}
FRIENDS = {
    "friend_too_far": friend_too_far,
    "friend_out_of_sight": friend_out_of_sight,
    "friend_worth_less": friend_worth_less,
}
NOTABLES = {"notable_too_far": notable_too_far, "standard_of_others": standard_of_others}
ARMY = {"baggage_eaten": baggage_eaten, "village_of_the_attacker": village_of_the_attacker}
SPELLS = {"spell_immune": spell_immune}
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

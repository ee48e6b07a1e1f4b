"""Morale tests (p. 28): what the die has to reach, what comes of it, and which tests are owed."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping

from heart_africa.core.dataclass import dataclass
from heart_africa.core.dice import Dice
from heart_africa.core.fields import UnitName
from heart_africa.core.journal.records import Order
from heart_africa.core.problems import Problem
from heart_africa.core.reckoning import Check, Line, Reckoning
from heart_africa.rules.battle import Battle, SideId, Sort, Stage, Unit
from heart_africa.rules.battle.companies import figures
from heart_africa.rules.battle.state import SIDES
from heart_africa.rules.book import NO_TROOP, Book, Troop
from heart_africa.rules.book.play import Step
from heart_africa.rules.book.printed import Entry, holding, problems
from heart_africa.rules.morale_exemptions import given
from heart_africa.rules.play.morale.causes import due_tests, never_tests, news_of, testers, weighed
from heart_africa.rules.play.morale.events import (
    AREA,
    DIE,
    NOW,
    Due,
    Event,
    MarkerPlaced,
    MoraleRolled,
    NotDue,
    Spared,
    UnitBroke,
)
from heart_africa.rules.play.morale.news import Hear, cause_of, concerned, happening, questions, unseen
from heart_africa.rules.play.morale.vessels import TakeVesselTests, due_vessel_tests, is_vessel, vessel_check
from heart_africa.rules.shared_terms import Release


class TakeTests(Order, kind="take-tests"):
    """A unit takes all the tests that it owes now, one die each."""

    unit: UnitName


def check(book: Book, battle: Battle, unit: Unit) -> Check:
    """What the die has to reach: the morale factor of page 12 that most of the unit's figures have.

    If two factors are equally common, the worse counts (ruling of MORALE-14). Raises `ValueError` if none
    tests.
    """
    present = figures(battle, unit)
    voters = list(_voters(book, present))
    votes: Counter[int] = Counter()
    for _, factor, count in voters:
        votes[factor] += count
    if not votes:
        raise ValueError(dict(present))
    needed = max(votes, key=lambda factor: (votes[factor], factor))
    row = next(troop for troop, factor, _ in voters if factor == needed)
    return Check(Reckoning(), needed, row.rule, row.page)


def _voters(book: Book, present: Mapping[str, int]) -> Iterator[tuple[Troop, int, int]]:
    """The troops of a unit that test, their factor and number; bearers count as their masters (CHAR-24)."""
    for who, count in present.items():
        if who not in NO_TROOP:
            troop = book.troops[book.morale.stands_as.get(who, who)]
            if troop.profile.morale:
                yield troop, troop.profile.morale, count


def take_tests(book: Book, battle: Battle, order: TakeTests, dice: Dice) -> Iterator[Event]:
    """The events of all tests that a unit owes, spells last of all; one that has fled takes no more.

    Raises `DiceNeeded`, one die at a time, and `BadData`.
    """
    unit, row = battle.unit(order.unit), book.morale
    failures, leaves = unit.markers, list(given(book, unit))
    for due in sorted(due_tests(book, battle, unit), key=lambda each: each.waits):
        if release := due.spared or (leaves.pop(0) if leaves else None):
            yield Spared(unit.name, due, release)
            continue
        needs = check(book, battle, unit)
        (face,) = dice.roll(1, DIE)
        rolled = MoraleRolled(unit.name, due, needs, face)
        yield rolled
        if rolled.passed:
            continue
        failures += 1
        if failures >= row.failures_that_break.value:
            yield UnitBroke(unit.name, row.failures_that_break.rule, row.failures_that_break.page)
            return
        yield MarkerPlaced(unit.name, row.marker.rule, row.marker.page)


# --- what is owed ---


@dataclass(frozen=True, slots=True)
class Owing:
    """A unit or vessel before its tests of the phase.

    `due`: every test owed; `not_due`: what happened and makes none, and why; `releases`: exemptions from one
    test each; `check`: what each die has to reach; `never`: why it takes no tests for the usual causes.
    """

    unit: str
    side: SideId
    due: tuple[Due, ...] = ()
    not_due: tuple[NotDue, ...] = ()
    releases: tuple[Release, ...] = ()
    check: Check | None = None
    never: tuple[Problem, ...] = ()
    vessel: bool = False

    @property
    def rolled(self) -> tuple[Due, ...]:
        """The tests from which no lasting exemption frees it; those from one test each are not taken off."""
        return tuple(due for due in self.due if due.spared is None)

    @property
    def dice(self) -> int:
        """How many dice it will throw, if it does not break before."""
        return max(0, len(self.rolled) - len(self.releases))


def owing(book: Book, battle: Battle, name: str) -> Owing:
    """What a unit or vessel owes now. Raises `BadData` for an unknown name."""
    unit = battle.unit(name)
    never = never_tests(book, battle, unit)
    if is_vessel(book, unit):
        due, needed = due_vessel_tests(book, unit), vessel_check(book, unit)
        return Owing(name, unit.side, due, check=needed, never=never, vessel=True)
    if never or unit.sort is Sort.BOAT:  # a canoe has no morale of its own
        return Owing(name, unit.side, never=never)
    answers = weighed(book, battle, unit, news_of(book, battle, unit))
    return Owing(
        name,
        unit.side,
        due_tests(book, battle, unit),
        tuple(each for each in answers if isinstance(each, NotDue)),
        given(book, unit),
        check(book, battle, unit),
    )


def owings(book: Book, battle: Battle) -> tuple[Owing, ...]:
    """All units and vessels to which anything happened that may make them test."""
    tested = {unit.name for unit in testers(book, battle, *SIDES)}
    units = (unit for unit in battle.units.values() if unit.name in tested or is_vessel(book, unit))
    found = (owing(book, battle, unit.name) for unit in units)
    return tuple(each for each in found if each.due or each.not_due)


Row = Entry | Line


def found_now(code: str, row: Row, where: str = "", about: Mapping[str, object] | None = None) -> Problem:
    """An objection to an order at this moment of the turn, with its entry of the book."""
    return Problem(f"{NOW}-{code}", row.rule, row.page, where, about or {})


def out_of_morale(book: Book, battle: Battle) -> Iterator[Problem]:
    """A problem unless it is the morale step."""
    if battle.stage is not Stage.PLAY or battle.step is not Step.MORALE:
        yield found_now(f"not-in-{Step.MORALE.value}", book.sequence.row(Step.MORALE))


# --- news ---


def objections_to_hear(book: Book, battle: Battle, order: Hear) -> tuple[Problem, ...]:
    """The objections to an answer: it was given before, or names units that it does not concern.

    Raises `BadData`.
    """
    news = happening(battle, order.happening)
    row, about = cause_of(book, news), {"of": news.unit}
    found = [found_now("heard-already", row, "", about)] if news.heard is not None else []
    known = concerned(book, battle, news)
    for name, _ in order.units:
        if battle.unit(name).name not in known:
            found.append(found_now("not-concerned", row, name, about | {"unit": name}))
    dark, near = book.shooting.line.dark_in, book.morale.friend_within_in
    for name, inches in order.units:
        if unseen(battle, news) and inches is not None and dark.value < inches <= near.value:
            told = {"unit": name, "inches": inches, "dark": dark.value}
            found.append(found_now("seen-in-the-dark", dark, name, about | told))
    return tuple(dict.fromkeys(found))


# --- tests ---


def objections_to_leave(book: Book, battle: Battle, unit: Unit, row: Row) -> Iterator[Problem]:
    """The objections to exempting a unit from a test: another step is on, or it owes none."""
    yield from out_of_morale(book, battle)
    known = owing(book, battle, unit.name)
    if known.vessel or not known.dice:
        yield found_now("no-test-to-cancel", row, unit.name, {"unit": unit.name})


CONDITIONS: Mapping[str, Callable[[Book, Unit], bool]] = {
    # A unit would cancel two tests in one turn (ruling of STD-05)
    "cancels_two": lambda book, unit: len(given(book, unit)) > 1,
    "broken_already": lambda _book, unit: unit.broken,
}


def objections_to_rolling(book: Book, unit: Unit) -> tuple[Problem, ...]:
    """The objections to a unit's tests themselves, whatever it owes."""
    about = {"unit": unit.name, "count": len(given(book, unit))}
    return problems(AREA, holding(book.morale.objections, CONDITIONS, book, unit), unit.name, about)


def objections_to_take_tests(book: Book, battle: Battle, order: TakeTests) -> tuple[Problem, ...]:
    """All that is against taking a unit's tests now. Raises `BadData`."""
    unit = battle.unit(order.unit)
    known = owing(book, battle, unit.name)
    return (
        *out_of_morale(book, battle),
        *known.never,
        *dict.fromkeys(_unmeasured(book, battle, unit)),
        *_nothing_owed(book, unit, owed=bool(known.due) and not known.vessel),
        *objections_to_rolling(book, unit),
    )


def _unmeasured(book: Book, battle: Battle, unit: Unit) -> Iterator[Problem]:
    """A problem for each open question that may make the unit test."""
    for question in questions(book, battle):
        if unit.name in question.units:
            about = {"unit": unit.name, "of": question.news.unit}
            yield found_now("not-measured", question.why, unit.name, about)


def _nothing_owed(book: Book, unit: Unit, *, owed: bool) -> Iterator[Problem]:
    if not owed:
        yield found_now("nothing-owed", book.morale.each_cause, unit.name, {"unit": unit.name})


def objections_to_take_vessel_tests(
    book: Book, battle: Battle, order: TakeVesselTests
) -> tuple[Problem, ...]:
    """All that is against taking a vessel's tests now. Raises `BadData`."""
    unit = battle.unit(order.vessel)
    known = owing(book, battle, unit.name)
    owed = known.vessel and bool(known.due)
    return (*out_of_morale(book, battle), *_nothing_owed(book, unit, owed=owed))

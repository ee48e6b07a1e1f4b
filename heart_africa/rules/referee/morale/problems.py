"""What the book has against the orders of the morale and rallying steps, as the battle stands."""

from collections.abc import Iterator, Mapping

from heart_africa.core.problems import Problem
from heart_africa.core.reckoning import Line
from heart_africa.rules.battle import Battle, Stage, Unit
from heart_africa.rules.book import Book
from heart_africa.rules.organisation import independents, leaders
from heart_africa.rules.organisation.independents import Bewitch, RaiseStandard
from heart_africa.rules.organisation.leaders import Overlook, Rally
from heart_africa.rules.play import morale
from heart_africa.rules.play.morale import TakeTests, TakeVesselTests
from heart_africa.rules.referee.morale.events import AREA
from heart_africa.rules.referee.morale.news import cause_of, concerned, happening, questions, unseen
from heart_africa.rules.referee.morale.orders import Hear
from heart_africa.rules.referee.morale.tests_owed import owing
from heart_africa.rules.tables.printed import Cited, Entry
from heart_africa.rules.tables.sequence import Step

Found = tuple[Problem, ...]
Row = Entry | Cited | Line


def _problem(code: str, row: Row, where: str = "", about: Mapping[str, object] | None = None) -> Problem:
    return Problem(f"{AREA}-{code}", row.rule, row.page, where, about or {})


def _step(book: Book, battle: Battle, step: Step) -> Iterator[Problem]:
    if battle.stage is not Stage.PLAY or battle.step is not step:
        yield _problem(f"not-in-{step.value}", book.sequence.row(step))


def _gone(unit: Unit, row: Row, *, alone: bool = True) -> Iterator[Problem]:
    """Whoever is to do something, or to have it done, is not on the table."""
    if not unit.on_table or (alone and not unit.led):
        yield _problem("not-there", row, unit.name, {"unit": unit.name})


def _of_the_other_army(one: Unit, unit: Unit, row: Row) -> Iterator[Problem]:
    if one.side != unit.side:
        yield _problem("of-the-other-army", row, unit.name, {"unit": unit.name, "who": one.himself.name})


# --- news ---


def hear(book: Book, battle: Battle, order: Hear) -> Found:
    """Against an answer: given already, or of units that have nothing to do with it. Raises `BadData`."""
    news = happening(battle, order.happening)
    row, about = cause_of(book, news), {"of": news.unit}
    found = [_problem("heard-already", row, "", about)] if news.heard is not None else []
    known = concerned(book, battle, news)
    for name, _ in order.units:
        if battle.unit(name).name not in known:
            found.append(_problem("not-concerned", row, name, about | {"unit": name}))
    dark, near = book.shooting.line.dark_in, book.morale.friend_within_in
    for name, inches in order.units:
        if unseen(battle, news) and inches is not None and dark.value < inches <= near.value:
            told = {"unit": name, "inches": inches, "dark": dark.value}
            found.append(_problem("seen-in-the-dark", dark, name, about | told))
    return tuple(found)


# --- leaves ---


def overlook(book: Book, battle: Battle, order: Overlook) -> Found:
    """Against a disciplinarian's leave. Raises `BadData`."""
    leader, unit, row = battle.company_of(order.leader), battle.unit(order.unit), book.leading.discipline
    return (
        *_leave(book, battle, unit, row),
        *_gone(leader, row),
        *_of_the_other_army(leader, unit, row),
        *leaders.objections_to_overlook(book, battle, order),
    )


def raise_standard(book: Book, battle: Battle, order: RaiseStandard) -> Found:
    """Against a standard's leave. Raises `BadData`."""
    bearer, unit, row = battle.company_of(order.bearer), battle.unit(order.unit), book.independents.standard
    return (
        *_leave(book, battle, unit, row),
        *_gone(bearer, row),
        *_of_the_other_army(bearer, unit, row),
        *independents.objections_to_cancel(book, battle, order),
    )


def _leave(book: Book, battle: Battle, unit: Unit, row: Row) -> Iterator[Problem]:
    """A leave is given in the morale step, to a unit that owes a test."""
    yield from _step(book, battle, Step.MORALE)
    known = owing(book, battle, unit.name)
    if known.vessel or not known.dice:
        yield _problem("no-test-to-cancel", row, unit.name, {"unit": unit.name})


# --- tests ---


def take_tests(book: Book, battle: Battle, order: TakeTests) -> Found:
    """Against taking a unit's tests now. Raises `BadData`."""
    unit = battle.unit(order.unit)
    known = owing(book, battle, unit.name)
    return (
        *_step(book, battle, Step.MORALE),
        *known.never,
        *_unmeasured(book, battle, unit),
        *_nothing_owed(book, unit, owed=bool(known.due) and not known.vessel),
        *morale.objections_to_take_tests(book, battle, order),
    )


def _unmeasured(book: Book, battle: Battle, unit: Unit) -> Iterator[Problem]:
    """What might make it test has still to be measured."""
    for question in questions(book, battle):
        if unit.name in question.units:
            about = {"unit": unit.name, "of": question.news.unit}
            yield _problem("not-measured", question.why, unit.name, about)


def _nothing_owed(book: Book, unit: Unit, *, owed: bool) -> Iterator[Problem]:
    if not owed:
        yield _problem("nothing-owed", book.morale.each_cause, unit.name, {"unit": unit.name})


def take_vessel_tests(book: Book, battle: Battle, order: TakeVesselTests) -> Found:
    """Against taking a vessel's tests now. Raises `BadData`."""
    unit = battle.unit(order.vessel)
    known = owing(book, battle, unit.name)
    owed = known.vessel and bool(known.due)
    return (*_step(book, battle, Step.MORALE), *_nothing_owed(book, unit, owed=owed))


# --- spells and rallying ---


def bewitch(book: Book, battle: Battle, order: Bewitch) -> Found:
    """Against a spell. Raises `BadData`."""
    doctor, row = battle.company_of(order.witch_doctor), book.independents.spell
    return (
        *_step(book, battle, Step.MORALE),
        *_gone(doctor, row),
        *independents.objections_to_bewitch(book, battle, order),
    )


def rally(book: Book, battle: Battle, order: Rally) -> Found:
    """Against an attempt to rally. Raises `BadData`."""
    leader, unit, row = battle.company_of(order.leader), battle.unit(order.unit), book.leading.rally_attempts
    return (
        *_gone(leader, row),
        *_gone(unit, row, alone=False),
        *_of_the_other_army(leader, unit, row),
        *leaders.objections_to_rally(book, battle, order),
    )

"""`morale`: the tests that a unit must take, and what each needs. `rally`: a leader removes a marker."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Annotated

import typer

from heart_africa.core.citations import cite
from heart_africa.core.dataclass import dataclass
from heart_africa.core.dice import Dice
from heart_africa.core.messages import say
from heart_africa.core.problems import BadData, Problem
from heart_africa.core.reckoning import Check
from heart_africa.language.narration import name, problem, problem_cited, told
from heart_africa.language.narration import words as worded
from heart_africa.rules.battle import Battle, Figure, NewsItem, Sort, Unit
from heart_africa.rules.battle.marks import OVERLOOKED, RALLY, STANDARD, marked
from heart_africa.rules.battle.staging import lone, placed, stage, unit
from heart_africa.rules.battle.staging import unit as staged_unit
from heart_africa.rules.battle.state import BLUE, RED
from heart_africa.rules.book import DHOW, Arm, Book, Trait
from heart_africa.rules.book import book as the_book
from heart_africa.rules.book.play import Step
from heart_africa.rules.morale_exemptions import exempt, given
from heart_africa.rules.organisation.independents import RaiseStandard, objections_to_cancel
from heart_africa.rules.organisation.leaders import (
    Overlook,
    Rallied,
    Rally,
    objections_to_overlook,
    objections_to_rally,
    rally,
    rally_check,
)
from heart_africa.rules.play.morale.causes import Ladder, ladder, never_tests, news_of, weighed
from heart_africa.rules.play.morale.events import Due, Event, MoraleRolled, NotDue, Spared
from heart_africa.rules.play.morale.tests import TakeTests, check, objections_to_rolling, take_tests
from heart_africa.rules.play.morale.vessels import (
    TakeVesselTests,
    due_vessel_tests,
    is_vessel,
    take_vessel_tests,
    vessel_check,
)
from heart_africa.rules.shared_terms import Release
from heart_africa.terminal.play import wording
from heart_africa.terminal.play.options import (
    AskedBy,
    Facts,
    count_of,
    facts,
    figures_of,
    flag,
    inches_of,
    option,
    parts_of,
    troop_of,
)
from heart_africa.terminal.screen import Screen


@dataclass(frozen=True, slots=True, kw_only=True)
class MoraleAsked:
    """The options that describe a unit after the fighting, and what it has heard of; distances in inches."""

    unit: list[str] | None = option("--unit", "unit", default=None, help_="help-option-morale-unit")
    figures: int = option("--figures", "number", default=1, help_="help-option-morale-figures")
    casualties: int = option("--casualties", "number", default=0)
    markers: int = option("--markers", "number", default=0, help_="help-option-morale-markers")
    ambush: list[str] | None = option("--ambush", "inches", default=None)
    pygmy_ambush: list[str] | None = option("--pygmy-ambush", "inches", default=None)
    friend_fled: list[str] | None = option("--friend-fled", "friend", default=None)
    friend_destroyed: list[str] | None = option("--friend-destroyed", "friend", default=None)
    leader_lost: list[str] | None = option("--leader-lost", "inches", default=None)
    standard_lost: list[str] | None = option("--standard-lost", "inches", default=None)
    witch_doctor_lost: list[str] | None = option("--witch-doctor-lost", "inches", default=None)
    baggage_captured: int = option("--baggage-captured", "number", default=0)
    baggage_eaten: int = option("--baggage-eaten", "number", default=0)
    village_burnt: bool = flag("--village-burnt")
    by_owner: bool = flag("--by-owner")
    attacking: bool = flag("--attacking")
    spells: int = option("--spells", "number", default=0)
    disciplinarian: str = option("--disciplinarian", "inches", default="")
    standard: str = option("--standard", "inches", default="")
    charismatic: int = option("--charismatic", "number", default=0)
    lone_leader: bool = flag("--lone-leader")
    vessel: Facts[Unit] = facts(Unit, "hits", "hits_before", "aground", area="morale")


@dataclass(frozen=True, slots=True, kw_only=True)
class MoraleWithDice(wording.WithDice, MoraleAsked):
    """The options of `morale`, with those for dice."""


@dataclass(frozen=True, slots=True)
class Tested:
    """A unit or vessel in a staged battle, with everything known of its tests before the dice."""

    book: Book
    battle: Battle
    unit: Unit
    problems: tuple[Problem, ...]
    answers: tuple[Due | NotDue, ...]
    releases: tuple[Release, ...]
    check: Check | None
    never: tuple[Problem, ...] = ()
    ladder: Ladder | None = None

    @property
    def vessel(self) -> bool:
        """Whether it is a vessel, which tests for its hits."""
        return is_vessel(self.book, self.unit)

    def decide(self, dice: Dice) -> tuple[Event, ...]:
        """The events that these dice bring."""
        if self.vessel:
            return tuple(take_vessel_tests(self.book, self.battle, TakeVesselTests(self.unit.name), dice))
        return tuple(take_tests(self.book, self.battle, TakeTests(self.unit.name), dice))

    @property
    def due(self) -> tuple[Due, ...]:
        """The tests that the unit must take, before any is spared."""
        return tuple(answer for answer in self.answers if isinstance(answer, Due))


def morale(ctx: typer.Context, asked: Annotated[MoraleWithDice, AskedBy(MoraleWithDice)]) -> int:
    """`morale`: exit code 0, or 1 if the book refuses how tests are spared."""
    screen, tested = ctx.obj, tested_of(the_book(), ctx.obj.lang, asked)
    return wording.answered(
        screen, asked, "morale", tested.problems, tested.decide,
        facts=lambda: _facts(screen.lang, tested),
        needs=lambda: show_due(screen, tested),
        came=lambda events, _: _came(screen, events),
        came_facts=lambda events: {"events": [_event_facts(screen.lang, each) for each in events]},
    )  # fmt: skip


def _came(screen: Screen, events: Iterable[Event]) -> None:
    screen.print()
    wording.show_events(screen, events)


# --- the situation ---


def tested_of(book: Book, lang: str, asked: MoraleAsked) -> Tested:
    """The tests of the unit that is described. Raises `BadData`."""
    words = asked.unit or ["spearmen"]
    if len(words) == 1 and words[0].lower() == DHOW:
        return _vessel(book, lang, asked, troop_of(book, words[0], "--unit"))
    figures = figures_of(book, words, "--unit", asked.figures)
    first = next(iter(figures))
    if len(figures) == 1 and book.arm(first) is Arm.VESSEL:
        return _vessel(book, lang, asked, first)
    lost = count_of(asked.casualties, "--casualties", 0)
    battle, problems = _helped(book, lang, asked, _staged(lang, asked, figures, lost))
    battle = battle.with_news(*_news(book, lang, asked))
    unit = battle.unit(say(lang, "play-unit"))
    free, never = exempt(book, battle, unit), never_tests(book, battle, unit)
    try:
        needed = None if never else check(book, battle, unit)
    except ValueError:  # figures that never test, such as independents
        raise BadData("no-unit", key="--unit") from None
    return Tested(
        book,
        battle,
        unit,
        problems + objections_to_rolling(book, unit),
        weighed(book, battle, unit, news_of(book, battle, unit)),
        ((free,) if free else ()) + given(book, unit),
        needed,
        never,
        None if never else ladder(book, sum(figures.values()) + lost, lost),
    )


def _staged(lang: str, asked: MoraleAsked, figures: Mapping[str, int], lost: int) -> Battle:
    """The unit after its casualties, with a charismatic leader in it if there is one."""
    called, began = say(lang, "play-unit"), count_of(asked.charismatic, "--charismatic", 0)
    troops = [troop for troop, count in figures.items() for _ in range(count)]
    men = [Figure(f"{called} {number}", troop) for number, troop in enumerate(troops)]
    leaders = []
    if began and men:
        himself = lone(say(lang, "play-leader"), RED, Sort.LEADER, men.pop(0).troop)
        leaders = [replace(himself, traits=(Trait.CHARISMATIC,), with_unit=called)]
    unit = replace(
        placed(called, RED, Sort.LEADER if asked.lone_leader else Sort.UNIT, *men),
        began=began - 1,
        at_start=len(men) + lost,
        markers=count_of(asked.markers, "--markers", 0),
    )
    battle = stage(unit, *leaders, step=Step.MORALE)
    return replace(battle, attacker=RED if asked.attacking else BLUE)


def _helped(book: Book, lang: str, asked: MoraleAsked, battle: Battle) -> tuple[Battle, tuple[Problem, ...]]:
    """The battle after a disciplinarian and a standard have spared the unit a test, and objections."""
    unit, problems = battle.unit(say(lang, "play-unit")), list[Problem]()
    if asked.disciplinarian:
        stern = replace(lone(say(lang, "play-leader"), RED, Sort.LEADER), traits=(Trait.DISCIPLINARIAN,))
        order = Overlook(stern.name, unit.name, inches_of(asked.disciplinarian, "--disciplinarian"))
        problems += objections_to_overlook(book, stage(unit, stern), order)
        battle = marked(battle, battle.unit(unit.name), OVERLOOKED, stern.name)
    if asked.standard:
        bearer = lone(name(lang, "figure", "standard_bearer"), RED, Sort.STANDARD_BEARER)
        raised = RaiseStandard(bearer.name, unit.name, inches_of(asked.standard, "--standard"))
        problems += objections_to_cancel(book, stage(unit, bearer), raised)
        battle = marked(battle, battle.unit(unit.name), STANDARD, bearer.name)
    return battle, tuple(problems)


def _vessel(book: Book, lang: str, asked: MoraleAsked, sort: str) -> Tested:
    plain = asked.vessel.about(staged_unit(name(lang, "figure", sort), RED, sort))
    vessel = replace(plain, failures=count_of(asked.markers, "--markers", 0))
    battle, due = stage(vessel, step=Step.MORALE), due_vessel_tests(book, vessel)
    return Tested(book, battle, vessel, (), due, (), vessel_check(book, vessel))


def _news(book: Book, lang: str, asked: MoraleAsked) -> Iterator[NewsItem]:
    """The events of this turn that the unit has heard of."""
    unit, doctor = say(lang, "play-unit"), name(lang, "figure", "witch_doctor")
    # These are heard only within some distance.
    for texts, option_, pygmies in (
        (asked.ambush, "--ambush", False),
        (asked.pygmy_ambush, "--pygmy-ambush", True),
    ):
        for text in texts or ():
            yield NewsItem("ambush", BLUE, pygmies=pygmies, heard={unit: inches_of(text, option_)})
    for texts, option_, what in (
        (asked.friend_fled, "--friend-fled", "fled"),
        (asked.friend_destroyed, "--friend-destroyed", "destroyed"),
    ):
        for text in texts or ():
            who, far = parts_of(text, option_, "askaris:5")
            troop, heard = troop_of(book, who, option_, ()), {unit: inches_of(far, option_)}
            yield NewsItem(what, RED, name(lang, "troop", troop), troops={troop: 1}, heard=heard)
    for texts, option_, who in (
        (asked.leader_lost, "--leader-lost", Sort.LEADER),
        (asked.standard_lost, "--standard-lost", Sort.STANDARD_BEARER),
        (asked.witch_doctor_lost, "--witch-doctor-lost", Sort.WITCH_DOCTOR),
    ):
        for text in texts or ():
            yield NewsItem("notable", RED, who=who, heard={unit: inches_of(text, option_)})
    for _ in range(count_of(asked.baggage_captured, "--baggage-captured", 0)):
        yield NewsItem("captured", RED)
    for _ in range(count_of(asked.baggage_eaten, "--baggage-eaten", 0)):
        yield NewsItem("eaten", RED)
    if asked.village_burnt:
        yield NewsItem("village", RED, by=RED if asked.by_owner else BLUE)
    for _ in range(count_of(asked.spells, "--spells", 0)):
        yield NewsItem("spell", BLUE, unit, by=doctor)


# --- for people ---


def show_due(screen: Screen, tested: Tested) -> None:
    """Print what causes a test and what does not, what spares it, what each needs."""
    lang = screen.lang
    for never in tested.never:
        screen.print(f"{problem(lang, never)} ({problem_cited(lang, never)})", "bold")
    if not tested.never:
        screen.speak("play-tests", "bold", count=len(tested.due))
    for answer in tested.answers:
        mark, style = ("!", "yellow") if isinstance(answer, Due) else ("·", "dim")
        screen.items([(mark, f"{told(lang, answer)} ({cite(answer.rule, answer.page, lang)})", style)])
    for release in tested.releases:
        cited = cite(release.rule, release.page, lang)
        screen.items([("○", f"{worded(lang, release.what, release.about)} ({cited})", "cyan")])
    if tested.check:
        needed = tested.check
        where = cite(needed.rule, needed.page, screen.lang)
        screen.print(f"{screen.say('play-each-test')} {wording.needed(screen, needed)} ({where})", "bold")
    if tested.ladder:
        for step in tested.ladder.steps[:1]:
            screen.speak("play-ladder", "dim", more=step.more, tests=step.tests)


# --- for programs ---


def _facts(lang: str, tested: Tested) -> wording.Facts:
    return {
        "never": [wording.problem_facts(lang, each) for each in tested.never],
        "due": [_answer_facts(lang, answer) for answer in tested.due],
        "not_due": [_answer_facts(lang, each) for each in tested.answers if isinstance(each, NotDue)],
        "spared": [{"message": worded(lang, each.what, each.about), "rule": each.rule, "page": each.page}
                   for each in tested.releases],
        "check": wording.check_facts(lang, tested.check) if tested.check else None,
    }  # fmt: skip


def _answer_facts(lang: str, answer: Due | NotDue) -> wording.Facts:
    return {"code": answer.what, "message": told(lang, answer), "rule": answer.rule, "page": answer.page}


def _event_facts(lang: str, event: Event) -> wording.Facts:
    """An event as plain data, with the test that it is about."""
    facts = wording.event_facts(lang, event)
    if isinstance(event, MoraleRolled | Spared):
        facts["test"] = _answer_facts(lang, replace(event.due))
    return facts


# --- `rally` ---


UNSAID = "spearmen"
"""The troop of a unit if none is given; it stands for any but a boat."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RallyAsked(wording.WithDice):
    """The options that describe who rallies a unit, and from how far."""

    distance: str = option("--distance", "inches")
    unit: str = option("--unit", "troop", default="", help_="help-option-rally-unit")
    eloquent: bool = flag("--eloquent")
    markers: int = option("--markers", "number", default=1)
    attempts: int = option("--attempts", "number", default=0)
    before_tests: bool = flag("--before-tests")


def rallying(ctx: typer.Context, asked: Annotated[RallyAsked, AskedBy(RallyAsked)]) -> int:
    """`rally`: exit code 0, or 1 if the book refuses it."""
    screen, book = ctx.obj, the_book()
    battle, order = _rallied(book, screen.lang, asked)
    problems = objections_to_rally(book, battle, order)
    check = rally_check(book, battle.company_of(order.leader))

    def decide(dice: Dice) -> tuple[Rallied, ...]:
        return rally(book, battle, order, dice)

    return wording.answered(
        screen, asked, "rally", problems, decide,
        facts=lambda: {"check": wording.check_facts(screen.lang, check)},
        needs=lambda: wording.show_check(screen, check, screen.say("play-rally")),
        came=lambda events, _: wording.show_events(screen, events),
    )  # fmt: skip


def _rallied(book: Book, lang: str, asked: RallyAsked) -> tuple[Battle, Rally]:
    """The staged leader and unit, and the order to rally. Raises `BadData`."""
    attempts = count_of(asked.attempts, "--attempts", 0)
    leader = replace(
        lone(say(lang, "play-leader"), RED, Sort.LEADER),
        traits=(Trait.ELOQUENT,) if asked.eloquent else (),
        used=tuple(f"{RALLY}:{number}" for number in range(attempts)),
    )
    troop = troop_of(book, asked.unit, "--unit") if asked.unit else UNSAID
    markers = count_of(asked.markers, "--markers", 0)
    rallied = replace(unit(say(lang, "play-unit"), RED, troop), markers=markers)
    step = Step.MORALE if asked.before_tests else Step.RALLYING
    order = Rally(leader.name, rallied.name, inches_of(asked.distance, "--distance"))
    return stage(leader, rallied, step=step), order

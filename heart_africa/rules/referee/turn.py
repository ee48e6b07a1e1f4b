"""The turn in its order (p. 23): what must be settled before a step ends, and what comes after it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal, assert_never

from heart_africa.core.dice import Dice
from heart_africa.core.journal.events import GameEvent
from heart_africa.core.journal.records import EventRecord
from heart_africa.core.problems import Problem
from heart_africa.rules.battle import Battle, Stage, fresh_step, fresh_turn
from heart_africa.rules.book import Book
from heart_africa.rules.play.sequence import following
from heart_africa.rules.referee import ending, shooting
from heart_africa.rules.referee.agenda import Owed
from heart_africa.rules.referee.ending import verdict, won
from heart_africa.rules.referee.feature import Feature
from heart_africa.rules.referee.steps import ENDINGS, due, is_idle
from heart_africa.rules.tables.sequence import Step, StepRow

AREA = "turning"


# --- the order ---


@dataclass(frozen=True, slots=True)
class EndStep:
    """The order to go on to what comes after a step of the turn; named, so that none is ended twice."""

    step: Step
    kind: Literal["end-step"] = "end-step"


# --- facts ---


@dataclass(frozen=True, slots=True)
class StepEnded(GameEvent):
    """A step is over; `passed`: it was passed over, since nothing could happen in it."""

    step: Step
    turn: int
    passed: bool = False
    kind: Literal["step-ended"] = "step-ended"

    @property
    def variant(self) -> str:
        """Passed, or ended."""
        return "passed" if self.passed else "ended"


@dataclass(frozen=True, slots=True)
class StepBegan(GameEvent):
    """The next step of the turn begins."""

    step: Step
    turn: int
    kind: Literal["step-began"] = "step-began"


@dataclass(frozen=True, slots=True)
class TurnBegan(GameEvent):
    """A new turn begins with its arrivals."""

    turn: int
    kind: Literal["turn-began"] = "turn-began"


Event = StepEnded | StepBegan | TurnBegan


# --- what the book has against it ---


def objections(book: Book, battle: Battle, order: EndStep) -> tuple[Problem, ...]:
    """Everything that has to be settled before, each by its own entry; or that another step is on."""
    row = _row(book, order.step)
    about = {"step": order.step.value, "now": battle.step.value}
    if battle.stage is not Stage.PLAY:
        return (Problem(f"{AREA}-not-in-play", row.rule, row.page, "", about),)
    if order.step is not battle.step:
        return (Problem(f"{AREA}-other-step", row.rule, row.page, "", about),)
    return tuple(_owed(owed) for owed in due(book, battle).owed)


def _owed(owed: Owed) -> Problem:
    """Something that is still to be settled; its reason says what."""
    about = {**owed.why.about, "order": owed.order, "who": ", ".join(owed.who)}
    return Problem(owed.why.what, owed.why.rule, owed.why.page, owed.why.where, about)


def _row(book: Book, step: Step) -> StepRow:
    """A step as the book has it, with the entry that gives it its place (TURN-01)."""
    return book.sequence.row(step)


# --- what it brings about ---


def decide(book: Book, battle: Battle, _order: EndStep, _dice: Dice) -> tuple[EventRecord, ...]:
    """The step ends, then every step in which nothing can happen; at the end of the turn the verdict.

    One order never goes further than to the end of the turn that follows.
    """
    if battle.stage is not Stage.PLAY:
        return ()
    course = Course(book, battle)
    course.end_step(passed=False)
    while course.in_play and course.battle.turn <= battle.turn + 1 and is_idle(due(book, course.battle)):
        course.end_step(passed=True)
    return tuple(course.facts)


class Course:
    """The facts of going on, one after another, and the battle as they leave it."""

    def __init__(self, book: Book, battle: Battle) -> None:
        self.book = book
        self.battle = battle
        self.facts: list[EventRecord] = []

    @property
    def in_play(self) -> bool:
        """Whether the battle is not over."""
        return self.battle.stage is Stage.PLAY

    def add(self, *facts: EventRecord) -> None:
        """Facts that follow, applied in their order."""
        for fact in facts:
            applied = _ENDS[type(fact.event)]
            self.battle = applied(self.battle, fact.event, fact.who)
            self.facts.append(fact)

    def end_step(self, *, passed: bool) -> None:
        """The step ends with what belongs to its end; then the verdict, or what follows."""
        battle, step = self.battle, self.battle.step
        if step in ENDINGS:
            self.add(*ENDINGS[step](self.book, battle))
        self.add(EventRecord("", StepEnded(step, battle.turn, passed)))
        found = verdict(self.book, self.battle, turn_over=step is Step.VICTORY)
        if found is not None and not self.battle.reopened:
            self.add(won(self.book, self.battle, found))
        else:
            self.add(EventRecord("", self._next(step)))

    def _next(self, step: Step) -> StepBegan | TurnBegan:
        after = following(self.book, step)
        turn = self.battle.turn
        return TurnBegan(turn + 1) if after is None else StepBegan(after, turn)


# --- what becomes of the battle ---


def evolve(battle: Battle, event: Event, _who: str) -> Battle:
    """The battle in its next step or turn."""
    match event:
        case StepEnded():
            return battle
        case StepBegan():
            return fresh_step(battle, event.step)
        case TurnBegan():
            return fresh_turn(battle)
        case _:
            assert_never(event)


def subject(order: EndStep) -> str:
    """The step that it ends."""
    return order.step.value


FEATURE = Feature((EndStep,), (StepEnded, StepBegan, TurnBegan), objections, decide, evolve, subject)
_ENDS: dict[type[Any], Callable[[Battle, Any, str], Battle]] = {
    event: feature.evolve
    for feature in (FEATURE, ending.FEATURE, shooting.FEATURE)
    for event in feature.events
}

"""The turn and its steps (p. 23): what must be settled before a step ends, and what follows."""

from collections.abc import Callable, Iterable, Mapping

from heart_africa.core.dice import Dice
from heart_africa.core.journal.codec import members
from heart_africa.core.journal.records import EventRecord, GameEvent, Order
from heart_africa.core.problems import Problem
from heart_africa.rules.battle import Battle, Stage, fresh_step, fresh_turn
from heart_africa.rules.book import Book
from heart_africa.rules.book.play import Step
from heart_africa.rules.play.sequence import following
from heart_africa.rules.referee import arrivals, ending, melee, morale, movement, shooting
from heart_africa.rules.referee.ending import verdict, won
from heart_africa.rules.referee.feature import Agenda, Feature
from heart_africa.rules.referee.movement.orders import AllStay

# --- which feature has a step of the turn, and what it says is to be done there ---


DUE: Mapping[Step, Callable[[Book, Battle], Agenda]] = {
    Step.ARRIVALS: arrivals.due,
    Step.UNITS: movement.due,
    Step.INDEPENDENTS: movement.due,
    Step.SHOOTING: shooting.due,
    Step.RELOADING: shooting.due,
    Step.MELEE: melee.due,
    Step.MORALE: morale.due,
    Step.RALLYING: morale.due,
    Step.VICTORY: ending.due,
}
ENDINGS: Mapping[Step, Callable[[Book, Battle], Iterable[EventRecord]]] = {Step.SHOOTING: shooting.ending}
"""What a feature adds when its step ends."""


def due(book: Book, battle: Battle) -> Agenda:
    """What is next in the current step of the turn."""
    return DUE[battle.step](book, battle)


def is_idle(agenda: Agenda) -> bool:
    """Whether nothing is left to do in the step: no duty, and nobody who can do anything."""
    return not agenda.owed and not (agenda.orders and agenda.who)


AREA = "turning"
MOVE = "move"
"""The order that is owed by whoever has still to move."""


# --- the order ---


class EndStep(Order, kind="end-step"):
    """End this step of the turn; it is named, so that no order ends two steps."""

    step: Step


class PassTurn(Order, kind="pass-turn"):
    """End this turn: nobody does anything more in it.

    Whoever has still to move stands still, and one step ends after the other, up to one in which something
    has to be settled, or to the next turn.
    """

    step: Step


# --- facts ---


class StepEnded(GameEvent, kind="step-ended"):
    """A step has ended; `passed`: it was skipped, since nothing could happen in it."""

    step: Step
    turn: int
    passed: bool = False

    @property
    def variant(self) -> str:
        return "passed" if self.passed else "ended"


class StepBegan(GameEvent, kind="step-began"):
    """The next step of the turn begins."""

    step: Step
    turn: int

    def applied(self, battle: Battle, _who: str) -> Battle:
        return fresh_step(battle, self.step)


class TurnBegan(GameEvent, kind="turn-began"):
    """A new turn has begun, with its arrivals."""

    turn: int

    def applied(self, battle: Battle, _who: str) -> Battle:
        return fresh_turn(battle)


Event = StepEnded | StepBegan | TurnBegan


# --- what the book has against it ---


def objections(book: Book, battle: Battle, order: EndStep | PassTurn) -> tuple[Problem, ...]:
    """A problem for everything that has to be settled first, or one if another step is on.

    For an order to end the turn, units that have still to move are no problem.
    """
    row = book.sequence.row(order.step)
    about = {"step": order.step.value, "now": battle.step.value}
    if battle.stage is not Stage.PLAY:
        return (row.problem(f"{AREA}-not-in-play", **about),)
    if order.step is not battle.step:
        return (row.problem(f"{AREA}-other-step", **about),)
    found = []
    for owed in due(book, battle).owed:
        if not (isinstance(order, PassTurn) and owed.order == MOVE):
            why, who = owed.why, ", ".join(owed.who)
            facts = {**why.about, "order": owed.order, "who": who}
            found.append(Problem(why.what, why.rule, why.page, why.where, facts))
    return tuple(found)


# --- what it brings about ---


def decide(book: Book, battle: Battle, order: EndStep | PassTurn, dice: Dice) -> tuple[EventRecord, ...]:
    """The events of ending a step or turn, with all following steps in which nothing can happen.

    The end of a turn includes its verdict. One order never goes further than to the end of the next turn.
    """
    if battle.stage is not Stage.PLAY:
        return ()
    runner = StepRunner(book, battle)
    if isinstance(order, PassTurn):
        runner.pass_turn(dice)
    else:
        runner.end_step(passed=False)
    # The limit stops a battle in which nobody can do anything any more, whose steps would go on for ever.
    while runner.in_play and runner.battle.turn <= battle.turn + 1 and is_idle(due(book, runner.battle)):
        runner.end_step(passed=True)
    return tuple(runner.facts)


class StepRunner:
    """Events in the making: those so far, and the battle after them."""

    def __init__(self, book: Book, battle: Battle) -> None:
        self.book = book
        self.battle = battle
        self.facts: list[EventRecord] = []

    @property
    def in_play(self) -> bool:
        """Whether the battle is not over."""
        return self.battle.stage is Stage.PLAY

    def add(self, *facts: EventRecord) -> None:
        """Add events, applying them to the battle in their order."""
        for fact in facts:
            self.battle = fact.event.applied(self.battle, fact.who)
            self.facts.append(fact)

    def pass_turn(self, dice: Dice) -> None:
        """End the steps of this turn, stopping at one in which something has to be settled."""
        turn, owed = self.battle.turn, False
        while self.in_play and self.battle.turn == turn and not owed:
            idle = is_idle(due(self.book, self.battle))
            self.add(*movement.FEATURE.decide(self.book, self.battle, AllStay(), dice))
            self.end_step(passed=idle)
            owed = any(each.order != MOVE for each in due(self.book, self.battle).owed)

    def end_step(self, *, passed: bool) -> None:
        """End the step with its own events; then comes the verdict, or the next step."""
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


def subject(order: EndStep | PassTurn) -> str:
    """The name of the step that the order is about."""
    return order.step.value


FEATURE = Feature((EndStep, PassTurn), members(Event), objections, decide, subject)

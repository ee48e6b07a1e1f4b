"""Who decides for a side: from what it may know to one order, with what was weighed."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Literal

from heart_africa.core.dataclass import dataclass, field
from heart_africa.core.journal.records import Command
from heart_africa.core.problems import BadData, Problem
from heart_africa.laboratory.chance import Chance
from heart_africa.opponent.drafts import Draft
from heart_africa.opponent.orders import filled, openings
from heart_africa.opponent.plans import Plan
from heart_africa.opponent.sketch import Position
from heart_africa.rules.battle import SideId
from heart_africa.rules.referee import Referee
from heart_africa.rules.referee.feature import Agenda

Level = Literal["random", "steady", "planner"]
Objections = Callable[[Any], tuple[Problem, ...]]


@dataclass(frozen=True, slots=True)
class Reason:
    """Something that spoke for or against an order: `what` names its message, `worth` in points."""

    what: str
    worth: float
    about: Mapping[str, object] = field(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class Candidate:
    """An order that was weighed: what it is worth, in points of the army lists, and why."""

    draft: Draft
    worth: float = 0.0
    reasons: tuple[Reason, ...] = ()

    @property
    def order(self) -> Any:  # noqa: ANN401  # any order
        """The order itself."""
        return self.draft.order


@dataclass(frozen=True, slots=True)
class Choice:
    """What a side does: `chosen` is the first of those `weighed`; `plan`: what it is about, if it knows."""

    weighed: tuple[Candidate, ...]
    plan: Plan | None = None

    @property
    def chosen(self) -> Candidate:
        """The candidate that was chosen."""
        return self.weighed[0]


@dataclass(frozen=True)
class Situation:
    """What a side knows when it is to decide.

    `at`: the battle as it may see it, on the sketch; `refused`: what the rules have against an order;
    `may_pass`: nobody forces it to do anything; `idle`: orders that have changed nothing in this step;
    `rules`: by which it may play on in its head.
    """

    at: Position
    agenda: Agenda
    side: SideId
    refused: Objections
    may_pass: bool
    idle: Sequence[Command]
    rules: Referee

    def lawful(self, draft: Draft) -> bool:
        """Whether the rules allow an order, and it is not one that was tried just now and changed nothing."""
        try:
            return draft.order not in self.idle and not self.refused(draft.order)
        except BadData:
            return False

    def drafts(self, kind: str, who: str) -> Iterator[Draft]:
        """The lawful ways to give an order of a kind for a unit."""
        return (draft for draft in filled(self.at, self.side, kind, who) if self.lawful(draft))


Head = Callable[["Situation", Chance], Choice | None]
"""Decides; None: nothing more in this step."""
PASSES = 4
"""One in so many times nobody does anything who need not."""


def at_random(now: Situation, chance: Chance) -> Choice | None:
    """Any lawful order, each kind and unit as likely; None where there is none, or by chance where it may."""
    left = list(openings(now.at, now.agenda, now.side))
    if now.may_pass and left and chance.pick(PASSES) == 0:
        return None
    while left:
        kind, who = left.pop(chance.pick(len(left)))
        drafts = list(filled(now.at, now.side, kind, who))
        while drafts:
            draft = drafts.pop(chance.pick(len(drafts)))
            if now.lawful(draft):
                return Choice((Candidate(draft),))
    return None

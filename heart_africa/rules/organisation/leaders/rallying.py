"""Rallying: a leader takes a failed-morale marker from a unit (p. 4)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

from heart_africa.core.checks import Check
from heart_africa.core.dice import Dice
from heart_africa.core.journal.events import GameEvent
from heart_africa.core.problems import Problem
from heart_africa.rules import conditions
from heart_africa.rules.book import Arm, Book, Trait
from heart_africa.rules.organisation.leaders.facts import AREA, Leader

DIE = "leading-rally-die"


@dataclass(frozen=True, slots=True)
class Rally:
    """The order to rally a unit, own or allied; inches from the leader to its nearest figure.

    `unit_troop`: what it consists of; `markers`: its failed morale tests; `attempts`: how many units the
    leader has tried to rally this turn; `in_phase`: whether the morale tests of the turn are done.
    """

    leader: Leader
    unit: str
    inches: float
    unit_troop: str = ""
    markers: int = 1
    attempts: int = 0
    in_phase: bool = True
    kind: Literal["rally"] = "rally"


@dataclass(frozen=True, slots=True)
class Rallied(GameEvent):
    """A leader has tried to rally a unit: on success so many markers were removed."""

    leader: str
    unit: str
    check: Check
    face: int
    removed: int
    kind: Literal["rallied"] = "rallied"

    @property
    def variant(self) -> str:
        """Rallied, or not rallied."""
        return "rallied" if self.removed else "not-rallied"


def eloquent(order: Rally) -> bool:
    """The leader has a silver tongue."""
    return Trait.ELOQUENT in order.leader.traits


def plain(order: Rally) -> bool:
    """Any other leader."""
    return not eloquent(order)


NEEDS: Mapping[str, Callable[[Rally], bool]] = {"eloquent": eloquent, "plain": plain}


def rally_check(book: Book, order: Rally) -> Check:
    """What the die has to show, whatever else the leader did this turn (LEAD-12)."""
    (row,) = conditions.holding(book.leading.rally, NEEDS, order)
    return conditions.check(AREA, row)


def out_of_phase(_book: Book, order: Rally) -> bool:
    """The morale tests of the turn are not done yet."""
    return not order.in_phase


def attempted_already(book: Book, order: Rally) -> bool:
    """The leader has made his attempt of this turn."""
    return order.attempts >= book.leading.rally_attempts.value


def beyond_his_voice(book: Book, order: Rally) -> bool:
    """No figure of the unit is near enough."""
    return order.inches > book.leading.rally_within_in.value


def no_marker(_book: Book, order: Rally) -> bool:
    """There is nothing to take away."""
    return order.markers < 1


def rallies_a_vessel(book: Book, order: Rally) -> bool:
    """A gunboat cannot be rallied, nor a dhow, which takes damage as one (BOAT-11)."""
    return bool(order.unit_troop) and book.arm(order.unit_troop) is Arm.VESSEL


OBJECTIONS: Mapping[str, Callable[[Book, Rally], bool]] = {
    condition.__name__: condition
    for condition in (out_of_phase, attempted_already, beyond_his_voice, no_marker, rallies_a_vessel)
}


def objections_to_rally(book: Book, order: Rally) -> tuple[Problem, ...]:
    """All that the book has against this attempt."""
    about = {
        "leader": order.leader.name,
        "unit": order.unit,
        "inches": order.inches,
        "reach": book.leading.rally_within_in.value,
    }
    rows = conditions.holding(book.leading.objections_to_rally, OBJECTIONS, book, order)
    return tuple(conditions.problem(AREA, row, order.unit, about) for row in rows)


def rally(book: Book, order: Rally, dice: Dice) -> tuple[Rallied, ...]:
    """What comes of the attempt. Raises `DiceNeeded` for its one die."""
    check = rally_check(book, order)
    (face,) = dice.roll(1, DIE)
    removed = min(order.markers, book.leading.rallied.value) if check.succeeds(face) else 0
    return (Rallied(order.leader.name, order.unit, check, face, removed),)

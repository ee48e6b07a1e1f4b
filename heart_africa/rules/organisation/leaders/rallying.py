"""Rallying: a leader takes a failed-morale marker from a unit (p. 4)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

from heart_africa.core.checks import Check
from heart_africa.core.dice import Dice
from heart_africa.core.fields import UnitName
from heart_africa.core.journal.events import GameEvent
from heart_africa.core.problems import Problem
from heart_africa.rules import conditions
from heart_africa.rules.battle import Battle, Unit
from heart_africa.rules.battle.marks import RALLY, named
from heart_africa.rules.book import Arm, Book, Trait
from heart_africa.rules.organisation.leaders.traits import AREA
from heart_africa.rules.tables.sequence import Step

DIE = "leading-rally-die"


@dataclass(frozen=True, slots=True)
class Rally:
    """A leader tries to take a marker from a unit, his own or an allied one."""

    leader: UnitName
    unit: UnitName
    inches: float
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


def eloquent(leader: Unit) -> bool:
    """The leader has a silver tongue."""
    return Trait.ELOQUENT in leader.traits


def plain(leader: Unit) -> bool:
    """Any other leader."""
    return not eloquent(leader)


NEEDS: Mapping[str, Callable[[Unit], bool]] = {"eloquent": eloquent, "plain": plain}


def rally_check(book: Book, leader: Unit) -> Check:
    """What his die has to show, whatever else he did this turn (LEAD-12)."""
    (row,) = conditions.holding(book.leading.rally, NEEDS, leader)
    return conditions.check(AREA, row)


def out_of_phase(_book: Book, battle: Battle, _order: Rally) -> bool:
    """The morale tests of the turn are not done yet."""
    return battle.step is not Step.RALLYING


def attempted_already(book: Book, battle: Battle, order: Rally) -> bool:
    """The leader has made his attempt of this turn."""
    return len(named(battle.company_of(order.leader), RALLY)) >= book.leading.rally_attempts.value


def beyond_his_voice(book: Book, _battle: Battle, order: Rally) -> bool:
    """No figure of the unit is near enough."""
    return order.inches > book.leading.rally_within_in.value


def no_marker(_book: Book, battle: Battle, order: Rally) -> bool:
    """There is nothing to take away."""
    return battle.unit(order.unit).markers < 1


def rallies_a_vessel(book: Book, battle: Battle, order: Rally) -> bool:
    """A gunboat cannot be rallied, nor a dhow, which takes damage as one (BOAT-11)."""
    return book.arm(battle.unit(order.unit).troop) is Arm.VESSEL


OBJECTIONS: Mapping[str, Callable[[Book, Battle, Rally], bool]] = conditions.keyed(
    out_of_phase, attempted_already, beyond_his_voice, no_marker, rallies_a_vessel
)


def objections_to_rally(book: Book, battle: Battle, order: Rally) -> tuple[Problem, ...]:
    """All that the book has against this attempt. Raises `BadData`."""
    about = {
        "leader": battle.company_of(order.leader).himself.name,
        "unit": battle.unit(order.unit).name,
        "inches": order.inches,
        "reach": book.leading.rally_within_in.value,
    }
    rows = conditions.holding(book.leading.objections_to_rally, OBJECTIONS, book, battle, order)
    return conditions.problems(AREA, rows, order.unit, about)


def rally(book: Book, battle: Battle, order: Rally, dice: Dice) -> tuple[Rallied, ...]:
    """What comes of the attempt. Raises `DiceNeeded` for its one die, and `BadData`."""
    leader, unit = battle.company_of(order.leader), battle.unit(order.unit)
    check = rally_check(book, leader)
    (face,) = dice.roll(1, DIE)
    removed = min(unit.markers, book.leading.rallied.value) if check.succeeds(face) else 0
    return (Rallied(leader.himself.name, unit.name, check, face, removed),)

"""Standard bearers (pp. 10-11): at the sight of the standard one test is cancelled."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal

from heart_africa.core.fields import UnitName
from heart_africa.core.journal.events import GameEvent
from heart_africa.core.problems import Problem
from heart_africa.rules import conditions
from heart_africa.rules.battle import Battle
from heart_africa.rules.battle.marks import HELPED, OVERLOOKED, named
from heart_africa.rules.book import Ability, Book

AREA = "independents"
Screen = Literal["", "figures", "tall_grass", "ground"]


@dataclass(frozen=True, slots=True)
class RaiseStandard:
    """At the sight of a standard a unit cancels one test, said before the die; inches to its nearest figure.

    `screen` is what stands between: the standard is seen over figures and tall grass (STD-06).
    """

    BARE: ClassVar = ("bearer", "unit", "inches")

    bearer: UnitName
    unit: UnitName
    inches: float
    screen: Screen = ""
    kind: Literal["raise-standard"] = "raise-standard"


@dataclass(frozen=True, slots=True)
class StandardRaised(GameEvent):
    """At the sight of a standard a unit cancels one test."""

    bearer: str
    unit: str
    rule: str
    page: int
    kind: Literal["standard-raised"] = "standard-raised"


def no_standard(book: Book, battle: Battle, order: RaiseStandard) -> bool:
    """The figure carries no standard."""
    return not book.can(battle.company_of(order.bearer).himself.troop, Ability.CANCELS_A_TEST)


def standard_too_far(book: Book, _battle: Battle, order: RaiseStandard) -> bool:
    """No figure of the unit is near enough."""
    return order.inches > book.independents.standard_within_in.value


def standard_behind_ground(_book: Book, _battle: Battle, order: RaiseStandard) -> bool:
    """Ground that blocks sight hides even the standard."""
    return order.screen == "ground"


def standard_in_the_dark(book: Book, battle: Battle, order: RaiseStandard) -> bool:
    """Nobody sees so far in the dark: not the standard either."""
    return battle.dark and order.inches > book.shooting.line.dark_in.value


def helped_another_unit(_book: Book, battle: Battle, order: RaiseStandard) -> bool:
    """It has helped a unit this turn."""
    return bool(named(battle.company_of(order.bearer), HELPED))


def leader_used_already(_book: Book, battle: Battle, order: RaiseStandard) -> bool:
    """The unit has ignored a test under a disciplinarian this turn (ruling of STD-05)."""
    return bool(named(battle.unit(order.unit), OVERLOOKED))


def own_standard_allied_unit(_book: Book, battle: Battle, order: RaiseStandard) -> bool:
    """The army's own standard means nothing to allies."""
    bearer, unit = battle.company_of(order.bearer), battle.unit(order.unit)
    return not bearer.contingent and bool(unit.contingent)


def allied_standard_other_unit(_book: Book, battle: Battle, order: RaiseStandard) -> bool:
    """An allied standard means nothing to any but its own contingent."""
    contingent = battle.company_of(order.bearer).contingent
    return bool(contingent) and contingent != battle.unit(order.unit).contingent


CONDITIONS: Mapping[str, Callable[[Book, Battle, RaiseStandard], bool]] = conditions.keyed(
    no_standard,
    standard_too_far,
    standard_behind_ground,
    standard_in_the_dark,
    helped_another_unit,
    leader_used_already,
    own_standard_allied_unit,
    allied_standard_other_unit,
)


def objections_to_cancel(book: Book, battle: Battle, order: RaiseStandard) -> tuple[Problem, ...]:
    """All that the book has against cancelling a test of this unit by this standard. Raises `BadData`."""
    bearer = battle.company_of(order.bearer)
    about = {
        "bearer": bearer.himself.name,
        "unit": battle.unit(order.unit).name,
        "inches": order.inches,
        "reach": book.independents.standard_within_in.value,
        "dark": book.shooting.line.dark_in.value,
        "helped": ", ".join(named(bearer, HELPED)),
    }
    rows = conditions.holding(book.independents.objections_to_cancel, CONDITIONS, book, battle, order)
    return conditions.problems(AREA, rows, order.unit, about)


def raise_standard(book: Book, battle: Battle, order: RaiseStandard) -> tuple[StandardRaised, ...]:
    """The leave is given, by each standard to one unit a turn. Raises `BadData`."""
    bearer, row = battle.company_of(order.bearer), book.independents.standard
    return (StandardRaised(bearer.himself.name, battle.unit(order.unit).name, row.rule, row.page),)

"""Standard bearers (pp. 10-11): at the sight of the standard one test is cancelled."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

from heart_africa.core.problems import Problem
from heart_africa.rules import conditions
from heart_africa.rules.book import Ability, Book
from heart_africa.rules.units import Release

AREA = "independents"
Screen = Literal["", "figures", "tall_grass", "ground"]


@dataclass(frozen=True, slots=True)
class RaiseStandard:
    """The order that a unit cancels one test by a standard; inches from the bearer to its nearest figure.

    `screen` is what stands between: the standard is seen over figures and tall grass (STD-06). Contingents
    are "" for the army's own and the list's id for allies; `helped`: the unit that this standard has
    helped this turn; `leader_used`: the unit has ignored a test under a disciplinarian; `dark`: it is night.
    """

    bearer: str
    unit: str
    inches: float
    bearer_troop: str = "standard_bearer"
    screen: Screen = ""
    contingent: str = ""
    unit_contingent: str = ""
    helped: str = ""
    leader_used: bool = False
    dark: bool = False
    kind: Literal["raise-standard"] = "raise-standard"


def no_standard(book: Book, order: RaiseStandard) -> bool:
    """The figure carries no standard."""
    return not book.can(order.bearer_troop, Ability.CANCELS_A_TEST)


def standard_too_far(book: Book, order: RaiseStandard) -> bool:
    """No figure of the unit is near enough."""
    return order.inches > book.independents.standard_within_in.value


def standard_behind_ground(_book: Book, order: RaiseStandard) -> bool:
    """Ground that blocks sight hides even the standard."""
    return order.screen == "ground"


def standard_in_the_dark(book: Book, order: RaiseStandard) -> bool:
    """Nobody sees so far in the dark: not the standard either."""
    return order.dark and order.inches > book.shooting.line.dark_in.value


def helped_another_unit(_book: Book, order: RaiseStandard) -> bool:
    """It has helped a unit this turn."""
    return bool(order.helped)


def leader_used_already(_book: Book, order: RaiseStandard) -> bool:
    """The unit has ignored a test under a disciplinarian this turn (ruling of STD-05)."""
    return order.leader_used


def own_standard_allied_unit(_book: Book, order: RaiseStandard) -> bool:
    """The army's own standard means nothing to allies."""
    return not order.contingent and bool(order.unit_contingent)


def allied_standard_other_unit(_book: Book, order: RaiseStandard) -> bool:
    """An allied standard means nothing to any but its own contingent."""
    return bool(order.contingent) and order.contingent != order.unit_contingent


CONDITIONS: Mapping[str, Callable[[Book, RaiseStandard], bool]] = {
    condition.__name__: condition
    for condition in (
        no_standard,
        standard_too_far,
        standard_behind_ground,
        standard_in_the_dark,
        helped_another_unit,
        leader_used_already,
        own_standard_allied_unit,
        allied_standard_other_unit,
    )
}


def objections_to_cancel(book: Book, order: RaiseStandard) -> tuple[Problem, ...]:
    """All that the book has against cancelling a test of this unit by this standard."""
    about = {
        "bearer": order.bearer,
        "unit": order.unit,
        "inches": order.inches,
        "reach": book.independents.standard_within_in.value,
        "dark": book.shooting.line.dark_in.value,
        "helped": order.helped,
    }
    rows = conditions.holding(book.independents.objections_to_cancel, CONDITIONS, book, order)
    return tuple(conditions.problem(AREA, row, order.unit, about) for row in rows)


def standard(book: Book, order: RaiseStandard) -> Release:
    """The leave that a standard gives to one unit a turn."""
    row, about = book.independents.standard, {"bearer": order.bearer, "unit": order.unit}
    return Release(f"{AREA}-standard", row.rule, row.page, by=order.bearer, one_unit=True, about=about)

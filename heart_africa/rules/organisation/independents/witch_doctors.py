"""Witch doctors (p. 11): a spell makes an enemy unit test, unless it does not believe."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Literal

from heart_africa.core.journal.events import GameEvent
from heart_africa.core.problems import Problem
from heart_africa.rules import conditions
from heart_africa.rules.book import Ability, Book
from heart_africa.rules.organisation.independents.standards import AREA
from heart_africa.rules.units import Release


@dataclass(frozen=True, slots=True)
class Bewitch:
    """The order to cast a spell on a unit; `figures` of it by troop type, inches to its nearest one in sight.

    `charmed`: the leave of a charismatic leader who is with it; `cast`: the spells that the witch doctor
    has cast this turn; `dark`: it is night. He may wait for all other tests of the turn (WITCH-06).
    """

    witch_doctor: str
    unit: str
    figures: Mapping[str, int] = field(hash=False)
    inches: float = 0
    witch_doctor_troop: str = "witch_doctor"
    in_sight: bool = True
    enemy: bool = True
    charmed: Release | None = None
    cast: int = 0
    dark: bool = False
    kind: Literal["bewitch"] = "bewitch"


@dataclass(frozen=True, slots=True)
class Bewitched(GameEvent):
    """A spell was cast on a unit, which takes one more test, unless it does not believe or is charmed."""

    witch_doctor: str
    unit: str
    rule: str
    page: int
    immune: Release | None = None
    kind: Literal["bewitched"] = "bewitched"

    @property
    def variant(self) -> str:
        """Immune, or bewitched."""
        return "immune" if self.immune else "bewitched"


def unbelief(book: Book, figures: Mapping[str, int]) -> Release | None:
    """Why a unit of these figures laughs at spells, or None if it fears them.

    Every figure has to be of the kinds named; gun bearers stand with their White Men (ruling of WITCH-07).
    """
    stand_as = book.morale.stands_as
    troops = {stand_as.get(troop, troop) for troop, count in figures.items() if count}
    if not troops or not all(book.can(troop, Ability.WITCHCRAFT_IMMUNE) for troop in troops):
        return None
    row = book.independents.immune
    return Release(f"{AREA}-unbelief", row.rule, row.page)


def no_witch_doctor(book: Book, order: Bewitch) -> bool:
    """The figure casts no spells."""
    return not book.can(order.witch_doctor_troop, Ability.CASTS_SPELLS)


def own_side(_book: Book, order: Bewitch) -> bool:
    """Spells are cast on enemies."""
    return not order.enemy


def second_spell(_book: Book, order: Bewitch) -> bool:
    """He has cast his spell of this turn."""
    return order.cast > 0


def spell_too_far(book: Book, order: Bewitch) -> bool:
    """No figure of the unit is near enough."""
    return order.inches > book.independents.spell_within_in.value


def spell_out_of_sight(_book: Book, order: Bewitch) -> bool:
    """He sees no figure of it within that distance."""
    return not order.in_sight


def spell_in_the_dark(book: Book, order: Bewitch) -> bool:
    """It is farther than he can see in the dark."""
    return order.dark and order.inches > book.shooting.line.dark_in.value


def unbelievers(book: Book, order: Bewitch) -> bool:
    """It does not believe in witchcraft."""
    return unbelief(book, order.figures) is not None


def charmed(_book: Book, order: Bewitch) -> bool:
    """A charismatic leader is with it, and at least half its strength."""
    return order.charmed is not None


def no_unit(_book: Book, order: Bewitch) -> bool:
    """There is nobody to bewitch."""
    return not any(order.figures.values())


CONDITIONS: Mapping[str, Callable[[Book, Bewitch], bool]] = {
    condition.__name__: condition
    for condition in (
        no_witch_doctor,
        own_side,
        second_spell,
        spell_too_far,
        spell_out_of_sight,
        spell_in_the_dark,
        unbelievers,
        charmed,
        no_unit,
    )
}


def objections_to_bewitch(book: Book, order: Bewitch) -> tuple[Problem, ...]:
    """All that the book has against this spell."""
    about = {
        "witch_doctor": order.witch_doctor,
        "unit": order.unit,
        "inches": order.inches,
        "reach": book.independents.spell_within_in.value,
        "dark": book.shooting.line.dark_in.value,
    }
    rows = conditions.holding(book.independents.objections_to_bewitch, CONDITIONS, book, order)
    return tuple(conditions.problem(AREA, row, order.unit, about) for row in rows)


def bewitch(book: Book, order: Bewitch) -> tuple[Bewitched, ...]:
    """What the spell brings about; it takes no die of its own."""
    row = book.independents.spell
    immune = unbelief(book, order.figures) or order.charmed
    return (Bewitched(order.witch_doctor, order.unit, row.rule, row.page, immune),)

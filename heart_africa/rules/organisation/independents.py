"""Figures that belong to no unit (pp. 10-11)."""

from collections.abc import Callable, Mapping
from typing import ClassVar, Literal

from heart_africa.core.fields import UnitName
from heart_africa.core.journal.records import GameEvent, Order
from heart_africa.core.problems import Problem
from heart_africa.rules.battle import Battle, NewsItem, marks
from heart_africa.rules.battle.marks import HELPED, OVERLOOKED, SPELL, marked_names
from heart_africa.rules.book import Ability, Book, printed
from heart_africa.rules.morale_exemptions import exempt, unbelief
from heart_africa.rules.shared_terms import Release

# --- standard bearers ---


AREA = "independents"
Screen = Literal["", "figures", "tall_grass", "ground"]


class RaiseStandard(Order, kind="raise-standard"):
    """A standard bearer lets a unit that sees him cancel one of its tests; ordered before the die is thrown.

    `inches`: from the bearer to its nearest figure; `screen`: what stands between (STD-06 names what does not
    hide a standard: figures and tall grass).
    """

    BARE: ClassVar = ("bearer", "unit", "inches")

    bearer: UnitName
    unit: UnitName
    inches: float
    screen: Screen = ""


class StandardRaised(GameEvent, kind="standard-raised"):
    """A unit may cancel one test because it sees a standard."""

    bearer: str
    unit: str
    rule: str
    page: int

    def applied(self, battle: Battle, _who: str) -> Battle:
        battle = marks.marked(battle, battle.unit(self.unit), marks.STANDARD, self.bearer)
        return marks.marked(battle, battle.company_of(self.bearer), marks.HELPED, self.unit)


def own_standard_allied_unit(_book: Book, battle: Battle, order: RaiseStandard) -> bool:
    """Whether the standard is the army's own and the unit an allied one, to which it means nothing."""
    bearer, unit = battle.company_of(order.bearer), battle.unit(order.unit)
    return not bearer.contingent and bool(unit.contingent)


def allied_standard_other_unit(_book: Book, battle: Battle, order: RaiseStandard) -> bool:
    """Whether the standard is an allied one and the unit of another contingent."""
    contingent = battle.company_of(order.bearer).contingent
    return bool(contingent) and contingent != battle.unit(order.unit).contingent


TO_STANDARDS: Mapping[str, Callable[[Book, Battle, RaiseStandard], bool]] = {
    "no_standard": lambda book, battle, order: (
        not book.can(battle.company_of(order.bearer).himself.troop, Ability.CANCELS_A_TEST)
    ),
    "standard_too_far": lambda book, _battle, order: (
        order.inches > book.independents.standard_within_in.value
    ),
    # Ground that blocks sight hides even the standard
    "standard_behind_ground": lambda _book, _battle, order: order.screen == "ground",
    # Nobody sees so far in the dark: not the standard either
    "standard_in_the_dark": lambda book, battle, order: (
        battle.dark and order.inches > book.shooting.line.dark_in.value
    ),
    "helped_another_unit": lambda _book, battle, order: bool(
        marked_names(battle.company_of(order.bearer), HELPED)
    ),
    # The unit has ignored a test under a disciplinarian this turn (ruling of STD-05)
    "leader_used_already": lambda _book, battle, order: bool(
        marked_names(battle.unit(order.unit), OVERLOOKED)
    ),
    "own_standard_allied_unit": own_standard_allied_unit,
    "allied_standard_other_unit": allied_standard_other_unit,
}


def objections_to_cancel(book: Book, battle: Battle, order: RaiseStandard) -> tuple[Problem, ...]:
    """All that the book has against cancelling a test of this unit by this standard. Raises `BadData`."""
    bearer = battle.company_of(order.bearer)
    about = {
        "bearer": bearer.himself.name,
        "unit": battle.unit(order.unit).name,
        "inches": order.inches,
        "reach": book.independents.standard_within_in.value,
        "dark": book.shooting.line.dark_in.value,
        "helped": ", ".join(marked_names(bearer, HELPED)),
    }
    rows = printed.holding(book.independents.objections_to_cancel, TO_STANDARDS, book, battle, order)
    return printed.problems(AREA, rows, order.unit, about)


def raise_standard(book: Book, battle: Battle, order: RaiseStandard) -> tuple[StandardRaised, ...]:
    """The event by which the unit may cancel a test; each standard helps one unit a turn.

    Raises `BadData`.
    """
    bearer, row = battle.company_of(order.bearer), book.independents.standard
    return (StandardRaised(bearer.himself.name, battle.unit(order.unit).name, row.rule, row.page),)


# --- witch doctors ---


class Bewitch(Order, kind="bewitch"):
    """A witch doctor casts his spell of the turn on an enemy unit.

    `inches`: to its nearest figure in sight. He may wait until all other tests of the turn are done
    (WITCH-06).
    """

    witch_doctor: UnitName
    unit: UnitName
    inches: float
    in_sight: bool = True


class Bewitched(GameEvent, kind="bewitched"):
    """A spell was cast on a unit, which takes one more test; `immune`: why it need not."""

    witch_doctor: str
    unit: str
    rule: str
    page: int
    immune: Release | None = None

    @property
    def variant(self) -> str:
        return "immune" if self.immune else "bewitched"

    def applied(self, battle: Battle, _who: str) -> Battle:
        """The battle with the spell cast and in the news; its effect is weighed with all other tests."""
        doctor = battle.company_of(self.witch_doctor)
        battle = marks.marked(battle, doctor, marks.SPELL, self.unit)
        return battle.with_news(NewsItem("spell", doctor.side, self.unit, by=self.witch_doctor))


TO_SPELLS: Mapping[str, Callable[[Book, Battle, Bewitch], bool]] = {
    "no_witch_doctor": lambda book, battle, order: (
        not book.can(battle.company_of(order.witch_doctor).himself.troop, Ability.CASTS_SPELLS)
    ),
    # Spells are cast on enemies
    "own_side": lambda _book, battle, order: (
        battle.company_of(order.witch_doctor).side == battle.unit(order.unit).side
    ),
    "second_spell": lambda _book, battle, order: bool(
        marked_names(battle.company_of(order.witch_doctor), SPELL)
    ),
    "spell_too_far": lambda book, _battle, order: order.inches > book.independents.spell_within_in.value,
    # He sees no figure of it within that distance
    "spell_out_of_sight": lambda _book, _battle, order: not order.in_sight,
    # It is farther than he can see in the dark
    "spell_in_the_dark": lambda book, battle, order: (
        battle.dark and order.inches > book.shooting.line.dark_in.value
    ),
    # It does not believe in witchcraft
    "unbelievers": lambda book, battle, order: unbelief(book, battle, battle.unit(order.unit)) is not None,
    # A charismatic leader is with it, and at least half its strength
    "charmed": lambda book, battle, order: exempt(book, battle, battle.unit(order.unit)) is not None,
    "no_unit": lambda _book, battle, order: not battle.unit(order.unit).on_table,
}


def objections_to_bewitch(book: Book, battle: Battle, order: Bewitch) -> tuple[Problem, ...]:
    """All that the book has against this spell. Raises `BadData`."""
    about = {
        "witch_doctor": battle.company_of(order.witch_doctor).himself.name,
        "unit": battle.unit(order.unit).name,
        "inches": order.inches,
        "reach": book.independents.spell_within_in.value,
        "dark": book.shooting.line.dark_in.value,
    }
    rows = printed.holding(book.independents.objections_to_bewitch, TO_SPELLS, book, battle, order)
    return printed.problems(AREA, rows, order.unit, about)


def bewitch(book: Book, battle: Battle, order: Bewitch) -> tuple[Bewitched, ...]:
    """The event of the spell, which takes no die of its own. Raises `BadData`."""
    doctor, unit, row = (
        battle.company_of(order.witch_doctor),
        battle.unit(order.unit),
        book.independents.spell,
    )
    disbelief = unbelief(book, battle, unit) if unit.on_table else None
    immune = disbelief or exempt(book, battle, unit)
    return (Bewitched(doctor.himself.name, unit.name, row.rule, row.page, immune),)

"""Witch doctors who may still cast their spell of the turn, and leaders who may still rally."""

from heart_africa.rules.battle import Battle, Sort, Unit, marks, other
from heart_africa.rules.battle.state import SIDES
from heart_africa.rules.book import Arm, Book
from heart_africa.rules.morale_exemptions import exempt, unbelief
from heart_africa.rules.play.morale.never import testers

# --- spells (WITCH-04, WITCH-06) ---


def casters(book: Book, battle: Battle) -> tuple[Unit, ...]:
    """The witch doctors on the table with a spell left, and an enemy to fear it."""
    return tuple(
        doctor
        for side in SIDES
        for doctor in battle.of(side, Sort.WITCH_DOCTOR)
        if doctor.on_table and doctor.led and not marks.named(doctor, marks.SPELL)
        if susceptible(book, battle, doctor)
    )


def susceptible(book: Book, battle: Battle, doctor: Unit) -> tuple[str, ...]:
    """The enemy units on the table that a spell would make test, however far they are."""
    return tuple(
        unit.name
        for unit in testers(book, battle, other(doctor.side))
        if not unbelief(book, battle, unit) and not exempt(book, battle, unit)
    )


# --- rallying (LEAD-08 to LEAD-12) ---


def ralliers(book: Book, battle: Battle) -> tuple[tuple[Unit, tuple[str, ...]], ...]:
    """The leaders who may still try to rally, each with the marked units of his army, allies included."""
    leaders = (leader for side in SIDES if (leader := battle.leader(side)) is not None)
    able = (each for each in leaders if each.on_table and not marks.named(each, marks.RALLY))
    found = ((leader, _marked(book, battle, leader)) for leader in able)
    return tuple((leader, units) for leader, units in found if units)


def _marked(book: Book, battle: Battle, leader: Unit) -> tuple[str, ...]:
    return tuple(
        unit.name
        for unit in battle.of(leader.side, Sort.UNIT)
        if unit.on_table and unit.markers and book.arm(unit.troop) is not Arm.VESSEL
    )

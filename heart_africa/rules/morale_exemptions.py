"""Exemptions from morale tests, which several chapters need (pp. 5, 10-11).

Lasting ones: half of the unit follows a charismatic leader; nobody in it believes in witchcraft. Those for
one test each: a disciplinarian leader or a standard bearer; they are granted before the die is thrown.
"""

from heart_africa.rules.battle import Battle, Unit
from heart_africa.rules.battle.companies import figures, leader_with
from heart_africa.rules.battle.marks import OVERLOOKED, SPARED, STANDARD, marked_names
from heart_africa.rules.book import Ability, Book, Trait
from heart_africa.rules.shared_terms import Release


def exempt(book: Book, battle: Battle, unit: Unit) -> Release | None:
    """The exemption from all tests of a unit that follows a charismatic leader, or None (TRAIT-09).

    At least half of it must be left: the leader counts in what it began with, whenever he joined it, and in
    what is left; attendants never do.
    """
    leader, row = leader_with(battle, unit), book.leading.charisma
    if leader is None or not leader.led or Trait.CHARISMATIC not in leader.traits:
        return None
    began, now = unit.began + 1, len(unit.here) + 1
    part, whole = book.leading.strength_kept
    if now * whole < began * part:
        return None
    himself = leader.himself.name
    about = {"leader": himself, "began": began, "now": now}
    return Release("leading-charisma", row.rule, row.page, by=himself, about=about)


def unbelief(book: Book, battle: Battle, unit: Unit) -> Release | None:
    """The exemption of a unit from tests for spells, or None if it fears them.

    Every figure has to be of a kind that is immune; gun bearers count as their White Men (ruling of
    WITCH-07).
    """
    stand_as = book.morale.stands_as
    troops = {stand_as.get(troop, troop) for troop in figures(battle, unit)}
    if not troops or not all(book.can(troop, Ability.WITCHCRAFT_IMMUNE) for troop in troops):
        return None
    row = book.independents.immune
    return Release("independents-unbelief", row.rule, row.page)


def given(book: Book, unit: Unit) -> tuple[Release, ...]:
    """The exemptions for one test each that a unit has been granted this turn and has not used."""
    used, row = marked_names(unit, SPARED), book.leading.discipline
    found = {
        by: Release("leading-discipline", row.rule, row.page, by=by, about={"leader": by, "unit": unit.name})
        for by in marked_names(unit, OVERLOOKED)
    }
    row = book.independents.standard
    for by in marked_names(unit, STANDARD):
        about = {"bearer": by, "unit": unit.name}
        found[by] = Release("independents-standard", row.rule, row.page, by=by, one_unit=True, about=about)
    return tuple(release for by, release in found.items() if by not in used)

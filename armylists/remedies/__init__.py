"""What might mend a problem: candidate edits by its code, the likeliest and smallest first.

Nothing here judges: `armylists.repairs` tries each candidate by the verdict. The table names the source of
candidates for every code; a test sees that none is missing.
"""

from collections.abc import Iterator

from armylists.catalogue import Catalogue
from armylists.edits import Edit
from armylists.remedies import allies, army, leader, numbers, units, works
from armylists.remedies.ward import Remedy, Ward
from armylists.roster import Roster
from heart_africa.core.problems import Problem
from heart_africa.core.rulings import Rulings


def remedies(catalogue: Catalogue, rulings: Rulings, roster: Roster, problem: Problem) -> Iterator[Edit]:
    """Edits that might mend the problem."""
    yield from REMEDIES[problem.code](Ward(catalogue, rulings, roster, problem))


REMEDIES: dict[str, Remedy] = {
    "unit-too-cheap": units.grow,
    "unit-too-dear": units.shrink,
    "unit-too-big": units.shrink,
    "unit-mixed": units.unmix,
    "unit-three-kinds": units.unmix,
    "bearers-alone": units.without_bearers,
    "bearers-not-for": units.without_bearers,
    "too-many-bearers": units.fewer_bearers,
    "slot-not-open": units.free_slot,
    "all-or-none": units.other_troop,
    "troop-forbidden": units.other_troop,
    "troop-replaced": units.other_troop,
    "troop-too-early": units.other_troop,
    "troop-too-late": units.other_troop,
    "troop-other-people": units.other_troop,
    "troop-only-defending": units.other_troop,
    "troop-not-as-allies": units.other_troop,
    "troop-independent": units.other_troop,
    "troop-is-a-work": units.other_troop,
    "troop-not-on-list": units.other_troop,
    "too-few-units": numbers.more_units,
    "too-many-units": numbers.fewer_units,
    "slot-short": numbers.fill_slot,
    "slot-over": numbers.empty_slot,
    "conversion-over": numbers.empty_slot,
    "too-many-figures": numbers.fewer_figures,
    "too-many-figures-with-leader": numbers.fewer_figures,
    "too-many-together": numbers.empty_slot,
    "share-over": numbers.share,
    "ratio-short": numbers.ratio,
    "over-points": army.cheaper,
    "list-too-early": army.another_year,
    "list-too-late": army.another_year,
    "people-too-early": army.another_year,
    "people-too-late": army.another_year,
    "people-required": army.another_people,
    "people-not-in-list": army.another_people,
    "no-leader": leader.another_leader,
    "leader-troop": leader.another_leader,
    "leader-must-be": leader.another_leader,
    "leader-must-not-be": leader.another_leader,
    "leader-trait": leader.other_traits,
    "second-trait": leader.other_traits,
    "trait-twice": leader.other_traits,
    "too-many-traits": leader.other_traits,
    "too-many-attendants": leader.fewer_attendants,
    "leader-bearer": leader.no_leader_bearer,
    "too-many-independents": leader.fewer_independents,
    "ally-not-granted": allies.no_ally,
    "ally-other-people": allies.no_ally,
    "ally-other-year": allies.no_ally,
    "ally-people": allies.no_ally,
    "ally-bearer": allies.no_ally_bearer,
    "too-many-contingents": allies.one_ally_less,
    "same-ally-twice": allies.one_ally_less,
    "allies-too-dear": allies.cheaper_allies,
    "work-not-for-list": works.no_work,
    "work-only-defending": works.no_work,
    "too-many-works": works.fewer_of_work,
    "works-shared": works.fewer_of_work,
    "no-fortifications": works.no_fortifications,
    "attacker-fortifies": works.no_fortifications,
    "fortifications-too-dear": works.no_fortifications,
    "needs-work": works.a_work,
}

"""What might mend a problem: candidate edits by its code, the likeliest and smallest first.

Nothing here judges: `armylists.repairs` tries each candidate by the verdict. The table names the source of
candidates for every code; a test sees that none is missing.

The army as a whole          army
What every remedy is handed  context
Units too small              units
"""

from collections.abc import Iterator

from armylists.catalogue import Catalogue
from armylists.edits import Edit
from armylists.remedies import army, units
from armylists.remedies.context import Context, Remedy
from armylists.roster import Roster
from heart_africa.core.problems import Problem
from heart_africa.core.rulings import Rulings


def remedies(catalogue: Catalogue, rulings: Rulings, roster: Roster, problem: Problem) -> Iterator[Edit]:
    """Edits that might mend the problem."""
    yield from REMEDIES[problem.code](Context(catalogue, rulings, roster, problem))


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
    "too-few-units": units.more_units,
    "too-many-units": units.fewer_units,
    "slot-short": units.fill_slot,
    "slot-over": units.empty_slot,
    "conversion-over": units.empty_slot,
    "too-many-figures": units.fewer_figures,
    "too-many-figures-with-leader": units.fewer_figures,
    "too-many-together": units.empty_slot,
    "share-over": units.share,
    "ratio-short": units.ratio,
    "over-points": army.cheaper,
    "list-too-early": army.another_year,
    "list-too-late": army.another_year,
    "people-too-early": army.another_year,
    "people-too-late": army.another_year,
    "people-required": army.another_people,
    "people-not-in-list": army.another_people,
    "no-leader": army.another_leader,
    "leader-troop": army.another_leader,
    "leader-must-be": army.another_leader,
    "leader-must-not-be": army.another_leader,
    "leader-trait": army.other_traits,
    "second-trait": army.other_traits,
    "trait-twice": army.other_traits,
    "too-many-traits": army.other_traits,
    "too-many-attendants": army.fewer_attendants,
    "leader-bearer": army.no_leader_bearer,
    "too-many-independents": army.fewer_independents,
    "ally-not-granted": army.no_ally,
    "ally-other-people": army.no_ally,
    "ally-other-year": army.no_ally,
    "ally-people": army.no_ally,
    "ally-bearer": army.no_ally_bearer,
    "too-many-contingents": army.one_ally_less,
    "same-ally-twice": army.one_ally_less,
    "allies-too-dear": army.cheaper_allies,
    "work-not-for-list": army.no_work,
    "work-only-defending": army.no_work,
    "too-many-works": army.fewer_of_work,
    "works-shared": army.fewer_of_work,
    "no-fortifications": army.no_fortifications,
    "attacker-fortifies": army.no_fortifications,
    "fortifications-too-dear": army.no_fortifications,
    "needs-work": army.a_work,
}

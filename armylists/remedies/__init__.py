"""What might mend a problem: candidate edits by its code, the likeliest and smallest first.

Nothing here judges: `armylists.repairs` tries each candidate by the verdict. The table names the source of
candidates for every code; a test sees that none is missing.

The army as a whole          army
What every remedy is handed  context
Units too small              units
"""

from armylists.remedies import army, units
from armylists.remedies.context import Context, Remedy

__all__ = ["REMEDIES", "Context"]

MENDED: dict[Remedy, tuple[str, ...]] = {
    units.grow: ("unit-too-cheap",),
    units.shrink: ("unit-too-dear", "unit-too-big"),
    units.unmix: ("unit-mixed", "unit-three-kinds"),
    units.without_bearers: ("bearers-alone", "bearers-not-for"),
    units.fewer_bearers: ("too-many-bearers",),
    units.free_slot: ("slot-not-open",),
    units.other_troop: (
        "all-or-none",
        "troop-forbidden",
        "troop-replaced",
        "troop-too-early",
        "troop-too-late",
        "troop-other-people",
        "troop-only-defending",
        "troop-not-as-allies",
        "troop-independent",
        "troop-is-a-work",
        "troop-not-on-list",
    ),
    units.more_units: ("too-few-units",),
    units.fewer_units: ("too-many-units",),
    units.fill_slot: ("slot-short",),
    units.empty_slot: ("slot-over", "conversion-over", "too-many-together"),
    units.fewer_figures: ("too-many-figures", "too-many-figures-with-leader"),
    units.share: ("share-over",),
    units.ratio: ("ratio-short",),
    army.cheaper: ("over-points",),
    army.another_year: ("list-too-early", "list-too-late", "people-too-early", "people-too-late"),
    army.another_people: ("people-required", "people-not-in-list"),
    army.another_leader: ("no-leader", "leader-troop", "leader-must-be", "leader-must-not-be"),
    army.other_traits: ("leader-trait", "second-trait", "trait-twice", "too-many-traits"),
    army.fewer_attendants: ("too-many-attendants",),
    army.no_leader_bearer: ("leader-bearer",),
    army.fewer_independents: ("too-many-independents",),
    army.no_ally: ("ally-not-granted", "ally-other-people", "ally-other-year", "ally-people"),
    army.no_ally_bearer: ("ally-bearer",),
    army.one_ally_less: ("too-many-contingents", "same-ally-twice"),
    army.cheaper_allies: ("allies-too-dear",),
    army.no_work: ("work-not-for-list", "work-only-defending"),
    army.fewer_of_work: ("too-many-works", "works-shared"),
    army.no_fortifications: ("no-fortifications", "attacker-fortifies", "fortifications-too-dear"),
    army.a_work: ("needs-work",),
}
REMEDIES = {code: remedy for remedy, codes in MENDED.items() for code in codes}
"""The remedy for each code of a problem."""

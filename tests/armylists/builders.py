"""Armies to begin a test with: for each list and people a small legal one; the test changes one thing in it.

The tables below were typed from pages 29 to 36; the code under test has no part in them.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from armylists.catalogue import built_in
from armylists.legality import Verdict, verdict
from armylists.roster import Contingent, Independents, Leader, Roster, Unit, WorksBought
from heart_africa.core.dataclass import dataclass
from heart_africa.core.rulings import default_rulings

OK: frozenset[str] = frozenset()

# A unit of usual size: worth 32 points or more (COMP-11), and eight of them within 720.
USUAL = {
    "white_men": 2, "regulars": 2, "soldiers": 3, "swordsmen": 4, "well_armed_askaris": 4, "askaris": 8,
    "ruga_ruga": 5, "warriors": 5, "agile_warriors": 5, "spearmen": 10, "agile_spearmen": 10,
    "musketeers": 10, "archers": 10, "pygmy_archers": 6, "pygmy_spearmen": 6, "horsemen": 5,
    "mounted_musketeers": 4, "lancers": 3, "mounted_regulars": 2, "field_artillery": 1, "machine_gun": 1,
    "gunboat": 1,
}  # fmt: skip

Units = tuple[Unit, ...]
Facts = dict[str, Any]


def unit(**figures: int) -> Unit:
    """A unit of these figures."""
    return Unit(figures=figures)


def in_slot(slot: str, **figures: int) -> Unit:
    """A unit of which its player says what slot it fills."""
    return Unit(figures=figures, slot=slot)


def fielding(**counts: int) -> Units:
    """So many units of each troop, of usual size."""
    return tuple(unit(**{troop: USUAL[troop]}) for troop, count in counts.items() for _ in range(count))


@dataclass(frozen=True)
class Base:
    """The smallest legal choice: units, the leader's troop and trait, a year in which the list is open."""

    units: Units
    leader: str
    trait: str
    year: int = 1870
    mode: str = ""


BASES = {
    "native_kingdom": Base(fielding(spearmen=3), "spearmen", "disciplinarian"),
    "native_warlord": Base(fielding(ruga_ruga=3), "ruga_ruga", "charismatic"),
    "peaceful_village": Base(fielding(spearmen=3), "spearmen", "eloquent"),
    "warrior_herders": Base(fielding(warriors=3), "warriors", "eloquent"),
    "jungle_cannibals": Base(fielding(spearmen=1, archers=2), "spearmen", "mighty_warrior"),
    "pygmies": Base(fielding(pygmy_archers=3), "pygmy_archers", "cunning_devil"),
    "zanzibaris": Base(fielding(askaris=3), "askaris", "charismatic"),
    "sudanese_slavers": Base(fielding(askaris=2, horsemen=2), "horsemen", "disciplinarian"),
    "portuguese_settlers": Base(fielding(askaris=1, musketeers=2), "askaris", "disciplinarian"),
    "white_explorers": Base(fielding(askaris=2, white_men=1), "white_men", "organizing_genius"),
    "egyptians": Base(fielding(soldiers=3), "soldiers", "disciplinarian", 1880, "colonial"),
    "colonial_expedition": Base(fielding(soldiers=3), "regulars", "disciplinarian", 1890),
}
OWN_BASES = {
    "bunyoro": Base(fielding(spearmen=3), "spearmen", "cunning_devil"),
    "azande": Base(fielding(agile_spearmen=3), "agile_spearmen", "disciplinarian"),
    "karamojong": Base(fielding(agile_warriors=3, agile_spearmen=3), "agile_warriors", "eloquent"),
    "ngoni": Base(fielding(warriors=3, spearmen=2), "warriors", "disciplinarian"),
    "tetela": Base(fielding(spearmen=1, archers=2), "spearmen", "disciplinarian"),
    "mahdists": Base(fielding(askaris=2, horsemen=2), "horsemen", "disciplinarian", 1885),
    "baggara": Base(fielding(horsemen=3), "horsemen", "disciplinarian"),
    "bornu": Base(fielding(spearmen=2, archers=1, horsemen=1), "horsemen", "disciplinarian"),
    "belgian": Base(fielding(soldiers=3), "soldiers", "disciplinarian", 1890),
}
PEOPLES = {
    "native_kingdom": (
        "buganda", "bunyoro", "rwanda", "burundi", "azande", "hehe", "luba", "lunda", "kuba", "bemba", "lozi",
    ),
    "native_warlord": ("mirambo", "nyungu_ya_mawe", "prazeiros", "chokwe", "seguhha", "yao", "manyema"),
    "peaceful_village": (),
    "warrior_herders": ("karamojong", "turkana", "luo", "masai", "ngoni", "tuta", "kololo"),
    "jungle_cannibals": ("mangbetu", "kusu", "tetela", "fang", "ukongora_meno"),
    "pygmies": (),
    "zanzibaris": (),
    "sudanese_slavers": ("khartoum", "mahdists", "rabih_zubair", "baggara", "bornu"),
    "portuguese_settlers": ("angola", "mozambique"),
    "white_explorers": (),
    "egyptians": (),
    "colonial_expedition": ("british", "french", "portuguese", "german", "belgian"),
}  # fmt: skip
EVERYONE = [(name, people) for name, peoples in PEOPLES.items() for people in (*peoples, "")]
EVERYONE.remove(("colonial_expedition", ""))  # it needs a nation (L12-05)


def base(list_id: str, people: str = "") -> Base:
    """The smallest legal choice of that people."""
    return OWN_BASES.get(people, BASES[list_id])


def led_by(troop: str, *traits: str, gun_bearer: bool = False, attendants: int = 0) -> Leader:
    """A leader."""
    facts = {"troop": troop, "traits": traits, "gun_bearer": gun_bearer, "attendants": attendants}
    return Leader.model_validate(facts)


def army(
    list_id: str,
    people: str = "",
    year: int | None = None,
    *,
    units: Iterable[Unit] | None = None,
    plus: Iterable[Unit] = (),
    leader: Leader | None = None,
    trait: str = "",
    **more: object,
) -> Roster:
    """A legal army of the list and people, but for what is said: other units, more units, another leader."""
    start = base(list_id, people)
    chosen = leader or led_by(start.leader, trait or start.trait)
    own = start.units if units is None else tuple(units)
    facts: dict[str, object] = {"list": list_id, "people": people, "year": year or start.year, "points": 720}
    facts |= {"leader": chosen, "units": (*own, *plus), "mode": start.mode}
    return Roster.model_validate(facts | more)


def ally(
    list_id: str, people: str = "", units: Iterable[Unit] | None = None, *, standard_bearer: int = 0
) -> Contingent:
    """A contingent of one unit of each compulsory type, but for what is said."""
    chosen = COMPULSORY[list_id] if units is None else tuple(units)
    return Contingent(list=list_id, people=people, units=chosen, standard_bearer=standard_bearer)


COMPULSORY: Mapping[str, Units] = {
    "native_kingdom": fielding(spearmen=1),
    "native_warlord": fielding(ruga_ruga=1),
    "peaceful_village": fielding(spearmen=1),
    "warrior_herders": fielding(warriors=1),
    "jungle_cannibals": fielding(spearmen=1, archers=1),
    "zanzibaris": fielding(askaris=1),
    "sudanese_slavers": fielding(askaris=1),
    "portuguese_settlers": fielding(askaris=1, musketeers=1),
    "white_explorers": fielding(askaris=1),
}


def beside(**counts: int) -> Independents:
    """Independent figures."""
    return Independents(**counts)


def bought(**works: int) -> WorksBought:
    """Works of pages 13 to 15."""
    return WorksBought(**works)


def judged(roster: Roster, **rulings: str) -> Verdict:
    """The verdict; `COMP_24="never"` sets a ruling otherwise."""
    chosen = default_rulings()
    for entry, option in rulings.items():
        chosen = chosen.with_(entry.replace("_", "-"), option)
    return verdict(built_in(), roster, chosen)


def faults(roster: Roster, **rulings: str) -> frozenset[str]:
    """The entries that the army breaks: `OK` if it is legal."""
    return frozenset(problem.rule for problem in judged(roster, **rulings).problems)


def cited(roster: Roster, **rulings: str) -> "Citations":
    """The entries broken, each with the further ones that bear on it."""
    return {(problem.rule, *problem.see) for problem in judged(roster, **rulings).problems}


def breaking(*rules: str) -> frozenset[str]:
    """The entries that a test expects to be broken, and no other."""
    return frozenset(rules)


Citations = set[tuple[str, ...]]
FINE: Citations = set()


def short(entry: str) -> Citations:
    """Too few units of a printed line (COMP-03), in the words of that list's line."""
    return {("COMP-03", entry)}


def over(entry: str) -> Citations:
    """Too many units of a printed line (COMP-04)."""
    return {("COMP-04", entry)}


def home(list_id: str, people: str = "") -> set[str]:
    """The home terrains open to a people, as the list's data say."""
    rows = built_in().lists[list_id].home_terrain
    return {terrain for row in rows if row.for_people(people) for terrain in row.terrain}


def aggressiveness(list_id: str) -> dict[str, int]:
    """A list's factor for the initiative, by mode."""
    return {row.mode: row.value for row in built_in().lists[list_id].aggressiveness}

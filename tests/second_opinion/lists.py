"""Part four: what an army may have and what it costs (pp. 4, 10-15, 20-22, 29-36)."""

import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import field, replace
from pathlib import Path
from typing import Any, NamedTuple

from heart_africa.core.dataclass import dataclass
from tests.second_opinion.troops import GUNS, PYGMIES, TABLE

LISTS: dict[str, dict[str, Any]] = tomllib.loads(
    Path(__file__).with_suffix(".toml").read_text(encoding="utf-8")
)
TRAITS = {
    "charismatic",
    "disciplinarian",
    "eloquent",
    "mighty_warrior",
    "cunning_devil",
    "organizing_genius",
}  # p. 5
MIXES = [  # p. 29
    {"askaris", "well_armed_askaris"}, {"spearmen", "archers"}, {"agile_spearmen", "archers"},
    {"spearmen", "musketeers"}, {"musketeers", "archers"},
]  # fmt: skip
WORKS = {  # pp. 13-15: points each, the most there may be
    "field_fortification_in": (5, 24), "barricade_in": (5, 24), "tembas": (100, 2), "muzzle_loading_cannon": (20, 1),
    "stake_traps": (20, 5), "dummy_traps": (4, 10),
}  # fmt: skip
WORKS_OF = {  # pp. 13-15; field fortifications are everybody's, mission stations are tembas
    "barricade_in": {"white_explorers", "colonial_expedition", "egyptians"},
    "tembas": {"native_warlord", "peaceful_village", "zanzibaris", "white_explorers", "colonial_expedition"},
    "muzzle_loading_cannon": {"native_warlord", "zanzibaris", "sudanese_slavers", "portuguese_settlers"},
    "stake_traps": {"peaceful_village", "jungle_cannibals", "pygmies"},
    "dummy_traps": {"peaceful_village", "jungle_cannibals", "pygmies"},
}
Lines = dict[str, tuple[int, int]]


@dataclass
class Army:
    """An army as a second player would write it on the back of an envelope; a unit is figures by troop."""

    of: str
    people: str = ""
    year: int = 1890
    scenario: str = ""
    role: str = ""
    units: list[dict[str, int]] = field(default_factory=list)
    leader: str = ""  # his troop; an allied contingent has none
    traits: tuple[str, ...] = ()
    second_trait: bool = False  # the players allow him two, p. 4
    leader_bearer: bool = False
    standards: int = 0
    witches: int = 0
    scouts: int = 0
    works: dict[str, int] = field(default_factory=dict)
    budget: int = 0
    allies: list["Army"] = field(default_factory=list)

    def holding(self, rows: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
        """Those rows of its list that are for this people, year and role."""
        return [
            row
            for row in rows
            if self.people in row.get("people", [self.people])
            and self.people not in row.get("but", [])
            and row.get("after", 0) < self.year <= row.get("until", 9999)
            and self.role != row.get("unless", "nobody")
        ]

    def counts(self) -> Counter[str]:
        """Its figures by troop, those of its units."""
        figures: Counter[str] = Counter()
        for unit in self.units:
            figures.update(unit)
        return figures


class Way(NamedTuple):
    """Units of a line that may be of another troop; `most` 0 is any number, two ways to askaris share theirs."""

    line: str
    troop: str
    most: int = 0

    @property
    def allowance(self) -> str:
        """What counts against the same limit."""
        return f"{self.line} {self.troop.removeprefix('well_armed_')}"


def readings(army: Army) -> Iterator[tuple[Lines, list[Way], set[str]]]:
    """The lines of its list, the ways beside them, and what is out, for each way to arm all of it (p. 31)."""
    terms = army.holding(LISTS[army.of].get("terms", []))
    for everybody in LISTS[army.of].get("readings", [{}]):
        lines, ways, out = dict(LISTS[army.of]["lines"]), [], set()
        for term in [*terms, {"must": everybody}]:
            lines |= term.get("lines", {})
            ways += [Way(*way) for way in (*term.get("may", []), *term.get("must", {}).items())]
            out |= {*term.get("out", []), *term.get("must", {})}
        yield lines, ways, out


def placements(army: Army, *, relieved: bool) -> Iterator[set[str]]:
    """For each reading in which every unit finds a line, none too few or too many: the troops to be had in it.

    `relieved`: one unit of each compulsory type is enough (p. 29). A mixed unit takes one line of either of its
    troops, and whatever it has by a limited way counts against that.
    """
    for lines, ways, out in readings(army):
        own = {troop for troop in lines if troop not in out}
        choices = []
        for unit in army.units:
            troops = set(unit) - {"gun_bearer"}
            if not troops <= own | {way.troop for way in ways}:
                break
            raised = [way for way in ways if way.troop in troops - own]
            plain = [(troop, raised) for troop in sorted(troops & own)]
            choices.append(plain + [(way.line, [way]) for way in ways if way.troop in troops])
        else:
            least = {line: min(low, 1) if relieved else low for line, (low, _) in lines.items()}
            if _fits(choices, lines, least, Counter(), Counter()):
                yield own | {way.troop for way in ways}


Choices = list[list[tuple[str, list[Way]]]]


def _fits(
    choices: Choices, lines: Lines, least: dict[str, int], taken: Counter[str], used: Counter[str]
) -> bool:
    if not choices:
        return all(taken[line] >= low for line, low in least.items())
    for line, ways in choices[0]:
        now = used + Counter(way.allowance for way in ways)
        over = any(way.most and now[way.allowance] > way.most for way in ways)
        full = taken[line] == lines[line][1]
        if not over and not full and _fits(choices[1:], lines, least, taken + Counter([line]), now):
            return True
    return False


def points_of_unit(unit: dict[str, int]) -> int:
    """What its figures cost."""
    return sum(TABLE[troop].points * count for troop, count in unit.items())


def points(army: Army) -> int:
    """What the whole army costs, its works and its allies with it."""
    total = sum(points_of_unit(unit) for unit in army.units)
    if army.leader:
        total += TABLE[army.leader].points + (40 if len(army.traits) > 1 else 0)  # p. 4
        total += 20 if army.leader_bearer else 0
    total += 50 * army.standards + 25 * army.witches + 50 * army.scouts
    total += sum(WORKS[work][0] * count for work, count in army.works.items())
    return total + sum(points(ally) for ally in army.allies)


def cheapest(army: Army) -> int:
    """The points of its cheapest figure."""
    figures = {troop for one in (army, *army.allies) for unit in one.units for troop in unit} | {army.leader}
    return min(TABLE[troop].points for troop in figures)


def traits(army: Army) -> set[str]:
    """What its leader may be (pp. 30-36)."""
    may = {trait for row in army.holding(LISTS[army.of]["traits"]) for trait in row.get("may", TRAITS)}
    return may | ({"mighty_warrior"} if (army.of, army.leader) == ("egyptians", "white_men") else set())


def leaders(army: Army, to_be_had: set[str]) -> set[str]:
    """Which troops its leader may be: what his list says, else any that his people may field, on foot or mounted."""
    whites = army.counts()["white_men"] > 0
    named = {
        "white_explorers": {"white_men"},
        "portuguese_settlers": {"white_men"} if whites else to_be_had,
        "egyptians": to_be_had | {"white_men"},
        "colonial_expedition": {"white_men", *(to_be_had & {"regulars"}), *(() if whites else ("soldiers",))},
    }
    return named.get(army.of, to_be_had) - GUNS - {"gunboat"}


def objections(army: Army) -> set[str]:
    """Everything that is wrong with it; nothing is a legal army."""
    ambushed = (army.role, army.scenario) == ("defender", "ambush")
    least, most = (2, 5) if ambushed else (3, 8)
    placed = list(placements(army, relieved=ambushed))
    units = len(army.units) + sum(len(ally.units) for ally in army.allies)
    wrong = {
        "lines": not placed,
        "leader": army.leader not in leaders(army, set().union(*placed)),
        "number of units": not least <= units <= most,
        "trait": not set(army.traits) <= traits(army) or not 1 <= len(army.traits) <= 1 + army.second_trait,
        "bearers": army.leader_bearer and army.leader != "white_men",
        "witch": army.witches > LISTS[army.of].get("witch", False),
        "scout": army.scouts > 1,
        "points": points(army) > army.budget + cheapest(army) / 2,  # p. 29
    }
    named = {name for name, holds in wrong.items() if holds}
    return named.union(_about_figures(army), _about_works(army), _about_allies(army))


def _about_figures(army: Army) -> Iterator[str]:
    """What is wrong with a contingent, whatever lines its units fill."""
    rules, figures = LISTS[army.of], army.counts()
    whites = figures["white_men"] + (army.leader == "white_men")
    limits = army.holding(rules.get("most_figures", []))
    wrong = {
        "year": army.year < rules.get("first_year", 0) or (army.people == "mahdists" and army.year < 1882),
        "people": army.of == "colonial_expedition" and not army.people,
        "white men": army.people not in rules.get("many_white_men", [])
        and whites > rules.get("most_white_men", 999),
        "figures": any(figures[row["troop"]] > row["most"] for row in limits),
        "pygmies": sum(bool(PYGMIES & set(unit)) for unit in army.units) > rules.get("pygmy_units", 99),
        "half": army.of == "portuguese_settlers"
        and figures["well_armed_askaris"] > figures["askaris"],  # p. 34
        "lancers": figures["horsemen"] + figures["mounted_musketeers"]
        < 2 * figures["lancers"],  # p. 34, in figures
        "standard": army.standards > rules.get("standard", False),
    }
    yield from (name for name, holds in wrong.items() if holds)
    for unit in army.units:
        troops = set(unit) - {"gun_bearer"}
        if not 32 <= points_of_unit(unit) <= 180 or sum(unit.values()) > 30:  # p. 29
            yield "unit"
        if len(troops) > 1 and troops not in MIXES:
            yield "mix"
        if unit.get("gun_bearer", 0) > unit.get("white_men", 0):
            yield "bearers"


def _about_works(army: Army) -> Iterator[str]:
    bought = {work: count for work, count in army.works.items() if count}
    spent = sum(WORKS[work][0] * count for work, count in bought.items() if work != "muzzle_loading_cannon")
    fences = bought.get("field_fortification_in", 0) + bought.get("barricade_in", 0)
    behind = (
        {"field_fortification_in", "barricade_in", "tembas"} & set(bought)
        if army.scenario != "encounter"
        else set()
    )
    wrong = {
        "works of an attacker": bool(bought) and army.role != "defender",
        "works in an encounter": spent > 0 and army.scenario == "encounter",  # p. 20; a cannon is no fortification
        "works beyond a third": army.scenario == "ambush" and 3 * spent > army.budget,  # p. 21
        "works of another list": any(army.of not in WORKS_OF.get(work, {army.of}) for work in bought),
        "works too many": fences > 24 or any(count > WORKS[work][1] for work, count in bought.items()),
        "machine gun without a work": army.people == "belgian" and army.counts()["machine_gun"] > 0 and not behind,  # p. 36
    }  # fmt: skip
    yield from (name for name, holds in wrong.items() if holds)


def _about_allies(army: Army) -> Iterator[str]:
    rules = LISTS[army.of]
    may = army.holding(rules.get("allies", []))
    part, whole = rules.get("allied_share", (2, 5))  # p. 29
    lists = [ally.of for ally in army.allies]
    for ally in army.allies:
        bare = replace(ally, year=army.year, role=army.role)
        if not any(row["of"] == ally.of and ally.people in row.get("who", [ally.people]) for row in may):
            yield "allies"
        if any(_about_figures(bare)) or not any(placements(bare, relieved=True)):
            yield "contingent"
        if army.of == "colonial_expedition" and any(PYGMIES & set(unit) for unit in ally.units):
            yield "allied pygmies"  # p. 36
    if len(lists) > rules.get("allied_contingents", 1) or len(set(lists)) < len(lists):
        yield "contingents"
    if whole * sum(map(points, army.allies)) > part * army.budget:
        yield "allied points"

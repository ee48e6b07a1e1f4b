"""The program's army lists against the second opinion's: armies made to be legal, and spoilt a little."""

from collections.abc import Iterator
from itertools import product, takewhile
from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from armylists.catalogue import built_in
from armylists.legality import Verdict, verdict
from armylists.roster import Contingent, Independents, Leader, Roster, Unit, WorksBought
from heart_africa.core.dataclass import replace
from heart_africa.rules.book import Trait
from tests.armylists.builders import EVERYONE
from tests.second_opinion import lists as opinion
from tests.second_opinion.lists import LISTS, MIXES, WORKS, Army
from tests.second_opinion.troops import TABLE
from tests.second_opinion.trying import agree, tries

CATALOGUE = built_in()
TROOPS = [
    troop
    for troop in TABLE
    if troop not in {"standard_bearer", "witch_doctor", "scout", "muzzle_loading_cannon"}
]
YEARS = {}  # for each list, both sides of every date in it
for NAME, RULES in LISTS.items():
    ROWS = [row for key in ("terms", "allies", "most_figures") for row in RULES.get(key, [])]
    LAST = {row[key] for row in ROWS for key in ("after", "until") if key in row} | {
        RULES.get("first_year", 1882) - 1
    }
    YEARS[NAME] = sorted({year + more for year in LAST for more in (0, 1)} | {1890})
ROLES = [
    ("", ""),
    *((s, r) for s in ("encounter", "ambush", "planned_attack", "raid") for r in ("attacker", "defender")),
]


ELEVATED = {
    of: sorted({way[1] for term in rules.get("terms", []) for way in term.get("may", [])})
    for of, rules in LISTS.items()
}
"""What anybody of a list may have in place of something else."""


def a_unit(random: Random, troop: str) -> dict[str, int]:
    """A unit of that troop, of a size that is mostly right, now and then mixed or with gun bearers."""
    each = TABLE[troop].points
    least, most = -(-32 // each), min(30, 180 // each, 2 if each == 50 else 30)
    count = random.choice([least, least, most, *(random.randint(least, most) for _ in range(3))])
    if random.random() < 0.02:
        count = random.choice([max(1, least - 1), most + 1])
    if troop == "white_men" and random.random() < 0.5:
        return {troop: random.randint(1, 3), "gun_bearer": random.randint(1, 3)}
    partners = [other for mix in MIXES if troop in mix for other in mix if other != troop]
    if partners and random.random() < 0.1:
        return {troop: count // 2 + 1, random.choice(partners): count // 2 + 1}
    return {troop: count}


def some_units(random: Random, army: Army, *, most: int, relieved: bool) -> list[dict[str, int]]:
    """What the lines of its list ask for, and some of what they allow."""
    lines, ways, out = random.choice(list(opinion.readings(army)))
    shut = out - {way.line for way in ways}
    asked = [line for line, (low, _) in lines.items() for _ in range(min(low, 1) if relieved else low)]
    allowed = [line for line, (low, high) in lines.items() for _ in range(high - low) if line not in shut]
    more = random.sample(
        allowed, min(len(allowed), max(0, random.randint(2 if relieved else 3, most) - len(asked)))
    )
    units = []
    for line in asked + more:
        troops = [way.troop for way in ways if way.line == line]
        troop = random.choice(troops) if troops and (line in out or random.random() < 0.4) else line
        units.append(a_unit(random, troop))
    return units


def an_army(random: Random) -> Army:
    """An army that is mostly right."""
    of, people = random.choice(EVERYONE)
    army = Army(of, people, random.choice(YEARS[of]))
    army.scenario, army.role = random.choice(ROLES)
    ambushed = (army.scenario, army.role) == ("ambush", "defender")
    army.units = some_units(random, army, most=5 if ambushed else 7, relieved=ambushed)
    placed = sorted(set().union(*opinion.placements(army, relieved=ambushed))) or TROOPS
    army.leader = random.choice(sorted(opinion.leaders(army, set(placed))) or TROOPS)
    army.traits = tuple(random.sample(sorted(opinion.traits(army)), 1))
    army.leader_bearer = army.leader == "white_men" and random.random() < 0.5
    army.standards = int(LISTS[of].get("standard", False) and random.random() < 0.5)
    army.witches, army.scouts = (
        int(LISTS[of].get("witch", False) and random.random() < 0.5),
        random.randint(0, 1),
    )
    if army.role == "defender" and random.random() < 0.4:
        work = random.choice([work for work in WORKS if of in opinion.WORKS_OF.get(work, {of})])
        army.works = {work: random.choice([1, WORKS[work][1], WORKS[work][1] + 1])}
    allies = army.holding(LISTS[of].get("allies", []))
    if allies and random.random() < 0.5:
        for row in random.sample(allies, random.randint(1, min(2, len(allies)))):
            ally = Army(row["of"], random.choice(row.get("who", [""])), army.year, role=army.role)
            ally.units = some_units(random, ally, most=2, relieved=True)  # at least one of each
            army.allies.append(ally)
    over = opinion.cheapest(army) // 2
    army.budget = opinion.points(army) + random.choice([0, 50, 200, 400, -over, -over - 1])
    return army


def spoilt(random: Random, army: Army) -> Army:
    """One thing in it changed for another, right or wrong."""
    of, people = random.choice(EVERYONE)
    strangers = Army(of, people, standards=random.randint(0, 1), units=[a_unit(random, "askaris")])
    traits = tuple(random.sample(sorted(opinion.TRAITS), 2))
    scenario, role = random.choice(ROLES)
    changes: list[dict[str, Any]] = [
        {"units": [*army.units, a_unit(random, random.choice(TROOPS))]},
        {"units": [*army.units, a_unit(random, random.choice(sorted(LISTS[army.of]["lines"])))]},
        {"units": army.units[random.randint(1, 2) :]},
        {"year": random.choice(YEARS[random.choice(list(LISTS))])},
        {"people": random.choice([people for of, people in EVERYONE if of == army.of])},
        {"leader": random.choice([troop for troop in TROOPS if troop != "gun_bearer"])},
        {"traits": traits, "second_trait": random.random() < 0.7},
        {"scenario": scenario, "role": role},
        {"works": {work: random.choice([0, 0, 1, most, most + 1]) for work, (_, most) in WORKS.items()}},
        {"standards": random.randint(0, 2), "witches": random.randint(0, 2), "scouts": random.randint(0, 2)},
        {"allies": [*army.allies, strangers]},
        {"leader_bearer": not army.leader_bearer},
    ]
    return replace(army, **random.choice(changes))


def roster(army: Army) -> Roster:
    """The same army as the program writes it."""
    scenario: Any = army.scenario
    role: Any = army.role
    return Roster(
        list=army.of, people=army.people, year=army.year, points=max(1, army.budget), scenario=scenario,
        role=role, mode="native" if army.of == "egyptians" else "",
        permissions=("second_trait",) if army.second_trait else (),
        leader=Leader(troop=army.leader, traits=tuple(map(Trait, army.traits)), gun_bearer=army.leader_bearer),
        independents=Independents(standard_bearer=army.standards, witch_doctor=army.witches, scout=army.scouts),
        units=tuple(Unit(figures=unit) for unit in army.units), works=WorksBought(**army.works),
        allies=tuple(
            Contingent(
                list=ally.of, people=ally.people, standard_bearer=ally.standards,
                units=tuple(Unit(figures=unit) for unit in ally.units),
            )
            for ally in army.allies
        ),
    )  # fmt: skip


def judged(army: Army) -> Verdict:
    return verdict(CATALOGUE, roster(army))


def compare(army: Army) -> None:
    answer, ours = judged(army), opinion.objections(army)
    codes = [(problem.code, problem.rule) for problem in answer.problems]
    agree("lists: points", army, opinion.points(army), answer.points)
    agree(
        f"lists: armies {'allowed' if answer.legal else 'refused'}",
        (army, ours, codes),
        not ours,
        answer.legal,
    )


@tries(500)
@given(st.integers(0, 2**40), st.integers(0, 2))
def test_an_army(seed: int, faults: int) -> None:
    random = Random(seed)
    army = an_army(random)
    for _ in range(faults):
        army = spoilt(random, army)
    compare(army)


def a_plain_army(of: str, people: str, year: int, role: str = "attacker", reading: int = 0) -> Army:
    """The fewest and smallest units that its list asks for, and a fit leader."""
    army = Army(of, people, year, role=role, budget=9999)
    lines, ways, out = list(opinion.readings(army))[reading]
    other = {way.line: way.troop for way in ways if way.line in out}
    asked = [other.get(line, line) for line, (low, _) in lines.items() for _ in range(low)]
    spare = [
        line for line, (low, high) in reversed(lines.items()) for _ in range(high - low) if line not in out
    ]
    army.units = [a_small_unit(troop) for troop in asked + spare[: max(0, 3 - len(asked))]]
    to_be_had: set[str] = set().union(*opinion.placements(army, relieved=False))
    army.leader = min(opinion.leaders(army, to_be_had), default="askaris")
    army.traits = (min(opinion.traits(army)),)
    return army


def a_small_unit(troop: str) -> dict[str, int]:
    return {troop: -(-32 // TABLE[troop].points)}


def every_army() -> Iterator[Army]:
    """A plain army of every people, on both sides of each date of its list, in either role, for each reading."""
    for of, people in EVERYONE:
        for year in YEARS[of]:
            for role, reading in product(
                ("attacker", "defender"), range(len(LISTS[of].get("readings", [{}])))
            ):
                if role == "defender" or of in ("warrior_herders", "colonial_expedition"):
                    yield a_plain_army(of, people, year, role, reading)


def test_as_many_units_of_each_troop_as_its_list_allows_and_one_more() -> None:
    armies = list(every_army())
    assert {(army.of, army.people) for army in armies if not opinion.objections(army)} == set(EVERYONE)
    for army in armies:
        compare(army)
        for troop in [*LISTS[army.of]["lines"], *ELEVATED[army.of]]:
            grown = [
                replace(army, units=[*army.units, *[a_small_unit(troop)] * more]) for more in range(1, 8)
            ]
            most = len(list(takewhile(lambda larger: not opinion.objections(larger), grown)))
            for larger in grown[max(0, most - 1) : most + 1]:
                compare(larger)


def test_as_many_figures_as_its_list_allows_and_one_more() -> None:
    for army in every_army():
        rows = [*LISTS[army.of].get("most_figures", []), {"troop": "white_men", "most": 3}]
        for row, more in product(rows, (0, 1)):
            compare(replace(army, units=[*army.units, {row["troop"]: row["most"] + more}]))


def test_allies_from_every_list() -> None:
    named = {
        (row["of"], who)
        for rules in LISTS.values()
        for row in rules.get("allies", [])
        for who in row.get("who", [])
    }
    allies = sorted(named | {(of, "") for of in LISTS if of != "colonial_expedition"})
    for of, people in EVERYONE:
        dates = {row[key] for row in LISTS[of].get("allies", []) for key in ("after", "until") if key in row}
        for year in sorted({1890} | {date + more for date in dates for more in (0, 1)}):
            army = a_plain_army(of, people, year)
            for list_, who in allies:
                units = a_plain_army(list_, who, year).units
                compare(replace(army, allies=[Army(list_, who, year, units=units)]))


def test_both_legal_and_other_armies_of_every_list_are_tried() -> None:
    random = Random(13)
    found = {(army.of, judged(army).legal) for army in (an_army(random) for _ in range(800))}

    assert found == set(product(LISTS, (True, False)))

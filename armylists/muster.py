"""An army turned from its roster into a side and units for a battle.

The problems of the army come from the one verdict, asked for every scenario and role it may be given.
"""

from collections.abc import Iterable, Iterator
from itertools import product
from typing import get_args

from armylists.catalogue import Catalogue, home, travels
from armylists.legality.contingent import Case
from armylists.legality.leader import leader_traits
from armylists.legality.verdict import judged
from armylists.roster import GUN_BEARER, INDEPENDENTS, Roster
from armylists.roster import Unit as Row
from armylists.wording.army_names import (
    army_name,
    attendant_name,
    bearer_name,
    distinct,
    leader_name,
    lone_name,
    unit_name,
)
from armylists.wording.problems import problem as worded
from heart_africa.core.dataclass import dataclass, field, replace
from heart_africa.core.rulings import Rulings, default_rulings
from heart_africa.rules.battle import ConditionalProblem, Figure, Side, SideId, Sort, Unit
from heart_africa.rules.book import ATTENDANT, BAGGAGE, Role, ScenarioId, Trait, WorkId

CANNON = WorkId.MUZZLE_LOADING_CANNON.value
LONE = {kind: Sort(kind) for kind in INDEPENDENTS}
SCENARIOS, ROLES = (tuple(filter(None, get_args(each))) for each in (ScenarioId, Role))
NARRATIVE = "narrative"


def muster(
    catalogue: Catalogue,
    roster: Roster,
    side: SideId,
    lang: str,
    taken: Iterable[str] = (),
    *,
    rulings: Rulings | None = None,
) -> tuple[Side, tuple[Unit, ...]]:
    """The army as it comes to the table; `taken`: the names of the other side, its units and its figures.

    Raises `BadData` for a list that the catalogue does not have.
    """
    case = Case(catalogue, roster, rulings or default_rulings())
    army = catalogue.find(roster.list)
    names = _Names(lang, frozenset(taken))
    name = names.army = names.claim(army_name(catalogue, roster, lang))
    units = tuple(_units(case, side, names))
    row = next((row for row in army.aggressiveness if row.mode == roster.mode), army.aggressiveness[0])
    marks, unfit = _judged(case)
    found = Side(
        side,
        name,
        roster.list,
        people=roster.people,
        points=case.reckoning.total,
        limit=roster.points,
        aggressiveness=row.value,
        rule=row.rule,
        page=row.page,
        home=home(catalogue, roster),
        travels=travels(catalogue, roster),
        traits=roster.leader.traits if roster.leader else (),
        works={work.value: count for work, count in roster.works.bought()},
        marks=marks,
        unfit=unfit,
    )
    return found, units


def names_in(side: Side, units: Iterable[Unit]) -> Iterator[str]:
    """All names in an army, none of which the other side may use."""
    yield side.name
    for unit in units:
        yield unit.name
        yield from (figure.name for figure in unit.figures)


# --- units and figures ---


@dataclass
class _Names:
    """The names given so far, so that no two are alike."""

    lang: str
    theirs: frozenset[str]
    own: set[str] = field(default_factory=set)
    army: str = ""

    def claim(self, name: str) -> str:
        """A name that is not taken yet, as like the wanted one as possible."""
        own = distinct(name, self.army, self.theirs, self.own, self.lang)
        self.own.add(own)
        return own

    def figures(self, unit: str, troops: Iterable[str]) -> tuple[Figure, ...]:
        """Figures called after their unit and their number in it."""
        return tuple(Figure(self.claim(f"{unit} {n}"), troop) for n, troop in enumerate(troops, 1))


def _units(case: Case, side: SideId, names: _Names) -> Iterator[Unit]:
    """The army's units in order: leader, lone figures, units, allies, the cannon, the baggage.

    A leader without a chosen trait gets the traits open to him in `open_traits`; a die decides among them.
    """
    roster = case.roster
    for leader in _leader(roster, side, names):
        traits = () if leader.traits else tuple(map(Trait, leader_traits(case)))
        yield replace(leader, open_traits=traits)
    for kind, sort in LONE.items():
        for _ in range(getattr(roster.independents, kind)):
            yield _lone(kind, sort, side, names)
    for row in roster.units:
        yield from _unit(row, side, names)
    for ally in roster.allies:
        for _ in range(ally.standard_bearer):
            yield _lone("standard_bearer", Sort.STANDARD_BEARER, side, names, ally.list)
        for row in ally.units:
            yield from _unit(row, side, names, ally.list)
    for _ in range(roster.works.muzzle_loading_cannon):
        yield from _unit(Row(figures={CANNON: 1}), side, names)
    elements = roster.baggage.elements
    if elements:
        name = names.claim(lone_name(BAGGAGE, names.lang))
        yield Unit(name, side, Sort.BAGGAGE, names.figures(name, [BAGGAGE] * elements))


def _leader(roster: Roster, side: SideId, names: _Names) -> Iterator[Unit]:
    """The leader as a unit: himself, his attendants and perhaps a gun bearer."""
    leader = roster.leader
    if leader is None:
        return
    name = names.claim(leader_name(leader.name, names.army, names.lang))
    attendant, count = attendant_name(name, names.lang), leader.attendants
    company = [Figure(name, leader.troop)]
    if count == 1:
        company.append(Figure(names.claim(attendant), ATTENDANT))
    else:
        company.extend(names.figures(attendant, [ATTENDANT] * count))
    if leader.gun_bearer:
        company.append(Figure(names.claim(bearer_name(name, names.lang)), GUN_BEARER))
    yield Unit(name, side, Sort.LEADER, tuple(company), traits=leader.traits)


def _lone(kind: str, sort: Sort, side: SideId, names: _Names, contingent: str = "") -> Unit:
    name = names.claim(lone_name(kind, names.lang))
    return Unit(name, side, sort, (Figure(name, kind),), contingent)


def _unit(row: Row, side: SideId, names: _Names, contingent: str = "") -> Iterator[Unit]:
    """A unit with its figures in the order of the roster, gun bearers after those whom they serve.

    One without figures is nothing on the table.
    """
    troops = sorted(row.figures, key=lambda troop: troop == GUN_BEARER)
    figures = [troop for troop in troops for _ in range(row.figures[troop])]
    if figures:
        name = names.claim(unit_name(row, names.lang))
        yield Unit(name, side, Sort.UNIT, names.figures(name, figures), contingent)


# --- what the book has against the army ---


def _judged(case: Case) -> tuple[tuple[str, ...], tuple[ConditionalProblem, ...]]:
    """The codes of problems in every scenario and role, and marks for those in only some of them."""
    parts = {
        (scenario, role): case.of(case.roster.model_copy(update={"scenario": scenario, "role": role}))
        for scenario, role in product(SCENARIOS, ROLES)
    }
    problems = {part: judged(army).problems for part, army in parts.items()}
    always = set.intersection(*({problem.key for problem in found} for found in problems.values()))
    codes = {problem.code: None for found in problems.values() for problem in found if problem.key in always}
    marks = (*codes, NARRATIVE) if case.roster.narrative else tuple(codes)
    where: dict[tuple[str, str, int, str, str], list[str]] = {}
    for part, found in problems.items():
        for problem in (each for each in found if each.key not in always):
            es, en = (worded(case.catalogue, parts[part].roster, problem, lang) for lang in ("es", "en"))
            key = (problem.code, problem.rule, problem.page, es, en)
            where.setdefault(key, []).append(".".join(part))
    return marks, tuple(ConditionalProblem(*key, tuple(named)) for key, named in where.items())

"""What may I still add? Every addition within the points left, and why the others are refused."""

from collections import Counter
from collections.abc import Iterator

from armylists.catalogue import Catalogue
from armylists.edits import (
    AddAlly,
    AddUnit,
    Edit,
    SetAllyBearer,
    SetAttendants,
    SetFigures,
    SetIndependent,
    SetLeaderBearer,
    SetWork,
)
from armylists.in_force import InForce, ListConditions, in_force
from armylists.legality.contingent import Case
from armylists.legality.verdict import Verdict, judged
from armylists.roster import GUN_BEARER, INDEPENDENTS, WHITE_MEN, Roster
from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.problems import Problem
from heart_africa.core.rulings import Rulings, default_rulings

MOST_STEPS = 30


@dataclass(frozen=True, slots=True)
class Addition:
    """Something that could be added: the edit, its points, how many more of it would fit, and why not.

    `reasons` are the problems that it would bring; without any it may be added. `more` counts figures (or
    inches, or pieces) beyond what stands now, the first included.
    """

    edit: Edit
    points: int
    more: int
    reasons: tuple[Problem, ...]

    @property
    def allowed(self) -> bool:
        """Whether nothing new would be wrong."""
        return not self.reasons


@dataclass(frozen=True, slots=True)
class _Counter:
    """The army as it stands, with its verdict, to compare with the army after each candidate edit."""

    army: Case
    before: Verdict

    def addition(self, edit: Edit) -> Addition:
        """What an edit would add, at what price, and what would be against it."""
        after = judged(self.army.after(edit))
        return Addition(edit, after.points - self.before.points, 0, self.news(after))

    def news(self, after: Verdict) -> tuple[Problem, ...]:
        """The problems that are new after an edit, and those that have got worse by it."""
        known = Counter(problem.kind for problem in self.before.problems)
        beyond = {problem.key: _beyond(problem) for problem in self.before.problems}
        new = []
        for problem in after.problems:
            if known[problem.kind] and _beyond(problem) <= beyond.get(problem.key, _beyond(problem)):
                known[problem.kind] -= 1
            else:
                new.append(problem)
        return tuple(new)


def _beyond(problem: Problem) -> int:
    """How far something is beyond the most that there may be; 0 for what has no such limit."""
    facts = {key: value for key, value in problem.about.items() if isinstance(value, int)}
    counted = next((facts[key] for key in ("excess", "figures", "points", "count") if key in facts), 0)
    return counted - facts.get("most", 0) if "most" in facts or "excess" in facts else 0


def additions(catalogue: Catalogue, roster: Roster, rulings: Rulings | None = None) -> tuple[Addition, ...]:
    """Every addition by one step: figures to units, new units, independents, bearers, allies, works."""
    army = Case(catalogue, roster, rulings or default_rulings())
    counter = _Counter(army, judged(army))
    return tuple(_counted(counter, edit) for edit in _candidates(army))


def _counted(counter: _Counter, edit: Edit) -> Addition:
    """The addition with the number of further ones of its kind that would fit, found by bisection."""
    first = counter.addition(edit)
    if not first.allowed:
        return first
    if not isinstance(edit, AddUnit | SetFigures | SetWork | SetIndependent):
        return replace(first, more=1)
    begun = edit.count if isinstance(edit, AddUnit) else 1
    # how many steps of so many points the army could possibly bear
    each = max(1, first.points // begun)
    low, high = 1, max(1, min(MOST_STEPS, (counter.army.left + counter.army.overrun + each) // each))
    while low < high:
        middle = (low + high + 1) // 2
        if counter.addition(replace(edit, count=edit.count + middle - 1)).allowed:
            low = middle
        else:
            high = middle - 1
    return replace(first, more=begun + low - 1)


def _candidates(army: Case) -> Iterator[Edit]:
    roster = army.roster
    for ally in roster.contingents():
        # One figure more of each troop of each unit, and a gun bearer for its White Men.
        for index, unit in enumerate(roster.units_of(ally)):
            for troop, count in unit.figures.items():
                yield SetFigures(index, troop, count + 1, ally)
            if WHITE_MEN in unit.figures and GUN_BEARER not in unit.figures:
                yield SetFigures(index, GUN_BEARER, 1, ally)
    for troop, row in army.book.troops.items():
        if row.kind == "unit":
            yield AddUnit(troop, army.smallest(troop))
    for kind in INDEPENDENTS:
        yield SetIndependent(kind, getattr(roster.independents, kind) + 1)
    if roster.leader is not None:
        leader = roster.leader
        yield SetAttendants(leader.attendants + 1)
        if leader.troop == WHITE_MEN and not leader.gun_bearer:
            yield SetLeaderBearer(1)
    yield from _allied(army)
    for work in army.book.works.works:
        yield SetWork(work.id.value, roster.works.of(work.id) + 1)


def _allied(army: Case) -> Iterator[Edit]:
    """Edits that add a unit or standard bearer to each contingent, or a first contingent of a new list."""
    roster, catalogue = army.roster, army.catalogue
    for index, ally in enumerate(roster.allies):
        force = in_force(
            catalogue, ListConditions(ally.list, ally.people, roster.year, roster.role, army.rulings)
        )
        yield from (AddUnit(troop, army.smallest(troop), index) for troop in sorted(force.available))
        yield SetAllyBearer(index, ally.standard_bearer + 1)
    present = {ally.list for ally in roster.allies}
    for row in catalogue.lists[roster.list].allies:
        for people in row.allied_people or ("",):
            if row.list not in present:
                asked = ListConditions(
                    row.list, people, roster.year, roster.role, army.rulings, row.without, row.without_rule
                )
                yield AddAlly(row.list, people, _first_units(army, in_force(catalogue, asked)))


def _first_units(army: Case, force: InForce) -> tuple[tuple[str, int], ...]:
    """The smallest contingent: one unit of each compulsory type, or of the first type there is (ALLY-04)."""
    ways = force.options[0].ways
    slots = [slot.line for slot in force.slots.values() if slot.least] or list(force.slots)[:1]
    fills = [
        next((t for t, found in ways.items() if any(w.line == line for w in found)), line) for line in slots
    ]
    return tuple((troop, army.smallest(troop)) for troop in fills)

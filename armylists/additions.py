"""What may I still add? Every addition within the points left, and why the others are refused."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil

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
from armylists.in_force import Asked, InForce, in_force
from armylists.legality.verdict import Verdict, verdict
from armylists.points import allowance
from armylists.roster import Roster, Unit
from heart_africa.core.problems import Problem
from heart_africa.core.rulings import Rulings, default_rulings

BEARER, MASTER = "gun_bearer", "white_men"


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
    """The roster as it stands, to hold candidates against."""

    catalogue: Catalogue
    rulings: Rulings
    roster: Roster
    before: Verdict

    def addition(self, edit: Edit) -> Addition:
        """A candidate judged."""
        changed = edit.apply(self.roster)
        after = verdict(self.catalogue, changed, self.rulings)
        return Addition(edit, after.points - self.before.points, 0, self.news(after))

    def news(self, after: Verdict) -> tuple[Problem, ...]:
        """What is wrong after that was not before."""
        known = Counter(problem.kind for problem in self.before.problems)
        new = []
        for problem in after.problems:
            if known[problem.kind]:
                known[problem.kind] -= 1
            else:
                new.append(problem)
        return tuple(new)


def additions(catalogue: Catalogue, roster: Roster, rulings: Rulings | None = None) -> tuple[Addition, ...]:
    """Every addition by one step: figures to units, new units, independents, bearers, allies, works."""
    chosen = rulings or default_rulings()
    counter = _Counter(catalogue, chosen, roster, verdict(catalogue, roster, chosen))
    return tuple(_counted(counter, edit) for edit in _candidates(catalogue, roster, chosen))


def _counted(counter: _Counter, edit: Edit) -> Addition:
    """The addition, with how many more of the same would fit: the largest number found by halving."""
    first = counter.addition(edit)
    if not first.allowed:
        return first
    low, high = 1, _most(counter, edit)
    while low < high:
        middle = (low + high + 1) // 2
        if counter.addition(_times(edit, middle)).allowed:
            low = middle
        else:
            high = middle - 1
    return Addition(edit, first.points, _figures(edit) + low - 1, first.reasons)


def _most(counter: _Counter, edit: Edit) -> int:
    """How many steps the points and the size of a unit could possibly bear."""
    if not isinstance(edit, AddUnit | SetFigures | SetWork | SetIndependent):
        return 1
    each = max(1, _each(counter, edit))
    left = allowance(counter.catalogue.book, counter.roster) - counter.before.points + each
    return max(1, min(30, left // each))


def _each(counter: _Counter, edit: AddUnit | SetFigures | SetWork | SetIndependent) -> int:
    match edit:
        case SetWork():
            return next(w.points.value for w in counter.catalogue.book.works.works if w.id.value == edit.work)
        case SetIndependent():
            return counter.catalogue.book.troops[edit.figure].points
        case _:
            return counter.catalogue.book.troops[edit.troop].points


def _times(edit: Edit, steps: int) -> Edit:
    """The same addition, that many steps of it."""
    match edit:
        case AddUnit():
            return AddUnit(edit.troop, edit.count + steps - 1, edit.ally)
        case SetFigures():
            return SetFigures(edit.unit, edit.troop, edit.count + steps - 1, edit.ally)
        case SetWork():
            return SetWork(edit.work, edit.count + steps - 1)
        case SetIndependent():
            return SetIndependent(edit.figure, edit.count + steps - 1)
        case _:
            return edit


def _figures(edit: Edit) -> int:
    return edit.count if isinstance(edit, AddUnit) else 1


def _candidates(catalogue: Catalogue, roster: Roster, rulings: Rulings) -> Iterator[Edit]:
    yield from _to_units(roster.units, None)
    for index, ally in enumerate(roster.allies):
        yield from _to_units(ally.units, index)
    for troop, row in catalogue.book.troops.items():
        if row.kind == "unit":
            yield AddUnit(troop, _smallest(catalogue, troop))
    for kind in ("standard_bearer", "witch_doctor", "scout"):
        yield SetIndependent(kind, getattr(roster.independents, kind) + 1)
    if roster.leader is not None:
        yield from _for_leader(roster)
    yield from _allied(catalogue, roster, rulings)
    for work in catalogue.book.works.works:
        yield SetWork(work.id.value, getattr(roster.works, work.id.value) + 1)


def _smallest(catalogue: Catalogue, troop: str) -> int:
    return ceil(catalogue.general.unit_points.least / catalogue.book.troops[troop].points)


def _to_units(units: tuple[Unit, ...], ally: int | None) -> Iterator[Edit]:
    """One figure more of each troop of each unit, and a gun bearer for its White Men."""
    for index, unit in enumerate(units):
        for troop, count in unit.figures.items():
            yield SetFigures(index, troop, count + 1, ally)
        if MASTER in unit.figures and BEARER not in unit.figures:
            yield SetFigures(index, BEARER, 1, ally)


def _for_leader(roster: Roster) -> Iterator[Edit]:
    leader = roster.leader
    if leader is None:
        return
    yield SetAttendants(leader.attendants + 1)
    if leader.troop == MASTER and not leader.gun_bearer:
        yield SetLeaderBearer(1)


def _allied(catalogue: Catalogue, roster: Roster, rulings: Rulings) -> Iterator[Edit]:
    """Another unit or standard bearer for each contingent; first units from each list with allies to give."""
    for index, ally in enumerate(roster.allies):
        force = in_force(catalogue, Asked(ally.list, ally.people, roster.year, roster.role, rulings))
        yield from (AddUnit(troop, _smallest(catalogue, troop), index) for troop in sorted(force.available))
        yield SetAllyBearer(index, ally.standard_bearer + 1)
    present = {ally.list for ally in roster.allies}
    for row in catalogue.lists[roster.list].allies:
        for people in row.allied_people or ("",):
            if row.list not in present:
                asked = Asked(
                    row.list, people, roster.year, roster.role, rulings, row.without, row.without_rule
                )
                yield AddAlly(row.list, people, _first_units(catalogue, in_force(catalogue, asked)))


def _first_units(catalogue: Catalogue, force: InForce) -> tuple[tuple[str, int], ...]:
    """The smallest contingent: one unit of each compulsory type, or of the first type there is (ALLY-04)."""
    ways = force.options[0].ways
    slots = [slot.line for slot in force.slots.values() if slot.least] or list(force.slots)[:1]
    fills = [
        next((t for t, found in ways.items() if any(w.line == line for w in found)), line) for line in slots
    ]
    return tuple((troop, _smallest(catalogue, troop)) for troop in fills)

"""Repairs: changes of one edit or two that mend a problem, each tried by the verdict itself.

A candidate counts only if the problem is gone and nothing new is wrong. Where a first edit brings just one
further problem (usually over the points), a second edit is sought for that one.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import islice

from armylists.catalogue import Catalogue
from armylists.edits import Edit
from armylists.legality.verdict import Verdict, judged
from armylists.remedies import REMEDIES, Context
from armylists.roster import Roster
from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.problems import Problem
from heart_africa.core.rulings import Rulings, default_rulings

MOST_REPAIRS = 4
MOST_TRIALS = 24
MOST_SECOND = 6

Wrong = Counter[tuple[str, str, object]]


@dataclass(frozen=True, slots=True)
class Repair:
    """One edit or two that mend a problem and do no other harm."""

    edits: tuple[Edit, ...]


def repairs(
    catalogue: Catalogue, roster: Roster, found: Verdict, rulings: Rulings | None = None
) -> tuple[tuple[Repair, ...], ...]:
    """For each problem its repairs, the smallest first; none where two edits do not mend it."""
    return tuple(repairs_of(catalogue, roster, found, problem, rulings) for problem in found.problems)


def repairs_of(
    catalogue: Catalogue, roster: Roster, found: Verdict, problem: Problem, rulings: Rulings | None = None
) -> tuple[Repair, ...]:
    """The repairs of one problem of the verdict."""
    army = Context(catalogue, roster, rulings or default_rulings(), problem=problem)
    return tuple(_repairs(army, _wrong(found.problems)))


@dataclass(frozen=True, slots=True)
class Begun:
    """A first edit that is not enough, the army after it, and the problem that a second edit must mend."""

    edit: Edit
    army: Context
    problems: tuple[Problem, ...]


def _repairs(army: Context, before: Wrong) -> list[Repair]:
    problem, begun = army.problem, []
    found: list[tuple[Repair, Roster]] = []
    for edit in islice(dict.fromkeys(_remedies(army)), MOST_TRIALS):
        changed = army.after(edit)
        problems = judged(changed).problems
        harm = _wrong(problems) - before
        if not _mended(problem, before, problems):
            begun.append(Begun(edit, changed, problems))
        elif not harm:
            found.append((Repair((edit,)), changed.roster))
        elif harm.total() == 1:
            left = next(each for each in problems if each.kind in harm)
            begun.append(Begun(edit, replace(changed, problem=left), problems))
        if len(found) == MOST_REPAIRS:
            break
    for first in begun[:MOST_SECOND]:
        if len(found) < MOST_REPAIRS:
            known = [mended for _, mended in found]
            second = _with_second(problem, before, first)
            found += islice((pair for pair in second if pair[1] not in known), 1)
    return [repair for repair, _ in found]


def _remedies(army: Context) -> Iterator[Edit]:
    return REMEDIES[army.problem.code](army)


def _with_second(problem: Problem, before: Wrong, first: Begun) -> Iterator[tuple[Repair, Roster]]:
    """The repairs that add a second edit to a first one, each with the roster that it leaves."""
    now = next((each for each in first.problems if each.kind == first.army.problem.kind), None)
    army = replace(first.army, problem=now) if now else first.army
    for other in islice(_remedies(army), MOST_SECOND):
        mended = army.after(other)
        done = judged(mended).problems
        if _mended(problem, before, done) and not _wrong(done) - before:
            yield Repair((first.edit, other)), mended.roster


def _mended(problem: Problem, before: Wrong, after: Iterable[Problem]) -> bool:
    return _wrong(after)[problem.kind] < before[problem.kind]


def _wrong(problems: Iterable[Problem]) -> Wrong:
    return Counter(problem.kind for problem in problems)

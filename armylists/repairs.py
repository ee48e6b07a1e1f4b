"""Repairs: the smallest changes, one edit or two, that mend a problem, each tried by the verdict itself.

A candidate counts only if the problem is gone and nothing new is wrong. Where all that a first edit
brings is one further problem (the points, mostly), a second edit is sought for that.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice

from armylists.catalogue import Catalogue
from armylists.edits import Edit
from armylists.legality.verdict import Verdict, verdict
from armylists.remedies import remedies
from armylists.roster import Roster
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


@dataclass(frozen=True, slots=True)
class Workshop:
    """Where candidates are tried: by these lists and rulings."""

    catalogue: Catalogue
    rulings: Rulings

    def judge(self, roster: Roster) -> Verdict:
        """The verdict of a candidate."""
        return verdict(self.catalogue, roster, self.rulings)


def repairs(
    catalogue: Catalogue, roster: Roster, judged: Verdict, rulings: Rulings | None = None
) -> tuple[tuple[Repair, ...], ...]:
    """For each problem its repairs, the smallest first; none where two edits do not mend it."""
    shop = Workshop(catalogue, rulings or default_rulings())
    return tuple(tuple(_repairs(shop, roster, judged, problem)) for problem in judged.problems)


def repairs_of(
    catalogue: Catalogue, roster: Roster, judged: Verdict, problem: Problem, rulings: Rulings | None = None
) -> tuple[Repair, ...]:
    """The repairs of one problem of the verdict."""
    shop = Workshop(catalogue, rulings or default_rulings())
    return tuple(_repairs(shop, roster, judged, problem))


@dataclass(frozen=True, slots=True)
class Begun:
    """A first edit that leaves one problem to be mended by a second."""

    edit: Edit
    roster: Roster
    judged: Verdict
    left: Problem


def _repairs(shop: Workshop, roster: Roster, judged: Verdict, problem: Problem) -> list[Repair]:
    before, begun = _wrong(judged), []
    found: list[tuple[Repair, Roster]] = []
    for tried in _first_edits(shop, roster, problem):
        harm = _wrong(tried.judged) - before
        if not _mended(problem, before, tried.judged):
            begun.append(tried)
        elif not harm:
            found.append((Repair((tried.edit,)), tried.roster))
        elif harm.total() == 1:
            begun.append(replace(tried, left=next(p for p in tried.judged.problems if p.kind in harm)))
        if len(found) == MOST_REPAIRS:
            break
    for first in begun[:MOST_SECOND]:
        if len(found) < MOST_REPAIRS:
            known = [mended for _, mended in found]
            second = _with_second(shop, problem, before, first)
            found += islice((pair for pair in second if pair[1] not in known), 1)
    return [repair for repair, _ in found]


def _first_edits(shop: Workshop, roster: Roster, problem: Problem) -> Iterator[Begun]:
    """The candidates tried; those that come to the same edit only once."""
    candidates = dict.fromkeys(remedies(shop.catalogue, shop.rulings, roster, problem))
    for edit in islice(candidates, MOST_TRIALS):
        changed = edit.apply(roster)
        yield Begun(edit, changed, shop.judge(changed), problem)


def _with_second(
    shop: Workshop, problem: Problem, before: Wrong, first: Begun
) -> Iterator[tuple[Repair, Roster]]:
    """Second edits that finish what a first one began, with the roster that they leave."""
    left = next((p for p in first.judged.problems if p.kind == first.left.kind), first.left)
    for other in islice(remedies(shop.catalogue, shop.rulings, first.roster, left), MOST_SECOND):
        mended = other.apply(first.roster)
        done = shop.judge(mended)
        if _mended(problem, before, done) and not _wrong(done) - before:
            yield Repair((first.edit, other)), mended


def _mended(problem: Problem, before: Wrong, after: Verdict) -> bool:
    return _wrong(after)[problem.kind] < before[problem.kind]


def _wrong(judged: Verdict) -> Wrong:
    return Counter(problem.kind for problem in judged.problems)

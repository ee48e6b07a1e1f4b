"""Fortifications and stratagems."""

from collections.abc import Iterator
from math import ceil

from armylists.edits import Edit, RemoveUnit, SetFact, SetWork
from armylists.remedies.ward import Ward, holding
from heart_africa.rules.book import WorkId


def no_work(ward: Ward) -> Iterator[Edit]:
    """The role that may have the work, or no such work."""
    if ward.problem.code == "work-only-defending":
        yield SetFact("role", "defender")
    yield SetWork(ward.about["work"], 0)


def fewer_of_work(ward: Ward) -> Iterator[Edit]:
    """As much of the work as is allowed."""
    excess = ward.about["count"] - ward.about["most"]
    yield SetWork(ward.about["work"], getattr(ward.roster.works, ward.about["work"]) - excess)
    yield SetWork(ward.about["work"], 0)


def no_fortifications(ward: Ward) -> Iterator[Edit]:
    """As little as it takes of each work that counts as a fortification; or another role or scenario."""
    excess = ward.about.get("points", 0) - ward.about.get("most", 0)
    for work in ward.book.works.works:
        count = getattr(ward.roster.works, work.id.value)
        if count and work.fortification:
            fewer = min(count, ceil(excess / work.points.value)) if excess else count
            yield SetWork(work.id.value, count - fewer)
    if ward.problem.code == "attacker-fortifies":
        yield SetFact("role", "defender")
    if ward.problem.code == "no-fortifications":
        yield from (SetFact("scenario", s.id) for s in ward.book.scenarios.scenarios if s.fortifications)


def a_work(ward: Ward) -> Iterator[Edit]:
    """A stretch of cover as long as a figure's base needs, or no such troops, or another scenario."""
    for work in ("barricade_in", "field_fortification_in"):
        if work in ward.about["works"]:
            yield SetWork(WorkId(work).value, ENOUGH_INCHES)
    yield from (RemoveUnit(index) for index in holding(ward, ward.about["troops"]))
    yield from (SetFact("scenario", s.id) for s in ward.book.scenarios.scenarios if s.fortifications)


ENOUGH_INCHES = 3
"""What covers one gun with its crew."""

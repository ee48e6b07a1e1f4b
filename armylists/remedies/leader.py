"""The leader and the figures that belong to no unit."""

from collections.abc import Iterator

from armylists.edits import (
    AllowSecondTrait,
    Edit,
    RemoveUnit,
    SetAttendants,
    SetIndependent,
    SetLeader,
    SetLeaderBearer,
    SetTraits,
)
from armylists.legality.leader import leader_traits, leader_troops
from armylists.legality.verdict import case_of
from armylists.remedies.ward import MASTER, Ward, holding


def _leaders(ward: Ward) -> tuple[str, ...]:
    case = case_of(ward.catalogue, ward.roster, ward.rulings)
    return leader_troops(case, case.force.available)


def another_leader(ward: Ward) -> Iterator[Edit]:
    """A leader of a type that he may be, the nearest in price first."""
    if must := ward.about.get("must"):
        yield SetLeader(must)
    now = ward.roster.leader
    points = ward.cost(now.troop) if now else 0
    for troop in sorted(_leaders(ward), key=lambda t: (abs(ward.cost(t) - points), t)):
        if not now or troop != now.troop:
            yield SetLeader(troop)
    for index in holding(ward, (ward.about.get("present", ""),)):
        yield RemoveUnit(index)


def other_traits(ward: Ward) -> Iterator[Edit]:
    """One of the traits allowed to him, or leave for two."""
    case = case_of(ward.catalogue, ward.roster, ward.rulings)
    allowed = leader_traits(case)
    kept = [t.value for t in dict.fromkeys(ward.roster.leader.traits if ward.roster.leader else ())]
    good = [trait for trait in kept if trait in allowed]
    if ward.problem.code == "second-trait":
        yield AllowSecondTrait()
    yield from (SetTraits((trait,)) for trait in (*good, *(t for t in allowed if t not in good)))
    if "second_trait" in ward.roster.permissions and good:
        yield from (SetTraits((good[0], trait)) for trait in allowed if trait != good[0])


def fewer_attendants(ward: Ward) -> Iterator[Edit]:
    """As many attendants as the book gives."""
    yield SetAttendants(ward.about["most"])


def no_leader_bearer(ward: Ward) -> Iterator[Edit]:
    """No gun bearer, or a White Man to carry for."""
    yield SetLeaderBearer(0)
    if MASTER in _leaders(ward):
        yield SetLeader(MASTER)


def fewer_independents(ward: Ward) -> Iterator[Edit]:
    """As many of the figure as the list has."""
    yield SetIndependent(ward.about["troop"], ward.about["most"])

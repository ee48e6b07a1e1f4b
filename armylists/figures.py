"""The figures on the table that an army needs, by troop and by place.

Attendants are free and may be any spare figures, so they are not counted; works are terrain, but the
muzzle-loading cannon is a model with a row of its own (p. 12) and is.
"""

from collections import Counter
from collections.abc import Iterator

from armylists.roster import GUN_BEARER, INDEPENDENTS, Roster
from heart_africa.core.dataclass import dataclass
from heart_africa.rules.book import WorkId

CANNON = WorkId.MUZZLE_LOADING_CANNON.value


@dataclass(frozen=True, slots=True)
class Group:
    """So many figures of a troop in one place of the roster (`units[2]`, `leader`, `allies[0].units[1]`)."""

    troop: str
    count: int
    where: str


def groups(roster: Roster) -> Iterator[Group]:
    """Every figure of the army, leader first, allies after the army's own units."""
    if leader := roster.leader:
        yield Group(leader.troop, 1, "leader")
        if leader.gun_bearer:
            yield Group(GUN_BEARER, 1, "leader.gun_bearer")
    for kind in INDEPENDENTS:
        if count := getattr(roster.independents, kind):
            yield Group(kind, count, f"independents.{kind}")
    for ally in roster.contingents():
        contingent = "" if ally is None else f"allies[{ally}]."
        if ally is not None and (count := roster.allies[ally].standard_bearer):
            yield Group("standard_bearer", count, f"{contingent}standard_bearer")
        for index, unit in enumerate(roster.units_of(ally)):
            for troop, count in unit.figures.items():
                yield Group(troop, count, f"{contingent}units[{index}]")
    if count := roster.works.muzzle_loading_cannon:
        yield Group(CANNON, count, f"works.{CANNON}")


def by_troop(roster: Roster) -> Counter[str]:
    """How many figures of each troop the army needs."""
    counted: Counter[str] = Counter()
    for group in groups(roster):
        counted[group.troop] += group.count
    return counted

"""The figures on the table that an army needs, by troop and by place.

Attendants are free and may be any spare figures, so they are not counted; works are terrain, but the
muzzle-loading cannon is a model with a row of its own (p. 12) and is.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from armylists.roster import Roster, Unit
from heart_africa.rules.book import WorkId

INDEPENDENTS = ("standard_bearer", "witch_doctor", "scout")
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
            yield Group("gun_bearer", 1, "leader.gun_bearer")
    for kind in INDEPENDENTS:
        if count := getattr(roster.independents, kind):
            yield Group(kind, count, f"independents.{kind}")
    yield from _units(roster.units, "")
    for index, ally in enumerate(roster.allies):
        if ally.standard_bearer:
            yield Group("standard_bearer", ally.standard_bearer, f"allies[{index}].standard_bearer")
        yield from _units(ally.units, f"allies[{index}].")
    if count := roster.works.muzzle_loading_cannon:
        yield Group(CANNON, count, f"works.{CANNON}")


def _units(units: tuple[Unit, ...], prefix: str) -> Iterator[Group]:
    for index, unit in enumerate(units):
        for troop, count in unit.figures.items():
            yield Group(troop, count, f"{prefix}units[{index}]")


def by_troop(roster: Roster) -> Counter[str]:
    """How many figures of each troop the army needs."""
    counted: Counter[str] = Counter()
    for group in groups(roster):
        counted[group.troop] += group.count
    return counted

"""The army of a side as a roster again, as far as a battle knows it: for its cards.

A battle keeps neither prices nor the year, so nothing is judged by such a roster.
"""

from collections import Counter
from collections.abc import Iterator

from armylists.roster import Baggage, Contingent, Independents, Leader, Roster, Unit, WorksBought
from heart_africa.rules.battle import Battle, Side, Sort
from heart_africa.rules.battle import Unit as Fielded
from heart_africa.rules.book import ATTENDANT
from reports.content.specials import BEARER

UNDATED = 1880
"""A battle has no year. Nothing on a card depends on it but what a few lists ask in some years."""

CANNON = "muzzle_loading_cannon"


def fielded(battle: Battle, side: Side) -> Roster:
    """The army as it came to the table, everybody who fell included."""
    units = [unit for unit in battle.units.values() if unit.side == side.id and unit.sort is not Sort.BOAT]
    own = [unit for unit in units if unit.sort is Sort.UNIT and not unit.contingent]
    return Roster(
        name=side.name,
        list=side.army,
        people=side.people,
        year=UNDATED,
        points=max(1, side.limit or side.points),
        scenario=battle.scenario,
        role=battle.role(side.id) if battle.attacker else "",
        leader=_leader(units),
        independents=_independents(units),
        units=tuple(_unit(unit) for unit in own if not _cannon(unit)),
        allies=tuple(_allies(units)),
        works=WorksBought(muzzle_loading_cannon=sum(map(_cannon, own))),
        baggage=Baggage(elements=sum(len(unit.figures) for unit in units if unit.sort is Sort.BAGGAGE)),
    )


def _cannon(unit: Fielded) -> bool:
    return {figure.troop for figure in unit.figures} == {CANNON}


def _unit(unit: Fielded) -> Unit:
    return Unit(name=unit.name, figures=dict(Counter(figure.troop for figure in unit.figures)))


def _leader(units: list[Fielded]) -> Leader | None:
    found = next((unit for unit in units if unit.sort is Sort.LEADER), None)
    if found is None:
        return None
    troops = Counter(figure.troop for figure in found.figures)
    return Leader(
        name=found.name,
        troop=found.figures[0].troop,
        traits=found.traits,
        attendants=troops[ATTENDANT],
        gun_bearer=bool(troops[BEARER]),
    )


def _independents(units: list[Fielded]) -> Independents:
    own = Counter(unit.sort for unit in units if not unit.contingent)
    return Independents(
        standard_bearer=own[Sort.STANDARD_BEARER],
        witch_doctor=own[Sort.WITCH_DOCTOR],
        scout=own[Sort.SCOUT],
    )


def _allies(units: list[Fielded]) -> Iterator[Contingent]:
    for list_ in dict.fromkeys(unit.contingent for unit in units if unit.contingent):
        theirs = [unit for unit in units if unit.contingent == list_]
        yield Contingent(
            list=list_,
            standard_bearer=sum(unit.sort is Sort.STANDARD_BEARER for unit in theirs),
            units=tuple(_unit(unit) for unit in theirs if unit.sort is Sort.UNIT),
        )

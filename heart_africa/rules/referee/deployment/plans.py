"""How a side stands while it deploys: whose turn it is, and its plan as the chapter judges it."""

from collections.abc import Iterator
from typing import Literal

from heart_africa.rules.battle import Battle, SideId, Sort, Unit, Where, other
from heart_africa.rules.battle.state import SIDES
from heart_africa.rules.battle.units import INDEPENDENT
from heart_africa.rules.preparation import deployment
from heart_africa.rules.preparation.deployment import Placed
from heart_africa.rules.referee.deployment import orders
from heart_africa.rules.referee.preparation import waiting

Kind = Literal["unit", "lone", "baggage"]
ALTERNATE = "encounter"
TAKES_A_TURN = (Sort.UNIT, Sort.BAGGAGE)
SORTS: dict[Sort, Kind] = {Sort.UNIT: "unit", Sort.BAGGAGE: "baggage"}
BEGINS: dict[Where, deployment.Where] = {Where.TABLE: "table", Where.AMBUSH: "ambush"}


# --- whose turn it is ---


def deployer(battle: Battle) -> SideId:
    """Whose turn it is to deploy; nobody's once nobody waits.

    In an Encounter units, and the baggage among them, go alternately (SCEN-09); elsewhere the defender
    deploys whole before the attacker.
    """
    if battle.scenario != ALTERNATE:
        return next((side for side in (battle.defender, battle.attacker) if any(waiting(battle, side))), "")
    order = (battle.mover, other(battle.mover)) if battle.mover else SIDES
    for sorts in (TAKES_A_TURN, tuple(Sort)):
        for side in order:
            if any(waiting(battle, side, *sorts)):
                return side
    return ""


def may_come(battle: Battle, side: SideId) -> tuple[Unit, ...]:
    """Who of a side may be deployed now: its units and baggage, after them the lone figures (SCEN-06)."""
    first = tuple(waiting(battle, side, *TAKES_A_TURN))
    boats = tuple(waiting(battle, side, Sort.BOAT))
    return (*first, *boats) or tuple(waiting(battle, side))


def has_units_waiting(battle: Battle, side: SideId) -> bool:
    """Whether a side has units to deploy before its lone figures."""
    return any(waiting(battle, side, Sort.UNIT))


def in_turn(battle: Battle, unit: Unit) -> bool:
    """Whether a unit may come now as far as turns go: in an Encounter lone figures and boats take none."""
    alternates = battle.scenario != ALTERNATE or unit.sort in TAKES_A_TURN
    return not alternates or deployer(battle) in {"", unit.side}


# --- the plan ---


def plan(battle: Battle, side: SideId, *new: Placed, counted: bool = True) -> deployment.Plan:
    """A side as it is placed so far, and a unit in its place; `counted`: who waits stays off the table."""
    names = {one.name for one in new}
    placed = [_placed(unit) for unit in _known(battle, side, counted=counted) if unit.name not in names]
    return deployment.Plan(battle.known_scenario, battle.role(side), (*placed, *new))


def _known(battle: Battle, side: SideId, *, counted: bool) -> Iterator[Unit]:
    known = (unit for unit in battle.of(side) if unit.here)
    return (unit for unit in known if counted or unit.where is not Where.WAITING)


def _placed(unit: Unit) -> Placed:
    return Placed(unit.name, size(unit), BEGINS.get(unit.where, "reserve"), guard=unit.guard, sort=sort(unit))


def size(unit: Unit) -> int:
    """How many figures it counts for: a boat is none."""
    return 0 if unit.sort is Sort.BOAT else len(unit.here)


def sort(unit: Unit) -> Kind:
    """What the chapter calls it."""
    return SORTS.get(unit.sort, "lone")


def as_ordered(unit: Unit, order: orders.Deploy) -> Placed:
    """The unit where it is to begin."""
    where: deployment.Where = "reserve" if order.where == "home" else order.where
    return Placed(
        unit.name,
        size(unit),
        where,
        order.base_in,
        order.enemy_base_in,
        own_half=order.own_half,
        guard=order.guard,
        sort=sort(unit),
        sheltered=order.sheltered,
    )


def is_lone(unit: Unit) -> bool:
    """Whether it is no unit: what is granted to one unit is not for it (SCEN-06)."""
    return unit.sort in INDEPENDENT

"""Riders who fight on foot as well (p. 9): what a unit is once it has got down, or mounted again."""

from heart_africa.core.dataclass import replace
from heart_africa.core.journal.records import Order
from heart_africa.opponent.sketch import Position
from heart_africa.rules.battle import Unit
from heart_africa.rules.book import Ability
from heart_africa.rules.referee.movement.orders import Dismount, Mount, Move


def rides(at: Position, unit: Unit) -> bool:
    """Whether it is a unit of such riders, wherever they are now."""
    return at.book.can(unit.troop, Ability.DISMOUNTS)


def may_change(at: Position, unit: Unit) -> bool:
    """Whether riders have moved this turn and reached nobody: they may get down or mount now (TROOP-25)."""
    moved = unit.done and not unit.still
    return moved and rides(at, unit) and not any(each.enemies for each in unit.here)


def changed(at: Position, unit: Unit, order: Order | None) -> Unit:
    """The unit as an order would leave it: on foot or in the saddle.

    Who rides somewhere and reaches nobody may get down there, and is looked at as if he did.
    """
    if not rides(at, unit):
        return unit
    gets_down = isinstance(order, Dismount) or (isinstance(order, Move) and not order.engages)
    if not gets_down and not isinstance(order, Mount):
        return unit
    figures = tuple(
        replace(each, dismounted=gets_down) if at.book.can(each.troop, Ability.DISMOUNTS) else each
        for each in unit.figures
    )
    return replace(unit, figures=figures)

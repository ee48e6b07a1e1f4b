"""Orders that a move brings with it: ambushes before it; works, traps, fords and baggage after it."""

from collections.abc import Iterator, Mapping
from typing import Any

from gui.documents.map.document import OpenMap
from heart_africa.board.layout import Course
from heart_africa.board.moves import obstacles, touching
from heart_africa.board.places import ambushes
from heart_africa.board.scene import Scene
from heart_africa.core.journal.records import Command
from heart_africa.core.problems import BadData


def sprung(opened: OpenMap, courses: Mapping[str, Course]) -> tuple[Any, ...]:
    """The orders by which hidden units come to light when these figures go these ways."""
    found = ambushes.springs(opened.scene, courses).value
    return tuple(each for each in found if lawful(opened, each))


def due(opened: OpenMap, before: Scene, unit: str, courses: Mapping[str, Course]) -> tuple[Any, ...]:
    """The orders that are due when figures of a unit have gone these ways; `before`: as they began."""
    return tuple(each for each in _due(opened, before, unit, courses) if lawful(opened, each))


def _due(opened: OpenMap, before: Scene, unit: str, courses: Mapping[str, Course]) -> Iterator[Any]:
    yield from obstacles.following(before, unit, courses)
    side = opened.scene.battle.unit(unit).side
    yield from (each for each in touching.captures(opened.scene, side) if each.captor in courses)


def lawful(opened: OpenMap, order: Command) -> bool:
    """Whether the battle takes it as it stands now; what it has settled already, it does not."""
    try:
        return not opened.table.objections(order)
    except BadData:
        return False

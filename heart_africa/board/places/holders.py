"""Which units hold the defender's village or camp, as the figures stand (p. 21)."""

from collections.abc import Iterable

from heart_africa.board import shapes
from heart_africa.board.extents import extent, half
from heart_africa.board.layout import Layout
from heart_africa.board.moves import cohesion
from heart_africa.board.scene import Scene
from heart_africa.board.shapes import Shape
from heart_africa.rules.battle import Sort, Where
from heart_africa.rules.referee.ending import PLACES, may_hold


def holders(scene: Scene, began: Layout | None) -> tuple[str, ...]:
    """The attacking units with all their figures inside, now and when the turn began.

    `began`: the table as it was then. Nobody holds a place in which any defender but baggage stands;
    defenders hidden in ambush are not looked for.
    """
    battle, layout = scene.battle, scene.layout
    places = shapes.together(
        extent(each)
        for each in layout.features
        if each.what in PLACES and shapes.holds(half(layout, battle.defender), extent(each))
    )
    foes = [unit for unit in battle.of(battle.defender) if unit.sort is not Sort.BAGGAGE]
    seen = [figure.name for unit in foes if unit.where is Where.TABLE for figure in unit.here]
    if began is None or any(shapes.meets(places, base) for base in _bases(scene, layout, seen)):
        return ()
    return tuple(
        unit.name
        for unit in may_hold(battle)
        if all(_inside(scene, table, places, [each.name for each in unit.here]) for table in (began, layout))
    )


def _inside(scene: Scene, layout: Layout, places: Shape, names: list[str]) -> bool:
    bases = _bases(scene, layout, names)
    return len(bases) == len(names) > 0 and all(shapes.holds(places, base) for base in bases)


def _bases(scene: Scene, layout: Layout, names: Iterable[str]) -> list[Shape]:
    stands = {name: layout.stands[name] for name in names if name in layout.stands}
    return list(cohesion.bases(scene, tuple(stands), stands))

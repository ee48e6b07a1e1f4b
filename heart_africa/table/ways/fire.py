"""What burns on the table, and how far: a whole village or building, of tall grass a part (p. 25)."""

from collections.abc import Mapping

from heart_africa.play.fires import TALL_GRASS, TEMBA_ROOF, VILLAGE
from heart_africa.table import shapes
from heart_africa.table.extents import extent, house
from heart_africa.table.layout import Blaze
from heart_africa.table.scene import Scene
from heart_africa.table.shapes import Shape
from heart_africa.tables.choosing_terrain import PieceId

BURNABLE = {PieceId.VILLAGE: VILLAGE, PieceId.TALL_GRASS: TALL_GRASS}


def burning(scene: Scene) -> Mapping[str, Shape]:
    """The burning ground by the name of its fire, as far as these fires still burn in the battle."""
    known = {each.name for each in scene.battle.fires}
    return {each.name: burns(scene, each) for each in scene.layout.blazes if each.name in known}


def burns(scene: Scene, blaze: Blaze) -> Shape:
    """The ground that a fire makes uninhabitable: of tall grass all within so far of its origin (FIRE-08)."""
    feature = scene.layout.feature(blaze.burns)
    if feature is not None and feature.what is PieceId.TALL_GRASS:
        reach = shapes.disc(*blaze.spot, scene.book.fires.grass_in.value)
        return shapes.together((shapes.common(extent(feature), reach),))
    if feature is not None:
        return extent(feature)
    return next((house(each) for each in scene.layout.buildings if each.name == blaze.burns), shapes.NOTHING)


def burnable(scene: Scene) -> Mapping[str, tuple[str, Shape]]:
    """What can be set on fire: under its name, its kind as the chapter calls it, and where it lies."""
    grown = {each.name: (BURNABLE[each.what], extent(each)) for each in scene.layout.features
             if each.what in BURNABLE}  # fmt: skip
    return {**grown, **{each.name: (TEMBA_ROOF, house(each)) for each in scene.layout.buildings}}

"""What burns on the table, and how far: a whole village, of tall grass and of a building a part (p. 25)."""

from collections.abc import Mapping

from heart_africa.board.extents import flames
from heart_africa.board.scene import Scene
from heart_africa.board.shapes import Shape


def burning(scene: Scene) -> Mapping[str, Shape]:
    """The burning ground by the name of its fire, as far as these fires still burn in the battle."""
    known, near = {each.name for each in scene.battle.fires}, scene.book.fires.grass_in.value
    return {each.name: flames(scene.layout, each, near) for each in scene.layout.blazes if each.name in known}

"""Distances measured on the table, in place of those that players stated before."""

from collections.abc import Iterator, Mapping
from typing import Literal

from heart_africa.board import shapes
from heart_africa.board.scene import Scene
from heart_africa.board.shots.neighbours import attendants_near
from heart_africa.core.dataclass import dataclass, replace
from heart_africa.rules.referee.feature import Measured, Pair, Past

Sort = Literal["figures", "units"]


@dataclass(frozen=True)
class Shown(Mapping[Pair, Measured]):
    """Distances by pairs of figures or units, measured when asked for.

    `known`: distances stated before, for pairs of which one is not on the table.
    """

    scene: Scene
    sort: Sort
    known: Mapping[Pair, Measured]

    def __getitem__(self, pair: Pair) -> Measured:
        return self.scene.once(_measured, self.sort, pair) or self.known[pair]

    def __iter__(self) -> Iterator[Pair]:
        return iter(self.known)

    def __len__(self) -> int:
        return len(self.known)


def _measured(scene: Scene, sort: Sort, pair: Pair) -> Measured | None:
    names = sorted(pair)
    groups = [[scene.footprints[each] for each in _here(scene, sort, name)] for name in names]
    if len(groups) != 2 or not all(groups):  # noqa: PLR2004  # a pair
        return None
    near = min(min(shapes.distances(one, groups[1])) for one in groups[0])
    return Measured(round(near, 2), scene.battle.turn)


def _here(scene: Scene, sort: Sort, name: str) -> tuple[str, ...]:
    if sort == "figures":
        return (name,) if name in scene.here else ()
    return tuple(each for each, unit in scene.here.items() if unit.name == name)


def measured(scene: Scene, known: Past) -> Past:
    """What was stated before, with distances that the table shows in place of stated ones."""
    figures = Shown(scene, "figures", known.figures)
    leaders = (name for name, unit in scene.here.items() if unit.led_by(name))
    near = {name: attendants_near(scene, name).value or () for name in leaders}
    return replace(
        known, figures=figures, units=Shown(scene, "units", known.units), gives={**known.gives, **near}
    )

"""Small tables for what is seen: figures by name where they stand, and the pieces between them."""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from heart_africa.board.layout import Layout, Spot, Stand, TerrainPiece
from heart_africa.board.scene import Scene
from heart_africa.board.sight.views import sees
from heart_africa.core.reckoning import Line
from heart_africa.rules.battle import Battle, Unit
from heart_africa.rules.book import book
from heart_africa.rules.book.play import Step
from heart_africa.rules.book.terrain import PieceId
from tests.referee.builders import battle as begun
from tests.referee.builders import unit

BOOK = book()
HALF = 10 / 25.4  # of a base of 20 mm, in inches
RED, BLUE = "Guardia 1", "Lanzas 1"
Where = tuple[float, ...]  # x, y, and where it looks


def square(west: float, south: float, east: float, north: float) -> tuple[Spot, ...]:
    return ((west, south), (east, south), (east, north), (west, north))


def piece(what: PieceId, outline: tuple[Spot, ...] = (), **facts: object) -> TerrainPiece:
    """A piece under the name of its kind."""
    return TerrainPiece(what.value, what, outline, **facts)  # type: ignore[arg-type]  # whatever a test says of it


def _stand(where: Where) -> Stand:
    x, y, *facing = where
    return Stand(x, y, facing[0] if facing else 0)


def table(
    stands: Mapping[str, Where], *units: Unit, battle: Mapping[str, object] | None = None, **layout: object
) -> Scene:
    """A table in its Shooting phase with these units, their figures where they are said to stand."""
    fight: Battle = begun(*units, **{"step": Step.SHOOTING, **(battle or {})})  # type: ignore[arg-type]  # whatever a test says of it
    placed = MappingProxyType({name: _stand(where) for name, where in stands.items()})
    return Scene(BOOK, fight, Layout(stands=placed, **layout))  # type: ignore[arg-type]  # whatever a test says of it


def duel(red: Where = (10, 10), blue: Where = (10, 20, 180), *pieces: TerrainPiece, by: str = "regulars",
         at: str = "spearmen", more: Mapping[str, Where] | None = None, **facts: object) -> Scene:  # fmt: skip
    """Two units of three, of whom one of either stands on the table, and more if they are given a place."""
    stands = {RED: red, BLUE: blue, **(more or {})}
    units = unit("Guardia", "red", by, 3), unit("Lanzas", "blue", at, 3)
    return table(stands, *units, features=pieces, **facts)  # type: ignore[arg-type]  # whatever a test says of it


def decided(scene: Scene, key: str, *, answer: bool) -> Scene:
    """The same after people answered a close call."""
    return replace(scene, decided={**scene.decided, key: answer})


def seen(scene: Scene) -> bool:
    """Whether the two of a duel see one another, whoever looks."""
    there, back = sees(scene, RED, BLUE), sees(scene, BLUE, RED)
    assert there == back
    assert there.value is (there.lines == ())
    return there.value


def why(scene: Scene) -> list[tuple[str, str]]:
    """What hides the two of a duel from one another: which rule, and what."""
    return [(line.rule, line.where) for line in sees(scene, RED, BLUE).lines]


def reason(scene: Scene) -> Line:
    """The one thing that hides them."""
    (line,) = sees(scene, RED, BLUE).lines
    return line

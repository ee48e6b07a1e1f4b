"""Small tables for tests of ways and places: figures on bases an inch square, so that sums are plain."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from types import MappingProxyType

from heart_africa.board.findings import CloseCall
from heart_africa.board.layout import Base, Layout, Stand, TerrainPiece
from heart_africa.board.scene import Scene
from heart_africa.core.messages import LANGUAGES, say
from heart_africa.core.problems import Problem
from heart_africa.core.reckoning import Line
from heart_africa.rules.battle import Battle, Unit
from heart_africa.rules.battle.units import Pace
from heart_africa.rules.book.terrain import PieceId
from heart_africa.rules.play.movement.dice import RollMove
from tests.referee.builders import battle
from tests.referee.referred import BOOK, lawfully

INCH = Base(1, 1)
Places = Mapping[str, tuple[float, float]]


def square(west: float, south: float, east: float, north: float) -> tuple[tuple[float, float], ...]:
    """An outline from two corners."""
    return (west, south), (east, south), (east, north), (west, north)


def piece(what: str, outline: tuple[tuple[float, float], ...] = (), **facts: object) -> TerrainPiece:
    """A piece of terrain, named like its kind."""
    made = TerrainPiece(what, PieceId(what), outline=outline)
    return replace(made, **facts)  # type: ignore[arg-type]  # whatever a test says of it


def places(unit: str, spots: Iterable[tuple[float, float]]) -> dict[str, tuple[float, float]]:
    """The figures of a unit where these spots are, in order."""
    return {f"{unit} {number}": spot for number, spot in enumerate(spots, 1)}


def row(unit: str, count: int, x: float, y: float, step: float = 1.0) -> dict[str, tuple[float, float]]:
    """A rank from west to east."""
    return places(unit, ((x + step * number, y) for number in range(count)))


def stand(x: float, y: float, facing: float = 0) -> Stand:
    """A stand on a base an inch square."""
    return Stand(x, y, facing, INCH)


def stands(where: Places, facing: float = 0) -> dict[str, Stand]:
    """The same as stands."""
    return {name: stand(*spot, facing) for name, spot in where.items()}


def scene(fight: Battle, where: Places, *features: TerrainPiece, **facts: object) -> Scene:
    """A battle with its figures there, on a table with these pieces."""
    table = Layout(features=features, stands=MappingProxyType(stands(where)))
    return Scene(BOOK, fight, replace(table, **facts))  # type: ignore[arg-type]  # whatever a test says of it


def rolled(*units: Unit, faces: Iterable[int], paces: tuple[Pace, ...] = (), **facts: object) -> Battle:
    """A battle in which the first of these units has rolled its move."""
    return lawfully(battle(*units, **facts), RollMove(units[0].name, paces), faces)  # type: ignore[arg-type]  # whatever a test says of it


def decided(before: Scene, *calls: CloseCall, answer: bool) -> Scene:
    """The same once people have answered these calls."""
    return replace(before, decided={call.key: answer for call in calls})


def codes(problems: Iterable[Problem]) -> list[tuple[str, str]]:
    """What is wrong by code and rule, all of it worded in both languages."""
    found = list(problems)
    assert all(say(language, each.code, each.about) for each in found for language in LANGUAGES)
    return [(each.code, each.rule) for each in found]


def whats(found: Iterable[Line | CloseCall]) -> list[str]:
    """What is told or asked, all of it worded in both languages."""
    told = list(found)
    assert all(say(language, each.what, each.about) for each in told for language in LANGUAGES)
    return [each.what.removeprefix("table_moves-") for each in told]

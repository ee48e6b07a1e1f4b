"""The names on the map and their places: terrain, buildings, units."""

from collections.abc import Iterable

from gui.presenters.map.figure_looks import Token
from gui.presenters.map.scatter import box_of
from gui.session import Session
from heart_africa.board.layout import Building, Layout, Spot, TerrainPiece, Work
from heart_africa.board.shapes import area
from heart_africa.board.shapes import middle as inside
from heart_africa.core.dataclass import dataclass
from heart_africa.language.narration import capital, name
from heart_africa.rules.battle import SideId


@dataclass(frozen=True, slots=True)
class Label:
    """A name at a spot; for a unit with its side and name."""

    text: str
    spot: Spot
    side: SideId = ""
    unit: str = ""


def kind_name(session: Session, what: str) -> str:
    """The name of a kind of terrain."""
    return capital(name(session.lang, "piece", what))


def labels(layout: Layout) -> tuple[Label, ...]:
    """The names of terrain and buildings on the table."""
    lies: tuple[TerrainPiece | Building | Work, ...] = (*layout.features, *layout.buildings)
    return tuple(Label(each.name, middle(each)) for each in lies)


def unit_labels(tokens: Iterable[Token]) -> tuple[Label, ...]:
    """The code of each unit at the middle of its figures."""
    spots: dict[str, list[Token]] = {}
    for token in tokens:
        spots.setdefault(token.unit, []).append(token)
    found = []
    for rows in spots.values():
        x = sum(each.stand.x for each in rows) / len(rows)
        y = max(each.stand.y for each in rows)
        code = rows[0].code.partition(".")[0]
        above = (x, y + rows[0].look.deep_in / 2 + 0.75)
        found.append(Label(code, above, rows[0].look.side, rows[0].unit))
    return tuple(found)


def middle(piece: TerrainPiece | Building | Work) -> Spot:
    """The spot for the name of a piece."""
    match piece:
        case Building(yard=yard, rooms=rooms):
            west, south, east, north = box_of(yard or rooms[0])
        case Work(course=course):
            return course[len(course) // 2]
        case TerrainPiece(outline=(), course=course):
            if not course:
                return 0, 0
            (x, y), (to_x, to_y) = course[(len(course) - 1) // 2], course[len(course) // 2]
            return (x + to_x) / 2, (y + to_y) / 2  # in the middle, counted by its corners
        case TerrainPiece(crest=crest) if crest:
            (x, y), (to_x, to_y) = crest
            return (x + to_x) / 2, (y + to_y) / 2 + 1.2
        case _:
            return inside(area(piece.outline))
    return (west + east) / 2, (south + north) / 2

"""Pieces of terrain changed by hand, and the first shape of works and buildings."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from math import hypot
from typing import Literal, TypeVar

from gui.documents.map.document import OpenMap
from heart_africa.board.extents import extent
from heart_africa.board.layout import Building, Course, Layout, Spot, TerrainPiece, Wall, Work, WorkKind
from heart_africa.board.places.deployment import BOUGHT
from heart_africa.board.shapes import area, crosses_itself, distance, line, meets, middle, turned
from heart_africa.core.dataclass import dataclass, replace
from heart_africa.rules.battle import SideId
from heart_africa.rules.book.terrain import PieceId
from heart_africa.rules.referee.deployment.turns import to_choose, unplaced

Piece = TerrainPiece | Work | Building
Part = Literal["outline", "course", "crest", "top", "gates", "fords", "path"]
PARTS: tuple[Part, ...] = ("crest", "gates", "fords", "path", "top", "outline", "course")
LEAST_CORNERS = {"outline": 3, "top": 3, "course": 2, "path": 2}
NEAR_IN = 0.5
OPENING_IN = 2.0
"""The width of a gate opened by a click, in inches."""


@dataclass(frozen=True, slots=True)
class Handle:
    """A corner of a piece that can be dragged; `place` is its number in its part."""

    part: Part
    place: int
    spot: Spot


# --- all of it at once ---


def changed(piece: Piece, move: Callable[[Spot], Spot]) -> Piece:
    """The piece after each of its spots has been moved by a function."""
    match piece:
        case TerrainPiece():
            return replace(
                piece,
                outline=_course(piece.outline, move),
                course=_course(piece.course, move),
                crest=_ends(piece.crest, move) if piece.crest else None,
                top=_course(piece.top, move),
                gaps=tuple(_course(gap, move) for gap in piece.gaps),
                path=_course(piece.path, move),
                gates=tuple(_ends(gate, move) for gate in piece.gates),
                fords=tuple(_ends(ford, move) for ford in piece.fords),
            )
        case Work():
            return replace(piece, course=_course(piece.course, move))
        case Building():
            return replace(
                piece,
                rooms=tuple(_course(room, move) for room in piece.rooms),
                yard=_course(piece.yard, move),
                walls=tuple(_wall(wall, move) for wall in piece.walls),
            )


def _course(course: Course, move: Callable[[Spot], Spot]) -> Course:
    return tuple(_rounded(move(spot)) for spot in course)


def _rounded(spot: Spot) -> Spot:
    return round(spot[0], 3), round(spot[1], 3)


def _ends(ends: tuple[Spot, Spot], move: Callable[[Spot], Spot]) -> tuple[Spot, Spot]:
    return _rounded(move(ends[0])), _rounded(move(ends[1]))


def _wall(wall: Wall, move: Callable[[Spot], Spot]) -> Wall:
    return replace(
        wall,
        ends=_ends(wall.ends, move),
        doors=tuple(_ends(door, move) for door in wall.doors),
        breaches=tuple(_ends(breach, move) for breach in wall.breaches),
    )


def shifted(piece: Piece, by: Spot) -> Piece:
    """The piece moved to the east and north."""
    return changed(piece, lambda spot: (spot[0] + by[0], spot[1] + by[1]))


def rotated(piece: Piece, degrees: float) -> Piece:
    """The piece turned clockwise about its middle."""
    middle = middle_of(piece)
    return changed(piece, lambda spot: turned(spot, middle, degrees))


def scaled(piece: Piece, factor: float) -> Piece:
    """The piece scaled about its middle; a watercourse keeps its width."""
    x, y = middle_of(piece)
    return changed(piece, lambda spot: (x + (spot[0] - x) * factor, y + (spot[1] - y) * factor))


def middle_of(piece: Piece) -> Spot:
    """The spot about which a piece is turned and scaled."""
    spots = [handle.spot for handle in handles(piece)] or list(_spots(piece))
    return sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots)


def _spots(piece: Piece) -> Iterator[Spot]:
    if isinstance(piece, Building):
        yield from piece.yard or piece.rooms[0]


# --- corners ---


def handles(piece: Piece) -> tuple[Handle, ...]:
    """The spots by which a piece can be dragged, those of smaller parts first."""
    if isinstance(piece, Building):
        return ()
    if isinstance(piece, Work):
        return tuple(Handle("course", place, spot) for place, spot in enumerate(piece.course))
    return tuple(Handle(part, place, spot) for part in PARTS for place, spot in enumerate(_row(piece, part)))


def _row(piece: TerrainPiece, part: Part) -> tuple[Spot, ...]:
    """The spots of a part; the ends of a pair follow one another."""
    match part:
        case "crest":
            return piece.crest or ()
        case "gates" | "fords":
            return tuple(spot for ends in getattr(piece, part) for spot in ends)
        case _:
            found: Course = getattr(piece, part)
            return found


def _with_row(piece: TerrainPiece, part: Part, row: tuple[Spot, ...]) -> TerrainPiece:
    pairs = tuple(zip(row[::2], row[1::2], strict=False))
    match part:
        case "crest":
            return replace(piece, crest=pairs[0] if pairs else None)
        case "gates":
            return replace(piece, gates=pairs)
        case "fords":
            return replace(piece, fords=pairs)
        case _:
            changes: dict[str, Course] = {part: row}
            return replace(piece, **changes)  # type: ignore[arg-type]  # outline, course, top, path: all courses


def pulled(piece: Piece, handle: Handle, spot: Spot) -> Piece:
    """The piece with one of its corners moved to another spot."""
    if isinstance(piece, Building):
        return piece
    row = piece.course if isinstance(piece, Work) else _row(piece, handle.part)
    moved = (*row[: handle.place], _rounded(spot), *row[handle.place + 1 :])
    return replace(piece, course=moved) if isinstance(piece, Work) else _with_row(piece, handle.part, moved)


def without_corner(piece: Piece, handle: Handle) -> Piece:
    """The piece without this corner; a gate, ford or crest goes as a whole."""
    if isinstance(piece, Building):
        return piece
    row = piece.course if isinstance(piece, Work) else _row(piece, handle.part)
    if handle.part in {"gates", "fords", "crest"} and isinstance(piece, TerrainPiece):
        first = handle.place - handle.place % 2
        return _with_row(piece, handle.part, (*row[:first], *row[first + 2 :]))
    if len(row) <= LEAST_CORNERS.get(handle.part, 2):
        return piece
    left = (*row[: handle.place], *row[handle.place + 1 :])
    return replace(piece, course=left) if isinstance(piece, Work) else _with_row(piece, handle.part, left)


def with_corner(piece: Piece, spot: Spot) -> Piece:
    """The piece with a new corner on the edge nearest to a spot."""
    if isinstance(piece, Building):
        return piece
    part: Part = "outline" if isinstance(piece, TerrainPiece) and piece.outline else "course"
    row = piece.course if isinstance(piece, Work) else _row(piece, part)
    closed = part == "outline"
    place = nearest_edge(row, spot, closed=closed) + 1
    grown = (*row[:place], _rounded(spot), *row[place:])
    return replace(piece, course=grown) if isinstance(piece, Work) else _with_row(piece, part, grown)


def nearest_edge(row: Course, spot: Spot, *, closed: bool) -> int:
    """The number of the edge that is nearest to a spot."""
    ends = [*row[1:], *(row[:1] if closed else ())]
    point = line((spot,))
    return min(range(len(ends)), key=lambda at: distance(line((row[at], ends[at])), point))


# --- crests, gates, fords ---


def with_gate(piece: TerrainPiece, spot: Spot) -> TerrainPiece:
    """The piece with a new gate in its fence, at the point nearest to a spot."""
    return replace(piece, gates=(*piece.gates, _opening(piece.outline, spot, OPENING_IN)))


def _opening(outline: Course, spot: Spot, wide: float) -> tuple[Spot, Spot]:
    """Both ends of an opening in an outline, at the point nearest to a spot."""
    at = nearest_edge(outline, spot, closed=True)
    (x, y), (to_x, to_y) = outline[at], outline[(at + 1) % len(outline)]
    long = hypot(to_x - x, to_y - y) or 1
    along = ((spot[0] - x) * (to_x - x) + (spot[1] - y) * (to_y - y)) / long
    start, end = max(0.0, along - wide / 2), min(long, along + wide / 2)
    return (
        _rounded((x + (to_x - x) * start / long, y + (to_y - y) * start / long)),
        _rounded((x + (to_x - x) * end / long, y + (to_y - y) * end / long)),
    )


def with_ford(piece: TerrainPiece, spot: Spot) -> TerrainPiece:
    """The piece with a new ford straight across the water, at the point nearest to a spot."""
    at = nearest_edge(piece.course, spot, closed=False)
    (x, y), (to_x, to_y) = piece.course[at], piece.course[at + 1]
    long = hypot(to_x - x, to_y - y) or 1
    along = min(long, max(0.0, ((spot[0] - x) * (to_x - x) + (spot[1] - y) * (to_y - y)) / long))
    foot = (x + (to_x - x) * along / long, y + (to_y - y) * along / long)
    half = piece.width_in / 2 + NEAR_IN
    aside = ((to_y - y) / long * half, -(to_x - x) / long * half)
    one, other = (foot[0] + aside[0], foot[1] + aside[1]), (foot[0] - aside[0], foot[1] - aside[1])
    return replace(piece, fords=(*piece.fords, (_rounded(one), _rounded(other))))


def with_crest(piece: TerrainPiece) -> TerrainPiece:
    """The hill with a crest along its longer side."""
    x, y = middle(area(piece.outline))
    far = max(piece.outline, key=lambda spot: hypot(spot[0] - x, spot[1] - y))
    crest = (
        (x + (far[0] - x) * 0.6, y + (far[1] - y) * 0.6),
        (x - (far[0] - x) * 0.6, y - (far[1] - y) * 0.6),
    )
    return replace(piece, crest=(_rounded(crest[0]), _rounded(crest[1])))


# --- which piece ---


def piece_named(layout: Layout, name: str) -> Piece | None:
    """The piece of that name, None if there is none."""
    rows: Iterable[Piece] = (*layout.features, *layout.works, *layout.buildings)
    return next((each for each in rows if each.name == name), None)


def piece_at(layout: Layout, spot: Spot, order: tuple[PieceId, ...]) -> Piece | None:
    """The topmost piece at a spot: the one that is painted last. None if there is none."""
    point = line((spot,))
    for built in reversed(layout.buildings):
        if any(meets(area(room), point) for room in (*built.rooms, built.yard) if room):
            return built
    for work in reversed(layout.works):
        if distance(line(work.course), point) <= NEAR_IN:
            return work
    for feature in sorted(layout.features, key=lambda each: order.index(each.what), reverse=True):
        if meets(extent(feature), point):
            return feature
    return None


def sound(piece: Piece) -> bool:
    """Whether the outline of a piece does not cross itself."""
    if isinstance(piece, TerrainPiece) and piece.outline:
        return not crosses_itself(piece.outline)
    return True


def with_piece(layout: Layout, piece: Piece, name: str = "") -> Layout:
    """The layout with this piece in place of the one named `name`, or added if there is none."""
    match piece:
        case TerrainPiece():
            return replace(layout, features=_put(layout.features, piece, name))
        case Work():
            return replace(layout, works=_put(layout.works, piece, name))
        case Building():
            return replace(layout, buildings=_put(layout.buildings, piece, name))


Row = TypeVar("Row", bound=TerrainPiece | Work | Building)


def _put(rows: tuple[Row, ...], piece: Row, name: str) -> tuple[Row, ...]:
    """The rows with this piece in place of the one of that name, or at the end."""
    place = next((at for at, each in enumerate(rows) if each.name == name), len(rows))
    return (*rows[:place], piece, *rows[place + 1 :])


# --- new works and buildings ---


LONG_IN = 6.0
TEMBA_IN, ROOM_IN, DOOR_IN = 7.0, 1.5, 1.0
"""The sizes of a new temba, its rooms and its door, in inches."""
WORKS: tuple[WorkKind | Literal["temba"], ...] = (
    "fortification", "barricade", "kraal", "stake_trap", "dummy_trap", "temba",
)  # fmt: skip


def bought(opened: OpenMap) -> Mapping[str, tuple[SideId, float]]:
    """Works that only one side has bought and not placed yet: its owner, and how many inches or pieces.

    Both kinds of traps count for whoever has any, so that nobody learns which are sham.
    """
    battle = opened.table.battle
    sides = to_choose(opened.book, battle)
    found: dict[str, tuple[SideId, float]] = {}
    for kind, work in BOUGHT.items():
        owners = [side for side, works in sides.items() if work in works]
        if len(owners) == 1:
            found[kind] = owners[0], unplaced(battle, owners[0]).get(work, 1)
    return found


def half_middle(layout: Layout, side: SideId) -> Spot:
    """The middle of a side's half of the table, or of the table without base lines."""
    x, y = layout.long_in / 2, layout.wide_in / 2
    match layout.bases.get(side):
        case "west":
            return x / 2, y
        case "east":
            return x * 1.5, y
        case "south":
            return x, y / 2
        case "north":
            return x, y * 1.5
        case _:
            return x, y


def new_work(
    kind: WorkKind | Literal["temba"], name: str, at: Spot, owner: SideId = "", long_in: float = LONG_IN
) -> Work | Building:
    """A work in its first shape around a spot, with its owner, and its length if it is a line."""
    x, y = at
    match kind:
        case "temba":
            return _temba(name, at)
        case "stake_trap" | "dummy_trap":
            return Work(name, kind, (at,), owner)
        case "kraal":
            half = LONG_IN / 2
            ring = ((x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half))
            return Work(name, kind, (*ring, ring[0]))
        case _:
            return Work(name, kind, ((x - long_in / 2, y), (x + long_in / 2, y)), owner)


def _temba(name: str, at: Spot) -> Building:
    """A temba: a yard between two rows of rooms, with a door to the south."""
    (x, y), half = at, TEMBA_IN / 2
    west, east, south, north = x - half, x + half, y - half, y + half
    low, high = south + ROOM_IN, north - ROOM_IN
    door, inner = (
        ((x - DOOR_IN / 2, south), (x + DOOR_IN / 2, south)),
        ((x - DOOR_IN / 2, low), (x + DOOR_IN / 2, low)),
    )
    walls = (
        Wall(f"{name} S", ((west, south), (east, south)), doors=(door,)),
        Wall(f"{name} N", ((west, north), (east, north))),
        Wall(f"{name} W", ((west, south), (west, north))),
        Wall(f"{name} E", ((east, south), (east, north))),
        Wall(f"{name} 1", ((west, low), (east, low)), outer=False, doors=(inner,)),
        Wall(f"{name} 2", ((west, high), (east, high)), outer=False),
    )
    rooms = (
        ((west, south), (east, south), (east, low), (west, low)),
        ((west, high), (east, high), (east, north), (west, north)),
    )
    return Building(name, rooms, ((west, low), (east, low), (east, high), (west, high)), walls)

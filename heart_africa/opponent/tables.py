"""A mapped table as the computer's player keeps it in its head, and its figures put back on the map."""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache

from heart_africa.board.drawn_tables.drawn_table import lay_pieces
from heart_africa.board.extents import extent, house
from heart_africa.board.layout import Building, Edge, Layout, Stand, TerrainPiece, Work
from heart_africa.board.shapes import box
from heart_africa.board.table_record import Placed, placed
from heart_africa.board.ways.ground import grounds_at
from heart_africa.opponent.barriers import Barrier, Kind, pieces
from heart_africa.opponent.ground import PLACES, House, Land, Place
from heart_africa.opponent.sketch import Sketch, Spots
from heart_africa.rules.battle import Battle, SideId, other
from heart_africa.rules.book import Book
from heart_africa.rules.book.terrain import GroundId, PieceId
from heart_africa.rules.referee.setup.ground import ground_of

FIRST = (
    GroundId.FORD, GroundId.KOPJE_PATH, GroundId.RIVER, GroundId.SEA_OR_LAKE, GroundId.STEEP_KOPJE,
    GroundId.VILLAGE, GroundId.TEMBA, GroundId.JUNGLE, GroundId.MARSH, GroundId.KOPJE,
    GroundId.ESCARPMENT, GroundId.GULLY,
    GroundId.TALL_GRASS, GroundId.ROCKY_GROUND, GroundId.STREAM, GroundId.CULTIVATION,
)  # fmt: skip
"""What counts where several kinds of ground overlap."""
ENTRY: Edge = "west"


def bases(battle: Battle) -> tuple[Mapping[SideId, Edge], Edge | None]:
    """Which side of the table is whose, where nobody has said it, and by which a column enters."""
    if battle.scenario == "ambush":
        return {battle.attacker: ENTRY, battle.defender: "east"}, ENTRY
    short = battle.base == "short"
    return {
        battle.attacker: "west" if short else "south",
        battle.defender: "east" if short else "north",
    }, None


def laid(book: Book, battle: Battle, seed: int) -> Layout:
    """A table with the pieces that were agreed, laid by lots."""
    edges, entry = bases(battle)
    ground = ground_of(book, battle)
    empty = Layout(ground.long_in, ground.wide_in, ground.environment, bases=edges, entry=entry or "")
    return lay_pieces(book, empty, ground.pieces, seed, defender=other(battle.attacker))


def sketch_of(book: Book, battle: Battle, layout: Layout) -> Sketch:
    """What lies and stands there, inch by inch."""
    edges, entry = bases(battle)
    size = int(layout.long_in), int(layout.wide_in)
    land = _land(book, *size, layout.features, layout.works, layout.buildings)
    facing = {
        unit.name: layout.stands[unit.figures[0].name].facing
        for unit in battle.units.values()
        if unit.figures and unit.figures[0].name in layout.stands
    }
    spots = {name: stand.spot for name, stand in layout.stands.items()}
    return Sketch(land, {**edges, **layout.bases}, layout.entry or entry or "", spots, facing)


@lru_cache(8)
def _land(  # noqa: PLR0917  # the table, piece by piece
    book: Book,
    long_in: int,
    wide_in: int,
    features: tuple[TerrainPiece, ...],
    works: tuple[Work, ...],
    buildings: tuple[Building, ...],
) -> Land:
    layout = Layout(long_in, wide_in, features=features)
    cells = tuple(
        _ground(grounds_at(book, layout, (x + 0.5, y + 0.5))) for y in range(wide_in) for x in range(long_in)
    )
    places = tuple(Place(one.name, one.what, *box(extent(one))) for one in features if one.what in PLACES)
    barriers = (*_fences(features), *_of_works(works), *_walls(buildings))
    houses = tuple(House(one.name, one.owner, *box(house(one))) for one in buildings)
    return Land(book, long_in, wide_in, cells, places, barriers, houses)


def _fences(features: Iterable[TerrainPiece]) -> Iterator[Barrier]:
    """The fences of villages, but for their gates."""
    for one in features:
        if one.what is PieceId.VILLAGE and one.fence:
            yield from pieces(one.name, "fence", (*one.outline, *one.outline[:1]), one.owner, one.gates)


KINDS: Mapping[str, Kind] = {"fortification": "fortification", "barricade": "barricade", "kraal": "fence"}


def _of_works(works: Iterable[Work]) -> Iterator[Barrier]:
    """The works along their courses; a trap is none, for nobody knows whether it is one."""
    for one in works:
        if one.kind in KINDS:
            yield from pieces(one.name, KINDS[one.kind], one.course, one.owner)


def as_works(barriers: Iterable[Barrier]) -> Iterator[Work]:
    """What was set down on a sketch as works of a map."""
    for one in barriers:
        if one.kind == "fortification" or one.kind == "barricade":  # noqa: PLR1714  # so that mypy sees it
            yield Work(one.name, one.kind, (one.start, one.end), one.owner)


def _walls(buildings: Iterable[Building]) -> Iterator[Barrier]:
    """The walls of buildings, but for what has been breached; its doors are walls to all but its owners."""
    for one in buildings:
        for wall in one.walls:
            yield from pieces(one.name, "wall", wall.ends, one.owner, wall.breaches)


def _ground(found: Iterable[GroundId]) -> GroundId:
    there = {*found}
    return next((each for each in FIRST if each in there), next(iter(there), GroundId.OPEN_GROUND))


def on_map(battle: Battle, spots: Spots, facing: Mapping[str, float]) -> tuple[Placed, ...]:
    """Figures where a sketch has put them."""
    return tuple(
        placed(name, Stand(round(x, 2), round(y, 2), facing.get(battle.company[name], 0.0)))
        for name, (x, y) in spots.items()
        if name in battle.company
    )

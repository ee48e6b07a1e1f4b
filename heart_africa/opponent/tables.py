"""A mapped table as the computer's player keeps it in its head, and its figures put back on the map."""

from collections.abc import Iterable, Mapping
from functools import lru_cache

from heart_africa.board.drawn_tables.drawn_table import lay_pieces
from heart_africa.board.extents import extent
from heart_africa.board.layout import Edge, Feature, Layout, Stand
from heart_africa.board.shapes import box
from heart_africa.board.table_record import Placed, placed
from heart_africa.board.ways.ground import grounds_at
from heart_africa.opponent.ground import PLACES, Land, Place
from heart_africa.opponent.sketch import Sketch, Spots
from heart_africa.rules.battle import Battle, SideId, other
from heart_africa.rules.book import Book
from heart_africa.rules.referee.setup.ground import ground_of
from heart_africa.rules.tables.terrain import GroundId

FIRST = (
    GroundId.FORD, GroundId.RIVER, GroundId.SEA_OR_LAKE, GroundId.STEEP_KOPJE, GroundId.VILLAGE,
    GroundId.TEMBA, GroundId.JUNGLE, GroundId.MARSH, GroundId.KOPJE, GroundId.ESCARPMENT, GroundId.GULLY,
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
    land = _land(book, int(layout.long_in), int(layout.wide_in), layout.features)
    facing = {
        unit.name: layout.stands[unit.figures[0].name].facing
        for unit in battle.units.values()
        if unit.figures and unit.figures[0].name in layout.stands
    }
    spots = {name: stand.spot for name, stand in layout.stands.items()}
    return Sketch(land, {**edges, **layout.bases}, layout.entry or entry or "", spots, facing)


@lru_cache(8)
def _land(book: Book, long_in: int, wide_in: int, features: tuple[Feature, ...]) -> Land:
    layout = Layout(long_in, wide_in, features=features)
    cells = tuple(
        _ground(grounds_at(book, layout, (x + 0.5, y + 0.5))) for y in range(wide_in) for x in range(long_in)
    )
    places = tuple(Place(one.name, one.what, *box(extent(one))) for one in features if one.what in PLACES)
    return Land(book, long_in, wide_in, cells, places)


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

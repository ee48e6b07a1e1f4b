"""Where the territories of a pack are drawn: their outlines, the places of their names, their harbours."""

from collections.abc import Mapping, Sequence

from heart_africa.companions.kingdoms.pack import KingdomsPack, Point
from heart_africa.companions.packs import Stack
from heart_africa.core.dataclass import dataclass

UNIT = 13.0
"""How far apart territories stand that nobody has drawn."""
COLUMNS = 6


@dataclass(frozen=True)
class Drawing:
    """A sheet of that size with the middle of each territory, its outline and its harbour where it has them.

    `way`: the line of the ships, through the harbours if nobody has drawn it. y runs down. A territory of
    which only the middle is known has no outline.
    """

    width: float
    height: float
    at: Mapping[str, Point]
    outlines: Mapping[str, tuple[Point, ...]]
    harbours: Mapping[str, Point]
    way: tuple[Point, ...] = ()

    @classmethod
    def in_rows(cls, territories: Sequence[str]) -> "Drawing":
        """These territories in rows, since nobody has drawn them."""
        rows = -(-len(territories) // COLUMNS)
        places = {which: _in_rows(number) for number, which in enumerate(territories)}
        return cls((COLUMNS + 1) * UNIT, (rows + 1) * UNIT, places, {}, {})


def drawing(found: Stack[KingdomsPack]) -> Drawing:
    """How these packs draw the map; territories without a place stand in rows, until somebody places them."""
    pack = found.pack
    tables, board = pack.territories, pack.board
    rows = Drawing.in_rows(tuple(tables))
    harbours = {which: table.harbour.value for which, table in tables.items() if table.harbour}
    ring = board.ring.value if board.ring else ()
    return Drawing(
        board.width.value if board.width else rows.width,
        board.height.value if board.height else rows.height,
        {which: table.at.value if table.at else rows.at[which] for which, table in tables.items()},
        {which: table.outline.value for which, table in tables.items() if table.outline},
        harbours,
        board.way.value if board.way else tuple(harbours[each] for each in ring if each in harbours),
    )


def _in_rows(number: int) -> Point:
    row, column = divmod(number, COLUMNS)
    return ((column + 1) * UNIT, (row + 1) * UNIT)

"""Where the territories of a pack are drawn: their outlines, the places of their names, their harbours."""

from cmath import pi, rect
from collections.abc import Mapping, Sequence

from heart_africa.companions.kingdoms.pack import KingdomsPack, Point
from heart_africa.companions.packs import Stack
from heart_africa.core.dataclass import dataclass

UNIT, COLUMNS, STEPS = 13.0, 6, 150
"""How far apart territories stand that nobody has drawn, how many in a row, in how many steps they move."""


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
    def undrawn(cls, neighbours: Mapping[str, Sequence[str]]) -> "Drawing":
        """Territories that nobody has drawn: they stand in rows, neighbours near one another."""
        known = {which: [each for each in near if each in neighbours] for which, near in neighbours.items()}
        rows = -(-len(known) // COLUMNS)
        return cls((COLUMNS + 1) * UNIT, (rows + 1) * UNIT, _laid_out(known), {}, {})


def _laid_out(near: Mapping[str, Sequence[str]]) -> dict[str, Point]:
    """A place for each in rows: who is near whom is found from a circle on, by springs between neighbours."""
    ids = [*near]
    places = [rect(len(ids), 2 * pi * number / max(1, len(ids))) for number in range(len(ids))]
    links = [[ids.index(each) for each in near[which]] for which in ids]
    for step in range(STEPS):
        reach = 3.0 * (1 - step / STEPS) + 0.05
        moved = []
        for number, place in enumerate(places):
            push = sum((place - other) * 4 / (abs(place - other) ** 2 + 0.01) for other in places)
            pull = sum((places[other] - place) * 0.15 for other in links[number])
            force = push + pull
            moved.append(place + force * min(1.0, reach / (abs(force) or 1.0)))
        places = moved
    down = sorted(range(len(ids)), key=lambda number: places[number].imag)
    found: dict[str, Point] = {}
    for row, start in enumerate(range(0, len(ids), COLUMNS)):
        along = sorted(down[start : start + COLUMNS], key=lambda number: places[number].real)
        found |= {ids[number]: ((column + 1) * UNIT, (row + 1) * UNIT) for column, number in enumerate(along)}
    return found


def drawing(found: Stack[KingdomsPack]) -> Drawing:
    """How these packs draw the map; territories without a place stand in rows, until somebody places them."""
    pack = found.pack
    tables, board = pack.territories, pack.board
    near = {which: table.neighbours.value if table.neighbours else () for which, table in tables.items()}
    whole = bool(board.width and board.height) and all(table.at for table in tables.values())
    undrawn = Drawing.undrawn({} if whole else near)
    harbours = {which: table.harbour.value for which, table in tables.items() if table.harbour}
    ring = board.ring.value if board.ring else ()
    return Drawing(
        board.width.value if board.width else undrawn.width,
        board.height.value if board.height else undrawn.height,
        {which: table.at.value if table.at else undrawn.at[which] for which, table in tables.items()},
        {which: table.outline.value for which, table in tables.items() if table.outline},
        harbours,
        board.way.value if board.way else tuple(harbours[each] for each in ring if each in harbours),
    )

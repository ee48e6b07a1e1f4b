"""Works and buildings as they are first set down: a wall, a ring, a trap, a temba."""

from typing import Literal

from heart_africa.board.layout import Building, Spot, Wall, Work, WorkKind

LONG_IN = 6.0
TEMBA_IN, ROOM_IN, DOOR_IN = 7.0, 1.5, 1.0
"""How large a temba is that is set down, its rooms, a door of it."""
WORKS: tuple[WorkKind | Literal["temba"], ...] = (
    "fortification", "barricade", "kraal", "stake_trap", "dummy_trap", "temba",
)  # fmt: skip


def new_work(kind: WorkKind | Literal["temba"], name: str, at: Spot) -> Work | Building:
    """A work as it is first set down about a spot."""
    x, y = at
    match kind:
        case "temba":
            return _temba(name, at)
        case "stake_trap" | "dummy_trap":
            return Work(name, kind, (at,))
        case "kraal":
            half = LONG_IN / 2
            ring = ((x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half))
            return Work(name, kind, (*ring, ring[0]))
        case _:
            return Work(name, kind, ((x - LONG_IN / 2, y), (x + LONG_IN / 2, y)))


def _temba(name: str, at: Spot) -> Building:
    """A yard between two rows of rooms, a door to the south."""
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

"""Where a figure looks: bearings from its facing, and the front arc of 45 degrees to each side (VIS-04).

The arc is measured from the middle of the base that shoots to the middle of the base shot at.
"""

from math import cos, radians, sin

from heart_africa.board.findings import CloseCall, Finding, judged
from heart_africa.board.layout import Spot, Stand
from heart_africa.board.scene import Scene
from heart_africa.board.shapes import bearing as toward
from heart_africa.board.shapes import between

HALF_TURN, QUARTER = 180.0, 90.0
SLACK = 1e-6  # degrees: less than anybody can measure, more than rounding errors


def turn(start: float, end: float) -> float:
    """The angle in degrees from one bearing to another: positive to the right, between -180 and 180."""
    return (end - start + HALF_TURN) % (2 * HALF_TURN) - HALF_TURN


def bearing(stand: Stand, spot: Spot) -> float:
    """The angle in degrees between where a figure looks and a spot: positive to the right."""
    return turn(stand.facing, toward(stand.spot, spot))


def ahead(stand: Stand, inches: float) -> Spot:
    """The spot so many inches straight before the middle of a base."""
    angle = radians(stand.facing)
    return stand.x + inches * sin(angle), stand.y + inches * cos(angle)


def beside(off: float, limit: float, inches: float) -> float:
    """How many inches a spot at this angle and distance lies inside the edge of an arc; negative outside."""
    gap = limit - abs(off)
    return inches * sin(radians(min(QUARTER, abs(gap)))) * (1 if gap >= 0 else -1)


def in_arc(scene: Scene, shooter: Stand, target: Stand, names: tuple[str, str]) -> Finding[bool]:
    """Whether the target stands in the shooter's front arc; `names`: of the shooter and the target."""
    row = scene.book.free_table.sight.arc_degrees
    off, inches = bearing(shooter, target.spot), between(shooter.spot, target.spot)
    margin = beside(off, row.value, inches)
    about = {"figure": names[0], "target": names[1]}
    call = CloseCall("table_sight-close-arc", margin, 0, row.rule, row.page, margin >= -SLACK, about)
    answer, close = judged(call, scene.book.free_table.close_in, scene.decided)
    told = {**about, "degrees": round(abs(off)), "limit": row.value}
    line = row.line("table_sight-arc", 0, names[1], **told)
    return Finding(answer, () if answer else (line,), close)

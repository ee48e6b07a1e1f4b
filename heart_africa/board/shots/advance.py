"""Who has come straight towards a shooter this turn (PRIO-04 and its ruling)."""

from heart_africa.board.arcs import beside, turn
from heart_africa.board.findings import CloseCall, Finding, judged
from heart_africa.board.layout import Stand
from heart_africa.board.scene import Scene
from heart_africa.board.shapes import bearing, between
from heart_africa.core.reckoning import Line


def advancing(scene: Scene, enemy: str, shooter: str, start: Stand | None) -> Finding[bool]:
    """Whether an enemy moved, ended nearer, and had the shooter within 45 degrees of the line of its move.

    `start`: where the enemy stood when the turn began, None if that is not known or it was not there; the
    line of its move runs from there to where it stands. Middles of bases are measured.
    """
    end, at = scene.stand(enemy), scene.layout.stands.get(shooter)
    if start is None or at is None or between(start.spot, end.spot) <= scene.book.free_table.touching_in:
        return Finding(value=False)
    nearer = between(start.spot, at.spot) - between(end.spot, at.spot)
    if nearer <= 0:
        return Finding(value=False)
    row, limit = scene.book.shooting.priorities.advancing, scene.book.free_table.sight.arc_degrees.value
    off = turn(bearing(start.spot, end.spot), bearing(start.spot, at.spot))
    inside = beside(off, limit, between(start.spot, at.spot))
    call = CloseCall("table_sight-close-advancing", inside, 0, row.rule, row.page, inside >= 0,
                 {"figure": enemy, "shooter": shooter})  # fmt: skip
    answer, close = judged(call, scene.book.free_table.close_in, scene.decided)
    told = {"figure": enemy, "inches": round(nearer, 2), "degrees": round(abs(off))}
    line = Line("table_sight-advances", 0, row.rule, row.page, enemy, told)
    return Finding(answer, (line,) if answer else (), close)

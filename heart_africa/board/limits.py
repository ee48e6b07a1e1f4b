"""A distance held against a limit of the book: within it or not, and whether people had better measure."""

from collections.abc import Mapping

from heart_africa.board.findings import CloseCall, Finding, judged
from heart_africa.board.scene import Scene
from heart_africa.rules.tables.printed import Cited

FINE = 6
"""Digits after the point that a distance keeps: finer than anybody measures, coarser than numbers err."""
TOLD = 2
"""Digits after the point with which a distance is told in an order."""
LEAST_IN = 0.01
"""By how much a distance is beyond a limit if people say that it is, though it measures less."""


def exact(inches: float) -> float:
    """A distance freed of rounding errors, so that 4 in are 4 in wherever on the table they lie."""
    return round(inches, FINE)


def told(inches: float) -> float:
    """A distance rounded to be told: the same wherever on the table it was measured."""
    return round(exact(inches), TOLD)


def within(scene: Scene, what: str, inches: float, row: Cited, about: Mapping[str, object]) -> Finding[bool]:
    """Whether a distance is no more than a number of the book, as people said where it is close.

    `what` names the measurement: `table_moves-close-<what>` asks, `table_moves-<what>` tells.
    """
    facts = {**about, "inches": row.value, "measured": told(inches)}
    inches, limit = exact(inches), row.value
    call = CloseCall(
        f"table_moves-close-{what}", inches, limit, row.rule, row.page, inches <= limit, dict(about)
    )
    answer, close = judged(call, scene.book.free_table.close_in, scene.decided)
    line = row.line(f"table_moves-{what}", int(answer), **facts)
    return Finding(answer, (line,), close)


def settled(
    scene: Scene, what: str, inches: float, row: Cited, about: Mapping[str, object]
) -> Finding[float]:
    """A measured distance; if too close to the limit to call, it falls on the side that people decided."""
    answer, said = within(scene, what, inches, row, about), told(inches)
    if not answer.close:
        return Finding(said, answer.lines)
    side = min(said, row.value) if answer.value else max(said, row.value + LEAST_IN)
    return Finding(side, answer.lines, answer.close)

"""A distance held against a limit of the book: within it or not, and whether people had better measure."""

from collections.abc import Mapping

from heart_africa.reckoning import Line
from heart_africa.table.findings import Close, Finding, judged
from heart_africa.table.scene import Scene
from heart_africa.tables.printed import Cited

FINE = 6
"""Digits after the point that a distance keeps: finer than anybody measures, coarser than numbers err."""
SPARE = 10**-FINE


def exact(inches: float) -> float:
    """A distance without the error of its numbers, so that 4 in are 4 in wherever on the table they lie."""
    return round(inches, FINE)


def within(scene: Scene, what: str, inches: float, row: Cited, about: Mapping[str, object]) -> Finding[bool]:
    """Whether a distance is no more than a number of the book, as people said where it is close.

    `what` names the measurement: `table_moves-close-<what>` asks, `table_moves-<what>` tells.
    """
    facts = {**about, "inches": row.value, "measured": round(inches, 2)}
    inches = exact(inches)
    asked = Close(
        f"table_moves-close-{what}", inches, row.value, row.rule, row.page, inches <= row.value, dict(about)
    )
    answer, close = judged(asked, scene.book.free_table.close_in, scene.decided)
    return Finding(
        answer, (Line(f"table_moves-{what}", int(answer), row.rule, row.page, about=facts),), close
    )

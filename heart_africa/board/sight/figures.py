"""Bases that stand between two figures, of either side (VIS-05, VIS-06)."""

from collections.abc import Iterator
from typing import NamedTuple

from heart_africa.board.findings import CloseCall, Finding
from heart_africa.board.shapes import length_inside
from heart_africa.board.sight.crossings import SLACK, clearance
from heart_africa.board.sight.line import Body, Sightline, bodies_near
from heart_africa.core.reckoning import Line


class Between(NamedTuple):
    """A base in the line, and how many inches of the line run over it."""

    body: Body
    inches: float


def between(line: Sightline, ignoring: frozenset[str] = frozenset()) -> Finding[tuple[Between, ...]]:
    """All bases in the line; `ignoring`: figures over whose heads one may see."""
    found: list[Between] = []
    close: list[CloseCall] = []
    if line.start == line.end:
        return Finding(())
    for other in bodies_near(line, line.scene.book.free_table.close_in):
        if other.name in ignoring or not in_the_way(line, other):
            continue
        answer, call = _meets(line, other)
        close += call
        if answer:
            found.append(Between(other, length_inside(line.shape, other.shape)))
    return Finding(tuple(found), tuple(_lines(line, found)), tuple(close))


def in_the_way(line: Sightline, other: Body) -> bool:
    """Whether it is one that can stand between these two: neither of them, nor what carries them.

    Who is on a roof stands between those only of whom one is on it too; who is in a room, only between
    those of whom none looks down from its roof.
    """
    ends = line.ends
    if any(other.name in {end.name, end.vessel} for end in ends):
        return False
    roofs = {end.roof for end in ends if end.roof}
    if other.roof:
        return other.roof in roofs
    return not other.indoors or other.indoors not in roofs


def _meets(line: Sightline, other: Body) -> tuple[bool, tuple[CloseCall, ...]]:
    past, row = (
        clearance(line.start, line.end, other.stand, other.base),
        line.scene.book.free_table.sight.bases,
    )
    call = CloseCall("table_sight-close-base", past, 0, row.rule, row.page, past < -SLACK,
                 line.about(figure=other.name))  # fmt: skip
    return line.judged(call)


def _lines(line: Sightline, found: list[Between]) -> Iterator[Line]:
    row = line.scene.book.free_table.sight.bases
    for each in found:
        about = {"figure": each.body.name, "inches": round(each.inches, 2)}
        yield row.line("table_sight-base", 0, each.body.name, **about)

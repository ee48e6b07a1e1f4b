"""Boxes to tick: squares for figures in fives and tens, circles for states that come and go."""

from collections.abc import Sequence

from heart_africa.core.messages import say
from reports.content.sheet import TickBoxes, Track
from reports.pdf.marks import Box, Laid, Line, Mark, in_rows, space, stack
from reports.pdf.parts import body_lines
from reports.pdf.styles import BODY, BODY_SLANTED, BODY_STRONG, RULE, SMALL
from reports.pdf.wrap import across, text

SIDE = 10.2
GAP, FIVES, TENS = 1.9, 4.5, 8.5
DOT = 5.4
MOST = 60  # twice the largest legal unit; of a larger one the first half, and a line to count on
LINE = 15.0


def track(found: Track, room: float, lang: str, notes: str) -> list[Laid]:
    """All that is kept count of for a unit, as pieces that pages may part."""
    pieces = [text(found.name, BODY_STRONG, room), space(1.5)] if found.name else []
    pieces += [_boxes(boxes, room, lang) for boxes in found.boxes]
    if found.markers:
        pieces.append(_markers(found.markers, room))
    pieces += [Laid(said.height + 2, said.at(0, 2)) for said in (text(r, SMALL, room) for r in found.remarks)]
    if found.notes.strip():
        pieces += [space(2), text(notes, SMALL, room)]
        pieces += body_lines(found.notes.strip(), room, BODY_SLANTED)
    elif found.line:
        pieces.append(_ruled(found.line, room))
    return [*pieces, space(5)]


def _boxes(found: TickBoxes, room: float, lang: str) -> Laid:
    """The label, if any, over as many squares as there are figures."""
    label = [text(found.label, SMALL, room)] if found.label else []
    shown = found.count if found.count <= MOST else MOST // 2
    squares = squares_in_rows(shown, room, circled=found.reload)
    if found.count > MOST:
        squares = stack([squares, _more(found.count - shown, room, lang)])
    return stack([*label, squares, space(2.5)])


def squares_in_rows(count: int, room: float, *, circled: bool = False) -> Laid:
    """So many squares in groups of five and ten, in as many rows as they need.

    `circled`: with a circle beneath each.
    """
    per_row = max(ten for ten in (5, 10, 20) if _x(ten - 1) + SIDE <= room or ten == 5)  # noqa: PLR2004
    rows = []
    for start in range(0, count, per_row):
        row = range(min(per_row, count - start))
        squares = [Box(_x(i) + 0.4, 0.4, SIDE, SIDE, line=0.7) for i in row]
        marks = [Box(_x(i) + (SIDE - DOT) / 2 + 0.4, SIDE + 1.6, DOT, DOT, 0.5, round=DOT / 2) for i in row]
        rows.append(Laid(SIDE + 2.5 + (DOT + 1.5) * circled, (*squares, *marks * circled)))
    return stack(rows)


def _x(index: int) -> float:
    """Where the square of that index stands: fives apart, tens further."""
    tens, fives = index // 10, index // 5 - index // 10
    return index * (SIDE + GAP) + tens * (TENS - GAP) + fives * (FIVES - GAP)


def _more(count: int, room: float, lang: str) -> Laid:
    words = say(lang, "pdf-more-boxes", count=count)
    return _ruled(words, room)


def _markers(labels: Sequence[str], room: float) -> Laid:
    """A circle for each state, its name beside it, in as many rows as they need."""
    return stack(in_rows([_marker(label, room) for label in labels], room, 14))


def _marker(label: str, room: float) -> tuple[float, Laid]:
    wide = min(across(label, BODY) + 1, room - SIDE - 4)
    words = text(label, BODY, wide)
    marks: tuple[Mark, ...] = (Box(0.4, 1.2, SIDE, SIDE, line=0.7, round=SIDE / 2),)
    return SIDE + 4 + wide, Laid(max(words.height, SIDE) + 2.5, (*marks, *words.at(SIDE + 4, 1)))


def _ruled(label: str, room: float) -> Laid:
    """A label and a line to write on."""
    words = text(label, SMALL, room)
    start = across(label, SMALL) + 5
    if start > room / 2:
        return stack([words, Laid(LINE, (Line(0, LINE - 3, room, LINE - 3, 0.5, RULE),))])
    return Laid(
        LINE, (*words.at(0, LINE - words.height - 1), Line(start, LINE - 3, room, LINE - 3, 0.5, RULE))
    )

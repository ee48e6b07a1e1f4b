"""The cards of a set of *Zulus on the Ramparts!*: nine to a page, with marks to cut by."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from heart_africa.companions.zulus.components import Rank
from heart_africa.core.messages import say
from reports.content.sheet import Align
from reports.content.zulus.pieces import Face, Faces
from reports.pdf import signs
from reports.pdf.counters import Emblem
from reports.pdf.deck import (
    ACROSS,
    DOWN,
    INSET,
    KICKER,
    LABEL,
    NAME,
    NAMES,
    NUMBER,
    PAD,
    ROOM,
    RULES,
    laid_out,
    on_edge,
)
from reports.pdf.fonts import Face as Type
from reports.pdf.marks import Bookmark, Box, Laid, Mark, beside, rule, space, stack, tagged, untagged
from reports.pdf.pages import PAPERS, PaperSize
from reports.pdf.paint import About, Page, Printed
from reports.pdf.styles import EARTH, FOOT, INK, PALE, Style
from reports.pdf.wrap import fitted, shortened, text
from reports.pdf.zulus.emblems import CLASSES

COLUMNS, ROWS = 3, 3
HIGH = DOWN - PAD - 12.0
SIGN, TILE, MEDAL = 20.0, 17.0, 15.0
DICE = Style(Type.BOLD, 13, 15)
MEDALS: Mapping[str, Emblem] = {"vc": signs.cross, "dcm": signs.disc}
ALIGNS: tuple[Align, ...] = ("left", "centre", "right")
LEAST = 30.0
MARGIN = 21.0  # so that a printer still reaches what stands beneath the cards
SETTINGS = (
    (10.5, 12.8, 4.5),
    (10.0, 12.0, 4.0),
    (9.5, 11.4, 4.0),
    (9.0, 10.8, 3.0),
    (8.5, 10.2, 2.5),
    (8.0, 9.6, 2.0),
    (8.0, 9.0, 1.0),
)
"""Size and leading of the text and space below each line: the largest that the card has room for."""


def printed_faces(found: Faces, paper: str) -> Printed:
    """The cards laid out. Raises `KeyError` for a paper that there is not."""
    return Printed(tuple(pages(found, PAPERS[paper])), About(found.title, "", found.statement, found.lang))


def pages(found: Faces, paper: PaperSize) -> Iterator[Page]:
    """As many pages as the cards fill."""
    per_page = COLUMNS * ROWS
    count = -(-len(found.faces) // per_page)
    for number in range(count):
        chunk = found.faces[number * per_page : (number + 1) * per_page]
        faces = [card(face) for face in chunk]
        left, top, marks = laid_out(faces, (paper.across, paper.down), (COLUMNS, ROWS))
        about = {"page": number + 1, "pages": count}
        for place, words in enumerate(
            (found.title, found.faces[0].badge, say(found.lang, "pdf-page", about))
        ):
            foot = text(shortened(words, FOOT, ACROSS - 8), FOOT, ACROSS - 8, ALIGNS[place])
            marks.extend(foot.at(left + place * ACROSS + 4, paper.down - top + min(5, top - MARGIN)))
        yield Page(paper.across, paper.down, tuple(marks))


def card(face: Face) -> Laid:
    """A card: its frame, what stands on it, and on its lower edge whose set it is."""
    frame = Box(INSET, INSET, ACROSS - 2 * INSET, DOWN - 2 * INSET, line=0.9, round=7)
    mark = Bookmark(0, f"{face.number} {face.title}", 0)
    body = stack([_head(face), *_dice(face.dice), *said(face)])
    return Laid(
        DOWN, (mark, frame, *_behind(face, body.height), *body.at(PAD, PAD), *on_edge(face.badge, KICKER))
    )


def _behind(face: Face, used: float) -> tuple[Mark, ...]:
    """The sign of the class once more, pale and large, where a short text leaves the room."""
    free = HIGH - used
    side = min(free - 16, 84.0)
    if side < LEAST:
        return ()
    drawn = signs.faded(CLASSES[face.sign](side, "").marks)
    return tuple(mark.moved((ACROSS - side) / 2, PAD + used + (free - side) / 2) for mark in drawn)


def said(face: Face) -> list[Laid]:
    """The text of a card, at the largest setting at which all of it fits."""
    used = stack([_head(face), *_dice(face.dice)]).height
    lines: list[Laid] = []
    for size, leading, below in SETTINGS:
        style = replace(RULES, size=size, leading=leading)
        lines = [piece for words in face.text for piece in (text(words, style, ROOM), space(below))]
        if used + stack(lines).height <= HIGH:
            break
    return lines


def _head(face: Face) -> Laid:
    """Class and rank in signs and words, number and medal; the title in its box."""
    row = beside(
        [
            (0.0, Laid(SIGN, CLASSES[face.sign](SIGN - 3, "").marks)),
            (SIGN + 2, Laid(SIGN, text(face.kicker.upper(), KICKER, ROOM - SIGN - TILE - 22).at(0, 4))),
            (
                ROOM - TILE - MEDAL - 3,
                Laid(SIGN, MEDALS[face.medal](MEDAL, "").marks if face.medal in MEDALS else ()),
            ),
            (ROOM - TILE, _number(face.number)),
        ]
    )
    badge = _rank(face.rank)
    room = ROOM - 8 - (16 if badge else 0)
    name = tagged("H1", untagged(fitted(face.title, NAME, room, NAMES)))
    high = name.height + 6
    box = Box(0, 0, ROOM, high, line=0.8, fill=None if face.white else PALE, round=2)
    title: list[Mark] = [box, *name.at(4, 2.5), *(mark.moved(ROOM - 16, (high - 13) / 2) for mark in badge)]
    return stack([row, Laid(high, tuple(title)), space(4)])


def _number(number: int) -> Laid:
    words = text(str(number), NUMBER, TILE, "centre")
    return Laid(SIGN, (Box(0, 0, TILE, TILE, fill=EARTH, round=3), *words.at(0, (TILE - words.height) / 2)))


def _rank(rank: Rank) -> tuple[Mark, ...]:
    """Chevrons and stars, in a square of thirteen points."""
    if rank in {"corporal", "sergeant"}:
        return signs.chevrons(13, 2 if rank == "corporal" else 3)
    return signs.pips(13, {"lieutenant": 1, "major": 2}.get(rank, 0))


def _dice(dice: Sequence[tuple[str, str]]) -> Iterator[Laid]:
    """Each range with its dice in a square."""
    if not dice:
        return
    wide = ROOM / max(3, len(dice))
    yield beside((place * wide, _range(label, count, wide)) for place, (label, count) in enumerate(dice))
    yield space(3)
    yield rule(ROOM, 0.5, INK, below=4)


def _range(label: str, count: str, wide: float) -> Laid:
    side = 20.0
    number = text(count, DICE, side, "centre")
    square = Laid(
        side + 2, (Box(0.5, 0.5, side, side, line=1.1, round=4), *number.at(0.5, (side - number.height) / 2))
    )
    return stack([text(label, LABEL, wide), Laid(square.height, square.at(0, 0))])

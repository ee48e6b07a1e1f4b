"""Cards of 63 by 88 millimetres, eight to a page in landscape, with marks to cut by.

What a card cannot hold goes on to a second one, which follows it; equal units share that one.
"""

from collections.abc import Iterator, Sequence

from heart_africa.core.dataclass import replace
from heart_africa.core.messages import say
from reports.content.cards import Card, Deck, Sign, rules_of
from reports.content.sheet import Profile, Special, TickBoxes
from reports.pdf.cards import MOST, squares_in_rows, track
from reports.pdf.counters import Emblem, banner, crate, leaf, palisade, star
from reports.pdf.fonts import Face
from reports.pdf.marks import (
    Bookmark,
    Box,
    Laid,
    Line,
    Mark,
    beside,
    in_rows,
    rule,
    space,
    stack,
    tagged,
    untagged,
)
from reports.pdf.pages import PAPERS, PaperSize, explained
from reports.pdf.paint import About, Page, Printed
from reports.pdf.parts import body_lines, run_in, titled
from reports.pdf.styles import EARTH, FOOT, GREY, RULE, WHITE, Style
from reports.pdf.wrap import across, fitted, set_lines, text

MM = 72 / 25.4
ACROSS, DOWN = 63 * MM, 88 * MM
COLUMNS, ROWS = 4, 2
INSET, PAD = 4.0, 8.5
ROOM, HIGH = ACROSS - 2 * PAD, DOWN - PAD - 6.5
CUT, CLEAR = 12.0, 4.0
TILE = 17.0
PER_ROW = 4

KICKER = Style(Face.BOLD, 8, 9.6, EARTH, 0.4)
NAME = Style(Face.DISPLAY, 14, 15.5)
NAMES = (14.0, 12.5, 11.0, 10.0)
LEAD = Style(Face.ITALIC, 9.5, 11)
LABEL = Style(Face.TEXT, 8, 9, GREY)
VALUE = Style(Face.BOLD, 10, 11.5)
RULES = Style(Face.TEXT, 8, 9.5)
STRONG = Style(Face.BOLD, 8, 9.5)
REMARK = Style(Face.TEXT, 8, 9, GREY)
PAGE = Style(Face.TEXT, 8, 9.5, GREY)
NUMBER = Style(Face.BOLD, 9, 11, WHITE)

LEADINGS = ((9.5, 2.2), (9.0, 1.6), (8.6, 0.8))
"""Leadings of the rules and spaces between them, closer where that saves a side."""

SIGNS: dict[Sign, Emblem] = {
    "leader": star, "character": banner, "baggage": crate, "work": palisade, "notes": leaf,
}  # fmt: skip


def printed_deck(found: Deck, paper: str) -> Printed:
    """Lay out a deck as a document. Raises `KeyError` for an unknown paper size."""
    title = say(found.lang, "cards-title")
    about = About(f"{found.title} – {title}", "", found.subject, found.lang)
    return Printed(tuple(pages(found, PAPERS[paper])), about)


def pages(found: Deck, paper: PaperSize) -> list[Page]:
    """Return the pages of a deck, in landscape."""
    # cards that share their rules form a group at the place of the first; others stand alone
    groups: dict[object, list[Card]] = {}
    for number, card in enumerate(found.cards):
        groups.setdefault(rules_of(card) if card.shared else number, []).append(card)
    faces = [face for group in groups.values() for face in _faces(group, found)]
    per_page = COLUMNS * ROWS
    chunks = [faces[start : start + per_page] for start in range(0, len(faces), per_page)] or [[]]
    return [_page(found, chunk, paper, (number, len(chunks))) for number, chunk in enumerate(chunks, 1)]


def _page(found: Deck, faces: Sequence[Laid], paper: PaperSize, number: tuple[int, int]) -> Page:
    wide, high = paper.down, paper.across
    left, top, marks = laid_out(faces, (wide, high), (COLUMNS, ROWS))
    foot = say(found.lang, "cards-foot", army=found.title, page=number[0], pages=number[1])
    foot = explained(foot, marks, found.lang)
    said = text(foot, FOOT, wide - 2 * left)
    if number[0] > 1:  # only the first page says how to print and explains the sign of readings
        said = tagged("Footer", said)
    marks.extend(said.at(left, high - top + CLEAR + CUT + 3))
    return Page(wide, high, tuple(marks))


def laid_out(
    faces: Sequence[Laid], size: tuple[float, float], grid: tuple[int, int]
) -> tuple[float, float, list[Mark]]:
    """Place cards in the middle of a page, in columns and rows, with marks to cut by.

    Returns left and top of the first card, and the marks.
    """
    (wide, high), (columns, rows) = size, grid
    left, top = (wide - columns * ACROSS) / 2, (high - rows * DOWN) / 2
    marks: list[Mark] = list(_cuts(left, top, len(faces), columns))
    for place, face in enumerate(faces):
        row, column = divmod(place, columns)
        marks.extend(face.at(left + column * ACROSS, top + row * DOWN))
    return left, top, marks


def _cuts(left: float, top: float, count: int, most: int) -> Iterator[Mark]:
    """Yield marks outside the cards, at the ends of every cut."""
    rows = -(-max(count, 1) // most)
    columns = min(most, max(count, 1))
    right, foot = left + columns * ACROSS + CLEAR, top + rows * DOWN + CLEAR
    for column in range(columns + 1):
        x = left + column * ACROSS
        yield Line(x, top - CLEAR - CUT, x, top - CLEAR, 0.5)
        yield Line(x, foot, x, foot + CUT, 0.5)
    for row in range(rows + 1):
        y = top + row * DOWN
        yield Line(left - CLEAR - CUT, y, left - CLEAR, y, 0.5)
        yield Line(right, y, right + CUT, y, 0.5)


# --- one card ---


def _faces(group: Sequence[Card], found: Deck) -> Iterator[Laid]:
    """Yield cards with head, characteristics, boxes and the rules that fit, then cards with further rules.

    Equal units share the latter.
    """
    again = _again(group[0], group[0].shared or group[0].title)
    tried = []
    for tight, air in (*((False, air) for air in LEADINGS), (True, LEADINGS[-1])):
        tops = [_top(card, found, tight=tight) for card in group]
        height = max(sum(piece.height for piece in top) for top in tops)
        tried.append((tops, _dealt(_rules(group[0].specials, *air), height, again), tight))
    whole = across(group[0].kicker.upper(), KICKER) <= ROOM - 24  # the name fits on the lower edge
    tops, sides, tight = min(tried if whole else tried[:-1], key=lambda each: len(each[1]))
    for card, top in zip(group, tops, strict=True):
        yield _framed(card, [*top, *sides[0]], (1, len(sides)), card.kicker.upper() if tight else "")
    for number, side in enumerate(sides[1:], start=2):
        yield _framed(group[0], side, (number, len(sides)))


def _top(card: Card, found: Deck, *, tight: bool) -> list[Laid]:
    """Return what stands above the rules.

    If `tight`, the army is named at the foot, and states stand beside the boxes.
    """
    remarks = (text(remark, REMARK, ROOM) for remark in card.track.remarks)
    counted = _counted(card, found, tight=tight)
    return [
        _head(card, tight=tight),
        *_profiles(card.profiles, found.labels),
        *counted,
        *remarks,
        space(1.5 if tight else 3),
    ]


def _counted(card: Card, found: Deck, *, tight: bool) -> list[Laid]:
    """Return boxes, and below them the states; if `tight`, beside them as far as there is room."""
    # squares after their labels, in rows; if they do not fit there, they stand below the label
    labelled = (_labelled(each) for each in card.track.boxes)
    boxes = [stack([row, space(1)]) for row in in_rows(labelled, ROOM, 9)]
    states = track(replace(card.track, boxes=(), remarks=()), ROOM, found.lang, "")[:-1]
    if tight and boxes and len(states) == 1:
        start = _wide(boxes[-1]) + 9
        if start + _wide(states[0]) <= ROOM:
            return [*boxes[:-1], beside([(0.0, boxes[-1]), (start, states[0])])]
    return [*boxes, *states]


def _wide(piece: Laid) -> float:
    return max((mark.bounds[2] for mark in piece.marks), default=0.0)


def _dealt(rules: Sequence[Laid], used: float, again: Laid) -> list[list[Laid]]:
    """Distribute rules over as many sides as they need.

    A short one may fill the room that a long one leaves.
    """
    sides: list[list[Laid]] = [[]]
    left = list(rules)
    while True:
        for piece in tuple(left):
            if used + piece.height <= HIGH:
                sides[-1].append(piece)
                left.remove(piece)
                used += piece.height
        if not left:
            # a last side with a single rule gets the rule before it too, so that it is worth a card
            *_, before, last = ([], *sides)
            if len(sides) > 1 and len(last) == 2 and len(before) > 2:  # noqa: PLR2004  # a head and a rule
                last.insert(1, before.pop())
            return sides
        sides.append([again])
        used = again.height


def _framed(card: Card, pieces: Sequence[Laid], number: tuple[int, int], foot: str = "") -> Laid:
    """Return the pieces in a frame a little inside the cut, with the number of this side if it has others.

    `foot` are words for the lower edge.
    """
    frame = Box(INSET, INSET, ACROSS - 2 * INSET, DOWN - 2 * INSET, line=0.9, round=7)
    marks: list[Mark] = [frame, *stack(pieces).at(PAD, PAD)]
    if number[0] == 1:
        marks.append(Bookmark(0, f"{card.number} {card.title}".strip(), 0))
    if number[1] > 1:
        marks.extend(on_edge(f"{number[0]}/{number[1]}", PAGE))
    elif foot:
        marks.extend(on_edge(foot, KICKER))
    return Laid(DOWN, tuple(marks))


def on_edge(words: str, style: Style) -> Iterator[Mark]:
    """Yield words in the middle of the lower edge, which is interrupted for them."""
    wide = across(words, style) + 6
    x, y = (ACROSS - wide) / 2, DOWN - INSET - 5
    yield Box(x, y - 1, wide, 11, fill=WHITE)
    yield from text(words, style, wide, "centre").at(x, y - 1)


def _head(card: Card, *, tight: bool = False) -> Laid:
    """Return the head of a card: the army, its sign, its name as large as fits, and its composition."""
    room = ROOM - TILE - 4
    kicker = text(card.kicker.upper(), KICKER, room)
    long = across(card.title, NAME.sized(NAMES[-1])) > room
    name = tagged("H1", untagged(fitted(card.title, NAME, ROOM if long else room, NAMES)))
    names = stack([Laid(max(TILE, kicker.height), kicker.marks) if long else kicker, name])
    if tight and not long:
        names = Laid(max(name.height, TILE), name.marks)
    lead = [text(card.lead, LEAD, ROOM)] if card.lead else []
    top = beside([(0.0, names), (ROOM - TILE, _sign(card))])
    return stack([top, *lead, space(2), rule(ROOM, 1.2, EARTH, below=2)])


def _again(card: Card, title: str) -> Laid:
    """Return the head of a further side: the name alone, without a number if several units share it."""
    name = fitted(title, NAME, ROOM - TILE - 4, (12.5, 11.0, 10.0))
    sign = _sign(replace(card, number="") if card.shared else card)
    top = Laid(max(name.height, TILE), beside([(0.0, name), (ROOM - TILE, sign)]).marks)
    return stack([top, space(2), rule(ROOM, 1.2, EARTH, below=4)])


def _sign(card: Card) -> Laid:
    """Return the number of a unit in white on a dark tile, or the emblem of what the card is about."""
    if emblem := SIGNS.get(card.sign):
        return Laid(0, emblem(TILE, "").marks)
    words = text(card.number, NUMBER, TILE, "centre")
    tile = Box(0, 0, TILE, TILE, fill=EARTH, round=3)
    return Laid(0, (tile, *words.at(0, (TILE - words.height) / 2)) if card.number else ())


# --- characteristics ---


def _profiles(profiles: Sequence[Profile], labels: Sequence[str]) -> Iterator[Laid]:
    """Yield the profile of one troop as labelled values, or of several as a table with a column for each."""
    if len(profiles) == 1:
        cells = list(zip(labels, profiles[0].cells, strict=True))
        for start in range(0, len(cells), PER_ROW):
            row = cells[start : start + PER_ROW]
            wide = ROOM / PER_ROW
            yield beside(
                (place * wide, stack([text(label, LABEL, wide), text(value, VALUE, wide)]))
                for place, (label, value) in enumerate(row)
            )
            yield space(0.5)
    elif profiles:
        yield from _columns(profiles, labels)
    yield space(3)


def _columns(profiles: Sequence[Profile], labels: Sequence[str]) -> Iterator[Laid]:
    first = max(across(label, LABEL) for label in labels) + 4
    wide = (ROOM - first) / len(profiles)
    xs = [first + place * wide for place in range(len(profiles))]
    names = ((x, text(found.name, STRONG, wide - 3)) for x, found in zip(xs, profiles, strict=True))
    yield beside(names)
    for number, label in enumerate(labels):
        cells = ((x, text(found.cells[number], STRONG, wide)) for x, found in zip(xs, profiles, strict=True))
        yield stack([rule(ROOM, 0.3, RULE), beside([(0.0, text(label, LABEL, first)), *cells])])


# --- boxes ---


def _labelled(boxes: TickBoxes) -> tuple[float, Laid]:
    start = across(boxes.label, LABEL) + 4 if boxes.label else 0.0
    squares = squares_in_rows(min(boxes.count, MOST), ROOM - start, circled=boxes.reload)
    wide = _wide(squares)
    label = text(boxes.label, LABEL, ROOM)
    if start + wide > ROOM:
        return ROOM, stack([label, squares_in_rows(min(boxes.count, MOST), ROOM, circled=boxes.reload)])
    return start + wide, beside([(0.0, Laid(12, label.at(0, 1.5))), (start, squares)])


# --- rules ---


def _rules(specials: Sequence[Special], leading: float, below: float) -> list[Laid]:
    """Return rules with their pages, each as one paragraph; notes, which have no title, line by line."""
    strong, plain, page = (replace(style, leading=leading) for style in (STRONG, RULES, PAGE))
    pieces: list[Laid] = []
    for special in specials:
        if not special.title:
            pieces += body_lines(special.text, ROOM, RULES)
            continue
        cite = f"({special.cite})" if special.cite else ""
        spans = run_in(titled(special), special.text, cite, (strong, plain, page))
        pieces.append(stack([*set_lines(spans, ROOM), space(below)]))
    return pieces

"""Text broken into lines; a word that is wider than the line is broken too."""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from heart_africa.core.dataclass import dataclass
from heart_africa.core.text import HELD, NO_BREAK
from reports.content.sheet import Align
from reports.pdf.fonts import Face, runs, width
from reports.pdf.marks import Laid, Mark, Text, stack, tagged
from reports.pdf.styles import Style


@dataclass(frozen=True, slots=True)
class Span:
    """A text in one style."""

    text: str
    style: Style


@dataclass(frozen=True, slots=True)
class Run:
    """A text in one face, measured."""

    text: str
    face: Face
    style: Style
    across: float


Word = tuple[Run, ...]
TOKENS = re.compile(rf"(?:{HELD}|[\S{NO_BREAK}])+|(?:(?!{NO_BREAK})\s)+")


def unbroken(words: str) -> str:
    """Return the words with spaces at which no line is broken."""
    return words.replace(" ", NO_BREAK)


def across(text: str, style: Style) -> float:
    """Return how wide a text is on one line."""
    return sum(run.across for run in _runs(text, style))


@lru_cache(maxsize=16384)
def _runs(text: str, style: Style) -> tuple[Run, ...]:
    """Return the runs of a text, each with its face and width.

    Kept, as the same words come again and again.
    """
    return tuple(
        Run(part, face, style, width(part, face, style.size, style.tracking))
        for face, part in runs(text, style.face)
    )


def lines(spans: Iterable[Span], room: float) -> list[list[Run]]:
    """Return the spans broken into lines no wider than the room."""
    found: list[list[Run]] = [[]]
    used = 0.0
    for word in _words(spans):
        wide = sum(run.across for run in word)
        blank = all(run.text.isspace() for run in word)
        if found[-1] and not blank and used + wide > room:
            _strip(found[-1])
            found.append([])
            used = 0.0
        if blank and not found[-1]:
            continue
        if wide <= room:
            found[-1].extend(word)
            used += wide
            continue
        for part in _broken(word, room):
            wide = sum(run.across for run in part)
            if found[-1] and not blank and used + wide > room:
                found.append([])
                used = 0.0
            found[-1].extend(part)
            used += wide
    _strip(found[-1])
    return found


def _strip(line: list[Run]) -> None:
    """Remove the spaces at the end of a line."""
    while line and line[-1].text.isspace():
        line.pop()


def _words(spans: Iterable[Span]) -> Iterator[Word]:
    """Yield words and the spaces between them; a word may go on from one span into the next."""
    word: list[Run] = []
    for span in spans:
        for token in TOKENS.findall(span.text):
            if token.isspace() and token[0] != NO_BREAK:
                if word:
                    yield tuple(word)
                word = []
                yield _runs(" ", span.style)
            else:
                word.extend(_runs(token, span.style))
    if word:
        yield tuple(word)


def _broken(word: Word, room: float) -> Iterator[Word]:
    """Yield a word too wide for any line in parts that fit, with at least one character each."""
    part: list[Run] = []
    used = 0.0
    for run in word:
        for letter in run.text:
            wide = width(letter, run.face, run.style.size, run.style.tracking)
            if part and used + wide > room:
                yield tuple(part)
                part, used = [], 0.0
            if part and part[-1].face is run.face and part[-1].style == run.style:
                last = part[-1]
                part[-1] = Run(last.text + letter, run.face, run.style, last.across + wide)
            else:
                part.append(Run(letter, run.face, run.style, wide))
            used += wide
    if part:
        yield tuple(part)


def set_lines(spans: Sequence[Span], room: float, align: Align = "left") -> list[Laid]:
    """Return each line of the spans as a piece of its own."""
    leading = max((span.style.leading for span in spans), default=0.0)
    size = max((span.style.size for span in spans), default=0.0)
    baseline = leading / 2 + 0.33 * size
    return [_line(line, leading, baseline, room, align) for line in lines(spans, room)]


def _line(line: list[Run], leading: float, baseline: float, room: float, align: Align) -> Laid:
    wide = sum(run.across for run in line)
    free = room - wide
    x = {"left": 0.0, "right": free, "centre": free / 2}[align]
    marks: list[Mark] = []
    for run in _joined(line):
        style = run.style
        marks.append(Text(x, baseline, run.text, run.face, style.size, style.colour, style.tracking))
        x += run.across
    return Laid(leading, tuple(marks))


def _joined(line: list[Run]) -> list[Run]:
    """Return the runs with neighbouring ones of one style joined."""
    found: list[Run] = []
    for run in line:
        if found and found[-1].face is run.face and found[-1].style == run.style:
            last = found[-1]
            found[-1] = Run(last.text + run.text, run.face, run.style, last.across + run.across)
        else:
            found.append(run)
    return found


def paragraph(spans: Sequence[Span], room: float, align: Align = "left") -> Laid:
    """Return the spans as one piece, tagged as a paragraph."""
    return tagged("P", stack(set_lines(spans, room, align)))


@lru_cache(maxsize=4096)
def text(words: str, style: Style, room: float, align: Align = "left") -> Laid:
    """Return a text in one style as one piece."""
    return paragraph([Span(words, style)], room, align)


def shortened(words: str, style: Style, room: float) -> str:
    """Return the words if they fit on one line, or else as many letters as do, with an ellipsis."""
    while words and across(words, style) > room:
        words = f"{words.removesuffix('…')[:-1].rstrip()}…".removeprefix("…")
    return words


def fitted(words: str, style: Style, room: float, sizes: Iterable[float]) -> Laid:
    """Return the text at the first of the sizes at which it fits on one line.

    At the last, broken, if none does.
    """
    last = style
    for size in sizes:
        last = style.sized(size)
        if across(words, last) <= room:
            break
    return text(words, last, room)

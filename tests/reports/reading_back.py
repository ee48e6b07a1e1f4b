"""What a test asks of any PDF: its words, the faces in it, the sizes of its type, what stands where."""

import re
from collections.abc import Iterator, Sequence
from io import BytesIO

import pypdf

from reports.pdf.marks import Box, Line, Shape, Text
from reports.pdf.paint import Page

SIZE = re.compile(rb"/F\d+\+?\d* ([\d.]+) Tf")
PAPERS = {"a4": (595.28, 841.89), "letter": (612.0, 792.0)}
PRINTER = 17.99
"""So near the edge, in points, a printer does not reach."""


def opened(data: bytes) -> pypdf.PdfReader:
    """A PDF as a reader finds it."""
    return pypdf.PdfReader(BytesIO(data))


def words(reader: pypdf.PdfReader) -> str:
    """All the text of a PDF, pages joined, spaces evened out."""
    return " ".join(" ".join(page.extract_text() for page in reader.pages).split())


def smallest(reader: pypdf.PdfReader) -> float:
    """The smallest size that type is set in, in points."""
    contents = (page.get_contents() for page in reader.pages)
    return min(float(size) for each in contents if each is not None for size in SIZE.findall(each.get_data()))


def embedded(reader: pypdf.PdfReader) -> bool:
    """Whether every face that is used comes with the document."""
    fonts = [
        font.get_object()
        for page in reader.pages
        for font in page["/Resources"]["/Font"].values()  # type: ignore[index]  # pypdf's objects are not typed
    ]
    return bool(fonts) and all("/FontFile2" in font["/FontDescriptor"] for font in fonts)


def sizes(reader: pypdf.PdfReader) -> set[tuple[float, float]]:
    """The sizes of the pages in points."""
    return {(float(page.mediabox.width), float(page.mediabox.height)) for page in reader.pages}


def outside(pages: Sequence[Page]) -> list[object]:
    """What stands where no printer reaches."""
    return [
        mark
        for page in pages
        for mark in page.marks
        if isinstance(mark, Text | Line | Box | Shape) and _out(mark, page)
    ]


def _out(mark: Text | Line | Box | Shape, page: Page) -> bool:
    left, top, right, bottom = mark.bounds
    inside = left >= PRINTER and top >= PRINTER
    return not (inside and right <= page.across - PRINTER and bottom <= page.down - PRINTER)


def overlapping(pages: Sequence[Page]) -> Iterator[tuple[str, str]]:
    """Texts that stand over each other."""
    for page in pages:
        texts = sorted((mark for mark in page.marks if isinstance(mark, Text)), key=lambda mark: mark.y)
        for index, one in enumerate(texts):
            near = (other for other in texts[index + 1 : index + 60] if other.y - one.y < 12)
            yield from ((one.text, other.text) for other in near if _over(one, other))


def _over(one: Text, other: Text) -> bool:
    (x, y, to_x, to_y), (x2, y2, to_x2, to_y2) = one.bounds, other.bounds
    shared = min(one.size, other.size) / 3
    return min(to_x, to_x2) - max(x, x2) > 0.6 and min(to_y, to_y2) - max(y, y2) > shared

"""Pages become a PDF: the only module that draws."""

from collections.abc import Sequence
from io import BytesIO
from typing import assert_never

from reportlab.pdfbase.pdfdoc import PDFDocument, PDFPage
from reportlab.pdfgen.canvas import Canvas

from heart_africa.core.dataclass import dataclass
from reports.content.sheet import Sheet
from reports.pdf.fonts import Face, load
from reports.pdf.marks import Bookmark, Box, Line, Mark, Shape, Tag, Text, Untag
from reports.pdf.structure import Structure
from reports.pdf.styles import INK


@dataclass(frozen=True, slots=True)
class Page:
    """A page, ready to be drawn: its size in points and all its marks."""

    across: float
    down: float
    marks: tuple[Mark, ...]


@dataclass(frozen=True, slots=True)
class About:
    """What the document says of itself."""

    title: str
    author: str
    subject: str
    lang: str

    @classmethod
    def of(cls, sheet: Sheet) -> "About":
        """What a sheet says of itself."""
        return cls(f"{sheet.title} – {sheet.kicker}", sheet.author, sheet.subject, sheet.lang)


@dataclass(frozen=True, slots=True)
class Printed:
    """A document laid out: its pages and what it says of itself, to be looked at, printed or saved."""

    pages: tuple[Page, ...]
    about: About

    @property
    def pdf(self) -> bytes:
        """The PDF of it."""
        return paint(self.pages, self.about)

    @property
    def words(self) -> str:
        """All that is written on it, for whoever cannot see the pages."""
        return " ".join(mark.text for page in self.pages for mark in page.marks if isinstance(mark, Text))


def paint(pages: Sequence[Page], about: About) -> bytes:
    """The PDF of these pages; the same pages give the same bytes."""
    load()
    buffer = BytesIO()
    canvas = _opened(buffer, (pages[0].across, pages[0].down), about)
    structure, drawn = Structure(), []
    for number, page in enumerate(pages):
        for index, mark in enumerate(structure.page(page.marks)):
            if isinstance(mark, str):
                canvas.addLiteral(mark)
            else:
                _draw(canvas, mark, page.down, f"{number}-{index}")
        drawn.append(canvas.document.thisPageRef())
        canvas.showPage()
        made = canvas.document.idToObject[drawn[-1].name]
        known = [*PDFPage.__NoDefault__, "StructParents"]  # ReportLab's pages know no such entry
        vars(made).update({"__NoDefault__": known, "StructParents": number})
    structure.write(canvas.document, drawn, about.title)
    canvas.save()
    return buffer.getvalue()


class Tagged(Canvas):
    """A canvas whose document can be reached, to be given its structure."""

    _doc: PDFDocument

    @property
    def document(self) -> PDFDocument:
        """The document that is drawn."""
        return self._doc


def _opened(buffer: BytesIO, size: tuple[float, float], about: About) -> Tagged:
    """An empty document that says what it is."""
    canvas = Tagged(
        buffer,
        pagesize=size,
        invariant=1,  # no clock and no chance: the same pages, the same bytes
        pageCompression=1,
        lang=about.lang,
        # else every page would name Helvetica, which is not embedded; the stub takes a name for a number
        initialFontName=Face.TEXT.value,  # type: ignore[arg-type]
    )
    canvas.setTitle(about.title)
    canvas.setAuthor(about.author)
    canvas.setSubject(about.subject)
    canvas.setCreator("Heart of Africa")
    canvas.setViewerPreference("DisplayDocTitle", "true")
    canvas.showOutline()
    return canvas


def _draw(canvas: Canvas, mark: Mark, down: float, key: str) -> None:
    match mark:
        case Text():
            _text(canvas, mark, down)
        case Line():
            canvas.setStrokeColorRGB(*mark.colour)
            canvas.setLineWidth(mark.width)
            canvas.line(mark.x, down - mark.y, mark.to_x, down - mark.to_y)
        case Box():
            _box(canvas, mark, down)
        case Shape():
            _shape(canvas, mark, down)
        case Bookmark():
            canvas.bookmarkPage(key, fit="XYZ", left=0, top=down - mark.y)
            canvas.addOutlineEntry(mark.title, key, mark.level, closed=False)
        case Tag() | Untag():
            pass  # the structure has taken them
        case _:
            assert_never(mark)


def _text(canvas: Canvas, mark: Text, down: float) -> None:
    canvas.setFillColorRGB(*mark.colour)
    canvas.setFont(mark.face.value, mark.size)
    canvas.drawString(mark.x, down - mark.y, mark.text, charSpace=mark.tracking)


def _box(canvas: Canvas, mark: Box, down: float) -> None:
    canvas.setLineWidth(mark.line or 0.5)
    canvas.setStrokeColorRGB(*INK)
    if mark.fill:
        canvas.setFillColorRGB(*mark.fill)
    stroke, fill = int(mark.line > 0), int(mark.fill is not None)
    bottom = down - mark.y - mark.down
    if mark.round:
        canvas.roundRect(mark.x, bottom, mark.across, mark.down, mark.round, stroke=stroke, fill=fill)
    else:
        canvas.rect(mark.x, bottom, mark.across, mark.down, stroke=stroke, fill=fill)


def _shape(canvas: Canvas, mark: Shape, down: float) -> None:
    path = canvas.beginPath()
    for number, step in enumerate(mark.steps):
        if len(step) == 6:  # noqa: PLR2004  # a curve
            path.curveTo(step[0], down - step[1], step[2], down - step[3], step[4], down - step[5])
        elif number:
            path.lineTo(step[0], down - step[1])
        else:
            path.moveTo(step[0], down - step[1])
    if mark.closed:
        path.close()
    canvas.setLineWidth(mark.line or 0.5)
    canvas.setStrokeColorRGB(*mark.colour)
    if mark.dash:
        canvas.setDash(list(mark.dash))
    if mark.fill:
        canvas.setFillColorRGB(*mark.fill)
    canvas.drawPath(path, stroke=int(mark.line > 0), fill=int(mark.fill is not None))
    if mark.dash:
        canvas.setDash()

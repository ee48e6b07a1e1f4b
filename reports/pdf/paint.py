"""Pages drawn as a PDF with the structure that screen readers read; the only module that draws."""

from collections.abc import Iterator, Sequence
from dataclasses import field
from html import escape
from io import BytesIO
from typing import assert_never

from reportlab import rl_config
from reportlab.pdfbase.pdfdoc import (
    PDFArray,
    PDFDictionary,
    PDFDocument,
    PDFName,
    PDFObjectReference,
    PDFPage,
    PDFStream,
    PDFString,
)
from reportlab.pdfgen.canvas import Canvas

from heart_africa.core.dataclass import dataclass
from reports.content.sheet import Sheet
from reports.pdf.fonts import Face, load
from reports.pdf.marks import Bookmark, Box, Line, Mark, Shape, Tag, Text, Untag
from reports.pdf.styles import INK, Colour

# --- the structure ---


GROUPS = frozenset({"Document", "Table", "TR"})
"""Elements that hold other elements and no words of their own."""

ORNAMENT, PICTURE = "Artifact", "Figure"
RUNNING = {"Header": "/Artifact <</Type /Pagination /Subtype /Header>> BDC",
           "Footer": "/Artifact <</Type /Pagination /Subtype /Footer>> BDC"}  # fmt: skip
"""Operators of what is alike on each page: screen readers leave it out."""
UNTOLD = {ORNAMENT: "/Artifact BMC", **RUNNING}
"""The operators that begin what screen readers leave out."""
EMPTY = frozenset({"TD", "TH"})
"""Elements that may be empty: a cell keeps its place in its row."""


@dataclass(slots=True, eq=False)
class Element:
    """An element of the structure: its role, and in it other elements or the page and number of a content."""

    role: str
    alt: str = ""
    key: object = None
    kids: "list[Element | tuple[int, int]]" = field(default_factory=list)


@dataclass(slots=True)
class Structure:
    """The structure of a document while it is drawn.

    `pages` holds the element of each content of each page.
    """

    root: Element = field(default_factory=lambda: Element("Document"))
    pages: list[list[Element]] = field(default_factory=list)
    _held: list[Element] = field(default_factory=list)
    _open: Element | None = None

    def page(self, marks: Sequence[Mark]) -> Iterator[Mark | str]:
        """Yield the marks of a page that are drawn, with the operators that say what they are."""
        self.pages.append([])
        self._held, self._open = [self.root], None
        for mark in marks:
            if isinstance(mark, Tag):
                yield from self._close()
                self._hold(mark)
            elif isinstance(mark, Untag):
                yield from self._close()
                # leave out elements without content
                ended, kids = self._held.pop(), self._held[-1].kids
                if kids and kids[-1] is ended and not ended.kids and ended.role not in EMPTY:
                    kids.pop()
            else:
                yield from self._begin(self._owner(mark))
                yield mark
        yield from self._close()

    def _hold(self, tag: Tag) -> None:
        """Begin an element, or continue the one before it that has the same key."""
        kids = self._held[-1].kids
        last = kids[-1] if kids else None
        if tag.key is not None and isinstance(last, Element) and last.key == tag.key:
            self._held.append(last)
            return
        made = Element(tag.role, tag.alt, tag.key)
        within_one = any(held.role in UNTOLD or held.role == PICTURE for held in self._held)
        if tag.role not in UNTOLD and not within_one:  # a screen reader takes a picture as one thing
            kids.append(made)
        self._held.append(made)

    def _owner(self, mark: Mark) -> Element:
        """Return the element of a mark: a picture, the tag around words, or a paragraph of its own."""
        for held in self._held:
            if held.role in UNTOLD or held.role == PICTURE:
                return held
        if not isinstance(mark, Text) or not mark.text.strip():
            return self._open if self._open and self._open.role == ORNAMENT else Element(ORNAMENT)
        top = self._held[-1]
        if top.role not in GROUPS:
            return top
        if self._open and self._open in top.kids:
            return self._open
        made = Element("P")
        top.kids.append(made)
        return made

    def _begin(self, owner: Element) -> Iterator[str]:
        if owner is self._open:
            return
        yield from self._close()
        self._open = owner
        if owner.role in UNTOLD:
            yield UNTOLD[owner.role]
            return
        contents = self.pages[-1]
        owner.kids.append((len(self.pages) - 1, len(contents)))
        yield f"/{owner.role} <</MCID {len(contents)}>> BDC"
        contents.append(owner)

    def _close(self) -> Iterator[str]:
        if self._open:
            yield "EMC"
        self._open = None

    def write(self, document: PDFDocument, pages: Sequence[PDFObjectReference], title: str) -> None:
        """Put the structure into the catalogue of a document whose pages are drawn."""
        refs: dict[int, PDFObjectReference] = {}
        top = PDFDictionary({"Type": PDFName("StructTreeRoot")})
        root = _reference(document, top)

        def made(element: Element, parent: PDFObjectReference, scope: str = "Row") -> PDFObjectReference:
            body = PDFDictionary({"Type": PDFName("StructElem"), "S": PDFName(element.role), "P": parent})
            ref = refs[id(element)] = _reference(document, body)
            if element.alt:
                body["Alt"] = PDFString(element.alt)
            if element.role == "TH":
                body["A"] = PDFDictionary({"O": PDFName("Table"), "Scope": PDFName(scope)})
            cells = [kid.role for kid in element.kids if isinstance(kid, Element)]
            below = "Column" if set(cells) == {"TH"} else "Row"  # heads of columns, or the head of a row
            body["K"] = PDFArray(
                [made(kid, ref, below) if isinstance(kid, Element) else content(kid) for kid in element.kids]
            )
            return ref

        def content(kid: tuple[int, int]) -> PDFDictionary:
            page, number = kid
            return PDFDictionary({"Type": PDFName("MCR"), "Pg": pages[page], "MCID": number})

        top["K"] = made(self.root, root)
        nums: list[object] = []
        for number, elements in enumerate(self.pages):
            nums += [number, PDFArray([refs[id(each)] for each in elements])]
        top["ParentTree"] = PDFDictionary({"Nums": PDFArray(nums)})
        top["ParentTreeNextKey"] = len(self.pages)
        marked = PDFDictionary({"Marked": "true"})
        entries = {"StructTreeRoot": top, "MarkInfo": marked, "Metadata": _metadata(title)}
        vars(vars(document)["Catalog"]).update(entries)  # ReportLab's stubs lack these entries


def _reference(document: PDFDocument, made: PDFDictionary) -> PDFObjectReference:
    """Add an object to the file, and return the reference to it."""
    found: PDFObjectReference = document.Reference(made)  # type: ignore[no-untyped-call]  # ReportLab's stubs
    return found


def _metadata(title: str) -> PDFStream:
    """Return the metadata for programs that check the file: its title, and that it is tagged."""
    words = (
        '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">'
        '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" '
        'xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">'
        f'<dc:title><rdf:Alt><rdf:li xml:lang="x-default">{escape(title)}</rdf:li></rdf:Alt></dc:title>'
        "<pdfuaid:part>1</pdfuaid:part></rdf:Description></rdf:RDF></x:xmpmeta>"
        '<?xpacket end="w"?>'
    )
    kind = {"Type": PDFName("Metadata"), "Subtype": PDFName("XML"), "Filter": "null"}
    return PDFStream(PDFDictionary(kind), f"{words}\n".encode())


# --- drawing ---


@dataclass(frozen=True, slots=True)
class Page:
    """A page, ready to be drawn: its size in points and all its marks."""

    across: float
    down: float
    marks: tuple[Mark, ...]


@dataclass(frozen=True, slots=True)
class About:
    """The properties of a document."""

    title: str
    author: str
    subject: str
    lang: str

    @classmethod
    def of(cls, sheet: Sheet) -> "About":
        """Return the properties of a sheet's document."""
        return cls(f"{sheet.title} – {sheet.kicker}", sheet.author, sheet.subject, sheet.lang)


@dataclass(frozen=True, slots=True)
class Printed:
    """A document laid out: its pages and its properties, to be looked at, printed or saved."""

    pages: tuple[Page, ...]
    about: About

    @property
    def pdf(self) -> bytes:
        """The document as a PDF."""
        return paint(self.pages, self.about)

    @property
    def words(self) -> str:
        """All words of the document, for people and tests that cannot see the pages."""
        return " ".join(mark.text for page in self.pages for mark in page.marks if isinstance(mark, Text))


rl_config.useA85 = 0  # binary streams: a fifth smaller than in ASCII, and faster


def paint(pages: Sequence[Page], about: About) -> bytes:
    """Return the PDF of these pages; equal pages give equal bytes."""
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
    # map unused codes of a font to the space, as screen readers must not meet U+0000
    document = canvas.document
    for font in document.delayedFonts:
        for subset in font.state[document].subsets:
            subset[:] = [code or ord(" ") for code in subset]
    canvas.save()
    return buffer.getvalue()


class Tagged(Canvas):
    """A canvas whose document can be reached for its structure, and that skips unchanged settings."""

    _doc: PDFDocument
    _lineWidth: float  # noqa: N815  # ReportLab's own, as the next two
    _strokeColorObj: object  # noqa: N815  # as above
    _fillColorObj: object  # noqa: N815  # as above

    @property
    def document(self) -> PDFDocument:
        """The document that is drawn."""
        return self._doc

    def pen(self, wide: float, colour: Colour) -> None:
        """Set the width and the colour of lines from here on."""
        if self._lineWidth != wide:
            self.setLineWidth(wide)
        if self._strokeColorObj != colour:
            self.setStrokeColorRGB(*colour)

    def ink(self, colour: Colour) -> None:
        """Set the colour in which areas and letters are filled from here on."""
        if self._fillColorObj != colour:
            self.setFillColorRGB(*colour)


def _opened(buffer: BytesIO, size: tuple[float, float], about: About) -> Tagged:
    """Return an empty document with its properties."""
    canvas = Tagged(
        buffer,
        pagesize=size,
        invariant=1,  # no time or random id: equal pages give equal bytes
        pageCompression=1,
        lang=about.lang,
        # else every page would name Helvetica, which is not embedded; the stub's type is wrong
        initialFontName=Face.TEXT.value,  # type: ignore[arg-type]  # as above
    )
    canvas.setTitle(about.title)
    canvas.setAuthor(about.author)
    canvas.setSubject(about.subject)
    canvas.setCreator("Heart of Africa")
    canvas.setViewerPreference("DisplayDocTitle", "true")
    canvas.showOutline()
    return canvas


def _draw(canvas: Tagged, mark: Mark, down: float, key: str) -> None:
    match mark:
        case Text():
            _text(canvas, mark, down)
        case Line():
            canvas.pen(mark.width, mark.colour)
            canvas.line(mark.x, down - mark.y, mark.to_x, down - mark.to_y)
        case Box():
            _box(canvas, mark, down)
        case Shape():
            _shape(canvas, mark, down)
        case Bookmark():
            canvas.bookmarkPage(key, fit="XYZ", left=0, top=down - mark.y)
            canvas.addOutlineEntry(mark.title, key, mark.level, closed=False)
        case Tag() | Untag():
            pass  # used by the structure, not drawn
        case _:
            assert_never(mark)


def _text(canvas: Tagged, mark: Text, down: float) -> None:
    canvas.ink(mark.colour)
    canvas.setFont(mark.face.value, mark.size)
    canvas.drawString(mark.x, down - mark.y, mark.text, charSpace=mark.tracking)


def _box(canvas: Tagged, mark: Box, down: float) -> None:
    canvas.pen(mark.line or 0.5, INK)
    if mark.fill:
        canvas.ink(mark.fill)
    stroke, fill = int(mark.line > 0), int(mark.fill is not None)
    bottom = down - mark.y - mark.down
    if mark.round:
        canvas.roundRect(mark.x, bottom, mark.across, mark.down, mark.round, stroke=stroke, fill=fill)
    else:
        canvas.rect(mark.x, bottom, mark.across, mark.down, stroke=stroke, fill=fill)


def _shape(canvas: Tagged, mark: Shape, down: float) -> None:
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
    canvas.pen(mark.line or 0.5, mark.colour)
    if mark.dash:
        canvas.setDash(list(mark.dash))
    if mark.fill:
        canvas.ink(mark.fill)
    canvas.drawPath(path, stroke=int(mark.line > 0), fill=int(mark.fill is not None))
    if mark.dash:
        canvas.setDash()

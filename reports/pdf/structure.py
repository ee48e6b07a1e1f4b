"""The structure of a document: which words are a heading, which a table, what a picture shows.

A screen reader reads the marks in their order; text that no tag holds is a paragraph, all else ornament.
"""

from collections.abc import Iterator, Sequence
from dataclasses import field
from html import escape

from reportlab.pdfbase.pdfdoc import (
    PDFArray,
    PDFDictionary,
    PDFDocument,
    PDFName,
    PDFObjectReference,
    PDFStream,
    PDFString,
)

from heart_africa.core.dataclass import dataclass
from reports.pdf.marks import Mark, Tag, Text, Untag

GROUPS = frozenset({"Document", "Table", "TR"})
"""What holds elements, and no words of its own."""

ORNAMENT, PICTURE = "Artifact", "Figure"


@dataclass(slots=True, eq=False)
class Element:
    """An element: its role, what it shows, and in it others or the page and number of a content."""

    role: str
    alt: str = ""
    key: object = None
    kids: "list[Element | tuple[int, int]]" = field(default_factory=list)


@dataclass(slots=True)
class Structure:
    """The tree of a document as it is drawn; `pages` knows the element of each content of each page."""

    root: Element = field(default_factory=lambda: Element("Document"))
    pages: list[list[Element]] = field(default_factory=list)
    _held: list[Element] = field(default_factory=list)
    _open: Element | None = None

    def page(self, marks: Sequence[Mark]) -> Iterator[Mark | str]:
        """The marks of a page that are drawn, with the operators that say what they are."""
        self.pages.append([])
        self._held, self._open = [self.root], None
        for mark in marks:
            if isinstance(mark, Tag):
                yield from self._close()
                self._hold(mark)
            elif isinstance(mark, Untag):
                yield from self._close()
                self._held.pop()
            else:
                yield from self._begin(self._owner(mark))
                yield mark
        yield from self._close()

    def _hold(self, tag: Tag) -> None:
        """Begin an element, or go on with the one before it that has the same key."""
        kids = self._held[-1].kids
        last = kids[-1] if kids else None
        if tag.key is not None and isinstance(last, Element) and last.key == tag.key:
            self._held.append(last)
            return
        made = Element(tag.role, tag.alt, tag.key)
        if tag.role != ORNAMENT:
            kids.append(made)
        self._held.append(made)

    def _owner(self, mark: Mark) -> Element:
        """Whose a mark is: a whole picture's, the tag's around words, or a paragraph's of its own."""
        for held in self._held:
            if held.role in {ORNAMENT, PICTURE}:
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
        if owner.role == ORNAMENT:
            yield "/Artifact BMC"
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
        """Put the tree into the catalogue of a document whose pages are drawn."""
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
            below = "Column" if set(cells) == {"TH"} else "Row"  # a row of heads, or the head of a row
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
        vars(vars(document)["Catalog"]).update(entries)  # which ReportLab's stubs do not know


def _reference(document: PDFDocument, made: PDFDictionary) -> PDFObjectReference:
    """An object of its own in the file, and where it stands."""
    found: PDFObjectReference = document.Reference(made)  # type: ignore[no-untyped-call]  # ReportLab's stubs
    return found


def _metadata(title: str) -> PDFStream:
    """What the document says of itself to those who check it: its title, and that it is tagged."""
    words = (
        '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">'
        '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" '
        'xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">'
        f'<dc:title><rdf:Alt><rdf:li xml:lang="x-default">{escape(title)}</rdf:li></rdf:Alt></dc:title>'
        "<pdfuaid:part>1</pdfuaid:part></rdf:Description></rdf:RDF></x:xmpmeta>"
        '<?xpacket end="w"?>'
    )
    found = PDFStream(PDFDictionary({"Type": PDFName("Metadata"), "Subtype": PDFName("XML")}))
    found.content, found.filters = words.encode(), []
    return found

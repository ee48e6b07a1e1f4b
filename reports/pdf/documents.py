"""Sheets laid out on paper, each as its layout asks for; this reads the files of fonts."""

from collections.abc import Callable, Mapping, Sequence

from reports.content.reference import LAYOUT as REFERENCE
from reports.content.sheet import ArmyLayout, Sheet
from reports.pdf import flow, reference, sheets
from reports.pdf.pages import PAPERS, PaperSize
from reports.pdf.paint import About, Page, Printed

PAGES: Mapping[str, Callable[[Sheet, PaperSize], list[Page]]] = {
    **{layout.value: sheets.pages for layout in ArmyLayout},
    REFERENCE: reference.pages,
}
"""What lays out each layout; all others are laid out by `flow`."""


def printed(found: Sequence[Sheet], paper: str) -> Printed:
    """Lay out sheets one after the other as a document; equal sheets give equal bytes.

    Raises `KeyError` for an unknown paper size.
    """
    size = PAPERS[paper]
    pages = (page for sheet in found for page in PAGES.get(sheet.layout, flow.pages)(sheet, size))
    return Printed(tuple(pages), About.of(found[0]))

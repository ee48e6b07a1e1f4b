"""The way in for papers of several sheets: each begins a page, all are one PDF."""

from collections.abc import Sequence

from reports.content.sheet import Sheet
from reports.pdf import flow
from reports.pdf.pages import PAPERS
from reports.pdf.paint import About, Printed


def flowing_pdf(sheets: Sequence[Sheet], paper: str) -> bytes:
    """The PDF of sheets that flow over pages. Raises `KeyError` for a paper that there is not."""
    return printed_flow(sheets, paper).pdf


def printed_flow(sheets: Sequence[Sheet], paper: str) -> Printed:
    """Sheets that flow over pages, laid out. Raises `KeyError` for a paper that there is not."""
    pages = (page for sheet in sheets for page in flow.pages(sheet, PAPERS[paper]))
    return Printed(tuple(pages), About.of(sheets[0]))

"""The way in for papers of several sheets: each begins a page, all are one PDF."""

from collections.abc import Sequence

from reports.content.sheet import Sheet
from reports.pdf import flow
from reports.pdf.pages import PAPERS
from reports.pdf.paint import About, Page, paint


def flowing_pdf(sheets: Sequence[Sheet], paper: str) -> bytes:
    """The PDF of sheets that flow over pages. Raises `KeyError` for a paper that there is not."""
    return pages_pdf(
        [page for sheet in sheets for page in flow.pages(sheet, PAPERS[paper])], about(sheets[0])
    )


def pages_pdf(pages: Sequence[Page], said: About) -> bytes:
    """The PDF of pages that are laid out already."""
    return paint(pages, said)


def about(sheet: Sheet) -> About:
    """What a document says of itself."""
    return About(f"{sheet.title} – {sheet.kicker}", sheet.author, sheet.subject, sheet.lang)

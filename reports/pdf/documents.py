"""The ways in: an army on paper, and sheets that flow over pages (edge: reads fonts)."""

from collections.abc import Sequence

from armylists.catalogue import Catalogue
from armylists.legality.verdict import Verdict
from armylists.roster import Roster
from reports.content.roster import roster_sheet
from reports.content.sheet import Layout, Options, Sheet
from reports.pdf import flow
from reports.pdf.pages import PAPERS
from reports.pdf.paint import About, Printed
from reports.pdf.sheets import pages


def flowing_pdf(sheets: Sequence[Sheet], paper: str) -> bytes:
    """The PDF of sheets that flow over pages. Raises `KeyError` for a paper that there is not."""
    return printed_flow(sheets, paper).pdf


def printed_flow(sheets: Sequence[Sheet], paper: str) -> Printed:
    """Sheets that flow over pages, laid out. Raises `KeyError` for a paper that there is not."""
    pages = (page for sheet in sheets for page in flow.pages(sheet, PAPERS[paper]))
    return Printed(tuple(pages), About.of(sheets[0]))


def roster_pdf(
    catalogue: Catalogue,
    roster: Roster,
    verdict: Verdict,
    *,
    layout: Layout | str,
    paper: str = "a4",
    lang: str = "es",
    code: str = "",
    options: Options | None = None,
) -> bytes:
    """The PDF of an army: `layout` summary, units or opponent; `paper` a4 or letter; `code` its share code.

    The same army, choices and code give the same bytes. Raises `KeyError` for a paper and `ValueError` for a
    layout that there is not.
    """
    sheet = roster_sheet(catalogue, roster, verdict, layout=layout, lang=lang, code=code, options=options)
    return sheet_pdf(sheet, paper)


def sheet_pdf(sheet: Sheet, paper: str) -> bytes:
    """The PDF of a sheet."""
    return printed_sheet(sheet, paper).pdf


def printed_sheet(sheet: Sheet, paper: str) -> Printed:
    """A sheet laid out. Raises `KeyError` for a paper that there is not."""
    return Printed(tuple(pages(sheet, PAPERS[paper])), About.of(sheet))

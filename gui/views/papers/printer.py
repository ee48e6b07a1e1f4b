"""Pages on a printer."""

from collections.abc import Sequence

from PySide6.QtCore import QMarginsF
from PySide6.QtGui import QPageLayout, QPageSize, QPainter
from PySide6.QtPrintSupport import QPrinter

from gui.presenters.papers import Panel
from gui.views.papers.ink import paint_page
from reports.pdf.paint import Page

SIZES = {"a4": QPageSize.PageSizeId.A4, "letter": QPageSize.PageSizeId.Letter}
POINTS = 72


def printer_for(panel: Panel, pages: Sequence[Page]) -> QPrinter:
    """A printer set to the paper that was chosen, upright or laid across as the pages are."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    size = QPageSize(SIZES[panel.wanted.size])
    printer.setPageLayout(QPageLayout(size, _way(pages), QMarginsF()))
    printer.setFullPage(True)  # Qt's way
    printer.setDocName(dict(panel.files)["pdf"])
    return printer


def _way(pages: Sequence[Page]) -> QPageLayout.Orientation:
    across = bool(pages) and pages[0].across > pages[0].down
    return QPageLayout.Orientation.Landscape if across else QPageLayout.Orientation.Portrait


def begun(printer: QPrinter, pages: Sequence[Page]) -> bool:
    """Put the pages on its paper; whether it began at all."""
    painter = QPainter()
    if not pages or not painter.begin(printer):
        return False
    for number, page in enumerate(pages):
        if number:
            printer.newPage()
        paint_page(painter, page, printer.resolution() / POINTS)
    painter.end()
    return True

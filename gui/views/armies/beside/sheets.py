"""The army on paper: its pages as they will be printed; save, open, print."""

from pathlib import Path

from PySide6.QtCore import QMarginsF, QUrl
from PySide6.QtGui import QDesktopServices, QPageLayout, QPageSize, QPainter
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QCheckBox, QDialog, QHBoxLayout, QVBoxLayout, QWidget

from gui.documents import army
from gui.presenters.armies.sheets import Paper, choose, chosen, own_file, paper, pdf
from gui.session import Session
from gui.theme import px
from gui.views.papers.asking import ask_where, put
from gui.views.papers.ink import PageView, paint_page
from gui.views.parts import Toggles, button, card, combo, field, label, narrow, refill, scrolled
from gui.views.parts.changing import fill, restyle, tell
from gui.views.parts.controls import titled
from gui.views.parts.flow import flow

SIZES = {"a4": QPageSize.PageSizeId.A4, "letter": QPageSize.PageSizeId.Letter}
POINTS = 72
WIDE, WIDEST, ROOMY = 300, 460, 640


class SheetsPart(QWidget):
    """Choices on the left, the pages on the right."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        say = session.say
        now = chosen(session)
        self._panel: Paper | None = None
        self._layout = narrow(combo((), "", lambda _: None, name=say("paper-layout")))
        self._about, self._count = label("", "quiet"), label("", "quiet")
        self._said = label("")
        self._said.hide()
        sizes = Toggles(
            [(each, say(f"paper-size-{each}")) for each in SIZES], now.paper, name=say("paper-size")
        )
        sizes.chosen.connect(lambda value: self._choose(paper=value))
        player = field(
            now.player, lambda text: self._choose(player=text.strip()[:80]), name=say("paper-player")
        )
        self._traits = QCheckBox(say("paper-traits"))
        self._traits.setToolTip(say("paper-traits-tip"))
        self._traits.setChecked(now.traits)
        self._traits.toggled.connect(lambda on: self._choose(traits=on))
        presses = flow(
            button(say("paper-save"), self._save, role="main", tip=say("paper-save-tip")),
            button(say("paper-print"), self.print, tip=say("paper-print-tip")),
            button(say("paper-view"), self._view, tip=say("paper-view-tip")),
        )
        choices = card(
            titled(say("paper-layout"), self._layout),
            self._about,
            titled(say("paper-size"), sizes),
            titled(say("paper-player"), player),
            self._traits,
            self._count,
            presses,
            self._said,
            space=10,
        )
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(choices)
        column.addStretch(1)
        inside = QWidget()
        self._pages = QVBoxLayout(inside)
        self._pages.setContentsMargins(0, 0, 8, 0)
        self._pages.setSpacing(14)
        area = scrolled(inside)
        area.setAccessibleName(say("paper-preview"))
        choosing = scrolled(left)
        choosing.setFixedWidth(min(px(WIDE, session.settings.scale), WIDEST))
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(16)
        layout.addWidget(choosing)
        layout.addWidget(area, 1)
        self._shown: object = None
        self.show_army()
        fill(self._layout, self._panel.layouts if self._panel else (), now.layout)
        self._layout.currentIndexChanged.connect(lambda _: self._choose(layout=self._layout.currentData()))

    def _choose(self, **changes: object) -> None:
        choose(self._session, **changes)
        self.show_army()

    def show_army(self) -> None:
        """Show the pages as they would be printed now."""
        document, say = army(self._session), self._session.say
        if document is None:
            return
        panel = paper(self._session, document)
        self._panel = panel
        tell(self._about, panel.about)
        tell(self._count, panel.count)
        tell(self._said, "")
        self._traits.setVisible(panel.chosen.layout == "opponent")
        if panel.pages != self._shown:
            self._shown = panel.pages
            names = (
                say("pdf-page", page=at, pages=len(panel.pages)) for at in range(1, len(panel.pages) + 1)
            )
            views = [PageView(page, name, panel.text) for page, name in zip(panel.pages, names, strict=True)]
            for view in views:
                view.setMaximumWidth(px(ROOMY, self._session.settings.scale) * 2)
            refill(self._pages, *views)
            self._pages.addStretch(1)

    @property
    def pages(self) -> int:
        """How many pages are shown."""
        return len(self._panel.pages) if self._panel else 0

    def _save(self) -> None:
        if self._panel:
            ask_where(self, self._session, self._panel.file, self.save)

    def save(self, path: Path) -> None:
        """Write the PDF."""
        document = army(self._session)
        if document:
            put(self._session, path, pdf(self._session, document), self._said)

    def _view(self) -> None:
        document = army(self._session)
        if document and self._panel:
            path = own_file(self._session, self._panel)
            if put(self._session, path, pdf(self._session, document), self._said):
                QDesktopServices.openUrl(QUrl.fromLocalFile(str(path)))

    def print(self) -> None:
        """Ask for the printer, without stopping the window."""
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        size = QPageSize(SIZES[chosen(self._session).paper])
        printer.setPageLayout(QPageLayout(size, QPageLayout.Orientation.Portrait, QMarginsF()))
        printer.setFullPage(True)  # Qt's way
        printer.setDocName(self._panel.file if self._panel else "")
        dialog = QPrintDialog(printer, self)
        dialog.accepted.connect(lambda: self.print_on(printer))
        QDialog.open(dialog)  # QPrintDialog's own wants a slot of C++

    def print_on(self, printer: QPrinter) -> None:
        """Put the pages on a printer's paper; a printer that does not begin is told of."""
        painter = QPainter()
        if not self._panel or not painter.begin(printer):
            restyle(self._said, state="bad")
            tell(self._said, self._session.say("paper-not-printed"))
            return
        for number, page in enumerate(self._panel.pages):
            if number:
                printer.newPage()
            paint_page(painter, page, printer.resolution() / POINTS)
        painter.end()
        restyle(self._said, state="good")
        tell(self._said, self._session.say("paper-printed"))

"""The papers of what is open: options on the left, pages as printed on the right; saving and printing."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import lru_cache, partial
from pathlib import Path
from typing import Any, assert_never

from PySide6.QtCore import QMarginsF, QPointF, QRectF, QSize, Qt, QUrl
from PySide6.QtGui import (
    QColor,
    QDesktopServices,
    QFont,
    QGlyphRun,
    QPageLayout,
    QPageSize,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QRawFont,
)
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QCheckBox, QDialog, QFileDialog, QLabel, QSizePolicy, QVBoxLayout, QWidget

from gui.presenters.papers import (
    OptionField,
    PapersPanel,
    Stack,
    choose,
    data,
    free_folder,
    own_file,
    pages,
    panel,
    saves,
)
from gui.session import Session
from gui.theme import px
from gui.views.parts import button, card, combo, field, flow, label, laid, narrow, refill, scrolled
from gui.views.parts.controls import titled
from gui.views.parts.flow import FlowBox, Toggles
from gui.views.parts.panes import SplitPane
from gui.views.parts.work import Worker, fill, restyle, tell
from heart_africa.core.bad_data import bad_text
from heart_africa.core.problems import BadData
from heart_africa.storage.files import make_folder, write_bytes
from reports.pdf.fonts import FOLDER, Face, width
from reports.pdf.marks import Bookmark, Box, Line, Shape, Tag, Text, Untag
from reports.pdf.paint import Page
from reports.pdf.styles import INK, Colour

# --- a printed page on the screen or a printer ---


EDGE = 1
LARGEST = 60
"""The greatest size in pixels at which Qt draws a font that is not installed."""


def paint_page(painter: QPainter, page: Page, scale: float) -> None:
    """Paint a page; `scale` is the number of pixels to a point."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
    for mark in page.marks:
        match mark:
            case Text():
                _text(painter, mark, scale)
            case Line():
                painter.setPen(QPen(_colour(mark.colour), mark.width * scale))
                start = QPointF(mark.x * scale, mark.y * scale)
                painter.drawLine(start, QPointF(mark.to_x * scale, mark.to_y * scale))
            case Box():
                _box(painter, mark, scale)
            case Shape():
                _shape(painter, mark, scale)
            case Bookmark() | Tag() | Untag():
                pass  # for screen readers and outlines; not drawn
            case _:
                assert_never(mark)


def _text(painter: QPainter, mark: Text, scale: float) -> None:
    """Paint a text with each letter where the PDF has it: by the font's widths and the tracking."""
    font = _font(mark.face, round(mark.size * scale, 2))
    letters = [letter for letter in mark.text if font.supportsCharacter(ord(letter))]
    glyphs = [font.glyphIndexesForString(letter)[0] for letter in letters]
    places, x = [], 0.0
    for letter in letters:
        places.append(QPointF(x * scale, 0))
        x += width(letter, mark.face, mark.size, mark.tracking)
    start = QPointF(mark.x * scale, mark.y * scale)
    if font.pixelSize() * painter.device().devicePixelRatioF() > LARGEST:
        _outlines(painter, font, list(zip(glyphs, places, strict=True)), start, _colour(mark.colour))
        return
    run = QGlyphRun()
    run.setRawFont(font)
    run.setGlyphIndexes(glyphs)
    run.setPositions(places)
    painter.setPen(_colour(mark.colour))
    painter.drawGlyphRun(start, run)


def _outlines(
    painter: QPainter, font: QRawFont, glyphs: list[tuple[int, QPointF]], start: QPointF, colour: QColor
) -> None:
    """Paint letters as shapes: Qt leaves out large letters of a font of ours on high-resolution screens."""
    path = QPainterPath()
    for glyph, place in glyphs:
        path.addPath(font.pathForGlyph(glyph).translated(start + place))
    path.setFillRule(Qt.FillRule.WindingFill)
    painter.fillPath(path, colour)


def _box(painter: QPainter, mark: Box, scale: float) -> None:
    inside = QRectF(mark.x * scale, mark.y * scale, mark.across * scale, mark.down * scale)
    painter.setPen(QPen(_colour(INK), mark.line * scale) if mark.line else Qt.PenStyle.NoPen)
    painter.setBrush(_colour(mark.fill) if mark.fill else Qt.BrushStyle.NoBrush)
    if mark.round:
        painter.drawRoundedRect(inside, mark.round * scale, mark.round * scale)
    else:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, bool(mark.line))
        painter.drawRect(inside)  # filled boxes side by side (a QR picture) must leave no gaps
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)


def _shape(painter: QPainter, mark: Shape, scale: float) -> None:
    width = mark.line or 0.5
    pen = QPen(_colour(mark.colour), width * scale)
    if mark.dash:
        pen.setDashPattern([each / width for each in mark.dash])  # Qt measures dashes in pen widths
    painter.setPen(pen if mark.line else Qt.PenStyle.NoPen)
    painter.setBrush(_colour(mark.fill) if mark.fill else Qt.BrushStyle.NoBrush)
    path = QPainterPath()
    for number, step in enumerate(mark.steps):
        points = [QPointF(x * scale, y * scale) for x, y in zip(step[0::2], step[1::2], strict=True)]
        if len(points) > 1:
            path.cubicTo(*points)
        elif number:
            path.lineTo(points[0])
        else:
            path.moveTo(points[0])
    if mark.closed:
        path.closeSubpath()
    painter.drawPath(path)


def _colour(colour: Colour) -> QColor:
    return QColor.fromRgbF(*colour)


@lru_cache(maxsize=128)
def _font(face: Face, pixels: float) -> QRawFont:
    return QRawFont(str(FOLDER / f"{face.value}.ttf"), pixels, QFont.HintingPreference.PreferNoHinting)


class PageView(QWidget):
    """A page as it will be printed, as wide as there is room; `text` is read by screen readers."""

    def __init__(self, page: Page, name: str, text: str) -> None:
        super().__init__()
        self._page = page
        self.setAccessibleName(name)
        self.setAccessibleDescription(text)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        """The size of the paper at one pixel to a point."""
        return QSize(int(self._page.across), self.heightForWidth(int(self._page.across)))

    def minimumSizeHint(self) -> QSize:
        """A width of 200 pixels, in the shape of the paper."""
        return QSize(200, self.heightForWidth(200))

    def hasHeightForWidth(self) -> bool:
        """True: the page keeps the shape of the paper."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of the paper for that width."""
        return round(width * self._page.down / self._page.across)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint white paper with a thin edge, and the page on it."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), Qt.GlobalColor.white)
        paint_page(painter, self._page, self.width() / self._page.across)
        painter.setPen(QPen(QColor(128, 128, 128), EDGE))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(self.rect().adjusted(0, 0, -EDGE, -EDGE))
        painter.end()


# --- choosing where a file goes or comes from ---


def ask_where(parent: QWidget, session: Session, file: str, run: Callable[[Path], object]) -> None:
    """Ask for a file to write to, then call `run` with it; Qt asks before an existing one is replaced."""
    dialog = QFileDialog(parent, session.say("paper-save-title"), str(session.downloads))
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(Path(file).suffix.removeprefix("."))
    dialog.selectFile(file)
    dialog.fileSelected.connect(lambda name: run(Path(name)))
    dialog.open()


def put(session: Session, path: Path, data: bytes, said: QLabel) -> bool:
    """Write a file and say in `said` where it is, or why it could not be written; True if it was."""
    try:
        make_folder(path.parent)
        write_bytes(path, data)
    except BadData as fault:
        restyle(said, state="bad")
        tell(said, bad_text(fault, session.lang))
        return False
    session.downloads = path.parent
    restyle(said, state="good")
    tell(said, session.say("paper-written", file=str(path)))
    return True


def ask_which(
    parent: QWidget,
    title: str,
    folder: Path,
    run: Callable[[Path], object],
    *,
    filters: Sequence[str] = (),
    folders: bool = False,
) -> None:
    """Ask for an existing file that matches `filters`, or for a folder, then call `run` with it."""
    dialog = QFileDialog(parent, title, str(folder if folder.is_dir() else Path.home()))
    mode = QFileDialog.FileMode
    dialog.setFileMode(mode.Directory if folders else mode.ExistingFile)
    if filters:
        dialog.setNameFilters(filters)
    dialog.fileSelected.connect(lambda name: run(Path(name)))
    dialog.open()


# --- pages on a printer ---


SIZES = {"a4": QPageSize.PageSizeId.A4, "letter": QPageSize.PageSizeId.Letter}
POINTS = 72


def printer_for(panel: PapersPanel, pages: Sequence[Page]) -> QPrinter:
    """A printer set to the chosen paper size, upright or landscape as the pages are."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    size = QPageSize(SIZES[panel.size])
    across = bool(pages) and pages[0].across > pages[0].down
    way = QPageLayout.Orientation.Landscape if across else QPageLayout.Orientation.Portrait
    printer.setPageLayout(QPageLayout(size, way, QMarginsF()))
    printer.setFullPage(True)
    printer.setDocName(dict(panel.files)["pdf"])
    return printer


def begun(printer: QPrinter, pages: Sequence[Page]) -> bool:
    """Print the pages; False if the printer could not begin."""
    painter = QPainter()
    if not pages or not painter.begin(printer):
        return False
    for number, page in enumerate(pages):
        if number:
            printer.newPage()
        paint_page(painter, page, printer.resolution() / POINTS)
    painter.end()
    return True


# --- saving all papers into a folder ---


class EveryPaper(Worker):
    """The button that saves all papers into a folder; meanwhile a progress bar and a button to stop."""

    def __init__(self, session: Session, stack: Callable[[], Stack | None]) -> None:
        super().__init__(session, "paper-every", "paper-every-stop-tip", "paper-every-stopped")
        self._stack = stack
        say = session.say
        self.begin = button(say("paper-every"), self._where, tip=say("paper-every-tip"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        for widget in (self.begin, self.bar, self.stop, self.said):
            layout.addWidget(widget)
        self.show_work()

    def show_work(self) -> None:
        """Show progress and the button to stop while papers are being made."""
        super().show_work()
        self.begin.setEnabled(self.work is None)

    def _where(self) -> None:
        folder = self._session.downloads
        ask_which(self, self._session.say("paper-every"), folder, self.save_in, folders=True)

    def save_in(self, folder: Path) -> None:
        """Save every paper into a new folder there."""
        stack = self._stack()
        if stack is None or self.work is not None:
            return
        self._session.downloads = folder
        try:
            made = free_folder(folder, stack)
        except BadData as fault:
            self.fail(fault)
            return
        tell(self.said, "")
        self.begin_work(saves(self._session, stack, made), partial(self._saved, made))

    def _saved(self, folder: Path, found: list[Any]) -> None:
        self.end_work("good", self._session.say("paper-put", count=len(found), folder=str(folder)))


# --- the pane of papers ---


WIDE, WIDEST, ROOMY = 300, 460, 640
MOST = 80
"""The most letters of a text option."""


class PaperPane(QWidget):
    """The papers that can be printed now: choice, options, preview, and buttons.

    `stack` returns the papers that there are, None if nothing is open; `back` is a link to where the user
    came from. The controls are made anew for another document or language.
    """

    def __init__(
        self,
        session: Session,
        stack: Callable[[], Stack | None],
        back: tuple[str, Callable[[], object]] | None = None,
    ) -> None:
        super().__init__()
        self._session, self._stack, self._back = session, stack, back
        self._panel: PapersPanel | None = None
        self._looks: object = None
        self._layout = laid(self, margins=(16, 10, 16, 8) if back else (0, 0, 0, 0), space=8)

    def _make(self, title: str) -> None:
        session, say = self._session, self._session.say
        self._panel = None
        self._shown: object = None
        self._fields: tuple[OptionField, ...] = ()
        self.which = narrow(combo((), "", lambda value: self._choose(what=value), name=say("paper-layout")))
        self._about, self._count, self._said = label("", "quiet"), label("", "quiet"), label("")
        self._said.hide()
        self._presses, asked = FlowBox(), QWidget()
        self._asked = laid(asked, space=10)
        self.every = EveryPaper(session, self._stack)
        choices = card(
            titled(say("paper-layout"), self.which),
            self._about,
            asked,
            self._count,
            self._presses,
            self._said,
            self.every,
            space=10,
        )
        inside, left = QWidget(), QWidget()
        laid(left, choices).addStretch(1)
        self._pages = laid(inside, space=14, margins=(0, 0, 8, 0))
        area, choosing = scrolled(inside), scrolled(left)
        area.setAccessibleName(say("paper-preview"))
        wide = min(px(WIDE, session.settings.scale), WIDEST)
        halves = SplitPane(session, choosing, area, least=ROOMY, sizes=(wide, 3 * wide))
        if self._back:
            words, run = self._back
            refill(
                self._layout,
                label(title, "heading"),
                flow(button(say(words), run, tip=say("paper-back-tip"))),
                halves,
            )
        else:
            refill(self._layout, halves)
        self._layout.setStretch(self._layout.count() - 1, 1)

    # --- drawing ---

    def show_papers(self) -> None:
        """Show the pages of the chosen paper as they would be printed now."""
        stack, own = self._stack(), self._session.settings
        if stack is None:
            return
        looks = (stack.kind, stack.name, own.language, own.scale)
        if looks != self._looks:
            self._looks = looks
            self._make(stack.title)
        before, self._panel = self._panel, panel(self._session, stack)
        found = self._panel
        fill(self.which, found.papers, found.what)
        tell(self._about, found.about)
        tell(self._count, found.count)
        if found.fields != self._fields:
            self._fields = found.fields
            refill(self._asked, *map(self._asking, found.fields))
        if before is None or before.files != found.files:
            self._show_presses(found)
        if (found.pages, found.cover) != self._shown:
            self._shown = (found.pages, found.cover)
            tell(self._said, "")
            self._show_pages(found)

    def _asking(self, asked: OptionField) -> QWidget:
        """The control of an option: toggles for few values, a box to tick, or a line of text."""

        def take(value: str | bool) -> None:  # noqa: FBT001  # or a text
            shown = (replace(each, now=value) if each.name == asked.name else each for each in self._fields)
            self._fields = tuple(shown)  # the field shows it; drawing it anew would take the focus
            self._choose(**{asked.name: value})

        if isinstance(asked.now, bool):
            box = QCheckBox(asked.label)
            box.setToolTip(asked.tip)
            box.setChecked(asked.now)
            box.toggled.connect(take)
            return box
        if asked.values:
            toggles = Toggles(asked.values, asked.now, name=asked.label)
            toggles.chosen.connect(take)
            return titled(asked.label, toggles)
        return titled(asked.label, field(asked.now, lambda text: take(text.strip()[:MOST]), name=asked.label))

    def _show_presses(self, found: PapersPanel) -> None:
        say = self._session.say
        saves = [
            button(
                say("paper-save", ending=ending),
                partial(self._ask, ending, file),
                role="main" if ending == "pdf" else "",
                tip=say("paper-save-tip"),
            )
            for ending, file in found.files
        ]
        self._presses.hold(
            *saves,
            button(say("paper-print"), self.print, tip=say("paper-print-tip")),
            button(say("paper-view"), self._view, tip=say("paper-view-tip")),
        )

    def _show_pages(self, found: PapersPanel) -> None:
        if found.cover:
            # a paper for one side stays covered until that side uncovers it
            press = button(
                self._session.say("paper-uncover"),
                partial(self._choose, uncovered=found.what),
                role="main",
            )
            refill(self._pages, card(label(f"◌ {found.cover}", "strong", state="warn"), flow(press)))
        else:
            say, count = self._session.say, len(found.pages)
            names = [say("pdf-page", page=at, pages=count) for at in range(1, count + 1)]
            views = [PageView(page, name, found.words) for page, name in zip(found.pages, names, strict=True)]
            for view in views:
                view.setMaximumWidth(px(ROOMY, self._session.settings.scale) * 2)
            refill(self._pages, *views)
        self._pages.addStretch(1)

    def enter(self, what: str, usual: str) -> None:
        """Show a paper (`what`), else the one of last time, else `usual`; secret ones are covered again."""
        self.show_papers()
        if (stack := self._stack()) is not None:
            choose(self._session, stack.kind, uncovered="")
            self._choose(what=what or self.which.currentData() or usual)

    @property
    def pages(self) -> int:
        """The number of pages shown."""
        return len(self._panel.pages) if self._panel else 0

    # --- what is chosen and pressed ---

    def _choose(self, **changes: str | bool) -> None:
        stack = self._stack()
        if stack is not None:
            choose(self._session, stack.kind, **changes)
            self.show_papers()

    def _ask(self, ending: str, file: str) -> None:
        ask_where(self, self._session, file, lambda path: self.save(path, ending))

    def save(self, path: Path, ending: str = "pdf") -> None:
        """Save the paper: as PDF, or in the form of another `ending`."""
        if (stack := self._stack()) is not None:
            put(self._session, path, data(self._session, stack, ending), self._said)

    def _view(self) -> None:
        stack = self._stack()
        if stack is None or self._panel is None:
            return
        path = own_file(self._session, dict(self._panel.files)["pdf"])
        if put(self._session, path, data(self._session, stack), self._said):
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(path)))

    def print(self) -> None:
        """Ask for a printer in a dialog that does not block the window."""
        if self._panel is None:
            return
        printer = printer_for(self._panel, self._printed())
        dialog = QPrintDialog(printer, self)
        dialog.accepted.connect(lambda: self.print_on(printer))
        QDialog.open(dialog)  # QPrintDialog.open needs a slot of C++

    def _printed(self) -> tuple[Page, ...]:
        """The pages to print, also if they are covered on the screen."""
        stack = self._stack()
        return pages(self._session, stack) if stack else ()

    def print_on(self, printer: QPrinter) -> None:
        """Print the pages, and say whether the printer began."""
        done = begun(printer, self._printed())
        restyle(self._said, state="good" if done else "bad")
        tell(self._said, self._session.say("paper-printed" if done else "paper-not-printed"))

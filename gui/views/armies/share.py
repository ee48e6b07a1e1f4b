"""The parts that send an army on (code, text, QR picture), read one that came, and print its papers."""

from pathlib import Path

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QDragEnterEvent, QDropEvent, QGuiApplication, QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QPlainTextEdit, QSizePolicy, QWidget

from armylists.qr import QUIET, png
from gui.documents.army import army, start_army
from gui.presenters.armies.exchange import (
    ReadArmy,
    came,
    choose,
    chosen,
    parcel,
    sent,
    stack,
)
from gui.presenters.papers import Stack
from gui.session import Session
from gui.theme import px
from gui.views.armies.widgets import one_of
from gui.views.papers import PaperPane, ask_where, ask_which, put
from gui.views.parts import button, card, combo, label, laid, narrow, scrolled
from gui.views.parts.controls import titled
from gui.views.parts.flow import flow
from gui.views.parts.work import Later, fill, restyle, tell
from heart_africa.core.bad_data import bad_text
from heart_africa.core.problems import BadData
from heart_africa.storage.files import read_text

# --- the army in the forms in which it is sent ---


PICTURE, LEAST, LEAST_TEXT = 300, 2, 120


class SharePart(QWidget):
    """The forms in which an army is sent: choice of form above, its text left, a QR picture right."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        say, document = session.say, army(session)
        self._panel = sent(session, document) if document else None
        named = self._panel.forms if self._panel else ()
        forms = one_of(named, chosen(session).form, lambda form: self._choose(form=form))
        self._about = label("", "quiet")
        self._layout = narrow(
            combo((), "", lambda value: self._choose(layout=value), name=say("paper-layout"))
        )
        self._layout.setMinimumContentsLength(20)
        self._layouts = titled(say("paper-layout"), self._layout)
        self._notes = QCheckBox(say("paper-notes"))
        self._notes.setToolTip(say("paper-notes-tip"))
        self._notes.setChecked(chosen(session).notes)
        self._notes.toggled.connect(lambda on: self._choose(notes=on))
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setAccessibleName(say("paper-text"))
        self.text.setProperty("role", "plain")
        self.text.setMinimumHeight(px(LEAST_TEXT, session.settings.scale))
        self.picture = Picture(say("paper-form-qr"), PICTURE)
        self._picture_note = label(say("paper-qr-note"), "small")
        self._frame = card(self.picture, self._picture_note, margin=12)
        self._fault, self._said = label("", state="bad"), label("")
        self._said.hide()
        presses = flow(
            button(say("paper-copy"), self.copy, role="main", tip=say("paper-copy-tip")),
            button(say("paper-save-form"), self._save, tip=say("paper-save-form-tip")),
        )
        body = QHBoxLayout()
        body.setSpacing(16)
        body.addWidget(self.text, 1)
        body.addWidget(self._frame, 0, Qt.AlignmentFlag.AlignTop)
        inside, choices = QWidget(), flow(self._layouts, self._notes, space=16)
        above = (flow(*forms), self._about, choices, presses, self._said, self._fault)
        laid(inside, *above, space=8).addLayout(body, 1)
        laid(self, scrolled(inside, say("paper-part-share")))
        self.show_army()

    def _choose(self, **changes: object) -> None:
        choose(self._session, **changes)
        self.show_army()

    def show_army(self) -> None:
        """Show the army in the chosen form."""
        document = army(self._session)
        if document is None:
            return
        panel = sent(self._session, document)
        self._panel = panel
        tell(self._about, panel.about)
        tell(self._fault, panel.fault)
        tell(self._said, "")
        fill(self._layout, panel.layouts, panel.chosen.layout)
        self._layouts.setVisible(bool(panel.layouts))
        if self.text.toPlainText() != panel.text:
            self.text.setPlainText(panel.text)
        self.picture.show_modules(panel.modules)
        self._frame.setVisible(bool(panel.modules))

    def copy(self) -> None:
        """Put the chosen form on the clipboard: the text, or the picture if the form is QR."""
        if not self._panel or self._panel.fault:
            return
        board, picture = QGuiApplication.clipboard(), self._panel.chosen.form == "qr"
        if picture:
            board.setImage(QImage.fromData(png(self._panel.text)))
        else:
            board.setText(self._panel.text)
        restyle(self._said, state="good")
        tell(self._said, self._session.say("paper-copied-picture" if picture else "paper-copied"))

    def _save(self) -> None:
        if self._panel and not self._panel.fault:
            ask_where(self, self._session, self._panel.file, self.save)

    def save(self, path: Path) -> None:
        """Write the chosen form to a file; a QR picture without `.svg` or `.png` becomes a `.png`."""
        document = army(self._session)
        if document is None:
            return
        form, ending = chosen(self._session).form, path.suffix.lower()
        if form == "qr" and ending not in {".png", ".svg"}:
            path, ending = path.with_name(f"{path.name}.png"), ".png"
        put(self._session, path, parcel(self._session, document).data(form, ending), self._said)


class Picture(QWidget):
    """A QR picture, black on white in every theme; all modules have the same whole number of pixels."""

    def __init__(self, name: str, side: int) -> None:
        super().__init__()
        self._modules: tuple[tuple[bool, ...], ...] = ()
        self._side = side
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_modules(self, modules: tuple[tuple[bool, ...], ...]) -> None:
        """Show another picture."""
        if modules != self._modules:
            self._modules = modules
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        """A square of whole modules, never so small that it cannot be read."""
        side = self._each() * self._whole()
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        """Return the same size: a picture that is cut off cannot be read."""
        return self.sizeHint()

    def _whole(self) -> int:
        return len(self._modules) + 2 * QUIET

    def _each(self) -> int:
        return max(LEAST, round(self._side / self._whole()))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """White with its margin, then the dark modules."""
        if not self._modules:
            return
        painter = QPainter(self)
        each, size = self._each(), self._each() * self._whole()
        painter.fillRect(QRectF(0, 0, size, size), QColor("white"))
        for down, row in enumerate(self._modules):
            for across, dark in enumerate(row):
                if dark:
                    spot = QRectF((across + QUIET) * each, (down + QUIET) * each, each, each)
                    painter.fillRect(spot, QColor("black"))
        painter.end()


# --- an army received ---


SOON = 200
"""Milliseconds after the last key press, before the text is read."""


class ReceivePart(QWidget):
    """A field for a share code, JSON or army file, and below it the army that was read from it."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session, self._came, self._file = session, ReadArmy(), ""
        say = session.say
        self.text = PasteField(self)
        self.text.setPlaceholderText(say("paper-bring-hint"))
        self.text.setAccessibleName(say("paper-bring-text"))
        self.text.setTabChangesFocus(True)
        self.text.setMinimumHeight(px(120, session.settings.scale))
        self.text.textChanged.connect(self._typed)
        self._fault = label("", state="bad")
        self._name, self._line, self._judged = label("", "heading"), label("", "quiet"), label("")
        self.begin = button(say("paper-bring-open"), self.open, role="main", tip=say("paper-bring-open-tip"))
        self._found = card(self._name, self._line, self._judged, flow(self.begin), space=8)
        self._later = Later(self, SOON, self.read)
        about = label(say("paper-bring-about"), "quiet")
        presses = flow(
            button(say("paper-paste"), self.paste, tip=say("paper-paste-tip")),
            button(
                say("paper-bring-file"),
                lambda: ask_which(self, say("paper-bring-file"), Path.home(), self.take),
                tip=say("paper-bring-file-tip"),
            ),
        )
        layout = laid(self, about, presses, self.text, self._fault, self._found, space=8)
        layout.setStretchFactor(self.text, 1)
        self._show()

    def show_army(self) -> None:
        """Do nothing: the open army has no bearing on the one that is brought."""

    def paste(self) -> None:
        """Put in what the clipboard holds."""
        self._file = ""
        self.text.setPlainText(QGuiApplication.clipboard().text())
        self.read()

    def take(self, path: Path) -> None:
        """Put in what a file holds, or say why it cannot be read."""
        try:
            text = read_text(path)
        except BadData as fault:
            self._came = ReadArmy(fault=bad_text(fault, self._session.lang))
            self._show()
            return
        self.text.setPlainText(text)
        self._file = str(path)
        self.read()

    def _typed(self) -> None:
        self._file = ""
        self._later.start()

    def read(self) -> None:
        """Read the text of the field and show the army in it, or what is wrong."""
        self._later.stop()
        self._came = came(self._session, self.text.toPlainText(), self._file)
        self._show()

    def _show(self) -> None:
        found = self._came
        tell(self._fault, found.fault)
        tell(self._name, found.name)
        tell(self._line, found.line)
        restyle(self._judged, state=found.state)
        tell(self._judged, f"{'✓' if found.state == 'good' else '×'} {found.judged}" if found.judged else "")
        self._found.setVisible(found.roster is not None)

    def open(self) -> None:
        """Read the text and open its army as one of the player's own."""
        self.read()
        if self._came.roster is None:
            return
        try:
            start_army(self._session, self._came.roster)
        except BadData as fault:
            self._came = ReadArmy(fault=bad_text(fault, self._session.lang))
            self._show()


class PasteField(QPlainTextEdit):
    """The text field of `ReceivePart`; a file may be dropped into it."""

    def __init__(self, part: ReceivePart) -> None:
        super().__init__()
        self._part = part

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept a file as well as a text."""
        if event.mimeData().hasUrls():
            event.acceptProposedAction()
        else:
            super().dragEnterEvent(event)

    def dropEvent(self, event: QDropEvent) -> None:
        """Read the first file that was dropped; text is inserted."""
        names = [url.toLocalFile() for url in event.mimeData().urls()]
        if names and names[0]:
            event.acceptProposedAction()
            self._part.take(Path(names[0]))
        else:
            super().dropEvent(event)


# --- the army on paper ---


class SheetsPart(PaperPane):
    """The papers of the army that is open."""

    def __init__(self, session: Session) -> None:
        def found() -> Stack | None:
            document = army(session)
            return stack(session, document) if document else None

        super().__init__(session, found)
        self.show_papers()  # the part is made when it is first shown

    def show_army(self) -> None:
        """Show the pages as they would be printed for the army as it is now."""
        self.show_papers()

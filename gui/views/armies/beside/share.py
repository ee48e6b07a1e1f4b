"""The army in the forms that travel: seen, copied, saved."""

from pathlib import Path

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QPlainTextEdit, QSizePolicy, QWidget

from armylists.qr import QUIET, png
from gui.documents.army import army
from gui.presenters.armies.exchange import choose, chosen, parcel, sent
from gui.session import Session
from gui.theme import px
from gui.views.armies.beside.one_of import one_of
from gui.views.papers.pane import ask_where, put
from gui.views.parts import button, card, combo, label, laid, narrow, scrolled
from gui.views.parts.controls import titled
from gui.views.parts.flow import flow
from gui.views.parts.work import fill, restyle, tell

PICTURE, LEAST, LEAST_TEXT = 300, 2, 120


class SharePart(QWidget):
    """Forms above, the text on the left, the picture of the code on the right."""

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
        self.text.setReadOnly(True)  # Qt's way
        self.text.setTabChangesFocus(True)  # Qt's way
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
        """Show the army as it would travel now."""
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
        """Put it on the clipboard: the text, or the picture where that is the form."""
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
        """Write it to a file; a QR picture that is not `.svg` is `.png`."""
        document = army(self._session)
        if document is None:
            return
        form, ending = chosen(self._session).form, path.suffix.lower()
        if form == "qr" and ending not in {".png", ".svg"}:
            path, ending = path.with_name(f"{path.name}.png"), ".png"
        put(self._session, path, parcel(self._session, document).data(form, ending), self._said)


class Picture(QWidget):
    """A QR picture: black on white whatever the theme, each module as many pixels as all."""

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
        """The same: a picture that is cut off says nothing."""
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

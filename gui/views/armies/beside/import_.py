"""An army that somebody sent: pasted, dropped or from a file; read in place, opened when one wants."""

from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from gui.documents.army import start_army
from gui.presenters.armies.exchange import Came, came
from gui.session import Session
from gui.theme import px
from gui.views.papers.pane import ask_which
from gui.views.parts import button, card, label, laid
from gui.views.parts.flow import flow
from gui.views.parts.work import restyle, tell
from heart_africa.core.bad_data import bad_text
from heart_africa.core.problems import BadData
from heart_africa.storage.files import read_text

SOON = 200
"""Milliseconds after the last letter, before what was typed is read."""


class BringPart(QWidget):
    """A field for the text; below it, what it holds."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session, self._came, self._file = session, Came(), ""
        say = session.say
        self.text = Pasted(self)
        self.text.setPlaceholderText(say("paper-bring-hint"))
        self.text.setAccessibleName(say("paper-bring-text"))
        self.text.setTabChangesFocus(True)  # Qt's way
        self.text.setMinimumHeight(px(120, session.settings.scale))
        self.text.textChanged.connect(self._typed)
        self._fault = label("", state="bad")
        self._name, self._line, self._judged = label("", "heading"), label("", "quiet"), label("")
        self.begin = button(say("paper-bring-open"), self.open, role="main", tip=say("paper-bring-open-tip"))
        self._found = card(self._name, self._line, self._judged, flow(self.begin), space=8)
        self._later = QTimer(self)
        self._later.setSingleShot(True)  # Qt's way
        self._later.setInterval(SOON)
        self._later.timeout.connect(self.read)
        about = label(say("paper-bring-about"), "quiet")
        presses = flow(
            button(say("paper-paste"), self.paste, tip=say("paper-paste-tip")),
            button(say("paper-file"), self._ask, tip=say("paper-file-tip")),
        )
        layout = laid(self, about, presses, self.text, self._fault, self._found, space=8)
        layout.setStretchFactor(self.text, 1)
        self._show()

    def show_army(self) -> None:
        """What is built does not bear on what is brought."""

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
            self._came = Came(fault=bad_text(fault, self._session.lang))
            self._show()
            return
        self.text.setPlainText(text)
        self._file = str(path)
        self.read()

    def _ask(self) -> None:
        ask_which(self, self._session.say("paper-file"), Path.home(), self.take)

    def _typed(self) -> None:
        self._file = ""
        self._later.start()

    def read(self) -> None:
        """See what the text holds."""
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
        """Begin an army of one's own with it."""
        self.read()
        if self._came.roster is None:
            return
        try:
            start_army(self._session, self._came.roster)
        except BadData as fault:
            self._came = Came(fault=bad_text(fault, self._session.lang))
            self._show()


class Pasted(QPlainTextEdit):
    """A field into which a file may be dropped as well as a text."""

    def __init__(self, part: BringPart) -> None:
        super().__init__()
        self._part = part

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """A file is welcome, as texts are."""
        if event.mimeData().hasUrls():
            event.acceptProposedAction()
        else:
            super().dragEnterEvent(event)

    def dropEvent(self, event: QDropEvent) -> None:
        """Take the first file, or the text."""
        names = [url.toLocalFile() for url in event.mimeData().urls()]
        if names and names[0]:
            event.acceptProposedAction()
            self._part.take(Path(names[0]))
        else:
            super().dropEvent(event)

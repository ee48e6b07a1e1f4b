"""Every paper into a folder: made beside the window, with progress, stopped at any paper."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QApplication, QProgressBar, QVBoxLayout, QWidget

from gui.presenters.papers import Stack, free_folder, saves
from gui.session import Session
from gui.views.papers.file_dialogs import DOWNLOADS, ask_which
from gui.views.parts import button, label
from gui.views.parts.updates import restyle, tell
from gui.views.parts.work import Work
from heart_africa.core.bad_data import bad_text
from heart_africa.core.problems import BadData


class EveryPaper(QWidget):
    """A button; while the papers are made, how far they are and a way to stop."""

    def __init__(self, session: Session, stack: Callable[[], Stack | None]) -> None:
        super().__init__()
        self._session, self._stack = session, stack
        self.work: Work | None = None
        say = session.say
        self.begin = button(say("paper-every"), self._where, tip=say("paper-every-tip"))
        self.stop = button(say("paper-lots-stop"), self._stop, tip=say("paper-every-stop-tip"))
        self.bar = QProgressBar()
        self.bar.setAccessibleName(say("paper-every"))
        self.said = label("")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        for widget in (self.begin, self.bar, self.stop, self.said):
            layout.addWidget(widget)
        self.said.hide()
        self._show_work()

    def _show_work(self) -> None:
        working = self.work is not None
        self.begin.setEnabled(not working)
        self.bar.setVisible(working)
        self.stop.setVisible(working)

    def _where(self) -> None:
        folder = self._session.open.get(DOWNLOADS) or Path.home()
        ask_which(self, self._session.say("paper-every"), folder, self.save_in, folders=True)

    def save_in(self, folder: Path) -> None:
        """Put every paper into a new folder there."""
        stack = self._stack()
        if stack is None or self.work is not None:
            return
        self._session.open.put(DOWNLOADS, folder)
        try:
            made = free_folder(folder, stack)
        except BadData as fault:
            self._failed(fault)
            return
        self._start(saves(self._session, stack, made), made)

    def _start(self, steps: list[Callable[[], Path]], folder: Path) -> None:
        self.work = work = Work(steps)
        work.progressed.connect(self._progress)
        work.finished.connect(lambda found: self._saved(folder, found))
        work.failed.connect(self._failed)
        self.destroyed.connect(work.cancel)
        if app := QApplication.instance():
            app.aboutToQuit.connect(work.cancel)
        self._progress(0, len(steps))
        tell(self.said, "")
        self._show_work()
        work.start()

    def _progress(self, done: int, every: int) -> None:
        self.bar.setMaximum(every)
        self.bar.setValue(done)
        self.bar.setFormat(self._session.say("paper-lots-progress", done=done, all=every))

    def _stop(self) -> None:
        if self.work:
            self.work.cancel()
        self._tell("", self._session.say("paper-every-stopped"))

    def _saved(self, folder: Path, found: list[Any]) -> None:
        self._tell("good", self._session.say("paper-put", count=len(found), folder=str(folder)))

    def _failed(self, fault: Exception) -> None:
        if not isinstance(fault, BadData):
            self._tell("", "")
            raise fault
        self._tell("bad", bad_text(fault, self._session.lang))

    def _tell(self, state: str, text: str) -> None:
        self.work = None
        restyle(self.said, state=state)
        tell(self.said, text)
        self._show_work()

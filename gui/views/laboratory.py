"""The page of the laboratory: experiments are run in a process, stopped, and their reports read."""

import os
import sys
from functools import partial

from PySide6.QtCore import QProcess, QProcessEnvironment, QTimer
from PySide6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget

from gui.presenters.laboratory import Card, NotableGame, Report, replay, report, shelf
from gui.session import Session
from gui.views.page import ColumnPage
from gui.views.papers import PageView
from gui.views.parts import button, card, column, flow, label, refill
from gui.views.parts.boxes import reveal, reveal_top
from gui.views.parts.work import Work, restyle, tell
from heart_africa.core.bad_data import bad_text
from heart_africa.core.problems import BadData
from heart_africa.storage.places import DATA

PATIENCE_MS = 5000
"""Milliseconds that a killed run may take to end."""
SPARE = 1
"""How many processors are left to the window."""


class LaboratoryPage(ColumnPage):
    """A card for each experiment; below them the report that was asked for."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.process: QProcess | None = None
        self.running, self._last = "", ""
        self.far: dict[str, QLabel] = {}
        self._work: Work | None = None
        self._report: Report | None = None
        self._read = QWidget()
        self._reading = QVBoxLayout(self._read)
        self._said = label("", "quiet")
        if app := QApplication.instance():
            app.aboutToQuit.connect(self.stop)

    def render_page(self) -> None:
        """Draw the experiments, and below them the report that was asked for."""
        try:
            panel = shelf(self.session)
        except BadData as fault:
            self.fill(
                label(self.session.say("lab-title"), "title"), label(bad_text(fault, self.session.lang))
            )
            return
        self.far, say = {}, self.session.say
        self._said = label("", "quiet")
        self._read = QWidget()
        self._reading = QVBoxLayout(self._read)
        notices = [label(each, state="warn") for each in (panel.lacks, *panel.faults) if each]
        self.fill(
            column(label(say("lab-title"), "title"), label(say("lab-lead"), "quiet"), space=0),
            *notices,
            *(self._card(each, panel.lacks) for each in panel.cards),
            self._said,
            self._read,
        )
        if self._report:
            self._show(self._report)

    def _card(self, found: Card, lacks: str) -> QWidget:
        say = self.session.say
        self.far[found.id] = label(found.how_far, "quiet")
        busy = lacks or (say("lab-busy") if self.running else "")
        if self.running == found.id:
            press = button(say("lab-stop"), self.stop, role="main", tip=say("lab-stop-tip"), of=found.title)
        else:
            run = partial(self.run, found.id)
            text = say("lab-go-on" if found.games else "lab-run")
            off = busy or (say("lab-all-there") if found.done else "")
            press = button(text, run, off=off, tip=say("lab-run-tip"), of=found.title)
        read = partial(self.read, found.id)
        nothing = lacks or ("" if found.games or self.running == found.id else say("lab-report-nothing"))
        look = button(say("lab-read"), read, off=nothing, tip=say("lab-read-tip"), of=found.title)
        words = label(found.title, "heading"), label(found.about, "quiet")
        return card(*words, self.far[found.id], flow(press, look))

    # --- running, in a process of its own ---

    def run(self, id_: str) -> None:
        """Run an experiment in a process of its own; does nothing while one is running."""
        if self.process is not None:
            return
        self.running, self.process, self._last = id_, QProcess(self), ""
        self.process.finished.connect(self._ended)
        self.process.readyReadStandardError.connect(self._told)
        around = QProcessEnvironment.systemEnvironment()
        around.insert(DATA, str(self.session.folder))
        self.process.setProcessEnvironment(around)
        count = (os.cpu_count() or 1) - SPARE
        count = count if count > 1 else 0  # one worker would gain nothing; 0 plays in the process itself
        lang = self.session.lang
        words = ["lab", "run", id_, "--workers", str(count), "--lang", lang, "--progress"]
        self.process.start(sys.executable, ["-P", "-m", "heart_africa", *words])
        self._anew(id_)

    def stop(self) -> None:
        """Kill the run; the games that are finished are kept."""
        if self.process is not None:
            self.process.kill()
            self.process.waitForFinished(PATIENCE_MS)

    def _told(self) -> None:
        """Show the last line that the run has written: how far it is, or why it stopped."""
        if self.process is not None:
            lines = bytes(self.process.readAllStandardError().data()).decode("utf-8", "replace").splitlines()
            self._last = next((each for each in reversed(lines) if each.strip()), self._last)
            if self.running in self.far:
                tell(self.far[self.running], self._last)

    def _ended(self, code: int, how: QProcess.ExitStatus) -> None:
        self._told()
        self.process, id_, self.running = None, self.running, ""
        self._anew(id_)
        if code and self._last and how is QProcess.ExitStatus.NormalExit:  # it was not stopped by the user
            restyle(self._said, state="bad")
            tell(self._said, self._last)
        elif not code:
            self.read(id_)

    def _anew(self, id_: str) -> None:
        """Draw the page anew and scroll to this experiment."""
        self._stale = True
        if self.isVisible():
            self.freshen()
            QTimer.singleShot(0, self, lambda: reveal(self.far.get(id_, self._said)))

    # --- reading ---

    def read(self, id_: str) -> None:
        """Lay out the report of an experiment in a thread, then show it."""
        restyle(self._said, state="")
        tell(self._said, self.session.say("lab-laying-out"))
        QTimer.singleShot(0, self, lambda: reveal(self._said))  # the answer stands below all experiments
        self._work = Work([partial(report, self.session, id_)])
        self._work.finished.connect(lambda found: self._show(found[0]))
        self._work.failed.connect(self._failed)
        self._work.start()

    def _failed(self, fault: Exception) -> None:
        if not isinstance(fault, BadData):
            raise fault
        restyle(self._said, state="bad")
        tell(self._said, bad_text(fault, self.session.lang))

    def _show(self, found: Report) -> None:
        self._report = found
        tell(self._said, "")
        say = self.session.say
        views = [
            PageView(page, say("pdf-page", page=at, pages=len(found.pages)), found.words)
            for at, page in enumerate(found.pages, 1)
        ]
        looks = [button(each.text, partial(self._open, found.id, each)) for each in found.looks]
        heading = label(say("lab-report-look"), "heading")
        refill(self._reading, *([card(heading, flow(*looks))] if looks else []), *views)
        QTimer.singleShot(0, self, lambda: reveal_top(self._read))  # once it is laid out

    def _open(self, id_: str, look: NotableGame) -> None:
        """Keep a game of the experiment as a journal that can be opened, and say where."""
        with self.session.noting():
            self.session.note(replay(self.session, id_, look))

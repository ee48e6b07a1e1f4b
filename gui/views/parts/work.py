"""Long work in a thread, and small changes to existing widgets."""

import gc
from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QObject, QRunnable, QSignalBlocker, Qt, QThreadPool, QTimer, Signal
from PySide6.QtWidgets import QApplication, QComboBox, QFrame, QLabel, QProgressBar, QWidget

from gui.session import Session
from gui.views.parts.boxes import label, laid
from gui.views.parts.controls import button
from heart_africa.core.bad_data import bad_text
from heart_africa.core.problems import BadData

# --- long work in a thread ---


class Work(QObject):
    """Steps of a job, done one after another in a thread; they must not touch Qt.

    `progressed` is emitted with the steps done and their number, `finished` with all results, `failed` with
    the exception of a step.
    """

    progressed = Signal(int, int)
    finished = Signal(list)
    failed = Signal(Exception)
    _told = Signal(str, tuple)

    def __init__(self, steps: Sequence[Callable[[], Any]]) -> None:
        super().__init__()
        self._steps, self._cancelled = steps, False
        # By way of the window's thread, so that nothing comes that was on its way when it was cancelled.
        self._told.connect(self._pass_on, Qt.ConnectionType.QueuedConnection)

    def start(self) -> None:
        """Begin. `finished` brings the results in the order of the steps, unless the work is cancelled."""
        QThreadPool.globalInstance().start(_Runner(self._run))

    def cancel(self) -> None:
        """Stop after the current step; no signal is emitted any more, not even of what has been done."""
        self._cancelled = True

    def _run(self) -> None:
        results: list[Any] = []
        for step in self._steps:
            if self._cancelled:
                return
            try:
                results.append(step())
            except Exception as fault:  # reported to the caller; a thread has nobody else
                self._tell("failed", fault)
                return
            self._tell("progressed", len(results), len(self._steps))
        self._tell("finished", results)

    def _tell(self, signal: str, *facts: object) -> None:
        if self._cancelled:
            return
        try:
            self._told.emit(signal, facts)
        except RuntimeError:  # the caller was deleted, as when the window closes
            self._cancelled = True

    def _pass_on(self, signal: str, facts: tuple[object, ...]) -> None:
        if not self._cancelled:
            getattr(self, signal).emit(*facts)


class Worker(QWidget):
    """A widget that works in a thread: a progress bar, a button to stop, and a sentence on the outcome."""

    def __init__(self, session: Session, name: str, stop_tip: str, stopped: str) -> None:
        super().__init__()
        self._session, self._stopped = session, stopped
        self.work: Work | None = None
        self.stop = button(session.say("paper-lots-stop"), self._stop, tip=session.say(stop_tip))
        self.bar = QProgressBar()
        self.bar.setAccessibleName(session.say(name))
        self.said = label("")
        self.said.hide()

    def begin_work(self, steps: Sequence[Callable[[], Any]], done: Callable[[list[Any]], None]) -> None:
        """Do these steps; `done` is called with their results unless they are stopped."""
        self.work = work = Work(steps)
        work.progressed.connect(self._progress)
        work.finished.connect(done)
        work.failed.connect(self.fail)
        self.destroyed.connect(work.cancel)
        if app := QApplication.instance():
            app.aboutToQuit.connect(work.cancel)
        self._progress(0, len(steps))
        self.show_work()
        work.start()

    def show_work(self) -> None:
        """Show progress and the button to stop while there is work."""
        self.bar.setVisible(self.work is not None)
        self.stop.setVisible(self.work is not None)

    def end_work(self, state: str, text: str) -> None:
        """The work is over: say what came of it."""
        self.work = None
        restyle(self.said, state=state)
        tell(self.said, text)
        self.show_work()

    def fail(self, fault: Exception) -> None:
        """Show what is wrong with an input; any other exception is raised."""
        if not isinstance(fault, BadData):
            self.end_work("", "")
            raise fault
        self.end_work("bad", bad_text(fault, self._session.lang))

    def _progress(self, done: int, every: int) -> None:
        self.bar.setMaximum(every)
        self.bar.setValue(done)
        self.bar.setFormat(self._session.say("paper-lots-progress", done=done, all=every))

    def _stop(self) -> None:
        if self.work:
            self.work.cancel()
        self.end_work("", self._session.say(self._stopped))


class _Runner(QRunnable):
    def __init__(self, run: Callable[[], None]) -> None:
        super().__init__()
        self._run = run

    def run(self) -> None:
        """Do the work; Qt calls it in the thread."""
        self._run()


COLLECTED_MS = 1000


class Collector(QTimer):
    """Collects garbage in the window's thread, and nowhere else.

    Python would do it in any thread that creates an object; a widget that is destroyed in the thread of a
    `Work` crashes the desk.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        self.timeout.connect(self.collect)
        self.start(COLLECTED_MS)

    def collect(self) -> None:
        """Collect the oldest generation that is due, as Python would."""
        due = (found for found in (2, 1, 0) if gc.get_count()[found] > gc.get_threshold()[found])
        for generation in due:
            gc.collect(generation)
            return


class Later(QTimer):
    """Calls something so many milliseconds after it was last started."""

    def __init__(self, parent: QObject, after: int, run: Callable[[], object]) -> None:
        super().__init__(parent)
        self.setSingleShot(True)
        self.setInterval(after)
        self.timeout.connect(run)


# --- small changes to widgets ---


def tell(shown: QLabel, text: str) -> None:
    """Show another text if it differs; a label without text is hidden."""
    if shown.text() != text:
        shown.setText(text)
    if shown.isHidden() == bool(text):
        shown.setVisible(bool(text))


def restyle(widget: QWidget, **properties: str) -> None:
    """Set properties for the style sheet, and polish the widget again if one differs."""
    changed = {name: value for name, value in properties.items() if widget.property(name) != value}
    for name, value in changed.items():
        widget.setProperty(name, value)
    if changed:
        widget.style().unpolish(widget)
        widget.style().polish(widget)


def fill(box: QComboBox, choices: Sequence[tuple[str, str]], chosen: str) -> None:
    """Replace the choices of a list without signals, if they differ."""
    now = [(box.itemData(index), box.itemText(index)) for index in range(box.count())]
    with QSignalBlocker(box):
        if now != list(choices):
            box.clear()
            for value, text in choices:
                box.addItem(text, value)
        box.setCurrentIndex(max(0, box.findData(chosen)))


# --- a floating message ---


class FloatingMessage(QFrame):
    """A sentence that floats over a map or a page; it lets the mouse through."""

    def __init__(self, over: QWidget | None = None) -> None:
        super().__init__(over)
        self.setProperty("role", "card")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._text = QLabel()
        self._text.setProperty("role", "small")
        self._text.setWordWrap(True)
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        laid(self, self._text, margins=(10, 6, 10, 6))
        self.hide()

    def say(self, text: str, more: tuple[str, ...]) -> None:
        """Show this text and further lines; hide without any."""
        self._text.setText("\n".join(each for each in (text, *more) if each))
        self.setVisible(bool(text or more))

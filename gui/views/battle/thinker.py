"""The computer player in a process of its own, which can be stopped in the middle of a decision."""

import sys
from collections.abc import Callable

from PySide6.QtCore import QObject, QProcess, Signal
from PySide6.QtWidgets import QApplication

from heart_africa.opponent.worker import (
    COMMAND,
    Asked,
    Decided,
    Failed,
    Messages,
    Progress,
    message,
    unpacked,
)

GONE_MS = 5000
"""Milliseconds to wait at most for a process to end; usually it takes a few."""


class Thinker(QObject):
    """Decides one thing at a time; its process stays for the next, until it is stopped or the desk closes.

    `progressed` is emitted with the trial games played and their number, `failed` with the fault of a
    decision, `lost` when the process has ended by itself or could not be started.
    """

    progressed = Signal(int, int)
    failed = Signal(Exception)
    lost = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__()
        self.process: QProcess | None = None
        self._messages = Messages()
        self._done: Callable[[Decided], None] | None = None
        parent.destroyed.connect(self.stop)
        if app := QApplication.instance():
            app.aboutToQuit.connect(self.stop)

    def ask(self, asked: Asked, done: Callable[[Decided], None]) -> None:
        """Have something decided; `done` is called with the decision unless `stop` comes first."""
        self._done = done
        if self.process is None:
            self._messages, self.process = Messages(), QProcess(self)
            self.process.setProcessChannelMode(QProcess.ProcessChannelMode.ForwardedErrorChannel)
            self.process.readyReadStandardOutput.connect(self._hear)
            self.process.errorOccurred.connect(self._lose)
            self.process.finished.connect(self._lose)
            self.process.start(sys.executable, COMMAND)
        self.process.write(message(asked))

    def stop(self) -> None:
        """Kill the process, whatever it is thinking about; the next question starts another."""
        process, self.process, self._done = self.process, None, None
        if process is not None:
            process.blockSignals(True)  # noqa: FBT003  # as Qt has it
            process.kill()
            process.waitForFinished(GONE_MS)
            process.deleteLater()  # later: it may be sending its last signal just now

    @property
    def thinking(self) -> bool:
        """Whether a decision has been asked for and not come yet."""
        return self._done is not None

    def _hear(self) -> None:
        process = self.process
        if process is None:
            return
        for body in self._messages.fed(bytes(process.readAllStandardOutput().data())):
            match unpacked(body):
                case Progress(done=done, parts=parts):
                    self.progressed.emit(done, parts)
                case Decided() as found:
                    if (heard := self._end()) is not None:
                        heard(found)
                case Failed(fault=fault):
                    self._end()
                    self.failed.emit(fault)

    def _end(self) -> Callable[[Decided], None] | None:
        done, self._done = self._done, None
        return done

    def _lose(self, *_how: object) -> None:
        thought = self.thinking
        self.stop()
        if thought:
            self.lost.emit()

"""Whoever presses Ctrl-C in the terminal, or shuts the machine down, closes the desk as its cross does."""

import signal
import socket
from collections.abc import Callable

from PySide6.QtCore import QObject, QSocketNotifier

SIGNALS = (signal.SIGINT, signal.SIGTERM)


class Leaving(QObject):
    """Hears signals while Qt waits: Python is only told of them when something else happens."""

    def __init__(self, leave: Callable[[], object]) -> None:
        super().__init__()
        self._heard, self._told = socket.socketpair()
        for end in (self._heard, self._told):
            end.setblocking(False)  # noqa: FBT003  # what a wake-up has to be
        self._before = signal.set_wakeup_fd(self._told.fileno())
        self._handlers = {each: signal.signal(each, lambda *_: leave()) for each in SIGNALS}
        self._notifier = QSocketNotifier(self._heard.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._hear)

    def _hear(self) -> None:
        """Python hears of the signal as soon as any of its code runs."""
        self._heard.recv(64)

    def done(self) -> None:
        """Signals mean what they meant before."""
        self._notifier.setEnabled(False)
        signal.set_wakeup_fd(self._before)
        for each, handler in self._handlers.items():
            signal.signal(each, handler)
        self._heard.close()
        self._told.close()

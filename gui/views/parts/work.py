"""Long work beside the window, and small changes to widgets that stand already."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal
from PySide6.QtWidgets import QComboBox, QLabel, QWidget

# --- long work beside the window: step by step in a thread of its own, with progress ---


class Work(QObject):
    """So many steps of a job; nothing of Qt may be touched in them."""

    progressed = Signal(int, int)
    finished = Signal(list)
    failed = Signal(Exception)

    def __init__(self, steps: Sequence[Callable[[], Any]]) -> None:
        super().__init__()
        self._steps, self._cancelled = steps, False

    def start(self) -> None:
        """Begin; the results come with `finished`, in the order of the steps, unless it is cancelled."""
        QThreadPool.globalInstance().start(_Runner(self._run))

    def cancel(self) -> None:
        """Stop after the step that is being done; nothing is told any more."""
        self._cancelled = True

    def _run(self) -> None:
        results: list[Any] = []
        for step in self._steps:
            if self._cancelled:
                return
            try:
                results.append(step())
            except Exception as fault:  # told to whoever asked; a thread has nobody else to tell
                self._tell("failed", fault)
                return
            self._tell("progressed", len(results), len(self._steps))
        self._tell("finished", results)

    def _tell(self, signal: str, *facts: object) -> None:
        if self._cancelled:
            return
        try:
            getattr(self, signal).emit(*facts)
        except RuntimeError:  # whoever asked has gone, as when the window closes meanwhile
            self._cancelled = True


class _Runner(QRunnable):
    def __init__(self, run: Callable[[], None]) -> None:
        super().__init__()
        self._run = run

    def run(self) -> None:
        """In the thread."""
        self._run()


# --- small changes to widgets that stand already, made only where something is otherwise ---


def tell(shown: QLabel, text: str) -> None:
    """Put another text, if it is another; nothing to say takes no room."""
    if shown.text() != text:
        shown.setText(text)
    if shown.isHidden() == bool(text):
        shown.setVisible(bool(text))


def restyle(widget: QWidget, **properties: str) -> None:
    """Put other properties for the style sheet, if they are others."""
    changed = {name: value for name, value in properties.items() if widget.property(name) != value}
    for name, value in changed.items():
        widget.setProperty(name, value)
    if changed:
        widget.style().unpolish(widget)
        widget.style().polish(widget)


def fill(box: QComboBox, choices: Sequence[tuple[str, str]], chosen: str) -> None:
    """Other choices in a list, quietly, if they are others."""
    now = [(box.itemData(index), box.itemText(index)) for index in range(box.count())]
    box.blockSignals(True)  # noqa: FBT003  # Qt's way
    if now != list(choices):
        box.clear()
        for value, text in choices:
            box.addItem(text, value)
    box.setCurrentIndex(max(0, box.findData(chosen)))
    box.blockSignals(False)  # noqa: FBT003  # Qt's way

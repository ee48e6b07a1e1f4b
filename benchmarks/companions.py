"""A companion game at the desk: from an order to its answer painted, in a window of 1280 by 720."""

import os
import statistics
import tempfile
from pathlib import Path
from time import process_time

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QEvent

from benchmarks.measure import report
from gui.app import application, desk
from gui.dice import Generator
from gui.documents.companions import AnyGame
from gui.presenters.companions import shown
from gui.presenters.zulus.desk import DESK
from gui.views.window import Window

SEED, ORDERS = 4, 150


def main() -> None:
    """Measure and print: milliseconds of the processor for every order of a game."""
    application()
    with tempfile.TemporaryDirectory() as folder:
        window = desk(Path(folder), "es")
        window.resize(1280, 720)
        window.session.go("companions")
        window.show()
        open_ = DESK.begin(window.session, "Rorke", 2, {}, own=False, thrower=Generator(SEED))
        times = sorted(_played(window, open_))
        window.close()
    rows = {
        f"an order of {len(times)}, to the answer painted": (statistics.median(times), "50"),
        "all but one of twenty are within": (times[len(times) * 19 // 20], "-"),
    }
    report("A game of Zulus at the desk", rows)


def _played(window: Window, open_: AnyGame) -> list[float]:
    """Give the first order that can be given, over and over: the time that each took."""
    times, at = [], DESK.context(window.session, open_)
    for _ in range(ORDERS):
        can, _off = shown(DESK.table(window.session, open_), open_)
        if not can:
            break
        begun = process_time()
        with window.session.gathering():
            at.carry_out(can[0].order, (), None, throw=1)
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        times.append((process_time() - begun) * 1000)
    return times


if __name__ == "__main__":
    main()

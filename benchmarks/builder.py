"""The armies page: from a change of the roster to the new verdict painted, in a window of 1280 by 720."""

import os
import tempfile
from itertools import cycle
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEventLoop

from armylists.edits import SetFigures
from benchmarks.legality import FULL
from benchmarks.measure import median_ms, report
from gui.app import application, desk
from gui.documents.army import change, close_army, keep, start_army
from gui.presenters.armies.troops import muster


def main() -> None:
    """Measure and print."""
    app = application()
    with tempfile.TemporaryDirectory() as folder:
        window = desk(Path(folder), "es")
        session = window.session
        window.resize(1280, 720)
        session.go("armies")
        window.show()
        start_army(session, FULL)
        app.processEvents()

        def painted() -> None:
            app.processEvents(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)

        counts, far = cycle((15, 16)), cycle((60, 16))

        def figure() -> None:
            change(session, SetFigures(0, "askaris", next(counts)))
            painted()

        def problems() -> None:
            change(session, SetFigures(0, "askaris", next(far)))
            painted()

        def written() -> None:
            figure()
            keep(session)

        def opened() -> None:
            start_army(session, FULL)
            painted()

        rows = {
            "a figure more or fewer, to the verdict painted": (median_ms(figure, 40), "50"),
            "problems come and go, to the verdict painted": (median_ms(problems, 40), "50"),
            "the palette of troops, later": (median_ms(lambda: muster(session, FULL), 10), "150"),
            "the file written, later": (median_ms(written, 10), "150"),
            "another army opened and painted": (median_ms(opened, 5), "500"),
        }
        close_army(session)
        window.close()
    report("The armies page", rows)


if __name__ == "__main__":
    main()

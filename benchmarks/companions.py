"""A companion game at the desk: from an order to its answer painted, in a window of 1280 by 720."""

import os
import statistics
import tempfile
from pathlib import Path
from time import process_time
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QEvent

from benchmarks.measure import report
from gui.app import application, desk
from gui.dice import Generator
from gui.documents.companions import AnyGame
from gui.presenters.companions import CompanionDesk, shown
from gui.presenters.isandlwana.desk import DESK as ISANDLWANA
from gui.presenters.isandlwana.groups import picked
from gui.presenters.kingdoms.desk import DESK as KINGDOMS
from gui.presenters.zulus.desk import DESK as ZULUS
from gui.views.window import Window

SEED, ORDERS = 4, 150


def main() -> None:
    """Measure and print: milliseconds of the processor for every order of a game."""
    application()
    for desk_, title in (
        (ZULUS, "A game of Zulus at the desk"),
        (ISANDLWANA, "A game of Isandlwana at the desk, 112 Zulu units on the map"),
        (KINGDOMS, "A game of Dark Kingdoms at the desk, three around one screen"),
    ):
        with tempfile.TemporaryDirectory() as folder:
            window = desk(Path(folder), "es")
            window.resize(1280, 720)
            window.session.go("companions")
            window.show()
            edition = desk_.companion.editions[-1]
            open_ = desk_.begin(window.session, "Uno", edition, {}, own=False, thrower=Generator(SEED))
            times = sorted(_played(window, desk_, open_))
            window.close()
        rows = {
            f"a press of {len(times)}, to the answer painted": (statistics.median(times), "50"),
            "all but one of twenty are within": (times[len(times) * 19 // 20], "-"),
        }
        report(title, rows)


def _played(window: Window, desk_: CompanionDesk[Any], open_: AnyGame) -> list[float]:
    """Give one order after another of those that can be given: the time that each took.

    On a map of many a unit is pressed first, and that takes its time too; so does drawing a curtain aside.
    """
    times, at = [], desk_.context(window.session, open_)
    for turn in range(1, ORDERS + 1):
        table = desk_.table(window.session, open_)
        can, _off = shown(table, open_)
        marked = [each for each in can if each.mark]
        stacks = [*open_.live.zulus, *open_.live.standing] if desk_ is ISANDLWANA else []
        begun = process_time()
        if table.curtain:
            table.curtain.presses[0][1]()
        elif stacks and not marked and turn % len(stacks):
            hex_ = stacks[turn * 7 % len(stacks)]
            open_.choose(picked(open_.live, "", hex_))
        elif can:
            with window.session.gathering():
                give = marked or can
                at.carry_out(give[turn * 7 % len(give)].order, (), None, throw=1)
        else:
            break
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        times.append((process_time() - begun) * 1000)
    return times


if __name__ == "__main__":
    main()

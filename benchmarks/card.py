"""The adjudication card: from a key pressed to the answer painted, with 240 figures and 2,000 entries.

`python -m benchmarks.card`. The journal is filled with notes, as an evening's record is; what is measured is
all that a key does: the order read, objections, sums, exact odds of both sides, the widgets painted.
"""

import os
import statistics
import tempfile
import time
from collections.abc import Callable
from itertools import cycle
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEventLoop, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from armylists.roster_file import open_roster
from benchmarks.measure import median_ms, report
from gui.app import application, desk, settled, steps
from gui.dice import OrderDice
from gui.documents.army import SAMPLES
from gui.documents.battle import BATTLES, BattleDocument
from gui.documents.muster import bring
from gui.pages import PAGES
from gui.views.battle.orders import OrderCard
from gui.views.window import Window
from heart_africa.core.journal.records import Command
from heart_africa.rules.book.play import Step
from heart_africa.rules.preparation.deployment.orders import BeginPlay, Deploy
from heart_africa.rules.referee.setup.orders import (
    AcceptForces,
    AgreeGround,
    AgreeScenario,
    ProposeGround,
    RollOff,
)
from heart_africa.rules.referee.shooting.shots import ready
from heart_africa.rules.referee.turn import EndStep
from heart_africa.rules.referee.umpire import Note

ENTRIES, MOST = 2_000, 2
ARMIES = {"red": "jungle_cannibals-tetela", "blue": "native_kingdom-bemba"}
"""Two samples with many figures, shooters on both sides."""


def _give(table: BattleDocument, command: Command) -> None:
    table.submit(command, OrderDice((), table.generator), "benchmark" if table.objections(command) else None)


def _battle(window: Window) -> BattleDocument:
    """In its first shooting, after so many entries."""
    table = BATTLES.begin(window.session, "benchmark")
    for side, stem in ARMIES.items():
        bring(table, side, open_roster(SAMPLES / f"{stem}.army.toml", window.session.catalogue).roster)
    for command in (AgreeScenario("encounter", "red"), RollOff(), AcceptForces(), ProposeGround()):
        _give(table, command)
    _give(table, AgreeGround())
    for unit in tuple(table.live.units):
        _give(table, Deploy(unit, "table", 2))
    _give(table, BeginPlay())
    while len(table.journal.entries) < ENTRIES:
        _give(table, Note(f"entry {len(table.journal.entries)}"))
    for _ in Step:
        if table.live.step is not Step.SHOOTING:
            _give(table, EndStep(table.live.step))
    return table


def _shooters(table: BattleDocument, side: str) -> str:
    """The largest unit of a side that may shoot."""
    able = [unit.name for unit in table.live.of(side)]
    return max(able, key=lambda name: len(ready(table.book, table.live, name)))


def _painted(app: QApplication) -> None:
    app.processEvents(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)


def _busy(work: Callable[[], None], runs: int) -> float:
    """The median of the milliseconds that the processor is busy, whatever else the machine does."""
    found = []
    for _ in range(runs):
        start = time.process_time()
        work()
        found.append(time.process_time() - start)
    return statistics.median(found) * 1000


def _line(card: OrderCard, name: str) -> QLineEdit:
    return next(each for each in card.findChildren(QLineEdit)
                if each.isVisible() and name in each.accessibleName())  # fmt: skip


def main() -> None:
    """Measure and print."""
    app = application()
    with tempfile.TemporaryDirectory() as folder:
        window = desk(Path(folder), "en")
        window.resize(1280, 720)
        table = _battle(window)
        window.show()
        _painted(app)
        for step in steps("en"):
            step()
        settled(window)
        for _ in PAGES:
            _painted(app)
        began, at_work = time.perf_counter(), time.process_time()
        window.session.go("battle")
        _painted(app)
        turned = (time.perf_counter() - began) * 1000
        turned_busy = (time.process_time() - at_work) * 1000
        own, enemy = _shooters(table, "red"), _shooters(table, "blue")

        def opened() -> OrderCard:
            table.ask("fire", own)
            table.choose(enemy)
            _painted(app)
            return next(each for each in window.findChildren(OrderCard) if each.isVisible())

        card = opened()
        inches, keys = _line(card, "Distance"), cycle((Qt.Key.Key_2, Qt.Key.Key_Backspace))
        QTest.keyClicks(inches, "1")

        def key() -> None:
            QTest.keyClick(inches, next(keys))
            _painted(app)

        times, busy = list[float](), list[float]()

        def entered() -> None:
            shown = opened()
            far = _line(shown, "Distance")
            far.clear()
            QTest.keyClicks(far, "6")
            _painted(app)
            dice = _line(shown, "dice")
            QTest.keyClicks(dice, "1" * 80)
            began, at_work = time.perf_counter(), time.process_time()
            QTest.keyClick(dice, Qt.Key.Key_Return)
            _painted(app)
            times.append((time.perf_counter() - began) * 1000)
            busy.append((time.process_time() - at_work) * 1000)

        rows = {
            "the first turn to the battle, a moment after the start": (turned, "100"),
            "the turning, of the processor alone": (turned_busy, "-"),
            "a key in the distance, to the answer painted": (median_ms(key, 30), "100"),
            "the same, of the processor alone": (_busy(key, 30), "-"),
        }
        for _ in range(MOST):
            own = _shooters(table, "red")
            entered()
        rows["Enter on the dice, to the result on disk and painted"] = (statistics.median(times), "100")
        rows["that, of the processor alone"] = (statistics.median(busy), "-")
        count = sum(len(unit.here) for unit in table.live.units.values())
        entries = len(table.journal.entries)
        window.close()
    report(f"The adjudication card, {count} figures, {entries} entries", rows)


if __name__ == "__main__":
    main()

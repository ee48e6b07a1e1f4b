"""What keeping a journal costs: durable entries, opening, stepping, and the curve to 20,000 entries.

`python -m benchmarks.journal`. Its game is that of the tests: the journal alone is measured. Beside the
durable entries stand what the disk takes by itself, and what the processor has to do with each.
"""

import os
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from benchmarks.measure import median_ms, report
from heart_africa.core.journal.journal import Journal
from heart_africa.storage.backups import Backups
from heart_africa.storage.journal_writer import JournalWriter
from heart_africa.storage.library import Library
from heart_africa.storage.transfer import exported
from tests.journal.audit import audit
from tests.journal.toy import EndTurn, Leap, March, Road, Walkers, faces, no_dice

RULES = Walkers()
SIZES = (100, 1_000, 5_000, 20_000)
WINDOW = 100


def _entered(writer: JournalWriter[Road], count: int) -> Iterator[tuple[float, float]]:
    """So many more entries of every kind; the milliseconds that each took, and those of the processor."""
    for number in range(len(writer.journal.entries), len(writer.journal.entries) + count):
        start, busy = time.perf_counter(), time.process_time()
        if number % 10 == 9:
            writer.submit(EndTurn(), no_dice)
        elif number % 2:
            writer.submit(Leap("Zoe", 2), faces(1 + number % 6, 1), despite="for ever")
        else:
            writer.submit(March("Ana", 1), no_dice, despite="for ever")
        yield (time.perf_counter() - start) * 1000, (time.process_time() - busy) * 1000


def _clock() -> str:
    return "2026-01-01T00:00:00.000Z"


def _bare(folder: Path, size: int) -> Callable[[], None]:
    """What the disk takes by itself to keep so many bytes."""
    handle = os.open(folder / "bare", os.O_WRONLY | os.O_CREAT)
    data = b"x" * size

    def write() -> None:
        os.write(handle, data)
        os.fsync(handle)

    return write


def _times(library: Library, writer: JournalWriter[Road]) -> dict[str, tuple[float, str]]:
    document = writer.document

    def opened() -> JournalWriter[Road]:
        return JournalWriter(RULES, library, document, _clock, "Ana")

    steps = iter(range(1, 10**6))
    journal = writer.journal
    return {
        "opening a journal of 2,000 entries": (median_ms(opened, 7), "300"),
        "any step of a replay": (median_ms(lambda: journal.at(next(steps) % 2000), 500), "50"),
        "undo, durable": (median_ms(lambda: _undone(writer), 20), "10"),
        "audit of 2,000 entries": (median_ms(lambda: list(audit(journal)), 3), "-"),
        "a backup's text of 2,000 entries": (median_ms(lambda: exported(library, document), 5), "-"),
        "folding 2,000 entries alone": (median_ms(lambda: Journal(RULES, journal.entries), 5), "-"),
    }


def _undone(writer: JournalWriter[Road]) -> None:
    """One record: taken back, or done again, in turn."""
    if writer.journal.redoable:
        writer.redo()
    else:
        writer.undo()


def main() -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as name, Library(Path(name) / "x.db", _clock) as library:
        writer = JournalWriter(RULES, library, library.create("battle", "Tabora"), _clock, "Ana")
        rows: dict[str, tuple[float, str]] = {}
        rows["the disk alone, 4 kB written and synchronised"] = (median_ms(_bare(Path(name), 4096), 200), "-")
        for size in SIZES:
            list(_entered(writer, size - len(writer.journal.entries) - WINDOW))
            times, busy = zip(*_entered(writer, WINDOW), strict=True)
            rows[f"a durable entry at {size:,} entries"] = (statistics.median(times), "10")
            rows[f"  the slowest of {WINDOW} at {size:,}"] = (max(times), "-")
            rows[f"  of the processor at {size:,}"] = (statistics.median(busy), "flat")
        short = JournalWriter(RULES, library, library.create("battle", "Short"), _clock, "Ana")
        list(_entered(short, 1999))
        short.submit(March("Ana"), no_dice, despite="for ever")
        rows |= _times(library, short)
        backups: Backups[Road] = Backups(Path(name) / "backups", lambda *_: None)
        rows["a backup of 2,000 entries, durable"] = (
            median_ms(lambda: backups.save(library, short.document, "turn"), 7),
            "-",
        )
        report("Journal", rows)


if __name__ == "__main__":
    main()

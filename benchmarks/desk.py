"""What a person waits for at the desk: the first window, another page, the language, the theme.

`python -m benchmarks.desk`. The first window, and each page turned to for the first time, are measured in
processes of their own; all without a screen (`offscreen`). A first turn is measured twice: at once, and after
what is read beside the window has been read, as it is half a second after the start. Where one process is
measured once, the time of the processor is told: other work on the machine does not count.
"""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from benchmarks.measure import median_ms, report
from gui import pages

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
PAGES = tuple(page.name for page in pages.PAGES)
FIRST = """
import sys, tempfile
from pathlib import Path
from gui.app import application, desk
made = application()
window = desk(Path(tempfile.mkdtemp()), "en")
window.show()
made.processEvents()
window.grab()
"""
TURN = """
import time
from gui.app import settled, steps
page, warm, pages = sys.argv[1:]
if warm == "warm":
    for step in steps("en"):
        step()
    settled(window)
    for _ in range(int(pages)):
        made.processEvents()
start = time.process_time()
window.session.go(page)
made.processEvents()
window.grab()
print((time.process_time() - start) * 1000)
"""


def first_window() -> tuple[float, float]:
    """From nothing to the first painted window, in milliseconds: by the clock, and of the processor."""
    start, before = time.perf_counter(), _spent()
    subprocess.run([sys.executable, "-c", FIRST], check=True)  # our own words
    return (time.perf_counter() - start) * 1000, _spent() - before


def _spent() -> float:
    """What ended processes have had of the processor so far."""
    own = os.times()
    return (own.children_user + own.children_system) * 1000


def first_turn(page: str, *, warm: bool) -> float:
    """From the key to a page painted that was never shown before, in milliseconds of the processor."""
    words = [sys.executable, "-c", FIRST + TURN, page, "warm" if warm else "cold", str(len(PAGES))]
    done = subprocess.run(words, check=True, capture_output=True, text=True)  # our own words
    return float(done.stdout)


def first_turns() -> dict[str, tuple[float, str]]:
    """Every page but the welcome, which is there from the start."""
    rows = {}
    for page in PAGES:
        if page == "welcome":
            continue
        rows[f"the first turn to {page}, a moment after the start"] = (first_turn(page, warm=True), "100")
        rows[f"the first turn to {page}, at once"] = (first_turn(page, warm=False), "-")
    return rows


def main() -> None:
    """Print the figures with what is aimed at."""
    from gui.app import application, desk  # noqa: PLC0415  # after the platform is chosen
    from gui.screenshots.pictures import furnish  # noqa: PLC0415  # as above

    firsts = [first_window() for _ in range(5)]
    rows = {
        "first painted window": (min(clock for clock, _ in firsts), "1500"),
        "first painted window, of the processor": (min(processor for _, processor in firsts), "1500"),
    }
    rows |= first_turns()
    made = application()
    window = desk(Path(tempfile.mkdtemp()), "en")
    window.show()
    furnish(window)
    for page in PAGES:

        def turn(page: str = page) -> None:
            window.session.go(page)
            made.processEvents()
            window.grab()
            window.session.page = "none"

        turn()
        rows[f"turning to the page {page}, painted"] = (median_ms(turn, 7), "100")
    window.session.go("battle")

    def language() -> None:
        window.session.prefer(language="en" if window.session.lang == "es" else "es")
        made.processEvents()

    rows["another language on the battle page"] = (median_ms(language, 7), "-")
    report("Desk", rows)


if __name__ == "__main__":
    main()

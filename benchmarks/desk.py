"""What a person waits for at the desk: the first window, another page, the language, the theme.

`python -m benchmarks.desk`. The first window is measured in a process of its own, from its start to the
first painting; all without a screen (`offscreen`).
"""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from benchmarks.measure import median_ms, report

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
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


def first_window() -> float:
    """From nothing to the first painted window, in milliseconds."""
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", FIRST], check=True)  # noqa: S603  # our own words
    return (time.perf_counter() - start) * 1000


def main() -> None:
    """Print the figures with what is aimed at."""
    from gui.app import application, desk  # noqa: PLC0415  # after the platform is chosen
    from gui.screenshots import furnish  # noqa: PLC0415  # as above

    rows = {"first painted window": (min(first_window() for _ in range(5)), "1500")}
    made = application()
    window = desk(Path(tempfile.mkdtemp()), "en")
    window.show()
    furnish(window)
    pages = ("armies", "battle", "campaign", "collection", "rulebook", "settings", "welcome")
    for page in pages:

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

"""The first turn to each page of the desk while a battle of 2,000 entries and a long campaign lie open.

`python -m benchmarks.desk_entries`. Every first turn is measured in a process of its own, after what is
read beside the window has been read, in time of the processor: other work does not count. The events paint
the page; to grab it besides would paint it a second time, 12 ms that nobody waits for. What is aimed at: a
tenth of a second.
"""

import os
import subprocess
import sys

from benchmarks.measure import report
from gui import pages

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
PAGES = tuple(page.name for page in pages.PAGES if page.name != "welcome")
TURN = """
import sys, tempfile, time
from pathlib import Path
from benchmarks.campaign import TURNS, written
from gui.app import application, desk, settled
from gui.dice import OrderDice
from gui.documents.campaign import CAMPAIGNS
from gui.documents.library import library
from gui.documents.muster import begin_at_once
from gui.pages import PAGES
from gui.app import steps
from heart_africa.rules.referee.umpire import Note

made = application()
window = desk(Path(tempfile.mkdtemp()), "en")
window.resize(1280, 720)
window.show()
made.processEvents()
window.grab()
battle = begin_at_once(window.session, "Akobo")
last = len(battle.journal.standing)
for number in range(last, 2000):
    battle.submit(Note(f"The drums are heard again, {number}"), OrderDice())
texts, _ = written(1, TURNS)
shelf = library(window.session)
document = shelf.create(CAMPAIGNS.kind, "Lagos")
shelf.append(document, document.head, texts)
CAMPAIGNS.open(window.session, "Lagos")
for step in steps("en"):
    step()
settled(window)
for _ in PAGES:
    made.processEvents()
start = time.process_time()
window.session.go(sys.argv[1])
made.processEvents()
print((time.process_time() - start) * 1000, len(battle.journal.standing), len(texts))
"""


def main() -> None:
    """Print the figures with what is aimed at."""
    rows = {}
    for page in PAGES:
        words = [sys.executable, "-c", TURN, page]
        done = subprocess.run(words, check=True, capture_output=True, text=True)  # our own words
        spent, battle, campaign = done.stdout.split()
        rows[f"the first turn to {page}, {battle} and {campaign} entries"] = (float(spent), "100")
    report("Desk with long games", rows)


if __name__ == "__main__":
    main()

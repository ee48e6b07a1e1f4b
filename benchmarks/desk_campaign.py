"""A campaign of 800 battles at the desk: opened, its parts turned to, its ledger filtered, painted each time.

`python -m benchmarks.desk_campaign`. What is aimed at: no part takes longer than a tenth of a second, neither
when it is first looked at nor later; opening is done beside the window.
"""

import os
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median

from benchmarks.campaign import TURNS, written
from benchmarks.measure import report

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
ROUNDS = 5
FILTERS = {"account": "Player 1", "cause": "spoils", "year": "1890"}


def main() -> None:
    """Print the figures with what is aimed at."""
    from gui.app import application, desk  # noqa: PLC0415  # after the platform is chosen
    from gui.documents.campaign import CAMPAIGNS, PARTS  # noqa: PLC0415  # as above
    from gui.documents.library import library  # noqa: PLC0415  # as above
    from gui.views.campaign import CampaignPage  # noqa: PLC0415  # as above
    from gui.views.campaign.players import LedgerView  # noqa: PLC0415  # as above

    made = application()
    window = desk(Path(tempfile.mkdtemp()), "en")
    window.resize(1280, 720)
    window.show()
    texts, state = written(1, TURNS)
    shelf = library(window.session)
    document = shelf.create(CAMPAIGNS.kind, "Lagos")
    shelf.append(document, document.head, texts)

    def painted(do: Callable[[], object]) -> float:
        start = time.perf_counter()
        do()
        made.processEvents()
        window.grab()
        return (time.perf_counter() - start) * 1000

    window.session.go("campaign")
    painted(lambda: None)
    title = f"{len(state.past)} battles, {len(texts)} entries: opened, beside the window"
    rows = {title: (painted(lambda: CAMPAIGNS.open(window.session, "Lagos")), "-")}
    opened = CAMPAIGNS.open(window.session, "Lagos")
    for part in PARTS:
        rows[f"first look at {part}"] = (painted(partial(opened.show, part)), "100")
    again: dict[str, list[float]] = {part: [] for part in PARTS}
    for _ in range(ROUNDS):
        for part, times in again.items():
            times.append(painted(partial(opened.show, part)))
    rows |= {f"turning to {part} again": (median(times), "100") for part, times in again.items()}
    opened.show("ledger")
    page = window.page("campaign")
    assert isinstance(page, CampaignPage)
    view = page.parts["ledger"]
    assert isinstance(view, LedgerView)
    for name, value in FILTERS.items():
        rows[f"the ledger by {name}"] = (painted(partial(view.filter_by, **{name: value})), "100")
        view.filter_by(**{name: ""})
    report("Desk, a campaign", rows)


if __name__ == "__main__":
    main()

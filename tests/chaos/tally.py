"""What came of every try, kind by kind, as a table."""

import os
import random
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

TRIES = int(os.environ.get("HEART_AFRICA_CHAOS", "4"))
"""How often each kind of attack is tried; a thousand times before a release."""
SEED = int(os.environ.get("HEART_AFRICA_SEED", "13"))

REFUSED, SOUND, SILENT, TRACEBACK, LOST = "refused", "sound", "silent", "traceback", "lost"
COLUMNS = {
    "tries": "tries",
    REFUSED: "refused",
    SOUND: "opened sound",
    SILENT: "silent differences",
    TRACEBACK: "tracebacks",
    LOST: "confirmed orders lost",
}
WRONG = (SILENT, TRACEBACK, LOST)

_KINDS: dict[str, Counter[str]] = {}


def chance(kind: str) -> random.Random:
    """The chance of one kind of attack, the same in every run of one seed."""
    return random.Random(f"{SEED} {kind}")


class Tally:
    """What comes of the tries of one kind; `faults`: how to make each thing happen again that went wrong."""

    def __init__(self, kind: str) -> None:
        self.kind, self.faults = kind, list[str]()
        self._counts = _KINDS.setdefault(kind, Counter())

    def add(self, what: str, fault: str = "", count: int = 1) -> None:
        """One more; a thing that must not happen with what it was."""
        self._counts[what] += count
        if what in WRONG and count:
            self.faults.append(f"{self.kind}: {what}: {fault}")

    @contextmanager
    def trying(self, how: str) -> Iterator[None]:
        """One try: whatever is raised that nobody foresaw would be a traceback."""
        self.add("tries")
        try:
            yield
        except Exception as fault:  # the very thing that is looked for
            self.add(TRACEBACK, f"{how}: {type(fault).__name__}: {fault}")

    @property
    def found(self) -> str:
        """The first things that went wrong, one a line."""
        return "\n".join(self.faults[:20])


def table() -> str:
    """All kinds so far, as Markdown."""
    head = f"| seed {SEED} | {' | '.join(COLUMNS.values())} |"
    rows = [(kind, *(counts[name] for name in COLUMNS)) for kind, counts in _KINDS.items()]
    rows.append(("**all**", *(sum(counts[name] for counts in _KINDS.values()) for name in COLUMNS)))
    lines = [f"| {' | '.join(map(str, row))} |" for row in rows]
    return "\n".join([head, "|---" * (len(COLUMNS) + 1) + "|", *lines])

"""How long a whole process takes that only looks: its processor time beside that of the help.

`python -m benchmarks.start`. What is aimed at: two and a half times the help, which loads no game.
"""

import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator

from benchmarks.measure import report

RUNS = 5
BEGUN = (
    "battle new sunday --random zanzibaris --random native_kingdom/buganda --points 300 --seed 3",
    "campaign new lagos --year 1875",
    "campaign join lagos Zoe pygmies",
)
LOOKING = (
    "battle list",
    "battle log sunday",
    "battle status sunday",
    "campaign list",
    "campaign status lagos",
)


def main() -> None:
    """Print the processor's milliseconds of each, in an empty folder with a battle and a campaign."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ["HEART_AFRICA_DATA"] = folder
        for line in BEGUN:
            _run(line)
        usual = _busy("--help")
        rows = {"--help": (usual, "-")}
        rows |= {line: (_busy(line), f"{2.5 * usual:.0f}") for line in LOOKING}
    report("Whole processes that only look, milliseconds of the processor", rows)


def _busy(line: str) -> float:
    """The median of several runs, after one that fills the caches."""
    return statistics.median(list(_times(line))[1:])


def _times(line: str) -> Iterator[float]:
    for _ in range(RUNS + 1):
        before = os.times()
        _run(line)
        after = os.times()
        spent = after.children_user + after.children_system - before.children_user - before.children_system
        yield spent * 1000


def _run(line: str) -> None:
    command = [sys.executable, "-m", "heart_africa", *line.split()]
    subprocess.run(command, check=True, capture_output=True)  # our own words


if __name__ == "__main__":
    main()

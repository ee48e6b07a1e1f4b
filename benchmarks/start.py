"""How long a whole process takes that only looks: its processor time beside that of the help.

`python -m benchmarks.start`. What is aimed at: two and a half times the help, which loads no game. Compiled
modules are kept, and the commands take turns, so that what else the machine does falls on all of them.
"""

import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Sequence

from benchmarks.measure import report

RUNS = 10
DATA = "HEART_AFRICA_DATA"
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
    "army check resources/samples/zanzibaris.army.toml",
)
WARM = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}


def main() -> None:
    """Print the processor's milliseconds of each, in an empty folder with a battle and a campaign."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ[DATA] = folder
        for line in BEGUN:
            _run(line)
        busy = _busy(("--help", *LOOKING))
    usual = busy["--help"]
    rows = {line: (spent, f"{2.5 * usual:.0f} ({spent / usual:.2f} times)") for line, spent in busy.items()}
    report("Whole processes that only look, milliseconds of the processor", rows)


def _busy(lines: Sequence[str]) -> dict[str, float]:
    """The median of several runs of each, after one that fills the caches."""
    rounds = [[_time(line) for line in lines] for _ in range(RUNS + 1)]
    return dict(zip(lines, map(statistics.median, zip(*rounds[1:], strict=True)), strict=True))


def _time(line: str) -> float:
    before = os.times()
    _run(line)
    after = os.times()
    spent = after.children_user + after.children_system - before.children_user - before.children_system
    return spent * 1000


def _run(line: str) -> None:
    command = [sys.executable, "-m", "heart_africa", *line.split()]
    subprocess.run(
        command, check=True, capture_output=True, env=WARM | {DATA: os.environ[DATA]}
    )  # our own words


if __name__ == "__main__":
    main()

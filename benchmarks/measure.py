"""How the benchmarks measure: the median of many runs, beside the machine's cores."""

import os
import platform
import statistics
import time
from collections.abc import Callable


def median_ms(work: Callable[[], object], runs: int) -> float:
    """The median of so many runs in milliseconds, after one that is not counted."""
    work()
    times = []
    for _ in range(runs):
        start = time.perf_counter()
        work()
        times.append(time.perf_counter() - start)
    return statistics.median(times) * 1000


def report(title: str, rows: dict[str, tuple[float, str]]) -> None:
    """Print each figure with what was aimed at, under the machine it was measured on."""
    print(f"{title} ({os.cpu_count()} cores, Python {platform.python_version()})")
    for what, (figure, aim) in rows.items():
        print(f"  {what:<58} {figure:>9.3f} ms   aim {aim}")

"""The clock on the wall: the one place where the store asks what time it is."""

from collections.abc import Callable
from datetime import UTC, datetime

Clock = Callable[[], str]
"""Tells the time in ISO 8601, UTC."""


def day(time: str) -> str:
    """The day of a time, in ISO 8601 too."""
    return time[:10]


def now() -> str:
    """The time to the millisecond: `2026-01-31T20:15:00.123Z`."""
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")

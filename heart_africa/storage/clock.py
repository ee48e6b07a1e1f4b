"""The clock on the wall: the only module of the store that asks what time it is."""

from collections.abc import Callable
from datetime import UTC, datetime

Clock = Callable[[], str]
"""Returns the time in ISO 8601, UTC."""


def day(time: str) -> str:
    """Return the day of a time, both in ISO 8601."""
    return time[:10]


def now() -> str:
    """Return the time in UTC to the millisecond, such as `2026-01-31T20:15:00.123Z`."""
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")

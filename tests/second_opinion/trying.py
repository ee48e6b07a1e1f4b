"""How many situations each chapter is tried on, and a count of them."""

import os
from collections import Counter

from hypothesis import HealthCheck, settings

SWITCH = "HEART_AFRICA_SECOND_OPINION"
"""So many situations for each comparison, instead of the few of every day."""
TRIED: Counter[str] = Counter()
"""Situations compared, by comparison."""
DIFFERENT: Counter[str] = Counter()
"""Those in which the two sides gave different answers (the shrinking of a difference counted with it)."""


def tries(usual: int) -> settings:
    """The suite's settings, for so many situations."""
    many = int(os.environ.get(SWITCH, "0")) or usual // 2
    return settings(
        max_examples=many, derandomize=True, deadline=None, database=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )  # fmt: skip


def agree(comparison: str, situation: object, book_says: object, program_says: object) -> None:
    """Count this situation, and fail if the two answers are not one."""
    TRIED[comparison] += 1
    DIFFERENT[comparison] += book_says != program_says
    assert program_says == book_says, f"{comparison}: {situation}"

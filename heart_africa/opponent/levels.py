"""The levels at which the computer plays, by name."""

from collections.abc import Mapping

from heart_africa.core.problems import BadData
from heart_africa.core.strict import nearest
from heart_africa.opponent.heads import Head, Level, at_random
from heart_africa.opponent.planner import planner
from heart_africa.opponent.steady import steady

HEADS: Mapping[Level, Head] = {"random": at_random, "steady": steady, "planner": planner}


def head(level: str) -> Head:
    """Who decides at a level. Raises `BadData` for a level that there is not."""
    found = next((own for name, own in HEADS.items() if name == level), None)
    if found is None:
        about = {"found": level, "nearest": nearest(level, tuple(HEADS)), "allowed": ", ".join(HEADS)}
        raise BadData("not-one-of", key="level", about=about)
    return found

"""The levels at which the computer plays, by name."""

from collections.abc import Callable, Mapping

from heart_africa.core.problems import BadData
from heart_africa.core.strict import nearest
from heart_africa.opponent.heads import Head, Level, at_random
from heart_africa.opponent.planner import Planner
from heart_africa.opponent.steady import steady

HEADS: Mapping[Level, Callable[[], Head]] = {
    "random": lambda: at_random,
    "steady": lambda: steady,
    "planner": Planner,
}
SLOW: frozenset[Level] = frozenset({"planner"})
"""Those who think for seconds, so that somebody may want to stop them."""


def head(level: str) -> Head:
    """Somebody new who decides at a level, for one battle. Raises `BadData` for a level that there is not."""
    found = next((new() for name, new in HEADS.items() if name == level), None)
    if found is None:
        about = {"found": level, "nearest": nearest(level, tuple(HEADS)), "allowed": ", ".join(HEADS)}
        raise BadData("not-one-of", key="level", about=about)
    return found

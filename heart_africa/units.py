"""The nouns that several chapters share; they hold facts and judge nothing."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Release:
    """Leave not to take a morale test: what gives it, by which rule (pp. 5, 11).

    `by` is the figure that gives it, or nobody; `one_unit`: it may give it to one unit a turn.
    """

    what: str
    rule: str
    page: int
    by: str = ""
    one_unit: bool = False
    about: Mapping[str, object] = field(default_factory=dict, hash=False)

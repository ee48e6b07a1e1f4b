"""What an order would meet as it is filled in, be it of a battle or of a campaign."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Checked:
    """What an order filled in so would meet.

    `fault`: why it cannot be understood; `against`: what the book has against it; `dice`: how many it asks
    for next, and `what` for; `choices`: what it leaves open, as proposed or answered, and `again`: the same
    with other answers.
    """

    command: Any = None
    fault: str = ""
    against: tuple[str, ...] = ()
    dice: int = 0
    what: str = ""
    choices: tuple[Any, ...] = ()
    again: "Callable[[Mapping[str, Any]], Checked] | None" = None


SUGGESTED = 8
"""So many words are offered for the one that is being typed."""


@dataclass(frozen=True, slots=True)
class Typed:
    """An order typed as at the terminal: what it would meet, the dice and the reason that stand behind it."""

    checked: Checked
    faces: str = ""
    reason: str = ""

    @property
    def complete(self) -> bool:
        """Whether the line itself says what is still asked: why the book is overruled, and the dice."""
        return (
            not self.checked.choices
            and bool(self.reason or not self.checked.against)
            and bool(self.faces or not self.checked.dice)
        )

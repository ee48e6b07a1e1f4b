"""A choice that an order leaves open: a question that its people have to answer before its dice."""

from collections.abc import Callable, Collection, Iterable
from typing import Any, Literal

from heart_africa.core.dataclass import dataclass
from heart_africa.core.reckoning import Line

Answer = bool | float | tuple[str, ...] | None
"""Yes or no, inches (None: it does not count), names."""
Input = Literal["yes", "inches", "figures", "anybody", "units"]
"""How it is answered; `anybody`: figures, or none of them."""


@dataclass(frozen=True, slots=True)
class Alike:
    """Figures between which there is nothing to choose, and what tells them from the others."""

    names: tuple[str, ...]
    about: Line


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice that somebody has to make.

    `field`: the field of the order that says it, `of`: whom it is about; `why`: the question, with the entry
    that asks it; `proposed`: the answer as far as it was known, else the usual one, None of a yes or no that
    has to be said; `options`: the names that may be chosen, `alike`: the same by what they have in common;
    `said`: the order with an answer in it; `sure`: there is nothing to ask, the order only has to say it.
    """

    field: str
    of: str
    why: Line
    input: Input
    proposed: Answer
    said: Callable[[Answer], Any]
    options: tuple[str, ...] = ()
    alike: tuple[Alike, ...] = ()
    sure: bool = False

    @property
    def open(self) -> bool:
        """Whether it is a yes or no for which nothing is proposed: it has to be said."""
        return self.input == "yes" and self.proposed is None

    @property
    def key(self) -> str:
        """By what it is told apart from the other choices of an order."""
        return f"{self.field}:{self.of}"


def nothing_open(*_whatever: object) -> tuple[Choice, ...]:
    """Most orders leave nothing open."""
    return ()


def settled(
    leaves_open: Callable[[Any], Iterable[Choice]],
    order: object,
    answer: Callable[[Choice], Answer],
    made: Collection[str] = (),
) -> Any:  # noqa: ANN401  # the same order
    """The order with every choice made that it leaves open: one question each, as often as answers open more.

    `made`: the fields of choices that were made already.
    """
    known: set[str] = set()
    while choice := next((c for c in leaves_open(order) if c.key not in known and c.field not in made), None):
        known.add(choice.key)
        order = choice.said(choice.proposed if choice.sure else answer(choice))
    return order

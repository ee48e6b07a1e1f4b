"""What the tables of the book have in common: cited numbers, dice, rows with a condition and which hold."""

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Annotated, ParamSpec, TypeVar

from pydantic import BeforeValidator, Field, PlainSerializer

from heart_africa.core.problems import Problem
from heart_africa.core.reckoning import Check, Line, Reckoning
from heart_africa.core.strict import Strict

# --- what the tables of the book have in common: cited numbers, rolls of dice, reasons with a condition ---


class Entry(Strict):
    """A rule and page of the book."""

    rule: str
    page: int = Field(ge=1)

    def problem(self, code: str, where: str = "", /, **about: object) -> Problem:
        """A problem by this entry, with its message id; `about`: the facts for its wording."""
        return Problem(code, self.rule, self.page, where, about)

    def line(self, what: str, value: int = 0, where: str = "", /, **about: object) -> Line:
        """A reason by this entry, and the value it adds; `about`: the facts for its wording."""
        return Line(what, value, self.rule, self.page, where, about)


class Cited(Entry):
    """A number of the book with the entry and page that give it."""

    value: int


class Reason(Entry):
    """A row that applies if the function named by `when` in its chapter says so.

    Its wording is the message `<area>-<when>`, with dashes.
    """

    when: str


class Factor(Reason):
    """A row that adds its value to a score, if its condition holds."""

    value: int


class Threshold(Reason):
    """A row that gives the score needed on 1D6, if its condition holds."""

    needs: int = Field(ge=1, le=6)


class Rate(Strict):
    """A movement roll in inches, such as 2D6 or D6-2 (p. 12)."""

    dice: int = Field(ge=1, le=4)
    add: int = 0

    def __str__(self) -> str:
        dice = "D6" if self.dice == 1 else f"{self.dice}D6"
        return f"{dice}{self.add:+d}" if self.add else dice


def _rate(printed: object) -> object:
    if not isinstance(printed, str):
        return printed
    found = re.fullmatch(r"(\d?)D6([+-]\d+)?", printed)
    if not found:
        raise ValueError(printed)
    return Rate(dice=int(found[1] or 1), add=int(found[2] or 0))


PrintedRate = Annotated[Rate, BeforeValidator(_rate), PlainSerializer(str, return_type=str)]


# --- which rows hold, and what they say ---


Facts = ParamSpec("Facts")
Row = TypeVar("Row", bound=Reason)
Condition = TypeVar("Condition", bound=Callable[..., bool])
About = Mapping[str, object]


def holding(
    rows: Iterable[Row],
    conditions: Mapping[str, Callable[Facts, bool]],
    *facts: Facts.args,
    **more: Facts.kwargs,
) -> tuple[Row, ...]:
    """The rows whose condition is true for these facts, in their order."""
    return tuple(row for row in rows if conditions[row.when](*facts, **more))


def keyed(*conditions: Condition) -> Mapping[str, Condition]:
    """Conditions by the name of their function, which is what a row's `when` says."""
    return {condition.__name__: condition for condition in conditions}


def message(area: str, row: Reason) -> str:
    """The message id that words a row, as `shooting-beyond-half-range`."""
    return f"{area}-{row.when.replace('_', '-')}"


def reckoned(area: str, rows: Iterable[Factor], about: About | None = None) -> Reckoning:
    """The sum of these factors, a line for each."""
    return Reckoning(tuple(row.line(message(area, row), row.value, **(about or {})) for row in rows))


def check(area: str, row: Threshold, about: About | None = None) -> Check:
    """What a die needs by the threshold of a row, with that row as the only reason."""
    reason = Line(message(area, row), 0, row.rule, row.page, about=about or {})
    return Check(Reckoning((reason,)), row.needs, row.rule, row.page)


def problem(area: str, row: Reason, where: str = "", about: About | None = None) -> Problem:
    """The problem that a row says."""
    return Problem(message(area, row), row.rule, row.page, where, about or {})


def problems(
    area: str, rows: Iterable[Reason], where: str = "", about: About | None = None
) -> tuple[Problem, ...]:
    """The problems that these rows say."""
    return tuple(problem(area, row, where, about) for row in rows)

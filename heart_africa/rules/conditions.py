"""Rows of a table whose condition is a plain function of the chapter: which hold, and what they say."""

from collections.abc import Callable, Iterable, Mapping
from typing import ParamSpec, TypeVar

from heart_africa.core.problems import Problem
from heart_africa.core.reckoning import Check, Line, Reckoning
from heart_africa.rules.tables.printed import Factor, Reason, Threshold

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
    """The rows whose condition these facts meet, in their order."""
    return tuple(row for row in rows if conditions[row.when](*facts, **more))


def keyed(*conditions: Condition) -> Mapping[str, Condition]:
    """Conditions by their names, as the rows of a table have them."""
    return {condition.__name__: condition for condition in conditions}


def message(area: str, row: Reason) -> str:
    """The wording of a row: `shooting-beyond-half-range`."""
    return f"{area}-{row.when.replace('_', '-')}"


def line(area: str, row: Factor, about: About | None = None) -> Line:
    """A factor that holds as one line of a sum."""
    return Line(message(area, row), row.value, row.rule, row.page, about=about or {})


def reckoned(area: str, rows: Iterable[Factor], about: About | None = None) -> Reckoning:
    """Factors that hold as a sum."""
    return Reckoning.of(line(area, row, about) for row in rows)


def check(area: str, row: Threshold, about: About | None = None) -> Check:
    """What the die has to reach by a threshold that holds, which is the one reason given."""
    reason = Line(message(area, row), 0, row.rule, row.page, about=about or {})
    return Check(Reckoning((reason,)), row.needs, row.rule, row.page)


def problem(area: str, row: Reason, where: str = "", about: About | None = None) -> Problem:
    """A reason that holds as something that the book has against an order."""
    return Problem(message(area, row), row.rule, row.page, where, about or {})


def problems(
    area: str, rows: Iterable[Reason], where: str = "", about: About | None = None
) -> tuple[Problem, ...]:
    """Reasons that hold as all that the book has against an order."""
    return tuple(problem(area, row, where, about) for row in rows)

"""Rows of a table with a condition in code: which ones apply, and the lines and problems they say."""

from collections.abc import Callable, Iterable, Mapping
from typing import ParamSpec, TypeVar

from heart_africa.core.problems import Problem
from heart_africa.core.reckoning import Check, Line, Reckoning
from heart_africa.rules.book_tables.printed import Factor, Reason, Threshold

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


def line(area: str, row: Factor, about: About | None = None) -> Line:
    """The line of a sum that a factor adds."""
    return Line(message(area, row), row.value, row.rule, row.page, about=about or {})


def reckoned(area: str, rows: Iterable[Factor], about: About | None = None) -> Reckoning:
    """The sum of these factors."""
    return Reckoning.of(line(area, row, about) for row in rows)


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

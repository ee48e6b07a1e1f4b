"""The rows of a battle as a text that other programs read: CSV for spreadsheets, JSON for the rest."""

import json
from collections.abc import Mapping

from heart_africa.analytics.rows import Row, rows
from heart_africa.core.journal.journal import Journal
from heart_africa.core.reckoning import Line
from heart_africa.core.safe_text import as_csv as csv_text
from heart_africa.rules.battle import Battle

# --- A row as plain columns, the same for CSV and JSON: names and numbers that other programs can read ---


COLUMNS = (
    "entry",
    "turn",
    "step",
    "side",
    "unit",
    "figure",
    "target_unit",
    "target",
    "event",
    "effect",
    "needed",
    "rolled",
    "success",
    "chances_of_6",
    "modifiers",
    "rule",
    "page",
    "origin",
    "despite",
    "reason",
)
"""The columns in their order; new ones are added at the end."""


def flat(row: Row) -> dict[str, str | int | bool | None]:
    """A row by its columns, None for what it does not have; modifiers read `+2 SHOOT-11 p. 25; ...`."""
    values: Mapping[str, str | int | bool | None] = {
        "target_unit": row.target_unit or None,
        "chances_of_6": row.chances,
        "modifiers": "; ".join(_modifier(line) for line in row.modifiers) or None,
        "despite": " ".join(row.despite) or None,
    }
    return {column: values[column] if column in values else _plain(row, column) for column in COLUMNS}


def _plain(row: Row, column: str) -> str | int | bool | None:
    value: str | int | bool | None = getattr(row, column)
    return None if value == "" else value


def _modifier(line: Line) -> str:
    return f"{line.value:+d} {line.rule} p. {line.page}"


# --- the rows of a battle as a text that other programs read: CSV for spreadsheets, JSON for the rest ---


def as_csv(journal: Journal[Battle]) -> str:
    """One line for each adjudication, below one with the names of the columns."""
    return csv_text(COLUMNS, (tuple(flat(row).values()) for row in rows(journal)))


def as_json(journal: Journal[Battle]) -> str:
    """The same as objects."""
    found = [flat(row) for row in rows(journal)]
    return json.dumps(found, ensure_ascii=False, indent=1) + "\n"

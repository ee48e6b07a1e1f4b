"""The rows of a battle as a text that other programs read: CSV for spreadsheets, JSON for the rest."""

import json

from heart_africa.analytics.flat_rows import COLUMNS, flat
from heart_africa.analytics.rows import rows
from heart_africa.core.journal import Journal
from heart_africa.core.safe_text import as_csv as csv_text
from heart_africa.rules.battle import Battle


def as_csv(journal: Journal[Battle]) -> str:
    """One line for each adjudication, below one with the names of the columns."""
    return csv_text(COLUMNS, (tuple(flat(row).values()) for row in rows(journal)))


def as_json(journal: Journal[Battle]) -> str:
    """The same as objects."""
    found = [flat(row) for row in rows(journal)]
    return json.dumps(found, ensure_ascii=False, indent=1) + "\n"

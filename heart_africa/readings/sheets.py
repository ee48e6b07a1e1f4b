"""The rows of a battle as a text that other programs read: CSV for spreadsheets, JSON for the rest."""

import csv
import io
import json

from heart_africa.battle import Battle
from heart_africa.journal import Journal
from heart_africa.readings.flat import COLUMNS, flat
from heart_africa.readings.rows import rows


def as_csv(journal: Journal[Battle]) -> str:
    """One line for each adjudication, below one with the names of the columns."""
    sheet = io.StringIO()
    writer = csv.DictWriter(sheet, COLUMNS, lineterminator="\n")
    writer.writeheader()
    writer.writerows(flat(row) for row in rows(journal))
    return sheet.getvalue()


def as_json(journal: Journal[Battle]) -> str:
    """The same as objects."""
    found = [flat(row) for row in rows(journal)]
    return json.dumps(found, ensure_ascii=False, indent=1) + "\n"

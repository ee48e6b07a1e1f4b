"""Acts of the battle that were entered again under another number, when an earlier one was put right."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from heart_africa.board.table_record.record import TableRecord
from heart_africa.core.journal.journal import Journal
from heart_africa.core.journal.records import Act


def following(record: TableRecord, journal: Journal[Any]) -> TableRecord:
    """The record with every step at the act that it belongs to as the battle's journal numbers it now."""
    now = followed(record, journal)
    if not now:
        return record
    return TableRecord(tuple(replace(step, after=now.get(step.after, step.after)) for step in record.steps))


def followed(record: TableRecord, journal: Journal[Any]) -> Mapping[int, int]:
    """By the old number of an act the one that stands in its place, as the answer to the same question.

    Whatever somebody has done on the table for the new one counts instead of what was done for the old.
    """
    standing = {each.number for each in journal.standing}
    kept = {step.after for step in record.steps}
    if kept <= standing | {0}:
        return {}
    now = {each.act.check: each.number for each in journal.standing if each.number not in kept}
    old = {
        entry.record.check: entry.number  # the latest of them
        for entry in journal.entries
        if isinstance(entry.record, Act) and entry.number in kept - standing
    }
    return {number: now[check] for check, number in old.items() if check in now}

"""An evening kept safe: a backup before its first line and after its last."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from heart_africa.core.problems import BadData
from heart_africa.rules.battle import Battle
from heart_africa.storage.journal_writer import JournalWriter
from heart_africa.storage.places import data_folder
from heart_africa.storage.repairs import LOST
from heart_africa.terminal.battle.library import BattleLibrary, backups

BEFORE, AFTER = "before", "after"


@contextmanager
def before_and_after(shelf: BattleLibrary) -> Iterator[None]:
    """A backup before an evening and after it, if anything was written; one that fails stops nothing."""
    sitting, began = shelf.sitting, len(shelf.sitting.journal.entries)
    _save(sitting, BEFORE)
    try:
        yield
    finally:
        if len(sitting.journal.entries) > began:
            _save(sitting, AFTER)


def _save(sitting: JournalWriter[Battle], sort: str) -> None:
    if not sitting.journal.entries or sitting.refuge is not None:
        return
    try:
        backups().save(sitting.library, sitting.document, sort)
    except BadData as fault:
        sitting.told.append(fault)


def lost_folder() -> Path:
    """Where repairs put aside what they take out."""
    return data_folder() / LOST

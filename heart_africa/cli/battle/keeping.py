"""An evening kept safe: a backup before its first line and after its last."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from heart_africa.battle import Battle
from heart_africa.cli.battle.shelf import Shelf, backups
from heart_africa.problems import BadData
from heart_africa.store.places import data_folder
from heart_africa.store.repairs import LOST
from heart_africa.store.sitting import Sitting

BEFORE, AFTER = "before", "after"


@contextmanager
def before_and_after(shelf: Shelf) -> Iterator[None]:
    """A backup before an evening and after it, if anything was written; one that fails stops nothing."""
    sitting, began = shelf.sitting, len(shelf.sitting.journal.entries)
    _save(sitting, BEFORE)
    try:
        yield
    finally:
        if len(sitting.journal.entries) > began:
            _save(sitting, AFTER)


def _save(sitting: Sitting[Battle], sort: str) -> None:
    if not sitting.journal.entries or sitting.refuge is not None:
        return
    try:
        backups().save(sitting.library, sitting.document, sort)
    except BadData as fault:
        sitting.told.append(fault)


def lost_folder() -> Path:
    """Where repairs put aside what they take out."""
    return data_folder() / LOST

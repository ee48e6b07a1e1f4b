"""Backups of journals: whole journals as files, named by their occasion; the oldest are deleted."""

import contextlib
import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Generic, TypeVar

from heart_africa.core.dataclass import dataclass
from heart_africa.core.problems import BadData
from heart_africa.storage.documents import ENDING, Document
from heart_africa.storage.files import listed, make_folder, slug, write_text
from heart_africa.storage.library import Library
from heart_africa.storage.transfer import beside, export_beside, exported

State = TypeVar("State")
FOLDER = "backups"
KEEP = 5
_NAME = re.compile(r"([a-z][a-z_-]*)-([0-9]+)\.jsonl")


@dataclass(frozen=True, slots=True)
class Backup:
    """A backup file: its occasion (`turn`, `before`), how many entries it holds, and its path."""

    sort: str
    number: int
    path: Path


@dataclass(frozen=True)
class Backups(Generic[State]):
    """The backups of all journals, in one folder.

    `sort_of` returns the occasion for a backup that has come up between two states, as the game names it, or
    None; `keep` is how many backups are kept of each occasion.
    """

    folder: Path
    sort_of: Callable[[State, State], str | None]
    keep: int = KEEP

    def after(self, library: Library, document: Document, before: State, after: State) -> Path | None:
        """Save a backup if a new state is an occasion for one, and return its file.

        Raises `BadData` if it cannot be written; the caller may go on without it.
        """
        sort = self.sort_of(before, after)
        return self.save(library, document, sort) if sort else None

    def save(self, library: Library, document: Document, sort: str) -> Path:
        """Write a backup of a journal as it stands, and delete the oldest one of that occasion.

        Its companion is written beside it. Raises `BadData`.
        """
        if not _NAME.fullmatch(f"{sort}-1{ENDING}"):
            raise ValueError(sort)
        text = exported(library, document)
        number = text.count("\n") - 1
        folder = self._home(document)
        make_folder(folder)
        path = folder / f"{sort}-{number:06}{ENDING}"
        write_text(path, text)
        export_beside(library, document, path, force=True)
        self._rotate(document, Backup(sort, number, path))
        return path

    def of(self, document: Document) -> tuple[Backup, ...]:
        """Return the backups of a journal, the latest first.

        Raises `BadData` if the folder may not be read.
        """
        folder = self._home(document)
        found = ((path, _NAME.fullmatch(path.name)) for path in listed(folder, ENDING))
        return tuple(
            sorted([Backup(match[1], int(match[2]), path) for path, match in found if match], key=_age)
        )

    def _home(self, document: Document) -> Path:
        """Return the folder for the backups of a journal.

        It is found by the id in its name; a new one is named after the journal.
        """
        known = (path for path in listed(self.folder, f"-{document.id}") if path.is_dir())
        return next(known, self.folder / f"{slug(document.name)}-{document.id}")

    def _rotate(self, document: Document, newest: Backup) -> None:
        alike = [each for each in self.of(document) if each.sort == newest.sort and each.path != newest.path]
        for old in alike[max(0, self.keep - 1) :]:
            for path in (old.path, beside(old.path)):
                with contextlib.suppress(OSError):
                    path.unlink()


def _age(backup: Backup) -> tuple[int, int]:
    """Return a sort key that puts the latest first.

    It uses the file's own time, as a repaired journal counts from a lower number again.
    """
    try:
        return (-os.stat(backup.path).st_mtime_ns, -backup.number)  # noqa: PTH116  # one name for all systems
    except OSError as fault:
        raise BadData("file-trouble", file=str(backup.path), about={"why": str(fault)}) from None

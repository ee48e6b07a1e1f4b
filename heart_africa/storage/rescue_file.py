"""Where a journal goes on whose database has gone: a file of its own, whole again after every entry."""

import tempfile
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from heart_africa.core.journal.chain import Line
from heart_africa.core.problems import BadData
from heart_africa.storage import journal_file
from heart_africa.storage.companions import KIND, beside
from heart_africa.storage.documents import Document, Head
from heart_africa.storage.files import make_folder, write_text
from heart_africa.storage.journal_file import ENDING

RESCUED = "rescued"
"""The folder, beside where the database was, of journals that went on without it."""


@dataclass
class Refuge:
    """A journal in a file: what it is, all its lines, and where they are kept."""

    document: Document
    lines: list[Line]
    path: Path

    def append(self, lines: Iterable[Line]) -> None:
        """Write lines: on the disk before this returns. Raises `BadData`; then nothing has been added."""
        longer = [*self.lines, *lines]
        document = replace(self.document, head=Head(longer[-1].number, longer[-1].mark))
        write_text(self.path, journal_file.written(document, longer))
        self.lines = longer

    @property
    def told(self) -> BadData:
        """What has happened, and where the journal is now."""
        about = {"what": self.document.kind, "name": self.document.name, "path": str(self.path)}
        return BadData("database-gone-kept", about=about)


def refuge(database: Path, document: Document, lines: Sequence[Line], new: Sequence[Line]) -> Refuge:
    """Begin such a file, beside where the database was or, where that cannot be, among passing files.

    `new`: the lines that are to be kept with those that were. Raises `BadData`.
    """
    found = Refuge(document, [*lines], _file(database.parent / RESCUED, document))
    try:
        _begin(found, new)
    except BadData:
        found.path = _file(Path(tempfile.gettempdir()) / RESCUED, document)
        _begin(found, new)
    return found


def _begin(found: Refuge, new: Sequence[Line]) -> None:
    make_folder(found.path.parent)
    found.append(new)


def _file(folder: Path, document: Document) -> Path:
    """The file of a journal, known by its id; what goes with another lies beside that one's."""
    if document.kind == KIND:
        return beside(folder / f"{document.name}{ENDING}")
    return folder / f"{document.id}{ENDING}"

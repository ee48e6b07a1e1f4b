"""Journals verified, and repaired to the last sound entry; what is lost is put aside, not thrown away."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from heart_africa.journal.chain import FIRST, Line
from heart_africa.journal.rules import Rules
from heart_africa.store.backups import slug
from heart_africa.store.documents import Document, Head
from heart_africa.store.files import make_folder, write_text
from heart_africa.store.journals import Library
from heart_africa.store.reading import Health, health

State = TypeVar("State")
LOST = "lost"
"""The folder, beside the database, of what repairs have put aside."""


@dataclass(frozen=True, slots=True)
class Repaired:
    """What a repair came to: how it was, the numbers up to which entries stand and stood, what was put aside.

    `aside`: the file with the lines that were taken out; None if they were missing altogether.
    """

    was: Health
    stands: int
    stood: int
    aside: Path | None = None

    @property
    def lost(self) -> int:
        """How many entries are lost to the journal, be they in the file put aside or gone."""
        return self.stood - self.stands


def verify(library: Library, document: Document, rules: Rules[State]) -> Health:
    """Whether a journal hangs together, can be read and folds. Raises `BadData` for a database."""
    return health(*library.read(document), rules)


def integrity(library: Library) -> tuple[str, ...]:
    """What the database finds wrong with itself; nothing if it is whole, or a server's own affair."""
    if library.database.path is None:
        return ()
    with library.database.reading() as connection:
        rows = connection.exec_driver_sql("PRAGMA integrity_check(20)").scalars().all()
        loose = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
    return (*[str(row) for row in rows if row != "ok"], *[str(tuple(row)) for row in loose])


def repair(library: Library, document: Document, rules: Rules[State], folder: Path) -> Repaired | None:
    """Cut a journal after its last sound entry; None if nothing is wrong with it.

    What is cut off stands in a file of that folder before anything is taken away. Raises `BadData`.
    """
    document, lines = library.read(document)
    found = health(document, lines, rules)
    if found.well:
        return None
    rest = lines[found.sound :]
    aside = put_aside(folder, document, rest, library.clock()) if rest else None
    last = lines[found.sound - 1] if found.sound else Line(0, "", FIRST)
    library.cut(document, document.head, Head(last.number, last.mark))
    return Repaired(found, found.sound, found.lines, aside)


def put_aside(folder: Path, document: Document, lines: tuple[Line, ...], when: str) -> Path:
    """Keep lines as they were found, sound or not. Raises `BadData`."""
    make_folder(folder)
    stamp = "".join(letter for letter in when if letter.isalnum())
    path = folder / f"{slug(document.name)}-{document.id}-{stamp}.jsonl"
    rows = [{"document": document.id, "kind": document.kind, "name": document.name, "lost": len(lines)}]
    rows += [{"number": line.number, "mark": line.mark, "text": line.text} for line in lines]
    write_text(path, "".join(f"{json.dumps(row)}\n" for row in rows))
    return path

"""Journals verified and repaired: from their copies first, then by cutting them after the last sound entry.

Lines that are cut off are written to a file, not thrown away.
"""

import json
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from itertools import zip_longest
from pathlib import Path
from typing import TypeVar

from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.journal.codec import Line, following
from heart_africa.core.journal.journal import Rules
from heart_africa.core.problems import BadData
from heart_africa.storage import documents
from heart_africa.storage.backups import FOLDER
from heart_africa.storage.documents import ENDING, Document, Found, Head
from heart_africa.storage.files import listed, make_folder, read_text, slug, write_text
from heart_africa.storage.library import Library
from heart_africa.storage.line_reader import Health, health
from heart_africa.storage.transfer import ATTIC, MOST_BYTES

State = TypeVar("State")
LOST = "lost"
"""The folder for lines that repairs have cut off, beside the database."""


@dataclass(frozen=True, slots=True)
class Repaired:
    """The result of a repair.

    `was`: how the journal was; `stands` and `stood`: its last entry now and before; `aside`: the file with
    the lines that were cut off, None if they were missing altogether; `copy`: the file from which `copied`
    lines were taken; `head`: the fields of the head that were restored.
    """

    was: Health
    stands: int
    stood: int
    aside: Path | None = None
    copy: Path | None = None
    copied: int = 0
    head: tuple[str, ...] = ()

    @property
    def lost(self) -> int:
        """How many entries the journal has lost, whether they were put into a file or are gone."""
        return self.stood - self.stands

    @property
    def told(self) -> Iterator[tuple[str, dict[str, object]]]:
        """The messages that report the repair, each with its facts."""
        yield "referee-repaired", {"stands": self.stands, "lost": self.lost}
        if self.head:
            yield "referee-repaired-head", {"found": ", ".join(self.head)}
        if self.copy:
            yield "referee-repaired-copy", {"count": self.copied, "path": str(self.copy)}
        if self.aside:
            yield "referee-aside", {"path": str(self.aside)}


@dataclass(frozen=True, slots=True)
class _Whole:
    """A journal as a repair could leave it: its head, its sound lines, and the copy used, if any."""

    document: Document
    lines: tuple[Line, ...]
    copy: Path | None = None


def verify(library: Library, document: Document, rules: Rules[State]) -> Health:
    """Check that a journal hangs together, can be read and played.

    Raises `BadData` for a damaged database.
    """
    return health(*library.read(document), rules)


def integrity(library: Library) -> tuple[str, ...]:
    """Return what SQLite's own check finds wrong with the file; nothing for a server."""
    if library.database.path is None:
        return ()
    with library.database.reading() as connection:
        rows = connection.exec_driver_sql("PRAGMA integrity_check(20)").scalars().all()
        loose = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
    return (*[str(row) for row in rows if row != "ok"], *[str(tuple(row)) for row in loose])


def repair(library: Library, document: Document, rules: Rules[State], home: Path) -> Repaired | None:
    """Make a journal whole again as far as possible; return None if nothing is wrong with it.

    Of its copies in the folder `home` (backups, the attic) the one is used that makes it longest. Lines that
    no copy continues are cut off after the last sound entry, once they have been written to a file. Raises
    `BadData`.
    """
    document, lines = library.read(document)
    found = health(document, lines, rules)
    if found.well:
        return None
    best = _best(copies(home, document), _Whole(document, lines[: found.sound]), lines, rules)
    before, after = {*lines}, {*best.lines}
    gone = tuple(line for line in lines if line not in after)
    aside = put_aside(home / LOST, document, gone, library.clock()) if gone else None
    kept = next((at for at, line in enumerate(best.lines) if line not in before), len(best.lines))
    library.cut(document, document.head, _head(best.lines[:kept]), best.lines[kept:], like=best.document)
    copied = sum(line not in before for line in best.lines)
    stands, copy = len(best.lines), best.copy if copied else None
    return Repaired(found, stands, max(found.lines, stands), aside, copy, copied, document.spoilt)


def copies(home: Path, document: Document) -> Iterator[tuple[Path, Found]]:
    """Yield the copies of a journal in a folder, found by its id; files that are no journals are skipped."""
    folders = [path for path in listed(home / FOLDER, "") if path.is_dir()]
    for path in (each for folder in (*folders, home / ATTIC) for each in listed(folder, ENDING)):
        with suppress(BadData):
            text = read_text(path, MOST_BYTES)
            if document.id in text.partition("\n")[0]:
                found = documents.read(text, document.kind, str(path))
                if found.document.id == document.id:
                    yield path, found


def _best(
    found: Iterable[tuple[Path, Found]], own: _Whole, lines: Sequence[Line], rules: Rules[State]
) -> _Whole:
    """Return the version that reaches the journal's own end, or else the longest.

    Its own if no copy has more.
    """
    end = own.document.head
    known = [
        _joined(path, copy.lines, replace(document, head=end), lines)
        for path, copy in sorted(found, key=lambda each: -len(each[1].lines))
        for document in (copy.document, own.document)
    ]
    for other in sorted(known, key=lambda each: (_head(each.lines) != end, -len(each.lines))):
        if len(other.lines) > len(own.lines) and other.lines[: len(own.lines)] == own.lines:
            holds = health(other.document, other.lines, rules).sound
            own = replace(other, lines=other.lines[:holds]) if holds > len(own.lines) else own
    return own


def _joined(path: Path, copy: Sequence[Line], document: Document, lines: Sequence[Line]) -> _Whole:
    """Return the lines that follow one another, each taken from the journal or, if not there, from a copy."""
    whole: list[Line] = []
    for mine, theirs in zip_longest(lines, copy):
        before = _head(whole)
        if before.number and before == document.head:
            break
        follows = (each for each in (mine, theirs) if each and each == _next(before, each, document))
        if (line := next(follows, None)) is None:
            break
        whole.append(line)
    return _Whole(replace(document, head=_head(whole)), tuple(whole), path)


def _next(before: Head, line: Line, document: Document) -> Line:
    return following(before.number, before.mark, line.text, document.seal)


def _head(lines: Sequence[Line]) -> Head:
    return Head(lines[-1].number, lines[-1].mark) if lines else Head()


def put_aside(folder: Path, document: Document, lines: tuple[Line, ...], when: str) -> Path:
    """Write lines to a new file as they were found, sound or not, and return its path. Raises `BadData`."""
    make_folder(folder)
    stamp = "".join(letter for letter in when if letter.isalnum())
    path = folder / f"{slug(document.name)}-{document.id}-{stamp}.jsonl"
    rows = [{"document": document.id, "kind": document.kind, "name": document.name, "lost": len(lines)}]
    rows += [{"number": line.number, "mark": line.mark, "text": line.text} for line in lines]
    write_text(path, "".join(f"{json.dumps(row)}\n" for row in rows))
    return path

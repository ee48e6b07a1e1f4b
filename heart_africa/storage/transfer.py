"""Journals moved out of the library into files, and back; none leaves it without a file."""

from collections.abc import Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import TypeVar

from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.journal.journal import Rules
from heart_africa.core.problems import BadData
from heart_africa.storage import documents
from heart_africa.storage.documents import ENDING, LONGEST_NAME, Document, Found, Head
from heart_africa.storage.files import is_there, listed, make_folder, read_text, slug, write_text
from heart_africa.storage.library import Library
from heart_africa.storage.line_reader import chained, damaged, health

State = TypeVar("State")
MOST_BYTES = 500_000_000  # enough for a battle of a hundred thousand entries


def exported(library: Library, document: Document) -> str:
    """Return a journal as the text of a file. Raises `BadData` if it is not sound."""
    document, lines = library.read(document)
    found = chained(document, lines)
    if not found.well:
        raise damaged(document, found)
    return documents.written(document, lines)


def export(library: Library, document: Document, path: Path, *, force: bool = False) -> None:
    """Write a journal to a file, over an existing one only with `force`. Raises `BadData`."""
    if is_there(path) and not force:
        raise BadData("file-exists", file=str(path))
    write_text(path, exported(library, document))


def opened(path: Path, kind: str, rules: Rules[State]) -> Found:
    """Read the journal in a file as far as it is chained, readable and playable.

    Raises `BadData` if there is none in it.
    """
    found = documents.read(read_text(path, MOST_BYTES, cut=True), kind, str(path))
    head = found.lines[-1] if found.lines else None
    partial = replace(found.document, head=Head(head.number, head.mark) if head else Head())
    checked = health(partial, found.lines, rules)
    if not checked.why:
        return found
    about = {"why": checked.detail, "sound": checked.sound}
    fault = BadData(checked.why, file=str(path), line=checked.sound + 2, about=about)
    return Found(found.document, found.lines[: checked.sound], fault)


def import_(
    library: Library, path: Path, kind: str, rules: Rules[State], *, name: str = "", partly: bool = False
) -> Document:
    """Add the journal of a file to the library, under its own name or another, and return it.

    Raises `BadData`: the name is taken, the file is no journal of that kind, or is not sound to its end; with
    `partly`, its sound part is taken.
    """
    found = opened(path, kind, rules)
    if found.fault is not None and not partly:
        raise found.fault
    return library.add(replace(found.document, name=name or found.document.name), found.lines)


def remove(library: Library, document: Document, path: Path) -> None:
    """Move a journal out of the library into a new file, which is read again before the journal is deleted.

    Raises `BadData`: the file exists, cannot be written, or somebody has written on meanwhile.
    """
    export(library, document, path)
    found = documents.read(read_text(path, MOST_BYTES, cut=True), document.kind, str(path))
    if found.fault is not None:
        raise found.fault
    library.delete(document, found.document.head)


KIND = "table"
BESIDE = f".{KIND}{ENDING}"
"""The ending of the file of a companion."""


def companion(library: Library, document: Document) -> Document | None:
    """Return the companion of a journal, such as its table, or None."""
    return next(iter(library.documents(KIND, document.id)), None)


def of_its_battle(fault: BadData, document: Document) -> BadData:
    """Return a fault of a companion under its journal's name, as nobody knows the companion by its own."""
    return BadData(fault.code, file=fault.file, about={**fault.about, "name": document.name})


def beside(path: Path) -> Path:
    """Return the file of a companion: beside that of its journal, under the same name."""
    return path.with_name(f"{path.name.removesuffix(ENDING)}{BESIDE}")


def export_beside(library: Library, document: Document, path: Path, *, force: bool = False) -> Path | None:
    """Write the companion of a journal beside the journal's file, and return its path.

    None without a companion.

    Raises `BadData`.
    """
    found = companion(library, document)
    if found is None:
        return None
    export(library, found, beside(path), force=force)
    return beside(path)


def remove_both(library: Library, document: Document, path: Path) -> None:
    """Move a journal and its companion out of the library into new files. Raises `BadData`."""
    found = companion(library, document)
    remove(library, document, path)
    if found is not None:
        remove(library, found, beside(path))


def bring_beside(library: Library, document: Document, path: Path) -> Document | None:
    """Import the companion file of a journal, such as its table, from beside the journal's file.

    Nothing is done, and None returned, if there is no such file or the journal has its companion already. Of
    a damaged file what is sound is taken. Raises `BadData`.
    """
    file = beside(path)
    if not is_there(file) or companion(library, document) is not None:
        return None
    found = documents.read(read_text(file, MOST_BYTES), KIND, str(file))
    return library.add(replace(found.document, name=document.id), found.lines)


def copy_both(library: Library, document: Document, name: str) -> Document:
    """Copy a journal under another name, with its companion. Raises `BadData` as `Library.copy` does."""
    made, found = library.copy(document, name), companion(library, document)
    if found is not None:
        library.copy(found, made.id)
    return made


# --- journals put away and restored ---


ATTIC = "put-away"
"""The folder for journals that were put away, beside the database."""


@dataclass(frozen=True, slots=True)
class ArchivedJournal:
    """A journal that was put away: its document, as its file names it, and the file."""

    document: Document
    path: Path


def put_away(library: Library, document: Document, folder: Path) -> Path:
    """Move a journal and its companion out of the library into files of a folder.

    The files are written and read again before anything is deleted. Raises `BadData` if somebody has written
    on meanwhile, or the journal is not sound.
    """
    make_folder(folder)
    path = _free_path(folder, f"{slug(document.name)}-{document.id}")
    remove_both(library, document, path)
    return path


def away(library: Library, folder: Path, kind: str) -> tuple[ArchivedJournal, ...]:
    """Return the journals put away that have not come back to the library, the latest first.

    Raises `BadData`.
    """
    here = {document.id for document in library.documents(kind)}
    found: dict[str, ArchivedJournal] = {}
    for each in _kept(folder, kind):
        found.pop(each.document.id, None)  # the later of two files of a journal counts
        found[each.document.id] = each
    return tuple(each for id_, each in found.items() if id_ not in here)[::-1]


def free_name(wanted: str, taken: set[str]) -> str:
    """Return a wanted name or, if it is taken, the first free one with a number behind it."""
    numbered = (f"{wanted[: LONGEST_NAME - 4]} {number}" for number in count(2))
    return wanted if wanted not in taken else next(name for name in numbered if name not in taken)


def _kept(folder: Path, kind: str) -> Iterator[ArchivedJournal]:
    """Yield the journal that every file of a folder names, the oldest first; other files are skipped."""
    for path in sorted(listed(folder, ENDING), key=written):
        with suppress(BadData):
            yield ArchivedJournal(named_in(path, kind), path)


def named_in(path: Path, kind: str = "") -> Document:
    """Return the journal that a file names, of any kind if none is given; its entries are not checked.

    Raises `BadData`.
    """
    head = read_text(path, MOST_BYTES).partition("\n")[0]
    return documents.read(head, kind, str(path)).document


def written(path: Path) -> int:
    """Return when a file was last written; one that has just gone counts as the oldest."""
    with suppress(OSError):
        return path.stat().st_mtime_ns
    return 0


def _free_path(folder: Path, stem: str) -> Path:
    """Return a path that does not exist yet, as a journal may be put away more than once."""
    names = (f"{stem}{ENDING}", *(f"{stem}-{number}{ENDING}" for number in range(2, 1000)))
    paths = (folder / name for name in names)
    return next(path for path in paths if not is_there(path) and not is_there(beside(path)))

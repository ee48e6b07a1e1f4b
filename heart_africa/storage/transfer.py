"""Journals moved out of the library into files, and in again; none leaves it without a file."""

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
MOST_BYTES = 500_000_000  # a battle of a hundred thousand entries


def exported(library: Library, document: Document) -> str:
    """A journal as the text of a file. Raises `BadData` if it is not sound."""
    document, lines = library.read(document)
    found = chained(document, lines)
    if not found.well:
        raise damaged(document, found)
    return documents.written(document, lines)


def export(library: Library, document: Document, path: Path, *, force: bool = False) -> None:
    """Write a journal into a file, over another one only with `force`. Raises `BadData`."""
    if is_there(path) and not force:
        raise BadData("file-exists", file=str(path))
    write_text(path, exported(library, document))


def opened(path: Path, kind: str, rules: Rules[State]) -> Found:
    """The journal in a file as far as it is sound: chained, readable, foldable. Raises `BadData` for none."""
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
    """Take a journal in from a file, under its own name or another.

    Raises `BadData`: the name is taken, the file is no journal of that kind, or is not sound to its end;
    `partly` takes what is sound.
    """
    found = opened(path, kind, rules)
    if found.fault is not None and not partly:
        raise found.fault
    return library.add(replace(found.document, name=name or found.document.name), found.lines)


def remove(library: Library, document: Document, path: Path) -> None:
    """Take a journal out of the library into a new file, which is read again before anything is removed.

    Raises `BadData`: the file is there already, cannot be written, or somebody wrote on meanwhile.
    """
    export(library, document, path)
    found = documents.read(read_text(path, MOST_BYTES, cut=True), document.kind, str(path))
    if found.fault is not None:
        raise found.fault
    library.delete(document, found.document.head)


KIND = "table"
BESIDE = f".{KIND}{ENDING}"
"""How the file of a companion ends."""


def companion(library: Library, document: Document) -> Document | None:
    """The journal that goes with this one, if there is one."""
    return next(iter(library.documents(KIND, document.id)), None)


def of_its_battle(fault: BadData, document: Document) -> BadData:
    """A fault of a companion, said of the journal that it goes with: nobody knows it by its own name."""
    return BadData(fault.code, file=fault.file, about={**fault.about, "name": document.name})


def beside(path: Path) -> Path:
    """Where the file of a companion lies: beside that of its journal, under the same name."""
    return path.with_name(f"{path.name.removesuffix(ENDING)}{BESIDE}")


def export_beside(library: Library, document: Document, path: Path, *, force: bool = False) -> Path | None:
    """Write what goes with a journal beside its file; nothing if nothing does. Raises `BadData`."""
    found = companion(library, document)
    if found is None:
        return None
    export(library, found, beside(path), force=force)
    return beside(path)


def remove_both(library: Library, document: Document, path: Path) -> None:
    """Take a journal out of the library into a new file, and what goes with it. Raises `BadData`."""
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
    """The same journal under another name, with what goes with it. Raises `BadData` as `Library.copy`."""
    made, found = library.copy(document, name), companion(library, document)
    if found is not None:
        library.copy(found, made.id)
    return made


# --- archived journals: moved out of the library into files, and restored ---


ATTIC = "put-away"
"""The folder, beside the database, of the journals that were put away."""


@dataclass(frozen=True, slots=True)
class Away:
    """A journal that was put away, as its file has it."""

    document: Document
    path: Path


def put_away(library: Library, document: Document, folder: Path) -> Path:
    """Take a journal out of the library into a file of that folder, with what goes with it. Raises `BadData`.

    The file is written and read again before anything is removed; somebody wrote on meanwhile, or the
    journal is not sound.
    """
    make_folder(folder)
    path = _free_path(folder, f"{slug(document.name)}-{document.id}")
    remove_both(library, document, path)
    return path


def away(library: Library, folder: Path, kind: str) -> tuple[Away, ...]:
    """The journals put away that are not in the library again, the latest first. Raises `BadData`."""
    here = {document.id for document in library.documents(kind)}
    found: dict[str, Away] = {}
    for each in _kept(folder, kind):
        found.pop(each.document.id, None)  # of two files of one journal the later counts, in its place
        found[each.document.id] = each
    return tuple(each for id_, each in found.items() if id_ not in here)[::-1]


def free_name(wanted: str, taken: set[str]) -> str:
    """A name that no journal has yet: that which is wanted, numbered on where it is taken."""
    numbered = (f"{wanted[: LONGEST_NAME - 4]} {number}" for number in count(2))
    return wanted if wanted not in taken else next(name for name in numbered if name not in taken)


def _kept(folder: Path, kind: str) -> Iterator[Away]:
    """What every file of the archive says of itself, the oldest first; what is no journal is passed over."""
    for path in sorted(listed(folder, ENDING), key=written):
        with suppress(BadData):
            yield Away(named_in(path, kind), path)


def named_in(path: Path, kind: str = "") -> Document:
    """The journal that a file names, of any kind if none is named; its entries are not looked at.

    Raises `BadData`.
    """
    head = read_text(path, MOST_BYTES).partition("\n")[0]
    return documents.read(head, kind, str(path)).document


def written(path: Path) -> int:
    """When a file was written; one that has just gone counts as the oldest."""
    with suppress(OSError):
        return path.stat().st_mtime_ns
    return 0


def _free_path(folder: Path, stem: str) -> Path:
    """A file that is not there yet: a journal may be put away more than once."""
    names = (f"{stem}{ENDING}", *(f"{stem}-{number}{ENDING}" for number in range(2, 1000)))
    paths = (folder / name for name in names)
    return next(path for path in paths if not is_there(path) and not is_there(beside(path)))

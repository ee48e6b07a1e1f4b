"""Journals moved out of the library into files, and in again; none leaves it without a file."""

from pathlib import Path
from typing import TypeVar

from heart_africa.core.dataclass import replace
from heart_africa.core.journal.journal import Rules
from heart_africa.core.problems import BadData
from heart_africa.storage import documents
from heart_africa.storage.documents import ENDING, Document, Found, Head
from heart_africa.storage.files import is_there, read_text, write_text
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
    library: Library,
    path: Path,
    kind: str,
    rules: Rules[State],
    *,
    name: str = "",
    partly: bool = False,
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
    """Take in what lies beside the file that a journal came from, to go with it. Raises `BadData`.

    What it has already is left as it is; of a damaged file what is sound is taken.
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

"""Journals that go with another one, as the record of a table goes with its battle: wherever this goes.

A companion is of kind `table` and is named by the id of the journal that it belongs to, so that another name
for this changes nothing. In files it lies beside it.
"""

from dataclasses import replace
from pathlib import Path

from heart_africa.core.problems import BadData
from heart_africa.storage import journal_file
from heart_africa.storage.documents import Document
from heart_africa.storage.files import is_there, read_text
from heart_africa.storage.journal_file import ENDING
from heart_africa.storage.journals import Library
from heart_africa.storage.transfer import MOST_BYTES, export, remove

KIND = "table"
BESIDE = f".{KIND}{ENDING}"
"""How the file of a companion ends."""


def companion(library: Library, document: Document) -> Document | None:
    """The journal that goes with this one, if there is one."""
    return next((each for each in library.documents(KIND) if each.name == document.id), None)


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
    found = journal_file.read(read_text(file, MOST_BYTES), KIND, str(file))
    return library.add(replace(found.document, name=document.id), found.lines)


def copy_both(library: Library, document: Document, name: str) -> Document:
    """The same journal under another name, with what goes with it. Raises `BadData` as `Library.copy`."""
    made, found = library.copy(document, name), companion(library, document)
    if found is not None:
        library.copy(found, made.id)
    return made

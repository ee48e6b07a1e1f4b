"""Archived journals: moved out of the library into files, and restored."""

from collections.abc import Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path

from heart_africa.core.dataclass import dataclass
from heart_africa.core.problems import BadData
from heart_africa.storage import documents
from heart_africa.storage.backups import slug
from heart_africa.storage.documents import ENDING, LONGEST_NAME, Document
from heart_africa.storage.files import is_there, listed, make_folder, read_text
from heart_africa.storage.library import Library
from heart_africa.storage.transfer import MOST_BYTES, beside, remove_both

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

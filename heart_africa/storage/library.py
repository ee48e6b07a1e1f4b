"""The library of journals: they are begun, opened, continued, renamed, copied and removed here."""

import secrets
import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Protocol, TypeVar

from heart_africa.core.dataclass import replace
from heart_africa.core.journal.codec import Line, Seal, following
from heart_africa.core.problems import BadData
from heart_africa.core.strict import nearest
from heart_africa.storage.clock import Clock, now
from heart_africa.storage.documents import (
    Conflict,
    Document,
    Head,
    head_of,
    head_spoilt,
    looks_spoilt,
    named,
    sealed,
    sealed_behind,
    settled,
    storable,
)
from heart_africa.storage.line_reader import chained, damaged
from heart_africa.storage.places import file_of
from heart_africa.storage.sqlite_file import PlainFile

if TYPE_CHECKING:
    from heart_africa.storage.database import Database, JournalRows

Found = TypeVar("Found")


class Rows(Protocol):
    """The tables at one moment, with or without the database layer."""

    def documents(self, name: str = "") -> Sequence[Document]:
        """Return all journals, or those of one name, in the order they were begun, as in their rows."""

    def document(self, id_: str) -> Document | None:
        """Return the journal of an id, or None."""

    def lines(self, document: str, after: int = 0) -> tuple[Line, ...]:
        """Return the lines of a journal after a number."""


class Library:
    """All journals of one database. Raises `BadData` as `Database` does, here and in every method.

    With `only_read`, nothing will be written, so the database layer is not loaded as long as the file can be
    read without it.
    """

    def __init__(self, place: str | Path, clock: Clock = now, *, only_read: bool = False) -> None:
        self._place, self.clock = str(place), clock
        self._database: Database | None = None
        self._plain = PlainFile.at(file_of(self._place)) if only_read else None
        if self._plain is None:
            self._opened()

    @property
    def database(self) -> "Database":
        """The database, opened when it is first asked for."""
        return self._database or self._opened()

    def _opened(self) -> "Database":
        from heart_africa.storage.database import Database  # noqa: PLC0415  # it takes longer to load than to read

        self._database = Database(self._place)
        return self._database

    @property
    def place(self) -> str:
        """Where the database is, to be shown: a path, or an address without its password."""
        return self.database.name

    def close(self) -> None:
        """Close the database."""
        for each in (self._plain, self._database):
            if each is not None:
                each.close()

    def _read(self, ask: Callable[[Rows], Found]) -> Found:
        """Return an answer read from the tables, which do not change meanwhile."""
        if self._plain is not None and self._database is None:
            with suppress(sqlite3.Error, UnicodeDecodeError):  # the database layer reports what is wrong
                return self._plain.read(ask)
        from heart_africa.storage.database import JournalRows  # noqa: PLC0415  # as above

        with self.database.reading() as connection:
            return ask(JournalRows(connection))

    @contextmanager
    def _writing(self) -> "Iterator[JournalRows]":
        """Give the rows in a transaction that is on the disk when the context is left, or never happened."""
        from heart_africa.storage.database import JournalRows  # noqa: PLC0415  # as above

        with self.database.writing() as connection:
            yield JournalRows(connection)

    def __enter__(self) -> "Library":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, where: TracebackType | None
    ) -> None:
        self.close()

    # --- which there are ---

    def documents(self, kind: str = "", name: str = "") -> tuple[Document, ...]:
        """Return all journals, or only those of a kind or a name, in the order in which they were begun."""
        found = self._read(lambda rows: [_settled(rows, each) for each in rows.documents(name)])
        return tuple(each for each in found if kind in {"", each.kind})

    def find(self, kind: str, name: str) -> Document:
        """Return the journal of a name. Raises `BadData` that names the nearest name if there is none."""
        sought = " ".join(name.split())
        if here := self.documents(kind, sought):
            return here[-1]
        known = {document.name: document for document in self.documents(kind)}
        if sought not in known:
            raise BadData(
                "no-such-journal",
                about={
                    "what": kind,
                    "found": sought,
                    "nearest": nearest(sought, known),
                    "allowed": ", ".join(known),
                },
            )
        return known[sought]

    def again(self, document: Document) -> Document:
        """Return a journal as it stands now. Raises `BadData` if it is gone."""
        return self._read(lambda rows: _find(rows, document))

    def lines(self, document: Document, after: int = 0) -> tuple[Line, ...]:
        """Return the lines of a journal after a number, as they are kept, unchecked."""
        return self._read(lambda rows: rows.lines(document.id, after))

    def read(self, document: Document) -> tuple[Document, tuple[Line, ...]]:
        """Return a journal and its lines as of one moment. Raises `BadData` if it is gone."""
        found, lines = self._read(lambda rows: (_find(rows, document), rows.lines(document.id)))
        return settled(found, lines), lines

    # --- beginning, naming, copying ---

    def create(
        self,
        kind: str,
        name: str,
        *,
        who: str = "",
        note: str = "",
        rules: str = "",
        rulings: Mapping[str, str] | None = None,
    ) -> Document:
        """Begin a journal and return it. Raises `BadData`: the name is taken, or is not one."""
        return self.add(Document("", kind, name, "", who, note, rules, {**(rulings or {})}))

    def add(self, document: Document, lines: Sequence[Line] = ()) -> Document:
        """Add a journal with its lines, under its own id if that is free.

        Raises `BadData` as `create` does.
        """
        with self._writing() as rows:
            added = _sealed(
                replace(
                    document,
                    id=_free_id(rows, document.id),
                    name=named(document.name),
                    created=document.created or self.clock(),
                    who=storable(document.who),
                    note=storable(document.note),
                    head=Head(lines[-1].number, lines[-1].mark) if lines else Head(),
                    spoilt=(),
                )
            )
            rows.insert(added)
            rows.write(added.id, lines)
        return added

    def rename(self, document: Document, name: str) -> Document:
        """Give a journal another name. Raises `BadData` if that is taken."""
        name = named(name)
        with self._writing() as rows:
            found = _find(rows, document)
            if name != found.name:
                rows.look_free(document.kind, name)
                rows.update(document, name=name)
        return self.again(document)

    def remark(self, document: Document, note: str) -> Document:
        """Replace the note of a journal."""
        with self._writing() as rows:
            _find(rows, document)
            rows.update(document, note=storable(note))
        return self.again(document)

    def copy(self, document: Document, name: str) -> Document:
        """Copy a journal under another name, so that both can go on.

        Raises `BadData` as `create` does, and if the journal is not sound.
        """
        found, lines = self.read(document)
        if not (health := chained(found, lines)).well:
            raise damaged(found, health)
        other = replace(found, id="", name=name, created=self.clock())
        if found.seal is not None:  # the copy begins now, so its seal is its own
            other = replace(other, seal=Seal(found.seal.after, sealed(other)))
        return self.add(other, marked(Head(), [line.text for line in lines], other.seal))

    # --- writing on ---

    def append(self, document: Document, head: Head, texts: Sequence[str]) -> Head:
        """Write lines after the last one the writer knows, all or none, on the disk before this returns.

        Returns the new last line. Raises `Conflict` if others have written, `BadData` if the head of the
        journal is spoilt, `Gone`.
        """
        with self._writing() as rows:
            found = _at_head(rows, document, head)
            if found.spoilt:
                raise head_spoilt(found)
            whole = sealed_behind(found, head.number)
            lines = marked(head, texts, whole.seal)
            rows.write(document.id, lines)
            after = Head(lines[-1].number, lines[-1].mark) if lines else head
            rows.update(document, head_number=after.number, head_mark=after.mark)
            if found.seal is None:
                rows.update(document, **head_of(replace(whole, head=after)))
        return after

    def cut(
        self,
        document: Document,
        head: Head,
        to: Head,
        lines: Sequence[Line] = (),
        like: Document | None = None,
    ) -> None:
        """Replace the lines of a journal after a line (`to`) with others, marked already, or with none.

        The caller has saved the old ones elsewhere. The journal gets the head and the seal of `like`. Raises
        `Conflict`.
        """
        with self._writing() as rows:
            found = _at_head(rows, document, head)
            rows.cut(document.id, to.number)
            rows.write(document.id, lines)
            after = Head(lines[-1].number, lines[-1].mark) if lines else to
            rows.update(document, **head_of(_sealed(replace(like or found, head=after))))

    def delete(self, document: Document, head: Head) -> None:
        """Delete a journal that the caller has saved elsewhere up to a line.

        Raises `Conflict` if it has more.
        """
        with self._writing() as rows:
            _at_head(rows, document, head)
            rows.delete(document.id)


def _settled(rows: Rows, found: Document) -> Document:
    """Return a journal as its row has it or, if it looks spoilt, as its lines have it."""
    return settled(found, rows.lines(found.id)) if looks_spoilt(found) else found


def _find(rows: Rows, document: Document) -> Document:
    """Return a journal as it stands now. Raises `BadData` if it is gone."""
    return _there(rows, document, rows.document(document.id))


def _there(rows: Rows, document: Document, found: Document | None) -> Document:
    if found is None:
        raise BadData("no-such-journal", about={"what": document.kind, "found": document.name})
    return _settled(rows, found)


def _free_id(rows: Rows, wanted: str) -> str:
    """Return the id that a journal had elsewhere if that is free, or a new one."""
    return wanted if wanted and rows.document(wanted) is None else secrets.token_hex(8)


def _at_head(rows: "JournalRows", document: Document, head: Head) -> Document:
    """Return the journal, locked until the transaction ends.

    Raises `Conflict` if others have written since.
    """
    found = _there(rows, document, rows.document(document.id, for_update=True))
    if found.head != head:
        raise Conflict(found, rows.lines(document.id, head.number))
    return found


def _sealed(document: Document) -> Document:
    """Return a journal as it is to be written: a new one sealed, and no seal beyond the end.

    A seal that no line is built upon yet is renewed from the journal's own fields.
    """
    seal, end = document.seal, document.head.number
    if (seal is None and end) or (seal is not None and seal.after < end):
        return document
    return replace(document, seal=Seal(end, sealed(document)))


def marked(head: Head, texts: Sequence[str], seal: Seal | None) -> tuple[Line, ...]:
    """Return texts as numbered lines, each with its mark, that go on from the last line (`head`)."""
    lines: list[Line] = []
    number, before = head.number, head.mark
    for text in texts:
        lines.append(following(number, before, text, seal))
        number, before = lines[-1].number, lines[-1].mark
    return tuple(lines)

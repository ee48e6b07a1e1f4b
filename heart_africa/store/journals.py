"""The library of journals: begun, opened, written on line by line, named, copied, moved out and in."""

import json
import secrets
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from types import TracebackType
from typing import Any

from sqlalchemy import Connection, delete, insert, update
from sqlalchemy.exc import IntegrityError
from sqlmodel import select

from heart_africa.journal.chain import Line, mark
from heart_africa.problems import BadData
from heart_africa.store.clock import Clock, now
from heart_africa.store.database import Database
from heart_africa.store.documents import Conflict, Document, Head, named, storable
from heart_africa.store.tables import DocumentRow, LineRow
from heart_africa.strict import nearest

_DOCUMENT: Any = DocumentRow.__table__  # type: ignore[attr-defined]  # what SQLModel makes of the class
_LINE: Any = LineRow.__table__  # type: ignore[attr-defined]  # as above


class Library:
    """All journals of one database. Raises `BadData` as `Database` does, here and in every method."""

    def __init__(self, place: str | Path, clock: Clock = now) -> None:
        self.database, self.clock = Database(place), clock

    @property
    def place(self) -> str:
        """Where it is, to be shown: a path, or an address without its password."""
        return self.database.name

    def close(self) -> None:
        """Let go of the database."""
        self.database.close()

    def __enter__(self) -> "Library":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, where: TracebackType | None
    ) -> None:
        self.close()

    # --- which there are ---

    def documents(self, kind: str = "") -> tuple[Document, ...]:
        """All journals, of this kind only if it is named, in the order in which they were begun."""
        query = select(_DOCUMENT).order_by(_DOCUMENT.c.created, _DOCUMENT.c.name)
        with self.database.reading() as connection:
            rows = connection.execute(query.where(_DOCUMENT.c.kind == kind) if kind else query).all()
        return tuple(_document(row) for row in rows)

    def find(self, kind: str, name: str) -> Document:
        """The journal of that name. Raises `BadData` with the nearest that exists."""
        known = {document.name: document for document in self.documents(kind)}
        sought = " ".join(name.split())
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
        """A journal as it stands now. Raises `BadData` if it is gone."""
        with self.database.reading() as connection:
            return _find(connection, document)

    def lines(self, document: Document, after: int = 0) -> tuple[Line, ...]:
        """Its lines beyond a number, as they are kept: nothing is checked."""
        with self.database.reading() as connection:
            return _lines(connection, document.id, after)

    def read(self, document: Document) -> tuple[Document, tuple[Line, ...]]:
        """A journal and its lines at one moment, whoever writes. Raises `BadData` if it is gone."""
        with self.database.reading() as connection:
            return _find(connection, document), _lines(connection, document.id, 0)

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
        """Begin a journal. Raises `BadData`: the name is taken, or is none."""
        return self.add(Document("", kind, name, "", who, note, rules, {**(rulings or {})}))

    def add(self, document: Document, lines: Sequence[Line] = ()) -> Document:
        """Take in a journal with its lines, under its own id if free. Raises `BadData` as `create`."""
        with self.database.writing() as connection:
            added = replace(
                document,
                id=_id(connection, document.id),
                name=named(document.name),
                created=document.created or self.clock(),
                who=storable(document.who),
                note=storable(document.note),
                head=Head(lines[-1].number, lines[-1].mark) if lines else Head(),
            )
            _insert(connection, added)
            _write(connection, added.id, lines)
        return added

    def rename(self, document: Document, name: str) -> Document:
        """Give it another name. Raises `BadData` if that is taken."""
        name = named(name)
        with self.database.writing() as connection:
            found = _find(connection, document)
            if name != found.name:
                _free(connection, document.kind, name)
                _update(connection, document, name=name)
        return self.again(document)

    def remark(self, document: Document, note: str) -> Document:
        """Put another note beside it."""
        with self.database.writing() as connection:
            _find(connection, document)
            _update(connection, document, note=storable(note))
        return self.again(document)

    def copy(self, document: Document, name: str) -> Document:
        """The same journal under another name, to go on with both. Raises `BadData` as `create`."""
        found, lines = self.read(document)
        return self.add(replace(found, id="", name=name, created=""), lines)

    # --- writing on ---

    def append(self, document: Document, head: Head, texts: Sequence[str]) -> Head:
        """Write lines after the last that the writer knows: all or none, on the disk before this returns.

        Raises `Conflict` if it is no longer the last.
        """
        lines = _marked(head, texts)
        with self.database.writing() as connection:
            _at_head(connection, document, head)
            _write(connection, document.id, lines)
            after = Head(lines[-1].number, lines[-1].mark) if lines else head
            _update(connection, document, head_number=after.number, head_mark=after.mark)
        return after

    def cut(self, document: Document, head: Head, to: Head) -> None:
        """Take away the lines beyond one, which the caller has put elsewhere. Raises `Conflict`."""
        with self.database.writing() as connection:
            _at_head(connection, document, head)
            connection.execute(
                delete(_LINE).where(_LINE.c.document == document.id, _LINE.c.number > to.number)
            )
            _update(connection, document, head_number=to.number, head_mark=to.mark)

    def delete(self, document: Document, head: Head) -> None:
        """Remove it; the caller has put it elsewhere up to that line. Raises `Conflict` if there is more."""
        with self.database.writing() as connection:
            _at_head(connection, document, head)
            connection.execute(delete(_LINE).where(_LINE.c.document == document.id))
            connection.execute(delete(_DOCUMENT).where(_DOCUMENT.c.id == document.id))


def _at_head(connection: Connection, document: Document, head: Head) -> None:
    """See that nobody has written since, and that nobody does before this transaction ends."""
    found = _find(connection, document, for_update=True)
    if found.head != head:
        raise Conflict(found, _lines(connection, document.id, head.number))


def _marked(head: Head, texts: Sequence[str]) -> tuple[Line, ...]:
    lines, before = [], head.mark
    for number, text in enumerate(texts, head.number + 1):
        before = mark(before, text)
        lines.append(Line(number, text, before))
    return tuple(lines)


def _document(row: Any) -> Document:  # noqa: ANN401  # a row of the table
    return Document(
        row.id,
        row.kind,
        row.name,
        row.created,
        row.who,
        row.note,
        row.rules,
        _rulings(row.rulings),
        Head(row.head_number, row.head_mark),
        row.version,
    )


def _rulings(text: str) -> dict[str, str]:
    try:
        return dict(json.loads(text))
    except (ValueError, TypeError):
        raise BadData("database-damaged", about={"why": "rulings"}) from None


def _find(connection: Connection, document: Document, *, for_update: bool = False) -> Document:
    query = select(_DOCUMENT).where(_DOCUMENT.c.id == document.id)
    row = connection.execute(query.with_for_update() if for_update else query).one_or_none()
    if row is None:
        raise BadData("no-such-journal", about={"what": document.kind, "found": document.name})
    return _document(row)


def _lines(connection: Connection, document: str, after: int) -> tuple[Line, ...]:
    query = (
        select(_LINE.c.number, _LINE.c.text, _LINE.c.mark)
        .where(_LINE.c.document == document, _LINE.c.number > after)
        .order_by(_LINE.c.number)
    )
    return tuple(Line(number, text, mark_) for number, text, mark_ in connection.execute(query))


def _id(connection: Connection, wanted: str) -> str:
    """The id under which a journal was known elsewhere, or a new one."""
    taken = connection.execute(select(_DOCUMENT.c.id).where(_DOCUMENT.c.id == wanted)).first()
    return wanted if wanted and not taken else secrets.token_hex(8)


def _free(connection: Connection, kind: str, name: str) -> None:
    taken = select(_DOCUMENT.c.id).where(_DOCUMENT.c.kind == kind, _DOCUMENT.c.name == name)
    if connection.execute(taken).first():
        raise BadData("name-taken", about={"what": kind, "found": name})


def _insert(connection: Connection, document: Document) -> None:
    _free(connection, document.kind, document.name)
    try:
        connection.execute(insert(_DOCUMENT), [_row(document)])
    except IntegrityError:  # on a server two may find a name free at the same moment
        raise BadData("name-taken", about={"what": document.kind, "found": document.name}) from None


def _row(document: Document) -> dict[str, object]:
    return {
        "id": document.id,
        "kind": document.kind,
        "name": document.name,
        "version": document.version,
        "created": document.created,
        "who": document.who,
        "note": document.note,
        "rules": document.rules,
        "rulings": json.dumps(dict(document.rulings), ensure_ascii=False, sort_keys=True),
        "head_number": document.head.number,
        "head_mark": document.head.mark,
    }


def _update(connection: Connection, document: Document, **changed: object) -> None:
    connection.execute(update(_DOCUMENT).where(_DOCUMENT.c.id == document.id).values(**changed))


def _write(connection: Connection, document: str, lines: Iterable[Line]) -> None:
    rows = [
        {"document": document, "number": line.number, "text": line.text, "mark": line.mark} for line in lines
    ]
    if rows:
        connection.execute(insert(_LINE), rows)

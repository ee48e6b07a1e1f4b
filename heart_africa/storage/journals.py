"""The library of journals: begun, opened, written on line by line, named, copied, moved out and in."""

import json
import secrets
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from types import TracebackType
from typing import Any

from sqlalchemy import Connection, bindparam, delete, insert, update
from sqlalchemy.exc import IntegrityError
from sqlmodel import select

from heart_africa.core.journal.chain import Line, Seal, following
from heart_africa.core.problems import BadData
from heart_africa.core.strict import nearest
from heart_africa.storage.clock import Clock, now
from heart_africa.storage.database import LAYOUT, Database
from heart_africa.storage.database_tables import DocumentRow, LineRow
from heart_africa.storage.documents import (
    UNREADABLE,
    Conflict,
    Document,
    Head,
    head_spoilt,
    looks_spoilt,
    named,
    sealed,
    sealed_behind,
    settled,
    storable,
)
from heart_africa.storage.line_reader import chained, damaged

_DOCUMENT: Any = DocumentRow.__table__  # type: ignore[attr-defined]  # what SQLModel makes of the class
_WITH_SEALS = select(_DOCUMENT)
_WITHOUT_SEALS = select(*(column for column in _DOCUMENT.c if not column.name.startswith("seal_")))
_WHICH = "which"
_THAT = _DOCUMENT.c.id == bindparam(_WHICH)
_CHANGED = update(_DOCUMENT).where(_THAT)
"""What every entry asks is worded once: to word it takes longer than to answer it."""
_UNSEALED = -1
_SEALS = 2  # the step by which the table has them
_LINE: Any = LineRow.__table__  # type: ignore[attr-defined]  # as above
_BEYOND = (
    select(_LINE.c.number, _LINE.c.text, _LINE.c.mark)
    .where(_LINE.c.document == bindparam(_WHICH), _LINE.c.number > bindparam("after"))
    .order_by(_LINE.c.number)
)


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
        with self.database.reading() as connection:
            query = _documents(connection).order_by(_DOCUMENT.c.created, _DOCUMENT.c.name)
            found = [_document(connection, row) for row in connection.execute(query).all()]
        return tuple(each for each in found if kind in {"", each.kind})

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
            found, lines = _find(connection, document), _lines(connection, document.id, 0)
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
        """Begin a journal. Raises `BadData`: the name is taken, or is none."""
        return self.add(Document("", kind, name, "", who, note, rules, {**(rulings or {})}))

    def add(self, document: Document, lines: Sequence[Line] = ()) -> Document:
        """Take in a journal with its lines, under its own id if free. Raises `BadData` as `create`."""
        with self.database.writing() as connection:
            added = _sealed(
                replace(
                    document,
                    id=_id(connection, document.id),
                    name=named(document.name),
                    created=document.created or self.clock(),
                    who=storable(document.who),
                    note=storable(document.note),
                    head=Head(lines[-1].number, lines[-1].mark) if lines else Head(),
                    spoilt=(),
                )
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
        """The same journal under another name, to go on with both.

        Raises `BadData` as `create`, and if it is not sound.
        """
        found, lines = self.read(document)
        if not (health := chained(found, lines)).well:
            raise damaged(found, health)
        other = replace(found, id="", name=name, created=self.clock())
        if found.seal is not None:  # it is begun now, which its own seal says
            other = replace(other, seal=Seal(found.seal.after, sealed(other)))
        return self.add(other, marked(Head(), [line.text for line in lines], other.seal))

    # --- writing on ---

    def append(self, document: Document, head: Head, texts: Sequence[str]) -> Head:
        """Write lines after the last that the writer knows: all or none, on the disk before this returns.

        Raises `Conflict` if it is no longer the last, `BadData` if the head of the journal is spoilt, `Gone`.
        """
        with self.database.writing() as connection:
            found = _at_head(connection, document, head)
            if found.spoilt:
                raise head_spoilt(found)
            whole = sealed_behind(found, head.number)
            lines = marked(head, texts, whole.seal)
            _write(connection, document.id, lines)
            after = Head(lines[-1].number, lines[-1].mark) if lines else head
            _update(connection, document, head_number=after.number, head_mark=after.mark)
            if found.seal is None:
                _update(connection, document, **_head_of(replace(whole, head=after)))
        return after

    def cut(
        self,
        document: Document,
        head: Head,
        to: Head,
        lines: Sequence[Line] = (),
        like: Document | None = None,
    ) -> None:
        """Put other lines, marked already, or none, in place of those beyond one.

        The caller has put these elsewhere. `like`: whose head and seal the journal has from now on.
        Raises `Conflict`.
        """
        with self.database.writing() as connection:
            found = _at_head(connection, document, head)
            connection.execute(
                delete(_LINE).where(_LINE.c.document == document.id, _LINE.c.number > to.number)
            )
            _write(connection, document.id, lines)
            after = Head(lines[-1].number, lines[-1].mark) if lines else to
            _update(connection, document, **_head_of(_sealed(replace(like or found, head=after))))

    def delete(self, document: Document, head: Head) -> None:
        """Remove it; the caller has put it elsewhere up to that line. Raises `Conflict` if there is more."""
        with self.database.writing() as connection:
            _at_head(connection, document, head)
            connection.execute(delete(_LINE).where(_LINE.c.document == document.id))
            connection.execute(delete(_DOCUMENT).where(_DOCUMENT.c.id == document.id))


def _at_head(connection: Connection, document: Document, head: Head) -> Document:
    """See that nobody has written since, and that nobody does before this transaction ends."""
    found = _find(connection, document, for_update=True)
    if found.head != head:
        raise Conflict(found, _lines(connection, document.id, head.number))
    return found


def _sealed(document: Document) -> Document:
    """A journal about to be written: a new one with its seal, none with a seal beyond its end.

    A seal that nothing is built upon yet says what the journal says.
    """
    seal, end = document.seal, document.head.number
    if (seal is None and end) or (seal is not None and seal.after < end):
        return document
    return replace(document, seal=Seal(end, sealed(document)))


def marked(head: Head, texts: Sequence[str], seal: Seal | None) -> tuple[Line, ...]:
    """Texts as the lines that follow a head."""
    lines: list[Line] = []
    number, before = head.number, head.mark
    for text in texts:
        lines.append(following(number, before, text, seal))
        number, before = lines[-1].number, lines[-1].mark
    return tuple(lines)


def _documents(connection: Connection) -> Any:  # noqa: ANN401  # a query of SQLAlchemy's
    """What is asked of the table; where nothing may be written it may be one from before there were seals."""
    return _WITHOUT_SEALS if connection.get_execution_options()[LAYOUT] < _SEALS else _WITH_SEALS


def _document(connection: Connection, row: Any) -> Document:  # noqa: ANN401  # a row of the table
    found = document_of(row._asdict())
    return settled(found, _lines(connection, found.id, 0)) if looks_spoilt(found) else found


def document_of(row: Mapping[str, Any]) -> Document:
    """The journal of a row of the table, as it says. Raises `BadData` for what makes no sense."""
    texts = [row[key] for key in ("id", "kind", "name", "created", "who", "note", "rules", "head_mark")]
    after, text = row.get("seal_after", _UNSEALED), row.get("seal_text", "")
    numbers = [row["head_number"], after]
    if {type(each) for each in (*texts, text)} != {str} or {type(each) for each in numbers} != {int}:
        raise BadData("database-damaged", about={"why": _DOCUMENT.name})
    id_, kind, name, created, who, note, rules, head_mark = texts
    head, seal = Head(row["head_number"], head_mark), None if after == _UNSEALED else Seal(after, text)
    return Document(id_, kind, name, created, who, note, rules, _rulings(row["rulings"]), head, seal)


def _rulings(text: Any) -> dict[str, str]:  # noqa: ANN401  # whatever stands in the database
    """Rulings as they are kept; what cannot be read stands under no name, so that it is seen."""
    try:
        found = json.loads(text)
    except (ValueError, TypeError, RecursionError):
        found = None
    whole = isinstance(found, dict) and all(isinstance(value, str) for value in found.values())
    return found if whole else {UNREADABLE: str(text)}


def _find(connection: Connection, document: Document, *, for_update: bool = False) -> Document:
    query = _that(_documents(connection), for_update=for_update)
    row = connection.execute(query, {_WHICH: document.id}).one_or_none()
    if row is None:
        raise BadData("no-such-journal", about={"what": document.kind, "found": document.name})
    return _document(connection, row)


@cache
def _that(documents: Any, *, for_update: bool) -> Any:  # noqa: ANN401  # queries of SQLAlchemy's
    one = documents.where(_THAT)
    return one.with_for_update() if for_update else one


def _lines(connection: Connection, document: str, after: int) -> tuple[Line, ...]:
    found = connection.execute(_BEYOND, {_WHICH: document, "after": after}).all()
    return tuple(Line(number, _text(text), _text(mark)) for number, text, mark in found)


def _text(value: object) -> str:
    if type(value) is str:
        return value
    return value.decode("utf-8", "replace") if isinstance(value, bytes) else str(value)


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
    return {"id": document.id, "name": document.name, "note": document.note, **_head_of(document)}


def _head_of(document: Document) -> dict[str, object]:
    """The columns of what a journal says of itself, how far it goes, and its seal."""
    seal = document.seal or Seal(_UNSEALED, "")
    return {
        "kind": document.kind,
        "version": document.version,
        "created": document.created,
        "who": document.who,
        "rules": document.rules,
        "rulings": json.dumps(dict(document.rulings), ensure_ascii=False, sort_keys=True),
        "head_number": document.head.number,
        "head_mark": document.head.mark,
        "seal_after": seal.after,
        "seal_text": seal.text,
    }


def _update(connection: Connection, document: Document, **changed: object) -> None:
    connection.execute(_CHANGED, {_WHICH: document.id, **changed})


def _write(connection: Connection, document: str, lines: Iterable[Line]) -> None:
    rows = [
        {"document": document, "number": line.number, "text": line.text, "mark": line.mark} for line in lines
    ]
    if rows:
        connection.execute(insert(_LINE), rows)

"""The tables of journals and their rows, asked for and changed within a transaction of the database."""

from collections.abc import Iterable
from functools import cache
from typing import Any

from sqlalchemy import Connection, Select, bindparam, delete, insert, update
from sqlalchemy.exc import IntegrityError
from sqlmodel import Field, SQLModel, UniqueConstraint, select

from heart_africa.core.journal.codec import Line
from heart_africa.core.problems import BadData
from heart_africa.storage.database import LAYOUT
from heart_africa.storage.documents import Document, document_of, head_of
from heart_africa.storage.sqlite_file import text_of


class DocumentRow(SQLModel, table=True):
    """A journal as a whole: its name, under which rules it is kept, and its last line."""

    __tablename__ = "journals"
    __table_args__ = (UniqueConstraint("kind", "name"),)

    id: str = Field(primary_key=True)
    kind: str
    name: str
    version: int
    created: str
    who: str
    note: str
    rules: str
    rulings: str
    head_number: int
    head_mark: str
    seal_after: int
    seal_text: str


class LineRow(SQLModel, table=True):
    """A line of a journal with its mark; it never changes."""

    __tablename__ = "journal_lines"

    document: str = Field(primary_key=True, foreign_key="journals.id")
    number: int = Field(primary_key=True)
    text: str
    mark: str


class SchemaRow(SQLModel, table=True):
    """The one row that says by which steps the tables were laid out."""

    __tablename__ = "journal_schema"

    version: int = Field(primary_key=True)


_DOCUMENT: Any = DocumentRow.__table__  # type: ignore[attr-defined]  # what SQLModel makes of the class
_WITH_SEALS = select(_DOCUMENT)
_WITHOUT_SEALS = select(*(column for column in _DOCUMENT.c if not column.name.startswith("seal_")))
_WHICH = "which"
_THAT = _DOCUMENT.c.id == bindparam(_WHICH)
_CHANGED = update(_DOCUMENT).where(_THAT)
"""What every entry asks is worded once: to word it takes longer than to answer it."""
_SEALS = 2  # the step by which the table has them
_LINE: Any = LineRow.__table__  # type: ignore[attr-defined]  # as above
_BEYOND = (
    select(_LINE.c.number, _LINE.c.text, _LINE.c.mark)
    .where(_LINE.c.document == bindparam(_WHICH), _LINE.c.number > bindparam("after"))
    .order_by(_LINE.c.number)
)


class JournalRows:
    """The rows as a transaction sees them."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    @property
    def _all(self) -> Select[Any]:
        """What is asked of the table; where nothing may be written it may be from before there were seals."""
        layout = self._connection.get_execution_options()[LAYOUT]
        return _WITHOUT_SEALS if layout < _SEALS else _WITH_SEALS

    def documents(self, name: str = "") -> list[Document]:
        """All journals, or those of that name, in the order in which they were begun."""
        found = self._connection.execute(_in_order(self._all, named=bool(name)), {_WHICH: name})
        return [document_of(row._asdict()) for row in found.all()]

    def document(self, id_: str, *, for_update: bool = False) -> Document | None:
        """The journal of that id; `for_update`: nobody else writes it before the transaction ends."""
        query = _that(self._all, for_update=for_update)
        row = self._connection.execute(query, {_WHICH: id_}).one_or_none()
        return row if row is None else document_of(row._asdict())

    def lines(self, document: str, after: int = 0) -> tuple[Line, ...]:
        """The lines of a journal beyond a number."""
        found = self._connection.execute(_BEYOND, {_WHICH: document, "after": after}).all()
        return tuple(Line(number, text_of(text), text_of(mark)) for number, text, mark in found)

    # --- changed ---

    def look_free(self, kind: str, name: str) -> None:
        """Raises `BadData` if a journal of the kind has that name."""
        taken = select(_DOCUMENT.c.id).where(_DOCUMENT.c.kind == kind, _DOCUMENT.c.name == name)
        if self._connection.execute(taken).first():
            raise BadData("name-taken", about={"what": kind, "found": name})

    def insert(self, document: Document) -> None:
        """Put in a journal. Raises `BadData` if its name is taken."""
        self.look_free(document.kind, document.name)
        own = {"id": document.id, "name": document.name, "note": document.note}
        try:
            self._connection.execute(insert(_DOCUMENT), [{**own, **head_of(document)}])
        except IntegrityError:  # on a server two may find a name free at the same moment
            raise BadData("name-taken", about={"what": document.kind, "found": document.name}) from None

    def update(self, document: Document, **changed: object) -> None:
        """Change columns of a journal."""
        self._connection.execute(_CHANGED, {_WHICH: document.id, **changed})

    def write(self, document: str, lines: Iterable[Line]) -> None:
        """Put in lines of a journal."""
        rows = [
            {"document": document, "number": line.number, "text": line.text, "mark": line.mark}
            for line in lines
        ]
        if rows:
            self._connection.execute(insert(_LINE), rows)

    def cut(self, document: str, after: int) -> None:
        """Take out the lines of a journal beyond a number."""
        beyond = delete(_LINE).where(_LINE.c.document == document, _LINE.c.number > after)
        self._connection.execute(beyond)

    def delete(self, document: str) -> None:
        """Take out a journal with its lines."""
        self._connection.execute(delete(_LINE).where(_LINE.c.document == document))
        self._connection.execute(delete(_DOCUMENT).where(_DOCUMENT.c.id == document))


@cache
def _in_order(documents: Select[Any], *, named: bool) -> Select[Any]:
    wanted = documents.where(_DOCUMENT.c.name == bindparam(_WHICH)) if named else documents
    return wanted.order_by(_DOCUMENT.c.created, _DOCUMENT.c.name)


@cache
def _that(documents: Select[Any], *, for_update: bool) -> Select[Any]:
    one = documents.where(_THAT)
    return one.with_for_update() if for_update else one

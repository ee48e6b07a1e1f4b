"""The tables of the database: documents, which are battles and campaigns, and the lines of their journals."""

from sqlmodel import Field, SQLModel, UniqueConstraint


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

"""A document before it is made: what it is and what its file is called, so that one may choose first."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from reports.pdf.paint import Printed


@dataclass(frozen=True, slots=True)
class Document:
    """A document: the name of its file, what it holds, and how the file ends."""

    name: str
    data: bytes
    ending: str = "pdf"


@dataclass(frozen=True, slots=True)
class DocumentDraft:
    """A document that can be made.

    `what`: its kind (`report`, `reference`, `cards`, ...); `name`: its file's without the ending; `make`:
    lays out its pages, or writes it where it has none; `whose`: the name of the army that it is about;
    `secret`: the side that alone may read it for as long as the battle goes on, `both` where neither may.
    """

    what: str
    name: str
    make: Callable[[], Printed | bytes]
    whose: str = ""
    ending: str = "pdf"
    secret: str = ""

    @property
    def file(self) -> str:
        """The name of its file."""
        return f"{self.name}.{self.ending}"

    @property
    def printed(self) -> Printed | None:
        """Its pages; none of one that is no paper."""
        found = self.make()
        return found if isinstance(found, Printed) else None

    def document(self) -> Document:
        """It, made."""
        found = self.make()
        return Document(self.name, found.pdf if isinstance(found, Printed) else found, self.ending)


def made(drafts: Iterable[DocumentDraft]) -> Iterator[Document]:
    """All of them, one after another."""
    return (draft.document() for draft in drafts)

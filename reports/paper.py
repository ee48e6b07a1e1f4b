"""A paper before it is made: what it is and what its file is called, so that one may choose first."""

from collections.abc import Callable

from heart_africa.core.dataclass import dataclass
from heart_africa.core.messages import say
from reports.pdf.paint import Printed


@dataclass(frozen=True, slots=True)
class Paper:
    """A paper (a report, a sheet, cards, ...), made when its pages or its bytes are asked for.

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
        """Its pages; None of one that is not laid out in pages, as Markdown is not."""
        found = self.make()
        return found if isinstance(found, Printed) else None

    @property
    def data(self) -> bytes:
        """Its file."""
        found = self.make()
        return found.pdf if isinstance(found, Printed) else found


def named(lang: str, what: str, make: Callable[[], Printed | bytes], whose: str = "") -> Paper:
    """A paper of a kind, whose file is called after it in that language, and after whose it is."""
    name = say(lang, f"papers-file-{what}")
    return Paper(what, f"{name}-{whose}" if whose else name, make)

"""A paper that has not been made yet: its kind and the name of its file, so that one may choose first."""

from collections.abc import Callable, Iterator
from functools import cache

from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.messages import LANGUAGES, say
from reports.content.sheet import Sheet
from reports.html.sheet import sheet_html
from reports.options import PaperOptions, taken
from reports.pdf.documents import printed
from reports.pdf.paint import Printed
from reports.text import markdown


@dataclass(frozen=True, slots=True)
class Paper:
    """A paper (a report, a sheet, cards, ...), made when its pages or its bytes are asked for.

    `what`: its kind (`report`, `reference`, `cards`, ...); `name`: of its file, without the ending; `make`:
    returns its pages, or its bytes if it has no pages; `whose`: the name of the army that it is about;
    `secret`: the side that alone may read it while the battle goes on, `both` if neither may.
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
    def options(self) -> tuple[str, ...]:
        """The options that make a difference to it."""
        return taken(self.what)

    @property
    def printed(self) -> Printed | None:
        """Its pages; None if it is not laid out in pages, such as Markdown."""
        found = self.make()
        return found if isinstance(found, Printed) else None

    @property
    def data(self) -> bytes:
        """The bytes of its file."""
        found = self.make()
        return found.pdf if isinstance(found, Printed) else found


def named(lang: str, what: str, make: Callable[[], Printed | bytes], whose: str = "") -> Paper:
    """Return a paper of a kind; its file is named after it in the language, and after the army (`whose`)."""
    name = say(lang, f"paper-file-{what}")
    return Paper(what, f"{name}-{whose}" if whose else name, make)


def told(what: str, tell: Callable[[str], Sheet], options: PaperOptions, secret: str = "") -> Iterator[Paper]:
    """Yield a sheet as three papers: a PDF, Markdown, and HTML with every language, the wanted one first.

    `tell` returns the sheet in a language; it is called once for each.
    """
    languages = sorted(LANGUAGES, key=lambda each: each != options.lang)
    sheet = cache(tell)
    found = named(options.lang, what, lambda: printed([sheet(options.lang)], options.size))
    found = replace(found, secret=secret)
    yield found
    yield replace(found, ending="md", make=lambda: markdown(sheet(options.lang)).encode())
    yield replace(found, ending="html", make=lambda: sheet_html([sheet(each) for each in languages]).encode())

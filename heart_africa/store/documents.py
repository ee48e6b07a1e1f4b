"""What is kept of a journal beside its lines: its name, its rules, how far it goes; and who was quicker."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from heart_africa.journal.chain import FIRST, Line
from heart_africa.journal.codec import stamp_of
from heart_africa.journal.deeds import Stamp
from heart_africa.problems import BadData

FORMAT = "heart-africa/journal"
VERSION = 1
LONGEST_NAME = 80


@dataclass(frozen=True, slots=True)
class Head:
    """The last line of a journal: its number, 0 if there is none, and its mark."""

    number: int = 0
    mark: str = FIRST


@dataclass(frozen=True, slots=True)
class Document:
    """A journal as a whole: a `battle`, a `campaign`, or what else a game keeps.

    `created`: when (ISO 8601, UTC), `who` began it; `rules`: under which version of them, `rulings`: how
    the unclear ones are read in it; `head`: how far it went when this was read.
    """

    id: str
    kind: str
    name: str
    created: str = ""
    who: str = ""
    note: str = ""
    rules: str = ""
    rulings: Mapping[str, str] = field(default_factory=dict, hash=False)
    head: Head = Head()
    version: int = VERSION


class Conflict(BadData):
    """Somebody else has written meanwhile: `lines` are what stands now where one wanted to write.

    Nothing of either is lost: what was to be entered was not, and can be once the others' lines are read.
    """

    def __init__(self, document: Document, lines: tuple[Line, ...]) -> None:
        super().__init__("written-meanwhile", about=_told(document, lines))
        self.lines = lines


def _told(document: Document, lines: tuple[Line, ...]) -> dict[str, object]:
    """Who wrote last, and when; `by` says whether that is known, or whether lines were taken out instead."""
    stamp = _stamp(lines[-1]) if lines else Stamp()
    by = "known" if stamp.who else "unknown"
    return {
        "by": by if lines else "cut",
        "who": stamp.who,
        "when": stamp.when,
        "number": document.head.number,
        "count": len(lines),
    }


def _stamp(line: Line) -> Stamp:
    try:
        return stamp_of(line.text)
    except BadData:
        return Stamp()


def named(name: str) -> str:
    """A name as it is kept, without spaces around. Raises `BadData`: empty, too long, not one line."""
    name = " ".join(name.split())
    if not name or not name.isprintable():
        raise BadData("not-a-name", about={"found": ascii(name)[1:-1] or "none"})
    if len(name) > LONGEST_NAME:
        raise BadData("too-long", key="name", about={"found": len(name), "most": LONGEST_NAME})
    return name


def storable(text: str) -> str:
    """A text as every database takes it: without halves of characters and without zeros."""
    return text.encode("utf-8", "replace").decode().replace("\0", "")

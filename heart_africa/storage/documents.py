"""What is kept of a journal beside its lines: its name, its rules, how far it goes; and who was quicker."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import field, replace
from typing import Any

from heart_africa.core.dataclass import dataclass
from heart_africa.core.journal.chain import FIRST, Line, Seal, following, sound
from heart_africa.core.journal.codec import canonical, stamp_of
from heart_africa.core.journal.records import Stamp
from heart_africa.core.problems import BadData

FORMAT = "heart-africa/journal"
VERSION = 2
LONGEST_NAME = 80
UNSEALED = -1
"""What stands in the place of a seal where there is none yet."""
UNREADABLE = ""
"""The name under which rulings stand that nobody can read: no ruling has it."""


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
    All but its id, name and note stands in the chain behind the entry that `seal` names; `spoilt`: what of
    it was otherwise where it is kept, and is given here as the chain has it.
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
    seal: Seal | None = None
    spoilt: tuple[str, ...] = ()

    @property
    def version(self) -> int:
        """The version of the format that can hold it: the first knew no seals."""
        return 1 if self.seal is None else VERSION


def sealed(document: Document) -> str:
    """What the seal of a journal covers, as one line of JSON."""
    return canonical({**{key: getattr(document, key) for key in _SEALED}, "rulings": dict(document.rulings)})


def sealed_behind(document: Document, number: int) -> Document:
    """A journal with its seal; one that has none yet gets it behind that entry."""
    return document if document.seal else replace(document, seal=Seal(number, sealed(document)))


_SEALED = ("created", "kind", "rules", "who")


def looks_spoilt(document: Document) -> bool:
    """Whether a journal says something else of itself than its seal, or nothing that can be read."""
    if document.seal is None:
        return UNREADABLE in document.rulings
    return document.seal.text != sealed(document)


def settled(document: Document, lines: Sequence[Line]) -> Document:
    """A journal as it was found, with its head as the chain has it, and what of it was spoilt."""
    seal = document.seal
    if seal is None:
        return _as_stamped(document, lines) if looks_spoilt(document) else document
    if not looks_spoilt(document) and _holds(seal, lines):
        return document
    texts, places = (seal.text, sealed(document)), (seal.after, sound(lines))
    seals = [Seal(place, text) for text in texts for place in places]
    proven = next((each for each in seals if sound(lines, each) > each.after), seal)
    told = _told_by(proven)
    if told is None:
        return replace(document, seal=Seal(seal.after, texts[1]), spoilt=("seal",))
    spoilt = tuple(key for key in told if told[key] != getattr(document, key))
    return replace(document, **told, seal=proven, spoilt=spoilt or (() if proven == seal else ("seal",)))


def _holds(seal: Seal, lines: Sequence[Line]) -> bool:
    """Whether the line behind a seal builds upon it."""
    if not 0 <= seal.after < len(lines):
        return seal.after == len(lines) == sound(lines)
    before = lines[seal.after - 1].mark if seal.after else FIRST
    return following(seal.after, before, lines[seal.after].text, seal).mark == lines[seal.after].mark


def _told_by(seal: Seal) -> dict[str, Any] | None:
    """What a seal says, if that can be read."""
    try:
        told = json.loads(seal.text)
    except (ValueError, RecursionError):
        return None
    whole = isinstance(told, dict) and told.keys() == {*_SEALED, "rulings"}
    texts = whole and all(isinstance(told[key], str) for key in _SEALED)
    return told if texts and isinstance(told["rulings"], dict) else None


def _as_stamped(document: Document, lines: Sequence[Line]) -> Document:
    """A journal without a seal whose rulings cannot be read: its entries name them, each for itself."""
    rulings = _stamp(lines[-1]).rulings if lines else {}
    return replace(document, rulings=rulings, spoilt=("rulings",))


def head_spoilt(document: Document) -> BadData:
    """A journal that can be read but not written on, because what it says of itself was changed."""
    about = {"what": document.kind, "name": document.name, "found": ", ".join(document.spoilt)}
    return BadData("journal-head-spoilt", about=about)


def document_of(row: Mapping[str, Any]) -> Document:
    """The journal of a row of the table, as it says. Raises `BadData` for what makes no sense."""
    texts = [row[key] for key in ("id", "kind", "name", "created", "who", "note", "rules", "head_mark")]
    after, text = row.get("seal_after", UNSEALED), row.get("seal_text", "")
    numbers = [row["head_number"], after]
    if {type(each) for each in (*texts, text)} != {str} or {type(each) for each in numbers} != {int}:
        raise BadData("database-damaged", about={"why": "journals"})
    id_, kind, name, created, who, note, rules, head_mark = texts
    head, seal = Head(row["head_number"], head_mark), None if after == UNSEALED else Seal(after, text)
    return Document(id_, kind, name, created, who, note, rules, _rulings(row["rulings"]), head, seal)


def _rulings(text: Any) -> dict[str, str]:  # noqa: ANN401  # whatever stands in the database
    """Rulings as they are kept; what cannot be read stands under no name, so that it is seen."""
    try:
        found = json.loads(text)
    except (ValueError, TypeError, RecursionError):
        found = None
    whole = isinstance(found, dict) and all(isinstance(value, str) for value in found.values())
    return found if whole else {UNREADABLE: str(text)}


def head_of(document: Document) -> dict[str, object]:
    """The columns of what a journal says of itself, how far it goes, and its seal."""
    seal = document.seal or Seal(UNSEALED, "")
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


class Gone(BadData):
    """The file was taken away, or another one put in its place, while it was open."""


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

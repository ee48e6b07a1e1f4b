"""What is kept of a journal beside its lines: its name, its rules, how far it goes; and the file of it."""

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any, Literal

from pydantic import Field

from heart_africa.core.dataclass import dataclass, field, replace
from heart_africa.core.journal.codec import FIRST, Line, Seal, canonical, following, sound, stamp_of
from heart_africa.core.journal.records import Stamp
from heart_africa.core.problems import BadData
from heart_africa.core.strict import Strict, fit

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
    """The same journal with a seal; one that has none yet is sealed after entry `number`."""
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


def _rulings(text: str) -> dict[str, str]:
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


_HEX = r"^[0-9a-f]{64}$"
_ID_OR_NONE = r"^([0-9a-f]{16})?$"
_Text = Annotated[str, Field(max_length=10_000)]


ENDING = ".jsonl"


class Sealed(Strict):
    """The seal of a journal: see `heart_africa.core.journal.codec`."""

    after: int = Field(ge=0)
    text: str = Field(max_length=100_000)


class Header(Strict):
    """The first line: how many entries follow and with which mark they end, so that none can be missing.

    The first version had no seal; a journal that has none yet is still written as that.
    """

    format: Literal["heart-africa/journal"]
    version: Literal[1, 2]
    id: str = Field(default="", pattern=_ID_OR_NONE)
    kind: str = Field(min_length=1, max_length=40)
    name: str = Field(min_length=1, max_length=LONGEST_NAME)
    created: _Text = ""
    who: _Text = ""
    note: _Text = ""
    rules: _Text = ""
    rulings: Mapping[str, str] = Field(default_factory=dict)
    entries: int = Field(ge=0)
    mark: str = Field(pattern=_HEX)
    seal: Sealed | None = None


@dataclass(frozen=True, slots=True)
class Found:
    """What a file holds: the journal that it names, its lines as far as they are sound, and what is wrong."""

    document: Document
    lines: tuple[Line, ...]
    fault: BadData | None = None


def written(document: Document, lines: Iterable[Line]) -> str:
    """The text of such a file. The lines are those of the document, up to its head."""
    return "\n".join([canonical(_plain(document)), *map(row, lines), ""])


def row(line: Line) -> str:
    """An entry as a row of such a file."""
    return f'{{"mark":"{line.mark}","entry":{line.text}}}'


def read(text: str, kind: str, file: str = "") -> Found:
    """What a text holds, of any kind if none is named; where an entry is not sound, only what is before it.

    Raises `BadData`: no journal, of another kind or a newer version, a header that makes no sense.
    """
    first, *rest = text.removesuffix("\n").split("\n")
    header = _header(first, kind, file)
    said = _document(header)
    lines, fault = _sound(rest, said, file)
    if looks_spoilt(said):
        stated = replace(said, seal=Seal(said.seal.after if said.seal else 0, sealed(said)))
        lines, fault = max((lines, fault), _sound(rest, stated, file), key=lambda found: len(found[0]))
    if fault is None and len(lines) < header.entries:
        fault = _cut_off(header.entries, len(lines), file)
    known = settled(said, lines)
    if fault is None and known.spoilt:
        fault = BadData("journal-head-spoilt", file=file, line=1, about=head_spoilt(known).about)
    return Found(known, lines, fault)


def checked(document: Document) -> Document:
    """A document that such a file could name. Raises `BadData` for what makes no sense."""
    return _document(fit(Header, _plain(document)))


def _plain(document: Document) -> dict[str, Any]:
    header: dict[str, Any] = {
        "format": FORMAT,
        "version": document.version,
        "id": document.id,
        "kind": document.kind,
        "name": document.name,
        "created": document.created,
        "who": document.who,
        "note": document.note,
        "rules": document.rules,
        "rulings": dict(document.rulings),
        "entries": document.head.number,
        "mark": document.head.mark,
    }
    if document.seal is not None:
        header["seal"] = {"after": document.seal.after, "text": document.seal.text}
    return header


def _document(header: Header) -> Document:
    return Document(
        header.id,
        header.kind,
        header.name,
        header.created,
        header.who,
        header.note,
        header.rules,
        dict(header.rulings),
        Head(header.entries, header.mark),
        Seal(header.seal.after, header.seal.text) if header.seal else None,
    )


def _header(text: str, kind: str, file: str) -> Header:
    data = json_object(text)
    if data is None or data.get("format") != FORMAT:
        found = "" if data is None else str(data.get("format", ""))
        raise BadData("not-a-journal", file=file, line=1, about={"found": found, "expected": FORMAT})
    version = data.get("version")
    if type(version) is int and version > VERSION:
        raise BadData("newer-version", file=file, line=1, about={"found": version, "most": VERSION})
    try:
        header = fit(Header, data)
    except BadData as fault:
        raise BadData(fault.code, file=file, line=1, key=fault.key, about=fault.about) from None
    if kind and header.kind != kind:
        raise BadData("another-kind", file=file, line=1, about={"found": header.kind, "expected": kind})
    return header


def _sound(rows: list[str], said: Document, file: str) -> tuple[tuple[Line, ...], BadData | None]:
    """The lines before the first with a wrong mark, and the fault of that one."""
    lines: list[Line] = []
    before, most = FIRST, said.head.number
    for number, row in enumerate(rows, 1):
        line = _line(row, number, before, said.seal)
        if line is None and number == len(rows) <= most and json_object(row) is None:
            return tuple(lines), _cut_off(most, len(lines), file)
        if line is None or number > most or (number == most) != (line.mark == said.head.mark):
            about = {"sound": len(lines), "most": most}
            return tuple(lines), BadData("journal-tampered", file=file, line=number + 1, about=about)
        lines.append(line)
        before = line.mark
    return tuple(lines), None


def _cut_off(most: int, count: int, file: str) -> BadData:
    about = {"sound": count, "most": most}
    return BadData("journal-cut-off", file=file, line=count + 2, about=about)


def _line(row: str, number: int, before: str, seal: Seal | None) -> Line | None:
    """The line of a row, if it is what its mark says and follows the one before."""
    data = json_object(row)
    if data is None or data.keys() != {"mark", "entry"} or not isinstance(data["entry"], dict):
        return None
    try:
        text = canonical(data["entry"])
    except ValueError:
        return None
    line = following(number - 1, before, text, seal)
    return line if line.mark == data["mark"] and data["entry"].get("number") == number else None


def json_object(text: str) -> dict[str, Any] | None:
    """The object of a line of JSON; None for any other text."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return data if isinstance(data, dict) else None

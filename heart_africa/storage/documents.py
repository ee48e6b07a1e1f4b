"""A journal as a whole: its name, its rules and its last line; and the format of the file of a journal."""

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
"""The number in place of a seal's, where there is none yet."""
UNREADABLE = ""
"""The name under which unreadable rulings are kept; no ruling has it."""


@dataclass(frozen=True, slots=True)
class Head:
    """The last line of a journal: its number, 0 for an empty journal, and its mark."""

    number: int = 0
    mark: str = FIRST


@dataclass(frozen=True, slots=True)
class Document:
    """A journal as a whole: a `battle`, a `campaign`, or another kind of game.

    `created`: when (ISO 8601, UTC), `who` began it; `rules`: the version of the rules, `rulings`: the chosen
    readings of unclear rules; `head`: the last line when this was read.

    Everything but its id, name and note is part of the chain, in the line behind the entry that `seal` names;
    `spoilt` lists the fields that had been changed where the journal is kept, and that are given here as the
    chain has them.
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
        """The lowest version of the file format that can hold the journal: version 1 had no seals."""
        return 1 if self.seal is None else VERSION


def sealed(document: Document) -> str:
    """Return the text that the seal of a journal covers, as one line of JSON."""
    return canonical({**{key: getattr(document, key) for key in _SEALED}, "rulings": dict(document.rulings)})


def sealed_behind(document: Document, number: int) -> Document:
    """Return the journal with a seal; one without a seal gets one after entry `number`."""
    return document if document.seal else replace(document, seal=Seal(number, sealed(document)))


_SEALED = ("created", "kind", "rules", "who")


def looks_spoilt(document: Document) -> bool:
    """Whether the fields of a journal differ from its seal, or, without a seal, cannot be read."""
    if document.seal is None:
        return UNREADABLE in document.rulings
    return document.seal.text != sealed(document)


def settled(document: Document, lines: Sequence[Line]) -> Document:
    """Return a journal with its own fields as its chain has them, naming those that were changed."""
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
    """Whether the mark of the line behind a seal was made with that seal."""
    if not 0 <= seal.after < len(lines):
        return seal.after == len(lines) == sound(lines)
    before = lines[seal.after - 1].mark if seal.after else FIRST
    return following(seal.after, before, lines[seal.after].text, seal).mark == lines[seal.after].mark


def _told_by(seal: Seal) -> dict[str, Any] | None:
    """Return the fields that a seal holds, or None if they cannot be read."""
    try:
        told = json.loads(seal.text)
    except (ValueError, RecursionError):
        return None
    whole = isinstance(told, dict) and told.keys() == {*_SEALED, "rulings"}
    texts = whole and all(isinstance(told[key], str) for key in _SEALED)
    return told if texts and isinstance(told["rulings"], dict) else None


def _as_stamped(document: Document, lines: Sequence[Line]) -> Document:
    """Return a journal with the rulings of its last entry's stamp, as its own cannot be read."""
    rulings = _stamp(lines[-1]).rulings if lines else {}
    return replace(document, rulings=rulings, spoilt=("rulings",))


def head_spoilt(document: Document) -> BadData:
    """Return the fault of a journal that can be read but not continued, as its own fields were changed."""
    about = {"what": document.kind, "name": document.name, "found": ", ".join(document.spoilt)}
    return BadData("journal-head-spoilt", about=about)


def document_of(row: Mapping[str, Any]) -> Document:
    """Return the journal that a row of the table describes. Raises `BadData` if its values make no sense."""
    texts = [row[key] for key in ("id", "kind", "name", "created", "who", "note", "rules", "head_mark")]
    after, text = row.get("seal_after", UNSEALED), row.get("seal_text", "")
    numbers = [row["head_number"], after]
    if {type(each) for each in (*texts, text)} != {str} or {type(each) for each in numbers} != {int}:
        raise BadData("database-damaged", about={"why": "journals"})
    id_, kind, name, created, who, note, rules, head_mark = texts
    head, seal = Head(row["head_number"], head_mark), None if after == UNSEALED else Seal(after, text)
    return Document(id_, kind, name, created, who, note, rules, _rulings(row["rulings"]), head, seal)


def _rulings(text: str) -> dict[str, str]:
    """Return the rulings as kept; those that cannot be read are kept under no name, so that it is noticed."""
    try:
        found = json.loads(text)
    except (ValueError, TypeError, RecursionError):
        found = None
    whole = isinstance(found, dict) and all(isinstance(value, str) for value in found.values())
    return found if whole else {UNREADABLE: str(text)}


def head_of(document: Document) -> dict[str, object]:
    """Return the columns of the table for a journal's own fields, its last line and its seal."""
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
    """The fault that the file of a database was taken away or replaced while it was open."""


class Conflict(BadData):
    """The fault that somebody else has written meanwhile.

    `lines` are the lines that stand now where the new ones were to go. Nothing is lost: the new order was not
    entered, and can be entered again once those lines have been read.
    """

    def __init__(self, document: Document, lines: tuple[Line, ...]) -> None:
        super().__init__("written-meanwhile", about=_told(document, lines))
        self.lines = lines


def _told(document: Document, lines: tuple[Line, ...]) -> dict[str, object]:
    """Return the facts of a conflict: who wrote last, and when.

    `by` says whether that is known, or whether lines were removed instead.
    """
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
    """Return a name without spaces around it, as it is kept.

    Raises `BadData`: empty, too long, or not one line.
    """
    name = " ".join(name.split())
    if not name or not name.isprintable():
        raise BadData("not-a-name", about={"found": ascii(name)[1:-1] or "none"})
    if len(name) > LONGEST_NAME:
        raise BadData("too-long", key="name", about={"found": len(name), "most": LONGEST_NAME})
    return name


def storable(text: str) -> str:
    """Return a text that every database accepts, without halves of characters and without zeros."""
    return text.encode("utf-8", "replace").decode().replace("\0", "")


_HEX = r"^[0-9a-f]{64}$"
_ID_OR_NONE = r"^([0-9a-f]{16})?$"
_Text = Annotated[str, Field(max_length=10_000)]


ENDING = ".jsonl"


class Sealed(Strict):
    """The seal in the header of a file; seals are explained in `heart_africa.core.journal.codec`."""

    after: int = Field(ge=0)
    text: str = Field(max_length=100_000)


class Header(Strict):
    """The first line of a file: how many entries follow and the last one's mark, so that none can be missing.

    Version 1 had no seal; a journal that has none yet is still written in version 1.
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
    """The contents of a file: its journal, the lines as far as they are sound, and what is wrong."""

    document: Document
    lines: tuple[Line, ...]
    fault: BadData | None = None


def written(document: Document, lines: Iterable[Line]) -> str:
    """Return the text of the file of a journal; the lines are those of the document, up to its head."""
    return "\n".join([canonical(_plain(document)), *map(row, lines), ""])


def row(line: Line) -> str:
    """Return an entry as a line of the file of a journal."""
    return f'{{"mark":"{line.mark}","entry":{line.text}}}'


def read(text: str, kind: str, file: str = "") -> Found:
    """Read a journal from the text of its file, up to the first entry that is not sound.

    Any kind of journal is taken if `kind` is empty. Raises `BadData`: it is no journal, is of another kind or
    a newer version, or its header makes no sense.
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
    """Return a document that the header of a file can hold. Raises `BadData` if its values make no sense."""
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
    """Return the lines before the first one with a wrong mark, and the fault of that one."""
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
    """Return the line that a row holds; None if its mark does not follow from it and the line before."""
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
    """Return the object that a text holds as JSON, or None for any other text."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return data if isinstance(data, dict) else None

"""A journal as a file of JSON Lines: first what it is, then its entries, each with its mark."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Annotated, Any, Literal

from pydantic import Field

from heart_africa.core.dataclass import dataclass
from heart_africa.core.journal.chain import FIRST, Line, Seal, following
from heart_africa.core.journal.codec import canonical
from heart_africa.core.problems import BadData
from heart_africa.core.strict import Strict, fit
from heart_africa.storage.documents import (
    FORMAT,
    LONGEST_NAME,
    VERSION,
    Document,
    Head,
    head_spoilt,
    looks_spoilt,
    sealed,
    settled,
)

_HEX = r"^[0-9a-f]{64}$"
_ID_OR_NONE = r"^([0-9a-f]{16})?$"
_Text = Annotated[str, Field(max_length=10_000)]


ENDING = ".jsonl"


class Sealed(Strict):
    """The seal of a journal: see `heart_africa.core.journal.chain`."""

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
    data = _object(text)
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
    """The lines up to the first whose mark is not what it should be, and what is wrong with that one."""
    lines: list[Line] = []
    before, most = FIRST, said.head.number
    for number, row in enumerate(rows, 1):
        line = _line(row, number, before, said.seal)
        if line is None and number == len(rows) <= most and _object(row) is None:
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
    data = _object(row)
    if data is None or data.keys() != {"mark", "entry"} or not isinstance(data["entry"], dict):
        return None
    try:
        text = canonical(data["entry"])
    except ValueError:
        return None
    line = following(number - 1, before, text, seal)
    return line if line.mark == data["mark"] and data["entry"].get("number") == number else None


def _object(text: str) -> dict[str, Any] | None:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return data if isinstance(data, dict) else None

"""Entries as text and back: a JSON object each, without default values, so that old entries stay readable."""

import hashlib
import json
import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import fields
from typing import Any, NamedTuple, TypeVar, get_args

from pydantic import TypeAdapter

from heart_africa.core.dataclass import dataclass
from heart_africa.core.dice import Dice
from heart_africa.core.journal.records import (
    Act,
    Command,
    Correction,
    Entry,
    EventRecord,
    Record,
    Redo,
    Roll,
    Stamp,
    Undo,
)
from heart_africa.core.problems import BadData

MOST = 1_000_000
"""No number of a game is larger; a forged one, a year of 10^18 say, would keep loops busy for ever."""

_DOUBTFUL = re.compile(r"\d{7}|\d[eE][+]?\d|NaN|Infinity")
"""What a number beyond that looks like in an entry, and some words that are none."""

Of = TypeVar("Of")
_ADAPTERS: dict[type[Any], TypeAdapter[Any]] = {}
_NAMES: dict[type[Any], frozenset[str]] = {}


def _adapter(cls: type[Any]) -> TypeAdapter[Any]:
    """The adapter that writes and reads a class, built when first needed, since that takes time."""
    if cls not in _ADAPTERS:
        _ADAPTERS[cls] = TypeAdapter(cls)
    return _ADAPTERS[cls]


def _plain(value: object) -> dict[str, Any]:
    """A dataclass as plain data, without fields that have their default, but with its kind."""
    data: dict[str, Any] = _adapter(type(value)).dump_python(value, mode="json", exclude_defaults=True)
    return {"kind": value.kind, **data} if hasattr(value, "kind") else data


def canonical(data: Mapping[str, Any]) -> str:
    """Plain data as one line of JSON, always the same for the same data. Raises `ValueError` for NaN."""
    plain = json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":"), allow_nan=False)
    try:
        plain.encode()
    except UnicodeEncodeError:
        # Halves of characters, which a terminal may hand on, have no place in UTF-8 but as escapes.
        return json.dumps(data, sort_keys=True, separators=(",", ":"))
    return plain


def stamp_of(text: str) -> Stamp:
    """Who wrote a line and when; its other contents may be unreadable.

    Raises `BadData` for what is no entry.
    """
    with _telling():
        return _stamp(json.loads(text))


class Codec:
    """The commands and events of a game by their kinds.

    Raises `ValueError` if two share a kind, or an event has a field `to`, which is the fact's.
    """

    def __init__(self, commands: Iterable[type[Any]], events: Iterable[type[Any]]) -> None:
        self._commands, self._events = by_kind(commands), by_kind(events)
        if clash := [kind for kind, cls in self._events.items() if "to" in _names(cls)]:
            raise ValueError(clash)

    @property
    def commands(self) -> tuple[type[Any], ...]:
        """The classes of all commands."""
        return tuple(self._commands.values())

    def text(self, entry: Entry) -> str:
        """An entry as one line of JSON, always the same for the same entry."""
        return canonical({"number": entry.number, **_plain(entry.stamp), **self._record(entry.record)})

    def entry(self, text: str) -> Entry:
        """The entry that a line holds. Raises `BadData` if it holds none."""
        with _telling():
            data = json.loads(text)
            if _DOUBTFUL.search(text):  # most entries have no such number: looking costs nothing
                _bounded(data)
            number = data["number"]
            if type(number) is not int or (unknown := data.keys() - _KEYS):
                raise ValueError(number if type(number) is not int else unknown)
            return Entry(number, _stamp(data), self._read_record(data))

    def write_fact(self, fact: EventRecord) -> dict[str, Any]:
        """An event record as plain data: whom it befell, and the event's fields."""
        return {"to": fact.who, **_plain(fact.event)}

    def write_command(self, command: Command) -> dict[str, Any]:
        """A command as plain data."""
        return _plain(command)

    def read_command(self, data: dict[str, Any]) -> Command:
        """The command that plain data hold. Raises `KeyError` for an unknown kind, and `ValidationError`."""
        _bounded(data)
        command: Command = _read(self._commands, data)
        return command

    def _record(self, record: Record) -> dict[str, Any]:
        if not isinstance(record, Act):
            return {"deed": _plain(record)}
        rest = {"check": record.check, "despite": list(record.despite), "reason": record.reason}
        return {
            "command": _plain(record.command),
            "rolls": [_plain(roll) for roll in record.rolls],
            "facts": [self.write_fact(fact) for fact in record.facts],
            **{key: value for key, value in rest.items() if value},
        }

    def _read_record(self, data: dict[str, Any]) -> Record:
        if "deed" in data:
            record: Record = _read(_RECORDS, data["deed"])
            _faces(record.misread if isinstance(record, Correction) else ())
            return record
        rolls = tuple(_adapter(Roll).validate_python(roll) for roll in data["rolls"])
        return Act(
            _read(self._commands, data["command"]),
            _faces(rolls),
            tuple(self._fact(**fact) for fact in data["facts"]),
            _text(data.get("check", "")),
            tuple(_text(each) for each in [*data.get("despite", [])]),
            _text(data.get("reason", "")),
        )

    def _fact(self, to: str, **event: object) -> EventRecord:
        return EventRecord(_text(to), _read(self._events, event))


_RECORDS: dict[str, type[Any]] = {"undo": Undo, "redo": Redo, "correction": Correction}
_STAMP = {field.name for field in fields(Stamp)}
_KEYS = {"number", "deed", "command", "rolls", "facts", "check", "despite", "reason", *_STAMP}


@contextmanager
def _telling() -> Iterator[None]:
    """Raises any fault found in a line as the one `BadData`."""
    try:
        yield
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as fault:
        about = {"why": f"{type(fault).__name__}: {fault}".splitlines()[0][:200]}
        raise BadData("not-an-entry", about=about) from None


def _stamp(data: dict[str, Any]) -> Stamp:
    known = {key: value for key, value in data.items() if key in _STAMP}
    stamp: Stamp = _adapter(Stamp).validate_python(known)
    return stamp


def _read(classes: Mapping[str, type[Of]], data: dict[str, Any]) -> Of:
    cls = classes[data["kind"]]
    if unknown := data.keys() - _names(cls):
        raise ValueError(unknown)
    found: Of = _adapter(cls).validate_python(data)
    return found


def _bounded(data: object) -> None:
    """Raises `ValueError` for a number at any depth that is not a number or is larger than games have."""
    if isinstance(data, dict):
        for value in data.values():
            _bounded(value)
    elif isinstance(data, list):
        for value in data:
            _bounded(value)
    elif isinstance(data, int | float) and not -MOST <= data <= MOST:
        raise ValueError(f"a number beyond {MOST}")


def _faces(rolls: tuple[Roll, ...]) -> tuple[Roll, ...]:
    """These rolls unchanged. Raises `ValueError` for a face that a die does not have."""
    for roll in rolls:
        Dice(roll.faces)
    return rolls


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(value)
    return value


def _names(cls: type[Any]) -> frozenset[str]:
    if cls not in _NAMES:
        _NAMES[cls] = frozenset(field.name for field in fields(cls))
    return _NAMES[cls]


def by_kind(classes: Iterable[type[Any]]) -> dict[str, type[Any]]:
    """The classes by their kind. Raises `ValueError` if two have the same."""
    found: dict[str, type[Any]] = {}
    for cls in classes:
        kind = str(next(field.default for field in fields(cls) if field.name == "kind"))
        if found.setdefault(kind, cls) is not cls:
            raise ValueError(kind)
    return found


def members(union: object) -> tuple[type[Any], ...]:
    """The classes of a union; for a single class, that class."""
    return get_args(union) or (union,)


# --- the chain ---


FIRST = "0" * 64
"""The mark before the first entry."""


class Line(NamedTuple):
    """An entry as it is stored: its number, its text and its mark."""

    number: int
    text: str
    mark: str


@dataclass(frozen=True, slots=True)
class Seal:
    """What is stated about the journal as a whole, with the number of the entry that it follows (0: none).

    A journal begun before there were seals has its seal further on; what is before that is not proved by it.
    """

    after: int
    text: str


def mark(before: str, text: str) -> str:
    """The mark (a hash) of an entry's text, chained to the mark of the entry before it."""
    return hashlib.sha256(f"{before}\n{text}".encode()).hexdigest()


def following(number: int, before: str, text: str, seal: Seal | None = None) -> Line:
    """The next line after the one with this number and mark; a seal that stands between them is included."""
    return Line(number + 1, text, mark(_sealed(number, before, seal), text))


def _sealed(number: int, before: str, seal: Seal | None) -> str:
    """The mark that the next line is chained to: that of the seal, if it stands there, else `before`."""
    return mark(before, seal.text) if seal is not None and seal.after == number else before


def sound(lines: Iterable[Line], seal: Seal | None = None) -> int:
    """The number of the last line up to which all lines are numbered and marked correctly."""
    before, last = FIRST, 0
    for number, text, marked in lines:
        if number != last + 1 or marked != mark(_sealed(last, before, seal), text):
            break
        before, last = marked, number
    return last

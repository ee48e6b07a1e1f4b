"""Entries as text and back: one JSON object each, defaults left out, so that old entries stay readable."""

import json
from collections.abc import Iterable
from dataclasses import fields
from typing import Any, get_args

from pydantic import TypeAdapter, ValidationError

from heart_africa.journal.deeds import Act, Correction, Deed, Entry, Fact, Redo, Roll, Stamp, Undo
from heart_africa.problems import BadData

_ADAPTERS: dict[type[Any], TypeAdapter[Any]] = {}


def _adapter(cls: type[Any]) -> TypeAdapter[Any]:
    """How a class is written and read: built when it is first met, for that is what takes time."""
    if cls not in _ADAPTERS:
        _ADAPTERS[cls] = TypeAdapter(cls)
    return _ADAPTERS[cls]


def _plain(value: Any) -> dict[str, Any]:  # noqa: ANN401  # any dataclass
    """A dataclass as plain data, what has its default left out but for its kind."""
    data: dict[str, Any] = _adapter(type(value)).dump_python(value, mode="json", exclude_defaults=True)
    return {"kind": value.kind, **data} if hasattr(value, "kind") else data


class Codec:
    """The commands and events of a game by their kinds. Raises `ValueError` if two share a kind."""

    def __init__(self, commands: Iterable[type[Any]], events: Iterable[type[Any]]) -> None:
        self._commands, self._events = _by_kind(commands), _by_kind(events)

    def text(self, entry: Entry) -> str:
        """An entry as one line of JSON, always the same for the same entry."""
        data = {"number": entry.number, **_plain(entry.stamp), **self._deed(entry.deed)}
        return json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":"))

    def entry(self, text: str) -> Entry:
        """The entry of a line. Raises `BadData` for what is none."""
        try:
            data = json.loads(text)
            number, deed = data.pop("number"), self._read_deed(data)
            stamp = {field.name: data[field.name] for field in fields(Stamp) if field.name in data}
            return Entry(number, _adapter(Stamp).validate_python(stamp), deed)
        except (ValueError, KeyError, TypeError, AttributeError, ValidationError, RecursionError) as fault:
            about = {"why": f"{type(fault).__name__}: {fault}".splitlines()[0][:200]}
            raise BadData("not-an-entry", about=about) from None

    def write_fact(self, fact: Fact) -> dict[str, Any]:
        """A fact as plain data: whom it befell beside what the event says."""
        return {"to": fact.who, **_plain(fact.event)}

    def write_command(self, command: Any) -> dict[str, Any]:  # noqa: ANN401  # the game's own
        """A command as plain data."""
        return _plain(command)

    def read_command(self, data: dict[str, Any]) -> Any:  # noqa: ANN401  # as above
        """The command of plain data. Raises `KeyError` for a kind that nobody has, `ValidationError`."""
        return _read(self._commands, data)

    def _deed(self, deed: Deed) -> dict[str, Any]:
        if not isinstance(deed, Act):
            return {"deed": _plain(deed)}
        rest = {"check": deed.check, "despite": list(deed.despite), "reason": deed.reason}
        return {
            "command": _plain(deed.command),
            "rolls": [_plain(roll) for roll in deed.rolls],
            "facts": [self.write_fact(fact) for fact in deed.facts],
            **{key: value for key, value in rest.items() if value},
        }

    def _read_deed(self, data: dict[str, Any]) -> Deed:
        if "deed" in data:
            return _read({"undo": Undo, "redo": Redo, "correction": Correction}, data["deed"])  # type: ignore[no-any-return]
        return Act(
            self.read_command(data["command"]),
            tuple(_adapter(Roll).validate_python(roll) for roll in data["rolls"]),
            tuple(self._fact(fact) for fact in data["facts"]),
            data.get("check", ""),
            tuple(data.get("despite", ())),
            data.get("reason", ""),
        )

    def _fact(self, data: dict[str, Any]) -> Fact:
        who = data.pop("to")
        return Fact(who, _read(self._events, data))


def _read(classes: dict[str, type[Any]], data: dict[str, Any]) -> Any:  # noqa: ANN401  # one of the classes
    return _adapter(classes[data["kind"]]).validate_python(data)


def _by_kind(classes: Iterable[type[Any]]) -> dict[str, type[Any]]:
    """The classes by the one word that their field `kind` admits."""
    found: dict[str, type[Any]] = {}
    for cls in classes:
        kind = str(next(field.default for field in fields(cls) if field.name == "kind"))
        if found.setdefault(kind, cls) is not cls:
            raise ValueError(kind)
    return found


def members(union: Any) -> tuple[type[Any], ...]:  # noqa: ANN401  # a union type, which has no type of its own
    """The classes of a union; of a single class, itself."""
    return get_args(union) or (union,)

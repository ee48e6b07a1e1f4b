"""Table files (`*.table.toml`): read, written, and refused with the reason."""

from collections.abc import Mapping
from dataclasses import MISSING, fields, is_dataclass
from dataclasses import Field as Column
from enum import Enum
from functools import cache, reduce
from itertools import chain
from operator import or_
from types import MappingProxyType, NoneType, UnionType
from typing import Annotated, Any, Literal, Union, cast, get_args, get_origin, get_type_hints

import tomlkit
from pydantic import Field, create_model

from heart_africa.board.layout import Layout
from heart_africa.core.strict import Strict, fit, parse, recognise

ENDING = ".table.toml"
FORMAT, VERSION = "heart-africa/table", 1


def to_toml(layout: Layout, name: str = "") -> str:
    """A table as text, without fields that have their default."""
    document = tomlkit.document()
    document.update({"format": FORMAT, "version": VERSION} | ({"name": name} if name else {}))
    plain = _plain(layout)
    assert isinstance(plain, dict)  # noqa: S101  # as every row is
    for key, value in plain.items():
        document[key] = _written(value)
    return tomlkit.dumps(document)


def from_toml(text: str, file: str = "") -> tuple[Layout, str]:
    """The table that a text holds, and its name. Raises `BadData` with file, line and key."""
    data = parse(text, file)
    recognise(data, (FORMAT, VERSION), "not-a-table", text, file)
    read = fit(_row(Layout, extra=True), data, text, file)
    return cast("Layout", _value(read, Layout)), str(getattr(read, "name", ""))


# --- from the values of a layout to strict rows, so that both are said once ---


@cache
def _row(cls: type[Any], *, extra: bool = False) -> type[Strict]:
    """A strict model with the fields of a dataclass; `extra`: with the head of a file too."""
    hints = get_type_hints(cls)
    columns: dict[str, Any] = {one.name: (_admitted(hints[one.name]), _default(one)) for one in fields(cls)}
    if extra:
        columns |= {"format": (str, ...), "version": (int, ...), "name": (str, "")}
    return create_model(cls.__name__, __base__=Strict, **columns)


def _default(column: "Column[Any]") -> object:
    if column.default is not MISSING:
        return column.default
    return ... if column.default_factory is MISSING else {}


def _admitted(hint: object) -> object:
    if isinstance(hint, type) and is_dataclass(hint):
        return _row(hint)
    if isinstance(hint, type) and issubclass(hint, Enum):
        return Annotated[hint, Field(strict=False)]
    origin, inner = get_origin(hint), tuple(_admitted(one) for one in get_args(hint))
    if origin in {Union, UnionType}:
        words = [get_args(one) for one in inner if get_origin(one) is Literal]
        return Literal[tuple(chain(*words))] if len(words) == len(inner) else reduce(or_, inner)
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return dict.__class_getitem__(inner)
    return tuple.__class_getitem__(inner) if origin is tuple else hint


def _value(read: object, hint: object) -> object:
    """The values of a layout from what was read."""
    if isinstance(hint, type) and is_dataclass(hint):
        hints = get_type_hints(hint)
        return hint(**{key: _value(getattr(read, key), type_) for key, type_ in hints.items()})
    if get_origin(hint) in {Union, UnionType}:
        return read if read is None else _value(read, _meant(hint))
    inner = get_args(hint)
    if isinstance(read, dict):
        return MappingProxyType({key: _value(one, inner[1]) for key, one in read.items()})
    if isinstance(read, tuple):
        types = inner if inner and inner[-1] is not ... else inner[:1] * len(read)
        return tuple(_value(one, type_) for one, type_ in zip(read, types, strict=True))
    return read


def _meant(hint: object) -> object:
    return next(one for one in get_args(hint) if one is not NoneType)


# --- from values to text ---


def _plain(value: object) -> object:
    if is_dataclass(value):
        kept = ((one, getattr(value, one.name)) for one in fields(value))
        return {one.name: _plain(found) for one, found in kept if not _usual(one, found)}
    if isinstance(value, Mapping):
        return {key: _plain(one) for key, one in value.items()}
    if isinstance(value, tuple):
        return [_plain(one) for one in value]
    return value.value if isinstance(value, Enum) else value


def _usual(column: "Column[Any]", found: object) -> bool:
    return found == column.default or (column.default_factory is not MISSING and not found)


def _written(value: object) -> object:
    """Plain data in the form in which it is easy to read: a table for each piece, a line for each figure."""
    if isinstance(value, list) and value and isinstance(value[0], dict):
        rows = tomlkit.aot()
        for one in value:
            rows.append(_table(one))
        return rows
    return _table(value) if isinstance(value, dict) else value


def _table(value: Mapping[str, Any]) -> object:
    table = tomlkit.table()
    for key, one in sorted(value.items(), key=lambda pair: _nested(pair[1])):
        table[key] = _inline(one) if isinstance(one, dict) else _written(one)
    return table


def _inline(value: Mapping[str, Any]) -> object:
    inline = tomlkit.inline_table()
    inline.update({key: _inline(one) if isinstance(one, dict) else one for key, one in value.items()})
    return inline


def _nested(value: object) -> bool:
    return isinstance(value, list) and bool(value) and isinstance(value[0], dict)

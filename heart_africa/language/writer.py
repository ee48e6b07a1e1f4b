"""Writes a command as a line that reads back to the same command; else as plain data."""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import is_dataclass
from itertools import product
from typing import Any, get_args

from heart_africa.core.fields import Holds, Meaning
from heart_africa.core.journal.records import Command
from heart_africa.core.problems import BadData
from heart_africa.language.lines import quoted
from heart_africa.language.order_fields import (
    Form,
    Slot,
    choices,
    denial,
    form,
    inner,
    is_pair,
    is_row,
    value_message,
    words_of,
)
from heart_africa.language.reader import Reader
from heart_africa.language.values import EMPTY, NOTHING

Plain = Callable[[Any], Mapping[str, Any]]
"""A command as plain data."""


def line(reader: Reader, command: Command, plain: Plain, short: Iterable[Any] = ()) -> str:
    """The line of a command in the reader's language; `short`: shorthands that mean it."""
    for said, sets in product((*short, command), (False, True)):
        try:
            text = " ".join(_words(reader, form(type(said)), said, sets=sets))
            if reader.command(text) == command:
                return text
        except (BadData, KeyError, ValueError):
            continue  # it names something gone, or a text that cannot be quoted
    return json.dumps(plain(command), ensure_ascii=False, sort_keys=True)


def _words(reader: Reader, wanted: Form, command: Command, *, sets: bool) -> Iterator[str]:
    yield wanted.verbs(reader.lang)[0]
    yield from _fields(reader, wanted, command, dashes="--", sets="--" if sets else "")


def _fields(reader: Reader, wanted: Form, filled: object, dashes: str, sets: str = "") -> Iterator[str]:
    """The fields that are written, each after its name; `sets`: what precedes names of enum fields."""
    first = wanted.positional[:1]
    for slot in sorted(wanted.slots, key=lambda each: each not in wanted.positional):
        value = getattr(filled, slot.name)
        if not slot.required and value == slot.default:
            continue
        word = slot.words(reader.lang)[0]
        if slot.is_flag:
            if slot.required or value != slot.default:
                yield (f"{dashes}{word}" if value else f"{dashes}{denial(reader.lang)}-{word}")
        elif slot in first and value != ():
            yield _said(reader, slot, filled, value)
        else:
            bare = slot in wanted.positional and slot.hint is str
            marks = sets if choices(inner(slot.hint)[0]) else dashes
            yield f"{'' if bare else marks}{word}"
            yield _said(reader, slot, filled, value)


def _said(reader: Reader, slot: Slot, filled: object, value: object) -> str:
    """A value as one word; in quotes, unchanged, if a flag says that it is free text."""
    free = slot.free_if and getattr(filled, slot.free_if)
    return quoted(str(value)) if free else text(reader, slot, slot.hint, value)


def text(reader: Reader, slot: Slot, hint: object, value: object) -> str:
    """A value as one word. Raises `ValueError` for a text that no quotes can hold."""
    hint, may_lack = inner(hint)
    if value is None or value == ():
        return EMPTY if may_lack and value == () else NOTHING
    if is_pair(hint) and isinstance(value, tuple):
        first, second = (
            text(reader, slot, part, each) for part, each in zip(get_args(hint), value, strict=True)
        )
        return first if second == NOTHING else f"{first}={second}"
    if isinstance(value, tuple | Mapping):
        return ",".join(_several(reader, slot, hint, value))
    if is_dataclass(value):
        return f"{{{' '.join(_fields(reader, form(type(value)), value, dashes=''))}}}"
    return _choice(reader.lang, str(value)) if choices(hint) else _plain(reader, slot, value)


def _several(
    reader: Reader, slot: Slot, hint: object, values: tuple[Any, ...] | Mapping[Any, Any]
) -> list[str]:
    of = get_args(hint)
    if isinstance(values, Mapping):
        return [
            f"{_text(reader, slot.holds, name)}={text(reader, slot, of[1], each)}"
            for name, each in values.items()
        ]
    if all(isinstance(each, str) for each in values):
        row = reader.names.row(reader.lang, slot.holds, values)
        if row is not None:
            return row
    return [text(reader, slot, of[0] if is_row(hint) else str, each) for each in values]


def _choice(lang: str, value: str) -> str:
    words = words_of(lang, value_message(value)) if value else (NOTHING,)
    return quoted((words or (value,))[0])


def _plain(reader: Reader, slot: Slot, value: object) -> str:
    if isinstance(value, bool):
        return _choice(reader.lang, "yes" if value else "no")
    if isinstance(value, float):
        return f"{value:g}"
    if isinstance(value, str):
        return _text(reader, slot.holds, value)
    return _text(reader, slot.holds, str(value)) if slot.is_number_of else str(value)


def _text(reader: Reader, holds: Meaning, value: str) -> str:
    if not value:
        return NOTHING
    if holds is Holds.SIDE:
        return _choice(reader.lang, value)
    return reader.names.written(reader.lang, holds, value) or quoted(value)

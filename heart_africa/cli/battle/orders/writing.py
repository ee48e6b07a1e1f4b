"""A command as a line that reads back to the same command; what no line can say stands as plain data."""

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import is_dataclass
from typing import Any

from heart_africa.cli.battle.orders.forms import Form, Holds, Slot, choices, form, inner
from heart_africa.cli.battle.orders.lexicon import value_message, words_of
from heart_africa.cli.battle.orders.lines import quoted
from heart_africa.cli.battle.orders.names import Names
from heart_africa.cli.battle.orders.reading import NOTHING, Reader
from heart_africa.problems import BadData

Plain = Callable[[Any], Mapping[str, Any]]
"""A command as plain data."""


def line(reader: Reader, command: Any, plain: Plain) -> str:  # noqa: ANN401  # any command
    """The line of a command, in the reader's language."""
    try:
        text = " ".join(_words(reader, form(type(command)), command))
        if reader.command(text) == command:
            return text
    except (BadData, KeyError, ValueError):
        pass  # an order that names what is no longer there, or a text that no quotes can hold
    return json.dumps(plain(command), ensure_ascii=False, sort_keys=True)


def _words(reader: Reader, wanted: Form, command: Any) -> Iterator[str]:  # noqa: ANN401  # as above
    yield wanted.verbs(reader.lang)[0]
    yield from _fields(reader, wanted, command, dashes="--")


def _fields(reader: Reader, wanted: Form, filled: Any, dashes: str) -> Iterator[str]:  # noqa: ANN401  # as above
    first = wanted.positional[:1]
    for slot in sorted(wanted.slots, key=lambda each: each not in wanted.positional):
        value = getattr(filled, slot.name)
        if not slot.required and value == slot.default:
            continue
        word = slot.words(reader.lang)[0]
        if slot.is_flag:
            if value != (slot.default if not slot.required else False):
                yield (
                    f"{dashes}{word}"
                    if value
                    else f"{dashes}{words_of(reader.lang, 'verbs-is-not')[0]}-{word}"
                )
        elif slot in first and value != ():
            yield text(reader, slot, slot.hint, value)
        else:
            bare = slot in wanted.positional and slot.hint is str
            yield f"{'' if bare else dashes}{word}"
            yield text(reader, slot, slot.hint, value)


def text(reader: Reader, slot: Slot, hint: Any, value: Any) -> str:  # noqa: ANN401  # of the field's type
    """A value as one word. Raises `ValueError` for a text that no quotes can hold."""
    hint, _ = inner(hint)
    if value is None or value == ():
        return NOTHING
    if isinstance(value, tuple):
        return ",".join(_several(reader, slot, hint, value))
    if isinstance(value, Mapping):
        return ",".join(f"{_text(reader, slot.holds, key)}={text(reader, slot, type(each), each)}"
                        for key, each in value.items())  # fmt: skip
    if is_dataclass(value):
        return f"{{{' '.join(_fields(reader, form(type(value)), value, dashes=''))}}}"
    if choices(hint):
        return _choice(reader.lang, str(value))
    return _plain(reader, slot, value)


def _several(reader: Reader, slot: Slot, hint: Any, values: tuple[Any, ...]) -> list[str]:  # noqa: ANN401  # as above
    if slot.holds is Holds.FIGURE and all(isinstance(each, str) for each in values):
        return reader.names.codes(reader.lang, values)
    return [text(reader, slot, _hint(hint, place), each) for place, each in enumerate(values)]


def _hint(hint: Any, place: int) -> Any:  # noqa: ANN401  # as above
    kinds = getattr(hint, "__args__", (str,))
    return kinds[place] if place < len(kinds) and kinds[-1] is not Ellipsis else kinds[0]


def _choice(lang: str, value: str) -> str:
    words = words_of(lang, value_message(value)) if value else (NOTHING,)
    return quoted((words or (value,))[0])


def _plain(reader: Reader, slot: Slot, value: Any) -> str:  # noqa: ANN401  # as above
    if isinstance(value, bool):
        return _choice(reader.lang, "yes" if value else "no")
    if isinstance(value, float):
        return f"{value:g}"
    return _text(reader, slot.holds, value) if isinstance(value, str) else str(value)


def _text(reader: Reader, holds: Holds, value: str) -> str:
    if holds in {Holds.UNIT, Holds.FIGURE, Holds.WHO}:
        return short(reader.names, reader.lang, value)
    if holds is Holds.SIDE:
        return _choice(reader.lang, value)
    return quoted(value) if value else '""'


def short(names: Names, lang: str, who: str) -> str:
    """The code of a unit or figure; a unit and its only figure may share a name, which means either."""
    if who in names.battle.units:
        return names.code(lang, who)
    return names.figure_code(lang, who)

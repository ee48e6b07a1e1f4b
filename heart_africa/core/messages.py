"""The one message catalogue: every sentence for users, in Spanish and in English.

The texts are Fluent files in `resources/messages/<language>/<area>.ftl`; a message id begins with its area
(`problem-unit-too-cheap` is in `problem.ftl`), so that a program reads only the areas it needs. What belongs
to one thing is one message with attributes, asked for as `order-shoot.help`.
"""

import logging
import os
import re
from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

if TYPE_CHECKING:
    from fluent.runtime.resolver import Message, Pattern

from resources import ROOT

LOG = logging.getLogger(__name__)
LOG.addHandler(logging.NullHandler())  # it is not for the screen
FOLDER = ROOT / "messages"
BOOK = "es"
"""The language of the book, whose terms stand beside those of every other."""
LANGUAGES = (BOOK, *sorted({each.name for each in FOLDER.glob("*/")} - {BOOK}))
"""The languages of the catalogue, a folder each, that of the book first."""
STANDS_IN = dict.fromkeys(("order", "field", "value", "prompt", "answer"), "orders")
"""The areas without a file of their own: whoever adds an order words all of it in one file."""
ENTRY = re.compile(r"^([a-z][\w-]*) *=.*\n(?:[ \t]+.*\n|[ \t]*\n(?=[ \t]+\S))*", re.MULTILINE)
"""A message: its first line and all that is set in under it."""
ATTRIBUTE = re.compile(r"^[ \t]+\.([a-z][\w-]*) *=", re.MULTILINE)
"""Where an attribute of a message begins."""
REFERENCE = re.compile(r"\{ ([a-z]\w*-[\w-]+) \}")
"""Another message that stands in one."""


@cache
def _bundle(language: str) -> FluentBundle:
    """The messages of a language that have been asked for so far."""
    return FluentBundle([language], use_isolating=False)


@cache
def _entries(language: str, area: str) -> Mapping[str, str]:
    """The unparsed messages of an area by id; empty if there is no such area."""
    path: Path = FOLDER / language / f"{area}.ftl"
    text = path.read_text(encoding="utf-8") if path.is_file() else ""
    return {found[1]: found[0] for found in ENTRY.finditer(text)}


def area_of(message: str) -> str:
    """The area whose file has a message."""
    area = message.partition("-")[0]
    return STANDS_IN.get(area, area)


@cache
def _understood(language: str, id_: str) -> "Message":
    """A message with its attributes. Each is parsed when first asked for, since parsing takes time.

    Raises `KeyError`.
    """
    bundle, text = _bundle(language), _entries(language, area_of(id_))[id_]
    for other in REFERENCE.findall(text):
        _understood(language, other)
    bundle.add_resource(FluentResource(text))
    return bundle.get_message(id_)


@cache
def _pattern(language: str, message: str) -> "Pattern":
    """The text pattern of a message, or of an attribute of it. Raises `KeyError`."""
    id_, _, attribute = message.partition(".")
    understood = _understood(language, id_)
    found = understood.attributes[attribute] if attribute else understood.value
    if found is None:  # nothing but attributes
        raise KeyError(message)
    return found


def understand(language: str, *areas: str) -> None:
    """Parse all messages of these areas in advance, so that their first use need not wait."""
    for area in areas:
        for message in _entries(language, area):
            _understood(language, message)


def has(language: str, message: str) -> bool:
    """Whether the catalogue has this message, or this attribute of a message: `order-shoot.help`."""
    id_, _, attribute = message.partition(".")
    text = _entries(language, area_of(id_)).get(id_)
    return text is not None and (not attribute or attribute in ATTRIBUTE.findall(text))


def begun_with(language: str, start: str) -> tuple[str, ...]:
    """The ids of all messages that begin with `start`, which must include the area."""
    return tuple(id_ for id_ in _entries(language, area_of(start)) if id_.startswith(start))


def say(language: str, message: str, about: Mapping[str, object] | None = None, /, **facts: object) -> str:
    """The message in that language, with its facts filled in.

    Raises `KeyError` if the catalogue lacks the message. A fact that is needed and not given is a bug: in
    tests (`STRICT`) it raises `ValueError`; users get a gap in the sentence, and the log a line. Numbers are
    written without separators, in either language: 1879 may be a year.
    """
    if not about and not facts:
        return _again(language, message, ())
    known = {**(about or {}), **facts}
    if all(type(value) in {str, int} for value in known.values()):
        return _again(language, message, tuple(known.items()))
    return _worded(language, message, known)


@lru_cache(maxsize=16384)
def _again(language: str, message: str, known: tuple[tuple[str, object], ...]) -> str:
    """A message with plain facts, cached: a page that is redrawn says nearly all that it said before."""
    return _worded(language, message, dict(known))


def _worded(language: str, message: str, about: Mapping[str, object]) -> str:
    """A message with its facts filled in, not cached."""
    pattern = _pattern(language, message)
    plain = {key: _bare(value) for key, value in about.items()}
    text, errors = _bundle(language).format_pattern(pattern, plain)
    return _with_gaps(language, message, plain, errors) if errors else str(text)


STRICT = "HEART_AFRICA_STRICT"
"""What the tests say in the environment, so that no message is worded without all of its facts."""
GAP = "…"
"""What stands in a sentence for a fact that nobody gave."""
VARIABLE = re.compile(r"\$([a-z_]+)")


def _with_gaps(language: str, message: str, plain: Mapping[str, object], errors: list[Exception]) -> str:
    """The message with a gap for each fact that it lacks. Raises `ValueError` in a test."""
    told = f"{language}: {message}: {errors[0]}"
    if os.environ.get(STRICT):
        raise ValueError(told)
    LOG.error(told)
    id_ = message.partition(".")[0]
    needs = VARIABLE.findall(_entries(language, area_of(id_))[id_])
    text, _ = _bundle(language).format_pattern(
        _pattern(language, message), {**dict.fromkeys(needs, GAP), **plain}
    )
    return str(text)


LONGEST = 1000
"""Fluent refuses a fact of more letters than this: whoever wrote it is not to stop the program."""


def _bare(value: object) -> object:
    """A whole number marked to be written without separators; a text cut to the length that Fluent takes."""
    if type(value) is int:
        return fluent_number(value, useGrouping=False)
    return f"{value[: LONGEST - 1]}…" if isinstance(value, str) and len(value) > LONGEST else value

"""The one message catalogue: every sentence for users, in Spanish and in English.

The texts are Fluent files in `resources/messages/<language>/<area>.ftl`; a message id begins with its
area (`problem-unit-too-cheap` stands in `problem.ftl`), so that a program reads only the areas it speaks.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from resources import ROOT

LANGUAGES = ("es", "en")
FOLDER = ROOT / "messages"


@cache
def _area(language: str, area: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    path: Path = FOLDER / language / f"{area}.ftl"
    bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def has(language: str, message: str) -> bool:
    """Whether the catalogue words this message."""
    area = message.partition("-")[0]
    path = FOLDER / language / f"{area}.ftl"
    return path.is_file() and _area(language, area).has_message(message)


def say(language: str, message: str, about: Mapping[str, object] | None = None, /, **facts: object) -> str:
    """The message in that language, with its facts filled in.

    Raises `KeyError` if the catalogue lacks the message and `ValueError` if a fact it needs is missing:
    both are bugs, caught by the tests that walk the catalogue. Numbers are written without separators:
    1879 is a year and 1166 are points, in either language.
    """
    bundle = _area(language, message.partition("-")[0])
    pattern = bundle.get_message(message).value
    if pattern is None:
        raise KeyError(message)
    plain = {key: _bare(value) for key, value in {**(about or {}), **facts}.items()}
    text, errors = bundle.format_pattern(pattern, plain)
    if errors:
        raise ValueError(f"{language}: {message}: {errors[0]}")
    return str(text)


def _bare(value: object) -> object:
    """A whole number that will be written without separators; anything else as it is."""
    return fluent_number(value, useGrouping=False) if type(value) is int else value

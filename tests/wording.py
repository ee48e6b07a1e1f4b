"""What the rules say, said in both languages: an id without words or a fact that is missing fails the test."""

from collections.abc import Mapping
from typing import Protocol

from heart_africa.core.messages import LANGUAGES, say
from heart_africa.core.problems import Problem


class Told(Protocol):
    """A line of a sum, or an event: the id of its words and the facts that they need."""

    @property
    def what(self) -> str: ...

    @property
    def about(self) -> Mapping[str, object]: ...


def told(*things: Told | Problem) -> list[str]:
    """Everything in Spanish, then everything in English."""
    return [say(lang, *_words(thing)) for lang in LANGUAGES for thing in things]


def _words(thing: Told | Problem) -> tuple[str, Mapping[str, object]]:
    words = thing.code if isinstance(thing, Problem) else thing.what
    return words, {key: _joined(value) for key, value in thing.about.items()}


def _joined(value: object) -> object:
    """Several ids as the words that the edges make of them; what is said in each language already, once."""
    if isinstance(value, Mapping):
        return next(iter(value.values()))
    return ", ".join(map(str, value)) if isinstance(value, tuple) else value

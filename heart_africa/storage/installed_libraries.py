"""The libraries that this installation of the program uses, with their versions and licences."""

import re
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

from heart_africa.core.dataclass import dataclass
from heart_africa.core.text import alphabetical

NAME = "heart-of-africa"
PROJECT = Path(__file__).parents[2] / "pyproject.toml"
_WORD = re.compile(r"[A-Za-z0-9._-]+")
LONGEST = 60
"""The most letters of a licence's name; a longer text is the licence itself."""


@dataclass(frozen=True, slots=True)
class Library:
    """A library: its name, version and licence; `direct`: the program itself asks for it."""

    name: str
    version: str
    licence: str
    direct: bool


@cache
def libraries(name: str = NAME) -> tuple[Library, ...]:
    """Return all installed libraries that the program needs, and those that they need, sorted by name."""
    wanted = tuple(_needed(_requirements(name)))
    found: dict[str, Library] = {}
    waiting = list(wanted)
    while waiting:
        each = waiting.pop()
        one = _installed(each)
        if one is not None and each not in found:
            found[each] = Library(one.name, one.version, licence(one), each in wanted)
            waiting += _needed(one.requires or ())
    return tuple(sorted(found.values(), key=lambda library: alphabetical(library.name)))


def _requirements(name: str) -> Iterable[str]:
    """Return what the program requires: as it was installed, or by its project file."""
    if (one := _installed(name)) is not None:
        return one.requires or ()
    if not PROJECT.is_file():
        return ()
    project = tomllib.loads(PROJECT.read_text(encoding="utf-8"))
    return [*project["project"]["dependencies"], *project["dependency-groups"]["laboratory"]]


def _needed(requirements: Iterable[str]) -> Iterator[str]:
    """Yield the names of required libraries, spelt one way; without those that only an extra requires."""
    for each in requirements:
        word = _WORD.match(each)
        if word and "extra ==" not in each:
            yield re.sub(r"[-_.]+", "-", word[0]).lower()


def _installed(name: str) -> Distribution | None:
    try:
        return distribution(name)
    except PackageNotFoundError:
        return None


def licence(one: Distribution) -> str:
    """Return the name of a library's licence: an expression, a few words or a classifier.

    "" if none is named.
    """
    about = one.metadata
    for key in ("License-Expression", "License"):
        said = (about[key] or "").strip() if key in about else ""
        if said and len(said) <= LONGEST and "\n" not in said and said != "UNKNOWN":
            return said
    named = [each for each in about.get_all("Classifier") or () if each.startswith("License ::")]
    return ", ".join(each.rpartition(" :: ")[2] for each in named)

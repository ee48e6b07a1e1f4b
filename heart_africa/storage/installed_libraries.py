"""What the program stands on, as this installation has it: libraries with their versions and licences."""

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
"""A licence is named in so many letters; a longer text is the licence itself."""


@dataclass(frozen=True, slots=True)
class Library:
    """A library: its name, its version, the name of its licence; `direct`: the program itself asks for it."""

    name: str
    version: str
    licence: str
    direct: bool


@cache
def libraries(name: str = NAME) -> tuple[Library, ...]:
    """All that is installed of what the program needs, and of what that needs in turn, by their names."""
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
    """What the program asks for: as it was installed, or as its project says if it runs from its folder."""
    if (one := _installed(name)) is not None:
        return one.requires or ()
    if not PROJECT.is_file():
        return ()
    project = tomllib.loads(PROJECT.read_text(encoding="utf-8"))
    return [*project["project"]["dependencies"], *project["dependency-groups"]["laboratory"]]


def _needed(requirements: Iterable[str]) -> Iterator[str]:
    """The libraries that requirements name, in one spelling; what only an extra asks for is left out."""
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
    """The name of its licence: an expression, a few words, or its classifier; "" if it names none."""
    about = one.metadata
    for key in ("License-Expression", "License"):
        said = (about[key] or "").strip() if key in about else ""
        if said and len(said) <= LONGEST and "\n" not in said and said != "UNKNOWN":
            return said
    named = [each for each in about.get_all("Classifier") or () if each.startswith("License ::")]
    return ", ".join(each.rpartition(" :: ")[2] for each in named)

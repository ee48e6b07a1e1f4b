"""The command line of a start."""

import os
import re
import shlex
import sys
from pathlib import Path
from typing import NamedTuple

from heart_africa.bootstrap.faults import Trouble
from heart_africa.bootstrap.messages import LANGUAGES, locale_language

HELP = (["-h"], ["--help"])
SCREENSHOTS = "out/screenshots"


class Arguments(NamedTuple):
    """The command line of a start: its language, `--rebuild`, and the command that is passed on."""

    lang: str
    rebuild: bool
    command: tuple[str, ...]

    @property
    def testing(self) -> bool:
        """Whether the tests are to be run."""
        return self.command[:1] == ("test",)

    @property
    def parts(self) -> tuple[str, ...]:
        """The parts to install for this command, in order; the laboratory's libraries only where needed."""
        language = self.command[:2] if self.command[:1] == ("--lang",) else ()
        if self.testing:
            return ("run", "laboratory", "test", "desk")
        words = self.command[len(language) :]
        if words[:1] == ("lab",) or words[:2] == ("zulus", "balance"):
            return ("run", "laboratory", "desk")
        return ("run", "desk")

    @property
    def window(self) -> tuple[str, ...] | None:
        """The desk's arguments, if the command opens its window or draws its pages; else None."""
        language = self.command[:2] if self.command[:1] == ("--lang",) else ()
        rest = self.command[len(language) :]
        if rest[:1] == ("desk",):
            return (*language, *rest[1:])
        if rest[:1] == ("screenshots",):
            return (*language, "--screenshots", *(rest[1:] or (SCREENSHOTS,)))
        return None

    @property
    def again(self) -> str:
        """The command line that would repeat this start."""
        return f"{start_command()} {shlex.join(self.command)}".strip()


def start_command() -> str:
    """The command that starts this file on this system."""
    python = "py" if os.name == "nt" else Path(sys.executable).name
    return f"{python} {shlex.quote(sys.argv[0] or 'start.py')}"


def understand(arguments: list[str]) -> Arguments:
    """The arguments, understood: our own options come before the command, the rest is passed on."""
    rest, lang, rebuild = list(arguments), None, False
    while rest and rest[0].split("=")[0] in ("--lang", "--rebuild"):
        option, _, value = rest.pop(0).partition("=")
        if option == "--rebuild":
            rebuild = True
        else:
            lang = known_language(value or (rest.pop(0) if rest else ""))
    handed_on = ["--lang", lang] if lang and rest[:1] not in (["test"], *HELP) else []
    return Arguments(lang or overheard(rest) or locale_language(), rebuild, (*handed_on, *(rest or ["desk"])))


def known_language(value: str) -> str:
    """The language. Raises `Trouble` if we do not speak it."""
    if value not in LANGUAGES:
        raise Trouble("usage", what=f"--lang {value}".strip())
    return value


def overheard(arguments: list[str]) -> str | None:
    """The language in the arguments that are passed on; None if there is none."""
    found = re.search(rf"(?:^| )--lang[ =]({'|'.join(LANGUAGES)})(?: |$)", " ".join(arguments))
    return found.group(1) if found else None

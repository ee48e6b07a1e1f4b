"""What was asked for on the command line."""

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
    """What was asked for on the command line."""

    lang: str
    rebuild: bool
    command: tuple[str, ...]

    @property
    def testing(self) -> bool:
        """Whether the tests are to be run."""
        return self.command[:1] == ("test",)

    @property
    def parts(self) -> tuple[str, ...]:
        """What has to be installed for it, in that order: the laboratory's libraries only there."""
        language = self.command[:2] if self.command[:1] == ("--lang",) else ()
        if self.testing:
            return ("run", "laboratory", "test", "desk")
        words = self.command[len(language) :]
        if words[:1] == ("lab",) or words[:2] == ("zulus", "balance"):
            return ("run", "laboratory", "desk")
        return ("run", "desk")

    @property
    def window(self) -> tuple[str, ...] | None:
        """What the desk is told, if that was asked for: to open its window, or to draw its pages."""
        language = self.command[:2] if self.command[:1] == ("--lang",) else ()
        rest = self.command[len(language) :]
        if rest[:1] == ("desk",):
            return (*language, *rest[1:])
        if rest[:1] == ("screenshots",):
            return (*language, "--screenshots", *(rest[1:] or (SCREENSHOTS,)))
        return None

    @property
    def again(self) -> str:
        """The command line that asks for the same."""
        return f"{start_command()} {shlex.join(self.command)}".strip()


def start_command() -> str:
    """How this file is started here."""
    python = "py" if os.name == "nt" else Path(sys.executable).name
    return f"{python} {shlex.quote(sys.argv[0] or 'start.py')}"


def understand(arguments: list[str]) -> Arguments:
    """Our own options stand before the command; all the rest is handed on as it is."""
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
    """The language, if we speak it."""
    if value not in LANGUAGES:
        raise Trouble("usage", what=f"--lang {value}".strip())
    return value


def overheard(arguments: list[str]) -> str | None:
    """The language that the program itself is asked for."""
    found = re.search(rf"(?:^| )--lang[ =]({'|'.join(LANGUAGES)})(?: |$)", " ".join(arguments))
    return found.group(1) if found else None

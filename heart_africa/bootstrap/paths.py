"""Where everything lies, what is locked, and what is already installed."""

import hashlib
import json
import os
import re
import sys
import sysconfig
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

DESK = ("pyside6", "shiboken6")  # locked with the rest in run.txt, installed after it


class House(NamedTuple):
    """Where everything lies."""

    root: Path

    @property
    def venv(self) -> Path:
        """The environment, which belongs to this program alone: it may be thrown away."""
        return self.root / ".venv"

    @property
    def stamp(self) -> Path:
        """What is wholly installed; absent while something is half done."""
        return self.venv / "heart-africa.json"

    @property
    def downloads(self) -> Path:
        """Where wheels wait for being installed."""
        return self.root / ".venv.downloads"

    @property
    def log(self) -> Path:
        """The words of pip, for whoever has to mend something."""
        return self.root / "start.log"

    def path(self, kind: str) -> Path:
        """The folder of the environment that holds its `scripts` or its packages (`purelib`)."""
        return Path(sysconfig.get_path(kind, "venv", {"base": str(self.venv)}))

    @property
    def python(self) -> Path:
        """The environment's own Python."""
        return self.path("scripts") / ("python.exe" if os.name == "nt" else "python")


def locked(house: House, part: str) -> str:
    """The lines of the lock that this part installs."""
    run = _blocks(house, "run")
    if part in ("run", "desk"):
        return "".join(block for block in run if block.startswith(DESK) == (part == "desk"))
    known = {_name(block) for block in run}
    return "".join(block for block in _blocks(house, part) if _name(block) not in known)


def _blocks(house: House, name: str) -> list[str]:
    """A lock, library by library."""
    text = (house.root / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    return re.split(r"(?m)^(?=[a-z0-9])", text)[1:]


def _name(block: str) -> str:
    return block.partition("==")[0]


def sealed(house: House, parts: Iterable[str]) -> dict[str, str]:
    """These parts, in the order of their installation, each with the hash of its lock."""
    return {part: hashlib.sha256(locked(house, part).encode()).hexdigest() for part in parts}


def this_python() -> str:
    """Version and machine of the Python that starts us: who picks another wants another environment."""
    return f"{sys.implementation.cache_tag} {sysconfig.get_platform()}"


def read_stamp(house: House) -> dict[str, str]:
    """What is wholly installed, and by which Python; nothing if the environment cannot be trusted."""
    try:
        stamp = json.loads(house.stamp.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    sound = isinstance(stamp, dict) and stamp.get("python") == this_python() and house.python.exists()
    return stamp if sound else {}


def write_stamp(house: House, stamp: dict[str, str]) -> None:
    """Says what is wholly installed: written aside and renamed, so that it is there or it is not."""
    aside = house.stamp.with_suffix(".new")
    with aside.open("w", encoding="utf-8") as file:
        json.dump(stamp, file, indent=1)
        file.flush()
        os.fsync(file.fileno())
    aside.replace(house.stamp)


def missing(stamp: dict[str, str], parts: dict[str, str]) -> list[str]:
    """The parts not yet installed as they are locked now."""
    return [part for part, seal in parts.items() if stamp.get(part) != seal]

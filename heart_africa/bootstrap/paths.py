"""Where everything lies, what the lock files demand, and what is already installed."""

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
    """The folder of the program, and what lies in it."""

    root: Path

    @property
    def venv(self) -> Path:
        """The environment, which only this program uses, so that it may be deleted."""
        return self.root / ".venv"

    @property
    def stamp(self) -> Path:
        """The file that says what is completely installed; absent while an installation is unfinished."""
        return self.venv / "heart-africa.json"

    @property
    def downloads(self) -> Path:
        """The folder of downloads that are not installed yet."""
        return self.root / ".venv.downloads"

    @property
    def log(self) -> Path:
        """The file with the output of pip."""
        return self.root / "start.log"

    def path(self, kind: str) -> Path:
        """The folder of the environment that holds its `scripts` or its packages (`purelib`)."""
        return Path(sysconfig.get_path(kind, "venv", {"base": str(self.venv)}))

    @property
    def python(self) -> Path:
        """The environment's own Python."""
        return self.path("scripts") / ("python.exe" if os.name == "nt" else "python")


def locked(house: House, part: str) -> str:
    """The lines of the lock file for this part, without libraries that belong to an earlier part."""
    run = _blocks(house, "run")
    if part in ("run", "desk"):
        return "".join(block for block in run if block.startswith(DESK) == (part == "desk"))
    known = {_name(block) for block in run}
    return "".join(block for block in _blocks(house, part) if _name(block) not in known)


def _blocks(house: House, name: str) -> list[str]:
    """A lock file cut into one block for each library."""
    text = (house.root / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    return re.split(r"(?m)^(?=[a-z0-9])", text)[1:]


def _name(block: str) -> str:
    return block.partition("==")[0]


def sealed(house: House, parts: Iterable[str]) -> dict[str, str]:
    """These parts, in their order, each with the hash of its lock."""
    return {part: hashlib.sha256(locked(house, part).encode()).hexdigest() for part in parts}


def this_python() -> str:
    """The version and platform of the Python that starts us; another one needs another environment."""
    return f"{sys.implementation.cache_tag} {sysconfig.get_platform()}"


def read_stamp(house: House) -> dict[str, str]:
    """What is completely installed, and by which Python; empty if the environment cannot be trusted."""
    try:
        stamp = json.loads(house.stamp.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    sound = isinstance(stamp, dict) and stamp.get("python") == this_python() and house.python.exists()
    return stamp if sound else {}


def write_stamp(house: House, stamp: dict[str, str]) -> None:
    """Writes the stamp: to another file that is then renamed, so that it is never half written."""
    aside = house.stamp.with_suffix(".new")
    with aside.open("w", encoding="utf-8") as file:
        json.dump(stamp, file, indent=1)
        file.flush()
        os.fsync(file.fileno())
    aside.replace(house.stamp)


def missing(stamp: dict[str, str], parts: dict[str, str]) -> list[str]:
    """The parts that are not installed as their locks are now."""
    return [part for part, seal in parts.items() if stamp.get(part) != seal]

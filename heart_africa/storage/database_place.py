"""Where journals are kept: a file of SQLite's, or what HEART_AFRICA_DB names."""

import os
from pathlib import Path

VARIABLE = "HEART_AFRICA_DB"
FILE = "heart-africa.db"
_OF_A_FILE = "sqlite:///"


def place(folder: Path) -> str:
    """Where journals are kept: what HEART_AFRICA_DB says, else a file in that folder."""
    return os.environ.get(VARIABLE, "").strip() or str(folder / FILE)


def file_of(place: str) -> Path | None:
    """The file of a place, named by its path or as SQLite's; None if it is an address of something else."""
    path = place.removeprefix(_OF_A_FILE)
    return None if "://" in path else Path(path)

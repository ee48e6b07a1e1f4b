"""Where a person's files and the program's log are, on every system; it knows nothing of any one game."""

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

from platformdirs import user_data_dir, user_log_dir

DATA, NAME, LOG = "HEART_AFRICA_DATA", "heart-africa", "heart-africa.log"


def data_folder() -> Path:
    """Where a person's own lists, armies and battles are kept; HEART_AFRICA_DATA names another place."""
    own = os.environ.get(DATA)
    return Path(own) if own else Path(user_data_dir(NAME, appauthor=False))


def log_files() -> Iterator[Path]:
    """Where the log may be, the best place first; the last is in the folder for passing files."""
    for folder in (Path(user_log_dir(NAME, appauthor=False)), Path(tempfile.gettempdir())):
        yield folder / LOG


def add_to_log(entry: str) -> Path:
    """Put an entry into the first log that can be written, and say which; nothing is raised."""
    path = Path(tempfile.gettempdir()) / LOG
    for path in log_files():  # the last one tried is the answer if none can be written
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            with path.open("a", encoding="utf-8", errors="replace") as file:
                file.write(entry)
        except OSError:
            continue
        return path
    return path

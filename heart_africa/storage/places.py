"""Where a person's files, his journals and the program's log are, on every system, for any game."""

import logging
import os
import tempfile
from collections.abc import Iterator
from datetime import UTC, datetime
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


class ToLog(logging.Handler):
    """What a module has to say to nobody but the log, as a sentence that lacks a fact; the same only once."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self._told: set[str] = set()

    def emit(self, record: logging.LogRecord) -> None:
        """Add it to the log, if it is new."""
        text = record.getMessage()
        if text not in self._told:
            self._told.add(text)
            when = datetime.fromtimestamp(record.created, UTC)
            add_to_log(f"{when.isoformat(timespec='seconds')}\n{text}\n\n")


def keep_log() -> None:
    """From now on what the program's modules say goes to its log."""
    own = logging.getLogger(__name__.partition(".")[0])
    if not any(isinstance(each, ToLog) for each in own.handlers):
        own.addHandler(ToLog())


# --- where journals are kept: a file of SQLite's, or what HEART_AFRICA_DB names ---


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

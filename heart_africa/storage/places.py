"""Where a person's files, the journals and the log of the program are, on every system, for any game."""

import logging
import os
import tempfile
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from platformdirs import user_data_dir, user_log_dir

DATA, NAME, LOG = "HEART_AFRICA_DATA", "heart-africa", "heart-africa.log"


def data_folder() -> Path:
    """Return the folder of a person's own lists, armies and battles; HEART_AFRICA_DATA names another."""
    own = os.environ.get(DATA)
    return Path(own) if own else Path(user_data_dir(NAME, appauthor=False))


def log_files() -> Iterator[Path]:
    """Yield where the log may be, the best place first; the last is in the folder for temporary files."""
    for folder in (Path(user_log_dir(NAME, appauthor=False)), Path(tempfile.gettempdir())):
        yield folder / LOG


def add_to_log(entry: str) -> Path:
    """Add an entry to the first log that can be written, and return its path; nothing is raised."""
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
    """A handler that writes the messages of the program's modules to its log, each message only once."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self._told: set[str] = set()

    def emit(self, record: logging.LogRecord) -> None:
        """Add a message to the log, if it is new."""
        text = record.getMessage()
        if text not in self._told:
            self._told.add(text)
            when = datetime.fromtimestamp(record.created, UTC)
            add_to_log(f"{when.isoformat(timespec='seconds')}\n{text}\n\n")


def keep_log() -> None:
    """Make the messages of the program's modules go to its log from now on."""
    own = logging.getLogger(__name__.partition(".")[0])
    if not any(isinstance(each, ToLog) for each in own.handlers):
        own.addHandler(ToLog())


# --- where journals are kept ---


VARIABLE = "HEART_AFRICA_DB"
FILE = "heart-africa.db"
_OF_A_FILE = "sqlite:///"


def place(folder: Path) -> str:
    """Return where journals are kept: what HEART_AFRICA_DB says, else a file in this folder."""
    return os.environ.get(VARIABLE, "").strip() or str(folder / FILE)


def file_of(place: str) -> Path | None:
    """Return the file that a path or an address of SQLite's names; None for any other address."""
    path = place.removeprefix(_OF_A_FILE)
    return None if "://" in path else Path(path)

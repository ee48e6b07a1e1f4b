"""Every save of an army is kept beside its file, so that one can go back to any of them."""

from pathlib import Path

from armylists.roster_file import ENDING
from heart_africa.core.problems import BadData
from heart_africa.storage.files import read_text
from heart_africa.storage.versions import Versions


def before_save(path: Path) -> None:
    """Keep what the file holds, before it is first written over; a disk that refuses stops nobody."""
    try:
        Versions(path, ENDING).begin()
    except (BadData, OSError):
        return


def after_save(path: Path) -> None:
    """Keep what the file holds now; a disk that refuses stops nobody, for the file itself is written."""
    try:
        Versions(path, ENDING).add(read_text(path))
    except (BadData, OSError):
        return

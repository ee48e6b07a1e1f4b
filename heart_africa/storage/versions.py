"""All earlier texts of a file, in a folder beside it, named by time; the oldest are deleted."""

import contextlib
from datetime import UTC, datetime
from pathlib import Path

from heart_africa.core.dataclass import dataclass
from heart_africa.core.problems import BadData
from heart_africa.storage.files import is_there, listed, make_folder, read_text, write_text

FOLDER = "versions"
KEEP = 200
STAMP = "%Y%m%dT%H%M%S%f"


@dataclass(frozen=True, slots=True)
class Version:
    """A text that the file held from a time on; `at` is in UTC."""

    at: datetime
    path: Path


@dataclass(frozen=True, slots=True)
class Versions:
    """The kept versions of one file; `ending` is that of its name, `keep` the most that are kept."""

    file: Path
    ending: str
    keep: int = KEEP

    @property
    def folder(self) -> Path:
        """The folder of the versions."""
        return self.file.parent / FOLDER / self.file.name.removesuffix(self.ending)

    def all(self) -> tuple[Version, ...]:
        """Return the versions, the newest first. Raises `BadData` if the system refuses."""
        found = (self._version(path) for path in reversed(listed(self.folder, self.ending)))
        return tuple(each for each in found if each)

    def add(self, text: str, at: datetime | None = None) -> Path | None:
        """Write a text as a new version and return its path; None if the newest holds the same.

        Raises `BadData`.
        """
        before = self.all()
        if before and _same(before[0].path, text):
            return None
        make_folder(self.folder)
        path = self._free(at or datetime.now(UTC))
        write_text(path, text)
        for old in before[self.keep - 1 :]:
            with contextlib.suppress(OSError):  # one version too many does no harm
                old.path.unlink()
        return path

    def begin(self) -> None:
        """Write what the file holds now as its first version, if there is none yet. Raises `BadData`."""
        if is_there(self.file) and not self.all():
            self.add(read_text(self.file), datetime.fromtimestamp(self.file.stat().st_mtime, UTC))

    def _free(self, at: datetime) -> Path:
        number = 0
        while True:
            name = f"{at.strftime(STAMP)}-{number:02}{self.ending}"
            if not is_there(self.folder / name):
                return self.folder / name
            number += 1

    def _version(self, path: Path) -> Version | None:
        """Return the version that a file is, by its name; None for a file that somebody else put there."""
        try:
            stamp = path.name.removesuffix(self.ending).split("-")[0]
            return Version(datetime.strptime(stamp, STAMP).replace(tzinfo=UTC), path)
        except ValueError:
            return None


def _same(path: Path, text: str) -> bool:
    try:
        return read_text(path) == text
    except BadData:
        return False

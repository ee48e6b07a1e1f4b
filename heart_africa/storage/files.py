"""Reading and writing files so that no good file is ever lost."""

import contextlib
import errno
import os
import re
import sys
import tempfile
import time
from pathlib import Path

from heart_africa.core.problems import BadData

MOST_BYTES = 1_000_000
ASIDE, STRAY_SECONDS = ".new", 600


def read_text(path: Path, most_bytes: int = MOST_BYTES, *, cut: bool = False) -> str:
    """Read a file as UTF-8. Raises `BadData`: missing, a folder, no permission, too large, not UTF-8.

    With `cut`, a file that ends in the middle of a letter is read up to there; the caller reports that its
    end is missing.
    """
    try:
        if path.is_dir():
            raise BadData("is-a-folder", file=str(path))
        if path.is_fifo():  # opening a pipe could wait for its writer for ever
            raise BadData("is-a-pipe", file=str(path))
        with path.open("rb") as file:
            data = file.read(most_bytes + 1)
    except OSError as fault:
        raise _refused(fault, path) from None
    return text_of(data, str(path), most_bytes, cut=cut)


def text_of(data: bytes, file: str, most_bytes: int = MOST_BYTES, *, cut: bool = False) -> str:
    """Decode the bytes of a file or a pipe as UTF-8. Raises `BadData`: too large, not UTF-8."""
    if len(data) > most_bytes:
        raise BadData("too-large", file=file, about={"most": most_bytes // 1000})
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as fault:
        if cut and fault.reason == "unexpected end of data":
            return data[: fault.start].decode("utf-8-sig")
        line = data.count(b"\n", 0, fault.start) + 1
        raise BadData("not-utf8", file=file, line=line, about={"byte": fault.start}) from None


def read_stdin(name: str, most_bytes: int = MOST_BYTES) -> str:
    """Read the standard input as UTF-8; it is empty if closed. Raises `BadData` as `read_text` does."""
    if sys.stdin is None:
        return ""
    try:
        return text_of(sys.stdin.buffer.read(most_bytes + 1), name, most_bytes)
    except OSError as fault:
        raise _refused(fault, name) from None


def slug(name: str) -> str:
    """Return a name as every system accepts it for a folder: letters, digits and dashes."""
    return re.sub(r"[^\w-]+", "-", name).strip("-_")[:40] or "journal"


def listed(folder: Path, ending: str) -> list[Path]:
    """Return the files of a folder with this ending, sorted by name; none without a folder.

    Raises `BadData` if the folder may not be read.
    """
    try:
        return sorted(path for path in folder.iterdir() if path.name.endswith(ending))
    except (FileNotFoundError, NotADirectoryError):
        return []
    except OSError as fault:
        raise _refused(fault, folder) from None


def make_folder(folder: Path) -> None:
    """Create a folder and its parents unless they exist. Raises `BadData`."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise _refused(fault, folder) from None


def write_text(path: Path, text: str) -> None:
    """Replace a file with a text: written aside first, to the disk, then swapped in. Raises `BadData`.

    A full disk, a lost permission or a crash half way leaves the old file as it was.
    """
    write_bytes(path, text.encode("utf-8"))


def write_bytes(path: Path, data: bytes) -> None:
    """Replace a file with bytes, as `write_text` does; a device or a pipe is written to directly."""
    if is_there(path) and not path.is_file():
        _pour(path, data)
        return
    path, aside = path.resolve(), ""
    try:
        _sweep(path)
        handle, aside = tempfile.mkstemp(prefix=_aside(path), suffix=ASIDE, dir=path.parent)
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        # Give the new file the permissions of the old one, or those of any new file.
        if path.exists():
            Path(aside).chmod(path.stat().st_mode & 0o777)
        else:
            mask = os.umask(0)
            os.umask(mask)
            Path(aside).chmod(0o666 & ~mask)
        Path(aside).replace(path)
        settle(path.parent)
    except OSError as fault:
        _discard(aside)
        raise _refused(fault, path) from None
    except BaseException:
        _discard(aside)
        raise


def _aside(path: Path) -> str:
    """Return how the name of the file begins that is written before it replaces the one at a path."""
    return f".{path.name[:40]}."


def _sweep(path: Path) -> None:
    """Delete what killed writers of this file left behind; a file that is still being written is younger."""
    with contextlib.suppress(OSError):
        for each in path.parent.iterdir():
            stray = each.name.startswith(_aside(path)) and each.name.endswith(ASIDE)
            if stray and time.time() - each.stat().st_mtime > STRAY_SECONDS:
                each.unlink()


def is_there(path: Path) -> bool:
    """Whether there is anything at a path. Raises `BadData` if the system refuses to tell."""
    try:
        return path.exists()
    except OSError as fault:
        raise _refused(fault, path) from None


def _pour(path: Path, data: bytes) -> None:
    """Write bytes directly into a device or a pipe, which cannot be replaced.

    Raises `BadData` for a folder.
    """
    try:
        with path.open("wb") as device:
            device.write(data)
    except OSError as fault:
        raise _refused(fault, path) from None


def settle(folder: Path) -> None:
    """Make the replacement of a file durable, where the system lets its folder be synchronised."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _discard(aside: str) -> None:
    if aside:
        with contextlib.suppress(OSError):
            Path(aside).unlink()


_REASONS = {
    errno.ENOENT: "no-such-file",
    errno.ENOTDIR: "no-such-file",
    errno.EISDIR: "is-a-folder",
    errno.EACCES: "no-permission",
    errno.EPERM: "no-permission",
    errno.EROFS: "read-only",
    errno.ENOSPC: "disk-full",
    getattr(errno, "EDQUOT", errno.ENOSPC): "disk-full",
    errno.ENAMETOOLONG: "name-too-long",
}


def _refused(fault: OSError, path: Path | str) -> BadData:
    code = _REASONS.get(fault.errno or 0, "file-trouble")
    return BadData(code, file=str(path), about={"why": fault.strerror or str(fault)})

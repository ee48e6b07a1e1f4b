"""What stands ahead of a file of SQLite's, in its `-wal`: whether a byte in the middle of it was changed.

SQLite takes the log as far as its sums hold and forgets the rest without a word, though it was confirmed. A
log that only ends too early, as where a program was killed, is whole: what follows was never confirmed.
"""

import struct
from collections.abc import Iterator
from pathlib import Path

from heart_africa.core.dataclass import dataclass

_HEAD, _FRAME = 32, 24  # bytes before all pages, and before each
_BIG = 0x377F0683  # how a log begins whose sums are over big-endian words; of others the last bit is 0
_LEAST, _MOST = 512, 65536  # bytes of a page
_WORD = 0xFFFFFFFF


@dataclass(frozen=True, slots=True)
class _Frame:
    """A page in the log: where it begins there, its head and its bytes; `commits`: it ends a transaction."""

    at: int
    data: bytes
    page: bytes

    @property
    def salts(self) -> bytes:
        """What marks the pages of one round of the log; those left over from an earlier one have others."""
        return self.data[8:16]

    @property
    def commits(self) -> bool:
        """Whether the transaction was confirmed with this page."""
        return self.data[4:8] != bytes(4)


def is_torn(path: Path) -> bool:
    """Whether a log has confirmed pages beyond one whose sum does not hold; twice, as somebody may write."""
    return _torn(path) and _torn(path)


def _torn(path: Path) -> bool:
    try:
        log = path.read_bytes()
    except OSError:
        return False
    if len(log) <= _HEAD + _FRAME:
        return False
    own, broken = log[16:24], False
    sums = _sum(log[:24], (0, 0), _order(log))
    if struct.unpack(">II", log[24:_HEAD]) != sums:
        return True
    for frame in _frames(log):
        if frame.salts != own:
            continue
        if broken and frame.commits:
            return True
        sums = _sum(frame.page, _sum(frame.data[:8], sums, _order(log)), _order(log))
        broken = broken or struct.unpack(">II", frame.data[16:]) != sums
    return False


def mended(log: bytes, database: Path) -> bytes:
    """The log of a database with sums that hold, so that all of it is read: what is wrong shows in texts."""
    with database.open("rb") as file:
        size = int.from_bytes(file.read(18)[16:])
    page_size = _MOST if size == 1 else size  # which two bytes cannot say
    found = [frame.salts for frame in _frames(log, page_size)]
    own = max(found, key=found.count, default=log[16:24])
    head = struct.pack(">III", _BIG, 3_007_000, page_size) + log[12:16] + own
    sums = _sum(head, (0, 0), ">")
    parts = [head, struct.pack(">II", *sums)]
    last = max((at for at, salts in enumerate(found) if salts == own), default=-1)
    for frame in [*_frames(log, page_size)][: last + 1]:
        sums = _sum(frame.page, _sum(frame.data[:8], sums, ">"), ">")
        parts += [frame.data[:8], own, struct.pack(">II", *sums), frame.page]
    return b"".join(parts)


def _frames(log: bytes, page_size: int = 0) -> Iterator[_Frame]:
    size = page_size or int.from_bytes(log[8:12])
    if not _LEAST <= size <= _MOST:
        return
    for at in range(_HEAD, len(log) - _FRAME - size + 1, _FRAME + size):
        yield _Frame(at, log[at : at + _FRAME], log[at + _FRAME : at + _FRAME + size])


def _order(log: bytes) -> str:
    return ">" if log[3:4] == b"\x83" else "<"


def _sum(data: bytes, before: tuple[int, int], order: str) -> tuple[int, int]:
    """The sum of SQLite's over pairs of words, going on from that of what stands before."""
    first, second = before
    words = struct.unpack(f"{order}{len(data) // 4}I", data)
    for one, other in zip(words[::2], words[1::2], strict=True):
        first = (first + one + second) & _WORD
        second = (second + other + first) & _WORD
    return first, second

"""A text or a file spoilt by chance, in the ways of disks, editors, mail and mischief."""

import random
import re
from collections.abc import Callable

STRANGE = (
    b"0", b"-1", b"1e999", b"nan", b"9" * 30, b"0.1", b"true", b"null", b"[]", b"{}", b'""', b"''", b"=", b"\n",
    b"\x00", b"\x1b[2J", b"\xff\xfe", b"\xe2\x80\xae", b"\xed\xa0\x80", b"[[", b"]]", b'"""', b"..", b"#",
    b"../../etc/passwd", b"A" * 5000, b'{"a":' * 400, b"[" * 2000, b"2024-13-45", b"\xc3\xb1",
)  # fmt: skip
WORD = re.compile(rb"[A-Za-z_][\w-]*|\d+")


def mutant(chance: random.Random, data: bytes) -> bytes:
    """The same bytes but for one to three accidents."""
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        data = chance.choice(ACCIDENTS)(chance, data)
    return data


def flipped(chance: random.Random, data: bytes) -> bytes:
    """One bit is another."""
    at = chance.randrange(len(data) or 1)
    return data[:at] + bytes([data[at] ^ (1 << chance.randrange(8))]) + data[at + 1 :] if data else data


def cut(chance: random.Random, data: bytes) -> bytes:
    """Its end is missing."""
    return data[: chance.randrange(len(data) + 1)]


def overwritten(chance: random.Random, data: bytes) -> bytes:
    """A stretch of it is noughts, or anything."""
    at, size = chance.randrange(len(data) + 1), chance.choice((1, 8, 64, 512, 4096))
    noise = bytes(size) if chance.random() < 0.5 else chance.randbytes(size)
    return data[:at] + noise[: max(0, len(data) - at)] + data[at + size :]


def _dropped(chance: random.Random, data: bytes) -> bytes:
    at = chance.randrange(len(data) + 1)
    return data[:at] + data[at + chance.choice((1, 4, 40, 400)) :]


def _repeated(chance: random.Random, data: bytes) -> bytes:
    at = chance.randrange(len(data) + 1)
    size = chance.choice((1, 4, 40, 400))
    return data[: at + size] + data[at:]


def _inserted(chance: random.Random, data: bytes) -> bytes:
    at = chance.randrange(len(data) + 1)
    return data[:at] + chance.choice(STRANGE) + data[at:]


def _line_moved(chance: random.Random, data: bytes) -> bytes:
    lines = data.splitlines(keepends=True)
    if not lines:
        return data
    line = lines.pop(chance.randrange(len(lines)))
    for _ in range(chance.choice((0, 1, 2))):
        lines.insert(chance.randrange(len(lines) + 1), line)
    return b"".join(lines)


def _word_changed(chance: random.Random, data: bytes) -> bytes:
    """A word or a number is another one of the same text, or a strange one."""
    words = [*WORD.finditer(data[:200_000])]
    if not words:
        return data
    place = chance.choice(words)
    other = chance.choice(STRANGE) if chance.random() < 0.5 else chance.choice(words)[0]
    return data[: place.start()] + other + data[place.end() :]


ACCIDENTS: tuple[Callable[[random.Random, bytes], bytes], ...] = (
    flipped, cut, overwritten, _dropped, _repeated, _inserted, _line_moved, _word_changed, _word_changed,
)  # fmt: skip

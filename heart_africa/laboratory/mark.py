"""By which rules a game was played: a mark of all that a game follows from."""

import hashlib
from functools import cache
from pathlib import Path

TOP = Path(__file__).parents[2]
PLAYED_BY = (
    "heart_africa/core/**/*.py",
    "heart_africa/laboratory/chance.py",
    *(
        f"heart_africa/{each}/**/*.{ending}"
        for each in ("rules", "companions", "board", "opponent")
        for ending in ("py", "toml")
    ),
    "armylists/**/*.py",
    "armylists/**/*.toml",
    "resources/companions/*/*.pack.toml",
    "resources/rulebook/rulings.toml",
    "resources/companions/*/rulings.toml",
)
"""Whatever a game may depend on; words, papers, windows and reports are not among it."""


@cache
def mark() -> str:
    """A fingerprint of rules, data and players: another one as soon as a single letter of them differs."""
    found = hashlib.sha256()
    for file in sorted({file for pattern in PLAYED_BY for file in TOP.glob(pattern)}):
        found.update(f"{file.relative_to(TOP).as_posix()}\n".encode())
        found.update(hashlib.sha256(file.read_bytes().replace(b"\r\n", b"\n")).digest())
    return found.hexdigest()[:16]

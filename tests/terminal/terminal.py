"""A terminal of which a process knows nothing but that it is one: keys go in, what it shows comes out."""

import os
import select
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path

import pytest

pty = pytest.importorskip("pty", reason="a pseudo-terminal is a thing of Unix")

ROOT = Path(__file__).parents[2]
PATIENCE_S = 60


class Terminal:
    """A process of this program at a pseudo-terminal of its own."""

    def __init__(self, *arguments: str, home: Path, environment: Mapping[str, str] | None = None) -> None:
        keys, shown = pty.openpty()
        self._keys = keys
        self.seen = ""
        own = {"HOME": home, "XDG_STATE_HOME": home / "state", "HEART_AFRICA_DATA": home / "data"}
        inherited = {key: value for key, value in os.environ.items() if not key.startswith("HEART_AFRICA")}
        self.process = subprocess.Popen(
            [sys.executable, "-m", *arguments],
            stdin=shown,
            stdout=shown,
            stderr=shown,
            cwd=home,
            close_fds=True,
            start_new_session=True,
            env=inherited | {"PYTHONPATH": str(ROOT), "TERM": "xterm", "PROMPT_TOOLKIT_NO_CPR": "1", "COLUMNS": "100"}
            | {key: str(value) for key, value in own.items()} | dict(environment or {}),
        )  # fmt: skip
        os.close(shown)

    def type(self, keys: str) -> None:
        """Press these keys."""
        os.write(self._keys, keys.encode())

    def until(self, text: str) -> str:
        """What is shown up to this text, from where it was last waited for."""
        end = time.monotonic() + PATIENCE_S
        while text not in self.seen:
            if not self._read(end):
                raise AssertionError(f"{text!r} never came after:\n{self.seen}")
        before, _, self.seen = self.seen.partition(text)
        return before

    def _read(self, end: float) -> bool:
        ready, _, _ = select.select([self._keys], [], [], max(0.0, end - time.monotonic()))
        try:
            more = os.read(self._keys, 65536).decode(errors="replace") if ready else ""
        except OSError:  # the process has gone, and its terminal with it
            more = ""
        self.seen += more
        return bool(more)

    def close(self) -> int:
        """Wait for its end: the exit code."""
        while self._read(time.monotonic() + PATIENCE_S):
            pass
        code = self.process.wait(PATIENCE_S)
        os.close(self._keys)
        return code

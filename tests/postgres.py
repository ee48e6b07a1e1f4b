"""A real PostgreSQL for the tests that want one: private, on a socket in a temporary folder, gone afterwards."""

import ctypes
import getpass
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest

SYSTEM = Path("/usr/lib/postgresql")
OWNER = "postgres"
"""Who runs the server when the tests run as root, under which it refuses to."""

QUICK = ("listen_addresses=", "fsync=off", "full_page_writes=off", "shared_buffers=16MB")
MISSING = "PostgreSQL is not installed here: no initdb and postgres"
PATIENCE = 60
PR_SET_PDEATHSIG = 1


class Server:
    """A running server and its databases; every `new` one is empty."""

    def __init__(self, folder: Path, programs: Path) -> None:
        self.folder, self._programs = folder, programs
        self._number = count(1)
        self._run("initdb", "-D", self._data, "-U", "club", "-A", "trust", "-E", "UTF8", "--locale=C", "-N")
        options = [word for each in (*QUICK, f"unix_socket_directories={folder}") for word in ("-c", each)]
        command = [str(programs / "postgres"), "-D", self._data, *options]
        with (folder / "postgres.out").open("w") as out:
            self._process = subprocess.Popen(
                command,
                stdout=out,
                stderr=out,
                preexec_fn=_die_with_us,  # noqa: PLW1509  # one call of the system, no lock
                **_who(),
            )
        self._wait()

    @property
    def _data(self) -> str:
        return str(self.folder / "data")

    def _run(self, program: str, *arguments: str) -> None:
        """Run one of its programs, as somebody it accepts."""
        command = [str(self._programs / program), *arguments]
        with (self.folder / f"{program}.out").open("w") as out:
            subprocess.run(
                command, check=True, stdout=out, stderr=out, cwd=self.folder, timeout=PATIENCE, **_who()
            )

    def _wait(self) -> None:
        """Until it answers. Raises `SubprocessError` if it does not."""
        for _ in range(PATIENCE * 5):
            if self._process.poll() is not None:
                break
            try:
                return self._run("pg_isready", "-h", str(self.folder), "-U", "club")
            except subprocess.CalledProcessError:
                time.sleep(0.2)
        raise subprocess.SubprocessError("no answer")

    def new(self) -> str:
        """The address of a new database."""
        name = f"africa{next(self._number)}"
        self._run("createdb", "-h", str(self.folder), "-U", "club", name)
        return f"postgresql://club@/{name}?host={self.folder}"

    def stop(self) -> None:
        """End it at once: nobody will want what it holds."""
        self._process.send_signal(signal.SIGQUIT)
        self._process.wait(PATIENCE)


def _who() -> dict[str, Any]:
    """As whom its programs are run: under root the server refuses to."""
    return {"user": OWNER, "group": OWNER, "extra_groups": []} if _is_root() else {}


def _die_with_us() -> None:
    """Have it end with the tests, though these be killed."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGQUIT)


def _is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def programs() -> Path | None:
    """Where its programs are: those of the system's newest version, or whatever stands in PATH."""
    versions = sorted(SYSTEM.glob("*/bin/initdb"), key=lambda path: path.parts)
    if versions:
        return versions[-1].parent
    found = shutil.which("initdb")
    return Path(found).resolve().parent if found and shutil.which("postgres") else None


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    """A server for the whole run; skipped where there is none to start."""
    where = programs()
    if where is None:
        pytest.skip(MISSING)
    folder = Path(tempfile.mkdtemp(prefix="pg"))  # a socket's path must be short
    try:
        if _is_root():
            shutil.chown(folder, OWNER, OWNER)
        server = Server(folder, where)
    except (LookupError, subprocess.SubprocessError, OSError) as fault:
        log = "".join(path.read_text(errors="replace")[-500:] for path in sorted(folder.glob("*.out")))
        shutil.rmtree(folder, ignore_errors=True)
        pytest.skip(f"PostgreSQL does not start here, as {getpass.getuser()}: {fault} {log}")
    yield server
    server.stop()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(params=["SQLite", "PostgreSQL"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a library may be: a file, or a database on a server."""
    if request.param == "SQLite":
        return str(tmp_path / "heart-africa.db")
    server: Server = request.getfixturevalue("postgres")
    return server.new()

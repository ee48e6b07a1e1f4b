"""Child processes (pip, venv, apt) and the lock that lets only one start prepare a folder."""

import contextlib
import errno
import os
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from heart_africa.bootstrap.arguments import Arguments, start_command
from heart_africa.bootstrap.faults import diagnosed
from heart_africa.bootstrap.messages import say
from heart_africa.bootstrap.paths import House

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


class Job(NamedTuple):
    """A preparation in progress: its folder, its command line, and the lock that child processes share."""

    house: House
    wish: Arguments
    lock: int

    def tell(self, sentence: str, **facts: object) -> None:
        """Prints a line for the user who waits."""
        line = say(self.wish.lang, sentence, again=self.wish.again, start=start_command(), **facts)
        print(line, file=sys.stderr, flush=True)


@contextlib.contextmanager
def alone(house: House, wish: Arguments) -> Iterator[int]:
    """Holds the lock of this folder; the system releases it when we and our children end, in any way."""
    with (house.root / ".venv.lock").open("a", encoding="utf-8") as file:
        if not grasp(file.fileno()):
            print(say(wish.lang, "waiting"), file=sys.stderr)
            while not grasp(file.fileno()):
                time.sleep(0.2)
        house.log.write_text("", encoding="utf-8")
        yield file.fileno()


def grasp(file: int) -> bool:
    """Takes the lock; False if another start has it. A file system without locks is used without one."""
    try:
        if sys.platform == "win32":
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        return error.errno not in (errno.EAGAIN, errno.EACCES, errno.EDEADLK)
    return True


@contextlib.contextmanager
def interruptible() -> Iterator[None]:
    """Makes Ctrl-C, SIGTERM and a closed terminal end us and our children, unless ignored before."""
    numbers = [getattr(signal, name, None) for name in ("SIGINT", "SIGTERM", "SIGHUP")]
    before = {number: signal.getsignal(number) for number in numbers if number}
    heeded = [number for number, handler in before.items() if handler is not signal.SIG_IGN]
    for number in heeded:
        signal.signal(number, signal.default_int_handler)
    try:
        yield
    finally:
        for number in heeded:
            signal.signal(number, before[number])


def run(job: Job, command: list[str], settings: dict[str, str] | None = None) -> None:
    """Runs a child to its end, its output in the log; raises the `Trouble` that the output points to."""
    with job.house.log.open("a", encoding="utf-8") as log:
        log.write(f"$ {shlex.join(command)}\n")
        log.flush()
        begin = log.tell()
        code = watch(start_child(job, command, settings or {}, log.fileno()), job.house.downloads)
    if code:
        with job.house.log.open(encoding="utf-8", errors="replace") as log:
            log.seek(begin)
            raise diagnosed(log.read(), job.house)


def start_child(job: Job, command: list[str], settings: dict[str, str], log: int) -> subprocess.Popen[bytes]:
    """The child, in a session of its own; it keeps our lock, in case we are killed before it."""
    return subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=log,
        stderr=log,
        env={**os.environ, "DEBIAN_FRONTEND": "noninteractive", **settings},
        start_new_session=True,
        pass_fds=() if os.name == "nt" else (job.lock,),
    )


def watch(child: subprocess.Popen[bytes], downloads: Path) -> int:
    """The child's exit code. Meanwhile a terminal shows progress, and Ctrl-C ends the child."""
    begin = time.monotonic()
    try:
        while child.poll() is None:
            time.sleep(0.1)
            show_progress(int(time.monotonic() - begin), downloads)
    except BaseException:
        stop(child)
        raise
    finally:
        show_progress(0, downloads)
    return int(child.returncode)


def show_progress(seconds: int, downloads: Path) -> None:
    """Shows seconds and megabytes downloaded, on one line that is overwritten; clears it at second 0."""
    if sys.stderr.isatty():
        line = f"  {seconds} s · {weight(downloads) >> 20} MB" if seconds else ""
        print(f"\r{line:24}\r", end="", file=sys.stderr, flush=True)


def weight(folder: Path) -> int:
    """The size of a folder in bytes, while its files may come and go."""
    total = 0
    for place, _, files in os.walk(folder):
        for name in files:
            with contextlib.suppress(OSError):
                total += os.stat(os.path.join(place, name)).st_size  # noqa: PTH116, PTH118  # walked often
    return total


def stop(child: subprocess.Popen[bytes]) -> None:
    """Ends the child and all processes that it started."""
    with contextlib.suppress(OSError):
        if sys.platform == "win32":
            child.terminate()
        else:
            os.killpg(child.pid, signal.SIGTERM)
    try:
        child.wait(5)
    except subprocess.TimeoutExpired:
        child.kill()
        child.wait()

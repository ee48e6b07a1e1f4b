"""A program that lets children write a journal and kills them: `FILE MOMENT` on each line that it reads.

`FILE MOMENT beside` lets them write the record that goes with it too, an entry of the one after one of the other.

The moment is `begun:0.01` or `ready:0.01`, so many seconds after it was begun or the journal was open; or
`writing:3`, `written:3`: just before the third entry is on the disk, and when it is but nobody has been told. `full:200000`: nobody is killed,
but the disk has no room for a file of more bytes.
"""

import os
import resource
import signal
import sys
import time

from sqlalchemy import Connection, Engine, event

from heart_africa.core.problems import BadData
from heart_africa.storage.documents import Document, Head
from heart_africa.storage.library import Library
from tests.storage import writing


def child(file: str, kind: str, count: str, ready: int, *, beside: bool) -> None:
    """Write until killed, or until the disk is full; begin the journal if there is none."""
    if kind == "written":
        _after(int(count))
    library = Library(file)
    try:
        library.find("battle", "Tabora")
    except BadData:
        library.create("battle", "Tabora")
    library.close()
    if kind == "writing":
        _before(int(count))
    if kind == "full":
        _fill(int(count))
    try:
        writing.main(file, "Tabora", "Ana", "1000000", ready=lambda: os.write(ready, b"!"), beside=beside)
    except BadData as fault:
        writing.say(f"!{fault.code}")
        _die()


def _fill(most: int) -> None:
    """No file may grow beyond so many bytes."""
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))


def _die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def _after(count: int) -> None:
    """Die when an entry has been written, before anybody is told."""
    append, calls = Library.append, []

    def dying(library: Library, document: Document, head: Head, texts: list[str]) -> Head:
        after = append(library, document, head, texts)
        calls.append(after)
        if len(calls) == count:
            _die()
        return after

    Library.append = dying  # type: ignore[assignment,method-assign]  # in this program only


def _before(count: int) -> None:
    """Die when an entry is about to be written."""
    commits = []

    def dying(connection: Connection) -> None:
        if connection.get_execution_options().get("writing"):
            commits.append(connection)
        if len(commits) == count:
            _die()

    event.listen(Engine, "commit", dying)


def main() -> None:
    """Kill one child for each line."""
    for line in sys.stdin:
        file, moment, *rest = line.split()
        kind, _, count = moment.partition(":")
        hears, says = os.pipe()
        pid = os.fork()
        if not pid:
            child(file, kind, count, says, beside=bool(rest))
        os.close(says)
        if kind == "ready":
            os.read(hears, 1)
        if kind in {"begun", "ready"}:
            time.sleep(float(count))
            os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, 0)
        os.close(hears)
        writing.say("\ndead")


if __name__ == "__main__":
    main()

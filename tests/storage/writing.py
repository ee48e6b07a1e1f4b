"""A program that writes a journal and says of every entry that it is on the disk: to be killed, or raced.

`python -m tests.storage.writing DATABASE JOURNAL WHO COUNT`
"""

import sys
from collections.abc import Callable

from heart_africa.storage.documents import Conflict, Document
from heart_africa.storage.journal_writer import JournalWriter
from heart_africa.storage.library import Library
from heart_africa.storage.transfer import KIND, companion
from tests.journal.toy import EndTurn, Leap, March, Road, faces, no_dice
from tests.storage.conftest import again


def main(
    file: str, name: str, who: str, count: str, ready: Callable[[], object] = list, *, beside: bool = False
) -> None:
    """Marches, leaps and ends of turns in turn; what is undone now and then is done again.

    `beside`: after every entry one of the record that goes with it, as a map has; it says `t1`, `t2`.
    """
    library = Library(file)
    writer = again(library, library.find("battle", name), who)
    table = _record(library, writer.document, who) if beside else None
    ready()
    written = 0
    while written < int(count):
        number = len(writer.journal.entries)
        try:
            if number % 5 == 4:
                writer.submit(EndTurn(), no_dice)
            elif number % 5 == 2:
                writer.submit(Leap("Zoe", 2), faces(number % 6 + 1, 1), despite="for ever")
            else:
                writer.submit(March("Ana", 1), no_dice, despite="for ever")
        except Conflict:
            writer.reload()
            continue
        written += 1
        say(str(writer.journal.entries[-1].number))
        if table is not None:
            table.submit(March("Ana", 1), no_dice, despite="for ever")
            say(f"t{len(table.journal.entries)}")


def _record(library: Library, document: Document, who: str) -> JournalWriter[Road]:
    found = companion(library, document) or library.create(KIND, document.id)
    return again(library, found, who)


def say(line: str) -> None:
    """Say a line at one stroke: who is killed has said it or has not."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], sys.argv[3], sys.argv[4])

"""A library in an empty folder, and a clock that ticks by itself."""

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

from heart_africa.storage.documents import Document
from heart_africa.storage.journal_writer import JournalWriter
from heart_africa.storage.library import Library
from tests.journal.toy import Leap, March, Road, Walkers, faces, no_dice

Sit = Callable[[Document], JournalWriter[Road]]
RULES = Walkers()


def ticking() -> Callable[[], str]:
    """A clock that goes on by a second whenever it is looked at."""
    seconds = count()
    return lambda: (
        f"2026-01-01T{(second := next(seconds)) // 3600:02}:{second // 60 % 60:02}:{second % 60:02}Z"
    )


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where the database is."""
    return tmp_path / "data" / "heart-africa.db"


@pytest.fixture
def library(file: Path) -> Iterator[Library]:
    with Library(file, ticking()) as library:
        yield library


@pytest.fixture
def document(library: Library) -> Document:
    return library.create("battle", "Tabora", who="Ana", rules="1", rulings={"TOY-09": "no"})


@pytest.fixture
def writer(library: Library, document: Document) -> JournalWriter[Road]:
    return JournalWriter(RULES, library, document, ticking(), "Ana")


@pytest.fixture
def played(writer: JournalWriter[Road]) -> JournalWriter[Road]:
    """A journal of four entries: a march, a leap of nine, another march, and that taken back."""
    writer.submit(March("Ana", 3), no_dice)
    writer.submit(Leap("Ñandú", 2), faces(4, 5))
    writer.submit(March("Zoe", 2), no_dice)
    writer.undo()
    return writer


def again(library: Library, document: Document, who: str = "Zoe") -> JournalWriter[Road]:
    """The same journal opened by another person."""
    return JournalWriter(RULES, library, document, ticking(), who)

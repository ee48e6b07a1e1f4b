"""The library of whoever sits at the terminal: one for battles and campaigns alike."""

from collections.abc import Iterator
from contextlib import contextmanager

from heart_africa.storage.database import place
from heart_africa.storage.journals import Library
from heart_africa.storage.places import data_folder


@contextmanager
def library() -> Iterator[Library]:
    """The library of this person, or that which HEART_AFRICA_DB names. Raises `BadData`."""
    with Library(place(data_folder())) as found:
        yield found

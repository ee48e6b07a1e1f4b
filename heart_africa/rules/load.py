"""From `data/*.toml` to the book: the one place of the engine that reads its numbers."""

from functools import cache
from pathlib import Path
from typing import get_type_hints

from heart_africa.core.strict import read
from heart_africa.rules.book import Book

DATA = Path(__file__).parent / "data"
NOT_PRINTED = "rulings"
"""How unclear entries are read is no number of the book, and has no file."""


@cache
def book() -> Book:
    """The book, read once, each of its parts from the file of the same name.

    Raises `BadData` naming file, line and key of a number that is wrong.
    """
    shapes = get_type_hints(Book)
    paths = {name: DATA / f"{name}.toml" for name in Book.model_fields if name != NOT_PRINTED}
    parts = {
        name: read(shapes[name], path.read_text(encoding="utf-8"), str(path)) for name, path in paths.items()
    }
    return Book(**parts)

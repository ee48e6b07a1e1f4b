"""From `data/*.toml` to the book: the one place of the engine that reads its numbers."""

from functools import cache
from pathlib import Path

from heart_africa.core.rulings import default_rulings
from heart_africa.core.strict import Model, read
from heart_africa.rules.book import Book

DATA = Path(__file__).parent / "data"


@cache
def _read(model: type[Model], name: str) -> Model:
    """The table of that name. Raises `BadData` naming file, line and key of a number that is wrong."""
    path = DATA / f"{name}.toml"
    return read(model, path.read_text(encoding="utf-8"), str(path))


@cache
def book() -> Book:
    """The book under the rulings that we suggest; each table is read once, when it is first asked for."""
    return Book(_read, default_rulings())

"""The book as the rules are handed it: each table is read when it is first asked for, and only once."""

from pathlib import Path
from typing import Any

import pytest

from heart_africa import rules
from heart_africa.core.rulings import default_rulings
from heart_africa.rules.book import Book, book

TABLES = sorted(path.stem for path in (Path(rules.__file__).parent / "data").glob("*.toml"))


@pytest.mark.parametrize("name", TABLES)
def test_every_file_of_numbers_is_a_table_that_holds(name: str) -> None:
    assert type(getattr(book(), name)).__name__.lower() == name.replace("_", "")


def test_a_table_is_read_when_it_is_first_asked_for_and_once_for_all_rulings() -> None:
    asked: list[str] = []

    def read(_model: type[Any], name: str) -> str:
        asked.append(name)
        return name

    fresh = Book(read, default_rulings())
    assert asked == []

    assert (str(fresh.shooting), str(fresh.shooting)) == ("shooting", "shooting")
    assert asked == ["shooting"]


def test_other_rulings_stand_in_the_same_book() -> None:
    other = default_rulings().with_("SCEN-21", "moved")

    assert book().read_by(default_rulings()) is book()
    assert book().read_by(other).rulings == other
    assert book().read_by(other).shooting is book().shooting

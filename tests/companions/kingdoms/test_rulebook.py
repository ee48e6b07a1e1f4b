"""The rules of Dark Kingdoms as entries: complete, in both languages, found by section."""

import re
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from heart_africa.core.citations import COMPANIONS, Rulebook, cite
from heart_africa.core.rulings import rulings_book

ROOT = Path(__file__).parents[3]
BOOK = Rulebook(COMPANIONS / "kingdoms")
ALL = BOOK.all()


def test_no_entry_is_lost() -> None:
    assert sorted(rule.id for rule in ALL) == [f"DK-{number:03d}" for number in range(1, 151)]
    assert [chapter.key for chapter in BOOK.index.chapters] == [str(number) for number in range(1, 16)]
    assert [rule.id for rule in ALL if not re.fullmatch(r"\d+(\.\w+)*(, \d+(\.\w+)*)*", rule.section)] == []


def test_every_entry_is_worded_in_both_languages_and_43_are_read_in_both() -> None:
    texts = [(rule.ambiguity_es, rule.ambiguity_en, rule.ruling_es, rule.ruling_en) for rule in ALL]

    assert [rule.id for rule in ALL if not rule.es or not rule.en or rule.es == rule.en] == []
    assert Counter(map(bool, filter(any, texts))) == {True: 43}
    assert all(all(four) and len(set(four)) == 4 for four in texts if any(four))


def test_every_reading_is_listed_once_and_its_default_comes_first() -> None:
    listed = tomllib.loads((BOOK.folder / "rulings.toml").read_text(encoding="utf-8"))

    assert Counter([*listed["fixed"], *listed["rulings"]]) == Counter(
        rule.id for rule in ALL if rule.ruling_en
    )
    assert all(ruling.default == ruling.allowed[0] for ruling in rulings_book(BOOK.folder).switchable)


@pytest.mark.parametrize(
    ("words", "found"),
    [
        pytest.param("8.6", ["DK-060"], id="a section"),
        pytest.param("9.1.1a", ["DK-066", "DK-067"], id="a point of a section"),
        pytest.param("4", ["DK-028"], id="a section without points"),
        pytest.param("1", ["DK-001", "DK-002"], id="1 is not 10"),
        pytest.param("15 marcadores", ["DK-010"], id="15 markers, not chapter 15"),
    ],
)
def test_entries_are_found_by_section(words: str, found: list[str]) -> None:
    assert [rule.id for rule in BOOK.search(words, "es")] == found


def test_an_entry_is_cited_by_its_section() -> None:
    assert cite("DK-140", 0, "en") == "DK-140, 15"
    assert cite("DK-052", 0, "es") == "DK-052†, 8.3"


def test_every_entry_that_code_or_data_name_exists() -> None:
    files = [file for folder in ("heart_africa", "gui", "reports", "tests/companions/kingdoms", "resources") for end in ("py", "toml", "ftl")
             for file in (ROOT / folder).rglob(f"*.{end}")]  # fmt: skip
    named = {rule for file in files for rule in re.findall(r"\bDK-\d+\b", file.read_text(encoding="utf-8"))}

    assert named - {rule.id for rule in ALL} == set()

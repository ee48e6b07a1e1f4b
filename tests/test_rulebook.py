"""The rulebook's own files: complete, in both languages, and in agreement with the rest of the data."""

import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from heart_africa.core.citations import FOLDER, Rule, Rulebook
from heart_africa.core.rulings import rulings_book
from heart_africa.rules.book import book

ROOT = Path(__file__).parents[1]
ALL = Rulebook().all()
ID = re.compile(r"\b[A-Z][A-Z0-9]+-[0-9x]{2,3}\b")

ENTRIES = {
    # introduction
    "SCALE": 10,
    # part one
    "LEAD": 20, "TRAIT": 16, "TROOP": 25, "GUN": 33, "BEARER": 7, "STD": 7, "WITCH": 8, "SCOUT": 11, "BAG": 9,
    "CHAR": 32, "FORT": 18, "BARR": 7, "TEMBA": 32, "CANNON": 7, "TRAP": 12, "BOAT": 14,
    # part two
    "TERR": 60, "TSEL": 23, "SCEN": 53, "ARRIVE": 7, "AMBUSH": 12, "COHESION": 3,
    # part three
    "TURN": 16, "MOVE": 9, "VIS": 6, "GAP": 7, "DARK": 4, "FIRE": 12, "SMOKE": 4, "SHOOT": 28, "PRIO": 6,
    "RELOAD": 6, "MELEE": 13, "BREAK": 15, "MORALE": 19,
    # part four
    "COMP": 26, "MIX": 15, "ALLY": 15, "L01": 22, "L02": 12, "L03": 9, "L04": 16, "L05": 14, "L06": 7,
    "L07": 10, "L08": 26, "L09": 14, "L10": 15, "L11": 13, "L12": 29,
    # part five
    "CAMP": 15, "ASC": 17, "NAME": 2, "CTURN": 16, "NATIVE": 8, "EXPL": 21, "COLON": 15, "CPTS": 11,
    "CEND": 3,
}  # fmt: skip


RUN_OVER = {
    "L02-04": {30, 31},  # a statement that begins on one page and ends on the next
    "CAMP-02": {1, 37},  # the years of a campaign: the last of them stands on the title page
}


def test_no_entry_is_lost_and_chapters_keep_the_order_of_the_book(rulebook: Rulebook) -> None:
    counted = {chapter.prefix: len(rulebook.chapter(chapter.prefix)) for chapter in rulebook.index.chapters}

    assert list(counted.items()) == list(ENTRIES.items())
    assert sum(ENTRIES.values()) == 922


@pytest.mark.parametrize(("prefix", "entries"), ENTRIES.items())
def test_entries_are_numbered_from_one_without_gaps(rulebook: Rulebook, prefix: str, entries: int) -> None:
    ids = [rule.id for rule in rulebook.chapter(prefix)]

    assert ids == [f"{prefix}-{number:02d}" for number in range(1, entries + 1)]


def test_every_chapter_has_its_file_and_every_file_its_chapter(rulebook: Rulebook) -> None:
    files = {path.stem for path in FOLDER.glob("*.toml")} - {"index", "rulings", "coverage"}

    assert files == {chapter.prefix for chapter in rulebook.index.chapters}


def test_chapters_give_the_pages_of_their_entries(rulebook: Rulebook) -> None:
    for chapter in rulebook.index.chapters:
        pages = [rule.page for rule in rulebook.chapter(chapter.prefix)]

        assert chapter.pages == (min(pages), max(pages)), chapter.prefix


def test_the_parts_cover_the_book(rulebook: Rulebook) -> None:
    parts = rulebook.index.parts
    pages = [page for part in parts for page in range(part.pages[0], part.pages[1] + 1)]

    assert pages == list(range(1, 42))
    assert {chapter.part for chapter in rulebook.index.chapters} == {part.id for part in parts}


def strangers(fits: Callable[[Rule], bool]) -> list[str]:
    """The entries of which something does not hold."""
    return [rule.id for rule in ALL if not fits(rule)]


def test_every_entry_is_worded_in_both_languages() -> None:
    assert strangers(lambda rule: bool(rule.es.strip() and rule.en.strip()) and rule.es != rule.en) == []


def test_every_entry_stands_on_a_page_of_the_book(rulebook: Rulebook) -> None:
    assert rulebook.index.pages == 41
    assert strangers(lambda rule: 1 <= rule.page <= 41) == []


def test_a_ruling_says_in_both_languages_what_is_unclear_and_how_it_is_read() -> None:
    """Four texts, all different; or none where the book is clear."""
    texts = {rule.id: {rule.ambiguity_es, rule.ambiguity_en, rule.ruling_es, rule.ruling_en} for rule in ALL}

    assert strangers(lambda rule: texts[rule.id] == {""} or len(texts[rule.id] - {""}) == 4) == []
    assert len(ALL) - list(texts.values()).count({""}) == 201


def test_entries_refer_only_to_entries_that_exist(rulebook: Rulebook) -> None:
    known = set(rulebook.ids)

    assert strangers(lambda rule: set(ID.findall(str(rule.model_dump()))) <= known) == []


def test_the_rulings_book_holds_every_ruling_once() -> None:
    listed = tomllib.loads((FOLDER / "rulings.toml").read_text(encoding="utf-8"))
    ids = [*listed["fixed"], *listed["rulings"]]

    assert Counter(ids) == Counter(rule.id for rule in ALL if rule.ruling_es)


@pytest.mark.parametrize(
    ("rule", "options"),
    [
        ("COMP-15", ["half_cheapest", "none"]),
        ("COMP-22", ["any_available", "fielded_only"]),
        ("COMP-24", ["permission", "never"]),
        ("MIX-14", ["pairs", "trio"]),
        ("ALLY-02", ["of_limit", "of_spent"]),
        ("ALLY-14", ["count", "do_not_count"]),
        ("L04-08", ["both", "spearmen_only"]),
        ("L08-20", ["figures", "units"]),
        ("L10-13", ["two_printed", "with_disciplinarian"]),
        ("L12-16", ["temba_too", "field_works"]),
        ("SCEN-21", ["placed", "moved"]),
        ("SHOOT-08", ["attackers_in_arc", "any_direction"]),
        ("FORT-15", ["all_behind", "shooters_only"]),
        ("TEMBA-28", ["guns_too", "no_guns"]),
    ],
)
def test_rulings_that_players_may_set_otherwise(rule: str, options: list[str]) -> None:
    """Stored in rosters and journals: these ids stay. The first is the default."""
    ruling = rulings_book().ruling(rule)

    assert list(ruling.allowed) == options
    assert ruling.default == options[0]


def test_no_other_ruling_is_switchable() -> None:
    assert len(rulings_book().switchable) == 14


@pytest.mark.parametrize(
    ("rule", "by"),
    [
        pytest.param("COMP-11", "engine", id="a unit's least value is a sum"),
        pytest.param("LEAD-09", "engine", id="a distance told is compared"),
        pytest.param("TERR-18", "asks", id="sight through jungle is seen at the table"),
        pytest.param("LEAD-19", "asks", id="a choice"),
        pytest.param("TRAP-07", "asks", id="an announcement"),
        pytest.param("SCALE-06", "players", id="the size of bases"),
        pytest.param("MIX-08", "players", id="figures told apart at a glance"),
        pytest.param("COMP-02", "players", id="advice"),
    ],
)
def test_who_decides(rulebook: Rulebook, rule: str, by: str) -> None:
    assert rulebook.rule(rule).by == by


@pytest.mark.parametrize("number", range(1, 28))
def test_the_table_of_characteristics_agrees_with_the_engine(rulebook: Rulebook, number: int) -> None:
    """Page 12 was copied twice, here and in the engine's data: two copies seldom make the same slip."""
    data = rulebook.rule(f"CHAR-{number:02d}").data
    troop = book().troops[data["troop"]]
    row = {**data["row"], **data.get("profiles", {}).get("mounted", {})}
    profile = troop.profile.model_dump(exclude_none=True, exclude_defaults=True)
    profile["points"] = troop.points

    assert profile == {key: value for key, value in row.items() if value != "none"}


def tables(value: object) -> Iterator[dict[str, Any]]:
    """Every table inside some TOML."""
    if isinstance(value, dict):
        yield value
        for inner in value.values():
            yield from tables(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from tables(inner)


def data_files() -> list[Path]:
    """The numbers of the book and the army lists."""
    return sorted([*(ROOT / "heart_africa").rglob("*.toml"), *(ROOT / "armylists").rglob("*.toml")])


def cited(table: dict[str, Any]) -> Iterator[tuple[str, int]]:
    """The entries that a table cites with a page."""
    for key, value in table.items():
        page = key.removesuffix("rule") + "page"
        if key.endswith("rule") and page in table:
            yield value, table[page]


@pytest.mark.parametrize("file", data_files(), ids=lambda file: file.name)
def test_a_number_of_the_data_stands_on_the_page_of_its_entry(rulebook: Rulebook, file: Path) -> None:
    pages = {rule.id: {rule.page} for rule in ALL} | RUN_OVER
    contents = tomllib.loads(file.read_text(encoding="utf-8"))

    strange = [
        (rule, page) for table in tables(contents) for rule, page in cited(table) if page not in pages[rule]
    ]

    assert strange == []


LISTS = sorted((ROOT / "armylists" / "data" / "lists").glob("*.toml"))


@pytest.mark.parametrize("file", LISTS, ids=lambda file: file.stem)
def test_the_lines_of_a_list_agree_with_the_engine(rulebook: Rulebook, file: Path) -> None:
    army = tomllib.loads(file.read_text(encoding="utf-8"))
    entry = rulebook.rule(f"L{army['number']:02d}-02")

    assert {troop: tuple(units) for troop, units in army["lines"]["units"].items()} == entry.data["units"]


def sources() -> list[Path]:
    """The code of the program and of its tests, and its data."""
    folders = ("heart_africa", "armylists", "reports", "tests")
    code = [path for folder in folders for path in (ROOT / folder).rglob("*.py")]
    return sorted({*code, *data_files()} - {Path(__file__), ROOT / "tests" / "test_citations.py"})


def test_every_entry_named_in_code_or_data_exists(rulebook: Rulebook) -> None:
    chapters = "|".join(chapter.prefix for chapter in rulebook.index.chapters)
    named = re.compile(rf"\b(?:{chapters})-\d\d\b")
    strange = {
        f"{path.name}: {rule}"
        for path in sources()
        for rule in named.findall(path.read_text(encoding="utf-8"))
        if rule not in rulebook.ids
    }

    assert strange == set()

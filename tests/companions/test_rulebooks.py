"""The rulebooks of the companion games: complete, in both languages, found by section and cited by it."""

import re
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from heart_africa.companions.zulus.description import ZULUS
from heart_africa.core.citations import COMPANIONS, Rule, Rulebook, cite, rulebook_of
from heart_africa.core.messages import LANGUAGES, say
from heart_africa.core.problems import BadData
from heart_africa.core.rulings import rulings_book
from heart_africa.terminal.app import main

ROOT = Path(__file__).parents[2]
ALL = ZULUS.rulebook.all()


def strangers(among: tuple[Rule, ...], holds: "re.Pattern[str]") -> list[str]:
    return [rule.id for rule in among if not holds.fullmatch(rule.section)]


def test_no_entry_of_zulus_is_lost() -> None:
    assert sorted(rule.id for rule in ALL) == [f"ZR-{number:03d}" for number in range(1, 254)]


def test_an_entry_stands_in_the_section_that_it_begins_with() -> None:
    keys = [chapter.key for chapter in ZULUS.rulebook.index.chapters]

    assert keys == ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "FAQ", "12", "13"]
    assert ZULUS.rulebook.chapter_of(ZULUS.rulebook.rule("ZR-009")).key == "5"
    assert strangers(ALL, re.compile(r"FAQ|\d+\.\d+(\.\w+)*((, | / )\d+\.\d+(\.\w+)*)*")) == []


def test_every_entry_is_worded_in_both_languages_and_read_in_both_or_in_neither() -> None:
    texts = {rule.id: {rule.ambiguity_es, rule.ambiguity_en, rule.ruling_es, rule.ruling_en} for rule in ALL}

    assert [rule.id for rule in ALL if not rule.es or not rule.en or rule.es == rule.en] == []
    assert [key for key, found in texts.items() if found != {""} and len(found - {""}) != 4] == []
    assert len(ALL) - list(texts.values()).count({""}) == 37


def test_the_rulings_of_zulus_hold_every_reading_once() -> None:
    listed = tomllib.loads((ZULUS.rulebook.folder / "rulings.toml").read_text(encoding="utf-8"))

    assert Counter([*listed["fixed"], *listed["rulings"]]) == Counter(
        rule.id for rule in ALL if rule.ruling_en
    )
    assert all(
        ruling.default == ruling.allowed[0] for ruling in rulings_book(ZULUS.rulebook.folder).switchable
    )


@pytest.mark.parametrize(
    ("rule", "first", "second"),
    [
        pytest.param("ZR-132", True, True, id="one or two sacrifices: 6.2.3 of the first says it too"),
        pytest.param("ZR-236", True, True, id="Spalding serves as a Lieutenant in both"),
        pytest.param("ZR-213", True, False, id="20 points for holding out"),
        pytest.param("ZR-214", False, True, id="10 points for the relief column"),
    ],
)
def test_an_entry_names_the_edition_that_alone_has_it(rule: str, first: bool, second: bool) -> None:
    entry = ZULUS.rulebook.rule(rule)

    assert (entry.holds_in(1), entry.holds_in(2)) == (first, second)
    assert entry.holds_in(0)


@pytest.mark.parametrize(
    ("words", "edition", "found"),
    [
        pytest.param("5.1.4", 0, ["ZR-061"], id="a section"),
        pytest.param(
            "12.3.3 caballería", 1, ["ZR-229", "ZR-233", "ZR-240"], id="a section and a word, one edition"
        ),
        pytest.param("12.1", 2, ["ZR-019", "ZR-222"], id="a second section of an entry"),
        pytest.param("2.10", 0, [], id="2.1 is no part of 2.10"),
        pytest.param("3.0.4.A", 0, ["ZR-037"], id="a step"),
        pytest.param("redoubt", 0, [], id="a word that no entry has"),
    ],
)
def test_entries_are_found_by_section_and_edition(words: str, edition: int, found: list[str]) -> None:
    assert [rule.id for rule in ZULUS.rulebook.search(words, "es", edition)] == found


def test_an_entry_without_a_page_is_cited_by_its_section() -> None:
    assert cite("ZR-164", 0, "en") == "ZR-164†, 6.7.4"
    assert cite("ZR-166", 0, "es") == "ZR-166, 6.7.4"
    assert rulebook_of("ZR-166") == ZULUS.rulebook
    assert rulebook_of("COMP-11") == Rulebook()


def test_an_entry_needs_a_page_or_a_section(tmp_path: Path) -> None:
    (tmp_path / "HILL.toml").write_text(
        '[HILL-01]\nkind = "data"\nby = "engine"\nes = "a"\nen = "b"\n', encoding="utf-8"
    )

    with pytest.raises(BadData) as bad:
        Rulebook(tmp_path).rule("HILL-01")

    assert (bad.value.code, bad.value.line, bad.value.key) == ("missing-key", 1, "HILL-01.page")


def test_every_entry_of_zulus_that_code_or_data_name_exists() -> None:
    files = [file for folder in ("heart_africa", "gui", "reports", "tests", "resources") for end in ("py", "toml", "ftl")
             for file in (ROOT / folder).rglob(f"*.{end}")]  # fmt: skip
    named = {rule for file in files for rule in re.findall(r"\bZR-\d+\b", file.read_text(encoding="utf-8"))}

    assert named - {rule.id for rule in ALL} == {"ZR-999"}  # what is asked for below


@pytest.mark.parametrize(
    ("command", "code", "says"),
    [
        ("zulus rule ZR-165", 0, "ZR-165, 6.7.4 · Action phase\nEach 5 makes the target go back one box."),
        ("zulus rule 5.3.7 --edition 1", 0, "ZR-113"),
        ("zulus rule ZR-114 --edition 1", 1, "There is no rule with: ZR-114."),
        ("zulus rule ZR-999", 2, "Did you mean"),
        ("zulus rule snipers --edition 3", 2, "Allowed: 1, 2."),
        ("zulus rulings ZR-103", 0, "● ZR-103=always"),
        ("zulus coverage", 0, "Optional rules"),
    ],
)
def test_the_rulebook_is_asked_at_the_terminal(
    command: str, code: int, says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*command.split(), "--lang", "en"]) == code

    out, err = capsys.readouterr()
    assert says in out + err


@pytest.mark.parametrize(
    ("kind", "entries", "decided", "asked", "left"),
    [("zulus", 253, 244, 5, 4), ("kingdoms", 150, 149, 0, 1), ("isandlwana", 146, 141, 0, 5)],
)
def test_what_is_proven_counts_every_entry_by_who_decides_it(
    kind: str, entries: int, decided: int, asked: int, left: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([kind, "coverage", "--lang", "en"]) == 0

    last = capsys.readouterr().out.splitlines()[-1].split()
    assert last == ["Total", *map(str, (entries, decided, decided, asked, left))]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", sorted(folder.name for folder in COMPANIONS.iterdir() if folder.is_dir()))
def test_the_help_of_a_game_names_a_reading_of_its_own_rulebook(kind: str, lang: str) -> None:
    about = say(lang, f"help-option-{kind}-ruling")
    rule, option = re.findall(r"([A-Z]+-\d+)=(\w+)", about)[0]

    rulings_book(COMPANIONS / kind).choose({rule: option})
    assert f"heart-africa {kind} rulings" in about

"""The rulebook of Last Stand at Isandlwana: complete, in both languages, found by section, with all its readings."""

import re
import tomllib
from collections import Counter

import pytest

from heart_africa.companions.isandlwana.description import ISANDLWANA
from heart_africa.companions.isandlwana.numbers import NUMBERS
from heart_africa.core.rulings import rulings_book
from heart_africa.terminal.app import main

ALL = ISANDLWANA.rulebook.all()
READ = [rule for rule in ALL if rule.ruling_en]


def test_no_entry_is_lost_and_each_stands_in_a_section() -> None:
    section = re.compile(r"(EX|\d+\.\d+(\.\d+)*)(, (EX|REF|\d+\.\d+(\.\d+)*))*")

    assert sorted(rule.id for rule in ALL) == [f"IS-{number:03d}" for number in range(1, 147)]
    assert [rule.id for rule in ALL if not section.fullmatch(rule.section)] == []
    assert all(ISANDLWANA.rulebook.chapter_of(rule) for rule in ALL)


def test_every_entry_is_worded_in_both_languages_and_27_are_read_in_both() -> None:
    texts = [{rule.ambiguity_es, rule.ambiguity_en, rule.ruling_es, rule.ruling_en} - {""} for rule in ALL]

    assert [rule.id for rule in ALL if not rule.es or not rule.en or rule.es == rule.en] == []
    assert Counter(map(len, texts)) == {0: 119, 4: 27}


def test_every_reading_is_listed_once_and_18_can_be_switched() -> None:
    listed = tomllib.loads((ISANDLWANA.rulebook.folder / "rulings.toml").read_text(encoding="utf-8"))
    switches = rulings_book(ISANDLWANA.rulebook.folder).switchable

    assert sorted([*listed["fixed"], *listed["rulings"]]) == sorted(rule.id for rule in READ)
    assert len(switches) == 18
    assert [each.id for each in switches if each.default != each.allowed[0]] == []


def test_the_numbers_of_the_book_name_entries_of_the_book() -> None:
    modifiers = [
        each
        for table in (NUMBERS.strength, NUMBERS.defense)
        for each in (getattr(table, name) for name in type(table).model_fields)
    ]

    for each in (*modifiers, NUMBERS.sniping.later):
        assert each.section in ISANDLWANA.rulebook.rule(each.rule).sections


@pytest.mark.parametrize(
    ("words", "lang", "told"),
    [
        (("rule", "IS-112"), "en", "every shortest route crosses heights"),
        (("rule", "8.9"), "es", "nunca más de 1"),
        (("rule", "bandera", "hexágono"), "es", "IS-129"),
        (("rulings", "IS-109"), "en", "IS-109=no_bonus"),
        (("coverage",), "es", "Combate"),
        (("pack", "list"), "en", "isandlwana-own"),
        (("pack", "show", "isandlwana-own", "units.c"), "es", "units.c.counter"),
        (("pack", "show", "isandlwana-rulebook"), "en", "hexes.0101-0114"),
    ],
)
def test_it_can_be_looked_up_at_the_terminal(
    words: tuple[str, ...], lang: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["isandlwana", *words, "--lang", lang]) == 0
    assert told in " ".join(capsys.readouterr().out.split())

"""Five battles that people played to the book's end at the prompt, order by order, with a kill in each.

They are kept as they were exported. Every later version reads them, comes to the same end, and either decides
every act as it was decided or says here which rule was mended since.
"""

from functools import cache
from pathlib import Path

import pytest

from heart_africa.core.journal.journal import Journal
from heart_africa.rules.battle import Battle, Stage
from heart_africa.rules.book import book
from heart_africa.rules.referee import referee
from heart_africa.storage import documents
from heart_africa.storage.line_reader import entries
from tests.journal.audit import audit

FOLDER = Path(__file__).parent / "by_hand"
ENDS = {
    "ambush-es": ("defender", 6, "SCEN-32"),
    "encounter-en": ("attacker", 4, "SCEN-15"),
    "planned-attack-en": ("attacker", 6, "SCEN-41"),
    "planned-attack-es": ("attacker", 4, "SCEN-41"),
    "raid-es": ("attacker", 6, "SCEN-52"),
}
"""Who won each battle, in which turn, and the entry by which."""
MENDED = {
    "planned-attack-en": frozenset({134, 232}),  # reached through a breach; the table is cleared
    "planned-attack-es": frozenset({137, 186}),  # whom an ambush surprises; the table is cleared
}
"""Acts that the rules decide otherwise since these very battles showed a fault, with what was mended."""


@cache
def played(name: str) -> Journal[Battle]:
    text = (FOLDER / f"{name}.journal.jsonl").read_text(encoding="utf-8")
    found = documents.read(text, "battle")
    assert found.fault is None
    rules = referee(book())
    return Journal(rules, entries(found.document, found.lines, rules))


def test_every_battle_kept_is_read() -> None:
    assert {path.name.partition(".")[0] for path in FOLDER.glob("*.jsonl")} == set(ENDS)


@pytest.mark.parametrize("name", ENDS)
def test_it_comes_to_its_end(name: str) -> None:
    winner, turn, rule = ENDS[name]
    battle = played(name).state

    assert battle.stage is Stage.OVER
    assert battle.verdict is not None
    assert (battle.verdict.winner, battle.turn, battle.verdict.why.rule) == (winner, turn, rule)


@pytest.mark.parametrize("name", ENDS)
def test_todays_rules_decide_every_act_as_it_was_decided(name: str) -> None:
    found = {each.number for each in audit(played(name))}

    assert found == MENDED.get(name, frozenset[int]())

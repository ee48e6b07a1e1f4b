"""The golden battles as they were kept: their journals, read and not played again."""

from functools import cache
from pathlib import Path

from heart_africa.battle import Battle
from heart_africa.game import Referee
from heart_africa.journal.book import Journal
from heart_africa.load import book
from heart_africa.rulings import default_rulings
from heart_africa.store import journal_file
from heart_africa.store.reading import entries

FOLDER = Path(__file__).parent / "battles"
GOLDEN = ("ambush", "encounter", "planned-attack", "raid")


@cache
def golden(name: str) -> Journal[Battle]:
    """The journal of a golden battle."""
    rules = Referee(book(), default_rulings())
    found = journal_file.read((FOLDER / f"{name}.journal.jsonl").read_text(encoding="utf-8"), "battle")
    return Journal(rules, entries(found.document, found.lines, rules))

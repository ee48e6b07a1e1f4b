"""Whole battles: the script of an evening is played to its victory, and comes out as it was kept.

After a change that is meant, `pytest tests/golden --golden-write` writes journals and reports anew: read them
against the book before you commit them.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from heart_africa.board.table_record import TableRecord
from heart_africa.core.journal.journal import Journal
from heart_africa.rules.battle import Stage
from heart_africa.rules.referee.secrets import ALL
from heart_africa.storage import documents
from heart_africa.storage.line_reader import entries
from reports.options import PaperOptions
from reports.papers import report_papers
from tests.golden.evenings import FOLDER, Evening
from tests.golden.kept_files import Kept
from tests.journal.audit import audit

BATTLES = {
    "ambush": ("en", "defender"),
    "encounter": ("es", "defender"),
    "map": ("en", "attacker"),
    "planned-attack": ("es", "attacker"),
    "raid": ("en", "attacker"),
}
"""Every battle by the name of its script: the language in which it was typed, and who won."""


@pytest.fixture(scope="module", params=BATTLES)
def evening(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evening]:
    """A battle played from its script."""
    name = str(request.param)
    lang, _ = BATTLES[name]
    played = Evening(FOLDER / f"{name}.battle.txt", lang, tmp_path_factory.mktemp(name) / "shelf.db")
    yield played
    played.close()


def test_every_script_is_played() -> None:
    assert {path.name.partition(".")[0] for path in FOLDER.glob("*.battle.txt")} == set(BATTLES)


def test_the_script_plays_to_its_victory(evening: Evening) -> None:
    _, winner = BATTLES[evening.name]

    assert evening.well, evening.faults
    assert evening.writer.state.stage is Stage.OVER
    assert evening.writer.state.verdict is not None
    assert evening.writer.state.verdict.winner == winner


def test_the_journal_is_what_was_kept(evening: Evening, kept: Kept) -> None:
    kept(FOLDER / f"{evening.name}.journal.jsonl", evening.journal_file)


def test_the_journal_reads_and_replays_to_the_same_battle(evening: Evening) -> None:
    found = documents.read(evening.journal_file, evening.writer.document.kind)

    again = Journal(evening.rules, entries(found.document, found.lines, evening.rules))

    assert found.fault is None
    assert again.entries == evening.writer.journal.entries
    assert again.state == evening.writer.state
    assert documents.written(found.document, found.lines) == evening.journal_file


def test_todays_rules_decide_every_act_as_it_was_decided(evening: Evening) -> None:
    assert list(audit(evening.writer.journal)) == []


def test_the_script_made_from_the_journal_comes_to_the_same_battle(evening: Evening, tmp_path: Path) -> None:
    path = tmp_path / f"{evening.name}.battle.txt"
    path.write_text(evening.as_script, encoding="utf-8")

    again = Evening(path, evening.lang, tmp_path / "shelf.db")
    again.close()

    assert again.well, again.faults
    assert again.writer.state == evening.writer.state


@pytest.mark.parametrize("lang", ["es", "en"])
def test_the_report_that_players_get_is_what_was_kept(evening: Evening, lang: str, kept: Kept) -> None:
    book, journal = evening.rules.book, evening.writer.journal
    papers = report_papers(book, journal, PaperOptions(lang), TableRecord(), ALL)
    (report,) = (paper.data.decode() for paper in papers if paper.ending == "md")

    kept(FOLDER / f"{evening.name}.{lang}.md", report)

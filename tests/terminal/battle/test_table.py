"""The table of a battle at the terminal: laid from a file, taken out again, printed, in the report."""

from pathlib import Path

import pytest

from heart_africa.board.layout import Stand
from heart_africa.board.table_file import from_toml
from resources import ROOT
from tests.reports import reading_back
from tests.terminal.conftest import Run

SAMPLE = ROOT / "samples" / "tables" / "savannah-encounter.table.toml"


@pytest.fixture
def laid(run: Run, in_play: str) -> str:
    """A battle in its first turn on a sample table, with one figure on it."""
    text = SAMPLE.read_text(encoding="utf-8") + '\n[stands."Guardia 1"]\nx = 20\ny = 20.0\n'
    Path("in.table.toml").write_text(text, encoding="utf-8")
    assert run("battle", "table", in_play, "--in", "in.table.toml").code == 0
    return in_play


def test_a_battle_without_a_table_says_so(run: Run, evening: str) -> None:
    ran = run("battle", "table", evening)
    assert ran.code == 0
    assert "no table yet" in ran.out


def test_a_table_that_was_laid_comes_out_as_it_was(run: Run, home: Path, laid: str) -> None:
    assert run("battle", "table", laid, "--out", "out.table.toml").code == 0

    found, name = from_toml((home / "out.table.toml").read_text(encoding="utf-8"))
    given, _ = from_toml(SAMPLE.read_text(encoding="utf-8"))
    assert name == "evening"
    assert found.features == given.features
    assert found.stands == {"Guardia 1": Stand(20, 20)}


def test_how_much_lies_there_is_told(run: Run, laid: str) -> None:
    assert "one figure" in run("battle", "table", laid).out
    assert run("battle", "table", laid, "--json").json["figures"] == 1


def test_the_plan_and_the_report_show_it(run: Run, home: Path, laid: str) -> None:
    assert run("battle", "table", laid, "--plan", "plan.pdf", "--lang", "es").code == 0
    assert run("battle", "report", laid, "--out", "report.pdf").code == 0

    plan, report = (reading_back.opened((home / name).read_bytes()) for name in ("plan.pdf", "report.pdf"))
    assert "Nyika ya Tembo" in reading_back.words(plan)
    assert "12 pulgadas" in reading_back.words(plan)
    assert "The table at the end of turn 1" in reading_back.words(report)


def test_the_papers_have_the_table_and_the_file_has_it_beside(run: Run, home: Path, laid: str) -> None:
    assert run("battle", "papers", laid, "--out", "papers").code == 0
    assert (home / "papers" / "table.pdf").exists()

    assert run("battle", "export", laid, "--out", "evening.jsonl").code == 0
    assert run("battle", "import", "evening.jsonl", "--name", "again").code == 0
    assert run("battle", "table", "again", "--json").json == {
        "name": "again", "pieces": run("battle", "table", laid, "--json").json["pieces"], "figures": 1
    }  # fmt: skip


def test_a_file_that_is_no_table_is_bad_input(run: Run, home: Path, evening: str) -> None:
    (home / "no.table.toml").write_text('format = "other"\n', encoding="utf-8")
    ran = run("battle", "table", evening, "--in", "no.table.toml")
    assert ran.code == 2
    assert "no.table.toml" in ran.err

"""The demo does the main job with the commands that it shows, and leaves what they made."""

from pathlib import Path

import pytest
from pypdf import PdfReader

from armylists.catalogue import built_in
from armylists.legality import verdict
from armylists.roster_file import open_roster
from tests.terminal.conftest import Run

PDFS = ("caravan-summary.pdf", "caravan-units.pdf", "caravan-opponent.pdf")


@pytest.mark.parametrize("lang", ["es", "en"])
def test_the_demo_leaves_an_army_its_verdict_a_twin_and_three_sheets(home: Path, run: Run, lang: str) -> None:
    ran = run("demo", "--lang", lang)
    made = home / "out" / "demo"
    army, twin = (open_roster(made / f"{name}.army.toml", built_in()).roster for name in ("caravan", "twin"))
    broken = {problem.rule for problem in verdict(built_in(), twin).problems}

    assert ran.code == 0
    assert verdict(built_in(), army).legal
    assert broken == {"COMP-11", "COMP-15", "L07-03", "L07-04", "LEAD-13"}
    assert all(rule in (made / "twin-verdict.txt").read_text(encoding="utf-8") for rule in broken)
    assert all(army.name in PdfReader(made / pdf).pages[0].extract_text() for pdf in PDFS)


def test_the_demo_can_be_shown_again_in_the_same_folder(home: Path, run: Run) -> None:
    assert [run("demo", "--out", "again").code for _ in range(2)] == [0, 0]
    assert len(list((home / "again").iterdir())) == 7


def test_a_folder_that_cannot_be_made_is_told(home: Path, run: Run) -> None:
    (home / "out").write_text("a file", encoding="utf-8")

    assert run("demo").code == 2

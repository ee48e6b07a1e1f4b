"""One paper of a battle: its reference sheet, its report."""

import re
from pathlib import Path

import pytest

from tests.reports import reading_back
from tests.terminal.conftest import Run


def pdf(path: Path) -> str:
    return reading_back.words(reading_back.opened(path.read_bytes()))


def test_a_reference_sheet_is_a_file_named_after_the_battle(run: Run, home: Path, evening: str) -> None:
    ran = run("battle", "reference", evening, "--lang", "es")

    assert ran.code == 0
    assert "TROPAS DE LOS DOS BANDOS" in pdf(home / "evening-referencia.pdf")


def test_each_side_may_have_its_own(run: Run, home: Path, evening: str) -> None:
    """Both leaders are Organizing Geniuses; each side's sheet names its own alone."""
    both = run("battle", "reference", evening, "--side", "all", "--out", "both.pdf", "--json")
    red = run("battle", "reference", evening, "--side", "red", "--out", "red.pdf")

    assert both.json == {"file": "both.pdf", "paper": "a4"}
    assert red.code == 0
    assert re.search(r"Organizing Genius \([^)]+ and [^)]+\)", pdf(home / "both.pdf"))
    assert re.search(r"Organizing Genius \((?![^)]+ and )[^)]+\)", pdf(home / "red.pdf"))


@pytest.mark.parametrize(
    ("form", "ending", "said"), [("markdown", "md", "# "), ("html", "html", "<!DOCTYPE html>")]
)
def test_a_report_may_be_sent_or_browsed(
    run: Run, home: Path, evening: str, form: str, ending: str, said: str
) -> None:
    ran = run("battle", "report", evening, "--as", form)

    assert ran.code == 0
    assert (home / f"evening-report.{ending}").read_text(encoding="utf-8").startswith(said)


def test_a_report_is_printed_unless_said_otherwise(run: Run, home: Path, evening: str) -> None:
    assert run("battle", "report", evening, "--paper", "letter").code == 0
    assert "BATTLE REPORT" in pdf(home / "evening-report.pdf")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("told.md",), b"# "),
        (("told.HTML",), b"<!DOCTYPE html>"),
        (("told.htm",), b"<!DOCTYPE html>"),
        (("told.pdf",), b"%PDF"),
        (("told",), b"%PDF"),
        (("told.md", "--as", "html"), b"<!DOCTYPE html>"),
    ],
)
def test_the_ending_of_a_report_says_its_form_unless_another_is_asked_for(
    run: Run, home: Path, evening: str, words: tuple[str, ...], said: bytes
) -> None:
    assert run("battle", "report", evening, "--out", *words).code == 0

    assert (home / words[0]).read_bytes().startswith(said)


@pytest.mark.parametrize("form", ["markdown", "html"])
def test_a_report_goes_to_the_screen_instead_of_a_file(run: Run, home: Path, evening: str, form: str) -> None:
    assert run("battle", "report", evening, "--as", form, "--out", "kept").code == 0

    ran = run("battle", "report", evening, "--as", form, "--out", "-")

    assert ran.code == 0
    assert ran.out.strip() == (home / "kept").read_text(encoding="utf-8").strip()
    assert not (home / "-").exists()


@pytest.mark.parametrize("paper", ["report", "reference"])
def test_a_pdf_is_not_shown_on_the_screen(run: Run, home: Path, evening: str, paper: str) -> None:
    ran = run("battle", paper, evening, "--out", "-")

    assert ran.code == 2
    assert "PDF" in ran.err
    assert not (home / "-").exists()


def test_what_is_there_is_not_overwritten_unasked(run: Run, evening: str) -> None:
    assert run("battle", "report", evening).code == 0
    assert run("battle", "report", evening).code == 2
    assert run("battle", "report", evening, "--force").code == 0


@pytest.mark.parametrize(
    "wrong", [("reference", "--side", "green"), ("report", "--as", "docx"), ("report", "--paper", "a5")]
)
def test_what_there_is_not_is_named(run: Run, evening: str, wrong: tuple[str, ...]) -> None:
    command, *options = wrong

    ran = run("battle", command, evening, *options)

    assert ran.code == 2
    assert options[-1] in ran.err

"""Papers into a folder: those of the samples, of a battle and of a campaign of one's own."""

import json
from pathlib import Path

import pypdf
import pytest

from resources import ROOT
from tests.terminal.conftest import SAMPLE, Run

SAMPLES = ROOT / "samples"


@pytest.fixture
def kept(run: Run, home: Path) -> Path:
    """The sample battle and the sample campaign as one's own."""
    for kind, name in (("battle", "encounter"), ("campaign", "lagos")):
        run(kind, "import", str(SAMPLES / f"{name}.journal.jsonl"), "--name", "sabado")
    return home


def test_the_samples_papers_go_into_a_folder_for_each_language_and_paper(run: Run, home: Path) -> None:
    ran = run("papers", "todo", "--kind", "campaign", "--paper", "a4", "--lang", "es")
    folders = {path.parent.relative_to(home).as_posix() for path in (home / "todo").rglob("*.pdf")}

    assert ran.code == 0
    assert folders == {"todo/es/a4/campaña", "todo/en/a4/campaign"}
    assert "en inglés, en A4: 4 documentos" in ran.out


def test_a_battle_of_one_s_own_is_printed_in_one_s_language(run: Run, kept: Path) -> None:
    ran = run("battle", "papers", "sabado", "--lang", "en", "--json")
    said = json.loads(ran.out)

    assert ran.code == 0
    assert said["folder"] == "sabado"
    assert sorted(said["files"]) == sorted(path.name for path in (kept / "sabado").iterdir())
    assert {"report.pdf", "report.md", "report.html", "counters.pdf"} < set(said["files"])


def test_a_battle_played_in_centimetres_is_printed_in_them(run: Run, kept: Path) -> None:
    """Only where it is said; a campaign has no distances, so that it does not ask."""
    for folder, more in (("in", ()), ("cm", ("--centimetres",))):
        run("battle", "papers", "sabado", "--out", folder, "--lang", "en", *more)
    sheets = {folder: _words(next((kept / folder).glob("reference-*.pdf"))) for folder in ("in", "cm")}

    assert "″" in sheets["in"]
    assert " cm" in sheets["cm"]
    assert "″" not in sheets["cm"]
    assert run("campaign", "papers", "sabado", "--centimetres").code == 2


def _words(path: Path) -> str:
    return " ".join(page.extract_text() for page in pypdf.PdfReader(path).pages)


def test_a_campaign_of_one_s_own_is_printed_and_not_overwritten_unasked(run: Run, kept: Path) -> None:
    first = run("campaign", "papers", "sabado", "--out", "impresos", "--paper", "letter", "--lang", "es")
    again = run("campaign", "papers", "sabado", "--out", "impresos", "--lang", "es")
    forced = run("campaign", "papers", "sabado", "--out", "impresos", "--lang", "es", "--force")

    assert (first.code, again.code, forced.code) == (0, 2, 0)
    assert "crónica.pdf" in again.err
    assert len([*(kept / "impresos").iterdir()]) == 4


def test_an_army_is_printed_whole_without_any_battle(run: Run, home: Path) -> None:
    (home / "caravana.army.toml").write_text(SAMPLE, encoding="utf-8")
    ran = run("army", "papers", "caravana.army.toml", "--lang", "es", "--json")

    assert ran.code == 0
    assert json.loads(ran.out) == {
        "folder": "caravana",
        "files": [
            "resumen.pdf", "unidades.pdf", "tarjetas.pdf", "rival.pdf", "marcadores.pdf", "formularios.pdf",
        ],
    }  # fmt: skip


@pytest.mark.parametrize(
    ("words", "said"),
    [
        pytest.param(("papers", "--paper", "a5"), "a5", id="a paper that there is not"),
        pytest.param(("papers", "--kind", "battel"), "battel", id="a kind that there is not"),
        pytest.param(("papers", "file.txt/deep"), "file.txt", id="a file where a folder should be"),
        pytest.param(("battle", "papers", "nobody"), "nobody", id="no such battle"),
    ],
)
def test_what_cannot_be_is_said(run: Run, home: Path, words: tuple[str, ...], said: str) -> None:
    (home / "file.txt").write_text("", encoding="utf-8")
    ran = run(*words, "--lang", "en")

    assert ran.code == 2
    assert said in ran.err
    assert "Traceback" not in ran.err

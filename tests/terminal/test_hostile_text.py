"""What others wrote never reaches the terminal as anything but letters: no colour, title, clipboard, direction."""

import csv
import io
import json
import shlex
import sys
import unicodedata
from pathlib import Path

import pytest

from armylists.catalogue import built_in
from armylists.roster_file import from_toml
from heart_africa.core.text import UNSAFE, as_csv, as_json, as_toml, shown
from tests.terminal.campaign.conftest import begin
from tests.terminal.conftest import SAMPLE, Ran, Run

ESC, OSC, CSI = "\x1b[31m", "\x1b]52;c;c2xvdw==\x07", "\x9b2J"
BIDI, NO_WIDTH = "\u202egnissap\u2066", "\u200b\ufeff\U000e0041"
HOSTILE = f"=1+1 {ESC}{OSC}{CSI}{BIDI}{NO_WIDTH} Amazonas"
SHOWN = "=1+1 [31m]52;c;c2xvdw==2Jgnissap Amazonas"
"""What is left of it: letters."""

VISIBLE = {
    *range(0x600, 0x606),
    0x6DD,
    0x70F,
    0x890,
    0x891,
    0x8E2,
    0x110BD,
    0x110CD,
    *range(0x13430, 0x13440),
}
"""Signs of scripts that Unicode counts among formats, though they are seen."""


def test_every_letter_without_a_shape_is_unsafe_and_no_other() -> None:
    """Unicode's own list is the judge: controls, formats, halves of letters, ends of lines and paragraphs."""
    points = (code for code in range(sys.maxunicode + 1) if code not in VISIBLE and chr(code) not in "\n\t")
    unsafe = {code for code in points if unicodedata.category(chr(code)) in {"Cc", "Cf", "Cs", "Zl", "Zp"}}
    found = {code for code in range(sys.maxunicode + 1) if UNSAFE.match(chr(code))}

    assert unsafe <= found
    assert {code for code in found - unsafe if unicodedata.category(chr(code)) != "Cn"} == set()


@pytest.mark.parametrize(
    ("value", "cell"),
    [
        pytest.param("=1+1", "'=1+1", id="a formula"),
        pytest.param("+2 SHOOT-11", "'+2 SHOOT-11", id="a sum"),
        pytest.param("-2", "'-2", id="a text that looks like a number"),
        pytest.param("@SUM(A1)", "'@SUM(A1)", id="an old formula"),
        pytest.param("\t=1", "'\t=1", id="behind a tab"),
        pytest.param("\x1b=1", "'=1", id="behind what is not seen"),
        pytest.param("a=1", "a=1", id="in the middle"),
        pytest.param(-2, "-2", id="a number"),
        pytest.param(None, "", id="nothing"),
    ],
)
def test_a_cell_is_never_a_formula(value: object, cell: str) -> None:
    assert list(csv.reader(io.StringIO(as_csv(["x"], [[value]]))))[1:] == [[cell]]


def test_what_is_escaped_reads_back_the_same() -> None:
    assert json.loads(as_json(json.dumps(HOSTILE, ensure_ascii=False))) == HOSTILE
    assert UNSAFE.search(as_json(json.dumps(HOSTILE, ensure_ascii=False))) is None

    army = SAMPLE.replace("Guardia", as_toml(HOSTILE))
    assert UNSAFE.search(army) is None
    assert from_toml(army, built_in(), "x").roster.units[0].name == HOSTILE


def clean(ran: Ran) -> Ran:
    """What was printed holds nothing unsafe."""
    for text in (ran.out, ran.err):
        found = UNSAFE.search(text)
        assert found is None, (found, text[max(0, found.start() - 80) : found.end() + 20])
    assert ran.code in {0, 1, 2}
    return ran


@pytest.fixture
def armies(home: Path) -> Path:
    """An army whose every name is hostile, for both sides."""
    name = json.dumps(HOSTILE)
    text = SAMPLE.replace('"Caravana de Tabora"', name).replace('"Guardia"', name)
    text = text.replace('"zanzibaris"\n', f'"zanzibaris"\nnotes = {name}\n').replace(
        "\\udb40\\udc41", "\\U000e0041"
    )
    path = home / "hostile.army.toml"
    path.write_text(text, encoding="utf-8")
    return path


ARMY = """
army check F
army check F --json
army price F
army price F --json
army suggest F
army suggest F --json
army diff F F
army new zanzibaris --out -
army share F --as code
army share F --as text
army share F --as markdown
army share F --as json
army share F --as csv
army share F --as text --json
collection missing F
"""


@pytest.mark.parametrize("line", ARMY.strip().splitlines())
def test_no_command_about_an_army_passes_on_what_a_terminal_obeys(run: Run, armies: Path, line: str) -> None:
    clean(run(*shlex.split(line.replace("F", armies.name))))


@pytest.mark.parametrize("form", ["text", "markdown", "csv"])
def test_nor_does_a_file_for_people(run: Run, armies: Path, form: str) -> None:
    assert run("army", "share", armies, "--as", form, "--out", f"x.{form}").code == 0

    assert (
        UNSAFE.search(Path(f"x.{form}").read_text(encoding="utf-8").lstrip("\ufeff").replace("\r", ""))
        is None
    )


BATTLE = """
battle list
battle list --json
battle status NAME
battle status NAME --json
battle status NAME --unit R2
battle next NAME
battle next NAME --json
battle log NAME
battle log NAME --why
battle log NAME --json
battle log NAME --as script
battle goto NAME 3
battle export NAME
battle export NAME --as csv
battle export NAME --as json
battle verify NAME
battle undo NAME
battle redo NAME
battle amend NAME 3 "nonsense"
"""


def test_no_command_about_a_battle_passes_on_what_a_terminal_obeys(run: Run, armies: Path) -> None:
    clean(run("battle", "new", "lake", armies, armies))
    orders = f"scenario encounter red\nroll off = 6 2\naccept forces\nnote {HOSTILE}\nenvironment savannah\n"
    Path("orders.txt").write_text(f'{orders}terrain ! {HOSTILE}\nname "{HOSTILE}"\n', encoding="utf-8")
    clean(run("battle", "play", "lake", "--script", "orders.txt"))
    clean(run("battle", "play", "lake", stdin=orders.encode()))

    said = [
        clean(run(*shlex.split(line.replace("NAME", "lake")))).out for line in BATTLE.strip().splitlines()
    ]

    assert SHOWN in "".join(said)


def test_what_is_exported_to_a_terminal_is_the_same_journal(run: Run, armies: Path) -> None:
    run("battle", "new", "lake", armies, armies)
    exported = clean(run("battle", "export", "lake")).out
    Path("lake.jsonl").write_text(exported, encoding="utf-8")

    assert clean(run("battle", "import", "lake.jsonl", "--name", "copy")).code == 0

    assert (
        run("battle", "export", "copy", "--as", "json").out
        == run("battle", "export", "lake", "--as", "json").out
    )
    assert "\\u001b" in exported


CAMPAIGN = """
campaign list
campaign status lagos
campaign next lagos
campaign chronicle lagos
campaign chronicle lagos --as script
campaign timeline lagos
campaign ledger lagos
campaign standings lagos
campaign land lagos
campaign beats lagos
campaign html lagos --out -
campaign export lagos
campaign export lagos --as csv
campaign export lagos --as json
campaign verify lagos
"""


def test_no_command_about_a_campaign_passes_on_what_a_terminal_obeys(run: Run) -> None:
    begin(run)
    clean(run("campaign", "join", "lagos", HOSTILE, "pygmies", "--called", HOSTILE))
    clean(run("campaign", "do", "lagos", f"note {HOSTILE}"))
    clean(run("campaign", "do", "lagos", f"leave Ana ! {HOSTILE}"))

    for line in CAMPAIGN.strip().splitlines():
        clean(run(*shlex.split(line)))


def test_what_is_typed_is_taken_without_what_is_not_seen(run: Run, armies: Path) -> None:
    run("battle", "new", "lake", armies, armies)

    clean(run("battle", "play", "lake", stdin=f"note {HOSTILE}\n".encode()))

    assert shown(HOSTILE) == SHOWN
    notes = [json.loads(row) for row in run("battle", "export", "lake").out.splitlines()]
    assert HOSTILE not in json.dumps(notes, ensure_ascii=False)

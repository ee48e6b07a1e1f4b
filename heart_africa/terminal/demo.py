"""`demo`: the main task from end to end, by the same commands that a person would type.

It leaves a legal army with its verdict, an illegal one with reasons and repairs, and three PDFs.
"""

import shlex
from collections.abc import Sequence
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Annotated

import typer

from armylists.edits import SetAttendants, SetFact, SetFigures, SetIndependent, apply_all
from armylists.roster_file import open_roster, save_roster
from heart_africa.storage.files import make_folder, write_text
from heart_africa.terminal import context
from heart_africa.terminal.app import NAME, main
from heart_africa.terminal.faults import DONE, REFUSED
from heart_africa.terminal.screen import Screen
from resources import ROOT

SAMPLE = ROOT / "samples" / "zanzibaris.army.toml"
LAYOUTS = ("summary", "units", "opponent")
TWIN = (
    SetFact("year", 1885),
    SetFigures(3, "askaris", 5),
    SetAttendants(4),
    SetIndependent("witch_doctor", 1),
)
"""Why the twin is illegal: swordsmen after 1880, a unit of 30 points, a fourth attendant, a witch doctor."""

Folder = Annotated[Path, typer.Option("--out", metavar="folder", help="help-option-demo-out")]


def demo(ctx: typer.Context, *, out: Folder = Path("out/demo")) -> int:
    """`demo`: run it in a folder. Raises `BadData` if that cannot be written."""
    screen: Screen = ctx.obj
    make_folder(out)
    lists = context.catalogue(screen)
    legal = open_roster(SAMPLE, lists).roster
    army, twin = out / "caravan.army.toml", out / "twin.army.toml"
    save_roster(army, legal, lists)
    _command(screen, ["army", "check", str(army)], out / "verdict.txt", DONE)
    name = screen.say("demo-twin-name", name=legal.name)
    save_roster(twin, apply_all(legal, TWIN).model_copy(update={"name": name}), lists)
    _command(screen, ["army", "check", str(twin)], out / "twin-verdict.txt", REFUSED)
    made = {
        army.name: "demo-army",
        "verdict.txt": "demo-verdict",
        twin.name: "demo-twin",
        "twin-verdict.txt": "demo-twin-verdict",
    }
    for layout in LAYOUTS:
        pdf = out / f"caravan-{layout}.pdf"
        words = ["army", "pdf", str(army), "--layout", layout, "--out", str(pdf), "--force"]
        _command(screen, words, None, DONE)
        made[pdf.name] = f"demo-pdf-{layout}"
    screen.print()
    screen.speak("demo-made", "bold", folder=str(out))
    screen.items((file, screen.say(what), "") for file, what in made.items())
    return DONE


def _command(screen: Screen, words: Sequence[str], file: Path | None, expected: int) -> None:
    """Print a command, run it, print its output and keep that in a file."""
    screen.print()
    screen.print(f"$ {NAME} {shlex.join(words)}", "bold cyan")
    caught = StringIO()
    with redirect_stdout(caught):
        code = main([*words, "--lang", screen.lang])
    text = caught.getvalue()
    screen.raw(text)
    if code != expected:
        raise RuntimeError(words, code, text)
    if file is not None:
        write_text(file, text)

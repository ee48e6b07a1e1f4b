"""`battle export`, `import`: a battle as a file, for other programs or for another table."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated

import typer

from heart_africa.analytics.csv_rows import as_csv, as_json
from heart_africa.core.journal.book import Journal
from heart_africa.rules.battle import Battle
from heart_africa.rules.load import book
from heart_africa.rules.referee import referee
from heart_africa.storage.companions import bring_beside, export_beside
from heart_africa.storage.transfer import exported, import_
from heart_africa.terminal.battle.library import KIND, BattleLibrary, taken
from heart_africa.terminal.battle.options import Name, Side, is_all, view_of
from heart_africa.terminal.context import write
from heart_africa.terminal.faults import DONE
from heart_africa.terminal.library import library
from heart_africa.terminal.options import Force, Json, one_of
from heart_africa.terminal.screen import Screen

Form = Annotated[str, typer.Option("--as", metavar="jsonl|csv|json", help="help-option-export-as")]
Out = Annotated[Path | None, typer.Option("--out", metavar="file", help="help-option-out-battle")]
NewName = Annotated[str, typer.Option("--name", metavar="name", help="help-option-new-name")]
File = Annotated[Path, typer.Argument(metavar="file", help="help-option-journal-file", show_default=False)]
Partly = Annotated[bool, typer.Option("--partly", help="help-option-partly")]


def export(ctx: typer.Context, name: Name, *, form: Form = "jsonl", side: Side = "", out: Out = None,
           force: Force = False, as_json: Json = False) -> int:  # fmt: skip
    """The command: the journal to be taken in again, whole; or flat rows, as a side may read them."""
    screen: Screen = ctx.obj
    one_of(form, (JOURNAL, *ROWS), "--as")
    with taken(name) as shelf:
        view = view_of(shelf.sitting.state, side)
        text = ROWS[form](view.journal(shelf.sitting.journal)) if form in ROWS else _whole(shelf, side)
        if out is None or str(out) == "-":
            screen.file(text, form)
            return DONE
        write(out, text.encode("utf-8"), force=force)
        if form == JOURNAL:
            export_beside(shelf.library, shelf.sitting.document, out, force=force)
    screen.written(out, as_json=as_json)
    return DONE


def bring(
    ctx: typer.Context, file: File, *, name: NewName = "", partly: Partly = False, as_json: Json = False
) -> int:
    """The command: a battle out of a file, under its own name or another."""
    screen: Screen = ctx.obj
    with library() as shelf:
        document = import_(shelf, file, KIND, referee(book()), name=name, partly=partly)
        bring_beside(shelf, document, file)
    if as_json:
        screen.json({"name": document.name, "entries": document.head.number})
    else:
        screen.speak("referee-imported", name=document.name, entries=document.head.number)
    return DONE


def _whole(shelf: BattleLibrary, side: str) -> str:
    """The journal, which holds every secret. Raises `BadData` if it is wanted for one side."""
    if side and not is_all(side):
        one_of(JOURNAL, ROWS, "--as")
    return exported(shelf.library, shelf.sitting.document)


JOURNAL = "jsonl"
ROWS: Mapping[str, Callable[[Journal[Battle]], str]] = {"csv": as_csv, "json": as_json}
"""The rows of a journal for a spreadsheet, and for programs."""

"""`battle export`: a battle as a file, for other programs or for another table."""

from collections.abc import Callable, Mapping
from typing import Annotated

import typer

from heart_africa.analytics.csv_rows import as_csv, as_json
from heart_africa.core.journal.journal import Journal
from heart_africa.kinds.battles import BATTLES
from heart_africa.rules.battle import Battle
from heart_africa.storage.journal_writer import JournalWriter
from heart_africa.terminal.battle.options import Name, Side, is_all, view_of
from heart_africa.terminal.faults import DONE
from heart_africa.terminal.game.files import JOURNAL, Out, put_out, whole
from heart_africa.terminal.game.library import opened
from heart_africa.terminal.options import Force, Json, one_of

Form = Annotated[str, typer.Option("--as", metavar="jsonl|csv|json", help="help-option-export-as")]


def export(ctx: typer.Context, name: Name, *, form: Form = "jsonl", side: Side = "", out: Out = None,
           force: Force = False, as_json: Json = False) -> int:  # fmt: skip
    """The command: the journal to be taken in again, whole; or flat rows, as a side may read them."""
    one_of(form, (JOURNAL, *ROWS), "--as")
    with opened(BATTLES, name) as writer:
        view = view_of(writer.state, side)
        text = ROWS[form](view.journal(writer.journal)) if form in ROWS else _whole(writer, side)
        put_out(ctx.obj, writer, text, form, out, force=force, as_json=as_json)
    return DONE


def _whole(writer: JournalWriter[Battle], side: str) -> str:
    """The journal, which holds every secret. Raises `BadData` if it is wanted for one side."""
    if side and not is_all(side):
        one_of(JOURNAL, ROWS, "--as")
    return whole(writer)


ROWS: Mapping[str, Callable[[Journal[Battle]], str]] = {"csv": as_csv, "json": as_json}
"""The rows of a journal for a spreadsheet, and for programs."""

"""`battle undo`, `redo`, `correct`, `misread`, `amend`, `verify`, `repair`: a journal put right."""

from typing import Annotated

import typer

from heart_africa.board.journal import Surveyor
from heart_africa.core.journal.book import Refused
from heart_africa.core.problems import BadData
from heart_africa.storage.companions import companion
from heart_africa.storage.places import data_folder
from heart_africa.storage.repairs import integrity
from heart_africa.storage.repairs import repair as mended
from heart_africa.storage.repairs import verify as verified
from heart_africa.storage.salvage import calls_for
from heart_africa.terminal.battle import history
from heart_africa.terminal.battle.database_repair import database_file, in_backups, salvaged
from heart_africa.terminal.battle.library import KIND, rules_of, taken
from heart_africa.terminal.battle.options import Entry, Name, Reason, Who
from heart_africa.terminal.battle.session import Session
from heart_africa.terminal.battle.wording import show_objections
from heart_africa.terminal.dice_sources import Wanted
from heart_africa.terminal.faults import DONE, REFUSED
from heart_africa.terminal.health import Examined, show_health, show_repaired
from heart_africa.terminal.library import library
from heart_africa.terminal.options import Json
from heart_africa.terminal.prompt.dice import Source
from heart_africa.terminal.screen import Screen

Faces = Annotated[str, typer.Option("--misread", metavar="faces", help="help-option-misread")]
Order = Annotated[str, typer.Argument(metavar="order", help="help-option-order", show_default=False)]


def undo(ctx: typer.Context, name: Name, *, who: Who = "") -> int:
    """The command: the last act is taken back, unless dice lie there."""
    with taken(name, who) as shelf:
        history.back(ctx.obj, shelf.sitting).undo()
    return DONE


def redo(ctx: typer.Context, name: Name, *, who: Who = "") -> int:
    """The command: the act taken back last stands again."""
    with taken(name, who) as shelf:
        history.back(ctx.obj, shelf.sitting).redo()
    return DONE


def correct(ctx: typer.Context, name: Name, number: Entry, *, reason: Reason = "", misread: Faces = "",
            who: Who = "") -> int:  # fmt: skip
    """The command: everything after an entry is taken back; or its own dice are read as they really lay."""
    screen: Screen = ctx.obj
    with taken(name, who) as shelf:
        if misread:
            session = Session(screen, shelf.sitting, Source(screen, Wanted()))
            history.misread(session, number, misread, reason)
        else:
            history.back(screen, shelf.sitting).correct(number, reason)
    return DONE


def amend(
    ctx: typer.Context, name: Name, number: Entry, order: Order, *, reason: Reason = "", who: Who = ""
) -> int:
    """The command: another order in place of an earlier one; what came later is entered again."""
    screen: Screen = ctx.obj
    with taken(name, who) as shelf:
        session = Session(screen, shelf.sitting, Source(screen, Wanted()))
        try:
            history.back(screen, shelf.sitting).amend(session, number, order, reason)
        except Refused as refused:
            show_objections(screen, session.battle, refused.problems)
            screen.fail(screen.say("referee-mend-refused"))
            return REFUSED
    return DONE


def verify(ctx: typer.Context, name: Name, *, as_json: Json = False) -> int:
    """The command: 0 if every entry hangs together with the one before and can be read, 1 if not."""
    with library() as shelf:
        document = shelf.find(KIND, name)
        health, loose = verified(shelf, document, rules_of(document)), integrity(shelf)
        table = companion(shelf, document)
        beside = verified(shelf, table, Surveyor()) if table else None
    return show_health(ctx.obj, Examined(name, health, loose, beside), "referee-unwell", as_json=as_json)


def repair(ctx: typer.Context, name: Name, *, as_json: Json = False) -> int:
    """The command: a damaged journal is mended from its copies; what none of them has is kept aside."""
    screen: Screen = ctx.obj
    path = database_file()
    try:
        with library() as shelf:
            anew = bool(integrity(shelf)) or in_backups(shelf, name)
            if not anew:
                document = shelf.find(KIND, name)
                table, home = companion(shelf, document), data_folder()
                done = mended(shelf, document, rules_of(document), home)
                beside = mended(shelf, table, Surveyor(), home) if table else None
                return show_repaired(screen, done, beside, as_json=as_json)
    except BadData as fault:
        if path is None or not calls_for(fault):
            raise
    assert path is not None  # noqa: S101  # a server neither is loose nor has backups beside it
    return salvaged(screen, path, as_json=as_json)

"""`export`, `import`, `papers`: a journal to a file, from a file, and on paper."""

from pathlib import Path
from typing import Annotated, Any

import typer

from heart_africa.journal_kinds.kind import JournalKind
from heart_africa.storage.documents import Document
from heart_africa.storage.files import slug
from heart_africa.storage.transfer import bring_beside, export_beside, import_
from heart_africa.terminal.context import write
from heart_africa.terminal.faults import DONE
from heart_africa.terminal.game.description import KeptGame
from heart_africa.terminal.game.library import library
from heart_africa.terminal.game.session import JOURNAL, GameSession
from heart_africa.terminal.options import Asked, Force, Json, Name, NewName, Partly
from heart_africa.terminal.papers_folder import Folder, put, tell
from heart_africa.terminal.screen import Screen

Game = KeptGame[Any, GameSession[Any]]
STDOUT = "-"
Out = Annotated[Path | None, typer.Option("--out", metavar="file", help="help-option-out-battle")]
File = Annotated[Path, typer.Argument(metavar="file", help="help-option-journal-file", show_default=False)]


def export(
    game: Game,
    ctx: typer.Context,
    name: Name,
    *,
    out: Out = None,
    force: Force = False,
    as_json: Json = False,
    **exported: Asked,
) -> int:
    """`export`: write the journal, or another form that the game has.

    A journal is written with what belongs to it; without a file it is printed.
    """
    screen: Screen = ctx.obj
    with game.read(screen, name) as session:
        form, text = session.exported(**exported)
        if out is None or str(out) == STDOUT:
            screen.file(text, form)
            return DONE
        write(out, text.encode("utf-8"), force=force)
        if form == JOURNAL:
            export_beside(session.writer.library, session.writer.document, out, force=force)
    screen.written(out, as_json=as_json)
    return DONE


def bring(
    game: JournalKind[Any],
    ctx: typer.Context,
    file: File,
    *,
    name: NewName = "",
    partly: Partly = False,
    as_json: Json = False,
) -> int:
    """`import`: take a journal in from a file, under its own name or another."""
    screen: Screen = ctx.obj
    with library() as shelf:
        rules = game.rules_of(Document("", game.kind, name))
        document = import_(shelf, file, game.kind, rules, name=name, partly=partly)
        bring_beside(shelf, document, file)
    if as_json:
        screen.json({"name": document.name, "entries": document.head.number})
    else:
        screen.speak("game-imported", kind=game.kind, name=document.name, entries=document.head.number)
    return DONE


def papers(
    game: Game,
    ctx: typer.Context,
    name: Name,
    *,
    out: Folder = None,
    force: Force = False,
    as_json: Json = False,
    **papers: Asked,
) -> int:
    """`papers`: print everything that the game has on paper into a folder."""
    screen: Screen = ctx.obj
    folder = out or Path(slug(name))
    with game.read(screen, name) as session:
        written = put(folder, session.papers(**papers), force=force)
    tell(screen, folder, written, as_json=as_json)
    return DONE

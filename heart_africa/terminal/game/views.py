"""`list`, `status`, `next`, `log`: games looked at, nothing changed."""

from typing import Annotated, Any

import typer

from heart_africa.kinds.kind import JournalKind
from heart_africa.terminal.faults import DONE
from heart_africa.terminal.game.description import KeptGame
from heart_africa.terminal.game.library import library
from heart_africa.terminal.game.options import Name
from heart_africa.terminal.game.salvage import tell_of_backups
from heart_africa.terminal.game.session import Session
from heart_africa.terminal.game.verbs import show_log
from heart_africa.terminal.options import Json, one_of
from heart_africa.terminal.screen import Screen, numbers, texts

DAY = 10
"""The letters of a day in ISO 8601."""

As = Annotated[str, typer.Option("--as", metavar="text|script", help="help-option-log-as")]
Game = KeptGame[Any, Session[Any]]


def every(game: JournalKind[Any], ctx: typer.Context, *, as_json: Json = False) -> int:
    """The command: every journal of the kind; a damaged one is on the list too."""
    screen: Screen = ctx.obj
    with library() as shelf:
        found = [(each, game.noted(shelf, each)) for each in shelf.documents(game.kind)]
        tell_of_backups(screen, shelf)
    if as_json:
        screen.json(
            [
                {"name": each.name, "created": each.created, "entries": each.head.number, **notes}
                for each, notes in found
            ]
        )
    elif found:
        columns = [
            *texts("game-head-name", "game-head-begun"),
            *numbers("game-head-entries"),
            *texts(*(f"game-head-{note}" for note in found[0][1])),
        ]
        screen.table(
            columns,
            ((each.name, each.created[:DAY], each.head.number, *notes.values()) for each, notes in found),
        )
    else:
        screen.speak("game-none", kind=game.kind)
    return DONE


def status(game: Game, ctx: typer.Context, name: Name) -> int:
    """The command: how the game stands."""
    with game.read(ctx.obj, name) as session:
        session.show_status()
    return DONE


def following(game: Game, ctx: typer.Context, name: Name) -> int:
    """The command: what comes next."""
    with game.read(ctx.obj, name) as session:
        session.show_next()
    return DONE


def log(game: Game, ctx: typer.Context, name: Name, *, form: As = "text") -> int:
    """The command: every act in force with its dice, or the script that comes to the same game."""
    screen: Screen = ctx.obj
    one_of(form, ("text", "script"), "--as")
    with game.read(screen, name) as session:
        if form == "script":
            screen.raw("\n".join(session.entry_line(each) for each in session.writer.journal.standing))
        else:
            show_log(session)
    return DONE

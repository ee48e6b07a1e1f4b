"""`list`, `status`, `next`, `log`: games looked at, nothing changed."""

from collections.abc import Sequence
from typing import Annotated, Any

import typer

from heart_africa.kinds.kind import JournalKind
from heart_africa.storage.archive import ATTIC, Away, away
from heart_africa.storage.places import data_folder
from heart_africa.terminal.faults import DONE
from heart_africa.terminal.game.description import KeptGame
from heart_africa.terminal.game.library import library
from heart_africa.terminal.game.log import act_facts, script, show_log
from heart_africa.terminal.game.options import Asked, Name
from heart_africa.terminal.game.salvage import tell_of_backups
from heart_africa.terminal.game.session import Report, Session
from heart_africa.terminal.options import Json, one_of
from heart_africa.terminal.screen import Screen, numbers, texts

DAY = 10
"""The letters of a day in ISO 8601."""

Gone = Annotated[bool, typer.Option("--away", help="help-option-away")]
At = Annotated[str, typer.Option("--at", metavar="moment", help="help-option-moment")]
Why = Annotated[bool, typer.Option("--why", help="help-option-why")]
As = Annotated[str, typer.Option("--as", metavar="text|script", help="help-option-log-as")]
Game = KeptGame[Any, Session[Any]]


def every(game: JournalKind[Any], ctx: typer.Context, *, gone: Gone = False, as_json: Json = False) -> int:
    """The command: every journal of the kind, or those put away; a damaged one is on the list too."""
    screen: Screen = ctx.obj
    with library() as shelf:
        if gone:
            return _put_away(screen, away(shelf, data_folder() / ATTIC, game.kind), as_json=as_json)
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


def _put_away(screen: Screen, found: Sequence[Away], *, as_json: bool) -> int:
    if as_json:
        screen.json([{"name": each.document.name, "file": str(each.path)} for each in found])
    elif found:
        rows = ((each.document.name, each.document.created[:DAY], each.path) for each in found)
        screen.table(texts("game-head-name", "game-head-begun", "game-head-file"), rows)
    else:
        screen.speak("game-none-away")
    return DONE


def status(
    game: Game, ctx: typer.Context, name: Name, *, at: At = "", as_json: Json = False, **status: Asked
) -> int:
    """The command: how the game stands, or stood at some moment."""
    with game.read(ctx.obj, name) as session:
        return told(ctx.obj, session.status(session.moment(at) if at else None, **status), as_json=as_json)


def following(
    game: Game, ctx: typer.Context, name: Name, *, as_json: Json = False, **following: Asked
) -> int:
    """The command: what comes next, whose it is, and why."""
    with game.read(ctx.obj, name) as session:
        return told(ctx.obj, session.following(**following), as_json=as_json)


def told(screen: Screen, report: Report, *, as_json: bool) -> int:
    """Tell it, to people or to programs."""
    if as_json:
        screen.json(report.facts())
    else:
        report.show()
    return DONE


def log(
    game: Game,
    ctx: typer.Context,
    name: Name,
    *,
    why: Why = False,
    form: As = "text",
    as_json: Json = False,
    **acts: Asked,
) -> int:
    """The command: every act in force with its dice, or the script that comes to the same game."""
    screen: Screen = ctx.obj
    one_of(form, ("text", "script"), "--as")
    with game.read(screen, name) as session:
        found = session.acts(**acts)
        if form == "script":
            screen.raw(script(session, found))
        elif as_json:
            screen.json([act_facts(session, each) for each in found])
        else:
            show_log(session, found, why=why)
    return DONE

"""`status`, `next`, `log`: games looked at, nothing changed."""

from typing import Annotated, Any

import typer

from heart_africa.terminal.faults import DONE
from heart_africa.terminal.game.description import KeptGame
from heart_africa.terminal.game.log import act_facts, script, show_log
from heart_africa.terminal.game.options import Asked, Name
from heart_africa.terminal.game.session import Report, Session
from heart_africa.terminal.options import Json, one_of
from heart_africa.terminal.screen import Screen

At = Annotated[str, typer.Option("--at", metavar="moment", help="help-option-moment")]
Why = Annotated[bool, typer.Option("--why", help="help-option-why")]
As = Annotated[str, typer.Option("--as", metavar="text|script", help="help-option-log-as")]
Game = KeptGame[Any, Session[Any]]


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

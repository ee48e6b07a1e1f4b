"""Commands that look at a kept game (`status`, `next`, `log`) and correct it (`undo`, `amend`, ...)."""

from typing import Annotated, Any

import typer

from heart_africa.core.journal.journal import Refused
from heart_africa.terminal.dice_sources import ThrownDice
from heart_africa.terminal.faults import DONE, REFUSED
from heart_africa.terminal.game import history
from heart_africa.terminal.game.description import KeptGame
from heart_africa.terminal.game.history import act_facts, script, show_log
from heart_africa.terminal.game.session import GameSession, Report
from heart_africa.terminal.options import Asked, Entry, Json, Name, Order, Reason, Who, one_of
from heart_africa.terminal.screen import Screen

# --- `status`, `next`, `log` ---


At = Annotated[str, typer.Option("--at", metavar="moment", help="help-option-moment")]
Why = Annotated[bool, typer.Option("--why", help="help-option-why")]
As = Annotated[str, typer.Option("--as", metavar="text|script", help="help-option-log-as")]
Game = KeptGame[Any, GameSession[Any]]


def status(
    game: Game, ctx: typer.Context, name: Name, *, at: At = "", as_json: Json = False, **status: Asked
) -> int:
    """`status`: the game now, or at another moment."""
    with game.read(ctx.obj, name) as session:
        return told(ctx.obj, session.status(session.moment(at) if at else None, **status), as_json=as_json)


def following(
    game: Game, ctx: typer.Context, name: Name, *, as_json: Json = False, **following: Asked
) -> int:
    """`next`: what comes next, for whom, and why."""
    with game.read(ctx.obj, name) as session:
        return told(ctx.obj, session.following(**following), as_json=as_json)


def told(screen: Screen, report: Report, *, as_json: bool) -> int:
    """Print a report, or as plain data with `--json`; returns 0."""
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
    """`log`: every act in force with its dice, or a script that leads to the same game."""
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


# --- `undo`, `redo`, `goto`, `correct`, `amend` ---


Faces = Annotated[str, typer.Option("--misread", metavar="faces", help="help-option-misread")]


def undo(game: Game, ctx: typer.Context, name: Name, *, who: Who = "") -> int:
    """`undo`: take back the last act, unless it threw dice."""
    with game.written(ctx.obj, name, who) as session:
        history.undo(session)
    return DONE


def redo(game: Game, ctx: typer.Context, name: Name, *, who: Who = "") -> int:
    """`redo`: restore the act that was taken back last."""
    with game.written(ctx.obj, name, who) as session:
        history.redo(session)
    return DONE


def goto(
    game: Game, ctx: typer.Context, name: Name, number: Entry, *, as_json: Json = False, **status: Asked
) -> int:
    """`goto`: show the game after an entry; nothing is changed."""
    with game.read(ctx.obj, name) as session:
        then = session.status(session.writer.at(number), **status)
        if not as_json:
            history.announce_at(session, number)
        return told(ctx.obj, then, as_json=as_json)


def correct(
    game: Game,
    ctx: typer.Context,
    name: Name,
    number: Entry,
    *,
    reason: Reason = "",
    misread: Faces = "",
    who: Who = "",
) -> int:
    """`correct`: take back everything after an entry, or with `--misread` correct the entry's dice."""
    with game.written(ctx.obj, name, who) as session:
        if misread:
            history.misread(session, number, misread, reason)
        else:
            history.correct(session, number, reason)
    return DONE


def amend(
    game: Game,
    ctx: typer.Context,
    name: Name,
    number: Entry,
    order: Order,
    *,
    reason: Reason = "",
    dice: ThrownDice,
    who: Who = "",
) -> int:
    """`amend`: replace an earlier order; later ones are entered again."""
    screen: Screen = ctx.obj
    with game.written(screen, name, who, dice) as session:
        try:
            history.amend(session, number, order, reason)
        except Refused as refused:
            session.show_objections(refused.problems)
            screen.fail(screen.say("game-mend-refused"))
            return REFUSED
    return DONE

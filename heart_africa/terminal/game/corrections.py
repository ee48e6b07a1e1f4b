"""`undo`, `redo`, `goto`, `correct`, `amend`: a journal looked back at and put right."""

from typing import Annotated, Any

import typer

from heart_africa.core.journal.journal import Refused
from heart_africa.terminal.dice_sources import Wanted
from heart_africa.terminal.faults import DONE, REFUSED
from heart_africa.terminal.game import history
from heart_africa.terminal.game.description import KeptGame
from heart_africa.terminal.game.options import (
    Asked,
    Certificate,
    Entry,
    Name,
    Order,
    Reason,
    Seed,
    Throw,
    Who,
)
from heart_africa.terminal.game.session import Session
from heart_africa.terminal.game.views import told
from heart_africa.terminal.options import Json
from heart_africa.terminal.screen import Screen

Faces = Annotated[str, typer.Option("--misread", metavar="faces", help="help-option-misread")]
Game = KeptGame[Any, Session[Any]]


def undo(game: Game, ctx: typer.Context, name: Name, *, who: Who = "") -> int:
    """The command: the last act is taken back, unless dice lie there."""
    with game.written(ctx.obj, name, who) as session:
        history.undo(session)
    return DONE


def redo(game: Game, ctx: typer.Context, name: Name, *, who: Who = "") -> int:
    """The command: the act taken back last stands again."""
    with game.written(ctx.obj, name, who) as session:
        history.redo(session)
    return DONE


def goto(
    game: Game, ctx: typer.Context, name: Name, number: Entry, *, as_json: Json = False, **status: Asked
) -> int:
    """The command: the game as it stood after an entry; nothing is changed."""
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
    """The command: everything after an entry is taken back; or its own dice are read as they really lay."""
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
    throw: Throw = False,
    seed: Seed = None,
    certificate: Certificate = "",
    who: Who = "",
) -> int:
    """The command: another order in place of an earlier one; what came later is entered again."""
    screen: Screen = ctx.obj
    with game.written(screen, name, who, Wanted(None, throw, seed, certificate)) as session:
        try:
            history.amend(session, number, order, reason)
        except Refused as refused:
            session.show_objections(refused.problems)
            screen.fail(screen.say("game-mend-refused"))
            return REFUSED
    return DONE

"""`undo`, `redo`, `goto`, `correct`, `amend`: a journal looked back at and put right."""

from typing import Annotated, Any

import typer

from heart_africa.core.journal.book import Refused
from heart_africa.terminal.dice_sources import Wanted
from heart_africa.terminal.faults import DONE, REFUSED
from heart_africa.terminal.game import history
from heart_africa.terminal.game.description import KeptGame
from heart_africa.terminal.game.dice import Source
from heart_africa.terminal.game.library import opened, taken
from heart_africa.terminal.game.options import Certificate, Entry, Name, Order, Reason, Seed, Throw, Who
from heart_africa.terminal.game.session import Session
from heart_africa.terminal.screen import Screen

Faces = Annotated[str, typer.Option("--misread", metavar="faces", help="help-option-misread")]
Game = KeptGame[Any, Session[Any]]


def undo(game: Game, ctx: typer.Context, name: Name, *, who: Who = "") -> int:
    """The command: the last act is taken back, unless dice lie there."""
    screen: Screen = ctx.obj
    with taken(game, screen, name, who) as sitting:
        history.undo(game.session(screen, sitting, Source(screen, Wanted())))
    return DONE


def redo(game: Game, ctx: typer.Context, name: Name, *, who: Who = "") -> int:
    """The command: the act taken back last stands again."""
    screen: Screen = ctx.obj
    with taken(game, screen, name, who) as sitting:
        history.redo(game.session(screen, sitting, Source(screen, Wanted())))
    return DONE


def goto(game: Game, ctx: typer.Context, name: Name, number: Entry) -> int:
    """The command: the game as it stood after an entry; nothing is changed."""
    screen: Screen = ctx.obj
    with opened(game, name) as sitting:
        history.show_at(game.session(screen, sitting, Source(screen, Wanted())), number)
    return DONE


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
    screen: Screen = ctx.obj
    with taken(game, screen, name, who) as sitting:
        session = game.session(screen, sitting, Source(screen, Wanted()))
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
    with taken(game, screen, name, who) as sitting:
        source = Source(screen, Wanted(None, throw, seed, certificate), kind=game.kind)
        session = game.session(screen, sitting, source)
        try:
            history.amend(session, number, order, reason)
        except Refused as refused:
            session.show_objections(refused.problems)
            screen.fail(screen.say("referee-mend-refused"))
            return REFUSED
    return DONE

"""`battle hint`: what the computer would do for a side, and why; or why not the order that somebody names."""

from typing import Annotated

import typer

from heart_africa.language.battle.names import Names
from heart_africa.terminal.battle.game import GAME
from heart_africa.terminal.battle.options import Name
from heart_africa.terminal.faults import DONE
from heart_africa.terminal.screen import Screen

Whose = Annotated[str, typer.Option("--side", metavar="red|blue", help="help-option-hint-side")]
Level = Annotated[str, typer.Option("--level", metavar="level", help="help-option-hint-level")]
WhyNot = Annotated[str, typer.Option("--why-not", metavar="order", help="help-option-hint-order")]


def hint(ctx: typer.Context, name: Name, *, side: Whose = "", level: Level = "", why_not: WhyNot = "") -> int:
    """The command: 0, also if nothing is to be decided. Raises `BadData`: no such side, level or order."""
    screen: Screen = ctx.obj
    with GAME.written(screen, name, "") as session:
        whose = Names(session.battle).side(side) if side else ""
        session.computer.hint(whose, session.read(why_not)[1] if why_not else None, level)
    return DONE

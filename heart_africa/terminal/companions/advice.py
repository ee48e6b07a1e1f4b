"""`advise`, and `advice` at the prompt: what the computer makes of the orders that come into question."""

from typing import Any, Protocol

import typer

from heart_africa.terminal.game.corrections import told
from heart_africa.terminal.game.description import KeptGame, VerbCall
from heart_africa.terminal.game.session import Report
from heart_africa.terminal.options import Json, Name


class Advising(Protocol):
    """The session of a game whose computer advises."""

    def advice(self) -> Report:
        """What it says now."""


def advise(game: KeptGame[Any, Any], ctx: typer.Context, name: Name, *, as_json: Json = False) -> int:
    """The command."""
    with game.read(ctx.obj, name) as session:
        return told(ctx.obj, session.advice(), as_json=as_json)


def show_advice(session: Advising, _said: VerbCall) -> None:
    """The same at the prompt."""
    session.advice().show()

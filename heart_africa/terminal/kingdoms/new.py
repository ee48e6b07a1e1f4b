"""`kingdoms new`: a game begun on our own set or on the player's own box, with who sits around the table."""

from typing import Annotated

import typer

from heart_africa.core.dataclass import replace
from heart_africa.journal_kinds.seats import note_of
from heart_africa.terminal.companions.new import Name, Wanted, begin
from heart_africa.terminal.kingdoms.session import GAME

Seats = Annotated[
    list[str],
    typer.Option("--player", metavar="name", help="help-option-kingdoms-player", show_default=False),
]

Computers = Annotated[
    list[str] | None, typer.Option("--computer", metavar="seat", help="help-option-kingdoms-computer")
]


def new(
    ctx: typer.Context,
    name: Name,
    *,
    player: Seats,
    how: Wanted,
    computer: Computers = None,
) -> int:
    """The command: 0 if the table is open, 1 if a rule refuses who sits there; nothing is begun then."""
    wanted = replace(how, note=note_of(GAME.kind, computer or (), player))
    return begin(GAME, ctx.obj, name, wanted, {"players": player})

"""`isandlwana new`: a game begun on our own map or the player's own box, for two or alone."""

from typing import Annotated

import typer

from heart_africa.terminal.companions.new import Name, Wanted, begin
from heart_africa.terminal.isandlwana.session import GAME

Solitaire = Annotated[bool, typer.Option("--solitaire", help="help-option-isandlwana-solitaire")]
Free = Annotated[bool, typer.Option("--free-set-up", help="help-option-isandlwana-free")]


def new(
    ctx: typer.Context,
    name: Name,
    *,
    solitaire: Solitaire = False,
    free_set_up: Free = False,
    how: Wanted,
) -> int:
    """The command: the map is laid out; what the British place at will is asked for next."""
    options = [name for name, chosen in (("solitaire", solitaire), ("free-set-up", free_set_up)) if chosen]
    return begin(GAME, ctx.obj, name, how, {"option": options})

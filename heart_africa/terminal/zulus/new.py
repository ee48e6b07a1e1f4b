"""`zulus new`: a game begun on our own set or on the player's own box, and laid out."""

from typing import Annotated

import typer

from heart_africa.companions.zulus.components import Piece
from heart_africa.companions.zulus.description import ZULUS
from heart_africa.companions.zulus.pack import components
from heart_africa.companions.zulus.state import State
from heart_africa.core.dataclass import replace
from heart_africa.language.zulus import ZulusPieces
from heart_africa.terminal.companions.new import Name, Wanted, begin
from heart_africa.terminal.companions.rules import Played, one_edition
from heart_africa.terminal.zulus.session import GAME

Chosen = Annotated[
    list[str] | None, typer.Option("--option", metavar="name", help="help-option-zulus-option")
]
Cards = Annotated[list[str] | None, typer.Option("--card", metavar="card", help="help-option-zulus-card")]
Laid = Annotated[str, typer.Option("--tracks", metavar="text", help="help-option-zulus-tracks")]


def new(
    ctx: typer.Context,
    name: Name,
    *,
    edition: Played = 0,
    option: Chosen = None,
    card: Cards = None,
    tracks: Laid = "",
    how: Wanted,
) -> int:
    """The command: 0 if all is laid out, 1 if a rule refuses the options or cards; nothing is begun then."""
    box = components(ZULUS.packs.own_set(one_edition(ZULUS, edition)))
    pieces = ZulusPieces(ctx.obj.lang, State(components=box))
    chosen = {
        "option": [pieces.meant(Piece.OPTION, each) for each in option or ()],
        "card": [pieces.meant(Piece.CARD, each) for each in card or ()],
        "tracks": [each.strip().lower() for each in tracks.split(",") if each.strip()],
    }
    return begin(GAME, ctx.obj, name, replace(how, edition=edition), chosen)

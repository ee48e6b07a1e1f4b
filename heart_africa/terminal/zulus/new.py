"""`zulus new`: a game begun on our own set or on the player's own box, and laid out."""

from collections.abc import Sequence
from typing import Annotated, cast

import typer

from heart_africa import __version__
from heart_africa.companions.zulus.components import Components, IbuthoId, Piece
from heart_africa.companions.zulus.description import ZULUS
from heart_africa.companions.zulus.pack import components
from heart_africa.companions.zulus.setting_up import OpenBox, SetUp
from heart_africa.companions.zulus.state import State
from heart_africa.core.problems import BadData
from heart_africa.core.strict import unknown
from heart_africa.language.zulus import Pieces, objection
from heart_africa.terminal import context
from heart_africa.terminal.companions.packs import own_box as own_box_of
from heart_africa.terminal.companions.rules import Played, one_edition
from heart_africa.terminal.dice_sources import DiceOptions
from heart_africa.terminal.faults import DONE, REFUSED
from heart_africa.terminal.game.library import library
from heart_africa.terminal.game.options import Who
from heart_africa.terminal.options import ChosenRulings, Seed
from heart_africa.terminal.screen import Screen
from heart_africa.terminal.zulus.game import GAME

Name = Annotated[str, typer.Argument(metavar="name", help="help-option-kept", show_default=False)]
OwnBox = Annotated[bool, typer.Option("--own-box", help="help-option-own-box")]
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
    ruling: ChosenRulings = None,
    who: Who = "",
    seed: Seed = None,
    own_box: OwnBox = False,
) -> int:
    """The command: 0 if all is laid out, 1 if a rule refuses the options or cards; nothing is begun then."""
    screen: Screen = ctx.obj
    number = one_edition(ZULUS, edition or ZULUS.editions[-1])
    packs = own_box_of(ZULUS, number) if own_box else ZULUS.packs.own_set(number)
    rulings = context.rulings(ruling, GAME.readings)
    box = components(packs)
    laid_out = _set_up(box, option or (), card or (), tracks)
    rules = GAME.rules(rulings)
    against = rules.objections(State(components=box), laid_out)
    if against:
        screen.items(("✗", objection(screen.lang, box, each), "red") for each in against)
        return REFUSED
    with library() as shelf:
        shelf.create(GAME.kind, name, who=who, rules=__version__, rulings=rulings.changed)
    with GAME.written(screen, name, who, DiceOptions(None, seed is None, seed)) as session:
        session.carry_out(OpenBox(box))
        try:
            session.carry_out(laid_out)
        except BadData:  # the box has still to say something: its owner is asked where he plays
            screen.speak("zulus-then-set-up", "bold", line=session.line(session.state, laid_out))
        session.show_next()
    screen.print()
    screen.speak("game-begun", kind=GAME.kind, name=name)
    return DONE


def _set_up(box: Components, options: Sequence[str], cards: Sequence[str], tracks: str) -> SetUp:
    """The set-up as it was asked for. Raises `BadData` for what is in no box."""
    pieces = Pieces(State(components=box))
    numbers = tuple(int(pieces.meant(Piece.CARD, each)) for each in cards)
    known = {each.id for each in box.regiments}
    laid = tuple(each.strip().lower() for each in tracks.split(",") if each.strip())
    if strange := [each for each in laid if each not in known]:
        raise unknown("ibutho", strange[0], sorted(known), "--tracks")
    return SetUp(tuple(options), numbers, cast("tuple[IbuthoId, ...]", laid))

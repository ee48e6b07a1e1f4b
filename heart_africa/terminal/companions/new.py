"""A game of a companion begun, on its own set or on the player's own box: what every `new` of one does."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import typer

from heart_africa import __version__
from heart_africa.core.dataclass import dataclass
from heart_africa.core.problems import BadData
from heart_africa.terminal import context
from heart_africa.terminal.companions.packs import own_box
from heart_africa.terminal.companions.rules import one_edition
from heart_africa.terminal.companions.session import CompanionGame
from heart_africa.terminal.dice_sources import DiceOptions
from heart_africa.terminal.faults import DONE, REFUSED
from heart_africa.terminal.game.library import library
from heart_africa.terminal.options import ChosenRulings, FieldsOf, Seed, Who
from heart_africa.terminal.screen import Screen

Name = Annotated[str, typer.Argument(metavar="name", help="help-option-kept", show_default=False)]
OwnBox = Annotated[bool, typer.Option("--own-box", help="help-option-own-box")]


@dataclass(frozen=True)
class How:
    """How a new game is kept: with which readings, whose hand, whose box; no seed: dice are the players' own.

    `edition` 0: the latest; `note`: what is kept beside it.
    """

    ruling: ChosenRulings = None
    who: Who = ""
    seed: Seed = None
    own_box: OwnBox = False
    edition: int = 0
    note: str = ""


Wanted = Annotated[How, FieldsOf(How)]


def begin(
    game: CompanionGame[Any, Any], screen: Screen, name: str, wanted: How, chosen: Mapping[str, Sequence[str]]
) -> int:
    """Begin it: 0 if all is laid out, 1 if a rule refuses what was chosen; nothing is begun then."""
    number = one_edition(game.companion, wanted.edition)
    packs = own_box(game.companion, number) if wanted.own_box else game.companion.packs.own_set(number)
    rulings = context.rulings(wanted.ruling, game.readings)
    rules, tongue = game.rules(rulings), game.sits.tongue
    orders = rules.opening(packs, chosen)
    state, against = rules.refused(orders)
    if against:
        screen.items(("✗", each, "red") for each in tongue.objections(screen.lang, state, against))
        return REFUSED
    with library() as shelf:
        shelf.create(
            game.kind,
            name,
            who=wanted.who,
            note=wanted.note,
            rules=__version__,
            rulings=rulings.changed,
        )
    dice = DiceOptions(None, wanted.seed is None, wanted.seed)
    with game.written(screen, name, wanted.who, dice) as session:
        for order in orders:
            try:
                session.carry_out(order)
            except BadData:  # the box has to say something: its owner is asked
                screen.speak("companion-then", "bold", line=session.line(session.state, order))
                break
        session.show_next()
    screen.print()
    screen.speak("game-begun", kind=game.kind, name=name)
    return DONE

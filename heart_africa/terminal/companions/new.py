"""A game of a companion begun, on its own set or on the player's own box: what every `new` of one does."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import typer

from heart_africa import __version__
from heart_africa.companions.packs import ComponentNeeded
from heart_africa.core.dataclass import dataclass
from heart_africa.core.problems import BadData
from heart_africa.terminal import context
from heart_africa.terminal.companions.packs import own_box
from heart_africa.terminal.companions.rules import one_edition
from heart_africa.terminal.companions.session import CompanionGame
from heart_africa.terminal.dice_sources import DiceOptions
from heart_africa.terminal.faults import DONE, REFUSED
from heart_africa.terminal.game.library import library
from heart_africa.terminal.screen import Screen

Name = Annotated[str, typer.Argument(metavar="name", help="help-option-kept", show_default=False)]
OwnBox = Annotated[bool, typer.Option("--own-box", help="help-option-own-box")]


@dataclass(frozen=True, slots=True)
class Wanted:
    """A new game as it was asked for, with a note beside it; `edition` 0: the latest.

    `seed` None: dice are the players' own.
    """

    name: str
    edition: int = 0
    own_box: bool = False
    rulings: Sequence[str] | None = None
    who: str = ""
    seed: int | None = None
    note: str = ""


def begin(
    game: CompanionGame[Any, Any], screen: Screen, wanted: Wanted, chosen: Mapping[str, Sequence[str]]
) -> int:
    """Begin it: 0 if all is laid out, 1 if a rule refuses what was chosen; nothing is begun then."""
    number = one_edition(game.companion, wanted.edition)
    packs = own_box(game.companion, number) if wanted.own_box else game.companion.packs.own_set(number)
    rulings = context.rulings(wanted.rulings, game.readings)
    rules, tongue = game.rules(rulings), game.sits.tongue
    orders = rules.opening(packs, chosen)
    state, against = rules.refused(orders)
    if against:
        screen.items(("✗", each, "red") for each in tongue.objections(screen.lang, state, against))
        return REFUSED
    with library() as shelf:
        shelf.create(
            game.kind,
            wanted.name,
            who=wanted.who,
            note=wanted.note,
            rules=__version__,
            rulings=rulings.changed,
        )
    dice = DiceOptions(None, wanted.seed is None, wanted.seed)
    with game.written(screen, wanted.name, wanted.who, dice) as session:
        for order in orders:
            try:
                session.carry_out(order)
            except (BadData, ComponentNeeded):  # the box has to say something: its owner is asked
                screen.speak("companion-then", "bold", line=session.line(session.state, order))
                break
        session.show_next()
    screen.print()
    screen.speak("game-begun", kind=game.kind, name=wanted.name)
    return DONE

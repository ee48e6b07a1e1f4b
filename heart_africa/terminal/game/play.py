"""`new` and `play`: a game begun; kept at the prompt, or by a script of orders."""

from pathlib import Path
from typing import Annotated, Any

import typer

from heart_africa import __version__
from heart_africa.storage.places import data_folder
from heart_africa.terminal import context
from heart_africa.terminal.dice_sources import Wanted
from heart_africa.terminal.faults import DONE
from heart_africa.terminal.game.description import KeptGame
from heart_africa.terminal.game.input import Plain, asker
from heart_africa.terminal.game.library import evening, library
from heart_africa.terminal.game.options import Certificate, Name, Seed, Throw, Who
from heart_africa.terminal.game.prompt import Prompt, run_script
from heart_africa.terminal.game.session import Session
from heart_africa.terminal.options import ChosenRulings
from heart_africa.terminal.screen import Screen

Script = Annotated[Path | None, typer.Option("--script", metavar="file", help="help-option-script")]
Game = KeptGame[Any, Session[Any]]
First = Annotated[int, typer.Option("--from", metavar="number", help="help-option-from-line")]


def new(
    game: Game,
    ctx: typer.Context,
    name: Name,
    *,
    ruling: ChosenRulings = None,
    who: Who = "",
) -> int:
    """The command: a journal begun, and what comes first."""
    screen: Screen = ctx.obj
    with library() as shelf:
        shelf.create(game.kind, name, who=who, rules=__version__, rulings=context.rulings(ruling).changed)
    with game.read(screen, name) as session:
        session.show_next()
    screen.print()
    screen.speak("game-begun", kind=game.kind, name=name)
    return DONE


def play(
    game: Game,
    ctx: typer.Context,
    name: Name,
    *,
    script: Script = None,
    first: First = 1,
    throw: Throw = False,
    seed: Seed = None,
    certificate: Certificate = "",
    who: Who = "",
) -> int:
    """The command: 0 when it is left or the script is through, 1 where a rule refuses a line, 2 bad input."""
    screen: Screen = ctx.obj
    wanted = Wanted(None, throw, seed, certificate)
    with game.written(screen, name, who, wanted) as session, evening(game, session.writer):
        if script is not None:
            return run_script(session, game.verbs, script, first)
        return _evening(game, session, name)


def _evening(game: Game, session: Session[Any], name: str) -> int:
    screen = session.screen
    asked = asker(
        screen,
        lambda text: game.completion(session).suggest(text),
        data_folder() / (game.history or f"{game.kind}-orders.history"),
        lambda: screen.say("game-hint"),
    )
    code = Prompt(session, game.verbs, asked).run()
    if not isinstance(asked, Plain):
        screen.speak("game-bye", kind=game.kind, name=name)
    return code

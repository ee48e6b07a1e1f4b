"""`battle play`: the referee at the prompt, or a script of orders carried out."""

from pathlib import Path
from typing import Annotated

import typer

from heart_africa.storage.places import data_folder
from heart_africa.terminal.battle.backups import before_and_after
from heart_africa.terminal.battle.completion import suggest
from heart_africa.terminal.battle.library import taken
from heart_africa.terminal.battle.options import Name, Who
from heart_africa.terminal.battle.preview import show_preview
from heart_africa.terminal.battle.prompt import BattlePrompt, run_script
from heart_africa.terminal.battle.session import Session
from heart_africa.terminal.dice_sources import Wanted
from heart_africa.terminal.prompt.dice import Source
from heart_africa.terminal.prompt.input import Plain, asker
from heart_africa.terminal.rule import show_rule
from heart_africa.terminal.screen import Screen

Script = Annotated[Path | None, typer.Option("--script", metavar="file", help="help-option-script")]
First = Annotated[int, typer.Option("--from", metavar="number", help="help-option-from-line")]
Throw = Annotated[bool, typer.Option("--throw", help="help-option-throw")]
Seed = Annotated[int | None, typer.Option("--seed", metavar="number", help="help-option-dice-seed")]
Certificate = Annotated[str, typer.Option("--certificate", metavar="file", help="help-option-certificate")]
HISTORY = "orders.history"


def play(
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
    with taken(name, who) as shelf, before_and_after(shelf):
        wanted = Wanted(None, throw, seed, certificate)
        session = Session(screen, shelf.sitting, Source(screen, wanted))
        if script is not None:
            return run_script(session, script, first)
        return _evening(session, name)


def _evening(session: Session, name: str) -> int:
    screen = session.screen
    asked = asker(screen, lambda text: suggest(session, text), data_folder() / HISTORY,
                  lambda: screen.say("referee-hint"))  # fmt: skip
    session.preview = show_preview
    session.source.explain = lambda _why: show_rule(screen, session.agenda.why.rule)
    code = BattlePrompt(session, asked).run()
    if not isinstance(asked, Plain):
        screen.speak("referee-bye", name=name)
    return code

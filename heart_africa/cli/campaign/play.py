"""`campaign play`: the keeper at the prompt, or a script of orders carried out."""

from pathlib import Path
from typing import Annotated

import typer

from heart_africa.cli import desk
from heart_africa.cli.campaign.completing import suggest
from heart_africa.cli.campaign.options import Certificate, Name, Seed, Throw, Who
from heart_africa.cli.campaign.playing import Evening, run_script
from heart_africa.cli.campaign.session import Session
from heart_africa.cli.campaign.shelf import taken
from heart_africa.cli.dice_sources import Wanted
from heart_africa.cli.prompt.asking import Plain, asker
from heart_africa.cli.prompt.dealing import Source
from heart_africa.cli.screen import Screen
from heart_africa.store.places import data_folder

Script = Annotated[Path | None, typer.Option("--script", metavar="file", help="help-option-campaign-script")]
First = Annotated[int, typer.Option("--from", metavar="number", help="help-option-from-line")]
HISTORY = "campaign-orders.history"


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
    with taken(screen, name, who) as sitting:
        source = Source(screen, Wanted(None, throw, seed, certificate))
        session = Session(screen, sitting, source, desk.catalogue(screen))
        return run_script(session, script, first) if script is not None else _evening(session, name)


def _evening(session: Session, name: str) -> int:
    screen = session.screen
    asked = asker(
        screen,
        lambda text: suggest(session, text),
        data_folder() / HISTORY,
        lambda: screen.say("referee-hint"),
    )
    code = Evening(session, asked).run()
    if not isinstance(asked, Plain):
        screen.speak("keep-bye", name=name)
    return code

"""`campaign play`: the keeper at the prompt, or a script of orders carried out."""

from pathlib import Path
from typing import Annotated

import typer

from heart_africa.storage.places import data_folder
from heart_africa.terminal import context
from heart_africa.terminal.campaign.completion import suggest
from heart_africa.terminal.campaign.library import taken
from heart_africa.terminal.campaign.options import Certificate, Name, Seed, Throw, Who
from heart_africa.terminal.campaign.prompt import CampaignPrompt, run_script
from heart_africa.terminal.campaign.session import Session
from heart_africa.terminal.dice_sources import Wanted
from heart_africa.terminal.prompt.dice import Source
from heart_africa.terminal.prompt.input import Plain, asker
from heart_africa.terminal.screen import Screen

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
        session = Session(screen, sitting, source, context.catalogue(screen))
        return run_script(session, script, first) if script is not None else _evening(session, name)


def _evening(session: Session, name: str) -> int:
    screen = session.screen
    asked = asker(
        screen,
        lambda text: suggest(session, text),
        data_folder() / HISTORY,
        lambda: screen.say("referee-hint"),
    )
    code = CampaignPrompt(session, asked).run()
    if not isinstance(asked, Plain):
        screen.speak("keep-bye", name=name)
    return code

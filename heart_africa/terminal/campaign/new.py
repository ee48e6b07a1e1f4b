"""`campaign new`: a campaign begun."""

from typing import Annotated

import typer

from armylists.starter import LAST_YEAR
from heart_africa import __version__
from heart_africa.kinds.campaigns import CAMPAIGNS
from heart_africa.rules.campaign.forces import FoundCampaign
from heart_africa.storage.documents import Document
from heart_africa.terminal import context
from heart_africa.terminal.campaign.options import Name, Who
from heart_africa.terminal.campaign.session import CampaignSession
from heart_africa.terminal.campaign.wording import show_next
from heart_africa.terminal.dice_sources import Wanted
from heart_africa.terminal.faults import DONE, REFUSED
from heart_africa.terminal.game.dice import Source
from heart_africa.terminal.game.library import kept, library, writer_of
from heart_africa.terminal.game.wording import show_objections
from heart_africa.terminal.options import ChosenRulings, within
from heart_africa.terminal.screen import Screen

FIRST_YEAR = 1860

Year = Annotated[int, typer.Option("--year", metavar="number", help="help-option-first-year")]


def new(
    ctx: typer.Context, name: Name, *, year: Year = FIRST_YEAR, ruling: ChosenRulings = None, who: Who = ""
) -> int:
    """The command: 0 if it has begun, 1 if no campaign may begin in that year."""
    screen: Screen = ctx.obj
    chosen = context.rulings(ruling)
    order = FoundCampaign(name, within(year, 1, LAST_YEAR, "--year"))
    rules = CAMPAIGNS.rules_of(Document("", CAMPAIGNS.kind, name, rulings=chosen.changed))
    if problems := rules.objections(rules.start, order):
        show_objections(screen, problems)
        screen.fail(screen.say("keep-refused"))
        return REFUSED
    with library() as shelf:
        document = shelf.create(CAMPAIGNS.kind, name, who=who, rules=__version__, rulings=chosen.changed)
        writer = writer_of(CAMPAIGNS, shelf, document, who)
        with kept(CAMPAIGNS, screen, writer):
            source = Source(screen, Wanted())
            session = CampaignSession(screen, writer, source)
            session.carry_out(order)
        show_next(session.at)
    screen.print()
    screen.speak("keep-begun", name=name)
    return DONE

"""`campaign new`: a campaign begun."""

from typing import Annotated

import typer

from heart_africa import __version__
from heart_africa.kinds.campaigns import CAMPAIGNS
from heart_africa.rules.campaign.forces import FoundCampaign
from heart_africa.terminal import context
from heart_africa.terminal.campaign.options import Name, Who
from heart_africa.terminal.campaign.session import CampaignSession
from heart_africa.terminal.campaign.wording import show_next
from heart_africa.terminal.faults import DONE, REFUSED
from heart_africa.terminal.game.dice import Source
from heart_africa.terminal.game.library import kept, library, writer_of
from heart_africa.terminal.game.wording import show_objections
from heart_africa.terminal.options import ChosenRulings, in_period
from heart_africa.terminal.screen import Screen

Year = Annotated[int | None, typer.Option("--year", metavar="number", help="help-option-first-year")]


def new(
    ctx: typer.Context, name: Name, *, year: Year = None, ruling: ChosenRulings = None, who: Who = ""
) -> int:
    """The command: 0 if it has begun, 1 if no campaign may begin in that year."""
    screen: Screen = ctx.obj
    chosen = context.rulings(ruling)
    rules = CAMPAIGNS.rules(chosen)
    calendar = rules.book.campaign.calendar
    first, last = calendar.start.value, calendar.last.value
    began = first if year is None else year  # before the first there is a rule against it
    order = FoundCampaign(name, began if began < first else in_period(began, (first, last)))
    if problems := rules.objections(rules.start, order):
        show_objections(screen, problems)
        screen.fail(screen.say("keep-refused"))
        return REFUSED
    with library() as shelf:
        document = shelf.create(CAMPAIGNS.kind, name, who=who, rules=__version__, rulings=chosen.changed)
        writer = writer_of(CAMPAIGNS, shelf, document, who)
        with kept(CAMPAIGNS, screen, writer):
            source = Source(screen)
            session = CampaignSession(screen, writer, source)
            session.carry_out(order)
        show_next(session.at)
    screen.print()
    screen.speak("keep-begun", name=name)
    return DONE

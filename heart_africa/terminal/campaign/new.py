"""`campaign new`, `list`: a campaign begun; those there are."""

from typing import Annotated, Any

import typer

from armylists.starter import LAST_YEAR
from heart_africa import __version__
from heart_africa.rules.campaign.forces import FoundCampaign
from heart_africa.storage.documents import Document
from heart_africa.storage.journals import Library
from heart_africa.storage.keys import Keys
from heart_africa.terminal import context
from heart_africa.terminal.battle.database_repair import tell_of_backups
from heart_africa.terminal.campaign.library import KIND, kept, rules_of, sitting_on
from heart_africa.terminal.campaign.options import Name, Who
from heart_africa.terminal.campaign.session import Session
from heart_africa.terminal.campaign.wording import show_next, show_objections
from heart_africa.terminal.dice_sources import Wanted
from heart_africa.terminal.faults import DONE, REFUSED
from heart_africa.terminal.library import library
from heart_africa.terminal.options import ChosenRulings, Json, within
from heart_africa.terminal.prompt.dice import Source
from heart_africa.terminal.screen import Screen, numbers, texts

FIRST_YEAR = 1860
DAY = 10
"""The letters of a day in ISO 8601."""

Year = Annotated[int, typer.Option("--year", metavar="number", help="help-option-first-year")]


def new(
    ctx: typer.Context, name: Name, *, year: Year = FIRST_YEAR, ruling: ChosenRulings = None, who: Who = ""
) -> int:
    """The command: 0 if it has begun, 1 if no campaign may begin in that year."""
    screen: Screen = ctx.obj
    chosen = context.rulings(ruling)
    order = FoundCampaign(name, within(year, 1, LAST_YEAR, "--year"))
    rules = rules_of(Document("", KIND, name, rulings=chosen.changed))
    if problems := rules.objections(rules.start, order):
        show_objections(screen, problems)
        screen.fail(screen.say("keep-refused"))
        return REFUSED
    with library() as shelf:
        document = shelf.create(KIND, name, who=who, rules=__version__, rulings=chosen.changed)
        sitting = sitting_on(shelf, document, who)
        with kept(screen, sitting):
            source = Source(screen, Wanted())
            session = Session(screen, sitting, source, context.catalogue(screen))
            session.carry_out(order)
        show_next(session.at)
    screen.print()
    screen.speak("keep-begun", name=name)
    return DONE


def campaigns(ctx: typer.Context, *, as_json: Json = False) -> int:
    """The command: every campaign; whose copy it is, if it is one."""
    screen: Screen = ctx.obj
    with library() as shelf:
        rows = [_row(shelf, document) for document in shelf.documents(KIND)]
        tell_of_backups(screen, shelf)
    if as_json:
        screen.json(rows)
    elif rows:
        columns = [
            *texts("keep-head-campaign", "referee-head-begun"),
            *numbers("referee-head-entries"),
            *texts("keep-head-copy"),
        ]
        screen.table(
            columns, ((each["name"], each["created"][:DAY], each["entries"], each["copy"]) for each in rows)
        )
    else:
        screen.speak("keep-no-campaigns")
    return DONE


def _row(shelf: Library, document: Document) -> dict[str, Any]:
    """What is known of a campaign without reading it: a damaged one is on the list too."""
    owner, entries = Keys.of(shelf, document).owner, document.head.number
    return {"name": document.name, "created": document.created, "entries": entries, "copy": owner}

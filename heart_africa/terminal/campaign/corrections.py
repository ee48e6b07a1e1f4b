"""`campaign undo`, `redo`, `goto`, `correct`, `amend`, `verify`, `repair`: a journal put right."""

from typing import Annotated

import typer

from heart_africa.core.journal.book import Refused
from heart_africa.storage.places import data_folder
from heart_africa.storage.repairs import integrity
from heart_africa.storage.repairs import repair as mended
from heart_africa.storage.repairs import verify as verified
from heart_africa.terminal import context
from heart_africa.terminal.campaign import history
from heart_africa.terminal.campaign.library import KIND, opened, rules_of, taken
from heart_africa.terminal.campaign.options import Certificate, Entry, Name, Reason, Seed, Throw, Who
from heart_africa.terminal.campaign.session import Session
from heart_africa.terminal.campaign.wording import show_objections
from heart_africa.terminal.dice_sources import Wanted
from heart_africa.terminal.faults import DONE, REFUSED
from heart_africa.terminal.health import Examined, show_health, show_repaired
from heart_africa.terminal.library import library
from heart_africa.terminal.options import Json
from heart_africa.terminal.prompt.dice import Source
from heart_africa.terminal.screen import Screen

Order = Annotated[str, typer.Argument(metavar="order", help="help-option-order", show_default=False)]


def undo(ctx: typer.Context, name: Name, *, who: Who = "") -> int:
    """The command: the last act is taken back, unless dice lie there."""
    with taken(ctx.obj, name, who) as sitting:
        history.back(ctx.obj, sitting).undo()
    return DONE


def redo(ctx: typer.Context, name: Name, *, who: Who = "") -> int:
    """The command: the act taken back last stands again."""
    with taken(ctx.obj, name, who) as sitting:
        history.back(ctx.obj, sitting).redo()
    return DONE


def goto(ctx: typer.Context, name: Name, number: Entry) -> int:
    """The command: the campaign as it stood after an entry; nothing is changed."""
    with opened(name) as sitting:
        history.show_at(ctx.obj, sitting, number)
    return DONE


def correct(ctx: typer.Context, name: Name, number: Entry, *, reason: Reason = "", who: Who = "") -> int:
    """The command: everything after an entry is taken back, dice too."""
    with taken(ctx.obj, name, who) as sitting:
        history.back(ctx.obj, sitting).correct(number, reason)
    return DONE


def amend(
    ctx: typer.Context,
    name: Name,
    number: Entry,
    order: Order,
    *,
    reason: Reason = "",
    throw: Throw = False,
    seed: Seed = None,
    certificate: Certificate = "",
    who: Who = "",
) -> int:
    """The command: another order in place of an earlier one; what came later is entered again."""
    screen: Screen = ctx.obj
    with taken(screen, name, who) as sitting:
        source = Source(screen, Wanted(None, throw, seed, certificate))
        session = Session(screen, sitting, source, context.catalogue(screen))
        try:
            history.back(screen, sitting).amend(session, number, order, reason)
        except Refused as refused:
            show_objections(screen, refused.problems)
            screen.fail(screen.say("keep-refused"))
            return REFUSED
    return DONE


def verify(ctx: typer.Context, name: Name, *, as_json: Json = False) -> int:
    """The command: 0 if every entry hangs together with the one before and can be read, 1 if not."""
    with library() as shelf:
        document = shelf.find(KIND, name)
        health, loose = verified(shelf, document, rules_of(document)), integrity(shelf)
    return show_health(ctx.obj, Examined(name, health, tuple(loose)), "keep-unwell", as_json=as_json)


def repair(ctx: typer.Context, name: Name, *, as_json: Json = False) -> int:
    """The command: a damaged journal is mended from its copies; what none of them has is kept aside."""
    screen: Screen = ctx.obj
    with library() as shelf:
        document = shelf.find(KIND, name)
        done = mended(shelf, document, rules_of(document), data_folder())
    return show_repaired(screen, done, as_json=as_json)

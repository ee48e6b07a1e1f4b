"""`campaign import`, `campaign html`: what goes out of a campaign and comes into it as files."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Annotated

import typer

from heart_africa.core.journal.journal import Refused
from heart_africa.core.messages import LANGUAGES
from heart_africa.core.problems import Problem
from heart_africa.kinds.campaigns import CAMPAIGNS, keeper_of
from heart_africa.mail.received_orders import OrdersReview, ReceivedOrder, enter, remarks, wanted
from heart_africa.mail.sent import addressed, sender
from heart_africa.storage.backups import slug
from heart_africa.storage.turn_files import Opened, Orders
from heart_africa.terminal import context
from heart_africa.terminal.campaign.options import Dice, Given, Name
from heart_africa.terminal.campaign.session import CampaignSession
from heart_africa.terminal.dice_sources import ThrownDice
from heart_africa.terminal.faults import DONE, REFUSED
from heart_africa.terminal.game.dice import Dealer, Source
from heart_africa.terminal.game.library import kept, library, opened, writer_of
from heart_africa.terminal.game.log import act_facts
from heart_africa.terminal.game.mail import How, take_file
from heart_africa.terminal.game.wording import show_objections
from heart_africa.terminal.options import FieldsOf, Force, Json
from heart_africa.terminal.screen import Screen
from reports.content.campaign import campaign_page
from reports.html.campaign import campaign_html

# --- turn files taken in: a state, by its player, into his copy; orders, by the organiser ---


# --- orders, by the organiser ---


def take_orders(screen: Screen, opened: Opened, orders: Orders, how: How, given: Given) -> int:
    """Enter a player's orders: 0, or 1 if one no longer goes or the journal moved on. Raises `BadData`."""
    with library() as shelf:
        document = addressed(shelf, opened, orders)
        writer = writer_of(CAMPAIGNS, shelf, document, sender(orders))
        with kept(CAMPAIGNS, screen, writer):
            session = CampaignSession(screen, writer, Source(screen, given.wanted, asks=True))
            want = wanted(screen.lang, session.lists, opened, orders, writer)
            return _entered(session, orders, want, how, given)


def _entered(session: CampaignSession, orders: Orders, want: OrdersReview, how: How, given: Given) -> int:
    screen = session.screen
    if want.out:
        return _refused(screen, orders, want.out)
    if not want.ready(on_top=how.on_top, partly=how.partly):
        return _shown(session, orders, want, given)
    dealer = Dealer(session.source, given.dice or None)
    try:
        done = enter(session.writer, want, dealer, dealer.done)
    except Refused as refused:
        return _refused(screen, orders, refused.problems)
    if given.as_json:
        screen.json(
            {
                "player": orders.player,
                "done": [act_facts(session, each) for each in done],
                "left": [wish.line for wish in want.wishes if not wish.goes],
            }
        )
        return DONE
    screen.speak("keep-orders-taken", player=orders.player, count=len(done), note=orders.note or "none")
    for each in done:
        session.tell(each)
    _show_wishes(session, [wish for wish in want.wishes if not wish.goes])
    return DONE


def _refused(screen: Screen, orders: Orders, problems: Iterable[Problem]) -> int:
    show_objections(screen, problems)
    screen.fail(screen.say("keep-orders-refused", player=orders.player))
    return REFUSED


# --- what is shown instead of being merged ---


def _shown(session: CampaignSession, orders: Orders, want: OrdersReview, given: Given) -> int:
    """What the player wants, what is against it, and all that has happened since he wrote."""
    screen = session.screen
    if given.as_json:
        screen.json(
            {
                "player": orders.player,
                "orders": [
                    {
                        "order": wish.line,
                        "against": list(wish.against),
                        "known": wish.known,
                        "awaits": wish.awaits,
                        "touched": wish.touched,
                        "dice_sent": list(wish.sent),
                        "dice_count": list(wish.faces),
                    }
                    for wish in want.wishes
                ],
                "since": [act_facts(session, each) for each in want.since],
                "entries_since": want.entries,
            }
        )
        return REFUSED
    screen.speak("keep-orders-of", "bold", player=orders.player, note=orders.note or "none")
    _show_wishes(session, want.wishes)
    if want.entries:
        screen.speak("keep-since", "bold", count=want.entries, number=orders.number)
        for each in want.since:
            screen.print(f"#{each.number}", "dim", indent=1)
            session.tell(each)
    screen.fail(screen.say("keep-orders-clash" if want.clash else "keep-orders-moved"))
    return REFUSED


def _show_wishes(session: CampaignSession, wishes: Sequence[ReceivedOrder]) -> None:
    screen, writer = session.screen, session.writer
    for wish in wishes:
        mark, style = ("=", "dim") if wish.known else ("✗", "red") if wish.against else ("✓", "green")
        text = screen.say("keep-order-known", order=wish.line) if wish.known else wish.line
        screen.items([(mark, text, style)], 1)
        beside = (*wish.against, *remarks(screen.lang, writer, wish))
        screen.items((("", why, "dim") for why in beside), 4)


# --- `campaign import`: a campaign, the state that an organiser sends, or the orders of a player ---


File = Annotated[Path, typer.Argument(metavar="file", help="help-option-campaign-file", show_default=False)]


def bring(
    ctx: typer.Context,
    file: File,
    *,
    how: Annotated[How, FieldsOf(How)],
    dice: Dice = "",
    thrown: ThrownDice,
    as_json: Json = False,
) -> int:
    """The command: a whole campaign, the state for a player, or a player's orders, whichever the file is."""
    given = Given(dice, thrown.throw, thrown.seed, thrown.certificate, as_json=as_json)

    def entered(found: Opened, said: Orders) -> int:
        return take_orders(ctx.obj, found, said, how, given)

    return take_file(CAMPAIGNS, ctx, file, how, entered, as_json=as_json)


# --- `campaign html`: a campaign as one page for the club's site, in both languages ---


Out = Annotated[Path | None, typer.Option("--out", metavar="file", help="help-option-out-html")]
DAY = 10
"""The letters of a day in ISO 8601."""


def html(
    ctx: typer.Context, name: Name, *, out: Out = None, force: Force = False, as_json: Json = False
) -> int:
    """The command: the page, with the language of whoever makes it shown first."""
    screen: Screen = ctx.obj
    languages = sorted(LANGUAGES, key=lambda lang: lang != screen.lang)
    with opened(CAMPAIGNS, name) as writer:
        book, made = keeper_of(writer).book, writer.clock()[:DAY]
        text = campaign_html([campaign_page(book, lang, writer.journal, made) for lang in languages])
    if out is not None and str(out) == "-":
        screen.raw(text)
        return DONE
    path = out or Path(f"{slug(name)}.html")
    context.write(path, text.encode("utf-8"), force=force)
    screen.written(path, as_json=as_json)
    return DONE

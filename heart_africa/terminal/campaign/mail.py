"""What an organiser and his players send one another: `campaign key`, `orders`, `import`."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from heart_africa.core.journal.journal import Refused
from heart_africa.core.problems import Problem
from heart_africa.journal_kinds.campaigns import CAMPAIGNS
from heart_africa.language.campaign.names import People
from heart_africa.language.narration import objection
from heart_africa.mail.drafts import OrderDraft
from heart_africa.mail.file_checks import addressed, sender
from heart_africa.mail.received_orders import OrdersReview, ReceivedOrder, enter, remarks, wanted
from heart_africa.mail.written_orders import CampaignDrafts
from heart_africa.storage.journal_writer import JournalWriter
from heart_africa.storage.turn_files import Opened, Orders
from heart_africa.terminal import context
from heart_africa.terminal.campaign.options import Dice, Given, Name
from heart_africa.terminal.campaign.session import CampaignSession
from heart_africa.terminal.dice_sources import ThrownDice, read_faces
from heart_africa.terminal.faults import DONE, REFUSED
from heart_africa.terminal.game.dice import Dealer, Source
from heart_africa.terminal.game.history import act_facts
from heart_africa.terminal.game.library import kept, library, opened, writer_of
from heart_africa.terminal.game.mail import (
    IntakeOptions,
    Lines,
    Note,
    Out,
    Player,
    Renew,
    Script,
    hand_out,
    lines_of,
    owner_of,
    put_into_file,
    take_file,
)
from heart_africa.terminal.game.wording import show_objections
from heart_africa.terminal.options import FieldsOf, Force, Json
from heart_africa.terminal.screen import Screen


def key(
    ctx: typer.Context, name: Name, player: Player, *, renew: Renew = False, as_json: Json = False
) -> int:
    """`campaign key`: print the key of a player, the same every time until it is renewed."""
    screen: Screen = ctx.obj

    def named(writer: JournalWriter[Any]) -> str:
        return People(writer.state, context.catalogue(screen)).player(player)

    return hand_out(CAMPAIGNS, screen, name, named, renew=renew, as_json=as_json)


def orders(
    ctx: typer.Context,
    name: Name,
    lines: Lines = None,
    *,
    script: Script = None,
    note: Note = "",
    out: Out = None,
    force: Force = False,
    as_json: Json = False,
) -> int:
    """`campaign orders`: write a player's orders to a signed file, with a warning of objections.

    Raises `BadData` if one is another player's.
    """
    screen: Screen = ctx.obj
    texts = lines_of(lines, script)
    with opened(CAMPAIGNS, name) as writer:
        session = CampaignSession(screen, writer, Source(screen))
        written = CampaignDrafts(writer.journal, session.keeper, owner_of(writer))
        for text in texts:  # each is checked after those before it
            line, command = session.read(text, written.journal.state)
            faces = read_faces(screen, line.faces, "=") if line.faces else ()
            met = written.add(OrderDraft(text, command, tuple(faces)))
            for problem in met.problems:
                why = objection(screen.lang, problem)
                screen.warn(screen.say("mail-order-doubtful", order=text.strip(), why=why))
            if met.awaits:
                screen.speak("mail-order-awaits", order=text.strip(), player=met.awaits)
        turn = session.campaign.turn
        return put_into_file(screen, writer, written, turn, note, out, force=force, as_json=as_json)


# --- orders, by the organiser ---


def take_orders(screen: Screen, opened: Opened, orders: Orders, how: IntakeOptions, given: Given) -> int:
    """Enter a player's orders; returns 1 if one is not possible or the journal has moved on, else 0.

    Raises `BadData`.
    """
    with library() as shelf:
        document = addressed(shelf, opened, orders)
        writer = writer_of(CAMPAIGNS, shelf, document, sender(orders))
        with kept(CAMPAIGNS, screen, writer):
            session = CampaignSession(screen, writer, Source(screen, given.wanted, asks=True))
            want = wanted(screen.lang, session.lists, opened, orders, writer)
            return _entered(session, orders, want, how, given)


def _entered(
    session: CampaignSession, orders: Orders, want: OrdersReview, how: IntakeOptions, given: Given
) -> int:
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
    screen.speak("mail-orders-taken", player=orders.player, count=len(done), note=orders.note or "none")
    for each in done:
        session.tell(each)
    _show_wishes(session, [wish for wish in want.wishes if not wish.goes])
    return DONE


def _refused(screen: Screen, orders: Orders, problems: Iterable[Problem]) -> int:
    show_objections(screen, problems)
    screen.fail(screen.say("mail-orders-refused", player=orders.player))
    return REFUSED


# --- what is shown instead of being merged ---


def _shown(session: CampaignSession, orders: Orders, want: OrdersReview, given: Given) -> int:
    """Print the orders, the objections, and all that has happened since the player wrote."""
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
    screen.speak("mail-orders-of", "bold", player=orders.player, note=orders.note or "none")
    _show_wishes(session, want.wishes)
    if want.entries:
        screen.speak("mail-since", "bold", count=want.entries, number=orders.number)
        for each in want.since:
            screen.print(screen.say("game-number", number=str(each.number)), "dim", indent=1)
            session.tell(each)
    screen.fail(screen.say("mail-orders-clash" if want.clash else "mail-orders-moved"))
    return REFUSED


def _show_wishes(session: CampaignSession, wishes: Sequence[ReceivedOrder]) -> None:
    screen, writer = session.screen, session.writer
    for wish in wishes:
        mark, style = ("=", "dim") if wish.known else ("✗", "red") if wish.against else ("✓", "green")
        text = screen.say("mail-order-known", order=wish.line) if wish.known else wish.line
        screen.items([(mark, text, style)], 1)
        beside = (*wish.against, *remarks(screen.lang, writer, wish))
        screen.items((("", why, "dim") for why in beside), 4)


# --- `campaign import` ---


File = Annotated[Path, typer.Argument(metavar="file", help="help-option-campaign-file", show_default=False)]


def bring(
    ctx: typer.Context,
    file: File,
    *,
    how: Annotated[IntakeOptions, FieldsOf(IntakeOptions)],
    dice: Dice = "",
    thrown: ThrownDice,
    as_json: Json = False,
) -> int:
    """`campaign import`: take in a whole campaign, the state for a player, or a player's orders."""
    given = Given(dice, thrown.throw, thrown.seed, thrown.certificate, as_json=as_json)

    def entered(found: Opened, said: Orders) -> int:
        return take_orders(ctx.obj, found, said, how, given)

    return take_file(CAMPAIGNS, ctx, file, how, entered, as_json=as_json)

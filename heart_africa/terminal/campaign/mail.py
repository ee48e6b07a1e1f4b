"""What an organiser and his players send one another: `campaign key`, `orders`, and turn files taken in."""

from pathlib import Path
from typing import Annotated

import typer

from heart_africa.core.problems import BadData
from heart_africa.kinds.campaigns import CAMPAIGNS
from heart_africa.language.campaign.names import People
from heart_africa.language.lines import is_comment
from heart_africa.language.narration import objection
from heart_africa.mail.written_orders import DraftContext, OrdersDraft, orders_of
from heart_africa.storage.backups import slug
from heart_africa.storage.files import read_text
from heart_africa.storage.signatures import Keys
from heart_africa.storage.turn_files import orders_text
from heart_africa.terminal import context
from heart_africa.terminal.campaign.options import Name
from heart_africa.terminal.campaign.session import CampaignSession
from heart_africa.terminal.dice_sources import read_faces
from heart_africa.terminal.faults import DONE
from heart_africa.terminal.game.dice import Source
from heart_africa.terminal.game.library import library, opened, writer_of
from heart_africa.terminal.options import Force, Json
from heart_africa.terminal.screen import Screen

Player = Annotated[str, typer.Argument(metavar="player", help="help-option-key-player", show_default=False)]
Renew = Annotated[bool, typer.Option("--renew", help="help-option-renew")]
Lines = Annotated[list[str] | None, typer.Argument(metavar="order", help="help-option-order-lines")]
Script = Annotated[Path | None, typer.Option("--script", metavar="file", help="help-option-orders-script")]
Note = Annotated[str, typer.Option("--note", metavar="text", help="help-option-orders-note")]
Out = Annotated[Path | None, typer.Option("--out", metavar="file", help="help-option-orders-out")]


# --- keys ---


def key(
    ctx: typer.Context, name: Name, player: Player, *, renew: Renew = False, as_json: Json = False
) -> int:
    """The command: the key that a player is handed, the same every time until it is renewed."""
    screen: Screen = ctx.obj
    with library() as shelf:
        document = shelf.find(CAMPAIGNS.kind, name)
        keys = Keys.of(shelf, document)
        CAMPAIGNS.may_change(shelf, document)
        one = People(writer_of(CAMPAIGNS, shelf, document).state, context.catalogue(screen)).player(player)
        found = keys.issue(one) if renew or one not in keys.known else keys.key(one)
    if as_json:
        screen.json({"player": one, "key": found})
    else:
        screen.print(screen.say("keep-key", player=one, key=found))
        screen.speak("keep-key-how", "dim", name=name, player=one)
    return DONE


# --- orders out ---


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
    """The command: a player's orders as a signed file; what the book has against them is told, no more."""
    screen: Screen = ctx.obj
    texts = [*(lines or ()), *(read_text(script).splitlines() if script else ())]
    with opened(CAMPAIGNS, name) as writer:
        keys = Keys.of(writer.library, writer.document)
        if not keys.owner:
            raise BadData("campaign-is-no-copy", about={"name": writer.document.name})
        session = CampaignSession(screen, writer, Source(screen))
        written = _written(session, keys.owner, [text for text in texts if not is_comment(text)])
        if not written.drafts:
            raise BadData("missing-argument", about={"key": screen.say("help-value-order")})
        file = orders_of(writer.document, written, session.campaign.turn, writer.clock(), note)
        text = orders_text(file, keys.key(keys.owner))
    path = out or Path(f"{slug(name)}-{slug(keys.owner)}-{file.turn}.orders.json")
    context.write(path, text.encode(), force=force)
    screen.written(path, as_json=as_json, orders=len(written.drafts))
    return DONE


def _written(session: CampaignSession, player: str, texts: list[str]) -> DraftContext:
    """Orders one upon the other, as far as they need no dice. Raises `BadData`: one is not his own."""
    screen, written = session.screen, DraftContext(session.writer.journal, session.keeper, player)
    for text in texts:
        line, command = session.read(text, written.journal.state)
        faces = read_faces(screen, line.faces, "=") if line.faces else ()
        met = written.add(OrdersDraft(text, command, tuple(faces)))
        for problem in met.problems:
            screen.warn(
                screen.say("keep-order-doubtful", order=text.strip(), why=objection(screen.lang, problem))
            )
        if met.awaits:
            screen.speak("keep-order-awaits", order=text.strip(), player=met.awaits)
    return written

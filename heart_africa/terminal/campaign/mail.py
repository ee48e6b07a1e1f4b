"""What an organiser and his players send one another: `campaign key`, `campaign orders`."""

from typing import Any

import typer

from heart_africa.kinds.campaigns import CAMPAIGNS
from heart_africa.language.campaign.names import People
from heart_africa.language.narration import objection
from heart_africa.mail.drafts import OrdersDraft
from heart_africa.mail.written_orders import DraftContext
from heart_africa.storage.journal_writer import JournalWriter
from heart_africa.terminal import context
from heart_africa.terminal.campaign.options import Name
from heart_africa.terminal.campaign.session import CampaignSession
from heart_africa.terminal.dice_sources import read_faces
from heart_africa.terminal.game.dice import Source
from heart_africa.terminal.game.library import opened
from heart_africa.terminal.game.mail import (
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
)
from heart_africa.terminal.options import Force, Json
from heart_africa.terminal.screen import Screen


def key(
    ctx: typer.Context, name: Name, player: Player, *, renew: Renew = False, as_json: Json = False
) -> int:
    """The command: the key that a player is handed, the same every time until it is renewed."""
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
    """The command: a player's orders as a signed file; what the book has against them is told, no more."""
    screen: Screen = ctx.obj
    texts = lines_of(lines, script)
    with opened(CAMPAIGNS, name) as writer:
        session = CampaignSession(screen, writer, Source(screen))
        written = _written(session, owner_of(writer), texts)
        turn = session.campaign.turn
        return put_into_file(screen, writer, written, turn, note, out, force=force, as_json=as_json)


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

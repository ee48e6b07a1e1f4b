"""What an organiser and his players send one another: `campaign key`, `orders`, and turn files taken in."""

import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

from heart_africa.campaign.sending import may_send
from heart_africa.cli import desk
from heart_africa.cli.battle.dealing import Source
from heart_africa.cli.campaign.options import Name
from heart_africa.cli.campaign.session import Session
from heart_africa.cli.campaign.shelf import KIND, library, opened, sitting_on
from heart_africa.cli.campaign.telling import objection
from heart_africa.cli.dice_sources import Wanted, read_faces
from heart_africa.cli.faults import DONE
from heart_africa.cli.options import Force, Json
from heart_africa.cli.screen import Screen
from heart_africa.dice import DiceNeeded
from heart_africa.journal.book import Refused
from heart_africa.orders.campaign.people import People
from heart_africa.orders.lines import is_comment
from heart_africa.problems import BadData
from heart_africa.store.backups import slug
from heart_africa.store.files import read_text
from heart_africa.store.keys import Keys
from heart_africa.store.turn_files import Ordered, Orders, orders_text

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
        document = shelf.find(KIND, name)
        keys = Keys.of(shelf, document)
        if keys.owner:
            raise BadData("campaign-is-a-copy", about={"name": document.name, "player": keys.owner})
        one = People(sitting_on(shelf, document).state, desk.catalogue(screen)).player(player)
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
    with opened(name) as sitting:
        keys = Keys.of(sitting.library, sitting.document)
        if not keys.owner:
            raise BadData("campaign-is-no-copy", about={"name": sitting.document.name})
        session = Session(screen, sitting, Source(screen, Wanted()), desk.catalogue(screen))
        found = tuple(_read(session, keys.owner, [text for text in texts if not is_comment(text)]))
        if not found:
            raise BadData("missing-argument", about={"key": screen.say("help-value-order")})
        head = sitting.document.head
        file = Orders(
            id=secrets.token_hex(8),
            campaign=sitting.document.id,
            name=sitting.document.name,
            player=keys.owner,
            turn=session.campaign.turn,
            number=head.number,
            mark=head.mark,
            made=sitting.clock(),
            note=note,
            orders=found,
        )
        text = orders_text(file, keys.key(keys.owner))
    path = out or Path(f"{slug(name)}-{slug(keys.owner)}-{file.turn}.orders.json")
    desk.write(path, text.encode(), force=force)
    screen.written(path, as_json=as_json, orders=len(found))
    return DONE


def _read(session: Session, player: str, texts: list[str]) -> Iterator[Ordered]:
    """Orders one upon the other, as far as they need no dice. Raises `BadData`: one is not his own."""
    journal, screen = session.sitting.journal.fork(), session.screen
    for text in texts:
        line, command = session.read(text, journal.state)
        if not may_send(journal.state, player, command):
            raise BadData("turn-file-not-his", about={"player": player, "found": text.strip()})
        faces = read_faces(screen, line.faces, "=") if line.faces else ()
        for problem in session.keeper.objections(journal.state, command):
            screen.warn(screen.say("keep-order-doubtful", order=text.strip(), why=objection(screen, problem)))
        _try(session, journal, command)
        yield Ordered(order=dict(session.keeper.codec.write_command(command)), faces=tuple(faces))


def _try(session: Session, journal: Any, command: Any) -> None:  # noqa: ANN401  # a journal, any command
    """Enter an order on a copy, for those behind it; one that is refused or needs dice is left out."""
    try:
        entry = journal.entry(journal.act(command, _nothing), session.sitting.journal.entries[-1].stamp)
        journal.append(entry)
    except (Refused, DiceNeeded, _NoDice, BadData):
        return


class _NoDice(Exception):
    """It is thrown for when the organiser takes it in."""


def _nothing(count: int, why: str) -> Any:  # noqa: ANN401, ARG001  # as a journal asks for dice
    raise _NoDice

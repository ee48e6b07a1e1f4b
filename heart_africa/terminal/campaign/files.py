"""`campaign export`, `import`: a campaign as a file, for other programs, for another table, for a player."""

import json
from pathlib import Path
from typing import Annotated

import typer

from heart_africa.kinds.campaigns import CAMPAIGNS
from heart_africa.language.campaign.names import People
from heart_africa.rules.campaign import Campaign
from heart_africa.storage.documents import Head
from heart_africa.storage.files import read_text
from heart_africa.storage.journal_writer import JournalWriter
from heart_africa.storage.keys import Keys
from heart_africa.storage.transfer import MOST_BYTES
from heart_africa.storage.turn_files import State, is_turn_file, read, state_text
from heart_africa.terminal import context
from heart_africa.terminal.campaign.options import Dice, Given, Name
from heart_africa.terminal.campaign.received_files import How, take_orders, take_state
from heart_africa.terminal.faults import DONE
from heart_africa.terminal.game import files as shared
from heart_africa.terminal.game.library import opened
from heart_africa.terminal.game.options import Certificate, NewName, Seed, Throw
from heart_africa.terminal.options import Force, Json, one_of
from heart_africa.terminal.screen import Screen
from reports.content.campaign_rows import ROWS, as_csv

Form = Annotated[str, typer.Option("--as", metavar="jsonl|csv|json", help="help-option-campaign-as")]
What = Annotated[str, typer.Option("--what", metavar="acts|ledger|battles", help="help-option-campaign-what")]
For = Annotated[str, typer.Option("--for", metavar="player", help="help-option-for-player")]
Whole = Annotated[bool, typer.Option("--whole", help="help-option-whole-state")]
File = Annotated[Path, typer.Argument(metavar="file", help="help-option-campaign-file", show_default=False)]
Partly = Annotated[bool, typer.Option("--partly", help="help-option-orders-partly")]
OnTop = Annotated[bool, typer.Option("--on-top", help="help-option-on-top")]
Replacing = Annotated[bool, typer.Option("--replace", help="help-option-replace-copy")]
OwnKey = Annotated[str, typer.Option("--key", metavar="key", help="help-option-key")]


def export(
    ctx: typer.Context,
    name: Name,
    *,
    player: For = "",
    whole: Whole = False,
    form: Form = "jsonl",
    what: What = "acts",
    out: shared.Out = None,
    force: Force = False,
    as_json: Json = False,
) -> int:
    """The command: the journal to be taken in again, rows for other programs, or the state for a player."""
    screen: Screen = ctx.obj
    one_of(form, ("jsonl", "csv", "json"), "--as")
    one_of(what, tuple(ROWS), "--what")
    with opened(CAMPAIGNS, name) as writer:
        if player:
            text = _for_player(screen, writer, player, whole=whole)
        else:
            text = _text(screen, writer, form, what)
        shared.put_out(screen, writer, text, "json" if player else form, out, force=force, as_json=as_json)
    return DONE


def _for_player(screen: Screen, writer: JournalWriter[Campaign], word: str, *, whole: bool) -> str:
    """How the campaign stands, signed with the key of a player: what is new to him, or the whole of it.

    Raises `BadData` if he has no key.
    """
    player = People(writer.state, context.catalogue(screen)).player(word)
    keys = Keys.of(writer.library, writer.document)
    has = Head() if whole else keys.seen.get(player, Head())
    return state_text(writer.library, writer.document, player, writer.state.turn, keys.key(player), has)


def _text(screen: Screen, writer: JournalWriter[Campaign], form: str, what: str) -> str:
    if form == "jsonl":
        return shared.whole(writer)
    rows = ROWS[what](screen.lang, writer.journal)
    return as_csv(rows) if form == "csv" else json.dumps(rows, ensure_ascii=False, indent=1) + "\n"


def bring(
    ctx: typer.Context,
    file: File,
    *,
    name: NewName = "",
    key: OwnKey = "",
    on_top: OnTop = False,
    partly: Partly = False,
    replacing: Replacing = False,
    dice: Dice = "",
    throw: Throw = False,
    seed: Seed = None,
    certificate: Certificate = "",
    as_json: Json = False,
) -> int:
    """The command: a whole campaign, the state for a player, or a player's orders, whichever the file is."""
    screen: Screen = ctx.obj
    text = read_text(file, MOST_BYTES)
    if not is_turn_file(text):
        return shared.bring(CAMPAIGNS, ctx, file, name=name, partly=partly, as_json=as_json)
    found, how = read(text, str(file)), How(key, name, on_top, partly, replacing)
    if isinstance(found.said, State):
        return take_state(screen, found, found.said, how, as_json=as_json)
    given = Given(dice, throw, seed, certificate, as_json=as_json)
    return take_orders(screen, found, found.said, how, given)

"""`campaign import`: a campaign, the state that an organiser sends, or the orders of a player."""

from pathlib import Path
from typing import Annotated

import typer

from heart_africa.kinds.campaigns import CAMPAIGNS
from heart_africa.storage.files import read_text
from heart_africa.storage.transfer import MOST_BYTES
from heart_africa.storage.turn_files import State, is_turn_file, read
from heart_africa.terminal.campaign.options import Dice, Given
from heart_africa.terminal.campaign.received_files import How, take_orders, take_state
from heart_africa.terminal.game import files as shared
from heart_africa.terminal.game.options import Certificate, NewName, Seed, Throw
from heart_africa.terminal.options import Json
from heart_africa.terminal.screen import Screen

File = Annotated[Path, typer.Argument(metavar="file", help="help-option-campaign-file", show_default=False)]
Partly = Annotated[bool, typer.Option("--partly", help="help-option-orders-partly")]
OnTop = Annotated[bool, typer.Option("--on-top", help="help-option-on-top")]
Replacing = Annotated[bool, typer.Option("--replace", help="help-option-replace-copy")]
OwnKey = Annotated[str, typer.Option("--key", metavar="key", help="help-option-key")]


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

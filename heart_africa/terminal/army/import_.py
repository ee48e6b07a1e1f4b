"""`army import`: an army out of a form that travels."""

from typing import Annotated

import typer

from armylists.army_plans import ArmyRequest
from armylists.catalogue import Catalogue
from armylists.exchange import brought, is_code
from armylists.random_army import Drawn
from armylists.roster import Roster
from armylists.share import decode
from heart_africa.terminal import context
from heart_africa.terminal.army.options import Handing, Out
from heart_africa.terminal.options import Force, Json
from heart_africa.terminal.screen import Screen

Source = Annotated[str, typer.Argument(metavar="code", help="help-option-source", show_default=False)]


def bring(
    ctx: typer.Context, source: Source, *, out: Out = "", force: Force = False, as_json: Json = False
) -> int:
    """The command: an army out of a code, or of a file that holds a code, JSON or TOML."""
    screen: Screen = ctx.obj
    lists = context.catalogue(screen)
    roster = decode(source, lists) if is_code(source) else _read(source, lists, screen)
    wish = ArmyRequest(roster.list, roster.year, roster.points, roster.people)
    return Handing(out, force, as_json).hand(screen, lists, wish, Drawn(roster))


def _read(file: str, lists: Catalogue, screen: Screen) -> Roster:
    """The army of a file or of standard input, in whichever form it is."""
    name, text = context.read(file, screen)
    return brought(text, lists, name)

"""`army import`: an army out of a form that travels."""

from typing import Annotated

import typer

from armylists.bringing import brought, is_code
from armylists.catalogue import Catalogue
from armylists.planning import Wish
from armylists.random_army import Drawn
from armylists.roster import Roster
from armylists.share import decode
from heart_africa.cli import desk
from heart_africa.cli.army.wishes import Handing, Out
from heart_africa.cli.options import Force, Json
from heart_africa.cli.screen import Screen

Source = Annotated[str, typer.Argument(metavar="code", help="help-option-source", show_default=False)]


def bring(
    ctx: typer.Context, source: Source, *, out: Out = "", force: Force = False, as_json: Json = False
) -> int:
    """The command: an army out of a code, or of a file that holds a code, JSON or TOML."""
    screen: Screen = ctx.obj
    lists = desk.catalogue(screen)
    roster = decode(source, lists) if is_code(source) else _read(source, lists, screen)
    wish = Wish(roster.list, roster.year, roster.points, roster.people)
    return Handing(out, force, as_json).hand(screen, lists, wish, Drawn(roster))


def _read(file: str, lists: Catalogue, screen: Screen) -> Roster:
    """The army of a file or of standard input, in whichever form it is."""
    name, text = desk.read(file, screen)
    return brought(text, lists, name)

"""`kingdoms print`: our own set on paper, without a game."""

from pathlib import Path

import typer

from heart_africa.companions.kingdoms.description import KINGDOMS
from heart_africa.terminal.faults import DONE
from heart_africa.terminal.options import AnyPaper, Force, Json
from heart_africa.terminal.papers_folder import Folder, put, tell
from heart_africa.terminal.screen import Screen
from reports.kingdoms import set_papers


def print_(
    ctx: typer.Context,
    *,
    options: AnyPaper,
    out: Folder = None,
    force: Force = False,
    as_json: Json = False,
) -> int:
    """The command: all that is printed of our set, into a folder."""
    screen: Screen = ctx.obj
    folder = out or Path(KINGDOMS.kind)
    tell(screen, folder, put(folder, set_papers(1, options), force=force), as_json=as_json)
    return DONE

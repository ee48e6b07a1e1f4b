"""`zulus print`: our own set and its reference sheet on paper, without a game."""

from pathlib import Path

import typer

from heart_africa.companions.zulus.description import ZULUS
from heart_africa.terminal.companions.rules import Edition, one_edition
from heart_africa.terminal.faults import DONE
from heart_africa.terminal.options import Force, Json
from heart_africa.terminal.papers_folder import Folder, OnPaper, paper_of, put, tell
from heart_africa.terminal.screen import Screen
from reports.zulus import set_papers


def print_(
    ctx: typer.Context,
    edition: Edition = 0,
    *,
    out: Folder = None,
    paper: OnPaper = "a4",
    force: Force = False,
    as_json: Json = False,
) -> int:
    """The command: all that is printed of our set of an edition, into a folder."""
    screen: Screen = ctx.obj
    number, size = one_edition(ZULUS, edition or ZULUS.editions[-1]), paper_of(paper)
    folder = out or Path(f"{ZULUS.kind}-{number}")
    tell(screen, folder, put(folder, set_papers(number, screen.lang, size), force=force), as_json=as_json)
    return DONE

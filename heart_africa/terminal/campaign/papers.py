"""`campaign papers`: all that is printed of a campaign, into a folder."""

from pathlib import Path

import typer

from heart_africa.storage.backups import slug
from heart_africa.terminal import context
from heart_africa.terminal.campaign.library import opened
from heart_africa.terminal.campaign.options import Name
from heart_africa.terminal.faults import DONE
from heart_africa.terminal.options import Force, Json
from heart_africa.terminal.papers_folder import Folder, OnPaper, paper_of, put, tell
from heart_africa.terminal.screen import Screen
from reports.papers import campaign_papers


def papers(
    ctx: typer.Context,
    name: Name,
    *,
    out: Folder = None,
    paper: OnPaper = "a4",
    force: Force = False,
    as_json: Json = False,
) -> int:
    """The command: chronicle, standings, statements and the sheet of the evening."""
    screen: Screen = ctx.obj
    size, folder = paper_of(paper), out or Path(slug(name))
    lists = context.catalogue(screen)
    with opened(name) as sitting:
        written = put(folder, campaign_papers(lists, sitting.journal, screen.lang, size), force=force)
    tell(screen, folder, written, as_json=as_json)
    return DONE

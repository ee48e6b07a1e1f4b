"""`campaign papers`: all that is printed of a campaign, into a folder."""

from pathlib import Path

import typer

from heart_africa.cli import desk
from heart_africa.cli.campaign.options import Name
from heart_africa.cli.campaign.shelf import opened
from heart_africa.cli.faults import DONE
from heart_africa.cli.options import Force, Json
from heart_africa.cli.printing import Folder, OnPaper, paper_of, put, tell
from heart_africa.cli.screen import Screen
from heart_africa.store.backups import slug
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
    lists = desk.catalogue(screen)
    with opened(name) as sitting:
        written = put(folder, campaign_papers(lists, sitting.journal, screen.lang, size), force=force)
    tell(screen, folder, written, as_json=as_json)
    return DONE

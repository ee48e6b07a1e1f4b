"""`battle papers`: all that is printed of a battle, into a folder."""

from pathlib import Path

import typer

from heart_africa.cli import desk
from heart_africa.cli.battle.options import Name, Side, view_of
from heart_africa.cli.battle.shelf import taken
from heart_africa.cli.faults import DONE
from heart_africa.cli.options import Force, Json
from heart_africa.cli.printing import Folder, OnPaper, paper_of, put, tell
from heart_africa.cli.screen import Screen
from heart_africa.store.backups import slug
from reports.papers import battle_papers


def papers(
    ctx: typer.Context,
    name: Name,
    *,
    side: Side = "",
    out: Folder = None,
    paper: OnPaper = "a4",
    force: Force = False,
    as_json: Json = False,
) -> int:
    """The command: report, reference sheets, cards, counters and forms, in the language of the person."""
    screen: Screen = ctx.obj
    size, folder = paper_of(paper), out or Path(slug(name))
    lists = desk.catalogue(screen)
    with taken(name) as shelf:
        journal = shelf.sitting.journal
        eyes = view_of(journal.state, side).eyes
        made = battle_papers(lists, journal, screen.lang, size, shelf.record, eyes=eyes)
        written = put(folder, made, force=force)
    tell(screen, folder, written, as_json=as_json)
    return DONE

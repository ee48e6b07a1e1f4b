"""`battle papers`: all that is printed of a battle, into a folder."""

from pathlib import Path

import typer

from heart_africa.kinds.battles import BATTLES, record
from heart_africa.storage.backups import slug
from heart_africa.terminal import context
from heart_africa.terminal.battle.options import Name, Side, view_of
from heart_africa.terminal.faults import DONE
from heart_africa.terminal.game.library import opened
from heart_africa.terminal.options import Force, Json
from heart_africa.terminal.papers_folder import Folder, OnPaper, paper_of, put, tell
from heart_africa.terminal.screen import Screen
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
    lists = context.catalogue(screen)
    with opened(BATTLES, name) as writer:
        journal = writer.journal
        eyes = view_of(journal.state, side).eyes
        made = battle_papers(lists, journal, screen.lang, size, record(writer), eyes=eyes)
        written = put(folder, made, force=force)
    tell(screen, folder, written, as_json=as_json)
    return DONE

"""`army papers`: all that is printed of an army, into a folder."""

from datetime import UTC, datetime
from pathlib import Path

import typer

from armylists.legality import verdict
from heart_africa.terminal import context
from heart_africa.terminal.army.pdf import Metric, Player, Traits, stem
from heart_africa.terminal.faults import DONE
from heart_africa.terminal.options import ArmyFile, ChosenRulings, Force, Json
from heart_africa.terminal.papers_folder import Folder, OnPaper, paper_of, put, tell
from heart_africa.terminal.screen import Screen
from reports.content.sheet import Options
from reports.papers import army_papers


def papers(
    ctx: typer.Context,
    file: ArmyFile,
    *,
    out: Folder = None,
    paper: OnPaper = "a4",
    player: Player = "",
    traits: Traits = False,
    centimetres: Metric = False,
    ruling: ChosenRulings = None,
    force: Force = False,
    as_json: Json = False,
) -> int:
    """The command: the three layouts, cards to cut out, counters and forms."""
    screen: Screen = ctx.obj
    size, folder = paper_of(paper), out or Path(stem(file))
    lists = context.catalogue(screen)
    roster = context.open_army(file, lists, screen).roster
    judged = verdict(lists, roster, context.rulings(ruling))
    options = Options(datetime.now(UTC).astimezone().date(), player, traits, centimetres)
    made = army_papers(lists, roster, judged, lang=screen.lang, paper=size, options=options)
    written = put(folder, made, force=force)
    tell(screen, folder, written, as_json=as_json)
    return DONE

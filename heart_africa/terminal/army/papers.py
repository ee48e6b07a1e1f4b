"""`army pdf`, `army papers`: an army on paper, one sheet into a file or all that is printed into a folder."""

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer

from armylists.legality import verdict
from heart_africa.terminal import context
from heart_africa.terminal.faults import DONE
from heart_africa.terminal.options import ArmyFile, ChosenRulings, Force, Json, one_of
from heart_africa.terminal.papers_folder import Folder, Metric, OnPaper, paper_of, put, tell
from heart_africa.terminal.screen import Screen
from reports.content.sheet import Layout, Options
from reports.paper import Paper
from reports.papers import army_papers

OnLayout = Annotated[
    str, typer.Option("--layout", metavar="summary|units|opponent", help="help-option-layout")
]
Out = Annotated[str, typer.Option("--out", metavar="file", help="help-option-out-pdf")]
Player = Annotated[str, typer.Option("--player", metavar="name", help="help-option-player")]
Traits = Annotated[bool, typer.Option("--traits", help="help-option-traits")]


def pdf(
    ctx: typer.Context,
    file: ArmyFile,
    *,
    layout: OnLayout = "summary",
    paper: OnPaper = "a4",
    out: Out = "",
    player: Player = "",
    traits: Traits = False,
    centimetres: Metric = False,
    ruling: ChosenRulings = None,
    force: Force = False,
    as_json: Json = False,
) -> int:
    """The command: legal or not, an army may be printed; one that is not says so."""
    screen: Screen = ctx.obj
    kind, size = one_of(layout, list(Layout), "--layout"), paper_of(paper)
    options = _options(player, traits=traits, centimetres=centimetres)
    found = _papers(screen, file, ruling, size, options)
    data = next(each.data for each in found if each.what == kind)
    path = Path(out or f"{stem(file)}-{kind}.pdf")
    context.write(path, data, force=force, source=file)
    screen.written(path, as_json=as_json, layout=kind, paper=paper)
    return DONE


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
    options = _options(player, traits=traits, centimetres=centimetres)
    written = put(folder, _papers(screen, file, ruling, size, options), force=force)
    tell(screen, folder, written, as_json=as_json)
    return DONE


def _options(player: str, *, traits: bool, centimetres: bool) -> Options:
    return Options(datetime.now(UTC).astimezone().date(), player, traits, centimetres)


def _papers(screen: Screen, file: str, ruling: ChosenRulings, size: str, options: Options) -> Iterator[Paper]:
    """All that is printed of the army of a file, none of it made yet."""
    lists = context.catalogue(screen)
    roster = context.open_army(file, lists, screen).roster
    judged = verdict(lists, roster, context.rulings(ruling))
    return army_papers(lists, roster, judged, lang=screen.lang, paper=size, options=options)


def stem(file: str) -> str:
    """The name of an army's file without its endings, for the sheets beside it."""
    if file == context.STDIN:
        return "army"
    name = Path(file).name.removesuffix(".army.toml").removesuffix(".toml")
    return str(Path(file).with_name(name))

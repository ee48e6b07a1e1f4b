"""`army pdf`: an army on paper."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer

from armylists.legality import verdict
from heart_africa.terminal import context
from heart_africa.terminal.faults import DONE
from heart_africa.terminal.options import ArmyFile, ChosenRulings, Force, Json, one_of
from heart_africa.terminal.screen import Screen
from reports.content.sheet import Layout, Options
from reports.parcel import code_if_any
from reports.pdf.documents import roster_pdf
from reports.pdf.pages import PAPERS

OnLayout = Annotated[
    str, typer.Option("--layout", metavar="summary|units|opponent", help="help-option-layout")
]
OnPaper = Annotated[str, typer.Option("--paper", metavar="a4|letter", help="help-option-paper")]
Out = Annotated[str, typer.Option("--out", metavar="file", help="help-option-out-pdf")]
Player = Annotated[str, typer.Option("--player", metavar="name", help="help-option-player")]
Traits = Annotated[bool, typer.Option("--traits", help="help-option-traits")]
Metric = Annotated[bool, typer.Option("--centimetres", help="help-option-centimetres")]


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
    kind = Layout(one_of(layout, list(Layout), "--layout"))
    lists = context.catalogue(screen)
    roster = context.open_army(file, lists, screen).roster
    options = Options(datetime.now(UTC).astimezone().date(), player, traits, centimetres)
    data = roster_pdf(
        lists,
        roster,
        verdict(lists, roster, context.rulings(ruling)),
        layout=kind,
        paper=one_of(paper, PAPERS, "--paper"),
        lang=screen.lang,
        code=code_if_any(roster, lists),
        options=options,
    )
    path = Path(out or f"{stem(file)}-{kind.value}.pdf")
    context.write(path, data, force=force, source=file)
    screen.written(path, as_json=as_json, layout=kind.value, paper=paper)
    return DONE


def stem(file: str) -> str:
    """The name of an army's file without its endings, for the sheets beside it."""
    name = (
        "army" if file == context.STDIN else Path(file).name.removesuffix(".army.toml").removesuffix(".toml")
    )
    return str(Path(file).with_name(name)) if file != context.STDIN else name

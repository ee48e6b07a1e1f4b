"""`army pdf`, `army papers`, `army share`: an army on paper, and in forms to send."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer

from armylists.legality import verdict
from armylists.share_code.code import without_notes
from heart_africa.terminal import context
from heart_africa.terminal.faults import DONE
from heart_africa.terminal.options import ArmyFile, Asking, ChosenRulings, Force, Json, one_of
from heart_africa.terminal.papers_folder import Folder, put, tell
from heart_africa.terminal.screen import Screen
from reports.content.sheet import ArmyLayout
from reports.options import PaperOptions
from reports.paper import Paper
from reports.papers import army_papers
from reports.parcel import FORMS, PICTURES, Parcel

# --- `army pdf`, `army papers` ---


LAYOUTS = "|".join(ArmyLayout)

OnLayout = Annotated[str, typer.Option("--layout", metavar=LAYOUTS, help="help-option-layout")]
Out = Annotated[str, typer.Option("--out", metavar="file", help="help-option-out-pdf")]
OfSheets = Annotated[PaperOptions, Asking(*ArmyLayout)]


def pdf(
    ctx: typer.Context,
    file: ArmyFile,
    *,
    layout: OnLayout = "summary",
    options: OfSheets,
    out: Out = "",
    ruling: ChosenRulings = None,
    force: Force = False,
    as_json: Json = False,
) -> int:
    """`army pdf`: the army in one layout as PDF; an illegal army says so on the paper."""
    screen: Screen = ctx.obj
    kind = one_of(layout, list(ArmyLayout), "--layout")
    found = _papers(screen, file, ruling, options)
    data = next(each.data for each in found if each.what == kind)
    path = Path(out or f"{stem(file)}-{kind}.pdf")
    context.write(path, data, force=force, source=file)
    screen.written(path, as_json=as_json, layout=kind, paper=options.size)
    return DONE


def papers(
    ctx: typer.Context,
    file: ArmyFile,
    *,
    options: OfSheets,
    out: Folder = None,
    ruling: ChosenRulings = None,
    force: Force = False,
    as_json: Json = False,
) -> int:
    """`army papers`: all layouts, cards to cut out, counters and forms, into a folder."""
    screen: Screen = ctx.obj
    folder = out or Path(stem(file))
    written = put(folder, _papers(screen, file, ruling, options), force=force)
    tell(screen, folder, written, as_json=as_json)
    return DONE


def _papers(screen: Screen, file: str, ruling: ChosenRulings, options: PaperOptions) -> Iterator[Paper]:
    """The papers of the army in a file; each is laid out when it is used."""
    lists = context.catalogue(screen)
    roster = context.open_army(file, lists, screen).roster
    judged = verdict(lists, roster, context.rulings(ruling))
    today = datetime.now(UTC).astimezone().date()
    return army_papers(lists, roster, judged, replace(options, judged=today))


def stem(file: str) -> str:
    """The path of an army's file without its endings, for files written beside it."""
    if file == context.STDIN:
        return "army"
    name = Path(file).name.removesuffix(".army.toml").removesuffix(".toml")
    return str(Path(file).with_name(name))


# --- `army share` ---


Form = Annotated[str, typer.Option("--as", metavar="|".join(FORMS), help="help-option-as")]
TextLayout = Annotated[str, typer.Option("--layout", metavar=LAYOUTS, help="help-option-layout-text")]
ShareOut = Annotated[str, typer.Option("--out", metavar="file", help="help-option-out-share")]
NoNotes = Annotated[bool, typer.Option("--no-notes", help="help-option-no-notes")]


def share(
    ctx: typer.Context,
    file: ArmyFile,
    *,
    form: Form = "code",
    layout: TextLayout = "summary",
    out: ShareOut = "",
    no_notes: NoNotes = False,
    ruling: ChosenRulings = None,
    force: Force = False,
    as_json: Json = False,
) -> int:
    """`army share`: the army as code, text, Markdown, JSON, CSV or QR picture, printed or written."""
    screen: Screen = ctx.obj
    one_of(form, FORMS, "--as")
    kind = ArmyLayout(one_of(layout, list(ArmyLayout), "--layout"))
    lists = context.catalogue(screen)
    roster = context.open_army(file, lists, screen).roster
    roster = without_notes(roster) if no_notes else roster
    parcel = Parcel(lists, roster, context.rulings(ruling), kind, screen.lang)
    if out:
        ending = Path(out).suffix.lower()
        if form == "qr":
            one_of(ending, PICTURES, "--out")
        context.write(Path(out), parcel.data(form, ending), force=force, source=file)
        screen.written(Path(out), as_json=as_json, form=form)
    elif as_json:
        screen.json({"form": form, "text": parcel.text(form)})
    else:
        screen.file(parcel.text(form), form)
    return DONE

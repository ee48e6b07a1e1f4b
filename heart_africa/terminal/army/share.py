"""`army share`: an army in forms that travel."""

from pathlib import Path
from typing import Annotated

import typer

from armylists.share import without_notes
from heart_africa.terminal import context
from heart_africa.terminal.faults import DONE
from heart_africa.terminal.options import ArmyFile, ChosenRulings, Force, Json, one_of
from heart_africa.terminal.screen import Screen
from reports.content.sheet import Layout
from reports.parcel import FORMS, PICTURES, Parcel

LAYOUTS = "summary|units|opponent"

Form = Annotated[str, typer.Option("--as", metavar="|".join(FORMS), help="help-option-as")]
OnLayout = Annotated[str, typer.Option("--layout", metavar=LAYOUTS, help="help-option-layout-text")]
Out = Annotated[str, typer.Option("--out", metavar="file", help="help-option-out-share")]
NoNotes = Annotated[bool, typer.Option("--no-notes", help="help-option-no-notes")]


def share(
    ctx: typer.Context,
    file: ArmyFile,
    *,
    form: Form = "code",
    layout: OnLayout = "summary",
    out: Out = "",
    no_notes: NoNotes = False,
    ruling: ChosenRulings = None,
    force: Force = False,
    as_json: Json = False,
) -> int:
    """The command: the army in another form, printed or written."""
    screen: Screen = ctx.obj
    one_of(form, FORMS, "--as")
    kind = Layout(one_of(layout, list(Layout), "--layout"))
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

"""`army share`: an army in forms that travel."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from armylists import qr
from armylists.catalogue import Catalogue
from armylists.exports import figures_csv, to_json
from armylists.legality import verdict
from armylists.roster import Roster
from armylists.share import encode, without_notes
from heart_africa.cli import desk
from heart_africa.cli.army.codes import code_if_any
from heart_africa.cli.faults import DONE
from heart_africa.cli.options import ArmyFile, ChosenRulings, Force, Json, one_of
from heart_africa.cli.screen import Screen
from heart_africa.rulings import Rulings
from reports.content.options import Layout
from reports.content.roster import roster_sheet
from reports.content.sheet import Sheet
from reports.text import markdown, plain

FORMS = ("code", "text", "markdown", "json", "csv", "qr")
LAYOUTS = "summary|units|opponent"
ENDINGS = {".svg": qr.svg, ".png": qr.png}

Form = Annotated[str, typer.Option("--as", metavar="|".join(FORMS), help="help-option-as")]
OnLayout = Annotated[str, typer.Option("--layout", metavar=LAYOUTS, help="help-option-layout-text")]
Out = Annotated[str, typer.Option("--out", metavar="file", help="help-option-out-share")]
NoNotes = Annotated[bool, typer.Option("--no-notes", help="help-option-no-notes")]


@dataclass(frozen=True, slots=True)
class Parcel:
    """An army to be sent, with what its forms need."""

    catalogue: Catalogue
    roster: Roster
    rulings: Rulings
    layout: Layout
    lang: str

    def text(self, form: str) -> str:
        """The army as text."""
        match form:
            case "text":
                return plain(self._sheet())
            case "markdown":
                return markdown(self._sheet())
            case "json":
                return to_json(self.roster)
            case "csv":
                return figures_csv(self.catalogue, self.roster, self.lang)
            case "qr":
                return qr.terminal(self._code())
            case _:
                return self._code()

    def data(self, form: str, path: Path) -> bytes:
        """The army as a file; a QR picture by the ending of its name."""
        if form == "qr":
            return ENDINGS[one_of(path.suffix.lower(), ENDINGS, "--out")](self._code())
        text = self.text(form).removesuffix("\n") + "\n"
        return text.encode("utf-8-sig" if form == "csv" else "utf-8")  # spreadsheets want the mark

    def _code(self) -> str:
        return encode(self.roster, self.catalogue)

    def _sheet(self) -> Sheet:
        """The sheet of the same army on paper."""
        lists, roster, code = self.catalogue, self.roster, code_if_any(self.roster, self.catalogue)
        found = verdict(lists, roster, self.rulings)
        return roster_sheet(lists, roster, found, layout=self.layout, lang=self.lang, code=code)


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
    lists = desk.catalogue(screen)
    roster = desk.open_army(file, lists, screen).roster
    roster = without_notes(roster) if no_notes else roster
    parcel = Parcel(lists, roster, desk.rulings(ruling), kind, screen.lang)
    if out:
        desk.write(Path(out), parcel.data(form, Path(out)), force=force, source=file)
        screen.written(Path(out), as_json=as_json, form=form)
    elif as_json:
        screen.json({"form": form, "text": parcel.text(form)})
    else:
        screen.raw(parcel.text(form))
    return DONE

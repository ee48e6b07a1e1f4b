"""`battle reference`, `battle report`: one paper of a battle, into one file."""

from pathlib import Path
from typing import Annotated

import typer

from heart_africa.core.messages import say
from heart_africa.core.problems import BadData
from heart_africa.kinds.battles import BATTLES, record, referee_of
from heart_africa.storage.backups import slug
from heart_africa.terminal import context
from heart_africa.terminal.battle.options import Name, Side, view_of
from heart_africa.terminal.faults import DONE
from heart_africa.terminal.game.library import opened
from heart_africa.terminal.options import Force, Json, one_of
from heart_africa.terminal.papers_folder import Metric, OnPaper, paper_of
from heart_africa.terminal.screen import Screen
from reports.content.reference import reference_sheet
from reports.papers import report_papers
from reports.pdf.documents import printed

FORMS = {"pdf": "pdf", "markdown": "md", "html": "html"}
"""How a report may be had, with the ending of its file."""

OTHER_ENDINGS = {"html": ("htm",)}

STDOUT = "-"
"""The name of a file that is none: the text goes to the screen, or into the next program."""

As = Annotated[str, typer.Option("--as", metavar="pdf|markdown|html", help="help-option-report-as")]
Out = Annotated[str, typer.Option("--out", metavar="file", help="help-option-out-paper")]


def reference(
    ctx: typer.Context,
    name: Name,
    *,
    side: Side = "",
    paper: OnPaper = "a4",
    centimetres: Metric = False,
    out: Out = "",
    force: Force = False,
    as_json: Json = False,
) -> int:
    """The command: the rules that this battle needs, on two pages at most."""
    screen: Screen = ctx.obj
    size = paper_of(paper)
    with opened(BATTLES, name) as writer:
        battle, book = writer.state, referee_of(writer).book
        eyes = view_of(battle, side).eyes
        sheet = reference_sheet(book, screen.lang, battle, eyes, centimetres=centimetres)
    path = _path(out, _file(screen, name, "reference", "pdf"))
    context.write(path, printed([sheet], size).pdf, force=force)
    screen.written(path, as_json=as_json, paper=size)
    return DONE


def report(
    ctx: typer.Context,
    name: Name,
    *,
    side: Side = "",
    form: As = "",
    paper: OnPaper = "a4",
    out: Out = "",
    force: Force = False,
    as_json: Json = False,
) -> int:
    """The command: the battle told in prose, turn by turn."""
    screen: Screen = ctx.obj
    kind, size = one_of(form or _form_of(out), FORMS, "--as"), paper_of(paper)
    with opened(BATTLES, name) as writer:
        book, journal = referee_of(writer).book, writer.journal
        eyes = view_of(journal.state, side).eyes
        found = report_papers(book, journal, screen.lang, size, record(writer), eyes=eyes)
        data = next(each.data for each in found if each.ending == FORMS[kind])
    if out == STDOUT and kind != "pdf":
        screen.raw(data.decode())
        return DONE
    path = _path(out, _file(screen, name, "report", FORMS[kind]))
    context.write(path, data, force=force)
    screen.written(path, as_json=as_json, form=kind)
    return DONE


def _form_of(out: str) -> str:
    """The form that the ending of a file calls for; a PDF where it calls for none."""
    ending = Path(out).suffix.lower().removeprefix(".")
    return next(
        (form for form, each in FORMS.items() if ending in {form, each, *OTHER_ENDINGS.get(form, ())}), "pdf"
    )


def _file(screen: Screen, name: str, what: str, ending: str) -> str:
    """What the file is called where nobody says it."""
    return f"{slug(name)}-{say(screen.lang, f'papers-file-{what}')}.{ending}"


def _path(out: str, usual: str) -> Path:
    """Where the file goes. Raises `BadData`: a PDF is no text that could be shown."""
    if out == STDOUT:
        raise BadData("pdf-not-shown", key="--out")
    return Path(out or usual)

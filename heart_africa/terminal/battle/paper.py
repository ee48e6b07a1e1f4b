"""`battle reference`, `battle report`: one paper of a battle, into one file."""

from pathlib import Path
from typing import Annotated

import typer

from heart_africa.core.messages import LANGUAGES, say
from heart_africa.core.problems import BadData
from heart_africa.kinds.battles import BATTLES, record, referee_of
from heart_africa.rules.battle import Battle
from heart_africa.rules.book import Book
from heart_africa.rules.referee.secrets import View
from heart_africa.storage.backups import slug
from heart_africa.storage.journal_writer import JournalWriter
from heart_africa.terminal import context
from heart_africa.terminal.battle.options import Name, Side, view_of
from heart_africa.terminal.faults import DONE
from heart_africa.terminal.game.library import opened
from heart_africa.terminal.options import Force, Json, one_of
from heart_africa.terminal.papers_folder import OnPaper, paper_of
from heart_africa.terminal.screen import Screen
from reports.content.reference import reference_sheet
from reports.content.sheet import Sheet
from reports.content.story import battle_story
from reports.content.table_plan import table_plans
from reports.html.sheet import sheet_html
from reports.pdf.documents import flowing_pdf
from reports.pdf.reference import reference_pdf
from reports.text import markdown

FORMS = {"pdf": "pdf", "markdown": "md", "html": "html"}
"""How a report may be had, with the ending of its file."""

OTHER_ENDINGS = {"html": ("htm",)}

STDOUT = "-"
"""The name of a file that is none: the text goes to the screen, or into the next program."""

As = Annotated[str, typer.Option("--as", metavar="pdf|markdown|html", help="help-option-report-as")]
Out = Annotated[str, typer.Option("--out", metavar="file", help="help-option-out-paper")]
Metric = Annotated[bool, typer.Option("--centimetres", help="help-option-centimetres")]


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
        battle = writer.state
        book = referee_of(writer).book
        sheet = reference_sheet(
            book, screen.lang, battle, view_of(battle, side).eyes, centimetres=centimetres
        )
    data = reference_pdf(sheet, size)
    path = _path(out, _file(screen, name, "reference", "pdf"))
    context.write(path, data, force=force)
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
        book = referee_of(writer).book
        data = _told(book, writer, screen.lang, view_of(writer.state, side), kind=kind, paper=size)
    if out == STDOUT and kind != "pdf":
        screen.raw(data.decode())
        return DONE
    path = _path(out, _file(screen, name, "report", FORMS[kind]))
    context.write(path, data, force=force)
    screen.written(path, as_json=as_json, form=kind)
    return DONE


def _told(
    book: Book, writer: JournalWriter[Battle], lang: str, view: View, *, kind: str, paper: str
) -> bytes:
    """The report in a form; a page for a browser holds every language, this one first."""
    if kind == "html":
        languages = sorted(LANGUAGES, key=lambda each: each != lang)
        return sheet_html([_story(book, each, writer, view) for each in languages]).encode()
    story = _story(book, lang, writer, view)
    return markdown(story).encode() if kind == "markdown" else flowing_pdf([story], paper)


def _story(book: Book, lang: str, writer: JournalWriter[Battle], view: View) -> Sheet:
    """The report as these eyes may read it, with plans of the table if there is one."""
    journal = writer.journal
    plans = table_plans(book, lang, journal, record(writer), view.eyes)
    return battle_story(book, lang, view.journal(journal), plans)


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

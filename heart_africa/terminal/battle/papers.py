"""`battle reference`, `battle report`: a paper of a battle. `battle table`: its table to and from files."""

from pathlib import Path
from typing import Annotated

import typer

from heart_africa.board.layout import Layout
from heart_africa.board.table_file import from_toml, to_toml
from heart_africa.board.table_record import MarkBlazes, PlaceFigures, ground_laid, placed
from heart_africa.core.dataclass import replace
from heart_africa.core.journal.journal import no_dice
from heart_africa.journal_kinds.battles import BATTLES, record, referee_of
from heart_africa.journal_kinds.battles import table as table_journal
from heart_africa.rules.battle import Battle, Stage
from heart_africa.storage.files import read_text
from heart_africa.storage.journal_writer import JournalWriter
from heart_africa.terminal import context
from heart_africa.terminal.battle.options import Name, Side, SidePapers, view_of
from heart_africa.terminal.context import write
from heart_africa.terminal.faults import DONE
from heart_africa.terminal.game.library import opened
from heart_africa.terminal.options import AnyPaper, Force, Json, one_of
from heart_africa.terminal.papers_folder import FORMS, As, Out, file_of, form_of, give, paper_path
from heart_africa.terminal.screen import Screen
from reports.content.reference import reference_sheet
from reports.content.table_plan import layout_now, layout_seen, table_sheet
from reports.papers import report_papers
from reports.pdf.documents import printed

# --- `battle reference`, `battle report` ---


def reference(
    ctx: typer.Context,
    name: Name,
    *,
    options: SidePapers,
    side: Side = "",
    out: Out = "",
    force: Force = False,
    as_json: Json = False,
) -> int:
    """`battle reference`: the rules that this battle needs, on two pages at most."""
    screen: Screen = ctx.obj
    with opened(BATTLES, name) as writer:
        battle, book = writer.state, referee_of(writer).book
        sheet = reference_sheet(book, battle, options, view_of(battle, side).eyes)
    path = paper_path(out, file_of(screen, name, "reference", "pdf"))
    context.write(path, printed([sheet], options.size).pdf, force=force)
    screen.written(path, as_json=as_json, paper=options.size)
    return DONE


def report(
    ctx: typer.Context,
    name: Name,
    *,
    options: AnyPaper,
    side: Side = "",
    form: As = "",
    out: Out = "",
    force: Force = False,
    as_json: Json = False,
) -> int:
    """`battle report`: the battle told in prose, turn by turn."""
    screen: Screen = ctx.obj
    kind = one_of(form or form_of(out), FORMS, "--as")
    with opened(BATTLES, name) as writer:
        book, journal = referee_of(writer).book, writer.journal
        eyes = view_of(journal.state, side).eyes
        found = report_papers(book, journal, options, record(writer), eyes)
        told = next(each for each in found if each.ending == FORMS[kind])
    return give(screen, told, file_of(screen, name, "report", FORMS[kind]), out, force=force, as_json=as_json)


# --- `battle table` ---


TableOut = Annotated[Path | None, typer.Option("--out", metavar="file", help="help-option-table-out")]
In = Annotated[Path | None, typer.Option("--in", metavar="file", help="help-option-table-in")]
Plan = Annotated[Path | None, typer.Option("--plan", metavar="file", help="help-option-table-plan")]


def table(ctx: typer.Context, name: Name, *, options: AnyPaper, out: TableOut = None, in_: In = None,
          plan: Plan = None, side: Side = "", force: Force = False,
          as_json: Json = False) -> int:  # fmt: skip
    """`battle table`: read a table from a file, write it to one, or print its plan."""
    screen: Screen = ctx.obj
    with opened(BATTLES, name) as writer:
        if in_:
            _lay(writer, in_)
        view = view_of(writer.state, side)
        layout = layout_seen(view, layout_now(referee_of(writer).book, writer.journal, record(writer)))
        if out:
            write(out, to_toml(layout, writer.document.name).encode(), force=force)
        if plan:
            book, title = referee_of(writer).book, writer.document.name
            sheet = table_sheet(book, options.lang, view.battle(), layout, title)
            write(plan, printed([sheet], options.size).pdf, force=force)
    _tell(screen, writer, layout, as_json=as_json)
    return DONE


def _lay(writer: JournalWriter[Battle], path: Path) -> None:
    """Lay the table in a file; figures of it that are in the battle are placed too. Raises `BadData`."""
    layout, _ = from_toml(read_text(path), str(path))
    battle, last, kept = writer.state, writer.journal.last, table_journal(writer)
    after = last.number if last and battle.stage is Stage.PLAY else 0
    kept.submit(ground_laid(layout), no_dice)
    known = {name: stand for name, stand in layout.stands.items() if name in battle.company}
    if known:
        figures = tuple(placed(name, stand) for name, stand in known.items())
        kept.submit(PlaceFigures(figures, after), no_dice)
    if layout.blazes:
        kept.submit(MarkBlazes(layout.blazes, after), no_dice)


def _tell(screen: Screen, writer: JournalWriter[Battle], layout: Layout, *, as_json: bool) -> None:
    """Print how many pieces and figures are on the table."""
    pieces = len(layout.features) + len(layout.works) + len(layout.buildings)
    figures, name = len(layout.stands), writer.document.name
    if as_json:
        screen.json({"name": name, "pieces": pieces, "figures": figures})
    elif replace(layout, bases={}) == Layout(bases={}):
        screen.speak("table_plan-none", battle=name)
    else:
        screen.speak("table_plan-laid", battle=name, pieces=pieces, figures=figures)

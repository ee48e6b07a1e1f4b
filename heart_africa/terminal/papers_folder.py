"""Writes papers to a folder or one to a file, for all commands that print."""

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import typer

from heart_africa.core.messages import say
from heart_africa.core.problems import BadData
from heart_africa.storage.files import make_folder, slug
from heart_africa.terminal.context import write
from heart_africa.terminal.faults import DONE
from heart_africa.terminal.screen import Screen
from reports.paper import Paper

Folder = Annotated[Path | None, typer.Option("--out", metavar="folder", help="help-option-papers-out")]

FORMS = {"pdf": "pdf", "markdown": "md", "html": "html"}
"""The forms of a report, with the endings of their files."""

OTHER_ENDINGS = {"html": ("htm",)}

STDOUT = "-"
"""The name in place of a file that sends the text to standard output."""

As = Annotated[str, typer.Option("--as", metavar="pdf|markdown|html", help="help-option-report-as")]
Out = Annotated[str, typer.Option("--out", metavar="file", help="help-option-out-paper")]


def put(folder: Path, documents: Iterable[Paper], *, force: bool) -> list[Path]:
    """Write papers to a folder, created if necessary; returns the files. Raises `BadData`."""
    make_folder(folder)
    written = []
    for document in documents:
        path = folder / document.file
        write(path, document.data, force=force)
        written.append(path)
    return written


def tell(screen: Screen, folder: Path, written: list[Path], *, as_json: bool) -> None:
    """Print which files were written, or as plain data with `--json`."""
    if as_json:
        screen.json({"folder": str(folder), "files": [path.name for path in written]})
        return
    screen.speak("paper-made", "bold", count=len(written), folder=str(folder))
    screen.items(("·", path.name, "") for path in written)


# --- one paper into one file ---


def form_of(out: str) -> str:
    """The form for the ending of a file name, as `html`; PDF for any other ending."""
    ending = Path(out).suffix.lower().removeprefix(".")
    return next(
        (form for form, each in FORMS.items() if ending in {form, each, *OTHER_ENDINGS.get(form, ())}), "pdf"
    )


def file_of(screen: Screen, name: str, what: str, ending: str) -> str:
    """The name of a paper's file if none is given."""
    return f"{slug(name)}-{say(screen.lang, f'paper-file-{what}')}.{ending}"


def paper_path(out: str, usual: str) -> Path:
    """The path of a paper's file. Raises `BadData` for a PDF to standard output."""
    if out == STDOUT:
        raise BadData("pdf-not-shown", key="--out")
    return Path(out or usual)


def give(screen: Screen, found: Paper, usual: str, out: str, *, force: bool, as_json: bool) -> int:
    """Print a paper or write it to a file, named `usual` unless `out` is given; returns 0."""
    if out == STDOUT and found.ending != "pdf":
        screen.raw(found.data.decode())
        return DONE
    path = paper_path(out, usual)
    write(path, found.data, force=force)
    form = next(form for form, ending in FORMS.items() if ending == found.ending)
    screen.written(path, as_json=as_json, form=form)
    return DONE

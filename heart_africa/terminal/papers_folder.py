"""Papers into a folder: what `papers`, `battle papers` and `campaign papers` have in common."""

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import typer

from heart_africa.terminal.context import make, write
from heart_africa.terminal.options import one_of
from heart_africa.terminal.screen import Screen
from reports.paper import Paper
from reports.pdf.pages import PAPERS

Folder = Annotated[Path | None, typer.Option("--out", metavar="folder", help="help-option-papers-out")]
Metric = Annotated[bool, typer.Option("--centimetres", help="help-option-centimetres")]
OnPaper = Annotated[str, typer.Option("--paper", metavar="a4|letter", help="help-option-paper")]


def paper_of(word: str) -> str:
    """The paper that a person names. Raises `BadData` for one that there is not."""
    return one_of(word, PAPERS, "--paper")


def put(folder: Path, documents: Iterable[Paper], *, force: bool) -> list[Path]:
    """Write documents into a folder, made if need be, each in a file of its name. Raises `BadData`."""
    make(folder)
    written = []
    for document in documents:
        path = folder / document.file
        write(path, document.data, force=force)
        written.append(path)
    return written


def tell(screen: Screen, folder: Path, written: list[Path], *, as_json: bool) -> None:
    """Which files there are now."""
    if as_json:
        screen.json({"folder": str(folder), "files": [path.name for path in written]})
        return
    screen.speak("papers-made", "bold", count=len(written), folder=str(folder))
    screen.items(("·", path.name, "") for path in written)

"""`about`: the version, which rules tests prove, licences of the libraries in use."""

from dataclasses import asdict

import typer

from heart_africa import __version__
from heart_africa.core.citations import Rulebook
from heart_africa.core.coverage import proven_entries, rows, whole
from heart_africa.storage.installed_libraries import libraries
from heart_africa.terminal.faults import DONE
from heart_africa.terminal.options import Json
from heart_africa.terminal.screen import Screen
from reports.content.about import about_sheet
from reports.text import plain


def about(ctx: typer.Context, *, as_json: Json = False) -> int:
    """Say which version this is, what is proven, and whose work it stands on."""
    screen: Screen = ctx.obj
    found = libraries()
    if as_json:
        total = whole(rows(Rulebook(), proven_entries()))
        used = [asdict(one) for one in found]
        coverage = {"proven": total.proven, "total": total.total}
        screen.json({"version": __version__, "coverage": coverage, "libraries": used})
    else:
        screen.raw(plain(about_sheet(screen.lang, found)))
    return DONE

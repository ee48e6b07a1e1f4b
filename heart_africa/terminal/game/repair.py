"""`verify`, `repair`: a journal examined, and mended from its copies; the whole database if it is damaged."""

from typing import Any

import typer

from heart_africa.core.problems import BadData
from heart_africa.kinds.kind import JournalKind
from heart_africa.storage.places import data_folder
from heart_africa.storage.repairs import integrity
from heart_africa.storage.salvage import calls_for
from heart_africa.terminal.game.health import Examined, show_health, show_repaired
from heart_africa.terminal.game.library import library
from heart_africa.terminal.game.options import Name
from heart_africa.terminal.game.salvage import database_file, in_backups, salvaged
from heart_africa.terminal.options import Json
from heart_africa.terminal.screen import Screen


def verify(game: JournalKind[Any], ctx: typer.Context, name: Name, *, as_json: Json = False) -> int:
    """The command: 0 if every entry hangs together with the one before and can be read, 1 if not."""
    with library() as shelf:
        document = shelf.find(game.kind, name)
        (health, beside), loose = game.verify(shelf, document), integrity(shelf)
    return show_health(ctx.obj, game.kind, Examined(name, health, loose, beside), as_json=as_json)


def repair(game: JournalKind[Any], ctx: typer.Context, name: Name, *, as_json: Json = False) -> int:
    """The command: a damaged journal is mended from its copies; what none of them has is kept aside."""
    screen: Screen = ctx.obj
    path = database_file()
    try:
        with library() as shelf:
            anew = bool(integrity(shelf)) or in_backups(shelf, name)
            if not anew:
                mended = game.repair(shelf, shelf.find(game.kind, name), data_folder())
                return show_repaired(screen, mended, as_json=as_json)
    except BadData as fault:
        if path is None or not calls_for(fault):
            raise
    assert path is not None  # noqa: S101  # a server neither is loose nor has backups beside it
    return salvaged(screen, path, as_json=as_json)
